// linalg: named and generic ops in the forms that upstream's passes make and take.
func.func @matmul_family(%a: tensor<8x3xf32>, %b: tensor<3x5xf32>, %v: tensor<3xf32>, %c: tensor<8x5xf32>, %d: tensor<8xf32>) -> (tensor<8x5xf32>, tensor<8xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<8x3xf32>, tensor<3x5xf32>) outs(%c : tensor<8x5xf32>) -> tensor<8x5xf32>
  %1 = linalg.matvec ins(%a, %v : tensor<8x3xf32>, tensor<3xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8x5xf32>, tensor<8xf32>
}
// -----
func.func @transposed(%a: tensor<3x8xf32>, %b: tensor<5x3xf32>, %c: tensor<8x5xf32>) -> tensor<8x5xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<3x8xf32>, tensor<5x3xf32>) outs(%c : tensor<8x5xf32>) -> tensor<8x5xf32>
  return %0 : tensor<8x5xf32>
}
// -----
func.func @broadcast_matmul(%a: tensor<3xf32>, %b: tensor<5x3xf32>, %c: tensor<8x5xf32>) -> tensor<8x5xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<3xf32>, tensor<5x3xf32>) outs(%c : tensor<8x5xf32>) -> tensor<8x5xf32>
  return %0 : tensor<8x5xf32>
}
// -----
func.func @batch_reduce(%a: tensor<8x3x4xf32>, %b: tensor<8x4x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %0 = linalg.batch_reduce_matmul ins(%a, %b : tensor<8x3x4xf32>, tensor<8x4x5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}
// -----
func.func @contract(%a: tensor<8x3x4xbf16>, %b: tensor<8x4x5xbf16>, %c: tensor<8x3x5xf32>) -> tensor<8x3x5xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %b : tensor<8x3x4xbf16>, tensor<8x4x5xbf16>) outs(%c : tensor<8x3x5xf32>) -> tensor<8x3x5xf32>
  return %0 : tensor<8x3x5xf32>
}
// -----
func.func @quantized(%a: tensor<8x4xi8>, %b: tensor<4x5xi8>, %za: i32, %zb: i32, %c: tensor<8x5xi32>) -> tensor<8x5xi32> {
  %0 = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<8x4xi8>, tensor<4x5xi8>, i32, i32) outs(%c : tensor<8x5xi32>) -> tensor<8x5xi32>
  return %0 : tensor<8x5xi32>
}
// -----
func.func @mmt4d(%a: tensor<8x2x3x4xf32>, %b: tensor<6x2x5x4xf32>, %c: tensor<8x6x3x5xf32>) -> tensor<8x6x3x5xf32> {
  %0 = linalg.mmt4d ins(%a, %b : tensor<8x2x3x4xf32>, tensor<6x2x5x4xf32>) outs(%c : tensor<8x6x3x5xf32>) -> tensor<8x6x3x5xf32>
  return %0 : tensor<8x6x3x5xf32>
}
// -----
func.func @convolutions(%x: tensor<8x9x9x2xf32>, %k: tensor<3x3x2x4xf32>, %z: tensor<8x7x7x4xf32>) -> tensor<8x7x7x4xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %k : tensor<8x9x9x2xf32>, tensor<3x3x2x4xf32>) outs(%z : tensor<8x7x7x4xf32>) -> tensor<8x7x7x4xf32>
  return %0 : tensor<8x7x7x4xf32>
}
// -----
func.func @conv_along_the_batch(%x: tensor<?xf32>, %k: tensor<3xf32>, %z: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.conv_1d ins(%x, %k : tensor<?xf32>, tensor<3xf32>) outs(%z : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @depthwise(%x: tensor<8x9x9x2xf32>, %k: tensor<3x3x2xf32>, %z: tensor<8x3x3x2xf32>) -> tensor<8x3x3x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
    ins(%x, %k : tensor<8x9x9x2xf32>, tensor<3x3x2xf32>) outs(%z : tensor<8x3x3x2xf32>) -> tensor<8x3x3x2xf32>
  return %0 : tensor<8x3x3x2xf32>
}
// -----
func.func @pooling(%x: tensor<8x6x6x2xf32>, %z: tensor<8x3x3x2xf32>) -> (tensor<8x3x3x2xf32>, tensor<8x3x3x2xf32>) {
  %w = tensor.empty() : tensor<2x2xf32>
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<8x6x6x2xf32>, tensor<2x2xf32>) outs(%z : tensor<8x3x3x2xf32>) -> tensor<8x3x3x2xf32>
  %1 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<8x6x6x2xf32>, tensor<2x2xf32>) outs(%z : tensor<8x3x3x2xf32>) -> tensor<8x3x3x2xf32>
  return %0, %1 : tensor<8x3x3x2xf32>, tensor<8x3x3x2xf32>
}
// -----
func.func @softmax(%x: tensor<8x5xf32>, %z: tensor<8x5xf32>) -> (tensor<8x5xf32>, tensor<8x5xf32>) {
  %0 = linalg.softmax dimension(1) ins(%x : tensor<8x5xf32>) outs(%z : tensor<8x5xf32>) -> tensor<8x5xf32>
  %1 = linalg.softmax dimension(0) ins(%x : tensor<8x5xf32>) outs(%z : tensor<8x5xf32>) -> tensor<8x5xf32>
  return %0, %1 : tensor<8x5xf32>, tensor<8x5xf32>
}
// -----
func.func @winograd(%x: tensor<8x6x6x5xf32>, %z: tensor<6x6x1x1x8x5xf32>) -> tensor<6x6x1x1x8x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<8x6x6x5xf32>) outs(%z : tensor<6x6x1x1x8x5xf32>) -> tensor<6x6x1x1x8x5xf32>
  return %0 : tensor<6x6x1x1x8x5xf32>
}
// -----
func.func @pack_and_unpack(%x: tensor<16x8xf32>, %p: tensor<2x4x8x2xf32>) -> (tensor<2x4x8x2xf32>, tensor<16x8xf32>) {
  %0 = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %p : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %x : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
  return %0, %1 : tensor<2x4x8x2xf32>, tensor<16x8xf32>
}
// -----
func.func @elementwise(%a: tensor<8x3xf32>, %b: tensor<3xf32>, %c: tensor<8x3xf32>) -> tensor<8x3xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>]
    ins(%a, %b : tensor<8x3xf32>, tensor<3xf32>) outs(%c : tensor<8x3xf32>) -> tensor<8x3xf32>
  %1 = linalg.exp ins(%0 : tensor<8x3xf32>) outs(%c : tensor<8x3xf32>) -> tensor<8x3xf32>
  %2 = linalg.div ins(%1, %a : tensor<8x3xf32>, tensor<8x3xf32>) outs(%c : tensor<8x3xf32>) -> tensor<8x3xf32>
  %p = arith.cmpf olt, %1, %a : tensor<8x3xf32>
  %3 = linalg.select ins(%p, %2, %a : tensor<8x3xi1>, tensor<8x3xf32>, tensor<8x3xf32>) outs(%c : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %3 : tensor<8x3xf32>
}
// -----
func.func @map_reduce_transpose_broadcast(%x: tensor<8x3xf32>, %v: tensor<8xf32>) -> (tensor<3x8xf32>, tensor<f32>) {
  %e = tensor.empty() : tensor<8x3xf32>
  %t = tensor.empty() : tensor<3x8xf32>
  %z = arith.constant dense<1.0> : tensor<f32>
  %b = linalg.broadcast ins(%v : tensor<8xf32>) outs(%e : tensor<8x3xf32>) dimensions = [1]
  %m = linalg.map { arith.mulf } ins(%x, %b : tensor<8x3xf32>, tensor<8x3xf32>) outs(%e : tensor<8x3xf32>)
  %p = linalg.transpose ins(%m : tensor<8x3xf32>) outs(%t : tensor<3x8xf32>) permutation = [1, 0]
  %r = linalg.reduce { arith.minimumf } ins(%p : tensor<3x8xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  return %p, %r : tensor<3x8xf32>, tensor<f32>
}
// -----
func.func @two_results(%x: tensor<8x3xf32>, %i: tensor<8x3xi32>, %m: tensor<3xf32>, %n: tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %0:2 = linalg.reduce ins(%x, %i : tensor<8x3xf32>, tensor<8x3xi32>) outs(%m, %n : tensor<3xf32>, tensor<3xi32>) dimensions = [0]
    (%a: f32, %b: i32, %c: f32, %d: i32) {
      %g = arith.cmpf ogt, %a, %c : f32
      %s = arith.select %g, %a, %c : f32
      %t = arith.select %g, %b, %d : i32
      linalg.yield %s, %t : f32, i32
    }
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xi32>
}
// -----
func.func @generic_of_scalars(%x: tensor<8x3xf32>, %s: f32, %z: tensor<f32>) -> (tensor<8x3xf32>, tensor<f32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%x, %s : tensor<8x3xf32>, f32) outs(%x : tensor<8x3xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %1 = arith.mulf %a, %b : f32
      %2 = arith.addf %1, %c : f32
      linalg.yield %2 : f32
  } -> tensor<8x3xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%z : tensor<f32>) outs(%z : tensor<f32>) {
    ^bb0(%a: f32, %c: f32):
      linalg.yield %a : f32
  } -> tensor<f32>
  return %0, %3 : tensor<8x3xf32>, tensor<f32>
}
// -----
// Maps that are no permutations: a diagonal, a shift, a constant, a broadcast of one element.
func.func @odd_maps(%x: tensor<8x8xf32>, %y: tensor<9xf32>, %z: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<8x8xf32>) outs(%z : tensor<8xf32>) {
    ^bb0(%a: f32, %c: f32):
      linalg.yield %a : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%y : tensor<9xf32>) outs(%z : tensor<8xf32>) {
    ^bb0(%a: f32, %c: f32):
      linalg.yield %a : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i) -> (3, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<8x8xf32>) outs(%z : tensor<8xf32>) {
    ^bb0(%a: f32, %c: f32):
      linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @permuted_output(%x: tensor<8x3xf32>, %z: tensor<3x8xf32>) -> tensor<3x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x3xf32>) outs(%z : tensor<3x8xf32>) {
    ^bb0(%a: f32, %c: f32):
      %r = linalg.index 1 : index
      %k = arith.index_cast %r : index to i32
      %f = arith.sitofp %k : i32 to f32
      %s = arith.addf %a, %f : f32
      linalg.yield %s : f32
  } -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
// -----
// A window iterator, as a convolution's generic form has it.
func.func @windows(%x: tensor<10xf32>, %k: tensor<3xf32>, %z: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
    ins(%x, %k : tensor<10xf32>, tensor<3xf32>) outs(%z : tensor<8xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %1 = arith.mulf %a, %b : f32
      %2 = arith.addf %1, %c : f32
      linalg.yield %2 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// A body that calls a function, and one with control flow.
func.func private @twice(%x: f32) -> f32 {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
func.func @bodies(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x : tensor<8xf32>) {
    ^bb0(%a: f32):
      %1 = func.call @twice(%a) : (f32) -> f32
      %z = arith.constant 0.0 : f32
      %p = arith.cmpf olt, %1, %z : f32
      %2 = scf.if %p -> f32 {
        scf.yield %z : f32
      } else {
        %3 = math.sqrt %1 : f32
        scf.yield %3 : f32
      }
      linalg.yield %2 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @fill_rng(%seed: i32, %lo: f64, %hi: f64, %z: tensor<8x3xf32>) -> tensor<8x3xf32> {
  %0 = linalg.fill_rng_2d ins(%lo, %hi, %seed : f64, f64, i32) outs(%z : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}
