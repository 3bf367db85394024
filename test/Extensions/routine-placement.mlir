// The rule of dp.routine. test/Integration/routines.test runs the entries.

// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize --dp-verify-reads -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=4 --canonicalize | FileCheck %s

// Matrices of a batch are independent.
// CHECK-LABEL: func @batch(
// CHECK-NOT: all_gather
// CHECK: dp.routine triangular_solve flags unit ins(%{{.*}}, %{{.*}} : tensor<2x3x3xf32>, tensor<2x3x2xf32>) outs(%{{.*}} : tensor<2x3x2xf32>)
// CHECK-NOT: all_gather
func.func @batch(%a: tensor<8x3x3xf32> {dp.scatter = 0}, %b: tensor<8x3x2xf32> {dp.scatter = 0}) -> tensor<8x3x2xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8x3x2xf32>
  // expected-remark @below {{sharded<0>}}
  %r = dp.routine triangular_solve flags unit ins(%a, %b : tensor<8x3x3xf32>, tensor<8x3x2xf32>) outs(%e : tensor<8x3x2xf32>)
  return %r : tensor<8x3x2xf32>
}

// The second dimension of a batch of two dimensions.
// CHECK-LABEL: func @second(
// CHECK-NOT: all_gather
// CHECK: dp.routine svd flags values ins(%{{.*}} : tensor<2x?x3x4xf32>)
// CHECK-NOT: all_gather
func.func @second(%a: tensor<2x7x3x4xf32> {dp.scatter = 1}) -> tensor<2x7x3xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<2x7x3xf32>
  // expected-remark @below {{replicated}}
  %i = tensor.empty() : tensor<2x7xi32>
  // expected-remark @below {{sharded<1>, sharded<1>}}
  %r:2 = dp.routine svd flags values ins(%a : tensor<2x7x3x4xf32>) outs(%e, %i : tensor<2x7x3xf32>, tensor<2x7xi32>)
  return %r#0 : tensor<2x7x3xf32>
}

// A matrix whose rows are the batch is gathered.
// CHECK-LABEL: func @rows(
// CHECK: %[[A:.*]] = dp.all_gather %{{.*}} dim 0
// CHECK: dp.routine svd flags values ins(%[[A]] : tensor<7x3xf32>)
func.func @rows(%a: tensor<7x3xf32> {dp.scatter = 0}) -> tensor<3xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<3xf32>
  // expected-remark @below {{replicated}}
  %i = tensor.empty() : tensor<i32>
  // expected-remark @below {{replicated, replicated}}
  %r:2 = dp.routine svd flags values ins(%a : tensor<7x3xf32>) outs(%e, %i : tensor<3xf32>, tensor<i32>)
  return %r#0 : tensor<3xf32>
}

// Linear in the right-hand side, and in the two parts of an fft together:
// summands are added behind it, where that sends less.
// CHECK-LABEL: func @summands(
// CHECK-NOT: dp.all_reduce
// CHECK: dp.routine triangular_solve
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add %{{.*}} -> tensor<3xf32>
func.func @summands(%x: tensor<7x3x4xf32> {dp.scatter = 0}, %t: tensor<3x3xf32>) -> tensor<3xf32> {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<3x4xf32>
  // expected-remark @below {{replicated}}
  %row = arith.constant dense<0.0> : tensor<3xf32>
  // expected-remark @below {{partial<add>}}
  %s = linalg.reduce { arith.addf } ins(%x : tensor<7x3x4xf32>) outs(%zero : tensor<3x4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %y = dp.routine triangular_solve ins(%t, %s : tensor<3x3xf32>, tensor<3x4xf32>) outs(%zero : tensor<3x4xf32>)
  // expected-remark @below {{partial<add>}}
  %r = linalg.reduce { arith.addf } ins(%y : tensor<3x4xf32>) outs(%row : tensor<3xf32>) dimensions = [1]
  return %r : tensor<3xf32>
}

// CHECK-LABEL: func @parts(
// CHECK-NOT: dp.all_reduce
// CHECK: dp.routine fft
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add %{{.*}} -> tensor<4xf32>
func.func @parts(%x: tensor<7x4xf32> {dp.scatter = 0}, %y: tensor<7x4xf32> {dp.scatter = 0}) -> tensor<4xf32> {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %s = linalg.reduce { arith.addf } ins(%x : tensor<7x4xf32>) outs(%zero : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %i = linalg.reduce { arith.addf } ins(%y : tensor<7x4xf32>) outs(%zero : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<4xf32>
  // expected-remark @below {{partial<add>, partial<add>}}
  %f:2 = dp.routine fft ins(%s, %i : tensor<4xf32>, tensor<4xf32>) outs(%e, %e : tensor<4xf32>, tensor<4xf32>)
  return %f#0 : tensor<4xf32>
}

// Not linear in a part alone, beside an imaginary part that all devices have.
// CHECK-LABEL: func @part(
// CHECK: dp.all_reduce
// CHECK: dp.routine fft
func.func @part(%x: tensor<7x4xf32> {dp.scatter = 0}, %t: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %s = linalg.reduce { arith.addf } ins(%x : tensor<7x4xf32>) outs(%zero : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<4xf32>
  // expected-remark @below {{replicated, replicated}}
  %f:2 = dp.routine fft ins(%s, %t : tensor<4xf32>, tensor<4xf32>) outs(%e, %e : tensor<4xf32>, tensor<4xf32>)
  return %f#0 : tensor<4xf32>
}

// CHECK-LABEL: func @dynamic(
func.func @dynamic(%a: tensor<?x4x4xf64> {dp.scatter = 0}) -> (tensor<?x4x4xf64>, tensor<?x4xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{replicated}}
  %n = tensor.dim %a, %c0 : tensor<?x4x4xf64>
  // expected-remark @below {{replicated}}
  %l = tensor.empty(%n) : tensor<?x4x4xf64>
  // expected-remark @below {{replicated}}
  %p = tensor.empty(%n) : tensor<?x4xi32>
  // expected-remark @below {{replicated}}
  %i = tensor.empty(%n) : tensor<?xi32>
  // expected-remark @below {{sharded<0>, sharded<0>, sharded<0>}}
  %r:3 = dp.routine lu ins(%a : tensor<?x4x4xf64>) outs(%l, %p, %i : tensor<?x4x4xf64>, tensor<?x4xi32>, tensor<?xi32>)
  return %r#0, %r#1, %r#2 : tensor<?x4x4xf64>, tensor<?x4xi32>, tensor<?xi32>
}
