// The rules of dp.scan and dp.sort. test/Integration/scan-sort.test runs the entries.

// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize --dp-verify-reads -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=4 --canonicalize | FileCheck %s

// Rows are independent.
// CHECK-LABEL: func @rows(
// CHECK-NOT: gather
// CHECK: dp.scan ins(%{{.*}} : tensor<2x5xf32>) outs(%{{.*}} : tensor<2x5xf32>) init(%{{.*}} : tensor<2xf32>) dim 1
// CHECK: dp.sort outs(%{{.*}} : tensor<2x5xf32>) dim 1
// CHECK-NOT: all_gather
func.func @rows(%x: tensor<8x5xf32> {dp.scatter = 0}) -> (tensor<8x5xf32>, tensor<8xf32>) {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8x5xf32>
  // expected-remark @below {{sharded<0>}}
  %z = arith.constant dense<0.0> : tensor<8xf32>
  // expected-remark @below {{sharded<0>, sharded<0>}}
  %p, %t = dp.scan ins(%x : tensor<8x5xf32>) outs(%e : tensor<8x5xf32>) init(%z : tensor<8xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  // expected-remark @below {{sharded<0>}}
  %r = dp.sort outs(%p : tensor<8x5xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %l = arith.cmpf ogt, %a, %b : f32
    dp.yield %l : i1
  }
  return %r, %t : tensor<8x5xf32>, tensor<8xf32>
}

// Along the batch, each device sends the total of its chunk. The last total is
// that of all.
// CHECK-LABEL: func @batch(
// CHECK-SAME: tensor<7x2xf32>
// CHECK: %[[OWN:.*]] = linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%{{.*}} : tensor<?x2xf32>) outs(%{{.*}} : tensor<2xf32>)
// CHECK: %[[ROW:.*]] = tensor.expand_shape %[[OWN]] {{.*}} : tensor<2xf32> into tensor<1x2xf32>
// CHECK: %[[ALL:.*]] = dp.all_gather %[[ROW]] dim 0 {{.*}} : tensor<1x2xf32> -> tensor<4x2xf32>
// CHECK: %[[RANK:.*]] = dp.rank
// CHECK: %[[C:.*]] = linalg.generic {{.*}} ins(%[[ALL]] : tensor<4x2xf32>) outs(%{{.*}} : tensor<2xf32>)
// CHECK: arith.cmpi ult, %{{.*}}, %[[RANK]]
// CHECK: %[[T:.*]] = linalg.generic {{.*}} ins(%[[ALL]] : tensor<4x2xf32>) outs(%{{.*}} : tensor<2xf32>)
// CHECK-NOT: %[[RANK]]
// CHECK: dp.scan {{.*}} init(%[[C]] : tensor<2xf32>) dim 0
// CHECK-NOT: all_gather
// CHECK: dp.yield %{{.*}}, %[[T]]
func.func @batch(%x: tensor<7x2xf32> {dp.scatter = 0}, %i: tensor<2xf32>) -> (tensor<7x2xf32>, tensor<2xf32>) {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<7x2xf32>
  // expected-remark @below {{sharded<0>, replicated}}
  %p, %t = dp.scan ins(%x : tensor<7x2xf32>) outs(%e : tensor<7x2xf32>) init(%i : tensor<2xf32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  return %p, %t : tensor<7x2xf32>, tensor<2xf32>
}

// From the last row on: the totals of the devices behind.
// CHECK-LABEL: func @behind(
// CHECK: %[[RANK:.*]] = dp.rank
// CHECK: arith.cmpi ult, %[[RANK]], %{{.*}}
func.func @behind(%x: tensor<7x2xi32> {dp.scatter = 0}, %i: tensor<2xi32>) -> tensor<7x2xi32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<7x2xi32>
  // expected-remark @below {{sharded<0>, replicated}}
  %p, %t = dp.scan ins(%x : tensor<7x2xi32>) outs(%e : tensor<7x2xi32>) init(%i : tensor<2xi32>) dim 0 exclusive reverse {
  ^bb0(%a: i32, %b: i32):
    %s = arith.muli %a, %b : i32
    dp.yield %s : i32
  }
  return %p : tensor<7x2xi32>
}

// Affine maps have no identity here: the first element begins the total of a
// chunk, and empty chunks do not count. The order matters.
// CHECK-LABEL: func @affine(
// CHECK: linalg.generic {{.*}} outs(%{{.*}}, %{{.*}}, %{{.*}} : tensor<f32>, tensor<f32>, tensor<i1>)
// CHECK: arith.select
// CHECK-COUNT-2: dp.all_gather
// CHECK-NOT: all_gather
func.func @affine(%x: tensor<7xf32> {dp.scatter = 0}, %y: tensor<7xf32> {dp.scatter = 0}, %i: tensor<f32>, %j: tensor<f32>)
    -> (tensor<7xf32>, tensor<7xf32>, tensor<f32>) {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<7xf32>
  // expected-remark @below {{sharded<0>, sharded<0>, replicated, replicated}}
  %r:4 = dp.scan ins(%x, %y : tensor<7xf32>, tensor<7xf32>) outs(%e, %e : tensor<7xf32>, tensor<7xf32>)
      init(%i, %j : tensor<f32>, tensor<f32>) dim 0 {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    %ac = arith.mulf %a, %c : f32
    %bc = arith.mulf %b, %c : f32
    %s = arith.addf %bc, %d : f32
    dp.yield %ac, %s : f32, f32
  }
  return %r#0, %r#1, %r#3 : tensor<7xf32>, tensor<7xf32>, tensor<f32>
}

// From the last row on, such a scan is of the whole, and so is every sort.
// CHECK-LABEL: func @gathered(
// CHECK-COUNT-2: dp.all_gather {{.*}} -> tensor<7x2xf32>
// CHECK: dp.scan ins(%{{.*}}, %{{.*}} : tensor<7x2xf32>
func.func @gathered(%x: tensor<7x2xf32> {dp.scatter = 0}, %y: tensor<7x2xf32> {dp.scatter = 0}, %i: tensor<2xf32>) -> (tensor<7x2xf32>, tensor<7x2xf32>) {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<7x2xf32>
  // expected-remark @below {{replicated, replicated, replicated, replicated}}
  %r:4 = dp.scan ins(%x, %y : tensor<7x2xf32>, tensor<7x2xf32>) outs(%e, %e : tensor<7x2xf32>, tensor<7x2xf32>)
      init(%i, %i : tensor<2xf32>, tensor<2xf32>) dim 0 reverse {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    %ac = arith.mulf %a, %c : f32
    %bc = arith.mulf %b, %c : f32
    %s = arith.addf %bc, %d : f32
    dp.yield %ac, %s : f32, f32
  }
  // expected-remark @below {{replicated}}
  %q = dp.sort outs(%x : tensor<7x2xf32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %l = arith.cmpf ogt, %a, %b : f32
    dp.yield %l : i1
  }
  return %r#1, %q : tensor<7x2xf32>, tensor<7x2xf32>
}

// A sum of partial sums: prefixes of summands are summands.
// CHECK-LABEL: func @linear(
// CHECK-NOT: all_reduce
// CHECK: dp.scan
// CHECK-NOT: all_reduce
// CHECK: dp.reduce_add
func.func @linear(%x: tensor<7x5xf32> {dp.scatter = 0}) -> tensor<5xf32> {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<5xf32>
  // expected-remark @below {{replicated}}
  %z0 = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<5xf32>
  // expected-remark @below {{partial<add>}}
  %s = linalg.reduce { arith.addf } ins(%x : tensor<7x5xf32>) outs(%z : tensor<5xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>, replicated}}
  %p, %t = dp.scan ins(%s : tensor<5xf32>) outs(%e : tensor<5xf32>) init(%z0 : tensor<f32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    dp.yield %0 : f32
  }
  return %p : tensor<5xf32>
}

