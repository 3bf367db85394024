// Every figure below can be computed by hand: 1e9 operations and 1e9 bytes per
// second, within a node 1e9 bytes per second and 10 us per step, between nodes
// of four devices 1e8 bytes per second and 1 ms.
// RUN: dp-opt %s -o %t.mlir --dp-simulate="devices=1,2,4,8 topology=%S/Inputs/round.json trace=%t.json" | FileCheck %s
// RUN: FileCheck %s --check-prefix=TRACE --input-file=%t.json
// RUN: dp-opt %s -o %t.same && diff %t.same %t.mlir
// RUN: dp-opt %s -o %t.mlir --dp-simulate="devices=4 topology=%S/Inputs/round.json weak trips=7" | FileCheck %s --check-prefix=WEAK

// A product of 2*100*50*10 operations, then 1 MB by a ring of n: 2(n-1)/n ms of
// transfer and 2(n-1) steps of 10 us. Eight devices are two nodes: 12 steps
// within them, 2 of 1 ms between, 17.5 ms of transfer.
// CHECK-LABEL: blocking on round figures, strong scaling
// CHECK-NEXT: devices step ms kernels ms collect ms exposed ms rendezvous payload MB memory MB speedup efficiency
// CHECK-NEXT: {{^}} 1 0.1000 0.1000 0.0000 0.0000 1 1.000 1.026 1.00 100.0%
// CHECK-NEXT: {{^}} 2 1.1200 0.1000 1.0200 1.0200 1 1.000 1.026 0.09 4.5%
// CHECK-NEXT: {{^}} 4 1.6600 0.1000 1.5600 1.5600 1 1.000 1.026 0.06 1.5%
// CHECK-NEXT: {{^}} 8 19.7200 0.1000 19.6200 19.6200 1 1.000 1.026 0.01 0.1%
func.func private @blocking(%a: memref<100x10xf32>, %b: memref<10x50xf32>,
    %c: memref<100x50xf32>, %g: memref<250000xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<100x10xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<10x50xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<100x50xf32>, placement = replicated, role = input>,
        <name = "g", type = tensor<250000xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c50 = arith.constant 50 : index
  %c100 = arith.constant 100 : index
  dp.gemm ins(%a, %b) outs(%c) size(%c1, %c100, %c50, %c10) ld(%c10, %c50, %c50)
      stride(%c0, %c0, %c0) : memref<100x10xf32>, memref<10x50xf32>, memref<100x50xf32>
  dp.buffer.all_reduce %g, %g : memref<250000xf32>, memref<250000xf32>
  return
}

