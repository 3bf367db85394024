// A step of linear regression: products, a reduction, an update.
func.func @train_step(
    %w: tensor<16x3xf32> {tf.aliasing_output = 0 : i32} loc("w"),
    %x: tensor<50x16xf32> loc("x"), %y: tensor<50x3xf32> loc("y"))
    -> (tensor<16x3xf32> {jax.result_info = "w"}, tensor<f32> {jax.result_info = "loss"},
        tensor<50x3xf32> {jax.result_info = "rest"}) {
  %z = arith.constant dense<0.0> : tensor<50x3xf32>
  %zw = arith.constant dense<0.0> : tensor<16x3xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %rate = arith.constant dense<0.001> : tensor<16x3xf32>
  %p = linalg.matmul ins(%x, %w : tensor<50x16xf32>, tensor<16x3xf32>) outs(%z : tensor<50x3xf32>) -> tensor<50x3xf32>
  %d = arith.subf %p, %y : tensor<50x3xf32>
  %g = linalg.generic {
      indexing_maps = [affine_map<(b, i, j) -> (b, i)>, affine_map<(b, i, j) -> (b, j)>, affine_map<(b, i, j) -> (i, j)>],
      iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%x, %d : tensor<50x16xf32>, tensor<50x3xf32>) outs(%zw : tensor<16x3xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %m = arith.mulf %a, %b : f32
      %s = arith.addf %c, %m : f32
      linalg.yield %s : f32
  } -> tensor<16x3xf32>
  %step = arith.mulf %g, %rate : tensor<16x3xf32>
  %new = arith.subf %w, %step : tensor<16x3xf32>
  %loss = linalg.generic {
      indexing_maps = [affine_map<(b, j) -> (b, j)>, affine_map<(b, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%d : tensor<50x3xf32>) outs(%zero : tensor<f32>) {
    ^bb0(%a: f32, %c: f32):
      %m = arith.mulf %a, %a : f32
      %s = arith.addf %c, %m : f32
      linalg.yield %s : f32
  } -> tensor<f32>
  return %new, %loss, %d : tensor<16x3xf32>, tensor<f32>, tensor<50x3xf32>
}
