// An indexed update from tensors to the loops of both targets.

// RUN: split-file %s %t
// RUN: dp-opt %t/tensors.mlir -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize -cse | FileCheck %s --check-prefix=BUFFER
// RUN: dp-opt %t/sum.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s --check-prefix=OUTLINE-SUM
// RUN: dp-opt %t/labels.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s --check-prefix=OUTLINE-LABELS
// RUN: dp-opt %t/sum.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --convert-dp-kernels-to-loops -canonicalize -cse | FileCheck %s --check-prefix=LOOPS-SUM
// RUN: dp-opt %t/labels.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --convert-dp-kernels-to-loops -canonicalize -cse | FileCheck %s --check-prefix=LOOPS-LABELS
// RUN: dp-opt %t/sum.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --convert-dp-kernels-to-gpu -canonicalize -cse | FileCheck %s --check-prefix=GPU-SUM
// RUN: dp-opt %t/labels.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --convert-dp-kernels-to-gpu -canonicalize -cse | FileCheck %s --check-prefix=GPU-LABELS
// RUN: dp-opt %t/few.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --convert-dp-kernels-to-gpu -canonicalize -cse | FileCheck %s --check-prefix=GPU-FEW
// RUN: dp-opt %t/many.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --convert-dp-kernels-to-gpu -canonicalize -cse | FileCheck %s --check-prefix=GPU-MANY

//--- tensors.mlir

// In place, unless the destination or what is written there is read again.

// BUFFER-LABEL: func.func @in_place(
// BUFFER-SAME: %[[U:[^:]*]]: memref<?x3xf32>, %[[D:[^:]*]]: memref<8x3xf32>, %[[I:[^:]*]]: memref<?xi32>)
// BUFFER-NEXT: dp.buffer.index_update %[[U]] into %[[D]] at %[[I]] dims [0] kind add
// BUFFER-NEXT: return %[[D]]
func.func @in_place(%u: tensor<?x3xf32>, %d: tensor<8x3xf32>, %i: tensor<?xi32>) -> tensor<8x3xf32> {
  %0 = dp.index_update %u into %d at %i dims [0] kind add : tensor<?x3xf32>, tensor<8x3xf32>, tensor<?xi32>
  return %0 : tensor<8x3xf32>
}

// BUFFER-LABEL: func.func @read_again(
// BUFFER: %[[C:.*]] = memref.alloc() {{.*}} : memref<8x3xf32>
// BUFFER: memref.copy %{{.*}}, %[[C]]
// BUFFER: dp.buffer.index_update %{{.*}} into %[[C]] at
func.func @read_again(%u: tensor<?x3xf32>, %d: tensor<8x3xf32>, %i: tensor<?xi32>) -> (tensor<8x3xf32>, tensor<8x3xf32>) {
  %0 = dp.index_update %u into %d at %i dims [0] : tensor<?x3xf32>, tensor<8x3xf32>, tensor<?xi32>
  return %0, %d : tensor<8x3xf32>, tensor<8x3xf32>
}

// Its own rows at other places: they must not change while they are read.
// BUFFER-LABEL: func.func @permuted(
// BUFFER: %[[C:.*]] = memref.alloc() {{.*}} : memref<8x3xf32>
// BUFFER: memref.copy %[[D:.*]], %[[C]]
// BUFFER: dp.buffer.index_update %[[D]] into %[[C]] at
func.func @permuted(%d: tensor<8x3xf32>, %i: tensor<8xi32>) -> tensor<8x3xf32> {
  %0 = dp.index_update %d into %d at %i dims [0] : tensor<8x3xf32>, tensor<8x3xf32>, tensor<8xi32>
  return %0 : tensor<8x3xf32>
}

//--- sum.mlir

// The window may be split, the updates stay in order. One kernel for both.

