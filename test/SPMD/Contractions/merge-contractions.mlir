// RUN: dp-opt %s --dp-merge-contractions -canonicalize | FileCheck %s

#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// The gradient of a weight of three steps, with what else is added: one product
// of the steps' rows, in program order. A factor's transpose is part of the map.

// CHECK-LABEL: func.func private @steps(
// CHECK-SAME: %[[H0:[^:]*]]: tensor<?x160xf32>, %[[H1:[^:]*]]: tensor<?x160xf32>, %[[H2:[^:]*]]: tensor<?x160xf32>, %[[G0:[^:]*]]: tensor<?x192xf32>, %[[G1:[^:]*]]: tensor<?x192xf32>, %[[G2:[^:]*]]: tensor<?x192xf32>, %[[DECAY:[^:]*]]: tensor<160x192xf32>
// CHECK-NOT: linalg.matmul
// CHECK: %[[H:.*]] = tensor.concat dim(0) %[[H2]], %[[H0]], %[[H1]] : {{.*}} -> tensor<?x160xf32>
// CHECK: %[[G:.*]] = tensor.concat dim(0) %[[G2]], %[[G0]], %[[G1]] : {{.*}} -> tensor<?x192xf32>
// CHECK: %[[P:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[H]], %[[G]] : tensor<?x160xf32>, tensor<?x192xf32>)
// CHECK: %[[SUM:.*]] = linalg.add ins(%[[DECAY]], %[[P]] :
// CHECK-NOT: linalg
// CHECK: return %[[SUM]]
func.func private @steps(%h0: tensor<?x160xf32>, %h1: tensor<?x160xf32>, %h2: tensor<?x160xf32>,
    %g0: tensor<?x192xf32>, %g1: tensor<?x192xf32>, %g2: tensor<?x192xf32>, %decay: tensor<160x192xf32>,
    %n: index) -> tensor<160x192xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<160x192xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<160x192xf32>) -> tensor<160x192xf32>
  %a = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%h2, %g2 : tensor<?x160xf32>, tensor<?x192xf32>)
      outs(%zeros : tensor<160x192xf32>) -> tensor<160x192xf32>
  %empty = tensor.empty(%n) : tensor<160x?xf32>
  %t = linalg.transpose ins(%h0 : tensor<?x160xf32>) outs(%empty : tensor<160x?xf32>) permutation = [1, 0]
  %b = linalg.matmul ins(%t, %g0 : tensor<160x?xf32>, tensor<?x192xf32>)
      outs(%zeros : tensor<160x192xf32>) -> tensor<160x192xf32>
  %t1 = linalg.transpose ins(%h1 : tensor<?x160xf32>) outs(%empty : tensor<160x?xf32>) permutation = [1, 0]
  %c = linalg.matmul ins(%t1, %g1 : tensor<160x?xf32>, tensor<?x192xf32>)
      outs(%zeros : tensor<160x192xf32>) -> tensor<160x192xf32>
  %ab = linalg.add ins(%c, %b : tensor<160x192xf32>, tensor<160x192xf32>) outs(%e : tensor<160x192xf32>) -> tensor<160x192xf32>
  %abd = linalg.add ins(%ab, %decay : tensor<160x192xf32>, tensor<160x192xf32>) outs(%e : tensor<160x192xf32>) -> tensor<160x192xf32>
  %abc = linalg.add ins(%abd, %a : tensor<160x192xf32>, tensor<160x192xf32>) outs(%e : tensor<160x192xf32>) -> tensor<160x192xf32>
  return %abc : tensor<160x192xf32>
}

// Factors larger than the sum are not copied: each product adds to the one before.

// CHECK-LABEL: func.func private @wide(
// CHECK-SAME: %[[A:[^:]*]]: tensor<4x100xf64>, %[[B:[^:]*]]: tensor<100x5xf64>, %[[C:[^:]*]]: tensor<4x100xf64>, %[[D:[^:]*]]: tensor<100x5xf64>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f64
// CHECK: %[[ZEROS:.*]] = linalg.fill ins(%[[ZERO]] : f64) outs(%{{.*}} : tensor<4x5xf64>) -> tensor<4x5xf64>
// CHECK: %[[P:.*]] = linalg.matmul ins(%[[A]], %[[B]] : {{.*}} outs(%[[ZEROS]] :
// CHECK: %[[Q:.*]] = linalg.matmul ins(%[[C]], %[[D]] : {{.*}} outs(%[[P]] :
// CHECK-NEXT: return %[[Q]]
func.func private @wide(%a: tensor<4x100xf64>, %b: tensor<100x5xf64>, %c: tensor<4x100xf64>, %d: tensor<100x5xf64>)
    -> tensor<4x5xf64> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<4x5xf64>
  %zeros = linalg.fill ins(%zero : f64) outs(%e : tensor<4x5xf64>) -> tensor<4x5xf64>
  %p = linalg.matmul ins(%a, %b : tensor<4x100xf64>, tensor<100x5xf64>) outs(%zeros : tensor<4x5xf64>) -> tensor<4x5xf64>
  %q = linalg.matmul ins(%c, %d : tensor<4x100xf64>, tensor<100x5xf64>) outs(%zeros : tensor<4x5xf64>) -> tensor<4x5xf64>
  %s = linalg.add ins(%q, %p : tensor<4x5xf64>, tensor<4x5xf64>) outs(%e : tensor<4x5xf64>) -> tensor<4x5xf64>
  return %s : tensor<4x5xf64>
}

// Left alone: a product that is used elsewhere, one that adds to something, one of
// another form, and a difference.

// CHECK-LABEL: func.func private @apart(
// CHECK-SAME: %[[A:[^:]*]]: tensor<8x8xf32>, %[[B:[^:]*]]: tensor<8x8xf32>, %[[OLD:[^:]*]]: tensor<8x8xf32>
// CHECK: %[[USED:.*]] = linalg.matmul ins(%[[A]], %[[B]] :
// CHECK: %[[ADDED:.*]] = linalg.matmul ins(%[[B]], %[[A]] : {{.*}}) outs(%[[OLD]] :
// CHECK: %[[OTHER:.*]] = linalg.matmul indexing_maps = {{.*}} ins(%[[B]], %[[A]] :
// CHECK: %[[TAKEN_OFF:.*]] = linalg.matmul ins(%[[B]], %[[B]] :
// CHECK: %[[SUM:.*]] = linalg.add ins(%[[USED]], %[[ADDED]] :
// CHECK: %[[SUM_OF_ALL:.*]] = linalg.add ins(%[[SUM]], %[[OTHER]] :
// CHECK: %[[DIFFERENCE:.*]] = linalg.sub ins(%[[USED]], %[[TAKEN_OFF]] :
// CHECK-NEXT: return %[[SUM_OF_ALL]], %[[DIFFERENCE]], %[[USED]] :
// CHECK-NOT: tensor.concat
func.func private @apart(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %old: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %p = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = linalg.matmul ins(%b, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%old : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%b, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %t = linalg.matmul ins(%b, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %s = linalg.add ins(%p, %q : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %u = linalg.add ins(%s, %r : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %d = linalg.sub ins(%p, %t : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %u, %d, %p : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
