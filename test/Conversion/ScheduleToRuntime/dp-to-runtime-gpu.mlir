// RUN: dp-opt %s --convert-dp-to-runtime -split-input-file -verify-diagnostics | FileCheck %s

// A launch passes what the kernel's parameters flatten to; the module's record is
// declared here and defined when its image is known.

// CHECK-DAG: llvm.func @dp_rt_launch_grid(!llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, i64) -> i32
// CHECK-DAG: llvm.mlir.global external constant @dp_kernels.module() {{.*}} : !llvm.struct<(ptr, ptr, i64)>
// CHECK-DAG: llvm.mlir.global private constant @scale.name("scale\00")
// CHECK-DAG: llvm.mlir.global private constant @scale.record() {{.*}} : !llvm.struct<(ptr, ptr)>

// CHECK-LABEL: func.func @dp_entry_step(
// CHECK-SAME: %[[DEVICE:[^:]*]]: !llvm.ptr
// CHECK-DAG: %[[PARAMS:.*]] = llvm.alloca %{{.*}} x !llvm.array<4 x ptr>
// CHECK-DAG: %[[SLOTS:.*]] = llvm.alloca %{{.*}} x !llvm.array<4 x i64>
// CHECK: %[[RECORD:.*]] = llvm.mlir.addressof @scale.record
// CHECK: %[[LAUNCH_GRID:.*]] = llvm.call @dp_rt_launch_grid(%[[DEVICE]], %[[RECORD]], %{{.*}}, %{{.*}}, %{{.*}}, %[[PARAMS]], %{{.*}})
// CHECK-DAG: %[[C0_2:.*]] = arith.constant 0 : i32
// CHECK: %[[IS:.*]] = arith.cmpi ne, %[[LAUNCH_GRID]], %[[C0_2]] : i32
// CHECK: cf.cond_br %[[IS]], ^{{bb[0-9]+}}(%[[LAUNCH_GRID]] : i32), ^{{bb[0-9]+}}
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : i32
// CHECK: llvm.call @dp_rt_event_record(%[[DEVICE]], %{{.*}}, %{{.*}}) : (!llvm.ptr, i32, i32) -> i32
// CHECK: llvm.call @dp_rt_stream_wait(%[[DEVICE]], %[[COMM:.*]], %[[EVENT:.*]]) : (!llvm.ptr, i32, i32) -> i32
// CHECK: llvm.call @dp_rt_all_reduce(%[[DEVICE]], %{{.*}}, %{{.*}}, %{{.*}}, %[[F32:.*]], %[[ADD:.*]], %{{.*}})
// CHECK: llvm.call @dp_rt_all_gather(
// CHECK: %[[BF16:.*]] = arith.constant 6 : i32
// CHECK: llvm.call @dp_rt_all_to_all(%[[DEVICE]], %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[BF16]], %{{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i32, i64) -> i32
// CHECK-NOT: gpu.launch_func
module attributes {gpu.container_module} {
  gpu.module @dp_kernels {
    gpu.func @scale(%x: memref<?x8xf32, strided<[?, 1]>>, %s: f32) kernel {
      gpu.return
    }
  }
  func.func private @step(%x: memref<?x8xf32>, %s: memref<8xf32>, %w: memref<16xf32>,
      %n: index, %arena: memref<?xi8>) attributes {dp.spmd,
      dp.arena = #dp.arena<@step.arena, bytes = 0>,
      dp.entry = #dp.entry<
        arguments = [
          <name = "x", type = tensor<?x8xf32>, placement = sharded<0>, role = batch>,
          <name = "s", type = tensor<8xf32>, placement = replicated, role = input>,
          <name = "w", type = tensor<16xf32>, placement = replicated, role = state>],
        results = [],
        dims = [<argument = 0, dim = 0>]>} {
    %f = arith.constant 1.0 : f32
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c256 = arith.constant 256 : index
    %v = memref.cast %x : memref<?x8xf32> to memref<?x8xf32, strided<[?, 1]>>
    gpu.launch_func @dp_kernels::@scale blocks in (%c8, %c1, %c1)
        threads in (%c256, %c1, %c1)
        args(%v : memref<?x8xf32, strided<[?, 1]>>, %f : f32)
    dp.event_record 1 on compute
    dp.stream_wait comm for 1 (%s) : memref<8xf32>
    dp.nccl.all_reduce %s, %s count %c8 ncclFloat32 ncclSum : memref<8xf32>, memref<8xf32>
    dp.nccl.all_gather %s, %w chunks(%c1, %c8, %c1) ncclFloat32 : memref<8xf32>, memref<16xf32>
    %half = memref.view %arena[%c8][] : memref<?xi8> to memref<8xbf16>
    %rows = memref.view %arena[%c1][] : memref<?xi8> to memref<2x4xbf16>
    dp.nccl.all_to_all %half, %rows chunks(%c8, %c1) ncclBfloat16 : memref<8xbf16>, memref<2x4xbf16>
    return
  }
  func.func private @step.arena(%n: index) -> index attributes {dp.spmd} {
    return %n : index
  }
}

