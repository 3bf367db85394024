// RUN: dp-opt %s --dp-insert-checks --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @element(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>, %[[I:.*]]: index)
// CHECK: %[[N:.*]] = arith.constant 8 : index
// CHECK: %[[OK:.*]] = arith.cmpi ult, %[[I]], %[[N]] : index
// CHECK: cf.assert %[[OK]], "'tensor.extract' op has an index that dimension 0 of its tensor does not have"
// CHECK-NEXT: tensor.extract %[[X]][%[[I]]] : tensor<8xf32>
// CHECK-NOT: cf.assert
// CHECK: return
func.func @element(%x: tensor<8xf32>, %i: index) -> f32 {
  %0 = tensor.extract %x[%i] : tensor<8xf32>
  return %0 : f32
}

// -----

// Of a dynamic extent, which is taken outside of the body.
// CHECK-LABEL: func.func @body(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>, %[[I:.*]]: tensor<4xi32>)
// CHECK: %[[N:.*]] = tensor.dim %[[X]]
// CHECK: linalg.generic {{.*}} ins(%[[I]] : tensor<4xi32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: i32
// CHECK: %[[AT:.*]] = arith.index_cast %[[IN]] : i32 to index
// CHECK: %[[OK:.*]] = arith.cmpi ult, %[[AT]], %[[N]] : index
// CHECK: cf.assert %[[OK]], "'tensor.extract' op has an index
#id = affine_map<(d0) -> (d0)>
func.func @body(%x: tensor<?xf32>, %i: tensor<4xi32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%i : tensor<4xi32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: i32, %o: f32):
    %at = arith.index_cast %a : i32 to index
    %v = tensor.extract %x[%at] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>, %[[S:[^:]*]]: tensor<?xf32>, %[[I:[^:]*]]: index, %[[N:[^:]*]]: index)
