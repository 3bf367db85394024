// RUN: dp-opt %s "--dp-batch-launches=slack-bytes=0 slack-percent=0" | FileCheck %s
// RUN: dp-opt %s --dp-batch-launches=slack-bytes=4096 | FileCheck %s --check-prefix=SLACK
// RUN: dp-opt %s --dp-batch-launches --dp-assign-streams --dp-verify-streams --dp-plan-memory --canonicalize | FileCheck %s --check-prefix=PLAN

#id = affine_map<(d0) -> (d0)>
!v = memref<8xf32>
func.func private @update(%w: !v, %g: !v, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%g : !v) outs(%w : !v) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.subf %b, %a : f32
    linalg.yield %0 : f32
  }
  return
}
func.func private @checked(%w: !v, %g: !v, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%g : !v) outs(%w : !v) {
  ^bb0(%a: f32, %b: f32):
    %ok = arith.cmpf one, %a, %b : f32
    cf.assert %ok, "equal"
    linalg.yield %a : f32
  }
  return
}
func.func private @unknown(!v, !v, index, index) attributes {dp.kernel = #dp.kernel}

// All that are independent, in their order; the rate of all is the same buffer.
// CHECK-LABEL: func.func private @updates(
// CHECK-SAME:  %[[A:[^:]*]]: memref<8xf32>, %[[B:[^:]*]]: memref<8xf32>, %[[C:[^:]*]]: memref<8xf32>, %[[G:[^:]*]]: memref<8xf32>, %[[N:[^:]*]]: index
// CHECK-NEXT:  %[[M:.*]] = arith.addi %[[N]], %[[N]] : index
// CHECK-NEXT:  dp.launch_batch @update extents(%[[N]], %[[M]], %[[N]]) costs(%[[N]], %[[N]], %[[M]])
// CHECK-SAME:    sets [(%[[A]], %[[G]]), (%[[B]], %[[G]]), (%[[C]], %[[G]])] : memref<8xf32>, memref<8xf32>
// CHECK-NEXT:  return
// PLAN-LABEL: func.func private @updates(
// PLAN:         dp.launch_batch @update
func.func private @updates(%a: !v, %b: !v, %c: !v, %g: !v, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<8xf32>, placement = replicated, role = state>, <name = "b", type = tensor<8xf32>, placement = replicated, role = state>,
                 <name = "c", type = tensor<8xf32>, placement = replicated, role = state>, <name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
    results = [], dims = [<devices>]>} {
  dp.launch @update extent %n cost %n (%a, %g) : !v, !v
  %m = arith.addi %n, %n : index
  dp.launch @update extent %m cost %n (%b, %g) : !v, !v
  dp.launch @update extent %n cost %m (%c, %g) : !v, !v
  return
}

// One set uses what another writes; a buffer is written or read in between.
// CHECK-LABEL: func.func private @dependent(
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-COUNT-2: dp.launch @update
// CHECK:         scf.yield %[[C0]] : index
// CHECK-COUNT-2: dp.launch @update
// CHECK:         scf.yield %[[C1]] : index
// CHECK:         dp.launch @update {{.*}}(%[[A:.*]], %[[G:.*]])
// CHECK-NEXT:    dp.launch @unknown {{.*}}(%[[A]], %{{.*}})
// CHECK-NEXT:    dp.launch @update {{.*}}(%[[B:.*]], %[[G]])
// CHECK-NEXT:    dp.launch @unknown {{.*}}(%{{.*}}, %{{.*}})
// CHECK-NEXT:    dp.launch_batch @update {{.*}} sets [(%[[C:.*]], %{{.*}}), (%[[A]], %{{.*}})]
// CHECK-NEXT:    return
func.func private @dependent(%a: !v, %b: !v, %c: !v, %g: !v, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<8xf32>, placement = replicated, role = state>, <name = "b", type = tensor<8xf32>, placement = replicated, role = state>,
                 <name = "c", type = tensor<8xf32>, placement = replicated, role = state>, <name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
    results = [], dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  // The second reads what the first writes.
  %x = scf.if %true -> index {
    dp.launch @update extent %n cost %n (%a, %g) : !v, !v
    dp.launch @update extent %n cost %n (%b, %a) : !v, !v
    scf.yield %c0 : index
  } else {
    // Both write the same.
    dp.launch @update extent %n cost %n (%a, %b) : !v, !v
    dp.launch @update extent %n cost %n (%a, %g) : !v, !v
    scf.yield %c1 : index
  }
  dp.launch @update extent %n cost %n (%a, %g) : !v, !v
  dp.launch @unknown extent %n cost %n (%a, %b) : !v, !v
  dp.launch @update extent %n cost %n (%b, %g) : !v, !v
  dp.launch @unknown extent %n cost %n (%b, %g) : !v, !v
  dp.launch @update extent %n cost %n (%c, %b) : !v, !v
  dp.launch @update extent %n cost %n (%a, %b) : !v, !v
  return
}

// Not over a wait, if it is long, nor with what is in a loop; over the start of a collective
// of other buffers. In a loop by itself.
// CHECK-LABEL: func.func private @collectives(
// CHECK-SAME: %{{[^:]*}}: memref<8xf32>, %{{[^:]*}}: memref<8xf32>, %{{[^:]*}}: memref<8xf32>, %[[G:[^:]*]]: memref<8xf32>, %{{[^:]*}}: memref<8xf32>, %[[N:[^:]*]]: index
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : index
// CHECK:         dp.group_start
// CHECK:         %[[TOKEN:.*]] = dp.group_end async
// CHECK-NEXT:    dp.launch_batch @update {{.*}} sets [(%[[A:.*]], %{{.*}}), (%[[B:.*]], %{{.*}})]
// CHECK-NEXT:    dp.wait %[[TOKEN]](%[[G]]) : memref<8xf32>
// CHECK-NEXT:    dp.launch @update {{.*}}(%[[C:.*]], %{{.*}})
// CHECK-NEXT:    scf.for %[[I:.*]] = %[[C0]] to %[[N]] step %[[C1]] {
// CHECK-NEXT:      dp.launch_batch @update {{.*}} sets [(%[[A]], %{{.*}}), (%[[B]], %{{.*}})]
// CHECK-NEXT:    }
// CHECK-NEXT:    dp.launch @update
// CHECK-NEXT:    return
func.func private @collectives(%a: !v, %b: !v, %c: !v, %g: !v, %h: !v, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<8xf32>, placement = replicated, role = state>, <name = "b", type = tensor<8xf32>, placement = replicated, role = state>,
                 <name = "c", type = tensor<8xf32>, placement = replicated, role = state>, <name = "g", type = tensor<8xf32>, placement = replicated, role = input>,
                 <name = "h", type = tensor<8xf32>, placement = replicated, role = input>],
    results = [], dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %long = arith.constant 65537 : index
  dp.launch @update extent %n cost %long (%a, %h) : !v, !v
  dp.group_start
  dp.buffer.all_reduce %g, %g : !v, !v
  %t = dp.group_end async -> !dp.token
  dp.launch @update extent %n cost %long (%b, %h) : !v, !v
  dp.wait %t (%g) : !v
  dp.launch @update extent %n cost %n (%c, %g) : !v, !v
  scf.for %i = %c0 to %n step %c1 {
    dp.launch @update extent %n cost %n (%a, %h) : !v, !v
    dp.launch @update extent %n cost %n (%b, %h) : !v, !v
  }
  dp.launch @update extent %n cost %n (%b, %h) : !v, !v
  return
}

