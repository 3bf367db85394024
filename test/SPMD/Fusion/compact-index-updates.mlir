// RUN: dp-opt %s --dp-compact-index-updates=min-bytes=1 -canonicalize -cse -split-input-file | FileCheck %s
// RUN: dp-opt %s --dp-compact-index-updates -split-input-file | FileCheck %s --check-prefix=DEFAULT
// RUN: dp-opt %s --dp-compact-index-updates=min-bytes=0 -split-input-file | FileCheck %s --check-prefix=ANY

// Slot 0 is the row of zeros. By default 12 KB are not worth a table.

// CHECK: #[[$ROW:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func private @update
// CHECK-SAME: %[[W:[^:]*]]: tensor<200x8xf32>, %[[G:[^:]*]]: tensor<6x8xf32>, %[[I:[^:]*]]: tensor<6xi64>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C200:.*]] = arith.constant 200 : index
// CHECK-DAG: %[[NONE:.*]] = arith.constant 0 : i32
// CHECK-DAG: %[[ZERO:.*]] = arith.constant -0.0
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : index
// CHECK: %[[EMPTY:.*]] = linalg.fill ins(%[[NONE]] : i32) outs(%{{.*}} : tensor<200xi32>)
// CHECK: %[[NUMBERS:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<6xi32>)
// CHECK: %[[NUMBER:.*]] = linalg.index 0
// CHECK: %[[NEXT:.*]] = arith.addi %[[NUMBER]], %[[ONE]]
// CHECK: arith.index_cast %[[NEXT]] : index to i32
// CHECK: %[[TABLE:.*]] = dp.index_update %[[NUMBERS]] into %[[EMPTY]] at %[[I]] dims [0] : tensor<6xi32>, tensor<200xi32>, tensor<6xi64>
// CHECK: %[[PLACES:.*]] = linalg.generic {{.*}} ins(%[[I]] : tensor<6xi64>) outs(%{{.*}} : tensor<6xi32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: i64
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[IN]] : i64 to index
// CHECK: %[[IS2:.*]] = arith.cmpi slt, %[[INDEX]], %[[C200]] : index
// CHECK: %[[IS:.*]] = arith.cmpi sge, %[[INDEX]], %[[C0]] : index
// CHECK: %[[EXISTS:.*]] = arith.andi %[[IS]], %[[IS2]] : i1
// CHECK: %[[PLACE:.*]] = tensor.extract %[[TABLE]]
// CHECK: arith.select %[[EXISTS]], %[[PLACE]], %c-1_i32
// CHECK: %[[ZEROS:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<7x8xf32>)
// CHECK: %[[SUMS:.*]] = dp.index_update %[[G]] into %[[ZEROS]] at %[[PLACES]] dims [0] kind add : tensor<6x8xf32>, tensor<7x8xf32>, tensor<6xi32>
// CHECK: %[[R:.*]] = linalg.generic {indexing_maps = [#[[MAP:.*]], #[[$ROW]], #[[MAP]]], {{.*}}} ins(%[[W]], %[[TABLE]] : tensor<200x8xf32>, tensor<200xi32>)
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[AT:.*]]: i32, %{{.*}}: f32):
// CHECK-DAG: %[[FROM:.*]] = arith.index_cast %[[AT]] : i32 to index
// CHECK-DAG: %[[COLUMN:.*]] = linalg.index 1
// CHECK: %[[SUM:.*]] = tensor.extract %[[SUMS]][%[[FROM]], %[[COLUMN]]]
// CHECK: arith.subf %[[A]], %[[SUM]]
// CHECK: return %[[R]]
// DEFAULT-LABEL: func.func private @update
// DEFAULT: dp.index_update {{.*}} kind add : tensor<6x8xf32>, tensor<200x8xf32>
#id = affine_map<(i, j) -> (i, j)>
func.func private @update(%w: tensor<200x8xf32>, %g: tensor<6x8xf32>, %ids: tensor<6xi64>)
    -> tensor<200x8xf32> attributes {dp.spmd} {
  %zeros = arith.constant dense<-0.0> : tensor<200x8xf32>
  %e = tensor.empty() : tensor<200x8xf32>
  %u = dp.index_update %g into %zeros at %ids dims [0] kind add : tensor<6x8xf32>, tensor<200x8xf32>, tensor<6xi64>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%w, %u : tensor<200x8xf32>, tensor<200x8xf32>) outs(%e : tensor<200x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<200x8xf32>
  return %r : tensor<200x8xf32>
}

