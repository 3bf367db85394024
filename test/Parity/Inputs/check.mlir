// Reads at indices from the batch. A check of the graph refuses those
// that are too large, as PyTorch's does.
#r = affine_map<(d0) -> (d0)>

func.func @step(%s: tensor<3xf32> {tf.aliasing_output = 0 : i32} loc("s"),
                %x: tensor<?x3xf32> {dp.scatter = 0} loc("x"),
                %k: tensor<?xi64> {dp.scatter = 0} loc("k"))
    -> (tensor<3xf32> {jax.result_info = "s"}, tensor<?xf32> {jax.result_info = "y"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x3xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#r, #r], iterator_types = ["parallel"]}
      ins(%k : tensor<?xi64>) outs(%e : tensor<?xf32>) {
  ^bb0(%i: i64, %o: f32):
    %three = arith.constant 3 : i64
    %ok = arith.cmpi ult, %i, %three : i64
    cf.assert %ok, "index must be smaller than 3" loc("model.py":12:3)
    %place = arith.index_cast %i : i64 to index
    %v = tensor.extract %s[%place] : tensor<3xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %new = linalg.reduce { arith.addf } ins(%x : tensor<?x3xf32>) outs(%s : tensor<3xf32>) dimensions = [0]
  return %new, %y : tensor<3xf32>, tensor<?xf32>
}
