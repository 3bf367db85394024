// RUN: dp-opt %s --dp-place-carries --split-input-file --verify-diagnostics | FileCheck %s

// One tensor in two destinations: it is computed in the first, and copied from
// there, but in another shape before that is written.

// CHECK-LABEL: func.func private @one_tensor_two_results
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x2xf32>, %[[A:[^:]*]]: tensor<4x2xf32>, %[[B:[^:]*]]: tensor<4x2xf32>, %[[C:[^:]*]]: tensor<8xf32>
// CHECK: %[[S:.*]] = linalg.exp ins(%[[X]] : tensor<4x2xf32>) outs(%{{.*}} : tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK: %[[R:.*]] = tensor.collapse_shape %[[S]]
// CHECK: bufferization.materialize_in_destination %[[R]] in %[[C]]
// CHECK: %[[FIRST:.*]] = bufferization.materialize_in_destination %[[S]] in %[[A]]
// CHECK: bufferization.materialize_in_destination %[[FIRST]] in %[[B]]
func.func private @one_tensor_two_results(%x: tensor<4x2xf32>, %a: tensor<4x2xf32>,
    %b: tensor<4x2xf32>, %c: tensor<8xf32>)
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<8xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<4x2xf32>, placement = replicated, role = input>,
        <name = "a", type = tensor<4x2xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<4x2xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %e = tensor.empty() : tensor<4x2xf32>
  %s = linalg.exp ins(%x : tensor<4x2xf32>) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  %r = tensor.collapse_shape %s [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %0 = bufferization.materialize_in_destination %s in %a : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = bufferization.materialize_in_destination %s in %b : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %2 = bufferization.materialize_in_destination %r in %c : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<8xf32>
}

// -----

// What is reshaped of a state is read before that is written, and what is made
// first before what is made of it.

// CHECK-LABEL: func.func private @ordered
// CHECK-SAME: %[[STATE:[^:]*]]: tensor<4x2xf32>, %[[C:[^:]*]]: tensor<8xf32>, %[[D:[^:]*]]: tensor<4x2xf32>
// CHECK-SAME: %[[ROW:[^:]*]]: tensor<2xf32>
// CHECK: %[[S:.*]] = linalg.exp ins(%[[STATE]] : tensor<4x2xf32>) outs(%{{.*}} : tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK: %[[T:.*]] = tensor.insert_slice %[[ROW]] into %[[S]][1, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<4x2xf32>
// CHECK: bufferization.materialize_in_destination %{{.*}} in %[[C]]
// CHECK: bufferization.materialize_in_destination %[[S]] in %[[STATE]]
// CHECK: bufferization.materialize_in_destination %[[T]] in %[[D]]
func.func private @ordered(%state: tensor<4x2xf32>, %c: tensor<8xf32>, %d: tensor<4x2xf32>, %row: tensor<2xf32>)
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<8xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "state", type = tensor<4x2xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "d", type = tensor<4x2xf32>, placement = replicated, role = input>,
        <name = "row", type = tensor<2xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %e = tensor.empty() : tensor<4x2xf32>
  %s = linalg.exp ins(%state : tensor<4x2xf32>) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  %t = tensor.insert_slice %row into %s[1, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<4x2xf32>
  %r = tensor.collapse_shape %state [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = bufferization.materialize_in_destination %s in %state : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %2 = bufferization.materialize_in_destination %r in %c : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<8xf32>
}

// -----

// A carry that is computed goes to where it came from.

// CHECK-LABEL: func.func private @computed(
func.func private @computed(%x: tensor<4xf32>, %n: index) -> tensor<4xf32>
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}})
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    // CHECK: %[[B:.*]] = linalg.exp
    %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // CHECK: %[[P:.*]] = bufferization.materialize_in_destination %[[B]] in %[[A]]
    // CHECK: scf.yield %[[P]]
    scf.yield %b : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// A cycle needs one temporary, a chain an order: what c was is read before c is
// written. They begin with one tensor, so with copies of it.

// CHECK-LABEL: func.func private @rotated(
func.func private @rotated(%x: tensor<4xf32>, %n: index) -> tensor<4xf32>
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[X0:.*]] = bufferization.alloc_tensor() copy(%[[X:.*]])
  // CHECK: %[[X1:.*]] = bufferization.alloc_tensor() copy(%[[X]])
  // CHECK: %[[X2:.*]] = bufferization.alloc_tensor() copy(%[[X]])
  // CHECK: iter_args(%[[A:.*]] = %[[X0]], %[[B:.*]] = %[[X1]], %[[C:.*]] = %[[X2]], %[[D:.*]] = %[[X]])
  %0:4 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x, %c = %x, %d = %x)
      -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // CHECK: %[[E:.*]] = linalg.exp
    %e = tensor.empty() : tensor<4xf32>
    %f = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // CHECK-NEXT: %[[T:.*]] = bufferization.alloc_tensor() copy(%[[B]])
    // CHECK-NEXT: %[[B1:.*]] = bufferization.materialize_in_destination %[[A]] in %[[B]]
    // CHECK-NEXT: %[[A1:.*]] = bufferization.materialize_in_destination %[[T]] in %[[A]]
    // CHECK-NEXT: %[[D1:.*]] = bufferization.materialize_in_destination %[[C]] in %[[D]]
    // CHECK-NEXT: %[[C1:.*]] = bufferization.materialize_in_destination %[[E]] in %[[C]]
    // CHECK-NEXT: scf.yield %[[A1]], %[[B1]], %[[C1]], %[[D1]]
    scf.yield %b, %a, %f, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %0#0 : tensor<4xf32>
}

