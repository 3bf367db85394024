// Layers as autocast writes them: f32 weights and activations that are rounded to
// bf16 for a product and a bias, reshapes between casts and their users; rows
// times a vector, two sums of the columns of one tensor, the sum of a one-hot row,
// heads that are exchanged, and the gradient of a slice. Batches of 13, 13 and 3
// rows; on the host and on a GPU, where these are few kernels.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/mixed_layers.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// RUN: %python %integration/run_program.py %s %integration/Inputs/mixed_layers.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --compile-options=--no-excess-precision --work %t.each --devices 1,3 | FileCheck %s
// CHECK: all agree

#id = affine_map<(i, j) -> (i, j)>
#last = affine_map<(i, j) -> (j)>
#first = affine_map<(i, j) -> (i)>
#one = affine_map<(i) -> (i)>
#all = affine_map<(b, t, j) -> (b, t, j)>
#row = affine_map<(b, t, j) -> (b, t)>
#column = affine_map<(b, t, j) -> (j)>
#head = affine_map<(b, h, t, d) -> (b, t, h, d)>
#out = affine_map<(b, h, t, d) -> (b, h, t, d)>

func.func @step(%w: tensor<64x96xf32> {dp.name = "w", dp.state}, %bias: tensor<96xf32> {dp.name = "bias", dp.state},
    %gamma: tensor<96xf32> {dp.name = "gamma", dp.state}, %x: tensor<?x4x64xf32> {dp.name = "x"}, %label: tensor<?xi64> {dp.name = "label"})
    -> (tensor<96xf32> {dp.name = "bias1"}, tensor<96xf32> {dp.name = "gamma1"}, tensor<64x96xf32> {dp.name = "w1"},
        tensor<?x4x96xbf16> {dp.name = "h"}, tensor<?x4xf32> {dp.name = "s"}, tensor<?xf32> {dp.name = "hot"},
        tensor<?x6x4x16xf32> {dp.name = "heads"}, tensor<?x4x96xf32> {dp.name = "padded"}) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %onef = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %small = arith.constant 0.001 : f32
  %b = tensor.dim %x, %c0 : tensor<?x4x64xf32>
  %n = arith.muli %b, %c4 : index

  // h = bf16(x) bf16(w) + bf16(bias), on rows of [b * 4, 64].
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x4x64xf32> into tensor<?x64xf32>
  %xe = tensor.empty(%n) : tensor<?x64xbf16>
  %xh = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%rows : tensor<?x64xf32>) outs(%xe : tensor<?x64xbf16>) {
    ^bb0(%in: f32, %o: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<?x64xbf16>
  %we = tensor.empty() : tensor<64x96xbf16>
  %wh = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<64x96xf32>) outs(%we : tensor<64x96xbf16>) {
    ^bb0(%in: f32, %o: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<64x96xbf16>
  %be = tensor.empty() : tensor<96xbf16>
  %bh = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%bias : tensor<96xf32>) outs(%be : tensor<96xbf16>) {
    ^bb0(%in: f32, %o: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<96xbf16>
  %pe = tensor.empty(%n) : tensor<?x96xf32>
  %pz = linalg.fill ins(%zero : f32) outs(%pe : tensor<?x96xf32>) -> tensor<?x96xf32>
  %p = linalg.matmul ins(%xh, %wh : tensor<?x64xbf16>, tensor<64x96xbf16>) outs(%pz : tensor<?x96xf32>) -> tensor<?x96xf32>
  %re = tensor.empty(%n) : tensor<?x96xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x96xf32>) outs(%re : tensor<?x96xbf16>) {
    ^bb0(%in: f32, %o: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<?x96xbf16>
  %hr = linalg.generic {indexing_maps = [#last, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%bh, %r : tensor<96xbf16>, tensor<?x96xbf16>) outs(%re : tensor<?x96xbf16>) {
    ^bb0(%l: bf16, %q: bf16, %o: bf16):
      %t = arith.addf %l, %q : bf16
      linalg.yield %t : bf16
  } -> tensor<?x96xbf16>
  %h = tensor.expand_shape %hr [[0, 1], [2]] output_shape [%b, 4, 96] : tensor<?x96xbf16> into tensor<?x4x96xbf16>

  // g = f32(h), extended before a reshape; s = g gamma, rows times a vector.
  %ge = tensor.empty(%n) : tensor<?x96xf32>
  %gr = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%hr : tensor<?x96xbf16>) outs(%ge : tensor<?x96xf32>) {
    ^bb0(%in: bf16, %o: f32):
      %t = arith.extf %in : bf16 to f32
      linalg.yield %t : f32
  } -> tensor<?x96xf32>
  %g = tensor.expand_shape %gr [[0, 1], [2]] output_shape [%b, 4, 96] : tensor<?x96xf32> into tensor<?x4x96xf32>
  %se = tensor.empty(%b) : tensor<?x4xf32>
  %sz = linalg.fill ins(%zero : f32) outs(%se : tensor<?x4xf32>) -> tensor<?x4xf32>
  %s = linalg.generic {indexing_maps = [#all, #column, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%g, %gamma : tensor<?x4x96xf32>, tensor<96xf32>) outs(%sz : tensor<?x4xf32>) {
    ^bb0(%l: f32, %q: f32, %o: f32):
      %t = arith.mulf %l, %q : f32
      %a = arith.addf %o, %t : f32
      linalg.yield %a : f32
  } -> tensor<?x4xf32>

  // Two sums of the columns of g.
  %ce = tensor.empty() : tensor<96xf32>
  %cz = linalg.fill ins(%zero : f32) outs(%ce : tensor<96xf32>) -> tensor<96xf32>
  %db = linalg.generic {indexing_maps = [#all, #column], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%g : tensor<?x4x96xf32>) outs(%cz : tensor<96xf32>) {
    ^bb0(%l: f32, %o: f32):
      %a = arith.addf %o, %l : f32
      linalg.yield %a : f32
  } -> tensor<96xf32>
  %dg = linalg.generic {indexing_maps = [#all, #row, #column], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%g, %s : tensor<?x4x96xf32>, tensor<?x4xf32>) outs(%cz : tensor<96xf32>) {
    ^bb0(%l: f32, %q: f32, %o: f32):
      %d = arith.subf %l, %q : f32
      %t = arith.mulf %d, %q : f32
      %a = arith.addf %o, %t : f32
      linalg.yield %a : f32
  } -> tensor<96xf32>
  %bias1 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%bias, %db : tensor<96xf32>, tensor<96xf32>) outs(%ce : tensor<96xf32>) {
    ^bb0(%l: f32, %q: f32, %o: f32):
      %t = arith.mulf %q, %small : f32
      %a = arith.subf %l, %t : f32
      linalg.yield %a : f32
  } -> tensor<96xf32>
  %gamma1 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%gamma, %dg : tensor<96xf32>, tensor<96xf32>) outs(%ce : tensor<96xf32>) {
    ^bb0(%l: f32, %q: f32, %o: f32):
      %t = arith.mulf %q, %small : f32
      %a = arith.subf %l, %t : f32
      linalg.yield %a : f32
  } -> tensor<96xf32>

  // The gradient of w: a product of 16-bit factors that is rounded and extended.
  %ve = tensor.empty() : tensor<64x96xf32>
  %vz = linalg.fill ins(%zero : f32) outs(%ve : tensor<64x96xf32>) -> tensor<64x96xf32>
  %v = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%xh, %hr : tensor<?x64xbf16>, tensor<?x96xbf16>) outs(%vz : tensor<64x96xf32>) -> tensor<64x96xf32>
  %vh = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%v : tensor<64x96xf32>) outs(%we : tensor<64x96xbf16>) {
    ^bb0(%in: f32, %o: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<64x96xbf16>
  %w1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%w, %vh : tensor<64x96xf32>, tensor<64x96xbf16>) outs(%ve : tensor<64x96xf32>) {
    ^bb0(%l: f32, %q: bf16, %o: f32):
      %e = arith.extf %q : bf16 to f32
      %t = arith.mulf %e, %small : f32
      %a = arith.subf %l, %t : f32
      linalg.yield %a : f32
  } -> tensor<64x96xf32>

  // The sum of rows that have one number each, if the label is that of a column.
  %ye = tensor.empty(%b) : tensor<?xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<?xf32>) -> tensor<?xf32>
  %g0 = tensor.extract_slice %s[0, 0] [%b, 1] [1, 1] : tensor<?x4xf32> to tensor<?xf32>
  %oe = tensor.empty(%b) : tensor<?x7xf32>
  %onehot = linalg.generic {indexing_maps = [#first, #first, #id], iterator_types = ["parallel", "parallel"]}
      ins(%label, %g0 : tensor<?xi64>, tensor<?xf32>) outs(%oe : tensor<?x7xf32>) {
    ^bb0(%l: i64, %q: f32, %o: f32):
      %j = linalg.index 1 : index
      %i = arith.index_cast %l : i64 to index
      %c = arith.cmpi eq, %j, %i : index
      %t = arith.select %c, %two, %zero : f32
      %m = arith.mulf %t, %q : f32
      linalg.yield %m : f32
  } -> tensor<?x7xf32>
  %hot = linalg.generic {indexing_maps = [#id, #first], iterator_types = ["parallel", "reduction"]}
      ins(%onehot : tensor<?x7xf32>) outs(%yz : tensor<?xf32>) {
    ^bb0(%l: f32, %o: f32):
      %a = arith.addf %l, %o : f32
      linalg.yield %a : f32
  } -> tensor<?xf32>

  // Heads that are exchanged and also read in their own order, without the last
  // one of four rows.
  %g4 = tensor.expand_shape %g [[0], [1], [2, 3]] output_shape [%b, 4, 6, 16] : tensor<?x4x96xf32> into tensor<?x4x6x16xf32>
  %te = tensor.empty(%b) : tensor<?x4x6x16xf32>
  %t4 = linalg.generic {indexing_maps = [#out, affine_map<(b, t, h, d) -> (b, t)>, #out],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%g4, %s : tensor<?x4x6x16xf32>, tensor<?x4xf32>) outs(%te : tensor<?x4x6x16xf32>) {
    ^bb0(%l: f32, %q: f32, %o: f32):
      %m = arith.mulf %q, %q : f32
      %a = arith.addf %m, %onef : f32
      %f = arith.divf %l, %a : f32
      linalg.yield %f : f32
  } -> tensor<?x4x6x16xf32>
  %he = tensor.empty(%b) : tensor<?x6x4x16xf32>
  %heads = linalg.generic {indexing_maps = [#head, #out], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%t4 : tensor<?x4x6x16xf32>) outs(%he : tensor<?x6x4x16xf32>) {
    ^bb0(%l: f32, %o: f32):
      linalg.yield %l : f32
  } -> tensor<?x6x4x16xf32>
  %t3 = tensor.collapse_shape %t4 [[0], [1], [2, 3]] : tensor<?x4x6x16xf32> into tensor<?x4x96xf32>
  %part = tensor.extract_slice %t3[0, 0, 0] [%b, 3, 96] [1, 1, 1] : tensor<?x4x96xf32> to tensor<?x3x96xf32>
  %qe = tensor.empty(%b) : tensor<?x3x96xf32>
  %scaled = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%part : tensor<?x3x96xf32>) outs(%qe : tensor<?x3x96xf32>) {
    ^bb0(%l: f32, %o: f32):
      %m = arith.mulf %l, %two : f32
      linalg.yield %m : f32
  } -> tensor<?x3x96xf32>
  %de = tensor.empty(%b) : tensor<?x4x96xf32>
  %dz = linalg.fill ins(%zero : f32) outs(%de : tensor<?x4x96xf32>) -> tensor<?x4x96xf32>
  %padded = tensor.insert_slice %scaled into %dz[0, 0, 0] [%b, 3, 96] [1, 1, 1] : tensor<?x3x96xf32> into tensor<?x4x96xf32>
  return %bias1, %gamma1, %w1, %h, %s, %hot, %heads, %padded : tensor<96xf32>, tensor<96xf32>, tensor<64x96xf32>, tensor<?x4x96xbf16>,
      tensor<?x4xf32>, tensor<?xf32>, tensor<?x6x4x16xf32>, tensor<?x4x96xf32>
}
