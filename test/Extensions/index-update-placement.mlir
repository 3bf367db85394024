// The rule of dp.index_update. test/Integration/index-update.test runs the entries.

// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=4 --canonicalize | FileCheck %s

//===----------------------------------------------------------------------===//
// Updates sharded along what counts them
//===----------------------------------------------------------------------===//

// The gradient of an embedding: a sum of partials, nothing is gathered.
// CHECK-LABEL: func @embedding(
// CHECK-NOT: gather
// CHECK: dp.index_update {{.*}} : tensor<2x3x4xf32>, tensor<6x4xf32>, tensor<2x3xi64>
// CHECK-NOT: gather
// CHECK: dp.reduce_add
func.func @embedding(%g: tensor<8x3x4xf32> {dp.scatter = 0}, %ids: tensor<8x3xi64> {dp.scatter = 0}) -> tensor<6x4xf32> {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<6x4xf32>
  // expected-remark @below {{partial<add>}}
  %0 = dp.index_update %g into %zero at %ids dims [0] kind add : tensor<8x3x4xf32>, tensor<6x4xf32>, tensor<8x3xi64>
  return %0 : tensor<6x4xf32>
}

// A destination that is there counts once.
// CHECK-LABEL: func @counts_once(
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %{{.*}}, %{{.*}} : index
// CHECK: arith.select %[[FIRST]]
// CHECK: dp.index_update
func.func @counts_once(%d: tensor<6xf32>, %u: tensor<7xf32> {dp.scatter = 0}, %i: tensor<7xi32> {dp.scatter = 0}) -> tensor<6xf32> {
  // expected-remark @below {{partial<add>}}
  %0 = dp.index_update %u into %d at %i dims [0] kind add : tensor<7xf32>, tensor<6xf32>, tensor<7xi32>
  return %0 : tensor<6xf32>
}

// One that is a sum itself stays one.
// CHECK-LABEL: func @twice(
// CHECK-NOT: dp.all_reduce
// CHECK-NOT: arith.select
// CHECK: dp.reduce_add
func.func @twice(%u: tensor<7x2xf32> {dp.scatter = 0}, %i: tensor<7xi32> {dp.scatter = 0}, %j: tensor<7xi64> {dp.scatter = 0}) -> tensor<6x2xf32> {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<6x2xf32>
  // expected-remark @below {{partial<add>}}
  %0 = dp.index_update %u into %zero at %i dims [0] kind add : tensor<7x2xf32>, tensor<6x2xf32>, tensor<7xi32>
  // expected-remark @below {{partial<add>}}
  %1 = dp.index_update %u into %0 at %j dims [0] kind add : tensor<7x2xf32>, tensor<6x2xf32>, tensor<7xi64>
  return %1 : tensor<6x2xf32>
}

func.func @kinds(%d: tensor<9x2xi32>, %u: tensor<7x2xi32> {dp.scatter = 0}, %i: tensor<7xi64> {dp.scatter = 0})
    -> (tensor<9x2xi32>, tensor<9x2xi32>, tensor<9x2xi32>, tensor<9x2xi32>, tensor<9x2xi32>, tensor<9x2xi32>, tensor<9x2xi32>) {
  // expected-remark @below {{partial<mul>}}
  %0 = dp.index_update %u into %d at %i dims [0] kind mul : tensor<7x2xi32>, tensor<9x2xi32>, tensor<7xi64>
  // expected-remark @below {{partial<max>}}
  %1 = dp.index_update %u into %d at %i dims [0] kind max : tensor<7x2xi32>, tensor<9x2xi32>, tensor<7xi64>
  // expected-remark @below {{partial<umin>}}
  %2 = dp.index_update %u into %d at %i dims [0] kind umin : tensor<7x2xi32>, tensor<9x2xi32>, tensor<7xi64>
  // expected-remark @below {{partial<and>}}
  %3 = dp.index_update %u into %d at %i dims [0] kind and : tensor<7x2xi32>, tensor<9x2xi32>, tensor<7xi64>
  // expected-remark @below {{partial<or>}}
  %4 = dp.index_update %u into %d at %i dims [0] kind or : tensor<7x2xi32>, tensor<9x2xi32>, tensor<7xi64>
  // expected-remark @below {{partial<xor>}}
  %5 = dp.index_update %u into %d at %i dims [0] kind xor : tensor<7x2xi32>, tensor<9x2xi32>, tensor<7xi64>
  // expected-remark @below {{partial<umax>}}
  %6 = dp.index_update %u into %d at %i dims [0] kind umax : tensor<7x2xi32>, tensor<9x2xi32>, tensor<7xi64>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<9x2xi32>, tensor<9x2xi32>, tensor<9x2xi32>, tensor<9x2xi32>, tensor<9x2xi32>, tensor<9x2xi32>, tensor<9x2xi32>
}