// -----

// What stays as it is needs nothing; what two carries become is computed once.

// CHECK-LABEL: func.func private @kept(
func.func private @kept(%x: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}, %[[C:.*]] = %{{.*}})
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x, %c = %x)
      -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // CHECK: %[[E:.*]] = linalg.exp
    %e = tensor.empty() : tensor<4xf32>
    %f = linalg.exp ins(%c : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // CHECK-NEXT: %[[A1:.*]] = bufferization.materialize_in_destination %[[E]] in %[[A]]
    // CHECK-NEXT: %[[B1:.*]] = bufferization.materialize_in_destination %[[A1]] in %[[B]]
    // CHECK-NEXT: scf.yield %[[A1]], %[[B1]], %[[C]]
    scf.yield %f, %f, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Both branches write one tensor, of a size that is known before.

// CHECK-LABEL: func.func private @branches(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>
func.func private @branches(%x: tensor<?xf32>) -> tensor<?xf32>
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<100xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  %p = arith.constant true
  %c0 = arith.constant 0 : index
  // CHECK: %[[N:.*]] = tensor.dim %[[X]]
  // CHECK: %[[D:.*]] = bufferization.alloc_tensor(%[[N]]) : tensor<?xf32>
  // CHECK: scf.if
  %0 = scf.if %p -> (tensor<?xf32>) {
    %n = tensor.dim %x, %c0 : tensor<?xf32>
    %e = tensor.empty(%n) : tensor<?xf32>
    // CHECK: %[[B:.*]] = linalg.exp
    %b = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    // CHECK: %[[P:.*]] = bufferization.materialize_in_destination %[[B]] in %[[D]]
    // CHECK: scf.yield %[[P]]
    scf.yield %b : tensor<?xf32>
  } else {
    // What was there before is copied: it must not come about where the other
    // branch writes.
    // CHECK: %[[C:.*]] = bufferization.alloc_tensor() copy(%[[X]]) : tensor<?xf32>
    // CHECK: %[[Q:.*]] = bufferization.materialize_in_destination %[[C]] in %[[D]]
    // CHECK: scf.yield %[[Q]]
    scf.yield %x : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// -----

// A carry that an iteration may leave as it is is not copied.

// CHECK-LABEL: func.func private @skipped(
func.func private @skipped(%x: tensor<4xf32>, %n: index) -> tensor<4xf32>
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %p = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK-NOT: alloc_tensor
  // CHECK: iter_args(%[[A:.*]] = %{{.*}})
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    // CHECK: %[[IF:.*]] = scf.if
    %1 = scf.if %p -> (tensor<4xf32>) {
      %e = tensor.empty() : tensor<4xf32>
      %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      // CHECK: %[[P:.*]] = bufferization.materialize_in_destination %{{.*}} in %[[A]]
      // CHECK: scf.yield %[[P]]
      scf.yield %b : tensor<4xf32>
    } else {
      // CHECK: %[[Q:.*]] = bufferization.materialize_in_destination %[[A]] in %[[A]]
      // CHECK: scf.yield %[[Q]]
      scf.yield %a : tensor<4xf32>
    }
    // CHECK: %[[R:.*]] = bufferization.materialize_in_destination %[[IF]] in %[[A]]
    // CHECK: scf.yield %[[R]]
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// A result that is not what is carried becomes a carry as well.

// CHECK-LABEL: func.func private @handed_on(
func.func private @handed_on(%x: tensor<4xf32>) -> (tensor<4xf64>, i32)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %n = arith.constant 1 : i32
  %c1 = arith.constant 1 : i32
  // CHECK: %[[D:.*]] = bufferization.alloc_tensor() : tensor<4xf64>
  // CHECK: scf.while (%[[R:.*]] = %[[D]], %[[A:.*]] = %{{.*}}, %[[I:.*]] = %{{.*}}) : (tensor<4xf64>, tensor<4xf32>, i32) -> (tensor<4xf64>, tensor<4xf32>, i32)
  %0:2 = scf.while (%i = %n, %a = %x) : (i32, tensor<4xf32>) -> (tensor<4xf64>, i32) {
    %e = tensor.empty() : tensor<4xf64>
    // CHECK: %[[W:.*]] = linalg.generic
    %w = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
                         iterator_types = ["parallel"]}
        ins(%a : tensor<4xf32>) outs(%e : tensor<4xf64>) {
    ^bb0(%u: f32, %o: f64):
      %1 = arith.extf %u : f32 to f64
      linalg.yield %1 : f64
    } -> tensor<4xf64>
    %p = arith.cmpi sgt, %i, %c1 : i32
    // CHECK: %[[P:.*]] = bufferization.materialize_in_destination %[[W]] in %[[R]]
    // CHECK: scf.condition(%{{.*}}) %[[P]], %[[A]], %[[I]] : tensor<4xf64>, tensor<4xf32>, i32
    scf.condition(%p) %w, %i : tensor<4xf64>, i32
  } do {
  // CHECK: ^bb0(%[[R:.*]]: tensor<4xf64>, %[[A:.*]]: tensor<4xf32>, %[[I:.*]]: i32):
  ^bb0(%w: tensor<4xf64>, %i: i32):
    %j = arith.subi %i, %c1 : i32
    %e = tensor.empty() : tensor<4xf32>
    %b = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
                         iterator_types = ["parallel"]}
        ins(%w : tensor<4xf64>) outs(%e : tensor<4xf32>) {
    ^bb0(%u: f64, %o: f32):
      %1 = arith.truncf %u : f64 to f32
      linalg.yield %1 : f32
    } -> tensor<4xf32>
    // CHECK: %[[B:.*]] = bufferization.materialize_in_destination %{{.*}} in %[[A]]
    // CHECK: scf.yield %[[R]], %[[B]], %{{.*}} : tensor<4xf64>, tensor<4xf32>, i32
    scf.yield %j, %b : i32, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf64>, i32
}

