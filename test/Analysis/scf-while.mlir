// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize --canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null

// What scf.while carries reaches a fixed point; its condition is the same on all
// devices, because what it is read from is made whole before.

// A condition that is a mean over the batch: one reduction each time around.
// CHECK-LABEL: func @mean
// CHECK: dp.parallel
// CHECK: scf.while
// CHECK: %[[WHOLE:.*]] = dp.all_reduce
// CHECK: tensor.extract %[[WHOLE]]
// CHECK: scf.condition
// CHECK-NOT: dp.all_
// CHECK: dp.gather
func.func @mean(%x: tensor<8xf32> {dp.scatter = 0}, %tol: f32) -> tensor<8xf32> {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{sharded<0>}}
  %h = arith.constant dense<0.5> : tensor<8xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = scf.while (%a = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    // expected-remark @below {{partial<add>}}
    %p = linalg.reduce { arith.addf } ins(%a : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
    // expected-remark @below {{replicated}}
    %s = tensor.extract %p[] : tensor<f32>
    %c = arith.cmpf ogt, %s, %tol : f32
    scf.condition(%c) %a : tensor<8xf32>
  } do {
  ^bb0(%b: tensor<8xf32>):
    // expected-remark @below {{sharded<0>}}
    %1 = arith.mulf %b, %h : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// The condition hands on other values than come in: a counter, a sum that the
// loop adds to, and what is read.
// CHECK-LABEL: func @counted
// CHECK: dp.parallel
// CHECK-NOT: dp.all_
// CHECK: dp.reduce_add
func.func @counted(%x: tensor<8x4xf32> {dp.scatter = 0}, %trips: index) -> (tensor<4xf32>, i32) {
  %n = arith.index_cast %trips : index to i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>, sharded<0>, replicated}}
  %0:3 = scf.while (%i = %c0, %a = %z) : (i32, tensor<4xf32>) -> (tensor<4xf32>, tensor<8x4xf32>, i32) {
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c) %a, %x, %i : tensor<4xf32>, tensor<8x4xf32>, i32
  } do {
  ^bb0(%b: tensor<4xf32>, %y: tensor<8x4xf32>, %j: i32):
    // expected-remark @below {{partial<add>}}
    %p = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
    // expected-remark @below {{partial<add>}}
    %1 = arith.addf %b, %p : tensor<4xf32>
    %k = arith.addi %j, %c1 : i32
    scf.yield %k, %1 : i32, tensor<4xf32>
  }
  return %0#0, %0#2 : tensor<4xf32>, i32
}

// Conjugate gradients on X^T X: what the batch contributes is reduced each time
// around, the vectors stay whole, and the stop is decided on whole values.
// CHECK-LABEL: func @cg
// CHECK: dp.parallel
// CHECK: scf.while
// CHECK: scf.condition
// CHECK-COUNT-1: dp.all_reduce
// CHECK-NOT: dp.all_
// CHECK: dp.take
func.func @cg(%x: tensor<8x4xf32> {dp.scatter = 0}, %b: tensor<4xf32>, %tol: f32) -> tensor<4xf32> {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{sharded<0>}}
  %z8 = arith.constant dense<0.0> : tensor<8xf32>
  // expected-remark @below {{replicated}}
  %s = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<4xf32>
  // expected-remark @below {{replicated, replicated, replicated}}
  %0:3 = scf.while (%w = %z, %r = %b, %p = %b)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // expected-remark @below {{replicated}}
    %rr = linalg.dot ins(%r, %r : tensor<4xf32>, tensor<4xf32>) outs(%s : tensor<f32>) -> tensor<f32>
    // expected-remark @below {{replicated}}
    %n = tensor.extract %rr[] : tensor<f32>
    %c = arith.cmpf ogt, %n, %tol : f32
    scf.condition(%c) %w, %r, %p : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%w: tensor<4xf32>, %r: tensor<4xf32>, %p: tensor<4xf32>):
    // expected-remark @below {{sharded<0>}}
    %xp = linalg.matvec ins(%x, %p : tensor<8x4xf32>, tensor<4xf32>) outs(%z8 : tensor<8xf32>) -> tensor<8xf32>
    // expected-remark @below {{partial<add>}}
    %ap = linalg.vecmat ins(%xp, %x : tensor<8xf32>, tensor<8x4xf32>) outs(%z : tensor<4xf32>) -> tensor<4xf32>
    // expected-remark @below {{replicated}}
    %rr = linalg.dot ins(%r, %r : tensor<4xf32>, tensor<4xf32>) outs(%s : tensor<f32>) -> tensor<f32>
    // expected-remark @below {{replicated}}
    %pap = linalg.dot ins(%p, %ap : tensor<4xf32>, tensor<4xf32>) outs(%s : tensor<f32>) -> tensor<f32>
    // expected-remark @below {{replicated}}
    %alpha = arith.divf %rr, %pap : tensor<f32>
    // expected-remark @below {{replicated}}
    %alphas = linalg.broadcast ins(%alpha : tensor<f32>) outs(%e : tensor<4xf32>) dimensions = [0]
    // expected-remark @below {{replicated}}
    %step = arith.mulf %alphas, %p : tensor<4xf32>
    // expected-remark @below {{replicated}}
    %w1 = arith.addf %w, %step : tensor<4xf32>
    // expected-remark @below {{replicated}}
    %change = arith.mulf %alphas, %ap : tensor<4xf32>
    // expected-remark @below {{replicated}}
    %r1 = arith.subf %r, %change : tensor<4xf32>
    // expected-remark @below {{replicated}}
    %rr1 = linalg.dot ins(%r1, %r1 : tensor<4xf32>, tensor<4xf32>) outs(%s : tensor<f32>) -> tensor<f32>
    // expected-remark @below {{replicated}}
    %beta = arith.divf %rr1, %rr : tensor<f32>
    // expected-remark @below {{replicated}}
    %betas = linalg.broadcast ins(%beta : tensor<f32>) outs(%e : tensor<4xf32>) dimensions = [0]
    // expected-remark @below {{replicated}}
    %old = arith.mulf %betas, %p : tensor<4xf32>
    // expected-remark @below {{replicated}}
    %p1 = arith.addf %r1, %old : tensor<4xf32>
    scf.yield %w1, %r1, %p1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %0#0 : tensor<4xf32>
}
