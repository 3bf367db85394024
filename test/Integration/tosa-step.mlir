// A classifier in TOSA: a hidden layer, a softmax and a sum over 9 rows.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/tosa_step.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

func.func @forward(
    %w1: tensor<1x6x8xf32> {dp.state} loc("w1"), %b1: tensor<1x1x8xf32> {dp.state} loc("b1"),
    %w2: tensor<1x8x3xf32> {dp.state} loc("w2"),
    %x: tensor<9x6xf32> loc("x"))
    -> (tensor<9x3xf32> {jax.result_info = "p"}, tensor<1xf32> {jax.result_info = "entropy"}) {
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %s3 = tosa.const_shape {values = dense<[1, 9, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s2 = tosa.const_shape {values = dense<[9, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %one = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %x3 = tosa.reshape %x, %s3 : (tensor<9x6xf32>, !tosa.shape<3>) -> tensor<1x9x6xf32>
  %h = tosa.matmul %x3, %w1, %zp, %zp : (tensor<1x9x6xf32>, tensor<1x6x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x8xf32>
  %hb = tosa.add %h, %b1 : (tensor<1x9x8xf32>, tensor<1x1x8xf32>) -> tensor<1x9x8xf32>
  %a = tosa.tanh %hb : (tensor<1x9x8xf32>) -> tensor<1x9x8xf32>
  %l3 = tosa.matmul %a, %w2, %zp, %zp : (tensor<1x9x8xf32>, tensor<1x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x3xf32>
  %l = tosa.reshape %l3, %s2 : (tensor<1x9x3xf32>, !tosa.shape<2>) -> tensor<9x3xf32>
  %m = tosa.reduce_max %l {axis = 1 : i32} : (tensor<9x3xf32>) -> tensor<9x1xf32>
  %c = tosa.sub %l, %m : (tensor<9x3xf32>, tensor<9x1xf32>) -> tensor<9x3xf32>
  %e = tosa.exp %c : (tensor<9x3xf32>) -> tensor<9x3xf32>
  %t = tosa.reduce_sum %e {axis = 1 : i32} : (tensor<9x3xf32>) -> tensor<9x1xf32>
  %r = tosa.reciprocal %t : (tensor<9x1xf32>) -> tensor<9x1xf32>
  %shift = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %p = tosa.mul %e, %r, %shift : (tensor<9x3xf32>, tensor<9x1xf32>, tensor<1xi8>) -> tensor<9x3xf32>
  %lg = tosa.log %p : (tensor<9x3xf32>) -> tensor<9x3xf32>
  %pl = tosa.mul %p, %lg, %shift : (tensor<9x3xf32>, tensor<9x3xf32>, tensor<1xi8>) -> tensor<9x3xf32>
  %e1 = tosa.reduce_sum %pl {axis = 0 : i32} : (tensor<9x3xf32>) -> tensor<1x3xf32>
  %e2 = tosa.reduce_sum %e1 {axis = 1 : i32} : (tensor<1x3xf32>) -> tensor<1x1xf32>
  %entropy = tosa.reshape %e2, %one : (tensor<1x1xf32>, !tosa.shape<1>) -> tensor<1xf32>
  return %p, %entropy : tensor<9x3xf32>, tensor<1xf32>
}