// CHECK: %[[ROOM:.*]] = arith.subi %{{.*}}, %{{.*}} : index
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[I]], %[[ROOM]] : index
// CHECK: cf.assert %{{.*}}, "'tensor.extract_slice' op has a slice that is not within dimension 0 of its tensor"
// CHECK: cf.assert %{{.*}}, "'tensor.insert_slice' op has a slice that is not within dimension 0 of its tensor"
// CHECK: cf.assert %{{.*}}, "'tensor.insert_slice' op inserts another number of elements along dimension 0 than its source has"
// CHECK: cf.assert %{{.*}}, "'tensor.empty' op has a negative size of dimension 0"
func.func @slices(%x: tensor<8xf32>, %s: tensor<?xf32>, %i: index, %n: index) -> (tensor<3xf32>, tensor<8xf32>, tensor<?xf32>) {
  %0 = tensor.extract_slice %x[%i] [3] [1] : tensor<8xf32> to tensor<3xf32>
  %1 = tensor.insert_slice %s into %x[%i] [%n] [2] : tensor<?xf32> into tensor<8xf32>
  %2 = tensor.empty(%n) : tensor<?xf32>
  return %0, %1, %2 : tensor<3xf32>, tensor<8xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @divisions(
// CHECK-SAME: %[[A:[^:]*]]: i32, %[[B:[^:]*]]: i32, %[[C:[^:]*]]: i32
// CHECK: cf.assert %{{.*}}, "'arith.divsi' op divides by zero"
// CHECK: cf.assert %{{.*}}, "'arith.divsi' op divides the type's least number by -1"
// CHECK: arith.divsi %[[A]], %[[B]] : i32
// CHECK: cf.assert %{{.*}}, "'arith.remui' op divides by zero"
// CHECK-NEXT: arith.remui %[[A]], %[[C]] : i32
// CHECK-NOT: cf.assert
// CHECK: return
func.func @divisions(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %minus = arith.constant -1 : i32
  %0 = arith.divsi %a, %b : i32
  %1 = arith.remui %a, %c : i32
  %2 = arith.floordivsi %a, %c3 : i32
  %small = arith.shrsi %a, %c3 : i32
  %3 = arith.remsi %small, %minus : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>, %[[N:[^:]*]]: index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK: cf.assert %{{.*}}, "'tensor.cast' op casts to a type of another extent of dimension 0"
// CHECK-NEXT: tensor.cast %[[X]] : tensor<?xf32> to tensor<8xf32>
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[N]], %[[C3]] : index
// CHECK: arith.cmpi eq, %[[PRODUCT]], %{{.*}} : index
// CHECK: cf.assert %{{.*}}, "'tensor.expand_shape' op has sizes that do not make the extent of dimension 0 of its source"
// CHECK: cf.assert %{{.*}}, "'tensor.dim' op asks for a dimension that its tensor does not have"
// CHECK: %[[OK:.*]] = arith.cmpi sgt, %arg1, %{{.*}} : index
// CHECK: cf.assert %[[OK]], "'scf.for' op has a step that is not positive"
// CHECK-NEXT: scf.for %[[I:.*]] = %[[C0]] to %[[C8]] step %[[N]] iter_args(%[[ACC:.*]] = %[[C0]]) -> (index)
// CHECK-NEXT: scf.yield %[[I]] :
func.func @sizes(%x: tensor<?xf32>, %n: index) -> (tensor<8xf32>, tensor<?x3xf32>, index, index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = tensor.cast %x : tensor<?xf32> to tensor<8xf32>
  %1 = tensor.expand_shape %x [[0, 1]] output_shape [%n, 3] : tensor<?xf32> into tensor<?x3xf32>
  %2 = tensor.dim %x, %n : tensor<?xf32>
  %3 = scf.for %i = %c0 to %c8 step %n iter_args(%a = %c0) -> index {
    scf.yield %i : index
  }
  return %0, %1, %2, %3 : tensor<8xf32>, tensor<?x3xf32>, index, index
}

// -----

// CHECK-LABEL: func.func @known_sizes(
// CHECK-NOT: cf.assert
// CHECK: return
func.func @known_sizes(%x: tensor<8xf32>, %y: tensor<?xf32>) -> (tensor<8xf32>, tensor<1x?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %0 = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<8xf32>
  %2 = tensor.expand_shape %y [[0, 1]] output_shape [1, %n] : tensor<?xf32> into tensor<1x?xf32>
  return %1, %2 : tensor<8xf32>, tensor<1x?xf32>
}

// -----

// What a frontend clamps, wraps, checks or guards has no check of this pass.
// CHECK-LABEL: func.func @proven(
// CHECK-NOT: cf.assert %{{.*}}, "'
// CHECK: return
#id = affine_map<(d0) -> (d0)>
func.func @proven(%x: tensor<8xf32>, %y: tensor<?xf32>, %i: i64, %j: i64, %k: i32) -> (f32, f32, f32, tensor<?xf32>, tensor<?xf32>, i32, tensor<3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i64
  %eight = arith.constant 8 : i64
  // Clamped, as XLA's dynamic_slice.
  %index = arith.index_cast %i : i64 to index
  %low = arith.maxsi %index, %c0 : index
  %clamped = arith.minsi %low, %c5 : index
  %s = tensor.extract_slice %x[%clamped] [3] [1] : tensor<8xf32> to tensor<3xf32>
  %0 = tensor.extract %x[%clamped] : tensor<8xf32>
  // Checked, as by torch-mlir.
  %checked = arith.index_cast %j : i64 to index
  %below = arith.cmpi slt, %checked, %c8 : index
  cf.assert %below, "index must be smaller than dim size"
  %above = arith.cmpi sge, %j, %zero : i64
  cf.assert %above, "index must be larger or equal to 0"
  %1 = tensor.extract %x[%checked] : tensor<8xf32>
  // A constant that is wrapped.
  %table = arith.constant dense<[-1, 2]> : tensor<2xi64>
  %entry = tensor.extract %table[%c1] : tensor<2xi64>
  %negative = arith.cmpi slt, %entry, %zero : i64
  %more = arith.addi %entry, %eight : i64
  %wrapped = arith.select %negative, %more, %entry : i64
  %at = arith.index_cast %wrapped : i64 to index
  %2 = tensor.extract %x[%at] : tensor<8xf32>
  // Indices of loops of the tensor's own extent.
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %3 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<?xf32>) {
  ^bb0(%o: f32):
    %l = linalg.index 0 : index
    %isFirst = arith.cmpi ult, %l, %c8 : index
    %v = scf.if %isFirst -> f32 {
      %w = tensor.extract %x[%l] : tensor<8xf32>
      scf.yield %w : f32
    } else {
      %w = tensor.extract %y[%l] : tensor<?xf32>
      scf.yield %w : f32
    }
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %4 = scf.for %l = %c0 to %n step %c1 iter_args(%a = %e) -> tensor<?xf32> {
    %w = tensor.extract %y[%l] : tensor<?xf32>
    %b = linalg.fill ins(%w : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  // A guarded division, as of StableHLO.
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %least = arith.constant -2147483648 : i32
  %minus = arith.constant -1 : i32
  %isZero = arith.cmpi eq, %k, %none : i32
  %isLeast = arith.cmpi eq, %one, %least : i32
  %isMinus = arith.cmpi eq, %k, %minus : i32
  %overflows = arith.andi %isLeast, %isMinus : i1
  %bad = arith.ori %isZero, %overflows : i1
  %d = arith.select %bad, %one, %k : i32
  %5 = arith.divsi %one, %d : i32
  return %0, %1, %2, %3, %4, %5, %s : f32, f32, f32, tensor<?xf32>, tensor<?xf32>, i32, tensor<3xf32>
}

// The numbers make the elements of the source without an overflow, and a static
// extent is what the type says. What the types and the numbers prove has no check.
// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>, %[[N:.*]]: tensor<2xi64>
// CHECK: %[[D:.*]] = tensor.dim %[[X]], %{{.*}}
// CHECK: %[[ROWS:.*]] = arith.muli %{{.*}}, %[[D]] : index
// CHECK: %[[ALL:.*]] = arith.muli %[[ROWS]], %{{.*}} : index
// CHECK: %[[A:.*]] = tensor.extract %[[N]]
// CHECK: %[[AI:.*]] = arith.index_cast %[[A]] : i64 to index
// CHECK: arith.cmpi sge, %[[AI]], %{{.*}}
// CHECK: arith.divui %[[ALL]], %{{.*}}
// CHECK: %[[B:.*]] = tensor.extract %[[N]]
// CHECK: %[[BI:.*]] = arith.index_cast %[[B]] : i64 to index
// CHECK: arith.cmpi eq, %[[BI]], %c2
// CHECK: cf.assert %{{.*}}, "'tensor.reshape' op has a shape that does not make the elements of its source"
// CHECK-NEXT: tensor.reshape %[[X]]
// CHECK-NOT: cf.assert
// CHECK: return
func.func @reshape(%x: tensor<?x4xf32>, %n: tensor<2xi64>, %w: tensor<2x4xf32>) -> (tensor<?x2xf32>, tensor<8xf32>, tensor<4x2xf32>) {
  %0 = tensor.reshape %x(%n) : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x2xf32>
  %c8 = arith.constant 8 : index
  %s = tensor.from_elements %c8 : tensor<1xindex>
  %1 = tensor.reshape %w(%s) : (tensor<2x4xf32>, tensor<1xindex>) -> tensor<8xf32>
  %t = arith.constant dense<[4, 2]> : tensor<2xi32>
  %2 = tensor.reshape %w(%t) : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<4x2xf32>
  return %0, %1, %2 : tensor<?x2xf32>, tensor<8xf32>, tensor<4x2xf32>
}

// -----

func.func @zero(%x: tensor<?xi32>, %y: tensor<?xi32>) -> tensor<?xi32> {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xi32>
  %s = tensor.splat %zero[%n] : tensor<?xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x, %s : tensor<?xi32>, tensor<?xi32>) outs(%y : tensor<?xi32>) {
  ^bb0(%a: i32, %b: i32, %o: i32):
    // expected-error @below {{'arith.remsi' op divides by zero}}
    %r = arith.remsi %a, %b : i32
    linalg.yield %r : i32
  } -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
