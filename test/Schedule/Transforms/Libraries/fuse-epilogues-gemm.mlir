// RUN: dp-opt %s --dp-fuse-epilogues="precision=tf32 no-nans=true" -split-input-file | FileCheck %s
// RUN: dp-opt %s --dp-fuse-epilogues -split-input-file | FileCheck %s --check-prefix=NAN
// RUN: not dp-opt %s --dp-fuse-epilogues="precision=fp8" -split-input-file 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: Cannot find option named 'fp8'

#whole = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#column = affine_map<(d0, d1) -> (d0)>

// Bias and relu, where nothing else reads the product.

// CHECK-LABEL: func.func private @layer(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x64xf32>, %[[W:[^:]*]]: memref<64x10xf32>, %[[B:[^:]*]]: memref<10xf32>, %[[Y:[^:]*]]: memref<?x10xf32>
// CHECK: dp.gemm ins(%[[X]], %[[W]]) outs(%[[Y]]) {{.*}} bias(%[[B]] : memref<10xf32>) relu precision tf32
// CHECK-NOT: dp.launch
// CHECK: return
// CHECK-NOT: @bias_relu
// A relu that keeps NaN stays a kernel of its own, its bias with it.
// NAN-LABEL: func.func private @layer(
// NAN-SAME: %[[X:[^:]*]]: memref<?x64xf32>, %[[W:[^:]*]]: memref<64x10xf32>, %{{[^:]*}}: memref<10xf32>, %{{[^:]*}}: memref<?x10xf32>, %[[M:[^:]*]]: index
// NAN-DAG: %[[C0:.*]] = arith.constant 0 : index
// NAN-DAG: %[[C1:.*]] = arith.constant 1 : index
// NAN-DAG: %[[C10:.*]] = arith.constant 10 : index
// NAN-DAG: %[[C64:.*]] = arith.constant 64 : index
// NAN: %[[BUFFER:.*]] = memref.alloc(%[[M]]) : memref<?x10xf32>
// NAN: dp.gemm ins(%[[X]], %[[W]]) outs(%[[BUFFER]]) size(%[[C1]], %[[M]], %[[C10]], %[[C64]]) ld(%[[C64]], %[[C10]], %[[C10]]) stride(%[[C0]], %[[C0]], %[[C0]])
// NAN-NOT: relu
// NAN: dp.launch @bias_relu
func.func private @bias_relu(%c: memref<?x10xf32>, %b: memref<10xf32>,
    %y: memref<?x10xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [#whole, #row, #whole],
      iterator_types = ["parallel", "parallel"]}
      ins(%c, %b : memref<?x10xf32>, memref<10xf32>) outs(%y : memref<?x10xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %m = arith.maximumf %s, %zero : f32
    linalg.yield %m : f32
  }
  return
}
func.func private @layer(%x: memref<?x64xf32>, %w: memref<64x10xf32>,
    %b: memref<10xf32>, %y: memref<?x10xf32>, %m: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x64xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<64x10xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<10xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x10xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c64 = arith.constant 64 : index
  %c = memref.alloc(%m) : memref<?x10xf32>
  dp.gemm ins(%x, %w) outs(%c) size(%c1, %m, %c10, %c64) ld(%c64, %c10, %c10)
      stride(%c0, %c0, %c0) : memref<?x64xf32>, memref<64x10xf32>, memref<?x10xf32>
  dp.launch @bias_relu extent %m cost %m (%c, %b, %y)
      : memref<?x10xf32>, memref<10xf32>, memref<?x10xf32>
  return
}

// -----

// Something else reads the product: only the precision changes.

// CHECK-LABEL: func.func private @shared(
// CHECK-SAME: %[[X:[^:]*]]: memref<4x64xf32>, %[[W:[^:]*]]: memref<64x10xf32>, %[[BIAS:[^:]*]]: memref<10xf32>, %[[Y:[^:]*]]: memref<4x10xf32>, %[[Z:[^:]*]]: memref<4x10xf32>
// CHECK: dp.gemm ins(%[[X]], %[[W]]) outs(%[[PRODUCT:.*]]) size(
// CHECK-NOT: bias
// CHECK-SAME: precision tf32
// CHECK: dp.launch @bias extent %{{.*}} cost %{{.*}}(%[[PRODUCT]], %[[BIAS]], %[[Y]])
// CHECK: dp.launch @bias extent %{{.*}} cost %{{.*}}(%[[PRODUCT]], %[[BIAS]], %[[Z]])
#whole = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
func.func private @bias(%c: memref<4x10xf32>, %b: memref<10xf32>,
    %y: memref<4x10xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#row, #whole, #whole],
      iterator_types = ["parallel", "parallel"]}
      ins(%b, %c : memref<10xf32>, memref<4x10xf32>) outs(%y : memref<4x10xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  }
  return
}
func.func private @shared(%x: memref<4x64xf32>, %w: memref<64x10xf32>,
    %b: memref<10xf32>, %y: memref<4x10xf32>, %z: memref<4x10xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<4x64xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<64x10xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<10xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<4x10xf32>, placement = replicated, role = input>,
        <name = "z", type = tensor<4x10xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %c64 = arith.constant 64 : index
  %c = memref.alloc() : memref<4x10xf32>
  dp.gemm ins(%x, %w) outs(%c) size(%c1, %c4, %c10, %c64) ld(%c64, %c10, %c10)
      stride(%c0, %c0, %c0) : memref<4x64xf32>, memref<64x10xf32>, memref<4x10xf32>
  dp.launch @bias extent %c4 cost %c4 (%c, %b, %y)
      : memref<4x10xf32>, memref<10xf32>, memref<4x10xf32>
  dp.launch @bias extent %c4 cost %c4 (%c, %b, %z)
      : memref<4x10xf32>, memref<10xf32>, memref<4x10xf32>
  return
}

