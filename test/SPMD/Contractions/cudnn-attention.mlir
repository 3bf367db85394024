// Which attention stays for cuDNN, and how rows without keys are made.

// RUN: dp-opt %s '--dp-attach-target=kind=gpu attention' --dp-decompose-attention --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: func.func @plain(
// CHECK: dp.attention causal ins(%arg0, %arg1, %arg1 : tensor<?x6x5x64xbf16>, tensor<?x2x7x64xbf16>, tensor<?x2x7x64xbf16>) group 3 scale
// CHECK-NOT: linalg.generic
func.func @plain(%q: tensor<?x6x5x64xbf16>, %k: tensor<?x2x7x64xbf16>, %l: tensor<?x6x5xf32>) -> tensor<?x6x5x64xbf16> {
  %r:2 = dp.attention causal ins(%q, %k, %k : tensor<?x6x5x64xbf16>, tensor<?x2x7x64xbf16>, tensor<?x2x7x64xbf16>) group 3 scale 0.125 outs(%q, %l : tensor<?x6x5x64xbf16>, tensor<?x6x5xf32>)
  return %r#0 : tensor<?x6x5x64xbf16>
}

// -----

// The largest number of each row, of the keys that count, says where there are none.
// CHECK-DAG: #[[READ:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-DAG: #[[SPREAD:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2)>
// CHECK: func.func @masked(
// CHECK-SAME: %[[Q:[^:]*]]: tensor<?x6x5x64xf16>, %[[M:[^:]*]]: tensor<?x1x1x5xf32>
// CHECK-DAG: %[[NONE:.*]] = arith.constant 0xFF800000 : f32
// CHECK-DAG: %[[LOWEST:.*]] = arith.constant -3.40282347E+38 : f32
// CHECK: %[[FINITE:.*]] = linalg.generic {{.*}} ins(%[[M]] : tensor<?x1x1x5xf32>)
// CHECK: arith.maximumf %{{.*}}, %[[LOWEST]]
// CHECK: %[[R:.*]], %[[L:.*]] = dp.attention causal ins({{.*}}) mask(%[[FINITE]] : tensor<?x1x1x5xf32>) scale {{.*}} {finite_mask}
// CHECK: %[[MAX:.*]] = linalg.generic {indexing_maps = [#[[READ]], #[[ROWS]]], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[M]] : tensor<?x1x1x5xf32>) outs(%{{.*}} : tensor<?x1x5xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32, %[[OUT2:[^:]*]]: f32):
// CHECK: linalg.index 2
// CHECK: linalg.index 3
// CHECK: %[[IS:.*]] = arith.cmpi sle
// CHECK: %[[CHOSEN:.*]] = arith.select %[[IS]], %[[IN]], %[[NONE]] : f32
// CHECK: %[[MAX1:.*]] = arith.maximumf %[[OUT2]], %[[CHOSEN]] : f32
// CHECK-NEXT: linalg.yield %[[MAX1]] :
// CHECK: %[[OUT:.*]] = linalg.generic {indexing_maps = [#{{.*}}, #[[SPREAD]], #{{.*}}]{{.*}} ins(%[[R]], %[[MAX]] : tensor<?x6x5x64xf16>, tensor<?x1x5xf32>)
// CHECK: arith.cmpf oeq, %{{.*}}, %[[NONE]]
// CHECK: %[[SUMS:.*]] = linalg.generic {{.*}} ins(%[[L]], %[[MAX]] : tensor<?x6x5xf32>, tensor<?x1x5xf32>)
// CHECK: %[[FINITE2:.*]] = linalg.generic {{.*}} ins(%[[M]] : tensor<?x1x1x5xf32>)
// CHECK: %[[INFINITE:.*]] = linalg.generic {{.*}} ins(%[[SUMS]] : tensor<?x6x5xf32>)
// CHECK: dp.attention_gradient causal ins(%{{.*}}, %{{.*}}, %{{.*}}, %[[OUT]], %[[INFINITE]], %{{.*}}) mask(%[[FINITE2]] : tensor<?x1x1x5xf32>) scale {{.*}} {finite_mask}
func.func @masked(%q: tensor<?x6x5x64xf16>, %m: tensor<?x1x1x5xf32>, %l: tensor<?x6x5xf32>) -> tensor<?x6x5x64xf16> {
  %r:2 = dp.attention causal ins(%q, %q, %q : tensor<?x6x5x64xf16>, tensor<?x6x5x64xf16>, tensor<?x6x5x64xf16>) mask(%m : tensor<?x1x1x5xf32>) scale 0.125 outs(%q, %l : tensor<?x6x5x64xf16>, tensor<?x6x5xf32>)
  %g:3 = dp.attention_gradient causal ins(%q, %q, %q, %r#0, %r#1, %q : tensor<?x6x5x64xf16>, tensor<?x6x5x64xf16>, tensor<?x6x5x64xf16>, tensor<?x6x5x64xf16>, tensor<?x6x5xf32>, tensor<?x6x5x64xf16>) mask(%m : tensor<?x1x1x5xf32>) scale 0.125 outs(%q, %q, %q : tensor<?x6x5x64xf16>, tensor<?x6x5x64xf16>, tensor<?x6x5x64xf16>)
  return %g#0 : tensor<?x6x5x64xf16>
}

// -----

// One that is ready already.
// CHECK-LABEL: func @ready(
// CHECK-SAME: %[[Q:[^:]*]]: tensor<5x64xf16>, %[[M:[^:]*]]: tensor<1x5xf32>, %[[L:[^:]*]]: tensor<5xf32>
// CHECK-NOT: linalg.generic
// CHECK: dp.attention ins(%[[Q]], %[[Q]], %[[Q]] : {{.*}}) mask(%[[M]] : tensor<1x5xf32>) scale 1.250000e-01 outs(%[[Q]], %[[L]] : {{.*}}) {finite_mask}
func.func @ready(%q: tensor<5x64xf16>, %m: tensor<1x5xf32>, %l: tensor<5xf32>) -> tensor<5x64xf16> {
  %r:2 = dp.attention ins(%q, %q, %q : tensor<5x64xf16>, tensor<5x64xf16>, tensor<5x64xf16>) mask(%m : tensor<1x5xf32>) scale 0.125 outs(%q, %l : tensor<5x64xf16>, tensor<5xf32>) {finite_mask}
  return %r#0 : tensor<5x64xf16>
}

// -----

// CHECK-LABEL: func @wide(
// CHECK-NOT: dp.attention
func.func @wide(%q: tensor<5x64xf32>, %l: tensor<5xf32>) -> tensor<5x64xf32> {
  // expected-remark @below {{attention keeps its scores in memory: cuDNN computes it in f16 and bf16 only}}
  %r:2 = dp.attention ins(%q, %q, %q : tensor<5x64xf32>, tensor<5x64xf32>, tensor<5x64xf32>) scale 0.125 outs(%q, %l : tensor<5x64xf32>, tensor<5xf32>)
  // The same obstacle again.
  %s:2 = dp.attention ins(%r#0, %q, %q : tensor<5x64xf32>, tensor<5x64xf32>, tensor<5x64xf32>) scale 0.125 outs(%q, %l : tensor<5x64xf32>, tensor<5xf32>)
  return %s#0 : tensor<5x64xf32>
}

// -----

func.func @odd_rows(%q: tensor<5x60xf16>, %l: tensor<5xf32>) -> tensor<5x60xf16> {
  // expected-remark @below {{attention keeps its scores in memory: cuDNN takes rows of 8, 16, ... 128 numbers}}
  %r:2 = dp.attention ins(%q, %q, %q : tensor<5x60xf16>, tensor<5x60xf16>, tensor<5x60xf16>) scale 0.125 outs(%q, %l : tensor<5x60xf16>, tensor<5xf32>)
  return %r#0 : tensor<5x60xf16>
}

// -----

func.func @long_rows(%q: tensor<5x136xf16>, %l: tensor<5xf32>) -> tensor<5x136xf16> {
  // expected-remark @below {{cuDNN takes rows of 8, 16, ... 128 numbers}}
  %r:2 = dp.attention ins(%q, %q, %q : tensor<5x136xf16>, tensor<5x136xf16>, tensor<5x136xf16>) scale 0.125 outs(%q, %l : tensor<5x136xf16>, tensor<5xf32>)
  return %r#0 : tensor<5x136xf16>
}

// -----

func.func @mask_of_rows(%q: tensor<5x64xf16>, %m: tensor<5x1xf32>, %l: tensor<5xf32>) -> tensor<5x64xf16> {
  // expected-remark @below {{cuDNN takes no mask that is the same for all keys, or for a part of the batch dimensions in front of the heads}}
  %r:2 = dp.attention ins(%q, %q, %q : tensor<5x64xf16>, tensor<5x64xf16>, tensor<5x64xf16>) mask(%m : tensor<5x1xf32>) scale 0.125 outs(%q, %l : tensor<5x64xf16>, tensor<5xf32>)
  return %r#0 : tensor<5x64xf16>
}

// -----

func.func @mask_of_a_part(%q: tensor<2x3x4x5x64xf16>, %m: tensor<2x1x4x1x5xf32>, %l: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x64xf16> {
  // expected-remark @below {{cuDNN takes no mask that is the same for all keys, or for a part of the batch dimensions in front of the heads}}
  %r:2 = dp.attention ins(%q, %q, %q : tensor<2x3x4x5x64xf16>, tensor<2x3x4x5x64xf16>, tensor<2x3x4x5x64xf16>) mask(%m : tensor<2x1x4x1x5xf32>) scale 0.125 outs(%q, %l : tensor<2x3x4x5x64xf16>, tensor<2x3x4x5xf32>)
  return %r#0 : tensor<2x3x4x5x64xf16>
}
