// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s
// RUN: dp-opt %s --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s --check-prefix=HOST

#entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x64xbf16>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<100x80xf32>, placement = sharded<0>, role = batch>,
        <name = "d", type = tensor<80x64xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#km = affine_map<(m, n, k) -> (k, m)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(i, j) -> (i, j)>

// Forward: %q lies along k, %v, which is no elementwise op's, is copied. The
// gradient of the weight adds over the rows, whose number is padded to a
// multiple of 16: what rounds both factors writes them transposed as well.

// CHECK-LABEL: func.func private @products(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x64xbf16>, %[[Y:[^:]*]]: memref<?x80xf32>, %[[D:[^:]*]]: memref<80x64xf32>
// CHECK-DAG: %[[Q:.*]] = memref.alloc(%[[N:.*]]) : memref<?x64xf8E4M3FN>
// CHECK-DAG: %[[V:.*]] = memref.alloc() : memref<64x80xf8E4M3FN>
// CHECK-DAG: %[[G:.*]] = memref.alloc(%{{.*}}) : memref<?x80xf8E5M2>
// CHECK: %[[MORE:.*]] = arith.addi %[[N]], %c15 : index
// CHECK: %[[K:.*]] = arith.andi %[[MORE]], %c-16 : index
// CHECK: %[[QT:.*]] = memref.alloc(%[[K]]) : memref<64x?xf8E4M3FN>
// CHECK: %[[QTM:.*]] = memref.cast %[[QT]]
// CHECK: %[[REST:.*]] = memref.subview %[[QT]][0, %[[N]]]
// CHECK: dp.launch @kernel_fill
// CHECK: %[[NUMBERS:.*]] = memref.reinterpret_cast %[[QT]] to offset: [0], sizes: [64, %[[N]]], strides: [%[[K]], 1]
// CHECK: %[[NUMBERSM:.*]] = memref.cast %[[NUMBERS]]
// CHECK: dp.launch @kernel_truncf extent {{.*}}(%[[X]], %[[Q]], %[[NUMBERSM]])
// CHECK: %[[GT:.*]] = memref.alloc(%[[K]]) : memref<80x?xf8E5M2>
// CHECK: %[[GTM:.*]] = memref.cast %[[GT]]
// CHECK: dp.launch @kernel_truncf_1 extent {{.*}}(%[[Y]], %[[G]], %{{.*}})
// CHECK: dp.launch @kernel_copy extent {{.*}}(%[[V]], %{{.*}})
// CHECK: dp.gemm ins(%[[Q]], trans_b %{{.*}}) outs(%[[Y]]) size(%c1, %{{.*}}, %c80, %c64) ld(%c64, %c64, %c80) stride(%{{.*}}, %c5120, %{{.*}}) : memref<?x64xf8E4M3FN>, memref<{{.*}}xf8E4M3FN>, memref<?x80xf32>
// CHECK: dp.gemm accumulate ins(%[[GTM]], trans_b %[[QTM]]) outs(%[[D]]) size(%c1, %c80, %c64, %[[K]]) ld(%[[K]], %[[K]], %c64) {{.*}}f8E5M2>, memref<{{.*}}f8E4M3FN>, memref<80x64xf32>
// HOST-LABEL: func.func private @products(
// HOST-NOT: dp.gemm
// HOST: return
func.func private @products(%x: memref<?x64xbf16>, %y: memref<?x80xf32>, %d: memref<80x64xf32>)
    attributes {dp.spmd, dp.entry = #entry} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?x64xbf16>
  %q = memref.alloc(%n) : memref<?x64xf8E4M3FN>
  %v = memref.alloc() : memref<64x80xf8E4M3FN>
  %g = memref.alloc(%n) : memref<?x80xf8E5M2>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x64xbf16>) outs(%q : memref<?x64xf8E4M3FN>) {
    ^bb0(%in: bf16, %out: f8E4M3FN):
      %t = arith.truncf %in : bf16 to f8E4M3FN
      linalg.yield %t : f8E4M3FN
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y : memref<?x80xf32>) outs(%g : memref<?x80xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %t = arith.truncf %in : f32 to f8E5M2
      linalg.yield %t : f8E5M2
  }
  %one = arith.constant 1.0 : f8E4M3FN
  linalg.fill ins(%one : f8E4M3FN) outs(%v : memref<64x80xf8E4M3FN>)
  linalg.fill ins(%zero : f32) outs(%y : memref<?x80xf32>)
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%q, %v : memref<?x64xf8E4M3FN>, memref<64x80xf8E4M3FN>) outs(%y : memref<?x80xf32>) {
    ^bb0(%l: f8E4M3FN, %r: f8E4M3FN, %out: f32):
      %lw = arith.extf %l : f8E4M3FN to f32
      %rw = arith.extf %r : f8E4M3FN to f32
      %m = arith.mulf %lw, %rw : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%g, %q : memref<?x80xf8E5M2>, memref<?x64xf8E4M3FN>) outs(%d : memref<80x64xf32>) {
    ^bb0(%l: f8E5M2, %r: f8E4M3FN, %out: f32):
      %lw = arith.extf %l : f8E5M2 to f32
      %rw = arith.extf %r : f8E4M3FN to f32
      %m = arith.mulf %lw, %rw : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  return
}