// -----

// A column is not a bias.

// CHECK-LABEL: func.func private @by_row(
// CHECK-SAME: %[[X:[^:]*]]: memref<4x4xf64>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<4x4xf64>
// CHECK: dp.gemm ins(%[[X]], %[[X]]) outs(%[[BUFFER]]) size(%[[C1]], %[[C4]], %[[C4]], %[[C4]]) ld(%[[C4]], %[[C4]], %[[C4]]) stride(%[[C0]], %[[C0]], %[[C0]])
// CHECK: dp.launch @add_column
#whole = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d0)>
func.func private @add_column(%c: memref<4x4xf64>, %b: memref<4xf64>,
    %y: memref<4x4xf64>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#whole, #column, #whole],
      iterator_types = ["parallel", "parallel"]}
      ins(%c, %b : memref<4x4xf64>, memref<4xf64>) outs(%y : memref<4x4xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %s = arith.addf %p, %q : f64
    linalg.yield %s : f64
  }
  return
}
func.func private @by_row(%x: memref<4x4xf64>, %b: memref<4xf64>, %y: memref<4x4xf64>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<4x4xf64>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xf64>, placement = replicated, role = input>,
        <name = "y", type = tensor<4x4xf64>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c = memref.alloc() : memref<4x4xf64>
  dp.gemm ins(%x, %x) outs(%c) size(%c1, %c4, %c4, %c4) ld(%c4, %c4, %c4)
      stride(%c0, %c0, %c0) : memref<4x4xf64>, memref<4x4xf64>, memref<4x4xf64>
  dp.launch @add_column extent %c4 cost %c4 (%c, %b, %y)
      : memref<4x4xf64>, memref<4xf64>, memref<4x4xf64>
  return
}

// -----

// In place, where others read the result.

// NAN-LABEL: func.func private @in_place(
// NAN-SAME: %[[X2:[^:]*]]: memref<4x4xf32>, %{{[^:]*}}: memref<4xf32>, %[[Y2:[^:]*]]: memref<4x4xf32>
// NAN-DAG: %[[C0:.*]] = arith.constant 0 : index
// NAN-DAG: %[[C1:.*]] = arith.constant 1 : index
// NAN-DAG: %[[C4:.*]] = arith.constant 4 : index
// NAN: dp.gemm {{.*}} bias(
// NAN: dp.gemm ins(%[[X2]], %[[X2]]) outs(%[[Y2]]) size(%[[C1]], %[[C4]], %[[C4]], %[[C4]]) ld(%[[C4]], %[[C4]], %[[C4]]) stride(%[[C0]], %[[C0]], %[[C0]])
// NAN-NEXT: dp.launch @relu
// CHECK-LABEL: func.func private @in_place(
// CHECK-SAME: %{{[^:]*}}: memref<4x4xf32>, %[[B:[^:]*]]: memref<4xf32>, %[[Y:[^:]*]]: memref<4x4xf32>
// CHECK: dp.gemm {{.*}} outs(%[[Y]]) {{.*}} bias(%[[B]] : memref<4xf32>) precision tf32
// CHECK-NEXT: dp.gemm {{.*}} outs(%[[Y]]) {{.*}} relu precision tf32
// CHECK-NEXT: return
#whole = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
func.func private @add_bias(%b: memref<4xf32>, %y: memref<4x4xf32>, %begin: index,
    %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#row, #whole],
      iterator_types = ["parallel", "parallel"]}
      ins(%b : memref<4xf32>) outs(%y : memref<4x4xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  return
}
func.func private @relu(%y: memref<4x4xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [#whole],
      iterator_types = ["parallel", "parallel"]} outs(%y : memref<4x4xf32>) {
  ^bb0(%o: f32):
    %m = arith.maximumf %o, %zero : f32
    linalg.yield %m : f32
  }
  return
}
func.func private @in_place(%x: memref<4x4xf32>, %b: memref<4xf32>, %y: memref<4x4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<4x4xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<4x4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  dp.gemm ins(%x, %x) outs(%y) size(%c1, %c4, %c4, %c4) ld(%c4, %c4, %c4)
      stride(%c0, %c0, %c0) : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  dp.launch @add_bias extent %c4 cost %c4 (%b, %y) : memref<4xf32>, memref<4x4xf32>
  dp.gemm ins(%x, %x) outs(%y) size(%c1, %c4, %c4, %c4) ld(%c4, %c4, %c4)
      stride(%c0, %c0, %c0) : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  dp.launch @relu extent %c4 cost %c4 (%y) : memref<4x4xf32>
  return
}

