// Ops that use only their own row of what the others write are one kernel.
//
// RUN: dp-opt %s --split-input-file --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s
// RUN: dp-opt %s --split-input-file --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --convert-dp-kernels-to-loops -canonicalize -cse | FileCheck %s --check-prefix=LOOPS
// RUN: dp-opt %s --split-input-file --dp-attach-target=kind=gpu --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s --check-prefix=GPU

// A GPU has a warp or block for each row. Short rows are worthwhile, whatever
// their number; there are too few channels for rows of 1,024 large images.
// GPU-LABEL: func.func private @normalize(
// GPU: dp.launch @kernel_rows_addf_divf_subf
// GPU-LABEL: func.func private @channels(
// GPU: dp.launch @kernel_rows_addf_subf extent %c16
// GPU-LABEL: func.func private @long_channels(
// GPU-NOT: @kernel_rows
// GPU: dp.launch @kernel_addf
// GPU: dp.launch @kernel_subf
// GPU-LABEL: func.func private @columns(
// A reduction with its fill is no group: each thread computes a sum.
// GPU-LABEL: func.func private @convolution(
// GPU-NOT: @kernel_rows
// GPU: dp.launch @kernel_mulf_addf
// GPU-NOT: dp.launch
// GPU: func.func private @kernel_mulf_addf({{.*}}) attributes {dp.kernel = #dp.kernel<loop = 0>}
// GPU-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// GPU: linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : memref<?x8x8x16xf32>)
// GPU: linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%{{.*}}, %{{.*}}

// A row's mean is subtracted. Rows of two dimensions are one loop, and each
// buffer is one parameter, which no other one overlaps.

// CHECK-LABEL: func.func private @normalize(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x32x64xf32>, %[[Y:[^:]*]]: memref<?x32x64xf32>, %[[N:[^:]*]]: index)
// CHECK-DAG: %[[SUM:.*]] = memref.alloc(%[[N]]) : memref<?x32xf32>
// CHECK-DAG: %[[MEAN:.*]] = memref.alloc(%[[N]]) : memref<?x32xf32>
// CHECK-DAG: %[[SUMS:.*]] = memref.collapse_shape %[[SUM]] {{\[}}[0, 1]]
// CHECK-DAG: %[[XS:.*]] = memref.collapse_shape %[[X]] {{\[}}[0, 1], [2]]
// CHECK-DAG: %[[MEANS:.*]] = memref.collapse_shape %[[MEAN]] {{\[}}[0, 1]]
// CHECK-DAG: %[[YS:.*]] = memref.collapse_shape %[[Y]] {{\[}}[0, 1], [2]]
// CHECK: dp.launch @[[KERNEL:kernel_rows_addf_divf_subf]] extent %{{.*}} cost %{{.*}}(%[[SUMS]], %[[XS]], %[[MEANS]], %[[YS]])
// CHECK-NOT: dp.launch
// CHECK: func.func private @[[KERNEL]](%{{.*}}: memref<?xf32> {llvm.noalias}, %{{.*}}: memref<?x64xf32> {llvm.noalias}, %{{.*}}: memref<?xf32> {llvm.noalias}, %{{.*}}: memref<?x64xf32> {llvm.noalias}, %{{.*}}: index, %{{.*}}: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>}
// CHECK-COUNT-4: linalg.generic
// CHECK-NOT: linalg.generic

// LOOPS-LABEL: func.func private @kernel_rows_addf_divf_subf(
// LOOPS-SAME: %[[SUM:[^ ]*]]: memref<?xf32> {llvm.noalias}, %[[X:[^ ]*]]: memref<?x64xf32> {llvm.noalias}, %[[MEAN:[^ ]*]]: memref<?xf32> {llvm.noalias}, %[[Y:[^ ]*]]: memref<?x64xf32> {llvm.noalias}, %[[BEGIN:[^ ]*]]: index, %[[END:[^ ]*]]: index)
// LOOPS-DAG: %[[CONSTANT:.*]] = arith.constant 6.400000e+01 : f32
// LOOPS: scf.for %[[ROW:[^ ]*]] = %[[BEGIN]] to %[[END]]
// LOOPS-NEXT: memref.store %{{.*}}, %[[SUM]][%[[ROW]]]
// LOOPS-NEXT: memref.load %[[SUM]][%[[ROW]]]
// LOOPS-NEXT: %[[TOTAL:.*]] = scf.for %[[COLUMN:[^ ]*]] =
// LOOPS-NEXT: memref.load %[[X]][%[[ROW]], %[[COLUMN]]]
// LOOPS: memref.store %[[TOTAL]], %[[SUM]][%[[ROW]]]
// LOOPS: %[[VALUE:.*]] = memref.load %[[SUM]][%[[ROW]]] : memref<?xf32>
// LOOPS: arith.divf %[[VALUE]], %[[CONSTANT]] : f32
// LOOPS-NEXT: memref.store %{{.*}}, %[[MEAN]][%[[ROW]]]
// LOOPS-NEXT: scf.for %[[COLUMN:[^ ]*]] =
// LOOPS: memref.store %{{.*}}, %[[Y]][%[[ROW]], %[[COLUMN]]]
// LOOPS-NEXT: }
// LOOPS-NEXT: }
// LOOPS-NEXT: return
#row = affine_map<(d0, d1, d2) -> (d0, d1)>
#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#bt = affine_map<(d0, d1) -> (d0, d1)>
func.func private @normalize(%x: memref<?x32x64xf32>, %y: memref<?x32x64xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x32x64xf32>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<100x32x64xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc(%n) : memref<?x32xf32>
  %mean = memref.alloc(%n) : memref<?x32xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<?x32xf32>)
  linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : memref<?x32x64xf32>) outs(%sum : memref<?x32xf32>) {
    ^bb0(%a: f32, %s: f32):
      %t = arith.addf %s, %a : f32
      linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#bt, #bt], iterator_types = ["parallel", "parallel"]}
      ins(%sum : memref<?x32xf32>) outs(%mean : memref<?x32xf32>) {
    ^bb0(%a: f32, %s: f32):
      %c = arith.constant 64.0 : f32
      %t = arith.divf %a, %c : f32
      linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %mean : memref<?x32x64xf32>, memref<?x32xf32>) outs(%y : memref<?x32x64xf32>) {
    ^bb0(%a: f32, %m: f32, %s: f32):
      %t = arith.subf %a, %m : f32
      linalg.yield %t : f32
  }
  return
}

