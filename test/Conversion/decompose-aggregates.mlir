// RUN: dp-opt %s --dp-decompose-aggregates | FileCheck %s

// CHECK-LABEL: func @softmax
// CHECK-NOT: linalg.softmax
// The sum and the maximum run along the dimension that softmax names.
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]
// CHECK: arith.maxnumf
// CHECK: math.exp
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]
// CHECK: arith.addf
// CHECK: arith.divf
func.func @softmax(%x: tensor<4x?xf32>, %n: index) -> tensor<4x?xf32> {
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %r = linalg.softmax dimension(0) ins(%x : tensor<4x?xf32>)
      outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
