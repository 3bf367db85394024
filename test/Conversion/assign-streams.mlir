// RUN: dp-opt %s --dp-assign-streams | FileCheck %s
// RUN: dp-opt %s --dp-assign-streams --dp-plan-memory -canonicalize -cse | FileCheck %s --check-prefix=PLAN
// RUN: dp-opt %s --dp-plan-memory -canonicalize -cse | FileCheck %s --check-prefix=SHARED

func.func private @unknown(memref<8xf32>, index, index) attributes {dp.kernel}
func.func private @two(%in: memref<8xf32>, %out: memref<?xf32>, %begin: index,
    %end: index) attributes {dp.kernel = 0 : i64} {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]} ins(%in : memref<8xf32>) outs(%out : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}

// Compute goes on until it needs the sum, seen through views.

// CHECK-LABEL: func.func private @late(
// CHECK-SAME: %[[G:[^:]*]]: memref<8xf32>, %[[X:[^:]*]]: memref<8xf32>
// CHECK-NEXT: dp.event_record 0 on compute
// CHECK-NEXT: dp.stream_wait comm for 0(%[[G]]) : memref<8xf32>
// CHECK-NEXT: dp.buffer.all_reduce %[[G]], %[[G]]
// CHECK-NEXT: dp.event_record 1 on comm
// CHECK-NEXT: memref.cast %[[G]]
// CHECK-NEXT: memref.cast
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[X]])
// CHECK-NEXT: dp.stream_wait compute for 1(%[[G]]) : memref<8xf32>
// CHECK-NEXT: dp.launch @unknown
// CHECK-NEXT: return
func.func private @late(%g: memref<8xf32>, %x: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = {arguments = [], results = [], dims = []}} {
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  %v = memref.cast %g : memref<8xf32> to memref<?xf32>
  %w = memref.cast %v : memref<?xf32> to memref<8xf32>
  dp.launch @unknown extent %n cost %n (%x) : memref<8xf32>
  dp.launch @unknown extent %n cost %n (%w) : memref<8xf32>
  return
}

// What was sent may be read but not written.

// CHECK-LABEL: func.func private @sent(
// CHECK-SAME: %[[S:[^:]*]]: memref<8xf32>, %[[R:[^:]*]]: memref<8xf32>, %[[Y:[^:]*]]: memref<?xf32>
// CHECK: dp.event_record 1 on comm
// CHECK-NEXT: dp.launch @two {{.*}}(%[[S]], %[[Y]])
// CHECK-NEXT: dp.gemm ins(%[[S]]
// CHECK-NEXT: memref.cast
// CHECK-NEXT: dp.stream_wait compute for 1(%[[S]], %[[R]])
// CHECK-NEXT: dp.launch @two
// CHECK-NEXT: dp.launch @unknown
// CHECK-NEXT: return
func.func private @sent(%s: memref<8xf32>, %r: memref<8xf32>, %y: memref<?xf32>,
    %z: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = {arguments = [], results = [], dims = []}} {
  dp.buffer.all_reduce %s, %r : memref<8xf32>, memref<8xf32>
  dp.launch @two extent %n cost %n (%s, %y) : memref<8xf32>, memref<?xf32>
  dp.gemm ins(%s, %z) outs(%y) size(%n, %n, %n, %n) ld(%n, %n, %n)
      stride(%n, %n, %n) : memref<8xf32>, memref<8xf32>, memref<?xf32>
  %v = memref.cast %s : memref<8xf32> to memref<?xf32>
  dp.launch @two extent %n cost %n (%z, %v) : memref<8xf32>, memref<?xf32>
  dp.launch @unknown extent %n cost %n (%r) : memref<8xf32>
  return
}

// Groups are one unit. A wait for the second group covers the first; what nothing
// touches is waited for at the end.

// CHECK-LABEL: func.func private @groups(
// CHECK-SAME: %[[A:[^:]*]]: memref<8xf32>, %[[B:[^:]*]]: memref<8xf32>, %[[C:[^:]*]]: memref<?xf32>, %[[D:[^:]*]]: memref<8xf32>
// CHECK-NEXT: dp.event_record 0 on compute
// CHECK-NEXT: dp.stream_wait comm for 0(%[[A]], %[[B]]) : memref<8xf32>, memref<8xf32>
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce %[[A]], %[[A]]
// CHECK-NEXT: dp.buffer.all_reduce %[[B]], %[[B]]
// CHECK-NEXT: dp.group_end
// CHECK-NEXT: dp.event_record 1 on comm
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[D]])
// CHECK-NEXT: dp.event_record 2 on compute
// CHECK-NEXT: dp.stream_wait comm for 2(%[[C]], %[[D]])
// CHECK-NEXT: dp.buffer.all_gather %[[C]], %[[D]]
// CHECK-NEXT: dp.event_record 3 on comm
// CHECK-NEXT: dp.buffer.all_reduce %[[D]], %[[D]]
// CHECK-NEXT: dp.event_record 4 on comm
// CHECK-NEXT: dp.stream_wait compute for 1(%[[A]], %[[B]])
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[B]])
// CHECK-NEXT: dp.stream_wait compute for 4(%[[C]], %[[D]])
// CHECK-NEXT: return
func.func private @groups(%a: memref<8xf32>, %b: memref<8xf32>,
    %c: memref<?xf32>, %d: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = {arguments = [], results = [], dims = []}} {
  dp.group_start
  dp.buffer.all_reduce %a, %a : memref<8xf32>, memref<8xf32>
  dp.buffer.all_reduce %b, %b : memref<8xf32>, memref<8xf32>
  dp.group_end
  dp.launch @unknown extent %n cost %n (%d) : memref<8xf32>
  dp.buffer.all_gather %c, %d dim 0 : memref<?xf32>, memref<8xf32>
  // Depends on the gather; compute has been given nothing since: no new event.
  dp.buffer.all_reduce %d, %d : memref<8xf32>, memref<8xf32>
  dp.launch @unknown extent %n cost %n (%b) : memref<8xf32>
  return
}

