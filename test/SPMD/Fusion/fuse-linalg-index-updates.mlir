// One-hot tensors and slices that fusion makes or takes.
//
// RUN: dp-opt %s --dp-simplify-linalg --dp-fuse-linalg -cse -split-input-file | FileCheck %s

// A one-hot tensor is computed where it is read, and so is a splat; not one with
// several values in a row.

// CHECK-DAG: #[[$ROW:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func private @one_hot
// CHECK-SAME: %[[V:[^:]*]]: tensor<?xf32>, %[[I:[^:]*]]: tensor<?x1xi64>, %[[X:[^:]*]]: tensor<?x9xf32>
// CHECK: %[[HALF:.*]] = arith.constant 5.0
// CHECK: %[[ROWS:.*]] = tensor.collapse_shape %[[I]] {{\[}}[0, 1]]
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #[[$ROW]], #[[$ROW]], #{{.*}}]
// CHECK-SAME: ins(%[[X]], %[[V]], %[[ROWS]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: %[[HOT:.*]] = arith.cmpi eq, %[[J]],
// CHECK: %[[CHOSEN:.*]] = arith.select %[[HOT]], %{{.*}}, %[[HALF]]
// CHECK: arith.subf %[[IN0]], %[[CHOSEN]] : f32
// CHECK: arith.mulf %{{.*}}, %{{.*}} : f32
// CHECK-NOT: dp.index_update
// CHECK: return
// CHECK-LABEL: func.func private @several
// CHECK-SAME: %[[V:[^:]*]]: tensor<?x2xf32>, %[[I:[^:]*]]: tensor<?x2xi64>
// CHECK-DAG: %[[HALF:.*]] = arith.constant 5.000000e-01 : f32
// CHECK: %[[INIT:.*]] = linalg.fill ins(%[[HALF]] : f32) outs(%{{.*}} : tensor<?x9xf32>) -> tensor<?x9xf32>
// CHECK: %[[UPDATED:.*]] = dp.index_update %[[V]] into %[[INIT]] at %[[I]] dims [1] batching [0] : tensor<?x2xf32>, tensor<?x9xf32>, tensor<?x2xi64>
// CHECK-NEXT: return %[[UPDATED]] :
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func private @one_hot(%v: tensor<?xf32>, %i: tensor<?x1xi64>, %x: tensor<?x9xf32>, %s: f32, %n: index)
    -> tensor<?x9xf32> attributes {dp.spmd} {
  %half = arith.constant 0.5 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %z = linalg.fill ins(%half : f32) outs(%e : tensor<?x9xf32>) -> tensor<?x9xf32>
  %u = dp.index_update %v into %z at %i dims [1] batching [0] : tensor<?xf32>, tensor<?x9xf32>, tensor<?x1xi64>
  %splat = tensor.splat %s[%n] : tensor<?x9xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %u, %splat : tensor<?x9xf32>, tensor<?x9xf32>, tensor<?x9xf32>) outs(%e : tensor<?x9xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    %1 = arith.mulf %0, %c : f32
    linalg.yield %1 : f32
  } -> tensor<?x9xf32>
  return %r : tensor<?x9xf32>
}
func.func private @several(%v: tensor<?x2xf32>, %i: tensor<?x2xi64>, %n: index) -> tensor<?x9xf32> attributes {dp.spmd} {
  %half = arith.constant 0.5 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %z = linalg.fill ins(%half : f32) outs(%e : tensor<?x9xf32>) -> tensor<?x9xf32>
  %u = dp.index_update %v into %z at %i dims [1] batching [0] : tensor<?x2xf32>, tensor<?x9xf32>, tensor<?x2xi64>
  return %u : tensor<?x9xf32>
}

// -----

// The sum of a one-hot row is the row's value, if its index is that of a column;
// NaN where zero times the row's factor is.

// CHECK-LABEL: func.func private @sum_of_one_hot
// CHECK-SAME: %[[V:[^:]*]]: tensor<?xf32>, %[[I:[^:]*]]: tensor<?xi64>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel"]} ins(%[[V]], %[[I]] : tensor<?xf32>, tensor<?xi64>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: i64
// CHECK-DAG: %[[COLUMN:.*]] = arith.index_cast %[[IN1]] : i64 to index
// CHECK-DAG: %[[LOW:.*]] = arith.cmpi sge, %[[COLUMN]], %c0
// CHECK-DAG: %[[HIGH:.*]] = arith.cmpi slt, %[[COLUMN]], %c9
// CHECK: %[[EXISTS:.*]] = arith.andi %[[LOW]], %[[HIGH]]
// CHECK: %[[CHOSEN:.*]] = arith.select %[[EXISTS]]
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[CHOSEN]], %[[IN0]] : f32
// CHECK: %[[SUM:.*]] = arith.addf %[[PRODUCT]], %[[ZERO]] : f32
// CHECK: %[[PRODUCT2:.*]] = arith.mulf %[[IN0]], %[[ZERO]] : f32
// CHECK: arith.addf %[[SUM]], %[[PRODUCT2]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func private @sum_of_one_hot(%v: tensor<?xf32>, %i: tensor<?xi64>, %n: index)
    -> tensor<?xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant -1.0 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %x = linalg.generic {indexing_maps = [#row, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%v, %i : tensor<?xf32>, tensor<?xi64>) outs(%e : tensor<?x9xf32>) {
    ^bb0(%in: f32, %l: i64, %out: f32):
      %j = linalg.index 1 : index
      %k = arith.index_cast %l : i64 to index
      %c = arith.cmpi eq, %j, %k : index
      %t = arith.select %c, %one, %zero : f32
      %m = arith.mulf %t, %in : f32
      linalg.yield %m : f32
  } -> tensor<?x9xf32>
  %se = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%se : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x9xf32>) outs(%z : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %a = arith.addf %in, %out : f32
      linalg.yield %a : f32
  } -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// -----

