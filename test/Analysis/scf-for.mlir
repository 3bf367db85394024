// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize --canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null

// What scf.for carries reaches a fixed point.

#m = affine_map<(i, j) -> (i, j)>

// A carry that begins whole becomes sharded: its init is made locally.
// CHECK-LABEL: func @becomes_sharded
// CHECK: dp.parallel
// CHECK: scf.for {{.*}} -> (tensor<?x4xf32>)
// CHECK-NOT: dp.all_
// CHECK: return
func.func @becomes_sharded(%x: tensor<8x4xf32> {dp.scatter = 0}, %n: index) -> tensor<8x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{sharded<0>}}
  %z = arith.constant dense<0.5> : tensor<8x4xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> tensor<8x4xf32> {
    // expected-remark @below {{sharded<0>}}
    %1 = arith.mulf %a, %x : tensor<8x4xf32>
    scf.yield %1 : tensor<8x4xf32>
  }
  return %0 : tensor<8x4xf32>
}

// A sum that the loop adds to is reduced once, behind it.
// CHECK-LABEL: func @accumulates
// CHECK: dp.parallel
// CHECK: scf.for
// CHECK-NOT: dp.all_reduce
// CHECK: dp.yield
// CHECK: dp.reduce_add
func.func @accumulates(%x: tensor<8x4xf32> {dp.scatter = 0}, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> tensor<4xf32> {
    // expected-remark @below {{partial<add>}}
    %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
    // expected-remark @below {{partial<add>}}
    %1 = arith.addf %a, %p : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// An init that is no zero counts once: on the first device.
// CHECK-LABEL: func @accumulates_onto
// CHECK: dp.parallel
// CHECK: %[[FIRST:.*]] = arith.cmpi eq
// CHECK: %[[MASKED:.*]] = linalg.generic
// CHECK: arith.select %[[FIRST]]
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[MASKED]])
// CHECK: dp.reduce_add
func.func @accumulates_onto(%x: tensor<8x4xf32> {dp.scatter = 0}, %w: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %w) -> tensor<4xf32> {
    // expected-remark @below {{partial<add>}}
    %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
    // expected-remark @below {{partial<add>}}
    %1 = arith.addf %a, %p : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// A maximum may begin with the same init everywhere.
// CHECK-LABEL: func @maximum
// CHECK: dp.parallel
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce %{{.*}}partial<max>
func.func @maximum(%x: tensor<8x4xf32> {dp.scatter = 0}, %w: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{partial<max>}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %w) -> tensor<4xf32> {
    // expected-remark @below {{partial<max>}}
    %p = linalg.reduce { arith.maximumf } ins(%x : tensor<8x4xf32>) outs(%w : tensor<4xf32>) dimensions = [0]
    // expected-remark @below {{partial<max>}}
    %1 = arith.maximumf %a, %p : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// Training in a loop: the weights are needed whole each time, so the gradient is
// reduced in the loop; the losses add up in parts.
// CHECK-LABEL: func @descends
// CHECK: dp.parallel
// CHECK: scf.for
// CHECK-COUNT-1: dp.all_reduce %{{.*}} : tensor<4xf32>
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add %{{.*}} -> tensor<f32>
func.func @descends(%x: tensor<8x4xf32> {dp.scatter = 0}, %w: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{replicated}}
  %s = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8x4xf32>
  // expected-remark @below {{replicated, partial<add>}}
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %w, %l = %s) -> (tensor<4xf32>, tensor<f32>) {
    // expected-remark @below {{sharded<0>}}
    %b = linalg.broadcast ins(%a : tensor<4xf32>) outs(%e : tensor<8x4xf32>) dimensions = [0]
    // expected-remark @below {{sharded<0>}}
    %d = arith.mulf %b, %x : tensor<8x4xf32>
    // expected-remark @below {{partial<add>}}
    %g = linalg.reduce { arith.addf } ins(%d : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
    // expected-remark @below {{partial<add>}}
    %t = linalg.reduce { arith.addf } ins(%d : tensor<8x4xf32>) outs(%s : tensor<f32>) dimensions = [0, 1]
    // expected-remark @below {{replicated}}
    %1 = arith.subf %a, %g : tensor<4xf32>
    // expected-remark @below {{partial<add>}}
    %2 = arith.addf %l, %t : tensor<f32>
    scf.yield %1, %2 : tensor<4xf32>, tensor<f32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<f32>
}

// Carries that change places: a sum and what it was before are both partial, and
// two keys that nothing is added to stay whole.
func.func @swap(%x: tensor<8x4xf32> {dp.scatter = 0}, %k: tensor<4xf32>, %l: tensor<4xf32>, %n: index)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>, partial<add>, replicated, replicated}}
  %0:4 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z, %b = %z, %c = %k, %d = %l)
      -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // expected-remark @below {{partial<add>}}
    %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
    // expected-remark @below {{partial<add>}}
    %1 = arith.addf %b, %p : tensor<4xf32>
    scf.yield %1, %a, %d, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1, %0#2, %0#3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// A sum that decays by a factor which decays itself: the factor stays whole.
