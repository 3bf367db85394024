// A sum over all elements of rows, of which the first one's is large: it loses
// none of the others' elements, which are smaller than half of its last place.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/long_sums.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// CHECK: all agree

func.func @sums(%x: tensor<8191x128xf32> {dp.name = "x"}, %w: tensor<f32> {dp.name = "w", dp.state})
    -> (tensor<f32> {dp.updates = 1 : i64}, tensor<f32> {dp.name = "total"}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %total = linalg.reduce { arith.addf } ins(%x : tensor<8191x128xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  %sum = arith.addf %w, %total : tensor<f32>
  return %sum, %total : tensor<f32>, tensor<f32>
}
