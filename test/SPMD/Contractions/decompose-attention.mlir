// Attention and its gradient as structured ops. test/Integration/attention.mlir runs both forms.

// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-decompose-attention | FileCheck %s

// CHECK-LABEL: func @forward(
// CHECK-SAME: %[[Q:[^:]*]]: tensor<2x6x5x4xf32>, %[[K:[^:]*]]: tensor<2x3x7x4xf32>
// CHECK-SAME: %[[M:[^:]*]]: tensor<2x1x1x7xf32>
// CHECK: %[[SPLIT:.*]] = tensor.expand_shape %[[Q]] {{\[}}[0], [1, 2], [3], [4]] output_shape [2, 3, 2, 5, 4]
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[INFINITY:.*]] = arith.constant 0xFF800000 : f32
// CHECK: %[[PRODUCTS:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%[[SPLIT]], %[[K]] :
// CHECK-DAG: %[[HALF:.*]] = arith.constant 5.000000e-01 : f32
// CHECK: %[[SCORES:.*]] = linalg.generic {{.*}} ins(%[[PRODUCTS]], %[[M]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[IN0]], %[[HALF]] : f32
// CHECK: arith.addf %[[PRODUCT]], %[[IN1]] : f32
// CHECK: arith.cmpi sle
// CHECK: %[[MAX:.*]] = linalg.generic {{.*}} ins(%[[SCORES]] :
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32, %[[OUT:[^:]*]]: f32):
// CHECK: %[[MAX1:.*]] = arith.maximumf %[[OUT]], %[[IN]] : f32
// CHECK-NEXT: linalg.yield %[[MAX1]] :
// CHECK: %[[EXP:.*]] = linalg.generic {{.*}} ins(%[[SCORES]], %[[MAX]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[IS:.*]] = arith.cmpf oeq, %[[IN1]], %[[INFINITY]] : f32
// CHECK: %[[CHOSEN:.*]] = arith.select %[[IS]], %[[ZERO]], %[[IN1]] : f32
// CHECK: %[[DIFFERENCE:.*]] = arith.subf %[[IN0]], %[[CHOSEN]] : f32
// CHECK: %[[EXP1:.*]] = math.exp %[[DIFFERENCE]] : f32
// CHECK-NEXT: linalg.yield %[[EXP1]] :
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[EXP]] :
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[EXP]], %[[SUM]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: arith.divf %[[IN0]], %[[IN1]] : f32
// CHECK: %[[O:.*]] = linalg.generic {{.*}} ins(%[[P]], %{{.*}} :
// CHECK: tensor.collapse_shape %[[O]] {{\[}}[0], [1, 2], [3], [4]] : tensor<2x3x2x5x2xf32> into tensor<2x6x5x2xf32>
// CHECK-NOT: dp.attention
func.func @forward(%q: tensor<2x6x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x2xf32>, %m: tensor<2x1x1x7xf32>,
                   %o: tensor<2x6x5x2xf32>, %l: tensor<2x6x5xf32>) -> (tensor<2x6x5x2xf32>, tensor<2x6x5xf32>) {
  %r:2 = dp.attention causal ins(%q, %k, %v : tensor<2x6x5x4xf32>, tensor<2x3x7x4xf32>, tensor<2x3x7x2xf32>) mask(%m : tensor<2x1x1x7xf32>) group 2 scale 0.5 outs(%o, %l : tensor<2x6x5x2xf32>, tensor<2x6x5xf32>)
  return %r#0, %r#1 : tensor<2x6x5x2xf32>, tensor<2x6x5xf32>
}

// CHECK-LABEL: func @gradient(
// CHECK-NOT: cmpi
// CHECK: %[[SHIFTED:.*]] = arith.subf %{{.*}}, %[[LSE:.*]] : f64
// CHECK-NEXT: %[[NOTHING:.*]] = arith.cmpf oeq, %[[LSE]], %{{.*}} : f64
// CHECK-NEXT: %[[EXP:.*]] = math.exp %[[SHIFTED]] : f64
// CHECK-NEXT: arith.select %[[NOTHING]], %{{.*}}, %[[EXP]] : f64
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

// A gradient reads the probabilities of its forward op, and sums what it reads of a row anyway.
// CHECK-LABEL: func @both(
// CHECK-SAME: %[[Q:[^:]*]]: tensor<?x5x4xf32>, %{{[^:]*}}: tensor<?x7x4xf32>, %[[D:[^:]*]]: tensor<?x5x4xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[INFINITY:.*]] = arith.constant 0xFF800000 : f32
// CHECK: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[IS:.*]] = arith.cmpf oeq, %[[IN1]], %[[INFINITY]] : f32
// CHECK: %[[CHOSEN:.*]] = arith.select %[[IS]], %[[ZERO]], %[[IN1]] : f32
// CHECK: %[[DIFFERENCE:.*]] = arith.subf %[[IN0]], %[[CHOSEN]] : f32
// CHECK: %[[EXP:.*]] = math.exp %[[DIFFERENCE]] : f32
// CHECK-NEXT: linalg.yield %[[EXP]] :
// CHECK: %[[P:.*]] = linalg.generic {{.*}} outs({{.*}} : tensor<?x5x7xf32>)
// CHECK-NEXT: ^bb0
// CHECK-SAME: %[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK-NEXT: arith.divf %[[IN0]], %[[IN1]] : f32
// CHECK-NOT: math.exp
// CHECK: %[[DP:.*]] = linalg.generic {{.*}} ins(%[[D]], %{{.*}} : tensor<?x5x4xf32>, tensor<?x7x4xf32>) outs({{.*}} : tensor<?x5x7xf32>)
// CHECK: %[[MEANS:.*]] = linalg.generic {{.*}} ins(%[[P]], %[[DP]] : tensor<?x5x7xf32>, tensor<?x5x7xf32>) outs({{.*}} : tensor<?x5xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[P]], %[[DP]], %[[MEANS]] :
// Another scale has other probabilities, and another output other sums.
// CHECK: ^bb0(%[[IN0_2:[^:]*]]: f32, %[[IN1_2:[^:]*]]: f32
// CHECK: %[[DIFFERENCE2:.*]] = arith.subf %[[IN0_2]], %[[IN1_2]] : f32
// CHECK: math.exp %[[DIFFERENCE2]] : f32
// CHECK: ^bb0(%[[IN0_3:[^:]*]]: f32, %[[IN1_3:[^:]*]]: f32
// CHECK: %[[DIFFERENCE3:.*]] = arith.subf %[[IN0_3]], %[[IN1_3]] : f32
// CHECK: math.exp %[[DIFFERENCE3]] : f32
// CHECK: return
func.func @both(%q: tensor<?x5x4xf32>, %k: tensor<?x7x4xf32>, %d: tensor<?x5x4xf32>, %l: tensor<?x5xf32>)
    -> (tensor<?x7x4xf32>, tensor<?x7x4xf32>, tensor<?x7x4xf32>) {
  %r:2 = dp.attention ins(%q, %k, %k : tensor<?x5x4xf32>, tensor<?x7x4xf32>, tensor<?x7x4xf32>) scale 0.5 outs(%q, %l : tensor<?x5x4xf32>, tensor<?x5xf32>)
  %g:3 = dp.attention_gradient ins(%q, %k, %k, %r#0, %r#1, %d : tensor<?x5x4xf32>, tensor<?x7x4xf32>, tensor<?x7x4xf32>, tensor<?x5x4xf32>, tensor<?x5xf32>, tensor<?x5x4xf32>) scale 0.5 outs(%q, %k, %k : tensor<?x5x4xf32>, tensor<?x7x4xf32>, tensor<?x7x4xf32>)
  %h:3 = dp.attention_gradient ins(%q, %k, %k, %r#0, %r#1, %d : tensor<?x5x4xf32>, tensor<?x7x4xf32>, tensor<?x7x4xf32>, tensor<?x5x4xf32>, tensor<?x5xf32>, tensor<?x5x4xf32>) scale 0.25 outs(%q, %k, %k : tensor<?x5x4xf32>, tensor<?x7x4xf32>, tensor<?x7x4xf32>)
  %i:3 = dp.attention_gradient ins(%q, %k, %k, %q, %r#1, %d : tensor<?x5x4xf32>, tensor<?x7x4xf32>, tensor<?x7x4xf32>, tensor<?x5x4xf32>, tensor<?x5xf32>, tensor<?x5x4xf32>) scale 0.5 outs(%q, %k, %k : tensor<?x5x4xf32>, tensor<?x7x4xf32>, tensor<?x7x4xf32>)
  return %g#1, %h#1, %i#1 : tensor<?x7x4xf32>, tensor<?x7x4xf32>, tensor<?x7x4xf32>
}

// Products of 16-bit factors with sums in f32; the probabilities are rounded where they are factors.
// CHECK-LABEL: func @halves(
// CHECK-SAME: %[[Q:[^:]*]]: tensor<?x5x8xbf16>, %[[K:[^:]*]]: tensor<?x7x8xbf16>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[INFINITY:.*]] = arith.constant 0xFF800000 : f32
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[Q]], %[[K]] : tensor<?x5x8xbf16>, tensor<?x7x8xbf16>) outs({{.*}} : tensor<?x5x7xf32>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: bf16, %[[IN1:[^:]*]]: bf16
// CHECK: arith.extf %[[IN0]] : bf16 to f32
// CHECK: arith.extf %[[IN1]] : bf16 to f32
// CHECK: arith.mulf {{.*}} : f32
// CHECK: arith.addf {{.*}} : f32
// CHECK: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32, %[[OUT:[^:]*]]: f32):
// CHECK: %[[IS:.*]] = arith.cmpf oeq, %[[IN1]], %[[INFINITY]] : f32
// CHECK: %[[CHOSEN:.*]] = arith.select %[[IS]], %[[ZERO]], %[[IN1]] : f32
// CHECK: %[[DIFFERENCE:.*]] = arith.subf %[[IN0]], %[[CHOSEN]] : f32
// CHECK: %[[EXP:.*]] = math.exp %[[DIFFERENCE]] : f32
// CHECK-NEXT: linalg.yield %[[EXP]] :
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?x5x7xf32>, tensor<?x5xf32>) outs({{.*}} : tensor<?x5x7xbf16>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[QUOTIENT:.*]] = arith.divf %[[IN0]], %[[IN1]] : f32
// CHECK: %[[IS2:.*]] = arith.cmpf oeq, %[[IN1]], %[[ZERO]] : f32
// CHECK: %[[CHOSEN2:.*]] = arith.select %[[IS2]], %[[ZERO]], %[[QUOTIENT]] : f32
// CHECK: %[[NARROW:.*]] = arith.truncf %[[CHOSEN2]] : f32 to bf16
// CHECK-NEXT: linalg.yield %[[NARROW]] :
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[P]], %{{.*}} : tensor<?x5x7xbf16>, tensor<?x7x8xbf16>) outs({{.*}} : tensor<?x5x8xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[SUM]] : tensor<?x5x8xf32>) outs({{.*}} : tensor<?x5x8xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[NARROW1:.*]] = arith.truncf %[[IN]] : f32 to bf16
// CHECK-NEXT: linalg.yield %[[NARROW1]] :
// CHECK: %[[DS:.*]] = linalg.generic {{.*}} outs({{.*}} : tensor<?x5x7xbf16>)
// CHECK: %[[DK:.*]] = linalg.generic {{.*}} ins({{.*}} : tensor<?x5x7xbf16>, tensor<?x5x8xbf16>) outs({{.*}} : tensor<?x7x8xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[DK]] : tensor<?x7x8xf32>) outs({{.*}} : tensor<?x7x8xbf16>)
// CHECK-NOT: dp.attention

