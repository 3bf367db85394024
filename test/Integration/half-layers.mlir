// A layer in bf16 as JAX writes it, with batches of tokens: the bias is broadcast in two steps, a row op and the score of a label read
// sums that are rounded and widened again, and the weight's gradient is transposed. On a GPU the products write 16 bits, the bias is an
// epilogue, and nothing is copied. Small integers: all sums are exact.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/half_layers.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

#id2 = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>
#id = affine_map<(b, t, n) -> (b, t, n)>
#row = affine_map<(b, t, n) -> (b, t)>
#last = affine_map<(b, t, n) -> (n)>
#first = affine_map<(b, t, n) -> (0, 0, n)>
#a = affine_map<(b, t, n, k) -> (b, t, k)>
#b = affine_map<(b, t, n, k) -> (k, n)>
#c = affine_map<(b, t, n, k) -> (b, t, n)>
#gx = affine_map<(n, k, b, t) -> (b, t, k)>
#gh = affine_map<(n, k, b, t) -> (b, t, n)>
#gw = affine_map<(n, k, b, t) -> (n, k)>

func.func @step(%w: tensor<8x16xbf16> {dp.name = "w", dp.state}, %bias: tensor<16xbf16> {dp.name = "bias", dp.state},
    %u: tensor<16x40xbf16> {dp.name = "u", dp.state}, %x: tensor<?x5x8xbf16> {dp.name = "x"}, %label: tensor<?x5xi32> {dp.name = "label"})
    -> (tensor<?x5x16xf32> {dp.name = "r"}, tensor<?x5xf32> {dp.name = "most"}, tensor<?x5xf32> {dp.name = "score"},
        tensor<8x16xf32> {dp.name = "dw"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %zerof = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %n = tensor.dim %x, %c0 : tensor<?x5x8xbf16>

  // h = x w + bias
  %eh = tensor.empty(%n) : tensor<?x5x16xbf16>
  %fh = linalg.fill ins(%zero : bf16) outs(%eh : tensor<?x5x16xbf16>) -> tensor<?x5x16xbf16>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x5x8xbf16>, tensor<8x16xbf16>) outs(%fh : tensor<?x5x16xbf16>) {
  ^bb0(%i: bf16, %j: bf16, %o: bf16):
    %m = arith.mulf %i, %j : bf16
    %s = arith.addf %o, %m : bf16
    linalg.yield %s : bf16
  } -> tensor<?x5x16xbf16>
  %e1 = tensor.empty() : tensor<1x1x16xbf16>
  %b1 = linalg.generic {indexing_maps = [#last, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%bias : tensor<16xbf16>) outs(%e1 : tensor<1x1x16xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  } -> tensor<1x1x16xbf16>
  %b2 = linalg.generic {indexing_maps = [#first, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%b1 : tensor<1x1x16xbf16>) outs(%eh : tensor<?x5x16xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  } -> tensor<?x5x16xbf16>
  %h = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p, %b2 : tensor<?x5x16xbf16>, tensor<?x5x16xbf16>) outs(%eh : tensor<?x5x16xbf16>) {
  ^bb0(%i: bf16, %j: bf16, %o: bf16):
    %s = arith.addf %i, %j : bf16
    linalg.yield %s : bf16
  } -> tensor<?x5x16xbf16>

  // r = h less its rows' means, in f32
  %er = tensor.empty(%n) : tensor<?x5x16xf32>
  %wide = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%h : tensor<?x5x16xbf16>) outs(%er : tensor<?x5x16xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<?x5x16xf32>
  %es = tensor.empty(%n) : tensor<?x5xf32>
  %fs = linalg.fill ins(%zerof : f32) outs(%es : tensor<?x5xf32>) -> tensor<?x5xf32>
  %sums = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%wide : tensor<?x5x16xf32>) outs(%fs : tensor<?x5xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.addf %o, %i : f32
    linalg.yield %s : f32
  } -> tensor<?x5xf32>
  %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%wide, %sums : tensor<?x5x16xf32>, tensor<?x5xf32>) outs(%er : tensor<?x5x16xf32>) {
  ^bb0(%i: f32, %sum: f32, %o: f32):
    %sixteenth = arith.constant 0.0625 : f32
    %mean = arith.mulf %sum, %sixteenth : f32
    %s = arith.subf %i, %mean : f32
    linalg.yield %s : f32
  } -> tensor<?x5x16xf32>

  // z = h u, rounded; the largest of a row, and that of the label
  %ez = tensor.empty(%n) : tensor<?x5x40xbf16>
  %fz = linalg.fill ins(%zero : bf16) outs(%ez : tensor<?x5x40xbf16>) -> tensor<?x5x40xbf16>
  %z = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%h, %u : tensor<?x5x16xbf16>, tensor<16x40xbf16>) outs(%fz : tensor<?x5x40xbf16>) {
  ^bb0(%i: bf16, %j: bf16, %o: bf16):
    %m = arith.mulf %i, %j : bf16
    %s = arith.addf %o, %m : bf16
    linalg.yield %s : bf16
  } -> tensor<?x5x40xbf16>
  %ew = tensor.empty(%n) : tensor<?x5x40xf32>
  %zf = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%z : tensor<?x5x40xbf16>) outs(%ew : tensor<?x5x40xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<?x5x40xf32>
  %fm = linalg.fill ins(%least : f32) outs(%es : tensor<?x5xf32>) -> tensor<?x5xf32>
  %most = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%zf : tensor<?x5x40xf32>) outs(%fm : tensor<?x5xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.maximumf %o, %i : f32
    linalg.yield %s : f32
  } -> tensor<?x5xf32>
  %score = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%label : tensor<?x5xi32>) outs(%es : tensor<?x5xf32>) {
  ^bb0(%i: i32, %o: f32):
    %at = arith.index_cast %i : i32 to index
    %item = linalg.index 0 : index
    %token = linalg.index 1 : index
    %s = tensor.extract %zf[%item, %token, %at] : tensor<?x5x40xf32>
    linalg.yield %s : f32
  } -> tensor<?x5xf32>

  // dw = the transpose of the sum of h x over all tokens
  %eg = tensor.empty() : tensor<16x8xbf16>
  %fg = linalg.fill ins(%zero : bf16) outs(%eg : tensor<16x8xbf16>) -> tensor<16x8xbf16>
  %g = linalg.generic {indexing_maps = [#gh, #gx, #gw], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%h, %x : tensor<?x5x16xbf16>, tensor<?x5x8xbf16>) outs(%fg : tensor<16x8xbf16>) {
  ^bb0(%i: bf16, %j: bf16, %o: bf16):
    %m = arith.mulf %i, %j : bf16
    %s = arith.addf %o, %m : bf16
    linalg.yield %s : bf16
  } -> tensor<16x8xbf16>
  %et = tensor.empty() : tensor<8x16xf32>
  %dw = linalg.generic {indexing_maps = [#turned, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%g : tensor<16x8xbf16>) outs(%et : tensor<8x16xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x16xf32>
  return %r, %most, %score, %dw : tensor<?x5x16xf32>, tensor<?x5xf32>, tensor<?x5xf32>, tensor<8x16xf32>
}
