// RUN: dp-opt %s --dp-drop-signedness --canonicalize | FileCheck %s

// CHECK-LABEL: func @f(
// CHECK-SAME: %[[A:.*]]: tensor<4xi8> {dp.dtype = ui8}, %[[B:.*]]: tensor<4xi32>, %{{.*}}: i16 {dp.dtype = ui16})
// CHECK-SAME: -> (tensor<4xi8> {dp.dtype = ui8}, tensor<4xi32>, tensor<2xi64> {dp.dtype = ui64})
// CHECK: %[[C:.*]] = arith.constant dense<[-1, 7]> : tensor<2xi64>
// CHECK: %[[S:.*]] = arith.addi %[[A]], %[[A]] : tensor<4xi8>
// CHECK: return %[[S]], %[[B]], %[[C]]
func.func @f(%a: tensor<4xui8>, %b: tensor<4xsi32>, %n: ui16) -> (tensor<4xui8>, tensor<4xsi32>, tensor<2xui64>) {
  %c = arith.constant dense<[18446744073709551615, 7]> : tensor<2xui64>
  %0 = builtin.unrealized_conversion_cast %a : tensor<4xui8> to tensor<4xi8>
  %1 = arith.addi %0, %0 : tensor<4xi8>
  %2 = builtin.unrealized_conversion_cast %1 : tensor<4xi8> to tensor<4xui8>
  return %2, %b, %c : tensor<4xui8>, tensor<4xsi32>, tensor<2xui64>
}

// A private function's types change, its caller is nobody outside.
// CHECK-LABEL: func private @g(%{{.*}}: tensor<4xi8>) -> tensor<4xi8>
func.func private @g(%a: tensor<4xui8>) -> tensor<4xui8> {
  return %a : tensor<4xui8>
}
