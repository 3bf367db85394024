// The loss of a language model: logits of all positions but the last one, and
// labels of all but the first one, are collapsed to rows; the gradient of the
// slice has zeros at the last position. Batches of 13, 13 and 3 rows. On a GPU the
// slices are read and written where they lie.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/sliced_rows.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#one = affine_map<(i) -> (i)>
#none = affine_map<(i, j) -> ()>

func.func @step(%w: tensor<8x70xf32> {dp.name = "w", dp.state}, %x: tensor<?x4x8xf32> {dp.name = "x"}, %label: tensor<?x4xi64> {dp.name = "label"})
    -> (tensor<f32> {dp.name = "loss"}, tensor<?x4x8xf32> {dp.name = "dx"}, tensor<8x70xf32> {dp.updates = 0 : i64}) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %onef = arith.constant 1.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %rate = arith.constant 0.01 : f32
  %b = tensor.dim %x, %c0 : tensor<?x4x8xf32>
  %n = arith.muli %b, %c3 : index
  %all = arith.muli %b, %c4 : index
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x4x8xf32> into tensor<?x8xf32>
  %ze = tensor.empty(%all) : tensor<?x70xf32>
  %zf = linalg.fill ins(%zero : f32) outs(%ze : tensor<?x70xf32>) -> tensor<?x70xf32>
  %zr = linalg.matmul ins(%rows, %w : tensor<?x8xf32>, tensor<8x70xf32>) outs(%zf : tensor<?x70xf32>) -> tensor<?x70xf32>
  %z3 = tensor.expand_shape %zr [[0, 1], [2]] output_shape [%b, 4, 70] : tensor<?x70xf32> into tensor<?x4x70xf32>
  %zs = tensor.extract_slice %z3[0, 0, 0] [%b, 3, 70] [1, 1, 1] : tensor<?x4x70xf32> to tensor<?x3x70xf32>
  %z = tensor.collapse_shape %zs [[0, 1], [2]] : tensor<?x3x70xf32> into tensor<?x70xf32>
  %ls = tensor.extract_slice %label[0, 1] [%b, 3] [1, 1] : tensor<?x4xi64> to tensor<?x3xi64>
  %l = tensor.collapse_shape %ls [[0, 1]] : tensor<?x3xi64> into tensor<?xi64>

  %re = tensor.empty(%n) : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?x70xf32>
  %lowest = linalg.fill ins(%low : f32) outs(%re : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%z : tensor<?x70xf32>) outs(%lowest : tensor<?xf32>) {
    ^bb0(%in: f32, %o: f32):
      %m = arith.maximumf %in, %o : f32
      linalg.yield %m : f32
  } -> tensor<?xf32>
  %shifted = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%z, %max : tensor<?x70xf32>, tensor<?xf32>) outs(%e : tensor<?x70xf32>) {
    ^bb0(%in: f32, %q: f32, %o: f32):
      %m = arith.subf %in, %q : f32
      linalg.yield %m : f32
  } -> tensor<?x70xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%re : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%shifted : tensor<?x70xf32>) outs(%zeros : tensor<?xf32>) {
    ^bb0(%in: f32, %o: f32):
      %p = math.exp %in : f32
      %m = arith.addf %p, %o : f32
      linalg.yield %m : f32
  } -> tensor<?xf32>
  %log = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%sum : tensor<?xf32>) outs(%re : tensor<?xf32>) {
    ^bb0(%in: f32, %o: f32):
      %m = math.log %in : f32
      linalg.yield %m : f32
  } -> tensor<?xf32>
  %logp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%shifted, %log : tensor<?x70xf32>, tensor<?xf32>) outs(%e : tensor<?x70xf32>) {
    ^bb0(%in: f32, %q: f32, %o: f32):
      %m = arith.subf %in, %q : f32
      linalg.yield %m : f32
  } -> tensor<?x70xf32>

  // One-hot rows; the label -100 is that of no column.
  %hot = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%l : tensor<?xi64>) outs(%e : tensor<?x70xf32>) {
    ^bb0(%in: i64, %o: f32):
      %j = linalg.index 1 : index
      %i = arith.index_cast %in : i64 to index
      %c = arith.cmpi eq, %j, %i : index
      %t = arith.select %c, %onef, %zero : f32
      linalg.yield %t : f32
  } -> tensor<?x70xf32>
  %se = tensor.empty() : tensor<f32>
  %sz = linalg.fill ins(%zero : f32) outs(%se : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#id, #id, #none], iterator_types = ["reduction", "reduction"]}
      ins(%hot, %logp : tensor<?x70xf32>, tensor<?x70xf32>) outs(%sz : tensor<f32>) {
    ^bb0(%in: f32, %q: f32, %o: f32):
      %m = arith.mulf %in, %q : f32
      %s = arith.subf %o, %m : f32
      linalg.yield %s : f32
  } -> tensor<f32>
  %count = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%hot : tensor<?x70xf32>) outs(%zeros : tensor<?xf32>) {
    ^bb0(%in: f32, %o: f32):
      %m = arith.addf %in, %o : f32
      linalg.yield %m : f32
  } -> tensor<?xf32>
  %dl = linalg.generic {indexing_maps = [#id, #row, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%logp, %count, %hot : tensor<?x70xf32>, tensor<?xf32>, tensor<?x70xf32>) outs(%e : tensor<?x70xf32>) {
    ^bb0(%in: f32, %q: f32, %h: f32, %o: f32):
      %p = math.exp %in : f32
      %m = arith.mulf %p, %q : f32
      %s = arith.subf %m, %h : f32
      linalg.yield %s : f32
  } -> tensor<?x70xf32>
  %d3 = tensor.expand_shape %dl [[0, 1], [2]] output_shape [%b, 3, 70] : tensor<?x70xf32> into tensor<?x3x70xf32>
  %de = tensor.empty(%b) : tensor<?x4x70xf32>
  %df = linalg.fill ins(%zero : f32) outs(%de : tensor<?x4x70xf32>) -> tensor<?x4x70xf32>
  %dz = tensor.insert_slice %d3 into %df[0, 0, 0] [%b, 3, 70] [1, 1, 1] : tensor<?x3x70xf32> into tensor<?x4x70xf32>
  %dr = tensor.collapse_shape %dz [[0, 1], [2]] : tensor<?x4x70xf32> into tensor<?x70xf32>
  %we = tensor.empty() : tensor<8x70xf32>
  %wz = linalg.fill ins(%zero : f32) outs(%we : tensor<8x70xf32>) -> tensor<8x70xf32>
  %dw = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%rows, %dr : tensor<?x8xf32>, tensor<?x70xf32>) outs(%wz : tensor<8x70xf32>) -> tensor<8x70xf32>
  %xe = tensor.empty(%all) : tensor<?x8xf32>
  %xf = linalg.fill ins(%zero : f32) outs(%xe : tensor<?x8xf32>) -> tensor<?x8xf32>
  %dx = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%dr, %w : tensor<?x70xf32>, tensor<8x70xf32>) outs(%xf : tensor<?x8xf32>) -> tensor<?x8xf32>
  %dx3 = tensor.expand_shape %dx [[0, 1], [2]] output_shape [%b, 4, 8] : tensor<?x8xf32> into tensor<?x4x8xf32>
  %w1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%w, %dw : tensor<8x70xf32>, tensor<8x70xf32>) outs(%we : tensor<8x70xf32>) {
    ^bb0(%in: f32, %g: f32, %o: f32):
      %t = arith.mulf %g, %rate : f32
      %a = arith.subf %in, %t : f32
      linalg.yield %a : f32
  } -> tensor<8x70xf32>
  return %loss, %dx3, %w1 : tensor<f32>, tensor<?x4x8xf32>, tensor<8x70xf32>
}
