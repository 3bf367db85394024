// Batch normalization by each device's own rows: 7 rows are uneven on every
// count and leave empty shards on 4 and 8. The running mean is the first device's.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/local_statistics.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t --compile-options=--local-statistics
// RUN: env CHUNKS=1 %{run} --devices 1
// RUN: env CHUNKS=2 %{run} --devices 2
// RUN: env CHUNKS=3 %{run} --devices 3
// RUN: env CHUNKS=4 %{run} --devices 4
// RUN: env CHUNKS=7 %{run} --devices 7
// RUN: env CHUNKS=8 %{run} --devices 8
//
// --buffers=average: the average of the devices' own, weighted by their rows. For
// means that is the mean of the batch.
// DEFINE: %{average} = %python %integration/run_program.py %s %integration/Inputs/local_statistics.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t "--compile-options=--local-statistics --buffers=average"
// RUN: env BUFFERS=average CHUNKS=1 %{average} --devices 1
// RUN: env BUFFERS=average CHUNKS=2 %{average} --devices 2
// RUN: env BUFFERS=average CHUNKS=3 %{average} --devices 3
// RUN: env BUFFERS=average CHUNKS=4 %{average} --devices 4
// RUN: env BUFFERS=average CHUNKS=7 %{average} --devices 7
// RUN: env BUFFERS=average CHUNKS=8 %{average} --devices 8
//
// They are no gradients, so they are not compressed.
// RUN: dp-compile %s --scatter x:0 --local-statistics --buffers=average --compress=bf16 --emit spmd -o - | FileCheck %s --check-prefix=COMPRESS
// COMPRESS: dp.all_reduce {{.*}}dp.buffers{{.*}} : tensor<3xf32>
//
// RUN: dp-compile %s --scatter x:0 --local-statistics -o %t.so 2>&1 | count 0
// RUN: dp-compile %integration/dynamic-batch.mlir --scatter x:0 --local-statistics -o %t.so 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: warning: local statistics change nothing: no mean over a batch of known size is spread over its rows again
//
// RUN: not dp-compile %s --scatter x:0 --buffers=average -o %t.so 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: not dp-compile %s --scatter x:0 --local-statistics --buffers=sync -o %t.so 2>&1 | FileCheck %s --check-prefix=SYNC
// RUN: not dp-compile %s --buffers=mine -o %t.so 2>&1 | FileCheck %s --check-prefix=BAD
// WHOLE: error: buffers are those of the whole batch without local statistics
// SYNC: error: buffers are synchronized only where statistics are
// BAD: Cannot find option named 'mine'

func.func @train_step(
    %running: tensor<3xf32> {tf.aliasing_output = 0 : i32} loc("running"),
    %x: tensor<7x3xf32> loc("x"))
    -> (tensor<3xf32> {jax.result_info = "running"},
        tensor<7x3xf32> {jax.result_info = "y"},
        tensor<3xf32> {jax.result_info = "sum"}) {
  %z = arith.constant dense<0.0> : tensor<3xf32>
  %rows = arith.constant dense<7.0> : tensor<3xf32>
  %eps = arith.constant dense<1.0e-2> : tensor<3xf32>
  %old = arith.constant dense<0.75> : tensor<3xf32>
  %new = arith.constant dense<0.25> : tensor<3xf32>
  %e = tensor.empty() : tensor<7x3xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<7x3xf32>) outs(%z : tensor<3xf32>) dimensions = [0]
  %mean = arith.divf %sum, %rows : tensor<3xf32>
  %means = linalg.broadcast ins(%mean : tensor<3xf32>) outs(%e : tensor<7x3xf32>) dimensions = [0]
  %c = arith.subf %x, %means : tensor<7x3xf32>
  %q = arith.mulf %c, %c : tensor<7x3xf32>
  %squares = linalg.reduce { arith.addf } ins(%q : tensor<7x3xf32>) outs(%z : tensor<3xf32>) dimensions = [0]
  %var = arith.divf %squares, %rows : tensor<3xf32>
  %safe = arith.addf %var, %eps : tensor<3xf32>
  %inv = math.rsqrt %safe : tensor<3xf32>
  %invs = linalg.broadcast ins(%inv : tensor<3xf32>) outs(%e : tensor<7x3xf32>) dimensions = [0]
  %y = arith.mulf %c, %invs : tensor<7x3xf32>
  %a = arith.mulf %running, %old : tensor<3xf32>
  %b = arith.mulf %mean, %new : tensor<3xf32>
  %r = arith.addf %a, %b : tensor<3xf32>
  return %r, %y, %sum : tensor<3xf32>, tensor<7x3xf32>, tensor<3xf32>
}
