// RUN: dp-opt %s --dp-gather-in-place | FileCheck %s

// Gathered flat, copied into the parameter in its shape: gathered there.

// CHECK-LABEL: func.func private @updated(
// CHECK-SAME: %[[W:[^:]*]]: memref<4x2xf32>, %[[CHUNK:[^:]*]]: memref<?xf32>
// CHECK-NEXT: %[[FLAT:.*]] = memref.collapse_shape %[[W]] {{\[}}[0, 1]] : memref<4x2xf32> into memref<8xf32>
// CHECK-NEXT: dp.buffer.all_gather %[[CHUNK]], %[[FLAT]] dim 0
// CHECK-NEXT: return
func.func private @updated(%w: memref<4x2xf32>, %chunk: memref<?xf32>) attributes {dp.spmd} {
  %all = memref.alloc() : memref<8xf32>
  dp.buffer.all_gather %chunk, %all dim 0 : memref<?xf32>, memref<8xf32>
  %shaped = memref.expand_shape %all [[0, 1]] output_shape [4, 2] : memref<8xf32> into memref<4x2xf32>
  memref.copy %shaped, %w : memref<4x2xf32> to memref<4x2xf32>
  return
}

// A vector is as it is.

// CHECK-LABEL: func.func private @vector(
// CHECK-SAME: %[[W:[^:]*]]: memref<8xf32>, %[[CHUNK:[^:]*]]: memref<?xf32>
// CHECK-NEXT: dp.buffer.all_gather %[[CHUNK]], %[[W]] dim 0
// CHECK-NEXT: return
func.func private @vector(%w: memref<8xf32>, %chunk: memref<?xf32>) attributes {dp.spmd} {
  %all = memref.alloc() : memref<8xf32>
  dp.buffer.all_gather %chunk, %all dim 0 : memref<?xf32>, memref<8xf32>
  memref.copy %all, %w : memref<8xf32> to memref<8xf32>
  return
}

// What is read in between keeps its old value until then.

// CHECK-LABEL: func.func private @read(
// CHECK: dp.buffer.all_gather %{{.*}}, %[[ALL:.*]] dim 0
// CHECK: memref.copy %{{.*}}, %{{.*}}
// CHECK: memref.copy %[[ALL]], %{{.*}}
func.func private @read(%w: memref<8xf32>, %chunk: memref<?xf32>, %old: memref<8xf32>) attributes {dp.spmd} {
  %all = memref.alloc() : memref<8xf32>
  dp.buffer.all_gather %chunk, %all dim 0 : memref<?xf32>, memref<8xf32>
  memref.copy %w, %old : memref<8xf32> to memref<8xf32>
  memref.copy %all, %w : memref<8xf32> to memref<8xf32>
  return
}

// Two that want it.

// CHECK-LABEL: func.func private @twice(
// CHECK: dp.buffer.all_gather %{{.*}}, %[[ALL:.*]] dim 0
// CHECK: memref.copy %[[ALL]]
// CHECK: memref.copy %[[ALL]]
func.func private @twice(%w: memref<8xf32>, %chunk: memref<?xf32>, %v: memref<8xf32>) attributes {dp.spmd} {
  %all = memref.alloc() : memref<8xf32>
  dp.buffer.all_gather %chunk, %all dim 0 : memref<?xf32>, memref<8xf32>
  memref.copy %all, %w : memref<8xf32> to memref<8xf32>
  memref.copy %all, %v : memref<8xf32> to memref<8xf32>
  return
}

// What is sent is what would be written.

// CHECK-LABEL: func.func private @own(
// CHECK: dp.buffer.all_gather %{{.*}}, %[[ALL:.*]] dim 0
// CHECK: memref.copy %[[ALL]]
func.func private @own(%w: memref<8xf32>) attributes {dp.spmd} {
  %chunk = memref.cast %w : memref<8xf32> to memref<?xf32>
  %all = memref.alloc() : memref<8xf32>
  dp.buffer.all_gather %chunk, %all dim 0 : memref<?xf32>, memref<8xf32>
  memref.copy %all, %w : memref<8xf32> to memref<8xf32>
  return
}

// Turned on the way.

// CHECK-LABEL: func.func private @turned(
// CHECK-SAME: %[[W:[^:]*]]: memref<2x4xf32>
// CHECK: %[[ALL:.*]] = memref.alloc() : memref<8xf32>
// CHECK: dp.buffer.all_gather %{{.*}}, %[[ALL]] dim 0
// CHECK: %[[EXPANDED:.*]] = memref.expand_shape %[[ALL]] {{\[}}[0, 1]] output_shape [4, 2] : memref<8xf32> into memref<4x2xf32>
// CHECK: %[[TRANSPOSED:.*]] = memref.transpose %[[EXPANDED]] (d0, d1) -> (d1, d0) : memref<4x2xf32> to memref<2x4xf32, strided<[1, 2]>>
// CHECK: memref.copy %[[TRANSPOSED]], %[[W]] : memref<2x4xf32, strided<[1, 2]>> to memref<2x4xf32>
func.func private @turned(%w: memref<2x4xf32>, %chunk: memref<?xf32>) attributes {dp.spmd} {
  %all = memref.alloc() : memref<8xf32>
  dp.buffer.all_gather %chunk, %all dim 0 : memref<?xf32>, memref<8xf32>
  %shaped = memref.expand_shape %all [[0, 1]] output_shape [4, 2] : memref<8xf32> into memref<4x2xf32>
  %turned = memref.transpose %shaped (i, j) -> (j, i) : memref<4x2xf32> to memref<2x4xf32, strided<[1, 2]>>
  memref.copy %turned, %w : memref<2x4xf32, strided<[1, 2]>> to memref<2x4xf32>
  return
}
