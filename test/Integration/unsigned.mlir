// Unsigned integers of a caller stay unsigned: 255 is not -1. Sums, the largest by either order,
// states, scalars; the largest is partial, and the host reduces it.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/unsigned.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// RUN: %fake_cuda DP_FAKE_CUDA_DEVICES=8 %{run} "--compile-options=--target cuda --arch emulated" | FileCheck %s
// RUN: dp-compile %s --scatter a:0 --emit llvm -o - | FileCheck %s --check-prefix=DESCRIPTOR
// CHECK: all agree
// DESCRIPTOR: \22dtype\22:\22u8\22

func.func @step(%s: tensor<2xui64> {dp.name = "s", dp.state}, %a: tensor<5x2xui8> {dp.name = "a"},
                %n: ui16 {dp.name = "n"})
    -> (tensor<2xui64> {dp.updates = 0 : i64}, tensor<5x2xui8> {dp.name = "rows"}, tensor<2xui8> {dp.name = "sum"},
        tensor<2xui8> {dp.name = "largest"}, tensor<2xui8> {dp.name = "signed"}, ui16 {dp.name = "scalar"},
        tensor<2xui32> {dp.name = "wide"}) {
  %s0 = builtin.unrealized_conversion_cast %s : tensor<2xui64> to tensor<2xi64>
  %a0 = builtin.unrealized_conversion_cast %a : tensor<5x2xui8> to tensor<5x2xi8>
  %n0 = builtin.unrealized_conversion_cast %n : ui16 to i16
  %zero = arith.constant dense<0> : tensor<2xi8>
  %least = arith.constant dense<-128> : tensor<2xi8>
  %one = arith.constant dense<1> : tensor<5x2xi8>
  %rows = arith.subi %a0, %one : tensor<5x2xi8>
  %sum = linalg.reduce { arith.addi } ins(%rows : tensor<5x2xi8>) outs(%zero : tensor<2xi8>) dimensions = [0]
  %largest = linalg.reduce { arith.maxui } ins(%a0 : tensor<5x2xi8>) outs(%zero : tensor<2xi8>) dimensions = [0]
  %signed = linalg.reduce { arith.maxsi } ins(%a0 : tensor<5x2xi8>) outs(%least : tensor<2xi8>) dimensions = [0]
  %wide0 = arith.extui %sum : tensor<2xi8> to tensor<2xi64>
  %next = arith.subi %s0, %wide0 : tensor<2xi64>
  %n1 = arith.addi %n0, %n0 : i16
  %wide = arith.trunci %next : tensor<2xi64> to tensor<2xi32>
  %r0 = builtin.unrealized_conversion_cast %next : tensor<2xi64> to tensor<2xui64>
  %r1 = builtin.unrealized_conversion_cast %rows : tensor<5x2xi8> to tensor<5x2xui8>
  %r2 = builtin.unrealized_conversion_cast %sum : tensor<2xi8> to tensor<2xui8>
  %r3 = builtin.unrealized_conversion_cast %largest : tensor<2xi8> to tensor<2xui8>
  %r4 = builtin.unrealized_conversion_cast %signed : tensor<2xi8> to tensor<2xui8>
  %r5 = builtin.unrealized_conversion_cast %n1 : i16 to ui16
  %r6 = builtin.unrealized_conversion_cast %wide : tensor<2xi32> to tensor<2xui32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6
      : tensor<2xui64>, tensor<5x2xui8>, tensor<2xui8>, tensor<2xui8>, tensor<2xui8>, ui16, tensor<2xui32>
}
