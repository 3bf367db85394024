// RUN: dp-opt %s --convert-dp-to-runtime | FileCheck %s

// Batch, m, n, k, v, group, sizes of the mask; a null pointer for no mask.

// CHECK-DAG: llvm.func @dp_rt_attention(!llvm.ptr, i32, i32, i32, f64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32

// CHECK-LABEL: func.func @dp_entry_step(
// CHECK-SAME: %[[DEVICE:[^:]*]]: !llvm.ptr
// CHECK-DAG: %[[SIZES:.*]] = llvm.alloca %{{.*}} x !llvm.array<11 x i64>
// CHECK-DAG: %[[BUFFERS:.*]] = llvm.alloca %{{.*}} x !llvm.array<6 x ptr>
// CHECK: %[[M:.*]] = arith.constant 4 : i64
// CHECK: %[[N:.*]] = arith.constant 5 : i64
// CHECK: %[[K:.*]] = arith.constant 2 : i64
// CHECK: %[[V:.*]] = arith.constant 3 : i64
// CHECK: %[[GROUP:.*]] = arith.constant 3 : i64
// CHECK: %[[SCALE:.*]] = arith.constant 5.000000e-01 : f64
// CHECK: %[[M_AT:.*]] = llvm.getelementptr %[[SIZES]][0, 2]
// CHECK: llvm.store %[[M]], %[[M_AT]]
// CHECK: %[[N_AT:.*]] = llvm.getelementptr %[[SIZES]][0, 3]
// CHECK: llvm.store %[[N]], %[[N_AT]]
// CHECK: %[[K_AT:.*]] = llvm.getelementptr %[[SIZES]][0, 4]
// CHECK: llvm.store %[[K]], %[[K_AT]]
// CHECK: %[[V_AT:.*]] = llvm.getelementptr %[[SIZES]][0, 5]
// CHECK: llvm.store %[[V]], %[[V_AT]]
// CHECK: %[[GROUP_AT:.*]] = llvm.getelementptr %[[SIZES]][0, 6]
// CHECK: llvm.store %[[GROUP]], %[[GROUP_AT]]
// CHECK: llvm.call @dp_rt_attention(%[[DEVICE]], %{{.*}}, %{{.*}}, %{{.*}}, %[[SCALE]], %{{.*}}, %[[SIZES]], %{{.*}}, %[[BUFFERS]])
// CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK: %[[NONE:.*]] = llvm.getelementptr %[[OTHERS:.*]][0, 3] : {{.*}}array<10 x ptr>
// CHECK: llvm.store %[[NULL]], %[[NONE]]
// CHECK: llvm.call @dp_rt_attention(%[[DEVICE]], {{.*}}, %[[OTHERS]])
func.func private @step(%q: memref<?x6x4x2xf32>, %k: memref<?x2x5x2xf32>, %v: memref<?x2x5x3xf32>, %m: memref<?x1x1x5xf32>,
    %o: memref<?x6x4x3xf32>, %l: memref<?x6x4xf32>, %n: index, %n1: index, %n2: index, %n3: index, %n4: index, %n5: index,
    %arena: memref<?xi8>) attributes {dp.spmd, dp.arena = #dp.arena<@step.arena>,
    dp.entry = #dp.entry<
      arguments = [
        <name = "q", type = tensor<?x6x4x2xf32>, placement = sharded<0>, role = batch>,
        <name = "k", type = tensor<?x2x5x2xf32>, placement = sharded<0>, role = batch>,
        <name = "v", type = tensor<?x2x5x3xf32>, placement = sharded<0>, role = batch>,
        <name = "m", type = tensor<?x1x1x5xf32>, placement = sharded<0>, role = batch>,
        <name = "o", type = tensor<?x6x4x3xf32>, placement = sharded<0>, role = batch>,
        <name = "l", type = tensor<?x6x4xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = [<argument = 0, dim = 0>, <argument = 1, dim = 0>, <argument = 2, dim = 0>, <argument = 3, dim = 0>,
              <argument = 4, dim = 0>, <argument = 5, dim = 0>]>} {
  dp.buffer.attention causal ins(%q, %k, %v : memref<?x6x4x2xf32>, memref<?x2x5x2xf32>, memref<?x2x5x3xf32>) mask(%m : memref<?x1x1x5xf32>) group 3 scale 0.5 outs(%o, %l : memref<?x6x4x3xf32>, memref<?x6x4xf32>)
  dp.buffer.attention_gradient ins(%q, %k, %v, %o, %l, %o : memref<?x6x4x2xf32>, memref<?x2x5x2xf32>, memref<?x2x5x3xf32>, memref<?x6x4x3xf32>, memref<?x6x4xf32>, memref<?x6x4x3xf32>) group 3 scale 0.5 outs(%q, %k, %v : memref<?x6x4x2xf32>, memref<?x2x5x2xf32>, memref<?x2x5x3xf32>)
  return
}
func.func private @step.arena(%n: index, %n1: index, %n2: index, %n3: index, %n4: index, %n5: index) -> index attributes {dp.spmd} {
  %s = dp.shard_size %n : index
  return %s : index
}

// Strides of the buffers but for those of the scores.

// CHECK-LABEL: func.func @dp_entry_tokens(
// CHECK: %[[STRIDES:.*]] = llvm.alloca %{{.*}} x !llvm.array<18 x i64>
// CHECK: %[[NONE:.*]] = llvm.getelementptr %[[STRIDES]][0, 11]
// CHECK-NEXT: llvm.store %c0_i64{{.*}}, %[[NONE]]
// CHECK-NEXT: %[[BATCH:.*]] = llvm.getelementptr %[[STRIDES]][0, 12]
// CHECK-NEXT: llvm.store %c64_i64{{.*}}, %[[BATCH]]
// CHECK-NEXT: %[[HEAD:.*]] = llvm.getelementptr %[[STRIDES]][0, 13]
// CHECK-NEXT: llvm.store %c8_i64{{.*}}, %[[HEAD]]
// CHECK-NEXT: %[[ROW:.*]] = llvm.getelementptr %[[STRIDES]][0, 14]
// CHECK-NEXT: llvm.store %c16_i64{{.*}}, %[[ROW]]
// CHECK: llvm.call @dp_rt_attention(%{{.*}}, %[[STRIDES]], %{{.*}}) : (!llvm.ptr, i32, i32, i32, f64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
func.func private @tokens(%x: memref<?x4x2x8xbf16>, %o: memref<?x4x2x8xbf16>, %l: memref<?x2x4xf32>, %n: index, %n1: index, %n2: index,
    %arena: memref<?xi8>) attributes {dp.spmd, dp.arena = #dp.arena<@tokens.arena>,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x4x2x8xbf16>, placement = sharded<0>, role = batch>,
        <name = "o", type = tensor<?x4x2x8xbf16>, placement = sharded<0>, role = batch>,
        <name = "l", type = tensor<?x2x4xf32>, placement = sharded<0>, role = batch>],
      results = [], dims = [<argument = 0, dim = 0>, <argument = 1, dim = 0>, <argument = 2, dim = 0>]>} {
  %q = memref.transpose %x (a, b, c, d) -> (a, c, b, d) : memref<?x4x2x8xbf16> to memref<?x2x4x8xbf16, strided<[64, 8, 16, 1]>>
  %r = memref.transpose %o (a, b, c, d) -> (a, c, b, d) : memref<?x4x2x8xbf16> to memref<?x2x4x8xbf16, strided<[64, 8, 16, 1]>>
  dp.buffer.attention ins(%q, %q, %q : memref<?x2x4x8xbf16, strided<[64, 8, 16, 1]>>, memref<?x2x4x8xbf16, strided<[64, 8, 16, 1]>>, memref<?x2x4x8xbf16, strided<[64, 8, 16, 1]>>) scale 0.5 outs(%r, %l : memref<?x2x4x8xbf16, strided<[64, 8, 16, 1]>>, memref<?x2x4xf32>)
  return
}
func.func private @tokens.arena(%n: index, %n1: index, %n2: index) -> index attributes {dp.spmd} {
  %s = dp.shard_size %n : index
  return %s : index
}