// -----

// Of an image the rows are the channels, whose loop comes first; the pixels are
// one loop.

// CHECK-LABEL: func.func private @channels(
// CHECK: dp.launch @kernel_rows_addf_subf extent %c16 cost
// CHECK: func.func private @kernel_rows_addf_subf(%{{.*}}: memref<16xf32> {llvm.noalias}, %{{.*}}: memref<?x16x35xf32> {llvm.noalias}, %{{.*}}: memref<?x16x35xf32> {llvm.noalias}
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction", "reduction"]
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel"]
#channel = affine_map<(d0, d1, d2, d3) -> (d1)>
#image = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
func.func private @channels(%x: memref<?x16x5x7xf32>, %y: memref<?x16x5x7xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x16x5x7xf32>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<100x16x5x7xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<16xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<16xf32>)
  linalg.generic {indexing_maps = [#image, #channel], iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%x : memref<?x16x5x7xf32>) outs(%sum : memref<16xf32>) {
    ^bb0(%a: f32, %s: f32):
      %t = arith.addf %s, %a : f32
      linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#image, #channel, #image], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %sum : memref<?x16x5x7xf32>, memref<16xf32>) outs(%y : memref<?x16x5x7xf32>) {
    ^bb0(%a: f32, %m: f32, %s: f32):
      %t = arith.subf %a, %m : f32
      linalg.yield %t : f32
  }
  return
}

// -----

// CHECK-LABEL: func.func private @long_channels(
// CHECK: dp.launch @kernel_rows_addf_subf
#channel = affine_map<(d0, d1, d2, d3) -> (d1)>
#image = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
func.func private @long_channels(%x: memref<?x16x50x70xf32>, %y: memref<?x16x50x70xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x16x50x70xf32>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<100x16x50x70xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<16xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<16xf32>)
  linalg.generic {indexing_maps = [#image, #channel], iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%x : memref<?x16x50x70xf32>) outs(%sum : memref<16xf32>) {
    ^bb0(%a: f32, %s: f32):
      %t = arith.addf %s, %a : f32
      linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#image, #channel, #image], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %sum : memref<?x16x50x70xf32>, memref<16xf32>) outs(%y : memref<?x16x50x70xf32>) {
    ^bb0(%a: f32, %m: f32, %s: f32):
      %t = arith.subf %a, %m : f32
      linalg.yield %t : f32
  }
  return
}

// -----

// A sum of columns reads all rows of what the group writes, so it comes behind,
// and so does what needs that sum. A fill of a buffer that the group does not
// use stays in front.

