// RUN: dp-opt --convert-dp-kernels-to-gpu --canonicalize --cse --split-input-file %s | FileCheck %s

// Rows that lie alike: four elements each, the last ones by one thread. As many
// blocks as the length needs, at length zero none.
#id = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func @row(
// CHECK-SAME:    %[[X:.*]]: memref<?xf32>, %[[W:.*]]: memref<?xf32>, %[[N:.*]]: index
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG:     %[[C256:.*]] = arith.constant 256 : index
// CHECK-DAG:     %[[C1024:.*]] = arith.constant 1024 : index
// CHECK:         %[[D:.*]] = memref.dim %[[X]]
// CHECK:         %[[GRID:.*]] = arith.ceildivui %[[D]], %[[C1024]]
// CHECK:         gpu.launch_func @dp_kernels::@kernel_mulf blocks in (%[[GRID]], %[[C1]], %[[C1]]) threads in (%[[C256]], %[[C1]], %[[C1]])
// CHECK-SAME:      args(%[[X]] : memref<?xf32>, %[[W]] : memref<?xf32>)
// CHECK-LABEL: gpu.func @kernel_mulf(
// CHECK-SAME:    %[[X:.*]]: memref<?xf32> {llvm.noalias}, %[[W:.*]]: memref<?xf32> {llvm.noalias}) kernel
// CHECK-SAME:    known_block_size = array<i32: 256, 1, 1>
// CHECK:         %[[T:.*]] = gpu.thread_id x upper_bound 256
// CHECK:         %[[B:.*]] = gpu.block_id x
// CHECK:         %[[B256:.*]] = arith.muli %[[B]], %{{.*}}
// CHECK:         %[[ID:.*]] = arith.addi %[[B256]], %[[T]]
// CHECK:         %[[FIRST:.*]] = arith.muli %[[ID]], %{{.*}}
// CHECK:         %[[END:.*]] = arith.addi %[[FIRST]], %{{.*}}
// CHECK:         %[[WHOLE:.*]] = arith.cmpi ule, %[[END]], %{{.*}}
// CHECK:         scf.if %[[WHOLE]] {
// CHECK:           vector.load %[[X]][%[[FIRST]]] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
// CHECK-COUNT-4:   arith.mulf {{.*}} fastmath<contract>
// CHECK:           vector.store %{{.*}}, %[[W]][%[[FIRST]]] {alignment = 16 : i64}
// CHECK:         } else {
// CHECK:           scf.for %[[I:.*]] = %[[FIRST]] to
// CHECK:             memref.load %[[X]][%[[I]]]
// CHECK:             memref.store %{{.*}}, %[[W]][%[[I]]]
func.func @row(%x: memref<?xf32>, %w: memref<?xf32>, %n: index) {
  dp.launch @kernel_mulf extent %n cost %n (%x, %w) : memref<?xf32>, memref<?xf32>
  return
}
func.func private @kernel_mulf(%x: memref<?xf32> {llvm.noalias}, %w: memref<?xf32> {llvm.noalias}, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<?xf32>) outs(%w : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A bias of 128 columns: vectors within a row, the bias read as one too; what
// does not depend on the column is read once.
#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#row = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: gpu.func @kernel_bias(
// CHECK-SAME:    %[[X:.*]]: memref<?x128xf32>, %[[B:.*]]: memref<128xf32>, %[[S:.*]]: memref<?xf32>, %[[Y:.*]]: memref<?x128xf32>)
// CHECK-DAG:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG:     %[[C128:.*]] = arith.constant 128 : index
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK:         %[[EXTENT:.*]] = memref.dim %[[X]], %[[C0]] : memref<?x128xf32>
// CHECK:         %[[PRODUCT2:.*]] = arith.muli %[[EXTENT]], %[[C128]] : index
// CHECK:         %[[SUM:.*]] = arith.addi %{{.*}}, %{{.*}} : index
// CHECK:         %[[PRODUCT:.*]] = arith.muli %[[SUM]], %[[C4]] : index
// CHECK:         %[[IS:.*]] = arith.cmpi ult, %[[PRODUCT]], %[[PRODUCT2]] : index
// CHECK:         scf.if %[[IS]] {
// CHECK:           %[[J:.*]] = arith.remui %[[FIRST:.*]], %{{.*}}
// CHECK:           %[[I:.*]] = arith.divui %[[FIRST]], %{{.*}}
// CHECK:           vector.load %[[X]][%[[I]], %[[J]]] {alignment = 16 : i64}
// CHECK:           vector.load %[[B]][%[[J]]] {alignment = 16 : i64}
// CHECK:           memref.load %[[S]][%[[I]]]
// CHECK-NOT:       memref.load
// CHECK:           vector.store %{{.*}}, %[[Y]][%[[I]], %[[J]]] {alignment = 16 : i64}
func.func private @kernel_bias(%x: memref<?x128xf32>, %b: memref<128xf32>, %s: memref<?xf32>, %y: memref<?x128xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #column, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %b, %s : memref<?x128xf32>, memref<128xf32>, memref<?xf32>) outs(%y : memref<?x128xf32>) {
  ^bb0(%in: f32, %bias: f32, %scale: f32, %out: f32):
    %0 = arith.addf %in, %bias : f32
    %1 = arith.mulf %0, %scale : f32
    linalg.yield %1 : f32
  }
  return
}

