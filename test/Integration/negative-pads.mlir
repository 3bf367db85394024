// Padding that drops elements: of rows, along the batch on either side, as a move of rows by
// two, and of the whole source.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/negative_pads.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

func.func @pads(%s: tensor<6xf32> {dp.state} loc("s"), %x: tensor<5x6xf32> loc("x"))
    -> (tensor<6xf32> {dp.updates = 0 : i64, jax.result_info = "s"}, tensor<5x8xf32> {jax.result_info = "features"},
        tensor<3x6xf32> {jax.result_info = "rows"}, tensor<5x6xf32> {jax.result_info = "moved"},
        tensor<5x2xf32> {jax.result_info = "nothing"}) {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %features = tensor.pad %x low[0, -1] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %half : f32
  } : tensor<5x6xf32> to tensor<5x8xf32>
  %rows = tensor.pad %x low[-1, 0] high[-1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %half : f32
  } : tensor<5x6xf32> to tensor<3x6xf32>
  %moved = tensor.pad %x low[2, 0] high[-2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<5x6xf32> to tensor<5x6xf32>
  %nothing = tensor.pad %x low[0, -7] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %half : f32
  } : tensor<5x6xf32> to tensor<5x2xf32>
  // A gradient of padding: the sum over the rows that a crop keeps.
  %new = linalg.reduce { arith.addf } ins(%moved : tensor<5x6xf32>) outs(%s : tensor<6xf32>) dimensions = [0]
  return %new, %features, %rows, %moved, %nothing
      : tensor<6xf32>, tensor<5x8xf32>, tensor<3x6xf32>, tensor<5x6xf32>, tensor<5x2xf32>
}