// Short launches move over the wait, but not one that uses what another launch
// writes.
// CHECK-LABEL: func.func private @short(
// CHECK-SAME: %[[A:[^:]*]]: {{[^,]*}}, %[[B:[^:]*]]: {{[^,]*}}, %[[C:[^:]*]]:
// CHECK-SAME: %[[G:[^:]*]]: memref<8xf32>
// CHECK:         dp.group_start
// CHECK:         %[[TOKEN:.*]] = dp.group_end async
// CHECK-NEXT:    dp.launch_batch @update {{.*}} sets [(%[[A]], %{{.*}}), (%[[C]], %{{.*}})]
// CHECK-NEXT:    dp.wait %[[TOKEN]](%[[G]]) : memref<8xf32>
// CHECK-NEXT:    dp.launch_batch @update {{.*}} sets [(%[[B]], %{{.*}}), (%[[C]], %{{.*}})]
// CHECK-NEXT:    return
func.func private @short(%a: !v, %b: !v, %c: !v, %g: !v, %h: !v, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<8xf32>, placement = replicated, role = state>, <name = "b", type = tensor<8xf32>, placement = replicated, role = state>,
                 <name = "c", type = tensor<8xf32>, placement = replicated, role = state>, <name = "g", type = tensor<8xf32>, placement = replicated, role = input>,
                 <name = "h", type = tensor<8xf32>, placement = replicated, role = input>],
    results = [], dims = [<devices>]>} {
  %short = arith.constant 65536 : index
  %long = arith.constant 65537 : index
  dp.launch @update extent %n cost %short (%a, %h) : !v, !v
  dp.group_start
  dp.buffer.all_reduce %g, %g : !v, !v
  %t = dp.group_end async -> !dp.token
  dp.launch @update extent %n cost %short (%c, %h) : !v, !v
  dp.launch @update extent %n cost %short (%b, %h) : !v, !v
  dp.wait %t (%g) : !v
  dp.launch @update extent %n cost %long (%c, %g) : !v, !v
  return
}

