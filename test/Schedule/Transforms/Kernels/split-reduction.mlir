// Reductions with few results and many summands are two kernels on a GPU.
//
// RUN: dp-opt %s --split-input-file --dp-attach-target=kind=gpu --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s
// RUN: dp-opt %s --split-input-file --dp-attach-target=kind=gpu --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --convert-dp-kernels-to-gpu -canonicalize -cse | FileCheck %s --check-prefix=GPU
// RUN: dp-opt %s --split-input-file --dp-lower-contractions --dp-form-kernels --dp-outline-kernels | FileCheck %s --check-prefix=HOST
// HOST-NOT: @kernel_parts

// CHECK-DAG: #[[$LINE512:.*]] = affine_map<(d0) -> ((d0 floordiv 512) mod 256)>
// CHECK-DAG: #[[$LINE16:.*]] = affine_map<(d0, d1) -> ((d0 floordiv 16) mod 256, d1)>
// CHECK-DAG: #[[$PLANES:.*]] = affine_map<(d0, d1, d2) -> ((d2 floordiv 512) mod 8, d1)>

// CHECK-LABEL: func.func private @reductions(
// CHECK-SAME:  %[[X:[^:]*]]: memref<?x32xf32>, %[[Y:[^:]*]]: memref<?x64x4096xf32>, %[[T:[^:]*]]: memref<f32>, %[[S:[^:]*]]: memref<32xf32>, %[[M:[^:]*]]: memref<64xf32>, %[[Q:[^:]*]]: memref<64xf32>

// All 32768 x 32 elements; a block is a part.
// CHECK:       %[[ROW:.*]] = memref.collapse_shape %[[X]]
// CHECK:       %[[PARTS:.*]] = memref.alloc() : memref<256xf32>
// CHECK:       dp.launch @[[TOTAL:kernel_parts_addf[_0-9]*]] {{.*}}(%[[PARTS]], %[[ROW]])
// CHECK:       dp.launch @{{kernel_addf[_0-9]*}} {{.*}}(%[[T]], %[[PARTS]])

// The columns' sums begin with the old values.
// CHECK:       %[[SUMS:.*]] = memref.alloc() : memref<256x32xf32>
// CHECK:       dp.launch @[[COLUMNS:kernel_parts_addf[_0-9]*]] {{.*}}(%[[SUMS]], %[[X]])
// CHECK:       dp.launch @[[ADD:kernel_addf[_0-9]*]] {{.*}}(%[[SUMS]], %[[S]])

// Two results for each channel. The plane has a static extent, the batch not.
// CHECK-DAG:   %[[MAXIMA:.*]] = memref.alloc() : memref<8x64xf32>
// CHECK-DAG:   %[[SQUARES:.*]] = memref.alloc() : memref<8x64xf32>
// CHECK:       dp.launch @[[CHANNELS:kernel_parts[_a-z0-9]*]] {{.*}}(%{{.*}}, %{{.*}}, %[[Y]])
// CHECK:       dp.launch @{{kernel_maximumf_addf[_0-9]*}} {{.*}}(%{{.*}}, %{{.*}}, %[[M]], %[[Q]])

// CHECK-NOT:   @kernel_parts
// CHECK:       func.func private @[[TOTAL]](
// CHECK:         %[[NEUTRAL:.*]] = arith.constant -0.0
// CHECK:         linalg.fill ins(%[[NEUTRAL]] : f32)
// CHECK:         linalg.generic {indexing_maps = [#{{.*}}, #[[$LINE512]]], iterator_types = ["reduction"]}
// CHECK:       func.func private @[[COLUMNS]](
// CHECK:         linalg.generic {indexing_maps = [#{{.*}}, #[[$LINE16]]], iterator_types = ["reduction", "parallel"]}
// CHECK:       func.func private @[[ADD]](
// CHECK-SAME:       %[[ARG0:[^:]*]]: memref<256x32xf32> {llvm.noalias}, %[[ARG1:[^:]*]]: memref<32xf32>
// CHECK-NOT:     linalg.fill
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[ARG0]] : memref<256x32xf32>) outs(%[[ARG1]] : memref<32xf32>)
// CHECK:       func.func private @[[CHANNELS]](
// CHECK-COUNT-2: linalg.fill
// CHECK:         linalg.generic {indexing_maps = [#{{.*}}, #[[$PLANES]], #[[$PLANES]]], iterator_types = ["reduction", "parallel", "reduction"]}

