// RUN: dp-opt %s -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize -cse | FileCheck %s

// A sum in place, unless the summand is read again.

// CHECK-LABEL: func.func @all_reduce(
// CHECK-SAME: %[[G:[^:]*]]: memref<8xf32>)
// CHECK-NEXT: dp.buffer.all_reduce %[[G]], %[[G]] {dp.reason = "gradient"}
// CHECK-NEXT: return %[[G]]
func.func @all_reduce(%g: tensor<8xf32>) -> tensor<8xf32> attributes {dp.spmd} {
  %0 = dp.all_reduce %g {dp.reason = "gradient"} : tensor<8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @read_again(
// CHECK-SAME: %[[G:[^:]*]]: memref<8xf32>)
// CHECK: %[[C:.*]] = memref.alloc() {{.*}} : memref<8xf32>
// CHECK: memref.copy %[[G]], %[[C]]
// CHECK: dp.buffer.all_reduce %[[C]], %[[C]] kind max
// CHECK: return %[[C]], %[[G]]
func.func @read_again(%g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    attributes {dp.spmd} {
  %0 = dp.all_reduce %g kind max : tensor<8xf32> -> tensor<8xf32>
  return %0, %g : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @all_gather(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x3xf32>, %[[N:[^:]*]]: index)
// CHECK: %[[R:.*]] = memref.alloc(%[[N]])
// CHECK: dp.buffer.all_gather %[[X]], %[[R]] dim 0 unit 2
func.func @all_gather(%x: tensor<?x3xf32>, %n: index) -> tensor<?x3xf32>
    attributes {dp.spmd} {
  %0 = dp.all_gather %x dim 0 unit 2 size %n : tensor<?x3xf32> -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @reduce_scatter(
// CHECK-SAME: %[[X:[^:]*]]: memref<10x3xf32>)
// CHECK: %[[N:.*]] = arith.constant 10 : index
// CHECK: %[[S:.*]] = dp.shard_size %[[N]]
// CHECK: %[[R:.*]] = memref.alloc(%[[S]])
// CHECK: dp.buffer.reduce_scatter %[[X]], %[[R]] dim 0
func.func @reduce_scatter(%x: tensor<10x3xf32>) -> tensor<?x3xf32>
    attributes {dp.spmd} {
  %0 = dp.reduce_scatter %x dim 0 : tensor<10x3xf32> -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @all_to_all(
// CHECK-SAME: %[[X:[^:]*]]: memref<18xbf16>)
// CHECK: %[[C18:.*]] = arith.constant 18 : index
// CHECK: %[[N:.*]] = dp.device_count : index
// CHECK: %[[S:.*]] = dp.shard_size %[[C18]]
// CHECK: %[[R:.*]] = memref.alloc(%[[N]], %[[S]]) {alignment = 64 : i64} : memref<?x?xbf16>
// CHECK: dp.buffer.all_to_all %[[X]], %[[R]] {dp.error_bound = 3.906250e-03 : f64, dp.reason = "gradient"}
// CHECK: return %[[R]]
func.func @all_to_all(%x: tensor<18xbf16>) -> tensor<?x?xbf16>
    attributes {dp.spmd} {
  %0 = dp.all_to_all %x {dp.reason = "gradient", dp.error_bound = 0.00390625}
      : tensor<18xbf16> -> tensor<?x?xbf16>
  return %0 : tensor<?x?xbf16>
}

// CHECK-LABEL: func.func @all_to_all_static(
// CHECK: memref.alloc() {alignment = 64 : i64} : memref<2x4xf16>
// CHECK: dp.buffer.all_to_all %{{.*}}, %{{.*}} : memref<8xf16>, memref<2x4xf16>
func.func @all_to_all_static(%x: tensor<8xf16>) -> tensor<2x4xf16>
    attributes {dp.spmd, dp.devices = 2 : i64} {
  %0 = dp.all_to_all %x : tensor<8xf16> -> tensor<2x4xf16>
  return %0 : tensor<2x4xf16>
}
