// RUN: dp-opt %s --split-input-file --dp-raise-convolutions --canonicalize | FileCheck %s --enable-var-scope
// RUN: dp-opt %s --split-input-file --dp-attach-target=kind=gpu --dp-raise-convolutions --canonicalize | FileCheck %s --check-prefix=GPU

// A filter as linalg has it is transposed; what the result is added to stays.
// CHECK-LABEL: func @forward(
// CHECK-SAME: %[[X:.*]]: tensor<?x9x9x16xf32>, %[[F:.*]]: tensor<3x3x16x32xf32>, %[[Y:.*]]: tensor<?x4x4x32xf32>
// CHECK: %[[T:.*]] = linalg.transpose ins(%[[F]] : tensor<3x3x16x32xf32>) outs(%{{.*}} : tensor<32x3x3x16xf32>) permutation = [3, 0, 1, 2]
// CHECK: %[[R:.*]] = dp.convolution accumulate ins(%[[X]], %[[T]]) outs(%[[Y]]) strides [2, 2] dilations [1, 1] : tensor<?x9x9x16xf32>
// CHECK: return %[[R]]
func.func @forward(%x: tensor<?x9x9x16xf32>, %f: tensor<3x3x16x32xf32>, %y: tensor<?x4x4x32xf32>) -> tensor<?x4x4x32xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %f : tensor<?x9x9x16xf32>, tensor<3x3x16x32xf32>) outs(%y : tensor<?x4x4x32xf32>) -> tensor<?x4x4x32xf32>
  return %0 : tensor<?x4x4x32xf32>
}

// -----

// Zeros around the image are padding, and a result of zeros is not read. cuDNN
// pads both sides alike.
// CHECK-LABEL: func @padded(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x3x8x9xf32>, %[[F:[^:]*]]: tensor<4x3x3x3xf32>
// CHECK: %[[E:.*]] = tensor.empty(%{{.*}}) : tensor<?x4x8x5xf32>
// CHECK: dp.convolution ins(%[[X]], %[[F]]) outs(%[[E]]) strides [1, 2] dilations [1, 1] padding [1, 1, 1, 1] channels_first
// CHECK: dp.convolution ins(%[[X]], %[[F]]) outs(%{{.*}}) strides [1, 2] dilations [1, 1] padding [0, 2, 1, 1] channels_first
// CHECK: %[[P:.*]] = tensor.pad %[[X]] low[0, 0, 1, 1] high[0, 0, 1, 1]
// CHECK: dp.convolution ins(%[[P]], %[[F]]) outs(%{{.*}}) strides [1, 2] dilations [1, 1] channels_first
// GPU-LABEL: func @padded(
// GPU: dp.convolution {{.*}} padding [1, 1, 1, 1] channels_first
// GPU: dp.convolution ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1, 2] dilations [1, 1] channels_first
// GPU: dp.convolution ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1, 2] dilations [1, 1] channels_first
func.func @padded(%x: tensor<?x3x8x9xf32>, %f: tensor<4x3x3x3xf32>, %n: index)
    -> (tensor<?x4x8x5xf32>, tensor<?x4x8x5xf32>, tensor<?x4x8x5xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x4x8x5xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4x8x5xf32>) -> tensor<?x4x8x5xf32>
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<?x3x8x9xf32> to tensor<?x3x10x11xf32>
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<[1, 2]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%p, %f : tensor<?x3x10x11xf32>, tensor<4x3x3x3xf32>) outs(%z : tensor<?x4x8x5xf32>) -> tensor<?x4x8x5xf32>
  %q = tensor.pad %x low[0, 0, 0, 1] high[0, 0, 2, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<?x3x8x9xf32> to tensor<?x3x10x11xf32>
  %1 = linalg.conv_2d_nchw_fchw {strides = dense<[1, 2]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%q, %f : tensor<?x3x10x11xf32>, tensor<4x3x3x3xf32>) outs(%z : tensor<?x4x8x5xf32>) -> tensor<?x4x8x5xf32>
  %o = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %one : f32
  } : tensor<?x3x8x9xf32> to tensor<?x3x10x11xf32>
  %2 = linalg.conv_2d_nchw_fchw {strides = dense<[1, 2]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%o, %f : tensor<?x3x10x11xf32>, tensor<4x3x3x3xf32>) outs(%z : tensor<?x4x8x5xf32>) -> tensor<?x4x8x5xf32>
  return %0, %1, %2 : tensor<?x4x8x5xf32>, tensor<?x4x8x5xf32>, tensor<?x4x8x5xf32>
}

