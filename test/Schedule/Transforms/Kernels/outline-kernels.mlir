// RUN: dp-opt %s --dp-outline-kernels | FileCheck %s

// Regions with one text share a kernel, which has its constants itself. Other
// values are parameters, in the order of their uses, each one once.

#v = affine_map<(d0) -> (d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func private @share(
// CHECK-SAME: %[[W:[^:]*]]: memref<?xf32>, %[[G:[^:]*]]: memref<?xf32>, %[[B:[^:]*]]: memref<?xf32>, %[[RATE:[^:]*]]: f32, %[[N:[^:]*]]: index, %[[M:[^:]*]]: index)
// CHECK: dp.launch @kernel_subf extent %[[N]] cost %[[M]](%[[G]], %[[W]], %[[RATE]]) : memref<?xf32>, memref<?xf32>, f32
// CHECK-NEXT: dp.launch @kernel_subf extent %[[M]] cost %[[N]](%[[W]], %[[B]], %[[RATE]]) : memref<?xf32>, memref<?xf32>, f32
// CHECK-NEXT: dp.launch @kernel_subf_0 extent %[[N]] cost %[[N]](%[[G]], %[[W]]) : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: return
func.func private @share(%w: memref<?xf32>, %g: memref<?xf32>, %b: memref<?xf32>, %rate: f32, %n: index, %m: index)
    attributes {dp.spmd} {
  %two = arith.constant 2.0 : f32
  dp.launch_region "kernel_subf" extent %n cost %m kernel #dp.kernel<loop = 0> {
    linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%g : memref<?xf32>) outs(%w : memref<?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = arith.mulf %two, %rate : f32
      %1 = arith.mulf %a, %0 : f32
      %2 = arith.subf %o, %1 : f32
      linalg.yield %2 : f32
    }
  }
  dp.launch_region "kernel_subf" extent %m cost %n kernel #dp.kernel<loop = 0> {
    linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%w : memref<?xf32>) outs(%b : memref<?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = arith.mulf %two, %rate : f32
      %1 = arith.mulf %a, %0 : f32
      %2 = arith.subf %o, %1 : f32
      linalg.yield %2 : f32
    }
  }
  dp.launch_region "kernel_subf" extent %n cost %n kernel #dp.kernel<loop = 0> {
    linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%g : memref<?xf32>) outs(%w : memref<?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = arith.subf %o, %a : f32
      linalg.yield %0 : f32
    }
  }
  return
}

// A region of two ops, in a loop. Kernels of rows are the first ones.

// CHECK-LABEL: func.func private @rows(
// CHECK-SAME: %[[S:[^:]*]]: memref<8xf32>, %[[X:[^:]*]]: memref<8x5xf32>, %[[N:[^:]*]]: index)
// CHECK: scf.for
// CHECK-NEXT: dp.launch @kernel_rows_divf extent %[[N]] cost %[[N]](%[[S]], %[[X]])
// CHECK-NEXT: }
func.func private @rows(%s: memref<8xf32>, %x: memref<8x5xf32>, %n: index) attributes {dp.spmd} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    dp.launch_region "kernel_rows_divf" extent %n cost %n kernel #dp.kernel<loop = 0, rows = 1> {
      linalg.fill ins(%zero : f32) outs(%s : memref<8xf32>)
      linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, #id], iterator_types = ["parallel", "parallel"]}
          ins(%s : memref<8xf32>) outs(%x : memref<8x5xf32>) {
      ^bb0(%a: f32, %o: f32):
        %0 = arith.divf %o, %a : f32
        linalg.yield %0 : f32
      }
    }
  }
  return
}

// A buffer and an index that the body uses are parameters.

// CHECK-LABEL: func.func private @captured(
// CHECK-SAME: %[[Y:[^:]*]]: memref<?xf32>, %[[O:[^:]*]]: memref<?xf32>, %[[SHIFT:[^:]*]]: index, %[[N:[^:]*]]: index)
// CHECK: dp.launch @kernel_addi_load extent %[[N]] cost %[[N]](%[[O]], %[[SHIFT]], %[[Y]])
func.func private @captured(%y: memref<?xf32>, %o: memref<?xf32>, %shift: index, %n: index)
    attributes {dp.spmd} {
  dp.launch_region "kernel_addi_load" extent %n cost %n kernel #dp.kernel<loop = 0> {
    linalg.generic {indexing_maps = [#v], iterator_types = ["parallel"]} outs(%o : memref<?xf32>) {
    ^bb0(%out: f32):
      %i = linalg.index 0 : index
      %j = arith.addi %i, %shift : index
      %l = memref.load %y[%j] : memref<?xf32>
      linalg.yield %l : f32
    }
  }
  return
}

// Two views of one buffer of which one is written may overlap.

