// Passes count what they did, and tell it with --debug-only. Both need an LLVM with
// assertions.
//
// REQUIRES: llvm-assertions
// RUN: dp-opt %s --dp-bufferize --mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s
// CHECK: (S) 1 num-copied - Tensor operands that are bufferized by a copy
// CHECK: (S) {{[1-9][0-9]*}} num-in-place - Tensor operands that are bufferized in place

// RUN: dp-opt %s --dp-bufferize --debug-only=dp-bufferize -o /dev/null 2>&1 | FileCheck %s --check-prefix=DEBUG
// DEBUG: [dp-bufferize]{{.*}}operands in place, 1 copied

// The first fill overwrites an argument that is returned, too.
func.func @fills(%a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.exp ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
