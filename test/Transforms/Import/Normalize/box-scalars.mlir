// RUN: dp-opt %s --dp-box-scalars | FileCheck %s

// CHECK-LABEL: func @scalars(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[N:.*]]: tensor<i64> {dp.name = "n"}, %[[R:.*]]: tensor<f32>)
// CHECK-SAME: -> (tensor<i64> {dp.name = "m"}, tensor<i1>, tensor<4xf32>)
func.func @scalars(%x: tensor<4xf32>, %n: index {dp.name = "n"}, %rate: f32)
    -> (index {dp.name = "m"}, i1, tensor<4xf32>) {
  // CHECK: %[[I:.*]] = tensor.extract %[[N]][] : tensor<i64>
  // CHECK: %[[I1:.*]] = arith.index_cast %[[I]] : i64 to index
  // CHECK: %[[F:.*]] = tensor.extract %[[R]][] : tensor<f32>
  // CHECK: %[[M:.*]] = arith.addi %[[I1]]
  %c1 = arith.constant 1 : index
  %m = arith.addi %n, %c1 : index
  // CHECK: %[[P:.*]] = arith.cmpf ogt, %[[F]], %[[F]]
  %p = arith.cmpf ogt, %rate, %rate : f32
  // CHECK: %[[M1:.*]] = arith.index_cast %[[M]] : index to i64
  // CHECK: %[[MB:.*]] = tensor.from_elements %[[M1]] : tensor<i64>
  // CHECK: %[[PB:.*]] = tensor.from_elements %[[P]] : tensor<i1>
  // CHECK: return %[[MB]], %[[PB]], %[[X]]
  return %m, %p, %x : index, i1, tensor<4xf32>
}

// Not what is called, or private.
// CHECK-LABEL: func @called(%{{.*}}: f32) -> f32
func.func @called(%x: f32) -> f32 {
  %0 = func.call @called(%x) : (f32) -> f32
  return %0 : f32
}
// CHECK-LABEL: func private @helper(%{{.*}}: f32) -> f32
func.func private @helper(%x: f32) -> f32 {
  return %x : f32
}
