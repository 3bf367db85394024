// RUN: dp-opt %s --dp-annotate="scatter=x:0" | FileCheck %s

// A JAX export says itself what is state: `tf.aliasing_output` also says which
// result it becomes, `jax.buffer_donor` leaves that to the name.

// CHECK-LABEL: func.func @train(
// CHECK-SAME: dp.name = "w", dp.state, tf.aliasing_output = 1 : i32
// CHECK-SAME: dp.name = "m", dp.state, jax.buffer_donor = true
// CHECK-SAME: dp.name = "x", dp.scatter = 0 : i64
// CHECK-SAME: -> (tensor<f32> {dp.name = "result0"}, tensor<4xf32> {dp.name = "result1", dp.updates = 0 : i64}, tensor<4xf32> {dp.name = "m", dp.updates = 1 : i64, jax.result_info = "m"})
func.func @train(%w: tensor<4xf32> {tf.aliasing_output = 1 : i32} loc("w"), %m: tensor<4xf32> {jax.buffer_donor = true} loc("m"), %x: tensor<8x4xf32> loc("x"))
    -> (tensor<f32>, tensor<4xf32>, tensor<4xf32> {jax.result_info = "m"}) {
  %0 = arith.constant dense<0.0> : tensor<f32>
  return %0, %w, %m : tensor<f32>, tensor<4xf32>, tensor<4xf32>
}

// The other function shares both, and reads x whole or not as it was told.
// CHECK-LABEL: func.func @eval(
// CHECK-SAME: dp.name = "m", dp.state
// CHECK-SAME: dp.name = "w", dp.state
// CHECK-SAME: dp.name = "x", dp.scatter = 0 : i64
func.func @eval(%m: tensor<4xf32> loc("m"), %w: tensor<4xf32> loc("w"), %x: tensor<2x4xf32> loc("x")) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// Of another type it is no state of that name.
// CHECK-LABEL: func.func @other(
// CHECK-SAME: %{{.*}}: tensor<5xf32> {dp.name = "w"})
func.func @other(%w: tensor<5xf32> loc("w")) {
  return
}