// The shard of 8000000 operations runs beside the collective, which waits for a
// kernel of 1 ms: on four devices 2 ms hide all of 1.56 ms, with eight 1 ms of
// 12.06. Two streams: what is exposed is what no kernel is beside.
// CHECK-LABEL: streams on
// CHECK: {{^}} 1 9.0000 9.0000 0.0000 0.0000
// CHECK-NEXT: {{^}} 2 5.0000 5.0000 1.0200 0.0000
// CHECK-NEXT: {{^}} 4 3.0000 3.0000 1.5600 0.0000
// CHECK-NEXT: {{^}} 8 20.6200 2.0000 19.6200 18.6200
// WEAK-LABEL: streams on round figures, weak scaling
// WEAK: {{^}} 4 9.0000 9.0000 1.5600 0.0000 1 1.000 1.032 4.00 100.0%
// TRACE: {"args":{"name":"streams, 8 devices"},"name":"process_name","ph":"M","pid":7,"tid":0}
// TRACE-SAME: "collectives"
// TRACE-SAME: {"dur":1000,"name":"make","ph":"X","pid":7,"tid":0,"ts":0}
// TRACE-SAME: {"dur":19620,"name":"all_reduce 1000000 bytes, ring","ph":"X","pid":7,"tid":1,"ts":1000}
// TRACE-SAME: {"dur":1000,"name":"work","ph":"X","pid":7,"tid":0,"ts":1000}
func.func private @make(memref<250000xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @work(memref<?xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @streams(%x: memref<?xf32>, %g: memref<250000xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8000xf32>, placement = sharded<0>, role = batch>,
        <name = "g", type = tensor<250000xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c8000 = arith.constant 8000 : index
  %c1000 = arith.constant 1000 : index
  %n = dp.shard_size %c8000 : index
  %million = arith.constant 1000000 : index
  %cost = arith.muli %n, %c1000 : index
  dp.launch @make extent %n cost %million (%g) : memref<250000xf32>
  dp.event_record 0 on compute
  dp.stream_wait comm for 0 (%g) : memref<250000xf32>
  dp.buffer.all_reduce %g, %g : memref<250000xf32>, memref<250000xf32>
  dp.event_record 1 on comm
  dp.launch @work extent %n cost %cost (%x) : memref<?xf32>
  dp.stream_wait compute for 1 (%g) : memref<250000xf32>
  return
}

// The same with a token.
// CHECK-LABEL: tokens on
// CHECK: {{^}} 1 9.0000 9.0000 0.0000 0.0000
// CHECK-NEXT: {{^}} 2 5.0000 5.0000 1.0200 0.0000
// CHECK-NEXT: {{^}} 4 3.0000 3.0000 1.5600 0.0000
// CHECK-NEXT: {{^}} 8 20.6200 2.0000 19.6200 18.6200
func.func private @tokens(%x: memref<?xf32>, %g: memref<250000xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8000xf32>, placement = sharded<0>, role = batch>,
        <name = "g", type = tensor<250000xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c8000 = arith.constant 8000 : index
  %c1000 = arith.constant 1000 : index
  %n = dp.shard_size %c8000 : index
  %million = arith.constant 1000000 : index
  %cost = arith.muli %n, %c1000 : index
  dp.launch @make extent %n cost %million (%g) : memref<250000xf32>
  dp.group_start
  dp.buffer.all_reduce %g, %g : memref<250000xf32>, memref<250000xf32>
  %t = dp.group_end async -> !dp.token
  dp.launch @work extent %n cost %cost (%x) : memref<?xf32>
  dp.wait %t (%g) : memref<250000xf32>
  return
}

// Ten iterations of 1 ms and a collective of 4 KB in each; a loop of no known
// length runs once (or `trips` times), and its condition once more; a branch that
// only data decides is the slower one.
// CHECK-LABEL: control on
// CHECK: {{^}} 1 14.0000 14.0000 0.0000 0.0000 10
// CHECK-NEXT: {{^}} 2 14.2400 14.0000 0.2400 0.2400 10 0.040
// CHECK-NEXT: {{^}} 4 14.6600 14.0000 0.6600 0.6600 10 0.040
// CHECK: 1 loops taken to run 1 times: only the step's data says it
// WEAK-LABEL: control on
// WEAK: {{^}} 4 20.6600 20.0000 0.6600 0.6600 10 0.040
func.func private @k(memref<1000xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @control(%g: memref<1000xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "g", type = tensor<1000xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %million = arith.constant 1000000 : index
  %million2 = arith.constant 2000000 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c10 step %c1 {
    dp.launch @k extent %c10 cost %million (%g) : memref<1000xf32>
    dp.group_start
    dp.buffer.all_reduce %g, %g : memref<1000xf32>, memref<1000xf32>
    dp.group_end
  }
  scf.while : () -> () {
    %v = memref.load %g[%c0] : memref<1000xf32>
    %more = arith.cmpf ogt, %v, %zero : f32
    scf.condition(%more)
  } do {
    dp.launch @k extent %c10 cost %million (%g) : memref<1000xf32>
    scf.yield
  }
  %v = memref.load %g[%c0] : memref<1000xf32>
  %either = arith.cmpf ogt, %v, %zero : f32
  scf.if %either {
    dp.launch @k extent %c10 cost %million (%g) : memref<1000xf32>
  } else {
    dp.launch @k extent %c10 cost %million (%g) : memref<1000xf32>
    dp.launch @k extent %c10 cost %million (%g) : memref<1000xf32>
  }
  // Decided: nothing to do.
  %never = arith.cmpi eq, %c0, %c1 : index
  scf.if %never {
    dp.launch @k extent %c10 cost %million2 (%g) : memref<1000xf32>
  }
  dp.launch @k extent %c10 cost %million (%g) : memref<1000xf32>
  return
}

// Loops in loops: 3 + 7 repeated times 20, each 1 ms, and exposed all of it. What
// a group has of one kind is one message: 2 (n-1) steps once.
// CHECK-LABEL: nested on
// CHECK: {{^}} 1 200.0000 200.0000 0.0000 0.0000 200
// CHECK-NEXT: {{^}} 2 209.6000 200.0000 9.6000 9.6000 200 5.600
func.func private @nested(%g: memref<1000xf32>, %h: memref<6000xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [
    <name = "g", type = tensor<1000xf32>, placement = replicated, role = input>,
    <name = "h", type = tensor<6000xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c20 = arith.constant 20 : index
  %million = arith.constant 1000000 : index
  scf.for %i = %c0 to %c20 step %c1 {
    scf.for %j = %c0 to %c10 step %c1 {
      dp.launch @k extent %c10 cost %million (%g) : memref<1000xf32>
      dp.group_start
      dp.buffer.all_reduce %g, %g : memref<1000xf32>, memref<1000xf32>
      dp.buffer.all_reduce %h, %h : memref<6000xf32>, memref<6000xf32>
      dp.group_end
    }
  }
  return
}

// Gathers and scatters by the whole's bytes, 40 KB: 3 steps of 10 us and 3/4 of
// the bytes each. In weak scaling a chunk of the batch has 40 KB, the whole 160;
// a sharded state is divided as ever.
// CHECK-LABEL: chunks on
// CHECK: {{^}} 4 0.1740 0.0000 0.1740 0.1740 3 0.112
// WEAK-LABEL: chunks on
// WEAK: {{^}} 4 0.3540 0.0000 0.3540 0.3540 3 0.352
func.func private @chunks(%x: memref<?xf32>, %y: memref<10000xf32>, %z: memref<?xf32>,
                           %s: memref<?xf32>, %w: memref<8000xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<10000xf32>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<10000xf32>, placement = replicated, role = input>,
        <name = "z", type = tensor<10000xf32>, placement = sharded<0>, role = batch>,
        <name = "s", type = tensor<8000xf32>, placement = sharded<0>, role = state>,
        <name = "w", type = tensor<8000xf32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  dp.buffer.all_gather %x, %y dim 0 : memref<?xf32>, memref<10000xf32>
  dp.buffer.reduce_scatter %y, %z dim 0 : memref<10000xf32>, memref<?xf32>
  dp.buffer.all_gather %s, %w dim 0 : memref<?xf32>, memref<8000xf32>
  return
}

// A product with factors rounded to tf32 at 2e9 operations per second, 0.05 ms; a
// convolution and the gradient of its filter, 2*4096*144 operations each; a copy of
// 4 KB that reads and writes; a hundred reads of a table, whose 4 MB stay where they
// are, take the least time of a kernel.
// CHECK-LABEL: kinds on
// CHECK: {{^}} 1 2.4183 2.4183
func.func private @look(memref<1000000xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @kinds(%a: memref<100x10xf32>, %b: memref<10x50xf32>,
    %c: memref<100x50xf32>, %x: memref<2x10x10x16xf32>,
    %w: memref<32x3x3x16xf32>, %y: memref<2x8x8x32xf32>, %t: memref<1000000xf32>,
    %u: memref<1000xf32>, %v: memref<1000xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<100x10xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<10x50xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<100x50xf32>, placement = replicated, role = input>,
        <name = "x", type = tensor<2x10x10x16xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<32x3x3x16xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<2x8x8x32xf32>, placement = replicated, role = input>,
        <name = "t", type = tensor<1000000xf32>, placement = replicated, role = input>,
        <name = "u", type = tensor<1000xf32>, placement = replicated, role = input>,
        <name = "v", type = tensor<1000xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c50 = arith.constant 50 : index
  %c100 = arith.constant 100 : index
  dp.gemm ins(%a, %b) outs(%c) size(%c1, %c100, %c50, %c10) ld(%c10, %c50, %c50)
      stride(%c0, %c0, %c0) precision tf32 : memref<100x10xf32>, memref<10x50xf32>, memref<100x50xf32>
  dp.conv ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1]
      : memref<2x10x10x16xf32>, memref<32x3x3x16xf32>, memref<2x8x8x32xf32>
  dp.conv filter_gradient ins(%x, %y) outs(%w) strides [1, 1] dilations [1, 1]
      : memref<2x10x10x16xf32>, memref<2x8x8x32xf32>, memref<32x3x3x16xf32>
  memref.copy %u, %v : memref<1000xf32> to memref<1000xf32>
  dp.launch @look extent %c100 cost %c100 (%t) : memref<1000000xf32>
  return
}

// 1 MB that goes to all in turn: n-1 steps of 10 us and (n-1)/n of it. Of eight
// devices four are on another node: 4 ms of latency for them, and the node's
// network has four times half of it to carry, 20 ms.
// CHECK-LABEL: exchanged on
// CHECK: {{^}} 1 0.0000 0.0000 0.0000 0.0000 1 1.000
// CHECK-NEXT: {{^}} 2 0.5100 0.0000 0.5100 0.5100 1 1.000
// CHECK-NEXT: {{^}} 4 0.7800 0.0000 0.7800 0.7800 1 1.000
// CHECK-NEXT: {{^}} 8 24.0300 0.0000 24.0300 24.0300 1 1.000
func.func private @exchanged(%g: memref<500000xbf16>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "g", type = tensor<500000xbf16>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %c = arith.constant 500000 : index
  %n = dp.device_count : index
  %size = dp.shard_size %c : index
  %rows = memref.alloc(%n, %size) : memref<?x?xbf16>
  dp.buffer.all_to_all %g, %rows : memref<500000xbf16>, memref<?x?xbf16>
  return
}
