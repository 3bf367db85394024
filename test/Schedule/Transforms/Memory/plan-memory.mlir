// RUN: dp-opt %s --dp-plan-memory -cse -canonicalize -split-input-file -verify-diagnostics | FileCheck %s

// %a and %c live at different times and share memory; what lies behind begins
// behind the larger one. The arena function computes the same offsets, but its
// numbers stop at 2^60.

// CHECK-LABEL: func.func private @step(
// CHECK-SAME: %[[N:[^:]*]]: index, %[[ARENA:[^:]*]]: memref<?xi8>)
// CHECK-SAME: dp.arena = #dp.arena<@step.arena, bytes = 36864>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C32:.*]] = arith.constant 32 : index
// CHECK-DAG: %[[C63:.*]] = arith.constant 63 : index
// CHECK-DAG: %[[CM64:.*]] = arith.constant -64 : index
// CHECK: %[[L:.*]] = dp.shard_size %[[N]]
// CHECK: %[[BIG:.*]] = arith.muli %[[L]], %[[C32]]
// CHECK: %[[UP:.*]] = arith.addi %[[BIG]], %[[C63]]
// CHECK: %[[OFFSET:.*]] = arith.andi %[[UP]], %[[CM64]]
// CHECK: %[[A:.*]] = memref.view %[[ARENA]][%[[C0]]][%[[L]]] : memref<?xi8> to memref<?x8xf32>
// CHECK: dp.launch @k {{.*}}(%[[A]])
// CHECK: %[[B:.*]] = memref.view %[[ARENA]][%[[OFFSET]]][%[[L]]] : memref<?xi8> to memref<?xf32>
// CHECK: dp.launch @k2 {{.*}}(%[[A]], %[[B]])
// CHECK: dp.launch @k2 {{.*}}(%[[A]], %[[B]])
// CHECK-NOT: memref.alloc

