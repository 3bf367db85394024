// RUN: dp-opt %s --dp-lower-asserts | FileCheck %s

// CHECK-DAG: llvm.func @dp_rt_check_failed(!llvm.ptr, !llvm.ptr, i32)
// CHECK-DAG: llvm.mlir.global internal constant @[[$INDEX:.*]]("index must be smaller\00")
// CHECK-DAG: llvm.mlir.global internal constant @[[$FILE:.*]]("model.py\00")
// CHECK-DAG: llvm.mlir.global internal constant @[[$OTHER:.*]]("index must be positive\00")
// CHECK-DAG: llvm.mlir.global internal constant @[[$GRAPH:.*]]("graph\00")

// Strings are shared; what has no place is of the graph.
// CHECK-LABEL: func.func @check(
// CHECK-SAME: %[[P:.*]]: i1, %[[Q:.*]]: i1)
// CHECK: cf.cond_br %[[P]], ^[[NEXT:.*]], ^[[FAIL:.*]]
// CHECK: ^[[FAIL]]:
// CHECK-DAG: %[[M:.*]] = llvm.mlir.addressof @[[$INDEX]]
// CHECK-DAG: %[[F:.*]] = llvm.mlir.addressof @[[$FILE]]
// CHECK-DAG: %[[L:.*]] = llvm.mlir.constant(12 : i32)
// CHECK: llvm.call @dp_rt_check_failed(%[[M]], %[[F]], %[[L]])
// CHECK-NEXT: return
// CHECK: ^[[NEXT]]:
// CHECK: cf.cond_br %[[Q]], ^[[LAST:.*]], ^[[FAIL2:.*]]
// CHECK: ^[[FAIL2]]:
// CHECK-DAG: llvm.mlir.addressof @[[$OTHER]]
// CHECK-DAG: llvm.mlir.addressof @[[$GRAPH]]
// CHECK-DAG: llvm.mlir.constant(0 : i32)
// CHECK: return
// CHECK: ^[[LAST]]:
// CHECK-NEXT: return
func.func @check(%p: i1, %q: i1) {
  cf.assert %p, "index must be smaller" loc(callsite("model.py":12:3 at "main.py":1:1))
  cf.assert %q, "index must be positive" loc("name"(unknown))
  return
}

// A step returns DP_ERROR_PROGRAM.
// CHECK-LABEL: func.func @step(
// CHECK: llvm.call @dp_rt_check_failed
// CHECK-NEXT: %[[S:.*]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT: return %[[S]] : i32
func.func @step(%p: i1) -> i32 {
  %success = arith.constant 0 : i32
  cf.assert %p, "no" loc("model.py":3:1)
  return %success : i32
}

// Nothing that could be returned says that it failed.
// CHECK-LABEL: func.func @size(
// CHECK-SAME: %[[P:[^:]*]]: i1
// CHECK: cf.assert %[[P]], "no"
func.func @size(%p: i1, %n: index) -> index {
  cf.assert %p, "no"
  return %n : index
}
