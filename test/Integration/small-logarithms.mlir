// log1p and expm1 keep the digits of small numbers in f64 and f32, on the host and on the emulated GPU. Batches of 7, 7, 7 and 3 rows.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/small_logarithms.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %if fake-cuda %{ env DP_FAKE_CUDA_DEVICES=8 %fake_cuda %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s %}
// CHECK: all agree

func.func @step(%x: tensor<?x1024xf64> {dp.name = "x"})
    -> (tensor<?x1024xf64> {dp.name = "log1p"}, tensor<?x1024xf64> {dp.name = "expm1"},
        tensor<?x1024xf32> {dp.name = "log1p_f32"}, tensor<?x1024xf32> {dp.name = "expm1_f32"}) {
  %short = arith.truncf %x : tensor<?x1024xf64> to tensor<?x1024xf32>
  %0 = math.log1p %x : tensor<?x1024xf64>
  %1 = math.expm1 %x : tensor<?x1024xf64>
  %2 = math.log1p %short : tensor<?x1024xf32>
  %3 = math.expm1 %short : tensor<?x1024xf32>
  %4 = arith.divf %0, %x : tensor<?x1024xf64>
  %5 = arith.divf %1, %x : tensor<?x1024xf64>
  %6 = arith.divf %2, %short : tensor<?x1024xf32>
  %7 = arith.divf %3, %short : tensor<?x1024xf32>
  return %4, %5, %6, %7 : tensor<?x1024xf64>, tensor<?x1024xf64>, tensor<?x1024xf32>, tensor<?x1024xf32>
}
