// RUN: dp-opt %s --dp-split-loops | FileCheck %s

// What counts 10x2x3 elements by one loop; the results are counted so as before.
// CHECK-DAG: #[[$COLUMN:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2, 0)>
// CHECK-DAG: #[[$ID:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @three(
// CHECK-SAME: %[[X:[^:]*]]: tensor<10x2x3xf32>
// CHECK: %[[E:.*]] = tensor.expand_shape %{{.*}} {{\[}}[0, 1, 2], [3]] output_shape [10, 2, 3, 1] : tensor<60x1xi64> into tensor<10x2x3x1xi64>
// CHECK: %[[F:.*]] = tensor.expand_shape %{{.*}} {{\[}}[0, 1, 2]] output_shape [10, 2, 3] : tensor<60xf32> into tensor<10x2x3xf32>
// CHECK: %[[R:.*]]:2 = linalg.generic {indexing_maps = [#[[$COLUMN]], #[[$ID]]], iterator_types = ["parallel", "parallel", "parallel"]} outs(%[[E]], %[[F]]
// CHECK-NOT: arith.remsi
// CHECK-NOT: arith.divsi
// CHECK-DAG: %[[C:.*]] = linalg.index 2
// CHECK-DAG: %[[B:.*]] = linalg.index 1
// CHECK-DAG: %[[A:.*]] = linalg.index 0
// CHECK: tensor.extract %[[X]][%[[A]], %[[B]], %[[C]]]
// CHECK: tensor.collapse_shape %[[R]]#0 {{\[}}[0, 1, 2], [3]] : tensor<10x2x3x1xi64> into tensor<60x1xi64>
// CHECK: tensor.collapse_shape %[[R]]#1 {{\[}}[0, 1, 2]] : tensor<10x2x3xf32> into tensor<60xf32>
func.func @three(%x: tensor<10x2x3xf32>) -> (tensor<60x1xi64>, tensor<60xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %e = tensor.empty() : tensor<60x1xi64>
  %f = tensor.empty() : tensor<60xf32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, 0)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e, %f : tensor<60x1xi64>, tensor<60xf32>) {
  ^bb0(%a: i64, %b: f32):
    %i = linalg.index 0 : index
    %c = arith.remsi %i, %c3 : index
    %ab = arith.divsi %i, %c3 : index
    %m = arith.remsi %ab, %c2 : index
    %l = arith.divsi %ab, %c2 : index
    %k = arith.remsi %l, %c10 : index
    %v = tensor.extract %x[%k, %m, %c] : tensor<10x2x3xf32>
    %n = arith.index_cast %k : index to i64
    linalg.yield %n, %v : i64, f32
  } -> (tensor<60x1xi64>, tensor<60xf32>)
  return %0#0, %0#1 : tensor<60x1xi64>, tensor<60xf32>
}

// A remainder that changes nothing, of the second loop; an index that is used
// whole is put together again.
// CHECK-LABEL: func.func @whole(
// CHECK: linalg.generic {{.*}}["parallel", "parallel"]} ins(%{{.*}} : tensor<4x6xindex>)
// CHECK-NEXT: ^bb0
// CHECK-NEXT: %[[I:.*]] = linalg.index 1
// CHECK-NEXT: arith.addi %{{.*}}, %[[I]]
// CHECK: linalg.generic {{.*}}["parallel", "parallel", "parallel"]}
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: %[[S:.*]] = arith.muli %[[J]], %c3
// CHECK: %[[K:.*]] = linalg.index 2
// CHECK: arith.addi %[[S]], %[[K]]
func.func @whole(%x: tensor<4x6xindex>) -> (tensor<4x6xindex>, tensor<4x6xindex>) {
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %e = tensor.empty() : tensor<4x6xindex>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x6xindex>) outs(%e : tensor<4x6xindex>) {
  ^bb0(%a: index, %b: index):
    %j = linalg.index 1 : index
    %k = arith.remui %j, %c6 : index
    %s = arith.addi %a, %k : index
    linalg.yield %s : index
  } -> tensor<4x6xindex>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x6xindex>) outs(%e : tensor<4x6xindex>) {
  ^bb0(%a: index, %b: index):
    %j = linalg.index 1 : index
    %k = arith.floordivsi %j, %c3 : index
    %s = arith.addi %j, %k : index
    linalg.yield %s : index
  } -> tensor<4x6xindex>
  return %0, %1 : tensor<4x6xindex>, tensor<4x6xindex>
}

// Divisors that do not divide, dynamic loops and other reads stay.
// CHECK-LABEL: func.func @kept(
// CHECK-COUNT-3: arith.remsi
func.func @kept(%x: tensor<7xindex>, %y: tensor<?xindex>, %z: tensor<9xindex>) -> (tensor<7xindex>, tensor<?xindex>, tensor<8xindex>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x : tensor<7xindex>) {
  ^bb0(%b: index):
    %i = linalg.index 0 : index
    %k = arith.remsi %i, %c2 : index
    linalg.yield %k : index
  } -> tensor<7xindex>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%y : tensor<?xindex>) {
  ^bb0(%b: index):
    %i = linalg.index 0 : index
    %k = arith.remsi %i, %c2 : index
    linalg.yield %k : index
  } -> tensor<?xindex>
  %e = tensor.empty() : tensor<8xindex>
  %2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%z : tensor<9xindex>) outs(%e : tensor<8xindex>) {
  ^bb0(%a: index, %b: index):
    %i = linalg.index 0 : index
    %k = arith.remsi %i, %c2 : index
    %s = arith.addi %a, %k : index
    linalg.yield %s : index
  } -> tensor<8xindex>
  return %0, %1, %2 : tensor<7xindex>, tensor<?xindex>, tensor<8xindex>
}
