// A sharded optimizer's state is updated by a gradient that travels in 16 bits, also
// at stage 1. On GPUs: cuda-compress.test.
//
// REQUIRES: numpy
// DEFINE: %{run} = env MOMENTUM=1 timeout 300 %python %integration/run_program.py %s %integration/Inputs/compress.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: env TYPE=bf16 CHUNKS=3 %{run} --devices 3 "--compile-options=--compress=bf16 --shard-state=1"
// RUN: env TYPE=bf16 CHUNKS=4 %{run} --devices 4 "--compile-options=--compress=bf16 --shard-state=2"

func.func @train_step(
    %w: tensor<130x130xf32> {tf.aliasing_output = 0 : i32} loc("w"),
    %v: tensor<130x130xf32> {tf.aliasing_output = 1 : i32} loc("v"),
    %x: tensor<7x130xi32> loc("x"),
    %y: tensor<7x130xi32> loc("y"))
    -> (tensor<130x130xf32> {jax.result_info = "w"}, tensor<130x130xf32> {jax.result_info = "v"},
        tensor<f32> {jax.result_info = "loss"}) {
  %z = arith.constant dense<0.0> : tensor<130x130xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %low = arith.constant dense<0.0009765625> : tensor<130x130xf32>
  %half = arith.constant dense<0.5> : tensor<130x130xf32>
  %hundred = arith.constant dense<100> : tensor<7x130xi32>
  %xr = arith.remsi %x, %hundred : tensor<7x130xi32>
  %yr = arith.remsi %y, %hundred : tensor<7x130xi32>
  %xf = arith.sitofp %xr : tensor<7x130xi32> to tensor<7x130xf32>
  %yf = arith.sitofp %yr : tensor<7x130xi32> to tensor<7x130xf32>
  %xl = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%xf, %yf : tensor<7x130xf32>, tensor<7x130xf32>) outs(%z : tensor<130x130xf32>) -> tensor<130x130xf32>
  %g = arith.mulf %xl, %low : tensor<130x130xf32>
  %v1 = arith.addf %v, %g : tensor<130x130xf32>
  %step = arith.mulf %v1, %half : tensor<130x130xf32>
  %w1 = arith.subf %w, %step : tensor<130x130xf32>
  %loss = linalg.reduce { arith.addf } ins(%yf : tensor<7x130xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
  return %w1, %v1, %loss : tensor<130x130xf32>, tensor<130x130xf32>, tensor<f32>
}
