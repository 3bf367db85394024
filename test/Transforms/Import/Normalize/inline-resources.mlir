// RUN: dp-opt %s --dp-inline-resources | FileCheck %s
// Upstream's folding fails on a resource of one element; behind the pass it does not.
// RUN: dp-opt %s --dp-inline-resources --canonicalize | FileCheck %s --check-prefix=FOLDED

// CHECK-LABEL: func @constants
// CHECK-DAG: arith.constant dense<1.000000e+00> : tensor<f32>
// CHECK-DAG: arith.constant dense<[true, false, true]> : tensor<3xi1>
// CHECK-DAG: arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>
// CHECK-DAG: arith.constant dense<[5, -1]> : tensor<2xi7>
// More elements of a type that LLVM has arrays of are not copied.
// CHECK-DAG: arith.constant dense_resource<pair> : tensor<2xf32>
// FOLDED-LABEL: func @constants
// FOLDED: arith.constant dense<2.000000e+00> : tensor<f32>
func.func @constants() -> (tensor<f32>, tensor<3xi1>, tensor<complex<f32>>, tensor<2xi7>, tensor<2xf32>) {
  %0 = arith.constant dense_resource<one> : tensor<f32>
  %1 = arith.addf %0, %0 : tensor<f32>
  %2 = arith.constant dense_resource<flags> : tensor<3xi1>
  %3 = arith.constant dense_resource<pair> : tensor<complex<f32>>
  %4 = arith.constant dense_resource<odd> : tensor<2xi7>
  %5 = arith.constant dense_resource<pair> : tensor<2xf32>
  return %1, %2, %3, %4, %5 : tensor<f32>, tensor<3xi1>, tensor<complex<f32>>, tensor<2xi7>, tensor<2xf32>
}
{-#
  dialect_resources: { builtin: {
    one: "0x040000000000803f",
    flags: "0x01000000010001",
    pair: "0x040000000000803f00000040",
    odd: "0x01000000057f"
  } }
#-}
