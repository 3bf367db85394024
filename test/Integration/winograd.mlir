// A convolution of 3 x 3 with enough channels for the transforms, and the step
// of its filter, on rows that differ: with the transforms and without.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/winograd.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// RUN: env DP_WINOGRAD=off %{run} | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=schedule %s --scatter x:0 -o - | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE-DAG: dp.conv ins({{.*}}padding [1, 1, 1, 1] channels_first
// SCHEDULE-DAG: dp.conv filter_gradient {{.*}}padding [1, 1, 1, 1] channels_first

#window = affine_map<(k, c, r, s, n, i, j) -> (n, c, i + r, j + s)>
#image = affine_map<(k, c, r, s, n, i, j) -> (n, k, i, j)>
#filter = affine_map<(k, c, r, s, n, i, j) -> (k, c, r, s)>
func.func @train(%x: tensor<10x33x7x9xf32> {dp.name = "x"}, %w: tensor<40x33x3x3xf32> {dp.name = "w", dp.state})
    -> (tensor<40x33x3x3xf32> {dp.updates = 1 : i64}, tensor<10x40x7x9xf32> {dp.name = "y"}) {
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%a: index, %b: index, %c: index, %d: index):
      tensor.yield %zero : f32
  } : tensor<10x33x7x9xf32> to tensor<10x33x9x11xf32>
  %e = tensor.empty() : tensor<10x40x7x9xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<10x40x7x9xf32>) -> tensor<10x40x7x9xf32>
  %y = linalg.conv_2d_nchw_fchw ins(%padded, %w : tensor<10x33x9x11xf32>, tensor<40x33x3x3xf32>)
      outs(%zeros : tensor<10x40x7x9xf32>) -> tensor<10x40x7x9xf32>
  %ew = tensor.empty() : tensor<40x33x3x3xf32>
  %zerosw = linalg.fill ins(%zero : f32) outs(%ew : tensor<40x33x3x3xf32>) -> tensor<40x33x3x3xf32>
  %g = linalg.generic {indexing_maps = [#window, #image, #filter],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%padded, %y : tensor<10x33x9x11xf32>, tensor<10x40x7x9xf32>) outs(%zerosw : tensor<40x33x3x3xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %p = arith.mulf %a, %b : f32
      %r = arith.addf %p, %o : f32
      linalg.yield %r : f32
  } -> tensor<40x33x3x3xf32>
  %rate = arith.constant dense<1.0e-3> : tensor<40x33x3x3xf32>
  %step = arith.mulf %g, %rate : tensor<40x33x3x3xf32>
  %w1 = arith.subf %w, %step : tensor<40x33x3x3xf32>
  return %w1, %y : tensor<40x33x3x3xf32>, tensor<10x40x7x9xf32>
}
