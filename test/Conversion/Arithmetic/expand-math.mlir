// RUN: dp-opt %s --dp-expand-math | FileCheck %s

// CHECK-LABEL: func.func @power(
// CHECK-SAME: %[[X:.*]]: i32, %[[N:.*]]: i32)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C32:.*]] = arith.constant 32 : index
// CHECK-DAG: %[[STEP:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i32
// CHECK: %[[LOOP:.*]]:3 = scf.for %{{.*}} = %[[C0]] to %[[C32]] step %[[STEP]] iter_args(%[[POWER:.*]] = %[[ONE]], %[[SQUARE:.*]] = %[[X]], %[[REST:.*]] = %[[N]])
// CHECK: %[[BIT:.*]] = arith.andi %[[REST]], %[[ONE]]
// CHECK: %[[SET:.*]] = arith.cmpi eq, %[[BIT]], %[[ONE]]
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[POWER]], %[[SQUARE]]
// CHECK: %[[NEXT:.*]] = arith.select %[[SET]], %[[PRODUCT]], %[[POWER]]
// CHECK: %[[TWICE:.*]] = arith.muli %[[SQUARE]], %[[SQUARE]]
// CHECK: %[[LEFT:.*]] = arith.shrui %[[REST]], %[[ONE]]
// CHECK: scf.yield %[[NEXT]], %[[TWICE]], %[[LEFT]]
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : i32
// CHECK: %[[SUM:.*]] = arith.addi %[[X]], %[[C1]] : i32
// CHECK-DAG: %[[C0_2:.*]] = arith.constant 0 : i32
// CHECK: %[[IS2:.*]] = arith.cmpi ne, %[[X]], %[[C0_2]] : i32
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : i32
// CHECK: %[[IS:.*]] = arith.cmpi ule, %[[SUM]], %[[C2]] : i32
// CHECK: %[[UNIT:.*]] = arith.andi %[[IS]], %[[IS2]] : i1
// CHECK: %[[POSITIVE:.*]] = arith.cmpi sge, %[[N]], %{{.*}}
// CHECK: %[[DEFINED:.*]] = arith.ori %[[POSITIVE]], %[[UNIT]]
// CHECK: %[[RESULT:.*]] = arith.select %[[DEFINED]], %[[LOOP]]#0, %{{.*}} : i32
// CHECK: return %[[RESULT]]
func.func @power(%x: i32, %n: i32) -> i32 {
  %0 = math.ipowi %x, %n : i32
  return %0 : i32
}

// x^6 = x^2 x^4. x^-3 is x if x is 1 or -1; x^-2 is 1.
// CHECK-LABEL: func.func @constants(
// CHECK-SAME: %[[X:.*]]: i64)
// CHECK-NOT: scf.for
// CHECK: %[[X2:.*]] = arith.muli %[[X]], %[[X]]
// CHECK: %[[X4:.*]] = arith.muli %[[X2]], %[[X2]]
// CHECK: %[[X6:.*]] = arith.muli %[[X2]], %[[X4]]
// CHECK: %[[ODD:.*]] = arith.select %{{.*}}, %[[X]], %{{.*}} : i64
// CHECK: %[[EVEN:.*]] = arith.select %{{.*}}, %{{.*}}, %{{.*}} : i64
// CHECK: return %[[X6]], %{{.*}}, %[[ODD]], %[[EVEN]]
func.func @constants(%x: i64) -> (i64, i64, i64, i64) {
  %c6 = arith.constant 6 : i64
  %c0 = arith.constant 0 : i64
  %cm3 = arith.constant -3 : i64
  %cm2 = arith.constant -2 : i64
  %0 = math.ipowi %x, %c6 : i64
  %1 = math.ipowi %x, %c0 : i64
  %2 = math.ipowi %x, %cm3 : i64
  %3 = math.ipowi %x, %cm2 : i64
  return %0, %1, %2, %3 : i64, i64, i64, i64
}

// CHECK-LABEL: func.func @bools(
// CHECK-SAME: %[[X:.*]]: i1, %[[N:.*]]: i1)
// CHECK: %[[ZERO:.*]] = arith.xori %[[N]], %{{.*}} : i1
// CHECK: arith.ori %[[X]], %[[ZERO]] : i1
func.func @bools(%x: i1, %n: i1) -> i1 {
  %0 = math.ipowi %x, %n : i1
  return %0 : i1
}

// CHECK-LABEL: func.func @floats(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32)
// CHECK-NOT: math.{{is|clampf|sincos}}
// CHECK-DAG: %[[SINE:.*]] = math.sin %[[X]]
// CHECK-DAG: %[[COSINE:.*]] = math.cos %[[X]]
// CHECK-DAG: %[[INFINITY:.*]] = arith.constant 0x7F800000 : f32
// CHECK-DAG: %[[LEAST:.*]] = arith.constant 1.17549435E-38 : f32
// CHECK-DAG: arith.cmpf oeq, %{{.*}}, %[[INFINITY]]
// CHECK-DAG: arith.cmpf oge, %{{.*}}, %[[LEAST]]
// CHECK-DAG: %[[RAISED:.*]] = arith.maximumf %[[X]], %[[Y]]
// CHECK-DAG: arith.minimumf %[[RAISED]], %[[X]]
// CHECK: return
func.func @floats(%x: f32, %y: f32) -> (i1, i1, f32, f32, f32) {
  %0 = math.isinf %x : f32
  %1 = math.isnormal %x : f32
  %2 = math.clampf %x to [%y, %x] : f32
  %3, %4 = math.sincos %x : f32
  return %0, %1, %2, %3, %4 : i1, i1, f32, f32, f32
}
