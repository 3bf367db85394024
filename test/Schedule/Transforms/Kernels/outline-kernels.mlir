// RUN: dp-opt %s --dp-lower-contractions --dp-outline-kernels -canonicalize -cse | FileCheck %s

// Elementwise ops on contiguous operands run as one row, so the two shapes share
// a kernel. The argument that is read and written comes once.

// CHECK-LABEL: func.func private @share(
// CHECK-SAME: %[[W:[^:]*]]: memref<128x64xf32>, %[[G:[^:]*]]: memref<128x64xf32>, %[[B:[^:]*]]: memref<10xf32>, %[[H:[^:]*]]: memref<10xf32>)
// CHECK-DAG: %[[C10:.*]] = arith.constant 10 : index
// CHECK-DAG: %[[C20:.*]] = arith.constant 20 : index
// CHECK-DAG: %[[C8192:.*]] = arith.constant 8192 : index
// CHECK-DAG: %[[C16384:.*]] = arith.constant 16384 : index
// CHECK: %[[WF:.*]] = memref.collapse_shape %[[W]] {{\[}}[0, 1]]
// CHECK: %[[WD:.*]] = memref.cast %[[WF]]
// CHECK: dp.launch @kernel_subf extent %[[C8192]] cost %[[C16384]](%{{.*}}, %[[WD]])
// CHECK: dp.launch @kernel_subf extent %[[C10]] cost %[[C20]]
#id = affine_map<(d0, d1) -> (d0, d1)>
#v = affine_map<(d0) -> (d0)>
func.func private @share(%w: memref<128x64xf32>, %g: memref<128x64xf32>,
    %b: memref<10xf32>, %h: memref<10xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "w", type = tensor<128x64xf32>, placement = replicated, role = input>,
        <name = "g", type = tensor<128x64xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<10xf32>, placement = replicated, role = input>,
        <name = "h", type = tensor<10xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%g, %w : memref<128x64xf32>, memref<128x64xf32>)
      outs(%w : memref<128x64xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %s = arith.subf %r, %l : f32
      linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [#v, #v, #v], iterator_types = ["parallel"]}
      ins(%h, %b : memref<10xf32>, memref<10xf32>) outs(%b : memref<10xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %s = arith.subf %r, %l : f32
      linalg.yield %s : f32
  }
  return
}

// A captured buffer and scalar are parameters, a constant is not. The launch may
// be split along the batch, not along the sum.

// CHECK-LABEL: func.func private @capture(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x8xf32>, %[[Y:[^:]*]]: memref<?xi32>, %[[O:[^:]*]]: memref<?xf32>, %[[S:[^:]*]]: index)
// CHECK: %[[N:.*]] = memref.dim %[[O]]
// CHECK: dp.launch @kernel_{{[a-z_]*}} extent %[[N]] cost %{{.*}}(%[[O]], %[[S]], %[[Y]], %[[X]])
func.func private @capture(%x: memref<?x8xf32>, %y: memref<?xi32>,
    %o: memref<?xf32>, %shift: index) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x8xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<100xi32>, placement = sharded<0>, role = batch>,
        <name = "o", type = tensor<100xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %c7 = arith.constant 7 : index
  linalg.generic {indexing_maps = [#v], iterator_types = ["parallel"]}
      outs(%o : memref<?xf32>) {
    ^bb0(%out: f32):
      %i = linalg.index 0 : index
      %j = arith.addi %i, %shift : index
      %l = memref.load %y[%i] : memref<?xi32>
      %k = arith.index_cast %l : i32 to index
      %m = arith.minsi %k, %c7 : index
      %e = memref.load %x[%j, %m] : memref<?x8xf32>
      linalg.yield %e : f32
  }
  return
}

// Two views of one buffer of which one is written may overlap.

// CHECK-LABEL: func.func private @overlap(
// CHECK: dp.launch @[[OVERLAP:.*]] extent
func.func private @overlap(%x: memref<8xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %a = memref.subview %x[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %b = memref.subview %x[2] [4] [1]
      : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  memref.copy %a, %b : memref<4xf32, strided<[1]>>
      to memref<4xf32, strided<[1], offset: 2>>
  return
}

// CHECK: func.func private @kernel_subf(%{{.*}}: memref<?xf32> {llvm.noalias}, %{{.*}}: memref<?xf32> {llvm.noalias}, %{{.*}}: index, %{{.*}}: index) attributes {dp.kernel = #dp.kernel<loop = 0>}
// CHECK: func.func private @[[OVERLAP]](
// CHECK-NOT: llvm.noalias
// CHECK: attributes
