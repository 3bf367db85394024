// RUN: dp-opt %s --allow-unregistered-dialect --dp-convert-tm-tensor --split-input-file --verify-diagnostics | FileCheck %s

// The gradient of an embedding: a window of whole rows.
// CHECK-LABEL: func.func @embedding(
// CHECK-SAME: %[[G:[^:]*]]: tensor<10x6x16xf32>, %[[I:[^:]*]]: tensor<60x1xi64>, %[[D:[^:]*]]: tensor<17x16xf32>
// CHECK: dp.index_update %[[G]] into %[[D]] at %{{.*}} dims [0] kind add : tensor<10x6x16xf32>, tensor<17x16xf32>, tensor<10x6x1xindex>
func.func @embedding(%g: tensor<10x6x16xf32>, %i: tensor<60x1xi64>, %d: tensor<17x16xf32>) -> tensor<17x16xf32> {
  %c = tensor.collapse_shape %g [[0, 1], [2]] : tensor<10x6x16xf32> into tensor<60x16xf32>
  %u = tensor.expand_shape %c [[0], [1, 2]] output_shape [60, 1, 16] : tensor<60x16xf32> into tensor<60x1x16xf32>
  %r = "tm_tensor.scatter"(%u, %i, %d) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    "tm_tensor.yield"(%s) : (f32) -> ()
  }) : (tensor<60x1x16xf32>, tensor<60x1xi64>, tensor<17x16xf32>) -> tensor<17x16xf32>
  return %r : tensor<17x16xf32>
}

// -----

// Set where a row's label says: the rows' own numbers are a column.
// CHECK-LABEL: func.func @labels(
// CHECK-SAME: %[[U:[^:]*]]: tensor<10xf32>, %[[Y:[^:]*]]: tensor<10x1xi64>, %[[D:[^:]*]]: tensor<10x4xf32>
// CHECK: %[[I:.*]] = linalg.generic {{.*}} ins(%[[Y]] : tensor<10x1xi64>) outs(%{{.*}} : tensor<10x1xindex>)
// CHECK: dp.index_update %[[U]] into %[[D]] at %[[I]] dims [1] batching [0] : tensor<10xf32>
func.func @labels(%u: tensor<10xf32>, %y: tensor<10x1xi64>, %d: tensor<10x4xf32>) -> tensor<10x4xf32> {
  %e = tensor.empty() : tensor<10x1xi64>
  %f = tensor.empty() : tensor<10x2xi64>
  %rows = linalg.generic {indexing_maps = [affine_map<(i) -> (i, 0)>], iterator_types = ["parallel"]} outs(%e : tensor<10x1xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    linalg.yield %n : i64
  } -> tensor<10x1xi64>
  %0 = tensor.insert_slice %rows into %f[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64>
  %1 = tensor.insert_slice %y into %0[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64>
  %r = "tm_tensor.scatter"(%u, %1, %d) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: f32, %b: f32):
    "tm_tensor.yield"(%a) : (f32) -> ()
  }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x4xf32>) -> tensor<10x4xf32>
  return %r : tensor<10x4xf32>
}

// -----

