// A convolution with its bias, relu and pools, in TOSA: 5 images.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/tosa_conv.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

func.func @forward(
    %k: tensor<4x3x3x2xf32> {dp.state} loc("k"), %b: tensor<4xf32> {dp.state} loc("b"),
    %x: tensor<5x6x6x2xf32> loc("x"))
    -> (tensor<5x3x3x4xf32> {jax.result_info = "pool"}, tensor<5x1x1x4xf32> {jax.result_info = "mean"}) {
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %c = tosa.conv2d %x, %k, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<5x6x6x2xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x6x6x4xf32>
  %r = tosa.clamp %c {min_val = 0.0 : f32, max_val = 3.4e+38 : f32} : (tensor<5x6x6x4xf32>) -> tensor<5x6x6x4xf32>
  %p = tosa.max_pool2d %r {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<5x6x6x4xf32>) -> tensor<5x3x3x4xf32>
  %m = tosa.avg_pool2d %p, %zp, %zp {acc_type = f32, kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 3>} : (tensor<5x3x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x1x1x4xf32>
  return %p, %m : tensor<5x3x3x4xf32>, tensor<5x1x1x4xf32>
}
