// RUN: dp-opt %s --dp-advance-updates=min-bytes=64 -split-input-file | FileCheck %s

// The reduction of a gradient and the update move up: behind the last write of the
// gradient, and behind the last read of the weight's old value. Views follow.

// CHECK-LABEL: func.func private @step(
// CHECK-SAME: %[[W:[^:]*]]: memref<4x8xf32>, %[[M:[^:]*]]: memref<8xf32>, %[[X:[^:]*]]: memref<4x8xf32>
// CHECK: %[[G:.*]] = memref.alloc() : memref<4x8xf32>
// CHECK: %[[S:.*]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: dp.launch @read {{.*}}(%[[X]], %[[G]])
// CHECK-NEXT: dp.buffer.all_reduce %[[G]], %[[G]]
// CHECK-NEXT: dp.launch @read {{.*}}(%[[W]], %[[X]])
// CHECK-NEXT: %[[V:.*]] = memref.cast %[[W]]
// CHECK-NEXT: dp.launch @update {{.*}}(%[[V]], %[[G]])
// CHECK-NEXT: dp.launch @small {{.*}}(%[[X]], %[[S]])
// CHECK-NEXT: dp.launch @read {{.*}}(%[[X]], %[[X]])
// CHECK-NEXT: dp.buffer.all_reduce %[[S]], %[[S]]
// CHECK-NEXT: dp.launch @add {{.*}}(%[[M]], %[[S]])
// CHECK-NEXT: return
func.func private @read(%from: memref<4x8xf32>, %to: memref<4x8xf32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
  memref.copy %from, %to : memref<4x8xf32> to memref<4x8xf32>
  return
}
func.func private @update(%to: memref<?x?xf32>, %from: memref<4x8xf32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
  %c = memref.cast %from : memref<4x8xf32> to memref<?x?xf32>
  memref.copy %c, %to : memref<?x?xf32> to memref<?x?xf32>
  return
}
func.func private @small(%from: memref<4x8xf32>, %to: memref<8xf32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
  %c0 = arith.constant 0 : index
  %v = memref.load %from[%c0, %c0] : memref<4x8xf32>
  memref.store %v, %to[%c0] : memref<8xf32>
  return
}
func.func private @add(%to: memref<8xf32>, %from: memref<8xf32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
  memref.copy %from, %to : memref<8xf32> to memref<8xf32>
  return
}
func.func private @step(%w: memref<4x8xf32>, %m: memref<8xf32>, %x: memref<4x8xf32>, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "w", type = tensor<4x8xf32>, placement = replicated, role = state>,
        <name = "m", type = tensor<8xf32>, placement = replicated, role = state>,
        <name = "x", type = tensor<4x8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %g = memref.alloc() : memref<4x8xf32>
  %s = memref.alloc() : memref<8xf32>
  dp.launch @read extent %n cost %n (%x, %g) : memref<4x8xf32>, memref<4x8xf32>
  dp.launch @read extent %n cost %n (%w, %x) : memref<4x8xf32>, memref<4x8xf32>
  dp.launch @small extent %n cost %n (%x, %s) : memref<4x8xf32>, memref<8xf32>
  dp.launch @read extent %n cost %n (%x, %x) : memref<4x8xf32>, memref<4x8xf32>
  dp.buffer.all_reduce %g, %g : memref<4x8xf32>, memref<4x8xf32>
  // Small: it stays with others in one rendezvous.
  dp.buffer.all_reduce %s, %s : memref<8xf32>, memref<8xf32>
  %v = memref.cast %w : memref<4x8xf32> to memref<?x?xf32>
  dp.launch @update extent %n cost %n (%v, %g) : memref<?x?xf32>, memref<4x8xf32>
  dp.launch @add extent %n cost %n (%m, %s) : memref<8xf32>, memref<8xf32>
  return
}

// -----

// A step that fails has changed no state. What writes other buffers than states
// stays, and so does an update that waits for all gradients.

