// Gradient descent on two layers with 8-bit factors: the loss falls as in numpy.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %S/Inputs/f8_training.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} --compile-options=--fp8=hybrid | FileCheck %s
// RUN: %{run} --devices 1,3,8 "--compile-options=--fp8=hybrid --shard-state=3" | FileCheck %s
// CHECK: all agree
//
// A scale needs all rows before the first product, which micro-batches lack.
// RUN: not dp-compile %s --scatter x:0,t:0 --fp8=hybrid --accumulate=2 -o %t.so 2>&1 | FileCheck %s --check-prefix=PIECES
// PIECES: error: cannot accumulate over 2 pieces of the batch: this takes rows again after a sum over all of them

#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#mk = affine_map<(m, n, k) -> (m, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#ij = affine_map<(i, j) -> (i, j)>
func.func @train(%w1: tensor<64x80xf32> {dp.name = "w1", dp.state}, %w2: tensor<80x64xf32> {dp.name = "w2", dp.state},
    %x: tensor<72x64xf32> {dp.name = "x"}, %t: tensor<72x64xf32> {dp.name = "t"})
    -> (tensor<64x80xf32> {dp.updates = 0}, tensor<80x64xf32> {dp.updates = 1}, tensor<f32> {dp.name = "loss"}) {
  %zero = arith.constant 0.0 : f32
  %zh = arith.constant dense<0.0> : tensor<72x80xf32>
  %zy = arith.constant dense<0.0> : tensor<72x64xf32>
  %z1 = arith.constant dense<0.0> : tensor<64x80xf32>
  %z2 = arith.constant dense<0.0> : tensor<80x64xf32>
  %zl = arith.constant dense<0.0> : tensor<f32>
  %rate = arith.constant 0.0625 : f32
  %share = arith.constant 2.170138888888889e-4 : f32
  %p = linalg.matmul ins(%x, %w1 : tensor<72x64xf32>, tensor<64x80xf32>) outs(%zh : tensor<72x80xf32>) -> tensor<72x80xf32>
  %h = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<72x80xf32>) outs(%zh : tensor<72x80xf32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.maximumf %a, %zero : f32
    linalg.yield %m : f32
  } -> tensor<72x80xf32>
  %y = linalg.matmul ins(%h, %w2 : tensor<72x80xf32>, tensor<80x64xf32>) outs(%zy : tensor<72x64xf32>) -> tensor<72x64xf32>
  %d = arith.subf %y, %t : tensor<72x64xf32>
  %sq = arith.mulf %d, %d : tensor<72x64xf32>
  %sum = linalg.reduce { arith.addf } ins(%sq : tensor<72x64xf32>) outs(%zl : tensor<f32>) dimensions = [0, 1]
  %shares = tensor.splat %share : tensor<f32>
  %loss = arith.mulf %sum, %shares : tensor<f32>
  %factor = arith.constant dense<0.03125> : tensor<72x64xf32>
  %g = arith.mulf %d, %factor : tensor<72x64xf32>
  %g2 = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%h, %g : tensor<72x80xf32>, tensor<72x64xf32>) outs(%z2 : tensor<80x64xf32>) -> tensor<80x64xf32>
  %gh = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%g, %w2 : tensor<72x64xf32>, tensor<80x64xf32>) outs(%zh : tensor<72x80xf32>) -> tensor<72x80xf32>
  %gp = linalg.generic {indexing_maps = [#ij, #ij, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%gh, %p : tensor<72x80xf32>, tensor<72x80xf32>) outs(%zh : tensor<72x80xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %b, %zero : f32
    %s = arith.select %c, %a, %zero : f32
    linalg.yield %s : f32
  } -> tensor<72x80xf32>
  %g1 = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %gp : tensor<72x64xf32>, tensor<72x80xf32>) outs(%z1 : tensor<64x80xf32>) -> tensor<64x80xf32>
  %r1 = tensor.splat %rate : tensor<64x80xf32>
  %r2 = tensor.splat %rate : tensor<80x64xf32>
  %s1 = arith.mulf %g1, %r1 : tensor<64x80xf32>
  %s2 = arith.mulf %g2, %r2 : tensor<80x64xf32>
  %n1 = arith.subf %w1, %s1 : tensor<64x80xf32>
  %n2 = arith.subf %w2, %s2 : tensor<80x64xf32>
  return %n1, %n2, %loss : tensor<64x80xf32>, tensor<80x64xf32>, tensor<f32>
}
