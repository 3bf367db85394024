// Sums over the batch whose 16-bit partial sums overflow. Of %up no prefix does
// in the order of one device, but the second of four devices has -120,000. Of
// %down a prefix does, but no device of four has more than 40,000. Both are
// summed in f32, directly or through linear ops, and rounded once.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/f16_sums.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// CHECK: all agree

#i = affine_map<(i, j) -> (i)>
#j = affine_map<(i, j) -> (j)>
#ij = affine_map<(i, j) -> (i, j)>

func.func @sums(%x: tensor<8x3xf16> {dp.name = "x"}, %w: tensor<3xf32> {dp.name = "w", dp.state})
    -> (tensor<3xf32> {dp.updates = 1 : i64}, tensor<3xf16> {dp.name = "up"}, tensor<3xf16> {dp.name = "down"},
        tensor<3xf16> {dp.name = "both"}, tensor<3xf32> {dp.name = "root"}, tensor<3xf16> {dp.name = "looped"},
        tensor<3xf16> {dp.name = "product"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %half = arith.constant dense<0.5> : tensor<3xf16>
  %eighth = arith.constant dense<0.125> : tensor<3xf32>
  %zero = arith.constant dense<0.0> : tensor<3xf16>
  %zerob = arith.constant dense<0.0> : tensor<3xbf16>
  %one = arith.constant dense<1.0> : tensor<3xf16>
  %up = arith.constant dense<[30000.0, 30000.0, -60000.0, -60000.0, 20000.0, 20000.0, 10000.0, 10000.0]> : tensor<8xf16>
  %down = arith.constant dense<[20000.0, 20000.0, 40000.0, -40000.0, -20000.0, 10000.0, -20000.0, 5000.0]> : tensor<8xf16>
  %scale = arith.constant dense<[256.0, 0.125, 512.0, 0.0625, 0.5, 0.015625, 0.03125, 16.0]> : tensor<8xf16>
  %e = tensor.empty() : tensor<8x3xf16>
  %u = linalg.generic {indexing_maps = [#ij, #i, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x, %up : tensor<8x3xf16>, tensor<8xf16>) outs(%e : tensor<8x3xf16>) {
  ^bb0(%a: f16, %b: f16, %c: f16):
    %s = arith.addf %a, %b : f16
    linalg.yield %s : f16
  } -> tensor<8x3xf16>
  %d = linalg.generic {indexing_maps = [#ij, #i, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x, %down : tensor<8x3xf16>, tensor<8xf16>) outs(%e : tensor<8x3xf16>) {
  ^bb0(%a: f16, %b: f16, %c: f16):
    %s = arith.addf %a, %b : f16
    linalg.yield %s : f16
  } -> tensor<8x3xf16>
  %p = linalg.reduce { arith.addf } ins(%u : tensor<8x3xf16>) outs(%zero : tensor<3xf16>) dimensions = [0]
  %q = linalg.reduce { arith.addf } ins(%d : tensor<8x3xf16>) outs(%zero : tensor<3xf16>) dimensions = [0]
  // A summand that is added to another and scaled; the sum of both is reduced, too.
  %r = linalg.reduce { arith.addf } ins(%u : tensor<8x3xf16>) outs(%zero : tensor<3xf16>) dimensions = [0]
  %t = linalg.reduce { arith.addf } ins(%d : tensor<8x3xf16>) outs(%zero : tensor<3xf16>) dimensions = [0]
  %m = arith.mulf %r, %half : tensor<3xf16>
  %both = arith.subf %t, %m : tensor<3xf16>
  // A contraction in bf16, squared behind the sum.
  %xw = arith.extf %x : tensor<8x3xf16> to tensor<8x3xf32>
  %ub = arith.truncf %xw : tensor<8x3xf32> to tensor<8x3xbf16>
  %sq = linalg.generic {indexing_maps = [#ij, #ij, #j], iterator_types = ["reduction", "parallel"]}
      ins(%ub, %ub : tensor<8x3xbf16>, tensor<8x3xbf16>) outs(%zerob : tensor<3xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: bf16):
    %f = arith.mulf %a, %b : bf16
    %s = arith.addf %c, %f : bf16
    linalg.yield %s : bf16
  } -> tensor<3xbf16>
  %rootb = math.sqrt %sq : tensor<3xbf16>
  %root = arith.extf %rootb : tensor<3xbf16> to tensor<3xf32>
  // The sum of two sums around a loop.
  %looped = scf.for %i = %c0 to %c2 step %c1 iter_args(%acc = %zero) -> (tensor<3xf16>) {
    %g = linalg.reduce { arith.addf } ins(%u : tensor<8x3xf16>) outs(%zero : tensor<3xf16>) dimensions = [0]
    %n = arith.subf %acc, %g : tensor<3xf16>
    scf.yield %n : tensor<3xf16>
  }
  // A product whose prefixes overflow, and vanish on some devices.
  %v = linalg.generic {indexing_maps = [#ij, #i, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x, %scale : tensor<8x3xf16>, tensor<8xf16>) outs(%e : tensor<8x3xf16>) {
  ^bb0(%a: f16, %b: f16, %c: f16):
    %k = arith.constant 2.0 : f16
    %h = arith.addf %a, %k : f16
    %s = arith.mulf %h, %b : f16
    linalg.yield %s : f16
  } -> tensor<8x3xf16>
  %product = linalg.reduce { arith.mulf } ins(%v : tensor<8x3xf16>) outs(%one : tensor<3xf16>) dimensions = [0]
  // The step of the weights is in f32: the sum is never rounded.
  %g = linalg.reduce { arith.addf } ins(%d : tensor<8x3xf16>) outs(%zero : tensor<3xf16>) dimensions = [0]
  %gw = arith.extf %g : tensor<3xf16> to tensor<3xf32>
  %step = arith.mulf %gw, %eighth : tensor<3xf32>
  %next = arith.subf %w, %step : tensor<3xf32>
  return %next, %p, %q, %both, %root, %looped, %product
      : tensor<3xf32>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf32>, tensor<3xf16>, tensor<3xf16>
}
