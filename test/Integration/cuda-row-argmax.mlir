// The farthest row of the same label and the nearest one of another label, as triplet
// losses mine them: in a kernel of rows, one thread looks for an index that the
// kernel itself has set before.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/row_argmax.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s
// RUN: %{run} --work %t.host | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=schedule %s --scatter x:0,label:0 --target cuda --arch emulated -o - | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE: func.func private @kernel_rows_
// SCHEDULE: linalg.yield %{{.*}} : i64
// SCHEDULE: arith.maximumf
// SCHEDULE: return

#mine = affine_map<(d0, d1, d2) -> (d0, d2)>
#other = affine_map<(d0, d1, d2) -> (d1, d2)>
#pair3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#pair = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
func.func @mine(%x: tensor<9x4xf32> {dp.name = "x"}, %label: tensor<9xi32> {dp.name = "label"}, %count: tensor<i64> {dp.name = "count", dp.state})
    -> (tensor<i64> {dp.updates = 2 : i64}, tensor<9xi64> {dp.name = "farthest"}, tensor<9xi64> {dp.name = "nearest"},
        tensor<9xf32> {dp.name = "margin"}) {
  %zero = arith.constant 0.0 : f32
  %far = arith.constant 1.0e9 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %largest = arith.constant 0x7F800000 : f32
  %none = arith.constant 0 : i64
  %one = arith.constant dense<1> : tensor<i64>
  %en = tensor.empty() : tensor<9xf32>
  %ei = tensor.empty() : tensor<9xi64>
  %ep = tensor.empty() : tensor<9x9xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%ep : tensor<9x9xf32>) -> tensor<9x9xf32>
  %squares = linalg.generic {indexing_maps = [#mine, #other, #pair3], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %x : tensor<9x4xf32>, tensor<9x4xf32>) outs(%zeros : tensor<9x9xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %s = arith.mulf %d, %d : f32
    %r = arith.addf %o, %s : f32
    linalg.yield %r : f32
  } -> tensor<9x9xf32>
  %distances = linalg.generic {indexing_maps = [#pair, #pair], iterator_types = ["parallel", "parallel"]}
      ins(%squares : tensor<9x9xf32>) outs(%ep : tensor<9x9xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.sqrt %a : f32
    linalg.yield %r : f32
  } -> tensor<9x9xf32>
  %low = linalg.fill ins(%lowest : f32) outs(%en : tensor<9xf32>) -> tensor<9xf32>
  %high = linalg.fill ins(%largest : f32) outs(%en : tensor<9xf32>) -> tensor<9xf32>
  %first = linalg.fill ins(%none : i64) outs(%ei : tensor<9xi64>) -> tensor<9xi64>
  %farthest:2 = linalg.generic {indexing_maps = [#row, #column, #pair, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%label, %label, %distances : tensor<9xi32>, tensor<9xi32>, tensor<9x9xf32>) outs(%low, %first : tensor<9xf32>, tensor<9xi64>) {
  ^bb0(%a: i32, %b: i32, %d: f32, %m: f32, %i: i64):
    %differ = arith.cmpi ne, %a, %b : i32
    %v = arith.select %differ, %zero, %d : f32
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i64
    %r = arith.maximumf %v, %m : f32
    %gt = arith.cmpf ogt, %v, %m : f32
    %k = arith.select %gt, %n, %i : i64
    linalg.yield %r, %k : f32, i64
  } -> (tensor<9xf32>, tensor<9xi64>)
  %nearest:2 = linalg.generic {indexing_maps = [#row, #column, #pair, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%label, %label, %distances : tensor<9xi32>, tensor<9xi32>, tensor<9x9xf32>) outs(%high, %first : tensor<9xf32>, tensor<9xi64>) {
  ^bb0(%a: i32, %b: i32, %d: f32, %m: f32, %i: i64):
    %equal = arith.cmpi eq, %a, %b : i32
    %v = arith.select %equal, %far, %d : f32
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i64
    %r = arith.minimumf %v, %m : f32
    %lt = arith.cmpf olt, %v, %m : f32
    %k = arith.select %lt, %n, %i : i64
    linalg.yield %r, %k : f32, i64
  } -> (tensor<9xf32>, tensor<9xi64>)
  %margin = arith.subf %farthest#0, %nearest#0 : tensor<9xf32>
  %next = arith.addi %count, %one : tensor<i64>
  return %next, %farthest#1, %nearest#1, %margin : tensor<i64>, tensor<9xi64>, tensor<9xi64>, tensor<9xf32>
}
