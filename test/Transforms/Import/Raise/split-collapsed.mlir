// RUN: dp-opt %s --dp-split-collapsed | FileCheck %s

// Time-major rows: the batch is the minor part of dimension 0. The product, what
// adds to it and the gradient run on both parts; the sums stay what they were.
// CHECK-LABEL: func.func @time_major(
// CHECK-SAME: %[[X:[^:]*]]: tensor<6x10x4xf32> {dp.scatter = 1 : i64}, %[[W:[^:]*]]: tensor<4x3xf32>
// CHECK-NOT: tensor.collapse_shape
// CHECK: %[[P:.*]] = linalg.generic {{.*}}["parallel", "parallel", "parallel", "reduction"]} ins(%[[X]], %[[W]] : tensor<6x10x4xf32>, tensor<4x3xf32>)
// CHECK: %[[Q:.*]] = linalg.generic {{.*}}["parallel", "parallel", "parallel"]} ins(%[[P]] : tensor<6x10x3xf32>)
// CHECK: %[[G:.*]] = linalg.generic {{.*}}["parallel", "parallel", "reduction", "reduction"]} ins(%[[X]], %[[Q]] : tensor<6x10x4xf32>, tensor<6x10x3xf32>) outs(%{{.*}} : tensor<4x3xf32>)
// CHECK: return %[[Q]], %[[G]]
func.func @time_major(%x: tensor<6x10x4xf32> {dp.scatter = 1 : i64}, %w: tensor<4x3xf32>) -> (tensor<6x10x3xf32>, tensor<4x3xf32>) {
  %z = arith.constant dense<0.0> : tensor<60x3xf32>
  %zw = arith.constant dense<0.0> : tensor<4x3xf32>
  %r = tensor.collapse_shape %x [[0, 1], [2]] : tensor<6x10x4xf32> into tensor<60x4xf32>
  %p = linalg.matmul ins(%r, %w : tensor<60x4xf32>, tensor<4x3xf32>) outs(%z : tensor<60x3xf32>) -> tensor<60x3xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<60x3xf32>) outs(%z : tensor<60x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %e = math.exp %a : f32
    linalg.yield %e : f32
  } -> tensor<60x3xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%r, %q : tensor<60x4xf32>, tensor<60x3xf32>) outs(%zw : tensor<4x3xf32>) -> tensor<4x3xf32>
  %y = tensor.expand_shape %q [[0, 1], [2]] output_shape [6, 10, 3] : tensor<60x3xf32> into tensor<6x10x3xf32>
  return %y, %g : tensor<6x10x3xf32>, tensor<4x3xf32>
}

// Batch-major rows are shards.
// CHECK-LABEL: func.func @batch_major(
// CHECK-SAME: %[[X:[^:]*]]: tensor<10x6x4xf32> {dp.scatter = 0 : i64}, %[[W:[^:]*]]: tensor<4x3xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<60x3xf32>
// CHECK: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[X]] {{\[}}[0, 1], [2]] : tensor<10x6x4xf32> into tensor<60x4xf32>
// CHECK: %[[PRODUCT:.*]] = linalg.matmul ins(%[[COLLAPSED]], %[[W]] : tensor<60x4xf32>, tensor<4x3xf32>) outs(%[[ZERO]] : tensor<60x3xf32>) -> tensor<60x3xf32>
// CHECK-NEXT: return %[[PRODUCT]] :
func.func @batch_major(%x: tensor<10x6x4xf32> {dp.scatter = 0 : i64}, %w: tensor<4x3xf32>) -> tensor<60x3xf32> {
  %z = arith.constant dense<0.0> : tensor<60x3xf32>
  %r = tensor.collapse_shape %x [[0, 1], [2]] : tensor<10x6x4xf32> into tensor<60x4xf32>
  %p = linalg.matmul ins(%r, %w : tensor<60x4xf32>, tensor<4x3xf32>) outs(%z : tensor<60x3xf32>) -> tensor<60x3xf32>
  return %p : tensor<60x3xf32>
}

// Chunks of a batch one behind the other are rows of that kind. Of types that
// differ, or along a dimension that is not sharded, they stay as they are.
// CHECK-LABEL: func.func @steps(
// CHECK-SAME: %[[X:[^:]*]]: tensor<10x4xf32> {dp.scatter = 0 : i64}, %[[Y:[^:]*]]: tensor<10x4xf32> {dp.scatter = 0 : i64}, %[[W:[^:]*]]: tensor<4x3xf32>
// CHECK-DAG: %[[A:.*]] = tensor.expand_shape %[[X]] {{\[}}[0, 1], [2]] output_shape [1, 10, 4]
// CHECK-DAG: %[[B:.*]] = tensor.expand_shape %[[Y]] {{\[}}[0, 1], [2]] output_shape [1, 10, 4]
// CHECK: %[[R:.*]] = tensor.concat dim(0) %[[A]], %[[B]] : {{.*}} -> tensor<2x10x4xf32>
// CHECK: linalg.generic {{.*}}["parallel", "parallel", "parallel", "reduction"]} ins(%[[R]], %[[W]]
// CHECK: tensor.concat dim(1) %[[X]], %[[Y]]
func.func @steps(%x: tensor<10x4xf32> {dp.scatter = 0 : i64}, %y: tensor<10x4xf32> {dp.scatter = 0 : i64}, %w: tensor<4x3xf32>)
    -> (tensor<20x3xf32>, tensor<10x8xf32>) {
  %z = arith.constant dense<0.0> : tensor<20x3xf32>
  %r = tensor.concat dim(0) %x, %y : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<20x4xf32>
  %p = linalg.matmul ins(%r, %w : tensor<20x4xf32>, tensor<4x3xf32>) outs(%z : tensor<20x3xf32>) -> tensor<20x3xf32>
  %c = tensor.concat dim(1) %x, %y : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x8xf32>
  return %p, %c : tensor<20x3xf32>, tensor<10x8xf32>
}
