// A reduction over no elements keeps its initial value, also if the body does
// not read it.
//
// RUN: dp-opt %s --dp-simplify-linalg -cse -split-input-file | FileCheck %s

#whole = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func private @never
// CHECK-SAME: %{{.*}}: tensor<6x0xi64>, %[[INIT:.*]]: tensor<6xi64>)
// CHECK-NEXT: return %[[INIT]]
func.func private @never(%x: tensor<6x0xi64>, %init: tensor<6xi64>) -> tensor<6xi64> attributes {dp.spmd} {
  %0 = linalg.reduce { arith.addi } ins(%x : tensor<6x0xi64>) outs(%init : tensor<6xi64>) dimensions = [1]
  return %0 : tensor<6xi64>
}

// -----

#whole = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// The body reads the initial value no more once the zeros are in it.

// CHECK-LABEL: func.func private @maybe
// CHECK-SAME: %[[X:[^:]*]]: tensor<6x?xi64>, %[[INIT:[^:]*]]: tensor<6xi64>)
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %{{.*}}
// CHECK: %[[RUNS:.*]] = arith.cmpi ne, %[[N]], %{{.*}}
// CHECK: linalg.generic {{.*}} outs(%[[INIT]] :
// CHECK: ^bb0(%{{.*}}: i64, %[[OUT:.*]]: i64):
// CHECK-NEXT: %[[R:.*]] = arith.select %[[RUNS]], %{{.*}}, %[[OUT]]
// CHECK-NEXT: linalg.yield %[[R]]
func.func private @maybe(%x: tensor<6x?xi64>, %init: tensor<6xi64>) -> tensor<6xi64> attributes {dp.spmd} {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = tensor.dim %x, %c1 : tensor<6x?xi64>
  %empty = tensor.empty(%n) : tensor<6x?xi64>
  %zeros = linalg.fill ins(%zero : i64) outs(%empty : tensor<6x?xi64>) -> tensor<6x?xi64>
  %0 = linalg.generic {indexing_maps = [#whole, #whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%zeros, %x : tensor<6x?xi64>, tensor<6x?xi64>) outs(%init : tensor<6xi64>) {
  ^bb0(%a: i64, %b: i64, %c: i64):
    %1 = arith.muli %a, %c : i64
    linalg.yield %1 : i64
  } -> tensor<6xi64>
  return %0 : tensor<6xi64>
}

// -----

#whole = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// A loop that runs overwrites it.

// CHECK-LABEL: func.func private @always
// CHECK-SAME: %[[X:[^:]*]]: tensor<6x2xi64>, %[[INIT:[^:]*]]: tensor<6xi64>)
// CHECK: %[[E:.*]] = tensor.empty()
// CHECK: linalg.generic {{.*}} outs(%[[E]] :
// CHECK-NOT: arith.select
func.func private @always(%x: tensor<6x2xi64>, %init: tensor<6xi64>) -> tensor<6xi64> attributes {dp.spmd} {
  %0 = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<6x2xi64>) outs(%init : tensor<6xi64>) {
  ^bb0(%a: i64, %b: i64):
    linalg.yield %a : i64
  } -> tensor<6xi64>
  return %0 : tensor<6xi64>
}
