// A step with products, their gradient and kernels on both sides of an all_reduce.
func.func @train_step(%w: tensor<6x4xf32> {dp.name = "w", dp.state}, %x: tensor<30x6xf32> {dp.name = "x"}, %y: tensor<30x4xf32> {dp.name = "y"})
    -> (tensor<6x4xf32> {dp.updates = 0 : i64}, tensor<f32> {dp.name = "loss"}) {
  %zero_products = arith.constant dense<0.0> : tensor<30x4xf32>
  %zero_sums = arith.constant dense<0.0> : tensor<30xf32>
  %zero_gradient = arith.constant dense<0.0> : tensor<6x4xf32>
  %zero_loss = arith.constant dense<0.0> : tensor<f32>
  %products = linalg.matmul ins(%x, %w : tensor<30x6xf32>, tensor<6x4xf32>) outs(%zero_products : tensor<30x4xf32>) -> tensor<30x4xf32>
  %exponentials = linalg.exp ins(%products : tensor<30x4xf32>) outs(%zero_products : tensor<30x4xf32>) -> tensor<30x4xf32>
  %sums = linalg.reduce { arith.addf } ins(%exponentials : tensor<30x4xf32>) outs(%zero_sums : tensor<30xf32>) dimensions = [1]
  %rows = linalg.broadcast ins(%sums : tensor<30xf32>) outs(%zero_products : tensor<30x4xf32>) dimensions = [1]
  %chances = linalg.div ins(%exponentials, %rows : tensor<30x4xf32>, tensor<30x4xf32>) outs(%zero_products : tensor<30x4xf32>) -> tensor<30x4xf32>
  %errors = linalg.sub ins(%chances, %y : tensor<30x4xf32>, tensor<30x4xf32>) outs(%zero_products : tensor<30x4xf32>) -> tensor<30x4xf32>
  %squares = linalg.square ins(%errors : tensor<30x4xf32>) outs(%zero_products : tensor<30x4xf32>) -> tensor<30x4xf32>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<30x4xf32>) outs(%zero_loss : tensor<f32>) dimensions = [0, 1]
  %gradient = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %errors : tensor<30x6xf32>, tensor<30x4xf32>) outs(%zero_gradient : tensor<6x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  } -> tensor<6x4xf32>
  %updated = linalg.sub ins(%w, %gradient : tensor<6x4xf32>, tensor<6x4xf32>) outs(%zero_gradient : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %updated, %loss : tensor<6x4xf32>, tensor<f32>
}
