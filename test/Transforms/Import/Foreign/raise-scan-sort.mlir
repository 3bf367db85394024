// RUN: dp-opt %s --allow-unregistered-dialect --dp-convert-tm-tensor --split-input-file --verify-diagnostics | FileCheck %s

// An inclusive scan does not read the accumulator.
// CHECK-LABEL: func.func @cumsum(
// CHECK-SAME: %[[X:[^:]*]]: tensor<6x5xf32>, %[[O:[^:]*]]: tensor<6x5xf32>, %{{.*}}: tensor<6xf32>)
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[Z:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<6xf32>) -> tensor<6xf32>
// CHECK: %[[P:.*]], %[[T:.*]] = dp.scan ins(%[[X]] : tensor<6x5xf32>) outs(%[[O]] : tensor<6x5xf32>) init(%[[Z]] : tensor<6xf32>) dim 1 {
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32):
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %[[B]] : f32
// CHECK-NEXT: dp.yield %[[S]] : f32
// CHECK: return %[[P]], %[[T]]
func.func @cumsum(%x: tensor<6x5xf32>, %o: tensor<6x5xf32>, %a: tensor<6xf32>) -> (tensor<6x5xf32>, tensor<6xf32>) {
  %p:2 = "tm_tensor.scan"(%x, %o, %a) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%before: f32, %element: f32):
    %s = arith.addf %before, %element : f32
    "tm_tensor.yield"(%s) : (f32) -> ()
  }) : (tensor<6x5xf32>, tensor<6x5xf32>, tensor<6xf32>) -> (tensor<6x5xf32>, tensor<6xf32>)
  return %p#0, %p#1 : tensor<6x5xf32>, tensor<6xf32>
}

// -----

// The identity is one already.
// CHECK-LABEL: func.func @cumprod(
// CHECK: %[[ONE:.*]] = arith.constant dense<1> : tensor<5xi64>
// CHECK: dp.scan {{.*}} init(%[[ONE]] : tensor<5xi64>) dim 0 {
// CHECK-NEXT: ^bb0(%[[ARG0:[^:]*]]: i64, %[[ARG1:[^:]*]]: i64):
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[ARG1]], %[[ARG0]] : i64
// CHECK-NEXT: dp.yield %[[PRODUCT]] :
func.func @cumprod(%x: tensor<6x5xi64>, %o: tensor<6x5xi64>) -> tensor<6x5xi64> {
  %one = arith.constant dense<1> : tensor<5xi64>
  %p:2 = "tm_tensor.scan"(%x, %o, %one) <{dimension = 0 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%before: i64, %element: i64):
    %s = arith.muli %element, %before : i64
    "tm_tensor.yield"(%s) : (i64) -> ()
  }) : (tensor<6x5xi64>, tensor<6x5xi64>, tensor<5xi64>) -> (tensor<6x5xi64>, tensor<5xi64>)
  return %p#0 : tensor<6x5xi64>
}

// -----

// CHECK-LABEL: func.func @exclusive(
// CHECK: dp.scan {{.*}} init(%arg2 : tensor<6xf32>) dim 1 exclusive {
func.func @exclusive(%x: tensor<6x?xf32>, %o: tensor<6x?xf32>, %a: tensor<6xf32>) -> tensor<6x?xf32> {
  %p:2 = "tm_tensor.scan"(%x, %o, %a) <{dimension = 1 : i64, inclusive = false, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%before: f32, %element: f32):
    %s = arith.maximumf %before, %element : f32
    "tm_tensor.yield"(%s) : (f32) -> ()
  }) : (tensor<6x?xf32>, tensor<6x?xf32>, tensor<6xf32>) -> (tensor<6x?xf32>, tensor<6xf32>)
  return %p#0 : tensor<6x?xf32>
}

// -----

func.func @difference(%x: tensor<6x5xf32>, %a: tensor<6xf32>) -> tensor<6x5xf32> {
  // expected-error @below {{cannot become dp.scan: its region does not combine two numbers by one arith op that is a reduction}}
  %p:2 = "tm_tensor.scan"(%x, %x, %a) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%before: f32, %element: f32):
    %s = arith.subf %before, %element : f32
    "tm_tensor.yield"(%s) : (f32) -> ()
  }) : (tensor<6x5xf32>, tensor<6x5xf32>, tensor<6xf32>) -> (tensor<6x5xf32>, tensor<6xf32>)
  return %p#0 : tensor<6x5xf32>
}

