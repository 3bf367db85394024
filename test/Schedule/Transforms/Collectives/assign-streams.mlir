// RUN: dp-opt %s --dp-assign-streams | FileCheck %s
// RUN: dp-opt %s --dp-assign-streams --dp-plan-memory -canonicalize -cse | FileCheck %s --check-prefix=PLAN

func.func private @unknown(memref<8xf32>, index, index) attributes {dp.kernel = #dp.kernel}
// Compute waits where the tokens do.

// CHECK-LABEL: func.func private @late(
// CHECK-SAME: %[[G:[^:]*]]: memref<8xf32>, %[[X:[^:]*]]: memref<8xf32>
// CHECK-NEXT: dp.event_record 0 on compute
// CHECK-NEXT: dp.stream_wait comm for 0(%[[G]]) : memref<8xf32>
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce %[[G]], %[[G]]
// CHECK-NEXT: dp.group_end{{$}}
// CHECK-NEXT: dp.event_record 1 on comm
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[X]])
// CHECK-NEXT: dp.stream_wait compute for 1(%[[G]]) : memref<8xf32>
// CHECK-NEXT: dp.launch @unknown
// CHECK-NEXT: return
func.func private @late(%g: memref<8xf32>, %x: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "g", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "x", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.group_start
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  %t = dp.group_end async -> !dp.token
  dp.launch @unknown extent %n cost %n (%x) : memref<8xf32>
  dp.wait %t (%g) : memref<8xf32>
  dp.launch @unknown extent %n cost %n (%g) : memref<8xf32>
  return
}

// Without a token compute waits at once.

// CHECK-LABEL: func.func private @at_once(
// CHECK-SAME: %[[G:[^:]*]]: memref<8xf32>, %[[X:[^:]*]]: memref<8xf32>, %[[N:[^:]*]]: index
// CHECK: dp.buffer.all_reduce %[[G]], %[[G]] : memref<8xf32>, memref<8xf32>
// CHECK-NEXT: dp.event_record 1 on comm
// CHECK-NEXT: dp.stream_wait compute for 1(
// CHECK-NEXT: dp.launch @unknown extent %[[N]] cost %[[N]](%[[X]]) : memref<8xf32>
// CHECK: dp.group_end
// CHECK-NEXT: dp.event_record 3 on comm
// CHECK-NEXT: dp.stream_wait compute for 3(
// CHECK-NEXT: return
func.func private @at_once(%g: memref<8xf32>, %x: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "g", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "x", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  dp.launch @unknown extent %n cost %n (%x) : memref<8xf32>
  dp.group_start
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  dp.buffer.all_reduce %x, %x : memref<8xf32>, memref<8xf32>
  dp.group_end
  return
}

// A wait for the second group covers the first, of several waits at one place one
// is left. Where compute was given nothing since, the second group needs no event.

// CHECK-LABEL: func.func private @groups(
// CHECK-SAME: %[[A:[^:]*]]: memref<8xf32>, %[[B:[^:]*]]: memref<8xf32>, %[[C:[^:]*]]: memref<8xf32>, %[[D:[^:]*]]: memref<8xf32>
// CHECK-SAME: %[[N:[^:]*]]: index
// CHECK-NEXT: dp.event_record 0 on compute
// CHECK-NEXT: dp.stream_wait comm for 0(%[[A]]) : memref<8xf32>
// CHECK: dp.buffer.all_reduce %[[A]], %[[A]]
// CHECK-NEXT: dp.group_end{{$}}
// CHECK-NEXT: dp.event_record 1 on comm
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce %[[B]], %[[B]]
// CHECK-NEXT: dp.group_end{{$}}
// CHECK-NEXT: dp.event_record 2 on comm
// CHECK-NEXT: dp.launch @unknown extent %[[N]] cost %[[N]](%[[D]]) : memref<8xf32>
// CHECK-NEXT: dp.event_record 3 on compute
// CHECK-NEXT: dp.stream_wait comm for 3(%[[C]]) : memref<8xf32>
// CHECK: dp.event_record 4 on comm
// CHECK-NEXT: dp.stream_wait compute for 2(%[[A]], %[[B]])
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[B]])
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[A]])
// CHECK-NEXT: dp.stream_wait compute for 4(%[[C]])
// CHECK-NEXT: return
func.func private @groups(%a: memref<8xf32>, %b: memref<8xf32>,
    %c: memref<8xf32>, %d: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "d", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.group_start
  dp.buffer.all_reduce %a, %a : memref<8xf32>, memref<8xf32>
  %t0 = dp.group_end async -> !dp.token
  dp.group_start
  dp.buffer.all_reduce %b, %b : memref<8xf32>, memref<8xf32>
  %t1 = dp.group_end async -> !dp.token
  dp.launch @unknown extent %n cost %n (%d) : memref<8xf32>
  dp.group_start
  dp.buffer.all_reduce %c, %c : memref<8xf32>, memref<8xf32>
  %t2 = dp.group_end async -> !dp.token
  dp.wait %t1 (%b) : memref<8xf32>
  dp.launch @unknown extent %n cost %n (%b) : memref<8xf32>
  dp.wait %t0 (%a) : memref<8xf32>
  dp.launch @unknown extent %n cost %n (%a) : memref<8xf32>
  dp.wait %t2 (%c) : memref<8xf32>
  return
}

