// Tiled layouts: packed along the batch and beside it, with and without padding, a product of tiles, and back.
//
// REQUIRES: numpy
// RUN: %python %integration/run_entries.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: agree

func.func @columns(%x: tensor<10x7xf32> {dp.scatter = 0}, %e: tensor<10x2x4xf32>, %r: tensor<10x7xf32>, %c: f32)
    -> (tensor<10x2x4xf32>, tensor<10x7xf32>) {
  %p = linalg.pack %x padding_value(%c : f32) inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<10x7xf32> -> tensor<10x2x4xf32>
  %s = arith.mulf %p, %p : tensor<10x2x4xf32>
  %u = linalg.unpack %s inner_dims_pos = [1] inner_tiles = [4] into %r : tensor<10x2x4xf32> -> tensor<10x7xf32>
  return %p, %u : tensor<10x2x4xf32>, tensor<10x7xf32>
}
func.func @rows(%x: tensor<10x6xf32> {dp.scatter = 0}, %e: tensor<3x3x4x2xf32>, %r: tensor<10x6xf32>, %c: f32)
    -> (tensor<3x3x4x2xf32>, tensor<10x6xf32>) {
  %p = linalg.pack %x padding_value(%c : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %e : tensor<10x6xf32> -> tensor<3x3x4x2xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %r : tensor<3x3x4x2xf32> -> tensor<10x6xf32>
  return %p, %u : tensor<3x3x4x2xf32>, tensor<10x6xf32>
}
func.func @product(%x: tensor<8x6xf32> {dp.scatter = 0}, %w: tensor<6x8xf32>, %ex: tensor<4x2x2x3xf32>, %ew: tensor<2x2x4x3xf32>,
                   %z: tensor<4x2x2x4xf32>, %r: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %a = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %ex : tensor<8x6xf32> -> tensor<4x2x2x3xf32>
  %b = linalg.pack %w outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 3] into %ew : tensor<6x8xf32> -> tensor<2x2x4x3xf32>
  %m = linalg.mmt4d ins(%a, %b : tensor<4x2x2x3xf32>, tensor<2x2x4x3xf32>) outs(%z : tensor<4x2x2x4xf32>) -> tensor<4x2x2x4xf32>
  %u = linalg.unpack %m inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %r : tensor<4x2x2x4xf32> -> tensor<8x8xf32>
  return %u : tensor<8x8xf32>
}
