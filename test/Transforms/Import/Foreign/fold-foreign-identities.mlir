// RUN: dp-opt %s --allow-unregistered-dialect --dp-convert-stablehlo --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-NOT: sdy
// CHECK-LABEL: func.func @identities(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>, %[[Y:[^:]*]]: tensor<f32>) -> (tensor<8xf32>, tensor<f32>)
// CHECK-NEXT: return %[[X]], %[[Y]]
"sdy.mesh"() <{mesh = #sdy.mesh<[]>, sym_name = "empty"}> : () -> ()
"sdy.mesh"() <{mesh = #sdy.mesh<["data"=1, "model"=1]>, sym_name = "one"}> : () -> ()
func.func @identities(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@one, [{"data"}]>}, %y: tensor<f32>)
    -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@one, [{"data"}]>}, tensor<f32>) {
  %0:2 = "stablehlo.optimization_barrier"(%x, %y) : (tensor<8xf32>, tensor<f32>) -> (tensor<8xf32>, tensor<f32>)
  %1 = "sdy.sharding_constraint"(%0#0) <{sharding = #sdy.sharding<@one, [{"data"}]>}> : (tensor<8xf32>) -> tensor<8xf32>
  %2 = "stablehlo.custom_call"(%1) <{call_target_name = "Sharding"}> {mhlo.sharding = "{replicated}"} : (tensor<8xf32>) -> tensor<8xf32>
  return %2, %0#1 : tensor<8xf32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>, %[[INIT:[^:]*]]: tensor<f32>
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%[[X]], %[[INIT]] : tensor<8xf32>, tensor<f32>)
// CHECK-NEXT: ^bb0(%[[E:.*]]: f32, %[[I:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[R:.*]] = arith.addf %[[I]], %[[E]]
// CHECK-NEXT: linalg.yield %[[R]]
func.func @reduce(%x: tensor<8xf32>, %init: tensor<f32>) -> tensor<8xf32> {
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = arith.addf %a, %b : tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @dimensions(%x: tensor<8xf32>, %init: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{'stablehlo.reduce' op is not lowered; expected a reduction over no dimensions, or one in linalg}}
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

func.func @call(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op calls 'lapack_cpotrf_ffi', which dp does not have}}
  %r = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_cpotrf_ffi"}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

func.func @types(%x: tensor<8xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op expected results of its operands' types}}
  %r = "stablehlo.custom_call"(%x) <{call_target_name = "Sharding"}> : (tensor<8xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// expected-error @+1 {{'sdy.mesh' op is a mesh of 8 devices; dp places tensors itself, so export the step for one device}}
"sdy.mesh"() <{mesh = #sdy.mesh<["data"=4, "model"=2]>, sym_name = "mesh"}> : () -> ()

// -----

// expected-error @+1 {{'sdy.mesh' op is a mesh of a form that dp does not know}}
"sdy.mesh"() <{mesh = "data", sym_name = "mesh"}> : () -> ()