// CHECK-LABEL: func.func private @step.arena(
// CHECK-SAME: %[[N:[^:]*]]: index) -> index attributes {dp.spmd}
// CHECK-DAG: %[[C288230376151711744:.*]] = arith.constant 288230376151711744 : index
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[CM64:.*]] = arith.constant -64 : index
// CHECK-DAG: %[[C63:.*]] = arith.constant 63 : index
// CHECK-DAG: %[[MOST:.*]] = arith.constant 1152921504606846976 : index
// CHECK-DAG: %[[MOST_OF_32:.*]] = arith.constant 36028797018963968 : index
// CHECK: %[[L:.*]] = dp.shard_size %[[N]]
// CHECK: %[[ROWS:.*]] = arith.minsi %[[L]], %[[MOST_OF_32]]
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[ROWS]], %{{.*}}
// CHECK: %[[SUM2:.*]] = arith.addi %[[PRODUCT]], %[[C63]] : index
// CHECK: %[[FIRST:.*]] = arith.andi %[[SUM2]], %[[CM64]] : index
// CHECK: %[[MIN:.*]] = arith.minsi %[[L]], %[[C288230376151711744]] : index
// CHECK: %[[PRODUCT2:.*]] = arith.muli %[[MIN]], %[[C4]] : index
// CHECK: %[[SUM3:.*]] = arith.addi %[[PRODUCT2]], %[[C63]] : index
// CHECK: %[[SECOND:.*]] = arith.andi %[[SUM3]], %[[CM64]] : index
// CHECK: %[[SUM:.*]] = arith.addi %[[FIRST]], %[[SECOND]]
// CHECK: %[[BOUNDED:.*]] = arith.minsi %[[SUM]], %[[MOST]]
// CHECK: return %[[BOUNDED]]
func.func private @k(memref<?x8xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @k2(memref<?x8xf32>, memref<?xf32>, index, index)
    attributes {dp.kernel = #dp.kernel}
func.func private @step(%x: memref<?x8xf32>, %n: index) attributes {dp.spmd,
    dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<?x8xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %c0 = arith.constant 0 : index
  %s = memref.dim %x, %c0 : memref<?x8xf32>
  %a = memref.alloc(%s) : memref<?x8xf32>
  %unused = memref.alloc(%s) : memref<?x8xf32>
  dp.launch @k extent %s cost %s (%a) : memref<?x8xf32>
  %b = memref.alloc(%s) : memref<?xf32>
  dp.launch @k2 extent %s cost %s (%a, %b) : memref<?x8xf32>, memref<?xf32>
  %d = memref.dim %a, %c0 : memref<?x8xf32>
  %c = memref.alloc(%d) : memref<?x8xf32>
  dp.launch @k2 extent %s cost %s (%c, %b) : memref<?x8xf32>, memref<?xf32>
  return
}

// -----

// What one collective of a group sends and what another receives are in use at
// the same time.

// CHECK-LABEL: func.func private @group(
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C64:.*]] = arith.constant 64 : index
// CHECK-DAG: memref.view %{{.*}}[%[[C0]]][] : memref<?xi8> to memref<8xf32>
// CHECK-DAG: memref.view %{{.*}}[%[[C64]]][] : memref<?xi8> to memref<8xf32>
func.func private @k(memref<8xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @group(%x: memref<8xf32>, %y: memref<8xf32>) attributes {
    dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8xf32>, placement = replicated, role = state>,
        <name = "y", type = tensor<8xf32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  %c8 = arith.constant 8 : index
  %send = memref.alloc() : memref<8xf32>
  dp.launch @k extent %c8 cost %c8 (%send) : memref<8xf32>
  %recv = memref.alloc() : memref<8xf32>
  dp.group_start
  dp.buffer.all_reduce %send, %y : memref<8xf32>, memref<8xf32>
  dp.buffer.all_reduce %x, %recv : memref<8xf32>, memref<8xf32>
  dp.group_end
  dp.launch @k extent %c8 cost %c8 (%recv) : memref<8xf32>
  return
}

// -----

// A size that only the step's data says cannot be planned.

func.func private @k(memref<?xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @data(%x: memref<4xi32>) attributes {dp.spmd,
    dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<4xi32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<4xi32>
  %n = arith.index_cast %v : i32 to index
  // expected-error @below {{the size of a buffer depends on the step's data}}
  %a = memref.alloc(%n) : memref<?xf32>
  dp.launch @k extent %n cost %n (%a) : memref<?xf32>
  return
}

// -----

// Buffers of one iteration that follow each other share memory, as do those of two
// branches; what is made before a loop is in use throughout it.

// CHECK-LABEL: func.func private @loop(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<8xf32>
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C64:.*]] = arith.constant 64 : index
// CHECK-DAG: %[[C128:.*]] = arith.constant 128 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[VALUE:.*]] = memref.load %[[ARG0]][%[[C0]]] : memref<8xf32>
// CHECK: %[[IS:.*]] = arith.cmpf ogt, %[[VALUE]], %[[ZERO]] : f32
// CHECK: %[[OUT:.*]] = memref.view %{{.*}}[%[[C0]]][] : memref<?xi8> to memref<8xf32>
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK: %[[A:.*]] = memref.view %{{.*}}[%[[C64]]][] : memref<?xi8> to memref<8xf32>
// CHECK: dp.launch @k {{.*}}(%[[A]])
// CHECK: %[[B:.*]] = memref.view %{{.*}}[%[[C128]]][] : memref<?xi8> to memref<8xf32>
// CHECK: dp.launch @k2 {{.*}}(%[[A]], %[[B]])
// CHECK: dp.launch @k2 {{.*}}(%[[B]], %[[A]])
// CHECK: dp.launch @k {{.*}}(%[[OUT]])
// CHECK: scf.if %[[IS]] {
// CHECK: dp.launch @k {{.*}}(%[[A]])
// CHECK: else
// CHECK: dp.launch @k {{.*}}(%[[A]])
// CHECK-LABEL: func.func private @loop.arena(
// CHECK: %[[ALL:.*]] = arith.constant 192 : index
// CHECK: return %[[ALL]]
func.func private @k(memref<8xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @k2(memref<8xf32>, memref<8xf32>, index, index)
    attributes {dp.kernel = #dp.kernel}
func.func private @loop(%x: memref<8xf32>) attributes {dp.spmd,
    dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<8xf32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  %i0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %first = memref.load %x[%i0] : memref<8xf32>
  %p = arith.cmpf ogt, %first, %zero : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %out = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %c8 step %c1 {
    %a = memref.alloc() : memref<8xf32>
    dp.launch @k extent %c8 cost %c8 (%a) : memref<8xf32>
    %b = memref.alloc() : memref<8xf32>
    dp.launch @k2 extent %c8 cost %c8 (%a, %b) : memref<8xf32>, memref<8xf32>
    %c = memref.alloc() : memref<8xf32>
    dp.launch @k2 extent %c8 cost %c8 (%b, %c) : memref<8xf32>, memref<8xf32>
    dp.launch @k extent %c8 cost %c8 (%out) : memref<8xf32>
    scf.if %p {
      %d = memref.alloc() : memref<8xf32>
      dp.launch @k extent %c8 cost %c8 (%d) : memref<8xf32>
    } else {
      %d = memref.alloc() : memref<8xf32>
      dp.launch @k extent %c8 cost %c8 (%d) : memref<8xf32>
    }
  }
  return
}

// -----

// A size that changes from one iteration to the next cannot be planned either.

func.func private @k(memref<?xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @grows(%x: memref<4xi32>) attributes {dp.spmd,
    dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<4xi32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    // expected-error @below {{the size of a buffer depends on the step's data or on a loop; only sizes of arguments may}}
    %a = memref.alloc(%i) : memref<?xf32>
    dp.launch @k extent %i cost %i (%a) : memref<?xf32>
  }
  return
}
