// RUN: dp-opt %s --dp-lower-asserts | FileCheck %s

// CHECK-DAG: llvm.func @__assert_fail(!llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
// CHECK-DAG: llvm.mlir.global internal constant @[[$INDEX:.*]]("index must be smaller\00")
// CHECK-DAG: llvm.mlir.global internal constant @[[$FILE:.*]]("model.py\00")
// CHECK-DAG: llvm.mlir.global internal constant @[[$FUNC:.*]]("check\00")
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
// CHECK-DAG: %[[N:.*]] = llvm.mlir.addressof @[[$FUNC]]
// CHECK: llvm.call @__assert_fail(%[[M]], %[[F]], %[[L]], %[[N]])
// CHECK: llvm.unreachable
// CHECK: ^[[NEXT]]:
// CHECK: cf.cond_br %[[Q]], ^[[LAST:.*]], ^[[FAIL2:.*]]
// CHECK: ^[[FAIL2]]:
// CHECK-DAG: llvm.mlir.addressof @[[$OTHER]]
// CHECK-DAG: llvm.mlir.addressof @[[$GRAPH]]
// CHECK-DAG: llvm.mlir.constant(0 : i32)
// CHECK: llvm.unreachable
// CHECK: ^[[LAST]]:
// CHECK-NEXT: return
func.func @check(%p: i1, %q: i1) {
  cf.assert %p, "index must be smaller" loc(callsite("model.py":12:3 at "main.py":1:1))
  cf.assert %q, "index must be positive" loc("name"(unknown))
  return
}
