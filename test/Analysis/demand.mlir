// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize --canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null

// What all users want sharded is computed so, from the rows of this shard.

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#scalar = affine_map<(i, j) -> ()>

// Random numbers: rounds on counters in a loop, with a key that changes places.
// Every device computes its own rows, numbered as on one device.
// CHECK-LABEL: func @random
// CHECK: dp.parallel
// CHECK: %[[OFFSET:.*]] = dp.shard_offset
// CHECK: linalg.index 0
// CHECK: arith.addi %{{.*}}, %[[OFFSET]]
// CHECK: scf.for {{.*}} -> (tensor<?x3xi32>, tensor<?x3xi32>, tensor<i32>, tensor<i32>)
// CHECK-NOT: tensor<6x3xi32>
// CHECK: dp.yield
func.func @random(%x: tensor<6x3xf32> {dp.scatter = 0}, %key: tensor<i32>) -> tensor<6x3xf32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %c3 = arith.constant 3 : index
  // expected-remark @below {{replicated}}
  %s = arith.constant dense<77> : tensor<i32>
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<6x3xi32>
  // expected-remark @below {{sharded<0>}}
  %count = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<6x3xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %i, %c3 : index
    %l = arith.addi %k, %j : index
    %m = arith.index_cast %l : index to i32
    linalg.yield %m : i32
  } -> tensor<6x3xi32>
  // expected-remark @below {{sharded<0>, sharded<0>, replicated, replicated}}
  %0:4 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %count, %b = %count, %k = %key, %l = %s)
      -> (tensor<6x3xi32>, tensor<6x3xi32>, tensor<i32>, tensor<i32>) : i32 {
    // expected-remark @below {{sharded<0>}}
    %kb = linalg.generic {indexing_maps = [#scalar, #id], iterator_types = ["parallel", "parallel"]}
        ins(%k : tensor<i32>) outs(%e : tensor<6x3xi32>) {
    ^bb0(%v: i32, %o: i32):
      linalg.yield %v : i32
    } -> tensor<6x3xi32>
    // expected-remark @below {{sharded<0>}}
    %1 = arith.addi %a, %b : tensor<6x3xi32>
    // expected-remark @below {{sharded<0>}}
    %2 = arith.xori %1, %kb : tensor<6x3xi32>
    scf.yield %1, %2, %l, %k : tensor<6x3xi32>, tensor<6x3xi32>, tensor<i32>, tensor<i32>
  }
  // expected-remark @below {{sharded<0>}}
  %bits = arith.xori %0#0, %0#1 : tensor<6x3xi32>
  // expected-remark @below {{sharded<0>}}
  %f = arith.sitofp %bits : tensor<6x3xi32> to tensor<6x3xf32>
  // expected-remark @below {{sharded<0>}}
  %y = arith.mulf %f, %x : tensor<6x3xf32>
  return %y : tensor<6x3xf32>
}

// A term that is dear to make and that several users read: once, for the shard.
// CHECK-LABEL: func @positions
// CHECK: dp.parallel
// CHECK: linalg.matmul {{.*}} -> tensor<?x4xf32>
// CHECK-NOT: linalg.matmul
// CHECK: dp.yield
func.func @positions(%x: tensor<6x4xf32> {dp.scatter = 0}, %w: tensor<6x5xf32>, %v: tensor<5x4xf32>)
    -> (tensor<6x4xf32>, tensor<6x4xf32>) {
  // expected-remark @below {{sharded<0>}}
  %z = arith.constant dense<0.0> : tensor<6x4xf32>
  // expected-remark @below {{sharded<0>}}
  %p = linalg.matmul ins(%w, %v : tensor<6x5xf32>, tensor<5x4xf32>) outs(%z : tensor<6x4xf32>) -> tensor<6x4xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = arith.addf %x, %p : tensor<6x4xf32>
  // expected-remark @below {{sharded<0>}}
  %1 = arith.mulf %x, %p : tensor<6x4xf32>
  return %0, %1 : tensor<6x4xf32>, tensor<6x4xf32>
}

// One that somebody needs whole is computed whole and sliced.
// CHECK-LABEL: func @mixed
// CHECK: dp.parallel
// CHECK: %[[P:.*]] = linalg.matmul {{.*}} -> tensor<6x4xf32>
// CHECK: dp.local_slice %[[P]]
// CHECK: dp.yield
func.func @mixed(%x: tensor<6x4xf32> {dp.scatter = 0}, %w: tensor<6x5xf32>, %v: tensor<5x4xf32>)
    -> (tensor<6x4xf32>, tensor<6x4xf32>) {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<6x4xf32>
  // expected-remark @below {{replicated}}
  %p = linalg.matmul ins(%w, %v : tensor<6x5xf32>, tensor<5x4xf32>) outs(%z : tensor<6x4xf32>) -> tensor<6x4xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = arith.addf %x, %p : tensor<6x4xf32>
  return %0, %p : tensor<6x4xf32>, tensor<6x4xf32>
}

// A loop in a loop whose variables nobody outside reads in another way; a third
// one is carried along and needed whole at the end.
// CHECK-LABEL: func @nested
// CHECK: scf.for {{.*}} -> (tensor<?xi32>, tensor<6xi32>)
// CHECK: scf.for {{.*}} -> (tensor<?xi32>)
func.func @nested(%x: tensor<6xi32> {dp.scatter = 0}, %k: tensor<6xi32>, %n: index) -> (tensor<6xi32>, tensor<6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{sharded<0>}}
  %one = arith.constant dense<3> : tensor<6xi32>
  // expected-remark @below {{sharded<0>, replicated}}
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k, %b = %k) -> (tensor<6xi32>, tensor<6xi32>) {
    // expected-remark @below {{sharded<0>}}
    %1 = scf.for %j = %c0 to %n step %c1 iter_args(%c = %a) -> tensor<6xi32> {
      // expected-remark @below {{sharded<0>}}
      %2 = arith.muli %c, %one : tensor<6xi32>
      scf.yield %2 : tensor<6xi32>
    }
    // expected-remark @below {{replicated}}
    %3 = arith.muli %b, %b : tensor<6xi32>
    scf.yield %1, %3 : tensor<6xi32>, tensor<6xi32>
  }
  // expected-remark @below {{sharded<0>}}
  %4 = arith.addi %x, %0#0 : tensor<6xi32>
  return %4, %0#1 : tensor<6xi32>, tensor<6xi32>
}

