// RUN: dp-opt %s --dp-annotate="scatter=x:0,batch['y']:1,2:0 state=w,step" --split-input-file | FileCheck %s

// Names come from locations, else from `dp.name`, else they are numbers; a
// number calls an argument, too.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %{{.*}}: tensor<4xf32> {dp.name = "w", dp.state}
// CHECK-SAME: %{{.*}}: tensor<8x4xf32> {dp.name = "x", dp.scatter = 0 : i64}
// CHECK-SAME: %{{.*}}: tensor<8xi32> {dp.name = "2", dp.scatter = 0 : i64}
// CHECK-SAME: %{{.*}}: tensor<3x8xf32> {dp.name = "batch['y']", dp.scatter = 1 : i64}
// CHECK-SAME: %{{.*}}: i32 {dp.name = "step", dp.state}
// CHECK-SAME: -> (tensor<4xf32> {dp.name = "w", dp.updates = 0 : i64}, tensor<f32> {dp.name = "result1"}, tensor<f32> {dp.name = "['loss']", jax.result_info = "['loss']"})
func.func @step(%w: tensor<4xf32> loc("w"), %x: tensor<8x4xf32> loc(callsite("x" at "caller")), %n: tensor<8xi32>, %y: tensor<3x8xf32> loc(fused["file":1:2, "batch['y']"]), %s: i32 {dp.name = "step"})
    -> (tensor<4xf32> {dp.name = "w"}, tensor<f32>, tensor<f32> {jax.result_info = "['loss']"}) {
  %0 = arith.constant dense<0.0> : tensor<f32>
  return %w, %0, %0 : tensor<4xf32>, tensor<f32>, tensor<f32>
}

// What is state in one function is state wherever an argument has its name and
// type; of another type it is another thing. x is not scattered here: there is
// none.
// CHECK-LABEL: func.func @evaluate(
// CHECK-SAME: tensor<4xf32> {dp.name = "w", dp.state}
// CHECK-SAME: -> (tensor<4xf32> {dp.name = "result0"})
func.func @evaluate(%w: tensor<4xf32> loc("w")) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// Private functions and declarations are not entries.
// CHECK-LABEL: func.func private @helper(%{{.*}}: tensor<8x4xf32>) -> tensor<8x4xf32>
func.func private @helper(%x: tensor<8x4xf32> loc("x")) -> tensor<8x4xf32> {
  return %x : tensor<8x4xf32>
}
// CHECK: func.func private @declared(tensor<8x4xf32>)
func.func private @declared(tensor<8x4xf32>)

// State that is scattered in one is scattered alike where it is only read.
// CHECK-LABEL: func.func @moments(
// CHECK-SAME: {dp.name = "m", dp.scatter = 0 : i64, dp.state}
func.func @moments(%m: tensor<8xf32> {dp.name = "m", dp.scatter = 0, dp.state}) {
  return
}
// CHECK-LABEL: func.func @read_moments(
// CHECK-SAME: {dp.name = "m", dp.scatter = 0 : i64, dp.state}
func.func @read_moments(%m: tensor<8xf32> {dp.name = "m"}) {
  return
}
