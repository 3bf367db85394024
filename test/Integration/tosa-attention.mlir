// Attention over 7 positions of 5 sequences, in TOSA.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/tosa_attention.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

func.func @forward(
    %wq: tensor<1x4x3xf32> {dp.state} loc("wq"), %wk: tensor<1x4x3xf32> {dp.state} loc("wk"),
    %wv: tensor<1x4x2xf32> {dp.state} loc("wv"), %x: tensor<5x7x4xf32> loc("x"))
    -> (tensor<5x7x2xf32> {jax.result_info = "y"}, tensor<1x1x2xf32> {jax.result_info = "mean"}) {
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %shift = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %scale = "tosa.const"() {values = dense<0.5> : tensor<1x1x1xf32>} : () -> tensor<1x1x1xf32>
  %share = "tosa.const"() {values = dense<0.0285714286> : tensor<1x1x1xf32>} : () -> tensor<1x1x1xf32>
  %flat = tosa.const_shape {values = dense<[1, 35, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %heads = tosa.const_shape {values = dense<[5, 7, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %values = tosa.const_shape {values = dense<[5, 7, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = tosa.reshape %x, %flat : (tensor<5x7x4xf32>, !tosa.shape<3>) -> tensor<1x35x4xf32>
  %q0 = tosa.matmul %r, %wq, %zp, %zp : (tensor<1x35x4xf32>, tensor<1x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x35x3xf32>
  %k0 = tosa.matmul %r, %wk, %zp, %zp : (tensor<1x35x4xf32>, tensor<1x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x35x3xf32>
  %v0 = tosa.matmul %r, %wv, %zp, %zp : (tensor<1x35x4xf32>, tensor<1x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x35x2xf32>
  %q = tosa.reshape %q0, %heads : (tensor<1x35x3xf32>, !tosa.shape<3>) -> tensor<5x7x3xf32>
  %k = tosa.reshape %k0, %heads : (tensor<1x35x3xf32>, !tosa.shape<3>) -> tensor<5x7x3xf32>
  %v = tosa.reshape %v0, %values : (tensor<1x35x2xf32>, !tosa.shape<3>) -> tensor<5x7x2xf32>
  %kt = tosa.transpose %k {perms = array<i32: 0, 2, 1>} : (tensor<5x7x3xf32>) -> tensor<5x3x7xf32>
  %s0 = tosa.matmul %q, %kt, %zp, %zp : (tensor<5x7x3xf32>, tensor<5x3x7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7x7xf32>
  %s = tosa.mul %s0, %scale, %shift : (tensor<5x7x7xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<5x7x7xf32>
  %m = tosa.reduce_max %s {axis = 2 : i32} : (tensor<5x7x7xf32>) -> tensor<5x7x1xf32>
  %c = tosa.sub %s, %m : (tensor<5x7x7xf32>, tensor<5x7x1xf32>) -> tensor<5x7x7xf32>
  %e = tosa.exp %c : (tensor<5x7x7xf32>) -> tensor<5x7x7xf32>
  %t = tosa.reduce_sum %e {axis = 2 : i32} : (tensor<5x7x7xf32>) -> tensor<5x7x1xf32>
  %i = tosa.reciprocal %t : (tensor<5x7x1xf32>) -> tensor<5x7x1xf32>
  %p = tosa.mul %e, %i, %shift : (tensor<5x7x7xf32>, tensor<5x7x1xf32>, tensor<1xi8>) -> tensor<5x7x7xf32>
  %y = tosa.matmul %p, %v, %zp, %zp : (tensor<5x7x7xf32>, tensor<5x7x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7x2xf32>
  %a = tosa.reduce_sum %y {axis = 1 : i32} : (tensor<5x7x2xf32>) -> tensor<5x1x2xf32>
  %b = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<5x1x2xf32>) -> tensor<1x1x2xf32>
  %mean = tosa.mul %b, %share, %shift : (tensor<1x1x2xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<1x1x2xf32>
  return %y, %mean : tensor<5x7x2xf32>, tensor<1x1x2xf32>
}
