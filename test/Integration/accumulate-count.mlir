// Micro-batches of a weighted mean: the sum of the weights, by which each row is
// divided, is known before the first piece.
//
// REQUIRES: numpy
// DEFINE: %{run} = timeout 300 %python %integration/run_program.py %s %integration/Inputs/accumulate_count.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} "--compile-options=--accumulate=2"
// RUN: %{run} "--compile-options=--accumulate=3 --shard-state=2"
// RUN: %{run}
//
// RUN: dp-opt %s --dp-parallel-pipeline="scatter=x:0,m:0 accumulate=3" | FileCheck %s
// CHECK: %[[SUM:.*]] = dp.all_reduce
// CHECK-NOT: dp.all_reduce
// CHECK: scf.for
// CHECK: linalg.generic {{.*}}%[[SUM]] :
// CHECK: arith.divf
// CHECK: scf.yield

#i = affine_map<(i) -> (i)>
#s = affine_map<(i) -> ()>
#r = affine_map<(i, j) -> (i)>
#c = affine_map<(i, j) -> (j)>
#x = affine_map<(i, j) -> (i, j)>
func.func @step(%w: tensor<4xf32> {dp.state, dp.name = "w"}, %x: tensor<?x4xf32> {dp.name = "x"}, %m: tensor<?xf32> {dp.name = "m"})
    -> (tensor<4xf32> {dp.updates = 0}, tensor<f32> {dp.name = "loss"}) {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : tensor<f32>
  %z4 = arith.constant dense<0.0> : tensor<4xf32>
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %total = linalg.reduce { arith.addf } ins(%m : tensor<?xf32>) outs(%z : tensor<f32>) dimensions = [0]
  %y = linalg.generic {indexing_maps = [#x, #c, #r], iterator_types = ["parallel", "reduction"]}
      ins(%x, %w : tensor<?x4xf32>, tensor<4xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %o, %p : f32
    linalg.yield %q : f32
  } -> tensor<?xf32>
  %d = linalg.generic {indexing_maps = [#i, #i, #s, #i], iterator_types = ["parallel"]}
      ins(%y, %m, %total : tensor<?xf32>, tensor<?xf32>, tensor<f32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %t: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.divf %p, %t : f32
    linalg.yield %q : f32
  } -> tensor<?xf32>
  %loss = linalg.reduce { arith.addf } ins(%d : tensor<?xf32>) outs(%z : tensor<f32>) dimensions = [0]
  %g = linalg.generic {indexing_maps = [#x, #r, #c], iterator_types = ["reduction", "parallel"]}
      ins(%x, %d : tensor<?x4xf32>, tensor<?xf32>) outs(%z4 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %o, %p : f32
    linalg.yield %q : f32
  } -> tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  return %w1, %loss : tensor<4xf32>, tensor<f32>
}
