// Micro-batches with sharded state: a state that has an element for each row is
// updated behind the loop, and other rows are computed behind a sum. Slices drop a
// dimension of one element beside rows, of which a device may have one.
//
// REQUIRES: numpy
// DEFINE: %{run} = timeout 300 %python %integration/run_program.py %s %integration/Inputs/accumulate_state.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} "--compile-options=--accumulate=3 --shard-state=1"
// RUN: %{run} "--compile-options=--accumulate=2 --shard-state=2 --overlap"
// RUN: %{run} "--compile-options=--accumulate=3 --shard-state=3 --devices 2" --devices 2
// RUN: %{run} "--compile-options=--accumulate=3 --shard-state=1 --devices 7" --devices 7
//
// RUN: dp-opt %s --dp-parallel-pipeline="scatter=x:0 shard-state=1 accumulate=3" | FileCheck %s
// The update is not in the loop: its range is not cut.
// CHECK: dp.parallel (%[[R:.*]] = %{{.*}}, %[[V:.*]] = %{{.*}}, %[[X:.*]] = %{{.*}})
// CHECK: %[[DIM:.*]] = tensor.dim %[[X]]
// CHECK: %[[ROWS:.*]] = tensor.empty(%[[DIM]]) : tensor<?xf32>
// CHECK: scf.for {{.*}} -> ({{.*}}tensor<?xf32>{{.*}}) {
// CHECK-NOT: %[[R]]
// CHECK: tensor.insert_slice
// CHECK: scf.yield
// CHECK: linalg.generic {{.*}} ins(%[[R]], %inserted_slice{{.*}} : tensor<?xf32>, tensor<?xf32>)
// CHECK: arith.subf

func.func @step(%r: tensor<7xf32> {dp.state, dp.name = "r"}, %v: tensor<1xf32> {dp.state, dp.name = "v"},
    %x: tensor<7x2x1xf32> {dp.name = "x"})
    -> (tensor<7xf32> {dp.updates = 0}, tensor<1xf32> {dp.updates = 1}, tensor<7xf32> {dp.name = "half"},
        tensor<7x3xf32> {dp.name = "put"}) {
  %z7 = arith.constant dense<0.0> : tensor<7xf32>
  %z1 = arith.constant dense<0.0> : tensor<1xf32>
  %e = tensor.empty() : tensor<7xf32>
  %c = arith.constant 0.5 : f32
  %rows = linalg.reduce { arith.addf } ins(%x : tensor<7x2x1xf32>) outs(%z7 : tensor<7xf32>) dimensions = [1, 2]
  %total = linalg.reduce { arith.addf } ins(%x : tensor<7x2x1xf32>) outs(%z1 : tensor<1xf32>) dimensions = [0, 1]
  %v1 = arith.addf %v, %total : tensor<1xf32>
  %r1 = arith.subf %r, %rows : tensor<7xf32>
  %half = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%rows : tensor<7xf32>) outs(%e : tensor<7xf32>) {
  ^bb0(%a: f32, %o: f32):
    %h = arith.mulf %a, %c : f32
    linalg.yield %h : f32
  } -> tensor<7xf32>
  %z73 = arith.constant dense<0.0> : tensor<7x3xf32>
  %column = tensor.extract_slice %x[0, 1, 0] [7, 1, 1] [1, 1, 1] : tensor<7x2x1xf32> to tensor<7xf32>
  %put = tensor.insert_slice %column into %z73[0, 2] [7, 1] [1, 1] : tensor<7xf32> into tensor<7x3xf32>
  return %r1, %v1, %half, %put : tensor<7xf32>, tensor<1xf32>, tensor<7xf32>, tensor<7x3xf32>
}
