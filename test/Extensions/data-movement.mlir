// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize --canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=3 -o /dev/null

// What reads the batch elsewhere than in its own chunk takes it whole. If it is
// cheap it stays whole, until something sharded or costly takes it.

//===----------------------------------------------------------------------===//
// Reversal
//===----------------------------------------------------------------------===//

// The product runs on a chunk of the reversed rows, which the loop makes from
// the whole batch: x[7 - (i + offset)].
// CHECK-LABEL: func @reversed_product
// CHECK: %[[X:.*]] = dp.all_gather
// CHECK-SAME: which reads elsewhere along dimension 0 than in its own chunk
// CHECK: %[[OFFSET:.*]] = dp.shard_offset
// CHECK: %[[R:.*]] = linalg.generic
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: arith.addi %[[I]], %[[OFFSET]]
// CHECK: tensor.extract %[[X]]
// CHECK: linalg.matmul ins(%[[R]], {{.*}} : tensor<?x4xf32>
func.func @reversed_product(%x: tensor<8x4xf32> {dp.scatter = 0}, %w: tensor<4x3xf32>) -> tensor<8x3xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8x4xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (-i + 7, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8x4xf32>
  // expected-remark @below {{sharded<0>}}
  %z = arith.constant dense<0.0> : tensor<8x3xf32>
  // expected-remark @below {{sharded<0>}}
  %1 = linalg.matmul ins(%0, %w : tensor<8x4xf32>, tensor<4x3xf32>) outs(%z : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %1 : tensor<8x3xf32>
}

// Twice reversed is gathered once.
// CHECK-LABEL: func @reversed_twice
// CHECK-COUNT-1: dp.all_gather
// CHECK-NOT: dp.all_gather
func.func @reversed_twice(%x: tensor<8xf32> {dp.scatter = 0}) -> tensor<8xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{replicated}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (-i + 7)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  // expected-remark @below {{replicated}}
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (-i + 7)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// Beside its own reversal in one loop: the one is cut, the other read whole.
// CHECK-LABEL: func @beside_reversed
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<?x3xf32>) outs(%{{.*}} : tensor<?x3xf32>)
func.func @beside_reversed(%x: tensor<8x3xf32> {dp.scatter = 0}) -> tensor<8x3xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8x3xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (-i + 7, -j + 2)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %x : tensor<8x3xf32>, tensor<8x3xf32>) outs(%e : tensor<8x3xf32>) {
  ^bb0(%a: f32, %r: f32, %b: f32):
    %s = arith.subf %a, %r : f32
    linalg.yield %s : f32
  } -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}

// A dot product of the batch with its reversal: a chunk of the reduction.
// CHECK-LABEL: func @reversed_dot
// CHECK: dp.reduce_add
func.func @reversed_dot(%x: tensor<8xf32> {dp.scatter = 0}, %y: tensor<8xf32> {dp.scatter = 0}) -> tensor<f32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{sharded<0>}}
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (-i + 7)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%y : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  // expected-remark @below {{partial<add>}}
  %0 = linalg.dot ins(%x, %r : tensor<8xf32>, tensor<8xf32>) outs(%z : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

//===----------------------------------------------------------------------===//
// Windows, strides, divisions, diagonals
//===----------------------------------------------------------------------===//

// A prefix sum as a window over the padded batch: one all_gather; a device sums
// the windows that end in its chunk.
// CHECK-LABEL: func @prefix_sum
// CHECK: dp.all_gather
// CHECK: %[[PADDED:.*]] = tensor.pad
// CHECK: %[[OFFSET:.*]] = dp.shard_offset
// CHECK: tensor.extract_slice %[[PADDED]][%[[OFFSET]], 0] [%{{.*}}, 3] [1, 1] : tensor<15x3xf32> to tensor<?x3xf32>
// CHECK-NOT: dp.all_gather
func.func @prefix_sum(%x: tensor<8x3xf32> {dp.scatter = 0}) -> tensor<8x3xf32> {
  %c0 = arith.constant 0.0 : f32
  // expected-remark @below {{replicated}}
  %window = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{sharded<0>}}
  %z = arith.constant dense<0.0> : tensor<8x3xf32>
  // expected-remark @below {{replicated}}
  %0 = tensor.pad %x low[7, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c0 : f32
  } : tensor<8x3xf32> to tensor<15x3xf32>
  // expected-remark @below {{sharded<0>}}
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i + k, j)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%0, %window : tensor<15x3xf32>, tensor<8xf32>) outs(%z : tensor<8x3xf32>) {
  ^bb0(%a: f32, %unused: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    linalg.yield %s : f32
  } -> tensor<8x3xf32>
  return %1 : tensor<8x3xf32>
}

