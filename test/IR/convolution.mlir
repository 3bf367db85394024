// dp.convolution and dp.conv in their custom form, through generic form and
// bytecode, and the extents of results.

// RUN: dp-opt %s | dp-opt | FileCheck %s
// RUN: dp-opt %s --mlir-print-op-generic | dp-opt | FileCheck %s
// RUN: dp-opt %s --emit-bytecode | dp-opt | FileCheck %s
// RUN: dp-opt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s --check-prefix=CANON

// CHECK-LABEL: func @forms(
// CANON-LABEL: func @forms(
// CANON-SAME: %[[X:[^,]*]]: tensor<?x9x9x4xf32>
func.func @forms(%x: tensor<?x9x9x4xf32>, %w: tensor<8x3x3x4xf32>, %y: tensor<?x4x4x8xf32>, %b: tensor<8xf32>) -> (tensor<?x4x4x8xf32>, tensor<8x3x3x4xf32>, tensor<?x9x9x4xf32>, index) {
  // CHECK: %[[F:.*]] = dp.convolution ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [2, 2] dilations [1, 1] : tensor<?x9x9x4xf32>, tensor<8x3x3x4xf32>, tensor<?x4x4x8xf32>
  %f = dp.convolution ins(%x, %w) outs(%y) strides [2, 2] dilations [1, 1] : tensor<?x9x9x4xf32>, tensor<8x3x3x4xf32>, tensor<?x4x4x8xf32>
  // CHECK: dp.convolution filter_gradient accumulate ins(%{{.*}}, %[[F]]) outs(%{{.*}}) strides [2, 2] dilations [1, 1] padding [0, 0, 0, 1]
  %g = dp.convolution filter_gradient accumulate ins(%x, %f) outs(%w) strides [2, 2] dilations [1, 1] padding [0, 0, 0, 1] : tensor<?x9x9x4xf32>, tensor<?x4x4x8xf32>, tensor<8x3x3x4xf32>
  // CHECK: dp.convolution input_gradient ins(%[[F]], %{{.*}}) outs(%{{.*}}) strides [2, 2] dilations [1, 1] : tensor<?x4x4x8xf32>, tensor<8x3x3x4xf32>, tensor<?x9x9x4xf32>
  %h = dp.convolution input_gradient ins(%f, %w) outs(%x) strides [2, 2] dilations [1, 1] : tensor<?x4x4x8xf32>, tensor<8x3x3x4xf32>, tensor<?x9x9x4xf32>
  // CHECK: dp.convolution ins({{.*}}) outs({{.*}}) strides [2, 2] dilations [1, 1] bias(%{{.*}} : tensor<8xf32>) : tensor<?x9x9x4xf32>
  %i = dp.convolution ins(%x, %w) outs(%f) strides [2, 2] dilations [1, 1] bias(%b : tensor<8xf32>) : tensor<?x9x9x4xf32>, tensor<8x3x3x4xf32>, tensor<?x4x4x8xf32>
  %c0 = arith.constant 0 : index
  // CANON: %[[D:.*]] = tensor.dim %[[X]]
  // CANON: return {{.*}}, %[[D]]
  %d = tensor.dim %h, %c0 : tensor<?x9x9x4xf32>
  return %i, %g, %h, %d : tensor<?x4x4x8xf32>, tensor<8x3x3x4xf32>, tensor<?x9x9x4xf32>, index
}

// CHECK-LABEL: func @buffers(
func.func @buffers(%x: memref<?x6x5x7x9xf32>, %w: memref<4x3x1x2x3xf32>, %y: memref<?x4x5x8x5xf32>,
                   %s: memref<2x9x4xf32>, %k: memref<8x3x4xf32>, %t: memref<2x9x8xf32>, %b: memref<8xf32>) attributes {dp.spmd} {
  // CHECK: dp.conv accumulate ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1, 1, 2] dilations [1, 2, 1] padding [0, 0, 1, 2, 1, 1] groups 2 channels_first : memref<?x6x5x7x9xf32>, memref<4x3x1x2x3xf32>, memref<?x4x5x8x5xf32>
  dp.conv accumulate ins(%x, %w) outs(%y) strides [1, 1, 2] dilations [1, 2, 1] padding [0, 0, 1, 2, 1, 1] groups 2 channels_first
      : memref<?x6x5x7x9xf32>, memref<4x3x1x2x3xf32>, memref<?x4x5x8x5xf32>
  // CHECK: dp.conv input_gradient ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1] dilations [1] padding [1, 1] : memref<2x9x8xf32>, memref<8x3x4xf32>, memref<2x9x4xf32>
  dp.conv input_gradient ins(%t, %k) outs(%s) strides [1] dilations [1] padding [1, 1] : memref<2x9x8xf32>, memref<8x3x4xf32>, memref<2x9x4xf32>
  // CHECK: dp.conv ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1] dilations [1] padding [1, 1] precision tf32 : memref<2x9x4xf32>, memref<8x3x4xf32>, memref<2x9x8xf32>
  dp.conv ins(%s, %k) outs(%t) strides [1] dilations [1] padding [1, 1] precision tf32 : memref<2x9x4xf32>, memref<8x3x4xf32>, memref<2x9x8xf32>
  // CHECK: dp.conv ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1] dilations [1] padding [1, 1] bias(%{{.*}} : memref<8xf32>) relu precision tf32 : memref<2x9x4xf32>, memref<8x3x4xf32>, memref<2x9x8xf32>
  dp.conv ins(%s, %k) outs(%t) strides [1] dilations [1] padding [1, 1] bias(%b : memref<8xf32>) relu precision tf32 : memref<2x9x4xf32>, memref<8x3x4xf32>, memref<2x9x8xf32>
  return
}