// -----

// Eight bf16; rows of ten elements begin at multiples of two only; rows of
// seven, or with a layout, at any place, unless the launches' offsets are known to
// be multiples.
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: gpu.func @kernel_bf16(
// CHECK-COUNT-2: vector.load {{.*}} {alignment = 16 : i64} : memref<?x16xbf16>, vector<8xbf16>
// CHECK-COUNT-8: arith.addf {{.*}} : bf16
// CHECK-LABEL: gpu.func @kernel_ten(
// CHECK-COUNT-2: vector.load {{.*}} {alignment = 8 : i64} : memref<?x10xf32>, vector<2xf32>
// CHECK-LABEL: gpu.func @kernel_seven(
// CHECK-NOT:     vector
// CHECK-LABEL: gpu.func @kernel_strided(
// CHECK-SAME: %{{[^:]*}}: memref<?x8xf32, strided<[16, 1], offset: ?>>, %[[ARG1:[^:]*]]: memref<?x8xf32>
// CHECK-NOT:     vector.load
// CHECK:         vector.store %{{.*}}, %[[ARG1]][%{{.*}}, %{{.*}}] {alignment = 16 : i64} : memref<?x8xf32>, vector<4xf32>
// CHECK-LABEL: gpu.func @kernel_aligned(
// CHECK:         vector.load {{.*}} {alignment = 16 : i64} : memref<?x8xf32, strided<[16, 1], offset: ?>>, vector<4xf32>
// CHECK-LABEL: gpu.func @kernel_between(
// CHECK:         vector.load {{.*}} {alignment = 8 : i64} : memref<?x8xf32, strided<[18, 1], offset: ?>>, vector<2xf32>
// CHECK:         vector.store {{.*}} {alignment = 8 : i64} : memref<?x8xf32, strided<[18, 1], offset: ?>>, vector<2xf32>
func.func private @kernel_bf16(%x: memref<?x16xbf16>, %y: memref<?x16xbf16>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x16xbf16>) outs(%y : memref<?x16xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  }
  return
}
func.func private @kernel_ten(%x: memref<?x10xf32>, %y: memref<?x10xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x10xf32>) outs(%y : memref<?x10xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}
func.func private @kernel_seven(%x: memref<?x7xf32>, %y: memref<?x7xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x7xf32>) outs(%y : memref<?x7xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}
func.func private @kernel_strided(%x: memref<?x8xf32, strided<[16, 1], offset: ?>>, %y: memref<?x8xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x8xf32, strided<[16, 1], offset: ?>>) outs(%y : memref<?x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}
func.func private @kernel_aligned(%x: memref<?x8xf32, strided<[16, 1], offset: ?>> {llvm.align = 16 : i64}, %y: memref<?x8xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x8xf32, strided<[16, 1], offset: ?>>) outs(%y : memref<?x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}
func.func private @kernel_between(%x: memref<?x8xf32, strided<[18, 1], offset: ?>> {llvm.align = 16 : i64}, %y: memref<?x8xf32, strided<[18, 1], offset: ?>> {llvm.align = 16 : i64}, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x8xf32, strided<[18, 1], offset: ?>>) outs(%y : memref<?x8xf32, strided<[18, 1], offset: ?>>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

// A transpose: consecutive threads write consecutive elements. i1 is no vector
// element: it takes a byte.
#id = affine_map<(d0, d1) -> (d0, d1)>
#transposed = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: gpu.func @kernel_transpose(
// CHECK-SAME:    %[[X:.*]]: memref<5x?xf32>, %[[Y:.*]]: memref<?x5xi1>)
// CHECK-DAG:     %[[C256:.*]] = arith.constant 256 : index
// CHECK-DAG:     %[[C5:.*]] = arith.constant 5 : index
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x upper_bound 256
// CHECK:         %[[BLOCK:.*]] = gpu.block_id x
// CHECK:         %[[PRODUCT:.*]] = arith.muli %[[BLOCK]], %[[C256]] : index
// CHECK:         %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[THREAD]] : index
// CHECK:         %[[J:.*]] = arith.remui %[[SUM]], %[[C5]] : index
// CHECK:         %[[I:.*]] = arith.divui %[[SUM]], %[[C5]] : index
// CHECK:         memref.load %[[X]][%[[J]], %[[I]]]
// CHECK:         memref.store %{{.*}}, %[[Y]][%[[I]], %[[J]]] : memref<?x5xi1>
func.func private @kernel_transpose(%x: memref<5x?xf32>, %y: memref<?x5xi1>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %c = arith.constant 0.5 : f32
  linalg.generic {indexing_maps = [#transposed, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<5x?xf32>) outs(%y : memref<?x5xi1>) {
  ^bb0(%a: f32, %b: i1):
    %0 = arith.cmpf ogt, %a, %c : f32
    linalg.yield %0 : i1
  }
  return
}

// -----

// An index used in a nested region is the lane's; captured buffers and scalars are
// parameters.
#id = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func @launch_index(
// CHECK-NOT:     arith.muli
// CHECK:         %[[ONE:.*]] = arith.constant 1 : index
// CHECK:         gpu.launch_func @dp_kernels::@kernel_index blocks in (%[[ONE]], %[[ONE]], %[[ONE]])
// CHECK-LABEL: gpu.func @kernel_index(
// CHECK-SAME:    %[[Y:.*]]: memref<12xf32>, %[[T:.*]]: memref<3xf32>, %[[K:.*]]: index)
// CHECK:         gpu.block_id x upper_bound 1
// CHECK:         %[[LESS:.*]] = arith.cmpi slt, %[[I1:.*]], %[[K]]
// CHECK-NEXT:    scf.if %[[LESS]]
// CHECK-NEXT:      %[[R:.*]] = arith.remui %[[I1]]
// CHECK-NEXT:      memref.load %[[T]][%[[R]]]
// CHECK:         %[[I2:.*]] = arith.addi %[[I1]], %{{.*}}
// CHECK:         arith.cmpi slt, %[[I2]], %[[K]]
func.func @launch_index(%y: memref<12xf32>, %t: memref<3xf32>, %k: index, %n: index) {
  dp.launch @kernel_index extent %n cost %n (%y, %t, %k) : memref<12xf32>, memref<3xf32>, index
  return
}
func.func private @kernel_index(%y: memref<12xf32>, %t: memref<3xf32>, %k: index, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %cst = arith.constant 1.5 : f32
  %c3 = arith.constant 3 : index
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%y : memref<12xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %0 = arith.cmpi slt, %i, %k : index
    %1 = scf.if %0 -> f32 {
      %r = arith.remui %i, %c3 : index
      %v = memref.load %t[%r] : memref<3xf32>
      scf.yield %v : f32
    } else {
      scf.yield %cst : f32
    }
    linalg.yield %1 : f32
  }
  return
}

// -----

// No element: no block.
#id = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func @empty(
// CHECK:         %[[ZERO:.*]] = arith.constant 0 : index
// CHECK:         gpu.launch_func @dp_kernels::@kernel_empty blocks in (%[[ZERO]],
func.func @empty(%y: memref<0xf32>, %n: index) {
  dp.launch @kernel_empty extent %n cost %n (%y) : memref<0xf32>
  return
}
func.func private @kernel_empty(%y: memref<0xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %cst = arith.constant 1.5 : f32
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%y : memref<0xf32>) {
  ^bb0(%out: f32):
    linalg.yield %cst : f32
  }
  return
}

