// RUN: dp-opt %s --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -verify-diagnostics -o /dev/null

// The rows are those of one device, as the interface has them; products of
// fewer than 10^7 terms get no remark.

func.func private @products(%x: memref<?x64xf64>, %w: memref<64x128xf64>, %y: memref<?x128xf64>,
    %i: memref<?x64xi32>, %j: memref<64x128xi32>, %k: memref<?x128xi32>, %small: memref<16x64xi32>, %t: memref<16x128xi32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2000x64xf64>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<64x128xf64>, placement = replicated, role = input>,
        <name = "y", type = tensor<2000x128xf64>, placement = sharded<0>, role = batch>,
        <name = "i", type = tensor<2000x64xi32>, placement = sharded<0>, role = batch>,
        <name = "j", type = tensor<64x128xi32>, placement = replicated, role = input>,
        <name = "k", type = tensor<2000x128xi32>, placement = sharded<0>, role = batch>,
        <name = "small", type = tensor<16x64xi32>, placement = replicated, role = input>,
        <name = "t", type = tensor<16x128xi32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  // expected-remark@+1 {{linalg.generic stays a loop nest of 16 million multiply-adds on a device, about 1.6 ms of a core instead of 0.3 ms in a library: it computes more than a sum of products of its two operands; compute the factors in ops of their own}}
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<?x64xf64>, memref<64x128xf64>) outs(%y : memref<?x128xf64>) {
    ^bb0(%l: f64, %r: f64, %out: f64):
      %e = math.absf %l : f64
      %m = arith.mulf %e, %r : f64
      %s = arith.addf %out, %m : f64
      linalg.yield %s : f64
  }
  // expected-remark@+1 {{linalg.matmul stays a loop nest of 16 million multiply-adds on a device, about 1.6 ms of a core instead of 0.3 ms in a library: it has elements of i32, and libraries compute products of f32 and of f64, also of two factors of one 16-bit type if the sum is in f32}}
  linalg.matmul ins(%i, %j : memref<?x64xi32>, memref<64x128xi32>) outs(%k : memref<?x128xi32>)
  linalg.matmul ins(%small, %j : memref<16x64xi32>, memref<64x128xi32>) outs(%t : memref<16x128xi32>)
  // A library computes it.
  linalg.matmul ins(%x, %w : memref<?x64xf64>, memref<64x128xf64>) outs(%y : memref<?x128xf64>)
  return
}

// A matrix that is read once takes as long in any form, and so does a dot
// product; a factor's own loop is no product.

func.func private @others(%x: memref<4096x4096xbf16>, %v: memref<4096xbf16>, %y: memref<4096xf32>, %s: memref<f32>,
    %a: memref<64x64x8xf32>, %b: memref<64x512xf32>, %c: memref<64x512xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<4096x4096xbf16>, placement = replicated, role = input>,
        <name = "v", type = tensor<4096xbf16>, placement = replicated, role = input>,
        <name = "y", type = tensor<4096xf32>, placement = replicated, role = input>,
        <name = "s", type = tensor<f32>, placement = replicated, role = input>,
        <name = "a", type = tensor<64x64x8xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<64x512xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<64x512xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.matvec ins(%x, %v : memref<4096x4096xbf16>, memref<4096xbf16>) outs(%y : memref<4096xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%x, %x : memref<4096x4096xbf16>, memref<4096x4096xbf16>) outs(%s : memref<f32>) {
    ^bb0(%l: bf16, %r: bf16, %out: f32):
      %lw = arith.extf %l : bf16 to f32
      %rw = arith.extf %r : bf16 to f32
      %m = arith.mulf %lw, %rw : f32
      %q = arith.addf %out, %m : f32
      linalg.yield %q : f32
  }
  // expected-remark@+1 {{about 1.7 ms of a core instead of 0.3 ms in a library: each loop of a library's product is of the batch, the rows, the columns or of both factors; reduce a factor over its own loops before}}
  linalg.generic {indexing_maps = [affine_map<(m, n, k, i) -> (m, k, i)>, affine_map<(m, n, k, i) -> (k, n)>, affine_map<(m, n, k, i) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : memref<64x64x8xf32>, memref<64x512xf32>) outs(%c : memref<64x512xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %m = arith.mulf %l, %r : f32
      %q = arith.addf %out, %m : f32
      linalg.yield %q : f32
  }
  return
}

func.func private @convolutions(%x: memref<?x8x34x34xf64>, %w: memref<16x8x3x3xf64>, %y: memref<?x16x32x32xf64>,
    %d: memref<12x32x32x64xf32>, %f: memref<5x5x64xf32>, %e: memref<12x28x28x64xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<20x8x34x34xf64>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<16x8x3x3xf64>, placement = replicated, role = input>,
        <name = "y", type = tensor<20x16x32x32xf64>, placement = sharded<0>, role = batch>,
        <name = "d", type = tensor<12x32x32x64xf32>, placement = replicated, role = input>,
        <name = "f", type = tensor<5x5x64xf32>, placement = replicated, role = input>,
        <name = "e", type = tensor<12x28x28x64xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  // expected-remark@+1 {{linalg.conv_2d_nchw_fchw stays a loop nest of 24 million multiply-adds on a device, about 23.6 ms of a core instead of 0.5 ms in a library: it has elements of f64, and libraries compute convolutions of f32, also of two factors of one 16-bit type if the sum is in f32}}
  linalg.conv_2d_nchw_fchw ins(%x, %w : memref<?x8x34x34xf64>, memref<16x8x3x3xf64>) outs(%y : memref<?x16x32x32xf64>)
  // expected-remark@+1 {{stays a loop nest of 15 million multiply-adds on a device, about 1.5 ms of a core instead of 0.3 ms in a library: a library takes at most three windows and, but for the batch, sizes that are known, and the channels of a depthwise convolution first}}
  linalg.depthwise_conv_2d_nhwc_hwc ins(%d, %f : memref<12x32x32x64xf32>, memref<5x5x64xf32>) outs(%e : memref<12x28x28x64xf32>)
  return
}