// Windows of three rows, each two rows further.
// CHECK-LABEL: func @strided_windows
// CHECK: tensor.extract_slice {{.*}} : tensor<17xf32> to tensor<?xf32>
func.func @strided_windows(%x: tensor<17xf32> {dp.scatter = 0}) -> tensor<8xf32> {
  // expected-remark @below {{replicated}}
  %window = tensor.empty() : tensor<3xf32>
  // expected-remark @below {{sharded<0>}}
  %z = arith.constant dense<0.0> : tensor<8xf32>
  // expected-remark @below {{sharded<0>}}
  %1 = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i * 2 + k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x, %window : tensor<17xf32>, tensor<3xf32>) outs(%z : tensor<8xf32>) {
  ^bb0(%a: f32, %unused: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// Every row four times; the remainder of a division; both beside a sharded x.
func.func @divided(%x: tensor<8xf32> {dp.scatter = 0}, %y: tensor<2xf32>) -> tensor<8xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i floordiv 4)>, affine_map<(i) -> (i mod 2)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x, %y, %y : tensor<8xf32>, tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %q: f32, %r: f32, %b: f32):
    %s = arith.mulf %a, %q : f32
    %t = arith.subf %s, %r : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A device has the diagonal of its rows in its own chunk: nothing is sent.
// CHECK-LABEL: func @diagonals
// CHECK-NOT: dp.all_gather
// CHECK: return
func.func @diagonals(%x: tensor<8x8xf32> {dp.scatter = 0}) -> (tensor<8xf32>, tensor<8xf32>) {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<8x8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  // expected-remark @below {{sharded<0>}}
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, -i + 7)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<8x8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

//===----------------------------------------------------------------------===//
// Slices and joins: gathered once, cut again where it pays
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @rolled
// CHECK-COUNT-1: dp.all_gather
// CHECK-NOT: dp.all_gather
// CHECK: tensor.concat
// CHECK: dp.local_slice
// CHECK: linalg.matmul {{.*}} tensor<?x3xf32>
func.func @rolled(%x: tensor<8x3xf32> {dp.scatter = 0}, %w: tensor<3x2xf32>) -> tensor<8x2xf32> {
  // expected-remark @below {{sharded<0>}}
  %z = arith.constant dense<0.0> : tensor<8x2xf32>
  // expected-remark @below {{replicated}}
  %0 = tensor.extract_slice %x[6, 0] [2, 3] [1, 1] : tensor<8x3xf32> to tensor<2x3xf32>
  // expected-remark @below {{replicated}}
  %1 = tensor.extract_slice %x[0, 0] [6, 3] [1, 1] : tensor<8x3xf32> to tensor<6x3xf32>
  // expected-remark @below {{replicated}}
  %2 = tensor.concat dim(0) %0, %1 : (tensor<2x3xf32>, tensor<6x3xf32>) -> tensor<8x3xf32>
  // expected-remark @below {{sharded<0>}}
  %3 = linalg.matmul ins(%2, %w : tensor<8x3xf32>, tensor<3x2xf32>) outs(%z : tensor<8x2xf32>) -> tensor<8x2xf32>
  return %3 : tensor<8x2xf32>
}

