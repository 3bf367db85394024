// RUN: dp-opt %s --dp-sink-loads | FileCheck %s

// A loaded scalar, and what is computed of it, moves into the body that uses it.

#id = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func private @captured(
// CHECK-SAME: %[[S:[^:]*]]: memref<f32>, %[[X:[^:]*]]: memref<4xf32>
// CHECK-NOT: memref.load
// CHECK: linalg.generic {{.*}} outs(%[[X]] : memref<4xf32>)
// CHECK: %[[L:.*]] = memref.load %[[S]][]
// CHECK: %[[H:.*]] = arith.mulf %[[L]], %{{.*}}
// CHECK: arith.addf %{{.*}}, %[[H]]
func.func private @captured(%s: memref<f32>, %x: memref<4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "s", type = tensor<f32>, placement = replicated, role = input>,
        <name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
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
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "s", type = tensor<3xf32>, placement = replicated, role = input>,
        <name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c2 = arith.constant 2 : index
  %l = memref.load %s[%c2] : memref<3xf32>
  linalg.fill ins(%l : f32) outs(%x : memref<4xf32>)
  return
}

// The buffer is written in between, through a view: the element is copied first.

// CHECK-LABEL: func.func private @written(
// CHECK-SAME: %[[S:[^:]*]]: memref<1xf32>
// CHECK-SAME: %[[X:[^:]*]]: memref<4xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[COPY:.*]] = memref.alloc() : memref<f32>
// CHECK: memref.copy %{{.*}}, %[[COPY]]
// CHECK: %[[CAST:.*]] = memref.cast %[[S]] : memref<1xf32> to memref<?xf32>
// CHECK: linalg.fill ins(%[[ZERO]] : f32) outs(%[[CAST]] : memref<?xf32>)
// CHECK: linalg.generic {{.*}} outs(%[[X]] : memref<4xf32>)
// CHECK: memref.load %[[COPY]][]
func.func private @written(%s: memref<1xf32>, %x: memref<4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "s", type = tensor<1xf32>, placement = replicated, role = input>,
        <name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %l = memref.load %s[%c0] : memref<1xf32>
  %v = memref.cast %s : memref<1xf32> to memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%v : memref<?xf32>)
  linalg.fill ins(%l : f32) outs(%x : memref<4xf32>)
  return
}

// A table of one constant.

// CHECK-LABEL: func.func private @table(
// CHECK: %[[ALLOC:.*]] = memref.alloc() : memref<2x3xf32>
// CHECK: linalg.fill ins(%{{.*}}) outs(%[[ALLOC]]
// CHECK: linalg.copy ins(%[[ALLOC]]
// CHECK: memref.get_global @steps
memref.global "private" constant @halves : memref<2x3xf32> = dense<0.5>
memref.global "private" constant @steps : memref<2xf32> = dense<[1.0, 2.0]>
func.func private @table(%x: memref<2x3xf32>, %y: memref<2xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2x3xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<2xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %h = memref.get_global @halves : memref<2x3xf32>
  linalg.copy ins(%h : memref<2x3xf32>) outs(%x : memref<2x3xf32>)
  %s = memref.get_global @steps : memref<2xf32>
  linalg.copy ins(%s : memref<2xf32>) outs(%y : memref<2xf32>)
  return
}

// A store of the schedule is a kernel's too, here of a value that is loaded.

