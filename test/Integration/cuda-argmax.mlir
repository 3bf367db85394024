// Argmax and argmin with ties, NaN, infinities and zeros of both signs: threads of
// the GPU find what one thread finds that looks at the elements in order.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/argmax.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s
// RUN: %{run} --work %t.host | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=gpu %s --scatter x:0 --target cuda --arch emulated -o - | FileCheck %s --check-prefix=GPU
// A block for 5000 elements, a warp for 300. The last minimum that is not larger
// has no neutral value, so one thread looks for it.
// GPU: gpu.func @[[LAST:kernel_trunci_cmpf_cmpf[_0-9]*]]({{.*}} workgroup(
// GPU: gpu.shuffle
// GPU: gpu.barrier
// GPU: gpu.func @kernel_trunci_cmpf_select
// GPU-NOT: gpu.func
// GPU: gpu.shuffle
// GPU: gpu.func @kernel_trunci_cmpf_select
// GPU-NOT: gpu.shuffle

#all = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>
func.func @find(%x: tensor<?x5000xf32> {dp.name = "x"}, %w: tensor<f32> {dp.name = "w", dp.state})
    -> (tensor<f32> {dp.updates = 1 : i64},
        tensor<?xi32> {dp.name = "last"}, tensor<?xi32> {dp.name = "last_bits"},
        tensor<?xi32> {dp.name = "number"}, tensor<?xi32> {dp.name = "number_bits"},
        tensor<?xi32> {dp.name = "minimum"}, tensor<?xi32> {dp.name = "minimum_bits"}) {
  %c0 = arith.constant 0 : index
  %lowest = arith.constant 0xFF800000 : f32
  %three = arith.constant 3.0 : f32
  %most = arith.constant 2147483647 : i32
  %minus = arith.constant -1 : i32
  %seven = arith.constant 7 : i32
  %n0 = tensor.dim %x, %c0 : tensor<?x5000xf32>
  %ev = tensor.empty(%n0) : tensor<?xf32>
  %ei = tensor.empty(%n0) : tensor<?xi32>
  %last_v = linalg.fill ins(%lowest : f32) outs(%ev : tensor<?xf32>) -> tensor<?xf32>
  %last_i = linalg.fill ins(%most : i32) outs(%ei : tensor<?xi32>) -> tensor<?xi32>
  %last:2 = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x5000xf32>) outs(%last_v, %last_i : tensor<?xf32>, tensor<?xi32>) {
  ^bb0(%a: f32, %m: f32, %i: i32):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i32
    %gt = arith.cmpf ogt, %a, %m : f32
    %nan = arith.cmpf une, %a, %a : f32
    %pick = arith.ori %gt, %nan : i1
    %eq = arith.cmpf oeq, %a, %m : f32
    %lt = arith.cmpi slt, %n, %i : i32
    %tie = arith.andi %eq, %lt : i1
    %pick_index = arith.ori %pick, %tie : i1
    %v = arith.select %pick, %a, %m : f32
    %k = arith.select %pick_index, %n, %i : i32
    linalg.yield %v, %k : f32, i32
  } -> (tensor<?xf32>, tensor<?xi32>)
  %last_bits = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%last#0 : tensor<?xf32>) outs(%ei : tensor<?xi32>) {
  ^bb0(%a: f32, %o: i32):
    %b = arith.bitcast %a : f32 to i32
    linalg.yield %b : i32
  } -> tensor<?xi32>
  %short = tensor.extract_slice %x[0, 0] [%n0, 300] [1, 1] : tensor<?x5000xf32> to tensor<?x300xf32>
  %number_v = linalg.fill ins(%lowest : f32) outs(%ev : tensor<?xf32>) -> tensor<?xf32>
  %number_i = linalg.fill ins(%minus : i32) outs(%ei : tensor<?xi32>) -> tensor<?xi32>
  %number:2 = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%short : tensor<?x300xf32>) outs(%number_v, %number_i : tensor<?xf32>, tensor<?xi32>) {
  ^bb0(%a: f32, %m: f32, %i: i32):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i32
    %gt = arith.cmpf ogt, %a, %m : f32
    %v = arith.select %gt, %a, %m : f32
    %k = arith.select %gt, %n, %i : i32
    linalg.yield %v, %k : f32, i32
  } -> (tensor<?xf32>, tensor<?xi32>)
  %number_bits = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%number#0 : tensor<?xf32>) outs(%ei : tensor<?xi32>) {
  ^bb0(%a: f32, %o: i32):
    %b = arith.bitcast %a : f32 to i32
    linalg.yield %b : i32
  } -> tensor<?xi32>
  %minimum_v = linalg.fill ins(%three : f32) outs(%ev : tensor<?xf32>) -> tensor<?xf32>
  %minimum_i = linalg.fill ins(%seven : i32) outs(%ei : tensor<?xi32>) -> tensor<?xi32>
  %minimum:2 = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x5000xf32>) outs(%minimum_v, %minimum_i : tensor<?xf32>, tensor<?xi32>) {
  ^bb0(%a: f32, %m: f32, %i: i32):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i32
    %gt = arith.cmpf ogt, %a, %m : f32
    %v = arith.select %gt, %m, %a : f32
    %k = arith.select %gt, %i, %n : i32
    linalg.yield %v, %k : f32, i32
  } -> (tensor<?xf32>, tensor<?xi32>)
  %minimum_bits = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%minimum#0 : tensor<?xf32>) outs(%ei : tensor<?xi32>) {
  ^bb0(%a: f32, %o: i32):
    %b = arith.bitcast %a : f32 to i32
    linalg.yield %b : i32
  } -> tensor<?xi32>
  return %w, %last#1, %last_bits, %number#1, %number_bits, %minimum#1, %minimum_bits : tensor<f32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
}
