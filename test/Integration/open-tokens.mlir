// Tokens of rows, any number of them in any number of rows. A layer, the choice
// of a class and a gradient count the tokens in one dimension.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/open_tokens.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree
// RUN: dp-compile %s --emit=parallel -o - | FileCheck %s --check-prefix=LOCAL
// LOCAL-NOT: dp.all_gather

#all = affine_map<(d0, d1) -> (d0, d1)>

func.func @train_step(
    %w: tensor<4x3xf32> {dp.name = "w", dp.state},
    %x: tensor<?x?x4xf32> {dp.name = "x", dp.scatter = 0 : i64},
    %t: tensor<?x?xi64> {dp.name = "t", dp.scatter = 0 : i64})
    -> (tensor<4x3xf32> {dp.name = "w", dp.updates = 0 : i64},
        tensor<f32> {dp.name = "picked"}, tensor<?x?x3xf32> {dp.name = "y"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?x4xf32>
  %l = tensor.dim %x, %c1 : tensor<?x?x4xf32>
  %other = tensor.dim %t, %c1 : tensor<?x?xi64>
  %same = arith.cmpi eq, %l, %other : index
  cf.assert %same, "x and t have other numbers of tokens"
  %zero = arith.constant 0.0 : f32
  %r = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  %count = tensor.dim %r, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%count) : tensor<?x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  %p = linalg.matmul ins(%r, %w : tensor<?x4xf32>, tensor<4x3xf32>) outs(%z : tensor<?x3xf32>) -> tensor<?x3xf32>
  %a = linalg.tanh ins(%p : tensor<?x3xf32>) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  %y = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, %l, 3] : tensor<?x3xf32> into tensor<?x?x3xf32>
  %flat = tensor.collapse_shape %y [[0, 1], [2]] : tensor<?x?x3xf32> into tensor<?x3xf32>

  // The sum of the chosen classes, each times its place among all tokens.
  %targets = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xi64> into tensor<?xi64>
  %number = tensor.dim %targets, %c0 : tensor<?xi64>
  %column = tensor.expand_shape %targets [[0, 1]] output_shape [%number, 1] : tensor<?xi64> into tensor<?x1xi64>
  %pe = tensor.empty(%number) : tensor<?x1xf32>
  %picked = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%column : tensor<?x1xi64>) outs(%pe : tensor<?x1xf32>) {
  ^bb0(%b: i64, %o: f32):
    %i = linalg.index 0 : index
    %k = arith.index_cast %b : i64 to index
    %v = tensor.extract %flat[%i, %k] : tensor<?x3xf32>
    %place = arith.index_cast %i : index to i64
    %float = arith.sitofp %place : i64 to f32
    %0 = arith.mulf %v, %float : f32
    linalg.yield %0 : f32
  } -> tensor<?x1xf32>
  %vector = tensor.collapse_shape %picked [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%vector : tensor<?xf32>) outs(%none : tensor<f32>) {
  ^bb0(%b: f32, %o: f32):
    %0 = arith.addf %b, %o : f32
    linalg.yield %0 : f32
  } -> tensor<f32>

  %ge = tensor.empty() : tensor<4x3xf32>
  %gz = linalg.fill ins(%zero : f32) outs(%ge : tensor<4x3xf32>) -> tensor<4x3xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%r, %flat : tensor<?x4xf32>, tensor<?x3xf32>) outs(%gz : tensor<4x3xf32>) -> tensor<4x3xf32>
  %rate = arith.constant 0.01 : f32
  %updated = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%w, %g : tensor<4x3xf32>, tensor<4x3xf32>) outs(%ge : tensor<4x3xf32>) {
  ^bb0(%b: f32, %c: f32, %o: f32):
    %0 = arith.mulf %c, %rate : f32
    %1 = arith.subf %b, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<4x3xf32>
  return %updated, %sum, %y : tensor<4x3xf32>, tensor<f32>, tensor<?x?x3xf32>
}
