// RUN: dp-opt %s --convert-dp-to-runtime | FileCheck %s

// Sizes in alphabetical order of their letters, m and n; inputs before results.

// CHECK-DAG: llvm.func @dp_rt_routine(!llvm.ptr, i32, i32, i32, i64, i64, !llvm.ptr, i64, !llvm.ptr) -> i32

// CHECK-LABEL: func.func @dp_entry_step(
// CHECK-SAME: %[[DEVICE:[^:]*]]: !llvm.ptr
// CHECK-DAG: %[[SIZES:.*]] = llvm.alloca %{{.*}} x !llvm.array<2 x i64>
// CHECK-DAG: %[[BUFFERS:.*]] = llvm.alloca %{{.*}} x !llvm.array<3 x ptr>
// CHECK: %[[M:.*]] = arith.constant 4 : i64
// CHECK: %[[N:.*]] = arith.constant 2 : i64
// CHECK: %[[ROUTINE:.*]] = arith.constant 1 : i32
// CHECK: %[[DTYPE:.*]] = arith.constant 7 : i32
// CHECK: %[[FLAGS:.*]] = arith.constant 5 : i32
// CHECK: %[[NUM_SIZES:.*]] = arith.constant 2 : i64
// CHECK: %[[M_AT:.*]] = llvm.getelementptr %[[SIZES]][0, 0]
// CHECK: llvm.store %[[M]], %[[M_AT]]
// CHECK: %[[N_AT:.*]] = llvm.getelementptr %[[SIZES]][0, 1]
// CHECK: llvm.store %[[N]], %[[N_AT]]
// CHECK: %[[NUM_BUFFERS:.*]] = arith.constant 3 : i64
// CHECK: llvm.call @dp_rt_routine(%[[DEVICE]], %[[ROUTINE]], %[[DTYPE]], %[[FLAGS]], %{{.*}}, %[[NUM_SIZES]], %[[SIZES]], %[[NUM_BUFFERS]], %[[BUFFERS]])
func.func private @step(%a: memref<?x4x4xf32>, %b: memref<?x4x2xf32>, %x: memref<?x4x2xf32>, %n: index, %n1: index, %n2: index,
    %arena: memref<?xi8>) attributes {dp.spmd, dp.arena = #dp.arena<@step.arena>,
    dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<?x4x4xf32>, placement = sharded<0>, role = batch>,
        <name = "b", type = tensor<?x4x2xf32>, placement = sharded<0>, role = batch>,
        <name = "x", type = tensor<?x4x2xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = [<argument = 0, dim = 0>, <argument = 1, dim = 0>, <argument = 2, dim = 0>]>} {
  dp.buffer.routine triangular_solve flags upper|transpose ins(%a, %b : memref<?x4x4xf32>, memref<?x4x2xf32>) outs(%x : memref<?x4x2xf32>)
  return
}
func.func private @step.arena(%n: index, %n1: index, %n2: index) -> index attributes {dp.spmd} {
  %s = dp.shard_size %n : index
  return %s : index
}
