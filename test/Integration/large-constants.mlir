// Constants of one value as a result, as a state's new value and in a branch: the
// program fills them, and the executable, which would be 4 MB, does not have them.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/large_constants.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %if fake-cuda %{ env DP_FAKE_CUDA_DEVICES=8 %fake_cuda %{run} --devices 1,3,8 "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s %}
// CHECK: all agree
//
// RUN: dp-compile %s --scatter x:0 --emit=llvm-dialect -o - | FileCheck %s --check-prefix=CODE
// CODE-NOT: 520x520

func.func @step(%x: tensor<7x3xf32> {dp.name = "x"}, %kept: tensor<520x520xf32> {dp.name = "kept", dp.state})
    -> (tensor<520x520xf32> {dp.updates = 1 : i64}, tensor<520x520xi32> {dp.name = "ones"}, tensor<f32> {dp.name = "sum"}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %half = arith.constant dense<0.5> : tensor<520x520xf32>
  %two = arith.constant dense<2.0> : tensor<520x520xf32>
  %ones = arith.constant dense<1> : tensor<520x520xi32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<7x3xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  %s = tensor.extract %sum[] : tensor<f32>
  %c = arith.constant 0.0 : f32
  %positive = arith.cmpf ogt, %s, %c : f32
  %next = scf.if %positive -> tensor<520x520xf32> {
    scf.yield %half : tensor<520x520xf32>
  } else {
    %0 = arith.mulf %kept, %two : tensor<520x520xf32>
    scf.yield %0 : tensor<520x520xf32>
  }
  return %next, %ones, %sum : tensor<520x520xf32>, tensor<520x520xi32>, tensor<f32>
}