// Nothing is under way when a loop's body begins or ends, and the body's ops count
// for what is under way around it.

// CHECK-LABEL: func.func private @loop(
// CHECK-SAME: %[[A:[^:]*]]: memref<8xf32>, %[[B:[^:]*]]: memref<8xf32>
// CHECK: dp.event_record 1 on comm
// CHECK: dp.stream_wait compute for 1(%[[A]])
// CHECK-NEXT: scf.for
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[A]])
// CHECK-NEXT: dp.event_record 2 on compute
// CHECK-NEXT: dp.stream_wait comm for 2(%[[B]])
// CHECK-NEXT: dp.buffer.all_reduce %[[B]], %[[B]]
// CHECK-NEXT: dp.event_record 3 on comm
// CHECK-NEXT: dp.stream_wait compute for 3(%[[B]])
// CHECK-NEXT: }
// CHECK-NEXT: dp.event_record 4 on compute
// CHECK: dp.buffer.all_reduce %[[A]], %[[A]]
func.func private @loop(%a: memref<8xf32>, %b: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = {arguments = [], results = [], dims = []}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  dp.buffer.all_reduce %a, %a : memref<8xf32>, memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    dp.launch @unknown extent %n cost %n (%a) : memref<8xf32>
    dp.buffer.all_reduce %b, %b : memref<8xf32>, memref<8xf32>
  }
  dp.buffer.all_reduce %a, %a : memref<8xf32>, memref<8xf32>
  return
}

// A buffer under way shares no slot with what compute uses before the wait; without
// streams the sum is complete at once and its buffer is free.

// PLAN-LABEL: func.func private @reuse(
// PLAN-DAG: %[[C0:.*]] = arith.constant 0 : index
// PLAN-DAG: %[[C64:.*]] = arith.constant 64 : index
// PLAN: %[[G:.*]] = memref.view %{{.*}}[%[[C0]]][]
// PLAN: dp.buffer.all_reduce %[[G]], %{{.*}}
// PLAN: %[[OTHER:.*]] = memref.view %{{.*}}[%[[C64]]][]
// PLAN: dp.launch @unknown {{.*}}(%[[OTHER]])
// PLAN: dp.stream_wait compute for 1
// SHARED-LABEL: func.func private @reuse(
// SHARED: %[[G:.*]] = memref.view
// SHARED: dp.buffer.all_reduce %[[G]], %{{.*}}
// SHARED: dp.launch @unknown {{.*}}(%[[G]])
func.func private @reuse(%r: memref<8xf32>) attributes {dp.spmd, dp.entry = {
    arguments = [{dtype = "f32", name = "r", placement = #dp.placement<replicated>,
                  role = "state", shape = array<i64: 8>}],
    dims = [], results = []}} {
  %c8 = arith.constant 8 : index
  %g = memref.alloc() : memref<8xf32>
  dp.launch @unknown extent %c8 cost %c8 (%g) : memref<8xf32>
  dp.buffer.all_reduce %g, %r : memref<8xf32>, memref<8xf32>
  %other = memref.alloc() : memref<8xf32>
  dp.launch @unknown extent %c8 cost %c8 (%other) : memref<8xf32>
  return
}

// The host reads what a collective receives behind the wait for it.

// CHECK-LABEL: func.func private @read(
// CHECK: dp.buffer.all_reduce
// CHECK: dp.event_record [[E:.*]] on comm
// CHECK-NEXT: dp.stream_wait compute for [[E]]
// CHECK-NEXT: dp.host_read
func.func private @read(%a: memref<f32>) attributes {dp.spmd,
    dp.entry = {arguments = [], results = [], dims = []}} {
  dp.buffer.all_reduce %a, %a : memref<f32>, memref<f32>
  %v = dp.host_read %a[] : memref<f32>
  %c = arith.cmpf ogt, %v, %v : f32
  scf.if %c {
    dp.buffer.all_reduce %a, %a : memref<f32>, memref<f32>
  }
  return
}