// The sum of what is gathered is made by all alike, so that nothing more is
// sent; a gradient, which contracts it, is worth a sum.
// CHECK-LABEL: func @sum_of_rows
// CHECK: dp.parallel {{.*}} -> (!dp.placed<tensor<3xf32>, replicated>, !dp.placed<tensor<3x3xf32>, partial<add>>)
func.func @sum_of_rows(%x: tensor<8x3xf32> {dp.scatter = 0}) -> (tensor<3xf32>, tensor<3x3xf32>) {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<3xf32>
  // expected-remark @below {{replicated}}
  %zz = arith.constant dense<0.0> : tensor<3x3xf32>
  // expected-remark @below {{replicated}}
  %0 = tensor.extract_slice %x[1, 0] [6, 3] [1, 1] : tensor<8x3xf32> to tensor<6x3xf32>
  // expected-remark @below {{replicated}}
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<6x3xf32>) outs(%z : tensor<3xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %2 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%0, %0 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%zz : tensor<3x3xf32>) -> tensor<3x3xf32>
  return %1, %2 : tensor<3xf32>, tensor<3x3xf32>
}

// All pairs of rows: x is gathered, not the eight times larger broadcast of it.
// CHECK-LABEL: func @pairs
// CHECK: dp.all_gather {{.*}} -> tensor<8x3xf32>
// CHECK-NOT: dp.all_gather
func.func @pairs(%x: tensor<8x3xf32> {dp.scatter = 0}) -> tensor<8x8x3xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8x8x3xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.broadcast ins(%x : tensor<8x3xf32>) outs(%e : tensor<8x8x3xf32>) dimensions = [1]
  // expected-remark @below {{sharded<1>}}
  %1 = linalg.broadcast ins(%x : tensor<8x3xf32>) outs(%e : tensor<8x8x3xf32>) dimensions = [0]
  // expected-remark @below {{sharded<0>}}
  %2 = arith.subf %0, %1 : tensor<8x8x3xf32>
  return %2 : tensor<8x8x3xf32>
}

// Rows picked by data from a sharded table: it is whole; what comes of it may
// be cut along the picks.
// CHECK-LABEL: func @picked
// CHECK: dp.all_gather
// CHECK: linalg.matmul {{.*}} tensor<?x3xf32>
func.func @picked(%x: tensor<8x3xf32> {dp.scatter = 0}, %ids: tensor<5xindex>, %w: tensor<3x2xf32>) -> tensor<5x2xf32> {
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<5x3xf32>
  // expected-remark @below {{sharded<0>}}
  %z = arith.constant dense<0.0> : tensor<5x2xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<5xindex>) outs(%e : tensor<5x3xf32>) {
  ^bb0(%id: index, %b: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %id : index
    %v = tensor.extract %x[%k, %j] : tensor<8x3xf32>
    linalg.yield %v : f32
  } -> tensor<5x3xf32>
  // expected-remark @below {{sharded<0>}}
  %1 = linalg.matmul ins(%0, %w : tensor<5x3xf32>, tensor<3x2xf32>) outs(%z : tensor<5x2xf32>) -> tensor<5x2xf32>
  return %1 : tensor<5x2xf32>
}

// A sum that keeps its dimension, as PyTorch writes it.
// CHECK-LABEL: func @keep_dim
// CHECK: dp.parallel {{.*}} -> (!dp.placed<tensor<1x3xf32>, partial<add>>, !dp.placed<tensor<8x1xf32>, sharded<0>>)
func.func @keep_dim(%x: tensor<8x3xf32> {dp.scatter = 0}) -> (tensor<1x3xf32>, tensor<8x1xf32>) {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<1x3xf32>
  // expected-remark @below {{sharded<0>}}
  %y = arith.constant dense<0.0> : tensor<8x1xf32>
  // expected-remark @below {{partial<add>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, j)>], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<8x3xf32>) outs(%z : tensor<1x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<1x3xf32>
  // expected-remark @below {{sharded<0>}}
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, 0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<8x3xf32>) outs(%y : tensor<8x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x1xf32>
  return %0, %1 : tensor<1x3xf32>, tensor<8x1xf32>
}
