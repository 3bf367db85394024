// RUN: dp-opt %s --dp-eliminate-empty-tensors | FileCheck %s

// CHECK-LABEL: func.func @insert(
// CHECK-SAME: %[[T:[^:]*]]: tensor<8xf32>
// CHECK: %[[S:.*]] = tensor.extract_slice %[[T]][0] [4] [1]
// CHECK: %[[A:.*]] = linalg.fill {{.*}} outs(%[[S]]
// CHECK: %[[LOW:.*]] = tensor.insert_slice %[[A]] into %[[T]][0] [4] [1]
// CHECK: %[[S:.*]] = tensor.extract_slice %[[LOW]][4] [4] [1]
// CHECK: %[[B:.*]] = linalg.fill {{.*}} outs(%[[S]]
// CHECK: tensor.insert_slice %[[B]] into %[[LOW]][4] [4] [1]
func.func @insert(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = tensor.insert_slice %a into %t[0] [4] [1]
      : tensor<4xf32> into tensor<8xf32>
  %d = tensor.empty() : tensor<4xf32>
  %b = linalg.fill ins(%f : f32) outs(%d : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert_slice %b into %0[4] [4] [1]
      : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: func.func @materialize(
// CHECK-SAME: %[[T:[^:]*]]: tensor<4xf32>
// CHECK: %[[A:.*]] = linalg.fill {{.*}} outs(%[[T]]
// CHECK: bufferization.materialize_in_destination %[[A]] in %[[T]]
func.func @materialize(%t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = bufferization.materialize_in_destination %a in %t
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
