// RUN: dp-opt %s --canonicalize --split-input-file | FileCheck %s

// A sum of zeros is known without sending anything, however they were made.

// CHECK-LABEL: func @zeros
// CHECK-NOT: dp.all_reduce
// CHECK-NOT: dp.reduce_scatter
// CHECK: return
func.func @zeros(%n: index) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<?x3xf32>, tensor<2x3xf32>) attributes {dp.spmd, dp.devices = 2 : i64} {
  %scalar = arith.constant dense<0.0> : tensor<f32>
  %c0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  // Spread, scaled, negated.
  %b = linalg.broadcast ins(%scalar : tensor<f32>) outs(%e : tensor<4x3xf32>) dimensions = [0, 1]
  %half = arith.constant 0.5 : f32
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) {
  ^bb0(%x: f32, %o: f32):
    %p = arith.mulf %x, %half : f32
    linalg.yield %p : f32
  } -> tensor<4x3xf32>
  %r0 = dp.all_reduce %s : tensor<4x3xf32> -> tensor<4x3xf32>
  // Added up over rows of which nobody knows how many there are.
  %er = tensor.empty(%n) : tensor<?x3xf32>
  %rows = linalg.fill ins(%c0 : f32) outs(%er : tensor<?x3xf32>) -> tensor<?x3xf32>
  %z3 = arith.constant dense<0.0> : tensor<3xf32>
  %sum = linalg.reduce { arith.addf } ins(%rows : tensor<?x3xf32>) outs(%z3 : tensor<3xf32>) dimensions = [0]
  %r1 = dp.all_reduce %sum : tensor<3xf32> -> tensor<3xf32>
  // Zeros added to zeros at indices.
  %at = arith.constant dense<1> : tensor<5xi64>
  %none = arith.constant dense<0.0> : tensor<5x3xf32>
  %u = dp.index_update %none into %rows at %at dims [0] kind add : tensor<5x3xf32>, tensor<?x3xf32>, tensor<5xi64>
  %r2 = dp.all_reduce %u : tensor<?x3xf32> -> tensor<?x3xf32>
  %r3 = dp.reduce_scatter %b dim 0 : tensor<4x3xf32> -> tensor<2x3xf32>
  return %r0, %r1, %r2, %r3 : tensor<4x3xf32>, tensor<3xf32>, tensor<?x3xf32>, tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func @other_kinds
// CHECK-NOT: dp.all_reduce
// CHECK: return
func.func @other_kinds() -> (tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>) attributes {dp.spmd} {
  %one = arith.constant dense<1.0> : tensor<2x2xf32>
  %a = tensor.collapse_shape %one [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %r0 = dp.all_reduce %a kind mul : tensor<4xf32> -> tensor<4xf32>
  %zero = arith.constant dense<0> : tensor<4xi32>
  %r1 = dp.all_reduce %zero kind xor : tensor<4xi32> -> tensor<4xi32>
  %seven = arith.constant dense<7> : tensor<4xi32>
  %r2 = dp.all_reduce %seven kind or : tensor<4xi32> -> tensor<4xi32>
  // The largest of equal numbers.
  %low = arith.constant dense<-2.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%low : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %p = arith.maximumf %x, %x : f32
    linalg.yield %p : f32
  } -> tensor<4xf32>
  %r3 = dp.all_reduce %m kind max : tensor<4xf32> -> tensor<4xf32>
  return %r0, %r1, %r2, %r3 : tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>
}

// -----

// Each device adds a one; zero times what may be infinite is no zero; what is
// added up begins with a one.

// CHECK-LABEL: func @unknown
// CHECK-COUNT-3: dp.all_reduce
func.func @unknown(%x: tensor<4xf32>, %rows: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>) attributes {dp.spmd} {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %r0 = dp.all_reduce %one : tensor<4xf32> -> tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %c0 = arith.constant 0.0 : f32
  %m = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.mulf %a, %c0 : f32
    linalg.yield %p : f32
  } -> tensor<4xf32>
  %r1 = dp.all_reduce %m : tensor<4xf32> -> tensor<4xf32>
  %init = arith.constant dense<1.0> : tensor<f32>
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %sum = linalg.reduce { arith.addf } ins(%zeros : tensor<4xf32>) outs(%init : tensor<f32>) dimensions = [0]
  %r2 = dp.all_reduce %sum : tensor<f32> -> tensor<f32>
  return %r0, %r1, %r2 : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}
