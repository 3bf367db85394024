// The descriptor lists the vector extensions of the CPU that the code is for, so
// that the loader can refuse another one with a message.
// RUN: dp-compile %s --emit=llvm --mcpu=haswell | FileCheck %s
// RUN: dp-compile %s --emit=llvm --mcpu=x86-64 | FileCheck %s --check-prefix=OLD --implicit-check-not=avx
// REQUIRES: x86_64

// CHECK: @dp_executable_descriptor
// CHECK-SAME: \22features\22:[\22avx\22,\22avx2\22,\22bmi\22,\22bmi2\22,\22f16c\22,\22fma\22,\22popcnt\22
// CHECK-NOT: avx512
// OLD: \22features\22:[\22sse\22,\22sse2\22]
func.func @negate(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = arith.negf %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
