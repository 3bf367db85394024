// RUN: dp-opt %s --dp-form-kernels -cse | FileCheck %s
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-form-kernels -canonicalize -cse | FileCheck %s --check-prefix=GPU

#id = affine_map<(d0, d1) -> (d0, d1)>
#v = affine_map<(d0) -> (d0)>
#rows = affine_map<(d0, d1) -> (d0)>

// A named op on contiguous operands has one loop. A copy is a loop, too, whose
// strided operand keeps two.

// CHECK-LABEL: func.func private @elementwise(
// CHECK-SAME: %[[X:[^:]*]]: memref<8x4xf32>, %[[Y:[^:]*]]: memref<8x4xf32>, %[[Z:[^:]*]]: memref<8x2xf32>)
// CHECK: %[[XS:.*]] = memref.collapse_shape %[[X]] {{\[}}[0, 1]]
// CHECK: %[[XF:.*]] = memref.cast %[[XS]] : memref<32xf32> to memref<?xf32>
// CHECK: %[[YS:.*]] = memref.collapse_shape %[[Y]] {{\[}}[0, 1]]
// CHECK: %[[YF:.*]] = memref.cast %[[YS]] : memref<32xf32> to memref<?xf32>
// CHECK: %[[C32:.*]] = arith.constant 32 : index
// CHECK: %[[COST:.*]] = arith.muli %{{.*}}, %[[C32]]
// CHECK: dp.launch_region "kernel_negf" extent %[[C32]] cost %[[COST]] kernel #dp.kernel<loop = 0> {
// CHECK-NEXT: linalg.generic {{.*}}iterator_types = ["parallel"]} ins(%[[XF]] : memref<?xf32>) outs(%[[YF]] : memref<?xf32>) {
// CHECK: arith.negf
// CHECK: %[[PART:.*]] = memref.subview %[[Y]]
// CHECK: %[[C8:.*]] = arith.constant 8 : index
// CHECK: dp.launch_region "kernel_copy" extent %[[C8]] cost %{{.*}} kernel #dp.kernel<loop = 0> {
// CHECK-NEXT: linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]} ins(%[[PART]] : memref<8x2xf32, strided<[4, 1]>>) outs(%[[Z]] : memref<8x2xf32>) {
func.func private @elementwise(%x: memref<8x4xf32>, %y: memref<8x4xf32>, %z: memref<8x2xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8x4xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<8x4xf32>, placement = replicated, role = input>,
        <name = "z", type = tensor<8x2xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.negf ins(%x : memref<8x4xf32>) outs(%y : memref<8x4xf32>)
  %part = memref.subview %y[0, 0] [8, 2] [1, 1] : memref<8x4xf32> to memref<8x2xf32, strided<[4, 1]>>
  memref.copy %part, %z : memref<8x2xf32, strided<[4, 1]>> to memref<8x2xf32>
  return
}

// A row's sum and the row divided by it are one region, with the fill of the
// sum; on a GPU, too.

// CHECK-LABEL: func.func private @rows(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x64xf32>, %[[S:[^:]*]]: memref<?xf32>)
// CHECK: %[[N:.*]] = memref.dim %[[S]], %
// CHECK: dp.launch_region "kernel_rows_addf_divf" extent %[[N]] cost %{{.*}} kernel #dp.kernel<loop = 0, rows = 1> {
// CHECK-NEXT: linalg.generic {{.*}} ins(%{{.*}} : f32) outs(%[[S]] : memref<?xf32>)
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[X]] : memref<?x64xf32>) outs(%[[S]] : memref<?xf32>)
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]} ins(%[[S]] : memref<?xf32>) outs(%[[X]] : memref<?x64xf32>)
// CHECK-NOT: dp.launch_region
// CHECK: return
// GPU-LABEL: func.func private @rows(
// GPU: dp.launch_region "kernel_rows_addf_divf" {{.*}} kernel #dp.kernel<loop = 0, rows = 1> {
func.func private @rows(%x: memref<?x64xf32>, %s: memref<?xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x64xf32>, placement = sharded<0>, role = batch>,
        <name = "s", type = tensor<100xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%s : memref<?xf32>)
  linalg.generic {indexing_maps = [#id, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x64xf32>) outs(%s : memref<?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = arith.addf %a, %o : f32
      linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#rows, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s : memref<?xf32>) outs(%x : memref<?x64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = arith.divf %o, %a : f32
      linalg.yield %0 : f32
  }
  return
}

