// RUN: dp-opt %s --dp-normalize | FileCheck %s

// CHECK-LABEL: func @f(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index)
// CHECK: %[[M:.*]] = arith.muli %[[A]], %[[B]] : index
// CHECK: %[[R:.*]] = arith.remui %[[M]], %[[B]] : index
// CHECK: %[[W:.*]] = arith.index_cast %[[R]] : index to i64
// CHECK: arith.trunci %[[W]] : i64 to i32
// CHECK: arith.index_cast %[[R]] : index to i64
// CHECK: arith.cmpi slt, %[[R]], %[[A]] : index
// CHECK: arith.constant 3 : index
// CHECK: arith.constant false
// CHECK: arith.constant 64 : index
// CHECK: arith.floordivsi %[[A]], %[[B]] : index
// CHECK-NOT: index.
func.func @f(%a: index, %b: index) -> (i32, i64, i1, index, i1, index, index) {
  %0 = index.mul %a, %b
  %1 = index.remu %0, %b
  %2 = index.castu %1 : index to i32
  %3 = index.casts %1 : index to i64
  %4 = index.cmp slt(%1, %a)
  %5 = index.constant 3
  %6 = index.bool.constant false
  %7 = index.sizeof
  %8 = index.floordivs %a, %b
  return %2, %3, %4, %5, %6, %7, %8 : i32, i64, i1, index, i1, index, index
}
