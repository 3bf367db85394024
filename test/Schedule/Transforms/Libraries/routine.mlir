// Routines from tensors to a call of the runtime.

// RUN: dp-opt %s -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize -cse | FileCheck %s

// Where the destinations are, whose contents do not matter. The input is read
// again.
// CHECK-LABEL: func.func @dense(
// CHECK-SAME: %[[A:[^:]*]]: memref<?x4x4xf32>, %[[L:[^:]*]]: memref<?x4x4xf32>, %[[I:[^:]*]]: memref<?xi32>)
// CHECK-NOT: memref.copy
// CHECK: dp.buffer.routine cholesky flags upper ins(%[[A]] : memref<?x4x4xf32>) outs(%[[L]], %[[I]] : memref<?x4x4xf32>, memref<?xi32>)
// CHECK-NEXT: return %[[L]], %[[A]]
func.func @dense(%a: tensor<?x4x4xf32>, %l: tensor<?x4x4xf32>, %i: tensor<?xi32>) -> (tensor<?x4x4xf32>, tensor<?x4x4xf32>) {
  %r:2 = dp.routine cholesky flags upper ins(%a : tensor<?x4x4xf32>) outs(%l, %i : tensor<?x4x4xf32>, tensor<?xi32>)
  return %r#0, %a : tensor<?x4x4xf32>, tensor<?x4x4xf32>
}

// In place of its own input a library would read what it has written.
// CHECK-LABEL: func.func @own(
// CHECK-SAME: %[[T:[^:]*]]: memref<4x4xf32>, %[[B:[^:]*]]: memref<4x2xf32>)
// CHECK: %[[X:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4x2xf32>
// CHECK: dp.buffer.routine triangular_solve ins(%[[T]], %[[B]] : memref<4x4xf32>, memref<4x2xf32>) outs(%[[X]] : memref<4x2xf32>)
// CHECK-NEXT: return %[[X]]
func.func @own(%t: tensor<4x4xf32>, %b: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %r = dp.routine triangular_solve ins(%t, %b : tensor<4x4xf32>, tensor<4x2xf32>) outs(%b : tensor<4x2xf32>)
  return %r : tensor<4x2xf32>
}

// Slices of larger tensors are copied to dense buffers and back.
// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[X:[^:]*]]: memref<8x6xf32>, %[[Y:[^:]*]]: memref<8x6xf32>)
// CHECK: %[[FROM:.*]] = memref.subview %[[X]]
// CHECK: %[[TO:.*]] = memref.subview %[[Y]]
// CHECK: memref.copy %[[FROM]], %[[IN:.*]] :
// CHECK: dp.buffer.routine rfft ins(%[[IN]] : memref<8x4xf32>) outs(%[[OUT:.*]], %{{.*}} : memref<8x3xf32>, memref<8x3xf32>)
// CHECK: memref.copy %[[OUT]], %[[TO]]
// CHECK: return %[[Y]]
func.func @slices(%x: tensor<8x6xf32>, %y: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %a = tensor.extract_slice %x[0, 1] [8, 4] [1, 1] : tensor<8x6xf32> to tensor<8x4xf32>
  %d = tensor.extract_slice %y[0, 2] [8, 3] [1, 1] : tensor<8x6xf32> to tensor<8x3xf32>
  %e = tensor.empty() : tensor<8x3xf32>
  %r:2 = dp.routine rfft ins(%a : tensor<8x4xf32>) outs(%d, %e : tensor<8x3xf32>, tensor<8x3xf32>)
  %s = tensor.insert_slice %r#0 into %y[0, 2] [8, 3] [1, 1] : tensor<8x3xf32> into tensor<8x6xf32>
  return %s : tensor<8x6xf32>
}
