// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -verify-diagnostics -o /dev/null

// What stays a kernel of a GPU, and why; a library multiplies 16-bit factors
// of one type.

func.func private @products(%x: memref<256x512xbf16>, %w: memref<512x128xbf16>, %v: memref<512x128xf16>, %i: memref<256x512xf16>,
    %y: memref<256x128xf32>, %n: memref<256x128xbf16>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<256x512xbf16>, placement = replicated, role = input>,
        <name = "w", type = tensor<512x128xbf16>, placement = replicated, role = input>,
        <name = "v", type = tensor<512x128xf16>, placement = replicated, role = input>,
        <name = "i", type = tensor<256x512xf16>, placement = replicated, role = input>,
        <name = "y", type = tensor<256x128xf32>, placement = replicated, role = input>,
        <name = "n", type = tensor<256x128xbf16>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.matmul ins(%x, %w : memref<256x512xbf16>, memref<512x128xbf16>) outs(%y : memref<256x128xf32>)
  // expected-remark@+1 {{linalg.matmul stays a kernel of 17 million multiply-adds on a device, without tensor cores: it has elements of bf16, and libraries compute products of f32 and of f64, also of two factors of one 16-bit type if the sum is in f32}}
  linalg.matmul ins(%x, %v : memref<256x512xbf16>, memref<512x128xf16>) outs(%y : memref<256x128xf32>)
  // expected-remark@+1 {{linalg.matmul stays a kernel of 17 million multiply-adds on a device, without tensor cores: it has elements of bf16, and libraries}}
  linalg.matmul ins(%x, %w : memref<256x512xbf16>, memref<512x128xbf16>) outs(%n : memref<256x128xbf16>)
  // expected-remark@+1 {{linalg.generic stays a kernel of 17 million multiply-adds on a device, without tensor cores: it computes more than a sum of products of its two operands; compute the factors in ops of their own}}
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%i, %v : memref<256x512xf16>, memref<512x128xf16>) outs(%y : memref<256x128xf32>) {
    ^bb0(%l: f16, %r: f16, %out: f32):
      %lw = arith.extf %l : f16 to f32
      %rw = arith.extf %r : f16 to f32
      %e = math.absf %lw : f32
      %m = arith.mulf %e, %rw : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  return
}
