// RUN: dp-opt %s --dp-sink-loads | FileCheck %s

// A loaded scalar, and what is computed of it, moves into the body that uses it.

#id = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func private @captured(
// CHECK-SAME: %[[S:[^:]*]]: memref<f32>, %[[X:[^:]*]]: memref<4xf32>
// CHECK-NOT: memref.load
// CHECK: linalg.generic
// CHECK: %[[L:.*]] = memref.load %[[S]][]
// CHECK: %[[H:.*]] = arith.mulf %[[L]], %{{.*}}
// CHECK: arith.addf %{{.*}}, %[[H]]
func.func private @captured(%s: memref<f32>, %x: memref<4xf32>)
    attributes {dp.spmd, dp.entry = {}} {
  %half = arith.constant 0.5 : f32
  %l = memref.load %s[] : memref<f32>
  %h = arith.mulf %l, %half : f32
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%x : memref<4xf32>) {
  ^bb0(%a: f32):
    %r = arith.addf %a, %h : f32
    linalg.yield %r : f32
  }
  return
}

// As an operand.

// CHECK-LABEL: func.func private @fill(
// CHECK-SAME: %[[S:[^:]*]]: memref<3xf32>, %[[X:[^:]*]]: memref<4xf32>
// CHECK-NOT: linalg.fill
// CHECK: linalg.generic {{.*}} outs(%[[X]] : memref<4xf32>)
// CHECK: %[[L:.*]] = memref.load %[[S]]
// CHECK: linalg.yield %[[L]]
func.func private @fill(%s: memref<3xf32>, %x: memref<4xf32>)
    attributes {dp.spmd, dp.entry = {}} {
  %c2 = arith.constant 2 : index
  %l = memref.load %s[%c2] : memref<3xf32>
  linalg.fill ins(%l : f32) outs(%x : memref<4xf32>)
  return
}

// The buffer is written in between, through a view: the load stays.

// CHECK-LABEL: func.func private @written(
// CHECK-SAME: %[[S:[^:]*]]: memref<1xf32>
// CHECK: %[[L:.*]] = memref.load %[[S]]
// CHECK: linalg.fill
// CHECK: linalg.fill ins(%[[L]]
func.func private @written(%s: memref<1xf32>, %x: memref<4xf32>)
    attributes {dp.spmd, dp.entry = {}} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %l = memref.load %s[%c0] : memref<1xf32>
  %v = memref.cast %s : memref<1xf32> to memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%v : memref<?xf32>)
  linalg.fill ins(%l : f32) outs(%x : memref<4xf32>)
  return
}
