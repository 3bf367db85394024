// Scans and sorts from tensors to the loops of both targets.

// RUN: split-file %s %t
// RUN: dp-opt %t/tensors.mlir -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize -cse | FileCheck %s --check-prefix=BUFFER
// RUN: dp-opt %t/rows.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s --check-prefix=OUTLINE
// RUN: dp-opt %t/rows.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --convert-dp-kernels-to-loops -canonicalize -cse | FileCheck %s --check-prefix=LOOPS
// RUN: dp-opt %t/rows.mlir --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --convert-dp-kernels-to-gpu -canonicalize -cse | FileCheck %s --check-prefix=GPU

//--- tensors.mlir

// Prefixes where the destination is, whose contents do not matter; totals where
// the initial value was, unless that is read again.

// BUFFER-LABEL: func.func @scan(
// BUFFER-SAME: %[[X:[^:]*]]: memref<?x5xf32>, %[[D:[^:]*]]: memref<?x5xf32>, %[[I:[^:]*]]: memref<?xf32>)
// BUFFER-DAG: %[[C0:.*]] = arith.constant 0 : index
// BUFFER: %[[EXTENT:.*]] = memref.dim %[[I]], %[[C0]] : memref<?xf32>
// BUFFER: %[[C:.*]] = memref.alloc(%[[EXTENT]]) {alignment = 64 : i64} : memref<?xf32>
// BUFFER: memref.copy %[[I]], %[[C]]
// BUFFER: dp.buffer.scan ins(%[[X]] : memref<?x5xf32>) outs(%[[D]] : memref<?x5xf32>) init(%[[C]] : memref<?xf32>) dim 1 {
// BUFFER: return %[[D]], %[[I]]
func.func @scan(%x: tensor<?x5xf32>, %d: tensor<?x5xf32>, %i: tensor<?xf32>) -> (tensor<?x5xf32>, tensor<?xf32>) {
  %p, %t = dp.scan ins(%x : tensor<?x5xf32>) outs(%d : tensor<?x5xf32>) init(%i : tensor<?xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  return %p, %i : tensor<?x5xf32>, tensor<?xf32>
}

// In place. Rows of at most 16 elements need no scratch.
// BUFFER-LABEL: func.func @sort(
// BUFFER-SAME: %[[X:[^:]*]]: memref<?x16xf32>, %[[Y:[^:]*]]: memref<?x17xf32>)
// BUFFER: dp.buffer.sort outs(%[[X]] : memref<?x16xf32>) dim 1 {
// BUFFER: %[[S:.*]] = memref.alloc(%{{.*}}) {alignment = 64 : i64} : memref<?x17xf32>
// BUFFER: dp.buffer.sort outs(%[[Y]] : memref<?x17xf32>) scratch(%[[S]] : memref<?x17xf32>) dim 1 {
func.func @sort(%x: tensor<?x16xf32>, %y: tensor<?x17xf32>) -> (tensor<?x16xf32>, tensor<?x17xf32>) {
  %0 = dp.sort outs(%x : tensor<?x16xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %l = arith.cmpf olt, %a, %b : f32
    dp.yield %l : i1
  }
  %1 = dp.sort outs(%y : tensor<?x17xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %l = arith.cmpf olt, %a, %b : f32
    dp.yield %l : i1
  }
  return %0, %1 : tensor<?x16xf32>, tensor<?x17xf32>
}

//--- rows.mlir

// OUTLINE-LABEL: func.func private @rows(
// OUTLINE-SAME: %[[X2:[^:]*]]: memref<?x40xf32>
// OUTLINE-DAG: %[[C0:.*]] = arith.constant 0 : index
// OUTLINE: %[[N:.*]] = memref.dim %[[X2]], %[[C0]] : memref<?x40xf32>
// OUTLINE: dp.launch @kernel_scan_addf extent %[[N]] cost %{{.*}}(
// OUTLINE: dp.launch @kernel_scan_addf_0 extent %{{.*}} cost %{{.*}}(
// OUTLINE: dp.launch @kernel_sort extent %{{.*}} cost %{{.*}}(
// OUTLINE-DAG: func.func private @kernel_scan_addf({{.*}}, %{{.*}}: index, %{{.*}}: index) attributes {dp.kernel = #dp.kernel<loop = 0>}
// OUTLINE-DAG: func.func private @kernel_sort(%{{.*}}: memref<?x40xi32> {llvm.noalias}, %{{.*}}: memref<?x40xi32> {llvm.noalias}, %{{.*}}: index, %{{.*}}: index) attributes {dp.kernel = #dp.kernel<loop = 0>}

// Along the last dimension the accumulator is in a register.
// LOOPS: func.func private @kernel_scan_addf(%[[X:[^:]*]]: memref<?x40xf32> {{.*}}, %[[P:[^:]*]]: memref<?x40xf32> {{.*}}, %[[S:[^:]*]]: memref<?xf32> {{.*}}, %[[BEGIN:[^:]*]]: index, %[[END:[^:]*]]: index)
// LOOPS: scf.for %[[ROW:.*]] = %[[BEGIN]] to %[[END]]
// LOOPS: %[[FIRST:.*]] = memref.load %[[S]][%[[ROW]]]
// LOOPS: %[[LAST:.*]] = scf.for %[[K:.*]] = %{{.*}} to %{{.*}} iter_args(%[[ACC:.*]] = %[[FIRST]]) -> (f32)
// LOOPS: %[[AT:.*]] = arith.subi %{{.*}}, %[[K]]
// LOOPS: %[[E:.*]] = memref.load %[[X]][%[[ROW]], %[[AT]]]
// LOOPS: %[[SUM:.*]] = arith.addf %[[ACC]], %[[E]]
// LOOPS: memref.store %[[ACC]], %[[P]][%[[ROW]], %[[AT]]]
// LOOPS: scf.yield %[[SUM]]
// LOOPS: memref.store %[[LAST]], %[[S]][%[[ROW]]]

// Along another one the inner loop runs over rows side by side.
// LOOPS: func.func private @kernel_scan_addf_0(%[[X:[^:]*]]: memref<?x40xf32> {{.*}}, %[[P:[^:]*]]: memref<?x40xf32> {{.*}}, %[[S:[^:]*]]: memref<40xf32> {{.*}}, %[[BEGIN:[^:]*]]: index, %[[END:[^:]*]]: index)
// LOOPS: scf.for %[[K:.*]] = %{{.*}} to
// LOOPS-NEXT: scf.for %[[J:.*]] = %[[BEGIN]] to %[[END]]
// LOOPS-NEXT: %[[ACC:.*]] = memref.load %[[S]][%[[J]]]
// LOOPS-NEXT: %[[E:.*]] = memref.load %[[X]][%[[K]], %[[J]]]
// LOOPS-NEXT: %[[SUM:.*]] = arith.addf %[[ACC]], %[[E]]
// LOOPS-NEXT: memref.store %[[SUM]], %[[P]][%[[K]], %[[J]]]
// LOOPS-NEXT: memref.store %[[SUM]], %[[S]][%[[J]]]

// Runs by insertion, then merges there and back.
// LOOPS: func.func private @kernel_sort(%[[X:[^:]*]]: memref<?x40xi32> {{.*}}, %[[T:[^:]*]]: memref<?x40xi32> {{.*}}, %[[BEGIN:[^:]*]]: index, %[[END:[^:]*]]: index)
// LOOPS-DAG: %[[C16:.*]] = arith.constant 16 : index
// LOOPS: scf.for %[[ROW:.*]] = %[[BEGIN]] to %[[END]]
// LOOPS: scf.while (%[[ACC2:.*]] = %{{.*}}) : (index) -> index
// LOOPS: arith.cmpi slt
// LOOPS: memref.store {{.*}}, %[[X]]
// LOOPS: scf.while (%[[ACC3:.*]] = %[[C16]]) : (index) -> index
// LOOPS: memref.store {{.*}}, %[[T]]
// LOOPS: memref.store {{.*}}, %[[X]]

// A thread for each row.
// GPU: gpu.func @kernel_sort(%{{.*}}: memref<?x40xi32> {{.*}}) kernel
// GPU-DAG: %[[C128:.*]] = arith.constant 128 : index
// GPU: %[[THREAD:.*]] = gpu.thread_id x upper_bound 128
// GPU: %[[BLOCK:.*]] = gpu.block_id x
// GPU: %[[PRODUCT:.*]] = arith.muli %[[BLOCK]], %[[C128]] : index
// GPU: %[[ID:.*]] = arith.addi %[[PRODUCT]], %[[THREAD]] : index
// GPU: %[[IS:.*]] = arith.cmpi ult, %[[ID]]
// GPU: scf.if %[[IS]] {
// GPU: scf.while (%[[ACC4:.*]] = %{{.*}}) : (index) -> index

func.func private @rows(%x: memref<?x40xf32>, %p: memref<?x40xf32>, %s: memref<?xf32>, %t: memref<40xf32>,
                        %y: memref<?x40xi32>, %c: memref<?x40xi32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [
    <name = "x", type = tensor<100x40xf32>, placement = sharded<0>, role = batch>,
    <name = "p", type = tensor<100x40xf32>, placement = sharded<0>, role = batch>,
    <name = "s", type = tensor<100xf32>, placement = sharded<0>, role = batch>,
    <name = "t", type = tensor<40xf32>, placement = replicated, role = input>,
    <name = "y", type = tensor<100x40xi32>, placement = sharded<0>, role = batch>,
    <name = "c", type = tensor<100x40xi32>, placement = sharded<0>, role = batch>],
  results = [],
  dims = []>} {
  dp.buffer.scan ins(%x : memref<?x40xf32>) outs(%p : memref<?x40xf32>) init(%s : memref<?xf32>) dim 1 exclusive reverse {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    dp.yield %0 : f32
  }
  dp.buffer.scan ins(%x : memref<?x40xf32>) outs(%p : memref<?x40xf32>) init(%t : memref<40xf32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    dp.yield %0 : f32
  }
  dp.buffer.sort outs(%y : memref<?x40xi32>) scratch(%c : memref<?x40xi32>) dim 1 {
  ^bb0(%a: i32, %b: i32):
    %0 = arith.cmpi slt, %a, %b : i32
    dp.yield %0 : i1
  }
  return
}
