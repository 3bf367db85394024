// RUN: dp-opt %s --dp-fuse-reductions -split-input-file | FileCheck %s

// The gradients of a layer normalization's scale and bias: one pass over %g.

// CHECK-LABEL: func.func private @scale_and_bias
// CHECK-SAME: %[[G:[^:]*]]: tensor<?x8xf32>, %[[X:[^:]*]]: tensor<?x8xf32>
// CHECK: %[[R:.*]]:2 = linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]} ins(%[[G]], %[[X]] : {{.*}} outs(%{{.*}}, %{{.*}} : tensor<8xf32>, tensor<8xf32>)
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %[[S:.*]]: f32, %[[T:.*]]: f32)
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[A]], %[[S]]
// CHECK-NEXT: %[[TERM:.*]] = arith.mulf %[[A]], %[[B]]
// CHECK-NEXT: arith.subf
// CHECK-NEXT: %[[OTHER:.*]] = arith.addf
// CHECK-NEXT: linalg.yield %[[SUM]], %[[OTHER]]
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]#0, %[[R]]#1
#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
func.func private @scale_and_bias(%g: tensor<?x8xf32>, %x: tensor<?x8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%g : tensor<?x8xf32>) outs(%z : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.addf %in, %out : f32
      linalg.yield %s : f32
  } -> tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %y = linalg.fill ins(%zero : f32) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  %s = linalg.generic {indexing_maps = [#id, #id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%g, %x : tensor<?x8xf32>, tensor<?x8xf32>) outs(%y : tensor<8xf32>) {
    ^bb0(%in: f32, %q: f32, %out: f32):
      %m = arith.mulf %in, %q : f32
      %d = arith.subf %m, %q : f32
      %t = arith.addf %d, %out : f32
      linalg.yield %t : f32
  } -> tensor<8xf32>
  return %b, %s : tensor<8xf32>, tensor<8xf32>
}

// -----

// Not where the first sum is read before the second, for other results, and for
// rows.

// CHECK-LABEL: func.func private @kept
// CHECK-COUNT-4: -> tensor<8xf32>
// CHECK-NOT: -> (tensor
// CHECK: return
#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func private @kept(%g: tensor<8x8xf32>, %z: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {dp.spmd} {
  %a = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%g : tensor<8x8xf32>) outs(%z : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.addf %in, %out : f32
      linalg.yield %s : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#id, #column, #column], iterator_types = ["reduction", "parallel"]}
      ins(%g, %a : tensor<8x8xf32>, tensor<8xf32>) outs(%z : tensor<8xf32>) {
    ^bb0(%in: f32, %q: f32, %out: f32):
      %m = arith.mulf %in, %q : f32
      %d = arith.subf %m, %q : f32
      %s = arith.addf %d, %out : f32
      linalg.yield %s : f32
  } -> tensor<8xf32>
  %c = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%g : tensor<8x8xf32>) outs(%z : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.addf %in, %out : f32
      linalg.yield %s : f32
  } -> tensor<8xf32>
  %d = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%g : tensor<8x8xf32>) outs(%z : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.maximumf %in, %out : f32
      linalg.yield %s : f32
  } -> tensor<8xf32>
  return %b, %c, %d : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
