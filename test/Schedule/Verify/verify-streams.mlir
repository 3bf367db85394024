// RUN: dp-opt %s --split-input-file --allow-unregistered-dialect --dp-verify-streams --verify-diagnostics

// What dp-assign-streams makes of straight code, a branch and a loop.

func.func private @k(%x: memref<8xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%x : memref<8xf32>)
  return
}
func.func private @reads(%x: memref<8xf32>, %out: memref<8xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.copy ins(%x : memref<8xf32>) outs(%out : memref<8xf32>)
  return
}
func.func private @in_order(%g: memref<8xf32>, %h: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "g", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "h", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %go = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  dp.launch @k extent %n cost %n (%g) : memref<8xf32>
  dp.event_record 0 on compute
  dp.stream_wait comm for 0 (%g) : memref<8xf32>
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  dp.event_record 1 on comm
  // Beside it, in a loop and in a branch that waits for its own only.
  dp.launch @k extent %n cost %n (%h) : memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    dp.launch @k extent %n cost %n (%h) : memref<8xf32>
    dp.event_record 2 on compute
    dp.stream_wait comm for 2 (%h) : memref<8xf32>
    dp.buffer.all_reduce %h, %h : memref<8xf32>, memref<8xf32>
    dp.event_record 3 on comm
    dp.stream_wait compute for 3 (%h) : memref<8xf32>
  }
  dp.launch @k extent %n cost %n (%h) : memref<8xf32>
  scf.if %go {
    dp.stream_wait compute for 1 (%g) : memref<8xf32>
    dp.launch @k extent %n cost %n (%g) : memref<8xf32>
  } else {
    dp.stream_wait compute for 1 (%g) : memref<8xf32>
  }
  dp.launch @k extent %n cost %n (%g) : memref<8xf32>
  return
}

// Both streams may read.
func.func private @two_readers(%g: memref<8xf32>, %all: memref<16xf32>, %out: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "g", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "all", type = tensor<16xf32>, placement = replicated, role = input>,
        <name = "out", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.event_record 0 on compute
  dp.stream_wait comm for 0 (%g) : memref<8xf32>
  dp.buffer.all_gather %g, %all dim 0 : memref<8xf32>, memref<16xf32>
  dp.event_record 1 on comm
  dp.launch @reads extent %n cost %n (%g, %out) : memref<8xf32>, memref<8xf32>
  dp.stream_wait compute for 1 (%all) : memref<16xf32>
  return
}

// -----

// The rows that it receives are not there before they are waited for.
func.func private @rows_too_early(%g: memref<8xf32>, %rows: memref<2x4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "g", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "rows", type = tensor<2x4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %v = arith.constant 1.0 : f32
  dp.event_record 0 on compute
  dp.stream_wait comm for 0 (%g) : memref<8xf32>
  // expected-note@+1 {{nothing waits for this}}
  dp.buffer.all_to_all %g, %rows : memref<8xf32>, memref<2x4xf32>
  dp.event_record 1 on comm
  // expected-error@+1 {{uses a buffer that another stream is using}}
  linalg.fill ins(%v : f32) outs(%rows : memref<2x4xf32>)
  dp.stream_wait compute for 1 (%g, %rows) : memref<8xf32>, memref<2x4xf32>
  return
}

// -----

func.func private @used_too_early(%g: memref<8xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %v = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{nothing waits for this}}
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  dp.event_record 1 on comm
  // expected-error @+1 {{uses a buffer that another stream is using}}
  memref.store %v, %g[%c0] : memref<8xf32>
  dp.stream_wait compute for 1 (%g) : memref<8xf32>
  return
}

// -----

// Through a view, and though an event is waited for: it stands in front.

func.func private @started_too_early(%g: memref<8xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %v = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %half = memref.subview %g[0] [4] [1] : memref<8xf32> to memref<4xf32>
  dp.event_record 0 on compute
  // expected-note @+1 {{nothing waits for this}}
  memref.store %v, %half[%c0] : memref<4xf32>
  dp.stream_wait comm for 0 (%g) : memref<8xf32>
  // expected-error @+1 {{uses a buffer that another stream is using}}
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  dp.event_record 1 on comm
  dp.stream_wait compute for 1 (%g) : memref<8xf32>
  return
}

// -----

// What is sent may be read beside it, not written.

func.func private @sent_is_written(%g: memref<8xf32>, %all: memref<16xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "g", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "all", type = tensor<16xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %v = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{nothing waits for this}}
  dp.buffer.all_gather %g, %all dim 0 : memref<8xf32>, memref<16xf32>
  dp.event_record 1 on comm
  %w = memref.load %g[%c0] : memref<8xf32>
  // expected-error @+1 {{uses a buffer that another stream is using}}
  memref.store %v, %g[%c0] : memref<8xf32>
  dp.stream_wait compute for 1 (%all) : memref<16xf32>
  return
}

