// RUN: dp-opt %s -split-input-file --dp-outline-kernels="convolutions=true" | FileCheck %s --enable-var-scope
// RUN: dp-opt %s -split-input-file --dp-outline-kernels | FileCheck %s --check-prefix=OFF

// OFF-NOT: dp.conv

// A filter as linalg has it is copied into the order the library wants.
// CHECK-LABEL: func @forward(
// CHECK-SAME: %[[X:.*]]: memref<?x9x9x16xf32>, %[[F:.*]]: memref<3x3x16x32xf32>, %[[Y:.*]]: memref<?x4x4x32xf32>
// CHECK: %[[COPY:.*]] = memref.alloc() : memref<32x3x3x16xf32>
// CHECK: dp.launch @kernel_copy{{.*}}(%[[F]], %[[COPY]])
// CHECK-NEXT: dp.conv accumulate ins(%[[X]], %[[COPY]]) outs(%[[Y]]) strides [2, 2] dilations [1, 1]
func.func @forward(%x: memref<?x9x9x16xf32>, %f: memref<3x3x16x32xf32>, %y: memref<?x4x4x32xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x9x9x16xf32>, placement = sharded<0>, role = batch>,
        <name = "f", type = tensor<3x3x16x32xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x4x4x32xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %f : memref<?x9x9x16xf32>, memref<3x3x16x32xf32>) outs(%y : memref<?x4x4x32xf32>)
  return
}

// -----

// In the right order already, over an image that a fill has cleared.
// CHECK-LABEL: func @in_order(
// CHECK-NOT: dp.launch
// CHECK: dp.conv ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1, 1] dilations [2, 1]
func.func @in_order(%x: memref<?x9x9x16xf32>, %f: memref<32x3x3x16xf32>, %y: memref<?x5x7x32xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x9x9x16xf32>, placement = sharded<0>, role = batch>,
        <name = "f", type = tensor<32x3x3x16xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x5x7x32xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<?x5x7x32xf32>)
  linalg.conv_2d_nhwc_fhwc {strides = dense<1> : tensor<2xi64>, dilations = dense<[2, 1]> : tensor<2xi64>}
      ins(%x, %f : memref<?x9x9x16xf32>, memref<32x3x3x16xf32>) outs(%y : memref<?x5x7x32xf32>)
  return
}

// -----

// A convolution over the batch is the gradient of a filter; its strides are the
// other one's dilations.
#x = affine_map<(ci, co, r, i, s, j, b) -> (b, r * 2 + i, s + j * 3, ci)>
#dy = affine_map<(ci, co, r, i, s, j, b) -> (b, i, j, co)>
#df = affine_map<(ci, co, r, i, s, j, b) -> (r, s, ci, co)>
// CHECK-LABEL: func @filter_gradient(
// CHECK-SAME: %[[X:.*]]: memref<?x8x12x16xf32>, %[[DY:.*]]: memref<?x4x4x32xf32>, %[[DF:.*]]: memref<3x3x16x32xf32>
// CHECK: %[[OUT:.*]] = memref.alloc() : memref<32x3x3x16xf32>
// CHECK-NEXT: dp.conv filter_gradient ins(%[[X]], %[[DY]]) outs(%[[OUT]]) strides [1, 3] dilations [2, 1]
// CHECK: dp.launch @kernel_copy{{.*}}(%[[OUT]], %[[DF]])
func.func @filter_gradient(%x: memref<?x8x12x16xf32>, %dy: memref<?x4x4x32xf32>, %df: memref<3x3x16x32xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x8x12x16xf32>, placement = sharded<0>, role = batch>,
        <name = "dy", type = tensor<100x4x4x32xf32>, placement = sharded<0>, role = batch>,
        <name = "df", type = tensor<3x3x16x32xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%df : memref<3x3x16x32xf32>)
  linalg.generic {indexing_maps = [#x, #dy, #df],
                  iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "reduction", "reduction"]}
      ins(%x, %dy : memref<?x8x12x16xf32>, memref<?x4x4x32xf32>) outs(%df : memref<3x3x16x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  }
  return
}