// On the host products of bf16 may be faster, products of f16 are not, nor causal ones of many keys.
// RUN: dp-opt %s --dp-decompose-attention | FileCheck %s --check-prefix=HOST
// HOST-LABEL: func @forward(
// HOST: dp.attention causal
// HOST-LABEL: func @gradient(
// HOST: dp.attention_gradient
// HOST-LABEL: func @both(
// HOST: dp.attention ins
// HOST-LABEL: func @halves(
// HOST-NOT: dp.attention
// HOST-LABEL: func @f16(
// HOST: %[[Q:.*]] = linalg.generic {{.*}} ins(%arg0 : tensor<?x5x8xf16>) outs({{.*}} : tensor<?x5x8xf32>)
// HOST-NEXT: ^bb0(%[[IN:[^:]*]]: f16
// HOST: %[[WIDE:.*]] = arith.extf %[[IN]] : f16 to f32
// HOST-NEXT: linalg.yield %[[WIDE]] :
// HOST: %[[E:.*]] = tensor.empty({{.*}}) : tensor<?x5x8xf32>
// HOST: %[[R:.*]], %[[L:.*]] = dp.attention ins(%[[Q]], %[[Q]], %[[Q]] : tensor<?x5x8xf32>, {{.*}}) mask(%arg1 : tensor<1x1x5xf32>) scale 5.000000e-01 outs(%{{.*}}, %arg2 : tensor<?x5x8xf32>, tensor<?x5xf32>)
// HOST: %[[H:.*]] = linalg.generic {{.*}} ins(%[[R]] : tensor<?x5x8xf32>) outs({{.*}} : tensor<?x5x8xf16>)
// HOST-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// HOST: %[[NARROW:.*]] = arith.truncf %[[IN]] : f32 to f16
// HOST-NEXT: linalg.yield %[[NARROW]] :
// HOST: return %[[H]], %[[L]]
// HOST-LABEL: func @many_keys(
// HOST: dp.attention_gradient causal {{.*}}tensor<512x8xf32>
// HOST-LABEL: func @few_keys(
// HOST-NOT: dp.attention_gradient
func.func @halves(%q: tensor<?x5x8xbf16>, %k: tensor<?x7x8xbf16>, %l: tensor<?x5xf32>) -> (tensor<?x5x8xbf16>, tensor<?x7x8xbf16>) {
  %r:2 = dp.attention ins(%q, %k, %k : tensor<?x5x8xbf16>, tensor<?x7x8xbf16>, tensor<?x7x8xbf16>) scale 0.5 outs(%q, %l : tensor<?x5x8xbf16>, tensor<?x5xf32>)
  %g:3 = dp.attention_gradient ins(%q, %k, %k, %r#0, %r#1, %q : tensor<?x5x8xbf16>, tensor<?x7x8xbf16>, tensor<?x7x8xbf16>, tensor<?x5x8xbf16>, tensor<?x5xf32>, tensor<?x5x8xbf16>) scale 0.5 outs(%q, %k, %k : tensor<?x5x8xbf16>, tensor<?x7x8xbf16>, tensor<?x7x8xbf16>)
  return %r#0, %g#1 : tensor<?x5x8xbf16>, tensor<?x7x8xbf16>
}

func.func @f16(%q: tensor<?x5x8xf16>, %m: tensor<1x1x5xf32>, %l: tensor<?x5xf32>) -> (tensor<?x5x8xf16>, tensor<?x5xf32>) {
  %r:2 = dp.attention ins(%q, %q, %q : tensor<?x5x8xf16>, tensor<?x5x8xf16>, tensor<?x5x8xf16>) mask(%m : tensor<1x1x5xf32>) scale 0.5 outs(%q, %l : tensor<?x5x8xf16>, tensor<?x5xf32>)
  return %r#0, %r#1 : tensor<?x5x8xf16>, tensor<?x5xf32>
}

func.func @many_keys(%q: tensor<512x8xbf16>, %l: tensor<512xf32>) -> tensor<512x8xbf16> {
  %g:3 = dp.attention_gradient causal ins(%q, %q, %q, %q, %l, %q : tensor<512x8xbf16>, tensor<512x8xbf16>, tensor<512x8xbf16>, tensor<512x8xbf16>, tensor<512xf32>, tensor<512x8xbf16>) scale 0.5 outs(%q, %q, %q : tensor<512x8xbf16>, tensor<512x8xbf16>, tensor<512x8xbf16>)
  return %g#1 : tensor<512x8xbf16>
}

func.func @few_keys(%q: tensor<511x8xbf16>, %l: tensor<511xf32>) -> tensor<511x8xbf16> {
  %g:3 = dp.attention_gradient causal ins(%q, %q, %q, %q, %l, %q : tensor<511x8xbf16>, tensor<511x8xbf16>, tensor<511x8xbf16>, tensor<511x8xbf16>, tensor<511xf32>, tensor<511x8xbf16>) scale 0.5 outs(%q, %q, %q : tensor<511x8xbf16>, tensor<511x8xbf16>, tensor<511x8xbf16>)
  return %g#1 : tensor<511x8xbf16>
}
