// Ops of a batch of any size with two operands that turn out to be one value,
// which upstream folds to a constant.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %python %integration/run_entries.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run --devices 1,2,3,4,7,8
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %fake_cuda DP_FAKE_CUDA_DEVICES=8 %{run} --work %t.cuda "--compile-options=--target cuda --arch emulated" | FileCheck %s
// CHECK: 2 entries agree

func.func @difference(%x: tensor<?x4xi32> {dp.scatter = 0} loc("x")) -> (tensor<?x4xi32>, tensor<?x4xi32>) {
  %0:2 = dp.sort outs(%x, %x : tensor<?x4xi32>, tensor<?x4xi32>) dim 1 {
  ^bb0(%a: i32, %b: i32, %c: i32, %d: i32):
    %less = arith.cmpi slt, %a, %b : i32
    dp.yield %less : i1
  }
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xi32>
  %e = tensor.empty(%n) : tensor<?x4xi32>
  %t = linalg.transpose ins(%0#1 : tensor<?x4xi32>) outs(%e : tensor<?x4xi32>) permutation = [0, 1]
  %1 = arith.xori %t, %0#1 : tensor<?x4xi32>
  %2 = arith.addi %1, %t : tensor<?x4xi32>
  return %1, %2 : tensor<?x4xi32>, tensor<?x4xi32>
}

func.func @same(%x: tensor<?x4xi32> {dp.scatter = 0} loc("x")) -> (tensor<?x4xi1>, tensor<?x4xi32>) {
  %0 = arith.cmpi ule, %x, %x : tensor<?x4xi32>
  %1 = arith.xori %x, %x : tensor<?x4xi32>
  return %0, %1 : tensor<?x4xi1>, tensor<?x4xi32>
}
