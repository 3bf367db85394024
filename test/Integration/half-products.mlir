// Products of a whole bf16 and f16 model, with f32 accumulation: results in
// bf16 that the next product reads, a gradient in f32, a batch of products of
// which one factor is stored transposed. Batches of 13, 13 and 3 rows; by all
// code that a CPU may have.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/half_products.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// RUN: env ONEDNN_MAX_CPU_ISA=AVX2 %python %integration/run_program.py %s %integration/Inputs/half_products.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t.avx2 --devices 1,3 | FileCheck %s
// RUN: env DP_DNNL=off %python %integration/run_program.py %s %integration/Inputs/half_products.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t.blas --devices 1,3 | FileCheck %s
// CHECK: all agree
// RUN: dp-compile %s --scatter x:0,q:0,k:0 --emit=schedule -o - | FileCheck %s --check-prefix=LIBRARY
// LIBRARY-DAG: dp.gemm {{.*}} : memref<?x96xbf16>, memref<96x130xbf16>, memref<?x130xbf16>
// LIBRARY-DAG: dp.gemm {{.*}} : memref<?x130xbf16>, memref<130x70xbf16>, memref<?x70xbf16>
// LIBRARY-DAG: dp.gemm {{.*}} : memref<?x96xbf16>, memref<?x130xbf16>, memref<96x130xf32>
// LIBRARY-DAG: dp.gemm {{.*}} : memref<?x40x64xf16>, memref<?x30x64xf16>, memref<?x40x30xf32>

#left = affine_map<(b, m, n, k) -> (b, m, k)>
#right = affine_map<(b, m, n, k) -> (b, n, k)>
#out = affine_map<(b, m, n, k) -> (b, m, n)>

func.func @step(%w: tensor<96x130xbf16> {dp.name = "w", dp.state}, %u: tensor<130x70xbf16> {dp.name = "u", dp.state},
    %x: tensor<?x96xbf16> {dp.name = "x"}, %q: tensor<?x40x64xf16> {dp.name = "q"}, %k: tensor<?x30x64xf16> {dp.name = "k"})
    -> (tensor<?x130xbf16> {dp.name = "h"}, tensor<?x70xbf16> {dp.name = "y"}, tensor<96x130xf32> {dp.name = "dw"},
        tensor<?x40x30xf32> {dp.name = "s"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x96xbf16>
  %b = tensor.dim %q, %c0 : tensor<?x40x64xf16>
  %zb = arith.constant 0.0 : bf16
  %z = arith.constant 0.0 : f32
  %he = tensor.empty(%n) : tensor<?x130xbf16>
  %hz = linalg.fill ins(%zb : bf16) outs(%he : tensor<?x130xbf16>) -> tensor<?x130xbf16>
  %h = linalg.matmul ins(%x, %w : tensor<?x96xbf16>, tensor<96x130xbf16>) outs(%hz : tensor<?x130xbf16>) -> tensor<?x130xbf16>
  %ye = tensor.empty(%n) : tensor<?x70xbf16>
  %yz = linalg.fill ins(%zb : bf16) outs(%ye : tensor<?x70xbf16>) -> tensor<?x70xbf16>
  %y = linalg.matmul ins(%h, %u : tensor<?x130xbf16>, tensor<130x70xbf16>) outs(%yz : tensor<?x70xbf16>) -> tensor<?x70xbf16>
  %de = tensor.empty() : tensor<96x130xf32>
  %dz = linalg.fill ins(%z : f32) outs(%de : tensor<96x130xf32>) -> tensor<96x130xf32>
  %dw = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %h : tensor<?x96xbf16>, tensor<?x130xbf16>) outs(%dz : tensor<96x130xf32>) -> tensor<96x130xf32>
  %se = tensor.empty(%b) : tensor<?x40x30xf32>
  %sz = linalg.fill ins(%z : f32) outs(%se : tensor<?x40x30xf32>) -> tensor<?x40x30xf32>
  %s = linalg.generic {indexing_maps = [#left, #right, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<?x40x64xf16>, tensor<?x30x64xf16>) outs(%sz : tensor<?x40x30xf32>) {
    ^bb0(%l: f16, %r: f16, %o: f32):
      %lw = arith.extf %l : f16 to f32
      %rw = arith.extf %r : f16 to f32
      %t = arith.mulf %lw, %rw : f32
      %a = arith.addf %o, %t : f32
      linalg.yield %a : f32
  } -> tensor<?x40x30xf32>
  return %h, %y, %dw, %s : tensor<?x130xbf16>, tensor<?x70xbf16>, tensor<96x130xf32>, tensor<?x40x30xf32>
}