// On a GPU a sum has its fill, and one of many summands is two regions.

// GPU-LABEL: func.func private @sums(
// GPU-SAME: %[[X:[^:]*]]: memref<5x6xf32>, %[[S:[^:]*]]: memref<5xf32>, %[[Y:[^:]*]]: memref<1048576xf32>, %[[T:[^:]*]]: memref<f32>)
// GPU-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// GPU-DAG: %[[NEUTRAL:.*]] = arith.constant -0.000000e+00 : f32
// GPU-DAG: %[[C5:.*]] = arith.constant 5 : index
// GPU: dp.launch_region "kernel_addf" extent %[[C5]] cost %{{.*}} kernel #dp.kernel<loop = 0> {
// GPU-NEXT: linalg.fill ins(%[[ZERO]] : f32) outs(%[[S]] : memref<5xf32>)
// GPU-NEXT: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[X]] : memref<5x6xf32>) outs(%[[S]] : memref<5xf32>)
// GPU: %[[PARTS:.*]] = memref.alloc() : memref<[[COUNT:[0-9]+]]xf32>
// GPU: dp.launch_region "kernel_parts_addf" {{.*}} kernel #dp.kernel {
// GPU-NEXT: linalg.fill ins(%[[NEUTRAL]] : f32) outs(%[[PARTS]] : memref<[[COUNT]]xf32>)
// GPU-NEXT: linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%[[Y]] : memref<1048576xf32>) outs(%[[PARTS]] : memref<[[COUNT]]xf32>)
// GPU: dp.launch_region "kernel_addf" {{.*}} kernel #dp.kernel {
// GPU-NEXT: linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%[[PARTS]] : memref<[[COUNT]]xf32>) outs(%[[T]] : memref<f32>)
func.func private @sums(%x: memref<5x6xf32>, %s: memref<5xf32>, %y: memref<1048576xf32>, %t: memref<f32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<5x6xf32>, placement = replicated, role = input>,
        <name = "s", type = tensor<5xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<1048576xf32>, placement = replicated, role = input>,
        <name = "t", type = tensor<f32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%s : memref<5xf32>)
  linalg.generic {indexing_maps = [#id, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<5x6xf32>) outs(%s : memref<5xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = arith.addf %a, %o : f32
      linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#v, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%y : memref<1048576xf32>) outs(%t : memref<f32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = arith.addf %a, %o : f32
      linalg.yield %0 : f32
  }
  return
}

// An op that is a kernel has a region of its own, and control flow stays.

// CHECK-LABEL: func.func private @kernel_op(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x16xf32>)
// CHECK: scf.for
// CHECK: %[[N:.*]] = memref.dim %[[X]]
// CHECK: dp.launch_region "kernel_sort" extent %[[N]] cost %{{.*}} kernel #dp.kernel<loop = 0> {
// CHECK-NEXT: dp.buffer.sort outs(%[[X]] : memref<?x16xf32>) dim 1 {
// CHECK-NOT: dp.launch_region
func.func private @kernel_op(%x: memref<?x16xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<100x16xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    dp.buffer.sort outs(%x : memref<?x16xf32>) dim 1 {
    ^bb0(%a: f32, %b: f32):
      %l = arith.cmpf olt, %a, %b : f32
      dp.yield %l : i1
    }
  }
  return
}

// Only entries have kernels.

// CHECK-LABEL: func.func @other(
// CHECK-NEXT: linalg.negf ins(%{{.*}} : memref<8xf32>)
func.func @other(%x: memref<8xf32>) {
  linalg.negf ins(%x : memref<8xf32>) outs(%x : memref<8xf32>)
  return
}