// CHECK-LABEL: func.func private @overlap(
// CHECK: dp.launch @kernel_copy extent
func.func private @overlap(%x: memref<8xf32>, %n: index) attributes {dp.spmd} {
  %a = memref.subview %x[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %b = memref.subview %x[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  dp.launch_region "kernel_copy" extent %n cost %n kernel #dp.kernel<loop = 0> {
    linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]}
        ins(%a : memref<4xf32, strided<[1]>>) outs(%b : memref<4xf32, strided<[1], offset: 2>>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
  }
  return
}

// Kernels take the address of a view's first element, whatever its offset is. One
// kernel serves all offsets at multiples of 16 bytes, and knows of them; another
// one serves the others, and those that are not known.

// CHECK-LABEL: func.func private @views(
// CHECK-SAME: %[[X:[^:]*]]: memref<6x8xf32>, %[[Y:[^:]*]]: memref<2x4xf32>
// CHECK: %[[A:.*]] = memref.subview %[[X]][1, 4]
// CHECK: %[[CAST:.*]] = memref.cast %[[A]] : memref<2x4xf32, strided<[8, 1], offset: 12>> to memref<2x4xf32, strided<[8, 1], offset: ?>>
// CHECK: dp.launch @kernel_negf extent %{{.*}} cost %{{.*}}(%[[CAST]], %[[Y]])
// CHECK: dp.launch @kernel_negf extent
// CHECK: dp.launch @kernel_negf_1 extent
// CHECK: dp.launch @kernel_negf_1 extent
func.func private @views(%x: memref<6x8xf32>, %y: memref<2x4xf32>, %n: index) attributes {dp.spmd} {
  %a = memref.subview %x[1, 4] [2, 4] [1, 1] : memref<6x8xf32> to memref<2x4xf32, strided<[8, 1], offset: 12>>
  dp.launch_region "kernel_negf" extent %n cost %n kernel #dp.kernel<loop = 0> {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : memref<2x4xf32, strided<[8, 1], offset: 12>>) outs(%y : memref<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
    }
  }
  %b = memref.subview %x[0, 4] [2, 4] [1, 1] : memref<6x8xf32> to memref<2x4xf32, strided<[8, 1], offset: 4>>
  dp.launch_region "kernel_negf" extent %n cost %n kernel #dp.kernel<loop = 0> {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%b : memref<2x4xf32, strided<[8, 1], offset: 4>>) outs(%y : memref<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
    }
  }
  %c = memref.subview %x[1, 3] [2, 4] [1, 1] : memref<6x8xf32> to memref<2x4xf32, strided<[8, 1], offset: 11>>
  dp.launch_region "kernel_negf" extent %n cost %n kernel #dp.kernel<loop = 0> {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%c : memref<2x4xf32, strided<[8, 1], offset: 11>>) outs(%y : memref<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
    }
  }
  %d = memref.subview %x[%n, 4] [2, 4] [1, 1] : memref<6x8xf32> to memref<2x4xf32, strided<[8, 1], offset: ?>>
  dp.launch_region "kernel_negf" extent %n cost %n kernel #dp.kernel<loop = 0> {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%d : memref<2x4xf32, strided<[8, 1], offset: ?>>) outs(%y : memref<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
    }
  }
  return
}

// CHECK: func.func private @kernel_rows_divf(%[[S:[^:]*]]: memref<8xf32> {llvm.noalias}, %[[X:[^:]*]]: memref<8x5xf32> {llvm.noalias}, %{{[^:]*}}: index, %{{[^:]*}}: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: linalg.fill ins(%[[ZERO]] : f32) outs(%[[S]] : memref<8xf32>)
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[S]] : memref<8xf32>) outs(%[[X]] : memref<8x5xf32>)
// CHECK: func.func private @kernel_subf(%[[G:[^:]*]]: memref<?xf32> {llvm.noalias}, %[[W:[^:]*]]: memref<?xf32> {llvm.noalias}, %[[RATE:[^:]*]]: f32, %{{[^:]*}}: index, %{{[^:]*}}: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
// CHECK-NEXT: %[[TWO:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[G]] : memref<?xf32>) outs(%[[W]] : memref<?xf32>)
// CHECK: arith.mulf %[[TWO]], %[[RATE]] : f32
// CHECK: func.func private @kernel_subf_0(
// CHECK: func.func private @kernel_addi_load(
// CHECK: func.func private @kernel_copy(
// CHECK-NOT: llvm.noalias
// CHECK-SAME: attributes
// CHECK: func.func private @kernel_negf(%{{[^:]*}}: memref<2x4xf32, strided<[8, 1], offset: ?>> {llvm.align = 16 : i64, llvm.noalias}
// CHECK: func.func private @kernel_negf_1(%{{[^:]*}}: memref<2x4xf32, strided<[8, 1], offset: ?>> {llvm.noalias}