// -----

// A convolution over the batch is the gradient of a filter; its strides are the
// other one's dilations.
#x = affine_map<(ci, co, r, i, s, j, b) -> (b, r * 2 + i, s + j * 3, ci)>
#dy = affine_map<(ci, co, r, i, s, j, b) -> (b, i, j, co)>
#df = affine_map<(ci, co, r, i, s, j, b) -> (r, s, ci, co)>
// CHECK-LABEL: func @filter_gradient(
// CHECK-SAME: %[[X:.*]]: tensor<?x8x12x16xf32>, %[[DY:.*]]: tensor<?x4x4x32xf32>, %[[DF:.*]]: tensor<3x3x16x32xf32>
// CHECK: %[[OLD:.*]] = linalg.transpose ins(%[[DF]] : tensor<3x3x16x32xf32>) outs(%{{.*}} : tensor<32x3x3x16xf32>)
// CHECK: %[[NEW:.*]] = dp.convolution filter_gradient accumulate ins(%[[X]], %[[DY]]) outs(%[[OLD]]) strides [1, 3] dilations [2, 1]
// CHECK: linalg.transpose ins(%[[NEW]] : tensor<32x3x3x16xf32>) outs(%{{.*}} : tensor<3x3x16x32xf32>)
func.func @filter_gradient(%x: tensor<?x8x12x16xf32>, %dy: tensor<?x4x4x32xf32>, %df: tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32> {
  %0 = linalg.generic {indexing_maps = [#x, #dy, #df],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "reduction", "reduction"]}
      ins(%x, %dy : tensor<?x8x12x16xf32>, tensor<?x4x4x32xf32>) outs(%df : tensor<3x3x16x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  } -> tensor<3x3x16x32xf32>
  return %0 : tensor<3x3x16x32xf32>
}

// -----

// Groups are channels of dp.convolution, and stand before the windows. A channel
// of a depthwise one is a group on a GPU; on the host its loops stay.
// CHECK-LABEL: func @groups(
// CHECK: dp.convolution ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1, 1] dilations [1, 1] groups 2 channels_first : tensor<?x6x9x9xf32>, tensor<8x3x3x3xf32>, tensor<?x8x7x7xf32>
// CHECK: linalg.depthwise_conv_2d_nhwc_hwcm
// GPU-LABEL: func @groups(
// GPU-SAME: %{{[^:]*}}: tensor<?x2x3x9x9xf32>, %{{[^:]*}}: tensor<2x4x3x3x3xf32>, %{{[^:]*}}: tensor<?x9x9x5xf32>, %{{[^:]*}}: tensor<3x3x5x2xf32>, %[[N:[^:]*]]: index
// GPU: dp.convolution {{.*}} groups 2
// GPU: linalg.transpose {{.*}} permutation = [0, 3, 1, 2]
// GPU: %[[CONVOLVED:.*]] = dp.convolution ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1, 1] dilations [1, 1] groups 5 channels_first : tensor<?x5x9x9xf32>, tensor<10x1x3x3xf32>, tensor<?x10x7x7xf32>
// GPU: %[[EXPANDED:.*]] = tensor.expand_shape %[[CONVOLVED]] {{\[}}[0], [1, 2], [3], [4]] output_shape [%[[N]], 5, 2, 7, 7] : tensor<?x10x7x7xf32> into tensor<?x5x2x7x7xf32>
// GPU: linalg.transpose ins(%[[EXPANDED]] : tensor<?x5x2x7x7xf32>) outs(%{{.*}} : tensor<?x7x7x5x2xf32>) permutation = [0, 3, 4, 1, 2]
func.func @groups(%x: tensor<?x2x3x9x9xf32>, %f: tensor<2x4x3x3x3xf32>, %u: tensor<?x9x9x5xf32>, %g: tensor<3x3x5x2xf32>, %n: index)
    -> (tensor<?x2x4x7x7xf32>, tensor<?x7x7x5x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x2x4x7x7xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x2x4x7x7xf32>) -> tensor<?x2x4x7x7xf32>
  %0 = linalg.conv_2d_ngchw_gfchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %f : tensor<?x2x3x9x9xf32>, tensor<2x4x3x3x3xf32>) outs(%z : tensor<?x2x4x7x7xf32>) -> tensor<?x2x4x7x7xf32>
  %d = tensor.empty(%n) : tensor<?x7x7x5x2xf32>
  %y = linalg.fill ins(%zero : f32) outs(%d : tensor<?x7x7x5x2xf32>) -> tensor<?x7x7x5x2xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%u, %g : tensor<?x9x9x5xf32>, tensor<3x3x5x2xf32>) outs(%y : tensor<?x7x7x5x2xf32>) -> tensor<?x7x7x5x2xf32>
  return %0, %1 : tensor<?x2x4x7x7xf32>, tensor<?x7x7x5x2xf32>
}

