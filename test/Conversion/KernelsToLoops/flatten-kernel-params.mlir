// RUN: dp-opt --dp-flatten-kernel-params --split-input-file %s | FileCheck %s

// The pointer to the first element, sizes, strides of a layout; an index as i64.
// The launch passes the same. Shared buffers come behind. A dense buffer begins at
// a multiple of 16 bytes, which LLVM is told.
// CHECK-LABEL: func @launch(
// CHECK:         gpu.launch_func @m::@kernel
// CHECK-SAME:      args(%{{.*}} : !llvm.ptr, %{{.*}} : i64, %{{.*}} : !llvm.ptr, %{{.*}} : i64, %{{.*}} : i64, %{{.*}} : i64, %{{.*}} : f32)
// CHECK-LABEL: gpu.func @kernel(
// CHECK-SAME:    %[[X:.*]]: !llvm.ptr {llvm.align = 16 : i64, llvm.noalias}, %[[N:.*]]: i64, %[[V:.*]]: !llvm.ptr, %[[M:.*]]: i64, %[[STRIDE:.*]]: i64, %[[K:.*]]: i64, %{{.*}}: f32)
// CHECK-SAME:    workgroup(%{{.*}} : memref<4xf32, #gpu.address_space<workgroup>>)
// CHECK:         llvm.insertvalue %[[X]], %{{.*}}[1]
// CHECK:         llvm.insertvalue %[[N]], %{{.*}}[3, 0]
// CHECK:         llvm.insertvalue %[[V]], %{{.*}}[1]
// CHECK:         llvm.insertvalue %[[M]], %{{.*}}[3, 0]
// CHECK:         llvm.insertvalue %[[STRIDE]], %{{.*}}[4, 0]
// CHECK:         arith.index_cast %[[K]] : i64 to index
module attributes {gpu.container_module} {
  func.func @launch(%x: memref<?x8xf32>, %v: memref<?x8xf32, strided<[?, 1], offset: ?>>, %k: index, %s: f32) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @m::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%x : memref<?x8xf32>, %v : memref<?x8xf32, strided<[?, 1], offset: ?>>, %k : index, %s : f32)
    return
  }
  gpu.module @m {
    gpu.func @kernel(%x: memref<?x8xf32> {llvm.noalias}, %v: memref<?x8xf32, strided<[?, 1], offset: ?>>, %k: index, %s: f32)
        workgroup(%w: memref<4xf32, #gpu.address_space<workgroup>>) kernel {
      %c0 = arith.constant 0 : index
      memref.store %s, %x[%k, %c0] : memref<?x8xf32>
      memref.store %s, %v[%k, %c0] : memref<?x8xf32, strided<[?, 1], offset: ?>>
      memref.store %s, %w[%c0] : memref<4xf32, #gpu.address_space<workgroup>>
      gpu.return
    }
  }
}

// -----

// A static offset: the parameter is the first element's address.
// CHECK-LABEL: gpu.func @offset(
// CHECK-SAME:    %[[V:.*]]: !llvm.ptr, %{{.*}}: f32)
// CHECK:         llvm.getelementptr %[[V]][-4] : (!llvm.ptr) -> !llvm.ptr, f32
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @offset(%v: memref<4xf32, strided<[2], offset: 4>>, %s: f32) kernel {
      %c0 = arith.constant 0 : index
      memref.store %s, %v[%c0] : memref<4xf32, strided<[2], offset: 4>>
      gpu.return
    }
  }
}

// -----

// Elements of type index are i64 there.
// CHECK-LABEL: gpu.func @index_offset(
// CHECK-SAME:    %[[V:.*]]: !llvm.ptr, %{{.*}}: i64)
// CHECK:         llvm.getelementptr %[[V]][-1] : (!llvm.ptr) -> !llvm.ptr, i64
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @index_offset(%v: memref<4xindex, strided<[2], offset: 1>>, %s: index) kernel {
      %c0 = arith.constant 0 : index
      memref.store %s, %v[%c0] : memref<4xindex, strided<[2], offset: 1>>
      gpu.return
    }
  }
}
