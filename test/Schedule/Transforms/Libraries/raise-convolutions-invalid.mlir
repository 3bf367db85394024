// RUN: dp-opt %s --pass-pipeline='builtin.module(func.func(dp-raise-convolutions))' -verify-diagnostics
// RUN: dp-opt %s --pass-pipeline='builtin.module(dp-attach-target{kind=gpu},func.func(dp-raise-convolutions))' | FileCheck %s
// RUN: sed "s/ attributes {dp.spmd}//" %s > %t.mlir && not dp-compile %t.mlir -o %t.so 2>&1 | FileCheck %s --check-prefix=HOST

// A bias that the graph came with: the host's library has none.

// CHECK: bias(
// HOST: :12:8: error: 'dp.convolution' op has a bias
func.func @f(%x: tensor<2x9x9x16xf32>, %w: tensor<32x3x3x16xf32>, %b: tensor<32xf32>, %y: tensor<2x7x7x32xf32>)
    -> tensor<2x7x7x32xf32> attributes {dp.spmd} {
  // expected-error@+1 {{'dp.convolution' op has a bias, which only a GPU's library adds; add it to the result}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] bias(%b : tensor<32xf32>) : tensor<2x9x9x16xf32>, tensor<32x3x3x16xf32>, tensor<2x7x7x32xf32>
  return %r : tensor<2x7x7x32xf32>
}
