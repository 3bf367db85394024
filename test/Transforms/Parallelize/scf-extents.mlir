// RUN: dp-opt %s --dp-parallelize -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize 2>/dev/null | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=3 -o /dev/null

// A tensor that control flow carries and that may change in extent is not cut
// there: all devices carry it whole, and a remark says so. What else the loop
// carries stays as it is.

// CHECK-LABEL: func @other
// CHECK: %[[X:.*]] = dp.all_gather %{{.*}} dim 0 size %{{.*}} {{.*}} : tensor<?xf32> -> tensor<?xf32>
// CHECK: %[[LOOP:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %[[X]], %{{.*}} = %{{.*}}) -> (tensor<?xf32>, tensor<?x2xf32>)
// CHECK: %[[NEGATED:.*]] = arith.negf %{{.*}} : tensor<?xf32>
// CHECK: %[[SUM:.*]] = arith.addf %{{.*}}, %{{.*}} : tensor<?x2xf32>
// CHECK: %[[GATHERED:.*]] = dp.all_gather %[[NEGATED]] dim 0 size %{{.*}} {{.*}} : tensor<?xf32> -> tensor<?xf32>
// CHECK: scf.yield %[[GATHERED]], %[[SUM]] : tensor<?xf32>, tensor<?x2xf32>
// CHECK-NOT: dp.all_
// CHECK: dp.yield %[[LOOP]]#0, %[[LOOP]]#1
// CHECK-SAME: tensor<?x2xf32>
func.func @other(%x: tensor<?xf32> {dp.scatter = 0}, %y: tensor<?xf32> {dp.scatter = 0}, %k: tensor<6x2xf32> {dp.scatter = 0}) -> (tensor<?xf32>, tensor<6x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // expected-remark @below {{carries a 'tensor<?xf32>' whole on every device: it would be cut along dimension 0, whose extent may change on the way; one that is static, or that is the same value each time around, would keep it sharded}}
  %0:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x, %b = %k) -> (tensor<?xf32>, tensor<6x2xf32>) {
    %1 = arith.negf %y : tensor<?xf32>
    %2 = arith.addf %b, %b : tensor<6x2xf32>
    scf.yield %1, %2 : tensor<?xf32>, tensor<6x2xf32>
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<6x2xf32>
}

// CHECK-LABEL: func @either
// CHECK-COUNT-2: dp.all_gather
func.func @either(%x: tensor<?xf32> {dp.scatter = 0}, %y: tensor<?xf32> {dp.scatter = 0}, %c: i1) -> tensor<?xf32> {
  // expected-remark @below {{carries a 'tensor<?xf32>' whole on every device}}
  %0 = scf.if %c -> tensor<?xf32> {
    scf.yield %x : tensor<?xf32>
  } else {
    scf.yield %y : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// Rows that go away. What is computed of the rows before is sharded still.
// CHECK-LABEL: func @shrinks
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK: %[[EXP:.*]] = math.exp %{{.*}} : tensor<?x3xf32>
// CHECK: %[[ROWS:.*]] = dp.all_gather %[[EXP]] dim 0
// CHECK: scf.while (%[[NOW:.*]] = %[[ROWS]]) : (tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[EXTENT:.*]] = tensor.dim %[[NOW]], %[[C0]] : tensor<?x3xf32>
// CHECK: %[[IS:.*]] = arith.cmpi sgt, %[[EXTENT]], %[[C2]] : index
// CHECK: scf.condition(%[[IS]]) %[[NOW]] : tensor<?x3xf32>
// CHECK: ^bb0(%[[ARG0:[^:]*]]: tensor<?x3xf32>):
// CHECK-DAG: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK: %[[EXTENT2:.*]] = tensor.dim %[[ARG0]], %[[C0_2]] : tensor<?x3xf32>
// CHECK: %[[QUOTIENT:.*]] = arith.divui %[[EXTENT2]], %[[C2]] : index
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[ARG0]][0, 0] [%[[QUOTIENT]], 3] [1, 1] : tensor<?x3xf32> to tensor<?x3xf32>
// CHECK-NEXT: scf.yield %[[SLICE]] :
func.func @shrinks(%x: tensor<?x3xf32> {dp.scatter = 0}) -> tensor<?x3xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %y = math.exp %x : tensor<?x3xf32>
  // expected-remark @below {{carries a 'tensor<?x3xf32>' whole on every device}}
  %0 = scf.while (%a = %y) : (tensor<?x3xf32>) -> tensor<?x3xf32> {
    %d = tensor.dim %a, %c0 : tensor<?x3xf32>
    %m = arith.cmpi sgt, %d, %c2 : index
    scf.condition(%m) %a : tensor<?x3xf32>
  } do {
  ^bb0(%a: tensor<?x3xf32>):
    %d = tensor.dim %a, %c0 : tensor<?x3xf32>
    %h = arith.divui %d, %c2 : index
    %s = tensor.extract_slice %a[0, 0] [%h, 3] [1, 1] : tensor<?x3xf32> to tensor<?x3xf32>
    scf.yield %s : tensor<?x3xf32>
  }
  return %0 : tensor<?x3xf32>
}

