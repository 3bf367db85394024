// The rules of dp.attention and dp.attention_gradient. test/Integration/attention.test runs the entries.

// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize --dp-verify-reads -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=4 --canonicalize | FileCheck %s

// A mask that is the same for all heads and queries.
// CHECK-LABEL: func @batch(
// CHECK-NOT: all_gather
// CHECK: dp.attention causal ins(%{{.*}} : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>, tensor<2x3x7x2xf32>) mask(%{{.*}} : tensor<2x1x1x7xf32>) scale
// CHECK: dp.attention_gradient causal ins(%{{.*}}) mask(%{{.*}} : tensor<2x1x1x7xf32>) scale
// CHECK-NOT: all_gather
func.func @batch(%q: tensor<8x3x5x4xf32> {dp.scatter = 0}, %k: tensor<8x3x7x4xf32> {dp.scatter = 0}, %v: tensor<8x3x7x2xf32> {dp.scatter = 0},
                 %m: tensor<8x1x1x7xf32> {dp.scatter = 0}) -> (tensor<8x3x5x2xf32>, tensor<8x3x7x4xf32>) {
  // expected-remark @below {{replicated}}
  %o = tensor.empty() : tensor<8x3x5x2xf32>
  // expected-remark @below {{replicated}}
  %l = tensor.empty() : tensor<8x3x5xf32>
  // expected-remark @below {{sharded<0>, sharded<0>}}
  %r:2 = dp.attention causal ins(%q, %k, %v : tensor<8x3x5x4xf32>, tensor<8x3x7x4xf32>, tensor<8x3x7x2xf32>) mask(%m : tensor<8x1x1x7xf32>) scale 0.5 outs(%o, %l : tensor<8x3x5x2xf32>, tensor<8x3x5xf32>)
  // expected-remark @below {{replicated}}
  %eq = tensor.empty() : tensor<8x3x5x4xf32>
  // expected-remark @below {{replicated}}
  %ek = tensor.empty() : tensor<8x3x7x4xf32>
  // expected-remark @below {{replicated}}
  %ev = tensor.empty() : tensor<8x3x7x2xf32>
  // expected-remark @below {{sharded<0>, sharded<0>, sharded<0>}}
  %g:3 = dp.attention_gradient causal ins(%q, %k, %v, %r#0, %r#1, %r#0 : tensor<8x3x5x4xf32>, tensor<8x3x7x4xf32>, tensor<8x3x7x2xf32>, tensor<8x3x5x2xf32>, tensor<8x3x5xf32>, tensor<8x3x5x2xf32>) mask(%m : tensor<8x1x1x7xf32>) scale 0.5 outs(%eq, %ek, %ev : tensor<8x3x5x4xf32>, tensor<8x3x7x4xf32>, tensor<8x3x7x2xf32>)
  return %r#0, %g#1 : tensor<8x3x5x2xf32>, tensor<8x3x7x4xf32>
}

// Queries that share keys stay together: heads of the queries in units of 3.
// CHECK-LABEL: func @heads(
// CHECK-NOT: all_gather
// CHECK: dp.attention ins(%{{.*}} : tensor<2x?x5x4xf32>, tensor<2x?x7x4xf32>, tensor<2x?x7x2xf32>) group 3 scale
// CHECK-NOT: all_gather
func.func @heads(%q: tensor<2x15x5x4xf32>, %k: tensor<2x5x7x4xf32> {dp.scatter = 1}, %v: tensor<2x5x7x2xf32> {dp.scatter = 1}) -> tensor<2x15x5x2xf32> {
  // expected-remark @below {{replicated}}
  %o = tensor.empty() : tensor<2x15x5x2xf32>
  // expected-remark @below {{replicated}}
  %l = tensor.empty() : tensor<2x15x5xf32>
  // expected-remark @below {{sharded<1, unit 3>, sharded<1, unit 3>}}
  %r:2 = dp.attention ins(%q, %k, %v : tensor<2x15x5x4xf32>, tensor<2x5x7x4xf32>, tensor<2x5x7x2xf32>) group 3 scale 0.5 outs(%o, %l : tensor<2x15x5x2xf32>, tensor<2x15x5xf32>)
  return %r#0 : tensor<2x15x5x2xf32>
}

// A query looks at all keys.
// CHECK-LABEL: func @keys(
// CHECK: %[[K:.*]] = dp.all_gather %{{.*}} dim 0
// CHECK: dp.attention ins(%{{.*}}, %[[K]], %[[K]] : tensor<5x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>)
func.func @keys(%q: tensor<5x4xf32>, %k: tensor<7x4xf32> {dp.scatter = 0}) -> tensor<5x4xf32> {
  // expected-remark @below {{replicated}}
  %o = tensor.empty() : tensor<5x4xf32>
  // expected-remark @below {{replicated}}
  %l = tensor.empty() : tensor<5xf32>
  // expected-remark @below {{replicated, replicated}}
  %r:2 = dp.attention ins(%q, %k, %k : tensor<5x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>) scale 0.5 outs(%o, %l : tensor<5x4xf32>, tensor<5xf32>)
  return %r#0 : tensor<5x4xf32>
}

// CHECK-LABEL: func @dynamic(
func.func @dynamic(%q: tensor<?x5x4xf64> {dp.scatter = 0}, %m: tensor<1x5x5xf64>) -> (tensor<?x5x4xf64>, tensor<?x5xf64>) {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{replicated}}
  %n = tensor.dim %q, %c0 : tensor<?x5x4xf64>
  // expected-remark @below {{replicated}}
  %o = tensor.empty(%n) : tensor<?x5x4xf64>
  // expected-remark @below {{replicated}}
  %l = tensor.empty(%n) : tensor<?x5xf64>
  // expected-remark @below {{sharded<0>, sharded<0>}}
  %r:2 = dp.attention ins(%q, %q, %q : tensor<?x5x4xf64>, tensor<?x5x4xf64>, tensor<?x5x4xf64>) mask(%m : tensor<1x5x5xf64>) scale 0.5 outs(%o, %l : tensor<?x5x4xf64>, tensor<?x5xf64>)
  return %r#0, %r#1 : tensor<?x5x4xf64>, tensor<?x5xf64>
}
