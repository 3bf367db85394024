// Micro-batches: with 7 rows the last one is shorter, or the only one, or
// without rows.
// The results are those of the whole batch, and the collectives those without micro-batches.
//
// REQUIRES: numpy
// DEFINE: %{run} = timeout 300 %python %integration/run_program.py %s %integration/Inputs/accumulate.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} --compile-options=--accumulate=2
// RUN: %{run} --compile-options=--accumulate=3
// RUN: %{run} --compile-options=--accumulate=8
// RUN: %{run} --devices 1 "--compile-options=--accumulate=7 --devices 1"
// RUN: %{run} --devices 2 "--compile-options=--accumulate=2 --devices 2"
// RUN: dp-compile %s --scatter x:0,y:0 --emit schedule -o /dev/null --report %t/whole.json
// RUN: dp-compile %s --scatter x:0,y:0 --accumulate=4 --emit schedule -o /dev/null --report %t/pieces.json
// RUN: grep '"bytes"\|"kind"' %t/whole.json > %t/whole.txt
// RUN: grep '"bytes"\|"kind"' %t/pieces.json | diff %t/whole.txt -
// RUN: not dp-compile %s --accumulate=0 -o %t.so 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: expected at least 1 micro-batch per step, found

// RUN: not dp-compile %S/local-statistics.mlir --scatter x:0 --accumulate=2 -o %t.so 2>&1 | FileCheck %s --check-prefix=NORM
// RUN: not dp-compile %S/local-statistics.mlir --scatter x:0 --local-statistics --accumulate=2 -o %t.so 2>&1 | FileCheck %s --check-prefix=OWN
// NORM: local-statistics.mlir:{{.*}}: error: cannot accumulate over 2 pieces of the batch: this takes rows again after a sum over all of them
// OWN: local-statistics.mlir:{{.*}}: error: cannot accumulate over 2 pieces of the batch: this is a statistic of all rows of a device
//
// Batches of any size; a batch in the second dimension; bf16; indexed rows.
// DEFINE: %{other} = timeout 300 %python %integration/run_program.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t --compile-options=--accumulate=3
// RUN: %{other} %integration/dynamic-batch.mlir %integration/Inputs/dynamic_batch.py
// RUN: %{other} %integration/batch-dim-1.mlir %integration/Inputs/batch_dim_1.py
// RUN: %{other} %integration/f16-sums.mlir %integration/Inputs/f16_sums.py
// RUN: %{other} %integration/sparse-gradients.mlir %integration/Inputs/sparse_gradients.py

func.func @train_step(
    %w: tensor<3x4xf32> {tf.aliasing_output = 0 : i32} loc("w"),
    %x: tensor<7x3xf32> loc("x"),
    %y: tensor<7x4xf32> loc("y"))
    -> (tensor<3x4xf32> {jax.result_info = "w"}, tensor<f32> {jax.result_info = "loss"},
        tensor<4xf32> {jax.result_info = "top"}, tensor<7x4xf32> {jax.result_info = "rows"}) {
  %z = arith.constant dense<0.0> : tensor<f32>
  %zw = arith.constant dense<0.0> : tensor<3x4xf32>
  %zy = arith.constant dense<0.0> : tensor<7x4xf32>
  %low = arith.constant dense<0xFF800000> : tensor<4xf32>
  %rate = arith.constant dense<0.125> : tensor<3x4xf32>
  %p = linalg.matmul ins(%x, %w : tensor<7x3xf32>, tensor<3x4xf32>) outs(%zy : tensor<7x4xf32>) -> tensor<7x4xf32>
  %d = arith.subf %p, %y : tensor<7x4xf32>
  %q = arith.mulf %d, %d : tensor<7x4xf32>
  %loss = linalg.reduce { arith.addf } ins(%q : tensor<7x4xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  %top = linalg.reduce { arith.maximumf } ins(%d : tensor<7x4xf32>) outs(%low : tensor<4xf32>) dimensions = [0]
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %d : tensor<7x3xf32>, tensor<7x4xf32>) outs(%zw : tensor<3x4xf32>) -> tensor<3x4xf32>
  %s = arith.mulf %g, %rate : tensor<3x4xf32>
  %r = arith.subf %w, %s : tensor<3x4xf32>
  return %r, %loss, %top, %d : tensor<3x4xf32>, tensor<f32>, tensor<4xf32>, tensor<7x4xf32>
}
