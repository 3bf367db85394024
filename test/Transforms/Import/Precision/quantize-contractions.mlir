// RUN: dp-opt %s -split-input-file --dp-quantize-contractions -verify-diagnostics | FileCheck %s
// RUN: dp-opt %s -split-input-file --dp-quantize-contractions=factors=e4m3 | FileCheck %s --check-prefix=E4M3
// RUN: dp-opt %s -split-input-file --dp-quantize-contractions=factors=none | FileCheck %s --check-prefix=NONE

#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#mk = affine_map<(m, n, k) -> (m, k)>
#mn = affine_map<(m, n, k) -> (m, n)>

// A product and its gradients. %g is a gradient: in %dx it is multiplied by %w,
// which %y adds along other dimensions. Each factor is rounded once.

// CHECK-LABEL: func @training(
// CHECK-SAME: %[[X:.*]]: tensor<?x64xf32>, %[[W:.*]]: tensor<64x80xf32>, %[[G:.*]]: tensor<?x80xf32>)
// CHECK: %[[UG:.*]] = linalg.generic {{.*}}iterator_types = ["reduction", "reduction"]} ins(%[[G]] : tensor<?x80xf32>) outs(%{{.*}} : tensor<i32>)
// CHECK: ^bb0(%[[IN:.*]]: f32, %[[OUT:.*]]: i32):
// CHECK: %[[ABS:.*]] = math.absf %[[IN]] : f32
// CHECK: %[[INF:.*]] = arith.constant 0x7F800000 : f32
// CHECK: %[[FINITE:.*]] = arith.cmpf olt, %[[ABS]], %[[INF]] : f32
// CHECK: %[[SHARE:.*]] = arith.constant 1.74386169E-5 : f32
// CHECK: %[[UNIT:.*]] = arith.mulf %[[ABS]], %[[SHARE]] : f32
// CHECK: %[[BITS:.*]] = arith.bitcast %[[UNIT]] : f32 to i32
// CHECK: %[[LEAST:.*]] = arith.constant 8388608 : i32
// CHECK: %[[COUNTED:.*]] = arith.select %[[FINITE]], %[[BITS]], %[[LEAST]] : i32
// CHECK: %[[LIMITED:.*]] = arith.maxsi %[[COUNTED]], %[[LEAST]] : i32
// CHECK: arith.maxsi %[[LIMITED]], %[[OUT]] : i32
// CHECK: %[[QG:.*]] = linalg.generic {{.*}} ins(%[[G]], %[[UG]] : tensor<?x80xf32>, tensor<i32>) outs(%{{.*}} : tensor<?x80xf8E5M2>)
// CHECK: %[[UNIT:.*]] = arith.bitcast %{{.*}} : i32 to f32
// CHECK: %[[SCALE:.*]] = arith.divf %{{.*}}, %[[UNIT]] : f32
// CHECK: %[[SCALED:.*]] = arith.mulf %{{.*}}, %[[SCALE]] : f32
// CHECK: arith.truncf %[[SCALED]] : f32 to f8E5M2
// CHECK-DAG: %[[QX:[^ ]*]] = linalg.generic {{.*}} ins(%[[X]], %{{.*}} : tensor<?x64xf32>, tensor<i32>) outs(%{{.*}} : tensor<?x64xf8E4M3FN>)
// CHECK-DAG: %[[QW:[^ ]*]] = linalg.generic {{.*}} ins(%[[W]], %{{.*}} : tensor<64x80xf32>, tensor<i32>) outs(%{{.*}} : tensor<64x80xf8E4M3FN>)
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[QX]], %[[QW]] : tensor<?x64xf8E4M3FN>, tensor<64x80xf8E4M3FN>) outs(%{{.*}} : tensor<?x80xf32>)
// CHECK-NEXT: ^bb0(%{{[^:]*}}: f8E4M3FN, %{{[^:]*}}: f8E4M3FN, %[[OUT:[^:]*]]: f32):
// CHECK: %[[WIDE:.*]] = arith.extf %{{.*}} : f8E4M3FN to f32
// CHECK: %[[WIDE2:.*]] = arith.extf %{{.*}} : f8E4M3FN to f32
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[WIDE]], %[[WIDE2]] : f32
// CHECK: %[[SUM1:.*]] = arith.addf %[[OUT]], %[[PRODUCT]] : f32
// CHECK-NEXT: linalg.yield %[[SUM1]] :
// CHECK: %[[Y:.*]] = linalg.generic {{.*}} ins(%[[SUM]], %{{.*}}, %{{.*}} : tensor<?x80xf32>, tensor<i32>, tensor<i32>)
// CHECK-NEXT: ^bb0(%{{[^:]*}}: f32, %[[IN1:[^:]*]]: i32, %[[IN2:[^:]*]]: i32
// CHECK: %[[BITS3:.*]] = arith.bitcast %[[IN2]] : i32 to f32
// CHECK: %[[BITS2:.*]] = arith.bitcast %[[IN1]] : i32 to f32
// CHECK: %[[UNITS:.*]] = arith.mulf %[[BITS2]], %[[BITS3]] : f32
// CHECK: arith.mulf %{{.*}}, %[[UNITS]] : f32
// CHECK: linalg.generic {{.*}} ins(%[[QG]], %[[QW]] : tensor<?x80xf8E5M2>, tensor<64x80xf8E4M3FN>) outs(%{{.*}} : tensor<?x64xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[QG]], %[[QX]] : tensor<?x80xf8E5M2>, tensor<?x64xf8E4M3FN>)
// CHECK-NOT: tensor<{{.*}}f8
// CHECK: return %[[Y]]
// E4M3-LABEL: func @training(
// E4M3-NOT: f8E5M2
// E4M3: return
// NONE-LABEL: func @training(
// NONE-NOT: f8
// NONE: return
func.func @training(%x: tensor<?x64xf32>, %w: tensor<64x80xf32>, %g: tensor<?x80xf32>)
    -> (tensor<?x80xf32>, tensor<?x64xf32>, tensor<80x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?x64xf32>
  %ey = tensor.empty(%b) : tensor<?x80xf32>
  %zy = linalg.fill ins(%zero : f32) outs(%ey : tensor<?x80xf32>) -> tensor<?x80xf32>
  %y = linalg.matmul ins(%x, %w : tensor<?x64xf32>, tensor<64x80xf32>) outs(%zy : tensor<?x80xf32>) -> tensor<?x80xf32>
  %ex = tensor.empty(%b) : tensor<?x64xf32>
  %zx = linalg.fill ins(%zero : f32) outs(%ex : tensor<?x64xf32>) -> tensor<?x64xf32>
  %dx = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%g, %w : tensor<?x80xf32>, tensor<64x80xf32>) outs(%zx : tensor<?x64xf32>) -> tensor<?x64xf32>
  %zw = arith.constant dense<0.0> : tensor<80x64xf32>
  %dw = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%g, %x : tensor<?x80xf32>, tensor<?x64xf32>) outs(%zw : tensor<80x64xf32>) -> tensor<80x64xf32>
  return %y, %dx, %dw : tensor<?x80xf32>, tensor<?x64xf32>, tensor<80x64xf32>
}