func.func @float_kinds(%d: tensor<5xf64>, %u: tensor<3x7xf64> {dp.scatter = 1}, %i: tensor<3x7xi64> {dp.scatter = 1})
    -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) {
  // expected-remark @below {{partial<min>}}
  %0 = dp.index_update %u into %d at %i dims [0] kind min : tensor<3x7xf64>, tensor<5xf64>, tensor<3x7xi64>
  // expected-remark @below {{partial<maxnum>}}
  %1 = dp.index_update %u into %d at %i dims [0] kind maxnum : tensor<3x7xf64>, tensor<5xf64>, tensor<3x7xi64>
  // expected-remark @below {{partial<minnum>}}
  %2 = dp.index_update %u into %d at %i dims [0] kind minnum : tensor<3x7xf64>, tensor<5xf64>, tensor<3x7xi64>
  // expected-remark @below {{partial<mul>}}
  %3 = dp.index_update %u into %d at %i dims [0] kind mul : tensor<3x7xf64>, tensor<5xf64>, tensor<3x7xi64>
  return %0, %1, %2, %3 : tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>
}

// Which update is the last only their order says.
// CHECK-LABEL: func @set(
// CHECK-DAG: dp.all_gather {{.*}} tensor<2x2xf32>
// CHECK-DAG: dp.all_gather {{.*}} tensor<2xi64>
func.func @set(%d: tensor<6x2xf32>, %u: tensor<8x2xf32> {dp.scatter = 0}, %i: tensor<8xi64> {dp.scatter = 0}) -> tensor<6x2xf32> {
  // expected-remark @below {{replicated}}
  %0 = dp.index_update %u into %d at %i dims [0] : tensor<8x2xf32>, tensor<6x2xf32>, tensor<8xi64>
  return %0 : tensor<6x2xf32>
}

//===----------------------------------------------------------------------===//
// Batching and window dimensions
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @labels(
// CHECK-NOT: dp.all_
// CHECK: return
func.func @labels(%x: tensor<8x10xf32> {dp.scatter = 0}, %labels: tensor<8xi64> {dp.scatter = 0}, %y: tensor<8xf32> {dp.scatter = 0}) -> tensor<8x10xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = dp.index_update %y into %x at %labels dims [1] batching [0] : tensor<8xf32>, tensor<8x10xf32>, tensor<8xi64>
  return %0 : tensor<8x10xf32>
}

// Zeros are made for the shard; several updates in each row, in dimension 2.
func.func @rows(%labels: tensor<7x5x1xi32> {dp.scatter = 0}, %y: tensor<7x5x3xf32> {dp.scatter = 0}) -> tensor<3x7x10xf32> {
  // expected-remark @below {{sharded<1>}}
  %zero = arith.constant dense<0.0> : tensor<3x7x10xf32>
  // expected-remark @below {{sharded<1>}}
  %0 = dp.index_update %y into %zero at %labels dims [2] batching [1] kind add : tensor<7x5x3xf32>, tensor<3x7x10xf32>, tensor<7x5x1xi32>
  return %0 : tensor<3x7x10xf32>
}

func.func @window(%d: tensor<6x8xf32> {dp.scatter = 1}, %u: tensor<5x8xf32> {dp.scatter = 1}, %i: tensor<5xi64>) -> tensor<6x8xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = dp.index_update %u into %d at %i dims [0] : tensor<5x8xf32>, tensor<6x8xf32>, tensor<5xi64>
  return %0 : tensor<6x8xf32>
}

//===----------------------------------------------------------------------===//
// Indexed dimensions
//===----------------------------------------------------------------------===//

// A chunk of the destination drops what belongs to the others.
// CHECK-LABEL: func @chunk(
// CHECK-NOT: dp.all_gather
// CHECK: %[[OFFSET:.*]] = dp.shard_offset
// CHECK: arith.subi %{{.*}}, %[[OFFSET]] : index
// CHECK: dp.index_update {{.*}} : tensor<5x2xf32>, tensor<2x2xf32>, tensor<5xindex>
func.func @chunk(%d: tensor<8x2xf32> {dp.scatter = 0}, %u: tensor<5x2xf32>, %i: tensor<5xi32>) -> tensor<8x2xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = dp.index_update %u into %d at %i dims [0] : tensor<5x2xf32>, tensor<8x2xf32>, tensor<5xi32>
  return %0 : tensor<8x2xf32>
}

// The second of two numbers; the other stays.
func.func @chunk_of_two(%d: tensor<3x7x2xf32> {dp.scatter = 1}, %u: tensor<6x2xf32>, %i: tensor<6x2xi64>) -> tensor<3x7x2xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = dp.index_update %u into %d at %i dims [0, 1] kind add : tensor<6x2xf32>, tensor<3x7x2xf32>, tensor<6x2xi64>
  return %0 : tensor<3x7x2xf32>
}

func.func @swapped_dims(%d: tensor<3x7x2xf32> {dp.scatter = 1}, %u: tensor<6x2xf32>, %i: tensor<6x2xi64>) -> tensor<3x7x2xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = dp.index_update %u into %d at %i dims [1, 0] : tensor<6x2xf32>, tensor<3x7x2xf32>, tensor<6x2xi64>
  return %0 : tensor<3x7x2xf32>
}

//===----------------------------------------------------------------------===//
// What is partial
//===----------------------------------------------------------------------===//