// -----

// Zeros between the elements of the image: the gradient of an input. The filter's
// channels are exchanged, and its elements flipped. The same of an output's
// gradient are strides.
// CHECK-DAG: #[[$FLIP:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, -d3 + 2)>
// CHECK-LABEL: func @transposed(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x4x5xf32>, %[[F:[^:]*]]: tensor<6x4x3xf32>
// CHECK: linalg.generic {indexing_maps = [#[[$FLIP]], #{{.*}}]
// CHECK: %[[W:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2], [3]] : tensor<1x4x6x3xf32> into tensor<4x6x3xf32>
// CHECK: dp.convolution input_gradient ins(%[[X]], %[[W]]) outs(%{{.*}}) strides [2] dilations [1] padding [1, 1] channels_first : tensor<?x4x5xf32>, tensor<4x6x3xf32>, tensor<?x6x10xf32>
// CHECK: dp.convolution filter_gradient ins(%{{.*}}, %[[X]]) outs(%{{.*}}) strides [2] dilations [1] padding [1, 1] channels_first : tensor<?x6x9xf32>, tensor<?x4x5xf32>, tensor<4x6x3xf32>
func.func @transposed(%x: tensor<?x4x5xf32>, %f: tensor<6x4x3xf32>, %u: tensor<?x6x9xf32>, %n: index) -> (tensor<?x6x10xf32>, tensor<4x6x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x4x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4x12xf32>) -> tensor<?x4x12xf32>
  %s = tensor.insert_slice %x into %z[0, 0, 1] [%n, 4, 5] [1, 1, 2] : tensor<?x4x5xf32> into tensor<?x4x12xf32>
  %d = tensor.empty(%n) : tensor<?x6x10xf32>
  %y = linalg.fill ins(%zero : f32) outs(%d : tensor<?x6x10xf32>) -> tensor<?x6x10xf32>
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<1> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>}
      ins(%s, %f : tensor<?x4x12xf32>, tensor<6x4x3xf32>) outs(%y : tensor<?x6x10xf32>) -> tensor<?x6x10xf32>
  %p = tensor.pad %u low[0, 0, 1] high[0, 0, 1] {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<?x6x9xf32> to tensor<?x6x11xf32>
  %k = tensor.empty(%n) : tensor<?x4x9xf32>
  %l = linalg.fill ins(%zero : f32) outs(%k : tensor<?x4x9xf32>) -> tensor<?x4x9xf32>
  %m = tensor.insert_slice %x into %l[0, 0, 0] [%n, 4, 5] [1, 1, 2] : tensor<?x4x5xf32> into tensor<?x4x9xf32>
  %g = tensor.empty() : tensor<4x6x3xf32>
  %h = linalg.fill ins(%zero : f32) outs(%g : tensor<4x6x3xf32>) -> tensor<4x6x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(k, c, r, n, i) -> (n, c, i + r)>, affine_map<(k, c, r, n, i) -> (n, k, i)>,
                                        affine_map<(k, c, r, n, i) -> (k, c, r)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %m : tensor<?x6x11xf32>, tensor<?x4x9xf32>) outs(%h : tensor<4x6x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %q = arith.mulf %a, %b : f32
    %r = arith.addf %c, %q : f32
    linalg.yield %r : f32
  } -> tensor<4x6x3xf32>
  return %0, %1 : tensor<?x6x10xf32>, tensor<4x6x3xf32>
}

// -----

