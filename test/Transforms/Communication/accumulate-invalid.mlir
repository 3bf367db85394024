// RUN: dp-opt %s --split-input-file --dp-parallelize=keep-placements --dp-accumulate=pieces=4 --verify-diagnostics
// RUN: not dp-opt %s --split-input-file --dp-accumulate=pieces=0 2>&1 | FileCheck %s --check-prefix=PIECES
// RUN: not dp-opt %s --split-input-file --dp-parallelize=devices=2 --dp-accumulate=pieces=2 2>&1 | FileCheck %s --check-prefix=FIXED
// PIECES: error: expected at least 1 micro-batch per step, found 0
// FIXED: error: expected the number of devices to be open until the pieces are made

// A mean of what a layer made of the batch goes back to the rows.
func.func @center(%x: tensor<8x3xf32> {dp.scatter = 0 : i64}, %w: tensor<3x3xf32>) -> tensor<8x3xf32> {
  %z = arith.constant dense<0.0> : tensor<3xf32>
  %f = arith.constant dense<0.0> : tensor<8x3xf32>
  %e = tensor.empty() : tensor<8x3xf32>
  %h = linalg.matmul ins(%x, %w : tensor<8x3xf32>, tensor<3x3xf32>) outs(%f : tensor<8x3xf32>) -> tensor<8x3xf32>
  %s = linalg.reduce { arith.addf } ins(%h : tensor<8x3xf32>) outs(%z : tensor<3xf32>) dimensions = [0]
  %b = linalg.broadcast ins(%s : tensor<3xf32>) outs(%e : tensor<8x3xf32>) dimensions = [0]
  // expected-error@+1 {{cannot accumulate over 4 pieces of the batch: this takes rows again after a sum over all of them}}
  %y = linalg.sub ins(%h, %b : tensor<8x3xf32>, tensor<8x3xf32>) outs(%e : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %y : tensor<8x3xf32>
}

// -----

// Every row is compared with every row.
// expected-error@+1 {{cannot accumulate over 4 pieces of the batch: this takes rows of all of them (an argument, needed by linalg.matmul}}
func.func @logits(%x: tensor<8x3xf32> {dp.scatter = 0 : i64}) -> tensor<8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %p = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %x : tensor<8x3xf32>, tensor<8x3xf32>) outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %p : tensor<8x8xf32>
}

// -----

// Each piece continues the sums of all pieces before.
func.func @prefixes(%x: tensor<8xf32> {dp.scatter = 0 : i64}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %z = arith.constant dense<0.0> : tensor<f32>
  // expected-error@+1 {{cannot accumulate over 4 pieces of the batch: this takes rows of all of them (the totals of the devices' chunks, for dp.scan)}}
  %p, %t = dp.scan ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) init(%z : tensor<f32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  return %p : tensor<8xf32>
}
