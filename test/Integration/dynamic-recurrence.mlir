// A recurrence over time in batches of any size. Each iteration makes its state
// anew, as long as the zeros before the loop.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/dynamic_recurrence.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree
// RUN: dp-compile %s --emit=parallel -o - | FileCheck %s --check-prefix=LOCAL
// LOCAL-NOT: dp.all_gather

#row = affine_map<(d0, d1) -> (d0, d1)>

func.func @train_step(
    %w: tensor<3x3xf32> {dp.name = "w", dp.state},
    %x: tensor<?x4x3xf32> {dp.name = "x", dp.scatter = 0 : i64})
    -> (tensor<3x3xf32> {dp.name = "w", dp.updates = 0 : i64},
        tensor<?x3xf32> {dp.name = "last"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4x3xf32>
  %e = tensor.empty(%n) : tensor<?x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  %last:2 = scf.for %t = %c0 to %c4 step %c1 iter_args(%h = %z, %other = %z) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
    %now = tensor.extract_slice %x[0, %t, 0] [%n, 1, 3] [1, 1, 1] : tensor<?x4x3xf32> to tensor<?x3xf32>
    %f = tensor.empty(%n) : tensor<?x3xf32>
    %g = linalg.fill ins(%zero : f32) outs(%f : tensor<?x3xf32>) -> tensor<?x3xf32>
    %m = linalg.matmul ins(%h, %w : tensor<?x3xf32>, tensor<3x3xf32>) outs(%g : tensor<?x3xf32>) -> tensor<?x3xf32>
    %new = linalg.generic {indexing_maps = [#row, #row, #row, #row], iterator_types = ["parallel", "parallel"]}
        ins(%m, %now, %other : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) outs(%f : tensor<?x3xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
      %0 = arith.addf %a, %b : f32
      %1 = arith.addf %0, %c : f32
      %2 = math.tanh %1 : f32
      linalg.yield %2 : f32
    } -> tensor<?x3xf32>
    %half = linalg.add ins(%now, %new : tensor<?x3xf32>, tensor<?x3xf32>) outs(%f : tensor<?x3xf32>) -> tensor<?x3xf32>
    scf.yield %new, %half : tensor<?x3xf32>, tensor<?x3xf32>
  }
  %s = tensor.empty() : tensor<3x3xf32>
  %sum = linalg.fill ins(%zero : f32) outs(%s : tensor<3x3xf32>) -> tensor<3x3xf32>
  %turned = tensor.empty(%n) : tensor<3x?xf32>
  %transposed = linalg.transpose ins(%last#0 : tensor<?x3xf32>) outs(%turned : tensor<3x?xf32>) permutation = [1, 0]
  %square = linalg.matmul ins(%transposed, %last#0 : tensor<3x?xf32>, tensor<?x3xf32>) outs(%sum : tensor<3x3xf32>) -> tensor<3x3xf32>
  %rate = arith.constant 0.01 : f32
  %we = tensor.empty() : tensor<3x3xf32>
  %updated = linalg.generic {indexing_maps = [#row, #row, #row], iterator_types = ["parallel", "parallel"]}
      ins(%w, %square : tensor<3x3xf32>, tensor<3x3xf32>) outs(%we : tensor<3x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %b, %rate : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<3x3xf32>
  return %updated, %last#0 : tensor<3x3xf32>, tensor<?x3xf32>
}