// -----

func.func private @unknown(%x: tensor<4xi64>) -> tensor<?xf32>
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<4xi64>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %p = arith.constant true
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  // expected-error @below {{cannot compile 'scf.if': the size of a result is only known inside of it}}
  %0 = scf.if %p -> (tensor<?xf32>) {
    %m = scf.while (%j = %c0) : (index) -> index {
      %v = tensor.extract %x[%j] : tensor<4xi64>
      %k = arith.index_cast %v : i64 to index
      %q = arith.cmpi slt, %j, %k : index
      scf.condition(%q) %k : index
    } do {
    ^bb0(%j: index):
      scf.yield %j : index
    }
    %e = tensor.empty(%m) : tensor<?xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %f : tensor<?xf32>
  } else {
    %m = scf.while (%j = %c0) : (index) -> index {
      %q = arith.cmpi slt, %j, %c0 : index
      scf.condition(%q) %j : index
    } do {
    ^bb0(%j: index):
      scf.yield %j : index
    }
    %e = tensor.empty(%m) : tensor<?xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %f : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// -----

// A branch that writes over what stands before it writes over a copy.

// CHECK-LABEL: func.func private @written_over(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[U:.*]]: tensor<2xf32>
// CHECK-DAG: %[[TRUE:.*]] = arith.constant true
// CHECK: %[[E:.*]] = linalg.exp ins(%[[X]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>) -> tensor<4xf32>
// CHECK: %[[D:.*]] = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK: scf.if %[[TRUE]] -> (tensor<4xf32>)
// CHECK: %[[C:.*]] = bufferization.alloc_tensor() copy(%[[E]]) : tensor<4xf32>
// CHECK: %[[A:.*]] = tensor.insert_slice %[[U]] into %[[C]]
// CHECK: bufferization.materialize_in_destination %[[A]] in %[[D]]
// CHECK: else
// CHECK: %[[B:.*]] = bufferization.alloc_tensor() copy(%[[E]]) : tensor<4xf32>
// CHECK: bufferization.materialize_in_destination %[[B]] in %[[D]]
func.func private @written_over(%x: tensor<4xf32>, %u: tensor<2xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "u", type = tensor<2xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %p = arith.constant true
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = scf.if %p -> (tensor<4xf32>) {
    %a = tensor.insert_slice %u into %y[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
    scf.yield %a : tensor<4xf32>
  } else {
    scf.yield %y : tensor<4xf32>
  }
  return %y, %0 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A part of a carry that becomes the carry is copied: it may overlap itself.

// CHECK-LABEL: func.func private @shifted(
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}})
// CHECK: %[[S:.*]] = tensor.extract_slice %[[A]]
// CHECK: %[[C:.*]] = bufferization.alloc_tensor() copy(%[[S]]) : tensor<4xf32>
// CHECK: bufferization.materialize_in_destination %[[C]] in %[[A]]
func.func private @shifted(%x: tensor<4xf32>, %n: index) -> tensor<4xf32>
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %o = arith.remui %n, %n : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %s = tensor.extract_slice %a[%o] [4] [1] : tensor<4xf32> to tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
