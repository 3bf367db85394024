// RUN: dp-opt %s --pass-pipeline='builtin.module(dp-attach-target{kind=gpu convolution=true},func.func(dp-widen-factors,dp-raise-convolutions,dp-widen-factors{after-convolutions=true},canonicalize,cse))' | FileCheck %s

#all = affine_map<(a, b, c, d) -> (a, b, c, d)>
#channel = affine_map<(a, b, c, d) -> (b)>

// A sum that is only rounded has the type of the factors, also with the
// channels last, and one of a single row (whose window is left out).

// CHECK-LABEL: func.func @rounded(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x3x8x8xf16>, %[[K:[^:]*]]: tensor<4x3x3x3xf16>
// CHECK: %[[R:.*]] = dp.convolution ins(%[[X]], %[[K]]) outs(%{{.*}}) strides [1, 1] dilations [1, 1] channels_first : tensor<?x3x8x8xf16>, tensor<4x3x3x3xf16>, tensor<?x4x6x6xf16>
// CHECK-NEXT: return %[[R]] : tensor<?x4x6x6xf16>
func.func @rounded(%x: tensor<?x3x8x8xf16>, %k: tensor<4x3x3x3xf16>, %n: index) -> tensor<?x4x6x6xf16> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x4x6x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32>
  %s = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<?x3x8x8xf16>, tensor<4x3x3x3xf16>) outs(%z : tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32>
  %h = tensor.empty(%n) : tensor<?x4x6x6xf16>
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%s : tensor<?x4x6x6xf32>) outs(%h : tensor<?x4x6x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %t = arith.truncf %in : f32 to f16
      linalg.yield %t : f16
  } -> tensor<?x4x6x6xf16>
  return %r : tensor<?x4x6x6xf16>
}

// A bias of 16 bits is added by the library. One in f32 is an initial value, and
// cuDNN rounds a sum before it adds it to 16 bits: so that sum stays in f32, and
// the factors become f32.

// CHECK-LABEL: func.func @bias(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3x8x8xbf16>, %[[K:[^:]*]]: tensor<4x3x3x3xbf16>, %[[B:[^:]*]]: tensor<4xbf16>, %[[C:[^:]*]]: tensor<4xf32>
// CHECK: %[[R:.*]] = dp.convolution ins(%[[X]], %[[K]]) outs(%{{.*}}) strides [1, 1] dilations [1, 1] channels_first bias(%[[B]] : tensor<4xbf16>) : tensor<2x3x8x8xbf16>, tensor<4x3x3x3xbf16>, tensor<2x4x6x6xbf16>
// CHECK-DAG: %[[J:.*]] = linalg.generic {{.*}} ins(%[[C]] : tensor<4xf32>) outs(%{{.*}} : tensor<2x4x6x6xf32>)
// CHECK-DAG: %[[XW:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<2x3x8x8xbf16>) outs(%{{.*}} : tensor<2x3x8x8xf32>)
// CHECK-DAG: %[[KW:.*]] = linalg.generic {{.*}} ins(%[[K]] : tensor<4x3x3x3xbf16>) outs(%{{.*}} : tensor<4x3x3x3xf32>)
// CHECK: %[[S:.*]] = dp.convolution accumulate ins(%[[XW]], %[[KW]]) outs(%[[J]]) strides [1, 1] dilations [1, 1] channels_first precision tf32 : tensor<2x3x8x8xf32>, tensor<4x3x3x3xf32>, tensor<2x4x6x6xf32>
// CHECK: %[[ST:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<2x4x6x6xf32>)
// CHECK: return %[[R]], %[[ST]]
func.func @bias(%x: tensor<2x3x8x8xbf16>, %k: tensor<4x3x3x3xbf16>, %b: tensor<4xbf16>, %c: tensor<4xf32>)
    -> (tensor<2x4x6x6xbf16>, tensor<2x4x6x6xbf16>) attributes {dp.spmd} {
  %e = tensor.empty() : tensor<2x4x6x6xf32>
  %i = linalg.generic {indexing_maps = [#channel, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : tensor<4xbf16>) outs(%e : tensor<2x4x6x6xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %t = arith.extf %in : bf16 to f32
      linalg.yield %t : f32
  } -> tensor<2x4x6x6xf32>
  %s = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<2x3x8x8xbf16>, tensor<4x3x3x3xbf16>) outs(%i : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  %h = tensor.empty() : tensor<2x4x6x6xbf16>
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%s : tensor<2x4x6x6xf32>) outs(%h : tensor<2x4x6x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<2x4x6x6xbf16>
  %j = linalg.generic {indexing_maps = [#channel, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c : tensor<4xf32>) outs(%e : tensor<2x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<2x4x6x6xf32>
  %u = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<2x3x8x8xbf16>, tensor<4x3x3x3xbf16>) outs(%j : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  %v = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%u : tensor<2x4x6x6xf32>) outs(%h : tensor<2x4x6x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<2x4x6x6xbf16>
  return %r, %v : tensor<2x4x6x6xbf16>, tensor<2x4x6x6xbf16>
}

// A sum that is also read in f32, and factors of two types, are computed of
// factors in f32, with tensor cores only where these were of 16 bits.

// CHECK-LABEL: func.func @wide(
// CHECK: dp.convolution {{.*}} channels_first : tensor<2x3x8x8xf32>, tensor<4x3x3x3xf32>, tensor<2x4x6x6xf32>
// CHECK: dp.convolution {{.*}} channels_first precision tf32 : tensor<2x3x8x8xf32>, tensor<4x3x3x3xf32>, tensor<2x4x6x6xf32>
func.func @wide(%x: tensor<2x3x8x8xf16>, %k: tensor<4x3x3x3xf16>, %v: tensor<4x3x3x3xf32>, %z: tensor<2x4x6x6xf32>)
    -> (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) attributes {dp.spmd} {
  %a = linalg.conv_2d_nchw_fchw ins(%x, %v : tensor<2x3x8x8xf16>, tensor<4x3x3x3xf32>) outs(%z : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  %b = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<2x3x8x8xf16>, tensor<4x3x3x3xf16>) outs(%z : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  return %a, %b : tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>
}
