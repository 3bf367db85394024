// Examples are columns; their number and the length of their labels' rows are
// dynamic. The batch is dimension 1 of %x and of %y, 0 of %t. The new state is
// a sum over all, the loss divides by the number of columns of the whole batch.
#ij = affine_map<(d0, d1) -> (d0, d1)>
#i = affine_map<(d0, d1) -> (d0)>
#j = affine_map<(d0, d1) -> (d1)>
#none = affine_map<(d0, d1) -> ()>

func.func @step(
    %s: tensor<3xf32> {tf.aliasing_output = 0 : i32} loc("s"),
    %x: tensor<3x?xf32> {dp.scatter = 1} loc("x"),
    %t: tensor<?x?xf32> {dp.scatter = 0} loc("t"))
    -> (tensor<3xf32> {jax.result_info = "s"},
        tensor<f32> {jax.result_info = "loss"},
        tensor<3x?xf32> {jax.result_info = "y"}) {
  %zero = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<3x?xf32>
  %n32 = arith.index_cast %n : index to i32
  %count = arith.sitofp %n32 : i32 to f32
  // Each column's target: the sum of its row of %t.
  %e = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %target = linalg.generic {indexing_maps = [#ij, #i], iterator_types = ["parallel", "reduction"]}
      ins(%t : tensor<?x?xf32>) outs(%z : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %o, %a : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  %ey = tensor.empty(%n) : tensor<3x?xf32>
  %y = linalg.generic {indexing_maps = [#ij, #i, #j, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s, %target : tensor<3x?xf32>, tensor<3xf32>, tensor<?xf32>) outs(%ey : tensor<3x?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.subf %0, %c : f32
    linalg.yield %1 : f32
  } -> tensor<3x?xf32>
  %new = linalg.generic {indexing_maps = [#ij, #i], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<3x?xf32>) outs(%s : tensor<3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %rate = arith.constant 0.01 : f32
    %0 = arith.mulf %a, %rate : f32
    %1 = arith.subf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<3xf32>
  %es = tensor.empty() : tensor<f32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#ij, #none], iterator_types = ["reduction", "reduction"]}
      ins(%y : tensor<3x?xf32>) outs(%zs : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.divf %0, %count : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %new, %loss, %y : tensor<3xf32>, tensor<f32>, tensor<3x?xf32>
}
