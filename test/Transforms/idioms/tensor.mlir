// tensor: shapes, slices, pads, gathers and elements.
func.func @slices(%x: tensor<8x6xf32>, %y: tensor<4x3xf32>, %i: index) -> (tensor<4x3xf32>, tensor<8x6xf32>, tensor<3xf32>) {
  %0 = tensor.extract_slice %x[0, 1] [4, 3] [2, 2] : tensor<8x6xf32> to tensor<4x3xf32>
  %1 = tensor.insert_slice %y into %x[%i, 1] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<8x6xf32>
  %2 = tensor.extract_slice %x[%i, 0] [1, 3] [1, 1] : tensor<8x6xf32> to tensor<3xf32>
  return %0, %1, %2 : tensor<4x3xf32>, tensor<8x6xf32>, tensor<3xf32>
}
// -----
func.func @dynamic_slices(%x: tensor<?x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c1 : tensor<?x?xf32>
  %0 = tensor.extract_slice %x[%n, %c0] [%m, %d] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = tensor.rank %x : tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %x[%r, 0] [%m, %d] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @reshapes(%x: tensor<8x6xf32>, %s: tensor<2xindex>) -> (tensor<48xf32>, tensor<2x4x6xf32>, tensor<?x?xf32>, tensor<8x2x3xf32>) {
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<8x6xf32> into tensor<48xf32>
  %1 = tensor.expand_shape %x [[0, 1], [2]] output_shape [2, 4, 6] : tensor<8x6xf32> into tensor<2x4x6xf32>
  %2 = tensor.reshape %x(%s) : (tensor<8x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = tensor.expand_shape %x [[0], [1, 2]] output_shape [8, 2, 3] : tensor<8x6xf32> into tensor<8x2x3xf32>
  return %0, %1, %2, %3 : tensor<48xf32>, tensor<2x4x6xf32>, tensor<?x?xf32>, tensor<8x2x3xf32>
}
// -----
func.func @dynamic_expand(%x: tensor<?xf32>, %n: index) -> tensor<?x4xf32> {
  %0 = tensor.expand_shape %x [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// -----
func.func @unit_dims(%x: tensor<8x6xf32>) -> (tensor<1x8x1x6xf32>, tensor<8x6xf32>) {
  %0 = tensor.expand_shape %x [[0, 1], [2, 3]] output_shape [1, 8, 1, 6] : tensor<8x6xf32> into tensor<1x8x1x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2], [3]] : tensor<1x8x1x6xf32> into tensor<8x6xf32>
  return %0, %1 : tensor<1x8x1x6xf32>, tensor<8x6xf32>
}
// -----
func.func @pads(%x: tensor<8x6xf32>, %l: index, %v: f32) -> (tensor<8x9xf32>, tensor<?x6xf32>) {
  %0 = tensor.pad %x low[0, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<8x6xf32> to tensor<8x9xf32>
  %1 = tensor.pad %x low[%l, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    %a = arith.index_cast %j : index to i32
    %b = arith.sitofp %a : i32 to f32
    tensor.yield %b : f32
  } : tensor<8x6xf32> to tensor<?x6xf32>
  return %0, %1 : tensor<8x9xf32>, tensor<?x6xf32>
}
// -----
func.func @gathers(%x: tensor<8x6xf32>, %i: tensor<5x1xi64>, %j: tensor<5x3x1xindex>) -> (tensor<5x6xf32>, tensor<5x3x8x1xf32>) {
  %0 = tensor.gather %x[%i] gather_dims([0]) : (tensor<8x6xf32>, tensor<5x1xi64>) -> tensor<5x6xf32>
  %1 = tensor.gather %x[%j] gather_dims([1]) : (tensor<8x6xf32>, tensor<5x3x1xindex>) -> tensor<5x3x8x1xf32>
  return %0, %1 : tensor<5x6xf32>, tensor<5x3x8x1xf32>
}
// -----
func.func @scatters(%u: tensor<5x1x6xf32>, %x: tensor<8x6xf32>, %i: tensor<5x1xi64>) -> tensor<8x6xf32> {
  %0 = tensor.scatter %u into %x[%i] scatter_dims([0]) unique : (tensor<5x1x6xf32>, tensor<8x6xf32>, tensor<5x1xi64>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
// -----
func.func @elements(%x: tensor<8xf32>, %i: index, %v: f32) -> (f32, tensor<8xf32>, tensor<2xf32>, tensor<8xf32>) {
  %0 = tensor.extract %x[%i] : tensor<8xf32>
  %1 = tensor.insert %v into %x[%i] : tensor<8xf32>
  %2 = tensor.from_elements %0, %v : tensor<2xf32>
  %3 = tensor.splat %v : tensor<8xf32>
  return %0, %1, %2, %3 : f32, tensor<8xf32>, tensor<2xf32>, tensor<8xf32>
}
// -----
func.func @generate(%n: index, %x: tensor<8xf32>) -> tensor<?x8xf32> {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %a = tensor.extract %x[%j] : tensor<8xf32>
    tensor.yield %a : f32
  } : tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
// -----
func.func @casts(%x: tensor<8x6xf32>) -> (tensor<?x6xf32>, tensor<8x6xi32>) {
  %0 = tensor.cast %x : tensor<8x6xf32> to tensor<?x6xf32>
  %1 = tensor.bitcast %x : tensor<8x6xf32> to tensor<8x6xi32>
  return %0, %1 : tensor<?x6xf32>, tensor<8x6xi32>
}
// -----
// Unranked in between, at the end, and from the start.
func.func @unranked_between(%x: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = tensor.cast %x : tensor<8x6xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<8x6xf32>
  return %1 : tensor<8x6xf32>
}
// -----
func.func @unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  return %x : tensor<*xf32>
}
// -----
func.func @concat(%x: tensor<8x6xf32>, %y: tensor<3x6xf32>, %z: tensor<8x2xf32>) -> (tensor<11x6xf32>, tensor<8x8xf32>) {
  %0 = tensor.concat dim(0) %x, %y : (tensor<8x6xf32>, tensor<3x6xf32>) -> tensor<11x6xf32>
  %1 = tensor.concat dim(1) %x, %z : (tensor<8x6xf32>, tensor<8x2xf32>) -> tensor<8x8xf32>
  return %0, %1 : tensor<11x6xf32>, tensor<8x8xf32>
}
// -----
func.func @zero_sized(%x: tensor<0x6xf32>, %y: tensor<8x0xf32>) -> (tensor<0x6xf32>, tensor<f32>, tensor<8x0xf32>) {
  %z = arith.constant dense<2.0> : tensor<f32>
  %0 = arith.mulf %x, %x : tensor<0x6xf32>
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<0x6xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  %2 = arith.addf %y, %y : tensor<8x0xf32>
  return %0, %1, %2 : tensor<0x6xf32>, tensor<f32>, tensor<8x0xf32>
}
// -----
func.func @encoding(%x: tensor<8xf32, "odd">) -> tensor<8xf32, "odd"> {
  return %x : tensor<8xf32, "odd">
}
// -----
#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @sparse(%x: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = sparse_tensor.convert %x : tensor<8x6xf32> to tensor<8x6xf32, #csr>
  %1 = sparse_tensor.convert %0 : tensor<8x6xf32, #csr> to tensor<8x6xf32>
  return %1 : tensor<8x6xf32>
}
// -----
func.func @parallel_insert(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%o = %x) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %x[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
