// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize --canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null

// What the branches of scf.if and scf.index_switch yield meets in one placement.

// A step that is skipped where a sum is not finite: the sum is reduced before.
// CHECK-LABEL: func @skips
// CHECK: dp.parallel
// CHECK: %[[G:.*]] = dp.all_reduce
// CHECK: scf.if
// CHECK-NOT: dp.all_reduce
// CHECK: return
func.func @skips(%x: tensor<8x4xf32> {dp.scatter = 0}, %w: tensor<4xf32> {dp.state}) -> (tensor<4xf32> {dp.updates = 1}) {
  %big = arith.constant 1.0e30 : f32
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{replicated}}
  %s = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{partial<add>}}
  %g = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %n = linalg.dot ins(%g, %g : tensor<4xf32>, tensor<4xf32>) outs(%s : tensor<f32>) -> tensor<f32>
  // expected-remark @below {{replicated}}
  %e = tensor.extract %n[] : tensor<f32>
  %c = arith.cmpf olt, %e, %big : f32
  // expected-remark @below {{replicated}}
  %0 = scf.if %c -> tensor<4xf32> {
    // expected-remark @below {{replicated}}
    %1 = arith.subf %w, %g : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %w : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// Both branches partial, or one of them zero: partial.
// CHECK-LABEL: func @sums
// CHECK: dp.parallel
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add
func.func @sums(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: i1) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %g = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>, partial<add>}}
  %0:2 = scf.if %c -> (tensor<4xf32>, tensor<4xf32>) {
    // expected-remark @below {{partial<add>}}
    %1 = arith.negf %g : tensor<4xf32>
    scf.yield %1, %g : tensor<4xf32>, tensor<4xf32>
  } else {
    scf.yield %g, %z : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// A sum and something else: reduced in the branch that has it.
// CHECK-LABEL: func @either
// CHECK: dp.parallel
// CHECK: scf.if
// CHECK: %[[P:.*]] = linalg.reduce
// CHECK: %[[S:.*]] = dp.all_reduce %[[P]]
// CHECK: scf.yield %[[S]]
// CHECK: else
func.func @either(%x: tensor<8x4xf32> {dp.scatter = 0}, %w: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{replicated}}
  %0 = scf.if %c -> tensor<4xf32> {
    // expected-remark @below {{partial<add>}}
    %g = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
    scf.yield %g : tensor<4xf32>
  } else {
    scf.yield %w : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// Sharded and whole: sharded.
// CHECK-LABEL: func @sharded
// CHECK-NOT: dp.all_
// CHECK: %[[W:.*]] = dp.local_slice
// CHECK: scf.if {{.*}} -> (tensor<?x4xf32>)
// CHECK: scf.yield %[[W]]
// CHECK: dp.gather
func.func @sharded(%x: tensor<8x4xf32> {dp.scatter = 0}, %w: tensor<8x4xf32>, %c: i1) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = scf.if %c -> tensor<8x4xf32> {
    // expected-remark @below {{sharded<0>}}
    %1 = arith.negf %x : tensor<8x4xf32>
    scf.yield %1 : tensor<8x4xf32>
  } else {
    scf.yield %w : tensor<8x4xf32>
  }
  return %0 : tensor<8x4xf32>
}

// No result, no else: nothing to decide.
// CHECK-LABEL: func @effect
// CHECK: scf.if
// CHECK-NEXT: call @print
func.func @effect(%x: tensor<8xf32> {dp.scatter = 0}, %c: i1, %f: f32) -> tensor<8xf32> {
  scf.if %c {
    func.call @print(%f) : (f32) -> ()
  }
  return %x : tensor<8xf32>
}
func.func private @print(f32)

// CHECK-LABEL: func @switch
// CHECK: dp.parallel
// CHECK: %[[IS0:.*]] = arith.cmpi eq
// CHECK: scf.if %[[IS0]] -> (tensor<?x4xf32>)
// CHECK: arith.negf
// CHECK: else
// CHECK: %[[IS5:.*]] = arith.cmpi eq
// CHECK: scf.if %[[IS5]] -> (tensor<?x4xf32>)
// CHECK: arith.mulf
// CHECK: else
// CHECK: dp.gather
func.func @switch(%x: tensor<8x4xf32> {dp.scatter = 0}, %i: index) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = scf.index_switch %i -> tensor<8x4xf32>
  case 0 {
    // expected-remark @below {{sharded<0>}}
    %1 = arith.negf %x : tensor<8x4xf32>
    scf.yield %1 : tensor<8x4xf32>
  }
  case 5 {
    // expected-remark @below {{sharded<0>}}
    %1 = arith.mulf %x, %x : tensor<8x4xf32>
    scf.yield %1 : tensor<8x4xf32>
  }
  default {
    scf.yield %x : tensor<8x4xf32>
  }
  return %0 : tensor<8x4xf32>
}

// A sum that a loop adds to in one branch, and leaves alone in the other.
// CHECK-LABEL: func @in_loop
// CHECK: dp.parallel
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add
func.func @in_loop(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: i1, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> tensor<4xf32> {
    // expected-remark @below {{partial<add>}}
    %g = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
    // expected-remark @below {{partial<add>}}
    %1 = scf.if %c -> tensor<4xf32> {
      // expected-remark @below {{partial<add>}}
      %2 = arith.addf %a, %g : tensor<4xf32>
      scf.yield %2 : tensor<4xf32>
    } else {
      scf.yield %a : tensor<4xf32>
    }
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