// The gradient of p[:, i, j]: columns of collapsed numbers, joined.
// CHECK-LABEL: func.func @pairs(
// CHECK-SAME: %[[U:[^:]*]]: tensor<6x5xf32>
// CHECK: dp.index_update %[[U]] into %{{.*}} at %{{.*}} dims [1, 2] batching [0] kind add : tensor<6x5xf32>, tensor<6x4x4xf32>, tensor<6x5x2xindex>
func.func @pairs(%u: tensor<6x5xf32>, %i: tensor<5xi64>, %j: tensor<5xi64>, %d: tensor<6x4x4xf32>) -> tensor<6x4x4xf32> {
  %e = tensor.empty() : tensor<6x5xi64>
  %rows = linalg.generic {indexing_maps = [affine_map<(r, p) -> (r, p)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<6x5xi64>) {
  ^bb0(%o: i64):
    %r = linalg.index 0 : index
    %n = arith.index_cast %r : index to i64
    linalg.yield %n : i64
  } -> tensor<6x5xi64>
  %is = linalg.broadcast ins(%i : tensor<5xi64>) outs(%e : tensor<6x5xi64>) dimensions = [0]
  %js = linalg.broadcast ins(%j : tensor<5xi64>) outs(%e : tensor<6x5xi64>) dimensions = [0]
  %0 = tensor.collapse_shape %rows [[0, 1]] : tensor<6x5xi64> into tensor<30xi64>
  %1 = tensor.collapse_shape %is [[0, 1]] : tensor<6x5xi64> into tensor<30xi64>
  %2 = tensor.collapse_shape %js [[0, 1]] : tensor<6x5xi64> into tensor<30xi64>
  %3 = tensor.expand_shape %0 [[0, 1]] output_shape [30, 1] : tensor<30xi64> into tensor<30x1xi64>
  %4 = tensor.expand_shape %1 [[0, 1]] output_shape [30, 1] : tensor<30xi64> into tensor<30x1xi64>
  %5 = tensor.expand_shape %2 [[0, 1]] output_shape [30, 1] : tensor<30xi64> into tensor<30x1xi64>
  %6 = tensor.concat dim(1) %3, %4, %5 : (tensor<30x1xi64>, tensor<30x1xi64>, tensor<30x1xi64>) -> tensor<30x3xi64>
  %7 = tensor.collapse_shape %u [[0, 1]] : tensor<6x5xf32> into tensor<30xf32>
  %8 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [30, 1, 1, 1] : tensor<30xf32> into tensor<30x1x1x1xf32>
  %9 = "tm_tensor.scatter"(%8, %6, %d) <{dimension_map = array<i64: 0, 1, 2>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    "tm_tensor.yield"(%s) : (f32) -> ()
  }) : (tensor<30x1x1x1xf32>, tensor<30x3xi64>, tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
  return %9 : tensor<6x4x4xf32>
}

// -----

// The gradient of a pool: one op makes all columns, two of them the counted
// dimensions' own numbers.
// CHECK-LABEL: func.func @pool(
// CHECK: dp.index_update %{{.*}} into %{{.*}} at %{{.*}} dims [2] batching [0, 1] kind max : tensor<9x6x4xf32>, tensor<9x6x8xf32>, tensor<9x6x4x1xindex>
func.func @pool(%g: tensor<9x6x4xf32>, %at: tensor<9x6x4xi64>, %d: tensor<9x6x8xf32>) -> tensor<9x6x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<9x6x4x3xi64>
  %i = linalg.generic {indexing_maps = [affine_map<(a, b, c, n) -> (a, b, c)>, affine_map<(a, b, c, n) -> (a, b, c, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%at : tensor<9x6x4xi64>) outs(%e : tensor<9x6x4x3xi64>) {
  ^bb0(%p: i64, %o: i64):
    %x = arith.index_cast %p : i64 to index
    %n = linalg.index 3 : index
    %is2 = arith.cmpi eq, %n, %c2 : index
    %s2 = arith.select %is2, %x, %c0 : index
    %b = linalg.index 1 : index
    %is1 = arith.cmpi eq, %n, %c1 : index
    %s1 = arith.select %is1, %b, %c0 : index
    %t = arith.addi %s2, %s1 : index
    %a = linalg.index 0 : index
    %is0 = arith.cmpi eq, %n, %c0 : index
    %s0 = arith.select %is0, %a, %c0 : index
    %v = arith.addi %t, %s0 : index
    %y = arith.index_cast %v : index to i64
    linalg.yield %y : i64
  } -> tensor<9x6x4x3xi64>
  %u = tensor.collapse_shape %g [[0, 1, 2]] : tensor<9x6x4xf32> into tensor<216xf32>
  %j = tensor.collapse_shape %i [[0, 1, 2], [3]] : tensor<9x6x4x3xi64> into tensor<216x3xi64>
  %r = "tm_tensor.scatter"(%u, %j, %d) <{dimension_map = array<i64: 0, 1, 2>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.maximumf %a, %b : f32
    "tm_tensor.yield"(%s) : (f32) -> ()
  }) : (tensor<216xf32>, tensor<216x3xi64>, tensor<9x6x8xf32>) -> tensor<9x6x8xf32>
  return %r : tensor<9x6x8xf32>
}

// -----

func.func @part(%u: tensor<5x2xf32>, %i: tensor<5x1xi32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'tm_tensor.scatter' op cannot become dp.index_update: the window covers a part of dimension 0}}
  %r = "tm_tensor.scatter"(%u, %i, %d) <{dimension_map = array<i64: 0>}> ({
  ^bb0(%a: f32, %b: f32):
    "tm_tensor.yield"(%a) : (f32) -> ()
  }) : (tensor<5x2xf32>, tensor<5x1xi32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @combiner(%u: tensor<5xf32>, %i: tensor<5x1xi32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{its region does not combine the update and what is there by one arith op that is a reduction}}
  %r = "tm_tensor.scatter"(%u, %i, %d) <{dimension_map = array<i64: 0>}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.subf %b, %a : f32
    "tm_tensor.yield"(%s) : (f32) -> ()
  }) : (tensor<5xf32>, tensor<5x1xi32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @dimensions(%u: tensor<5xf32>, %i: tensor<5x2xi32>, %d: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{expected dimensions of the destination in 'dimension_map', each once}}
  %r = "tm_tensor.scatter"(%u, %i, %d) <{dimension_map = array<i64: 1, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    "tm_tensor.yield"(%a) : (f32) -> ()
  }) : (tensor<5xf32>, tensor<5x2xi32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

func.func @map(%u: tensor<5xf32>, %i: tensor<5x2xi32>, %d: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{expected a column of the indices for each dimension of 'dimension_map' and a row for each update}}
  %r = "tm_tensor.scatter"(%u, %i, %d) <{dimension_map = array<i64: 0>}> ({
  ^bb0(%a: f32, %b: f32):
    "tm_tensor.yield"(%a) : (f32) -> ()
  }) : (tensor<5xf32>, tensor<5x2xi32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

func.func @operands(%u: tensor<5xf32>, %i: tensor<5x1xf32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected updates [n, window], integer indices [n, depth] and a destination that has the window, as ranked tensors}}
  %r = "tm_tensor.scatter"(%u, %i, %d) <{dimension_map = array<i64: 0>}> ({
  ^bb0(%a: f32, %b: f32):
    "tm_tensor.yield"(%a) : (f32) -> ()
  }) : (tensor<5xf32>, tensor<5x1xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @results(%u: tensor<5xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expected updates, indices, a destination and a result}}
  "tm_tensor.scatter"(%u, %i) : (tensor<5xf32>, tensor<5x1xi32>) -> ()
  return
}