// -----

// Of a device's chunk of 6 rows at most, two readers, one of which reads it
// twice. A window of two dimensions; of a window of none a table saves nothing.

// CHECK-DAG: #[[$ROW3:.*]] = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-LABEL: func.func private @chunk
// CHECK-SAME: %[[W:[^:]*]]: tensor<200x2x4xi32>, %[[G:[^:]*]]: tensor<?x3x2x4xi32>, %[[I:[^:]*]]: tensor<?x3x1xindex>
// CHECK: %[[IDS:.*]] = tensor.collapse_shape %[[I]] {{\[\[}}0, 1, 2]]
// CHECK: %[[ROWS:.*]] = tensor.collapse_shape %[[G]] {{\[\[}}0, 1], [2], [3]]
// CHECK: %[[TABLE:.*]] = dp.index_update %{{.*}} into %{{.*}} at %[[IDS]] dims [0] : tensor<?xi32>, tensor<200xi32>, tensor<?xindex>
// CHECK: %[[N:.*]] = tensor.dim %[[ROWS]], %c0
// CHECK: %[[MORE:.*]] = arith.addi %[[N]], %c1
// CHECK: tensor.empty(%[[MORE]]) : tensor<?x2x4xi32>
// CHECK: %[[SUMS:.*]] = dp.index_update %[[ROWS]] into %{{.*}} kind add : tensor<?x2x4xi32>, tensor<?x2x4xi32>, tensor<?xi32>
// CHECK: linalg.generic {{.*}} ins(%[[TABLE]], %[[TABLE]], %[[W]] :
// CHECK-COUNT-2: tensor.extract %[[SUMS]]
// CHECK: linalg.generic {{.*}} ins(%[[TABLE]] :
// CHECK: tensor.extract %[[SUMS]]
// CHECK: dp.index_update %{{.*}} kind add : tensor<6xi32>, tensor<200xi32>
// ANY-LABEL: func.func private @chunk
// ANY-NOT: dp.index_update {{.*}} kind add : tensor<6xi32>, tensor<200xi32>
// ANY: return
#id3 = affine_map<(i, j, k) -> (i, j, k)>
#id1 = affine_map<(i) -> (i)>
func.func private @chunk(%w: tensor<200x2x4xi32>, %g: tensor<?x3x2x4xi32>, %ids: tensor<?x3x1xindex>, %h: tensor<6xi32>, %at: tensor<6xi64>)
    -> (tensor<200x2x4xi32>, tensor<200x2x4xi32>, tensor<200xi32>) attributes {dp.spmd} {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<200x2x4xi32>
  %zeros = linalg.fill ins(%zero : i32) outs(%e : tensor<200x2x4xi32>) -> tensor<200x2x4xi32>
  %u = dp.index_update %g into %zeros at %ids dims [0] kind add {dp.chunk = #dp.chunk<dim = 0, unit = 1, extent = 2>}
      : tensor<?x3x2x4xi32>, tensor<200x2x4xi32>, tensor<?x3x1xindex>
  %r = linalg.generic {indexing_maps = [#id3, #id3, #id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%u, %u, %w : tensor<200x2x4xi32>, tensor<200x2x4xi32>, tensor<200x2x4xi32>) outs(%e : tensor<200x2x4xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32, %o: i32):
    %0 = arith.muli %a, %b : i32
    %1 = arith.addi %0, %c : i32
    linalg.yield %1 : i32
  } -> tensor<200x2x4xi32>
  %s = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%u : tensor<200x2x4xi32>) outs(%e : tensor<200x2x4xi32>) {
  ^bb0(%a: i32, %o: i32):
    %0 = arith.muli %a, %a : i32
    linalg.yield %0 : i32
  } -> tensor<200x2x4xi32>
  %e1 = tensor.empty() : tensor<200xi32>
  %zeros1 = arith.constant dense<0> : tensor<200xi32>
  %v = dp.index_update %h into %zeros1 at %at dims [0] kind add : tensor<6xi32>, tensor<200xi32>, tensor<6xi64>
  %t = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]}
      ins(%v : tensor<200xi32>) outs(%e1 : tensor<200xi32>) {
  ^bb0(%a: i32, %o: i32):
    %0 = arith.muli %a, %a : i32
    linalg.yield %0 : i32
  } -> tensor<200xi32>
  return %r, %s, %t : tensor<200x2x4xi32>, tensor<200x2x4xi32>, tensor<200xi32>
}