// -----

module attributes {gpu.container_module} {
  func.func private @step(%s: memref<1xf32>, %w: memref<4xf32>, %arena: memref<?xi8>)
      attributes {dp.spmd, dp.arena = #dp.arena<@step.arena, bytes = 0>,
      dp.entry = #dp.entry<
        arguments = [
          <name = "s", type = tensor<1xf32>, placement = replicated, role = state>,
          <name = "w", type = tensor<4xf32>, placement = replicated, role = state>],
        results = [],
        dims = []>} {
    %c0 = arith.constant 0 : index
    // expected-error@+1 {{the step's schedule depends on a value that is on the GPU, which has no lowering}}
    %f = memref.load %s[%c0] : memref<1xf32>
    memref.store %f, %w[%c0] : memref<4xf32>
    return
  }
  func.func private @step.arena() -> index attributes {dp.spmd} {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
}

// -----

// An element that decides what runs next: read into the frame, then loaded.

// CHECK: llvm.func @dp_rt_read(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> i32
// CHECK-LABEL: func.func @dp_entry_step(
// CHECK: %[[SLOT:.*]] = llvm.alloca %{{.*}} x i32
// CHECK: %[[ELEMENT:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK: %[[BYTES:.*]] = arith.constant 4 : i64
// CHECK: %[[STATUS:.*]] = llvm.call @dp_rt_read(%{{.*}}, %[[SLOT]], %[[ELEMENT]], %[[BYTES]])
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : i32
// CHECK: %[[IS:.*]] = arith.cmpi ne, %[[STATUS]], %[[C0]] : i32
// CHECK: cf.cond_br %[[IS]], ^{{bb[0-9]+}}(%[[STATUS]] : i32), ^{{bb[0-9]+}}
// CHECK: %[[VALUE:.*]] = llvm.load %[[SLOT]] : !llvm.ptr -> i32
// CHECK: arith.cmpi sgt, %[[VALUE]]
module attributes {gpu.container_module} {
  func.func private @step(%s: memref<4xi32>, %arena: memref<?xi8>)
      attributes {dp.spmd, dp.arena = #dp.arena<@step.arena, bytes = 0>,
      dp.entry = #dp.entry<
        arguments = [<name = "s", type = tensor<4xi32>, placement = replicated, role = state>],
        results = [],
        dims = []>} {
    %c2 = arith.constant 2 : index
    %zero = arith.constant 0 : i32
    %v = dp.host_read %s[%c2] : memref<4xi32>
    %go = arith.cmpi sgt, %v, %zero : i32
    cf.cond_br %go, ^more, ^done
  ^more:
    dp.event_record 0 on compute
    cf.br ^done
  ^done:
    return
  }
  func.func private @step.arena() -> index attributes {dp.spmd} {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
}
