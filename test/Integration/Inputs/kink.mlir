// w becomes 0.9 w + 0.05 times the sum of the rows x with w . x > 0: a jump where w . x is 0.
func.func @train_step(
    %w: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("w"), %x: tensor<6x4xf32> loc("x"))
    -> (tensor<4xf32> {jax.result_info = "w"}, tensor<f32> {jax.result_info = "loss"}) {
  %zero = arith.constant 0.0 : f32
  %keep = arith.constant 0.9 : f32
  %rate = arith.constant 0.05 : f32
  %rows = arith.constant dense<0.0> : tensor<6xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %scalar = arith.constant dense<0.0> : tensor<f32>
  %y = linalg.matvec ins(%x, %w : tensor<6x4xf32>, tensor<4xf32>) outs(%rows : tensor<6xf32>) -> tensor<6xf32>
  %sum = linalg.generic {
      indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>, affine_map<(i, k) -> (k)>],
      iterator_types = ["reduction", "parallel"]}
      ins(%x, %y : tensor<6x4xf32>, tensor<6xf32>) outs(%none : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %on = arith.cmpf ogt, %b, %zero : f32
      %d = arith.select %on, %a, %zero : f32
      %e = arith.addf %c, %d : f32
      linalg.yield %e : f32
  } -> tensor<4xf32>
  %loss = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%y : tensor<6xf32>) outs(%scalar : tensor<f32>) {
    ^bb0(%a: f32, %c: f32):
      %d = arith.maximumf %a, %zero : f32
      %e = arith.addf %c, %d : f32
      linalg.yield %e : f32
  } -> tensor<f32>
  %new = linalg.generic {
      indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> (k)>],
      iterator_types = ["parallel"]}
      ins(%w, %sum : tensor<4xf32>, tensor<4xf32>) outs(%none : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %d = arith.mulf %a, %keep : f32
      %e = arith.mulf %b, %rate : f32
      %f = arith.addf %d, %e : f32
      linalg.yield %f : f32
  } -> tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<f32>
}