// With an initial value that would count on each device, and of products, the
// sum comes first.
// CHECK-LABEL: func @affine_in_sums(
// CHECK-COUNT-1: dp.all_reduce
func.func @affine_in_sums(%x: tensor<7x5xf32> {dp.scatter = 0}, %i: tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>) {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<5xf32>
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<5xf32>
  // expected-remark @below {{partial<add>}}
  %s = linalg.reduce { arith.addf } ins(%x : tensor<7x5xf32>) outs(%z : tensor<5xf32>) dimensions = [0]
  // expected-remark @below {{replicated, replicated}}
  %p, %t = dp.scan ins(%s : tensor<5xf32>) outs(%e : tensor<5xf32>) init(%i : tensor<f32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    dp.yield %0 : f32
  }
  // expected-remark @below {{replicated, replicated}}
  %q, %u = dp.scan ins(%s : tensor<5xf32>) outs(%e : tensor<5xf32>) init(%i : tensor<f32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.mulf %a, %b : f32
    dp.yield %0 : f32
  }
  return %p, %q : tensor<5xf32>, tensor<5xf32>
}

// Whole operands are not sliced to scan chunks of them.
// CHECK-LABEL: func @whole(
// CHECK-NOT: all_gather
// CHECK: dp.scan ins(%{{.*}} : tensor<8xf32>)
// CHECK-NOT: all_gather
// CHECK: return
func.func @whole(%w: tensor<8xf32>, %x: tensor<8xf32> {dp.scatter = 0}, %i: tensor<f32>) -> tensor<8xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{replicated, replicated}}
  %p, %t = dp.scan ins(%w : tensor<8xf32>) outs(%e : tensor<8xf32>) init(%i : tensor<f32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    dp.yield %0 : f32
  }
  // expected-remark @below {{sharded<0>}}
  %y = linalg.add ins(%p, %x : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// A chunk of collapsed rows: the unit of the chunks is 3.
func.func @collapsed(%x: tensor<8x3xf32> {dp.scatter = 0}, %i: tensor<f32>) -> tensor<24xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<24xf32>
  // expected-remark @below {{sharded<0, unit 3>}}
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<8x3xf32> into tensor<24xf32>
  // expected-remark @below {{sharded<0, unit 3>, replicated}}
  %p, %t = dp.scan ins(%c : tensor<24xf32>) outs(%e : tensor<24xf32>) init(%i : tensor<f32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %d = arith.subf %b, %b : f32
    %f = arith.addf %a, %b : f32
    %0 = arith.addf %f, %d : f32
    dp.yield %0 : f32
  }
  return %p : tensor<24xf32>
}

