// The gradients of a convolution of one pixel and stride 2: contractions of a
// gradient with zeros between its rows. Batches of 5, 5 and 1 rows.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/zero_terms.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree
// RUN: dp-opt %s --dp-parallel-pipeline="scatter=x:0,dy:0" --dp-spmd-pipeline | FileCheck %s --check-prefix=SMALL
// SMALL: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?x3x4xf32>, tensor<?x3x6xf32>)
// SMALL: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?x3x6xf32>, tensor<6x4xf32>)

func.func @step(%w: tensor<6x4xf32> {dp.name = "w", dp.state}, %x: tensor<?x5x4xf32> {dp.name = "x"}, %dy: tensor<?x3x6xf32> {dp.name = "dy"})
    -> (tensor<4x6xf32> {dp.name = "dw"}, tensor<?x5x4xf32> {dp.name = "dx"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x5x4xf32>
  %e = tensor.empty(%n) : tensor<?x5x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x5x6xf32>) -> tensor<?x5x6xf32>
  %spread = tensor.insert_slice %dy into %z[0, 0, 0] [%n, 3, 6] [1, 2, 1] : tensor<?x3x6xf32> into tensor<?x5x6xf32>
  %we = tensor.empty() : tensor<4x6xf32>
  %wz = linalg.fill ins(%zero : f32) outs(%we : tensor<4x6xf32>) -> tensor<4x6xf32>
  %dw = linalg.generic {indexing_maps = [affine_map<(n, h, c, o) -> (n, h, c)>, affine_map<(n, h, c, o) -> (n, h, o)>, affine_map<(n, h, c, o) -> (c, o)>],
      iterator_types = ["reduction", "reduction", "parallel", "parallel"]}
      ins(%x, %spread : tensor<?x5x4xf32>, tensor<?x5x6xf32>) outs(%wz : tensor<4x6xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %t = arith.mulf %l, %r : f32
      %s = arith.addf %out, %t : f32
      linalg.yield %s : f32
  } -> tensor<4x6xf32>
  %xe = tensor.empty(%n) : tensor<?x5x4xf32>
  %xz = linalg.fill ins(%zero : f32) outs(%xe : tensor<?x5x4xf32>) -> tensor<?x5x4xf32>
  %dx = linalg.generic {indexing_maps = [affine_map<(n, h, c, o) -> (n, h, o)>, affine_map<(n, h, c, o) -> (o, c)>, affine_map<(n, h, c, o) -> (n, h, c)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%spread, %w : tensor<?x5x6xf32>, tensor<6x4xf32>) outs(%xz : tensor<?x5x4xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %t = arith.mulf %l, %r : f32
      %s = arith.addf %out, %t : f32
      linalg.yield %s : f32
  } -> tensor<?x5x4xf32>
  return %dw, %dx : tensor<4x6xf32>, tensor<?x5x4xf32>
}
