// Attention and its gradient in text, on tensors and on buffers.

// RUN: dp-opt %s | dp-opt | FileCheck %s
// RUN: dp-opt %s --mlir-print-op-generic | dp-opt | FileCheck %s

// CHECK-LABEL: func @plain(
// CHECK: dp.attention ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<4x6xf32>, tensor<5x6xf32>, tensor<5x3xf32>) scale 1.250000e-01 outs(%{{.*}}, %{{.*}} : tensor<4x3xf32>, tensor<4xf32>)
func.func @plain(%q: tensor<4x6xf32>, %k: tensor<5x6xf32>, %v: tensor<5x3xf32>, %o: tensor<4x3xf32>, %l: tensor<4xf32>) -> tensor<4x3xf32> {
  %r:2 = dp.attention ins(%q, %k, %v : tensor<4x6xf32>, tensor<5x6xf32>, tensor<5x3xf32>) scale 0.125 outs(%o, %l : tensor<4x3xf32>, tensor<4xf32>)
  return %r#0 : tensor<4x3xf32>
}

// CHECK-LABEL: func @all(
// CHECK: dp.attention causal ins({{.*}}) mask(%{{.*}} : tensor<?x1x4x1xf64>) group 3 scale 5.000000e-01 outs(
// CHECK: dp.attention_gradient causal ins({{.*}}) mask(%{{.*}} : tensor<?x1x4x1xf64>) group 3 scale 5.000000e-01 outs(
func.func @all(%q: tensor<?x6x4x2xf64>, %k: tensor<?x2x?x2xf64>, %v: tensor<?x2x?x3xf64>, %m: tensor<?x1x4x1xf64>,
               %o: tensor<?x6x4x3xf64>, %l: tensor<?x6x4xf64>) -> tensor<?x2x?x2xf64> {
  %r:2 = dp.attention causal ins(%q, %k, %v : tensor<?x6x4x2xf64>, tensor<?x2x?x2xf64>, tensor<?x2x?x3xf64>) mask(%m : tensor<?x1x4x1xf64>) group 3 scale 0.5 outs(%o, %l : tensor<?x6x4x3xf64>, tensor<?x6x4xf64>)
  %g:3 = dp.attention_gradient causal ins(%q, %k, %v, %r#0, %r#1, %o : tensor<?x6x4x2xf64>, tensor<?x2x?x2xf64>, tensor<?x2x?x3xf64>, tensor<?x6x4x3xf64>, tensor<?x6x4xf64>, tensor<?x6x4x3xf64>) mask(%m : tensor<?x1x4x1xf64>) group 3 scale 0.5 outs(%q, %k, %v : tensor<?x6x4x2xf64>, tensor<?x2x?x2xf64>, tensor<?x2x?x3xf64>)
  return %g#1 : tensor<?x2x?x2xf64>
}

// CHECK-LABEL: func @buffers(
// CHECK: dp.buffer.attention ins({{.*}}) mask(%{{.*}} : memref<1x4xf32>) scale 1.000000e+00 outs(
// CHECK: dp.buffer.attention_gradient ins({{.*}}) mask(%{{.*}} : memref<1x4xf32>) scale 1.000000e+00 outs(
func.func @buffers(%q: memref<4x4xf32>, %m: memref<1x4xf32>, %o: memref<4x4xf32>, %l: memref<4xf32>, %dq: memref<4x4xf32>,
                   %dk: memref<4x4xf32>, %dv: memref<4x4xf32>) attributes {dp.spmd} {
  dp.buffer.attention ins(%q, %q, %q : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) mask(%m : memref<1x4xf32>) scale 1.0 outs(%o, %l : memref<4x4xf32>, memref<4xf32>)
  dp.buffer.attention_gradient ins(%q, %q, %q, %o, %l, %o : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>, memref<4xf32>, memref<4x4xf32>) mask(%m : memref<1x4xf32>) scale 1.0 outs(%dq, %dk, %dv : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>)
  return
}

// CHECK-LABEL: func @halves(
// CHECK: dp.attention causal ins({{.*}}) mask(%{{.*}} : tensor<?x1x1x5xf32>) scale 1.000000e+00 outs(%{{.*}}, %{{.*}} : tensor<?x6x4x3xbf16>, tensor<?x6x4xf32>)
// CHECK: dp.attention_gradient causal ins({{.*}}) mask(%{{.*}} : tensor<?x1x1x5xf32>) scale 1.000000e+00 outs(%{{.*}} : tensor<?x6x4x3xbf16>, tensor<?x6x5x3xbf16>, tensor<?x6x5x3xbf16>)
func.func @halves(%q: tensor<?x6x4x3xbf16>, %k: tensor<?x6x5x3xbf16>, %m: tensor<?x1x1x5xf32>, %l: tensor<?x6x4xf32>) -> tensor<?x6x5x3xbf16> {
  %r:2 = dp.attention causal ins(%q, %k, %k : tensor<?x6x4x3xbf16>, tensor<?x6x5x3xbf16>, tensor<?x6x5x3xbf16>) mask(%m : tensor<?x1x1x5xf32>) scale 1.0 outs(%q, %l : tensor<?x6x4x3xbf16>, tensor<?x6x4xf32>)
  %g:3 = dp.attention_gradient causal ins(%q, %k, %k, %r#0, %r#1, %q : tensor<?x6x4x3xbf16>, tensor<?x6x5x3xbf16>, tensor<?x6x5x3xbf16>, tensor<?x6x4x3xbf16>, tensor<?x6x4xf32>, tensor<?x6x4x3xbf16>) mask(%m : tensor<?x1x1x5xf32>) scale 1.0 outs(%q, %k, %k : tensor<?x6x4x3xbf16>, tensor<?x6x5x3xbf16>, tensor<?x6x5x3xbf16>)
  return %g#1 : tensor<?x6x5x3xbf16>
}