// A part is 512 elements of each 256 x 512, of which a thread loads four at a time.
// Of 32 columns eight threads have a row, so that a block has 64 rows, four runs of
// its part.
// GPU-LABEL:   func.func private @reductions(
// GPU:         gpu.launch_func @dp_kernels::@[[TOTAL:kernel_parts_addf[_0-9]*]] blocks in (%c256, %c1, %c1) threads in (%c512,
// GPU:         gpu.launch_func @dp_kernels::@[[COLUMNS:kernel_parts_addf[_0-9]*]] blocks in (%c256, %c1, %c1) threads in (%c512,
// GPU:         gpu.launch_func @dp_kernels::@[[CHANNELS:kernel_parts[_a-z0-9]*]] blocks in (%c512, %c1, %c1) threads in (%c512,
// GPU:         gpu.func @[[TOTAL]](%[[PARTS:[^:]*]]: memref<256xf32> {{.*}}, %[[X:[^:]*]]: memref<?xf32>
// GPU:           %[[THREAD:.*]] = gpu.thread_id x upper_bound 512
// GPU:           %[[BLOCK:.*]] = gpu.block_id x upper_bound 256
// GPU:           %[[PART:.*]] = arith.remui %[[BLOCK]], %c256
// GPU:           %[[BEFORE:.*]] = arith.muli %[[PART]], %c512
// GPU:           %[[FIRST:.*]] = arith.addi %[[BEFORE]], %[[THREAD]]
// GPU:           %[[FOURS:.*]]:2 = scf.for %[[I:.*]] = %[[FIRST]] to %{{.*}} step %c524288
// GPU-NEXT:        memref.load %[[X]][%[[I]]]
// GPU:           scf.for %[[I:.*]] = %[[FOURS]]#1 to %{{.*}} step %c131072
// GPU-NEXT:        memref.load %[[X]][%[[I]]]
// GPU:           gpu.barrier
// GPU:           memref.store %{{.*}}, %[[PARTS]]
// GPU:         gpu.func @[[COLUMNS]](
// GPU:           scf.for %{{.*}} step %c65536
// GPU-COUNT-4:     vector.load
// GPU:           scf.for %{{.*}} step %c16384
// GPU:           gpu.barrier
// GPU:         gpu.func @[[CHANNELS]](
// The elements of a part in a plane.
// GPU:           %[[COUNT:.*]] = arith.muli %{{.*}}, %{{.*}}
// GPU:           %[[FOURS:.*]]:3 = scf.for %{{.*}} step %c2048
// GPU:           scf.for %{{.*}} = %[[FOURS]]#2 to %{{.*}} step %c512
// GPU:           gpu.barrier
#id = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>
#column = affine_map<(d0, d1) -> (d1)>
#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#middle = affine_map<(d0, d1, d2) -> (d1)>
func.func private @reductions(%x: memref<?x32xf32>, %y: memref<?x64x4096xf32>, %t: memref<f32>, %s: memref<32xf32>, %m: memref<64xf32>, %q: memref<64xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<32768x32xf32>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<32x64x4096xf32>, placement = sharded<0>, role = batch>,
        <name = "t", type = tensor<f32>, placement = replicated, role = input>,
        <name = "s", type = tensor<32xf32>, placement = replicated, role = input>,
        <name = "m", type = tensor<64xf32>, placement = replicated, role = input>,
        <name = "q", type = tensor<64xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%t : memref<f32>)
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]} ins(%x : memref<?x32xf32>) outs(%t : memref<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%x : memref<?x32xf32>) outs(%s : memref<32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#all, #middle, #middle], iterator_types = ["reduction", "parallel", "reduction"]} ins(%y : memref<?x64x4096xf32>) outs(%m, %q : memref<64xf32>, memref<64xf32>) {
  ^bb0(%a: f32, %o: f32, %p: f32):
    %0 = arith.maximumf %a, %o : f32
    %1 = arith.mulf %a, %a : f32
    %2 = arith.addf %1, %p : f32
    linalg.yield %0, %2 : f32, f32
  }
  return
}

// -----