// -----

func.func @total(%x: tensor<6x5xf32>, %a: tensor<6xf32>) -> tensor<6xf32> {
  // expected-error @below {{cannot become dp.scan: the last accumulator of an exclusive scan is used}}
  %p:2 = "tm_tensor.scan"(%x, %x, %a) <{dimension = 1 : i64, inclusive = false, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%before: f32, %element: f32):
    %s = arith.addf %before, %element : f32
    "tm_tensor.yield"(%s) : (f32) -> ()
  }) : (tensor<6x5xf32>, tensor<6x5xf32>, tensor<6xf32>) -> (tensor<6x5xf32>, tensor<6xf32>)
  return %p#1 : tensor<6xf32>
}

// -----

func.func @dimension(%x: tensor<6x5xf32>, %a: tensor<6xf32>) -> tensor<6x5xf32> {
  // expected-error @below {{cannot become dp.scan: expected ranked tensors, a 'dimension' of the input and whether it is 'inclusive'}}
  %p:2 = "tm_tensor.scan"(%x, %x, %a) <{dimension = 2 : i64, inclusive = true}> ({
  ^bb0(%before: f32, %element: f32):
    "tm_tensor.yield"(%before) : (f32) -> ()
  }) : (tensor<6x5xf32>, tensor<6x5xf32>, tensor<6xf32>) -> (tensor<6x5xf32>, tensor<6xf32>)
  return %p#0 : tensor<6x5xf32>
}

// -----

// Strict, and NaN is the largest number.
// CHECK-LABEL: func.func @ascending(
// CHECK: dp.sort outs(%{{.*}}, %{{.*}} : tensor<6x5xf32>, tensor<6x5xi64>) dim 1 {
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: i64, %{{.*}}: i64):
// CHECK-DAG: %[[L:.*]] = arith.cmpf olt, %[[A]], %[[B]]
// CHECK-DAG: %[[U:.*]] = arith.cmpf uno, %[[B]], %[[B]]
// CHECK-DAG: %[[O:.*]] = arith.cmpf ord, %[[A]], %[[A]]
// CHECK: %[[N:.*]] = arith.andi %[[U]], %[[O]]
// CHECK: %[[R:.*]] = arith.ori %[[L]], %[[N]]
// CHECK: dp.yield %[[R]] : i1
func.func @ascending(%x: tensor<6x5xf32>, %i: tensor<6x5xi64>) -> tensor<6x5xi64> {
  %r:2 = "tm_tensor.sort"(%x, %i) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
  ^bb0(%a: f32, %b: f32, %ia: i64, %ib: i64):
    %le = arith.cmpf ole, %a, %b : f32
    "tm_tensor.yield"(%le) : (i1) -> ()
  }) : (tensor<6x5xf32>, tensor<6x5xi64>) -> (tensor<6x5xf32>, tensor<6x5xi64>)
  return %r#1 : tensor<6x5xi64>
}

// -----

// CHECK-LABEL: func.func @descending(
// CHECK: ^bb0(%[[A:.*]]: f64, %[[B:.*]]: f64):
// CHECK-DAG: arith.cmpf ogt, %[[A]], %[[B]]
// CHECK-DAG: arith.cmpf uno, %[[A]], %[[A]]
// CHECK-DAG: arith.cmpf ord, %[[B]], %[[B]]
func.func @descending(%x: tensor<6x5xf64>) -> tensor<6x5xf64> {
  %r = "tm_tensor.sort"(%x) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: f64, %b: f64):
    %ge = arith.cmpf oge, %a, %b : f64
    "tm_tensor.yield"(%ge) : (i1) -> ()
  }) : (tensor<6x5xf64>) -> tensor<6x5xf64>
  return %r : tensor<6x5xf64>
}

// -----

// By the second value.
// CHECK-LABEL: func.func @integers(
// CHECK: ^bb0(%{{.*}}: f32, %{{.*}}: f32, %[[A:.*]]: i32, %[[B:.*]]: i32):
// CHECK-NEXT: %[[L:.*]] = arith.cmpi ugt, %[[A]], %[[B]] : i32
// CHECK-NEXT: dp.yield %[[L]]
func.func @integers(%x: tensor<6xf32>, %i: tensor<6xi32>) -> tensor<6xf32> {
  %r:2 = "tm_tensor.sort"(%x, %i) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
  ^bb0(%a: f32, %b: f32, %ia: i32, %ib: i32):
    %ge = arith.cmpi uge, %ia, %ib : i32
    "tm_tensor.yield"(%ge) : (i1) -> ()
  }) : (tensor<6xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<6xi32>)
  return %r#0 : tensor<6xf32>
}