func.func @decays(%x: tensor<8xf32> {dp.scatter = 0}, %k: tensor<f32>, %n: index) -> (tensor<f32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{replicated}}
  %r = arith.constant dense<0.75> : tensor<f32>
  // expected-remark @below {{partial<add>, replicated}}
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z, %f = %k) -> (tensor<f32>, tensor<f32>) {
    // expected-remark @below {{partial<add>}}
    %p = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
    // expected-remark @below {{partial<add>}}
    %1 = arith.mulf %a, %f : tensor<f32>
    // expected-remark @below {{partial<add>}}
    %2 = arith.addf %1, %p : tensor<f32>
    // expected-remark @below {{replicated}}
    %3 = arith.mulf %f, %r : tensor<f32>
    scf.yield %2, %3 : tensor<f32>, tensor<f32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<f32>
}

// Running statistics of a mean that the loop needs whole anyway are computed
// from that: one reduction, not two.
// CHECK-LABEL: func @running
// CHECK: dp.parallel
// CHECK: scf.for
// CHECK-COUNT-1: dp.all_reduce
// CHECK-NOT: dp.all_reduce
// CHECK: return
func.func @running(%x: tensor<8xf32> {dp.scatter = 0}, %k: tensor<f32>, %n: index) -> (tensor<f32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{replicated, replicated}}
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z, %f = %k) -> (tensor<f32>, tensor<f32>) {
    // expected-remark @below {{partial<add>}}
    %p = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
    // expected-remark @below {{replicated}}
    %1 = math.exp %p : tensor<f32>
    // expected-remark @below {{replicated}}
    %2 = arith.addf %f, %p : tensor<f32>
    scf.yield %1, %2 : tensor<f32>, tensor<f32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<f32>
}

// Scan over layers: slices of a partial sum inserted into zeros stay partial,
// slices of a stacked sharded value are sharded along the batch, here dimension 1.
// CHECK-LABEL: func @layers
// CHECK-NOT: dp.all_
// CHECK: dp.reduce_add
func.func @layers(%x: tensor<8x4xf32> {dp.scatter = 0}, %w: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{replicated}}
  %zs = arith.constant dense<0.0> : tensor<3x4xf32>
  // expected-remark @below {{sharded<1>}}
  %zx = arith.constant dense<0.0> : tensor<3x8x4xf32>
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8x4xf32>
  // expected-remark @below {{partial<add>, sharded<1>}}
  %0:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %zs, %b = %zx) -> (tensor<3x4xf32>, tensor<3x8x4xf32>) {
    // expected-remark @below {{replicated}}
    %s = tensor.extract_slice %w[%i, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
    // expected-remark @below {{sharded<0>}}
    %t = linalg.broadcast ins(%s : tensor<4xf32>) outs(%e : tensor<8x4xf32>) dimensions = [0]
    // expected-remark @below {{sharded<0>}}
    %y = arith.mulf %x, %t : tensor<8x4xf32>
    // expected-remark @below {{partial<add>}}
    %p = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
    // expected-remark @below {{partial<add>}}
    %1 = tensor.insert_slice %p into %a[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
    // expected-remark @below {{sharded<1>}}
    %2 = tensor.insert_slice %y into %b[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<3x8x4xf32>
    scf.yield %1, %2 : tensor<3x4xf32>, tensor<3x8x4xf32>
  }
  return %0#0, %0#1 : tensor<3x4xf32>, tensor<3x8x4xf32>
}

// Loops in loops: what the inner one adds up is reduced behind the outer one.
// CHECK-LABEL: func @nested
// CHECK: dp.parallel
// CHECK: scf.for
// CHECK: scf.for
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add
func.func @nested(%x: tensor<8x4xf32> {dp.scatter = 0}, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> tensor<4xf32> {
    // expected-remark @below {{partial<add>}}
    %1 = scf.for %j = %c0 to %i step %c1 iter_args(%b = %a) -> tensor<4xf32> {
      // expected-remark @below {{partial<add>}}
      %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
      // expected-remark @below {{partial<add>}}
      %2 = arith.addf %b, %p : tensor<4xf32>
      scf.yield %2 : tensor<4xf32>
    }
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// A carry that each round needs whole, and that comes around whole, is gathered
// once, before the loop.
// CHECK-LABEL: func @gathered_once
// CHECK: dp.all_gather
// CHECK: scf.for
// CHECK-NOT: dp.all_gather
// CHECK: return
func.func @gathered_once(%x: tensor<8xf32> {dp.scatter = 0}, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{replicated}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    // expected-remark @below {{replicated}}
    %1 = tosa.cos %a : (tensor<8xf32>) -> tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