// -----

// One of two branches waits.

func.func private @one_branch_waits(%g: memref<8xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %v = arith.constant 1.0 : f32
  %go = arith.constant true
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{nothing waits for this}}
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  dp.event_record 1 on comm
  scf.if %go {
    dp.stream_wait compute for 1 (%g) : memref<8xf32>
  }
  // expected-error @+1 {{uses a buffer that another stream is using}}
  memref.store %v, %g[%c0] : memref<8xf32>
  return
}

// -----

func.func private @loop_ends_early(%g: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{a collective is still under way here}}
  scf.for %i = %c0 to %n step %c1 {
    dp.event_record 0 on compute
    dp.stream_wait comm for 0 (%g) : memref<8xf32>
    dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
    dp.event_record 1 on comm
  }
  return
}

// -----

// The second iteration's sum begins while the first one's store is under way.

func.func private @next_iteration(%g: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %v = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    // expected-error @+1 {{may use a buffer that the iteration before is using: nothing waits for it}}
    dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
    dp.event_record 1 on comm
    dp.stream_wait compute for 1 (%g) : memref<8xf32>
    memref.store %v, %g[%c0] : memref<8xf32>
  }
  return
}

// -----

// A loop that may not run does not end what is under way around it.

func.func private @loop_may_not_run(%g: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %v = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{this is not over}}
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    dp.event_record 0 on compute
    dp.stream_wait comm for 0 (%g) : memref<8xf32>
    // expected-error @+1 {{uses a buffer in a loop that is under way around it}}
    dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
    dp.event_record 1 on comm
    dp.stream_wait compute for 1 (%g) : memref<8xf32>
  }
  return
}

// -----

// Under other names: a loop hands two buffers on in turns.

func.func private @swapped(%a: memref<8xf32>, %b: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %v = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b)
      -> (memref<8xf32>, memref<8xf32>) {
    scf.yield %y, %x : memref<8xf32>, memref<8xf32>
  }
  // expected-note @+1 {{nothing waits for this}}
  dp.buffer.all_reduce %r#0, %r#0 : memref<8xf32>, memref<8xf32>
  dp.event_record 1 on comm
  // expected-error @+1 {{uses a buffer that another stream is using}}
  memref.store %v, %b[%c0] : memref<8xf32>
  dp.stream_wait compute for 1 (%a) : memref<8xf32>
  return
}

// -----

func.func private @ends_early(%g: memref<8xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  // expected-error @+1 {{a collective is still under way here}}
  return
}

// -----

// Regions without a terminator or without blocks; what a region of an unknown op
// takes is what its op takes.

func.func private @regions(%g: memref<8xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "g", type = tensor<8xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %v = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  builtin.module {
  }
  "foreign.none"() ({
  }) : () -> ()
  // expected-note @+1 {{nothing waits for this}}
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  "foreign.region"(%g) ({
  ^bb0(%a: memref<8xf32>):
    // expected-error @+1 {{uses a buffer that another stream is using}}
    memref.store %v, %a[%c0] : memref<8xf32>
    "foreign.end"() : () -> ()
  }) : (memref<8xf32>) -> ()
  return
}

// -----

// The sets of a batch run at the same time: they may read one buffer, and not
// write what another set uses, also behind a loop that exchanges names.

func.func private @k(%x: memref<8xf32>, %out: memref<8xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.copy ins(%x : memref<8xf32>) outs(%out : memref<8xf32>)
  return
}
func.func private @sets(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.launch_batch @k extents(%n, %n) costs(%n, %n) sets [(%a, %b), (%a, %c)] : memref<8xf32>, memref<8xf32>
  // expected-error @+1 {{writes a buffer that is of two of its sets, 0 and 1, which may run at the same time}}
  dp.launch_batch @k extents(%n, %n) costs(%n, %n) sets [(%a, %b), (%b, %c)] : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func private @k(%x: memref<8xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%x : memref<8xf32>)
  return
}
func.func private @set_behind_a_name(%a: memref<8xf32>, %b: memref<8xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<8xf32>) {
    // expected-error @+1 {{writes a buffer that is of two of its sets, 0 and 2, which may run at the same time}}
    dp.launch_batch @k extents(%n, %n, %n) costs(%n, %n, %n) sets [(%x), (%b), (%a)] : memref<8xf32>
    scf.yield %x : memref<8xf32>
  }
  return
}