// Other elements than zero are added.

// CHECK-LABEL: func.func private @sum_of_others
// CHECK-SAME: %[[V:[^:]*]]: tensor<?xf32>, %[[I:[^:]*]]: tensor<?xindex>
// CHECK: linalg.generic {{.*}} ins(%[[V]], %[[I]] : tensor<?xf32>, tensor<?xindex>) outs(%{{.*}} : tensor<?x9xf32>)
// CHECK: linalg.index 1
// CHECK: iterator_types = ["parallel", "reduction"]
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func private @sum_of_others(%v: tensor<?xf32>, %i: tensor<?xindex>, %n: index)
    -> tensor<?xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %x = linalg.generic {indexing_maps = [#row, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%v, %i : tensor<?xf32>, tensor<?xindex>) outs(%e : tensor<?x9xf32>) {
    ^bb0(%in: f32, %k: index, %out: f32):
      %j = linalg.index 1 : index
      %c = arith.cmpi eq, %j, %k : index
      %t = arith.select %c, %in, %one : f32
      linalg.yield %t : f32
  } -> tensor<?x9xf32>
  %se = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%se : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x9xf32>) outs(%z : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %a = arith.addf %in, %out : f32
      linalg.yield %a : f32
  } -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// -----

// Updates that JAX adds to zeros, counted with a last dimension of 1, are such
// a one-hot tensor, and the negated sum of its rows needs no tensor either.