func.func @dynamic(%x: tensor<?x5xf32> {dp.scatter = 0, dp.name = "x"}, %y: tensor<?x5xi64> {dp.scatter = 0, dp.name = "y"}, %i: tensor<5xf32>, %j: tensor<5xi64>)
    -> (tensor<?x5xf32>, tensor<5xi64>, tensor<?x5xf32>) {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{replicated}}
  %n = tensor.dim %x, %c0 : tensor<?x5xf32>
  // expected-remark @below {{replicated}}
  %e = tensor.empty(%n) : tensor<?x5xf32>
  // expected-remark @below {{replicated}}
  %ei = tensor.empty(%n) : tensor<?x5xi64>
  // expected-remark @below {{sharded<0>, sharded<0>, replicated, replicated}}
  %r:4 = dp.scan ins(%x, %y : tensor<?x5xf32>, tensor<?x5xi64>) outs(%e, %ei : tensor<?x5xf32>, tensor<?x5xi64>)
      init(%i, %j : tensor<5xf32>, tensor<5xi64>) dim 0 {
  ^bb0(%a: f32, %ia: i64, %b: f32, %ib: i64):
    %g = arith.cmpf ogt, %b, %a : f32
    %0 = arith.select %g, %b, %a : f32
    %1 = arith.select %g, %ib, %ia : i64
    dp.yield %0, %1 : f32, i64
  }
  // expected-remark @below {{sharded<0>}}
  %q = dp.sort outs(%x : tensor<?x5xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %l = arith.cmpf ogt, %a, %b : f32
    dp.yield %l : i1
  }
  return %r#0, %r#3, %q : tensor<?x5xf32>, tensor<5xi64>, tensor<?x5xf32>
}

// A total is the same on all devices, so that all of them take the same branch.
func.func @decides(%x: tensor<7xf32> {dp.scatter = 0}, %i: tensor<f32>) -> tensor<f32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<7xf32>
  // expected-remark @below {{sharded<0>, replicated}}
  %p, %t = dp.scan ins(%x : tensor<7xf32>) outs(%e : tensor<7xf32>) init(%i : tensor<f32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  // expected-remark @below {{replicated}}
  %n = tensor.extract %t[] : tensor<f32>
  %two = arith.constant 2.0 : f32
  %c = arith.cmpf ogt, %n, %two : f32
  // expected-remark @below {{replicated}}
  %r = scf.if %c -> tensor<f32> {
    // expected-remark @below {{partial<add>}}
    %sum = linalg.reduce { arith.addf } ins(%p : tensor<7xf32>) outs(%i : tensor<f32>) dimensions = [0]
    scf.yield %sum : tensor<f32>
  } else {
    scf.yield %t : tensor<f32>
  }
  return %r : tensor<f32>
}