// CHECK-LABEL: func.func private @step(
// CHECK: dp.launch @copy {{.*}}(%{{.*}}, %[[G:.*]])
// CHECK-NEXT: dp.buffer.all_reduce %[[G]], %[[G]]
// CHECK-NEXT: dp.launch @copy {{.*}}(%[[G]], %[[T:.*]])
// CHECK-NEXT: dp.launch @check
// CHECK-NEXT: dp.launch @copy {{.*}}(%[[G]], %[[W:.*]])
// CHECK-NEXT: dp.launch @copy {{.*}}(%[[X:.*]], %[[H:.*]])
// CHECK-NEXT: dp.buffer.all_reduce %[[H]], %[[H]]
// CHECK-NEXT: dp.launch @norm {{.*}}(%[[H]], %[[N:.*]])
// CHECK-NEXT: dp.launch @scaled {{.*}}(%[[V:.*]], %[[H]], %[[N]])
// CHECK-NEXT: dp.launch @copy {{.*}}(%[[T]], %{{.*}})
// CHECK-NEXT: return
func.func private @copy(%from: memref<4x8xf32>, %to: memref<4x8xf32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
  memref.copy %from, %to : memref<4x8xf32> to memref<4x8xf32>
  return
}
func.func private @norm(%from: memref<4x8xf32>, %to: memref<f32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
  %c0 = arith.constant 0 : index
  %v = memref.load %from[%c0, %c0] : memref<4x8xf32>
  memref.store %v, %to[] : memref<f32>
  return
}
func.func private @scaled(%to: memref<4x8xf32>, %from: memref<4x8xf32>, %norm: memref<f32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
  %c0 = arith.constant 0 : index
  %v = memref.load %from[%c0, %c0] : memref<4x8xf32>
  %s = memref.load %norm[] : memref<f32>
  %p = arith.mulf %v, %s : f32
  memref.store %p, %to[%c0, %c0] : memref<4x8xf32>
  return
}
func.func private @check(%from: memref<4x8xf32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
  %c = arith.cmpi slt, %b, %e : index
  cf.assert %c, "a check"
  return
}
func.func private @step(%w: memref<4x8xf32>, %v: memref<4x8xf32>, %x: memref<4x8xf32>, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "w", type = tensor<4x8xf32>, placement = replicated, role = state>,
        <name = "v", type = tensor<4x8xf32>, placement = replicated, role = state>,
        <name = "x", type = tensor<4x8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %g = memref.alloc() : memref<4x8xf32>
  %h = memref.alloc() : memref<4x8xf32>
  %t = memref.alloc() : memref<4x8xf32>
  %u = memref.alloc() : memref<4x8xf32>
  %norm = memref.alloc() : memref<f32>
  dp.launch @copy extent %n cost %n (%x, %g) : memref<4x8xf32>, memref<4x8xf32>
  dp.buffer.all_reduce %g, %g : memref<4x8xf32>, memref<4x8xf32>
  dp.launch @copy extent %n cost %n (%g, %t) : memref<4x8xf32>, memref<4x8xf32>
  dp.launch @check extent %n cost %n (%x) : memref<4x8xf32>
  dp.launch @copy extent %n cost %n (%x, %h) : memref<4x8xf32>, memref<4x8xf32>
  dp.buffer.all_reduce %h, %h : memref<4x8xf32>, memref<4x8xf32>
  dp.launch @norm extent %n cost %n (%h, %norm) : memref<4x8xf32>, memref<f32>
  dp.launch @copy extent %n cost %n (%g, %w) : memref<4x8xf32>, memref<4x8xf32>
  dp.launch @scaled extent %n cost %n (%v, %h, %norm) : memref<4x8xf32>, memref<4x8xf32>, memref<f32>
  dp.launch @copy extent %n cost %n (%t, %u) : memref<4x8xf32>, memref<4x8xf32>
  return
}
