func.func @step(%q: tensor<4x2x8x8xbf16> {dp.name = "q", dp.scatter = 0 : i64}, %k: tensor<4x2x16x8xbf16> {dp.name = "k", dp.scatter = 0 : i64},
                %v: tensor<4x2x16x8xbf16> {dp.name = "v", dp.scatter = 0 : i64}) -> (tensor<4x2x8x8xbf16> {dp.name = "o"}) {
  %e = tensor.empty() : tensor<4x2x8x8xbf16>
  %f = tensor.empty() : tensor<4x2x8xf32>
  %o, %l = dp.attention ins(%q, %k, %v : tensor<4x2x8x8xbf16>, tensor<4x2x16x8xbf16>, tensor<4x2x16x8xbf16>) scale 0.25
      outs(%e, %f : tensor<4x2x8x8xbf16>, tensor<4x2x8xf32>)
  return %o : tensor<4x2x8x8xbf16>
}
