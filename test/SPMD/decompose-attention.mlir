// Attention and its gradient as structured ops. test/Integration/attention.mlir runs both forms.

// RUN: dp-opt %s --dp-decompose-attention | FileCheck %s

// CHECK-LABEL: func @forward(
// CHECK-SAME: %[[Q:[^:]*]]: tensor<2x6x5x4xf32>, %[[K:[^:]*]]: tensor<2x3x7x4xf32>
// CHECK-SAME: %[[M:[^:]*]]: tensor<2x1x1x7xf32>
// CHECK: %[[SPLIT:.*]] = tensor.expand_shape %[[Q]] {{\[}}[0], [1, 2], [3], [4]] output_shape [2, 3, 2, 5, 4]
// CHECK: %[[PRODUCTS:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%[[SPLIT]], %[[K]] :
// CHECK: %[[SCORES:.*]] = linalg.generic {{.*}} ins(%[[PRODUCTS]], %[[M]] :
// CHECK: arith.mulf
// CHECK: arith.addf
// CHECK: arith.cmpi sle
// CHECK: %[[MAX:.*]] = linalg.generic {{.*}} ins(%[[SCORES]] :
// CHECK: arith.maximumf
// CHECK: %[[EXP:.*]] = linalg.generic {{.*}} ins(%[[SCORES]], %[[MAX]] :
// CHECK: math.exp
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[EXP]] :
// CHECK: %[[VALUES:.*]] = linalg.generic {{.*}} ins(%[[EXP]], %{{.*}} :
// CHECK: %[[O:.*]] = linalg.generic {{.*}} ins(%[[VALUES]], %[[SUM]] :
// CHECK: arith.divf
// CHECK: tensor.collapse_shape %[[O]] {{\[}}[0], [1, 2], [3], [4]] : tensor<2x3x2x5x2xf32> into tensor<2x6x5x2xf32>
// CHECK-NOT: dp.attention
func.func @forward(%q: tensor<2x6x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x2xf32>, %m: tensor<2x1x1x7xf32>,
                   %o: tensor<2x6x5x2xf32>, %l: tensor<2x6x5xf32>) -> (tensor<2x6x5x2xf32>, tensor<2x6x5xf32>) {
  %r:2 = dp.attention causal ins(%q, %k, %v : tensor<2x6x5x4xf32>, tensor<2x3x7x4xf32>, tensor<2x3x7x2xf32>) mask(%m : tensor<2x1x1x7xf32>) group 2 scale 0.5 outs(%o, %l : tensor<2x6x5x2xf32>, tensor<2x6x5xf32>)
  return %r#0, %r#1 : tensor<2x6x5x2xf32>, tensor<2x6x5xf32>
}

// CHECK-LABEL: func @gradient(
// CHECK-NOT: cmpi
// CHECK: math.exp
// CHECK: %[[DS:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<?x5x7xf64>, tensor<?x5x7xf64>, tensor<?x5xf64>)
// CHECK: %[[DQ:.*]] = linalg.generic {{.*}} ins(%[[DS]], %{{.*}} : tensor<?x5x7xf64>, tensor<?x7x4xf64>)
// CHECK: %[[DK:.*]] = linalg.generic {{.*}} ins(%[[DS]], %{{.*}} : tensor<?x5x7xf64>, tensor<?x5x4xf64>)
// CHECK: %[[DV:.*]] = linalg.generic {{.*}} : tensor<?x5x7xf64>, tensor<?x5x2xf64>)
// CHECK: return %[[DQ]], %[[DK]], %[[DV]]
func.func @gradient(%q: tensor<?x5x4xf64>, %k: tensor<?x7x4xf64>, %v: tensor<?x7x2xf64>, %o: tensor<?x5x2xf64>, %l: tensor<?x5xf64>)
    -> (tensor<?x5x4xf64>, tensor<?x7x4xf64>, tensor<?x7x2xf64>) {
  %g:3 = dp.attention_gradient ins(%q, %k, %v, %o, %l, %o : tensor<?x5x4xf64>, tensor<?x7x4xf64>, tensor<?x7x2xf64>, tensor<?x5x2xf64>, tensor<?x5xf64>, tensor<?x5x2xf64>) scale 0.5 outs(%q, %k, %v : tensor<?x5x4xf64>, tensor<?x7x4xf64>, tensor<?x7x2xf64>)
  return %g#0, %g#1, %g#2 : tensor<?x5x4xf64>, tensor<?x7x4xf64>, tensor<?x7x2xf64>
}
