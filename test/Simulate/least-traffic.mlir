// The least that kernels must move, beside what they do move. The figures can
// be counted by hand.
// RUN: dp-opt %s -o %t.same --dp-simulate="devices=1 topology=%S/Inputs/round.json kernels" | FileCheck %s
// RUN: dp-opt %s -o %t.same --dp-simulate="devices=2 topology=%S/Inputs/round.json kernels" | FileCheck %s --check-prefix=TWO

#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>

// Two contractions meet in h: x (512 bytes), w (2,048) and v (512) are read,
// h (1,024) is written and read, y (128) is written. That another kernel
// computes the relu of h is not needed: it may join either of them.
// CHECK-LABEL: chain on
// CHECK: {{^}} 1 2560 1024 3584 8192 8.192 gemm 8x32x16
// CHECK-NEXT: {{^}} 1 1024 1024 0 256 2.048 relu
// CHECK-NEXT: {{^}} 1 1536 128 1664 2048 2.048 gemm 8x4x32
// CHECK-NEXT: {{^}} 3 5120 2176 5248 10496 12.288 all
func.func private @relu(%x: memref<8x32xf32>, %y: memref<8x32xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x32xf32>) outs(%y : memref<8x32xf32>) {
  ^bb0(%0: f32, %1: f32):
    %2 = arith.maximumf %0, %zero : f32
    linalg.yield %2 : f32
  }
  return
}
func.func private @chain(%x: memref<8x16xf32>, %w: memref<16x32xf32>, %v: memref<32x4xf32>, %y: memref<8x4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8x16xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<16x32xf32>, placement = replicated, role = input>,
        <name = "v", type = tensor<32x4xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<8x4xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %h = memref.alloc() : memref<8x32xf32>
  %r = memref.alloc() : memref<8x32xf32>
  dp.gemm ins(%x, %w) outs(%h) size(%c1, %c8, %c32, %c16) ld(%c16, %c32, %c32) stride(%c0, %c0, %c0)
      : memref<8x16xf32>, memref<16x32xf32>, memref<8x32xf32>
  dp.launch @relu extent %c8 cost %c8 (%h, %r) : memref<8x32xf32>, memref<8x32xf32>
  dp.gemm ins(%r, %v) outs(%y) size(%c1, %c8, %c4, %c32) ld(%c32, %c4, %c4) stride(%c0, %c0, %c0)
      : memref<8x32xf32>, memref<32x4xf32>, memref<8x4xf32>
  return
}

// A factor that is computed from fewer bytes need not be in memory: a row (128
// bytes) that is widened to 32 x 32 elements (4,096). The factor that two
// products of a batch share is read once. The contraction overwrites y.
// CHECK-LABEL: widened on
// CHECK: {{^}} 1 128 4096 0 0 4.224 widen
// CHECK-NEXT: {{^}} 1 6144 2048 4224 32768 32.768 gemm 8x32x32 batch 2
func.func private @widen(%x: memref<32xf32>, %y: memref<32x32xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<32xf32>) outs(%y : memref<32x32xf32>) {
  ^bb0(%0: f32, %1: f32):
    linalg.yield %0 : f32
  }
  return
}
func.func private @widened(%row: memref<32xf32>, %x: memref<2x8x32xf32>, %y: memref<2x8x32xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "row", type = tensor<32xf32>, placement = replicated, role = input>,
        <name = "x", type = tensor<2x8x32xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<2x8x32xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %c256 = arith.constant 256 : index
  %b = memref.alloc() : memref<32x32xf32>
  dp.launch @widen extent %c32 cost %c32 (%row, %b) : memref<32xf32>, memref<32x32xf32>
  dp.gemm ins(%x, %b) outs(%y) size(%c2, %c8, %c32, %c32) ld(%c32, %c32, %c32) stride(%c256, %c0, %c256)
      : memref<2x8x32xf32>, memref<32x32xf32>, memref<2x8x32xf32>
  return
}