// Dimensions of extent 1 that were folded away come back, a transpose of the image
// is read through, and a volume has its channels first.
// CHECK-LABEL: func @shapes(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x9x9xf32>, %{{[^:]*}}: tensor<32x3x3xf32>, %{{[^:]*}}: tensor<?x7x7x32xf32>, %[[V:[^:]*]]: tensor<?x4x5x6x7xf32>
// CHECK-DAG: %[[IMAGE:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1], [2, 3]]
// CHECK: dp.convolution accumulate ins(%[[IMAGE]], %{{.*}}) outs(%{{.*}}) strides [1, 1] dilations [1, 1] : tensor<?x9x9x1xf32>, tensor<32x3x3x1xf32>
// CHECK: dp.convolution ins(%[[V]], %{{.*}}) outs(%{{.*}}) strides [1, 1, 1] dilations [1, 1, 1] channels_first : tensor<?x4x5x6x7xf32>, tensor<8x4x2x2x2xf32>
func.func @shapes(%x: tensor<?x9x9xf32>, %f: tensor<32x3x3xf32>, %y: tensor<?x7x7x32xf32>, %v: tensor<?x4x5x6x7xf32>, %g: tensor<2x2x2x4x8xf32>, %n: index)
    -> (tensor<?x7x7x32xf32>, tensor<?x4x5x6x8xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(b, i, j, co, r, s) -> (b, i + r, j + s)>,
                                        affine_map<(b, i, j, co, r, s) -> (co, r, s)>,
                                        affine_map<(b, i, j, co, r, s) -> (b, i, j, co)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %f : tensor<?x9x9xf32>, tensor<32x3x3xf32>) outs(%y : tensor<?x7x7x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  } -> tensor<?x7x7x32xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x5x6x7x4xf32>
  %t = linalg.transpose ins(%v : tensor<?x4x5x6x7xf32>) outs(%e : tensor<?x5x6x7x4xf32>) permutation = [0, 2, 3, 4, 1]
  %d = tensor.empty(%n) : tensor<?x4x5x6x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%d : tensor<?x4x5x6x8xf32>) -> tensor<?x4x5x6x8xf32>
  %1 = linalg.conv_3d_ndhwc_dhwcf {strides = dense<1> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>}
      ins(%t, %g : tensor<?x5x6x7x4xf32>, tensor<2x2x2x4x8xf32>) outs(%z : tensor<?x4x5x6x8xf32>) -> tensor<?x4x5x6x8xf32>
  return %0, %1 : tensor<?x7x7x32xf32>, tensor<?x4x5x6x8xf32>
}

// -----

// What the library cannot do stays: other types, heights that are not known,
// another body, pools.
// CHECK-LABEL: func @others(
// CHECK-NOT: dp.convolution
func.func @others(%h: tensor<2x9x9x16xf64>, %g: tensor<3x3x16x32xf64>, %z: tensor<2x7x7x32xf64>,
                  %x: tensor<2x?x9x4xf32>, %f: tensor<3x3x4x4xf32>, %y: tensor<2x?x7x4xf32>,
                  %u: tensor<2x9x9x4xf32>, %w: tensor<8x3x3x4xf32>, %v: tensor<2x7x7x8xf32>)
    -> (tensor<2x7x7x32xf64>, tensor<2x?x7x4xf32>, tensor<2x7x7x8xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%h, %g : tensor<2x9x9x16xf64>, tensor<3x3x16x32xf64>) outs(%z : tensor<2x7x7x32xf64>) -> tensor<2x7x7x32xf64>
  %1 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %f : tensor<2x?x9x4xf32>, tensor<3x3x4x4xf32>) outs(%y : tensor<2x?x7x4xf32>) -> tensor<2x?x7x4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(b, h, w, o, i, j, c) -> (b, h + i, w + j, c)>,
                                        affine_map<(b, h, w, o, i, j, c) -> (o, i, j, c)>,
                                        affine_map<(b, h, w, o, i, j, c) -> (b, h, w, o)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%u, %w : tensor<2x9x9x4xf32>, tensor<8x3x3x4xf32>) outs(%v : tensor<2x7x7x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.subf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  } -> tensor<2x7x7x8xf32>
  return %0, %1, %2 : tensor<2x7x7x32xf64>, tensor<2x?x7x4xf32>, tensor<2x7x7x8xf32>
}

// -----

