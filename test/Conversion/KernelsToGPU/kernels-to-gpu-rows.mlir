// Kernels of several ops on the same rows.
//
// RUN: dp-opt --convert-dp-kernels-to-gpu --canonicalize --cse --split-input-file %s | FileCheck %s

// A softmax of rows of 64: a warp for each, four to a block. Each lane has two
// neighbors, which it stores behind each other. The largest element and the sum
// are in registers of all lanes; each lane reads the powers that it has written, so
// that no barrier is needed.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func @softmax(
// CHECK-SAME:    %{{[^:]*}}: memref<?x64xf32>, %[[ROWS:[^:]*]]: memref<?xf32>
// CHECK-DAG:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG:     %[[C128:.*]] = arith.constant 128 : index
// CHECK:         %[[N:.*]] = memref.dim %[[ROWS]], %{{.*}}
// CHECK:         %[[GRID:.*]] = arith.ceildivui %[[N]], %[[C4]]
// CHECK:         gpu.launch_func @dp_kernels::@kernel_softmax blocks in (%[[GRID]], %{{.*}}) threads in (%[[C128]],
// CHECK-LABEL: gpu.func @kernel_softmax(
// CHECK-SAME:    %[[X:.*]]: memref<?x64xf32> {llvm.noalias}, %[[MAX:[^:]*]]: memref<?xf32>, %[[Y:[^:]*]]: memref<?x64xf32>, %[[SUM:[^:]*]]: memref<?xf32>) kernel
// CHECK-NOT:     barrier
// CHECK-NOT:     bar.warp.sync
// CHECK:         %[[LANE:.*]] = arith.remui %[[THREAD:.*]], %c32 : index
// CHECK:         %[[QUOTIENT:.*]] = arith.divui %[[THREAD]], %c32 : index
// CHECK:         %[[PRODUCT:.*]] = arith.muli %{{.*}}, %c4 : index
// CHECK:         %[[ROW:.*]] = arith.addi %[[PRODUCT]], %[[QUOTIENT]] : index
// CHECK:         %[[IN:.*]] = arith.cmpi ult, %[[ROW]]
// CHECK:         scf.if %[[IN]]
// CHECK:           %[[FIRST:.*]] = arith.cmpi eq, %[[LANE]]
// CHECK:           %[[AT:.*]] = arith.muli %[[LANE]], %c2
// CHECK:           %[[PART:.*]] = scf.for %[[J:.*]] = %[[AT]] to %c64 step %c64 iter_args
// CHECK:             memref.load %[[X]][%[[ROW]], %[[J]]]
// CHECK:             %[[NEXT:.*]] = arith.addi %[[J]], %c1
// CHECK:             memref.load %[[X]][%[[ROW]], %[[NEXT]]]
// CHECK-COUNT-4:   gpu.shuffle xor
// CHECK:           %[[SO_FAR:.*]] = arith.maximumf %{{.*}}, %{{.*}} : f32
// CHECK-NEXT:      %[[BITS:.*]] = arith.bitcast %[[SO_FAR]] : f32 to i32
// CHECK-NEXT:      %[[OTHERS:.*]], %{{.*}} = gpu.shuffle xor %[[BITS]], %c1_i32, %c32_i32
// CHECK-NEXT:      %[[OTHER:.*]] = arith.bitcast %[[OTHERS]] : i32 to f32
// CHECK-NEXT:      %[[BEST:.*]] = arith.maximumf %[[SO_FAR]], %[[OTHER]] : f32
// CHECK:           scf.if %[[FIRST]]
// CHECK:             memref.store %[[BEST]], %[[MAX]][%[[ROW]]]
// CHECK:           scf.for %[[J:.*]] = %[[AT]]
// CHECK:             %[[E:.*]] = memref.load %[[X]][%[[ROW]], %[[J]]]
// CHECK:             arith.subf %[[E]], %[[BEST]]
// CHECK:             %[[NEXT:.*]] = arith.addi %[[J]], %c1
// CHECK:             memref.load %[[X]][%[[ROW]], %[[NEXT]]]
// CHECK:             memref.store %{{.*}}, %[[Y]][%[[ROW]], %[[J]]]
// CHECK-NEXT:        memref.store %{{.*}}, %[[Y]][%[[ROW]], %[[NEXT]]]
// CHECK:           scf.for %[[J:.*]] = %[[AT]]
// CHECK:             memref.load %[[Y]][%[[ROW]], %[[J]]]
// CHECK-COUNT-4:   gpu.shuffle xor
// CHECK:           %[[SUM_SO_FAR:.*]] = arith.addf %{{.*}}, %{{.*}} fastmath<reassoc,contract> : f32
// CHECK-NEXT:      %[[SUM_BITS:.*]] = arith.bitcast %[[SUM_SO_FAR]] : f32 to i32
// CHECK-NEXT:      %[[OTHER_SUMS:.*]], %{{.*}} = gpu.shuffle xor %[[SUM_BITS]], %c1_i32, %c32_i32
// CHECK-NEXT:      %[[OTHER_SUM:.*]] = arith.bitcast %[[OTHER_SUMS]] : i32 to f32
// CHECK-NEXT:      %[[WARP_SUM:.*]] = arith.addf %[[SUM_SO_FAR]], %[[OTHER_SUM]] fastmath<reassoc,contract> : f32
// CHECK-NEXT:      %[[TOTAL:.*]] = arith.addf %[[WARP_SUM]], %{{.*}} fastmath<reassoc,contract> : f32
// CHECK-NEXT:      scf.if %[[FIRST]]
// CHECK-NEXT:        memref.store %[[TOTAL]], %[[SUM]][%[[ROW]]]
// CHECK:           scf.for %[[I:.*]] = %[[AT]] to %{{.*}} step %{{.*}}
// CHECK:             arith.divf %{{.*}}, %[[TOTAL]]
// CHECK-NOT:     bar.warp.sync
func.func @softmax(%x: memref<?x64xf32>, %m: memref<?xf32>, %y: memref<?x64xf32>, %s: memref<?xf32>, %n: index) {
  dp.launch @kernel_softmax extent %n cost %n (%x, %m, %y, %s) : memref<?x64xf32>, memref<?xf32>, memref<?x64xf32>, memref<?xf32>
  return
}
func.func private @kernel_softmax(%x: memref<?x64xf32> {llvm.noalias}, %m: memref<?xf32> {llvm.noalias}, %y: memref<?x64xf32> {llvm.noalias}, %s: memref<?xf32> {llvm.noalias}, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%m : memref<?xf32>) {
  ^bb0(%o: f32):
    linalg.yield %low : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<?x64xf32>) outs(%m : memref<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.maximumf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %m : memref<?x64xf32>, memref<?xf32>) outs(%y : memref<?x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    %1 = math.exp %0 : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%s : memref<?xf32>) {
  ^bb0(%o: f32):
    linalg.yield %zero : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%y : memref<?x64xf32>) outs(%s : memref<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%s : memref<?xf32>) outs(%y : memref<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.divf %o, %a : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// The gradient of a layer normalization of rows of 768: a block of 96 threads for
// each, so that each has two vectors of four. One op has two sums and an element per iteration; each sum goes through
// shared memory of its own. The mean of both is computed by every thread.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#one = affine_map<(d0) -> (d0)>
// CHECK-LABEL: gpu.func @kernel_gradient(
// CHECK-SAME:    %[[DY:[^:]*]]: memref<?x768xf32> {llvm.noalias}, %[[W:[^:]*]]: memref<768xf32> {llvm.noalias}, %[[HAT:[^:]*]]: memref<?x768xf32> {llvm.noalias}, %[[DH:[^:]*]]: memref<?x768xf32>, %[[S:[^:]*]]: memref<?xf32>, %[[T:[^:]*]]: memref<?xf32>, %[[DX:[^:]*]]: memref<?x768xf32>)
// CHECK-SAME:    workgroup(%[[A:.*]] : memref<3xf32, #gpu.address_space<workgroup>>, %[[B:.*]] : memref<3xf32, #gpu.address_space<workgroup>>)
// CHECK-SAME:    known_block_size = array<i32: 96, 1, 1>
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x
// CHECK:         %[[ROW:.*]] = gpu.block_id x
// CHECK-DAG:     %[[OLDS:.*]] = memref.load %[[S]][%[[ROW]]]
// CHECK-DAG:     %[[OLDT:.*]] = memref.load %[[T]][%[[ROW]]]
// CHECK:         %[[AT:.*]] = arith.muli %[[THREAD]], %c4
// CHECK:         %[[PARTS:.*]]:2 = scf.for %[[J:.*]] = %[[AT]] to %c768 step %c384
// CHECK:           memref.store %{{.*}}, %[[DH]][%[[ROW]], %[[J]]]
// CHECK-COUNT-10: gpu.shuffle xor
// CHECK:         memref.store %{{.*}}, %[[A]]
// CHECK:         memref.store %{{.*}}, %[[B]]
// CHECK:         gpu.barrier
// CHECK:         memref.load %[[A]]
// CHECK:         memref.load %[[B]]
// CHECK-COUNT-10: gpu.shuffle xor
// CHECK:         %[[SUM:.*]] = arith.addf %[[OLDS]], %{{.*}} fastmath
// CHECK:         %[[DOT:.*]] = arith.addf %[[OLDT]], %{{.*}} fastmath
// CHECK:         %[[IS:.*]] = arith.cmpi eq, %[[THREAD]], %[[C0]] : index
// CHECK:         scf.if %[[IS]] {
// CHECK:         %[[MEAN:.*]] = arith.divf %[[SUM]]
// CHECK:         scf.if %[[IS]] {
// CHECK:           memref.store %[[MEAN]], %[[S]][%[[ROW]]]
// CHECK:         scf.for %[[J:.*]] = %[[AT]]
// CHECK:           memref.load %[[DH]][%[[ROW]], %[[J]]]
// CHECK:           arith.mulf %{{.*}}, %[[DOT]]
// CHECK:           arith.subf %{{.*}}, %[[MEAN]]
// CHECK-NOT:     gpu.barrier
func.func private @kernel_gradient(%dy: memref<?x768xf32> {llvm.noalias}, %w: memref<768xf32> {llvm.noalias}, %hat: memref<?x768xf32> {llvm.noalias}, %dh: memref<?x768xf32> {llvm.noalias}, %s: memref<?xf32> {llvm.noalias}, %t: memref<?xf32> {llvm.noalias}, %dx: memref<?x768xf32> {llvm.noalias}, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  linalg.generic {indexing_maps = [#id, #column, #id, #id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%dy, %w, %hat : memref<?x768xf32>, memref<768xf32>, memref<?x768xf32>) outs(%dh, %s, %t : memref<?x768xf32>, memref<?xf32>, memref<?xf32>) {
  ^bb0(%a: f32, %b: f32, %h: f32, %o: f32, %p: f32, %q: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %p, %0 : f32
    %2 = arith.mulf %0, %h : f32
    %3 = arith.addf %q, %2 : f32
    linalg.yield %0, %1, %3 : f32, f32, f32
  }
  linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%s : memref<?xf32>) {
  ^bb0(%o: f32):
    %n = arith.constant 768.0 : f32
    %0 = arith.divf %o, %n : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #row, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%dh, %s, %t, %hat : memref<?x768xf32>, memref<?xf32>, memref<?xf32>, memref<?x768xf32>) outs(%dx : memref<?x768xf32>) {
  ^bb0(%a: f32, %m: f32, %d: f32, %h: f32, %o: f32):
    %0 = arith.mulf %h, %d : f32
    %1 = arith.subf %a, %m : f32
    %2 = arith.subf %1, %0 : f32
    linalg.yield %2 : f32
  }
  return
}

// -----

// A cross entropy of 50257 classes: 1024 threads. Partial results lie in two sets of
// shared memory in turns. What a thread reads of another one is behind a barrier:
// the row reversed, and the number that was written at a place of its own.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#flip = affine_map<(d0, d1) -> (d0, 50256 - d1)>
// CHECK-LABEL: gpu.func @kernel_order(
// CHECK-SAME:    %{{.*}}: memref<?x50257xf32> {llvm.noalias}, %[[Y:[^:]*]]: memref<?x50257xf32>, %[[M:[^:]*]]: memref<?xf32>, %[[S:[^:]*]]: memref<?xf32>)
// CHECK-SAME:    workgroup(%[[A:.*]] : memref<32xf32, #gpu.address_space<workgroup>>, %[[B:.*]] : memref<32xf32, #gpu.address_space<workgroup>>)
// CHECK-SAME:    known_block_size = array<i32: 1024, 1, 1>
// CHECK-DAG:     %[[ZERO:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-DAG:     %[[INFINITY:.*]] = arith.constant 0xFF800000 : f32
// CHECK-DAG:     %[[C1024:.*]] = arith.constant 1024 : index
// CHECK-DAG:     %[[C50257:.*]] = arith.constant 50257 : index
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x upper_bound 1024
// CHECK:         scf.for %[[I:.*]] = %[[THREAD]] to %[[C50257]] step %[[C1024]] {
// CHECK:           memref.store %{{.*}}, %[[Y]]
// CHECK:         gpu.barrier
// CHECK:         scf.for %[[I2:.*]] = %[[THREAD]] to %[[C50257]] step %[[C1024]] iter_args(%[[ACC:.*]] = %[[INFINITY]]) -> (f32)
// CHECK:           memref.load %[[Y]]
// CHECK:         memref.store %{{.*}}, %[[A]]
// CHECK:         gpu.barrier
// CHECK:         memref.load %[[A]]
// CHECK:         scf.for %[[I3:.*]] = %[[THREAD]] to %[[C50257]] step %[[C1024]] iter_args(%[[ACC2:.*]] = %[[ZERO]]) -> (f32)
// CHECK:         memref.store %{{.*}}, %[[B]]
// CHECK:         gpu.barrier
// CHECK:         memref.load %[[B]]
func.func private @kernel_order(%x: memref<?x50257xf32> {llvm.noalias}, %y: memref<?x50257xf32> {llvm.noalias}, %m: memref<?xf32> {llvm.noalias}, %s: memref<?xf32> {llvm.noalias}, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<?x50257xf32>) outs(%y : memref<?x50257xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.exp %a : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#flip, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%y, %x : memref<?x50257xf32>, memref<?x50257xf32>) outs(%m : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.maximumf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%y, %m : memref<?x50257xf32>, memref<?xf32>) outs(%s : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// -----

// In a warp the barrier is one of its lanes. Two parameters that may be views of
// one buffer are one.
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: gpu.func @kernel_views(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<?x64xf32>
// CHECK-DAG:     %[[CM1:.*]] = arith.constant -1 : i32
// CHECK-DAG:     %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG:     %[[C64:.*]] = arith.constant 64 : index
// CHECK-DAG:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG:     %[[C32:.*]] = arith.constant 32 : index
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK:         %[[EXTENT:.*]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x64xf32>
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x upper_bound 128
// CHECK:         %[[REST:.*]] = arith.remui %[[THREAD]], %[[C32]] : index
// CHECK:         %[[QUOTIENT:.*]] = arith.divui %{{.*}}, %[[C32]] : index
// CHECK:         %[[PRODUCT:.*]] = arith.muli %{{.*}}, %[[C4]] : index
// CHECK:         %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[QUOTIENT]] : index
// CHECK:         %[[IS:.*]] = arith.cmpi ult, %[[SUM]], %[[EXTENT]] : index
// CHECK:         scf.if %[[IS]] {
// CHECK:           %[[PRODUCT2:.*]] = arith.muli %[[REST]], %[[C2]] : index
// CHECK:           scf.for %[[I:.*]] = %[[PRODUCT2]] to %[[C64]] step %[[C64]] {
// CHECK:           nvvm.bar.warp.sync %[[CM1]] : i32
// CHECK:           scf.for %[[I2:.*]] = %[[PRODUCT2]] to %[[C64]] step %[[C64]] {
func.func private @kernel_views(%x: memref<?x64xf32>, %y: memref<?x64xf32>, %z: memref<?x64xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<?x64xf32>) outs(%y : memref<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.exp %a : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%z : memref<?x64xf32>) outs(%x : memref<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.sqrt %a : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// One thread looks for an index, which the kernel itself has set before: an
// iteration reads from memory what the iteration before it has stored.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>
// CHECK-LABEL: gpu.func @kernel_index(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?x64xf32> {llvm.noalias}, %[[M:[^:]*]]: memref<?xf32>, %[[I:[^:]*]]: memref<?xi64>)
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG:     %[[C64:.*]] = arith.constant 64 : index
// CHECK-DAG:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG:     %[[C32:.*]] = arith.constant 32 : index
// CHECK-DAG:     %[[SEVEN:.*]] = arith.constant 7 : i64
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK:         %[[EXTENT:.*]] = memref.dim %[[I]], %[[C0]] : memref<?xi64>
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x upper_bound 128
// CHECK:         %[[REST:.*]] = arith.remui %[[THREAD]], %[[C32]] : index
// CHECK:         %[[QUOTIENT:.*]] = arith.divui %{{.*}}, %[[C32]] : index
// CHECK:         %[[PRODUCT:.*]] = arith.muli %{{.*}}, %[[C4]] : index
// CHECK:         %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[QUOTIENT]] : index
// CHECK:         %[[IS:.*]] = arith.cmpi ult, %[[SUM]], %[[EXTENT]] : index
// CHECK:         scf.if %[[IS]] {
// CHECK:           %[[IS2:.*]] = arith.cmpi eq, %[[REST]], %[[C0]] : index
// CHECK:           memref.store %[[SEVEN]], %[[I]]
// CHECK:         scf.if %[[IS2]] {
// CHECK-NEXT:      scf.for %[[I2:.*]] = %[[C0]] to %[[C64]] step %[[C1]] {
// CHECK-DAG:         %[[BEST:.*]] = memref.load %[[M]]
// CHECK-DAG:         %[[OLD:.*]] = memref.load %[[I]]
// CHECK:             arith.select %{{.*}}, %{{.*}}, %[[OLD]] : i64
func.func private @kernel_index(%x: memref<?x64xf32> {llvm.noalias}, %m: memref<?xf32> {llvm.noalias}, %i: memref<?xi64> {llvm.noalias}, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  %seven = arith.constant 7 : i64
  linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%i : memref<?xi64>) {
  ^bb0(%o: i64):
    linalg.yield %seven : i64
  }
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<?x64xf32>) outs(%m, %i : memref<?xf32>, memref<?xi64>) {
  ^bb0(%a: f32, %o: f32, %k: i64):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i64
    %r = arith.maximumf %a, %o : f32
    %gt = arith.cmpf ogt, %a, %o : f32
    %l = arith.select %gt, %n, %k : i64
    linalg.yield %r, %l : f32, i64
  }
  return
}

// -----

// What is left of an op whose sum nothing uses: threads share the loop.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: gpu.func @kernel_unused(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?x64xf32> {llvm.noalias}, %[[Y:[^:]*]]: memref<?x64xf32>, %[[S:[^:]*]]: memref<?xf32>)
// CHECK-DAG:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG:     %[[C32:.*]] = arith.constant 32 : index
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x upper_bound 128
// CHECK:         %[[LANE:.*]] = arith.remui %[[THREAD]], %[[C32]] : index
// CHECK:         %[[QUOTIENT:.*]] = arith.divui %[[THREAD]], %[[C32]] : index
// CHECK:         %[[PRODUCT:.*]] = arith.muli %{{.*}}, %[[C4]] : index
// CHECK:         %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[QUOTIENT]] : index
// CHECK:         %[[AT:.*]] = arith.muli %[[LANE]], %c2
// CHECK:         scf.for %[[J:.*]] = %[[AT]] to
// CHECK:           %[[VALUE:.*]] = memref.load %[[X]][%[[SUM]], %[[J]]] : memref<?x64xf32>
// CHECK:           %[[E:.*]] = math.exp %[[VALUE]] : f32
// CHECK:           memref.store %[[E]], %[[Y]][%{{.*}}, %[[J]]]
// CHECK:         gpu.shuffle xor %{{.*}}, %c16_i32, %c32_i32
func.func private @kernel_unused(%x: memref<?x64xf32> {llvm.noalias}, %y: memref<?x64xf32> {llvm.noalias}, %s: memref<?xf32> {llvm.noalias}, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<?x64xf32>) outs(%y : memref<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.exp %a : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%y : memref<?x64xf32>) outs(%s : memref<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  return
}
