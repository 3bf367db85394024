func.func @train(%w: tensor<6x4xf32> {dp.name="w", dp.state}, %k: tensor<f32> {dp.name="k", dp.state}, %x: tensor<?x6xf32> {dp.scatter = 0 : i64, dp.name="x"}, %lr: tensor<f32> {dp.name="lr"}) -> (tensor<6x4xf32> {dp.updates = 0 : i64}, tensor<f32> {dp.updates = 1 : i64}, tensor<f32> {dp.name="loss"}, tensor<?x4xf32> {dp.name="pred"}) {
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index %d = tensor.dim %x, %c0 : tensor<?x6xf32> %e = tensor.empty(%d) : tensor<?x4xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %m = linalg.matmul ins(%x, %w : tensor<?x6xf32>, tensor<6x4xf32>) outs(%i : tensor<?x4xf32>) -> tensor<?x4xf32>
  %s0 = tensor.empty() : tensor<f32>
  %s1 = linalg.fill ins(%z : f32) outs(%s0 : tensor<f32>) -> tensor<f32>
  %loss = linalg.reduce ins(%m : tensor<?x4xf32>) outs(%s1 : tensor<f32>) dimensions = [0, 1] (%a: f32, %b: f32) {
    %q = arith.addf %a, %b : f32
    linalg.yield %q : f32
  }
  %g0 = tensor.empty() : tensor<6x4xf32>
  %g1 = linalg.fill ins(%z : f32) outs(%g0 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(k,i)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types=["parallel","parallel","reduction"]} ins(%x, %m : tensor<?x6xf32>, tensor<?x4xf32>) outs(%g1 : tensor<6x4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %p = arith.mulf %a, %b : f32
      %q = arith.addf %c, %p : f32
      linalg.yield %q : f32
  } -> tensor<6x4xf32>
  %l = tensor.extract %lr[] : tensor<f32>
  %n = linalg.map ins(%w, %g : tensor<6x4xf32>, tensor<6x4xf32>) outs(%g0 : tensor<6x4xf32>) (%a: f32, %b: f32, %o: f32) {
    %p = arith.mulf %b, %l : f32
    %q = arith.subf %a, %p : f32
    linalg.yield %q : f32
  }
  %kk = tensor.extract %k[] : tensor<f32>
  %k2 = arith.addf %kk, %one : f32
  %k3 = tensor.from_elements %k2 : tensor<f32>
  return %n, %k3, %loss, %m : tensor<6x4xf32>, tensor<f32>, tensor<f32>, tensor<?x4xf32>
}