// Several, one in another: more than two attempts are not made.
// CHECK-LABEL: func @several
func.func @several(%x: tensor<?xf32> {dp.scatter = 0}, %y: tensor<?xf32> {dp.scatter = 0}, %c: i1, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{carries a}}
  %0 = scf.if %c -> tensor<?xf32> {
    // expected-remark @below {{carries a}}
    %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<?xf32> {
      %2 = arith.negf %y : tensor<?xf32>
      scf.yield %2 : tensor<?xf32>
    }
    scf.yield %1 : tensor<?xf32>
  } else {
    scf.yield %y : tensor<?xf32>
  }
  // expected-remark @below {{carries a}}
  %3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<?xf32> {
    %2 = arith.negf %x : tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %0, %3 : tensor<?xf32>, tensor<?xf32>
}

// The extent is the same each time around, but not by one value: an executable
// can have that.
// CHECK-LABEL: func @kept
func.func @kept(%x: tensor<?x3xf32> {dp.scatter = 0}) -> tensor<?x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // expected-remark @below {{carries a}}
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<?x3xf32> {
    %d = tensor.dim %a, %c0 : tensor<?x3xf32>
    %m = arith.subi %d, %c1 : index
    %k = arith.addi %c1, %m : index
    %e = tensor.empty(%k) : tensor<?x3xf32>
    %p = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x3xf32>) {
    ^bb0(%o: f32):
      %r = linalg.index 0 : index
      %c = linalg.index 1 : index
      %t = arith.muli %r, %c3 : index
      %u = arith.addi %t, %c : index
      %v = arith.index_cast %u : index to i32
      %w = arith.sitofp %v : i32 to f32
      linalg.yield %w : f32
    } -> tensor<?x3xf32>
    scf.yield %p : tensor<?x3xf32>
  }
  return %0 : tensor<?x3xf32>
}

// Each iteration makes the tensor anew, as long as the one before the loop.
// CHECK-LABEL: func @anew
// CHECK-NOT: dp.all_gather
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[ACC:.*]] = %{{.*}}, %[[ACC2:.*]] = %{{.*}}) -> (tensor<?xf32>, tensor<?xf32>)
// CHECK-NOT: dp.all_gather
// CHECK: return
func.func @anew(%x: tensor<?xf32> {dp.scatter = 0}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %0:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %z, %b = %x) -> (tensor<?xf32>, tensor<?xf32>) {
    %f = tensor.empty(%n) : tensor<?xf32>
    %1 = linalg.add ins(%b, %b : tensor<?xf32>, tensor<?xf32>) outs(%f : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.exp ins(%b : tensor<?xf32>) outs(%f : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1, %2 : tensor<?xf32>, tensor<?xf32>
  }
  return %0#0 : tensor<?xf32>
}
