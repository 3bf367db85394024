func.func @f(%w: tensor<2xf32> {dp.name = "w", dp.state}, %x: tensor<2xf32> {dp.name = "x"})
    -> (tensor<2xf32> {dp.name = "w", dp.updates = 0 : i64}, tensor<2xf32> {dp.name = "y"}) {
  return %w, %x : tensor<2xf32>, tensor<2xf32>
}