// -----

// What the library cannot do stays a kernel: channels outermost, sums that are no
// f32, a gradient that is added to what is there.
// CHECK-LABEL: func @others(
// CHECK-NOT: dp.conv
#x = affine_map<(ci, co, r, i, s, j, b) -> (b, r + i, s + j, ci)>
#dy = affine_map<(ci, co, r, i, s, j, b) -> (b, i, j, co)>
#df = affine_map<(ci, co, r, i, s, j, b) -> (r, s, ci, co)>
func.func @others(%x: memref<2x16x9x9xf32>, %f: memref<32x16x3x3xf32>, %y: memref<2x32x7x7xf32>,
                  %h: memref<2x9x9x16xf64>, %g: memref<3x3x16x32xf64>, %z: memref<2x7x7x32xf64>,
                  %u: memref<?x6x6x16xf32>, %dy: memref<?x4x4x32xf32>, %df: memref<3x3x16x32xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2x16x9x9xf32>, placement = replicated, role = input>,
        <name = "f", type = tensor<32x16x3x3xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<2x32x7x7xf32>, placement = replicated, role = input>,
        <name = "h", type = tensor<2x9x9x16xf64>, placement = replicated, role = input>,
        <name = "g", type = tensor<3x3x16x32xf64>, placement = replicated, role = input>,
        <name = "z", type = tensor<2x7x7x32xf64>, placement = replicated, role = input>,
        <name = "u", type = tensor<100x6x6x16xf32>, placement = sharded<0>, role = batch>,
        <name = "dy", type = tensor<100x4x4x32xf32>, placement = sharded<0>, role = batch>,
        <name = "df", type = tensor<3x3x16x32xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %f : memref<2x16x9x9xf32>, memref<32x16x3x3xf32>) outs(%y : memref<2x32x7x7xf32>)
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%h, %g : memref<2x9x9x16xf64>, memref<3x3x16x32xf64>) outs(%z : memref<2x7x7x32xf64>)
  linalg.generic {indexing_maps = [#x, #dy, #df],
                  iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "reduction", "reduction"]}
      ins(%u, %dy : memref<?x6x6x16xf32>, memref<?x4x4x32xf32>) outs(%df : memref<3x3x16x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  }
  return
}

// -----

