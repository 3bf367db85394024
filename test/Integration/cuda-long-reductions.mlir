// Reductions with few results and many summands: many blocks of the GPU combine
// a part each, in the same order in each run; integers they combine in memory,
// by atomic operations. Chunks are uneven, and three of
// eight devices have no row. Initial values count once; sums of halves are in
// f32; one op has two results; one is of its loop's numbers.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/long_reductions.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} "--compile-options=--target cuda --arch emulated" --work %t | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=schedule %s --scatter x:0,y:0,k:0 --target cuda --arch emulated -o - | FileCheck %s --check-prefix=SCHEDULE
// Those that read one tensor are one launch.
// SCHEDULE-COUNT-4: dp.launch @kernel_parts
// SCHEDULE-NOT: dp.launch @kernel_parts
//
// RUN: dp-compile --emit=cuda-src %s --scatter x:0,y:0,k:0 --target cuda -o - | FileCheck %s --check-prefix=SOURCE
// SOURCE: atomicMax((int *)&{{.*}}, (int){{.*}});
// SOURCE: atomicAdd((unsigned int *)&{{.*}}, (unsigned int){{.*}});

#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#none = affine_map<(d0, d1, d2) -> ()>
#last = affine_map<(d0, d1, d2) -> (d2)>
#middle = affine_map<(d0, d1, d2) -> (d1)>
func.func @train(%x: tensor<5x4096x7xf32> {dp.name = "x"}, %y: tensor<5x3x16384xf32> {dp.name = "y"}, %k: tensor<5x70000xi32> {dp.name = "k"},
    %w: tensor<7xf32> {dp.name = "w", dp.state}, %m: tensor<f32> {dp.name = "m", dp.state})
    -> (tensor<7xf32> {dp.updates = 3 : i64}, tensor<f32> {dp.updates = 4 : i64}, tensor<f32> {dp.name = "total"},
        tensor<3xf32> {dp.name = "sums"}, tensor<3xf32> {dp.name = "squares"}, tensor<7xf32> {dp.name = "halves"},
        tensor<7xf32> {dp.name = "places"}, tensor<i32> {dp.name = "keys"},
        tensor<i32> {dp.name = "peak"}, tensor<i32> {dp.name = "odd"}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %zeros = arith.constant dense<0.0> : tensor<7xf32>
  %channels = arith.constant dense<0.0> : tensor<3xf32>
  %none = arith.constant dense<0> : tensor<i32>
  %new_w = linalg.reduce { arith.addf } ins(%x : tensor<5x4096x7xf32>) outs(%w : tensor<7xf32>) dimensions = [0, 1]
  %new_m = linalg.reduce { arith.maximumf } ins(%x : tensor<5x4096x7xf32>) outs(%m : tensor<f32>) dimensions = [0, 1, 2]
  %total = linalg.reduce { arith.addf } ins(%x : tensor<5x4096x7xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1, 2]
  %keys = linalg.reduce { arith.xori } ins(%k : tensor<5x70000xi32>) outs(%none : tensor<i32>) dimensions = [0, 1]
  %sums:2 = linalg.generic {indexing_maps = [#all, #middle, #middle], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%y : tensor<5x3x16384xf32>) outs(%channels, %channels : tensor<3xf32>, tensor<3xf32>) {
  ^bb0(%a: f32, %s: f32, %q: f32):
    %0 = arith.addf %s, %a : f32
    %1 = arith.mulf %a, %a : f32
    %2 = arith.addf %1, %q : f32
    linalg.yield %0, %2 : f32, f32
  } -> (tensor<3xf32>, tensor<3xf32>)
  %halves = linalg.generic {indexing_maps = [#all, #last], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x : tensor<5x4096x7xf32>) outs(%zeros : tensor<7xf32>) {
  ^bb0(%a: f32, %s: f32):
    %0 = arith.truncf %a : f32 to f16
    %1 = arith.extf %0 : f16 to f32
    %2 = arith.addf %s, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<7xf32>
  %places = linalg.generic {indexing_maps = [#all, #last], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x : tensor<5x4096x7xf32>) outs(%zeros : tensor<7xf32>) {
  ^bb0(%a: f32, %s: f32):
    %i = linalg.index 1 : index
    %0 = arith.index_cast %i : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.mulf %1, %a : f32
    %3 = arith.addf %s, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<7xf32>
  // The bits of magnitudes have the order of these, and the number of odd ones.
  %lowest = arith.constant dense<-2147483648> : tensor<i32>
  %peak:2 = linalg.generic {indexing_maps = [#all, #none, #none], iterator_types = ["reduction", "reduction", "reduction"]}
      ins(%y : tensor<5x3x16384xf32>) outs(%lowest, %none : tensor<i32>, tensor<i32>) {
  ^bb0(%a: f32, %p: i32, %o: i32):
    %0 = math.absf %a : f32
    %1 = arith.bitcast %0 : f32 to i32
    %2 = arith.maxsi %1, %p : i32
    %c1 = arith.constant 1 : i32
    %3 = arith.andi %1, %c1 : i32
    %4 = arith.addi %o, %3 : i32
    linalg.yield %2, %4 : i32, i32
  } -> (tensor<i32>, tensor<i32>)
  return %new_w, %new_m, %total, %sums#0, %sums#1, %halves, %places, %keys, %peak#0, %peak#1
      : tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>
}
