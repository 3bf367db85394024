// RUN: dp-opt %s --dp-normalize | FileCheck %s

// CHECK-LABEL: func.func @pack(
// CHECK-SAME: %[[X:[^:]*]]: tensor<6x7xf32>, %[[E:[^:]*]]: tensor<6x2x4xf32>, %[[C:[^:]*]]: f32
// CHECK: %[[PADDED:.*]] = tensor.pad %[[X]] low[0, 0] high[0, 1] {
// CHECK: tensor.yield %[[C]]
// CHECK: %[[TILES:.*]] = tensor.expand_shape %[[PADDED]] {{\[\[}}0], [1, 2]] output_shape [6, 2, 4]
// CHECK: linalg.transpose ins(%[[TILES]] : tensor<6x2x4xf32>) outs(%[[E]] : tensor<6x2x4xf32>) permutation = [0, 1, 2]
func.func @pack(%x: tensor<6x7xf32>, %e: tensor<6x2x4xf32>, %c: f32) -> tensor<6x2x4xf32> {
  %p = linalg.pack %x padding_value(%c : f32) inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<6x7xf32> -> tensor<6x2x4xf32>
  return %p : tensor<6x2x4xf32>
}

// The rows are one per tile, and the tiles lie in another order.
// CHECK-LABEL: func.func @unpack(
// CHECK-SAME: %[[P:[^:]*]]: tensor<2x6x4xf32>, %[[E:[^:]*]]: tensor<6x7xf32>
// CHECK: %[[ROWS:.*]] = linalg.transpose ins(%[[P]] : tensor<2x6x4xf32>) {{.*}} permutation = [1, 0, 2]
// CHECK: %[[WHOLE:.*]] = tensor.collapse_shape %[[ROWS]] {{\[\[}}0], [1, 2]] : tensor<6x2x4xf32> into tensor<6x8xf32>
// CHECK: %[[KEPT:.*]] = tensor.extract_slice %[[WHOLE]][0, 0] [6, 7] [1, 1]
// CHECK: linalg.copy ins(%[[KEPT]] : tensor<6x7xf32>) outs(%[[E]] : tensor<6x7xf32>)
func.func @unpack(%p: tensor<2x6x4xf32>, %e: tensor<6x7xf32>) -> tensor<6x7xf32> {
  %u = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<2x6x4xf32> -> tensor<6x7xf32>
  return %u : tensor<6x7xf32>
}

// A block that nothing reaches goes, whatever it has.
// CHECK-LABEL: func private @unreachable(
// CHECK-SAME: %[[X:.*]]: tensor<6x8xf32>, %{{.*}}: tensor<6x2x4xf32>) -> tensor<6x8xf32>
// CHECK-NEXT: return %[[X]]
// CHECK-NEXT: }
func.func private @unreachable(%x: tensor<6x8xf32>, %e: tensor<6x2x4xf32>) -> tensor<6x8xf32> {
  return %x : tensor<6x8xf32>
^bb1(%y: tensor<6x8xf32>):
  %p = linalg.pack %y inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<6x8xf32> -> tensor<6x2x4xf32>
  return %y : tensor<6x8xf32>
}