// One input channel that was folded away comes back as a dimension of extent 1.
// CHECK-LABEL: func @one_channel(
// CHECK-SAME: %[[X:.*]]: memref<?x9x9xf32>, %[[F:.*]]: memref<32x3x3xf32>, %[[Y:.*]]: memref<?x7x7x32xf32>
// CHECK-DAG: %[[IMAGE:.*]] = memref.expand_shape %[[X]] {{\[\[}}0], [1], [2, 3]]
// CHECK-DAG: %[[FILTER:.*]] = memref.expand_shape %[[F]] {{\[\[}}0], [1], [2, 3]]
// CHECK: dp.conv accumulate ins(%[[IMAGE]], %[[FILTER]]) outs(%[[Y]]) strides [1, 1] dilations [1, 1]
func.func @one_channel(%x: memref<?x9x9xf32>, %f: memref<32x3x3xf32>, %y: memref<?x7x7x32xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x9x9xf32>, placement = sharded<0>, role = batch>,
        <name = "f", type = tensor<32x3x3xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x7x7x32xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  linalg.generic {indexing_maps = [affine_map<(b, i, j, co, r, s) -> (b, i + r, j + s)>,
                                   affine_map<(b, i, j, co, r, s) -> (co, r, s)>,
                                   affine_map<(b, i, j, co, r, s) -> (b, i, j, co)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %f : memref<?x9x9xf32>, memref<32x3x3xf32>) outs(%y : memref<?x7x7x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  }
  return
}

// -----

// The gradient of such a filter, and of one image without a batch.
// CHECK-LABEL: func @gradients(
// CHECK: dp.conv filter_gradient ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [1, 1] dilations [2, 1] : memref<?x9x9x1xf32>, memref<?x5x7x32xf32>, memref<32x3x3x1xf32>
// CHECK: dp.launch @kernel_copy
// CHECK: dp.conv filter_gradient accumulate ins(%{{.*}}, %{{.*}}) outs(%{{.*}}) strides [2, 2] dilations [1, 1] : memref<1x9x9x4xf32>, memref<1x4x4x32xf32>, memref<32x3x3x4xf32>
func.func @gradients(%x: memref<?x9x9xf32>, %dy: memref<?x5x7x32xf32>, %df: memref<3x3x32xf32>,
                     %x1: memref<9x9x4xf32>, %dy1: memref<4x4x32xf32>, %df1: memref<32x3x3x4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x9x9xf32>, placement = sharded<0>, role = batch>,
        <name = "dy", type = tensor<100x5x7x32xf32>, placement = sharded<0>, role = batch>,
        <name = "df", type = tensor<3x3x32xf32>, placement = replicated, role = input>,
        <name = "x1", type = tensor<9x9x4xf32>, placement = replicated, role = input>,
        <name = "dy1", type = tensor<4x4x32xf32>, placement = replicated, role = input>,
        <name = "df1", type = tensor<32x3x3x4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%df : memref<3x3x32xf32>)
  linalg.generic {indexing_maps = [affine_map<(co, r, s, b, i, j) -> (b, 2 * r + i, s + j)>,
                                   affine_map<(co, r, s, b, i, j) -> (b, i, j, co)>,
                                   affine_map<(co, r, s, b, i, j) -> (r, s, co)>],
                  iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %dy : memref<?x9x9xf32>, memref<?x5x7x32xf32>) outs(%df : memref<3x3x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  }
  linalg.generic {indexing_maps = [affine_map<(co, r, s, ci, i, j) -> (r + 2 * i, s + 2 * j, ci)>,
                                   affine_map<(co, r, s, ci, i, j) -> (i, j, co)>,
                                   affine_map<(co, r, s, ci, i, j) -> (co, r, s, ci)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x1, %dy1 : memref<9x9x4xf32>, memref<4x4x32xf32>) outs(%df1 : memref<32x3x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  }
  return
}

// -----

// A factor that was fused in, or a distance in place of a product, is not what
// the library computes.
#x2 = affine_map<(b, h, w, o, i, j, c) -> (b, h + i, w + j, c)>
#f2 = affine_map<(b, h, w, o, i, j, c) -> (o, i, j, c)>
#y2 = affine_map<(b, h, w, o, i, j, c) -> (b, h, w, o)>
// CHECK-LABEL: func @other_bodies(
// CHECK-NOT: dp.conv
// CHECK: dp.launch @kernel_mulf_mulf_addf
// CHECK: dp.launch @kernel_subf_addf
// CHECK-NEXT: return
func.func @other_bodies(%x: memref<?x9x9x4xf32>, %f: memref<8x3x3x4xf32>, %y: memref<?x7x7x8xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x9x9x4xf32>, placement = sharded<0>, role = batch>,
        <name = "f", type = tensor<8x3x3x4xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x7x7x8xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  %scale = arith.constant 0.25 : f32
  linalg.generic {indexing_maps = [#x2, #f2, #y2],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %f : memref<?x9x9x4xf32>, memref<8x3x3x4xf32>) outs(%y : memref<?x7x7x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.mulf %a, %scale : f32
    %p = arith.mulf %s, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  }
  linalg.generic {indexing_maps = [#x2, #f2, #y2],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %f : memref<?x9x9x4xf32>, memref<8x3x3x4xf32>) outs(%y : memref<?x7x7x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.subf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  }
  return
}
