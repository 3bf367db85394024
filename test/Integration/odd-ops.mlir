// Cases that compilers for sharded tensors tend to get wrong, in one graph of 8 rows:
// an argument that nothing uses, a term that no batch reaches, a captured scalar
// in a sharded reduction, an init value that counts once, a product and a
// maximum over the batch, a reduction with two results and a tie rule, a
// `(0, j)` map, `linalg.index` along the batch.
// 16 devices are more than there are rows.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/odd_ops.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t --devices 1,2,3,4,7,8,16 | FileCheck %s
// CHECK: all agree

#ij = affine_map<(d0, d1) -> (d0, d1)>
#j = affine_map<(d0, d1) -> (d1)>
#none = affine_map<(d0, d1) -> ()>

func.func @forward(
    %w: tensor<5xf32> {dp.state} loc("w"), %unused: tensor<3xf32> {dp.state} loc("unused"),
    %x: tensor<8x5xf32> loc("x"))
    -> (tensor<8x5xf32> {jax.result_info = "scaled"},
        tensor<f32> {jax.result_info = "loss"},
        tensor<f32> {jax.result_info = "penalty"},
        tensor<5xf32> {jax.result_info = "product"},
        tensor<5xf32> {jax.result_info = "largest"},
        tensor<5xi32> {jax.result_info = "where"},
        tensor<8x5xf32> {jax.result_info = "centered"}) {
  %zero = arith.constant 0.0 : f32
  %two = arith.constant 2.0 : f32
  %three = arith.constant 3.0 : f32
  %eight = arith.constant 8.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %minus1 = arith.constant -1 : i32
  %c0 = arith.constant 0 : index
  %ex = tensor.empty() : tensor<8x5xf32>
  %e5 = tensor.empty() : tensor<5xf32>
  %e5i = tensor.empty() : tensor<5xi32>
  %s = tensor.empty() : tensor<f32>

  // scaled[b, j] = w[0] x[b, j] + b
  %w0 = tensor.extract %w[%c0] : tensor<5xf32>
  %scaled = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x5xf32>) outs(%ex : tensor<8x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %b = linalg.index 0 : index
    %0 = arith.index_cast %b : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.mulf %a, %w0 : f32
    %3 = arith.addf %2, %1 : f32
    linalg.yield %3 : f32
  } -> tensor<8x5xf32>

  // penalty = w . w; loss = penalty + 3 + sum w[0] x^2
  %sum0 = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %sum3 = linalg.fill ins(%three : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %penalty = linalg.dot ins(%w, %w : tensor<5xf32>, tensor<5xf32>) outs(%sum0 : tensor<f32>) -> tensor<f32>
  %fit = linalg.generic {indexing_maps = [#ij, #none], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<8x5xf32>) outs(%sum3 : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.mulf %0, %w0 : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  %loss = linalg.add ins(%fit, %penalty : tensor<f32>, tensor<f32>) outs(%s : tensor<f32>) -> tensor<f32>

  // product[j] = 2 prod_b (x[b, j] + 2)
  %p0 = linalg.fill ins(%two : f32) outs(%e5 : tensor<5xf32>) -> tensor<5xf32>
  %product = linalg.generic {indexing_maps = [#ij, #j], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<8x5xf32>) outs(%p0 : tensor<5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %two : f32
    %1 = arith.mulf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5xf32>

  // (max, argmax) over the batch of round-to-half values, the first row of a tie
  %m0 = linalg.fill ins(%lowest : f32) outs(%e5 : tensor<5xf32>) -> tensor<5xf32>
  %i0 = linalg.fill ins(%minus1 : i32) outs(%e5i : tensor<5xi32>) -> tensor<5xi32>
  %rounded = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x5xf32>) outs(%ex : tensor<8x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %two : f32
    %1 = math.floor %0 : f32
    linalg.yield %1 : f32
  } -> tensor<8x5xf32>
  %ei = tensor.empty() : tensor<8xi32>
  %iota = linalg.generic {indexing_maps = [affine_map<(b) -> (b)>], iterator_types = ["parallel"]}
      outs(%ei : tensor<8xi32>) {
  ^bb0(%o: i32):
    %b = linalg.index 0 : index
    %0 = arith.index_cast %b : index to i32
    linalg.yield %0 : i32
  } -> tensor<8xi32>
  %largest:2 = linalg.generic {indexing_maps = [#ij, affine_map<(b, j) -> (b)>, #j, #j],
                               iterator_types = ["reduction", "parallel"]}
      ins(%rounded, %iota : tensor<8x5xf32>, tensor<8xi32>)
      outs(%m0, %i0 : tensor<5xf32>, tensor<5xi32>) {
  ^bb0(%a: f32, %b: i32, %m: f32, %i: i32):
    %gt = arith.cmpf ogt, %a, %m : f32
    %eq = arith.cmpf oeq, %a, %m : f32
    %lt = arith.cmpi slt, %b, %i : i32
    %tie = arith.andi %eq, %lt : i1
    %take = arith.ori %gt, %tie : i1
    %0 = arith.select %take, %a, %m : f32
    %1 = arith.select %take, %b, %i : i32
    linalg.yield %0, %1 : f32, i32
  } -> (tensor<5xf32>, tensor<5xi32>)

  // centered[b, j] = x[b, j] - mean[0, j]
  %z5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<5xf32>) -> tensor<5xf32>
  %total = linalg.reduce ins(%x : tensor<8x5xf32>) outs(%z5 : tensor<5xf32>) dimensions = [0]
    (%a: f32, %o: f32) {
      %0 = arith.addf %a, %o : f32
      linalg.yield %0 : f32
    }
  %mean = tensor.expand_shape %total [[0, 1]] output_shape [1, 5] : tensor<5xf32> into tensor<1x5xf32>
  %centered = linalg.generic {indexing_maps = [#ij, affine_map<(d0, d1) -> (0, d1)>, #ij],
                              iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean : tensor<8x5xf32>, tensor<1x5xf32>) outs(%ex : tensor<8x5xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.divf %b, %eight : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<8x5xf32>

  return %scaled, %loss, %penalty, %product, %largest#0, %largest#1, %centered
      : tensor<8x5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xi32>,
        tensor<8x5xf32>
}
