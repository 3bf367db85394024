// scf, cf and func: loops, branches and calls as upstream's tests write them.
func.func @for_sum(%x: tensor<8x6xf32>, %n: index, %z: tensor<6xf32>) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> tensor<6xf32> {
    %s = tensor.extract_slice %x[%i, 0] [1, 6] [1, 1] : tensor<8x6xf32> to tensor<6xf32>
    %t = arith.addf %a, %s : tensor<6xf32>
    scf.yield %t : tensor<6xf32>
  }
  return %0 : tensor<6xf32>
}
// -----
func.func @nested_for(%x: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<8x6xf32> {
    %1 = scf.for %j = %i to %c3 step %c1 iter_args(%b = %a) -> tensor<8x6xf32> {
      %2 = arith.addf %b, %a : tensor<8x6xf32>
      scf.yield %2 : tensor<8x6xf32>
    }
    scf.yield %1 : tensor<8x6xf32>
  }
  return %0 : tensor<8x6xf32>
}
// -----
func.func @swapping_for(%x: tensor<8xf32>, %y: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.yield %b, %a : tensor<8xf32>, tensor<8xf32>
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @for_without_results(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.addf %x, %x : tensor<8xf32>
  }
  return %x : tensor<8xf32>
}
// -----
func.func @for_with_side_effects(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = tensor.extract %x[%i] : tensor<8xf32>
    vector.print %v : f32
  }
  return %x : tensor<8xf32>
}
// -----
func.func @while(%x: tensor<8xf32>, %e: f32) -> (tensor<8xf32>, f32) {
  %0:2 = scf.while (%a = %x, %b = %e) : (tensor<8xf32>, f32) -> (tensor<8xf32>, f32) {
    %z = arith.constant dense<0.0> : tensor<f32>
    %s = linalg.reduce { arith.addf } ins(%a : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
    %v = tensor.extract %s[] : tensor<f32>
    %p = arith.cmpf ogt, %v, %b : f32
    scf.condition(%p) %a, %v : tensor<8xf32>, f32
  } do {
  ^bb0(%a: tensor<8xf32>, %b: f32):
    %h = arith.constant dense<0.5> : tensor<8xf32>
    %1 = arith.mulf %a, %h : tensor<8xf32>
    scf.yield %1, %b : tensor<8xf32>, f32
  }
  return %0#0, %0#1 : tensor<8xf32>, f32
}
// -----
// The loop's values change types between before and after.
func.func @while_of_two_types(%x: tensor<8xf32>, %n: i32) -> tensor<8xf32> {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %0:2 = scf.while (%i = %n) : (i32) -> (tensor<8xf32>, i32) {
    %p = arith.cmpi sgt, %i, %c0 : i32
    scf.condition(%p) %x, %i : tensor<8xf32>, i32
  } do {
  ^bb0(%a: tensor<8xf32>, %j: i32):
    %k = arith.subi %j, %c1 : i32
    scf.yield %k : i32
  }
  return %0#0 : tensor<8xf32>
}
// -----
func.func @if_else(%x: tensor<8xf32>, %p: i1) -> tensor<8xf32> {
  %0 = scf.if %p -> tensor<8xf32> {
    %1 = arith.addf %x, %x : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @if_without_results(%x: tensor<8xf32>, %p: i1) -> tensor<8xf32> {
  scf.if %p {
    %1 = arith.addf %x, %x : tensor<8xf32>
  }
  return %x : tensor<8xf32>
}
// -----
// The condition comes from the batch's data.
func.func @if_of_data(%x: tensor<8xf32>, %i: index) -> tensor<8xf32> {
  %z = arith.constant 0.0 : f32
  %v = tensor.extract %x[%i] : tensor<8xf32>
  %p = arith.cmpf olt, %v, %z : f32
  %0 = scf.if %p -> tensor<8xf32> {
    %1 = arith.negf %x : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @switch(%x: tensor<8xf32>, %k: index) -> tensor<8xf32> {
  %0 = scf.index_switch %k -> tensor<8xf32>
  case 2 {
    %1 = arith.addf %x, %x : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  default {
    scf.yield %x : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @execute_region(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = scf.execute_region -> tensor<8xf32> {
    %1 = arith.addf %x, %x : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @execute_region_of_blocks(%x: tensor<8xf32>, %p: i1) -> tensor<8xf32> {
  %0 = scf.execute_region -> tensor<8xf32> {
    cf.cond_br %p, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : tensor<8xf32>
  ^bb2:
    %1 = arith.addf %x, %x : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @parallel_loop(%x: tensor<8xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
    %v = tensor.extract %x[%i] : tensor<8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %0 : f32
}
// -----
func.func @forall_tiles(%x: tensor<8x6xf32>, %z: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = scf.forall (%i, %j) = (0, 0) to (8, 6) step (4, 3) shared_outs(%o = %z) -> (tensor<8x6xf32>) {
    %s = tensor.extract_slice %x[%i, %j] [4, 3] [1, 1] : tensor<8x6xf32> to tensor<4x3xf32>
    %t = arith.mulf %s, %s : tensor<4x3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i, %j] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<8x6xf32>
    }
  }
  return %0 : tensor<8x6xf32>
}
// -----
func.func @branches(%x: tensor<8xf32>, %p: i1) -> tensor<8xf32> {
  cf.cond_br %p, ^bb1, ^bb2(%x : tensor<8xf32>)
^bb1:
  %0 = arith.addf %x, %x : tensor<8xf32>
  cf.br ^bb2(%0 : tensor<8xf32>)
^bb2(%a: tensor<8xf32>):
  return %a : tensor<8xf32>
}
// -----
func.func private @square(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = arith.mulf %x, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @calls(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @square(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @square(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @recursive(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @recursive(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func private @declared(tensor<8xf32>) -> tensor<8xf32>
func.func @calls_declared(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @declared(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @indirect(%f: (tensor<8xf32>) -> tensor<8xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call_indirect %f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @constant_function(%x: tensor<8xf32>) -> tensor<8xf32> {
  %f = func.constant @other : (tensor<8xf32>) -> tensor<8xf32>
  %0 = call_indirect %f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @other(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
// -----
func.func @asserts(%x: tensor<8xf32>, %p: i1) -> tensor<8xf32> {
  cf.assert %p, "must hold"
  return %x : tensor<8xf32>
}
// -----
func.func @nothing() {
  return
}
// -----
func.func @no_tensors(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
// -----
func.func @same_result_twice(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = arith.addf %x, %x : tensor<8xf32>
  return %0, %x, %0 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
