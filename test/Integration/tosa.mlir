// A graph in TOSA, with a helper function: upstream's passes take it to linalg
// and the helper is inlined. 9 rows along dimension 1.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/tosa.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

func.func private @activate(%x: tensor<1x9x4xf32>) -> tensor<1x9x4xf32> {
  %0 = tosa.clamp %x {min_val = -0.5 : f32, max_val = 0.75 : f32} : (tensor<1x9x4xf32>) -> tensor<1x9x4xf32>
  %1 = tosa.exp %0 : (tensor<1x9x4xf32>) -> tensor<1x9x4xf32>
  return %1 : tensor<1x9x4xf32>
}

func.func @forward(
    %w: tensor<1x6x4xf32> {dp.state} loc("w"), %b: tensor<1x1x4xf32> {dp.state} loc("b"),
    %x: tensor<1x9x6xf32> loc("x"))
    -> (tensor<1x9x4xf32> {jax.result_info = "y"},
        tensor<1x1x4xf32> {jax.result_info = "total"},
        tensor<1x1x4xf32> {jax.result_info = "largest"}) {
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %m = tosa.matmul %x, %w, %zero, %zero : (tensor<1x9x6xf32>, tensor<1x6x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x4xf32>
  %s = tosa.add %m, %b : (tensor<1x9x4xf32>, tensor<1x1x4xf32>) -> tensor<1x9x4xf32>
  %y = call @activate(%s) : (tensor<1x9x4xf32>) -> tensor<1x9x4xf32>
  %total = tosa.reduce_sum %y {axis = 1 : i32} : (tensor<1x9x4xf32>) -> tensor<1x1x4xf32>
  %largest = tosa.reduce_max %s {axis = 1 : i32} : (tensor<1x9x4xf32>) -> tensor<1x1x4xf32>
  return %y, %total, %largest : tensor<1x9x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>
}
