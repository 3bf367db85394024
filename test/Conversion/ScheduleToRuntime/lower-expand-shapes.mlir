// RUN: dp-opt %s --dp-lower-expand-shapes | FileCheck %s
// RUN: dp-opt %s --dp-lower-expand-shapes --expand-strided-metadata | FileCheck %s --check-prefix=PLAIN
// PLAIN-NOT: memref.expand_shape

// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[M:.*]]: memref<?x8xf32>, %[[I:.*]]: index, %[[J:.*]]: index)
// CHECK: %[[BASE:[^,]*]], %{{.*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[M]]
// CHECK: %[[C8:.*]] = arith.constant 8 : index
// CHECK: %[[S:.*]] = arith.muli %[[C8]], %[[J]] : index
// CHECK: memref.reinterpret_cast %[[BASE]] to offset: [0], sizes: [%[[I]], %[[J]], 8], strides: [%[[S]], 8, 1] : memref<f32> to memref<?x?x8xf32>
func.func @two(%m: memref<?x8xf32>, %i: index, %j: index) -> memref<?x?x8xf32> {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, %j, 8] : memref<?x8xf32> into memref<?x?x8xf32>
  return %e : memref<?x?x8xf32>
}

// Three sizes, of which none of the known ones is the outermost, and another
// group whose one unknown size is among the op's operands, too.
//
// CHECK-LABEL: func.func @three(
// CHECK-SAME: %[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: index, %[[L:.*]]: index)
// CHECK: %[[BASE:[^,]*]], %{{.*}}, %{{.*}}:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %[[M]]
// CHECK: %[[SK:.*]] = arith.muli %[[STRIDES]]#0, %[[K]] : index
// CHECK: %[[S4:.*]] = arith.muli %[[SK]], %{{.*}} : index
// CHECK: %[[SJ:.*]] = arith.muli %[[S4]], %[[J]] : index
// CHECK: memref.reinterpret_cast %[[BASE]] to offset: [0], sizes: [%[[I]], %[[J]], 4, %[[K]], %[[L]], 2], strides: [%[[SJ]], %[[S4]], %[[SK]], %[[STRIDES]]#0, 2, 1]
func.func @three(%m: memref<?x?xf32>, %i: index, %j: index, %k: index, %l: index) -> memref<?x?x4x?x?x2xf32> {
  %e = memref.expand_shape %m [[0, 1, 2, 3], [4, 5]] output_shape [%i, %j, 4, %k, %l, 2] : memref<?x?xf32> into memref<?x?x4x?x?x2xf32>
  return %e : memref<?x?x4x?x?x2xf32>
}

// Strides and an offset that are not known.
//
// CHECK-LABEL: func.func @strided(
// CHECK-SAME: %[[M:.*]]: memref<?x8xf32, strided<[?, 1], offset: ?>>, %[[I:.*]]: index, %[[J:.*]]: index)
// CHECK: %[[BASE:[^,]*]], %[[OFFSET:[^,]*]], %{{.*}}:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %[[M]]
// CHECK: %[[S:.*]] = arith.muli %[[STRIDES]]#0, %[[J]] : index
// CHECK: memref.reinterpret_cast %[[BASE]] to offset: [%[[OFFSET]]], sizes: [%[[I]], %[[J]], 8], strides: [%[[S]], %[[STRIDES]]#0, 1]
func.func @strided(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> memref<?x?x8xf32, strided<[?, ?, 1], offset: ?>> {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, %j, 8] : memref<?x8xf32, strided<[?, 1], offset: ?>> into memref<?x?x8xf32, strided<[?, ?, 1], offset: ?>>
  return %e : memref<?x?x8xf32, strided<[?, ?, 1], offset: ?>>
}

// Upstream computes one unknown size.
//
// CHECK-LABEL: func.func @one(
// CHECK: memref.expand_shape
// CHECK-NOT: memref.reinterpret_cast
func.func @one(%m: memref<?x8xf32>, %i: index) -> memref<?x4x8xf32> {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  return %e : memref<?x4x8xf32>
}
