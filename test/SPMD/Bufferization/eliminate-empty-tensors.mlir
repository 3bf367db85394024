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

// What is collapsed and inserted is inserted first, into an expanded destination of
// which earlier insertions are part.
// CHECK-LABEL: func.func @collapsed(
// CHECK: %[[E:.*]] = tensor.empty(%{{.*}}) : tensor<?x6x4xf32>
// CHECK: %[[S:.*]] = tensor.extract_slice %[[E]][0, 0, 0] [%{{.*}}, 2, 4] [1, 1, 1]
// CHECK: %[[A:.*]] = linalg.fill {{.*}} outs(%[[S]]
// CHECK: %[[LOW:.*]] = tensor.insert_slice %[[A]] into %[[E]][0, 0, 0] [%{{.*}}, 2, 4] [1, 1, 1]
// CHECK: %[[S:.*]] = tensor.extract_slice %[[LOW]][0, 2, 0] [%{{.*}}, 4, 4] [1, 1, 1]
// CHECK: %[[B:.*]] = linalg.fill {{.*}} outs(%[[S]]
// CHECK: %[[HIGH:.*]] = tensor.insert_slice %[[B]] into %[[LOW]][0, 2, 0] [%{{.*}}, 4, 4] [1, 1, 1]
// CHECK: %[[R:.*]] = tensor.collapse_shape %[[HIGH]] {{\[\[}}0], [1, 2]] : tensor<?x6x4xf32> into tensor<?x24xf32>
// CHECK: return %[[R]]
func.func @collapsed(%n: index, %f: f32, %g: f32) -> tensor<?x24xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.empty(%n) : tensor<?x2x4xf32>
  %a = linalg.fill ins(%f : f32) outs(%d : tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
  %low = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x2x4xf32> into tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x4x4xf32>
  %b = linalg.fill ins(%g : f32) outs(%e : tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
  %high = tensor.collapse_shape %b [[0], [1, 2]] : tensor<?x4x4xf32> into tensor<?x16xf32>
  %m = tensor.dim %low, %c0 : tensor<?x8xf32>
  %t = tensor.empty(%m) : tensor<?x24xf32>
  %0 = tensor.insert_slice %low into %t[0, 0] [%m, 8] [1, 1] : tensor<?x8xf32> into tensor<?x24xf32>
  %1 = tensor.insert_slice %high into %0[0, 8] [%m, 16] [1, 1] : tensor<?x16xf32> into tensor<?x24xf32>
  return %1 : tensor<?x24xf32>
}

// Not where the slice is no whole number of collapsed rows, or where the tensor is
// read otherwise.
// CHECK-LABEL: func.func @uneven(
// CHECK: tensor.collapse_shape {{.*}} : tensor<2x4xf32> into tensor<8xf32>
// CHECK: tensor.insert_slice {{.*}} : tensor<8xf32> into tensor<24xf32>
// CHECK: tensor.collapse_shape {{.*}} : tensor<2x4xf32> into tensor<8xf32>
// CHECK: tensor.insert_slice {{.*}} : tensor<8xf32> into tensor<24xf32>
func.func @uneven(%f: f32, %g: f32, %t: tensor<24xf32>) -> (tensor<24xf32>, tensor<8xf32>) {
  %d = tensor.empty() : tensor<2x4xf32>
  %a = linalg.fill ins(%f : f32) outs(%d : tensor<2x4xf32>) -> tensor<2x4xf32>
  %low = tensor.collapse_shape %a [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %0 = tensor.insert_slice %low into %t[2] [8] [1] : tensor<8xf32> into tensor<24xf32>
  %e = tensor.empty() : tensor<2x4xf32>
  %b = linalg.fill ins(%g : f32) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  %high = tensor.collapse_shape %b [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %high into %0[16] [8] [1] : tensor<8xf32> into tensor<24xf32>
  return %1, %high : tensor<24xf32>, tensor<8xf32>
}

// Only the rows that the insertion leaves are filled: the first or the last ones.
// CHECK-LABEL: func.func @rest(
// CHECK-SAME: %[[N:[^:]*]]: index, %{{[^:]*}}: f32, %[[X:[^:]*]]: tensor<?x3x4xf32>
// CHECK: %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?x4x4xf32>
// CHECK: %[[S:.*]] = tensor.extract_slice %[[E]][0, 3, 0] [%[[N]], 1, 4] [1, 1, 1]
// CHECK: %[[F:.*]] = linalg.fill {{.*}} outs(%[[S]]
// CHECK: %[[A:.*]] = tensor.insert_slice %[[F]] into %[[E]][0, 3, 0] [%[[N]], 1, 4] [1, 1, 1]
// CHECK: %[[R:.*]] = tensor.insert_slice %[[X]] into %[[A]][0, 0, 0] [%[[N]], 3, 4] [1, 1, 1]
// CHECK: return %[[R]]
func.func @rest(%n: index, %f: f32, %x: tensor<?x3x4xf32>) -> tensor<?x4x4xf32> {
  %e = tensor.empty(%n) : tensor<?x4x4xf32>
  %a = linalg.fill ins(%f : f32) outs(%e : tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
  %0 = tensor.insert_slice %x into %a[0, 0, 0] [%n, 3, 4] [1, 1, 1] : tensor<?x3x4xf32> into tensor<?x4x4xf32>
  return %0 : tensor<?x4x4xf32>
}

// CHECK-LABEL: func.func @both_sides(
// CHECK: linalg.fill {{.*}} -> tensor<?x4x4xf32>
func.func @both_sides(%n: index, %f: f32, %x: tensor<?x2x4xf32>) -> tensor<?x4x4xf32> {
  %e = tensor.empty(%n) : tensor<?x4x4xf32>
  %a = linalg.fill ins(%f : f32) outs(%e : tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
  %0 = tensor.insert_slice %x into %a[0, 1, 0] [%n, 2, 4] [1, 1, 1] : tensor<?x2x4xf32> into tensor<?x4x4xf32>
  return %0 : tensor<?x4x4xf32>
}

// What is padded is computed inside of the filled tensor, if nothing else reads it.
// CHECK-LABEL: func.func @padded(
// CHECK-SAME: %[[N:[^:]*]]: index, %[[X:[^:]*]]: tensor<?x4xf32>
// CHECK: %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?x7xf32>
// CHECK: %[[F:.*]] = linalg.fill {{.*}} outs(%[[E]]
// CHECK: %[[S:.*]] = tensor.extract_slice %[[F]][0, 1] [%[[N]], 4] [1, 1]
// CHECK: %[[Y:.*]] = linalg.exp ins(%[[X]] : tensor<?x4xf32>) outs(%[[S]]
// CHECK: %[[R:.*]] = tensor.insert_slice %[[Y]] into %[[F]][0, 1] [%[[N]], 4] [1, 1]
// CHECK: return %[[R]]
func.func @padded(%n: index, %x: tensor<?x4xf32>) -> tensor<?x7xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %y = linalg.exp ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = tensor.pad %y low[0, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x4xf32> to tensor<?x7xf32>
  return %r : tensor<?x7xf32>
}

// CHECK-LABEL: func.func @padded_and_read(
// CHECK-SAME: %{{[^:]*}}: index, %[[X:[^:]*]]: tensor<?x4xf32>
// CHECK: %[[EXP:.*]] = linalg.exp ins(%[[X]] : tensor<?x4xf32>) outs(%{{.*}} : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK: tensor.pad %[[EXP]] low[0, 1] high[0, 2]
func.func @padded_and_read(%n: index, %x: tensor<?x4xf32>) -> (tensor<?x7xf32>, tensor<?x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %y = linalg.exp ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = tensor.pad %y low[0, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x4xf32> to tensor<?x7xf32>
  return %r, %y : tensor<?x7xf32>, tensor<?x4xf32>
}

// CHECK-LABEL: func.func @cut(
// CHECK-SAME: %{{[^:]*}}: index, %[[X:[^:]*]]: tensor<?x4xf32>
// CHECK: %[[EXP:.*]] = linalg.exp ins(%[[X]] : tensor<?x4xf32>) outs(%{{.*}} : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK: tensor.pad %[[EXP]] low[0, -1] high[0, 2]
func.func @cut(%n: index, %x: tensor<?x4xf32>) -> tensor<?x5xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %y = linalg.exp ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = tensor.pad %y low[0, -1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x4xf32> to tensor<?x5xf32>
  return %r : tensor<?x5xf32>
}
