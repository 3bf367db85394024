// dp.index_update and dp.buffer.index_update in their custom form, through
// generic form and bytecode, and what becomes simpler.

// RUN: dp-opt %s | dp-opt | FileCheck %s
// RUN: dp-opt %s --mlir-print-op-generic | dp-opt | FileCheck %s
// RUN: dp-opt %s --emit-bytecode | dp-opt | FileCheck %s
// RUN: dp-opt %s --canonicalize | FileCheck %s --check-prefix=CANON

// CHECK-LABEL: func @forms(
func.func @forms(%u: tensor<6x4x3xf32>, %d: tensor<8x3xf32>, %i: tensor<6x4xi32>,
    %v: tensor<6x4x1xindex>, %e: tensor<6x8x9x3xf32>, %w: tensor<6x4x2xi64>) {
  // CHECK: dp.index_update %{{.*}} into %{{.*}} at %{{.*}} dims [0] : tensor<6x4x3xf32>, tensor<8x3xf32>, tensor<6x4xi32>
  %0 = dp.index_update %u into %d at %i dims [0] : tensor<6x4x3xf32>, tensor<8x3xf32>, tensor<6x4xi32>
  // CHECK: dp.index_update %{{.*}} dims [0] kind add : tensor<6x4x3xf32>, tensor<8x3xf32>, tensor<6x4x1xindex>
  %1 = dp.index_update %u into %d at %v dims [0] kind add : tensor<6x4x3xf32>, tensor<8x3xf32>, tensor<6x4x1xindex>
  // CHECK: dp.index_update %{{.*}} dims [2, 1] batching [0] kind maxnum {dp.reason = "x"} : tensor<6x4x3xf32>, tensor<6x8x9x3xf32>, tensor<6x4x2xi64>
  %2 = dp.index_update %u into %e at %w dims [2, 1] batching [0] kind maxnum {dp.reason = "x"} : tensor<6x4x3xf32>, tensor<6x8x9x3xf32>, tensor<6x4x2xi64>
  return
}

// No counted dimension: one update.
// CHECK-LABEL: func @one(
func.func @one(%u: tensor<3xi32>, %d: tensor<8x9x3xi32>, %i: tensor<2xi32>, %j: tensor<i32>,
    %s: tensor<i32>, %e: tensor<?xi32>) {
  // CHECK: dp.index_update %{{.*}} dims [0, 1] kind umin
  %0 = dp.index_update %u into %d at %i dims [0, 1] kind umin : tensor<3xi32>, tensor<8x9x3xi32>, tensor<2xi32>
  // CHECK: dp.index_update %{{.*}} dims [0] kind and
  %1 = dp.index_update %s into %e at %j dims [0] kind and : tensor<i32>, tensor<?xi32>, tensor<i32>
  return
}

// CHECK-LABEL: func @buffers(
func.func @buffers(%u: memref<?x3xi8>, %d: memref<8x3xi8>, %i: memref<?xi32>, %e: memref<?x5xi32>) attributes {dp.spmd} {
  // CHECK: dp.buffer.index_update %{{.*}} into %{{.*}} at %{{.*}} dims [0] kind or : memref<?x3xi8>, memref<8x3xi8>, memref<?xi32>
  dp.buffer.index_update %u into %d at %i dims [0] kind or : memref<?x3xi8>, memref<8x3xi8>, memref<?xi32>
  // CHECK: dp.buffer.index_update %{{.*}} dims [1] batching [0] :
  dp.buffer.index_update %i into %e at %i dims [1] batching [0] : memref<?xi32>, memref<?x5xi32>, memref<?xi32>
  return
}

// Without an update, or with one that changes nothing, the destination is left.
// CANON-LABEL: func @nothing(
// CANON-SAME: %[[D:[^ ]*]]: tensor<8x3xf32>
// CANON-NEXT: return %[[D]], %[[D]], %[[D]]
func.func @nothing(%d: tensor<8x3xf32>, %i: tensor<4xi32>, %none: tensor<0x3xf32>, %at: tensor<0xi32>)
    -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x3xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x3xf32>
  %one = arith.constant dense<1.0> : tensor<4x3xf32>
  %0 = dp.index_update %none into %d at %at dims [0] : tensor<0x3xf32>, tensor<8x3xf32>, tensor<0xi32>
  %1 = dp.index_update %zero into %d at %i dims [0] kind add : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  %2 = dp.index_update %one into %d at %i dims [0] kind mul : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  return %0, %1, %2 : tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x3xf32>
}

// Zeros change something where they are set or compared.
// CANON-LABEL: func @something(
// CANON-COUNT-3: dp.index_update
func.func @something(%d: tensor<8x3xf32>, %i: tensor<4xi32>) -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x3xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x3xf32>
  %0 = dp.index_update %zero into %d at %i dims [0] : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  %1 = dp.index_update %zero into %d at %i dims [0] kind max : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  %2 = dp.index_update %zero into %d at %i dims [0] kind mul : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  return %0, %1, %2 : tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x3xf32>
}

// What is set needs no update before at the same indices.
// CANON-LABEL: func @overwritten(
// CANON-SAME: %[[D:[^ ]*]]: tensor<8x3xf32>, %{{[^ ]*}}: tensor<4x3xf32>, %[[V:[^ ]*]]: tensor<4x3xf32>, %[[I:[^ ]*]]: tensor<4xi32>
// CANON-NEXT: dp.index_update %[[V]] into %[[D]] at %[[I]] dims [0] :
// CANON-NEXT: return
func.func @overwritten(%d: tensor<8x3xf32>, %u: tensor<4x3xf32>, %v: tensor<4x3xf32>, %i: tensor<4xi32>) -> tensor<8x3xf32> {
  %0 = dp.index_update %u into %d at %i dims [0] kind add : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  %1 = dp.index_update %v into %0 at %i dims [0] : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  return %1 : tensor<8x3xf32>
}

// Other indices, or a sum: both updates count.
// CANON-LABEL: func @both(
// CANON-COUNT-4: dp.index_update
func.func @both(%d: tensor<8x3xf32>, %u: tensor<4x3xf32>, %i: tensor<4xi32>, %j: tensor<4xi32>) -> (tensor<8x3xf32>, tensor<8x3xf32>) {
  %0 = dp.index_update %u into %d at %i dims [0] kind add : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  %1 = dp.index_update %u into %0 at %j dims [0] : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  %2 = dp.index_update %u into %0 at %i dims [0] kind mul : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  %3 = dp.index_update %u into %2 at %i dims [0] kind add : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  return %1, %3 : tensor<8x3xf32>, tensor<8x3xf32>
}
