// RUN: dp-opt %s --convert-dp-to-runtime | FileCheck %s

// All launches pass their parameters in the same places, whose addresses are
// stored once. An address is computed from the buffer, behind all views, of which
// none is left.

// CHECK-LABEL: func.func @dp_entry_step(
// CHECK-SAME: %[[DEVICE:[^:]*]]: !llvm.ptr, %[[BUFFERS:[^:]*]]: !llvm.ptr, %{{[^:]*}}: !llvm.ptr, %[[ARENA:[^:]*]]: !llvm.ptr) -> i32
// CHECK-DAG: %[[ADDRESSES:.*]] = llvm.alloca %{{.*}} x !llvm.array<3 x ptr>
// CHECK-DAG: %[[VALUES:.*]] = llvm.alloca %{{.*}} x !llvm.array<3 x i64>
// CHECK-COUNT-3: llvm.store %{{.*}}, %{{.*}} : !llvm.ptr, !llvm.ptr
// CHECK-NOT: llvm.alloca
// CHECK: %[[X:.*]] = llvm.load %{{.*}} : !llvm.ptr -> !llvm.ptr
// CHECK-NOT: memref.
// The offset of a view in the arena, then that of a part of it.
// CHECK: %[[SHIFT:.*]] = arith.index_cast %{{.*}} : index to i64
// CHECK: %[[VIEW:.*]] = llvm.getelementptr %[[ARENA]][%[[SHIFT]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK: %[[PART:.*]] = llvm.getelementptr %[[VIEW]][%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[SLOT0:.*]] = llvm.getelementptr %[[VALUES]][0]
// CHECK: llvm.store %[[PART]], %[[SLOT0]]
// CHECK: %[[SLOT1:.*]] = llvm.getelementptr %[[VALUES]][1]
// CHECK: llvm.store %[[X]], %[[SLOT1]]
// CHECK: llvm.call @dp_rt_launch(%[[DEVICE]], %{{.*}}, %[[ADDRESSES]], %{{.*}}, %{{.*}})
// A dynamic size is that of the view, a dynamic stride that of the part.
// CHECK: %[[ROWS:.*]] = llvm.getelementptr %[[ARENA]][%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK: %[[SIZE:.*]] = arith.index_cast %{{.*}} : index to i64
// CHECK: %[[STRIDE:.*]] = arith.index_cast %{{.*}} : index to i64
// CHECK: llvm.store %[[ROWS]], %{{.*}} : !llvm.ptr, !llvm.ptr
// CHECK: llvm.getelementptr %[[VALUES]][1]
// CHECK: llvm.store %[[SIZE]], %{{.*}} : i64, !llvm.ptr
// CHECK: llvm.getelementptr %[[VALUES]][2]
// CHECK: llvm.store %[[STRIDE]], %{{.*}} : i64, !llvm.ptr
// CHECK: llvm.call @dp_rt_launch(%[[DEVICE]], %{{.*}}, %[[ADDRESSES]], %{{.*}}, %{{.*}})
func.func private @step(%x: memref<8xf32>, %y: memref<?xf32>, %n: index, %arena: memref<?xi8>)
    attributes {dp.spmd, dp.arena = #dp.arena<@step.arena>,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<?xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<argument = 1, dim = 0>]>} {
  %c1 = arith.constant 1 : index
  %view = memref.view %arena[%n][] : memref<?xi8> to memref<16xf32>
  %part = memref.reinterpret_cast %view to offset: [%n], sizes: [8], strides: [1]
      : memref<16xf32> to memref<8xf32, strided<[1], offset: ?>>
  dp.launch @copy extent %c1 cost %c1 (%part, %x) : memref<8xf32, strided<[1], offset: ?>>, memref<8xf32>
  %rows = memref.view %arena[%n][%n] : memref<?xi8> to memref<?xf32>
  %few = memref.reinterpret_cast %rows to offset: [0], sizes: [%n], strides: [%n]
      : memref<?xf32> to memref<?xf32, strided<[?]>>
  dp.launch @fill extent %c1 cost %c1 (%few) : memref<?xf32, strided<[?]>>
  return
}
func.func private @step.arena(%n: index) -> index attributes {dp.spmd} {
  return %n : index
}
func.func private @copy(%x: memref<8xf32, strided<[1], offset: ?>>, %y: memref<8xf32>,
    %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  return
}
func.func private @fill(%x: memref<?xf32, strided<[?]>>,
    %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  return
}
