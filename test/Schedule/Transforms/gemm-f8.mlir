// RUN: dp-opt %s --dp-outline-kernels=gpu -canonicalize -cse | FileCheck %s
// RUN: dp-opt %s --dp-outline-kernels -canonicalize -cse | FileCheck %s --check-prefix=HOST

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

// Forward: %q lies along k, %v is copied. The gradient of the weight adds over
// the rows, whose number is padded to a multiple of 16: both factors are copied.

// CHECK-LABEL: func.func private @products(
// CHECK-SAME: %{{[^:]*}}: memref<?x64xbf16>, %[[Y:[^:]*]]: memref<?x80xf32>, %[[D:[^:]*]]: memref<80x64xf32>
// CHECK-DAG: %[[Q:.*]] = memref.alloc(%{{.*}}) : memref<?x64xf8E4M3FN>
// CHECK-DAG: %[[V:.*]] = memref.alloc() : memref<64x80xf8E4M3FN>
// CHECK-DAG: %[[G:.*]] = memref.alloc(%{{.*}}) : memref<?x80xf8E5M2>
// CHECK: %[[VT:.*]] = memref.alloc() : memref<80x64xf8E4M3FN>
// CHECK: dp.gemm ins(%[[Q]], trans_b %{{.*}}) outs(%[[Y]]) size(%c1, %{{.*}}, %c80, %c64) ld(%c64, %c64, %c80) stride(%{{.*}}, %c5120, %{{.*}}) : memref<?x64xf8E4M3FN>, memref<{{.*}}xf8E4M3FN>, memref<?x80xf32>
// CHECK: %[[MORE:.*]] = arith.addi %{{.*}}, %c15 : index
// CHECK: %[[K:.*]] = arith.andi %[[MORE]], %c-16 : index
// CHECK: dp.gemm accumulate ins(%{{.*}}, trans_b %{{.*}}) outs(%[[D]]) size(%c1, %c80, %c64, %[[K]]) ld(%[[K]], %[[K]], %c64) {{.*}}f8E5M2>, memref<{{.*}}f8E4M3FN>, memref<80x64xf32>
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
