// RUN: dp-opt %s --split-input-file --dp-parallelize=keep-placements --dp-verify-reads --canonicalize | FileCheck %s

// A loop, or a slice, covers a dimension of unknown extent if both extents have
// one source.
// Integration/dynamic-own-row.mlir runs the first function.

#id = affine_map<(i) -> (i)>

// CHECK-LABEL: @one_source
// CHECK: dp.parallel (%[[X:[a-z0-9_]+]] =
// CHECK-NOT: all_gather
// CHECK: linalg.generic
// CHECK: %[[OWN:[a-z0-9_]+]] = linalg.index 0
// CHECK: tensor.extract %{{.*}}[%[[OWN]], %{{.*}}] : tensor<?x4xf32>
// CHECK-NOT: all_gather
// CHECK: return
func.func @one_source(%x: tensor<?x4xf32> {dp.scatter = 0}, %k: tensor<?xi32> {dp.scatter = 0}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %wide = tensor.expand_shape %x [[0], [1, 2]] output_shape [%n, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
  %e = tensor.empty(%n) : tensor<?x2x2xf32>
  %half = linalg.exp ins(%wide : tensor<?x2x2xf32>) outs(%e : tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %flat = tensor.collapse_shape %half [[0], [1, 2]] : tensor<?x2x2xf32> into tensor<?x4xf32>
  %f = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%k : tensor<?xi32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: i32, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %a : i32 to index
    %v = tensor.extract %flat[%i, %j] : tensor<?x4xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// Two batches have equally many rows, as the runtime sees to.
// CHECK-LABEL: @two_batches
// CHECK-NOT: dp.all_gather
// CHECK: return
func.func @two_batches(%x: tensor<?x4xf32> {dp.scatter = 0}, %k: tensor<?xi32> {dp.scatter = 0}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xi32>
  %f = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%k : tensor<?xi32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: i32, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %a : i32 to index
    %v = tensor.extract %x[%i, %j] : tensor<?x4xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// Another dimension of a batch may have another extent.
// CHECK-LABEL: @two_dimensions
// CHECK: dp.all_gather
func.func @two_dimensions(%x: tensor<?x4xf32> {dp.scatter = 0}, %k: tensor<4x?xi32> {dp.scatter = 0}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c1 : tensor<4x?xi32>
  %f = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%f : tensor<?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %v = tensor.extract %x[%i, %c0] : tensor<?x4xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// A part of the rows begins elsewhere than all of them.
// CHECK-LABEL: @part
// CHECK: dp.all_gather
func.func @part(%x: tensor<?xf32> {dp.scatter = 0}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %half = arith.divui %n, %c2 : index
  %f = tensor.empty(%half) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%f : tensor<?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %v = tensor.extract %x[%i] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %part = tensor.extract_slice %x[0] [%half] [1] : tensor<?xf32> to tensor<?xf32>
  %1 = linalg.add ins(%0, %part : tensor<?xf32>, tensor<?xf32>) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// The first token of each row, and an insertion of it.
// CHECK-LABEL: @slices
// CHECK-NOT: all_gather
// CHECK: tensor.extract_slice %{{.*}}[0, 0] [%{{.*}}, 1] [1, 1] : tensor<?x4xf32> to tensor<?x1xf32>
// CHECK: tensor.insert_slice
// CHECK-NOT: all_gather
// CHECK: return
func.func @slices(%x: tensor<?x4xf32> {dp.scatter = 0}) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %y = linalg.exp ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %first = tensor.extract_slice %y[0, 0] [%n, 1] [1, 1] : tensor<?x4xf32> to tensor<?x1xf32>
  %z = tensor.insert_slice %first into %y[0, 2] [%n, 1] [1, 1] : tensor<?x1xf32> into tensor<?x4xf32>
  return %z : tensor<?x4xf32>
}

// -----

// A pad and a concat along another dimension keep the rows, which the slices take whole.
// CHECK-LABEL: @padded
// CHECK-NOT: all_gather
// CHECK: tensor.extract_slice %{{.*}}[0, 1] [%{{.*}}, 9] [1, 1] : tensor<?x10xf32> to tensor<?x9xf32>
// CHECK-NOT: all_gather
// CHECK: return
func.func @padded(%x: tensor<?x4xf32> {dp.scatter = 0}) -> tensor<?x9xf32> {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %p = tensor.pad %x low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f0 : f32
  } : tensor<?x4xf32> to tensor<?x6xf32>
  %j = tensor.concat dim(1) %p, %x : (tensor<?x6xf32>, tensor<?x4xf32>) -> tensor<?x10xf32>
  %y = tensor.extract_slice %j[0, 1] [%n, 9] [1, 1] : tensor<?x10xf32> to tensor<?x9xf32>
  return %y : tensor<?x9xf32>
}

// -----

// More rows than those of the batch: the slice begins inside of one device's chunk.
// CHECK-LABEL: @padded_rows
// CHECK: dp.all_gather
func.func @padded_rows(%x: tensor<?x4xf32> {dp.scatter = 0}) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %p = tensor.pad %x low[0, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f0 : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  %y = tensor.extract_slice %p[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// The tokens of two batches: rows times a number, as a product, as a collapsed dimension and as a
// part of one.
// CHECK-LABEL: @tokens
// CHECK-NOT: all_gather
// CHECK: linalg.generic
// CHECK: %[[OWN:[a-z0-9_]+]] = linalg.index 0
// CHECK: tensor.extract %{{.*}}[%[[OWN]], %{{.*}}] : tensor<?x5xf32>
// CHECK-NOT: all_gather
// CHECK: return
func.func @tokens(%x: tensor<?x7x5xf32> {dp.scatter = 0}, %k: tensor<?x14xi32> {dp.scatter = 0}) -> tensor<?x7xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %n = tensor.dim %k, %c0 : tensor<?x14xi32>
  %all = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x7x5xf32> into tensor<?x5xf32>
  %twice = tensor.collapse_shape %k [[0, 1]] : tensor<?x14xi32> into tensor<?xi32>
  %count = tensor.dim %twice, %c0 : tensor<?xi32>
  %half = arith.divui %count, %c2 : index
  %pairs = tensor.expand_shape %twice [[0, 1]] output_shape [%half, 2] : tensor<?xi32> into tensor<?x2xi32>
  %first = tensor.extract_slice %pairs[0, 0] [%half, 1] [1, 1] : tensor<?x2xi32> to tensor<?x1xi32>
  %columns = tensor.collapse_shape %first [[0, 1]] : tensor<?x1xi32> into tensor<?xi32>
  %tokens = arith.muli %n, %c7 : index
  %f = tensor.empty(%tokens) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%columns : tensor<?xi32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: i32, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %a : i32 to index
    %v = tensor.extract %all[%i, %j] : tensor<?x5xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %y = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 7] : tensor<?xf32> into tensor<?x7xf32>
  return %y : tensor<?x7xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// Half of the tokens of a row more than the loop has.
// CHECK-LABEL: @other_tokens
// CHECK: dp.all_gather
func.func @other_tokens(%x: tensor<?x8x5xf32> {dp.scatter = 0}, %k: tensor<?x4xi32> {dp.scatter = 0}) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %k, %c0 : tensor<?x4xi32>
  %all = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x8x5xf32> into tensor<?x5xf32>
  %columns = tensor.collapse_shape %k [[0, 1]] : tensor<?x4xi32> into tensor<?xi32>
  %tokens = arith.muli %n, %c4 : index
  %f = tensor.empty(%tokens) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%columns : tensor<?xi32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: i32, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %a : i32 to index
    %v = tensor.extract %all[%i, %j] : tensor<?x5xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %y = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
