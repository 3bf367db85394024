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

// One tensor in two destinations: it is computed in the first, and copied from
// there. The same elements in another shape are copied before that is written.

// CHECK-LABEL: func.func private @one_tensor_two_results
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x2xf32>, %[[A:[^:]*]]: tensor<4x2xf32>, %[[B:[^:]*]]: tensor<4x2xf32>, %[[C:[^:]*]]: tensor<8xf32>
// CHECK: %[[S:.*]] = linalg.exp
// CHECK: %[[R:.*]] = tensor.collapse_shape %[[S]]
// CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[R]])
// CHECK: %[[FIRST:.*]] = bufferization.materialize_in_destination %[[S]] in %[[A]]
// CHECK: bufferization.materialize_in_destination %[[FIRST]] in %[[B]]
// CHECK: bufferization.materialize_in_destination %[[COPY]] in %[[C]]
func.func private @one_tensor_two_results(%x: tensor<4x2xf32>, %a: tensor<4x2xf32>,
    %b: tensor<4x2xf32>, %c: tensor<8xf32>)
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<8xf32>)
    attributes {dp.spmd, dp.entry = {}} {
  %e = tensor.empty() : tensor<4x2xf32>
  %s = linalg.exp ins(%x : tensor<4x2xf32>) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  %r = tensor.collapse_shape %s [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %0 = bufferization.materialize_in_destination %s in %a : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = bufferization.materialize_in_destination %s in %b : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %2 = bufferization.materialize_in_destination %r in %c : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<8xf32>
}

// State is written last, and what is reshaped of it is read before.

// CHECK-LABEL: func.func private @reshaped_state
// CHECK-SAME: %[[STATE:[^:]*]]: tensor<4x2xf32>, %[[C:[^:]*]]: tensor<8xf32>
// CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy
// CHECK: bufferization.materialize_in_destination %[[COPY]] in %[[C]]
// CHECK: bufferization.materialize_in_destination %{{.*}} in %[[STATE]]
func.func private @reshaped_state(%state: tensor<4x2xf32>, %c: tensor<8xf32>)
    -> (tensor<4x2xf32>, tensor<8xf32>) attributes {dp.spmd, dp.entry = {}} {
  %e = tensor.empty() : tensor<4x2xf32>
  %s = linalg.exp ins(%state : tensor<4x2xf32>) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  %r = tensor.collapse_shape %state [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %0 = bufferization.materialize_in_destination %s in %state : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = bufferization.materialize_in_destination %r in %c : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<4x2xf32>, tensor<8xf32>
}