// A step: y = x w and w -= xᵀ y. The contraction of the gradient could update
// w, but must read it for that; so must another kernel. On two devices the
// gradient (1,024 bytes) is written for the others and read when it is there.
// CHECK-LABEL: train on
// CHECK: {{^}} 1 1536 512 2048 4096 4.096 gemm 8x16x16
// CHECK-NEXT: {{^}} 1 1024 1024 1024 4096 4.096 gemm 16x16x8
// CHECK-NEXT: {{^}} 1 2048 1024 2048 256 3.072 update
// TWO-LABEL: train on
// TWO: {{^}} 1 1536 512 2048 4096 4.096 gemm 8x16x16
// TWO-NEXT: {{^}} 1 1024 1024 2048 4096 4.096 gemm 16x16x8
// TWO-NEXT: {{^}} 1 2048 1024 3072 256 3.072 update
func.func private @update(%g: memref<16x16xf32>, %w: memref<16x16xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%g : memref<16x16xf32>) outs(%w : memref<16x16xf32>) {
  ^bb0(%0: f32, %1: f32):
    %2 = arith.subf %1, %0 : f32
    linalg.yield %2 : f32
  }
  return
}
func.func private @train(%x: memref<8x16xf32>, %w: memref<16x16xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8x16xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<16x16xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %y = memref.alloc() : memref<8x16xf32>
  %g = memref.alloc() : memref<16x16xf32>
  dp.gemm ins(%x, %w) outs(%y) size(%c1, %c8, %c16, %c16) ld(%c16, %c16, %c16) stride(%c0, %c0, %c0)
      : memref<8x16xf32>, memref<16x16xf32>, memref<8x16xf32>
  dp.gemm ins(trans_a %x, %y) outs(%g) size(%c1, %c16, %c16, %c8) ld(%c16, %c16, %c16) stride(%c0, %c0, %c0)
      : memref<8x16xf32>, memref<8x16xf32>, memref<16x16xf32>
  dp.buffer.all_reduce %g, %g : memref<16x16xf32>, memref<16x16xf32>
  dp.launch @update extent %c16 cost %c16 (%g, %w) : memref<16x16xf32>, memref<16x16xf32>
  return
}

// The halves of a buffer that two contractions write are two values; what lies
// there before is gone. A contraction in loops is one, too: 2 x 8 x 16 x 16
// operations. It adds to what the caller has left in y.
// CHECK-LABEL: halves on
// CHECK: {{^}} 2 1536 1024 2560 4096 4.096 gemm 8x16x8
// CHECK-NEXT: {{^}} 1 2048 512 2560 4096 4.096 product
func.func private @product(%x: memref<16x16xf32>, %w: memref<8x16xf32>, %y: memref<8x16xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, k)>,
                                   affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<16x16xf32>, memref<8x16xf32>) outs(%y : memref<8x16xf32>) {
  ^bb0(%0: f32, %1: f32, %2: f32):
    %3 = arith.mulf %0, %1 : f32
    %4 = arith.addf %2, %3 : f32
    linalg.yield %4 : f32
  }
  return
}
func.func private @halves(%x: memref<8x8xf32>, %w: memref<8x16xf32>, %y: memref<8x16xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8x8xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<8x16xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<8x16xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %h = memref.alloc() : memref<16x16xf32>
  %low = memref.subview %h[0, 0] [8, 16] [1, 1] : memref<16x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %high = memref.subview %h[8, 0] [8, 16] [1, 1] : memref<16x16xf32> to memref<8x16xf32, strided<[16, 1], offset: 128>>
  dp.gemm ins(%x, %w) outs(%low) size(%c1, %c8, %c16, %c8) ld(%c8, %c16, %c16) stride(%c0, %c0, %c0)
      : memref<8x8xf32>, memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>
  dp.gemm ins(%x, %w) outs(%high) size(%c1, %c8, %c16, %c8) ld(%c8, %c16, %c16) stride(%c0, %c0, %c0)
      : memref<8x8xf32>, memref<8x16xf32>, memref<8x16xf32, strided<[16, 1], offset: 128>>
  dp.launch @product extent %c8 cost %c8 (%h, %w, %y) : memref<16x16xf32>, memref<8x16xf32>, memref<8x16xf32>
  return
}

// The sums of products go back to both factors, x and y. Without a collective, the
// kernel of the first or second contraction may write r (512 bytes), for all that
// is known. Behind one, another kernel writes r, or the last contraction reads x
// and y: 512 bytes more on any number of devices.
func.func private @sums(%x: memref<8x16xf32>, %y: memref<8x16xf32>, %s: memref<16xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 1>} {
  linalg.generic {indexing_maps = [#id, #id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%x, %y : memref<8x16xf32>, memref<8x16xf32>) outs(%s : memref<16xf32>) {
  ^bb0(%0: f32, %1: f32, %2: f32):
    %3 = arith.mulf %0, %1 : f32
    %4 = arith.addf %3, %2 : f32
    linalg.yield %4 : f32
  }
  return
}
func.func private @scale(%x: memref<8x16xf32>, %y: memref<8x16xf32>, %s: memref<16xf32>, %r: memref<8x16xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y, %s : memref<8x16xf32>, memref<8x16xf32>, memref<16xf32>) outs(%r : memref<8x16xf32>) {
  ^bb0(%0: f32, %1: f32, %2: f32, %3: f32):
    %4 = arith.subf %0, %1 : f32
    %5 = arith.mulf %4, %2 : f32
    linalg.yield %5 : f32
  }
  return
}

