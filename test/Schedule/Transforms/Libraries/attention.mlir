// Attention from tensors to buffers.

// RUN: dp-opt %s -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize -cse | FileCheck %s

// Where the destinations are, whose contents do not matter. Inputs stay.
// CHECK-LABEL: func.func @dense(
// CHECK-SAME: %[[Q:[^:]*]]: memref<?x4x3xf32>, %[[M:[^:]*]]: memref<1x1x4xf32>, %[[O:[^:]*]]: memref<?x4x3xf32>, %[[L:[^:]*]]: memref<?x4xf32>)
// CHECK-NOT: memref.copy
// CHECK: dp.buffer.attention causal ins(%[[Q]], %[[Q]], %[[Q]] : {{.*}}) mask(%[[M]] : memref<1x1x4xf32>) scale 5.000000e-01 outs(%[[O]], %[[L]] : memref<?x4x3xf32>, memref<?x4xf32>)
// CHECK-NEXT: return %[[O]], %[[Q]]
func.func @dense(%q: tensor<?x4x3xf32>, %m: tensor<1x1x4xf32>, %o: tensor<?x4x3xf32>, %l: tensor<?x4xf32>) -> (tensor<?x4x3xf32>, tensor<?x4x3xf32>) {
  %r:2 = dp.attention causal ins(%q, %q, %q : tensor<?x4x3xf32>, tensor<?x4x3xf32>, tensor<?x4x3xf32>) mask(%m : tensor<1x1x4xf32>) scale 0.5 outs(%o, %l : tensor<?x4x3xf32>, tensor<?x4xf32>)
  return %r#0, %q : tensor<?x4x3xf32>, tensor<?x4x3xf32>
}

// In place of its own query attention would read what it has written; a slice
// is copied to a dense buffer.
// CHECK-LABEL: func.func @gradient(
// CHECK-SAME: %[[Q:[^:]*]]: memref<4x3xf32>, %[[L:[^:]*]]: memref<4xf32>, %[[G:[^:]*]]: memref<4x6xf32>)
// CHECK: %[[SLICE:.*]] = memref.subview %[[G]]
// CHECK: memref.copy %[[SLICE]], %[[DENSE:.*]] :
// CHECK: dp.buffer.attention_gradient ins(%[[Q]], %[[Q]], %[[Q]], %[[Q]], %[[L]], %[[DENSE]] : {{.*}}) scale 1.000000e+00 outs(%[[DQ:alloc.*]], %[[DK:alloc.*]], %[[DV:alloc.*]] : memref<4x3xf32>, memref<4x3xf32>, memref<4x3xf32>)
// CHECK-NEXT: return %[[DQ]], %[[DK]], %[[DV]]
func.func @gradient(%q: tensor<4x3xf32>, %l: tensor<4xf32>, %g: tensor<4x6xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %do = tensor.extract_slice %g[0, 1] [4, 3] [1, 1] : tensor<4x6xf32> to tensor<4x3xf32>
  %e = tensor.empty() : tensor<4x3xf32>
  %r:3 = dp.attention_gradient ins(%q, %q, %q, %q, %l, %do : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4x3xf32>) scale 1.0 outs(%q, %e, %e : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
  return %r#0, %r#1, %r#2 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}
