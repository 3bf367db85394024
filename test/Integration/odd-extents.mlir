// Extents of 0 and 1, many dimensions of 1, tensors without dimensions.
//
// REQUIRES: numpy
// RUN: %python %integration/run_entries.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: agree

func.func @no_rows(%x: tensor<0x6xf32>, %w: tensor<6xf32>) -> (tensor<0x6xf32>, tensor<6xf32>, tensor<f32>) {
  %z = arith.constant dense<2.0> : tensor<f32>
  %0 = arith.mulf %x, %x : tensor<0x6xf32>
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<0x6xf32>) outs(%w : tensor<6xf32>) dimensions = [0]
  %2 = linalg.reduce { arith.addf } ins(%0 : tensor<0x6xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  return %0, %1, %2 : tensor<0x6xf32>, tensor<6xf32>, tensor<f32>
}
func.func @no_columns(%x: tensor<5x0xf32> {dp.scatter = 0}, %k: tensor<0x3xf32>, %w: tensor<5x3xf32> {dp.scatter = 0}) -> (tensor<5x3xf32>, tensor<5x0xf32>, tensor<5xf32>) {
  %z = arith.constant dense<3.0> : tensor<5xf32>
  %0 = linalg.matmul ins(%x, %k : tensor<5x0xf32>, tensor<0x3xf32>) outs(%w : tensor<5x3xf32>) -> tensor<5x3xf32>
  %1 = math.exp %x : tensor<5x0xf32>
  %2 = linalg.reduce { arith.addf } ins(%x : tensor<5x0xf32>) outs(%z : tensor<5xf32>) dimensions = [1]
  return %0, %1, %2 : tensor<5x3xf32>, tensor<5x0xf32>, tensor<5xf32>
}
// A whole operand without elements is cut where its product's rows are scattered.
func.func @no_inner(%c: tensor<5x4xf32> {dp.scatter = 0}, %a: tensor<5x0xf32>, %b: tensor<0x4xf32>) -> (tensor<5x4xf32>, tensor<5x0xf32>, tensor<0x4xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<5x0xf32>, tensor<0x4xf32>) outs(%c : tensor<5x4xf32>) -> tensor<5x4xf32>
  %1 = tensor.empty() : tensor<0x5xf32>
  %2 = linalg.transpose ins(%a : tensor<5x0xf32>) outs(%1 : tensor<0x5xf32>) permutation = [1, 0]
  %3 = linalg.matmul ins(%2, %0 : tensor<0x5xf32>, tensor<5x4xf32>) outs(%b : tensor<0x4xf32>) -> tensor<0x4xf32>
  %4 = arith.addf %a, %a : tensor<5x0xf32>
  return %0, %4, %3 : tensor<5x4xf32>, tensor<5x0xf32>, tensor<0x4xf32>
}
func.func @one_row(%x: tensor<1x3xf32> {dp.scatter = 0}, %z: tensor<3xf32>) -> (tensor<3xf32>, tensor<1x3xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<1x3xf32>) outs(%z : tensor<3xf32>) dimensions = [0]
  %1 = arith.addf %x, %x : tensor<1x3xf32>
  return %0, %1 : tensor<3xf32>, tensor<1x3xf32>
}
func.func @many_dimensions(%x: tensor<5x1x1x1x2x1x1x1x1x1x1x3xf32> {dp.scatter = 0}) -> (tensor<5x6xf32>, tensor<5x1x1x1x2x1x1x1x1x1x1x3xf32>) {
  %0 = arith.addf %x, %x : tensor<5x1x1x1x2x1x1x1x1x1x1x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2, 3], [4, 5, 6, 7, 8, 9, 10, 11]] : tensor<5x1x1x1x2x1x1x1x1x1x1x3xf32> into tensor<5x6xf32>
  return %1, %0 : tensor<5x6xf32>, tensor<5x1x1x1x2x1x1x1x1x1x1x3xf32>
}
func.func @numbers(%x: tensor<f32>, %y: tensor<7xf32> {dp.scatter = 0}) -> (tensor<f32>, tensor<7xf32>) {
  %0 = math.exp %x : tensor<f32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%y, %0 : tensor<7xf32>, tensor<f32>) outs(%y : tensor<7xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %2 = arith.mulf %a, %b : f32
    linalg.yield %2 : f32
  } -> tensor<7xf32>
  return %0, %1 : tensor<f32>, tensor<7xf32>
}
// Sizes of collapsed views, of an argument and of a buffer.
func.func @collapsed_argument(%x: tensor<5x4x3xf32> {dp.scatter = 0}) -> tensor<20x3xf32> {
  %0 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<5x4x3xf32> into tensor<20x3xf32>
  return %0 : tensor<20x3xf32>
}
func.func @collapsed_transpose(%x: tensor<1x9x2x2xf32> {dp.scatter = 0}) -> tensor<1x9x2x2xf32> {
  %0 = tensor.expand_shape %x [[0], [1], [2, 3, 4], [5]] output_shape [1, 9, 1, 1, 2, 2] : tensor<1x9x2x2xf32> into tensor<1x9x1x1x2x2xf32>
  %1 = tensor.empty() : tensor<1x9x2x1x2x1xf32>
  %2 = linalg.transpose ins(%0 : tensor<1x9x1x1x2x2xf32>) outs(%1 : tensor<1x9x2x1x2x1xf32>) permutation = [0, 1, 4, 2, 5, 3]
  %3 = tensor.collapse_shape %2 [[0], [1], [2], [3, 4, 5]] : tensor<1x9x2x1x2x1xf32> into tensor<1x9x2x2xf32>
  return %3 : tensor<1x9x2x2xf32>
}