// CHECK-LABEL: early on
// CHECK: {{^}} 1 1088 512 0 256 1.600 scale
// CHECK-NEXT: {{^}} 1 768 128 896 1024 1.024 gemm 8x4x16
func.func private @early(%a: memref<8x16xf32>, %b: memref<8x16xf32>, %w: memref<16x16xf32>, %z: memref<8x4xf32>, %v: memref<16x4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8x16xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8x16xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<16x16xf32>, placement = replicated, role = input>,
        <name = "z", type = tensor<8x4xf32>, placement = replicated, role = input>,
        <name = "v", type = tensor<16x4xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %x = memref.alloc() : memref<8x16xf32>
  %y = memref.alloc() : memref<8x16xf32>
  %s = memref.alloc() : memref<16xf32>
  %r = memref.alloc() : memref<8x16xf32>
  dp.gemm ins(%a, %w) outs(%x) size(%c1, %c8, %c16, %c16) ld(%c16, %c16, %c16) stride(%c0, %c0, %c0)
      : memref<8x16xf32>, memref<16x16xf32>, memref<8x16xf32>
  dp.gemm ins(%b, %w) outs(%y) size(%c1, %c8, %c16, %c16) ld(%c16, %c16, %c16) stride(%c0, %c0, %c0)
      : memref<8x16xf32>, memref<16x16xf32>, memref<8x16xf32>
  dp.launch @sums extent %c16 cost %c16 (%x, %y, %s) : memref<8x16xf32>, memref<8x16xf32>, memref<16xf32>
  dp.launch @scale extent %c8 cost %c8 (%x, %y, %s, %r) : memref<8x16xf32>, memref<8x16xf32>, memref<16xf32>, memref<8x16xf32>
  dp.gemm ins(%r, %v) outs(%z) size(%c1, %c8, %c4, %c16) ld(%c16, %c4, %c4) stride(%c0, %c0, %c0)
      : memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>
  return
}

// CHECK-LABEL: late on
// CHECK: {{^}} 1 1088 512 512 256 1.600 scale
// CHECK-NEXT: {{^}} 1 768 128 896 1024 1.024 gemm 8x4x16
// TWO-LABEL: late on
// TWO: {{^}} 1 1088 512 512 256 1.600 scale
// TWO-NEXT: {{^}} 1 768 128 896 1024 1.024 gemm 8x4x16
func.func private @late(%a: memref<8x16xf32>, %b: memref<8x16xf32>, %w: memref<16x16xf32>, %z: memref<8x4xf32>, %v: memref<16x4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8x16xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8x16xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<16x16xf32>, placement = replicated, role = input>,
        <name = "z", type = tensor<8x4xf32>, placement = replicated, role = input>,
        <name = "v", type = tensor<16x4xf32>, placement = replicated, role = input>],
      results = [], dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %x = memref.alloc() : memref<8x16xf32>
  %y = memref.alloc() : memref<8x16xf32>
  %s = memref.alloc() : memref<16xf32>
  %r = memref.alloc() : memref<8x16xf32>
  dp.gemm ins(%a, %w) outs(%x) size(%c1, %c8, %c16, %c16) ld(%c16, %c16, %c16) stride(%c0, %c0, %c0)
      : memref<8x16xf32>, memref<16x16xf32>, memref<8x16xf32>
  dp.gemm ins(%b, %w) outs(%y) size(%c1, %c8, %c16, %c16) ld(%c16, %c16, %c16) stride(%c0, %c0, %c0)
      : memref<8x16xf32>, memref<16x16xf32>, memref<8x16xf32>
  dp.launch @sums extent %c16 cost %c16 (%x, %y, %s) : memref<8x16xf32>, memref<8x16xf32>, memref<16xf32>
  dp.buffer.all_reduce %s, %s : memref<16xf32>, memref<16xf32>
  dp.launch @scale extent %c8 cost %c8 (%x, %y, %s, %r) : memref<8x16xf32>, memref<8x16xf32>, memref<16xf32>, memref<8x16xf32>
  dp.gemm ins(%r, %v) outs(%z) size(%c1, %c8, %c4, %c16) ld(%c16, %c4, %c4) stride(%c0, %c0, %c0)
      : memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>
  return
}
