// RUN: dp-opt %s --dp-fuse-epilogues="precision=tf32 no-nans=true" -split-input-file | FileCheck %s
// RUN: dp-opt %s --dp-fuse-epilogues -split-input-file | FileCheck %s --check-prefix=NAN

#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#middle = affine_map<(d0, d1, d2) -> (d1)>

// A bias and a relu, where nothing else reads the sums.

// CHECK-LABEL: func.func private @layer(
// CHECK-SAME: %[[X:[^:]*]]: memref<2x3x8x8xf32>, %[[W:[^:]*]]: memref<4x3x3x3xf32>, %[[B:[^:]*]]: memref<4xf32>, %[[Y:[^:]*]]: memref<2x4x6x6xf32>
// CHECK: dp.conv ins(%[[X]], %[[W]]) outs(%[[Y]]) {{.*}} channels_first bias(%[[B]] : memref<4xf32>) relu precision tf32
// CHECK-NOT: dp.launch
// CHECK-NOT: @bias_relu
// A relu that keeps NaN stays a kernel of its own, its bias with it.
// NAN-LABEL: func.func private @layer(
// NAN-SAME: %[[X:[^:]*]]: memref<2x3x8x8xf32>, %[[W:[^:]*]]: memref<4x3x3x3xf32>
// NAN: %[[BUFFER:.*]] = memref.alloc() : memref<2x4x6x6xf32>
// NAN: dp.conv ins(%[[X]], %[[W]]) outs(%[[BUFFER]]) strides [1, 1] dilations [1, 1] channels_first : memref<2x3x8x8xf32>, memref<4x3x3x3xf32>, memref<2x4x6x6xf32>
// NAN-NOT: bias(
// NAN: dp.launch @bias_relu
func.func private @bias_relu(%c: memref<2x4x36xf32>, %b: memref<4xf32>,
    %y: memref<2x4x36xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [#all, #middle, #all],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%c, %b : memref<2x4x36xf32>, memref<4xf32>) outs(%y : memref<2x4x36xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %m = arith.maximumf %s, %zero : f32
    linalg.yield %m : f32
  }
  return
}
func.func private @layer(%x: memref<2x3x8x8xf32>, %w: memref<4x3x3x3xf32>, %b: memref<4xf32>, %y: memref<2x4x6x6xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2x3x8x8xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<4x3x3x3xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<2x4x6x6xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c2 = arith.constant 2 : index
  %c = memref.alloc() : memref<2x4x6x6xf32>
  dp.conv ins(%x, %w) outs(%c) strides [1, 1] dilations [1, 1] channels_first
      : memref<2x3x8x8xf32>, memref<4x3x3x3xf32>, memref<2x4x6x6xf32>
  %v = memref.collapse_shape %c [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  %u = memref.collapse_shape %y [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  dp.launch @bias_relu extent %c2 cost %c2 (%v, %b, %u) : memref<2x4x36xf32>, memref<4xf32>, memref<2x4x36xf32>
  return
}

// -----

// A convolution with a bias gets a relu, here PyTorch's, also one that rounds:
// what is rounded has the sign of what was not.

// CHECK-LABEL: func.func private @relu_of_bias(
// CHECK: dp.conv ins({{.*}}) outs(%[[Y:.*]]) {{.*}} bias({{.*}} : memref<8xbf16>) relu : memref<3x8x4xbf16>
// CHECK-NOT: dp.launch
// NAN-LABEL: func.func private @relu_of_bias(
// NAN: dp.conv {{.*}} bias({{.*}} : memref<8xbf16>) : memref<3x8x4xbf16>
// NAN: dp.launch @relu
#one = affine_map<(d0) -> (d0)>
func.func private @relu(%c: memref<?xbf16>, %y: memref<?xbf16>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : bf16
  linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%c : memref<?xbf16>) outs(%y : memref<?xbf16>) {
  ^bb0(%p: bf16, %o: bf16):
    %is = arith.cmpf ugt, %p, %zero : bf16
    %m = arith.select %is, %p, %zero : bf16
    linalg.yield %m : bf16
  }
  return
}
func.func private @relu_of_bias(%x: memref<3x8x4xbf16>, %w: memref<8x3x4xbf16>, %b: memref<8xbf16>, %y: memref<3x6x8xbf16>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<3x8x4xbf16>, placement = replicated, role = input>,
        <name = "w", type = tensor<8x3x4xbf16>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xbf16>, placement = replicated, role = input>,
        <name = "y", type = tensor<3x6x8xbf16>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %n = arith.constant 144 : index
  %c = memref.alloc() : memref<3x6x8xbf16>
  dp.conv ins(%x, %w) outs(%c) strides [1] dilations [1] bias(%b : memref<8xbf16>)
      : memref<3x8x4xbf16>, memref<8x3x4xbf16>, memref<3x6x8xbf16>
  %v = memref.collapse_shape %c [[0, 1, 2]] : memref<3x6x8xbf16> into memref<144xbf16>
  %u = memref.collapse_shape %y [[0, 1, 2]] : memref<3x6x8xbf16> into memref<144xbf16>
  %vs = memref.cast %v : memref<144xbf16> to memref<?xbf16>
  %us = memref.cast %u : memref<144xbf16> to memref<?xbf16>
  dp.launch @relu extent %n cost %n (%vs, %us) : memref<?xbf16>, memref<?xbf16>
  return
}

// -----

#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#middle = affine_map<(d0, d1, d2) -> (d1)>

// Something else reads the sums, and the kernel reads what it would overwrite.

// CHECK-LABEL: func.func private @shared(
// CHECK-SAME: %[[X:[^:]*]]: memref<2x3x8x8xf32>, %[[W:[^:]*]]: memref<4x3x3x3xf32>, %{{[^:]*}}: memref<4xf32>, %[[Y:[^:]*]]: memref<2x4x6x6xf32>, %{{[^:]*}}: memref<2x4x6x6xf32>, %[[F:[^:]*]]: memref<4x4x1x1xf32>
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<2x4x6x6xf32>
// CHECK: dp.conv ins(%[[X]], %[[W]]) outs(%[[BUFFER]]) strides [1, 1] dilations [1, 1] channels_first precision tf32
// CHECK-NOT: bias(
// CHECK: dp.launch @bias_relu
// CHECK: dp.launch @bias_relu
// CHECK: %[[BUFFER2:.*]] = memref.alloc() : memref<2x4x6x6xf32>
// CHECK: dp.conv ins(%[[Y]], %[[F]]) outs(%[[BUFFER2]]) strides [1, 1] dilations [1, 1] channels_first precision tf32
// CHECK-NOT: bias(
// CHECK: dp.launch @bias_relu
func.func private @bias_relu(%c: memref<2x4x36xf32>, %b: memref<4xf32>,
    %y: memref<2x4x36xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [#all, #middle, #all],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%c, %b : memref<2x4x36xf32>, memref<4xf32>) outs(%y : memref<2x4x36xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %m = arith.maximumf %s, %zero : f32
    linalg.yield %m : f32
  }
  return
}
func.func private @shared(%x: memref<2x3x8x8xf32>, %w: memref<4x3x3x3xf32>, %b: memref<4xf32>, %y: memref<2x4x6x6xf32>, %z: memref<2x4x6x6xf32>, %f: memref<4x4x1x1xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2x3x8x8xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<4x3x3x3xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<2x4x6x6xf32>, placement = replicated, role = input>,
        <name = "z", type = tensor<2x4x6x6xf32>, placement = replicated, role = input>,
        <name = "f", type = tensor<4x4x1x1xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c2 = arith.constant 2 : index
  %c = memref.alloc() : memref<2x4x6x6xf32>
  dp.conv ins(%x, %w) outs(%c) strides [1, 1] dilations [1, 1] channels_first
      : memref<2x3x8x8xf32>, memref<4x3x3x3xf32>, memref<2x4x6x6xf32>
  %v = memref.collapse_shape %c [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  %u = memref.collapse_shape %y [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  dp.launch @bias_relu extent %c2 cost %c2 (%v, %b, %u) : memref<2x4x36xf32>, memref<4xf32>, memref<2x4x36xf32>
  %t = memref.collapse_shape %z [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  dp.launch @bias_relu extent %c2 cost %c2 (%v, %b, %t) : memref<2x4x36xf32>, memref<4xf32>, memref<2x4x36xf32>
  %d = memref.alloc() : memref<2x4x6x6xf32>
  dp.conv ins(%y, %f) outs(%d) strides [1, 1] dilations [1, 1] channels_first
      : memref<2x4x6x6xf32>, memref<4x4x1x1xf32>, memref<2x4x6x6xf32>
  %e = memref.collapse_shape %d [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  dp.launch @bias_relu extent %c2 cost %c2 (%e, %b, %u) : memref<2x4x36xf32>, memref<4xf32>, memref<2x4x36xf32>
  return
}

// -----

#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#last = affine_map<(d0, d1, d2) -> (d2)>

// A number for each position of a channel is no bias.

// CHECK-LABEL: func.func private @positions(
// CHECK-SAME: %[[X:[^:]*]]: memref<2x3x8x8xf32>, %[[W:[^:]*]]: memref<4x3x3x3xf32>
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<2x4x6x6xf32>
// CHECK: dp.conv ins(%[[X]], %[[W]]) outs(%[[BUFFER]]) strides [1, 1] dilations [1, 1] channels_first precision tf32
// CHECK-NOT: bias(
// CHECK: dp.launch @bias
func.func private @bias(%c: memref<2x4x36xf32>, %b: memref<36xf32>,
    %y: memref<2x4x36xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#all, #last, #all],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%c, %b : memref<2x4x36xf32>, memref<36xf32>) outs(%y : memref<2x4x36xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  }
  return
}
func.func private @positions(%x: memref<2x3x8x8xf32>, %w: memref<4x3x3x3xf32>, %b: memref<36xf32>, %y: memref<2x4x6x6xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2x3x8x8xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<4x3x3x3xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<36xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<2x4x6x6xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c2 = arith.constant 2 : index
  %c = memref.alloc() : memref<2x4x6x6xf32>
  dp.conv ins(%x, %w) outs(%c) strides [1, 1] dilations [1, 1] channels_first
      : memref<2x3x8x8xf32>, memref<4x3x3x3xf32>, memref<2x4x6x6xf32>
  %v = memref.collapse_shape %c [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  %u = memref.collapse_shape %y [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  dp.launch @bias extent %c2 cost %c2 (%v, %b, %u) : memref<2x4x36xf32>, memref<36xf32>, memref<2x4x36xf32>
  return
}

// -----

// A convolution of f32 has the precision, too; one of 16 bits has none.

// CHECK-LABEL: func.func private @convolutions(
// CHECK-SAME: %{{[^:]*}}: memref<3x8x4xf32>, %{{[^:]*}}: memref<8x3x4xf32>, %{{[^:]*}}: memref<3x6x8xf32>, %[[U:[^:]*]]: memref<3x8x4xbf16>, %[[V:[^:]*]]: memref<8x3x4xbf16>, %[[Z:[^:]*]]: memref<3x6x8xbf16>
// CHECK: dp.conv {{.*}} precision tf32 : memref<3x8x4xf32>
// CHECK-NEXT: dp.conv ins(%[[U]], %[[V]]) outs(%[[Z]]) strides [1] dilations [1]
// CHECK-NOT: precision
// CHECK-SAME: memref<3x8x4xbf16>
// NAN-LABEL: func.func private @convolutions(
// NAN-NOT: precision
// NAN: return
func.func private @convolutions(%x: memref<3x8x4xf32>, %w: memref<8x3x4xf32>, %y: memref<3x6x8xf32>, %u: memref<3x8x4xbf16>, %v: memref<8x3x4xbf16>, %z: memref<3x6x8xbf16>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<3x8x4xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<8x3x4xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<3x6x8xf32>, placement = replicated, role = input>,
        <name = "u", type = tensor<3x8x4xbf16>, placement = replicated, role = input>,
        <name = "v", type = tensor<8x3x4xbf16>, placement = replicated, role = input>,
        <name = "z", type = tensor<3x6x8xbf16>, placement = replicated, role = input>],
      results = [], dims = []>} {
  dp.conv ins(%x, %w) outs(%y) strides [1] dilations [1] : memref<3x8x4xf32>, memref<8x3x4xf32>, memref<3x6x8xf32>
  dp.conv ins(%u, %v) outs(%z) strides [1] dilations [1] : memref<3x8x4xbf16>, memref<8x3x4xbf16>, memref<3x6x8xbf16>
  return
}

// -----

#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#middle = affine_map<(d0, d1, d2) -> (d1)>

// A bias and a relu after it, each in a kernel of its own.

// CHECK-LABEL: func.func private @bias_then_relu(
// CHECK-SAME: %[[X:[^:]*]]: memref<2x3x8x8xf32>, %[[W:[^:]*]]: memref<4x3x3x3xf32>, %[[B:[^:]*]]: memref<4xf32>, %[[Y:[^:]*]]: memref<2x4x6x6xf32>
// CHECK: dp.conv ins(%[[X]], %[[W]]) outs(%[[Y]]) {{.*}} channels_first bias(%[[B]] : memref<4xf32>) relu precision tf32
// CHECK-NOT: dp.launch
// NAN-LABEL: func.func private @bias_then_relu(
// NAN-SAME: %[[X:[^:]*]]: memref<2x3x8x8xf32>, %[[W:[^:]*]]: memref<4x3x3x3xf32>, %[[B:[^:]*]]: memref<4xf32>, %{{[^:]*}}: memref<2x4x6x6xf32>
// NAN: memref.alloc() : memref<2x4x6x6xf32>
// NAN-NEXT: %[[SUMS:.*]] = memref.alloc() : memref<2x4x6x6xf32>
// NAN: dp.conv ins(%[[X]], %[[W]]) outs(%[[SUMS]]) {{.*}} channels_first bias(%[[B]] : memref<4xf32>) : memref<2x3x8x8xf32>
// NAN-NEXT: dp.launch @relu
func.func private @bias(%c: memref<2x4x36xf32>, %b: memref<4xf32>,
    %y: memref<2x4x36xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#all, #middle, #all],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%c, %b : memref<2x4x36xf32>, memref<4xf32>) outs(%y : memref<2x4x36xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  }
  return
}
func.func private @relu(%c: memref<2x4x36xf32>, %y: memref<2x4x36xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [#all, #all],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%c : memref<2x4x36xf32>) outs(%y : memref<2x4x36xf32>) {
  ^bb0(%p: f32, %o: f32):
    %m = arith.maximumf %p, %zero : f32
    linalg.yield %m : f32
  }
  return
}
func.func private @bias_then_relu(%x: memref<2x3x8x8xf32>, %w: memref<4x3x3x3xf32>, %b: memref<4xf32>, %y: memref<2x4x6x6xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2x3x8x8xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<4x3x3x3xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<2x4x6x6xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c2 = arith.constant 2 : index
  %c = memref.alloc() : memref<2x4x6x6xf32>
  dp.conv ins(%x, %w) outs(%c) strides [1, 1] dilations [1, 1] channels_first
      : memref<2x3x8x8xf32>, memref<4x3x3x3xf32>, memref<2x4x6x6xf32>
  %sums = memref.alloc() : memref<2x4x6x6xf32>
  %v = memref.collapse_shape %c [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  %s = memref.collapse_shape %sums [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  %u = memref.collapse_shape %y [[0], [1], [2, 3]] : memref<2x4x6x6xf32> into memref<2x4x36xf32>
  dp.launch @bias extent %c2 cost %c2 (%v, %b, %s) : memref<2x4x36xf32>, memref<4xf32>, memref<2x4x36xf32>
  dp.launch @relu extent %c2 cost %c2 (%s, %u) : memref<2x4x36xf32>, memref<2x4x36xf32>
  return
}
