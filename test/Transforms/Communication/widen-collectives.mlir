// RUN: dp-opt %s --dp-widen-collectives --split-input-file | FileCheck %s

// CHECK-LABEL: func @signed
// CHECK: arith.extsi %{{.*}} : i7 to i8
// CHECK: %[[R:.*]] = dp.all_reduce %{{.*}} kind max : tensor<3xi8> -> tensor<3xi8>
// CHECK: linalg.generic {{.*}} ins(%[[R]] : tensor<3xi8>)
// CHECK: arith.trunci %{{.*}} : i8 to i7
func.func @signed(%a: tensor<3xi7>) -> tensor<3xi7> attributes {dp.spmd} {
  %0 = dp.all_reduce %a kind max : tensor<3xi7> -> tensor<3xi7>
  return %0 : tensor<3xi7>
}

// -----

// CHECK-LABEL: func @chunk
// CHECK: arith.extui %{{.*}} : i24 to i32
// CHECK: dp.reduce_scatter %{{.*}} dim 0 : tensor<8xi32> -> tensor<2xi32>
// CHECK: arith.trunci %{{.*}} : i32 to i24
func.func @chunk(%a: tensor<8xi24>) -> tensor<2xi24> attributes {dp.spmd, dp.devices = 4 : i64} {
  %0 = dp.reduce_scatter %a dim 0 : tensor<8xi24> -> tensor<2xi24>
  return %0 : tensor<2xi24>
}

// -----

// A bool is a byte for the runtime; what only moves is bytes.
// CHECK-LABEL: func @same
// CHECK-NOT: arith.ext
func.func @same(%a: tensor<3xi1>, %b: tensor<2xi7>) -> (tensor<3xi1>, tensor<8xi7>) attributes {dp.spmd, dp.devices = 4 : i64} {
  %0 = dp.all_reduce %a kind or : tensor<3xi1> -> tensor<3xi1>
  %1 = dp.all_gather %b dim 0 : tensor<2xi7> -> tensor<8xi7>
  return %0, %1 : tensor<3xi1>, tensor<8xi7>
}
