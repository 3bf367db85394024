// The derivative by the mean of a device's own rows: one mean of two
// sums, subtracted from all rows again. The running mean stays whole with
// --shard-state, because a range of it would take a range of the batch's.
//
// REQUIRES: numpy
// DEFINE: %{options} =
// DEFINE: %{run} = timeout 100 %python %integration/run_program.py %s %integration/Inputs/local_statistics_gradient.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t "--compile-options=--local-statistics %{options}"
// DEFINE: %{all} = env CHUNKS=1 %{run} --devices 1 && env CHUNKS=2 %{run} --devices 2 && env CHUNKS=3 %{run} --devices 3 && env CHUNKS=4 %{run} --devices 4 && env CHUNKS=7 %{run} --devices 7 && env CHUNKS=8 %{run} --devices 8
// RUN: %{all}
// REDEFINE: %{options} = --shard-state=2
// RUN: %{all}
// REDEFINE: %{options} = --shard-state=1
// RUN: env CHUNKS=3 %{run} --devices 3
// REDEFINE: %{options} = --shard-state=3 --overlap
// RUN: env CHUNKS=4 %{run} --devices 4
// REDEFINE: %{options} = --shard-state=2 --buffers=average
// RUN: env BUFFERS=average CHUNKS=3 %{run} --devices 3
//
// RUN: dp-compile %s --scatter x:0 --local-statistics --shard-state=2 -o %t.so 2>&1 | FileCheck %s
// CHECK: remark: {{.*}}state 'running' is whole on every device: it is updated with a statistic of each device's own rows
// CHECK-NOT: remark

func.func @train_step(%w: tensor<3xf32> {tf.aliasing_output = 0 : i32} loc("w"), %momentum: tensor<3xf32> {tf.aliasing_output = 1 : i32} loc("momentum"),
    %running: tensor<3xf32> {tf.aliasing_output = 2 : i32} loc("running"), %x: tensor<7x3xf32> loc("x"))
    -> (tensor<3xf32> {jax.result_info = "w"}, tensor<3xf32> {jax.result_info = "momentum"}, tensor<3xf32> {jax.result_info = "running"},
        tensor<7x3xf32> {jax.result_info = "y"}) {
  %z = arith.constant dense<0.0> : tensor<3xf32>
  %rows = arith.constant dense<7.0> : tensor<3xf32>
  %old = arith.constant dense<0.75> : tensor<3xf32>
  %new = arith.constant dense<0.25> : tensor<3xf32>
  %rate = arith.constant dense<0.125> : tensor<3xf32>
  %e = tensor.empty() : tensor<7x3xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<7x3xf32>) outs(%z : tensor<3xf32>) dimensions = [0]
  %q = arith.mulf %x, %x : tensor<7x3xf32>
  %squares = linalg.reduce { arith.addf } ins(%q : tensor<7x3xf32>) outs(%z : tensor<3xf32>) dimensions = [0]
  %minus = arith.negf %sum : tensor<3xf32>
  %both = arith.subf %minus, %squares : tensor<3xf32>
  %mean = arith.divf %both, %rows : tensor<3xf32>
  %means = linalg.broadcast ins(%mean : tensor<3xf32>) outs(%e : tensor<7x3xf32>) dimensions = [0]
  %y = arith.addf %x, %means : tensor<7x3xf32>
  %p = arith.mulf %y, %x : tensor<7x3xf32>
  %g = linalg.reduce { arith.addf } ins(%p : tensor<7x3xf32>) outs(%z : tensor<3xf32>) dimensions = [0]
  %m0 = arith.mulf %momentum, %old : tensor<3xf32>
  %m = arith.addf %m0, %g : tensor<3xf32>
  %d = arith.mulf %m, %rate : tensor<3xf32>
  %w1 = arith.subf %w, %d : tensor<3xf32>
  %a = arith.mulf %running, %old : tensor<3xf32>
  %b = arith.mulf %mean, %new : tensor<3xf32>
  %r = arith.addf %a, %b : tensor<3xf32>
  return %w1, %m, %r, %y : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<7x3xf32>
}
