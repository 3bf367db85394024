// RUN: not dp-compile %s --target cuda --arch emulated -o %t.so 2>&1 | FileCheck %s

// A library's product cannot read a table from the host's memory, also where the
// program has no kernel at all.
// CHECK: cuda-constants.mlir:[[# @LINE + 2]]:8: error: a table of different constants has no lowering for a GPU; pass it as an argument
func.func @predict(%x: tensor<6x4xf32> {dp.scatter = 0}) -> tensor<6x3xf32> {
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.5, 2.5, 3.5]]> : tensor<4x3xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<6x3xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<6x3xf32>) -> tensor<6x3xf32>
  %y = linalg.matmul ins(%x, %w : tensor<6x4xf32>, tensor<4x3xf32>) outs(%init : tensor<6x3xf32>) -> tensor<6x3xf32>
  return %y : tensor<6x3xf32>
}
