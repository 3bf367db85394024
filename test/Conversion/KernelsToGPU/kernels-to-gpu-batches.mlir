// RUN: dp-opt --convert-dp-kernels-to-gpu --canonicalize --cse --split-input-file %s | FileCheck %s
// RUN: dp-opt --convert-dp-kernels-to-gpu --dp-gpu-pipeline --split-input-file %s | FileCheck %s --check-prefix=NVVM

// Three sets in a kernel of four: the fourth begins behind the last block. A
// block finds its set by the first blocks; what all sets share is passed once.
// The kernel of one set is gone.
#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
// CHECK-LABEL: func @three(
// CHECK-SAME:    %[[A:[^:]*]]: memref<?xf32>, %[[B:[^:]*]]: memref<?xf32>, %[[C:[^:]*]]: memref<?xf32>, %[[R:[^:]*]]: memref<f32>
// CHECK:         %[[GA:.*]] = arith.ceildivui %{{.*}}, %[[C1024:.*]] : index
// CHECK:         %[[GB:.*]] = arith.ceildivui %{{.*}}, %[[C1024]] : index
// CHECK:         %[[GC:.*]] = arith.ceildivui %{{.*}}, %[[C1024]] : index
// CHECK:         %[[AB:.*]] = arith.addi %[[GA]], %[[GB]]
// CHECK:         %[[ABC:.*]] = arith.addi %[[AB]], %[[GC]]
// CHECK:         gpu.launch_func @dp_kernels::@scale_batch4 blocks in (%[[ABC]],
// CHECK-SAME:      args(%[[GA]] : index, %[[AB]] : index, %[[ABC]] : index, %[[A]] : memref<?xf32>, %[[B]] : memref<?xf32>, %[[C]] : memref<?xf32>, %[[A]] : memref<?xf32>, %[[R]] : memref<f32>)
// CHECK-NOT:     gpu.launch_func
// CHECK:       gpu.module @dp_kernels
// CHECK-NOT:     gpu.func @scale(
// CHECK:         gpu.func @scale_batch4(%[[F1:.*]]: index, %[[F2:.*]]: index, %[[F3:.*]]: index, %[[X0:.*]]: memref<?xf32>, %[[X1:.*]]: memref<?xf32>, %[[X2:.*]]: memref<?xf32>, %[[X3:.*]]: memref<?xf32>, %[[S:.*]]: memref<f32>) kernel
// CHECK-SAME:      known_block_size = array<i32: 256, 1, 1>
// CHECK:         %[[BLOCK:.*]] = gpu.block_id x
// CHECK:         arith.cmpi uge, %[[BLOCK]], %[[F1]]
// CHECK:         arith.cmpi uge, %[[BLOCK]], %[[F2]]
// CHECK:         arith.cmpi uge, %[[BLOCK]], %[[F3]]
// CHECK:         %[[OWN:.*]]:2 = scf.index_switch %{{.*}} -> index, memref<?xf32>
// CHECK:         case 0 {
// CHECK-NEXT:      scf.yield %{{.*}}, %[[X0]]
// CHECK:         case 2 {
// CHECK-NEXT:      scf.yield %[[F2]], %[[X2]]
// CHECK:         default {
// CHECK-NEXT:      scf.yield %[[F3]], %[[X3]]
// CHECK:         %[[LOCAL:.*]] = arith.subi %[[BLOCK]], %[[OWN]]#0
// CHECK:         arith.muli %[[LOCAL]],
// CHECK-NOT:     gpu.block_id
// CHECK:         memref.load %[[S]][]
// CHECK:         vector.store %{{.*}}, %[[OWN]]#1
// NVVM:         llvm.func @scale_batch4(%{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: !llvm.ptr {llvm.align = 16 : i64}, %{{.*}}: i64
// NVVM:           llvm.switch
func.func @three(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %r: memref<f32>, %n: index) {
  dp.launch_batch @scale extents(%n, %n, %n) costs(%n, %n, %n) sets [(%a, %r), (%b, %r), (%c, %r)] : memref<?xf32>, memref<f32>
  return
}
func.func private @scale(%x: memref<?xf32> {llvm.noalias}, %s: memref<f32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel"]}
      ins(%s : memref<f32>) outs(%x : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// Shared memory stays; a kernel that is launched alone as well stays, too. Two
// batches of as many sets share a kernel.
#x = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func @sums(
// CHECK:         gpu.launch_func @dp_kernels::@sum blocks
// CHECK:         gpu.launch_func @dp_kernels::@sum_batch2 blocks
// CHECK:         gpu.launch_func @dp_kernels::@sum_batch2 blocks
// CHECK:       gpu.func @sum(
// CHECK:       gpu.func @sum_batch2(
// CHECK-SAME:    workgroup(%[[W:.*]] : memref<{{.*}}xf32, #gpu.address_space<workgroup>>)
// CHECK:         memref.store %{{.*}}, %[[W]]
// CHECK-NOT:   gpu.func
func.func @sums(%x: memref<4x8192xf32>, %y: memref<4x8192xf32>, %u: memref<4xf32>, %v: memref<4xf32>, %n: index) {
  dp.launch @sum extent %n cost %n (%x, %u) : memref<4x8192xf32>, memref<4xf32>
  dp.launch_batch @sum extents(%n, %n) costs(%n, %n) sets [(%x, %u), (%y, %v)] : memref<4x8192xf32>, memref<4xf32>
  dp.launch_batch @sum extents(%n, %n) costs(%n, %n) sets [(%y, %u), (%x, %v)] : memref<4x8192xf32>, memref<4xf32>
  return
}
func.func private @sum(%x: memref<4x8192xf32>, %s: memref<4xf32> {llvm.noalias}, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#x, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<4x8192xf32>) outs(%s : memref<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}