// -----

// A bias of 16 bits, where the f32 sums are rounded behind it; not one of f32, and
// not behind a product of f32 factors.

// CHECK-LABEL: func.func private @halves(
// CHECK-SAME: %[[X:[^:]*]]: memref<4x4xbf16>, %[[B:[^:]*]]: memref<4xbf16>, %{{[^:]*}}: memref<4xf32>, %[[F:[^:]*]]: memref<4x4xf32>, %[[Y:[^:]*]]: memref<4x4xbf16>
// CHECK: dp.gemm ins(%[[X]], %[[X]]) outs(%[[Y]]) {{.*}} bias(%[[B]] : memref<4xbf16>) : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>
// CHECK: dp.gemm ins(%[[X]], %[[X]])
// CHECK-NOT: bias
// CHECK-SAME: memref<4x4xf32>
// CHECK: dp.launch @add_wide
// CHECK: dp.gemm ins(%[[F]], %[[F]])
// CHECK-NOT: bias
// CHECK: dp.launch @add_half
#whole = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
func.func private @add_half(%c: memref<4x4xf32>, %b: memref<4xbf16>,
    %y: memref<4x4xbf16>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#whole, #row, #whole],
      iterator_types = ["parallel", "parallel"]}
      ins(%c, %b : memref<4x4xf32>, memref<4xbf16>) outs(%y : memref<4x4xbf16>) {
  ^bb0(%p: f32, %q: bf16, %o: bf16):
    %e = arith.extf %q : bf16 to f32
    %s = arith.addf %p, %e : f32
    %t = arith.truncf %s : f32 to bf16
    linalg.yield %t : bf16
  }
  return
}
func.func private @add_wide(%c: memref<4x4xf32>, %b: memref<4xf32>,
    %y: memref<4x4xbf16>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#whole, #row, #whole],
      iterator_types = ["parallel", "parallel"]}
      ins(%c, %b : memref<4x4xf32>, memref<4xf32>) outs(%y : memref<4x4xbf16>) {
  ^bb0(%p: f32, %q: f32, %o: bf16):
    %s = arith.addf %p, %q : f32
    %t = arith.truncf %s : f32 to bf16
    linalg.yield %t : bf16
  }
  return
}
func.func private @halves(%x: memref<4x4xbf16>, %b: memref<4xbf16>, %wide: memref<4xf32>,
    %f: memref<4x4xf32>, %y: memref<4x4xbf16>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<4x4xbf16>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xbf16>, placement = replicated, role = input>,
        <name = "wide", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "f", type = tensor<4x4xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<4x4xbf16>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c = memref.alloc() : memref<4x4xf32>
  dp.gemm ins(%x, %x) outs(%c) size(%c1, %c4, %c4, %c4) ld(%c4, %c4, %c4)
      stride(%c0, %c0, %c0) : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xf32>
  dp.launch @add_half extent %c4 cost %c4 (%c, %b, %y) : memref<4x4xf32>, memref<4xbf16>, memref<4x4xbf16>
  %d = memref.alloc() : memref<4x4xf32>
  dp.gemm ins(%x, %x) outs(%d) size(%c1, %c4, %c4, %c4) ld(%c4, %c4, %c4)
      stride(%c0, %c0, %c0) : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xf32>
  dp.launch @add_wide extent %c4 cost %c4 (%d, %wide, %y) : memref<4x4xf32>, memref<4xf32>, memref<4x4xbf16>
  %e = memref.alloc() : memref<4x4xf32>
  dp.gemm ins(%f, %f) outs(%e) size(%c1, %c4, %c4, %c4) ld(%c4, %c4, %c4)
      stride(%c0, %c0, %c0) : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  dp.launch @add_half extent %c4 cost %c4 (%e, %b, %y) : memref<4x4xf32>, memref<4xbf16>, memref<4x4xbf16>
  return
}