// -----

// A table of constants lies in the host's memory; the kernel reads one of its own
// module. The one that is given a buffer stays as it is.
#id = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func @tables(
// CHECK-SAME:    %[[X:.*]]: memref<?xf32>, %[[Y:.*]]: memref<?xf32>)
// CHECK-NOT:     memref.get_global
// CHECK:         gpu.launch_func @dp_kernels::@kernel_add_0 {{.*}} args(%[[Y]] : memref<?xf32>)
// CHECK:         gpu.launch_func @dp_kernels::@kernel_add_0 {{.*}} args(%[[X]] : memref<?xf32>)
// CHECK:         gpu.launch_func @dp_kernels::@kernel_add blocks {{.*}} args(%[[X]] : memref<?xf32>, %[[Y]] : memref<?xf32>)
// CHECK:       gpu.module @dp_kernels
// CHECK:         memref.global "private" constant @table : memref<2x3xf32> = {{.*}} {alignment = 64 : i64}
// CHECK:         gpu.func @kernel_add(
// CHECK:         gpu.func @kernel_add_0(
// CHECK-SAME:      %[[OUT:.*]]: memref<?xf32>) kernel
// CHECK:           %[[T:.*]] = memref.get_global @table : memref<2x3xf32>
// CHECK:           memref.collapse_shape %[[T]]
memref.global "private" constant @table : memref<2x3xf32> = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
func.func @tables(%x: memref<?xf32>, %y: memref<?xf32>) {
  %c6 = arith.constant 6 : index
  %t = memref.get_global @table : memref<2x3xf32>
  %0 = memref.collapse_shape %t [[0, 1]] : memref<2x3xf32> into memref<6xf32>
  %1 = memref.cast %0 : memref<6xf32> to memref<?xf32>
  dp.launch @kernel_add extent %c6 cost %c6 (%1, %y) : memref<?xf32>, memref<?xf32>
  dp.launch @kernel_add extent %c6 cost %c6 (%1, %x) : memref<?xf32>, memref<?xf32>
  dp.launch @kernel_add extent %c6 cost %c6 (%x, %y) : memref<?xf32>, memref<?xf32>
  return
}
func.func private @kernel_add(%x: memref<?xf32>, %y: memref<?xf32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  return
}
