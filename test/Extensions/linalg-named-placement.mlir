// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=3 -o /dev/null

// Named linalg ops: the rule is read off maps, iterators and body, so one test
// per category, with the batch where the category treats it differently.

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

func.func @matmul_rows(%x: tensor<8x4xf32> {dp.scatter = 0}, %w: tensor<4x3xf32>, %o: tensor<8x3xf32>) -> tensor<8x3xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x3xf32>) outs(%o : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}

func.func @matmul_columns(%w: tensor<8x4xf32>, %x: tensor<4x3xf32> {dp.scatter = 1}, %o: tensor<8x3xf32>) -> tensor<8x3xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = linalg.matmul ins(%w, %x : tensor<8x4xf32>, tensor<4x3xf32>) outs(%o : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}

func.func @matmul_inner(%x: tensor<8x4xf32> {dp.scatter = 1}, %y: tensor<4x3xf32> {dp.scatter = 0}, %o: tensor<8x3xf32>) -> tensor<8x3xf32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.matmul ins(%x, %y : tensor<8x4xf32>, tensor<4x3xf32>) outs(%o : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}

// A transposed operand is a matmul with another map.
func.func @matmul_transpose_a(%x: tensor<4x8xf32> {dp.scatter = 1}, %w: tensor<4x3xf32>, %o: tensor<8x3xf32>) -> tensor<8x3xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %w : tensor<4x8xf32>, tensor<4x3xf32>) outs(%o : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}

func.func @matmul_transpose_b(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<3x4xf32>, %o: tensor<8x3xf32>) -> tensor<8x3xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<8x4xf32>, tensor<3x4xf32>) outs(%o : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}

func.func @batch_matmul(%x: tensor<8x2x4xf32> {dp.scatter = 0}, %y: tensor<8x4x3xf32> {dp.scatter = 0}, %o: tensor<8x2x3xf32>) -> tensor<8x2x3xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.batch_matmul ins(%x, %y : tensor<8x2x4xf32>, tensor<8x4x3xf32>) outs(%o : tensor<8x2x3xf32>) -> tensor<8x2x3xf32>
  return %0 : tensor<8x2x3xf32>
}

