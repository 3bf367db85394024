// RUN: dp-opt %s --dp-normalize --canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-parallel-pipeline="scatter=x:0" | FileCheck %s --check-prefix=PIPELINE

// A constant of the result's type would have no extent.
// CHECK-LABEL: @same
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x3xi32>
// CHECK-NOT: constant dense
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[X]] : tensor<?x3xi32>, tensor<?x3xi32>) outs(%{{.*}} : tensor<?x3xi1>)
// PIPELINE-LABEL: @same
// PIPELINE-NOT: constant dense
// PIPELINE: -> tensor<?x3xi1>
func.func @same(%x: tensor<?x3xi32> {dp.name = "x"}) -> tensor<?x3xi1> {
  %0 = arith.cmpi sge, %x, %x : tensor<?x3xi32>
  return %0 : tensor<?x3xi1>
}

// CHECK-LABEL: @always
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32> {dp.name = "x"}, %[[Y:[^:]*]]: tensor<?xf32>
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[Y]] : tensor<?xf32>, tensor<?xf32>) outs(%{{.*}} : tensor<?xi1>)
func.func @always(%x: tensor<?xf32> {dp.name = "x"}, %y: tensor<?xf32> {dp.name = "y"}) -> tensor<?xi1> {
  %0 = arith.cmpf true, %x, %y : tensor<?xf32>
  return %0 : tensor<?xi1>
}

// CHECK-LABEL: @static
// CHECK: arith.cmpi slt, %{{.*}} : tensor<4xi32>
// CHECK: arith.cmpi slt, %{{.*}} : i32
func.func @static(%x: tensor<4xi32> {dp.name = "x"}, %y: tensor<4xi32>, %a: i32, %b: i32) -> (tensor<4xi1>, i1) {
  %0 = arith.cmpi slt, %x, %y : tensor<4xi32>
  %1 = arith.cmpi slt, %a, %b : i32
  return %0, %1 : tensor<4xi1>, i1
}

// The sort's second result and its identity transpose are one value.
// CHECK-LABEL: @difference
// CHECK-NOT: constant dense
// CHECK: linalg.generic {{.*}} ins(%[[SORTED:.*]]#1, %[[SORTED]]#1 : tensor<?x4xi32>, tensor<?x4xi32>) outs(%[[SORTED]]#1 : tensor<?x4xi32>)
// PIPELINE-LABEL: @difference
// PIPELINE-NOT: constant dense
// PIPELINE: -> tensor<?x4xi32>
func.func @difference(%x: tensor<?x4xi32> {dp.name = "x"}) -> tensor<?x4xi32> {
  %0:2 = dp.sort outs(%x, %x : tensor<?x4xi32>, tensor<?x4xi32>) dim 1 {
  ^bb0(%a: i32, %b: i32, %c: i32, %d: i32):
    %less = arith.cmpi slt, %a, %b : i32
    dp.yield %less : i1
  }
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xi32>
  %e = tensor.empty(%n) : tensor<?x4xi32>
  %t = linalg.transpose ins(%0#1 : tensor<?x4xi32>) outs(%e : tensor<?x4xi32>) permutation = [0, 1]
  %1 = arith.xori %t, %0#1 : tensor<?x4xi32>
  return %1 : tensor<?x4xi32>
}
