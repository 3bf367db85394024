// RUN: dp-opt %s --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s

// 16-bit factors with a sum in f32, as a named op and with the extensions in
// the body, transposed.

// CHECK-LABEL: func.func private @sums(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x64xbf16>, %[[W:[^:]*]]: memref<64x10xbf16>, %[[Y:[^:]*]]: memref<?x10xf32>, %[[D:[^:]*]]: memref<64x10xf32>
// CHECK-NOT: dp.launch
// CHECK: dp.gemm ins({{ ?}}%[[X]], %[[W]]) outs(%[[Y]]) {{.*}} : memref<?x64xbf16>, memref<64x10xbf16>, memref<?x10xf32>
// CHECK: dp.gemm accumulate ins(trans_a %[[X]], %{{.*}}) outs(%[[D]]) {{.*}} : memref<?x64xbf16>, memref<?x10xbf16>, memref<64x10xf32>
// CHECK-NOT: dp.launch
#entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<100x64xbf16>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<64x10xbf16>, placement = replicated, role = input>,
        <name = "y", type = tensor<100x10xf32>, placement = sharded<0>, role = batch>,
        <name = "d", type = tensor<64x10xf32>, placement = replicated, role = input>,
        <name = "g", type = tensor<100x10xbf16>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>
#a = affine_map<(d0, d1, d2) -> (d2, d0)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func private @sums(%x: memref<?x64xbf16>, %w: memref<64x10xbf16>, %y: memref<?x10xf32>, %d: memref<64x10xf32>, %g: memref<?x10xbf16>)
    attributes {dp.spmd, dp.entry = #entry} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<?x10xf32>)
  linalg.matmul ins(%x, %w : memref<?x64xbf16>, memref<64x10xbf16>) outs(%y : memref<?x10xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %g : memref<?x64xbf16>, memref<?x10xbf16>) outs(%d : memref<64x10xf32>) {
    ^bb0(%l: bf16, %r: bf16, %out: f32):
      %lw = arith.extf %l : bf16 to f32
      %rw = arith.extf %r : bf16 to f32
      %m = arith.mulf %lw, %rw : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  return
}

// Only rounded: the product writes the rounded numbers, through a reshape, too.

// CHECK-LABEL: func.func private @rounded(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x64xbf16>, %[[W:[^:]*]]: memref<64x10xbf16>, %{{[^:]*}}: memref<?x10xf32>, %{{[^:]*}}: memref<64x10xf32>, %[[G:[^:]*]]: memref<?x10xbf16>
// CHECK-NOT: memref.alloc
// CHECK-NOT: dp.launch
// CHECK: dp.gemm ins({{ ?}}%[[X]], %[[W]]) outs(%[[G]]) {{.*}} : memref<?x64xbf16>, memref<64x10xbf16>, memref<?x10xbf16>
// CHECK-NOT: dp.launch
#flat = affine_map<(d0, d1) -> (d0, d1)>
func.func private @rounded(%x: memref<?x64xbf16>, %w: memref<64x10xbf16>, %y: memref<?x10xf32>, %d: memref<64x10xf32>, %g: memref<?x10xbf16>)
    attributes {dp.spmd, dp.entry = #entry} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?x64xbf16>
  %p = memref.alloc(%n) : memref<?x10xf32>
  linalg.fill ins(%zero : f32) outs(%p : memref<?x10xf32>)
  linalg.matmul ins(%x, %w : memref<?x64xbf16>, memref<64x10xbf16>) outs(%p : memref<?x10xf32>)
  %e = memref.expand_shape %p [[0], [1, 2]] output_shape [%n, 10, 1] : memref<?x10xf32> into memref<?x10x1xf32>
  %f = memref.collapse_shape %e [[0], [1, 2]] : memref<?x10x1xf32> into memref<?x10xf32>
  linalg.generic {indexing_maps = [#flat, #flat], iterator_types = ["parallel", "parallel"]}
      ins(%f : memref<?x10xf32>) outs(%g : memref<?x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  }
  return
}

// Not where something else reads the sums, where a factor changes before they
// are rounded, where the rounded numbers take a factor's place, or a part of
// them is rounded.

// CHECK-LABEL: func.func private @kept(
// CHECK-SAME: %{{[^:]*}}: memref<?x64xbf16>, %{{[^:]*}}: memref<64x10xbf16>, %{{[^:]*}}: memref<?x10xf32>, %{{[^:]*}}: memref<64x10xf32>, %[[G:[^:]*]]: memref<?x10xbf16>
// CHECK-DAG: %[[C200:.*]] = arith.constant 200 : index
// CHECK-DAG: %[[C100:.*]] = arith.constant 100 : index
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK: dp.gemm {{.*}} : memref<?x64xbf16>, memref<64x10xbf16>, memref<?x10xf32>
// CHECK:         %[[COLLAPSED2:.*]] = memref.collapse_shape %[[G]] {{\[}}[0, 1]] : memref<?x10xbf16> into memref<?xbf16>
// CHECK-COUNT-2: dp.launch
// CHECK: dp.gemm {{.*}} : memref<?x64xbf16>, memref<64x10xbf16>, memref<?x10xf32>
// CHECK-COUNT-2: dp.launch
// CHECK: %[[BUFFER:.*]] = memref.alloc(%{{.*}}) : memref<?x10xf32>
// CHECK: dp.gemm {{.*}} : memref<?x10xbf16>, memref<10x10xbf16>, memref<?x10xf32>
// CHECK: %[[COLLAPSED:.*]] = memref.collapse_shape %[[BUFFER]] {{\[}}[0, 1]] : memref<?x10xf32> into memref<?xf32>
// CHECK: %[[EXTENT:.*]] = memref.dim %[[COLLAPSED]], %[[C0]] : memref<?xf32>
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[EXTENT]], %[[C2]] : index
// CHECK: dp.launch @kernel_truncf extent %[[EXTENT]] cost %[[PRODUCT]](%[[COLLAPSED]], %[[COLLAPSED2]]) : memref<?xf32>, memref<?xbf16>
// CHECK: dp.gemm {{.*}} : memref<20x64xbf16>, memref<64x10xbf16>, memref<20x10xf32>
// CHECK: %[[VIEW:.*]] = memref.subview %{{.*}}[0, 0] [10, 10] [1, 1] : memref<20x10xf32> to memref<10x10xf32, strided<[10, 1]>>
// CHECK: %[[VIEW2:.*]] = memref.subview %[[G]][0, 0] [10, 10] [1, 1] : memref<?x10xbf16> to memref<10x10xbf16, strided<[10, 1]>>
// CHECK: %[[COLLAPSED3:.*]] = memref.collapse_shape %[[VIEW]] {{\[}}[0, 1]] : memref<10x10xf32, strided<[10, 1]>> into memref<100xf32, strided<[1]>>
// CHECK: %[[COLLAPSED4:.*]] = memref.collapse_shape %[[VIEW2]] {{\[}}[0, 1]] : memref<10x10xbf16, strided<[10, 1]>> into memref<100xbf16, strided<[1]>>
// CHECK: %[[CAST:.*]] = memref.cast %[[COLLAPSED3]] : memref<100xf32, strided<[1]>> to memref<100xf32, strided<[1], offset: ?>>
// CHECK: %[[CAST2:.*]] = memref.cast %[[COLLAPSED4]] : memref<100xbf16, strided<[1]>> to memref<100xbf16, strided<[1], offset: ?>>
// CHECK: dp.launch @kernel_truncf_0 extent %[[C100]] cost %[[C200]](%[[CAST]], %[[CAST2]])
func.func private @kept(%x: memref<?x64xbf16>, %w: memref<64x10xbf16>, %y: memref<?x10xf32>, %d: memref<64x10xf32>, %g: memref<?x10xbf16>)
    attributes {dp.spmd, dp.entry = #entry} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : bf16
  %n = memref.dim %x, %c0 : memref<?x64xbf16>

  %p = memref.alloc(%n) : memref<?x10xf32>
  linalg.fill ins(%zero : f32) outs(%p : memref<?x10xf32>)
  linalg.matmul ins(%x, %w : memref<?x64xbf16>, memref<64x10xbf16>) outs(%p : memref<?x10xf32>)
  linalg.generic {indexing_maps = [#flat, #flat], iterator_types = ["parallel", "parallel"]}
      ins(%p : memref<?x10xf32>) outs(%g : memref<?x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  }
  memref.copy %p, %y : memref<?x10xf32> to memref<?x10xf32>

  %q = memref.alloc(%n) : memref<?x10xf32>
  linalg.fill ins(%zero : f32) outs(%q : memref<?x10xf32>)
  linalg.matmul ins(%x, %w : memref<?x64xbf16>, memref<64x10xbf16>) outs(%q : memref<?x10xf32>)
  linalg.fill ins(%one : bf16) outs(%w : memref<64x10xbf16>)
  linalg.generic {indexing_maps = [#flat, #flat], iterator_types = ["parallel", "parallel"]}
      ins(%q : memref<?x10xf32>) outs(%g : memref<?x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  }

  %v = memref.subview %w[0, 0] [10, 10] [1, 1] : memref<64x10xbf16> to memref<10x10xbf16, strided<[10, 1]>>
  %vc = memref.cast %v : memref<10x10xbf16, strided<[10, 1]>> to memref<10x10xbf16>
  %r = memref.alloc(%n) : memref<?x10xf32>
  linalg.fill ins(%zero : f32) outs(%r : memref<?x10xf32>)
  linalg.matmul ins(%g, %vc : memref<?x10xbf16>, memref<10x10xbf16>) outs(%r : memref<?x10xf32>)
  linalg.generic {indexing_maps = [#flat, #flat], iterator_types = ["parallel", "parallel"]}
      ins(%r : memref<?x10xf32>) outs(%g : memref<?x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  }

  %s = memref.subview %x[0, 0] [20, 64] [1, 1] : memref<?x64xbf16> to memref<20x64xbf16, strided<[64, 1]>>
  %sc = memref.cast %s : memref<20x64xbf16, strided<[64, 1]>> to memref<20x64xbf16>
  %u = memref.alloc() : memref<20x10xf32>
  linalg.fill ins(%zero : f32) outs(%u : memref<20x10xf32>)
  linalg.matmul ins(%sc, %w : memref<20x64xbf16>, memref<64x10xbf16>) outs(%u : memref<20x10xf32>)
  %part = memref.subview %u[0, 0] [10, 10] [1, 1] : memref<20x10xf32> to memref<10x10xf32, strided<[10, 1]>>
  %into = memref.subview %g[0, 0] [10, 10] [1, 1] : memref<?x10xbf16> to memref<10x10xbf16, strided<[10, 1]>>
  linalg.generic {indexing_maps = [#flat, #flat], iterator_types = ["parallel", "parallel"]}
      ins(%part : memref<10x10xf32, strided<[10, 1]>>) outs(%into : memref<10x10xbf16, strided<[10, 1]>>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  }
  return
}
