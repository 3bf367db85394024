// A layer's forward and backward pass, as a framework exports a module under
// torch.nn.DataParallel: outputs by row, the loss, and the gradients of the
// parameters, which are not updated here.
//
// 10 rows are chunks of 3, 3, 3, 1 on 4 devices.
func.func @uneven(%w: tensor<3x2xf32>, %b: tensor<2xf32>, %x: tensor<10x3xf32> {dp.scatter = 0}, %y: tensor<10x2xf32> {dp.scatter = 0})
    -> (tensor<10x2xf32>, tensor<f32>, tensor<3x2xf32>, tensor<2xf32>) {
  %z = arith.constant dense<0.0> : tensor<10x2xf32>
  %zw = arith.constant dense<0.0> : tensor<3x2xf32>
  %zb = arith.constant dense<0.0> : tensor<2xf32>
  %zl = arith.constant dense<0.0> : tensor<f32>
  %rows = arith.constant dense<10.0> : tensor<10x2xf32>
  %e = tensor.empty() : tensor<10x2xf32>
  %p = linalg.matmul ins(%x, %w : tensor<10x3xf32>, tensor<3x2xf32>) outs(%z : tensor<10x2xf32>) -> tensor<10x2xf32>
  %bias = linalg.broadcast ins(%b : tensor<2xf32>) outs(%e : tensor<10x2xf32>) dimensions = [0]
  %o = arith.addf %p, %bias : tensor<10x2xf32>
  %d = arith.subf %o, %y : tensor<10x2xf32>
  %q = arith.mulf %d, %d : tensor<10x2xf32>
  %m = arith.divf %q, %rows : tensor<10x2xf32>
  %loss = linalg.reduce { arith.addf } ins(%m : tensor<10x2xf32>) outs(%zl : tensor<f32>) dimensions = [0, 1]
  %g = arith.divf %d, %rows : tensor<10x2xf32>
  %gw = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %g : tensor<10x3xf32>, tensor<10x2xf32>) outs(%zw : tensor<3x2xf32>) -> tensor<3x2xf32>
  %gb = linalg.reduce { arith.addf } ins(%g : tensor<10x2xf32>) outs(%zb : tensor<2xf32>) dimensions = [0]
  return %o, %loss, %gw, %gb : tensor<10x2xf32>, tensor<f32>, tensor<3x2xf32>, tensor<2xf32>
}

// 2 rows: on 3 devices and more, some have none.
func.func @few_rows(%w: tensor<3x2xf32>, %x: tensor<2x3xf32> {dp.scatter = 0}, %y: tensor<2x2xf32> {dp.scatter = 0})
    -> (tensor<2x2xf32>, tensor<f32>, tensor<3x2xf32>) {
  %z = arith.constant dense<0.0> : tensor<2x2xf32>
  %zw = arith.constant dense<0.0> : tensor<3x2xf32>
  %zl = arith.constant dense<0.0> : tensor<f32>
  %o = linalg.matmul ins(%x, %w : tensor<2x3xf32>, tensor<3x2xf32>) outs(%z : tensor<2x2xf32>) -> tensor<2x2xf32>
  %d = arith.subf %o, %y : tensor<2x2xf32>
  %q = arith.mulf %d, %d : tensor<2x2xf32>
  %loss = linalg.reduce { arith.addf } ins(%q : tensor<2x2xf32>) outs(%zl : tensor<f32>) dimensions = [0, 1]
  %gw = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %d : tensor<2x3xf32>, tensor<2x2xf32>) outs(%zw : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %o, %loss, %gw : tensor<2x2xf32>, tensor<f32>, tensor<3x2xf32>
}

// The batch is dimension 1 of the rows, of the outputs and of the mask.
func.func @columns(%w: tensor<2x3xf32>, %x: tensor<3x7xf32> {dp.scatter = 1}, %keep: tensor<2x7xi1> {dp.scatter = 1})
    -> (tensor<2x7xf32>, tensor<2x3xf32>) {
  %z = arith.constant dense<0.0> : tensor<2x7xf32>
  %zw = arith.constant dense<0.0> : tensor<2x3xf32>
  %p = linalg.matmul ins(%w, %x : tensor<2x3xf32>, tensor<3x7xf32>) outs(%z : tensor<2x7xf32>) -> tensor<2x7xf32>
  %o = arith.select %keep, %p, %z : tensor<2x7xi1>, tensor<2x7xf32>
  %gw = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%o, %x : tensor<2x7xf32>, tensor<3x7xf32>) outs(%zw : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %o, %gw : tensor<2x7xf32>, tensor<2x3xf32>
}
