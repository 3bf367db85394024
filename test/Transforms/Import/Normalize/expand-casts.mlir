// RUN: dp-opt %s --pass-pipeline="builtin.module(func.func(dp-normalize))" | FileCheck %s
// RUN: dp-opt %s --pass-pipeline="builtin.module(func.func(dp-normalize,canonicalize))" | FileCheck %s --check-prefix=FOLDED

// Upstream's canonicalization leaves what the narrow type drops.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[I:.*]]: index, %[[T:.*]]: tensor<?xindex>
// CHECK: %[[W:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK: %[[N:.*]] = arith.trunci %[[W]] : i64 to i8
// CHECK: arith.index_cast %[[N]] : i8 to index
// CHECK: %[[WT:.*]] = arith.index_cast %[[T]] : tensor<?xindex> to tensor<?xi64>
// CHECK: arith.trunci %[[WT]] : tensor<?xi64> to tensor<?xi16>
// FOLDED-LABEL: func.func @narrow(
// FOLDED-SAME: %[[I:.*]]: index
// FOLDED: %[[W:.*]] = arith.index_cast %[[I]] : index to i64
// FOLDED: %[[N:.*]] = arith.trunci %[[W]] : i64 to i8
// FOLDED: arith.index_cast %[[N]] : i8 to index
func.func @narrow(%i: index, %t: tensor<?xindex>) -> (index, tensor<?xi16>) {
  %n = arith.index_cast %i : index to i8
  %w = arith.index_cast %n : i8 to index
  %m = arith.index_castui %t : tensor<?xindex> to tensor<?xi16>
  return %w, %m : index, tensor<?xi16>
}

// CHECK-LABEL: func.func @bits(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>
// CHECK: %[[B:.*]] = arith.bitcast %[[X]] : tensor<?x4xf32> to tensor<?x4xi32>
// CHECK: tensor.cast %[[B]] : tensor<?x4xi32> to tensor<3x4xi32>
// CHECK-NOT: bitcast
func.func @bits(%x: tensor<?x4xf32>) -> tensor<3x4xi32> {
  %y = tensor.bitcast %x : tensor<?x4xf32> to tensor<3x4xi32>
  return %y : tensor<3x4xi32>
}

// CHECK-LABEL: func.func @shape(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>, %[[N:.*]]: tensor<1xi32>
// CHECK: %[[S:.*]] = arith.index_cast %[[N]] : tensor<1xi32> to tensor<1xindex>
// CHECK: tensor.reshape %[[X]](%[[S]]) : (tensor<?x4xf32>, tensor<1xindex>) -> tensor<?xf32>
func.func @shape(%x: tensor<?x4xf32>, %n: tensor<1xi32>) -> tensor<?xf32> {
  %y = tensor.reshape %x(%n) : (tensor<?x4xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// CHECK-LABEL: func.func @wide(
// CHECK-NEXT: arith.index_cast %{{.*}} : index to i64
// CHECK-NEXT: arith.index_cast %{{.*}} : i8 to index
// CHECK-NEXT: return
func.func @wide(%i: index, %n: i8) -> (i64, index) {
  %0 = arith.index_cast %i : index to i64
  %1 = arith.index_cast %n : i8 to index
  return %0, %1 : i64, index
}