// CHECK-LABEL: func.func private @stored(
// CHECK-SAME: %[[S:[^:]*]]: memref<f32>, %[[X:[^:]*]]: memref<4x5xf32>, %[[C:[^:]*]]: memref<i32>
// CHECK: %[[N:.*]] = arith.constant 1 : i32
// CHECK: %[[E:.*]] = memref.subview %[[X]][2, 3] [1, 1] [1, 1] : memref<4x5xf32> to memref<f32, strided<[], offset: 13>>
// CHECK: linalg.generic {{.*}} outs(%[[E]]
// CHECK: memref.load %[[S]][]
// CHECK: linalg.fill ins(%[[N]] : i32) outs(%[[C]] : memref<i32>)
// CHECK-NOT: memref.store
func.func private @stored(%s: memref<f32>, %x: memref<4x5xf32>, %c: memref<i32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [
    <name = "s", type = tensor<f32>, placement = replicated, role = input>,
    <name = "x", type = tensor<4x5xf32>, placement = replicated, role = input>,
    <name = "c", type = tensor<i32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %n = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %l = memref.load %s[] : memref<f32>
  memref.store %l, %x[%c2, %c3] : memref<4x5xf32>
  memref.store %n, %c[] : memref<i32>
  return
}

// Captured by the body of a named op.

// CHECK-LABEL: func.func private @map(
// CHECK-SAME: %[[S:[^:]*]]: memref<f32>, %[[X:[^:]*]]: memref<4xf32>
// CHECK-NOT: linalg.map
// CHECK: linalg.generic {{.*}} outs(%[[X]] : memref<4xf32>)
// CHECK: %[[VALUE:.*]] = memref.load %[[S]][] : memref<f32>
// CHECK-NEXT: linalg.yield %[[VALUE]] :
func.func private @map(%s: memref<f32>, %x: memref<4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "s", type = tensor<f32>, placement = replicated, role = input>,
        <name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %l = memref.load %s[] : memref<f32>
  linalg.map outs(%x : memref<4xf32>) (%o: f32) {
    linalg.yield %l : f32
  }
  return
}

// What the schedule itself needs is read by the host: a bound, a condition, where a
// slice begins. A kernel in a loop loads what does not change in it.

// CHECK-LABEL: func.func private @control(
// CHECK-SAME: %[[N:[^:]*]]: memref<2xi32>, %[[S:[^:]*]]: memref<f32>, %[[X:[^:]*]]: memref<4xf32>, %[[P:[^:]*]]: memref<i1>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[BOUND:.*]] = dp.host_read %[[N]][%[[C1]]] : memref<2xi32>
// CHECK-NOT: dp.host_read
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %{{.*}} step %[[C1]] {
// CHECK: %[[GO:.*]] = dp.host_read %[[P]][] : memref<i1>
// CHECK: scf.if %[[GO]]
// CHECK: linalg.generic {{.*}} outs(%[[X]] : memref<4xf32>)
// CHECK: memref.load %[[S]][]
func.func private @control(%n: memref<2xi32>, %s: memref<f32>, %x: memref<4xf32>,
    %p: memref<i1>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "n", type = tensor<2xi32>, placement = replicated, role = input>,
        <name = "s", type = tensor<f32>, placement = replicated, role = input>,
        <name = "x", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "p", type = tensor<i1>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %bound = memref.load %n[%c1] : memref<2xi32>
  %ub = arith.index_cast %bound : i32 to index
  %l = memref.load %s[] : memref<f32>
  scf.for %i = %c0 to %ub step %c1 {
    %go = memref.load %p[] : memref<i1>
    scf.if %go {
      linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
          outs(%x : memref<4xf32>) {
      ^bb0(%a: f32):
        %r = arith.addf %a, %l : f32
        linalg.yield %r : f32
      }
    }
  }
  return
}

// A kernel after its buffer was written, or that writes it itself, loads a copy.

// CHECK-LABEL: func.func private @overwritten(
// CHECK-SAME: %[[X:[^:]*]]: memref<4xf32>
// CHECK: %[[COPY:.*]] = memref.alloc() : memref<f32>
// CHECK: %[[E:.*]] = memref.subview %[[X]][2] [1] [1]
// CHECK: memref.copy %[[E]], %[[COPY]]
// CHECK: linalg.generic {{.*}} outs(%[[X]] : memref<4xf32>)
// CHECK: memref.load %[[COPY]][]
// CHECK-NOT: dp.host_read
func.func private @overwritten(%x: memref<4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c2 = arith.constant 2 : index
  %l = memref.load %x[%c2] : memref<4xf32>
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%x : memref<4xf32>) {
  ^bb0(%a: f32):
    %r = arith.divf %a, %l : f32
    linalg.yield %r : f32
  }
  return
}

// A table of which a kernel takes a part is copied to the GPU first.

// CHECK-LABEL: func.func private @part_of_table(
// CHECK: %[[TABLE:.*]] = memref.get_global @steps
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<2xf32>
// CHECK: memref.copy %[[TABLE]], %[[BUFFER]]
// CHECK: memref.subview %[[BUFFER]]
func.func private @part_of_table(%x: memref<1xf32>, %i: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<1xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %s = memref.get_global @steps : memref<2xf32>
  %p = memref.subview %s[%i] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1], offset: ?>>
  linalg.copy ins(%p : memref<1xf32, strided<[1], offset: ?>>) outs(%x : memref<1xf32>)
  return
}