// -----

// 16-bit factors are extended; an init that is not zero is added behind.

// CHECK-LABEL: func @accumulated(
// CHECK-SAME: %{{.*}}: tensor<96x64xbf16>, %{{.*}}: tensor<64x80xbf16>, %[[C:.*]]: tensor<96x80xf32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<{{.*}}xbf16>) outs(%{{.*}} : tensor<i32>)
// CHECK: arith.extf %{{.*}} : bf16 to f32
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} : tensor<96x64xf8E4M3FN>, tensor<64x80xf8E4M3FN>)
// CHECK: linalg.generic {{.*}} ins(%[[SUM]], %{{.*}}, %{{.*}}, %[[C]] : tensor<96x80xf32>, tensor<i32>, tensor<i32>, tensor<96x80xf32>)
// CHECK-NEXT: ^bb0(%{{[^:]*}}: f32, %[[IN1:[^:]*]]: i32, %[[IN2:[^:]*]]: i32
// CHECK: %[[BITS2:.*]] = arith.bitcast %[[IN2]] : i32 to f32
// CHECK: %[[BITS:.*]] = arith.bitcast %[[IN1]] : i32 to f32
// CHECK: %[[U:.*]] = arith.mulf %[[BITS]], %[[BITS2]] : f32
// CHECK: %[[P:.*]] = arith.mulf %{{.*}}, %[[U]]
// CHECK: arith.addf %{{.*}}, %[[P]] : f32
func.func @accumulated(%a: tensor<96x64xbf16>, %b: tensor<64x80xbf16>, %c: tensor<96x80xf32>) -> tensor<96x80xf32> {
  %y = linalg.matmul ins(%a, %b : tensor<96x64xbf16>, tensor<64x80xbf16>) outs(%c : tensor<96x80xf32>) -> tensor<96x80xf32>
  return %y : tensor<96x80xf32>
}

