// An embedding's gradient travels as indices and rows; several rows of the batch
// update one row of the table, and 7 rows are uneven or leave devices without any.
//
// REQUIRES: numpy
// DEFINE: %{run} = timeout 300 %python %integration/run_program.py %s %integration/Inputs/sparse_gradients.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t/always --compile-options=--sparse-gradients=always
// RUN: %{run} --work %t/auto --devices 3 "--compile-options=--devices 3"
// RUN: dp-compile %s --scatter ids:0,goal:0 --devices 3 --emit spmd -o - | FileCheck %s --check-prefix=AUTO
// RUN: dp-compile %s --scatter ids:0,goal:0 --devices 3 --emit spmd --sparse-gradients=never -o - | FileCheck %s --check-prefix=NEVER
// RUN: dp-compile %s --scatter ids:0,goal:0 --devices 3 --emit schedule -o /dev/null --report %t/report.json
// RUN: FileCheck %s --check-prefix=REPORT < %t/report.json
// RUN: not dp-compile %s --sparse-gradients=maybe -o %t.so 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: Cannot find option named 'maybe'

// AUTO-COUNT-2: dp.all_gather
// AUTO-NOT: dp.all_reduce {{.*}}tensor<5000x4xf32>
// NEVER-NOT: dp.all_gather
// NEVER: dp.all_reduce {{.*}}tensor<5000x4xf32>
// REPORT: "kind": "all_gather"
// REPORT: "reason": "{{rows|indices}} of made by linalg.generic

#id = affine_map<(i, j, k) -> (i, j, k)>
func.func @train_step(
    %table: tensor<5000x4xf32> {tf.aliasing_output = 0 : i32} loc("table"),
    %ids: tensor<7x3xi64> loc("ids"),
    %goal: tensor<7x3x4xf32> loc("goal"))
    -> (tensor<5000x4xf32> {jax.result_info = "table"}, tensor<f32> {jax.result_info = "loss"}) {
  %zero = arith.constant dense<0.0> : tensor<5000x4xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %rate = arith.constant dense<0.25> : tensor<5000x4xf32>
  %rows = arith.constant dense<20> : tensor<7x3xi64>
  %e = tensor.empty() : tensor<7x3x4xf32>
  %at = arith.remsi %ids, %rows : tensor<7x3xi64>
  %d = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%at, %goal : tensor<7x3xi64>, tensor<7x3x4xf32>) outs(%e : tensor<7x3x4xf32>) {
  ^bb0(%i: i64, %y: f32, %o: f32):
    %row = arith.index_cast %i : i64 to index
    %column = linalg.index 2 : index
    %x = tensor.extract %table[%row, %column] : tensor<5000x4xf32>
    %s = arith.subf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<7x3x4xf32>
  %q = arith.mulf %d, %d : tensor<7x3x4xf32>
  %loss = linalg.reduce { arith.addf } ins(%q : tensor<7x3x4xf32>) outs(%none : tensor<f32>) dimensions = [0, 1, 2]
  %g = dp.index_update %d into %zero at %at dims [0] kind add
      : tensor<7x3x4xf32>, tensor<5000x4xf32>, tensor<7x3xi64>
  %s = arith.mulf %g, %rate : tensor<5000x4xf32>
  %r = arith.subf %table, %s : tensor<5000x4xf32>
  return %r, %loss : tensor<5000x4xf32>, tensor<f32>
}
