// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=3 -o /dev/null

// Factors of linalg.generic: what its indexing maps say.

#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
#col = affine_map<(i, j) -> (j)>

func.func @permuted(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = linalg.generic {indexing_maps = [#t, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<8x4xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

func.func @broadcast_maps(%x: tensor<8xf32> {dp.scatter = 0}, %y: tensor<4xf32>, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [#row, #col, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<8xf32>, tensor<4xf32>) outs(%o : tensor<8x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// A row that all rows use: (0, j) reads no batch.
func.func @zero_in_map(%x: tensor<8x4xf32> {dp.scatter = 0}, %b: tensor<1x4xf32>, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (0, j)>, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %b : tensor<8x4xf32>, tensor<1x4xf32>) outs(%o : tensor<8x4xf32>) {
  ^bb0(%a: f32, %c: f32, %d: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// One row of a scattered tensor, known by its number, is needed whole.
func.func @constant_row(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.generic {indexing_maps = [affine_map<(j) -> (3, j)>, affine_map<(j) -> (j)>], iterator_types = ["parallel"]} ins(%x : tensor<8x4xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%a: f32, %c: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Reading the rows from the last to the first is no plain dimension.
func.func @reversed(%x: tensor<8xf32> {dp.scatter = 0}, %o: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (-i + 7)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %c: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A window over the batch itself.
func.func @window(%x: tensor<10xf32> {dp.scatter = 0}, %k: tensor<3xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i + k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x, %k : tensor<10xf32>, tensor<3xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A diagonal: a device holds the columns that its rows meet, but they begin at
// its offset.
func.func @diagonal(%x: tensor<8x8xf32> {dp.scatter = 0}, %o: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<8x8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %c: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func @write_diagonal(%x: tensor<8xf32> {dp.scatter = 0}, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%o : tensor<8x8xf32>) {
  ^bb0(%a: f32, %c: f32):
    linalg.yield %a : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Two results of which one does not show the batch: nothing to split along.
func.func @loop_hidden_in_one_result(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<8x4xf32>, %p: tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>) {
  // expected-remark @below {{replicated, replicated}}
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #col], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x4xf32>) outs(%o, %p : tensor<8x4xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    linalg.yield %a, %a : f32, f32
  } -> (tensor<8x4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<8x4xf32>, tensor<4xf32>
}

func.func @two_results(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<8x4xf32>, %p: tensor<4x8xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>) {
  // expected-remark @below {{sharded<0>, sharded<1>}}
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #t], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x4xf32>) outs(%o, %p : tensor<8x4xf32>, tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    linalg.yield %a, %a : f32, f32
  } -> (tensor<8x4xf32>, tensor<4x8xf32>)
  return %0#0, %0#1 : tensor<8x4xf32>, tensor<4x8xf32>
}

// A scalar input and a scalar captured from outside are the same everywhere.
func.func @scalars(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: f32, %d: f32, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> ()>, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %c : tensor<8x4xf32>, f32) outs(%o : tensor<8x4xf32>) {
  ^bb0(%a: f32, %b: f32, %e: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %m, %d : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// The same tensor with itself transposed: one side stays, the other is whole.
func.func @gram(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Along the other dimension both sides agree, and the product is a sum.
func.func @gram_inner(%x: tensor<8x4xf32> {dp.scatter = 1}, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Two batches that do not agree: the larger one stays sharded.
func.func @two_batches(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<4xf32> {dp.scatter = 0}, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<8x4xf32>, tensor<4xf32>) outs(%o : tensor<8x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

//===----------------------------------------------------------------------===//
// Captured tensors are operands
//===----------------------------------------------------------------------===//

// Read at the loop's own index: a shard reads its shard.
func.func @capture_aligned(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<8xf32>) -> tensor<8xf32> {
  %c2 = arith.constant 2 : index
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%o : tensor<8xf32>) {
  ^bb0(%c: f32):
    %i = linalg.index 0 : index
    %e = tensor.extract %x[%i, %c2] : tensor<8x4xf32>
    linalg.yield %e : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Read at another index: needed whole; the loop is sharded by its other input.
func.func @capture_not_aligned(%x: tensor<8x4xf32> {dp.scatter = 0}, %n: tensor<8xindex> {dp.scatter = 0}, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<8xindex>) outs(%o : tensor<8x4xf32>) {
  ^bb0(%k: index, %c: f32):
    %j = linalg.index 1 : index
    %e = tensor.extract %x[%k, %j] : tensor<8x4xf32>
    linalg.yield %e : f32
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Only a part of the captured dimension is read: its chunks are other chunks.
func.func @capture_longer(%x: tensor<9xf32> {dp.scatter = 0}, %o: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%o : tensor<8xf32>) {
  ^bb0(%c: f32):
    %i = linalg.index 0 : index
    %e = tensor.extract %x[%i] : tensor<9xf32>
    linalg.yield %e : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Of dynamic extents it is not known that they are one.
func.func @capture_dynamic(%x: tensor<?xf32> {dp.scatter = 0}, %o: tensor<?xf32>) -> tensor<?xf32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%o : tensor<?xf32>) {
  ^bb0(%c: f32):
    %i = linalg.index 0 : index
    %e = tensor.extract %x[%i] : tensor<?xf32>
    linalg.yield %e : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// All scattered arguments have the rows of one batch, whatever their number is.
func.func @capture_of_another_batch(%x: tensor<?x3xf32> {dp.scatter = 0}, %y: tensor<?xi64> {dp.scatter = 0}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{replicated}}
  %rows = tensor.dim %y, %c0 : tensor<?xi64>
  // expected-remark @below {{replicated}}
  %o = tensor.empty(%rows) : tensor<?xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%y : tensor<?xi64>) outs(%o : tensor<?xf32>) {
  ^bb0(%k: i64, %c: f32):
    %i = linalg.index 0 : index
    %wide = arith.index_cast %i : index to i64
    %row = arith.index_cast %wide : i64 to index
    %column = arith.index_cast %k : i64 to index
    %e = tensor.extract %x[%row, %column] : tensor<?x3xf32>
    linalg.yield %e : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Another dimension of a batch, and a state, have extents of their own.
func.func @capture_of_another_extent(%x: tensor<?xf32> {dp.scatter = 0, dp.state}, %y: tensor<?xf32> {dp.scatter = 0}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{replicated}}
  %rows = tensor.dim %y, %c0 : tensor<?xf32>
  // expected-remark @below {{replicated}}
  %o = tensor.empty(%rows) : tensor<?xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%y : tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%k: f32, %c: f32):
    %i = linalg.index 0 : index
    %e = tensor.extract %x[%i] : tensor<?xf32>
    %sum = arith.addf %e, %k : f32
    linalg.yield %sum : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Captured inside nested control flow.
func.func @capture_nested(%x: tensor<8xf32> {dp.scatter = 0}, %m: tensor<8xi1> {dp.scatter = 0}, %o: tensor<8xf32>) -> tensor<8xf32> {
  %zero = arith.constant 0.0 : f32
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%m : tensor<8xi1>) outs(%o : tensor<8xf32>) {
  ^bb0(%p: i1, %c: f32):
    %i = linalg.index 0 : index
    %v = scf.if %p -> f32 {
      %e = tensor.extract %x[%i] : tensor<8xf32>
      scf.yield %e : f32
    } else {
      scf.yield %zero : f32
    }
    linalg.yield %v : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// One read is aligned, another is not.
func.func @capture_both(%x: tensor<8xf32> {dp.scatter = 0}, %y: tensor<8xf32> {dp.scatter = 0}, %o: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%y : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%b: f32, %c: f32):
    %i = linalg.index 0 : index
    %e = tensor.extract %x[%i] : tensor<8xf32>
    %f = tensor.extract %x[%c0] : tensor<8xf32>
    %s = arith.subf %e, %f : f32
    %t = arith.mulf %s, %b : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A captured diagonal is as little aligned as a mapped one.
func.func @capture_diagonal(%x: tensor<8x8xf32> {dp.scatter = 0}, %y: tensor<8xf32> {dp.scatter = 0}, %o: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%y : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%b: f32, %c: f32):
    %i = linalg.index 0 : index
    %e = tensor.extract %x[%i, %i] : tensor<8x8xf32>
    linalg.yield %e : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// The body asks for the extent, which is the whole tensor's.
func.func @capture_dim(%x: tensor<8xf32> {dp.scatter = 0}, %y: tensor<?xf32> {dp.scatter = 0}, %o: tensor<8xindex>) -> tensor<8xindex> {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%o : tensor<8xindex>) {
  ^bb0(%b: f32, %c: index):
    %d = tensor.dim %y, %c0 : tensor<?xf32>
    linalg.yield %d : index
  } -> tensor<8xindex>
  return %0 : tensor<8xindex>
}
