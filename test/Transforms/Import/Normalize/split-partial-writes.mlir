// RUN: dp-opt %s --dp-normalize | FileCheck %s

#ij = affine_map<(i, j) -> (i, j)>

// CHECK-DAG: #[[$ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$ODD:.*]] = affine_map<(d0, d1) -> (d0 * 2 + 1, d1)>

// Every second row: the old values are an input, at the same places.
// CHECK-LABEL: func.func @stride(
// CHECK-SAME: %[[X:[^:]*]]: tensor<7x3xf32>, %[[O:[^:]*]]: tensor<14x3xf32>)
// CHECK: %[[E:.*]] = tensor.empty() : tensor<7x3xf32>
// CHECK: %[[U:.*]] = linalg.generic {indexing_maps = [#[[$ID]], #[[$ODD]], #[[$ID]]], iterator_types = ["parallel", "parallel"]}
// CHECK-SAME: ins(%[[X]], %[[O]] : tensor<7x3xf32>, tensor<14x3xf32>) outs(%[[E]] : tensor<7x3xf32>)
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT:   arith.subf %[[A]], %[[B]]
// CHECK: %[[I:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<7x3x2xindex>)
// CHECK-DAG:   %[[L:.*]] = linalg.index 0
// CHECK-DAG:   %[[M:.*]] = linalg.index 1
// CHECK-DAG:   %[[N:.*]] = linalg.index 2
// CHECK:       %[[T:.*]] = arith.muli %[[L]], %{{.*}}
// CHECK:       %[[P:.*]] = arith.addi %[[T]], %{{.*}}
// CHECK:       %[[C:.*]] = arith.cmpi eq, %[[N]], %{{.*}}
// CHECK:       arith.select %[[C]], %[[M]], %[[P]]
// CHECK: %[[R:.*]] = dp.index_update %[[U]] into %[[O]] at %[[I]] dims [0, 1] : tensor<7x3xf32>, tensor<14x3xf32>, tensor<7x3x2xindex>
// CHECK: return %[[R]]
func.func @stride(%x: tensor<7x3xf32>, %o: tensor<14x3xf32>) -> tensor<14x3xf32> {
  %0 = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> (2 * i + 1, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<7x3xf32>) outs(%o : tensor<14x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.subf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<14x3xf32>
  return %0 : tensor<14x3xf32>
}

// One of two results is written in part, the diagonal; loops may be of any number.
// CHECK-LABEL: func.func @diagonal(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>, %[[O:[^:]*]]: tensor<?x?xf32>)
// CHECK: %[[U:.*]]:2 = linalg.generic {{.*}} outs(%[[X]], %{{.*}} : tensor<?xf32>, tensor<?xf32>)
// CHECK: %[[R:.*]] = dp.index_update %[[U]]#1 into %[[O]] at %{{.*}} dims [0, 1] : tensor<?xf32>, tensor<?x?xf32>, tensor<?x2xindex>
// CHECK: return %[[U]]#0, %[[R]]
func.func @diagonal(%x: tensor<?xf32>, %o: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%x, %o : tensor<?xf32>, tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s, %a : f32, f32
  } -> (tensor<?xf32>, tensor<?x?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?x?xf32>
}

// The last iteration of a reduction wins.
// CHECK-LABEL: func.func @last(
// CHECK: %[[U:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]{{.*}} outs(%{{.*}} : tensor<7x3xf32>)
// CHECK: dp.index_update %[[U]] into %{{.*}} dims [0]
func.func @last(%x: tensor<7x3xf32>, %o: tensor<14xf32>) -> tensor<14xf32> {
  %0 = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> (2 * i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<7x3xf32>) outs(%o : tensor<14xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<14xf32>
  return %0 : tensor<14xf32>
}

// Backwards, along a unit dimension, and sums: nothing is lost.
// CHECK-LABEL: func.func @whole(
// CHECK-NOT: dp.index_update
func.func @whole(%x: tensor<7x3xf32>, %o: tensor<7x1x3xf32>, %p: tensor<14xf32>) -> (tensor<7x1x3xf32>, tensor<14xf32>) {
  %0 = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> (6 - i, 0, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<7x3xf32>) outs(%o : tensor<7x1x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<7x1x3xf32>
  %1 = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> (2 * i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<7x3xf32>) outs(%p : tensor<14xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<14xf32>
  return %0, %1 : tensor<7x1x3xf32>, tensor<14xf32>
}
