// RUN: dp-opt %s --dp-simplify-linalg --split-input-file | FileCheck %s

// The matrices of a factor keep the order of what they are computed from, for both
// products that read them, and a product has the order of what is computed from it.

// CHECK-DAG: #[[$ID4:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-DAG: #[[$NK:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-DAG: #[[$NM:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
// CHECK-LABEL: func.func @factor(
// CHECK-SAME: %{{[^:]*}}: tensor<2x7x3x4xf32>, %{{[^:]*}}: tensor<6x7x4xf32>, %{{[^:]*}}: tensor<6x7x7xf32>, %[[F:[^:]*]]: f32
// CHECK: %[[K:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<2x3x7x4xf32>)
// CHECK-NEXT: ^bb0
// CHECK-SAME: %[[IN:[^:]*]]: f32
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.mulf %[[IN]], %[[F]] : f32
// CHECK-NEXT: linalg.yield %[[PRODUCT]] :
// CHECK: %[[KC:.*]] = tensor.collapse_shape %[[K]] {{\[\[}}0, 1], [2], [3]] : tensor<2x3x7x4xf32> into tensor<6x7x4xf32>
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #[[$NK]], #{{.*}}], {{.*}} ins(%{{.*}}, %[[KC]] : tensor<6x7x4xf32>, tensor<6x7x4xf32>) outs(%{{.*}} : tensor<6x7x7xf32>)
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}, #[[$NM]]], {{.*}} outs(%{{.*}} : tensor<6x7x4xf32>)
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #[[$ID4]]], {{.*}} ins(%{{.*}} : tensor<2x3x7x4xf32>) outs(%{{.*}} : tensor<2x7x3x4xf32>)
#from = affine_map<(b, h, d, t) -> (b, t, h, d)>
#to = affine_map<(b, t, h, d) -> (b, h, d, t)>
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
func.func @factor(%k: tensor<2x7x3x4xf32>, %q: tensor<6x7x4xf32>, %s: tensor<6x7x7xf32>, %f: f32)
    -> (tensor<6x7x7xf32>, tensor<2x7x3x4xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x4x7xf32>
  %0 = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%k : tensor<2x7x3x4xf32>) outs(%e : tensor<2x3x4x7xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.mulf %a, %f : f32
      linalg.yield %m : f32
  } -> tensor<2x3x4x7xf32>
  %kt = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<2x3x4x7xf32> into tensor<6x4x7xf32>
  %es = tensor.empty() : tensor<6x7x7xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
  %1 = linalg.batch_matmul ins(%q, %kt : tensor<6x7x4xf32>, tensor<6x4x7xf32>) outs(%zs : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
  %ed = tensor.empty() : tensor<6x4x7xf32>
  %zd = linalg.fill ins(%zero : f32) outs(%ed : tensor<6x4x7xf32>) -> tensor<6x4x7xf32>
  %2 = linalg.batch_matmul ins(%kt, %s : tensor<6x4x7xf32>, tensor<6x7x7xf32>) outs(%zd : tensor<6x4x7xf32>) -> tensor<6x4x7xf32>
  %d = tensor.expand_shape %2 [[0, 1], [2], [3]] output_shape [2, 3, 4, 7] : tensor<6x4x7xf32> into tensor<2x3x4x7xf32>
  %er = tensor.empty() : tensor<2x7x3x4xf32>
  %r = linalg.generic {indexing_maps = [#to, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%d : tensor<2x3x4x7xf32>) outs(%er : tensor<2x7x3x4xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.mulf %a, %f : f32
      linalg.yield %m : f32
  } -> tensor<2x7x3x4xf32>
  return %1, %r : tensor<6x7x7xf32>, tensor<2x7x3x4xf32>
}

// -----

// Not what a contraction has as both factors, or what another op reads.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %{{[^:]*}}: tensor<6x4x4xf32>, %{{[^:]*}}: tensor<6x7x4xf32>, %[[Q:[^:]*]]: tensor<6x7x4xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[PRODUCTS:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<6x4x4xf32>)
// CHECK: %[[INIT:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
// CHECK: %[[PRODUCT:.*]] = linalg.batch_matmul ins(%[[PRODUCTS]], %[[PRODUCTS]] : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%[[INIT]] : tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
// CHECK: %[[PRODUCTS2:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<6x4x7xf32>)
// CHECK: %[[INIT2:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
// CHECK: %[[PRODUCT1:.*]] = linalg.batch_matmul ins(%[[Q]], %[[PRODUCTS2]] : tensor<6x7x4xf32>, tensor<6x4x7xf32>) outs(%[[INIT2]] : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
// CHECK-NEXT: return %[[PRODUCT]], %[[PRODUCT1]], %[[PRODUCTS2]] :
#from = affine_map<(b, d, t) -> (b, t, d)>
#id = affine_map<(a, b, c) -> (a, b, c)>
func.func @twice(%k: tensor<6x4x4xf32>, %l: tensor<6x7x4xf32>, %q: tensor<6x7x4xf32>, %f: f32)
    -> (tensor<6x4x4xf32>, tensor<6x7x7xf32>, tensor<6x4x7xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x4x4xf32>
  %0 = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%k : tensor<6x4x4xf32>) outs(%e : tensor<6x4x4xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.mulf %a, %f : f32
      linalg.yield %m : f32
  } -> tensor<6x4x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
  %1 = linalg.batch_matmul ins(%0, %0 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%z : tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
  %el = tensor.empty() : tensor<6x4x7xf32>
  %2 = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%l : tensor<6x7x4xf32>) outs(%el : tensor<6x4x7xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.mulf %a, %f : f32
      linalg.yield %m : f32
  } -> tensor<6x4x7xf32>
  %es = tensor.empty() : tensor<6x7x7xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
  %3 = linalg.batch_matmul ins(%q, %2 : tensor<6x7x4xf32>, tensor<6x4x7xf32>) outs(%zs : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
  return %1, %3, %2 : tensor<6x4x4xf32>, tensor<6x7x7xf32>, tensor<6x4x7xf32>
}
