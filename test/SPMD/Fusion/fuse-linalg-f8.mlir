// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-fuse-linalg -canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-fuse-linalg -canonicalize | FileCheck %s --check-prefix=HOST

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#ij = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>
#bti = affine_map<(b, t, i) -> (b, t, i)>

// The scaling of a product of 8-bit factors and the sum behind the reshape are
// one op on a GPU, which reads the reshaped product. On the host the reshape
// stays where it is.

// CHECK-LABEL: func.func @scaled(
// CHECK-SAME: %{{[^:]*}}: tensor<?x64xf8E4M3FN>, %{{[^:]*}}: tensor<64x80xf8E4M3FN>, %[[U:[^:]*]]: tensor<f32>
// CHECK: %[[P:.*]] = linalg.generic {{.*}}f8E4M3FN
// CHECK: %[[E:.*]] = tensor.expand_shape %[[P]]
// CHECK: %[[Y:.*]] = linalg.generic {{.*}} ins(%[[E]], %{{.*}} : tensor<?x16x80xf32>, tensor<?x16x80xf32>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[VALUE:.*]] = tensor.extract %[[U]][] : tensor<f32>
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[IN0]], %[[VALUE]] : f32
// CHECK: arith.addf %[[PRODUCT]], %[[IN1]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return %[[Y]]
// HOST-LABEL: func.func @scaled(
// HOST: %[[P:.*]] = linalg.generic {{.*}}f8E4M3FN
// HOST: %[[S:.*]] = linalg.generic {{.*}} ins(%[[P]] : tensor<?x80xf32>)
// HOST: tensor.expand_shape %[[S]]
func.func @scaled(%a: tensor<?x64xf8E4M3FN>, %w: tensor<64x80xf8E4M3FN>, %u: tensor<f32>, %r: tensor<?x16x80xf32>, %n: index, %rows: index)
    -> tensor<?x16x80xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%rows) : tensor<?x80xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x80xf32>) -> tensor<?x80xf32>
  %p = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %w : tensor<?x64xf8E4M3FN>, tensor<64x80xf8E4M3FN>) outs(%z : tensor<?x80xf32>) {
  ^bb0(%l: f8E4M3FN, %m: f8E4M3FN, %o: f32):
    %0 = arith.extf %l : f8E4M3FN to f32
    %1 = arith.extf %m : f8E4M3FN to f32
    %2 = arith.mulf %0, %1 : f32
    %3 = arith.addf %o, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<?x80xf32>
  %s = linalg.generic {indexing_maps = [#ij, #none, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%p, %u : tensor<?x80xf32>, tensor<f32>) outs(%e : tensor<?x80xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<?x80xf32>
  %t = tensor.expand_shape %s [[0, 1], [2]] output_shape [%n, 16, 80] : tensor<?x80xf32> into tensor<?x16x80xf32>
  %f = tensor.empty(%n) : tensor<?x16x80xf32>
  %y = linalg.generic {indexing_maps = [#bti, #bti, #bti], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%t, %r : tensor<?x16x80xf32>, tensor<?x16x80xf32>) outs(%f : tensor<?x16x80xf32>) {
  ^bb0(%x: f32, %v: f32, %o: f32):
    %0 = arith.addf %x, %v : f32
    linalg.yield %0 : f32
  } -> tensor<?x16x80xf32>
  return %y : tensor<?x16x80xf32>
}