// -----

// Left alone: a sum of all elements and a transpose, which read them in another
// order; a result; a tensor that the op writes; a tensor that is no zeros; the
// maximum; updates whose number has no bound; windows that are no rows.

// CHECK-LABEL: func.func private @others
// CHECK-NOT: tensor.extract
// CHECK: return
// ANY-LABEL: func.func private @others
// ANY-NOT: tensor.extract
// ANY: return
#id2 = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>
#none = affine_map<(i, j) -> ()>
func.func private @others(%w: tensor<200x8xf32>, %g: tensor<6x8xf32>, %ids: tensor<6xi64>, %h: tensor<?x8xf32>, %at: tensor<?xi64>,
                          %c: tensor<6x200xf32>, %columns: tensor<6xi64>)
    -> (tensor<f32>, tensor<8x200xf32>, tensor<200x8xf32>, tensor<200x8xf32>, tensor<200x8xf32>, tensor<200x8xf32>, tensor<200x8xf32>, tensor<200x8xf32>)
    attributes {dp.spmd} {
  %zeros = arith.constant dense<0.0> : tensor<200x8xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %e = tensor.empty() : tensor<200x8xf32>
  %et = tensor.empty() : tensor<8x200xf32>
  %u0 = dp.index_update %g into %zeros at %ids dims [0] kind add : tensor<6x8xf32>, tensor<200x8xf32>, tensor<6xi64>
  %sum = linalg.generic {indexing_maps = [#id2, #none], iterator_types = ["reduction", "reduction"]}
      ins(%u0 : tensor<200x8xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %g1 = arith.negf %g : tensor<6x8xf32>
  %u1 = dp.index_update %g1 into %zeros at %ids dims [0] kind add : tensor<6x8xf32>, tensor<200x8xf32>, tensor<6xi64>
  %transpose = linalg.generic {indexing_maps = [#id2, #swap], iterator_types = ["parallel", "parallel"]}
      ins(%u1 : tensor<200x8xf32>) outs(%et : tensor<8x200xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<8x200xf32>
  %g2 = arith.negf %g1 : tensor<6x8xf32>
  %result = dp.index_update %g2 into %zeros at %ids dims [0] kind add : tensor<6x8xf32>, tensor<200x8xf32>, tensor<6xi64>
  %g3 = arith.negf %g2 : tensor<6x8xf32>
  %u3 = dp.index_update %g3 into %zeros at %ids dims [0] kind add : tensor<6x8xf32>, tensor<200x8xf32>, tensor<6xi64>
  %written = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<200x8xf32>) outs(%u3 : tensor<200x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.subf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<200x8xf32>
  %u4 = dp.index_update %g into %w at %ids dims [0] kind add : tensor<6x8xf32>, tensor<200x8xf32>, tensor<6xi64>
  %u5 = dp.index_update %g into %zeros at %ids dims [0] kind max : tensor<6x8xf32>, tensor<200x8xf32>, tensor<6xi64>
  %u6 = dp.index_update %h into %zeros at %at dims [0] kind add : tensor<?x8xf32>, tensor<200x8xf32>, tensor<?xi64>
  %u7 = dp.index_update %c into %zeros at %columns dims [1] kind add : tensor<6x200xf32>, tensor<200x8xf32>, tensor<6xi64>
  %r4 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%u4 : tensor<200x8xf32>) outs(%e : tensor<200x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  } -> tensor<200x8xf32>
  %r5 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%u5 : tensor<200x8xf32>) outs(%e : tensor<200x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  } -> tensor<200x8xf32>
  %r6 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%u6 : tensor<200x8xf32>) outs(%e : tensor<200x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  } -> tensor<200x8xf32>
  %r7 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%u7 : tensor<200x8xf32>) outs(%e : tensor<200x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  } -> tensor<200x8xf32>
  return %sum, %transpose, %result, %written, %r4, %r5, %r6, %r7 : tensor<f32>, tensor<8x200xf32>, tensor<200x8xf32>, tensor<200x8xf32>,
      tensor<200x8xf32>, tensor<200x8xf32>, tensor<200x8xf32>, tensor<200x8xf32>
}
