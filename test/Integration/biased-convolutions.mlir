// Convolutions with biases by cuDNN on the emulated GPU: as the initial value
// (PyTorch's) and added behind (JAX's), with the channels first and last, in
// f32 and bf16, in groups and each channel a group, one of an image with zeros
// between its elements, and with a relu, that of PyTorch and that of JAX.
// Batches of 5, 5 and 1 rows, on 1, 2, 3, 4, 7 and 8 devices.
//
// REQUIRES: numpy, fake-cuda
// RUN: %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/biased_convolutions.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t "--compile-options=--target cuda --arch emulated --no-nans" | FileCheck %s
// RUN: %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/biased_convolutions.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t "--compile-options=--target cuda --arch emulated" | FileCheck %s
// RUN: %python %integration/run_program.py %s %integration/Inputs/biased_convolutions.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree
// RUN: dp-compile %s --scatter x:0,t:0,u:0 --target cuda --arch emulated --no-nans --emit=schedule -o - | FileCheck %s --check-prefix=FUSED
// RUN: dp-compile %s --scatter x:0,t:0,u:0 --target cuda --arch emulated --emit=schedule -o - | FileCheck %s --check-prefix=NAN
// FUSED-DAG: dp.conv ins{{.*}} channels_first bias({{.*}} : memref<8xf32>) relu : memref<?x4x6x6xf32>, memref<8x4x3x3xf32>, memref<?x8x4x4xf32>
// FUSED-DAG: dp.conv ins{{.*}} bias({{.*}} : memref<5xf32>) relu : memref<?x7x6x3xf32>, memref<5x2x3x3xf32>, memref<?x6x4x5xf32>
// FUSED-DAG: dp.conv ins{{.*}} channels_first bias({{.*}} : memref<6xbf16>) relu : memref<?x4x6x6xbf16>, memref<6x4x3x3xbf16>, memref<?x6x4x4xbf16>
// FUSED-DAG: dp.conv ins{{.*}} groups 4 channels_first bias({{.*}} : memref<4xf32>) : memref<?x4x6x6xf32>, memref<4x1x3x3xf32>, memref<?x4x4x4xf32>
// FUSED-DAG: dp.conv ins{{.*}} groups 2 channels_first bias({{.*}} : memref<6xbf16>) : memref<?x4x6x6xbf16>, memref<6x2x3x3xbf16>, memref<?x6x2x2xbf16>
// FUSED-DAG: dp.conv input_gradient accumulate {{.*}} strides [2, 2] {{.*}} : memref<?x4x6x6xf32>, memref<4x8x3x3xf32>, memref<?x8x13x13xf32>
// NAN-NOT: relu
// NAN-COUNT-4: bias(
// NAN-NOT: relu

#all4 = affine_map<(a, b, c, d) -> (a, b, c, d)>
#first = affine_map<(a, b, c, d) -> (b)>
#last = affine_map<(a, b, c, d) -> (d)>

