// Normalizations, a softmax and their sums of columns on rows that differ, as
// kernels of several ops: of rows along two dimensions, and of the channels of an
// image that all devices have.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/row_groups.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=schedule %s --scatter x:0 -o - 2>/dev/null | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE-DAG: dp.launch @kernel_rows_mulf_maximumf_mulf_subf_exp_addf
// SCHEDULE-DAG: dp.launch @kernel_rows_absf_addf_divf

#row = affine_map<(d0, d1, d2) -> (d0, d1)>
#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#column = affine_map<(d0, d1, d2) -> (d2)>
#image = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#channel = affine_map<(d0, d1, d2, d3) -> (d1)>
func.func @train(%x: tensor<24x5x48xf32> {dp.name = "x"}, %image: tensor<24x6x5x7xf32> {dp.name = "image"},
    %w: tensor<48xf32> {dp.name = "w", dp.state}, %m: tensor<6xf32> {dp.name = "m", dp.state})
    -> (tensor<48xf32> {dp.updates = 2 : i64}, tensor<6xf32> {dp.updates = 3 : i64}, tensor<f32> {dp.name = "loss"},
        tensor<24x6x5x7xf32> {dp.name = "scaled"}) {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %e3 = tensor.empty() : tensor<24x5x48xf32>
  %e2 = tensor.empty() : tensor<24x5xf32>
  %e1 = tensor.empty() : tensor<48xf32>
  %e4 = tensor.empty() : tensor<24x6x5x7xf32>
  %e6 = tensor.empty() : tensor<6xf32>
  %s0 = tensor.empty() : tensor<f32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e2 : tensor<24x5xf32>) -> tensor<24x5xf32>
  %lows = linalg.fill ins(%lowest : f32) outs(%e2 : tensor<24x5xf32>) -> tensor<24x5xf32>
  %columns = linalg.fill ins(%zero : f32) outs(%e1 : tensor<48xf32>) -> tensor<48xf32>
  %channels = linalg.fill ins(%zero : f32) outs(%e6 : tensor<6xf32>) -> tensor<6xf32>
  %scalar = linalg.fill ins(%zero : f32) outs(%s0 : tensor<f32>) -> tensor<f32>

  // The softmax of x * w, and the gradient of the sum of its squares.
  %scores = linalg.generic {indexing_maps = [#all, #column, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %w : tensor<24x5x48xf32>, tensor<48xf32>) outs(%e3 : tensor<24x5x48xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %r = arith.mulf %a, %b : f32
      linalg.yield %r : f32
  } -> tensor<24x5x48xf32>
  %largest = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%scores : tensor<24x5x48xf32>) outs(%lows : tensor<24x5xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.maximumf %a, %o : f32
      linalg.yield %r : f32
  } -> tensor<24x5xf32>
  %powers = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scores, %largest : tensor<24x5x48xf32>, tensor<24x5xf32>) outs(%e3 : tensor<24x5x48xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %d = arith.subf %a, %b : f32
      %r = math.exp %d : f32
      linalg.yield %r : f32
  } -> tensor<24x5x48xf32>
  %sums = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%powers : tensor<24x5x48xf32>) outs(%zeros : tensor<24x5xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.addf %a, %o : f32
      linalg.yield %r : f32
  } -> tensor<24x5xf32>
  %p = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%powers, %sums : tensor<24x5x48xf32>, tensor<24x5xf32>) outs(%e3 : tensor<24x5x48xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %r = arith.divf %a, %b : f32
      linalg.yield %r : f32
  } -> tensor<24x5x48xf32>
  %squares = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p : tensor<24x5x48xf32>) outs(%zeros : tensor<24x5xf32>) {
    ^bb0(%a: f32, %o: f32):
      %s = arith.mulf %a, %a : f32
      %r = arith.addf %s, %o : f32
      linalg.yield %r : f32
  } -> tensor<24x5xf32>
  %loss = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%squares : tensor<24x5xf32>) outs(%scalar : tensor<f32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.addf %a, %o : f32
      linalg.yield %r : f32
  } -> tensor<f32>
  %slope = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p, %squares : tensor<24x5x48xf32>, tensor<24x5xf32>) outs(%e3 : tensor<24x5x48xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %d = arith.subf %a, %b : f32
      %r = arith.mulf %a, %d : f32
      linalg.yield %r : f32
  } -> tensor<24x5x48xf32>
  %g = linalg.generic {indexing_maps = [#all, #all, #column], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%slope, %x : tensor<24x5x48xf32>, tensor<24x5x48xf32>) outs(%columns : tensor<48xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %s = arith.mulf %a, %b : f32
      %r = arith.addf %s, %o : f32
      linalg.yield %r : f32
  } -> tensor<48xf32>
  %w1 = arith.subf %w, %g : tensor<48xf32>

  // A channel's elements are divided by the sum of their magnitudes.
  %magnitudes = linalg.generic {indexing_maps = [#image, #channel], iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%image : tensor<24x6x5x7xf32>) outs(%channels : tensor<6xf32>) {
    ^bb0(%a: f32, %o: f32):
      %s = math.absf %a : f32
      %r = arith.addf %s, %o : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %scaled = linalg.generic {indexing_maps = [#image, #channel, #image], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%image, %magnitudes : tensor<24x6x5x7xf32>, tensor<6xf32>) outs(%e4 : tensor<24x6x5x7xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %r = arith.divf %a, %b : f32
      linalg.yield %r : f32
  } -> tensor<24x6x5x7xf32>
  %m1 = arith.addf %m, %magnitudes : tensor<6xf32>
  return %w1, %m1, %loss, %scaled : tensor<48xf32>, tensor<6xf32>, tensor<f32>, tensor<24x6x5x7xf32>
}
