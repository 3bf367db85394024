// Convolutions of bf16 and f16 by cuDNN on the emulated GPU: with a bias,
// strided, the gradients of an image and of a filter, in one and three
// dimensions, in groups, with a result in f32, and of numbers that are not
// finite or become so. What reads a result in f32 reads it rounded, as the
// graph says. Batches of 5, 5 and 1 rows.
//
// REQUIRES: numpy, fake-cuda
// RUN: %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/half_convolutions.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t "--compile-options=--target cuda --arch emulated" | FileCheck %s
// CHECK: all agree
// RUN: dp-compile %s --scatter x:0,t:0,v:0,z:0 --target cuda --arch emulated --emit=schedule -o - | FileCheck %s --check-prefix=LIBRARY
// LIBRARY-DAG: dp.conv ins{{.*}} bias({{.*}} : memref<8xbf16>) : memref<?x8x6x6xbf16>, memref<8x8x3x3xbf16>, memref<?x8x6x6xbf16>
// LIBRARY-DAG: dp.conv ins{{.*}} strides [2, 2] {{.*}} : memref<?x8x6x6xbf16>, memref<8x8x3x3xbf16>, memref<?x8x3x3xbf16>
// LIBRARY-DAG: dp.conv input_gradient {{.*}} strides [2, 2] {{.*}} : memref<?x8x3x3xbf16>, memref<8x8x3x3xbf16>, memref<?x8x6x6xbf16>
// LIBRARY-DAG: dp.conv filter_gradient {{.*}} precision tf32 : memref<?x8x6x6xf32>, memref<?x8x6x6xf32>, memref<8x8x3x3xf32>
// LIBRARY-DAG: dp.conv ins{{.*}} dilations [2] {{.*}} : memref<?x4x20xf16>, memref<6x4x3xf16>, memref<?x6x16xf16>
// LIBRARY-DAG: dp.conv ins{{.*}} : memref<?x2x4x5x6xbf16>, memref<3x2x2x2x2xbf16>, memref<?x3x3x4x5xbf16>
// LIBRARY-DAG: dp.conv ins{{.*}} groups 2 channels_first : memref<?x8x6x6xbf16>, memref<6x4x3x3xbf16>, memref<?x6x4x4xbf16>
// LIBRARY-DAG: dp.conv ins{{.*}} precision tf32 : memref<?x4x20xf32>, memref<6x4x3xf32>, memref<?x6x18xf32>
// LIBRARY-DAG: dp.conv ins{{.*}} : memref<?x4x4x1xf16>, memref<1x2x2x1xf16>, memref<?x3x3x1xf16>

#all4 = affine_map<(a, b, c, d) -> (a, b, c, d)>
#channel = affine_map<(a, b, c, d) -> (b)>
#flip = affine_map<(c, o, i, j) -> (o, c, 2 - i, 2 - j)>
#image = affine_map<(o, c, i, j, n, h, w) -> (n, c, h + i, w + j)>
#output = affine_map<(o, c, i, j, n, h, w) -> (n, o, h, w)>
#filter = affine_map<(o, c, i, j, n, h, w) -> (o, c, i, j)>

