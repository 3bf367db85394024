// A classifier of 1030 words in bf16 and its gradient: on a GPU the rows of the scores and of their gradients begin at 1032 elements
// (dp-align-rows), and products, row ops and reads of single elements read and write them there. Small integers: all sums are exact.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/aligned_rows.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

#a = affine_map<(b, t, n, k) -> (b, t, k)>
#b = affine_map<(b, t, n, k) -> (k, n)>
#c = affine_map<(b, t, n, k) -> (b, t, n)>
#id = affine_map<(b, t, n) -> (b, t, n)>
#row = affine_map<(b, t, n) -> (b, t)>
#last = affine_map<(b, t, n) -> (n)>
#word = affine_map<(n, b, t) -> (n)>
#words = affine_map<(n, b, t) -> (b, t, n)>
#gh = affine_map<(k, n, b, t) -> (b, t, k)>
#gz = affine_map<(k, n, b, t) -> (b, t, n)>
#gu = affine_map<(k, n, b, t) -> (k, n)>
#dz = affine_map<(b, t, k, n) -> (b, t, n)>
#du = affine_map<(b, t, k, n) -> (k, n)>
#dh = affine_map<(b, t, k, n) -> (b, t, k)>

func.func @step(%u: tensor<24x1030xbf16> {dp.name = "u", dp.state}, %bias: tensor<1030xbf16> {dp.name = "bias", dp.state},
    %h: tensor<?x5x24xbf16> {dp.name = "h"}, %label: tensor<?x5xi32> {dp.name = "label"})
    -> (tensor<?x5xf32> {dp.name = "most"}, tensor<?x5xf32> {dp.name = "score"}, tensor<24x1030xf32> {dp.name = "du"},
        tensor<1030xf32> {dp.name = "dbias"}, tensor<?x5x24xf32> {dp.name = "dh"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %zerof = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %n = tensor.dim %h, %c0 : tensor<?x5x24xbf16>

  // z = h u + bias
  %ez = tensor.empty(%n) : tensor<?x5x1030xbf16>
  %fz = linalg.fill ins(%zero : bf16) outs(%ez : tensor<?x5x1030xbf16>) -> tensor<?x5x1030xbf16>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%h, %u : tensor<?x5x24xbf16>, tensor<24x1030xbf16>) outs(%fz : tensor<?x5x1030xbf16>) {
  ^bb0(%i: bf16, %j: bf16, %o: bf16):
    %m = arith.mulf %i, %j : bf16
    %s = arith.addf %o, %m : bf16
    linalg.yield %s : bf16
  } -> tensor<?x5x1030xbf16>
  %z = linalg.generic {indexing_maps = [#id, #last, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p, %bias : tensor<?x5x1030xbf16>, tensor<1030xbf16>) outs(%ez : tensor<?x5x1030xbf16>) {
  ^bb0(%i: bf16, %j: bf16, %o: bf16):
    %s = arith.addf %i, %j : bf16
    linalg.yield %s : bf16
  } -> tensor<?x5x1030xbf16>

  // The largest of a row, and a label's.
  %er = tensor.empty(%n) : tensor<?x5xf32>
  %fm = linalg.fill ins(%least : f32) outs(%er : tensor<?x5xf32>) -> tensor<?x5xf32>
  %most = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%z : tensor<?x5x1030xbf16>) outs(%fm : tensor<?x5xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %w = arith.extf %i : bf16 to f32
    %m = arith.maximumf %o, %w : f32
    linalg.yield %m : f32
  } -> tensor<?x5xf32>
  %id2 = linalg.generic {indexing_maps = [affine_map<(b, t) -> (b, t)>, affine_map<(b, t) -> (b, t)>], iterator_types = ["parallel", "parallel"]}
      ins(%label : tensor<?x5xi32>) outs(%er : tensor<?x5xf32>) {
  ^bb0(%l: i32, %o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = arith.index_cast %l : i32 to index
    %e = tensor.extract %z[%i0, %i1, %i2] : tensor<?x5x1030xbf16>
    %w = arith.extf %e : bf16 to f32
    linalg.yield %w : f32
  } -> tensor<?x5xf32>

  // g = 1 where a score is the largest, 2 less at the label
  %g = linalg.generic {indexing_maps = [#id, #row, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%z, %most, %label : tensor<?x5x1030xbf16>, tensor<?x5xf32>, tensor<?x5xi32>) outs(%ez : tensor<?x5x1030xbf16>) {
  ^bb0(%i: bf16, %m: f32, %l: i32, %o: bf16):
    %one = arith.constant 1.0 : f32
    %two = arith.constant 2.0 : f32
    %at = linalg.index 2 : index
    %li = arith.index_cast %l : i32 to index
    %w = arith.extf %i : bf16 to f32
    %is = arith.cmpf oeq, %w, %m : f32
    %a = arith.select %is, %one, %zerof : f32
    %lab = arith.cmpi eq, %at, %li : index
    %b = arith.select %lab, %two, %zerof : f32
    %d = arith.subf %a, %b : f32
    %r = arith.truncf %d : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<?x5x1030xbf16>

  // du = h' g, dbias, dh = g u'
  %eu = tensor.empty() : tensor<24x1030xbf16>
  %fu = linalg.fill ins(%zero : bf16) outs(%eu : tensor<24x1030xbf16>) -> tensor<24x1030xbf16>
  %dun = linalg.generic {indexing_maps = [#gh, #gz, #gu], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%h, %g : tensor<?x5x24xbf16>, tensor<?x5x1030xbf16>) outs(%fu : tensor<24x1030xbf16>) {
  ^bb0(%i: bf16, %j: bf16, %o: bf16):
    %m = arith.mulf %i, %j : bf16
    %s = arith.addf %o, %m : bf16
    linalg.yield %s : bf16
  } -> tensor<24x1030xbf16>
  %du = arith.extf %dun : tensor<24x1030xbf16> to tensor<24x1030xf32>
  %eb = tensor.empty() : tensor<1030xf32>
  %fb = linalg.fill ins(%zerof : f32) outs(%eb : tensor<1030xf32>) -> tensor<1030xf32>
  %dbias = linalg.generic {indexing_maps = [#words, #word], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%g : tensor<?x5x1030xbf16>) outs(%fb : tensor<1030xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %w = arith.extf %i : bf16 to f32
    %s = arith.addf %o, %w : f32
    linalg.yield %s : f32
  } -> tensor<1030xf32>
  %eh = tensor.empty(%n) : tensor<?x5x24xbf16>
  %fh = linalg.fill ins(%zero : bf16) outs(%eh : tensor<?x5x24xbf16>) -> tensor<?x5x24xbf16>
  %dhn = linalg.generic {indexing_maps = [#dz, #du, #dh], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%g, %u : tensor<?x5x1030xbf16>, tensor<24x1030xbf16>) outs(%fh : tensor<?x5x24xbf16>) {
  ^bb0(%i: bf16, %j: bf16, %o: bf16):
    %m = arith.mulf %i, %j : bf16
    %s = arith.addf %o, %m : bf16
    linalg.yield %s : bf16
  } -> tensor<?x5x24xbf16>
  %dh = arith.extf %dhn : tensor<?x5x24xbf16> to tensor<?x5x24xf32>
  return %most, %id2, %du, %dbias, %dh : tensor<?x5xf32>, tensor<?x5xf32>, tensor<24x1030xf32>, tensor<1030xf32>, tensor<?x5x24xf32>
}
