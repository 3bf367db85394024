// Statistics of channels and of columns that one kernel reads the elements for:
// sums, sums of squares in f64, and maxima, of rows that differ.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/sibling_reductions.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=spmd %s --scatter x:0 -o - | FileCheck %s --check-prefix=SPMD
// SPMD: linalg.generic {{.*}} iterator_types = ["reduction", "parallel", "reduction"]
// SPMD-SAME: outs({{.*}} : tensor<6xf32>, tensor<6xf64>, tensor<6xf32>)

#image = affine_map<(n, c, i) -> (n, c, i)>
#channel = affine_map<(n, c, i) -> (c)>
func.func @train(%x: tensor<10x6x35xf32> {dp.name = "x"}, %m: tensor<6xf32> {dp.name = "m", dp.state})
    -> (tensor<6xf32> {dp.updates = 1 : i64}, tensor<6xf64> {dp.name = "squares"}, tensor<6xf32> {dp.name = "largest"}) {
  %zero = arith.constant 0.0 : f32
  %zero64 = arith.constant 0.0 : f64
  %lowest = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<6xf32>
  %e64 = tensor.empty() : tensor<6xf64>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %zeros64 = linalg.fill ins(%zero64 : f64) outs(%e64 : tensor<6xf64>) -> tensor<6xf64>
  %lows = linalg.fill ins(%lowest : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %sums = linalg.generic {indexing_maps = [#image, #channel], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x : tensor<10x6x35xf32>) outs(%zeros : tensor<6xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.addf %a, %o : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %squares = linalg.generic {indexing_maps = [#image, #channel, #channel], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x, %m : tensor<10x6x35xf32>, tensor<6xf32>) outs(%zeros64 : tensor<6xf64>) {
    ^bb0(%a: f32, %b: f32, %o: f64):
      %a64 = arith.extf %a : f32 to f64
      %b64 = arith.extf %b : f32 to f64
      %d = arith.subf %a64, %b64 : f64
      %s = arith.mulf %d, %d : f64
      %r = arith.addf %s, %o : f64
      linalg.yield %r : f64
  } -> tensor<6xf64>
  %largest = linalg.generic {indexing_maps = [#image, #channel], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x : tensor<10x6x35xf32>) outs(%lows : tensor<6xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.maximumf %a, %o : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %m1 = arith.addf %m, %sums : tensor<6xf32>
  return %m1, %squares, %largest : tensor<6xf32>, tensor<6xf64>, tensor<6xf32>
}
