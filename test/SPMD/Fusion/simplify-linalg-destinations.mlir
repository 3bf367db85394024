// What a result is written over does not keep ops from being fused.
//
// RUN: dp-opt %s --dp-simplify-linalg --dp-fuse-linalg -cse -split-input-file | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// Of any size: each op writes over its first operand, as upstream makes it of
// arith on tensors, and the second one takes its size from the first.

// CHECK-LABEL: func.func private @chain
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>, %[[B:[^:]*]]: tensor<?xf32>)
// CHECK: %[[N:.*]] = tensor.dim %[[X]]
// CHECK: %[[E:.*]] = tensor.empty(%[[N]])
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[B]] : {{.*}} outs(%[[E]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[IN0]], %[[IN1]] : f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[PRODUCT]], %[[IN1]] : f32
// CHECK-NEXT: arith.subf %[[SUM]], %[[IN1]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]
func.func private @chain(%x: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> attributes {dp.spmd} {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %b : tensor<?xf32>, tensor<?xf32>) outs(%x : tensor<?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %t = arith.mulf %p, %q : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%0, %b : tensor<?xf32>, tensor<?xf32>) outs(%0 : tensor<?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %t = arith.addf %p, %q : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %2 = linalg.sub ins(%1, %b : tensor<?xf32>, tensor<?xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>

// What is added onto is read.

// CHECK-LABEL: func.func private @onto
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>, %[[B:[^:]*]]: tensor<?xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[X]] : {{.*}} outs(%[[B]] :
func.func private @onto(%x: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> attributes {dp.spmd} {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["reduction"]}
      ins(%x : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%p: f32, %o: f32):
    %t = arith.addf %p, %o : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A large constant of one value is filled, a small one stays.
// CHECK-LABEL: func private @large_constants(
// CHECK-DAG: %[[C:.*]] = arith.constant 1.500000e+00 : f32
// CHECK-DAG: %[[SMALL:.*]] = arith.constant dense<2.000000e+00> : tensor<64xf32>
// CHECK-DAG: %[[E:.*]] = tensor.empty() : tensor<1024x1024xf32>
// CHECK: %[[LARGE:.*]] = linalg.fill ins(%[[C]] : f32) outs(%[[E]] : tensor<1024x1024xf32>)
// CHECK: return %[[LARGE]], %[[SMALL]]
func.func private @large_constants() -> (tensor<1024x1024xf32>, tensor<64xf32>) attributes {dp.spmd} {
  %0 = arith.constant dense<1.5> : tensor<1024x1024xf32>
  %1 = arith.constant dense<2.0> : tensor<64xf32>
  return %0, %1 : tensor<1024x1024xf32>, tensor<64xf32>
}
