// RUN: dp-opt %s --dp-expand-powers | FileCheck %s --implicit-check-not=math.fpowi

// CHECK-LABEL: func.func @constants(
// CHECK-SAME: %[[X:.*]]: f32, %[[H:.*]]: bf16)
// CHECK: %[[X2:.*]] = arith.mulf %[[X]], %[[X]] : f32
// CHECK: %[[X4:.*]] = arith.mulf %[[X2]], %[[X2]] : f32
// CHECK: %[[X5:.*]] = arith.mulf %[[X]], %[[X4]] : f32
// CHECK: %[[ZERO:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[W:.*]] = arith.extf %[[H]] : bf16 to f32
// CHECK: %[[W2:.*]] = arith.mulf %[[W]], %[[W]] : f32
// CHECK: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[INVERSE:.*]] = arith.divf %[[ONE]], %[[W2]] : f32
// CHECK: %[[N:.*]] = arith.truncf %[[INVERSE]] : f32 to bf16
// CHECK: return %[[X5]], %[[X]], %[[ZERO]], %[[N]]
func.func @constants(%x: f32, %h: bf16) -> (f32, f32, f32, bf16) {
  %c5 = arith.constant 5 : i64
  %c1 = arith.constant 1 : i8
  %c0 = arith.constant 0 : i32
  %m2 = arith.constant -2 : i32
  %0 = math.fpowi %x, %c5 : f32, i64
  %1 = math.fpowi %x, %c1 : f32, i8
  %2 = math.fpowi %x, %c0 : f32, i32
  %3 = math.fpowi %h, %m2 : bf16, i32
  return %0, %1, %2, %3 : f32, f32, f32, bf16
}

// CHECK-LABEL: func.func @values(
// CHECK-SAME: %[[X:.*]]: f32, %[[N:.*]]: i64
// CHECK: %[[E:.*]] = arith.sitofp %[[N]] : i64 to f64
// CHECK: %[[B:.*]] = arith.extf %[[X]] : f32 to f64
// CHECK: %[[A:.*]] = math.absf %[[B]] : f64
// CHECK: %[[P:.*]] = math.powf %[[A]], %[[E]] : f64
// CHECK: %[[ODD:.*]] = arith.trunci %[[N]] : i64 to i1
// CHECK: %[[S:.*]] = math.copysign %[[P]], %[[B]] : f64
// CHECK: %[[R:.*]] = arith.select %[[ODD]], %[[S]], %[[P]] : f64
// CHECK: arith.truncf %[[R]] : f64 to f32
// CHECK: math.powf %{{.*}}, %{{.*}} : f64
func.func @values(%x: f32, %n: i64, %i: index) -> (f32, f32) {
  %c = arith.constant 65 : i32
  %0 = math.fpowi %x, %n : f32, i64
  %1 = math.fpowi %0, %i : f32, index
  return %0, %1 : f32, f32
}

// The exponent is the element of a tensor of one number.

// CHECK-LABEL: func.func @tensor(
// CHECK-SAME: %[[X2:[^:]*]]: tensor<?xf32>
// CHECK-DAG: %[[C2:.*]] = arith.constant dense<2> : tensor<5xi32>
// CHECK: linalg.generic {{.*}} ins(%[[X2]], %[[C2]] : tensor<?xf32>, tensor<5xi32>) outs(%[[X2]] : tensor<?xf32>)
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: i32, %{{.*}}: f32):
// CHECK: %[[R:.*]] = arith.mulf %[[X]], %[[X]] : f32
// CHECK: linalg.yield %[[R]]
func.func @tensor(%x: tensor<?xf32>) -> tensor<?xf32> {
  %two = arith.constant dense<2> : tensor<5xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x, %two : tensor<?xf32>, tensor<5xi32>) outs(%x : tensor<?xf32>) {
  ^bb0(%a: f32, %b: i32, %o: f32):
    %p = math.fpowi %a, %b : f32, i32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
