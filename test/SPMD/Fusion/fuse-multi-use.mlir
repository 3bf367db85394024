// RUN: dp-opt %s --dp-fuse-multi-use -cse -split-input-file | FileCheck %s
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-fuse-multi-use -cse -split-input-file | FileCheck %s --check-prefixes=CHECK,GPU

// The new momentum is a result and read by the new weight: one pass over memory.

// CHECK-DAG: #[[$ID:.*]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func private @momentum
// CHECK-SAME: %[[W:[^:]*]]: tensor<?xf32>, %[[M:[^:]*]]: tensor<?xf32>, %[[G:[^:]*]]: tensor<?xf32>
// CHECK: %[[R:.*]]:2 = linalg.generic {{.*}} ins(%[[W]], %[[M]], %[[G]] :
// CHECK-NEXT: ^bb0(%{{[^:]*}}: f32, %[[IN1:[^:]*]]: f32, %[[IN2:[^:]*]]: f32
// CHECK: %[[S:.*]] = arith.addf %[[IN1]], %[[IN2]] : f32
// CHECK-NEXT: %[[T:.*]] = arith.subf %{{.*}}, %[[S]]
// CHECK-NEXT: linalg.yield %[[S]], %[[T]]
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]#1, %[[R]]#0
#id = affine_map<(i) -> (i)>
func.func private @momentum(%w: tensor<?xf32>, %m: tensor<?xf32>, %g: tensor<?xf32>, %n: index)
    -> (tensor<?xf32>, tensor<?xf32>) attributes {dp.spmd} {
  %e = tensor.empty(%n) : tensor<?xf32>
  %m1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%m, %g : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  %w1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%w, %m1 : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  return %w1, %m1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// Not where another op reads the value first, where the value is read in another
// order, or beside a sum.

// CHECK-LABEL: func.func private @kept
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x4xf32>, %[[Y:[^:]*]]: tensor<4x4xf32>, %[[Z:[^:]*]]: tensor<4xf32>
// CHECK: %[[SUMS:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[Y]] : tensor<4x4xf32>, tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xf32>)
// CHECK: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[SUM:.*]] = arith.addf %[[IN0]], %[[IN1]] : f32
// CHECK-NEXT: linalg.yield %[[SUM]] :
// CHECK: tensor.extract_slice %[[SUMS]][0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
// CHECK: %[[DIFFERENCES:.*]] = linalg.generic {{.*}} ins(%[[SUMS]], %[[Y]] : tensor<4x4xf32>, tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xf32>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[DIFFERENCE:.*]] = arith.subf %[[IN0]], %[[IN1]] : f32
// CHECK-NEXT: linalg.yield %[[DIFFERENCE]] :
// CHECK: %[[PRODUCTS:.*]] = linalg.generic {{.*}} ins(%[[DIFFERENCES]], %[[Y]] : tensor<4x4xf32>, tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xf32>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[IN0]], %[[IN1]] : f32
// CHECK-NEXT: linalg.yield %[[PRODUCT]] :
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[PRODUCTS]] : tensor<4x4xf32>) outs(%[[Z]] : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32, %[[OUT:[^:]*]]: f32):
// CHECK: %[[SUM1:.*]] = arith.addf %[[IN]], %[[OUT]] : f32
// CHECK-NEXT: linalg.yield %[[SUM1]] :
#id = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
func.func private @kept(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>, %z: tensor<4xf32>)
    -> (tensor<2x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>) attributes {dp.spmd} {
  %e = tensor.empty() : tensor<4x4xf32>
  %p = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<4x4xf32>
  %s = tensor.extract_slice %p[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %q = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<4x4xf32>
  %t = linalg.generic {indexing_maps = [#swap, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%q, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<4x4xf32>
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%t : tensor<4x4xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  return %s, %q, %t, %r : tensor<2x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>
}

// -----

// Three states: each is fused into the op that reads it first.

// CHECK-LABEL: func.func private @adam
// CHECK-SAME: %[[W:[^:]*]]: tensor<8xf32>, %[[M:[^:]*]]: tensor<8xf32>, %[[V:[^:]*]]: tensor<8xf32>, %[[G:[^:]*]]: tensor<8xf32>
// CHECK: %[[R:.*]]:3 = linalg.generic {{.*}} ins(%[[W]], %[[M]], %[[G]], %[[V]] : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%{{.*}}, %{{.*}}, %{{.*}} : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
// CHECK-NEXT: ^bb0(%{{[^:]*}}: f32, %{{[^:]*}}: f32, %[[IN2:[^:]*]]: f32, %[[IN3:[^:]*]]: f32
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[IN2]], %[[IN2]] : f32
// CHECK: %[[SUM:.*]] = arith.addf %[[IN3]], %[[PRODUCT]] : f32
// CHECK: math.sqrt %[[SUM]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return
#id = affine_map<(i) -> (i)>
func.func private @adam(%w: tensor<8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>, %g: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {dp.spmd} {
  %e = tensor.empty() : tensor<8xf32>
  %m1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%m, %g : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %v1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%v, %g : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %b, %b : f32
    %1 = arith.addf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %w1 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%w, %m1, %v1 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %0 = math.sqrt %c : f32
    %1 = arith.divf %b, %0 : f32
    %2 = arith.subf %a, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8xf32>
  return %w1, %m1, %v1 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// Heads that are exchanged: on a GPU the op that computes them writes both orders.

// CHECK-LABEL: func.func private @heads
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x2x3x4xf32>
// CHECK: linalg.generic {{.*}} ins(%[[X]] : tensor<?x2x3x4xf32>)
// GPU-SAME: outs(%{{.*}}, %{{.*}} : tensor<?x2x3x4xf32>, tensor<?x3x2x4xf32>)
// GPU-NOT: linalg.generic
// CHECK: return
#id = affine_map<(b, h, t, d) -> (b, h, t, d)>
#exchanged = affine_map<(b, h, t, d) -> (b, t, h, d)>
func.func private @heads(%x: tensor<?x2x3x4xf32>, %n: index)
    -> (tensor<?x2x3x4xf32>, tensor<?x3x2x4xf32>) attributes {dp.spmd} {
  %e = tensor.empty(%n) : tensor<?x2x3x4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<?x2x3x4xf32>) outs(%e : tensor<?x2x3x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    linalg.yield %0 : f32
  } -> tensor<?x2x3x4xf32>
  %f = tensor.empty(%n) : tensor<?x3x2x4xf32>
  %t = linalg.generic {indexing_maps = [#exchanged, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y : tensor<?x2x3x4xf32>) outs(%f : tensor<?x3x2x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<?x3x2x4xf32>
  return %y, %t : tensor<?x2x3x4xf32>, tensor<?x3x2x4xf32>
}
