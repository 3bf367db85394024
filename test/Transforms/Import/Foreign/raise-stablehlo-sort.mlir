// RUN: dp-opt %s --allow-unregistered-dialect --dp-convert-stablehlo --split-input-file --verify-diagnostics | FileCheck %s

// The indices that sort rows. A constant that folding moved out of the region.
// CHECK-LABEL: func.func @argsort(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x5xf32>, %[[I:[^:]*]]: tensor<8x5xi32>
// CHECK: %[[R:.*]]:2 = dp.sort outs(%[[X]], %[[I]] : tensor<8x5xf32>, tensor<8x5xi32>) dim 1 {
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: i32, %{{.*}}: i32):
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.0
// CHECK-NEXT: %[[IS:.*]] = arith.cmpf oeq, %[[A]], %[[ZERO]]
// CHECK-NEXT: %[[AGAIN:.*]] = arith.constant 0.0
// CHECK-NEXT: %[[KEY:.*]] = arith.select %[[IS]], %[[AGAIN]], %[[A]]
// CHECK-NEXT: %[[LESS:.*]] = arith.cmpf olt, %[[KEY]], %[[B]]
// CHECK-NEXT: dp.yield %[[LESS]]
// CHECK: return %[[R]]#1
func.func @argsort(%x: tensor<8x5xf32>, %i: tensor<8x5xi32>) -> tensor<8x5xi32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %is = arith.cmpf oeq, %a, %zero : tensor<f32>
    %key = arith.select %is, %zero, %a : tensor<i1>, tensor<f32>
    %less = arith.cmpf olt, %key, %b : tensor<f32>
    "stablehlo.return"(%less) : (tensor<i1>) -> ()
  }) : (tensor<8x5xf32>, tensor<8x5xi32>) -> (tensor<8x5xf32>, tensor<8x5xi32>)
  return %r#1 : tensor<8x5xi32>
}

// -----

// CHECK-LABEL: func.func @unsigned(
// CHECK: dp.sort outs(%{{.*}} : tensor<8xi8>) dim 0
// CHECK: arith.cmpi ugt, %{{.*}}, %{{.*}} : i8
func.func @unsigned(%x: tensor<8xui8>) -> tensor<8xui8> {
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %more = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    "stablehlo.return"(%more) : (tensor<i1>) -> ()
  }) : (tensor<8xui8>) -> tensor<8xui8>
  return %r : tensor<8xui8>
}

// -----

func.func @dimension(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'stablehlo.sort' op cannot become dp.sort: expected a 'dimension' of 'tensor<8xf32>', found 1}}
  %r = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = arith.cmpf olt, %a, %b : tensor<f32>
    "stablehlo.return"(%less) : (tensor<i1>) -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @shapes(%x: tensor<8xf32>, %y: tensor<7xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected values of one shape, found 'tensor<7xf32>' beside 'tensor<8xf32>'}}
  %r:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64}> : (tensor<8xf32>, tensor<7xf32>) -> (tensor<8xf32>, tensor<7xf32>)
  return %r#0 : tensor<8xf32>
}

// -----

func.func @results(%x: tensor<8xf32>) {
  // expected-error @+1 {{expected values that are ranked tensors, and a result for each}}
  "stablehlo.sort"(%x) <{dimension = 0 : i64}> : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @region(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected a region that compares two elements of each value}}
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @order(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'stablehlo.sort' op has 'stablehlo.compare' in its region, which is no computation on numbers that dp knows}}
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // expected-note @+1 {{see the op here}}
    %less = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%less) : (tensor<i1>) -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
