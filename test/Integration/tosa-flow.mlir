// Control flow in TOSA: a loop over 7 rows, and a branch on their sum.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/tosa_flow.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

func.func @forward(%w: tensor<4xf32> {dp.state} loc("w"), %x: tensor<7x4xf32> loc("x"))
    -> (tensor<7x4xf32> {jax.result_info = "y"}, tensor<1x4xf32> {jax.result_info = "s"}) {
  %zero = "tosa.const"() {values = dense<0> : tensor<i32>} : () -> tensor<i32>
  %one = "tosa.const"() {values = dense<1> : tensor<i32>} : () -> tensor<i32>
  %times = "tosa.const"() {values = dense<3> : tensor<i32>} : () -> tensor<i32>
  %nought = "tosa.const"() {values = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %half = "tosa.const"() {values = dense<0.5> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %shift = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %row = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %number = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %at = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %w2 = tosa.reshape %w, %row : (tensor<4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>
  %i, %y = tosa.while_loop (%ci = %zero, %cy = %x) : (tensor<i32>, tensor<7x4xf32>) -> (tensor<i32>, tensor<7x4xf32>) {
    %more = tosa.greater %times, %ci : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %more : tensor<i1>
  } do {
  ^bb0(%bi: tensor<i32>, %by: tensor<7x4xf32>):
    %next = tosa.add %bi, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %scaled = tosa.mul %by, %half, %shift : (tensor<7x4xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<7x4xf32>
    %moved = tosa.add %scaled, %w2 : (tensor<7x4xf32>, tensor<1x4xf32>) -> tensor<7x4xf32>
    tosa.yield %next, %moved : tensor<i32>, tensor<7x4xf32>
  }
  %s = tosa.reduce_sum %y {axis = 0 : i32} : (tensor<7x4xf32>) -> tensor<1x4xf32>
  %first = tosa.slice %s, %at, %size : (tensor<1x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
  %value = tosa.reshape %first, %number : (tensor<1x1xf32>, !tosa.shape<0>) -> tensor<f32>
  %positive = tosa.greater %value, %nought : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %r = tosa.cond_if %positive (%a = %s, %b = %w2) : tensor<i1> (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32> {
  ^bb0(%a: tensor<1x4xf32>, %b: tensor<1x4xf32>):
    %d = tosa.sub %a, %b : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    tosa.yield %d : tensor<1x4xf32>
  } else {
  ^bb0(%a: tensor<1x4xf32>, %b: tensor<1x4xf32>):
    %d = tosa.add %a, %b : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    tosa.yield %d : tensor<1x4xf32>
  }
  return %y, %r : tensor<7x4xf32>, tensor<1x4xf32>
}
