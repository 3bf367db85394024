// RUN: dp-opt %s --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s

// y = x w from zero: the fill goes away.

// CHECK-LABEL: func.func private @forward(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x64xf32>, %[[W:[^:]*]]: memref<64x10xf32>, %[[Y:[^:]*]]: memref<?x10xf32>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C10:.*]] = arith.constant 10 : index
// CHECK-DAG: %[[C64:.*]] = arith.constant 64 : index
// CHECK: %[[M:.*]] = memref.dim %[[X]], %[[C0]]
// CHECK-NOT: dp.launch
// CHECK: dp.gemm ins({{ ?}}%[[X]], %[[W]]) outs(%[[Y]]) size(%[[C1]], %[[M]], %[[C10]], %[[C64]]) ld(%[[C64]], %[[C10]], %[[C10]]) stride(%[[C0]], %[[C0]], %[[C0]])
func.func private @forward(%x: memref<?x64xf32>, %w: memref<64x10xf32>,
    %y: memref<?x10xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x64xf32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<64x10xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x10xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<?x10xf32>)
  linalg.matmul ins(%x, %w : memref<?x64xf32>, memref<64x10xf32>)
      outs(%y : memref<?x10xf32>)
  return
}

// Onto what is there; a fill that something reads in between stays.

// CHECK-LABEL: func.func private @onto(
// CHECK: dp.launch @kernel_fill
// CHECK: dp.launch @kernel_copy
// CHECK: dp.gemm accumulate ins
func.func private @onto(%x: memref<?x64xf32>, %w: memref<64x10xf32>,
    %y: memref<?x10xf32>, %z: memref<?x10xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x64xf32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<64x10xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x10xf32>, placement = sharded<0>, role = batch>,
        <name = "z", type = tensor<100x10xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<?x10xf32>)
  memref.copy %y, %z : memref<?x10xf32> to memref<?x10xf32>
  linalg.matmul ins(%x, %w : memref<?x64xf32>, memref<64x10xf32>)
      outs(%y : memref<?x10xf32>)
  return
}

#a = affine_map<(d0, d1, d2) -> (d2, d0)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
#ct = affine_map<(d0, d1, d2) -> (d1, d0)>

// x^T g, as a weight's gradient has it; k is the batch and may be 0.