// Rows of a batch and of 64 positions are a multiple of 16: no padding. The
// writer has the dimensions of the factor then, of which one product finds the
// transposed one of another.

#xyz = affine_map<(i, j, k) -> (i, j, k)>
// CHECK-LABEL: func.func private @positions(
// CHECK-NOT: arith.andi
// CHECK: %[[T:.*]] = memref.alloc(%{{.*}}) : memref<32x?xf8E4M3FN>
// CHECK-NOT: memref.alloc
// CHECK: dp.launch @kernel_truncf{{.*}}memref<?x32xf32>, memref<?x32xf8E4M3FN>, memref<?x?xf8E4M3FN, strided<[?, 1], offset: ?>>
// CHECK-NOT: dp.launch
// CHECK: dp.gemm accumulate ins(%[[A:.*]], trans_b %[[A]])
// CHECK: dp.gemm accumulate ins(%[[A]], trans_b %[[A]])
// CHECK-NOT: dp.launch
// CHECK: return
func.func private @positions(%x: memref<?x64x32xf32>, %d: memref<32x32xf32>, %e: memref<32x32xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<10x64x32xf32>, placement = sharded<0>, role = batch>,
        <name = "d", type = tensor<32x32xf32>, placement = replicated, role = input>,
        <name = "e", type = tensor<32x32xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x64x32xf32>
  %q = memref.alloc(%n) : memref<?x64x32xf8E4M3FN>
  linalg.generic {indexing_maps = [#xyz, #xyz], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : memref<?x64x32xf32>) outs(%q : memref<?x64x32xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %t = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %t : f8E4M3FN
  }
  %f = memref.collapse_shape %q [[0, 1], [2]] : memref<?x64x32xf8E4M3FN> into memref<?x32xf8E4M3FN>
  linalg.generic {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%f, %f : memref<?x32xf8E4M3FN>, memref<?x32xf8E4M3FN>) outs(%d : memref<32x32xf32>) {
    ^bb0(%l: f8E4M3FN, %r: f8E4M3FN, %out: f32):
      %lw = arith.extf %l : f8E4M3FN to f32
      %rw = arith.extf %r : f8E4M3FN to f32
      %m = arith.mulf %lw, %rw : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%f, %f : memref<?x32xf8E4M3FN>, memref<?x32xf8E4M3FN>) outs(%e : memref<32x32xf32>) {
    ^bb0(%l: f8E4M3FN, %r: f8E4M3FN, %out: f32):
      %lw = arith.extf %l : f8E4M3FN to f32
      %rw = arith.extf %r : f8E4M3FN to f32
      %m = arith.mulf %lw, %rw : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  return
}
