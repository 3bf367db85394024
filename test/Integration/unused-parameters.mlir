// DistributedDataParallel's find_unused_parameters: the loss does not reach the
// second head, whose gradient the frontend writes as zeros that are scaled, decayed
// and summed. That costs no communication and no search at run time.
//
// REQUIRES: numpy
// RUN: timeout 300 %python %integration/run_program.py %s %integration/Inputs/unused_parameters.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: dp-compile %s --scatter x:0,y:0 --emit schedule -o /dev/null --report %t/report.json
// RUN: FileCheck %s < %t/report.json
// The used head's gradient and the loss: 3 * 2 and 1 numbers.
// CHECK: "bytes": 28,
// CHECK-NEXT: "collectives"
// CHECK-COUNT-2: "kind":
// CHECK-NOT: "kind":

func.func @train_step(
    %used: tensor<3x2xf32> {tf.aliasing_output = 0 : i32} loc("used"),
    %unused: tensor<3x5xf32> {tf.aliasing_output = 1 : i32} loc("unused"),
    %x: tensor<7x3xf32> loc("x"),
    %y: tensor<7x2xf32> loc("y"))
    -> (tensor<3x2xf32> {jax.result_info = "used"}, tensor<3x5xf32> {jax.result_info = "unused"},
        tensor<f32> {jax.result_info = "loss"}) {
  %z = arith.constant dense<0.0> : tensor<f32>
  %zy = arith.constant dense<0.0> : tensor<7x2xf32>
  %zg = arith.constant dense<0.0> : tensor<3x2xf32>
  %zu = arith.constant dense<0.0> : tensor<3x5xf32>
  %rate = arith.constant dense<0.125> : tensor<3x2xf32>
  %rate5 = arith.constant dense<0.125> : tensor<3x5xf32>
  %decay = arith.constant dense<0.5> : tensor<3x5xf32>
  %e = tensor.empty() : tensor<7x3x5xf32>
  %p = linalg.matmul ins(%x, %used : tensor<7x3xf32>, tensor<3x2xf32>) outs(%zy : tensor<7x2xf32>) -> tensor<7x2xf32>
  %d = arith.subf %p, %y : tensor<7x2xf32>
  %q = arith.mulf %d, %d : tensor<7x2xf32>
  %loss = linalg.reduce { arith.addf } ins(%q : tensor<7x2xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %d : tensor<7x3xf32>, tensor<7x2xf32>) outs(%zg : tensor<3x2xf32>) -> tensor<3x2xf32>
  %s = arith.mulf %g, %rate : tensor<3x2xf32>
  %r = arith.subf %used, %s : tensor<3x2xf32>
  // A cotangent of zeros per row, summed over the batch.
  %rows = linalg.broadcast ins(%z : tensor<f32>) outs(%e : tensor<7x3x5xf32>) dimensions = [0, 1, 2]
  %none = linalg.reduce { arith.addf } ins(%rows : tensor<7x3x5xf32>) outs(%zu : tensor<3x5xf32>) dimensions = [0]
  %scaled = arith.mulf %none, %rate5 : tensor<3x5xf32>
  %kept = arith.mulf %unused, %decay : tensor<3x5xf32>
  %r5 = arith.subf %kept, %scaled : tensor<3x5xf32>
  return %r, %r5, %loss : tensor<3x2xf32>, tensor<3x5xf32>, tensor<f32>
}