// OUTLINE-SUM-LABEL: func.func private @sum(
// OUTLINE-SUM-SAME: %[[U2:[^:]*]]: memref<?x3xf32>
// OUTLINE-SUM-DAG: %[[C3:.*]] = arith.constant 3 : index
// OUTLINE-SUM-DAG: %[[C0:.*]] = arith.constant 0 : index
// OUTLINE-SUM: %[[N:.*]] = memref.dim %[[U2]], %[[C0]] : memref<?x3xf32>
// OUTLINE-SUM: %[[C:.*]] = arith.muli %[[N]], %{{.*}}
// OUTLINE-SUM: dp.launch @kernel_index_add extent %[[C3]] cost %[[C]]
// OUTLINE-SUM: dp.launch @kernel_index_add extent %[[C3]]
// OUTLINE-SUM: func.func private @kernel_index_add(%{{.*}}: memref<?x3xf32> {llvm.noalias}, %{{.*}}: memref<8x3xf32> {llvm.noalias}, %{{.*}}: memref<?xi32> {llvm.noalias}, %{{.*}}: index, %{{.*}}: index) attributes {dp.kernel = #dp.kernel<loop = 0>}

// LOOPS-SUM: func.func private @kernel_index_add(%[[U:[^:]*]]: memref<?x3xf32> {{.*}}, %[[D:[^:]*]]: memref<8x3xf32> {{.*}}, %[[I:[^:]*]]: memref<?xi32> {{.*}}, %[[BEGIN:[^:]*]]: index, %[[END:[^:]*]]: index)
// LOOPS-SUM: %[[N:.*]] = memref.dim %[[U]]
// LOOPS-SUM: scf.for %[[K:.*]] = %{{.*}} to %[[N]]
// LOOPS-SUM: %[[X:.*]] = memref.load %[[I]][%[[K]]]
// LOOPS-SUM: %[[ROW:.*]] = arith.index_cast %[[X]]
// LOOPS-SUM: %[[IN:.*]] = arith.cmpi ult, %[[ROW]], %c8
// LOOPS-SUM: scf.if %[[IN]]
// LOOPS-SUM: scf.for %[[J:.*]] = %[[BEGIN]] to %[[END]]
// LOOPS-SUM: %[[NEW:.*]] = memref.load %[[U]][%[[K]], %[[J]]]
// LOOPS-SUM: %[[OLD:.*]] = memref.load %[[D]][%[[ROW]], %[[J]]]
// LOOPS-SUM: %[[S:.*]] = arith.addf %[[OLD]], %[[NEW]]
// LOOPS-SUM: memref.store %[[S]], %[[D]][%[[ROW]], %[[J]]]