// CHECK-DAG: #[[$NEXT:.*]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-LABEL: func.func private @added_one_hot
// CHECK-SAME: %[[V:[^:]*]]: tensor<?x1xf32>, %[[I:[^:]*]]: tensor<?x1x1xi32>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[VALUES:.*]] = tensor.collapse_shape %[[V]] {{\[}}[0, 1]]
// CHECK-DAG: %[[ROWS:.*]] = tensor.collapse_shape %[[I]] {{\[}}[0, 1, 2]]
// CHECK: %[[S:.*]] = linalg.generic {{.*}}iterator_types = ["parallel"]} ins(%[[VALUES]], %[[ROWS]] : tensor<?xf32>, tensor<?xi32>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: i32
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[IN1]] : i32 to index
// CHECK: %[[IS2:.*]] = arith.cmpi slt
// CHECK: %[[IS:.*]] = arith.cmpi sge, %[[INDEX]], %[[C0]] : index
// CHECK: %[[AND:.*]] = arith.andi %[[IS]], %[[IS2]] : i1
// CHECK: %[[SUM2:.*]] = arith.addf %[[IN0]], %[[ZERO]] : f32
// CHECK: %[[CHOSEN:.*]] = arith.select %[[AND]], %[[SUM2]], %[[ZERO]] : f32
// CHECK: arith.negf %[[CHOSEN]] : f32
// CHECK: %[[Y:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[VALUES]], %[[ROWS]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK-DAG: %[[SUM:.*]] = arith.addf %[[IN1]], %[[ZERO]] : f32
// CHECK-DAG: arith.cmpi eq, %[[J]],
// CHECK: %[[CHOSEN2:.*]] = arith.select %{{.*}}, %[[SUM]]
// CHECK: arith.mulf %[[IN0]], %[[CHOSEN2]] : f32
// CHECK-NOT: dp.index_update
// CHECK: return %[[S]], %[[Y]]
// Updates with a kind do not begin with another number than zero.
// CHECK-LABEL: func.func private @added_to_ones
// CHECK-SAME: %[[V:[^:]*]]: tensor<?x1xf32>, %[[I:[^:]*]]: tensor<?x1x1xi32>
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[INIT:.*]] = linalg.fill ins(%[[ONE]] : f32) outs(%{{.*}} : tensor<?x9xf32>) -> tensor<?x9xf32>
// CHECK: %[[UPDATED:.*]] = dp.index_update %[[V]] into %[[INIT]] at %[[I]] dims [1] batching [0] kind add : tensor<?x1xf32>, tensor<?x9xf32>, tensor<?x1x1xi32>
// CHECK-NEXT: return %[[UPDATED]] :
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func private @added_one_hot(%v: tensor<?x1xf32>, %i: tensor<?x1x1xi32>, %x: tensor<?x9xf32>, %n: index)
    -> (tensor<?xf32>, tensor<?x9xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x9xf32>) -> tensor<?x9xf32>
  %u = dp.index_update %v into %z at %i dims [1] batching [0] kind add : tensor<?x1xf32>, tensor<?x9xf32>, tensor<?x1x1xi32>
  %m = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%u : tensor<?x9xf32>) outs(%e : tensor<?x9xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<?x9xf32>
  %se = tensor.empty(%n) : tensor<?xf32>
  %sz = linalg.fill ins(%zero : f32) outs(%se : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%m : tensor<?x9xf32>) outs(%sz : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %u : tensor<?x9xf32>, tensor<?x9xf32>) outs(%e : tensor<?x9xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<?x9xf32>
  return %s, %y : tensor<?xf32>, tensor<?x9xf32>
}
func.func private @added_to_ones(%v: tensor<?x1xf32>, %i: tensor<?x1x1xi32>, %n: index) -> tensor<?x9xf32> attributes {dp.spmd} {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %z = linalg.fill ins(%one : f32) outs(%e : tensor<?x9xf32>) -> tensor<?x9xf32>
  %u = dp.index_update %v into %z at %i dims [1] batching [0] kind add : tensor<?x1xf32>, tensor<?x9xf32>, tensor<?x1x1xi32>
  return %u : tensor<?x9xf32>
}

// No more of a result is computed than its slice reads; its indices are those of
// the slice's place. Not if the rows of an input would be those of a slice, or if
// something else reads the rest.
// CHECK-LABEL: func.func private @sliced(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x6xi32>, %[[T:[^:]*]]: tensor<64xf32>
// CHECK: %[[R:.*]] = linalg.generic {indexing_maps = [#[[$ID:.*]]], iterator_types = ["parallel", "parallel"]} outs(%{{.*}} : tensor<?x4xf32>)
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: affine.apply #[[$NEXT]]()[%[[J]]]
// CHECK: tensor.extract %[[T]]
// CHECK: %[[N:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<8x6xi32>)
// CHECK: %[[M:.*]] = tensor.extract_slice %[[N]][0, 1] [8, 4] [1, 1]
// CHECK: return %[[R]], %[[M]]
func.func private @sliced(%x: tensor<8x6xi32>, %t: tensor<64xf32>, %b: index) -> (tensor<?x4xf32>, tensor<8x4xi32>) attributes {dp.spmd} {
  %c6 = arith.constant 6 : index
  %e = tensor.empty(%b) : tensor<?x6xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x6xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %i, %c6 : index
    %l = arith.addi %k, %j : index
    %v = tensor.extract %t[%l] : tensor<64xf32>
    linalg.yield %v : f32
  } -> tensor<?x6xf32>
  %r = tensor.extract_slice %g[0, 1] [%b, 4] [1, 1] : tensor<?x6xf32> to tensor<?x4xf32>
  %f = tensor.empty() : tensor<8x6xi32>
  %n = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x6xi32>) outs(%f : tensor<8x6xi32>) {
  ^bb0(%in: i32, %out: i32):
    %0 = arith.muli %in, %in : i32
    linalg.yield %0 : i32
  } -> tensor<8x6xi32>
  %m = tensor.extract_slice %n[0, 1] [8, 4] [1, 1] : tensor<8x6xi32> to tensor<8x4xi32>
  return %r, %m : tensor<?x4xf32>, tensor<8x4xi32>
}

// An assertion about an element that no slice reads still holds.
// CHECK-LABEL: func.func private @asserted(
// CHECK-SAME: %[[N:[^:]*]]: index
// CHECK: %[[R:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<8x6xindex>)
// CHECK: %[[INDEX:.*]] = linalg.index 1 : index
// CHECK: %[[IS:.*]] = arith.cmpi ult, %[[INDEX]], %[[N]] : index
// CHECK: cf.assert %[[IS]], "too long"
// CHECK-NEXT: linalg.yield %[[INDEX]] :
// CHECK: tensor.extract_slice %[[R]][0, 1] [8, 4] [1, 1]
func.func private @asserted(%n: index) -> tensor<8x4xindex> attributes {dp.spmd} {
  %e = tensor.empty() : tensor<8x6xindex>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x6xindex>) {
  ^bb0(%out: index):
    %i = linalg.index 1 : index
    %is = arith.cmpi ult, %i, %n : index
    cf.assert %is, "too long"
    linalg.yield %i : index
  } -> tensor<8x6xindex>
  %r = tensor.extract_slice %g[0, 1] [8, 4] [1, 1] : tensor<8x6xindex> to tensor<8x4xindex>
  return %r : tensor<8x4xindex>
}
