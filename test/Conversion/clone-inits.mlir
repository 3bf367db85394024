// RUN: dp-opt %s --dp-clone-inits | FileCheck %s

// Two products onto one fill: a fill for each.

// CHECK-LABEL: func.func private @two_products
// CHECK-SAME: %[[N:[^:]*]]: index)
// CHECK: tensor.empty(%[[N]])
// CHECK-NEXT: %[[E0:.*]] = tensor.empty(%[[N]]) : tensor<?x8xf32>
// CHECK-NEXT: %[[F0:.*]] = linalg.fill {{.*}} outs(%[[E0]]
// CHECK: linalg.matmul {{.*}} outs(%[[F0]]
// CHECK: %[[E1:.*]] = tensor.empty(%[[N]]) : tensor<?x8xf32>
// CHECK: %[[F1:.*]] = linalg.fill {{.*}} outs(%[[E1]]
// CHECK: linalg.matmul {{.*}} outs(%[[F1]]
// CHECK-NOT: linalg.fill
func.func private @two_products(%x: tensor<?x8xf32>, %w: tensor<8x8xf32>,
    %n: index) -> (tensor<?x8xf32>, tensor<?x8xf32>)
    attributes {dp.spmd, dp.entry = {}} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>)
      -> tensor<?x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x8xf32>)
      outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = linalg.matmul ins(%0, %w : tensor<?x8xf32>, tensor<8x8xf32>)
      outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0, %1 : tensor<?x8xf32>, tensor<?x8xf32>
}

// A fill before a loop is one of each iteration, and of each carry.

// CHECK-LABEL: func.func private @loop
// CHECK: %[[A0:.*]] = linalg.fill
// CHECK: %[[B0:.*]] = linalg.fill
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[B0]], %{{.*}} = %[[A0]])
// CHECK: %[[F:.*]] = linalg.fill
// CHECK: linalg.matmul {{.*}} outs(%[[F]]
func.func private @loop(%x: tensor<8x8xf32>, %n: index)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) attributes {dp.spmd, dp.entry = {}} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %f, %b = %f)
      -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %p = linalg.matmul ins(%a, %x : tensor<8x8xf32>, tensor<8x8xf32>)
        outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    scf.yield %b, %p : tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %0#0, %0#1 : tensor<8x8xf32>, tensor<8x8xf32>
}
