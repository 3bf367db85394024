// RUN: dp-opt %s --dp-overlap="small-bytes=40" | FileCheck %s

func.func private @unknown(memref<8xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @large(memref<99xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @two(%in: memref<8xf32>, %out: memref<?xf32>, %begin: index,
    %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]} ins(%in : memref<8xf32>) outs(%out : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}

// From the last producer to the first use, seen through views.

// CHECK-LABEL: func.func private @late(
// CHECK-SAME: %[[G:[^:]*]]: memref<8xf32>, %[[X:[^:]*]]: memref<8xf32>
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[G]])
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce %[[G]], %[[G]]
// CHECK-NEXT: %[[T:.*]] = dp.group_end async -> !dp.token
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[X]])
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[G]]
// CHECK-NEXT: memref.cast %[[CAST]] : memref<?xf32> to memref<8xf32>
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[X]])
// CHECK-NEXT: dp.wait %[[T]](%[[G]]) : memref<8xf32>
// CHECK-NEXT: dp.launch @unknown
// CHECK-NEXT: return
func.func private @late(%g: memref<8xf32>, %x: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "g", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "x", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.launch @unknown extent %n cost %n (%g) : memref<8xf32>
  dp.launch @unknown extent %n cost %n (%x) : memref<8xf32>
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
// CHECK-NEXT: dp.group_start
// CHECK: dp.group_end async
// CHECK-NEXT: dp.launch @two {{.*}}(%[[S]], %[[Y]])
// CHECK-NEXT: dp.launch @two {{.*}}(%[[S]], %[[Y]])
// CHECK-NEXT: dp.gemm ins(%[[S]]
// CHECK-NEXT: memref.cast %[[S]] : memref<8xf32> to memref<?xf32>
// CHECK-NEXT: dp.wait %{{.*}}(%[[S]], %[[R]])
// CHECK-NEXT: dp.launch @two
// CHECK-NEXT: dp.launch @unknown
// CHECK-NEXT: return
func.func private @sent(%s: memref<8xf32>, %r: memref<8xf32>, %y: memref<?xf32>,
    %z: memref<8xf32>, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "s", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "r", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<?xf32>, placement = replicated, role = input>,
        <name = "z", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<argument = 2, dim = 0>]>} {
  dp.launch @two extent %n cost %n (%s, %y) : memref<8xf32>, memref<?xf32>
  dp.buffer.all_reduce %s, %r : memref<8xf32>, memref<8xf32>
  dp.launch @two extent %n cost %n (%s, %y) : memref<8xf32>, memref<?xf32>
  dp.gemm ins(%s, %z) outs(%y) size(%n, %n, %n, %n) ld(%n, %n, %n)
      stride(%n, %n, %n) : memref<8xf32>, memref<8xf32>, memref<?xf32>
  %v = memref.cast %s : memref<8xf32> to memref<?xf32>
  dp.launch @two extent %n cost %n (%z, %v) : memref<8xf32>, memref<?xf32>
  dp.launch @unknown extent %n cost %n (%r) : memref<8xf32>
  return
}

// They start in the order of their producers, with the allocations and views that
// they need. The small one waits for the next; the large ones go alone.

// CHECK-LABEL: func.func private @order(
// CHECK: dp.launch @large {{.*}}(%[[A:.*]])
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce %[[A]], %[[A]]
// CHECK-NEXT: %[[T0:.*]] = dp.group_end async
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[B:.*]])
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[C:.*]])
// CHECK-NEXT: %[[SUM:.*]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce %[[C]], %[[SUM]]
// CHECK-NEXT: %[[T1:.*]] = dp.group_end async
// CHECK-NEXT: dp.launch @unknown
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[B]]
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce %[[CAST]], %[[CAST]] : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: %[[T2:.*]] = dp.group_end async
// CHECK-NEXT: dp.wait %[[T0]](%[[A]])
// CHECK-NEXT: dp.wait %[[T1]](%[[C]], %[[SUM]])
// CHECK-NEXT: dp.wait %[[T2]]
// CHECK-NEXT: return
func.func private @order(%n: index) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = [<devices>]>} {
  %a = memref.alloc() : memref<99xf32>
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  dp.launch @large extent %n cost %n (%a) : memref<99xf32>
  dp.launch @unknown extent %n cost %n (%b) : memref<8xf32>
  dp.launch @unknown extent %n cost %n (%c) : memref<8xf32>
  dp.launch @unknown extent %n cost %n (%b) : memref<8xf32>
  %sum = memref.alloc() : memref<8xf32>
  dp.buffer.all_reduce %c, %sum : memref<8xf32>, memref<8xf32>
  %v = memref.cast %b : memref<8xf32> to memref<?xf32>
  dp.buffer.all_reduce %v, %v : memref<?xf32>, memref<?xf32>
  dp.buffer.all_reduce %a, %a : memref<99xf32>, memref<99xf32>
  return
}

