// RUN: dp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(dp-raise-convolutions,canonicalize,cse))' | FileCheck %s

// A pad of 16-bit zeros becomes padding, and the sums stay in f32.

// CHECK-LABEL: func.func @padded(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x3x6x6xf16>, %[[K:[^:]*]]: tensor<4x3x3x3xf16>
// CHECK: dp.convolution accumulate ins(%[[X]], %[[K]]) outs({{.*}}) strides [1, 1] dilations [1, 1] padding [1, 1, 1, 1] channels_first : tensor<?x3x6x6xf16>, tensor<4x3x3x3xf16>, tensor<?x4x6x6xf32>
func.func @padded(%x: tensor<?x3x6x6xf16>, %k: tensor<4x3x3x3xf16>, %y: tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f16
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f16
  } : tensor<?x3x6x6xf16> to tensor<?x3x8x8xf16>
  %r = linalg.conv_2d_nchw_fchw ins(%p, %k : tensor<?x3x8x8xf16>, tensor<4x3x3x3xf16>) outs(%y : tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32>
  return %r : tensor<?x4x6x6xf32>
}

// -----

// The gradient of a filter, whose extensions are in the body.

// CHECK-LABEL: func.func @gradient(
// CHECK: dp.convolution filter_gradient accumulate {{.*}} : tensor<?x8x8x8xbf16>, tensor<?x16x6x6xbf16>, tensor<16x8x3x3xf32>
func.func @gradient(%x: tensor<?x8x8x8xbf16>, %g: tensor<?x16x6x6xbf16>, %k: tensor<16x8x3x3xf32>) -> tensor<16x8x3x3xf32> attributes {dp.spmd} {
  %r = linalg.generic {indexing_maps = [affine_map<(o, c, i, j, n, h, w) -> (n, c, h + i, w + j)>, affine_map<(o, c, i, j, n, h, w) -> (n, o, h, w)>,
                                        affine_map<(o, c, i, j, n, h, w) -> (o, c, i, j)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %g : tensor<?x8x8x8xbf16>, tensor<?x16x6x6xbf16>) outs(%k : tensor<16x8x3x3xf32>) {
    ^bb0(%l: bf16, %m: bf16, %out: f32):
      %lw = arith.extf %l : bf16 to f32
      %mw = arith.extf %m : bf16 to f32
      %t = arith.mulf %lw, %mw : f32
      %s = arith.addf %out, %t : f32
      linalg.yield %s : f32
  } -> tensor<16x8x3x3xf32>
  return %r : tensor<16x8x3x3xf32>
}

// -----

// Left alone: sums in 16 bits, and factors of two types.

// CHECK-LABEL: func.func @left(
// CHECK-NOT: dp.convolution
func.func @left(%x: tensor<2x3x8x8xf16>, %k: tensor<4x3x3x3xf16>, %y: tensor<2x4x6x6xf16>, %v: tensor<4x3x3x3xf32>, %z: tensor<2x4x6x6xf32>)
    -> (tensor<2x4x6x6xf16>, tensor<2x4x6x6xf32>) attributes {dp.spmd} {
  %r = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<2x3x8x8xf16>, tensor<4x3x3x3xf16>) outs(%y : tensor<2x4x6x6xf16>) -> tensor<2x4x6x6xf16>
  %s = linalg.conv_2d_nchw_fchw ins(%x, %v : tensor<2x3x8x8xf16>, tensor<4x3x3x3xf32>) outs(%z : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  return %r, %s : tensor<2x4x6x6xf16>, tensor<2x4x6x6xf32>
}