// All dimensions of the filter's gradient are folded away.
// CHECK-LABEL: func @one_number(
// CHECK: %[[G:.*]] = dp.convolution filter_gradient ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [2] dilations [1] : tensor<?x5x1xf32>, tensor<?x3x1xf32>, tensor<1x1x1xf32>
// CHECK: tensor.collapse_shape %[[G]] [] : tensor<1x1x1xf32> into tensor<f32>
func.func @one_number(%x: tensor<?x5xf32>, %dy: tensor<?x3xf32>) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<(n, i) -> (n, i * 2)>, affine_map<(n, i) -> (n, i)>, affine_map<(n, i) -> ()>],
                       iterator_types = ["reduction", "reduction"]}
      ins(%x, %dy : tensor<?x5xf32>, tensor<?x3xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// A filter that the graph has exchanged and flipped is read as it was: the
// convolution is the gradient of an input. So is one of one tap, whose windows
// were folded away; but not one that is only flipped.
// CHECK-LABEL: func @exchanged(
// CHECK-SAME: %[[DY:[^:]*]]: tensor<?x4x7x7xf32>, %[[F:[^:]*]]: tensor<4x6x3x3xf32>, %[[G:[^:]*]]: tensor<4x6x1x1xf32>
// CHECK-SAME: %[[H:[^:]*]]: tensor<6x4x3x3xf32>
// CHECK-NOT: linalg.generic
// CHECK: dp.convolution input_gradient ins(%[[DY]], %[[F]]) outs(%{{.*}}) strides [1, 1] dilations [1, 1] channels_first : tensor<?x4x7x7xf32>, tensor<4x6x3x3xf32>, tensor<?x6x9x9xf32>
// CHECK: dp.convolution input_gradient ins(%[[DY]], %[[G]]) outs(%{{.*}}) strides [1, 1] dilations [1, 1] channels_first : tensor<?x4x7x7xf32>, tensor<4x6x1x1xf32>, tensor<?x6x7x7xf32>
// CHECK: %[[FLIPPED:.*]] = linalg.generic {{.*}} ins(%[[H]] : tensor<6x4x3x3xf32>) outs(%{{.*}} : tensor<6x4x3x3xf32>)
// CHECK: dp.convolution ins(%[[DY]], %[[FLIPPED]])
func.func @exchanged(%dy: tensor<?x4x7x7xf32>, %f: tensor<4x6x3x3xf32>, %g: tensor<4x6x1x1xf32>, %h: tensor<6x4x3x3xf32>, %n: index)
    -> (tensor<?x6x9x9xf32>, tensor<?x6x7x7xf32>, tensor<?x6x5x5xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<6x4x3x3xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(i, o, r, s) -> (i, o, r, s)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<6x4x3x3xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %o = linalg.index 1 : index
    %r = linalg.index 2 : index
    %s = linalg.index 3 : index
    %a = arith.subi %c2, %r : index
    %b = arith.subi %c2, %s : index
    %v = tensor.extract %f[%o, %i, %a, %b] : tensor<4x6x3x3xf32>
    linalg.yield %v : f32
  } -> tensor<6x4x3x3xf32>
  %p = tensor.pad %dy low[0, 0, 2, 2] high[0, 0, 2, 2] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<?x4x7x7xf32> to tensor<?x4x11x11xf32>
  %xe = tensor.empty(%n) : tensor<?x6x9x9xf32>
  %xz = linalg.fill ins(%zero : f32) outs(%xe : tensor<?x6x9x9xf32>) -> tensor<?x6x9x9xf32>
  %0 = linalg.conv_2d_nchw_fchw ins(%p, %w : tensor<?x4x11x11xf32>, tensor<6x4x3x3xf32>)
      outs(%xz : tensor<?x6x9x9xf32>) -> tensor<?x6x9x9xf32>
  %te = tensor.empty() : tensor<6x4xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, o) -> (i, o)>], iterator_types = ["parallel", "parallel"]} outs(%te : tensor<6x4xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %o = linalg.index 1 : index
    %v = tensor.extract %g[%o, %i, %c0, %c0] : tensor<4x6x1x1xf32>
    linalg.yield %v : f32
  } -> tensor<6x4xf32>
  %u = tensor.expand_shape %t [[0], [1, 2, 3]] output_shape [6, 4, 1, 1] : tensor<6x4xf32> into tensor<6x4x1x1xf32>
  %ye = tensor.empty(%n) : tensor<?x6x7x7xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<?x6x7x7xf32>) -> tensor<?x6x7x7xf32>
  %1 = linalg.conv_2d_nchw_fchw ins(%dy, %u : tensor<?x4x7x7xf32>, tensor<6x4x1x1xf32>)
      outs(%yz : tensor<?x6x7x7xf32>) -> tensor<?x6x7x7xf32>
  %k = linalg.generic {indexing_maps = [affine_map<(o, i, r, s) -> (o, i, -r + 2, -s + 2)>, affine_map<(o, i, r, s) -> (o, i, r, s)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%h : tensor<6x4x3x3xf32>) outs(%e : tensor<6x4x3x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x3x3xf32>
  %ze = tensor.empty(%n) : tensor<?x6x5x5xf32>
  %zz = linalg.fill ins(%zero : f32) outs(%ze : tensor<?x6x5x5xf32>) -> tensor<?x6x5x5xf32>
  %2 = linalg.conv_2d_nchw_fchw ins(%dy, %k : tensor<?x4x7x7xf32>, tensor<6x4x3x3xf32>)
      outs(%zz : tensor<?x6x5x5xf32>) -> tensor<?x6x5x5xf32>
  return %0, %1, %2 : tensor<?x6x9x9xf32>, tensor<?x6x7x7xf32>, tensor<?x6x5x5xf32>
}

// -----

// A gradient that its op has in another order and the graph transposes back is
// not moved.
// CHECK-LABEL: func @transposed_back(
// CHECK: %[[G:.*]] = dp.convolution filter_gradient
// CHECK-NOT: linalg.transpose
// CHECK: return %[[G]]
func.func @transposed_back(%x: tensor<?x6x9x9xf32>, %dy: tensor<?x4x7x7xf32>) -> tensor<4x6x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x4x3x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<6x4x3x3xf32>) -> tensor<6x4x3x3xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(c, k, r, s, n, i, j) -> (n, c, i + r, j + s)>,
                                        affine_map<(c, k, r, s, n, i, j) -> (n, k, i, j)>,
                                        affine_map<(c, k, r, s, n, i, j) -> (c, k, r, s)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %dy : tensor<?x6x9x9xf32>, tensor<?x4x7x7xf32>) outs(%z : tensor<6x4x3x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  } -> tensor<6x4x3x3xf32>
  %f = tensor.empty() : tensor<4x6x3x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(k, c, r, s) -> (c, k, r, s)>, affine_map<(k, c, r, s) -> (k, c, r, s)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%0 : tensor<6x4x3x3xf32>) outs(%f : tensor<4x6x3x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4x6x3x3xf32>
  return %1 : tensor<4x6x3x3xf32>
}

