// RUN: dp-opt --convert-dp-kernels-to-gpu --canonicalize --cse --split-input-file %s | FileCheck %s

// A factor that is transposed goes through a tile of 32 rows of 33 elements; the
// other one is read as the result is written. A block has a tile of the last two
// loops, of which there are three by two for each of the first.
#all = affine_map<(b, j, i) -> (b, j, i)>
#swapped = affine_map<(b, j, i) -> (b, i, j)>
// CHECK-LABEL: func.func @launch(
// CHECK-SAME:    %[[X:.*]]: memref<?x37x70xf32>, %{{.*}}: memref<?x70x37xf32>
// CHECK:         %[[N:.*]] = memref.dim %[[X]], %c0
// CHECK:         %[[BLOCKS:.*]] = arith.muli %[[N]], %c6
// CHECK:         gpu.launch_func @dp_kernels::@kernel blocks in (%[[BLOCKS]], %c1, %c1) threads in (%c256, %c1, %c1)
// CHECK:       gpu.func @kernel(
// CHECK-SAME:    %[[X:.*]]: memref<?x37x70xf32>, %[[Y:.*]]: memref<?x70x37xf32>, %[[Z:.*]]: memref<?x70x37xf32>) workgroup(%[[TILE:.*]] : memref<32x33xf32, #gpu.address_space<workgroup>>)
// CHECK-DAG:     %[[C37:.*]] = arith.constant 37 : index
// CHECK-DAG:     %[[C70:.*]] = arith.constant 70 : index
// CHECK:         %[[THREAD:.*]] = gpu.thread_id x upper_bound 256
// CHECK:         %[[COLUMN:.*]] = arith.remui %[[THREAD]], %c32
// CHECK:         %[[ROW:.*]] = arith.divui %[[THREAD]], %c32
// CHECK:         %[[READ:.*]] = arith.addi %[[J0:.*]], %[[COLUMN]]
// CHECK:         %[[IS2:.*]] = arith.cmpi ult, %[[READ]], %c70
// CHECK:         scf.for %[[R:.*]] = %[[ROW]] to %c32 step %c8 {
// CHECK:           %[[I:.*]] = arith.addi %[[I0:.*]], %[[R]]
// CHECK:           %[[IS:.*]] = arith.cmpi ult, %[[I]], %c37
// CHECK:           %[[AND:.*]] = arith.andi %[[IS]], %[[IS2]] : i1
// CHECK:           scf.if %[[AND]] {
// CHECK:             %[[ELEMENT:.*]] = memref.load %[[X]][%[[B:.*]], %[[I]], %[[READ]]]
// CHECK:             memref.store %[[ELEMENT]], %[[TILE]][%[[R]], %[[COLUMN]]]
// CHECK:         gpu.barrier
// CHECK:         %[[WRITE:.*]] = arith.addi %[[I0]], %[[COLUMN]]
// CHECK:         %[[IS4:.*]] = arith.cmpi ult, %[[WRITE]], %[[C37]] : index
// CHECK:         scf.for %[[R:.*]] = %[[ROW]] to %c32 step %c8 {
// CHECK:           %[[J:.*]] = arith.addi %[[J0]], %[[R]]
// CHECK:           %[[IS3:.*]] = arith.cmpi ult, %[[J]], %[[C70]] : index
// CHECK:           %[[AND2:.*]] = arith.andi %[[IS3]], %[[IS4]] : i1
// CHECK:           scf.if %[[AND2]] {
// CHECK:             memref.load %[[TILE]][%[[COLUMN]], %[[R]]]
// CHECK:             memref.load %[[Y]][%[[B]], %[[J]], %[[WRITE]]]
// CHECK:             memref.store %{{.*}}, %[[Z]][%[[B]], %[[J]], %[[WRITE]]]
func.func @launch(%x: memref<?x37x70xf32>, %y: memref<?x70x37xf32>, %n: index) {
  dp.launch @kernel extent %n cost %n (%x, %y, %y) : memref<?x37x70xf32>, memref<?x70x37xf32>, memref<?x70x37xf32>
  return
}
func.func private @kernel(%x: memref<?x37x70xf32>, %y: memref<?x70x37xf32>, %z: memref<?x70x37xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#swapped, #all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %y : memref<?x37x70xf32>, memref<?x70x37xf32>) outs(%z : memref<?x70x37xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// Both extents are dynamic.
#ij = affine_map<(i, j) -> (i, j)>
#ji = affine_map<(i, j) -> (j, i)>
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x?xi8>, %[[Y:[^:]*]]: memref<?x?xi8>
// CHECK-DAG:     %[[C256:.*]] = arith.constant 256 : index
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG:     %[[ROWS:.*]] = arith.ceildivui %{{.*}}, %c32
// CHECK-DAG:     %[[COLUMNS:.*]] = arith.ceildivui %{{.*}}, %c32
// CHECK:         %[[PRODUCT:.*]] = arith.muli %[[ROWS]], %[[COLUMNS]] : index
// CHECK:         gpu.launch_func @dp_kernels::@kernel blocks in (%[[PRODUCT]], %[[C1]], %[[C1]]) threads in (%[[C256]], %[[C1]], %[[C1]]) args(%[[X]] : memref<?x?xi8>, %[[Y]] : memref<?x?xi8>)
// CHECK:       gpu.func @kernel({{.*}} workgroup(%{{.*}} : memref<32x33xi8,
func.func @dynamic(%x: memref<?x?xi8>, %y: memref<?x?xi8>, %n: index) {
  dp.launch @kernel extent %n cost %n (%x, %y) : memref<?x?xi8>, memref<?x?xi8>
  return
}
func.func private @kernel(%x: memref<?x?xi8>, %y: memref<?x?xi8>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#ji, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x?xi8>) outs(%y : memref<?x?xi8>) {
  ^bb0(%a: i8, %o: i8):
    linalg.yield %a : i8
  }
  return
}

