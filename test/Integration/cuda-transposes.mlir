// Ops that read along another loop than they write, through tiles in shared memory
// whose edges are not those of the buffers: a transposed factor beside one that is
// not, the batch last, elements of eight and of one byte. Some devices have no row.
// The emulated GPU finds accesses of a block's threads that no barrier orders.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/transposes.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} "--compile-options=--target cuda --arch emulated" --work %t | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=gpu %s --scatter x:0,y:0,d:0,k:0 --target cuda --arch emulated -o - | FileCheck %s --check-prefix=GPU
// GPU-DAG: workgroup(%{{.*}} : memref<32x33xf32,
// GPU-DAG: workgroup(%{{.*}} : memref<32x33xf64,
// GPU-DAG: workgroup(%{{.*}} : memref<32x33xi8,

#all = affine_map<(b, j, i) -> (b, j, i)>
#swapped = affine_map<(b, j, i) -> (b, i, j)>
#row = affine_map<(b, j, i) -> (j)>
#back = affine_map<(b, j, i) -> (i, j, b)>
#ij = affine_map<(i, j) -> (i, j)>
#ji = affine_map<(i, j) -> (j, i)>
func.func @transpose(%x: tensor<11x37x70xf32> {dp.name = "x"}, %y: tensor<11x70x37xf32> {dp.name = "y"}, %d: tensor<11x33x40xf64> {dp.name = "d"},
    %k: tensor<11x45xi8> {dp.name = "k"}, %w: tensor<70xf32> {dp.name = "w", dp.state})
    -> (tensor<70xf32> {dp.updates = 4 : i64}, tensor<11x70x37xf32> {dp.name = "mixed"}, tensor<40x33x11xf64> {dp.name = "reversed"},
        tensor<45x11xi8> {dp.name = "bytes"}) {
  %em = tensor.empty() : tensor<11x70x37xf32>
  %er = tensor.empty() : tensor<40x33x11xf64>
  %eb = tensor.empty() : tensor<45x11xi8>
  %two = arith.constant 2.0 : f32
  %mixed = linalg.generic {indexing_maps = [#swapped, #all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %y, %w : tensor<11x37x70xf32>, tensor<11x70x37xf32>, tensor<70xf32>) outs(%em : tensor<11x70x37xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %0 = arith.mulf %a, %two : f32
    %1 = arith.mulf %0, %b : f32
    %2 = arith.addf %1, %c : f32
    linalg.yield %2 : f32
  } -> tensor<11x70x37xf32>
  %reversed = linalg.generic {indexing_maps = [#all, #back], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d : tensor<11x33x40xf64>) outs(%er : tensor<40x33x11xf64>) {
  ^bb0(%a: f64, %o: f64):
    %0 = arith.negf %a : f64
    linalg.yield %0 : f64
  } -> tensor<40x33x11xf64>
  %bytes = linalg.generic {indexing_maps = [#ji, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%k : tensor<11x45xi8>) outs(%eb : tensor<45x11xi8>) {
  ^bb0(%a: i8, %o: i8):
    linalg.yield %a : i8
  } -> tensor<45x11xi8>
  return %w, %mixed, %reversed, %bytes : tensor<70xf32>, tensor<11x70x37xf32>, tensor<40x33x11xf64>, tensor<45x11xi8>
}
