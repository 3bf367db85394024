// A table's step of gradient descent, w + rate * zeros.index_add(ids, g): rows are
// updated many times by numbers that are lost in the row one by one, some ids
// are outside of the table, and there is one program for any number of devices.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/row_updates.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// CHECK: all agree
//
// The table is read and written at these rows only.
// RUN: dp-compile %s --scatter ids:0,g:0 --emit schedule -o - | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE-COUNT-2: dp.buffer.all_gather
// SCHEDULE-NOT: extent %c40000
// SCHEDULE: return

#row = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>
func.func @train(%w: tensor<5000x8xf32> {dp.name = "w", dp.state}, %rate: tensor<f32> {dp.name = "rate"},
    %ids: tensor<500x3xi64> {dp.name = "ids"}, %g: tensor<500x3x8xf32> {dp.name = "g"})
    -> (tensor<5000x8xf32> {dp.updates = 0 : i64}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5000x8xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<5000x8xf32>) -> tensor<5000x8xf32>
  %sum = dp.index_update %g into %zeros at %ids dims [0] kind add : tensor<500x3x8xf32>, tensor<5000x8xf32>, tensor<500x3xi64>
  %step = linalg.generic {indexing_maps = [#row, #none, #row], iterator_types = ["parallel", "parallel"]}
      ins(%sum, %rate : tensor<5000x8xf32>, tensor<f32>) outs(%e : tensor<5000x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<5000x8xf32>
  %next = linalg.add ins(%w, %step : tensor<5000x8xf32>, tensor<5000x8xf32>) outs(%e : tensor<5000x8xf32>) -> tensor<5000x8xf32>
  return %next : tensor<5000x8xf32>
}