// Not of few summands, of an unknown number, of many results, with a result that
// is read, or by a combiner that is not known.
// CHECK-LABEL: func.func private @whole(
// CHECK-NOT:   @kernel_parts
#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func private @whole(%x: memref<512x32xf32>, %y: memref<?x32xf32>, %z: memref<8192x8192xf32>, %s: memref<32xf32>, %t: memref<32xf32>, %u: memref<8192xf32>, %v: memref<8192x32xf32>, %n: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<512x32xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<?x32xf32>, placement = sharded<0>, role = batch>,
        <name = "z", type = tensor<8192x8192xf32>, placement = replicated, role = input>,
        <name = "s", type = tensor<32xf32>, placement = replicated, role = input>,
        <name = "t", type = tensor<32xf32>, placement = replicated, role = input>,
        <name = "u", type = tensor<8192xf32>, placement = replicated, role = input>,
        <name = "v", type = tensor<8192x32xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<argument = 1, dim = 0>]>} {
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%x : memref<512x32xf32>) outs(%s : memref<32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%y : memref<?x32xf32>) outs(%t : memref<32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%z : memref<8192x8192xf32>) outs(%u : memref<8192xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column, #column], iterator_types = ["reduction", "parallel"]} ins(%v, %s : memref<8192x32xf32>, memref<32xf32>) outs(%s : memref<32xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%v : memref<8192x32xf32>) outs(%s : memref<32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.divf %o, %a : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// Integers of many summands, in any shape: one kernel whose blocks combine in
// memory, behind a fill of its own. A few summands are one block's, with its
// fill; so is a combiner that no atomic operation has.
// CHECK-LABEL: func.func private @integers(
// CHECK-NOT:   @kernel_parts
// CHECK:       dp.launch @kernel_fill extent %{{.*}} cost %{{.*}}(%[[T:.*]]) : memref<i32>
// CHECK:       dp.launch @kernel_maxsi extent %{{.*}} cost %{{.*}}(%{{.*}}, %[[T]]) : memref<?xi32>, memref<i32>
// CHECK:       dp.launch @kernel_maxsi_0
// CHECK:       dp.launch @kernel_parts_muli
// CHECK:       func.func private @kernel_maxsi(
// CHECK-SAME:       %[[ARG0:[^:]*]]: memref<?xi32> {llvm.noalias}, %[[ARG1:[^:]*]]: memref<i32>
// CHECK-NOT:   linalg.fill
// CHECK:       linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%[[ARG0]] : memref<?xi32>) outs(%[[ARG1]] : memref<i32>)
// CHECK:       func.func private @kernel_maxsi_0(
// CHECK-SAME:       %[[ARG0_2:[^:]*]]: memref<i32>
// CHECK-DAG:   %[[LOWEST:.*]] = arith.constant -2147483648 : i32
// CHECK:       linalg.fill ins(%[[LOWEST]] : i32) outs(%[[ARG0_2]] : memref<i32>)
// GPU-LABEL:   gpu.func @kernel_maxsi(
// GPU:         memref.atomic_rmw maxs
// GPU-LABEL:   gpu.func @kernel_maxsi_0(
// GPU-NOT:     memref.atomic_rmw
// HOST-LABEL:  func.func private @integers(
// HOST-NOT:    @kernel_parts
#id = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>
func.func private @integers(%x: memref<?x4096xi32>, %y: memref<64x64xi32>, %t: memref<i32>, %u: memref<i32>, %p: memref<i32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<64x4096xi32>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<64x64xi32>, placement = replicated, role = input>,
        <name = "t", type = tensor<i32>, placement = replicated, role = input>,
        <name = "u", type = tensor<i32>, placement = replicated, role = input>,
        <name = "p", type = tensor<i32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %low = arith.constant -2147483648 : i32
  linalg.fill ins(%low : i32) outs(%t : memref<i32>)
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]} ins(%x : memref<?x4096xi32>) outs(%t : memref<i32>) {
  ^bb0(%a: i32, %o: i32):
    %0 = arith.maxsi %a, %o : i32
    linalg.yield %0 : i32
  }
  linalg.fill ins(%low : i32) outs(%u : memref<i32>)
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]} ins(%y : memref<64x64xi32>) outs(%u : memref<i32>) {
  ^bb0(%a: i32, %o: i32):
    %0 = arith.maxsi %a, %o : i32
    linalg.yield %0 : i32
  }
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]} ins(%x : memref<?x4096xi32>) outs(%p : memref<i32>) {
  ^bb0(%a: i32, %o: i32):
    %0 = arith.muli %a, %o : i32
    linalg.yield %0 : i32
  }
  return
}
