// RUN: dp-opt %s -split-input-file --dp-parallelize --dp-outline-spmd | FileCheck %s

// An index that is cast, wrapped where it is negative and clamped, as JAX's
// gathers do: rows 0 to 9 of the table exist.

// CHECK: index_bounds = [<argument = 1, min = 0, max = 9>]
func.func @wrapped(%table: tensor<10x4xf32>, %i: tensor<6xi32> {dp.scatter = 0}) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %wide = tensor.expand_shape %i [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
  %empty = tensor.empty() : tensor<6x1xi32>
  %wrap = linalg.generic {
      indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%wide : tensor<6x1xi32>) outs(%empty : tensor<6x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    %negative = arith.cmpi slt, %in, %zero : i32
    %plus = arith.addi %in, %ten : i32
    %select = arith.select %negative, %plus, %in : i32
    linalg.yield %select : i32
  } -> tensor<6x1xi32>
  %init = tensor.empty() : tensor<6xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(a) -> (a)>], iterator_types = ["parallel"]}
      outs(%init : tensor<6xf32>) {
  ^bb0(%out: f32):
    %a = linalg.index 0 : index
    %row = tensor.extract %wrap[%a, %c0] : tensor<6x1xi32>
    %cast = arith.index_cast %row : i32 to index
    %low = arith.maxsi %cast, %c0 : index
    %clamped = arith.minsi %low, %c9 : index
    %value = tensor.extract %table[%clamped, %c0] : tensor<10x4xf32>
    linalg.yield %value : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// The least of several tables; a value that is only compared or multiplied
// bounds nothing.

// CHECK: index_bounds = [<argument = 2, min = 0, max = 2>]
func.func @several(%long: tensor<10xf32>, %short: tensor<3xf32>, %i: tensor<6xi64> {dp.scatter = 0}, %n: tensor<6xi64>)
    -> (tensor<6xf32>, tensor<6xi1>) {
  %two = arith.constant 2 : i64
  %init = tensor.empty() : tensor<6xf32>
  %flags = tensor.empty() : tensor<6xi1>
  %0:2 = linalg.generic {
      indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>,
                       affine_map<(a) -> (a)>, affine_map<(a) -> (a)>],
      iterator_types = ["parallel"]}
      ins(%i, %n : tensor<6xi64>, tensor<6xi64>) outs(%init, %flags : tensor<6xf32>, tensor<6xi1>) {
  ^bb0(%in: i64, %m: i64, %out: f32, %flag: i1):
    %index = arith.index_cast %in : i64 to index
    %a = tensor.extract %long[%index] : tensor<10xf32>
    %b = tensor.extract %short[%index] : tensor<3xf32>
    %product = arith.muli %m, %two : i64
    %other = arith.index_cast %product : i64 to index
    %c = tensor.extract %long[%other] : tensor<10xf32>
    %ab = arith.addf %a, %b : f32
    %sum = arith.addf %ab, %c : f32
    %compare = arith.cmpi slt, %m, %in : i64
    linalg.yield %sum, %compare : f32, i1
  } -> (tensor<6xf32>, tensor<6xi1>)
  return %0#0, %0#1 : tensor<6xf32>, tensor<6xi1>
}

// -----

// A slice of three of eight begins at 5 at most.

// CHECK: index_bounds = [<argument = 1, min = 0, max = 5>]
func.func @slice(%x: tensor<8x2xf32>, %begin: tensor<i32>, %i: tensor<4xf32> {dp.scatter = 0}) -> tensor<3x2xf32> {
  %scalar = tensor.extract %begin[] : tensor<i32>
  %offset = arith.index_cast %scalar : i32 to index
  %0 = tensor.extract_slice %x[%offset, 0] [3, 2] [1, 1] : tensor<8x2xf32> to tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

// CHECK-NOT: index_bounds
func.func @nothing(%i: tensor<6xi32> {dp.scatter = 0}) -> tensor<6xi32> {
  return %i : tensor<6xi32>
}

// -----

// An index of an update that does not exist is dropped, one that a one-hot
// contraction reads by is guarded: neither is bounded, but what an update sets and
// where it does are.

// CHECK: index_bounds = [<argument = 0, min = 0, max = 4>, <argument = 2, min = 0, max = 4>]
func.func @dropped(%d: tensor<8xi64>, %i: tensor<6xi64>, %u: tensor<6xi64>, %n: tensor<6xi64>, %x: tensor<5xf32> {dp.scatter = 0})
    -> (tensor<8xf32>, tensor<6xf32>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %set = dp.index_update %u into %d at %i dims [0] : tensor<6xi64>, tensor<8xi64>, tensor<6xi64>
  %init = tensor.empty() : tensor<8xf32>
  %init6 = tensor.empty() : tensor<6xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"]}
      ins(%set : tensor<8xi64>) outs(%init : tensor<8xf32>) {
  ^bb0(%in: i64, %out: f32):
    %index = arith.index_cast %in : i64 to index
    %a = tensor.extract %x[%index] : tensor<5xf32>
    linalg.yield %a : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"]}
      ins(%n : tensor<6xi64>) outs(%init6 : tensor<6xf32>) {
  ^bb0(%in: i64, %out: f32):
    %index = arith.index_cast %in : i64 to index
    %exists = arith.cmpi ult, %index, %c5 : index
    %safe = arith.select %exists, %index, %c0 : index
    %a = tensor.extract %x[%safe] : tensor<5xf32>
    linalg.yield %a : f32
  } -> tensor<6xf32>
  return %0, %1 : tensor<8xf32>, tensor<6xf32>
}