// Sums set or added into zeros stay sums.
// CHECK-LABEL: func @linear(
// CHECK-NOT: dp.all_reduce
// CHECK: dp.yield
func.func @linear(%x: tensor<7x6xf32> {dp.scatter = 0}, %i: tensor<6xi64>) -> (tensor<6xf32>, tensor<6xf32>) {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<6xf32>
  // expected-remark @below {{partial<add>}}
  %s = linalg.reduce { arith.addf } ins(%x : tensor<7x6xf32>) outs(%zero : tensor<6xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = dp.index_update %s into %zero at %i dims [0] kind add : tensor<6xf32>, tensor<6xf32>, tensor<6xi64>
  // expected-remark @below {{partial<add>}}
  %1 = dp.index_update %0 into %s at %i dims [0] : tensor<6xf32>, tensor<6xf32>, tensor<6xi64>
  return %0, %1 : tensor<6xf32>, tensor<6xf32>
}

// Not with what is whole: it would count on each device; nor compared.
func.func @nonlinear(%x: tensor<7x6xf32> {dp.scatter = 0}, %w: tensor<6xf32>, %i: tensor<6xi64>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<6xf32>
  // expected-remark @below {{partial<add>}}
  %s = linalg.reduce { arith.addf } ins(%x : tensor<7x6xf32>) outs(%zero : tensor<6xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = dp.index_update %s into %w at %i dims [0] kind add : tensor<6xf32>, tensor<6xf32>, tensor<6xi64>
  // expected-remark @below {{replicated}}
  %1 = dp.index_update %w into %s at %i dims [0] : tensor<6xf32>, tensor<6xf32>, tensor<6xi64>
  // expected-remark @below {{replicated}}
  %2 = dp.index_update %s into %zero at %i dims [0] kind max : tensor<6xf32>, tensor<6xf32>, tensor<6xi64>
  return %0, %1, %2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
}

// A product with what is whole is linear in the destination.
func.func @scaled(%x: tensor<7x6xf32> {dp.scatter = 0}, %w: tensor<6xf32>, %i: tensor<6xi64>) -> tensor<6xf32> {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<6xf32>
  // expected-remark @below {{partial<add>}}
  %s = linalg.reduce { arith.addf } ins(%x : tensor<7x6xf32>) outs(%zero : tensor<6xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = dp.index_update %w into %s at %i dims [0] kind mul : tensor<6xf32>, tensor<6xf32>, tensor<6xi64>
  return %0 : tensor<6xf32>
}

//===----------------------------------------------------------------------===//
// Other types and shapes
//===----------------------------------------------------------------------===//

func.func @narrow(%d: tensor<6x2xf16>, %u: tensor<7x2xf16> {dp.scatter = 0}, %i: tensor<7xi8> {dp.scatter = 0},
                  %b: tensor<6xi1>, %v: tensor<7xi1> {dp.scatter = 0}, %e: tensor<6xi8>, %w: tensor<7xi8> {dp.scatter = 0}) -> (tensor<6x2xf16>, tensor<6xi1>, tensor<6xi8>) {
  // expected-remark @below {{partial<max>}}
  %0 = dp.index_update %u into %d at %i dims [0] kind max : tensor<7x2xf16>, tensor<6x2xf16>, tensor<7xi8>
  // expected-remark @below {{partial<or>}}
  %1 = dp.index_update %v into %b at %i dims [0] kind or : tensor<7xi1>, tensor<6xi1>, tensor<7xi8>
  // expected-remark @below {{partial<add>}}
  %2 = dp.index_update %w into %e at %i dims [0] kind add : tensor<7xi8>, tensor<6xi8>, tensor<7xi8>
  return %0, %1, %2 : tensor<6x2xf16>, tensor<6xi1>, tensor<6xi8>
}

// One update, and none in some shards.
func.func @few(%d: tensor<4xf32>, %u: tensor<1xf32> {dp.scatter = 0}, %i: tensor<1xi64> {dp.scatter = 0}, %s: tensor<f32>, %j: tensor<2xi64>, %m: tensor<3x3xf32>) -> (tensor<4xf32>, tensor<3x3xf32>) {
  // expected-remark @below {{partial<add>}}
  %0 = dp.index_update %u into %d at %i dims [0] kind add : tensor<1xf32>, tensor<4xf32>, tensor<1xi64>
  // expected-remark @below {{replicated}}
  %1 = dp.index_update %s into %m at %j dims [0, 1] : tensor<f32>, tensor<3x3xf32>, tensor<2xi64>
  return %0, %1 : tensor<4xf32>, tensor<3x3xf32>
}

// Batch that is known at run time only.
func.func @dynamic(%u: tensor<?x2xf32> {dp.scatter = 0}, %i: tensor<?xi64> {dp.scatter = 0}) -> tensor<5x2xf32> {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<5x2xf32>
  // expected-remark @below {{partial<add>}}
  %0 = dp.index_update %u into %zero at %i dims [0] kind add : tensor<?x2xf32>, tensor<5x2xf32>, tensor<?xi64>
  return %0 : tensor<5x2xf32>
}
