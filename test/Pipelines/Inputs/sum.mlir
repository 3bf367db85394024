// The sum of all exponentials.
func.func @sum(%x: tensor<64x1024xf32> loc("x")) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x1024xf32>
  %y = linalg.exp ins(%x : tensor<64x1024xf32>)
      outs(%e : tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %s = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %r = linalg.reduce ins(%y : tensor<64x1024xf32>) outs(%f : tensor<f32>)
      dimensions = [0, 1]
      (%in: f32, %out: f32) {
        %a = arith.addf %in, %out : f32
        linalg.yield %a : f32
      }
  return %r : tensor<f32>
}