// CHECK-LABEL: func.func private @columns(
// CHECK: dp.launch @kernel_fill
// CHECK: dp.launch @kernel_rows_mulf_addf
// CHECK: dp.launch @kernel_addf
// CHECK: dp.launch @kernel_negf
#row2 = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#both = affine_map<(d0, d1) -> (d0, d1)>
#one = affine_map<(d0) -> (d0)>
func.func private @columns(%x: memref<?x64xf32>, %y: memref<?x64xf32>, %s: memref<?xf32>, %c: memref<64xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x64xf32>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<100x64xf32>, placement = sharded<0>, role = batch>,
        <name = "s", type = tensor<100xf32>, placement = sharded<0>, role = batch>,
        <name = "c", type = tensor<64xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [#both, #both], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x64xf32>) outs(%y : memref<?x64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %t = arith.mulf %a, %a : f32
      linalg.yield %t : f32
  }
  linalg.fill ins(%zero : f32) outs(%c : memref<64xf32>)
  linalg.generic {indexing_maps = [#both, #column], iterator_types = ["reduction", "parallel"]}
      ins(%y : memref<?x64xf32>) outs(%c : memref<64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %t = arith.addf %o, %a : f32
      linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%c : memref<64xf32>) outs(%c : memref<64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %t = arith.negf %a : f32
      linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#both, #row2], iterator_types = ["parallel", "reduction"]}
      ins(%y : memref<?x64xf32>) outs(%s : memref<?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %t = arith.addf %o, %a : f32
      linalg.yield %t : f32
  }
  return
}

// -----

// Another row of what is written is used (transposed, and read as a table), or a
// view of the same buffer that is not the same: no group. Nor are rows of few
// elements one, nor what an op of unknown effects stands between.

// CHECK-LABEL: func.func private @apart(
// CHECK-NOT: kernel_rows
// CHECK: return
#transposed = affine_map<(d0, d1) -> (d1, d0)>
#square = affine_map<(d0, d1) -> (d0, d1)>
#line = affine_map<(d0) -> (d0)>
func.func private @unknown(index, index) attributes {dp.kernel = #dp.kernel}
func.func private @apart(%x: memref<64x64xf32>, %y: memref<64x64xf32>, %z: memref<64x64xf32>, %i: memref<64xi32>, %t: memref<64xf32>, %w: memref<64x3xf32>, %v: memref<64x3xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<64x64xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<64x64xf32>, placement = replicated, role = input>,
        <name = "z", type = tensor<64x64xf32>, placement = replicated, role = input>,
        <name = "i", type = tensor<64xi32>, placement = replicated, role = input>,
        <name = "t", type = tensor<64xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<64x3xf32>, placement = replicated, role = input>,
        <name = "v", type = tensor<64x3xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %c1 = arith.constant 1 : index
  linalg.generic {indexing_maps = [#square, #square], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.negf %a : f32
      linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#transposed, #square], iterator_types = ["parallel", "parallel"]}
      ins(%y : memref<64x64xf32>) outs(%z : memref<64x64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.addf %a, %o : f32
      linalg.yield %r : f32
  }
  dp.launch @unknown extent %c1 cost %c1()
  linalg.generic {indexing_maps = [#square, #square], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<64x64xf32>) outs(%z : memref<64x64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.mulf %a, %a : f32
      linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]}
      ins(%i : memref<64xi32>) outs(%t : memref<64xf32>) {
    ^bb0(%a: i32, %o: f32):
      %k = arith.index_cast %a : i32 to index
      %r = memref.load %z[%k, %k] : memref<64x64xf32>
      linalg.yield %r : f32
  }
  dp.launch @unknown extent %c1 cost %c1()
  %lower = memref.subview %y[0, 0] [63, 64] [1, 1] : memref<64x64xf32> to memref<63x64xf32, strided<[64, 1]>>
  %upper = memref.subview %y[1, 0] [63, 64] [1, 1] : memref<64x64xf32> to memref<63x64xf32, strided<[64, 1], offset: 64>>
  linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel"]}
      outs(%lower : memref<63x64xf32, strided<[64, 1]>>) {
    ^bb0(%o: f32):
      %r = math.absf %o : f32
      linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel"]}
      outs(%upper : memref<63x64xf32, strided<[64, 1], offset: 64>>) {
    ^bb0(%o: f32):
      %r = math.absf %o : f32
      linalg.yield %r : f32
  }
  dp.launch @unknown extent %c1 cost %c1()
  linalg.generic {indexing_maps = [#square, #square], iterator_types = ["parallel", "parallel"]}
      ins(%v : memref<64x3xf32>) outs(%w : memref<64x3xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.negf %a : f32
      linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel"]}
      outs(%w : memref<64x3xf32>) {
    ^bb0(%o: f32):
      %r = arith.mulf %o, %o : f32
      linalg.yield %r : f32
  }
  return
}

// -----

// A host runs the fill of a convolution's rows with their sums.

// CHECK-LABEL: func.func private @convolution(
// CHECK: dp.launch @kernel_rows_mulf_addf
// CHECK-NOT: dp.launch
#window = affine_map<(n, h, w, f, i, j, c) -> (n, h + i, w + j, c)>
#filter = affine_map<(n, h, w, f, i, j, c) -> (i, j, c, f)>
#sums = affine_map<(n, h, w, f, i, j, c) -> (n, h, w, f)>
func.func private @convolution(%x: memref<?x10x10x8xf32>, %k: memref<3x3x8x16xf32>, %y: memref<?x8x8x16xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x10x10x8xf32>, placement = sharded<0>, role = batch>,
        <name = "k", type = tensor<3x3x8x16xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x8x8x16xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<?x8x8x16xf32>)
  linalg.generic {indexing_maps = [#window, #filter, #sums], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%x, %k : memref<?x10x10x8xf32>, memref<3x3x8x16xf32>) outs(%y : memref<?x8x8x16xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  }
  return
}
