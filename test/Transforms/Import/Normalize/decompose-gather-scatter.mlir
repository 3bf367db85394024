// RUN: dp-opt %s --dp-normalize | FileCheck %s

// CHECK-DAG: #[[$FIRST:.*]] = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-DAG: #[[$SECOND:.*]] = affine_map<(d0, d1) -> (d0, 1)>
// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[X:[^:]*]]: tensor<5x4x6xf32>, %[[I:[^:]*]]: tensor<3x2xi32>)
// CHECK: linalg.generic {indexing_maps = [#[[$FIRST]], #[[$SECOND]], #{{.*}}], iterator_types = ["parallel", "parallel"]} ins(%[[I]], %[[I]] : tensor<3x2xi32>, tensor<3x2xi32>) outs(%{{.*}} : tensor<3x4xf32>)
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: %[[A:.*]] = arith.index_cast %in
// CHECK: %[[B:.*]] = arith.index_cast %in_
// CHECK: tensor.extract %[[X]][%[[A]], %[[J]], %[[B]]]
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<3x1x4x1xf32>)
// CHECK-NOT: tensor.gather
func.func @gather(%x: tensor<5x4x6xf32>, %i: tensor<3x2xi32>) -> (tensor<3x4xf32>, tensor<3x1x4x1xf32>) {
  %0 = tensor.gather %x[%i] gather_dims([0, 2]) unique : (tensor<5x4x6xf32>, tensor<3x2xi32>) -> tensor<3x4xf32>
  %1 = tensor.gather %x[%i] gather_dims([0, 2]) unique : (tensor<5x4x6xf32>, tensor<3x2xi32>) -> tensor<3x1x4x1xf32>
  return %0, %1 : tensor<3x4xf32>, tensor<3x1x4x1xf32>
}

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[U:[^:]*]]: tensor<?x4xf32>, %[[V:[^:]*]]: tensor<3x1x4x1xf32>, %[[D:[^:]*]]: tensor<5x4x6xf32>
// A check of each index, of extent 5 or 6.
// CHECK: %[[CHECKED:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<?x2xindex>)
// CHECK: %[[NUMBER:.*]] = linalg.index 1
// CHECK: %[[OTHER:.*]] = arith.cmpi eq, %[[NUMBER]], %c1
// CHECK: %[[EXTENT:.*]] = arith.select %[[OTHER]], %c6, %c5
// CHECK: %[[HOLDS:.*]] = arith.cmpi ult, %in, %[[EXTENT]]
// CHECK: cf.assert %[[HOLDS]], "'tensor.scatter' op has an index that its destination does not have"
// CHECK: linalg.yield %in
// CHECK: dp.index_update %[[U]] into %[[D]] at %[[CHECKED]] dims [0, 2] : tensor<?x4xf32>, tensor<5x4x6xf32>, tensor<?x2xindex>
// CHECK: %[[S:.*]] = tensor.extract_slice %[[V]][0, 0, 0, 0] [3, 1, 4, 1] [1, 1, 1, 1] : tensor<3x1x4x1xf32> to tensor<3x4xf32>
// CHECK: dp.index_update %[[S]] into %[[D]] at %{{.*}} dims [0, 2] : tensor<3x4xf32>
func.func @scatter(%u: tensor<?x4xf32>, %v: tensor<3x1x4x1xf32>, %d: tensor<5x4x6xf32>, %i: tensor<?x2xindex>, %j: tensor<3x2xi64>) -> (tensor<5x4x6xf32>, tensor<5x4x6xf32>) {
  %0 = tensor.scatter %u into %d[%i] scatter_dims([0, 2]) unique : (tensor<?x4xf32>, tensor<5x4x6xf32>, tensor<?x2xindex>) -> tensor<5x4x6xf32>
  %1 = tensor.scatter %v into %d[%j] scatter_dims([0, 2]) unique : (tensor<3x1x4x1xf32>, tensor<5x4x6xf32>, tensor<3x2xi64>) -> tensor<5x4x6xf32>
  return %0, %1 : tensor<5x4x6xf32>, tensor<5x4x6xf32>
}

// Indices of a type that dp.index_update does not take.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[I:[^:,]*]]: tensor<3x1xi4>
// CHECK: %[[C:.*]] = linalg.generic {{.*}} ins(%[[I]] : tensor<3x1xi4>) outs(%{{.*}} : tensor<3x1xindex>)
// CHECK: %[[N:.*]] = arith.index_cast %in : i4 to index
// CHECK: linalg.yield %[[N]] : index
// CHECK: dp.index_update %{{.*}} into %{{.*}} at %[[C]] dims [0]
func.func @narrow(%u: tensor<3x4xf32>, %d: tensor<5x4xf32>, %i: tensor<3x1xi4>) -> tensor<5x4xf32> {
  %0 = tensor.scatter %u into %d[%i] scatter_dims([0]) unique : (tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x1xi4>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
