// The gradient of the filter of a convolution with stride 2 takes the image as it
// is: that the graph cuts the pixels that no window reaches costs no copy, also
// where the size of the batch is known in steps only.
// RUN: dp-compile %s --target cuda --arch emulated --emit schedule -o - | FileCheck %s
// CHECK-LABEL: func.func private @gradient(
// CHECK-NOT: kernel_copy
// CHECK: dp.conv filter_gradient ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [2, 2] dilations [1, 1] channels_first : memref<?x4x6x6xf32>, memref<?x8x3x3xf32>, memref<8x4x1x1xf32>
func.func @gradient(%x: tensor<16x4x6x6xf32> {dp.scatter = 0}, %dy: tensor<16x8x3x3xf32> {dp.scatter = 0}) -> (tensor<4x8x1x1xf32>, tensor<16x4x6x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x4x6x6xf32>
  %image = linalg.exp ins(%x : tensor<16x4x6x6xf32>) outs(%e : tensor<16x4x6x6xf32>) -> tensor<16x4x6x6xf32>
  %cut = tensor.extract_slice %image[0, 0, 0, 0] [16, 4, 5, 5] [1, 1, 1, 1] : tensor<16x4x6x6xf32> to tensor<16x4x5x5xf32>
  %ex = tensor.empty() : tensor<4x16x5x5xf32>
  %xt = linalg.transpose ins(%cut : tensor<16x4x5x5xf32>) outs(%ex : tensor<4x16x5x5xf32>) permutation = [1, 0, 2, 3]
  %ey = tensor.empty() : tensor<8x16x3x3xf32>
  %yt = linalg.transpose ins(%dy : tensor<16x8x3x3xf32>) outs(%ey : tensor<8x16x3x3xf32>) permutation = [1, 0, 2, 3]
  %ew = tensor.empty() : tensor<4x8x1x1xf32>
  %init = linalg.fill ins(%zero : f32) outs(%ew : tensor<4x8x1x1xf32>) -> tensor<4x8x1x1xf32>
  %w = linalg.conv_2d_nchw_fchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%xt, %yt : tensor<4x16x5x5xf32>, tensor<8x16x3x3xf32>) outs(%init : tensor<4x8x1x1xf32>) -> tensor<4x8x1x1xf32>
  return %w, %image : tensor<4x8x1x1xf32>, tensor<16x4x6x6xf32>
}