// Kernels that may fail, whose code is not known, or that read a constant.
// CHECK-LABEL: func.func private @others(
// CHECK-NOT:     dp.launch_batch
memref.global "private" constant @table : !v = dense<1.0>
func.func private @others(%a: !v, %b: !v, %g: !v, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<8xf32>, placement = replicated, role = state>, <name = "b", type = tensor<8xf32>, placement = replicated, role = state>,
                 <name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
    results = [], dims = [<devices>]>} {
  dp.launch @checked extent %n cost %n (%a, %g) : !v, !v
  dp.launch @checked extent %n cost %n (%b, %g) : !v, !v
  dp.launch @unknown extent %n cost %n (%a, %g) : !v, !v
  dp.launch @unknown extent %n cost %n (%b, %g) : !v, !v
  %t = memref.get_global @table : !v
  dp.launch @update extent %n cost %n (%a, %t) : !v, !v
  dp.launch @update extent %n cost %n (%b, %t) : !v, !v
  return
}

// The first gradient would live while the large buffer does. A small slack lets
// it; behind that buffer there is room anyway.
// CHECK-LABEL: func.func private @memory(
// CHECK:         dp.launch @update {{.*}}(%[[A:.*]], %{{.*}})
// CHECK:         dp.launch_batch @update {{.*}} sets [(%[[B:.*]], %{{.*}}), (%[[C:.*]], %{{.*}})]
// SLACK-LABEL: func.func private @memory(
// SLACK-NOT:     dp.launch @update
// SLACK:         dp.launch_batch @update {{.*}} sets [(%{{.*}}), (%{{.*}}), (%{{.*}})]
// PLAN-LABEL: func.func private @memory(
func.func private @fill(%w: !v, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%w : !v)
  return
}
func.func private @fill_large(%w: memref<1024xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%w : memref<1024xf32>)
  return
}
func.func private @memory(%a: !v, %b: !v, %c: !v, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<8xf32>, placement = replicated, role = state>, <name = "b", type = tensor<8xf32>, placement = replicated, role = state>,
                 <name = "c", type = tensor<8xf32>, placement = replicated, role = state>],
    results = [], dims = [<devices>]>} {
  %g = memref.alloc() : !v
  %h = memref.alloc() : !v
  %k = memref.alloc() : !v
  %large = memref.alloc() : memref<1024xf32>
  dp.launch @fill extent %n cost %n (%g) : !v
  dp.launch @update extent %n cost %n (%a, %g) : !v, !v
  dp.launch @fill_large extent %n cost %n (%large) : memref<1024xf32>
  dp.launch @fill extent %n cost %n (%h) : !v
  dp.launch @update extent %n cost %n (%b, %h) : !v, !v
  dp.launch @fill extent %n cost %n (%k) : !v
  dp.launch @update extent %n cost %n (%c, %k) : !v, !v
  return
}

