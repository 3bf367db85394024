// RUN: dp-opt %s --dp-quantize-contractions --dp-parallelize --dp-delay-scaling | FileCheck %s
// RUN: dp-opt %s --dp-quantize-contractions --dp-shard-state=stage=2 --dp-parallelize --dp-delay-scaling | FileCheck %s --check-prefix=CHUNK
// RUN: dp-opt %s --dp-quantize-contractions --dp-parallelize --dp-compress=type=f16 --dp-delay-scaling | FileCheck %s --check-prefix=F16

#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// The sums of the gradient travel as they are. The units are the same on all
// devices: maxima of integers.

// CHECK-LABEL: func @step(
// CHECK: %[[UX:.*]] = dp.all_reduce %{{.*}} kind max {{.*}} : tensor<i32> -> tensor<i32>
// CHECK: %[[UG:.*]] = dp.all_reduce %{{.*}} kind max {{.*}} : tensor<i32> -> tensor<i32>
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} : tensor<?x64xf8E4M3FN>, tensor<?x80xf8E4M3FN>)
// CHECK-NEXT: ^bb0
// CHECK: %[[WHOLE:.*]] = dp.all_reduce %[[SUM]] {{.*}} : tensor<64x80xf32> -> tensor<64x80xf32>
// CHECK: linalg.generic {{.*}} ins(%[[WHOLE]], %{{.*}}, %{{.*}} : tensor<64x80xf32>, tensor<i32>, tensor<i32>)
// CHUNK-LABEL: func @step(
// CHUNK: %[[FLAT:.*]] = tensor.collapse_shape %{{.*}} : tensor<64x80xf32> into tensor<5120xf32>
// CHUNK: %[[CHUNK:.*]] = dp.reduce_scatter %[[FLAT]] {{.*}} : tensor<5120xf32> -> tensor<?xf32>
// CHUNK: linalg.generic {{.*}} ins(%[[CHUNK]], %{{.*}}, %{{.*}} : tensor<?xf32>, tensor<i32>, tensor<i32>)

// Sums that travel in f16 are scaled before.
// F16-LABEL: func @step(
// F16: %[[SCALED:.*]] = linalg.generic {{.*}} : tensor<64x80xf32>, tensor<i32>, tensor<i32>)
// F16: ins(%[[SCALED]] : tensor<64x80xf32>) outs(%{{.*}} : tensor<64x80xf16>)
// F16: dp.all_reduce %{{.*}} : tensor<64x80xf16> -> tensor<64x80xf16>
func.func @step(%w: tensor<64x80xf32> {dp.name = "w", dp.state}, %x: tensor<96x64xf32> {dp.scatter = 0}, %g: tensor<96x80xf32> {dp.scatter = 0})
    -> (tensor<64x80xf32> {dp.updates = 0}) {
  %z = arith.constant dense<0.0> : tensor<64x80xf32>
  %d = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %g : tensor<96x64xf32>, tensor<96x80xf32>) outs(%z : tensor<64x80xf32>) -> tensor<64x80xf32>
  %n = linalg.sub ins(%w, %d : tensor<64x80xf32>, tensor<64x80xf32>) outs(%z : tensor<64x80xf32>) -> tensor<64x80xf32>
  return %n : tensor<64x80xf32>
}
