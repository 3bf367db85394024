// RUN: dp-opt %s --dp-merge-siblings -split-input-file | FileCheck %s

// Both sums of a batch normalization in one pass over the image; the second one's
// initial value moves, too.

// CHECK-LABEL: func.func private @sums
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x4x6xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[CONSTANT:.*]] = arith.constant 6.000000e+01 : f32
// CHECK: %[[Z:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<4xf32>) -> tensor<4xf32>
// CHECK: %[[S:.*]]:2 = linalg.generic {{.*}}["reduction", "parallel", "reduction"]} ins(%[[X]] : tensor<?x4x6xf32>) outs(%[[Z]], %{{.*}} :
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32, %[[OUT0:[^:]*]]: f32, %[[OUT1:[^:]*]]: f32):
// CHECK: arith.addf %[[IN]], %[[OUT0]] : f32
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[IN]], %[[IN]] : f32
// CHECK: arith.addf %[[PRODUCT]], %[[OUT1]] : f32
// CHECK: linalg.yield %{{.*}}, %{{.*}} : f32, f32
// CHECK: %[[M:.*]] = linalg.generic {{.*}} ins(%[[S]]#0 :
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: arith.divf %[[IN]], %[[CONSTANT]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return %[[M]], %[[S]]#1
#all = affine_map<(n, c, i) -> (n, c, i)>
#channel = affine_map<(n, c, i) -> (c)>
#one = affine_map<(c) -> (c)>
func.func private @sums(%x: tensor<?x4x6xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 60.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = linalg.generic {indexing_maps = [#all, #channel], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x : tensor<?x4x6xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %m = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%s : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.divf %a, %count : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %y = linalg.fill ins(%zero : f32) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %q = linalg.generic {indexing_maps = [#all, #channel], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x : tensor<?x4x6xf32>) outs(%y : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %m, %q : tensor<4xf32>, tensor<4xf32>
}

// -----

// The first one moves down where the second one needs what stands between them.

// CHECK-LABEL: func.func private @down
// CHECK-SAME: %[[X:[^:]*]]: tensor<4xf32>
// CHECK: %[[NEGATED:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[NEGATED1:.*]] = arith.negf %[[IN]] : f32
// CHECK-NEXT: linalg.yield %[[NEGATED1]] :
// CHECK: %[[R:.*]]:2 = linalg.generic {{.*}} ins(%[[X]], %[[NEGATED]] : tensor<4xf32>, tensor<4xf32>) outs(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: arith.addf %[[IN0]], %[[IN0]] : f32
// CHECK: arith.mulf %[[IN0]], %[[IN1]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return %{{.*}}, %[[R]]#0, %[[R]]#1
#one = affine_map<(c) -> (c)>
func.func private @down(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) attributes {dp.spmd} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.addf %i, %i : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %n = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%y : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.negf %i : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %b = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %n : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.mulf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  return %n, %a, %b : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// Not an op and what depends on it, sums over other loops, nor what a contraction
// and large elementwise ops read.

// CHECK-LABEL: func.func private @kept
// CHECK-COUNT-5: linalg.generic {{.*}} outs(%{{[^,]*}} :
// CHECK: return
#all = affine_map<(n, c) -> (n, c)>
#row = affine_map<(n, c) -> (n)>
#column = affine_map<(n, c) -> (c)>
func.func private @kept(%x: tensor<512x512xf32>, %z: tensor<512xf32>)
    -> (tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) attributes {dp.spmd} {
  %e = tensor.empty() : tensor<512x512xf32>
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x512xf32>) outs(%z : tensor<512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<512xf32>
  %t = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x, %s : tensor<512x512xf32>, tensor<512xf32>) outs(%z : tensor<512xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<512xf32>
  %c = linalg.generic {indexing_maps = [#all, #column], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<512x512xf32>) outs(%z : tensor<512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<512xf32>
  %p = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %t : tensor<512x512xf32>, tensor<512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<512x512xf32>
  %q = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  } -> tensor<512x512xf32>
  return %t, %c, %p, %q : tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512x512xf32>
}

// -----

// The first sum is used behind the second one, but that waits for a rendezvous: the
// all_reduce of the first one would wait for it, too.
// CHECK-LABEL: func.func private @rendezvous
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x4xf32>, %[[W:[^:]*]]: tensor<4xf32>
// CHECK: %[[FIRST:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<?x4xf32>)
// CHECK: %[[W_SUM:.*]] = dp.all_reduce %[[W]] : tensor<4xf32> -> tensor<4xf32>
// CHECK: %[[SECOND:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[W_SUM]] : tensor<?x4xf32>, tensor<4xf32>)
// CHECK: %[[FIRST_SUM:.*]] = dp.all_reduce %[[FIRST]] : tensor<4xf32> -> tensor<4xf32>
// CHECK-NEXT: return %[[FIRST_SUM]], %[[SECOND]] :
#all = affine_map<(n, c) -> (n, c)>
#channel = affine_map<(n, c) -> (c)>
func.func private @rendezvous(%x: tensor<?x4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = linalg.generic {indexing_maps = [#all, #channel], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<?x4xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %m = dp.all_reduce %w : tensor<4xf32> -> tensor<4xf32>
  %q = linalg.generic {indexing_maps = [#all, #channel, #channel], iterator_types = ["reduction", "parallel"]}
      ins(%x, %m : tensor<?x4xf32>, tensor<4xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %t = dp.all_reduce %s : tensor<4xf32> -> tensor<4xf32>
  return %t, %q : tensor<4xf32>, tensor<4xf32>
}

// -----

// A check has no results.
// CHECK-LABEL: func.func private @check
// CHECK-COUNT-2: cf.assert
#all = affine_map<(n) -> (n)>
func.func private @check(%x: tensor<?xi64>) attributes {dp.spmd} {
  %c9 = arith.constant 9 : i64
  linalg.generic {indexing_maps = [#all], iterator_types = ["parallel"]} ins(%x : tensor<?xi64>) {
  ^bb0(%a: i64):
    %0 = arith.cmpi slt, %a, %c9 : i64
    cf.assert %0, "index out of range"
    linalg.yield
  }
  linalg.generic {indexing_maps = [#all], iterator_types = ["parallel"]} ins(%x : tensor<?xi64>) {
  ^bb0(%a: i64):
    %0 = arith.cmpi ne, %a, %c9 : i64
    cf.assert %0, "no such index"
    linalg.yield
  }
  return
}