// CHECK-LABEL: func.func private @small(
// CHECK: dp.launch @one
// CHECK-NEXT: dp.launch @unknown
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce {{.*}} : memref<1xf32>
// CHECK-NEXT: dp.buffer.all_reduce {{.*}} : memref<8xf32>
// CHECK-NEXT: dp.group_end async
func.func private @one(memref<1xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @small(%a: memref<1xf32>, %b: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<1xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.launch @one extent %n cost %n (%a) : memref<1xf32>
  dp.launch @unknown extent %n cost %n (%b) : memref<8xf32>
  dp.buffer.all_reduce %a, %a : memref<1xf32>, memref<1xf32>
  dp.buffer.all_reduce %b, %b : memref<8xf32>, memref<8xf32>
  return
}

// Collectives run in order, so one that sends what another receives may follow at
// once, but in no group with it.

// CHECK-LABEL: func.func private @dependent(
// CHECK-SAME: %[[A:[^:]*]]: memref<?xf32>, %[[B:[^:]*]]: memref<8xf32>, %[[X:[^:]*]]: memref<8xf32>, %[[N:[^:]*]]: index
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_gather %[[A]], %[[B]] dim 0 : memref<?xf32>, memref<8xf32>
// CHECK-NEXT: %[[T0:.*]] = dp.group_end async
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce %[[B]], %[[B]] : memref<8xf32>, memref<8xf32>
// CHECK-NEXT: %[[T1:.*]] = dp.group_end async
// CHECK-NEXT: dp.launch @unknown extent %[[N]] cost %[[N]](%[[X]]) : memref<8xf32>
// CHECK-NEXT: dp.wait %[[T0]]
// CHECK-NEXT: dp.wait %[[T1]]
// CHECK-NEXT: dp.launch @unknown extent %[[N]] cost %[[N]](%[[B]]) : memref<8xf32>
func.func private @dependent(%a: memref<?xf32>, %b: memref<8xf32>, %x: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<?xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "x", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  dp.launch @unknown extent %n cost %n (%x) : memref<8xf32>
  dp.buffer.all_gather %a, %b dim 0 : memref<?xf32>, memref<8xf32>
  dp.buffer.all_reduce %b, %b : memref<8xf32>, memref<8xf32>
  dp.launch @unknown extent %n cost %n (%b) : memref<8xf32>
  return
}

// State that is made whole for one use comes no earlier than the one before it
// is used.

// CHECK-LABEL: func.func private @per_use(
// CHECK-SAME: %[[S:[^:]*]]: memref<?xf32>
// CHECK: dp.buffer.all_gather %[[S]], %[[A:.*]] dim 0
// CHECK: %[[TA:.*]] = dp.group_end async
// CHECK-NEXT: dp.wait %[[TA]]
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[A]])
// CHECK: dp.buffer.all_gather %[[S]], %[[B:.*]] dim 0
// CHECK: %[[TB:.*]] = dp.group_end async
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[O:.*]])
// CHECK-NEXT: dp.wait %[[TB]]
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[B]])
func.func private @per_use(%s: memref<?xf32>, %o: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "s", type = tensor<?xf32>, placement = replicated, role = input>,
        <name = "o", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %a = memref.alloc() : memref<8xf32>
  dp.buffer.all_gather %s, %a dim 0 {dp.per_use = 0 : i64} : memref<?xf32>, memref<8xf32>
  dp.launch @unknown extent %n cost %n (%a) : memref<8xf32>
  dp.launch @unknown extent %n cost %n (%o) : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  dp.buffer.all_gather %s, %b dim 0 {dp.per_use = 1 : i64} : memref<?xf32>, memref<8xf32>
  dp.launch @unknown extent %n cost %n (%b) : memref<8xf32>
  return
}

// What a loop or a branch touches is used there; inside of it nothing is left under
// way.

// CHECK-LABEL: func.func private @loop(
// CHECK-SAME: %[[A:[^:]*]]: memref<8xf32>, %[[B:[^:]*]]: memref<8xf32>
// CHECK-SAME: %[[N:[^:]*]]: index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: dp.wait %{{.*}}(%[[A]])
// CHECK-NEXT: scf.for %[[I:.*]] = %[[C0]] to %[[N]] step %[[C1]] {
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce %[[B]], %[[B]]
// CHECK-NEXT: %[[T:.*]] = dp.group_end async
// CHECK-NEXT: dp.launch @unknown {{.*}}(%[[A]])
// CHECK-NEXT: dp.wait %[[T]](%[[B]])
// CHECK-NEXT: }
// CHECK: %[[READ:.*]] = dp.host_read %[[A]][%[[C0]]] : memref<8xf32>
// CHECK: dp.group_start
// CHECK: %[[TOKEN:.*]] = dp.group_end async -> !dp.token
// CHECK: %[[IS:.*]] = arith.cmpf ogt, %[[READ]], %[[READ]] : f32
// CHECK: dp.wait %[[TOKEN]](%[[A]]) : memref<8xf32>
// CHECK-NEXT: scf.if %[[IS]] {
func.func private @loop(%a: memref<8xf32>, %b: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  dp.buffer.all_reduce %a, %a : memref<8xf32>, memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    dp.launch @unknown extent %n cost %n (%a) : memref<8xf32>
    dp.buffer.all_reduce %b, %b : memref<8xf32>, memref<8xf32>
  }
  %v = dp.host_read %a[%c0] : memref<8xf32>
  %c = arith.cmpf ogt, %v, %v : f32
  dp.buffer.all_reduce %a, %a : memref<8xf32>, memref<8xf32>
  scf.if %c {
    dp.launch @unknown extent %n cost %n (%a) : memref<8xf32>
  }
  return
}
