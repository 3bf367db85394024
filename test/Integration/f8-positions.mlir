// A layer and its gradients on rows of 16 positions, which the graph reshapes
// and transposes: each factor is measured and rounded once. On a GPU blocks
// combine the largest magnitudes in memory, and the kernel that rounds a factor
// writes it along both dimensions; the rows are a multiple of 16, which needs no
// padding.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %S/Inputs/f8_positions.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} --devices 1,3 --compile-options=--fp8=hybrid | FileCheck %s
// CHECK: all agree

#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mk = affine_map<(m, n, k) -> (m, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#bti = affine_map<(b, t, i) -> (b, t, i)>
#bt = affine_map<(b, t, i) -> (b, t)>
#i = affine_map<(b, t, i) -> (i)>
func.func @layer(%w: tensor<64x80xf32> {dp.name = "w", dp.state}, %b: tensor<80xf32> {dp.name = "b"}, %x: tensor<?x16x64xf32> {dp.name = "x"},
    %s: tensor<?x16xf32> {dp.name = "s"}, %g: tensor<?x16x80xf32> {dp.name = "g"})
    -> (tensor<64x80xf32> {dp.updates = 0}, tensor<?x16x80xf32> {dp.name = "y"}, tensor<?x16x64xf32> {dp.name = "dx"}) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = tensor.dim %x, %c0 : tensor<?x16x64xf32>
  %rows = arith.muli %n, %c16 : index
  %e = tensor.empty(%n) : tensor<?x16x64xf32>
  %z = linalg.generic {indexing_maps = [#bti, #bt, #bti], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %s : tensor<?x16x64xf32>, tensor<?x16xf32>) outs(%e : tensor<?x16x64xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %0 = arith.mulf %p, %q : f32
    linalg.yield %0 : f32
  } -> tensor<?x16x64xf32>
  %x2 = tensor.collapse_shape %z [[0, 1], [2]] : tensor<?x16x64xf32> into tensor<?x64xf32>
  %ey = tensor.empty(%rows) : tensor<?x80xf32>
  %zy = linalg.fill ins(%zero : f32) outs(%ey : tensor<?x80xf32>) -> tensor<?x80xf32>
  %y2 = linalg.matmul ins(%x2, %w : tensor<?x64xf32>, tensor<64x80xf32>) outs(%zy : tensor<?x80xf32>) -> tensor<?x80xf32>
  %y3 = tensor.expand_shape %y2 [[0, 1], [2]] output_shape [%n, 16, 80] : tensor<?x80xf32> into tensor<?x16x80xf32>
  %eb = tensor.empty(%n) : tensor<?x16x80xf32>
  %y = linalg.generic {indexing_maps = [#bti, #i, #bti], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%y3, %b : tensor<?x16x80xf32>, tensor<80xf32>) outs(%eb : tensor<?x16x80xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %0 = arith.addf %p, %q : f32
    linalg.yield %0 : f32
  } -> tensor<?x16x80xf32>
  %g2 = tensor.collapse_shape %g [[0, 1], [2]] : tensor<?x16x80xf32> into tensor<?x80xf32>
  %ex = tensor.empty(%rows) : tensor<?x64xf32>
  %zx = linalg.fill ins(%zero : f32) outs(%ex : tensor<?x64xf32>) -> tensor<?x64xf32>
  %dx2 = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%g2, %w : tensor<?x80xf32>, tensor<64x80xf32>) outs(%zx : tensor<?x64xf32>) -> tensor<?x64xf32>
  %dx = tensor.expand_shape %dx2 [[0, 1], [2]] output_shape [%n, 16, 64] : tensor<?x64xf32> into tensor<?x16x64xf32>
  %et = tensor.empty(%rows) : tensor<64x?xf32>
  %xt = linalg.transpose ins(%x2 : tensor<?x64xf32>) outs(%et : tensor<64x?xf32>) permutation = [1, 0]
  %zw = arith.constant dense<0.0> : tensor<64x80xf32>
  %dw = linalg.matmul ins(%xt, %g2 : tensor<64x?xf32>, tensor<?x80xf32>) outs(%zw : tensor<64x80xf32>) -> tensor<64x80xf32>
  %rate = arith.constant dense<0.25> : tensor<64x80xf32>
  %step = arith.mulf %dw, %rate : tensor<64x80xf32>
  %new = arith.subf %w, %step : tensor<64x80xf32>
  return %new, %y, %dx : tensor<64x80xf32>, tensor<?x16x80xf32>, tensor<?x16x64xf32>
}
