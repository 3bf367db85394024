// RUN: dp-opt %s --dp-group-collectives | FileCheck %s

// Collectives wait until one of their results is read.

// CHECK-LABEL: func.func private @together(
// CHECK-SAME: %[[A:[^:]*]]: memref<4xf32>, %[[B:[^:]*]]: memref<4xf32>, %[[C:[^:]*]]: memref<4xf32>
// CHECK-SAME: %[[N:[^:]*]]: index
// CHECK-NEXT: dp.launch @k {{.*}}(%[[C]], %[[C]])
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]]
// CHECK-NEXT: %[[CAST2:.*]] = memref.cast %[[CAST]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_reduce %[[A]], %[[A]]
// CHECK-NEXT: dp.buffer.all_reduce %[[B]], %[[B]]
// CHECK-NEXT: dp.group_end
// CHECK-NEXT: dp.launch @k extent %[[N]] cost %[[N]](%[[CAST2]], %[[C]]) : memref<4xf32>, memref<4xf32>
// CHECK-NEXT: dp.buffer.all_reduce %[[C]], %[[C]]
// CHECK-NEXT: return
func.func private @k(memref<4xf32>, memref<4xf32>, index, index)
    attributes {dp.kernel = #dp.kernel}
func.func private @together(%a: memref<4xf32>, %b: memref<4xf32>,
    %c: memref<4xf32>, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.buffer.all_reduce %a, %a : memref<4xf32>, memref<4xf32>
  dp.launch @k extent %n cost %n (%c, %c) : memref<4xf32>, memref<4xf32>
  dp.buffer.all_reduce %b, %b : memref<4xf32>, memref<4xf32>
  %v = memref.cast %a : memref<4xf32> to memref<?xf32>
  %w = memref.cast %v : memref<?xf32> to memref<4xf32>
  dp.launch @k extent %n cost %n (%w, %c) : memref<4xf32>, memref<4xf32>
  dp.buffer.all_reduce %c, %c : memref<4xf32>, memref<4xf32>
  return
}

// One that sends what another receives waits for it.

// CHECK-LABEL: func.func private @dependent(
// CHECK-SAME: %[[A:[^:]*]]: memref<?xf32>, %[[B:[^:]*]]: memref<4xf32>
// CHECK-NEXT: dp.buffer.all_gather %[[A]], %[[B]] dim 0 : memref<?xf32>, memref<4xf32>
// CHECK-NEXT: dp.buffer.all_reduce %[[B]], %[[B]] : memref<4xf32>, memref<4xf32>
// CHECK-NOT: dp.group_start
func.func private @dependent(%a: memref<?xf32>, %b: memref<4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<100xf32>, placement = sharded<0>, role = batch>,
        <name = "b", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  dp.buffer.all_gather %a, %b dim 0 : memref<?xf32>, memref<4xf32>
  dp.buffer.all_reduce %b, %b : memref<4xf32>, memref<4xf32>
  return
}

// CHECK-LABEL: func.func private @exchanged(
// CHECK-SAME: %[[A:[^:]*]]: memref<4xf32>, %[[B:[^:]*]]: memref<4xf32>, %[[C:[^:]*]]: memref<2x2xf32>, %[[D:[^:]*]]: memref<2x2xf32>, %[[E:[^:]*]]: memref<2x2xf32>
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_to_all %[[A]], %[[C]] : memref<4xf32>, memref<2x2xf32>
// CHECK-NEXT: dp.buffer.all_to_all %[[B]], %[[D]] : memref<4xf32>, memref<2x2xf32>
// CHECK-NEXT: dp.group_end
// CHECK-NEXT: memref.copy %[[C]], %[[E]] : memref<2x2xf32> to memref<2x2xf32>
func.func private @exchanged(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<2x2xf32>,
    %d: memref<2x2xf32>, %e: memref<2x2xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<2x2xf32>, placement = replicated, role = input>,
        <name = "d", type = tensor<2x2xf32>, placement = replicated, role = input>,
        <name = "e", type = tensor<2x2xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  dp.buffer.all_to_all %a, %c : memref<4xf32>, memref<2x2xf32>
  dp.buffer.all_to_all %b, %d : memref<4xf32>, memref<2x2xf32>
  memref.copy %c, %e : memref<2x2xf32> to memref<2x2xf32>
  return
}
