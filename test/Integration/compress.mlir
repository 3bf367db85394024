// Gradients travel in 16 bits. Every sum before is exact in f32, so numpy predicts
// the bits: each device's summand is rounded, and their sum is rounded once. One
// of the gradients is too large for f16: it saturates and stays finite.
//
// REQUIRES: numpy
// DEFINE: %{run} = timeout 300 %python %integration/run_program.py %s %integration/Inputs/compress.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: env TYPE=bf16 CHUNKS=1 %{run} --devices 1 --compile-options=--compress=bf16
// RUN: env TYPE=bf16 CHUNKS=2 %{run} --devices 2 --compile-options=--compress=bf16
// RUN: env TYPE=bf16 CHUNKS=3 %{run} --devices 3 --compile-options=--compress=bf16
// RUN: env TYPE=bf16 CHUNKS=4 %{run} --devices 4 --compile-options=--compress=bf16
// RUN: env TYPE=bf16 CHUNKS=7 %{run} --devices 7 --compile-options=--compress=bf16
// RUN: env TYPE=bf16 CHUNKS=8 %{run} --devices 8 --compile-options=--compress=bf16
// RUN: env TYPE=f16 CHUNKS=1 %{run} --devices 1 --compile-options=--compress=f16
// RUN: env TYPE=f16 CHUNKS=2 %{run} --devices 2 --compile-options=--compress=f16
// RUN: env TYPE=f16 CHUNKS=3 %{run} --devices 3 --compile-options=--compress=f16
// RUN: env TYPE=f16 CHUNKS=4 %{run} --devices 4 --compile-options=--compress=f16
// RUN: env TYPE=f16 CHUNKS=7 %{run} --devices 7 --compile-options=--compress=f16
// RUN: env TYPE=f16 CHUNKS=8 %{run} --devices 8 --compile-options=--compress=f16
//
// Sharded state has the same numbers.
// RUN: env TYPE=bf16 CHUNKS=1 %{run} --devices 1 "--compile-options=--compress=bf16 --shard-state=2"
// RUN: env TYPE=bf16 CHUNKS=2 %{run} --devices 2 "--compile-options=--compress=bf16 --shard-state=2"
// RUN: env TYPE=f16 CHUNKS=3 %{run} --devices 3 "--compile-options=--compress=f16 --shard-state=1 --overlap"
// RUN: env TYPE=bf16 CHUNKS=4 %{run} --devices 4 "--compile-options=--compress=bf16 --shard-state=3 --devices 4"
// RUN: env TYPE=bf16 CHUNKS=7 %{run} --devices 7 "--compile-options=--compress=bf16 --shard-state=2 --accumulate=2"
// RUN: env TYPE=f16 CHUNKS=8 %{run} --devices 8 "--compile-options=--compress=f16 --shard-state=2"
//
// RUN: dp-compile %s --scatter x:0,y:0 --compress=bf16 --shard-state=2 --emit schedule -o /dev/null --report %t/ranges.json
// RUN: FileCheck %s --check-prefix=RANGES < %t/ranges.json
// RANGES: "buckets":
// RANGES-NEXT: "bytes": 67600,
// RANGES-NEXT: "count": 1
// RANGES: "bytes": 33800,
// RANGES-NEXT: "dtype": "bf16"
// RANGES-NEXT: "error_bound": 0.0078277587890625
// RANGES-NEXT: "group": 0
// RANGES-NEXT: "kind": "reduce_scatter"
//
// RUN: dp-compile %s --scatter x:0,y:0 --compress=bf16 --emit schedule -o /dev/null --report %t/report.json
// RUN: FileCheck %s --check-prefix=REPORT < %t/report.json
// REPORT: "bucket":
// REPORT: "bytes": 67600,
// REPORT-NEXT: "dtype": "bf16"
// REPORT-NEXT: "error_bound": 0.0078277587890625
// RUN: not dp-compile %s --compress=f8 -o %t.so 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: Cannot find option named 'f8'

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
  %high = arith.constant dense<64.0> : tensor<7x130xf32>
  %hundred = arith.constant dense<100> : tensor<7x130xi32>
  %xr = arith.remsi %x, %hundred : tensor<7x130xi32>
  %yr = arith.remsi %y, %hundred : tensor<7x130xi32>
  %xf = arith.sitofp %xr : tensor<7x130xi32> to tensor<7x130xf32>
  %yf = arith.sitofp %yr : tensor<7x130xi32> to tensor<7x130xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%xf, %yf : tensor<7x130xf32>, tensor<7x130xf32>) outs(%z : tensor<130x130xf32>) -> tensor<130x130xf32>
  %s = arith.mulf %g, %low : tensor<130x130xf32>
  %xh = arith.mulf %xf, %high : tensor<7x130xf32>
  %t = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%xh, %yf : tensor<7x130xf32>, tensor<7x130xf32>) outs(%z : tensor<130x130xf32>) -> tensor<130x130xf32>
  %r = arith.subf %w, %s : tensor<130x130xf32>
  %q = arith.subf %v, %t : tensor<130x130xf32>
  %loss = linalg.reduce { arith.addf } ins(%yf : tensor<7x130xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
  return %r, %q, %loss : tensor<130x130xf32>, tensor<130x130xf32>, tensor<f32>
}