// -----

// A matrix times a vector, a product of two vectors, a small one, sums in bf16 and f64 stay, and so
// does a result with rows of 90 numbers.

// CHECK-LABEL: func @left(
// CHECK-NOT: f8
// CHECK: return
func.func @left(%a: tensor<96x64xf32>, %v: tensor<64xf32>, %s: tensor<64x16xf32>, %w: tensor<64x90xf32>,
    %h: tensor<64x80xbf16>, %i: tensor<96x64xbf16>, %d: tensor<96x96xf64>)
    -> (tensor<96xf32>, tensor<96x16xf32>, tensor<96x90xf32>, tensor<96x80xbf16>, tensor<96x96xf64>, tensor<f32>) {
  %zv = arith.constant dense<0.0> : tensor<96xf32>
  %zs = arith.constant dense<0.0> : tensor<96x16xf32>
  %zw = arith.constant dense<0.0> : tensor<96x90xf32>
  %zh = arith.constant dense<0.0> : tensor<96x80xbf16>
  %zd = arith.constant dense<0.0> : tensor<96x96xf64>
  %0 = linalg.matvec ins(%a, %v : tensor<96x64xf32>, tensor<64xf32>) outs(%zv : tensor<96xf32>) -> tensor<96xf32>
  %1 = linalg.matmul ins(%a, %s : tensor<96x64xf32>, tensor<64x16xf32>) outs(%zs : tensor<96x16xf32>) -> tensor<96x16xf32>
  // expected-remark@+1 {{linalg.matmul is not computed in 8 bits: the rows of its result need a known multiple of 16 numbers}}
  %2 = linalg.matmul ins(%a, %w : tensor<96x64xf32>, tensor<64x90xf32>) outs(%zw : tensor<96x90xf32>) -> tensor<96x90xf32>
  %3 = linalg.matmul ins(%i, %h : tensor<96x64xbf16>, tensor<64x80xbf16>) outs(%zh : tensor<96x80xbf16>) -> tensor<96x80xbf16>
  %4 = linalg.matmul ins(%d, %d : tensor<96x96xf64>, tensor<96x96xf64>) outs(%zd : tensor<96x96xf64>) -> tensor<96x96xf64>
  %zn = arith.constant dense<0.0> : tensor<f32>
  %5 = linalg.dot ins(%v, %v : tensor<64xf32>, tensor<64xf32>) outs(%zn : tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3, %4, %5 : tensor<96xf32>, tensor<96x16xf32>, tensor<96x90xf32>, tensor<96x80xbf16>, tensor<96x96xf64>, tensor<f32>
}

// -----

// Gradients are found through transposes and reshapes of the weight, which is
// measured and rounded once; products of one weight along the same dimensions,
// as in a recurrence, have none.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
// CHECK-LABEL: func @moved(
// CHECK-SAME: %[[X:.*]]: tensor<96x64xf32>, %[[W:.*]]: tensor<8x8x64xf32>,
// CHECK: linalg.generic {{.*}} ins(%[[W]] : tensor<8x8x64xf32>) outs(%{{.*}} : tensor<i32>)
// CHECK: %[[QW:.*]] = linalg.generic {{.*}} ins(%[[W]], %{{.*}}) outs(%{{.*}} : tensor<8x8x64xf8E4M3FN>)
// CHECK: %[[QC:.*]] = tensor.collapse_shape %[[QW]] {{.*}} into tensor<64x64xf8E4M3FN>
// CHECK: ins(%{{.*}} : tensor<96x64xf8E4M3FN>, tensor<64x64xf8E4M3FN>)
// CHECK: ins(%{{.*}} : tensor<96x64xf8E4M3FN>, tensor<64x64xf8E4M3FN>)
// CHECK: %[[T:.*]] = linalg.generic {{.*}} ins(%[[QC]] : tensor<64x64xf8E4M3FN>) outs(%{{.*}} : tensor<64x64xf8E4M3FN>)
// CHECK: ins(%{{.*}}, %[[T]] : tensor<96x64xf8E5M2>, tensor<64x64xf8E4M3FN>)
func.func @moved(%x: tensor<96x64xf32>, %w: tensor<8x8x64xf32>, %g: tensor<96x64xf32>)
    -> (tensor<96x64xf32>, tensor<96x64xf32>) {
  %z = arith.constant dense<0.0> : tensor<96x64xf32>
  %e = tensor.empty() : tensor<64x64xf32>
  %c = tensor.collapse_shape %w [[0, 1], [2]] : tensor<8x8x64xf32> into tensor<64x64xf32>
  %h = linalg.matmul ins(%x, %c : tensor<96x64xf32>, tensor<64x64xf32>) outs(%z : tensor<96x64xf32>) -> tensor<96x64xf32>
  %y = linalg.matmul ins(%h, %c : tensor<96x64xf32>, tensor<64x64xf32>) outs(%z : tensor<96x64xf32>) -> tensor<96x64xf32>
  %t = linalg.transpose ins(%c : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) permutation = [1, 0]
  %d = linalg.matmul ins(%g, %t : tensor<96x64xf32>, tensor<64x64xf32>) outs(%z : tensor<96x64xf32>) -> tensor<96x64xf32>
  return %y, %d : tensor<96x64xf32>, tensor<96x64xf32>
}

// -----

// A factor of a product that is not computed in 8 bits is known as one: %g is a
// gradient, since %w was added over along the other dimension. As the logits of
// a language model, whose number is odd.

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
// CHECK-LABEL: func @odd(
// CHECK: ins(%{{.*}} : tensor<96x90xf8E5M2>, tensor<90x64xf8E4M3FN>)
func.func @odd(%x: tensor<96x64xf32>, %w: tensor<90x64xf32>, %g: tensor<96x90xf32>)
    -> (tensor<96x90xf32>, tensor<96x64xf32>) {
  %zy = arith.constant dense<0.0> : tensor<96x90xf32>
  %zx = arith.constant dense<0.0> : tensor<96x64xf32>
  // expected-remark@+1 {{linalg.matmul is not computed in 8 bits}}
  %y = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%x, %w : tensor<96x64xf32>, tensor<90x64xf32>) outs(%zy : tensor<96x90xf32>) -> tensor<96x90xf32>
  %d = linalg.matmul ins(%g, %w : tensor<96x90xf32>, tensor<90x64xf32>) outs(%zx : tensor<96x64xf32>) -> tensor<96x64xf32>
  return %y, %d : tensor<96x90xf32>, tensor<96x64xf32>
}
