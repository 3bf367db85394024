// RUN: dp-opt %s --pass-pipeline="builtin.module(gpu.module(dp-record-asserts))" --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Two checks of one text and place have one number; a number is 1 + the offset
// of the text. What has no place is of the graph.
// CHECK-LABEL: gpu.module @checks
// CHECK-NEXT: llvm.mlir.global external @dp_check_word() {addr_space = 1 : i32, alignment = 8 : i64, {{.*}}externally_initialized} : !llvm.ptr
// CHECK: llvm.mlir.zero : !llvm.ptr
// CHECK: llvm.mlir.global external constant @dp_check_texts("assertion failed: too large (model.py:12)\00assertion failed: too small (graph:0)\00") {addr_space = 1 : i32, alignment = 8 : i64}
// CHECK-LABEL: gpu.func @k
// CHECK-SAME: %[[P:.*]]: i1 {{.*}}%[[Q:.*]]: i1
// CHECK: %[[FAILS:.*]] = arith.xori %[[P]], %{{.*}} : i1
// CHECK: scf.if %[[FAILS]] {
// CHECK: %[[A:.*]] = llvm.mlir.addressof @dp_check_word : !llvm.ptr<1>
// CHECK: %[[W:.*]] = llvm.load %[[A]] : !llvm.ptr<1> -> !llvm.ptr
// CHECK: %[[N:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK: llvm.store volatile %[[N]], %[[W]] {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK: llvm.fence seq_cst
// CHECK: }
// CHECK: cf.assert %[[P]], "too large" loc("model.py":12:3)
// CHECK: llvm.mlir.constant(43 : i32)
// CHECK: cf.assert %[[Q]], "too small"
// CHECK: llvm.mlir.constant(1 : i32)
// CHECK: cf.assert %[[Q]], "too large"
gpu.module @checks {
  gpu.func @k(%p: i1, %q: i1) kernel {
    cf.assert %p, "too large" loc(callsite("model.py":12:3 at "main.py":1:1))
    cf.assert %q, "too small" loc("name"(unknown))
    cf.assert %q, "too large" loc("model.py":12:9)
    gpu.return
  }
}

// A module without checks stays as it is.
// CHECK-LABEL: gpu.module @none
// CHECK-NEXT: gpu.func
gpu.module @none {
  gpu.func @k(%p: i1) kernel {
    gpu.return
  }
}