// The batch is summed over, as in the backward pass of a batched product.
func.func @batch_reduce_matmul(%x: tensor<8x2x4xf32> {dp.scatter = 0}, %y: tensor<8x4x3xf32> {dp.scatter = 0}, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.batch_reduce_matmul ins(%x, %y : tensor<8x2x4xf32>, tensor<8x4x3xf32>) outs(%o : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @matvec(%x: tensor<8x4xf32> {dp.scatter = 0}, %v: tensor<4xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.matvec ins(%x, %v : tensor<8x4xf32>, tensor<4xf32>) outs(%o : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func @vecmat(%v: tensor<8xf32> {dp.scatter = 0}, %x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.vecmat ins(%v, %x : tensor<8xf32>, tensor<8x4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @batch_matvec(%x: tensor<8x2x4xf32> {dp.scatter = 0}, %v: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<8x2xf32>) -> tensor<8x2xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.batch_matvec ins(%x, %v : tensor<8x2x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x2xf32>) -> tensor<8x2xf32>
  return %0 : tensor<8x2xf32>
}

func.func @batch_vecmat(%v: tensor<8x2xf32> {dp.scatter = 0}, %x: tensor<8x2x4xf32> {dp.scatter = 0}, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.batch_vecmat ins(%v, %x : tensor<8x2xf32>, tensor<8x2x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @dot(%x: tensor<8xf32> {dp.scatter = 0}, %y: tensor<8xf32> {dp.scatter = 0}, %o: tensor<f32>) -> tensor<f32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.dot ins(%x, %y : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @contract(%x: tensor<2x8x4xf32> {dp.scatter = 1}, %y: tensor<4x3xf32>, %o: tensor<8x3x2xf32>) -> tensor<8x3x2xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.contract indexing_maps = [affine_map<(a, b, c, d) -> (a, b, d)>, affine_map<(a, b, c, d) -> (d, c)>, affine_map<(a, b, c, d) -> (b, c, a)>] ins(%x, %y : tensor<2x8x4xf32>, tensor<4x3xf32>) outs(%o : tensor<8x3x2xf32>) -> tensor<8x3x2xf32>
  return %0 : tensor<8x3x2xf32>
}

func.func @mmt4d(%x: tensor<8x2x4x4xf32> {dp.scatter = 0}, %w: tensor<3x2x4x4xf32>, %o: tensor<8x3x4x4xf32>) -> tensor<8x3x4x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.mmt4d ins(%x, %w : tensor<8x2x4x4xf32>, tensor<3x2x4x4xf32>) outs(%o : tensor<8x3x4x4xf32>) -> tensor<8x3x4x4xf32>
  return %0 : tensor<8x3x4x4xf32>
}

func.func @quantized_matmul(%x: tensor<8x4xi8> {dp.scatter = 0}, %w: tensor<4x3xi8>, %a: i32, %b: i32, %o: tensor<8x3xi32>) -> tensor<8x3xi32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.quantized_matmul ins(%x, %w, %a, %b : tensor<8x4xi8>, tensor<4x3xi8>, i32, i32) outs(%o : tensor<8x3xi32>) -> tensor<8x3xi32>
  return %0 : tensor<8x3xi32>
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

func.func @unary(%x: tensor<8x4xf32> {dp.scatter = 1}, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = linalg.exp ins(%x : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %1 = linalg.log ins(%0 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %2 = linalg.abs ins(%1 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %3 = linalg.ceil ins(%2 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %4 = linalg.floor ins(%3 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %5 = linalg.negf ins(%4 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %6 = linalg.sqrt ins(%5 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %7 = linalg.rsqrt ins(%6 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %8 = linalg.square ins(%7 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %9 = linalg.tanh ins(%8 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %10 = linalg.erf ins(%9 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %11 = linalg.reciprocal ins(%10 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %12 = linalg.round ins(%11 : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %12 : tensor<8x4xf32>
}

func.func @binary(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<8x4xf32>, %c: tensor<8x4xi1>, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.add ins(%x, %y : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<0>}}
  %1 = linalg.sub ins(%y, %x : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<0>}}
  %2 = linalg.mul ins(%0, %1 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<0>}}
  %3 = linalg.div ins(%2, %y : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<0>}}
  %4 = linalg.max ins(%3, %y : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<0>}}
  %5 = linalg.min ins(%4, %y : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<0>}}
  %6 = linalg.powf ins(%5, %y : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{sharded<0>}}
  %7 = linalg.select ins(%c, %6, %y : tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %7 : tensor<8x4xf32>
}

// One op for all elementwise functions, with maps.
func.func @elementwise(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>] ins(%x, %y : tensor<8x4xf32>, tensor<4xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

func.func @map(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.map ins(%x, %y : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>)
    (%a: f32, %b: f32, %out: f32) {
      %s = arith.addf %a, %b : f32
      linalg.yield %s : f32
    }
  return %0 : tensor<8x4xf32>
}

//===----------------------------------------------------------------------===//
// Data movement
//===----------------------------------------------------------------------===//

func.func @transpose(%x: tensor<8x2x3xf32> {dp.scatter = 0}, %o: tensor<2x3x8xf32>) -> tensor<2x3x8xf32> {
  // expected-remark @below {{sharded<2>}}
  %0 = linalg.transpose ins(%x : tensor<8x2x3xf32>) outs(%o : tensor<2x3x8xf32>) permutation = [1, 2, 0]
  return %0 : tensor<2x3x8xf32>
}

func.func @broadcast(%x: tensor<8xf32> {dp.scatter = 0}, %o: tensor<3x8x2xf32>) -> tensor<3x8x2xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = linalg.broadcast ins(%x : tensor<8xf32>) outs(%o : tensor<3x8x2xf32>) dimensions = [0, 2]
  return %0 : tensor<3x8x2xf32>
}

func.func @copy(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.copy ins(%x : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Nothing of a filled tensor is read, not even when it is sharded.
func.func @fill(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: f32) -> tensor<8x4xf32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.fill ins(%c : f32) outs(%x : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

//===----------------------------------------------------------------------===//
// Convolution and pooling: the batch is a plain dimension, windows are not cut
//===----------------------------------------------------------------------===//

func.func @conv_2d(%x: tensor<8x6x6x3xf32> {dp.scatter = 0}, %k: tensor<3x3x3x5xf32>, %o: tensor<8x4x4x5xf32>) -> tensor<8x4x4x5xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%x, %k : tensor<8x6x6x3xf32>, tensor<3x3x3x5xf32>) outs(%o : tensor<8x4x4x5xf32>) -> tensor<8x4x4x5xf32>
  return %0 : tensor<8x4x4x5xf32>
}

func.func @conv_2d_strided(%x: tensor<8x3x7x7xf32> {dp.scatter = 0}, %k: tensor<5x3x3x3xf32>, %o: tensor<8x5x3x3xf32>) -> tensor<8x5x3x3xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%x, %k : tensor<8x3x7x7xf32>, tensor<5x3x3x3xf32>) outs(%o : tensor<8x5x3x3xf32>) -> tensor<8x5x3x3xf32>
  return %0 : tensor<8x5x3x3xf32>
}

// Along the image's rows every device would need its neighbours' rows.
func.func @conv_2d_image_sharded(%x: tensor<8x6x6x3xf32> {dp.scatter = 1}, %k: tensor<3x3x3x5xf32>, %o: tensor<8x4x4x5xf32>) -> tensor<8x4x4x5xf32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%x, %k : tensor<8x6x6x3xf32>, tensor<3x3x3x5xf32>) outs(%o : tensor<8x4x4x5xf32>) -> tensor<8x4x4x5xf32>
  return %0 : tensor<8x4x4x5xf32>
}

// Channels are summed over.
func.func @conv_2d_channels_sharded(%x: tensor<8x6x6x4xf32> {dp.scatter = 3}, %k: tensor<3x3x4x5xf32>, %o: tensor<8x4x4x5xf32>) -> tensor<8x4x4x5xf32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%x, %k : tensor<8x6x6x4xf32>, tensor<3x3x4x5xf32>) outs(%o : tensor<8x4x4x5xf32>) -> tensor<8x4x4x5xf32>
  return %0 : tensor<8x4x4x5xf32>
}

// The gradient of the kernel is a convolution that sums over the batch.
func.func @conv_2d_backward(%x: tensor<8x6x6x3xf32> {dp.scatter = 0}, %g: tensor<8x4x4x5xf32> {dp.scatter = 0}, %o: tensor<3x3x3x5xf32>) -> tensor<3x3x3x5xf32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.generic {indexing_maps = [
      affine_map<(kh, kw, c, f, n, i, j) -> (n, i + kh, j + kw, c)>,
      affine_map<(kh, kw, c, f, n, i, j) -> (n, i, j, f)>,
      affine_map<(kh, kw, c, f, n, i, j) -> (kh, kw, c, f)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %g : tensor<8x6x6x3xf32>, tensor<8x4x4x5xf32>) outs(%o : tensor<3x3x3x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x3x3x5xf32>
  return %0 : tensor<3x3x3x5xf32>
}

func.func @depthwise(%x: tensor<8x6x6x3xf32> {dp.scatter = 0}, %k: tensor<3x3x3xf32>, %o: tensor<8x4x4x3xf32>) -> tensor<8x4x4x3xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%x, %k : tensor<8x6x6x3xf32>, tensor<3x3x3xf32>) outs(%o : tensor<8x4x4x3xf32>) -> tensor<8x4x4x3xf32>
  return %0 : tensor<8x4x4x3xf32>
}

func.func @conv_1d(%x: tensor<8x3x16xf32> {dp.scatter = 0}, %k: tensor<5x3x3xf32>, %o: tensor<8x5x14xf32>) -> tensor<8x5x14xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.conv_1d_ncw_fcw ins(%x, %k : tensor<8x3x16xf32>, tensor<5x3x3xf32>) outs(%o : tensor<8x5x14xf32>) -> tensor<8x5x14xf32>
  return %0 : tensor<8x5x14xf32>
}

func.func @conv_3d(%x: tensor<8x4x4x4x3xf32> {dp.scatter = 0}, %k: tensor<3x3x3x3x5xf32>, %o: tensor<8x2x2x2x5xf32>) -> tensor<8x2x2x2x5xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%x, %k : tensor<8x4x4x4x3xf32>, tensor<3x3x3x3x5xf32>) outs(%o : tensor<8x2x2x2x5xf32>) -> tensor<8x2x2x2x5xf32>
  return %0 : tensor<8x2x2x2x5xf32>
}

func.func @pooling(%x: tensor<8x4x4x3xf32> {dp.scatter = 0}, %k: tensor<2x2xf32>, %o: tensor<8x2x2x3xf32>) -> (tensor<8x2x2x3xf32>, tensor<8x2x2x3xf32>, tensor<8x2x2x3xf32>) {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%x, %k : tensor<8x4x4x3xf32>, tensor<2x2xf32>) outs(%o : tensor<8x2x2x3xf32>) -> tensor<8x2x2x3xf32>
  // expected-remark @below {{sharded<0>}}
  %1 = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>} ins(%x, %k : tensor<8x4x4x3xf32>, tensor<2x2xf32>) outs(%o : tensor<8x2x2x3xf32>) -> tensor<8x2x2x3xf32>
  // expected-remark @below {{sharded<0>}}
  %2 = linalg.pooling_nhwc_min {strides = dense<2> : tensor<2xi64>} ins(%x, %k : tensor<8x4x4x3xf32>, tensor<2x2xf32>) outs(%o : tensor<8x2x2x3xf32>) -> tensor<8x2x2x3xf32>
  return %0, %1, %2 : tensor<8x2x2x3xf32>, tensor<8x2x2x3xf32>, tensor<8x2x2x3xf32>
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

func.func @softmax_features(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.softmax dimension(1) ins(%x : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @softmax_batch(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.softmax dimension(0) ins(%x : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
