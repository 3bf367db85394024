// RUN: dp-opt %s --dp-drop-zero-terms | FileCheck %s

#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// Along a reduction the other factor is sliced; the batch is whole.

// CHECK-LABEL: func.func @reduction(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x7x4xf32>, %[[DY:[^:]*]]: tensor<?x3x5xf32>, %[[INIT:[^:]*]]: tensor<4x5xf32>, %[[N:[^:]*]]: index
// CHECK: %[[S:.*]] = tensor.extract_slice %[[X]][0, 1, 0] [%{{.*}}, 3, 4] [1, 2, 1] : tensor<?x7x4xf32> to tensor<?x3x4xf32>
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[S]], %[[DY]] : tensor<?x3x4xf32>, tensor<?x3x5xf32>) outs(%[[INIT]] : tensor<4x5xf32>)
// CHECK: return %[[R]]
func.func @reduction(%x: tensor<?x7x4xf32>, %dy: tensor<?x3x5xf32>, %init: tensor<4x5xf32>, %n: index) -> tensor<4x5xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x7x5xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x7x5xf32>) -> tensor<?x7x5xf32>
  %d = tensor.insert_slice %dy into %z[0, 1, 0] [%n, 3, 5] [1, 2, 1] : tensor<?x3x5xf32> into tensor<?x7x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, n)>, affine_map<(b, h, m, n) -> (m, n)>],
      iterator_types = ["reduction", "reduction", "parallel", "parallel"]}
      ins(%x, %d : tensor<?x7x4xf32>, tensor<?x7x5xf32>) outs(%init : tensor<4x5xf32>) {
    ^bb0(%l: f32, %q: f32, %out: f32):
      %t = arith.mulf %l, %q : f32
      %s = arith.addf %out, %t : f32
      linalg.yield %s : f32
  } -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// Along a dimension of the result, that is inserted; of zeros, zeros are made.

// CHECK-LABEL: func.func @result(
// CHECK-SAME: %[[DY:[^:]*]]: tensor<3x8xf32>, %[[W:[^:]*]]: tensor<8x5xf32>, %[[INIT:[^:]*]]: tensor<6x5xf32>
// CHECK: %[[PART:.*]] = tensor.extract_slice %[[INIT]][0, 0] [3, 5] [2, 1] : tensor<6x5xf32> to tensor<3x5xf32>
// CHECK: %[[SMALL:.*]] = linalg.matmul ins(%[[DY]], %[[W]] : tensor<3x8xf32>, tensor<8x5xf32>) outs(%[[PART]] : tensor<3x5xf32>)
// CHECK: %[[SUM:.*]] = tensor.insert_slice %[[SMALL]] into %[[INIT]][0, 0] [3, 5] [2, 1]
// CHECK: %[[Z:.*]] = linalg.fill {{.*}} -> tensor<6x5xf32>
// CHECK: %[[ZS:.*]] = linalg.fill {{.*}} -> tensor<3x5xf32>
// CHECK: %[[P:.*]] = linalg.matmul ins(%[[DY]], %[[W]] : tensor<3x8xf32>, tensor<8x5xf32>) outs(%[[ZS]] : tensor<3x5xf32>)
// CHECK: tensor.insert_slice %[[P]] into %[[Z]][0, 0] [3, 5] [2, 1]
func.func @result(%dy: tensor<3x8xf32>, %w: tensor<8x5xf32>, %init: tensor<6x5xf32>) -> (tensor<6x5xf32>, tensor<6x5xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  %d = tensor.insert_slice %dy into %z[0, 0] [3, 8] [2, 1] : tensor<3x8xf32> into tensor<6x8xf32>
  %r = linalg.matmul ins(%d, %w : tensor<6x8xf32>, tensor<8x5xf32>) outs(%init : tensor<6x5xf32>) -> tensor<6x5xf32>
  %re = tensor.empty() : tensor<6x5xf32>
  %rz = linalg.fill ins(%zero : f32) outs(%re : tensor<6x5xf32>) -> tensor<6x5xf32>
  %q = linalg.matmul ins(%d, %w : tensor<6x8xf32>, tensor<8x5xf32>) outs(%rz : tensor<6x5xf32>) -> tensor<6x5xf32>
  return %r, %q : tensor<6x5xf32>, tensor<6x5xf32>
}

// Left alone: an insertion into ones, and one of unknown size.

// CHECK-LABEL: func.func @left(
// CHECK-NOT: extract_slice
// CHECK: linalg.matmul ins(%{{.*}} : tensor<6x8xf32>, tensor<8x5xf32>)
// CHECK: linalg.matmul ins(%{{.*}} : tensor<?x8xf32>, tensor<8x5xf32>)
func.func @left(%dy: tensor<3x8xf32>, %w: tensor<8x5xf32>, %init: tensor<6x5xf32>, %u: tensor<?x8xf32>, %n: index, %m: index,
    %v: tensor<?x5xf32>) -> (tensor<6x5xf32>, tensor<?x5xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<6x8xf32>
  %z = linalg.fill ins(%one : f32) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  %d = tensor.insert_slice %dy into %z[0, 0] [3, 8] [2, 1] : tensor<3x8xf32> into tensor<6x8xf32>
  %r = linalg.matmul ins(%d, %w : tensor<6x8xf32>, tensor<8x5xf32>) outs(%init : tensor<6x5xf32>) -> tensor<6x5xf32>
  %ue = tensor.empty(%n) : tensor<?x8xf32>
  %uz = linalg.fill ins(%zero : f32) outs(%ue : tensor<?x8xf32>) -> tensor<?x8xf32>
  %i = tensor.insert_slice %u into %uz[0, 0] [%m, 8] [2, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  %q = linalg.matmul ins(%i, %w : tensor<?x8xf32>, tensor<8x5xf32>) outs(%v : tensor<?x5xf32>) -> tensor<?x5xf32>
  return %r, %q : tensor<6x5xf32>, tensor<?x5xf32>
}