func.func @step(%k: tensor<8x8x3x3xbf16> {dp.name = "k", dp.state}, %bias: tensor<8xbf16> {dp.name = "bias", dp.state},
    %k1: tensor<6x4x3xf16> {dp.name = "k1", dp.state}, %k3: tensor<3x2x2x2x2xbf16> {dp.name = "k3", dp.state},
    %kg: tensor<2x3x4x3x3xbf16> {dp.name = "kg", dp.state}, %kz: tensor<1x1x2x2xf16> {dp.name = "kz", dp.state},
    %x: tensor<?x8x6x6xbf16> {dp.name = "x"}, %t: tensor<?x4x20xf16> {dp.name = "t"},
    %v: tensor<?x2x4x5x6xbf16> {dp.name = "v"}, %z: tensor<?x1x4x4xf16> {dp.name = "z"})
    -> (tensor<?x8x6x6xbf16> {dp.name = "h"}, tensor<8xf32> {dp.name = "s"}, tensor<8x8x3x3xf32> {dp.name = "dk"},
        tensor<?x8x3x3xbf16> {dp.name = "e"}, tensor<?x8x6x6xbf16> {dp.name = "dx"}, tensor<?x6x16xf16> {dp.name = "p"},
        tensor<?x3x3x4x5xbf16> {dp.name = "q"}, tensor<?x2x3x4x4xbf16> {dp.name = "r"}, tensor<?x6x18xf32> {dp.name = "u"},
        tensor<?x1x3x3xf16> {dp.name = "y"}, tensor<?x1x3x3xi32> {dp.name = "nan"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8x6x6xbf16>
  %zb = arith.constant 0.0 : bf16
  %zh = arith.constant 0.0 : f16
  %z32 = arith.constant 0.0 : f32

  // With a bias, and the sum of what it gives.
  %padded = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zb : bf16
  } : tensor<?x8x6x6xbf16> to tensor<?x8x8x8xbf16>
  %he = tensor.empty(%n) : tensor<?x8x6x6xbf16>
  %hb = linalg.broadcast ins(%bias : tensor<8xbf16>) outs(%he : tensor<?x8x6x6xbf16>) dimensions = [0, 2, 3]
  %h = linalg.conv_2d_nchw_fchw ins(%padded, %k : tensor<?x8x8x8xbf16>, tensor<8x8x3x3xbf16>) outs(%hb : tensor<?x8x6x6xbf16>) -> tensor<?x8x6x6xbf16>
  %se = tensor.empty() : tensor<8xf32>
  %sz = linalg.fill ins(%z32 : f32) outs(%se : tensor<8xf32>) -> tensor<8xf32>
  %s = linalg.generic {indexing_maps = [#all4, #channel], iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%h : tensor<?x8x6x6xbf16>) outs(%sz : tensor<8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %w = arith.extf %in : bf16 to f32
      %sum = arith.addf %out, %w : f32
      linalg.yield %sum : f32
  } -> tensor<8xf32>

  // The gradient of the filter, in bf16 as the graph has it, then in f32.
  %ke = tensor.empty() : tensor<8x8x3x3xbf16>
  %kzero = linalg.fill ins(%zb : bf16) outs(%ke : tensor<8x8x3x3xbf16>) -> tensor<8x8x3x3xbf16>
  %dkb = linalg.generic {indexing_maps = [#image, #output, #filter],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%padded, %h : tensor<?x8x8x8xbf16>, tensor<?x8x6x6xbf16>) outs(%kzero : tensor<8x8x3x3xbf16>) {
    ^bb0(%l: bf16, %m: bf16, %out: bf16):
      %pr = arith.mulf %l, %m : bf16
      %sum = arith.addf %out, %pr : bf16
      linalg.yield %sum : bf16
  } -> tensor<8x8x3x3xbf16>
  %dk = arith.extf %dkb : tensor<8x8x3x3xbf16> to tensor<8x8x3x3xf32>

  // Strided, and the gradient of its image.
  %ee = tensor.empty(%n) : tensor<?x8x3x3xbf16>
  %ez = linalg.fill ins(%zb : bf16) outs(%ee : tensor<?x8x3x3xbf16>) -> tensor<?x8x3x3xbf16>
  %e = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%padded, %k : tensor<?x8x8x8xbf16>, tensor<8x8x3x3xbf16>)
      outs(%ez : tensor<?x8x3x3xbf16>) -> tensor<?x8x3x3xbf16>
  %fe = tensor.empty() : tensor<8x8x3x3xbf16>
  %flipped = linalg.generic {indexing_maps = [#flip, #all4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%k : tensor<8x8x3x3xbf16>) outs(%fe : tensor<8x8x3x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
  } -> tensor<8x8x3x3xbf16>
  %ie = tensor.empty(%n) : tensor<?x8x8x8xbf16>
  %iz = linalg.fill ins(%zb : bf16) outs(%ie : tensor<?x8x8x8xbf16>) -> tensor<?x8x8x8xbf16>
  %spread = tensor.insert_slice %e into %iz[0, 0, 1, 1] [%n, 8, 3, 3] [1, 1, 2, 2] : tensor<?x8x3x3xbf16> into tensor<?x8x8x8xbf16>
  %xe = tensor.empty(%n) : tensor<?x8x6x6xbf16>
  %xz = linalg.fill ins(%zb : bf16) outs(%xe : tensor<?x8x6x6xbf16>) -> tensor<?x8x6x6xbf16>
  %dx = linalg.conv_2d_nchw_fchw ins(%spread, %flipped : tensor<?x8x8x8xbf16>, tensor<8x8x3x3xbf16>) outs(%xz : tensor<?x8x6x6xbf16>) -> tensor<?x8x6x6xbf16>

  // In one dimension, dilated; in three; in groups; with a result in f32.
  %pe = tensor.empty(%n) : tensor<?x6x16xf16>
  %pz = linalg.fill ins(%zh : f16) outs(%pe : tensor<?x6x16xf16>) -> tensor<?x6x16xf16>
  %p = linalg.conv_1d_ncw_fcw {dilations = dense<2> : tensor<1xi64>} ins(%t, %k1 : tensor<?x4x20xf16>, tensor<6x4x3xf16>)
      outs(%pz : tensor<?x6x16xf16>) -> tensor<?x6x16xf16>
  %qe = tensor.empty(%n) : tensor<?x3x3x4x5xbf16>
  %qz = linalg.fill ins(%zb : bf16) outs(%qe : tensor<?x3x3x4x5xbf16>) -> tensor<?x3x3x4x5xbf16>
  %q = linalg.conv_3d_ncdhw_fcdhw ins(%v, %k3 : tensor<?x2x4x5x6xbf16>, tensor<3x2x2x2x2xbf16>) outs(%qz : tensor<?x3x3x4x5xbf16>) -> tensor<?x3x3x4x5xbf16>
  %xg = tensor.expand_shape %x [[0], [1, 2], [3], [4]] output_shape [%n, 2, 4, 6, 6] : tensor<?x8x6x6xbf16> into tensor<?x2x4x6x6xbf16>
  %re = tensor.empty(%n) : tensor<?x2x3x4x4xbf16>
  %rz = linalg.fill ins(%zb : bf16) outs(%re : tensor<?x2x3x4x4xbf16>) -> tensor<?x2x3x4x4xbf16>
  %r = linalg.conv_2d_ngchw_gfchw ins(%xg, %kg : tensor<?x2x4x6x6xbf16>, tensor<2x3x4x3x3xbf16>) outs(%rz : tensor<?x2x3x4x4xbf16>) -> tensor<?x2x3x4x4xbf16>
  %ue = tensor.empty(%n) : tensor<?x6x18xf32>
  %uz = linalg.fill ins(%z32 : f32) outs(%ue : tensor<?x6x18xf32>) -> tensor<?x6x18xf32>
  %u = linalg.conv_1d_ncw_fcw ins(%t, %k1 : tensor<?x4x20xf16>, tensor<6x4x3xf16>) outs(%uz : tensor<?x6x18xf32>) -> tensor<?x6x18xf32>

  // Infinities, NaN, and a sum that is too large for f16.
  %ye = tensor.empty(%n) : tensor<?x1x3x3xf16>
  %yz = linalg.fill ins(%zh : f16) outs(%ye : tensor<?x1x3x3xf16>) -> tensor<?x1x3x3xf16>
  %y = linalg.conv_2d_nchw_fchw ins(%z, %kz : tensor<?x1x4x4xf16>, tensor<1x1x2x2xf16>) outs(%yz : tensor<?x1x3x3xf16>) -> tensor<?x1x3x3xf16>
  %ne = tensor.empty(%n) : tensor<?x1x3x3xi32>
  %clean, %nan = linalg.generic {indexing_maps = [#all4, #all4, #all4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y : tensor<?x1x3x3xf16>) outs(%ye, %ne : tensor<?x1x3x3xf16>, tensor<?x1x3x3xi32>) {
    ^bb0(%in: f16, %o1: f16, %o2: i32):
      %is = arith.cmpf uno, %in, %in : f16
      %value = arith.select %is, %zh, %in : f16
      %number = arith.extui %is : i1 to i32
      linalg.yield %value, %number : f16, i32
  } -> (tensor<?x1x3x3xf16>, tensor<?x1x3x3xi32>)
  return %h, %s, %dk, %e, %dx, %p, %q, %r, %u, %clean, %nan : tensor<?x8x6x6xbf16>, tensor<8xf32>, tensor<8x8x3x3xf32>,
      tensor<?x8x3x3xbf16>, tensor<?x8x6x6xbf16>, tensor<?x6x16xf16>, tensor<?x3x3x4x5xbf16>, tensor<?x2x3x4x4xbf16>, tensor<?x6x18xf32>,
      tensor<?x1x3x3xf16>, tensor<?x1x3x3xi32>
}