// -----

// No tiles: the heads of an attention have their elements side by side on both
// sides; three channels would leave most of a tile empty; a column that all rows
// share is no transposed input; rows of channels are added up.
#heads = affine_map<(b, h, t, d) -> (b, t, h, d)>
#all4 = affine_map<(b, h, t, d) -> (b, h, t, d)>
#ij = affine_map<(i, j) -> (i, j)>
#ji = affine_map<(i, j) -> (j, i)>
#i = affine_map<(i, j) -> (i)>
// CHECK-LABEL: gpu.func @kernel_heads(
// CHECK-NOT: memref<32x33x
func.func private @kernel_heads(%x: memref<?x64x12x64xf32>, %y: memref<?x12x64x64xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#heads, #all4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : memref<?x64x12x64xf32>) outs(%y : memref<?x12x64x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}
func.func private @kernel_channels(%x: memref<3x512xf32>, %y: memref<512x3xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#ji, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<3x512xf32>) outs(%y : memref<512x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}
func.func private @kernel_column(%x: memref<512xf32>, %y: memref<512x64xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#i, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<512xf32>) outs(%y : memref<512x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}
func.func private @kernel_sums(%x: memref<64x512xf32>, %y: memref<64xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#ij, #i], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<64x512xf32>) outs(%y : memref<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A result along each of both loops: the one as it is read, before the barrier,
// the other one through the tile.
#ij = affine_map<(i, j) -> (i, j)>
#ji = affine_map<(i, j) -> (j, i)>
// CHECK-LABEL: func.func @both(
// CHECK:       gpu.func @kernel_both(%[[X:.*]]: memref<?x40xf32>, %[[Q:.*]]: memref<?x40xf16>, %[[T:.*]]: memref<40x?xf16>) workgroup(%[[TILE:.*]] : memref<32x33xf32,
// CHECK:         %[[ELEMENT:.*]] = memref.load %[[X]][%[[I:.*]], %[[J:.*]]]
// CHECK:         memref.store %[[ELEMENT]], %[[TILE]]
// CHECK:         %[[SMALL:.*]] = arith.truncf %[[ELEMENT]]
// CHECK:         memref.store %[[SMALL]], %[[Q]][%[[I]], %[[J]]]
// CHECK:         gpu.barrier
// CHECK:         %[[AGAIN:.*]] = memref.load %[[TILE]]
// CHECK:         %[[SMALL:.*]] = arith.truncf %[[AGAIN]]
// CHECK:         memref.store %[[SMALL]], %[[T]][
// CHECK-NOT:     memref.store
func.func @both(%x: memref<?x40xf32>, %q: memref<?x40xf16>, %t: memref<40x?xf16>, %n: index) {
  dp.launch @kernel_both extent %n cost %n (%x, %q, %t) : memref<?x40xf32>, memref<?x40xf16>, memref<40x?xf16>
  return
}
func.func private @kernel_both(%x: memref<?x40xf32>, %q: memref<?x40xf16>, %t: memref<40x?xf16>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#ij, #ij, #ji], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x40xf32>) outs(%q, %t : memref<?x40xf16>, memref<40x?xf16>) {
  ^bb0(%a: f32, %o: f16, %p: f16):
    %0 = arith.truncf %a : f32 to f16
    linalg.yield %0, %0 : f16, f16
  }
  return
}
