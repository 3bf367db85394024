// RUN: prlimit --cpu=60 dp-opt %s --dp-advance-updates=min-bytes=64 -split-input-file | FileCheck %s

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

// -----

// The numbers of a launch move with it, in their order and each once, though there
// are 2^48 ways from the last to the first.

// CHECK-LABEL: func.func private @step(
// CHECK-SAME: %{{[^:]*}}: memref<4x8xf32>, %{{[^:]*}}: memref<4x8xf32>, %[[ARG2:[^:]*]]: index
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<4x8xf32>
// CHECK: dp.buffer.all_reduce %[[BUFFER]], %[[BUFFER]] : memref<4x8xf32>, memref<4x8xf32>
// CHECK-NEXT: %[[FIRST:.*]] = arith.muli %[[ARG2]], %[[ARG2]] : index
// CHECK-COUNT-47: arith.muli
// CHECK-NEXT: dp.launch @copy
// CHECK-NEXT: dp.launch @other
// CHECK-NEXT: return
func.func private @copy(%from: memref<4x8xf32>, %to: memref<4x8xf32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
  memref.copy %from, %to : memref<4x8xf32> to memref<4x8xf32>
  return
}
func.func private @other(%x: memref<4x8xf32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
  return
}
func.func private @step(%w: memref<4x8xf32>, %x: memref<4x8xf32>, %c0: index) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "w", type = tensor<4x8xf32>, placement = replicated, role = state>,
        <name = "x", type = tensor<4x8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %g = memref.alloc() : memref<4x8xf32>
  dp.launch @copy extent %c0 cost %c0 (%x, %g) : memref<4x8xf32>, memref<4x8xf32>
  dp.buffer.all_reduce %g, %g : memref<4x8xf32>, memref<4x8xf32>
  dp.launch @other extent %c0 cost %c0 (%x) : memref<4x8xf32>
  %c1 = arith.muli %c0, %c0 : index
  %c2 = arith.muli %c1, %c1 : index
  %c3 = arith.muli %c2, %c2 : index
  %c4 = arith.muli %c3, %c3 : index
  %c5 = arith.muli %c4, %c4 : index
  %c6 = arith.muli %c5, %c5 : index
  %c7 = arith.muli %c6, %c6 : index
  %c8 = arith.muli %c7, %c7 : index
  %c9 = arith.muli %c8, %c8 : index
  %c10 = arith.muli %c9, %c9 : index
  %c11 = arith.muli %c10, %c10 : index
  %c12 = arith.muli %c11, %c11 : index
  %c13 = arith.muli %c12, %c12 : index
  %c14 = arith.muli %c13, %c13 : index
  %c15 = arith.muli %c14, %c14 : index
  %c16 = arith.muli %c15, %c15 : index
  %c17 = arith.muli %c16, %c16 : index
  %c18 = arith.muli %c17, %c17 : index
  %c19 = arith.muli %c18, %c18 : index
  %c20 = arith.muli %c19, %c19 : index
  %c21 = arith.muli %c20, %c20 : index
  %c22 = arith.muli %c21, %c21 : index
  %c23 = arith.muli %c22, %c22 : index
  %c24 = arith.muli %c23, %c23 : index
  %c25 = arith.muli %c24, %c24 : index
  %c26 = arith.muli %c25, %c25 : index
  %c27 = arith.muli %c26, %c26 : index
  %c28 = arith.muli %c27, %c27 : index
  %c29 = arith.muli %c28, %c28 : index
  %c30 = arith.muli %c29, %c29 : index
  %c31 = arith.muli %c30, %c30 : index
  %c32 = arith.muli %c31, %c31 : index
  %c33 = arith.muli %c32, %c32 : index
  %c34 = arith.muli %c33, %c33 : index
  %c35 = arith.muli %c34, %c34 : index
  %c36 = arith.muli %c35, %c35 : index
  %c37 = arith.muli %c36, %c36 : index
  %c38 = arith.muli %c37, %c37 : index
  %c39 = arith.muli %c38, %c38 : index
  %c40 = arith.muli %c39, %c39 : index
  %c41 = arith.muli %c40, %c40 : index
  %c42 = arith.muli %c41, %c41 : index
  %c43 = arith.muli %c42, %c42 : index
  %c44 = arith.muli %c43, %c43 : index
  %c45 = arith.muli %c44, %c44 : index
  %c46 = arith.muli %c45, %c45 : index
  %c47 = arith.muli %c46, %c46 : index
  %c48 = arith.muli %c47, %c47 : index
  dp.launch @copy extent %c0 cost %c48 (%g, %w) : memref<4x8xf32>, memref<4x8xf32>
  return
}
