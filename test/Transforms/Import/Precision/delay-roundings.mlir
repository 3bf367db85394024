// RUN: dp-opt %s --dp-widen-sums --dp-delay-roundings | FileCheck %s
// RUN: dp-opt %s --dp-widen-sums --dp-delay-roundings --dp-parallelize=devices=3 -o /dev/null

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
#column = affine_map<(i, j) -> (i)>

// A layer in 16 bits: the product and the bias are added in f32.
// CHECK-LABEL: func @layer
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x4xbf16>{{.*}}, %[[W:[a-z0-9]+]]: tensor<4x16xbf16>, %[[B:[a-z0-9]+]]: tensor<16xbf16>)
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[W]] : {{.*}} outs(%{{.*}} : tensor<8x16xf32>)
// CHECK: %[[Y:.*]] = linalg.generic {{.*}} ins(%[[P]], %[[B]] : tensor<8x16xf32>, tensor<16xbf16>)
// CHECK-NEXT: ^bb0(%[[SUM:.*]]: f32, %[[BIAS:.*]]: bf16, %{{.*}}: bf16)
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[BIAS]]
// CHECK-NEXT: %[[TOTAL:.*]] = arith.addf %[[SUM]], %[[WIDE]] : f32
// CHECK-NEXT: %[[ROUNDED:.*]] = arith.truncf %[[TOTAL]]
// CHECK-NEXT: linalg.yield %[[ROUNDED]] : bf16
// CHECK: return %[[Y]]
func.func @layer(%x: tensor<8x4xbf16> {dp.scatter = 0}, %w: tensor<4x16xbf16>, %b: tensor<16xbf16>) -> tensor<8x16xbf16> {
  %z = arith.constant dense<0.0> : tensor<8x16xbf16>
  %e = tensor.empty() : tensor<8x16xbf16>
  %p = linalg.matmul ins(%x, %w : tensor<8x4xbf16>, tensor<4x16xbf16>) outs(%z : tensor<8x16xbf16>) -> tensor<8x16xbf16>
  %y = linalg.generic {indexing_maps = [#row, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b, %p : tensor<16xbf16>, tensor<8x16xbf16>) outs(%e : tensor<8x16xbf16>) {
    ^bb0(%l: bf16, %r: bf16, %o: bf16):
      %s = arith.addf %l, %r : bf16
      linalg.yield %s : bf16
  } -> tensor<8x16xbf16>
  return %y : tensor<8x16xbf16>
}

// As frontends write it: a product in f32 and its rounding, a bias that is broadcast.
// CHECK-LABEL: func @broadcast
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x4xf16> {dp.scatter = 0 : i64}, %[[W:[^:]*]]: tensor<4x16xf16>
// CHECK-SAME: %[[B:[a-z0-9]+]]: tensor<16xf16>)
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8x16xf32>
// CHECK: %[[P:.*]] = linalg.matmul ins(%[[X]], %[[W]] : tensor<8x4xf16>, tensor<4x16xf16>) outs(%[[ZERO]] : tensor<8x16xf32>) -> tensor<8x16xf32>
// CHECK: linalg.generic {{.*}} ins(%[[P]], %[[B]] : tensor<8x16xf32>, tensor<16xf16>)
// CHECK: arith.addf {{.*}} : f32
// CHECK: return
func.func @broadcast(%x: tensor<8x4xf16> {dp.scatter = 0}, %w: tensor<4x16xf16>, %b: tensor<16xf16>) -> tensor<8x16xf16> {
  %z = arith.constant dense<0.0> : tensor<8x16xf32>
  %e = tensor.empty() : tensor<8x16xf16>
  %p = linalg.matmul ins(%x, %w : tensor<8x4xf16>, tensor<4x16xf16>) outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x16xf32>) outs(%e : tensor<8x16xf16>) {
    ^bb0(%in: f32, %o: f16):
      %t = arith.truncf %in : f32 to f16
      linalg.yield %t : f16
  } -> tensor<8x16xf16>
  %c = linalg.broadcast ins(%b : tensor<16xf16>) outs(%e : tensor<8x16xf16>) dimensions = [0]
  %y = linalg.add ins(%r, %c : tensor<8x16xf16>, tensor<8x16xf16>) outs(%e : tensor<8x16xf16>) -> tensor<8x16xf16>
  return %y : tensor<8x16xf16>
}

// Another reader of the rounded product, and a column, stay.
// CHECK-LABEL: func @stays
// CHECK-COUNT-2: arith.addf {{.*}} : bf16
// CHECK: return
func.func @stays(%x: tensor<8x4xbf16> {dp.scatter = 0}, %w: tensor<4x8xbf16>, %v: tensor<4x8xbf16>, %b: tensor<8xbf16>, %c: tensor<8xbf16>)
    -> (tensor<8x8xbf16>, tensor<8x8xbf16>, tensor<8x8xbf16>) {
  %z = arith.constant dense<0.0> : tensor<8x8xbf16>
  %e = tensor.empty() : tensor<8x8xbf16>
  %p = linalg.matmul ins(%x, %w : tensor<8x4xbf16>, tensor<4x8xbf16>) outs(%z : tensor<8x8xbf16>) -> tensor<8x8xbf16>
  %y = linalg.generic {indexing_maps = [#row, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b, %p : tensor<8xbf16>, tensor<8x8xbf16>) outs(%e : tensor<8x8xbf16>) {
    ^bb0(%l: bf16, %r: bf16, %o: bf16):
      %s = arith.addf %l, %r : bf16
      linalg.yield %s : bf16
  } -> tensor<8x8xbf16>
  %q = linalg.matmul ins(%x, %v : tensor<8x4xbf16>, tensor<4x8xbf16>) outs(%z : tensor<8x8xbf16>) -> tensor<8x8xbf16>
  %u = linalg.generic {indexing_maps = [#column, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c, %q : tensor<8xbf16>, tensor<8x8xbf16>) outs(%e : tensor<8x8xbf16>) {
    ^bb0(%l: bf16, %r: bf16, %o: bf16):
      %s = arith.addf %l, %r : bf16
      linalg.yield %s : bf16
  } -> tensor<8x8xbf16>
  return %p, %y, %u : tensor<8x8xbf16>, tensor<8x8xbf16>, tensor<8x8xbf16>
}
