// Attention of heads that lie side by side in each token, between products, as in frameworks. On a GPU no copy brings them into another
// order (cuda-attention-halves.test).
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/attention_tokens.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

#rows = affine_map<(a, b, c, k) -> (a, b, k)>
#columns = affine_map<(a, b, c, k) -> (k, c)>
#turned = affine_map<(a, b, c, k) -> (c, k)>
#out = affine_map<(a, b, c, k) -> (a, b, c)>

func.func private @multiply(%x: tensor<?x16x32xbf16>, %w: tensor<32x24xbf16>, %n: index) -> tensor<?x16x24xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x16x24xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16x24xf32>) -> tensor<?x16x24xf32>
  %y = linalg.generic {indexing_maps = [#rows, #columns, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x16x32xbf16>, tensor<32x24xbf16>) outs(%f : tensor<?x16x24xf32>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32):
    %p = arith.extf %a : bf16 to f32
    %q = arith.extf %b : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x16x24xf32>
  return %y : tensor<?x16x24xf32>
}

func.func private @split(%x: tensor<?x16x32xbf16>, %n: index) -> tensor<?x4x16x8xbf16> {
  %heads = tensor.expand_shape %x [[0], [1], [2, 3]] output_shape [%n, 16, 4, 8] : tensor<?x16x32xbf16> into tensor<?x16x4x8xbf16>
  %e = tensor.empty(%n) : tensor<?x4x16x8xbf16>
  %y = linalg.transpose ins(%heads : tensor<?x16x4x8xbf16>) outs(%e : tensor<?x4x16x8xbf16>) permutation = [0, 2, 1, 3]
  return %y : tensor<?x4x16x8xbf16>
}

func.func private @join(%x: tensor<?x4x16x8xbf16>, %n: index) -> tensor<?x16x32xbf16> {
  %e = tensor.empty(%n) : tensor<?x16x4x8xbf16>
  %tokens = linalg.transpose ins(%x : tensor<?x4x16x8xbf16>) outs(%e : tensor<?x16x4x8xbf16>) permutation = [0, 2, 1, 3]
  %y = tensor.collapse_shape %tokens [[0], [1], [2, 3]] : tensor<?x16x4x8xbf16> into tensor<?x16x32xbf16>
  return %y : tensor<?x16x32xbf16>
}

func.func @step(%x: tensor<?x16x96xbf16> {dp.name = "x"}, %g: tensor<?x16x24xbf16> {dp.name = "g"}, %w: tensor<32x24xbf16> {dp.name = "w", dp.state})
    -> (tensor<?x16x24xf32> {jax.result_info = "y"}, tensor<?x16x24xf32> {jax.result_info = "dq"},
        tensor<?x16x24xf32> {jax.result_info = "dk"}, tensor<?x16x24xf32> {jax.result_info = "dv"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %n = tensor.dim %x, %c0 : tensor<?x16x96xbf16>
  %qt = tensor.extract_slice %x[0, 0, 0] [%n, 16, 32] [1, 1, 1] : tensor<?x16x96xbf16> to tensor<?x16x32xbf16>
  %kt = tensor.extract_slice %x[0, 0, 32] [%n, 16, 32] [1, 1, 1] : tensor<?x16x96xbf16> to tensor<?x16x32xbf16>
  %vt = tensor.extract_slice %x[0, 0, 64] [%n, 16, 32] [1, 1, 1] : tensor<?x16x96xbf16> to tensor<?x16x32xbf16>
  %q = func.call @split(%qt, %n) : (tensor<?x16x32xbf16>, index) -> tensor<?x4x16x8xbf16>
  %k = func.call @split(%kt, %n) : (tensor<?x16x32xbf16>, index) -> tensor<?x4x16x8xbf16>
  %v = func.call @split(%vt, %n) : (tensor<?x16x32xbf16>, index) -> tensor<?x4x16x8xbf16>
  %e = tensor.empty(%n) : tensor<?x4x16x8xbf16>
  %l = tensor.empty(%n) : tensor<?x4x16xf32>
  %o, %lse = dp.attention causal ins(%q, %k, %v : tensor<?x4x16x8xbf16>, tensor<?x4x16x8xbf16>, tensor<?x4x16x8xbf16>) scale 0.75
      outs(%e, %l : tensor<?x4x16x8xbf16>, tensor<?x4x16xf32>)
  %ot = func.call @join(%o, %n) : (tensor<?x4x16x8xbf16>, index) -> tensor<?x16x32xbf16>
  %y = func.call @multiply(%ot, %w, %n) : (tensor<?x16x32xbf16>, tensor<32x24xbf16>, index) -> tensor<?x16x24xf32>
  // The gradient of the output: that of a product.
  %ed = tensor.empty(%n) : tensor<?x16x32xbf16>
  %fd = linalg.fill ins(%zero : bf16) outs(%ed : tensor<?x16x32xbf16>) -> tensor<?x16x32xbf16>
  %d = linalg.generic {indexing_maps = [#rows, #turned, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%g, %w : tensor<?x16x24xbf16>, tensor<32x24xbf16>) outs(%fd : tensor<?x16x32xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: bf16):
    %m = arith.mulf %a, %b : bf16
    %s = arith.addf %c, %m : bf16
    linalg.yield %s : bf16
  } -> tensor<?x16x32xbf16>
  %dh = func.call @split(%d, %n) : (tensor<?x16x32xbf16>, index) -> tensor<?x4x16x8xbf16>
  %dq, %dk, %dv = dp.attention_gradient causal ins(%q, %k, %v, %o, %lse, %dh : tensor<?x4x16x8xbf16>, tensor<?x4x16x8xbf16>,
      tensor<?x4x16x8xbf16>, tensor<?x4x16x8xbf16>, tensor<?x4x16xf32>, tensor<?x4x16x8xbf16>) scale 0.75
      outs(%e, %e, %e : tensor<?x4x16x8xbf16>, tensor<?x4x16x8xbf16>, tensor<?x4x16x8xbf16>)
  %dqt = func.call @join(%dq, %n) : (tensor<?x4x16x8xbf16>, index) -> tensor<?x16x32xbf16>
  %dkt = func.call @join(%dk, %n) : (tensor<?x4x16x8xbf16>, index) -> tensor<?x16x32xbf16>
  %dvt = func.call @join(%dv, %n) : (tensor<?x4x16x8xbf16>, index) -> tensor<?x16x32xbf16>
  %rq = func.call @multiply(%dqt, %w, %n) : (tensor<?x16x32xbf16>, tensor<32x24xbf16>, index) -> tensor<?x16x24xf32>
  %rk = func.call @multiply(%dkt, %w, %n) : (tensor<?x16x32xbf16>, tensor<32x24xbf16>, index) -> tensor<?x16x24xf32>
  %rv = func.call @multiply(%dvt, %w, %n) : (tensor<?x16x32xbf16>, tensor<32x24xbf16>, index) -> tensor<?x16x24xf32>
  return %y, %rq, %rk, %rv : tensor<?x16x24xf32>, tensor<?x16x24xf32>, tensor<?x16x24xf32>, tensor<?x16x24xf32>
}
