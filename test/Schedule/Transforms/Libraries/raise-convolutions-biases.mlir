// RUN: dp-opt %s --pass-pipeline='builtin.module(dp-attach-target{kind=gpu},func.func(dp-raise-convolutions,canonicalize,cse))' -split-input-file | FileCheck %s
// RUN: dp-opt %s --dp-raise-convolutions -split-input-file | FileCheck %s --check-prefix=WITHOUT

// WITHOUT-NOT: bias(

#all = affine_map<(a, b, c, d) -> (a, b, c, d)>
#channel = affine_map<(a, b, c, d) -> (b)>
#column = affine_map<(a, b, c, d) -> (d)>

// One of the type to which the sum is rounded.

// CHECK-LABEL: func.func @rounded(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x3x8x8xbf16>, %[[K:[^:]*]]: tensor<4x3x3x3xbf16>, %[[B:[^:]*]]: tensor<4xbf16>
// CHECK-NOT: linalg.generic
// CHECK: %[[R:.*]] = dp.convolution ins(%[[X]], %[[K]]) outs(%{{.*}}) strides [1, 1] dilations [1, 1] channels_first bias(%[[B]] : tensor<4xbf16>) : tensor<?x3x8x8xbf16>, tensor<4x3x3x3xbf16>, tensor<?x4x6x6xbf16>
// CHECK-NEXT: return %[[R]]
func.func @rounded(%x: tensor<?x3x8x8xbf16>, %k: tensor<4x3x3x3xbf16>, %b: tensor<4xbf16>, %n: index) -> tensor<?x4x6x6xbf16> attributes {dp.spmd} {
  %e = tensor.empty(%n) : tensor<?x4x6x6xf32>
  %i = linalg.generic {indexing_maps = [#channel, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : tensor<4xbf16>) outs(%e : tensor<?x4x6x6xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %t = arith.extf %in : bf16 to f32
      linalg.yield %t : f32
  } -> tensor<?x4x6x6xf32>
  %s = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<?x3x8x8xbf16>, tensor<4x3x3x3xbf16>) outs(%i : tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32>
  %h = tensor.empty(%n) : tensor<?x4x6x6xbf16>
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%s : tensor<?x4x6x6xf32>) outs(%h : tensor<?x4x6x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<?x4x6x6xbf16>
  return %r : tensor<?x4x6x6xbf16>
}

// -----

#all = affine_map<(a, b, c, d) -> (a, b, c, d)>
#channel = affine_map<(a, b, c, d) -> (b)>

// One in f32 of a sum that is rounded would be rounded itself.

// CHECK-LABEL: func.func @wider(
// CHECK: dp.convolution accumulate ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) {{.*}} : tensor<2x3x8x8xbf16>, tensor<4x3x3x3xbf16>, tensor<2x4x6x6xf32>
func.func @wider(%x: tensor<2x3x8x8xbf16>, %k: tensor<4x3x3x3xbf16>, %b: tensor<4xf32>) -> tensor<2x4x6x6xbf16> attributes {dp.spmd} {
  %e = tensor.empty() : tensor<2x4x6x6xf32>
  %i = linalg.broadcast ins(%b : tensor<4xf32>) outs(%e : tensor<2x4x6x6xf32>) dimensions = [0, 2, 3]
  %s = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<2x3x8x8xbf16>, tensor<4x3x3x3xbf16>) outs(%i : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  %h = tensor.empty() : tensor<2x4x6x6xbf16>
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%s : tensor<2x4x6x6xf32>) outs(%h : tensor<2x4x6x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<2x4x6x6xbf16>
  return %r : tensor<2x4x6x6xbf16>
}

// -----

#all = affine_map<(a, b, c, d) -> (a, b, c, d)>
#channel = affine_map<(a, b, c, d) -> (b)>

// One of 16 bits of a sum in f32 is widened, not its image.

// CHECK-LABEL: func.func @narrower(
// CHECK-SAME: %[[B:[^:]*]]: tensor<4xbf16>)
// CHECK: %[[W:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<4xbf16>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: dp.convolution ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) {{.*}} bias(%[[W]] : tensor<4xf32>)
func.func @narrower(%x: tensor<2x3x8x8xbf16>, %k: tensor<4x3x3x3xbf16>, %b: tensor<4xbf16>) -> tensor<2x4x6x6xf32> attributes {dp.spmd} {
  %e = tensor.empty() : tensor<2x4x6x6xf32>
  %i = linalg.generic {indexing_maps = [#channel, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : tensor<4xbf16>) outs(%e : tensor<2x4x6x6xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %t = arith.extf %in : bf16 to f32
      linalg.yield %t : f32
  } -> tensor<2x4x6x6xf32>
  %s = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<2x3x8x8xbf16>, tensor<4x3x3x3xbf16>) outs(%i : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  return %s : tensor<2x4x6x6xf32>
}

// -----

// With the channels last, and padded.

// CHECK-LABEL: func.func @last(
// CHECK: dp.convolution ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1] dilations [1] padding [1, 1] bias(%{{.*}} : tensor<5xf32>) : tensor<2x8x3xf32>, tensor<5x3x3xf32>, tensor<2x8x5xf32>
func.func @last(%x: tensor<2x8x3xf32>, %k: tensor<3x3x5xf32>, %b: tensor<5xf32>) -> tensor<2x8x5xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 1, 0] high[0, 1, 0] {
  ^bb0(%i: index, %j: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<2x8x3xf32> to tensor<2x10x3xf32>
  %e = tensor.empty() : tensor<2x8x5xf32>
  %i = linalg.broadcast ins(%b : tensor<5xf32>) outs(%e : tensor<2x8x5xf32>) dimensions = [0, 1]
  %s = linalg.conv_1d_nwc_wcf ins(%p, %k : tensor<2x10x3xf32>, tensor<3x3x5xf32>) outs(%i : tensor<2x8x5xf32>) -> tensor<2x8x5xf32>
  return %s : tensor<2x8x5xf32>
}

// -----

#all = affine_map<(a, b, c, d) -> (a, b, c, d)>
#channel = affine_map<(a, b, c, d) -> (b)>

// Groups are split from the channels in front of the op and joined behind it,
// where the sum is rounded.

// CHECK-LABEL: func.func @groups(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8x9x9xbf16>, %[[K:[^:]*]]: tensor<6x4x3x3xbf16>, %[[B:[^:]*]]: tensor<6xbf16>
// CHECK: %[[R:.*]] = dp.convolution ins(%[[X]], %[[K]]) outs(%{{.*}}) strides [2, 2] dilations [1, 1] groups 2 channels_first bias(%[[B]] : tensor<6xbf16>) : tensor<?x8x9x9xbf16>, tensor<6x4x3x3xbf16>, tensor<?x6x4x4xbf16>
// CHECK-NEXT: return %[[R]]
func.func @groups(%x: tensor<?x8x9x9xbf16>, %k: tensor<6x4x3x3xbf16>, %b: tensor<6xbf16>, %n: index) -> tensor<?x6x4x4xbf16> attributes {dp.spmd} {
  %e = tensor.empty(%n) : tensor<?x6x4x4xf32>
  %i = linalg.generic {indexing_maps = [#channel, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : tensor<6xbf16>) outs(%e : tensor<?x6x4x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %t = arith.extf %in : bf16 to f32
      linalg.yield %t : f32
  } -> tensor<?x6x4x4xf32>
  %xg = tensor.expand_shape %x [[0], [1, 2], [3], [4]] output_shape [%n, 2, 4, 9, 9] : tensor<?x8x9x9xbf16> into tensor<?x2x4x9x9xbf16>
  %kg = tensor.expand_shape %k [[0, 1], [2], [3], [4]] output_shape [2, 3, 4, 3, 3] : tensor<6x4x3x3xbf16> into tensor<2x3x4x3x3xbf16>
  %ig = tensor.expand_shape %i [[0], [1, 2], [3], [4]] output_shape [%n, 2, 3, 4, 4] : tensor<?x6x4x4xf32> into tensor<?x2x3x4x4xf32>
  %s = linalg.conv_2d_ngchw_gfchw {strides = dense<2> : vector<2xi64>} ins(%xg, %kg : tensor<?x2x4x9x9xbf16>, tensor<2x3x4x3x3xbf16>) outs(%ig : tensor<?x2x3x4x4xf32>) -> tensor<?x2x3x4x4xf32>
  %j = tensor.collapse_shape %s [[0], [1, 2], [3], [4]] : tensor<?x2x3x4x4xf32> into tensor<?x6x4x4xf32>
  %h = tensor.empty(%n) : tensor<?x6x4x4xbf16>
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%j : tensor<?x6x4x4xf32>) outs(%h : tensor<?x6x4x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<?x6x4x4xbf16>
  return %r : tensor<?x6x4x4xbf16>
}

// -----

#all = affine_map<(a, b, c, d) -> (a, b, c, d)>
#column = affine_map<(a, b, c, d) -> (d)>

// What is no number for each channel is added to: a row, an image, and what
// begins the gradient of an image (zeros between the elements).

// CHECK-LABEL: func.func @others(
// CHECK-NOT: bias(
// CHECK-COUNT-3: accumulate
// CHECK-NOT: bias(
func.func @others(%x: tensor<2x3x8x8xf32>, %k: tensor<6x3x3x3xf32>, %b: tensor<6xf32>, %y: tensor<2x6x6x6xf32>, %z: tensor<2x3x4x4xf32>)
    -> (tensor<2x6x6x6xf32>, tensor<2x6x6x6xf32>, tensor<2x6x7x7xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x6x6x6xf32>
  %i = linalg.generic {indexing_maps = [#column, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : tensor<6xf32>) outs(%e : tensor<2x6x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<2x6x6x6xf32>
  %s = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<2x3x8x8xf32>, tensor<6x3x3x3xf32>) outs(%i : tensor<2x6x6x6xf32>) -> tensor<2x6x6x6xf32>
  %t = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<2x3x8x8xf32>, tensor<6x3x3x3xf32>) outs(%y : tensor<2x6x6x6xf32>) -> tensor<2x6x6x6xf32>
  %ze = tensor.empty() : tensor<2x3x9x9xf32>
  %zz = linalg.fill ins(%zero : f32) outs(%ze : tensor<2x3x9x9xf32>) -> tensor<2x3x9x9xf32>
  %spread = tensor.insert_slice %z into %zz[0, 0, 1, 1] [2, 3, 4, 4] [1, 1, 2, 2] : tensor<2x3x4x4xf32> into tensor<2x3x9x9xf32>
  %ue = tensor.empty() : tensor<2x6x7x7xf32>
  %ui = linalg.broadcast ins(%b : tensor<6xf32>) outs(%ue : tensor<2x6x7x7xf32>) dimensions = [0, 2, 3]
  %u = linalg.conv_2d_nchw_fchw ins(%spread, %k : tensor<2x3x9x9xf32>, tensor<6x3x3x3xf32>) outs(%ui : tensor<2x6x7x7xf32>) -> tensor<2x6x7x7xf32>
  return %s, %t, %u : tensor<2x6x6x6xf32>, tensor<2x6x6x6xf32>, tensor<2x6x7x7xf32>
}
