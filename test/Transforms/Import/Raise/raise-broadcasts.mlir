// RUN: dp-opt %s -split-input-file -dp-raise-broadcasts | FileCheck %s

// A copy that torch-mlir makes of a conversion. Its extent is known by the sizes
// of the tensors, as that of the argument that they were made for.

// CHECK-DAG: #[[$ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @copy
//       CHECK: %[[MADE:.*]] = linalg.generic {indexing_maps = [#[[$ID]]]
//       CHECK: linalg.generic {indexing_maps = [#[[$ID]], #[[$ID]]], {{.*}} ins(%[[MADE]] : tensor<?x8xf64>)
//  CHECK-NEXT: ^bb0(%[[IN:.*]]: f64, %{{.*}}: f64):
//   CHECK-NOT: tensor.extract
//       CHECK: linalg.yield %[[IN]]
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @copy(%x: tensor<?x8xf64>, %like: tensor<?x4xf32>) -> tensor<?x8xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = tensor.dim %like, %c0 : tensor<?x4xf32>
  %empty = tensor.empty(%rows) : tensor<?x8xf64>
  %made = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%empty : tensor<?x8xf64>) {
  ^bb0(%out: f64):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i64
    %f = arith.sitofp %n : i64 to f64
    linalg.yield %f : f64
  } -> tensor<?x8xf64>
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%empty : tensor<?x8xf64>) {
  ^bb0(%out: f64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %one = arith.cmpi eq, %rows, %c1 : index
    %k = arith.select %one, %c0, %i : index
    %e = tensor.extract %made[%k, %j] : tensor<?x8xf64>
    linalg.yield %e : f64
  } -> tensor<?x8xf64>
  return %0 : tensor<?x8xf64>
}

// -----

// A column of each row, whose static extent 1 is broadcast; two reads in one
// loop, which has inputs of its own.

// CHECK-DAG: #[[$ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$COLUMN:.*]] = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-DAG: #[[$OTHER:.*]] = affine_map<(d0, d1) -> (d1)>
//       CHECK: func.func @column(%{{.*}}: tensor<?x1xf32>, %[[Y:.*]]: tensor<?x3xf32>, %[[Z:.*]]: tensor<3xf32>)
//       CHECK: linalg.generic {indexing_maps = [#[[$ID]], #[[$COLUMN]], #[[$OTHER]], #[[$ID]]]
//  CHECK-SAME: ins(%[[Y]], %{{.*}}, %[[Z]] : tensor<?x3xf32>, tensor<?x1xf32>, tensor<3xf32>)
//  CHECK-SAME: {tag}
//  CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %[[C:.*]]: f32, %{{.*}}: f32):
//       CHECK: %[[S:.*]] = arith.addf %[[A]], %[[B]]
//       CHECK: arith.mulf %[[S]], %[[C]]
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @column(%x: tensor<?x1xf32>, %y: tensor<?x3xf32>, %z: tensor<3xf32>) -> tensor<?x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = tensor.dim %y, %c0 : tensor<?x3xf32>
  %empty1 = tensor.empty(%rows) : tensor<?x1xf32>
  %one = arith.constant 1.5 : f32
  %column = linalg.fill ins(%one : f32) outs(%empty1 : tensor<?x1xf32>) -> tensor<?x1xf32>
  %empty = tensor.empty(%rows) : tensor<?x3xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<?x3xf32>) outs(%empty : tensor<?x3xf32>) attrs = {tag} {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %dim = tensor.dim %column, %c0 : tensor<?x1xf32>
    %is_one = arith.cmpi eq, %c1, %dim : index
    %k = arith.select %is_one, %c0, %i : index
    %b = tensor.extract %column[%k, %c0] : tensor<?x1xf32>
    %c = tensor.extract %z[%j] : tensor<3xf32>
    %s = arith.addf %in, %b : f32
    %p = arith.mulf %s, %c : f32
    linalg.yield %p : f32
  } -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// These stay: an extent that may be 1 where the loop has more iterations, an
// index that is another row's, a comparison with another extent, and a tensor
// that the loop makes.

//       CHECK: func.func @others
// CHECK-COUNT-4: tensor.extract
#id = affine_map<(d0) -> (d0)>
func.func @others(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %of_x = tensor.dim %x, %c0 : tensor<?xf32>
  %of_y = tensor.dim %y, %c0 : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%y : tensor<?xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %is_one = arith.cmpi eq, %of_x, %c1 : index
    %k = arith.select %is_one, %c0, %i : index
    %a = tensor.extract %x[%k] : tensor<?xf32>
    %last = arith.subi %of_y, %c1 : index
    %back = arith.subi %last, %i : index
    %b = tensor.extract %y[%back] : tensor<?xf32>
    %c = tensor.extract %y[%k] : tensor<?xf32>
    %made = tensor.from_elements %a, %b : tensor<2xf32>
    %d = tensor.extract %made[%c0] : tensor<2xf32>
    %ab = arith.addf %a, %b : f32
    %cd = arith.addf %c, %d : f32
    %s = arith.addf %ab, %cd : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