// Waits inside of a loop are for what starts there; what is under way around it
// stays so. Both branches wait for what is under way around them.

// CHECK-LABEL: func.func private @nested(
// CHECK-SAME: %[[A:[^:]*]]: memref<8xf32>, %[[B:[^:]*]]: memref<8xf32>
// CHECK-SAME: %[[N:[^:]*]]: index
// CHECK-DAG: %[[TRUE:.*]] = arith.constant true
// CHECK-DAG: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: dp.event_record 1 on comm
// CHECK: scf.for %[[I:.*]] = %[[C0_2]] to %[[N]] step %[[C1]] {
// CHECK-NEXT: dp.event_record 2 on compute
// CHECK-NEXT: dp.stream_wait comm for 2(%[[B]])
// CHECK: dp.buffer.all_reduce %[[B]], %[[B]]
// CHECK: dp.event_record 3 on comm
// CHECK-NEXT: dp.stream_wait compute for 3(%[[B]])
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %[[TRUE]] {
// CHECK-NEXT: dp.stream_wait compute for 1(%[[A]])
// CHECK-NEXT: dp.launch @unknown extent %[[N]] cost %[[N]](%[[A]]) : memref<8xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: dp.stream_wait compute for 1(%[[A]])
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func private @nested(%a: memref<8xf32>, %b: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %c = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  dp.group_start
  dp.buffer.all_reduce %a, %a : memref<8xf32>, memref<8xf32>
  %t = dp.group_end async -> !dp.token
  scf.for %i = %c0 to %n step %c1 {
    dp.group_start
    dp.buffer.all_reduce %b, %b : memref<8xf32>, memref<8xf32>
    %u = dp.group_end async -> !dp.token
    dp.wait %u (%b) : memref<8xf32>
  }
  scf.if %c {
    dp.wait %t (%a) : memref<8xf32>
    dp.launch @unknown extent %n cost %n (%a) : memref<8xf32>
  } else {
    dp.wait %t (%a) : memref<8xf32>
  }
  return
}

// A buffer under way shares no slot with what compute uses before the wait.

// PLAN-LABEL: func.func private @reuse(
// PLAN-DAG: %[[C0:.*]] = arith.constant 0 : index
// PLAN-DAG: %[[C64:.*]] = arith.constant 64 : index
// PLAN: %[[G:.*]] = memref.view %{{.*}}[%[[C0]]][]
// PLAN: dp.buffer.all_reduce %[[G]], %{{.*}}
// PLAN: %[[OTHER:.*]] = memref.view %{{.*}}[%[[C64]]][]
// PLAN: dp.launch @unknown {{.*}}(%[[OTHER]])
// PLAN: dp.stream_wait compute for 1
func.func private @reuse(%r: memref<8xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "r", type = tensor<8xf32>, placement = replicated, role = state>],
  results = [],
  dims = []>} {
  %c8 = arith.constant 8 : index
  %g = memref.alloc() : memref<8xf32>
  dp.launch @unknown extent %c8 cost %c8 (%g) : memref<8xf32>
  dp.group_start
  dp.buffer.all_reduce %g, %r : memref<8xf32>, memref<8xf32>
  %t = dp.group_end async -> !dp.token
  %other = memref.alloc() : memref<8xf32>
  dp.launch @unknown extent %c8 cost %c8 (%other) : memref<8xf32>
  dp.wait %t (%g, %r) : memref<8xf32>, memref<8xf32>
  return
}