// Members of a bucket do not overlap, and neither do slices along one dimension.
// Another launch uses all of the bucket, and one of the slices a part of others.
// CHECK-LABEL: func.func private @parts(
// CHECK:         dp.launch_batch @update {{.*}} sets [(%[[M:.*]], %{{.*}}), (%[[N:.*]], %{{.*}})]
// CHECK-NEXT:    dp.launch @whole
// CHECK:         dp.launch_batch @slice {{.*}} sets [(%{{.*}}), (%{{.*}})]
// CHECK-NEXT:    dp.launch @slice
// SLACK-LABEL: func.func private @parts(
// PLAN-LABEL: func.func private @parts(
// PLAN:          dp.launch_batch @update
func.func private @whole(%w: memref<16xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%w : memref<16xf32>)
  return
}
!s = memref<4x2xf32, strided<[8, 1], offset: ?>>
func.func private @slice(%w: !s, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%w : !s)
  return
}
func.func private @parts(%g: !v, %h: !v, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "g", type = tensor<8xf32>, placement = replicated, role = input>,
                 <name = "h", type = tensor<8xf32>, placement = replicated, role = input>],
    results = [], dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %bucket = memref.alloc() : memref<64xi8>
  %all = memref.view %bucket[%c0][] : memref<64xi8> to memref<16xf32>
  %a = memref.view %bucket[%c0][] : memref<64xi8> to !v
  %b = memref.view %bucket[%c32][] : memref<64xi8> to !v
  dp.launch @whole extent %n cost %n (%all) : memref<16xf32>
  dp.launch @update extent %n cost %n (%a, %g) : !v, !v
  dp.launch @update extent %n cost %n (%b, %h) : !v, !v
  dp.launch @whole extent %n cost %n (%all) : memref<16xf32>
  dp.launch @update extent %n cost %n (%a, %g) : !v, !v
  %t = memref.alloc() : memref<4x8xf32>
  %left = memref.subview %t[0, 0] [4, 2] [1, 1] : memref<4x8xf32> to memref<4x2xf32, strided<[8, 1]>>
  %middle = memref.subview %t[0, 1] [4, 2] [1, 1] : memref<4x8xf32> to memref<4x2xf32, strided<[8, 1], offset: 1>>
  %right = memref.subview %t[0, 2] [4, 2] [1, 1] : memref<4x8xf32> to memref<4x2xf32, strided<[8, 1], offset: 2>>
  %l = memref.cast %left : memref<4x2xf32, strided<[8, 1]>> to !s
  %m = memref.cast %middle : memref<4x2xf32, strided<[8, 1], offset: 1>> to !s
  %r = memref.cast %right : memref<4x2xf32, strided<[8, 1], offset: 2>> to !s
  dp.launch @slice extent %n cost %n (%l) : !s
  dp.launch @slice extent %n cost %n (%r) : !s
  dp.launch @slice extent %n cost %n (%m) : !s
  return
}

// Casts of weights run where the first one stands, with the sizes that they need:
// not of a weight that is written in between, nor of what is computed, nor where
// the results would exceed the peak.
// CHECK-LABEL: func.func private @casts(
// CHECK-SAME: %[[A:[^:]*]]: memref<8xf32>, %[[B:[^:]*]]: memref<8xf32>
// CHECK:         dp.launch_batch @cast {{.*}} sets [(%[[A]], %{{.*}}), (%[[B]], %{{.*}})]
// CHECK:         dp.launch @update
// CHECK:         dp.launch @fill
// CHECK:         dp.launch_batch @cast {{.*}} sets [(%[[A]], %{{.*}}), (%{{.*}})]
// CHECK:         dp.launch @read
// SLACK-LABEL: func.func private @casts(
// PLAN-LABEL: func.func private @casts(
!h = memref<8xbf16>
func.func private @cast(%w: !v, %r: !h, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%w : !v) outs(%r : !h) {
  ^bb0(%a: f32, %b: bf16):
    %0 = arith.truncf %a : f32 to bf16
    linalg.yield %0 : bf16
  }
  return
}
func.func private @read(%w: !h, %x: !h, %y: !h, %z: !h, %r: !h, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id, #id, #id, #id], iterator_types = ["parallel"]} ins(%w, %x, %y, %z : !h, !h, !h, !h) outs(%r : !h) {
  ^bb0(%a: bf16, %b: bf16, %c: bf16, %d: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  }
  return
}
func.func private @casts(%a: !v, %b: !v, %r: !h, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<8xf32>, placement = replicated, role = state>, <name = "b", type = tensor<8xf32>, placement = replicated, role = state>,
                 <name = "r", type = tensor<8xbf16>, placement = replicated, role = state>],
    results = [], dims = [<devices>]>} {
  %x = memref.alloc() : !h
  dp.launch @cast extent %n cost %n (%a, %x) : !v, !h
  dp.launch @update extent %n cost %n (%a, %b) : !v, !v
  %y = memref.alloc() : !h
  dp.launch @cast extent %n cost %n (%b, %y) : !v, !h
  %z = memref.alloc() : !h
  dp.launch @cast extent %n cost %n (%a, %z) : !v, !h
  %f = memref.alloc() : !v
  dp.launch @fill extent %n cost %n (%f) : !v
  %u = memref.alloc() : !h
  dp.launch @cast extent %n cost %n (%f, %u) : !v, !h
  dp.launch @read extent %n cost %n (%x, %y, %z, %u, %r) : !h, !h, !h, !h, !h
  return
}

