// RUN: dp-opt %s --convert-dp-to-runtime | FileCheck %s

// The entry loads its buffers, asks where it is, checks each status.

// CHECK-DAG: llvm.func @dp_rt_launch(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64) -> i32
// CHECK-DAG: llvm.func @dp_rt_all_reduce(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i32, i32, i64) -> i32
// CHECK-DAG: llvm.mlir.global private constant @kernel.record() {{.*}} : !llvm.struct<(ptr, ptr)>

// CHECK-LABEL: func.func @dp_entry_step(
// CHECK-SAME: %[[DEVICE:[^:]*]]: !llvm.ptr, %[[BUFFERS:[^:]*]]: !llvm.ptr, %[[DIMS:[^:]*]]: !llvm.ptr, %[[ARENA:[^:]*]]: !llvm.ptr) -> i32
// CHECK-DAG: %[[RANK:.*]] = llvm.call @dp_rt_rank(%[[DEVICE]])
// CHECK-DAG: %[[DEVICES:.*]] = llvm.call @dp_rt_device_count(%[[DEVICE]])
// CHECK: %[[ADDRESS:.*]] = llvm.getelementptr %[[DIMS]][0]
// CHECK: %[[LOADED:.*]] = llvm.load %[[ADDRESS]] : !llvm.ptr -> i64
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[LOADED]] : i64 to index
// CHECK: %[[EXTENT:.*]] = builtin.unrealized_conversion_cast %[[INDEX]] : index to i64
// CHECK: llvm.getelementptr %[[BUFFERS]][0]
// The local extent: min(b - min(rank c, b), c).
// CHECK-DAG: %[[UNIT:.*]] = arith.constant 1 : i64
// CHECK: %[[ROWS:.*]] = arith.divui %[[EXTENT]], %[[UNIT]] : i64
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i64
// CHECK: %[[ROUNDED:.*]] = arith.subi %{{.*}}, %[[ONE]] : i64
// CHECK: %[[CHUNK:.*]] = arith.divui %[[ROUNDED]], %[[DEVICES]] : i64
// CHECK: %[[START:.*]] = arith.muli %[[RANK]], %[[CHUNK]] : i64
// CHECK: %[[OFFSET:.*]] = arith.minui %[[START]], %[[ROWS]] : i64
// CHECK: %[[REST:.*]] = arith.subi %[[ROWS]], %[[OFFSET]] : i64
// CHECK: arith.minui %[[REST]], %[[CHUNK]] : i64
// CHECK: %[[RECORD:.*]] = llvm.mlir.addressof @kernel.record
// CHECK: %[[S0:.*]] = llvm.call @dp_rt_launch(%[[DEVICE]], %[[RECORD]], %{{.*}}, %{{.*}}, %{{.*}})
// CHECK: %[[F0:.*]] = arith.cmpi ne, %[[S0]]
// CHECK: cf.cond_br %[[F0]], ^[[EXIT:bb[0-9]+]](%[[S0]] : i32), ^[[NEXT:bb[0-9]+]]
// CHECK: %[[S1:.*]] = llvm.call @dp_rt_all_reduce(
// CHECK: cf.cond_br %{{.*}}, ^[[EXIT]](%[[S1]] : i32)
// CHECK: ^[[EXIT]](%[[STATUS:.*]]: i32):
// CHECK: return %[[STATUS]] : i32

// CHECK-LABEL: func.func @dp_arena_step(
// CHECK-SAME: %{{[^:]*}}: i64, %{{[^:]*}}: i64, %[[D:[^:]*]]: !llvm.ptr) -> i64
// CHECK-NOT: call
// CHECK: return %{{.*}} : i64

// The kernel's body takes pointers, extents and scalars; what the runtime calls
// unpacks them.

// CHECK-LABEL: func.func private @kernel.body(
// CHECK-SAME: !llvm.ptr {llvm.noalias}, %{{[^:]*}}: i64, %{{[^:]*}}: f32, %{{[^:]*}}: i64, %{{[^:]*}}: i64)
// CHECK-LABEL: llvm.func internal @kernel(
// CHECK-SAME: %{{[^:]*}}: !llvm.ptr, %[[BEGIN:[^:]*]]: i64, %[[END:[^:]*]]: i64)
// CHECK-COUNT-6: llvm.load
// CHECK: call @kernel.body({{.*}}, %[[BEGIN]], %[[END]])
func.func private @step(%x: memref<?x8xf32>, %s: memref<8xf32>, %n: index,
    %arena: memref<?xi8>) attributes {dp.spmd, dp.arena = #dp.arena<@step.arena>,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x8xf32>, placement = sharded<0>, role = batch>,
        <name = "s", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %f = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %m = memref.dim %x, %c0 : memref<?x8xf32>
  dp.launch @kernel extent %m cost %m (%x, %f) : memref<?x8xf32>, f32
  dp.buffer.all_reduce %s, %s : memref<8xf32>, memref<8xf32>
  return
}
func.func private @step.arena(%n: index) -> index attributes {dp.spmd} {
  %s = dp.shard_size %n : index
  return %s : index
}
func.func private @kernel(%x: memref<?x8xf32> {llvm.noalias}, %f: f32,
    %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %c0 = arith.constant 0 : index
  memref.store %f, %x[%begin, %c0] : memref<?x8xf32>
  return
}
