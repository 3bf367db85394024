// Contractions and convolutions of 16-bit factors by a library: padded, the
// gradient of a filter, a product that is stored in bf16, and one of a strided
// slice, which is copied for BLAS and added. Batches of 5, 5 and 1 rows.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/narrow_factors.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree
// RUN: dp-compile %s --scatter x:0,r:0 --emit=schedule -o - | FileCheck %s --check-prefix=LIBRARY
// LIBRARY-COUNT-2: dp.conv
// LIBRARY-COUNT-3: dp.gemm

#x = affine_map<(n, o, h, w, c) -> (n, c, h, w)>
#w = affine_map<(n, o, h, w, c) -> (c, o)>
#y = affine_map<(n, o, h, w, c) -> (n, o, h, w)>
#image = affine_map<(o, c, i, j, n, h, w) -> (n, c, h + i, w + j)>
#output = affine_map<(o, c, i, j, n, h, w) -> (n, o, h, w)>
#filter = affine_map<(o, c, i, j, n, h, w) -> (o, c, i, j)>

func.func @step(%k: tensor<16x8x3x3xf16> {dp.name = "k", dp.state}, %v: tensor<40x12xbf16> {dp.name = "v", dp.state},
    %x: tensor<?x8x6x6xf16> {dp.name = "x"}, %r: tensor<?x40xbf16> {dp.name = "r"})
    -> (tensor<?x16x6x6xf32> {dp.name = "y"}, tensor<16x8x3x3xf32> {dp.name = "dk"}, tensor<?x12xbf16> {dp.name = "p"},
        tensor<40x12xf32> {dp.name = "dv"}, tensor<?x16x3x3xf32> {dp.name = "s"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8x6x6xf16>
  %rows = tensor.dim %r, %c0 : tensor<?x40xbf16>
  %z16 = arith.constant 0.0 : f16
  %zb = arith.constant 0.0 : bf16
  %z = arith.constant 0.0 : f32
  %two = arith.constant 2.0 : f32

  %padded = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %z16 : f16
  } : tensor<?x8x6x6xf16> to tensor<?x8x8x8xf16>
  %ye = tensor.empty(%n) : tensor<?x16x6x6xf32>
  %yz = linalg.fill ins(%z : f32) outs(%ye : tensor<?x16x6x6xf32>) -> tensor<?x16x6x6xf32>
  %y = linalg.conv_2d_nchw_fchw ins(%padded, %k : tensor<?x8x8x8xf16>, tensor<16x8x3x3xf16>)
      outs(%yz : tensor<?x16x6x6xf32>) -> tensor<?x16x6x6xf32>

  %ge = tensor.empty(%n) : tensor<?x16x6x6xf16>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y : tensor<?x16x6x6xf32>) outs(%ge : tensor<?x16x6x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %t = arith.truncf %in : f32 to f16
      linalg.yield %t : f16
  } -> tensor<?x16x6x6xf16>
  %ke = tensor.empty() : tensor<16x8x3x3xf32>
  %kz = linalg.fill ins(%z : f32) outs(%ke : tensor<16x8x3x3xf32>) -> tensor<16x8x3x3xf32>
  %dk = linalg.generic {indexing_maps = [#image, #output, #filter],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%padded, %g : tensor<?x8x8x8xf16>, tensor<?x16x6x6xf16>) outs(%kz : tensor<16x8x3x3xf32>) {
    ^bb0(%l: f16, %m: f16, %out: f32):
      %lw = arith.extf %l : f16 to f32
      %mw = arith.extf %m : f16 to f32
      %t = arith.mulf %lw, %mw : f32
      %s = arith.addf %out, %t : f32
      linalg.yield %s : f32
  } -> tensor<16x8x3x3xf32>

  %pe = tensor.empty(%rows) : tensor<?x12xbf16>
  %pz = linalg.fill ins(%zb : bf16) outs(%pe : tensor<?x12xbf16>) -> tensor<?x12xbf16>
  %p = linalg.matmul ins(%r, %v : tensor<?x40xbf16>, tensor<40x12xbf16>) outs(%pz : tensor<?x12xbf16>) -> tensor<?x12xbf16>
  %ve = tensor.empty() : tensor<40x12xf32>
  %vz = linalg.fill ins(%z : f32) outs(%ve : tensor<40x12xf32>) -> tensor<40x12xf32>
  %dv = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%r, %p : tensor<?x40xbf16>, tensor<?x12xbf16>) outs(%vz : tensor<40x12xf32>) -> tensor<40x12xf32>

  %slice = tensor.extract_slice %x[0, 0, 0, 0] [%n, 8, 3, 3] [1, 1, 2, 2] : tensor<?x8x6x6xf16> to tensor<?x8x3x3xf16>
  %taps = tensor.extract_slice %k[0, 0, 1, 1] [16, 8, 1, 1] [1, 1, 1, 1] : tensor<16x8x3x3xf16> to tensor<16x8xf16>
  %te = tensor.empty() : tensor<8x16xf16>
  %turned = linalg.transpose ins(%taps : tensor<16x8xf16>) outs(%te : tensor<8x16xf16>) permutation = [1, 0]
  %se = tensor.empty(%n) : tensor<?x16x3x3xf32>
  %sz = linalg.fill ins(%two : f32) outs(%se : tensor<?x16x3x3xf32>) -> tensor<?x16x3x3xf32>
  %s = linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%slice, %turned : tensor<?x8x3x3xf16>, tensor<8x16xf16>) outs(%sz : tensor<?x16x3x3xf32>) {
    ^bb0(%l: f16, %m: f16, %out: f32):
      %lw = arith.extf %l : f16 to f32
      %mw = arith.extf %m : f16 to f32
      %t = arith.mulf %lw, %mw : f32
      %q = arith.addf %out, %t : f32
      linalg.yield %q : f32
  } -> tensor<?x16x3x3xf32>
  return %y, %dk, %p, %dv, %s : tensor<?x16x6x6xf32>, tensor<16x8x3x3xf32>, tensor<?x12xbf16>, tensor<40x12xf32>, tensor<?x16x3x3xf32>
}