// CHECK-LABEL: func.func private @peak(
// CHECK:         dp.launch @cast
// CHECK:         dp.launch @cast
// SLACK-LABEL: func.func private @peak(
// PLAN-LABEL: func.func private @peak(
func.func private @peak(%a: !v, %b: !v, %r: !h, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<8xf32>, placement = replicated, role = state>, <name = "b", type = tensor<8xf32>, placement = replicated, role = state>,
                 <name = "r", type = tensor<8xbf16>, placement = replicated, role = state>],
    results = [], dims = [<devices>]>} {
  %x = memref.alloc() : !h
  dp.launch @cast extent %n cost %n (%a, %x) : !v, !h
  dp.launch @read extent %n cost %n (%x, %x, %x, %x, %r) : !h, !h, !h, !h, !h
  %large = memref.alloc() : memref<1024xf32>
  dp.launch @fill_large extent %n cost %n (%large) : memref<1024xf32>
  dp.launch @fill_large extent %n cost %n (%large) : memref<1024xf32>
  %y = memref.alloc() : !h
  dp.launch @cast extent %n cost %n (%b, %y) : !v, !h
  dp.launch @read extent %n cost %n (%y, %y, %y, %y, %r) : !h, !h, !h, !h, !h
  return
}

// Fills of single numbers move to the first one, over collectives, waits and
// long launches, but not over one that reads the number before, and not out of
// a loop.
// CHECK-LABEL: func.func private @numbers(
// CHECK-SAME: %{{[^:]*}}: memref<8xf32>, %[[G:[^:]*]]: memref<8xf32>, %[[N:[^:]*]]: index
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : index
// CHECK:         dp.launch_batch @number extents(%{{.*}}, %{{.*}}) {{.*}} sets [(%[[P:.*]]), (%[[Q:.*]])]
// CHECK-NEXT:    dp.launch @use {{.*}}(%[[P]], %{{.*}})
// CHECK:         dp.buffer.all_reduce %[[G]], %[[G]] : memref<8xf32>, memref<8xf32>
// CHECK:         %[[TOKEN:.*]] = dp.group_end async -> !dp.token
// CHECK:         dp.launch @number {{.*}}(%[[P]])
// CHECK-NEXT:    dp.wait %[[TOKEN]](%[[G]]) : memref<8xf32>
// CHECK-NEXT:    dp.launch_batch @use {{.*}} sets [(%[[P]], %{{.*}}), (%[[Q]], %{{.*}})]
// CHECK-NEXT:    scf.for %[[I:.*]] = %[[C0]] to %[[N]] step %[[C1]] {
// CHECK-NEXT:      dp.launch @number
func.func private @number(%w: memref<i32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel} {
  %low = arith.constant 7 : i32
  linalg.fill ins(%low : i32) outs(%w : memref<i32>)
  return
}
func.func private @use(%w: memref<i32>, %x: !v, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%w : memref<i32>) outs(%x : !v) {
    ^bb0(%a: i32, %b: f32):
      %c = arith.sitofp %a : i32 to f32
      %d = arith.addf %b, %c : f32
      linalg.yield %d : f32
  }
  return
}
func.func private @numbers(%a: !v, %g: !v, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<8xf32>, placement = replicated, role = state>, <name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
    results = [], dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %long = arith.constant 65537 : index
  %p = memref.alloc() : memref<i32>
  dp.launch @number extent %c1 cost %c1 (%p) : memref<i32>
  dp.launch @use extent %n cost %long (%p, %a) : memref<i32>, !v
  dp.group_start
  dp.buffer.all_reduce %g, %g : !v, !v
  %t = dp.group_end async -> !dp.token
  dp.wait %t (%g) : !v
  %q = memref.alloc() : memref<i32>
  dp.launch @number extent %c1 cost %c1 (%q) : memref<i32>
  dp.launch @number extent %c1 cost %c1 (%p) : memref<i32>
  dp.launch @use extent %n cost %long (%p, %a) : memref<i32>, !v
  dp.launch @use extent %n cost %long (%q, %g) : memref<i32>, !v
  scf.for %i = %c0 to %n step %c1 {
    dp.launch @number extent %c1 cost %c1 (%q) : memref<i32>
    dp.launch @use extent %n cost %long (%q, %g) : memref<i32>, !v
  }
  return
}