// CHECK-LABEL: func.func private @gradient(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x64xf64>, %[[G:[^:]*]]: memref<?x10xf64>, %[[D:[^:]*]]: memref<64x10xf64>
// CHECK: %[[K:.*]] = memref.dim %[[X]]
// CHECK: dp.gemm accumulate ins(trans_a %[[X]], %[[G]]) outs(%[[D]]) size({{.*}}, %{{.*}}, %{{.*}}, %[[K]])
func.func private @gradient(%x: memref<?x64xf64>, %g: memref<?x10xf64>,
    %d: memref<64x10xf64>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x64xf64>, placement = sharded<0>, role = batch>,
        <name = "g", type = tensor<100x10xf64>, placement = sharded<0>, role = batch>,
        <name = "d", type = tensor<64x10xf64>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.generic {indexing_maps = [#a, #b, #c],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %g : memref<?x64xf64>, memref<?x10xf64>)
      outs(%d : memref<64x10xf64>) {
    ^bb0(%l: f64, %r: f64, %out: f64):
      %m = arith.mulf %l, %r : f64
      %s = arith.addf %out, %m : f64
      linalg.yield %s : f64
  }
  return
}

// The transposed result: the operands change places.

// CHECK-LABEL: func.func private @transposed_result(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x64xf32>, %[[G:[^:]*]]: memref<?x10xf32>, %[[D:[^:]*]]: memref<10x64xf32>
// CHECK: dp.gemm accumulate ins(trans_a %[[G]], %[[X]]) outs(%[[D]])
func.func private @transposed_result(%x: memref<?x64xf32>,
    %g: memref<?x10xf32>, %d: memref<10x64xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x64xf32>, placement = sharded<0>, role = batch>,
        <name = "g", type = tensor<100x10xf32>, placement = sharded<0>, role = batch>,
        <name = "d", type = tensor<10x64xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.generic {indexing_maps = [#a, #b, #ct],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %g : memref<?x64xf32>, memref<?x10xf32>)
      outs(%d : memref<10x64xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %m = arith.mulf %l, %r : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  return
}

// A batch of products, and [B,T,D] times [D,E] as one product of B*T rows.

// CHECK-LABEL: func.func private @batch(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x8x4xf32>, %[[W:[^:]*]]: memref<?x4x16xf32>, %[[Y:[^:]*]]: memref<?x8x16xf32>
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK-DAG: %[[C32:.*]] = arith.constant 32 : index
// CHECK-DAG: %[[C64:.*]] = arith.constant 64 : index
// CHECK-DAG: %[[C128:.*]] = arith.constant 128 : index
// CHECK: %[[B:.*]] = memref.dim %[[Y]]
// CHECK: dp.gemm accumulate ins(%[[X]], %[[W]]) outs(%[[Y]]) size(%[[B]], %[[C8]], %[[C16]], %[[C4]]) ld(%[[C4]], %[[C16]], %[[C16]]) stride(%[[C32]], %[[C64]], %[[C128]])
#rows = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#weights = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#result = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
func.func private @batch(%x: memref<?x8x4xf32>, %w: memref<?x4x16xf32>,
    %y: memref<?x8x16xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x8x4xf32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<100x4x16xf32>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<100x8x16xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  linalg.batch_matmul ins(%x, %w : memref<?x8x4xf32>, memref<?x4x16xf32>)
      outs(%y : memref<?x8x16xf32>)
  return
}

// CHECK-LABEL: func.func private @rows(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x8x4xf32>
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK: %[[B:.*]] = memref.dim %[[X]]
// CHECK: %[[M:.*]] = arith.muli %[[B]], %[[C8]]
// CHECK: dp.gemm {{.*}} size(%[[C1]], %[[M]],
func.func private @rows(%x: memref<?x8x4xf32>, %w: memref<4x16xf32>,
    %y: memref<?x8x16xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x8x4xf32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<4x16xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x8x16xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  linalg.generic {indexing_maps = [#rows, #weights, #result],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<?x8x4xf32>, memref<4x16xf32>)
      outs(%y : memref<?x8x16xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %m = arith.mulf %l, %r : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  return
}

// What BLAS has no form for is a kernel: integers, and a stride inside.

// CHECK-LABEL: func.func private @not_blas(
// CHECK-SAME: %[[X:[^:]*]]: memref<4x4xi32>, %[[Y:[^:]*]]: memref<4x4xi32>, %[[Z:[^:]*]]: memref<4x4xf32>
// CHECK-SAME: %[[S:[^:]*]]: memref<4x4xf32, strided<[8, 2]>>
// CHECK-NOT: dp.gemm
// CHECK: dp.launch @kernel_muli_addi extent %{{.*}} cost %{{.*}}(%[[X]], %[[Y]]) : memref<4x4xi32>, memref<4x4xi32>
// CHECK: %[[CAST:.*]] = memref.cast %[[S]] : memref<4x4xf32, strided<[8, 2]>> to memref<4x4xf32, strided<[8, 2], offset: ?>>
// CHECK: dp.launch @kernel_mulf_addf extent %{{.*}} cost %{{.*}}(%[[Z]], %[[CAST]]) : memref<4x4xf32>, memref<4x4xf32, strided<[8, 2], offset: ?>>
func.func private @not_blas(%x: memref<4x4xi32>, %y: memref<4x4xi32>,
    %z: memref<4x4xf32>, %s: memref<4x4xf32, strided<[8, 2]>>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<4x4xi32>, placement = replicated, role = input>,
        <name = "y", type = tensor<4x4xi32>, placement = replicated, role = input>,
        <name = "z", type = tensor<4x4xf32>, placement = replicated, role = input>,
        <name = "s", type = tensor<4x4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.matmul ins(%x, %x : memref<4x4xi32>, memref<4x4xi32>)
      outs(%y : memref<4x4xi32>)
  linalg.matmul ins(%z, %z : memref<4x4xf32>, memref<4x4xf32>)
      outs(%s : memref<4x4xf32, strided<[8, 2]>>)
  return
}

// A sum that only one factor runs along is no contraction of two matrices: the
// kernel adds all of x[i, j] w[i], not those of one j.

#both = affine_map<(d0, d1) -> (d0, d1)>
#first = affine_map<(d0, d1) -> (d0)>
#none = affine_map<(d0, d1) -> ()>
// CHECK-LABEL: func.func private @one_sided(
// CHECK-NOT: dp.gemm
// CHECK: dp.launch @kernel_mulf_addf
// CHECK: return
func.func private @one_sided(%x: memref<?x6xf32>, %w: memref<?xf32>,
    %y: memref<f32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x6xf32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<100xf32>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<f32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.generic {indexing_maps = [#both, #first, #none],
      iterator_types = ["reduction", "reduction"]}
      ins(%x, %w : memref<?x6xf32>, memref<?xf32>) outs(%y : memref<f32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %m = arith.mulf %l, %r : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  return
}

// Nor is a sum of products of what an op of one operand makes of a factor.

#row = affine_map<(d0, d1, d2) -> (d0, d2)>
#column = affine_map<(d0, d1, d2) -> (d2, d1)>
#cell = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func private @function_of_factor(
// CHECK-NOT: dp.gemm
// CHECK: dp.launch @kernel_exp_mulf_addf
// CHECK: return
func.func private @function_of_factor(%x: memref<?x6xf32>, %w: memref<6x4xf32>,
    %y: memref<?x4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x6xf32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<6x4xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x4xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  linalg.generic {indexing_maps = [#row, #column, #cell],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<?x6xf32>, memref<6x4xf32>) outs(%y : memref<?x4xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %e = math.exp %l : f32
      %m = arith.mulf %e, %r : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  return
}

// Rows that are not contiguous, in the factor and in the result, are copied
// where the product is large.

// CHECK-LABEL: func.func private @copied(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x8x6x6xf32>, %[[W:[^:]*]]: memref<8x16xf32>, %[[Y:[^:]*]]: memref<?x16x3x3xf32>
// CHECK: %[[S:.*]] = memref.subview %[[X]]
// CHECK: %[[A:.*]] = memref.alloc(%{{.*}}) : memref<?x3x3x8xf32>
// CHECK: %[[CAST:.*]] = memref.cast %[[S]]
// CHECK: dp.launch @kernel_copy{{.*}}(%[[CAST]], %[[A]])
// CHECK: %[[C:.*]] = memref.alloc(%{{.*}}) : memref<?x3x3x16xf32>
// CHECK: dp.gemm ins(%[[A]], %{{.*}}) outs(%[[C]]) size(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) ld(%c8{{.*}}, %c16{{.*}}, %c16{{.*}})
// CHECK: %[[ROWS:.*]] = memref.collapse_shape %[[C]]
// CHECK: %[[PIXELS:.*]] = memref.collapse_shape %[[Y]]
// CHECK: dp.launch @kernel_addf{{.*}}(%[[ROWS]], %[[PIXELS]])
#xs = affine_map<(n, o, h, w, c) -> (n, c, h, w)>
#ws = affine_map<(n, o, h, w, c) -> (c, o)>
#ys = affine_map<(n, o, h, w, c) -> (n, o, h, w)>
func.func private @copied(%x: memref<?x8x6x6xf32>, %w: memref<8x16xf32>, %y: memref<?x16x3x3xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x8x6x6xf32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<8x16xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x16x3x3xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x8x6x6xf32>
  %s = memref.subview %x[0, 0, 0, 0] [%n, 8, 3, 3] [1, 1, 2, 2] : memref<?x8x6x6xf32> to memref<?x8x3x3xf32, strided<[288, 36, 12, 2]>>
  linalg.generic {indexing_maps = [#xs, #ws, #ys], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%s, %w : memref<?x8x3x3xf32, strided<[288, 36, 12, 2]>>, memref<8x16xf32>) outs(%y : memref<?x16x3x3xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %t = arith.mulf %l, %r : f32
      %q = arith.addf %out, %t : f32
      linalg.yield %q : f32
  }
  return
}

// Not where it is small.

// CHECK-LABEL: func.func private @small(
// CHECK-NOT: memref.alloc
// CHECK: dp.launch @kernel_mulf_addf
func.func private @small(%x: memref<4x8x6x6xf32>, %w: memref<8x16xf32>, %y: memref<4x16x3x3xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<4x8x6x6xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<8x16xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<4x16x3x3xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %s = memref.subview %x[0, 0, 0, 0] [4, 8, 3, 3] [1, 1, 2, 2] : memref<4x8x6x6xf32> to memref<4x8x3x3xf32, strided<[288, 36, 12, 2]>>
  linalg.generic {indexing_maps = [#xs, #ws, #ys], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%s, %w : memref<4x8x3x3xf32, strided<[288, 36, 12, 2]>>, memref<8x16xf32>) outs(%y : memref<4x16x3x3xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %t = arith.mulf %l, %r : f32
      %q = arith.addf %out, %t : f32
      linalg.yield %q : f32
  }
  return
}