func.func @step(%k: tensor<8x4x3x3xf32> {dp.name = "k", dp.state}, %b: tensor<8xf32> {dp.name = "b", dp.state},
    %kl: tensor<2x3x3x5xf32> {dp.name = "kl", dp.state}, %bl: tensor<5xf32> {dp.name = "bl", dp.state},
    %kh: tensor<6x4x3x3xbf16> {dp.name = "kh", dp.state}, %bh: tensor<6xbf16> {dp.name = "bh", dp.state},
    %kd: tensor<4x3x3xf32> {dp.name = "kd", dp.state}, %bd: tensor<4xf32> {dp.name = "bd", dp.state},
    %kt: tensor<8x4x3x3xf32> {dp.name = "kt", dp.state}, %kg: tensor<6x2x3x3xbf16> {dp.name = "kg", dp.state},
    %x: tensor<?x4x6x6xf32> {dp.name = "x"}, %t: tensor<?x7x6x3xf32> {dp.name = "t"}, %u: tensor<?x4x6x6xbf16> {dp.name = "u"})
    -> (tensor<?x8x4x4xf32> {dp.name = "h"}, tensor<?x6x4x5xf32> {dp.name = "l"}, tensor<?x6x4x4xbf16> {dp.name = "r"},
        tensor<?x4x4x4xf32> {dp.name = "d"}, tensor<?x8x13x13xf32> {dp.name = "g"}, tensor<?x6x2x2xbf16> {dp.name = "s"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4x6x6xf32>
  %zero = arith.constant 0.0 : f32
  %zb = arith.constant 0.0 : bf16

  // The initial value, then PyTorch's relu.
  %he = tensor.empty(%n) : tensor<?x8x4x4xf32>
  %hb = linalg.broadcast ins(%b : tensor<8xf32>) outs(%he : tensor<?x8x4x4xf32>) dimensions = [0, 2, 3]
  %h0 = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<?x4x6x6xf32>, tensor<8x4x3x3xf32>) outs(%hb : tensor<?x8x4x4xf32>) -> tensor<?x8x4x4xf32>
  %h = linalg.generic {indexing_maps = [#all4, #all4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%h0 : tensor<?x8x4x4xf32>) outs(%he : tensor<?x8x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %is = arith.cmpf ugt, %in, %zero : f32
      %value = arith.select %is, %in, %zero : f32
      linalg.yield %value : f32
  } -> tensor<?x8x4x4xf32>

  // Added behind, with the channels last, then JAX's relu.
  %le = tensor.empty(%n) : tensor<?x6x4x5xf32>
  %lz = linalg.fill ins(%zero : f32) outs(%le : tensor<?x6x4x5xf32>) -> tensor<?x6x4x5xf32>
  %l0 = linalg.conv_2d_nhwc_hwcf ins(%t, %kl : tensor<?x7x6x3xf32>, tensor<2x3x3x5xf32>) outs(%lz : tensor<?x6x4x5xf32>) -> tensor<?x6x4x5xf32>
  %l = linalg.generic {indexing_maps = [#all4, #last, #all4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%l0, %bl : tensor<?x6x4x5xf32>, tensor<5xf32>) outs(%le : tensor<?x6x4x5xf32>) {
    ^bb0(%in: f32, %bias: f32, %out: f32):
      %sum = arith.addf %in, %bias : f32
      %value = arith.maximumf %sum, %zero : f32
      linalg.yield %value : f32
  } -> tensor<?x6x4x5xf32>

  // The initial value, in bf16, and a relu of what is rounded.
  %re = tensor.empty(%n) : tensor<?x6x4x4xbf16>
  %rb = linalg.broadcast ins(%bh : tensor<6xbf16>) outs(%re : tensor<?x6x4x4xbf16>) dimensions = [0, 2, 3]
  %r0 = linalg.conv_2d_nchw_fchw ins(%u, %kh : tensor<?x4x6x6xbf16>, tensor<6x4x3x3xbf16>) outs(%rb : tensor<?x6x4x4xbf16>) -> tensor<?x6x4x4xbf16>
  %r = linalg.generic {indexing_maps = [#all4, #all4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%r0 : tensor<?x6x4x4xbf16>) outs(%re : tensor<?x6x4x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %is = arith.cmpf ugt, %in, %zb : bf16
      %value = arith.select %is, %in, %zb : bf16
      linalg.yield %value : bf16
  } -> tensor<?x6x4x4xbf16>

  // Each channel a group.
  %de = tensor.empty(%n) : tensor<?x4x4x4xf32>
  %db = linalg.broadcast ins(%bd : tensor<4xf32>) outs(%de : tensor<?x4x4x4xf32>) dimensions = [0, 2, 3]
  %d = linalg.depthwise_conv_2d_nchw_chw ins(%x, %kd : tensor<?x4x6x6xf32>, tensor<4x3x3xf32>) outs(%db : tensor<?x4x4x4xf32>) -> tensor<?x4x4x4xf32>

  // A transposed convolution.
  %se = tensor.empty(%n) : tensor<?x4x15x15xf32>
  %sz = linalg.fill ins(%zero : f32) outs(%se : tensor<?x4x15x15xf32>) -> tensor<?x4x15x15xf32>
  %spread = tensor.insert_slice %x into %sz[0, 0, 2, 2] [%n, 4, 6, 6] [1, 1, 2, 2] : tensor<?x4x6x6xf32> into tensor<?x4x15x15xf32>
  %ge = tensor.empty(%n) : tensor<?x8x13x13xf32>
  %gb = linalg.broadcast ins(%b : tensor<8xf32>) outs(%ge : tensor<?x8x13x13xf32>) dimensions = [0, 2, 3]
  %g = linalg.conv_2d_nchw_fchw ins(%spread, %kt : tensor<?x4x15x15xf32>, tensor<8x4x3x3xf32>) outs(%gb : tensor<?x8x13x13xf32>) -> tensor<?x8x13x13xf32>

  // In groups, whose channels the image has as one dimension.
  %uw = tensor.expand_shape %u [[0], [1, 2], [3], [4]] output_shape [%n, 2, 2, 6, 6] : tensor<?x4x6x6xbf16> into tensor<?x2x2x6x6xbf16>
  %kw = tensor.expand_shape %kg [[0, 1], [2], [3], [4]] output_shape [2, 3, 2, 3, 3] : tensor<6x2x3x3xbf16> into tensor<2x3x2x3x3xbf16>
  %qe = tensor.empty(%n) : tensor<?x6x2x2xbf16>
  %qb = linalg.broadcast ins(%bh : tensor<6xbf16>) outs(%qe : tensor<?x6x2x2xbf16>) dimensions = [0, 2, 3]
  %qw = tensor.expand_shape %qb [[0], [1, 2], [3], [4]] output_shape [%n, 2, 3, 2, 2] : tensor<?x6x2x2xbf16> into tensor<?x2x3x2x2xbf16>
  %q = linalg.conv_2d_ngchw_gfchw {strides = dense<2> : vector<2xi64>} ins(%uw, %kw : tensor<?x2x2x6x6xbf16>, tensor<2x3x2x3x3xbf16>) outs(%qw : tensor<?x2x3x2x2xbf16>) -> tensor<?x2x3x2x2xbf16>
  %s = tensor.collapse_shape %q [[0], [1, 2], [3], [4]] : tensor<?x2x3x2x2xbf16> into tensor<?x6x2x2xbf16>
  return %h, %l, %r, %d, %g, %s : tensor<?x8x4x4xf32>, tensor<?x6x4x5xf32>, tensor<?x6x4x4xbf16>, tensor<?x4x4x4xf32>, tensor<?x8x13x13xf32>, tensor<?x6x2x2xbf16>
}
