// A call of a function with an indexed update goes away; one that says how
// devices work together stays.

// RUN: dp-opt %s --inline | FileCheck %s --enable-var-scope

func.func private @update(%u: tensor<3xf32>, %d: tensor<8xf32>, %i: tensor<3xi32>) -> tensor<8xf32> {
  %0 = dp.index_update %u into %d at %i dims [0] kind add : tensor<3xf32>, tensor<8xf32>, tensor<3xi32>
  return %0 : tensor<8xf32>
}

func.func private @sum(%g: tensor<4xf32>) -> tensor<4xf32> attributes {dp.spmd} {
  %0 = dp.all_reduce %g : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[U:.*]]: tensor<3xf32>, %[[D:.*]]: tensor<8xf32>, %[[I:.*]]: tensor<3xi32>, %[[G:.*]]: tensor<4xf32>
func.func @calls(%u: tensor<3xf32>, %d: tensor<8xf32>, %i: tensor<3xi32>, %g: tensor<4xf32>)
    -> (tensor<8xf32>, tensor<4xf32>) {
  // CHECK: dp.index_update %[[U]] into %[[D]] at %[[I]] dims [0] kind add
  %0 = call @update(%u, %d, %i) : (tensor<3xf32>, tensor<8xf32>, tensor<3xi32>) -> tensor<8xf32>
  // CHECK: call @sum(%[[G]])
  %1 = call @sum(%g) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<8xf32>, tensor<4xf32>
}
