// RUN: prlimit --cpu=60 dp-opt %s --split-input-file --dp-verify-collectives --verify-diagnostics

// Sums, loops and branches that are the same on all ranks: nothing is said.

func.func private @sum(%in: memref<?xf32>, %out: memref<f32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]} ins(%in : memref<?xf32>) outs(%out : memref<f32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}
func.func private @fill(%out: memref<f32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%out : memref<f32>)
  return
}
func.func private @same(%w: memref<f32>, %x: memref<?xf32>, %steps: index) attributes {dp.spmd,
    dp.entry = #dp.entry<
      arguments = [
        <name = "w", type = tensor<f32>, placement = replicated, role = state>,
        <name = "x", type = tensor<?xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = [<argument = 1, dim = 0>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  // The buffer of a sum is used before for what differs.
  %s = memref.alloc() : memref<f32>
  scf.while : () -> () {
    %size = dp.shard_size %steps : index
    dp.launch @fill extent %c1 cost %c1 (%s) : memref<f32>
    dp.launch @sum extent %c1 cost %size (%x, %s) : memref<?xf32>, memref<f32>
    dp.buffer.all_reduce %s, %s : memref<f32>, memref<f32>
    %v = memref.load %s[] : memref<f32>
    %more = arith.cmpf ogt, %v, %one : f32
    scf.condition(%more)
  } do {
    dp.launch @sum extent %c1 cost %c1 (%x, %s) : memref<?xf32>, memref<f32>
    dp.launch @fill extent %c1 cost %c1 (%s) : memref<f32>
    %v = memref.load %s[] : memref<f32>
    %more = arith.cmpf ogt, %v, %one : f32
    scf.if %more {
      dp.buffer.all_reduce %w, %w : memref<f32>, memref<f32>
    }
    scf.yield
  }
  scf.for %i = %c0 to %steps step %c1 {
    dp.buffer.all_reduce %w, %w : memref<f32>, memref<f32>
  }
  return
}

// -----

// What is only read beside the batch stays the same on all ranks.

func.func private @sum(%in: memref<?xf32>, %w: memref<4xf32>, %out: memref<f32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]} ins(%in, %w : memref<?xf32>, memref<4xf32>) outs(%out : memref<f32>) {
  ^bb0(%a: f32, %c: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}
func.func private @read(%x: memref<4xf32>, %w: memref<4xf32>) attributes {dp.spmd, dp.devices = 2 : i64,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8xf32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<4xf32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %s = memref.alloc() : memref<f32>
  %cast = memref.cast %x : memref<4xf32> to memref<?xf32>
  dp.gemm accumulate ins(%x, %w) outs(%s) size(%c1, %c1, %c1, %c4) ld(%c4, %c1, %c1)
      stride(%c0, %c0, %c0) : memref<4xf32>, memref<4xf32>, memref<f32>
  dp.launch @sum extent %c1 cost %c4 (%cast, %w, %s) : memref<?xf32>, memref<4xf32>, memref<f32>
  %v = memref.load %w[%c0] : memref<4xf32>
  %c = arith.cmpf ogt, %v, %v : f32
  scf.if %c {
    dp.buffer.all_reduce %s, %s : memref<f32>, memref<f32>
  }
  return
}

// -----

// A member of a bucket: what is known of one part says nothing of the others.

func.func private @part(%x: memref<4xf32>) attributes {dp.spmd, dp.devices = 2 : i64,
    dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<8xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %one = arith.constant 1.0 : f32
  %flat = memref.alloc() : memref<32xi8>
  %all = memref.view %flat[%c0][] : memref<32xi8> to memref<8xf32>
  %a = memref.view %flat[%c0][] : memref<32xi8> to memref<4xf32>
  %b = memref.view %flat[%c16][] : memref<32xi8> to memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  dp.buffer.all_reduce %all, %all : memref<8xf32>, memref<8xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  %v = memref.load %b[%c0] : memref<4xf32>
  %c = arith.cmpf ogt, %v, %one : f32
  scf.if %c {
    dp.buffer.all_reduce %all, %all : memref<8xf32>, memref<8xf32>
  }
  return
}

// -----

// A branch on the batch.

// expected-note@+1 {{it depends on 'x', of which each rank holds a part}}
func.func private @branch(%x: memref<4xf32>, %w: memref<f32>) attributes {dp.spmd, dp.devices = 2 : i64,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8xf32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<f32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %v = memref.load %x[%c0] : memref<4xf32>
  // expected-note@+1 {{what is decided here may differ between ranks}}
  %c = arith.cmpf ogt, %v, %one : f32
  scf.if %c {
    // expected-error@+1 {{ranks may come to this all_reduce at different times, or not at all}}
    dp.buffer.all_reduce %w, %w : memref<f32>, memref<f32>
  }
  return
}

// -----

// A loop as long as the rank's chunk; also where that went through a buffer.

func.func private @chunk(%w: memref<f32>, %n: index) attributes {dp.spmd,
    dp.entry = #dp.entry<
      arguments = [<name = "w", type = tensor<f32>, placement = replicated, role = state>],
      results = [],
      dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note@+2 {{it depends on the size of a rank's chunk}}
  // expected-note@+1 {{what is decided here may differ between ranks}}
  %size = dp.shard_size %n : index
  scf.for %i = %c0 to %size step %c1 {
    // expected-error@+1 {{ranks may come to this all_reduce at different times, or not at all}}
    dp.buffer.all_reduce %w, %w : memref<f32>, memref<f32>
  }
  return
}

// -----

// A while loop that ends on what is not summed yet; the sum of the iteration before
// does not help.

// expected-note@+1 {{it depends on 'x', of which each rank holds a part}}
func.func private @while(%part: memref<1xf32>, %w: memref<f32>) attributes {dp.spmd, dp.devices = 2 : i64,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2xf32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<f32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  %x = memref.collapse_shape %part [] : memref<1xf32> into memref<f32>
  %one = arith.constant 1.0 : f32
  scf.while : () -> () {
    %v = memref.load %w[] : memref<f32>
    // expected-note@+1 {{what is decided here may differ between ranks}}
    %more = arith.cmpf ogt, %v, %one : f32
    scf.condition(%more)
  } do {
    // expected-error@+1 {{ranks may come to this all_reduce at different times, or not at all}}
    dp.buffer.all_reduce %w, %w : memref<f32>, memref<f32>
    memref.copy %x, %w : memref<f32> to memref<f32>
    scf.yield
  }
  return
}

// -----

// What a branch decides is a value, and that a branch: the error stands at the first
// collective that it may keep ranks from.

func.func private @implicit(%w: memref<f32>) attributes {dp.spmd,
    dp.entry = #dp.entry<
      arguments = [<name = "w", type = tensor<f32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %false = arith.constant false
  // expected-note@+1 {{it depends on the rank}}
  %rank = dp.rank : index
  %first = arith.cmpi eq, %rank, %c0 : index
  // expected-note@+1 {{what is decided here may differ between ranks}}
  %flag = scf.if %first -> i1 {
    scf.yield %true : i1
  } else {
    scf.yield %false : i1
  }
  scf.if %flag {
    // expected-error@+1 {{ranks may come to this all_reduce at different times, or not at all}}
    dp.buffer.all_reduce %w, %w : memref<f32>, memref<f32>
  }
  return
}

// -----

// Sizes. A chunk may be of any size where the whole is the same.

func.func private @sizes(%n: index) attributes {dp.spmd,
    dp.entry = #dp.entry<arguments = [], results = [], dims = [<devices>]>} {
  // expected-note@+1 {{it depends on the size of a rank's chunk}}
  %size = dp.shard_size %n : index
  %chunk = memref.alloc(%size) : memref<?xf32>
  %whole = memref.alloc(%n) : memref<?xf32>
  dp.buffer.all_gather %chunk, %whole dim 0 : memref<?xf32>, memref<?xf32>
  dp.buffer.reduce_scatter %whole, %chunk dim 0 : memref<?xf32>, memref<?xf32>
  // expected-error@+1 {{the size of this all_reduce may differ between ranks}}
  dp.buffer.all_reduce %chunk, %chunk : memref<?xf32>, memref<?xf32>
  return
}

// -----

// What a reduce_scatter gave is the rank's own.

func.func private @scattered(%w: memref<8xf32>, %own: memref<4xf32>) attributes {dp.spmd,
    dp.entry = #dp.entry<
      arguments = [
        <name = "w", type = tensor<8xf32>, placement = replicated, role = state>,
        <name = "v", type = tensor<4xf32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  // expected-note@+1 {{it depends on what this gives each rank a part of}}
  dp.buffer.reduce_scatter %w, %own dim 0 : memref<8xf32>, memref<4xf32>
  %v = dp.host_read %own[%c0] : memref<4xf32>
  // expected-note@+1 {{what is decided here may differ between ranks}}
  %c = arith.cmpf ogt, %v, %v : f32
  scf.if %c {
    // expected-error@+1 {{ranks may come to this all_gather at different times, or not at all}}
    dp.buffer.all_gather %own, %w dim 0 : memref<4xf32>, memref<8xf32>
  }
  return
}

// -----

// So is a row of an all_to_all, whose whole is of one size on all ranks.

func.func private @exchanged(%n: index) attributes {dp.spmd,
    dp.entry = #dp.entry<arguments = [], results = [], dims = [<devices>]>} {
  %devices = dp.device_count : index
  // expected-note@+1 {{it depends on the size of a rank's chunk}}
  %size = dp.shard_size %n : index
  %whole = memref.alloc(%n) : memref<?xf32>
  %part = memref.alloc(%size) : memref<?xf32>
  %rows = memref.alloc(%devices, %size) : memref<?x?xf32>
  dp.buffer.all_to_all %whole, %rows : memref<?xf32>, memref<?x?xf32>
  // expected-error@+1 {{the size of this all_to_all may differ between ranks}}
  dp.buffer.all_to_all %part, %rows : memref<?xf32>, memref<?x?xf32>
  return
}

// -----

func.func private @exchanged(%w: memref<8xf32>, %own: memref<2x4xf32>) attributes {dp.spmd,
    dp.entry = #dp.entry<
      arguments = [
        <name = "w", type = tensor<8xf32>, placement = replicated, role = state>,
        <name = "v", type = tensor<2x4xf32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  // expected-note@+1 {{it depends on what this gives each rank a part of}}
  dp.buffer.all_to_all %w, %own : memref<8xf32>, memref<2x4xf32>
  %v = dp.host_read %own[%c0, %c0] : memref<2x4xf32>
  // expected-note@+1 {{what is decided here may differ between ranks}}
  %c = arith.cmpf ogt, %v, %v : f32
  scf.if %c {
    // expected-error@+1 {{ranks may come to this all_to_all at different times, or not at all}}
    dp.buffer.all_to_all %w, %own : memref<8xf32>, memref<2x4xf32>
  }
  return
}

// -----

// Control flow that the pass does not know.

func.func private @unknown(%w: memref<f32>) attributes {dp.spmd,
    dp.entry = #dp.entry<
      arguments = [<name = "w", type = tensor<f32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note@+2 {{what is decided here may differ between ranks}}
  // expected-note@+1 {{how often its body runs is not known}}
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    // expected-error@+1 {{ranks may come to this all_reduce at different times, or not at all}}
    dp.buffer.all_reduce %w, %w : memref<f32>, memref<f32>
    scf.reduce
  }
  return
}

// -----

// A loop that each rank leaves when it likes, in another loop, holds no collective;
// the proof ends.

func.func private @nested(%x: memref<4xf32>, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
  results = [],
  dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %end = scf.while (%k = %c0) : (index) -> index {
      %rank = dp.rank : index
      %more = arith.cmpi ult, %k, %rank : index
      scf.condition(%more) %k : index
    } do {
    ^bb0(%k: index):
      %next = arith.addi %k, %c1 : index
      scf.yield %next : index
    }
  }
  dp.buffer.all_reduce %x, %x : memref<4xf32>, memref<4xf32>
  return
}

// -----

// What differs is a slice of a buffer, and overwritten as such; so is a slice of a
// view. Else the rest of the buffer still differs.

func.func private @copy(%from: memref<3xf32>, %to: memref<3xf32, strided<[1], offset: 2>>,
                        %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.copy ins(%from : memref<3xf32>) outs(%to : memref<3xf32, strided<[1], offset: 2>>)
  return
}
func.func private @slices(%rank: memref<3xf32>, %sum: memref<3xf32>) attributes {dp.spmd, dp.devices = 2 : i64, dp.entry = #dp.entry<
  arguments = [
    <name = "rank", type = tensor<6xf32>, placement = sharded<0>, role = batch>,
    <name = "sum", type = tensor<3xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  %limit = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<128xi8>
  %v = memref.view %b[%c64][] : memref<128xi8> to memref<8xf32>
  %as = memref.subview %a[2] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1], offset: 2>>
  %vs = memref.subview %v[2] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1], offset: 2>>
  dp.launch @copy extent %c3 cost %c1(%rank, %as) : memref<3xf32>, memref<3xf32, strided<[1], offset: 2>>
  dp.launch @copy extent %c3 cost %c1(%sum, %as) : memref<3xf32>, memref<3xf32, strided<[1], offset: 2>>
  dp.launch @copy extent %c3 cost %c1(%rank, %vs) : memref<3xf32>, memref<3xf32, strided<[1], offset: 2>>
  dp.launch @copy extent %c3 cost %c1(%sum, %vs) : memref<3xf32>, memref<3xf32, strided<[1], offset: 2>>
  %x = memref.load %a[%c3] : memref<8xf32>
  %y = memref.load %v[%c3] : memref<8xf32>
  %z = arith.addf %x, %y : f32
  %same = arith.cmpf ogt, %z, %limit : f32
  scf.if %same {
    dp.buffer.all_reduce %sum, %sum : memref<3xf32>, memref<3xf32>
  }
  return
}

// -----

func.func private @copy2(%from: memref<3xf32>, %to: memref<3xf32, strided<[1], offset: 2>>,
                        %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.copy ins(%from : memref<3xf32>) outs(%to : memref<3xf32, strided<[1], offset: 2>>)
  return
}
func.func private @copy3(%from: memref<3xf32>, %to: memref<3xf32, strided<[1], offset: 3>>,
                        %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.copy ins(%from : memref<3xf32>) outs(%to : memref<3xf32, strided<[1], offset: 3>>)
  return
}
func.func private @beside(
    // expected-note@+1 {{it depends on 'rank'}}
    %rank: memref<3xf32>,
    %sum: memref<3xf32>) attributes {dp.spmd, dp.devices = 2 : i64, dp.entry = #dp.entry<
      arguments = [
        <name = "rank", type = tensor<6xf32>, placement = sharded<0>, role = batch>,
        <name = "sum", type = tensor<3xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %limit = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<8xf32>
  %as = memref.subview %a[2] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1], offset: 2>>
  %bs = memref.subview %a[3] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1], offset: 3>>
  dp.launch @copy2 extent %c3 cost %c1(%rank, %as) : memref<3xf32>, memref<3xf32, strided<[1], offset: 2>>
  dp.launch @copy3 extent %c3 cost %c1(%sum, %bs) : memref<3xf32>, memref<3xf32, strided<[1], offset: 3>>
  %x = memref.load %a[%c3] : memref<8xf32>
  // expected-note@+1 {{what is decided here may differ between ranks}}
  %differs = arith.cmpf ogt, %x, %limit : f32
  scf.if %differs {
    // expected-error@+1 {{ranks may come to this all_reduce at different times, or not at all}}
    dp.buffer.all_reduce %sum, %sum : memref<3xf32>, memref<3xf32>
  }
  return
}

// -----

// What differs goes around two loops: it comes from the inner one into %a, with
// the next iteration of the outer one into %b, and with one more into the bound
// of another loop, which was seen while all of that was the same.

// expected-note@+1 {{it depends on 'x', of which each rank holds a part}}
func.func private @around(%part: memref<1xi32>, %w: memref<f32>, %n: memref<i32>) attributes {dp.spmd, dp.devices = 2 : i64,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2xi32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<f32>, placement = replicated, role = state>,
        <name = "n", type = tensor<i32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %x = memref.collapse_shape %part [] : memref<1xi32> into memref<i32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.copy %n, %a : memref<i32> to memref<i32>
  memref.copy %n, %b : memref<i32> to memref<i32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %v = memref.load %b[] : memref<i32>
      // expected-note@+1 {{what is decided here may differ between ranks}}
      %m = arith.index_cast %v : i32 to index
      scf.for %k = %c0 to %m step %c1 {
        // expected-error@+1 {{ranks may come to this all_reduce at different times, or not at all}}
        dp.buffer.all_reduce %w, %w : memref<f32>, memref<f32>
      }
    }
    memref.copy %a, %b : memref<i32> to memref<i32>
    scf.for %j = %c0 to %c4 step %c1 {
      memref.copy %x, %a : memref<i32> to memref<i32>
    }
  }
  return
}

// -----

// Each iteration overwrites what differed before its inner loop reads it: the
// same on all ranks, in loops around loops, too.

func.func private @overwritten(%part: memref<1xi32>, %w: memref<f32>, %n: memref<i32>) attributes {dp.spmd, dp.devices = 2 : i64,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2xi32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<f32>, placement = replicated, role = state>,
        <name = "n", type = tensor<i32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %x = memref.collapse_shape %part [] : memref<1xi32> into memref<i32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<i32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.copy %n, %a : memref<i32> to memref<i32>
    scf.for %j = %c0 to %c4 step %c1 {
      %v = memref.load %a[] : memref<i32>
      %m = arith.index_cast %v : i32 to index
      scf.for %k = %c0 to %m step %c1 {
        dp.buffer.all_reduce %w, %w : memref<f32>, memref<f32>
      }
    }
    memref.copy %x, %a : memref<i32> to memref<i32>
  }
  return
}

// -----

// A while loop whose own condition differs only from its second iteration on.

// expected-note@+1 {{it depends on 'x', of which each rank holds a part}}
func.func private @later(%part: memref<1xi32>, %w: memref<f32>, %n: memref<i32>) attributes {dp.spmd, dp.devices = 2 : i64,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2xi32>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<f32>, placement = replicated, role = state>,
        <name = "n", type = tensor<i32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %x = memref.collapse_shape %part [] : memref<1xi32> into memref<i32>
  %a = memref.alloc() : memref<i32>
  %one = arith.constant 1 : i32
  memref.copy %n, %a : memref<i32> to memref<i32>
  scf.while : () -> () {
    // expected-error@+1 {{ranks may come to this all_reduce at different times, or not at all}}
    dp.buffer.all_reduce %w, %w : memref<f32>, memref<f32>
    %v = memref.load %a[] : memref<i32>
    // expected-note@+1 {{what is decided here may differ between ranks}}
    %more = arith.cmpi sgt, %v, %one : i32
    scf.condition(%more)
  } do {
    memref.copy %x, %a : memref<i32> to memref<i32>
    scf.yield
  }
  return
}