// -----

func.func @equal(%x: tensor<6xi32>) -> tensor<6xi32> {
  // expected-error @below {{cannot become dp.sort: its region is not one comparison of two elements of a value by <, <=, > or >=}}
  %r = "tm_tensor.sort"(%x) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: i32, %b: i32):
    %eq = arith.cmpi eq, %a, %b : i32
    "tm_tensor.yield"(%eq) : (i1) -> ()
  }) : (tensor<6xi32>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// -----

func.func @shapes(%x: tensor<6xi32>, %y: tensor<5xi32>) -> tensor<6xi32> {
  // expected-error @below {{cannot become dp.sort: expected values of one shape, found 'tensor<5xi32>' beside 'tensor<6xi32>'}}
  %r:2 = "tm_tensor.sort"(%x, %y) <{dimension = 0 : i64}> ({
  ^bb0(%a: i32, %b: i32, %c: i32, %d: i32):
    %lt = arith.cmpi slt, %a, %b : i32
    "tm_tensor.yield"(%lt) : (i1) -> ()
  }) : (tensor<6xi32>, tensor<5xi32>) -> (tensor<6xi32>, tensor<5xi32>)
  return %r#0 : tensor<6xi32>
}

// -----

// The first two of a sort.
// CHECK-LABEL: func.func @topk(
// CHECK: %[[I:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<6x5xi32>)
// CHECK: linalg.index 1
// CHECK: %[[R:.*]]:2 = dp.sort outs(%{{.*}}, %[[I]] : tensor<6x5xf32>, tensor<6x5xi32>) dim 1 {
// CHECK: arith.cmpf olt
// CHECK-DAG: tensor.extract_slice %[[R]]#0[0, 0] [6, 2] [1, 1]
// CHECK-DAG: tensor.extract_slice %[[R]]#1[0, 0] [6, 2] [1, 1]
func.func @topk(%x: tensor<6x5xf32>) -> (tensor<6x2xf32>, tensor<6x2xi32>) {
  %inf = arith.constant dense<0x7F800000> : tensor<6x2xf32>
  %most = arith.constant dense<2147483647> : tensor<6x2xi32>
  %r:2 = "tm_tensor.topk"(%x, %inf, %most) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %lt = arith.cmpf olt, %a, %b : f32
    "tm_tensor.yield"(%lt) : (i1) -> ()
  }) : (tensor<6x5xf32>, tensor<6x2xf32>, tensor<6x2xi32>) -> (tensor<6x2xf32>, tensor<6x2xi32>)
  return %r#0, %r#1 : tensor<6x2xf32>, tensor<6x2xi32>
}

// -----

func.func @topk_before(%x: tensor<6x5xf32>, %d: tensor<6x2xf32>, %i: tensor<6x2xi32>) -> tensor<6x2xf32> {
  // expected-error @below {{cannot become dp.sort: expected a comparison by <, <=, > or >= and destinations that hold what comes last by it}}
  %r:2 = "tm_tensor.topk"(%x, %d, %i) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %lt = arith.cmpf olt, %a, %b : f32
    "tm_tensor.yield"(%lt) : (i1) -> ()
  }) : (tensor<6x5xf32>, tensor<6x2xf32>, tensor<6x2xi32>) -> (tensor<6x2xf32>, tensor<6x2xi32>)
  return %r#0 : tensor<6x2xf32>
}

// -----

func.func @topk_more(%x: tensor<6x2xi64>, %i: tensor<6x3xi32>) -> tensor<6x3xi64> {
  %most = arith.constant dense<9223372036854775807> : tensor<6x3xi64>
  // expected-error @below {{cannot become dp.sort: expected at most as many results as there are values along dimension 1}}
  %r:2 = "tm_tensor.topk"(%x, %most, %i) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: i64, %b: i64):
    %lt = arith.cmpi slt, %a, %b : i64
    "tm_tensor.yield"(%lt) : (i1) -> ()
  }) : (tensor<6x2xi64>, tensor<6x3xi64>, tensor<6x3xi32>) -> (tensor<6x3xi64>, tensor<6x3xi32>)
  return %r#0 : tensor<6x3xi64>
}