// A while loop, whose condition reads what it hands on: whole.
func.func @whole(%x: tensor<6xi32> {dp.scatter = 0}, %k: tensor<6xi32>, %n: i32) -> tensor<6xi32> {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{replicated}}
  %0 = scf.while (%a = %k) : (tensor<6xi32>) -> tensor<6xi32> {
    // expected-remark @below {{replicated}}
    %e = tensor.extract %a[%c0] : tensor<6xi32>
    %c = arith.cmpi slt, %e, %n : i32
    scf.condition(%c) %a : tensor<6xi32>
  } do {
  ^bb0(%b: tensor<6xi32>):
    // expected-remark @below {{replicated}}
    %2 = arith.addi %b, %b : tensor<6xi32>
    scf.yield %2 : tensor<6xi32>
  }
  // expected-remark @below {{sharded<0>}}
  %4 = arith.addi %x, %0 : tensor<6xi32>
  return %4 : tensor<6xi32>
}

// A branch that makes a mask.
// CHECK-LABEL: func @branch
// CHECK: dp.parallel {{.*}} {
// CHECK-NOT: tensor<6xf32>
// CHECK: dp.yield
func.func @branch(%x: tensor<6xf32> {dp.scatter = 0}, %c: i1, %s: f32) -> tensor<6xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = scf.if %c -> tensor<6xf32> {
    // expected-remark @below {{sharded<0>}}
    %1 = tensor.splat %s : tensor<6xf32>
    scf.yield %1 : tensor<6xf32>
  } else {
    // expected-remark @below {{sharded<0>}}
    %1 = arith.constant dense<1.0> : tensor<6xf32>
    scf.yield %1 : tensor<6xf32>
  }
  // expected-remark @below {{sharded<0>}}
  %2 = arith.mulf %x, %0 : tensor<6xf32>
  return %2 : tensor<6xf32>
}
