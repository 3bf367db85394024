// Rows and lengths that are not known, which a product has as one dimension:
// its result is divided into two, and into three, and read along each.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/open_lengths.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

#abc = affine_map<(a, b, c) -> (a, b, c)>
#ac = affine_map<(a, b, c) -> (a, c)>
#four = affine_map<(a, b, c, d) -> (a, b, c, d)>
#left = affine_map<(a, b, c, d) -> (a, d)>

func.func @step(%w: tensor<6x4xf32> {dp.name = "w", dp.state},
    %x: tensor<?x?x6xf32> {dp.name = "x", dp.scatter = 0 : i64},
    %v: tensor<?x?x?x6xf32> {dp.name = "v", dp.scatter = 0 : i64})
    -> (tensor<6x4xf32> {dp.name = "w", dp.updates = 0 : i64},
        tensor<?x4xf32> {dp.name = "sums"}, tensor<?x?x4xf32> {dp.name = "product"},
        tensor<?x4xf32> {dp.name = "volumes"}, tensor<?x?x?x4xf32> {dp.name = "volume"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %i = tensor.dim %x, %c0 : tensor<?x?x6xf32>
  %j = tensor.dim %x, %c1 : tensor<?x?x6xf32>
  %flat = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x?x6xf32> into tensor<?x6xf32>
  %n = tensor.dim %flat, %c0 : tensor<?x6xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %p = linalg.matmul ins(%flat, %w : tensor<?x6xf32>, tensor<6x4xf32>) outs(%f : tensor<?x4xf32>) -> tensor<?x4xf32>
  %y = tensor.expand_shape %p [[0, 1], [2]] output_shape [%i, %j, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  %se = tensor.empty(%i) : tensor<?x4xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<?x4xf32>) -> tensor<?x4xf32>
  %sums = linalg.generic {indexing_maps = [#abc, #ac], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%y : tensor<?x?x4xf32>) outs(%sf : tensor<?x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %o, %a : f32
    linalg.yield %0 : f32
  } -> tensor<?x4xf32>

  %k = tensor.dim %v, %c1 : tensor<?x?x?x6xf32>
  %l = tensor.dim %v, %c2 : tensor<?x?x?x6xf32>
  %vflat = tensor.collapse_shape %v [[0, 1, 2], [3]] : tensor<?x?x?x6xf32> into tensor<?x6xf32>
  %m = tensor.dim %vflat, %c0 : tensor<?x6xf32>
  %ve = tensor.empty(%m) : tensor<?x4xf32>
  %vf = linalg.fill ins(%zero : f32) outs(%ve : tensor<?x4xf32>) -> tensor<?x4xf32>
  %vp = linalg.matmul ins(%vflat, %w : tensor<?x6xf32>, tensor<6x4xf32>) outs(%vf : tensor<?x4xf32>) -> tensor<?x4xf32>
  %u = tensor.expand_shape %vp [[0, 1, 2], [3]] output_shape [%i, %k, %l, 4] : tensor<?x4xf32> into tensor<?x?x?x4xf32>
  %volumes = linalg.generic {indexing_maps = [#four, #left], iterator_types = ["parallel", "reduction", "reduction", "parallel"]}
      ins(%u : tensor<?x?x?x4xf32>) outs(%sf : tensor<?x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %o, %a : f32
    linalg.yield %0 : f32
  } -> tensor<?x4xf32>

  %we = tensor.empty() : tensor<6x4xf32>
  %new = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<6x4xf32>) outs(%we : tensor<6x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %half : f32
    linalg.yield %0 : f32
  } -> tensor<6x4xf32>
  return %new, %sums, %y, %volumes, %u : tensor<6x4xf32>, tensor<?x4xf32>, tensor<?x?x4xf32>, tensor<?x4xf32>, tensor<?x?x?x4xf32>
}
