// What kernels and calls move, in numbers that can be counted by hand, and the
// least that they must move.
// RUN: dp-opt %s -o %t.same --dp-simulate="devices=1 topology=%S/Inputs/round.json kernels" | FileCheck %s
// RUN: dp-opt %s -o %t.same --dp-simulate="devices=1 topology=%S/Inputs/round.json kernels" > %t.twice
// RUN: dp-opt %s -o %t.same --dp-simulate="devices=1 topology=%S/Inputs/round.json kernels" | diff - %t.twice
// RUN: dp-opt %s -o %t.same --dp-simulate="devices=2 topology=%S/Inputs/round.json kernels" | FileCheck %s --check-prefix=TWO

#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#row = affine_map<(d0, d1) -> (d0)>

// x has 8 x 16 elements of 4 bytes, a bias 16 that all rows share. A launch
// adds, multiplies and compares; a comparison is no arithmetic. 1,024 bytes
// and the bias at 1e9 bytes per second. On two devices x has 4 rows.
// CHECK-LABEL: broadcast on
// CHECK: runs read written least operations peak us
// CHECK-NEXT: {{^}} 1 576 512 1088 256 1.088 scale
// CHECK-NEXT: {{^}} 1 576 512 1088 256 1.088 all
// TWO-LABEL: broadcast on
// TWO: {{^}} 1 320 256 576 128 1.000 scale
func.func private @scale(%x: memref<?x16xf32>, %b: memref<16xf32>, %y: memref<?x16xf32>,
    %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : memref<?x16xf32>, memref<16xf32>) outs(%y : memref<?x16xf32>) {
  ^bb0(%0: f32, %1: f32, %2: f32):
    %3 = arith.addf %0, %1 : f32
    %4 = arith.mulf %3, %0 : f32
    %5 = arith.cmpf ogt, %4, %1 : f32
    %6 = arith.select %5, %4, %1 : f32
    linalg.yield %6 : f32
  }
  return
}
func.func private @broadcast(%x: memref<?x16xf32>, %b: memref<16xf32>, %y: memref<?x16xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8x16xf32>, placement = sharded<0>, role = batch>,
        <name = "b", type = tensor<16xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<8x16xf32>, placement = sharded<0>, role = batch>],
      results = [], dims = []>} {
  %c8 = arith.constant 8 : index
  %n = dp.shard_size %c8 : index
  dp.launch @scale extent %n cost %n (%x, %b, %y) : memref<?x16xf32>, memref<16xf32>, memref<?x16xf32>
  return
}

// Windows of 3 of 10 elements, 2 apart: 9 elements of a row are in one. The
// shape of the window is never read. Two rows are a slice of four. Elements at
// computed indices: one for each iteration, but no more than the table has.
// CHECK-LABEL: slices on
// CHECK: {{^}} 1 72 32 104 24 1.000 pool
// CHECK-NEXT: {{^}} 1 76 32 108 0 1.000 lookup
func.func private @pool(%x: memref<2x10xf32, strided<[10, 1], offset: 20>>, %w: memref<3xf32>, %y: memref<2x4xf32>,
    %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 * 2 + d2)>,
                                   affine_map<(d0, d1, d2) -> (d2)>,
                                   affine_map<(d0, d1, d2) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<2x10xf32, strided<[10, 1], offset: 20>>, memref<3xf32>) outs(%y : memref<2x4xf32>) {
  ^bb0(%0: f32, %1: f32, %2: f32):
    %3 = arith.maximumf %0, %0 : f32
    linalg.yield %3 : f32
  }
  return
}
func.func private @lookup(%at: memref<8xi64>, %table: memref<3xf32>, %y: memref<8xf32>,
    %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%at : memref<8xi64>) outs(%y : memref<8xf32>) {
  ^bb0(%0: i64, %1: f32):
    %2 = arith.index_cast %0 : i64 to index
    %3 = memref.load %table[%2] : memref<3xf32>
    linalg.yield %3 : f32
  }
  return
}
func.func private @slices(%x: memref<4x10xf32>, %w: memref<3xf32>, %y: memref<2x4xf32>, %at: memref<8xi64>,
    %table: memref<3xf32>, %z: memref<8xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<4x10xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<3xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<2x4xf32>, placement = replicated, role = input>,
        <name = "at", type = tensor<8xi64>, placement = replicated, role = input>,
        <name = "table", type = tensor<3xf32>, placement = replicated, role = input>,
        <name = "z", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c2 = arith.constant 2 : index
  %part = memref.subview %x[2, 0] [2, 10] [1, 1] : memref<4x10xf32> to memref<2x10xf32, strided<[10, 1], offset: 20>>
  dp.launch @pool extent %c2 cost %c2 (%part, %w, %y)
      : memref<2x10xf32, strided<[10, 1], offset: 20>>, memref<3xf32>, memref<2x4xf32>
  dp.launch @lookup extent %c2 cost %c2 (%at, %table, %z) : memref<8xi64>, memref<3xf32>, memref<8xf32>
  return
}

// A kernel of two ops reads once what both read, and does not read what it has
// written. In a loop of ten iterations it runs ten times; a loop of no known
// length runs once, and of a branch that only data decides the slower side.
// CHECK-LABEL: rows on
// CHECK: {{^}} 11 5632 5984 1056 2816 11.616 center
// CHECK-NEXT: {{^}} 1 512 512 0 0 1.024 copy
func.func private @center(%x: memref<8x16xf32>, %m: memref<8xf32>, %s: memref<8x16xf32>, %y: memref<8x16xf32>,
    %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<8x16xf32>) outs(%m : memref<8xf32>) {
  ^bb0(%0: f32, %1: f32):
    %2 = arith.addf %0, %0 : f32
    linalg.yield %2 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %m : memref<8x16xf32>, memref<8xf32>) outs(%y : memref<8x16xf32>) {
  ^bb0(%0: f32, %1: f32, %2: f32):
    %3 = arith.subf %0, %1 : f32
    linalg.yield %3 : f32
  }
  return
}
func.func private @rows(%x: memref<8x16xf32>, %m: memref<8xf32>, %y: memref<8x16xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8x16xf32>, placement = replicated, role = input>,
        <name = "m", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<8x16xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c1000 = arith.constant 1000 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c10 step %c1 {
    dp.launch @center extent %c10 cost %c10 (%x, %m, %y, %y)
        : memref<8x16xf32>, memref<8xf32>, memref<8x16xf32>, memref<8x16xf32>
  }
  %v = memref.load %m[%c0] : memref<8xf32>
  %either = arith.cmpf ogt, %v, %zero : f32
  scf.while : () -> () {
    %more = memref.load %m[%c0] : memref<8xf32>
    %again = arith.cmpf ogt, %more, %zero : f32
    scf.condition(%again)
  } do {
    memref.copy %x, %y : memref<8x16xf32> to memref<8x16xf32>
    scf.yield
  }
  scf.if %either {
    dp.launch @center extent %c10 cost %c1000 (%x, %m, %y, %y)
        : memref<8x16xf32>, memref<8xf32>, memref<8x16xf32>, memref<8x16xf32>
  } else {
    dp.launch @center extent %c10 cost %c10 (%x, %m, %y, %y)
        : memref<8x16xf32>, memref<8xf32>, memref<8x16xf32>, memref<8x16xf32>
  }
  return
}