// A block for each of eight classes, in each of which is one row; its first
// threads have an element of the window each. The threads look at 1,024 indices
// in turn, list those of the class, and take 32 of the list at once, if all
// have one row, else eight.
// GPU-SUM-LABEL: func.func private @sum(
// GPU-SUM: gpu.launch_func @dp_kernels::@kernel_index_add blocks in (%c8{{.*}}) threads in (%c256
// GPU-SUM: gpu.func @kernel_index_add(%[[U:[^:]*]]: memref<?x3xf32> {{.*}}, %[[D:[^:]*]]: memref<8x3xf32> {{.*}}, %[[I:[^:]*]]: memref<?xi32> {{.*}}) workgroup(%[[POSITIONS:[^:]*]] : memref<1536xindex, {{.*}}>, %[[TARGETS:[^:]*]] : memref<1536xi32, {{.*}}>, %[[COUNTS:[^:]*]] : memref<32xi32,
// GPU-SUM-SAME: known_block_size = array<i32: 256, 1, 1>
// GPU-SUM: %[[THREAD:.*]] = gpu.thread_id x upper_bound 256
// GPU-SUM: %[[CLASS:.*]] = arith.remui %block_id_x, %c8
// GPU-SUM: %[[J:.*]] = arith.remui %[[THREAD]], %c4
// GPU-SUM: scf.for %[[CHUNK:.*]] = %c0 to %{{.*}} step %c1024 iter_args(%[[COUNT:.*]] = %c0_i32)
// GPU-SUM: %[[K:.*]] = arith.addi %[[CHUNK]], %[[THREAD]]
// GPU-SUM: %[[IS:.*]] = arith.cmpi ult, %[[K]],
// GPU-SUM: %[[FOUND:.*]]:2 = scf.if %[[IS]] -> (index, i1)
// GPU-SUM: %[[X:.*]] = memref.load %[[I]][%[[K]]]
// GPU-SUM: %[[ROW:.*]] = arith.index_cast %[[X]]
// GPU-SUM: %[[IN:.*]] = arith.cmpi ult, %[[ROW]], %c8
// GPU-SUM: %[[LOW:.*]] = arith.andi %[[ROW]], %c7
// GPU-SUM: %[[SAME:.*]] = arith.cmpi eq, %[[LOW]], %[[CLASS]]
// GPU-SUM: %[[MINE:.*]] = arith.andi %[[IN]], %[[SAME]]
// GPU-SUM: scf.yield %[[ROW]], %[[MINE]]
// GPU-SUM-COUNT-4: nvvm.vote.sync ballot
// GPU-SUM-COUNT-4: memref.store %{{.*}}, %[[COUNTS]]
// GPU-SUM: gpu.barrier
// GPU-SUM: %[[BEFORE:.*]]:5 = scf.for %{{.*}} = %c0 to %c32 step %c1 iter_args({{.*}} = %[[COUNT]],
// GPU-SUM: scf.if %[[FOUND]]#1
// GPU-SUM: memref.store %[[K]], %[[POSITIONS]]
// GPU-SUM: %[[NUMBER:.*]] = arith.index_castui %[[FOUND]]#0 : index to i32
// GPU-SUM: memref.store %[[NUMBER]], %[[TARGETS]]
// GPU-SUM: gpu.barrier
// GPU-SUM: arith.cmpi ugt, %[[BEFORE]]#4, %c512_i32
// GPU-SUM: %[[INDEX:.*]] = arith.index_castui %[[BEFORE]]#4 : i32 to index
// GPU-SUM: scf.for %[[FIRST:.*]] = %c0 to %[[END:.*]] step %c32
// GPU-SUM: %[[NUMBER:.*]] = memref.load %[[TARGETS]][%[[FIRST]]]
// GPU-SUM-COUNT-31: arith.cmpi eq, %[[NUMBER]],
// GPU-SUM: %[[AND:.*]] = arith.andi %{{.*}}, %{{.*}} : i1
// GPU-SUM: scf.if %[[AND]] {
// GPU-SUM: %[[TARGET:.*]] = arith.index_castui %[[NUMBER]]
// GPU-SUM-COUNT-32: memref.load %[[U]]
// GPU-SUM: memref.load %[[D]][%[[TARGET]], %[[J]]]
// GPU-SUM-COUNT-32: arith.addf
// GPU-SUM: memref.store %{{.*}}, %[[D]][%[[TARGET]], %[[J]]]
// GPU-SUM: } else {
// GPU-SUM: scf.for %{{.*}} = %[[FIRST]] to %{{.*}} step %c8
// GPU-SUM: %[[P:.*]] = memref.load %[[POSITIONS]]
// GPU-SUM: %[[NUMBER:.*]] = memref.load %[[TARGETS]]
// GPU-SUM: %[[IS2:.*]] = arith.cmpi ult, %{{.*}}, %[[INDEX]] : index
// GPU-SUM: scf.if %[[IS2]] -> (f32, f32)
// GPU-SUM: memref.load %[[U]][%[[P]], %[[J]]]
// GPU-SUM: %[[T:.*]] = arith.index_castui %[[NUMBER]]
// GPU-SUM: memref.load %[[D]][%[[T]], %[[J]]]
// GPU-SUM-COUNT-8: arith.addf
// GPU-SUM: scf.if %[[IS2]] {
// GPU-SUM: %[[T:.*]] = arith.index_castui %[[NUMBER]]
// GPU-SUM: memref.store %{{.*}}, %[[D]][%[[T]], %[[J]]]
func.func private @sum(%u: memref<?x3xf32>, %d: memref<8x3xf32>, %i: memref<?xi32>, %e: memref<8x3xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [
    <name = "u", type = tensor<100x3xf32>, placement = sharded<0>, role = batch>,
    <name = "d", type = tensor<8x3xf32>, placement = replicated, role = input>,
    <name = "i", type = tensor<100xi32>, placement = sharded<0>, role = batch>,
    <name = "e", type = tensor<8x3xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  dp.buffer.index_update %u into %d at %i dims [0] kind add : memref<?x3xf32>, memref<8x3xf32>, memref<?xi32>
  dp.buffer.index_update %u into %e at %i dims [0] kind add : memref<?x3xf32>, memref<8x3xf32>, memref<?xi32>
  return
}

//--- labels.mlir

// Along a batch that goes with the destination's: its rows may be split. Few
// updates in a row are no work to share.

// OUTLINE-LABELS-LABEL: func.func private @labels(
// OUTLINE-LABELS-SAME: %[[U2:[^:]*]]: memref<?xi8>
// OUTLINE-LABELS-DAG: %[[C0:.*]] = arith.constant 0 : index
// OUTLINE-LABELS: %[[N:.*]] = memref.dim %[[U2]], %[[C0]] : memref<?xi8>
// OUTLINE-LABELS: dp.launch @kernel_index_set extent %[[N]]
// OUTLINE-LABELS: func.func private @kernel_index_set({{.*}}) attributes {dp.kernel = #dp.kernel<loop = 0>}

// LOOPS-LABELS: func.func private @kernel_index_set(%{{.*}}, %[[BEGIN:[^:]*]]: index, %[[END:[^:]*]]: index) attributes
// LOOPS-LABELS-DAG: %[[C4:.*]] = arith.constant 4 : index
// LOOPS-LABELS-DAG: %[[C5:.*]] = arith.constant 5 : index
// LOOPS-LABELS: scf.for %[[B:.*]] = %[[BEGIN]] to %[[END]]
// LOOPS-LABELS: %[[VALUE:.*]] = memref.load %[[I:.*]][%[[B]], %c0]
// LOOPS-LABELS: %[[IS:.*]] = arith.cmpi ult, %[[VALUE]], %[[C5]] : index
// LOOPS-LABELS: %[[VALUE2:.*]] = memref.load %[[I]][%[[B]], %c1]
// LOOPS-LABELS: %[[IS4:.*]] = arith.cmpi ult, %[[VALUE2]], %[[C4]] : index
// LOOPS-LABELS: arith.andi %[[IS]], %[[IS4]] : i1
// LOOPS-LABELS: memref.store %{{.*}}, %{{.*}}[%[[B]], %{{.*}}, %{{.*}}]

// GPU-LABELS-LABEL: func.func private @labels(
// GPU-LABELS-SAME: %[[U2:[^:]*]]: memref<?xi8>
// GPU-LABELS-DAG: %[[C0:.*]] = arith.constant 0 : index
// GPU-LABELS: %[[N:.*]] = memref.dim %[[U2]], %[[C0]] : memref<?xi8>
// GPU-LABELS: %[[GRID:.*]] = arith.ceildivui %[[N]], %c128
// GPU-LABELS: gpu.launch_func @dp_kernels::@kernel_index_set blocks in (%[[GRID]]
func.func private @labels(%u: memref<?xi8>, %d: memref<?x4x5xi8>, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [
    <name = "u", type = tensor<100xi8>, placement = sharded<0>, role = batch>,
    <name = "d", type = tensor<100x4x5xi8>, placement = sharded<0>, role = batch>],
  results = [],
  dims = [<devices>]>} {
  %i = memref.alloc(%n) : memref<?x2xindex>
  dp.buffer.index_update %u into %d at %i dims [2, 1] batching [0] : memref<?xi8>, memref<?x4x5xi8>, memref<?x2xindex>
  return
}

//--- few.mlir

// Few updates: eight rows in eight classes, for each element of the window.

// GPU-FEW-LABEL: func.func private @few(
// GPU-FEW: gpu.launch_func @dp_kernels::@kernel_index_add blocks in (%c1{{.*}}) threads in (%c128
// GPU-FEW: gpu.func @kernel_index_add(%[[U:[^:]*]]: memref<64x3xf32> {{.*}}, %[[D:[^:]*]]: memref<8x3xf32> {{.*}}, %[[I:[^:]*]]: memref<64xi32>
// GPU-FEW-SAME: known_block_size = array<i32: 128, 1, 1>
// GPU-FEW: %[[MINE:.*]] = arith.cmpi ult, %[[ID:.*]], %c24
// GPU-FEW: scf.if %[[MINE]]
// GPU-FEW: %[[J:.*]] = arith.remui %[[ID]], %c3
// GPU-FEW: %[[CLASS:.*]] = arith.divui %[[ID]], %c3
// GPU-FEW: scf.for %[[K:.*]] = %c0 to
// GPU-FEW: memref.load %[[I]][%[[K]]]
// GPU-FEW: %[[LOW:.*]] = arith.andi %[[ROW:.*]], %c7
// GPU-FEW: arith.cmpi eq, %[[LOW]], %[[CLASS]]
// GPU-FEW: memref.store %{{.*}}, %[[D]][%[[ROW]], %[[J]]]
func.func private @few(%u: memref<64x3xf32>, %d: memref<8x3xf32>, %i: memref<64xi32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [
    <name = "u", type = tensor<64x3xf32>, placement = replicated, role = input>,
    <name = "d", type = tensor<8x3xf32>, placement = replicated, role = input>,
    <name = "i", type = tensor<64xi32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  dp.buffer.index_update %u into %d at %i dims [0] kind add : memref<64x3xf32>, memref<8x3xf32>, memref<64xi32>
  return
}

//--- many.mlir

// A wide window: two blocks side by side, for each of 256 classes of 50,000
// rows. Batches of pairs of indices: blocks for each row of the batch, whose
// threads share the targets, and the number of an update tells the loops'
// indices.

// GPU-MANY-LABEL: func.func private @wide(
// GPU-MANY: gpu.launch_func @dp_kernels::@kernel_index_add blocks in (%c512{{.*}}) threads in (%c256
// GPU-MANY-LABEL: func.func private @pairs(
// GPU-MANY-DAG: %[[N:.*]] = memref.dim %{{.*}}, %c0
// GPU-MANY-DAG: %[[GRID:.*]] = arith.muli %[[N]], %c16
// GPU-MANY: gpu.launch_func @dp_kernels::@kernel_index_set blocks in (%[[GRID]], %c1, %c1) threads in (%c256
// GPU-MANY: gpu.func @kernel_index_add
// GPU-MANY: gpu.func @kernel_index_set(%[[U:[^:]*]]: memref<?x50x70xi8>
// GPU-MANY: %[[THREAD:.*]] = gpu.thread_id x upper_bound 256
// GPU-MANY: %[[CLASS:.*]] = arith.remui %block_id_x, %c16
// GPU-MANY: %[[B:.*]] = arith.divui %block_id_x, %c16
// GPU-MANY: %[[POSITION:.*]] = arith.addi %{{.*}}, %[[THREAD]] : index
// GPU-MANY: arith.cmpi ult, %[[POSITION]], %c3500
// GPU-MANY: %[[SECOND:.*]] = arith.remui %[[POSITION]], %c70
// GPU-MANY: %[[FIRST:.*]] = arith.divui %[[POSITION]], %c70
// GPU-MANY: memref.load %{{.*}}[%[[B]], %[[FIRST]], %[[SECOND]], %c0]
// GPU-MANY: memref.load %{{.*}}[%[[B]], %[[FIRST]], %[[SECOND]], %c1]
// GPU-MANY: memref.load %[[U]][%[[B]],
func.func private @wide(%u: memref<?x320xf32>, %d: memref<50000x320xf32>, %i: memref<?xi32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [
    <name = "u", type = tensor<100x320xf32>, placement = sharded<0>, role = batch>,
    <name = "d", type = tensor<50000x320xf32>, placement = replicated, role = input>,
    <name = "i", type = tensor<100xi32>, placement = sharded<0>, role = batch>],
  results = [],
  dims = []>} {
  dp.buffer.index_update %u into %d at %i dims [0] kind add : memref<?x320xf32>, memref<50000x320xf32>, memref<?xi32>
  return
}
func.func private @pairs(%u: memref<?x50x70xi8>, %d: memref<?x40x50xi8>, %i: memref<?x50x70x2xi64>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [
    <name = "u", type = tensor<100x50x70xi8>, placement = sharded<0>, role = batch>,
    <name = "d", type = tensor<100x40x50xi8>, placement = sharded<0>, role = batch>,
    <name = "i", type = tensor<100x50x70x2xi64>, placement = sharded<0>, role = batch>],
  results = [],
  dims = []>} {
  dp.buffer.index_update %u into %d at %i dims [2, 1] batching [0] : memref<?x50x70xi8>, memref<?x40x50xi8>, memref<?x50x70x2xi64>
  return
}