// -----

// An elementwise op writes a factor in the order of dp.convolution at once, and a copy that only exchanges is none.
// CHECK-LABEL: func @written_in_order(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x3x9x9xf32>, %[[DY:[^:]*]]: tensor<?x4x7x7xf32>
// CHECK: %[[E:.*]] = linalg.generic {{.*}} ins(%[[DY]] : tensor<?x4x7x7xf32>) outs({{.*}} : tensor<?x4x7x7xf32>)
// CHECK-NEXT: ^bb0
// CHECK-SAME: %[[IN:[^:]*]]: f32
// CHECK-NEXT: math.exp %[[IN]] : f32
// CHECK-NOT: linalg.transpose
// CHECK: dp.convolution filter_gradient ins(%[[X]], %[[E]])
func.func @written_in_order(%x: tensor<?x3x9x9xf32>, %dy: tensor<?x4x7x7xf32>, %n: index) -> tensor<3x4x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %xe = tensor.empty(%n) : tensor<3x?x9x9xf32>
  %xt = linalg.generic {indexing_maps = [affine_map<(c, n, i, j) -> (n, c, i, j)>, affine_map<(c, n, i, j) -> (c, n, i, j)>],
                        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<?x3x9x9xf32>) outs(%xe : tensor<3x?x9x9xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<3x?x9x9xf32>
  %ye = tensor.empty(%n) : tensor<4x?x7x7xf32>
  %yt = linalg.generic {indexing_maps = [affine_map<(c, n, i, j) -> (n, c, i, j)>, affine_map<(c, n, i, j) -> (c, n, i, j)>],
                        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%dy : tensor<?x4x7x7xf32>) outs(%ye : tensor<4x?x7x7xf32>) {
  ^bb0(%a: f32, %b: f32):
    %e = math.exp %a : f32
    linalg.yield %e : f32
  } -> tensor<4x?x7x7xf32>
  %e = tensor.empty() : tensor<3x4x3x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32>
  %g = linalg.conv_2d_nchw_fchw ins(%xt, %yt : tensor<3x?x9x9xf32>, tensor<4x?x7x7xf32>)
      outs(%z : tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32>
  return %g : tensor<3x4x3x3xf32>
}
