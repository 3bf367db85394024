// RUN: dp-opt --convert-dp-kernels-to-gpu --canonicalize --cse --split-input-file %s | FileCheck %s

// Ten summands for each of many results: one thread each, from the old value on.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: gpu.func @kernel_short(
// CHECK-SAME:    %[[X:.*]]: memref<?x10xf32>, %[[S:.*]]: memref<?xf32>)
// CHECK-NOT:     workgroup
// CHECK:         %[[IN:.*]] = arith.cmpi ult, %[[I:.*]], %{{.*}} : index
// CHECK-NEXT:    scf.if %[[IN]] {
// CHECK:           %[[OLD:.*]] = memref.load %[[S]][%[[I]]]
// CHECK:           %[[SUM:.*]] = scf.for {{.*}} iter_args(%[[ACC:.*]] = %[[OLD]])
// CHECK:             arith.addf %[[ACC]], %{{.*}} fastmath<reassoc,contract>
// CHECK:           memref.store %[[SUM]], %[[S]][%[[I]]]
func.func private @kernel_short(%x: memref<?x10xf32>, %s: memref<?xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x10xf32>) outs(%s : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %b, %a : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// 512 summands in a row: the 32 lanes of a warp, eight warps to a block; the
// identity of maximumf is -inf, the old value comes in once.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func @warp(
// CHECK-DAG:     %[[C8:.*]] = arith.constant 8 : index
// CHECK:         %[[GRID:.*]] = arith.ceildivui %{{.*}}, %[[C8]]
// CHECK:         gpu.launch_func @dp_kernels::@kernel_warp blocks in (%[[GRID]],
// CHECK-LABEL: gpu.func @kernel_warp(
// CHECK-SAME:    %[[X:.*]]: memref<?x512xf32>, %[[S:.*]]: memref<?xf32>)
// CHECK-DAG:     %[[INF:.*]] = arith.constant 0xFF800000 : f32
// CHECK-DAG:     %[[C8:.*]] = arith.constant 8 : index
// CHECK-DAG:     %[[C32_2:.*]] = arith.constant 32 : index
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK:         %[[EXTENT:.*]] = memref.dim %[[X]], %[[C0]] : memref<?x512xf32>
// CHECK:         %[[LANE:.*]] = arith.remui %{{.*}}, %[[C32:.*]] : index
// CHECK:         %[[QUOTIENT:.*]] = arith.divui %{{.*}}, %[[C32_2]] : index
// CHECK:         %[[PRODUCT:.*]] = arith.muli %{{.*}}, %[[C8]] : index
// CHECK:         %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[QUOTIENT]] : index
// CHECK:         %[[IS:.*]] = arith.cmpi ult, %[[SUM]], %[[EXTENT]] : index
// CHECK:         scf.if %[[IS]] {
// CHECK:           %[[PART:.*]] = scf.for %[[J:.*]] = %[[LANE]] to %{{.*}} step %[[C32]] iter_args(%{{.*}} = %[[INF]])
// CHECK:             memref.load %[[X]][%[[I:.*]], %[[J]]]
// CHECK:           gpu.shuffle xor
// CHECK:           %[[BITS:.*]] = arith.bitcast %{{.*}} : i32 to f32
// CHECK:           arith.maximumf %[[PART]], %[[BITS]] : f32
// CHECK-COUNT-4:   gpu.shuffle xor
// CHECK:           %[[FIRST:.*]] = arith.cmpi eq, %[[LANE]]
// CHECK:           scf.if %[[FIRST]] {
// CHECK:             %[[OLD:.*]] = memref.load %[[S]][%[[I]]]
// CHECK:             %[[NEW:.*]] = arith.maximumf %[[OLD]], %{{.*}}
// CHECK:             memref.store %[[NEW]], %[[S]][%[[I]]]
func.func @warp(%x: memref<?x512xf32>, %s: memref<?xf32>, %n: index) {
  dp.launch @kernel_warp extent %n cost %n (%x, %s) : memref<?x512xf32>, memref<?xf32>
  return
}
func.func private @kernel_warp(%x: memref<?x512xf32>, %s: memref<?xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x512xf32>) outs(%s : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.maximumf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// One result, an unknown number of summands: a block; shuffles, one partial
// result per warp in shared memory, one barrier, shuffles. i64 moves as two words. No
// atomic operation multiplies.
#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
// CHECK-LABEL: func @full(
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG:     %[[C512:.*]] = arith.constant 512 : index
// CHECK:         gpu.launch_func @dp_kernels::@kernel_full blocks in (%[[C1]], %[[C1]], %[[C1]]) threads in (%[[C512]],
// CHECK-LABEL: gpu.func @kernel_full(
// CHECK-SAME:    %[[X:.*]]: memref<?xi64>, %[[S:.*]]: memref<i64>)
// CHECK-SAME:    workgroup(%[[W:.*]] : memref<16xi64, #gpu.address_space<workgroup>>)
// CHECK-DAG:     %[[C16:.*]] = arith.constant 16 : index
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : i64
// CHECK-DAG:     %[[C32_2:.*]] = arith.constant 32 : index
// CHECK-DAG:     %[[C32:.*]] = arith.constant 32 : i64
// CHECK-DAG:     %[[C512:.*]] = arith.constant 512 : index
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK:         %[[EXTENT:.*]] = memref.dim %[[X]], %[[C0]] : memref<?xi64>
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x upper_bound 512
// CHECK:         %[[REST:.*]] = arith.remui %[[THREAD]], %[[C32_2]] : index
// CHECK:         %[[QUOTIENT:.*]] = arith.divui %[[THREAD]], %[[C32_2]] : index
// CHECK:         %[[LOOP:.*]]:2 = scf.for %[[I:.*]] = %[[T:.*]] to %{{.*}} step %{{.*}} iter_args
// CHECK:           memref.load %[[X]][%[[I]]]
// CHECK:         %[[LOOP2:.*]] = scf.for %[[I2:.*]] = %[[LOOP]]#1 to %[[EXTENT]] step %[[C512]] iter_args(%[[ACC:.*]] = %[[LOOP]]#0) -> (i64)
// CHECK:         arith.trunci %{{.*}} : i64 to i32
// CHECK:         arith.shrui %[[LOOP2]], %[[C32]] : i64
// CHECK:         gpu.shuffle xor
// CHECK:         %[[WIDE:.*]] = arith.extui %{{.*}} : i32 to i64
// CHECK:         gpu.shuffle xor
// CHECK:         %[[WIDE2:.*]] = arith.extui %{{.*}} : i32 to i64
// CHECK:         %[[SHIFTED:.*]] = arith.shli %[[WIDE2]], %[[C32]] : i64
// CHECK:         %[[OR:.*]] = arith.ori %[[WIDE]], %[[SHIFTED]] : i64
// CHECK:         arith.muli %[[LOOP2]], %[[OR]] : i64
// CHECK:         %[[IS:.*]] = arith.cmpi eq, %[[REST]], %[[C0]] : index
// CHECK:         scf.if %[[IS]] {
// CHECK:           memref.store %{{.*}}, %[[W]]
// CHECK:         gpu.barrier
// CHECK:         %[[IS2:.*]] = arith.cmpi eq, %[[QUOTIENT]], %[[C0]] : index
// CHECK:         scf.if %[[IS2]] {
// CHECK:           %[[IS3:.*]] = arith.cmpi ult, %[[REST]], %[[C16]] : index
// CHECK:           %[[VALUE:.*]] = memref.load %[[W]]
// CHECK:           arith.select %[[IS3]], %[[VALUE]], %[[C1]] : i64
// CHECK:           gpu.shuffle xor
// CHECK:           scf.if %[[IS]] {
// CHECK:             %[[VALUE2:.*]] = memref.load %[[S]][]
// CHECK:             arith.muli %[[VALUE2]], %{{.*}} : i64
// CHECK:             memref.store %{{.*}}, %[[S]][]
// CHECK-NOT:     atomic
func.func @full(%x: memref<?xi64>, %s: memref<i64>, %n: index) {
  dp.launch @kernel_full extent %n cost %n (%x, %s) : memref<?xi64>, memref<i64>
  return
}
func.func private @kernel_full(%x: memref<?xi64>, %s: memref<i64>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel} {
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
      ins(%x : memref<?xi64>) outs(%s : memref<i64>) {
  ^bb0(%a: i64, %b: i64):
    %0 = arith.muli %a, %b : i64
    linalg.yield %0 : i64
  }
  return
}

// -----

// A sum over rows for each of 40 columns: 32 columns side by side in a block, so
// that loads are contiguous. A thread loads four of its rows at a time, then what
// is left.
#transposed = affine_map<(d0, d1) -> (d1, d0)>
#column = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func @columns(
// CHECK-DAG:     %[[C2:.*]] = arith.constant 2 : index
// CHECK:         gpu.launch_func @dp_kernels::@kernel_columns blocks in (%[[C2]],
// CHECK-LABEL: gpu.func @kernel_columns(
// CHECK-SAME:    %[[X:.*]]: memref<?x40xf32>, %[[S:.*]]: memref<40xf32>)
// CHECK-SAME:    workgroup(%[[W:.*]] : memref<512xf32, #gpu.address_space<workgroup>>)
// CHECK:         %[[ZERO:.*]] = arith.constant -0.0{{.*}} : f32
// CHECK-DAG:     %[[C32:.*]] = arith.constant 32 : index
// CHECK-DAG:     %[[C40:.*]] = arith.constant 40 : index
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x upper_bound 512
// CHECK:         %[[C:.*]] = arith.remui %[[T:.*]], %{{.*}}
// CHECK:         %[[R:.*]] = arith.divui %[[T]], %{{.*}}
// CHECK:         %[[IN:.*]] = arith.cmpi ult
// CHECK:         %[[SAFE:.*]] = arith.select %[[IN]]
// CHECK:         %[[END:.*]] = arith.select %[[IN]]
// CHECK:         %[[LAST:.*]] = arith.subi %[[END]], %c48
// CHECK:         %[[FOURS:.*]]:2 = scf.for %[[I:.*]] = %[[R]] to %[[LAST]] step %c64 iter_args(%{{.*}} = %[[ZERO]], %{{.*}} = %[[R]])
// CHECK-COUNT-4:   memref.load %[[X]][%{{.*}}, %[[SAFE]]]
// CHECK:         %[[SUM:.*]] = scf.for %[[I:.*]] = %[[FOURS]]#1 to %[[END]] step %c16 iter_args(%{{.*}} = %[[FOURS]]#0)
// CHECK:           memref.load %[[X]][%[[I]], %[[SAFE]]]
// CHECK:         memref.store %[[SUM]], %[[W]][%{{.*}}]
// CHECK:         gpu.barrier
// CHECK:         %[[SUM2:.*]] = arith.addi %{{.*}}, %[[THREAD]] : index
// CHECK:         %[[IS2:.*]] = arith.cmpi ult, %[[SUM2]], %[[C40]] : index
// CHECK:         %[[IS:.*]] = arith.cmpi ult, %[[THREAD]], %[[C32]] : index
// CHECK:         %[[AND:.*]] = arith.andi %[[IS]], %[[IS2]] : i1
// CHECK:         scf.if %[[AND]] {
// CHECK:           memref.load %[[S]][%[[RESULT:.*]]]
// CHECK-COUNT-16:  memref.load %[[W]]
// CHECK:           memref.store %{{.*}}, %[[S]][%[[RESULT]]]
func.func @columns(%x: memref<?x40xf32>, %s: memref<40xf32>, %n: index) {
  dp.launch @kernel_columns extent %n cost %n (%x, %s) : memref<?x40xf32>, memref<40xf32>
  return
}
func.func private @kernel_columns(%x: memref<?x40xf32>, %s: memref<40xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#transposed, #column], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x40xf32>) outs(%s : memref<40xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %b, %a : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// Two results with known combiners reduce together. A sum in bf16 rounds to bf16
// each time; it moves as 16 bits in a word.
#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
// CHECK-LABEL: gpu.func @kernel_two(
// CHECK-SAME: %{{[^:]*}}: memref<?xbf16>, %[[ARG1:[^:]*]]: memref<?xi32>
// CHECK-SAME:    workgroup(%{{.*}} : memref<16xbf16, {{.*}}>, %{{.*}} : memref<16xi32, {{.*}}>)
// CHECK:         scf.for {{.*}} -> (bf16, i32)
// CHECK:           %[[VALUE:.*]] = memref.load %[[ARG1]][%{{.*}}] : memref<?xi32>
// CHECK:           %[[SUM:.*]] = arith.addf %{{.*}} : bf16
// CHECK:           %[[MAX:.*]] = arith.maxsi %[[VALUE]], %{{.*}} : i32
// CHECK-NEXT:      scf.yield %[[SUM]], %[[MAX]] :
// CHECK:         arith.bitcast %{{.*}} : bf16 to i16
// CHECK:         arith.extui %{{.*}} : i16 to i32
// CHECK:         gpu.shuffle xor
// CHECK:         arith.trunci %{{.*}} : i32 to i16
// CHECK:         arith.bitcast %{{.*}} : i16 to bf16
func.func private @kernel_two(%x: memref<?xbf16>, %k: memref<?xi32>, %s: memref<bf16>, %m: memref<i32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel} {
  linalg.generic {indexing_maps = [#id, #id, #none, #none], iterator_types = ["reduction"]}
      ins(%x, %k : memref<?xbf16>, memref<?xi32>) outs(%s, %m : memref<bf16>, memref<i32>) {
  ^bb0(%a: bf16, %i: i32, %b: bf16, %c: i32):
    %0 = arith.addf %b, %a : bf16
    %1 = arith.maxsi %i, %c : i32
    linalg.yield %0, %1 : bf16, i32
  }
  return
}

// -----

// argmax is no combiner of single results: one thread per row, in order.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: gpu.func @kernel_argmax(
// CHECK-NOT:     gpu.shuffle
// CHECK:         scf.for %[[J:.*]] = {{.*}} iter_args(%[[BEST:.*]] = %{{.*}}, %[[AT:.*]] = %{{.*}}) -> (f32, i32)
// CHECK:           %[[J32:.*]] = arith.index_cast %[[J]]
// CHECK:           %[[GT:.*]] = arith.cmpf ogt, %[[BEST]], %[[V:.*]]
// CHECK:           arith.select %[[GT]], %[[BEST]], %[[V]]
// CHECK:           arith.select %[[GT]], %[[AT]], %[[J32]]
// CHECK-COUNT-2: memref.store
func.func private @kernel_argmax(%x: memref<?x600xf32>, %m: memref<?xf32>, %at: memref<?xi32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x600xf32>) outs(%m, %at : memref<?xf32>, memref<?xi32>) {
  ^bb0(%a: f32, %b: f32, %c: i32):
    %j = linalg.index 1 : index
    %j32 = arith.index_cast %j : index to i32
    %0 = arith.cmpf ogt, %b, %a : f32
    %1 = arith.select %0, %b, %a : f32
    %2 = arith.select %0, %c, %j32 : i32
    linalg.yield %1, %2 : f32, i32
  }
  return
}

// -----

// A window: a reduction of nine summands inside, at indices that are sums.
#window = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 * 2 + d3)>
#out = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#shape = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// CHECK-DAG: #[[$STRIDED:.*]] = affine_map<(d0)[s0] -> (d0 + s0 * 2)>
// CHECK-LABEL: gpu.func @kernel_window(
// CHECK-SAME: %{{[^:]*}}: memref<17x17xf32>, %{{[^:]*}}: memref<3x3xf32>, %[[ARG2:[^:]*]]: memref<8x8xf32>
// CHECK-DAG:     %[[C8:.*]] = arith.constant 8 : index
// CHECK-DAG:     %[[C3:.*]] = arith.constant 3 : index
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : index
// CHECK:         %[[SUM:.*]] = arith.addi %{{.*}}, %{{.*}} : index
// CHECK:         %[[REST:.*]] = arith.remui %[[SUM]], %[[C8]] : index
// CHECK:         %[[QUOTIENT:.*]] = arith.divui %[[SUM]], %[[C8]] : index
// CHECK:         %[[VALUE:.*]] = memref.load %[[ARG2]][%[[QUOTIENT]], %[[REST]]] : memref<8x8xf32>
// CHECK:         scf.for %[[I:.*]] = %[[C0]] to %[[C3]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[VALUE]]) -> (f32)
// CHECK:           scf.for %[[I2:.*]] = %[[C0]] to %[[C3]] step %[[C1]] iter_args(%[[ACC2:.*]] = %[[ACC]]) -> (f32)
// CHECK:             %[[PLACE:.*]] = affine.apply #[[$STRIDED]](%[[I]])[%[[QUOTIENT]]]
// CHECK:             %[[PLACE2:.*]] = affine.apply #[[$STRIDED]](%[[I2]])[%[[REST]]]
// CHECK:             %[[VALUE2:.*]] = memref.load %{{.*}}[%[[PLACE]], %[[PLACE2]]] : memref<17x17xf32>
// CHECK:             %[[MAX:.*]] = arith.maxnumf %[[ACC2]], %[[VALUE2]] : f32
// CHECK-NEXT:        scf.yield %[[MAX]] :
func.func private @kernel_window(%x: memref<17x17xf32>, %w: memref<3x3xf32>, %y: memref<8x8xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#window, #shape, #out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %w : memref<17x17xf32>, memref<3x3xf32>) outs(%y : memref<8x8xf32>) {
  ^bb0(%a: f32, %u: f32, %b: f32):
    %0 = arith.maxnumf %b, %a : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A result that is filled is not loaded: it begins with the constant, also
// where there are no summands.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: gpu.func @kernel_filled(
// CHECK-SAME:    %[[X:.*]]: memref<?x512xf32>, %[[S:.*]]: memref<?xf32>)
// CHECK-DAG:     %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NOT:     linalg.fill
// CHECK-NOT:     memref.load %[[S]]
// CHECK:         %[[NEW:.*]] = arith.addf %{{.*}}, %[[ONE]]
// CHECK:         memref.store %[[NEW]], %[[S]]
func.func private @kernel_filled(%x: memref<?x512xf32>, %s: memref<?xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%s : memref<?xf32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x512xf32>) outs(%s : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// (maximum, its first index): the neutral values are -inf and the largest index.
// A thread has the elements t * 16 to t * 16 + 15, and the first lane combines
// in their order: with its neighbor first, and with the old value at last.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: gpu.func @kernel_argmax(
// CHECK-SAME:    %[[X:.*]]: memref<?x8192xf32>, %[[V:.*]]: memref<?xf32>, %[[I:.*]]: memref<?xi32>) workgroup(
// CHECK-DAG:     %[[ONE:.*]] = arith.constant 1 : i32
// CHECK-DAG:     %[[MOST:.*]] = arith.constant 2147483647 : i32
// CHECK-DAG:     %[[LOWEST:.*]] = arith.constant 0xFF800000 : f32
// CHECK:         %[[FIRST:.*]] = arith.muli %{{.*}}, %c16
// CHECK:         %[[END:.*]] = arith.addi %[[FIRST]], %c16
// CHECK:         %[[LAST:.*]] = arith.minui %[[END]], %c8192
// CHECK:         %[[PART:.*]]:2 = scf.for %{{.*}} = %[[FIRST]] to %[[LAST]] step %c1 iter_args(%{{.*}} = %[[LOWEST]], %{{.*}} = %[[MOST]])
// CHECK:         %[[BITS:.*]] = arith.bitcast %[[PART]]#0 : f32 to i32
// CHECK:         gpu.shuffle xor %[[BITS]], %[[ONE]]
// CHECK:         %[[OTHER:.*]] = arith.bitcast %{{.*}} : i32 to f32
// CHECK:         %[[INDEX:.*]], %{{.*}} = gpu.shuffle xor %[[PART]]#1, %[[ONE]]
// CHECK:         arith.cmpf ogt, %[[OTHER]], %[[PART]]#0
// CHECK:         arith.cmpf oeq, %[[OTHER]], %[[PART]]#0
// CHECK:         arith.cmpi slt, %[[INDEX]], %[[PART]]#1
// CHECK:         gpu.barrier
// CHECK:         %[[OLD:.*]] = memref.load %[[V]]
// CHECK:         arith.cmpf ogt, %{{.*}}, %[[OLD]]
func.func private @kernel_argmax(%x: memref<?x8192xf32>, %v: memref<?xf32>, %i: memref<?xi32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x8192xf32>) outs(%v, %i : memref<?xf32>, memref<?xi32>) {
  ^bb0(%a: f32, %m: f32, %k: i32):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i32
    %gt = arith.cmpf ogt, %a, %m : f32
    %eq = arith.cmpf oeq, %a, %m : f32
    %lt = arith.cmpi slt, %n, %k : i32
    %tie = arith.andi %eq, %lt : i1
    %pick = arith.ori %gt, %tie : i1
    %0 = arith.select %pick, %a, %m : f32
    %1 = arith.select %pick, %n, %k : i32
    linalg.yield %0, %1 : f32, i32
  }
  return
}

// -----

// The sum of the indices of all maxima so far is no such combination, and one
// whose NaN depends on where a thread begins has no neutral value.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: gpu.func @kernel_sum_of_maxima(
// CHECK-NOT:     gpu.shuffle
// CHECK-LABEL: gpu.func @kernel_after_nan(
// CHECK-NOT:     gpu.shuffle
func.func private @kernel_sum_of_maxima(%x: memref<?x8192xf32>, %v: memref<?xf32>, %i: memref<?xi32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x8192xf32>) outs(%v, %i : memref<?xf32>, memref<?xi32>) {
  ^bb0(%a: f32, %m: f32, %k: i32):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i32
    %gt = arith.cmpf ogt, %a, %m : f32
    %sum = arith.addi %n, %k : i32
    %0 = arith.select %gt, %a, %m : f32
    %1 = arith.select %gt, %sum, %k : i32
    linalg.yield %0, %1 : f32, i32
  }
  return
}
func.func private @kernel_after_nan(%x: memref<?x8192xf32>, %v: memref<?xf32>, %i: memref<?xi32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x8192xf32>) outs(%v, %i : memref<?xf32>, memref<?xi32>) {
  ^bb0(%a: f32, %m: f32, %k: i32):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i32
    %le = arith.cmpf ule, %a, %m : f32
    %0 = arith.select %le, %a, %m : f32
    %1 = arith.select %le, %n, %k : i32
    linalg.yield %0, %1 : f32, i32
  }
  return
}

// -----

// Integers of a whole tensor: each block reduces 4,096 of them and combines its
// maximum in memory, atomically; the result was filled before.
#i = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
// CHECK-LABEL: func @grid(
// CHECK-SAME:    %[[X:.*]]: memref<?xi32>
// CHECK-DAG:     %[[SHARE:.*]] = arith.constant 4096 : index
// CHECK:         %[[N:.*]] = memref.dim %[[X]], %c0
// CHECK:         %[[GRID:.*]] = arith.ceildivui %[[N]], %[[SHARE]]
// CHECK:         gpu.launch_func @dp_kernels::@kernel_grid blocks in (%[[GRID]], {{.*}}) threads in (%c512,
// CHECK-LABEL: gpu.func @kernel_grid(
// CHECK-SAME:    %[[X:.*]]: memref<?xi32>, %[[S:.*]]: memref<i32>)
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x
// CHECK:         %[[BLOCK:.*]] = gpu.block_id x
// CHECK:         %[[BEGIN:.*]] = arith.muli %[[BLOCK]], %[[SHARE:.*]] : index
// CHECK:         %[[FIRST:.*]] = arith.addi %[[BEGIN]], %[[THREAD]]
// CHECK:         %[[LIMIT:.*]] = arith.addi %[[BEGIN]], %[[SHARE]]
// CHECK:         %[[END:.*]] = arith.minui %{{.*}}, %[[LIMIT]]
// CHECK:         %[[FOURS:.*]]:2 = scf.for %{{.*}} = %[[FIRST]] to %{{.*}} step %c2048
// CHECK-COUNT-4:   memref.load %[[X]]
// CHECK:         scf.for %{{.*}} = %[[FOURS]]#1 to %[[END]] step %c512
// CHECK:         gpu.barrier
// CHECK-NOT:     memref.store
// CHECK:         memref.atomic_rmw maxs %{{.*}}, %[[S]][] : (i32, memref<i32>) -> i32
// CHECK-NOT:     memref.store
func.func @grid(%x: memref<?xi32>, %s: memref<i32>, %n: index) {
  dp.launch @kernel_grid extent %n cost %n (%x, %s) : memref<?xi32>, memref<i32>
  return
}
func.func private @kernel_grid(%x: memref<?xi32>, %s: memref<i32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel} {
  linalg.generic {indexing_maps = [#i, #none], iterator_types = ["reduction"]}
      ins(%x : memref<?xi32>) outs(%s : memref<i32>) {
  ^bb0(%a: i32, %b: i32):
    %0 = arith.maxsi %a, %b : i32
    linalg.yield %0 : i32
  }
  return
}

// -----

// With its fill in the kernel one block reduces; so it does floats.
#i = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
// CHECK-LABEL: gpu.func @kernel_filled(
// CHECK-NOT:     memref.atomic_rmw
// CHECK-LABEL: gpu.func @kernel_floats(
// CHECK-NOT:     memref.atomic_rmw
func.func @filled(%x: memref<?xi32>, %s: memref<i32>, %y: memref<?xf32>, %t: memref<f32>, %n: index) {
  dp.launch @kernel_filled extent %n cost %n (%x, %s) : memref<?xi32>, memref<i32>
  dp.launch @kernel_floats extent %n cost %n (%y, %t) : memref<?xf32>, memref<f32>
  return
}
func.func private @kernel_filled(%x: memref<?xi32>, %s: memref<i32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel} {
  %c0 = arith.constant 0 : i32
  linalg.fill ins(%c0 : i32) outs(%s : memref<i32>)
  linalg.generic {indexing_maps = [#i, #none], iterator_types = ["reduction"]}
      ins(%x : memref<?xi32>) outs(%s : memref<i32>) {
  ^bb0(%a: i32, %b: i32):
    %0 = arith.addi %a, %b : i32
    linalg.yield %0 : i32
  }
  return
}
func.func private @kernel_floats(%x: memref<?xf32>, %s: memref<f32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel} {
  linalg.generic {indexing_maps = [#i, #none], iterator_types = ["reduction"]}
      ins(%x : memref<?xf32>) outs(%s : memref<f32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// Nor does the grid share what no buffer of the launch has the extent of.
#i = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
// CHECK-LABEL: gpu.func @kernel_own(
// CHECK-NOT:     memref.atomic_rmw
// CHECK:         gpu.return
func.func @own(%s: memref<i32>, %n: index) {
  dp.launch @kernel_own extent %n cost %n (%n, %s) : index, memref<i32>
  return
}
func.func private @kernel_own(%n: index, %s: memref<i32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel} {
  %x = memref.alloca(%n) : memref<?xi32>
  linalg.generic {indexing_maps = [#i, #none], iterator_types = ["reduction"]}
      ins(%x : memref<?xi32>) outs(%s : memref<i32>) {
  ^bb0(%a: i32, %b: i32):
    %0 = arith.addi %a, %b : i32
    linalg.yield %0 : i32
  }
  return
}

// -----

// 256 parts of the sums over 64 columns of bf16: a thread has four columns, so
// that 16 threads have a row, and a warp two of its rows. Runs of 16 rows go to the
// parts in turns; a block of 32 rows has two runs of its part. What all rows share
// is loaded once, as a vector, too.
#transposed = affine_map<(d0, d1) -> (d1, d0)>
#column = affine_map<(d0, d1) -> (d0)>
#part = affine_map<(d0, d1) -> ((d1 floordiv 16) mod 256, d0)>
// CHECK-LABEL: func @vectors(
// CHECK:         gpu.launch_func @dp_kernels::@kernel_vectors blocks in (%c256{{.*}}) threads in (%c512
// CHECK-LABEL: gpu.func @kernel_vectors(
// CHECK-SAME:    %[[X:.*]]: memref<?x64xbf16>, %[[M:.*]]: memref<64xf32>, %[[S:.*]]: memref<256x64xf32>)
// CHECK-SAME:    workgroup(%[[W:.*]] : memref<1024xf32, #gpu.address_space<workgroup>>)
// CHECK-DAG:     %[[C64:.*]] = arith.constant 64 : index
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x upper_bound 512
// CHECK:         %[[PART:.*]] = arith.remui %{{.*}}, %c256
// CHECK:         %[[C:.*]] = arith.remui %[[T:.*]], %c16
// CHECK:         %[[R:.*]] = arith.divui %[[T]], %c16
// CHECK:         %[[TURN:.*]] = arith.divui %[[R]], %c16
// CHECK:         %[[TURNS:.*]] = arith.muli %[[TURN]], %c256
// CHECK:         %[[NUMBER:.*]] = arith.addi %[[TURNS]], %[[PART]]
// CHECK:         %[[IN:.*]] = arith.remui %[[R]], %c16
// CHECK:         %[[RUNS:.*]] = arith.muli %[[NUMBER]], %c16
// CHECK:         %[[FIRST:.*]] = arith.addi %[[RUNS]], %[[IN]]
// CHECK:         scf.for %{{.*}} = %[[FIRST]] to %{{.*}} step %c32768
// CHECK-COUNT-4:   vector.load %[[X]][%{{.*}}, %{{.*}}] {alignment = 8 : i64} : memref<?x64xbf16>, vector<4xbf16>
// CHECK:         scf.for %{{.*}} = %{{.*}} to %{{.*}} step %c8192
// CHECK:           vector.load %[[X]]
// CHECK-SAME:      vector<4xbf16>
// CHECK:           vector.load %[[M]]
// CHECK-SAME:      vector<4xf32>
// CHECK-COUNT-4: gpu.shuffle xor %{{.*}}, %c16_i32
// CHECK-NOT:     gpu.shuffle
// CHECK:         %[[FIRST_HALF:.*]] = arith.cmpi ult, %{{.*}}, %c16 : index
// CHECK-NEXT:    scf.if %[[FIRST_HALF]] {
// CHECK-COUNT-4:   memref.store %{{.*}}, %[[W]]
// CHECK:         gpu.barrier
// CHECK:         %[[SUM:.*]] = arith.addi %{{.*}}, %[[THREAD]] : index
// CHECK:         %[[IS2:.*]] = arith.cmpi ult, %[[SUM]], %[[C64]] : index
// CHECK:         %[[IS:.*]] = arith.cmpi ult, %[[THREAD]], %[[C64]] : index
// CHECK:         %[[AND:.*]] = arith.andi %[[IS]], %[[IS2]] : i1
// CHECK:         scf.if %[[AND]] {
// CHECK-COUNT-16:  memref.load %[[W]]
// CHECK:           memref.store %{{.*}}, %[[S]]
func.func @vectors(%x: memref<?x64xbf16>, %m: memref<64xf32>, %s: memref<256x64xf32>, %n: index) {
  dp.launch @kernel_vectors extent %n cost %n (%x, %m, %s) : memref<?x64xbf16>, memref<64xf32>, memref<256x64xf32>
  return
}
func.func private @kernel_vectors(%x: memref<?x64xbf16>, %m: memref<64xf32>, %s: memref<256x64xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel} {
  linalg.generic {indexing_maps = [#transposed, #column, #part], iterator_types = ["parallel", "reduction"]}
      ins(%x, %m : memref<?x64xbf16>, memref<64xf32>) outs(%s : memref<256x64xf32>) {
  ^bb0(%a: bf16, %mean: f32, %b: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.subf %0, %mean : f32
    %2 = arith.addf %b, %1 : f32
    linalg.yield %2 : f32
  }
  return
}
