// bf16 leaves no call of a library behind on a CPU that has no bf16: where a
// value lives across a loop, in fma, from f64.
// REQUIRES: x86_64
// RUN: dp-compile %s --mcpu=x86-64-v3 -o %t.so
// RUN: llvm-readelf --dyn-syms %t.so | FileCheck %s
// CHECK-NOT: {{__(trunc|extend)}}

func.func @f(%a: tensor<8x1xbf16> {dp.scatter = 0}, %b: tensor<8x5xf64> {dp.scatter = 0})
    -> (tensor<8x1x5xbf16>, tensor<8x5xbf16>, tensor<8x1xbf16>) {
  %e = tensor.empty() : tensor<8x1x5xbf16>
  %0 = linalg.broadcast ins(%a : tensor<8x1xbf16>) outs(%e : tensor<8x1x5xbf16>) dimensions = [2]
  %1 = arith.truncf %b : tensor<8x5xf64> to tensor<8x5xbf16>
  %2 = math.fma %a, %a, %a : tensor<8x1xbf16>
  return %0, %1, %2 : tensor<8x1x5xbf16>, tensor<8x5xbf16>, tensor<8x1xbf16>
}
