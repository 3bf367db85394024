// RUN: dp-opt %s --dp-parallelize --dp-sparse-gradients=when=always | FileCheck %s
// RUN: dp-opt %s --dp-parallelize --dp-sparse-gradients=when=never | FileCheck %s --check-prefix=NEVER
// RUN: dp-opt %s --dp-parallelize=devices=4 --dp-sparse-gradients=topology=a100-nvlink+ib200 | FileCheck %s --check-prefix=AUTO
// RUN: dp-opt %s --dp-parallelize --dp-sparse-gradients | FileCheck %s --check-prefix=OPEN
// RUN: dp-opt %s --dp-parallelize=devices=1 --dp-sparse-gradients=when=always | FileCheck %s --check-prefix=ONE
// RUN: not dp-opt %s --dp-sparse-gradients=when=sometimes 2>&1 | FileCheck %s --check-prefix=WHEN
// RUN: not dp-opt %s --dp-parallelize=devices=2 --dp-sparse-gradients=topology=moon 2>&1 | FileCheck %s --check-prefix=TOPOLOGY
// WHEN: Cannot find option named 'sometimes'
// TOPOLOGY: error: no topology 'moon'

// The scaling by a rate that all devices share is done behind the sum. Rows and
// indices are put together in the order of the whole batch.

// CHECK-LABEL: func @embedding
// CHECK-SAME: %[[W:[^:]*]]: tensor<500000x4xf32>
// CHECK: %[[REPLICATED:.*]] = dp.replicate %[[W]] : tensor<500000x4xf32> -> <tensor<500000x4xf32>, replicated>
// CHECK: %[[REPLICATED2:.*]] = dp.replicate %{{.*}} : tensor<f32> -> <tensor<f32>, replicated>
// CHECK: %[[SHARDED:.*]] = dp.scatter %{{.*}} dim 0 : tensor<7x3xi64> -> <tensor<7x3xi64>, sharded<0>>
// CHECK: %[[SHARDED2:.*]] = dp.scatter %{{.*}} dim 0 : tensor<7x3x4xf32> -> <tensor<7x3x4xf32>, sharded<0>>
// CHECK: dp.parallel (%[[W_HERE:.*]] = %[[REPLICATED]], %[[RATE_HERE:.*]] = %[[REPLICATED2]], %[[IDS_HERE:.*]] = %[[SHARDED]], %[[G_HERE:.*]] = %[[SHARDED2]])
// CHECK-DAG: %[[ROWS:.*]] = dp.all_gather %{{.*}} dim 0 {dp.reason = "rows of {{.*}}"} : tensor<?x3x4xf32> -> tensor<7x3x4xf32>
// CHECK-DAG: %[[IDS:.*]] = dp.all_gather %{{.*}} dim 0 {dp.reason = "indices of {{.*}}"} : tensor<?x3xi64> -> tensor<7x3xi64>
// CHECK: %[[SUM:.*]] = dp.index_update %[[ROWS]] into %{{.*}} at %[[IDS]] dims [0] kind add : tensor<7x3x4xf32>
// CHECK: %[[SCALED:.*]] = linalg.generic {{.*}} ins(%[[SUM]], %{{.*}} : tensor<500000x4xf32>, tensor<f32>)
// CHECK-NOT: dp.all_reduce
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[SCALED]]
// NEVER-LABEL: func @embedding
// NEVER-NOT: dp.all_gather
// NEVER: dp.all_reduce %{{.*}} {{.*}} : tensor<500000x4xf32> -> tensor<500000x4xf32>
// AUTO-LABEL: func @embedding
// AUTO-COUNT-2: dp.all_gather
// AUTO-NOT: dp.all_reduce
// OPEN-LABEL: func @embedding
// OPEN-COUNT-2: dp.all_gather
// OPEN-NOT: dp.all_reduce
// ONE-LABEL: func @embedding
// ONE-NOT: dp.all_gather
func.func @embedding(%w: tensor<500000x4xf32> {dp.state},
                     %rate: tensor<f32>,
                     %ids: tensor<7x3xi64> {dp.scatter = 0 : i64},
                     %g: tensor<7x3x4xf32> {dp.scatter = 0 : i64})
    -> (tensor<500000x4xf32> {dp.updates = 0 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<500000x4xf32>
  %e = tensor.empty() : tensor<500000x4xf32>
  %sum = dp.index_update %g into %zero at %ids dims [0] kind add
      : tensor<7x3x4xf32>, tensor<500000x4xf32>, tensor<7x3xi64>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%sum, %rate : tensor<500000x4xf32>, tensor<f32>) outs(%e : tensor<500000x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<500000x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%w, %s : tensor<500000x4xf32>, tensor<500000x4xf32>) outs(%e : tensor<500000x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.subf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<500000x4xf32>
  return %r : tensor<500000x4xf32>
}

// The table is smaller than what is added to it: by the cost model its sum travels.
// CHECK-LABEL: func @small_table
// CHECK-COUNT-2: dp.all_gather
// OPEN-LABEL: func @small_table
// AUTO-LABEL: func @small_table
// AUTO-NOT: dp.all_gather
// AUTO: dp.all_reduce %{{.*}} {{.*}} : tensor<8x4xf32> -> tensor<8x4xf32>
func.func @small_table(%w: tensor<8x4xf32> {dp.state},
                       %ids: tensor<4096x3xi64> {dp.scatter = 0 : i64},
                       %g: tensor<4096x3x4xf32> {dp.scatter = 0 : i64})
    -> (tensor<8x4xf32> {dp.updates = 0 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  %sum = dp.index_update %g into %zero at %ids dims [0] kind add
      : tensor<4096x3x4xf32>, tensor<8x4xf32>, tensor<4096x3xi64>
  %r = linalg.sub ins(%w, %sum : tensor<8x4xf32>, tensor<8x4xf32>) outs(%zero : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// One table that is read twice: both updates travel.
// CHECK-LABEL: func @twice
// CHECK-COUNT-4: dp.all_gather
// CHECK-NOT: dp.all_reduce
// CHECK: return
func.func @twice(%w: tensor<1000x4xf32> {dp.state},
                 %a: tensor<7xi64> {dp.scatter = 0 : i64},
                 %b: tensor<5xi32> {dp.scatter = 0 : i64},
                 %g: tensor<7x4xf32> {dp.scatter = 0 : i64},
                 %h: tensor<5x4xf32> {dp.scatter = 0 : i64})
    -> (tensor<1000x4xf32> {dp.updates = 0 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<1000x4xf32>
  %one = dp.index_update %g into %zero at %a dims [0] kind add
      : tensor<7x4xf32>, tensor<1000x4xf32>, tensor<7xi64>
  %sum = dp.index_update %h into %one at %b dims [0] kind add
      : tensor<5x4xf32>, tensor<1000x4xf32>, tensor<5xi32>
  %r = linalg.sub ins(%w, %sum : tensor<1000x4xf32>, tensor<1000x4xf32>) outs(%zero : tensor<1000x4xf32>) -> tensor<1000x4xf32>
  return %r : tensor<1000x4xf32>
}

// The table's other gradient is dense, so is the sum; a maximum is no sum.
// CHECK-LABEL: func @tied
// CHECK-NOT: dp.all_gather
// CHECK: dp.all_reduce %{{.*}} {{.*}} : tensor<100x4xf32> -> tensor<100x4xf32>
// CHECK: dp.all_reduce {{.*}} kind max
func.func @tied(%w: tensor<100x4xf32> {dp.state},
                %ids: tensor<7xi64> {dp.scatter = 0 : i64},
                %g: tensor<7x4xf32> {dp.scatter = 0 : i64},
                %p: tensor<7x100xf32> {dp.scatter = 0 : i64})
    -> (tensor<100x4xf32> {dp.updates = 0 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<100x4xf32>
  %low = arith.constant dense<0xFF800000> : tensor<100x4xf32>
  %dense = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%p, %g : tensor<7x100xf32>, tensor<7x4xf32>) outs(%zero : tensor<100x4xf32>) -> tensor<100x4xf32>
  %sum = dp.index_update %g into %dense at %ids dims [0] kind add
      : tensor<7x4xf32>, tensor<100x4xf32>, tensor<7xi64>
  %most = dp.index_update %g into %low at %ids dims [0] kind max
      : tensor<7x4xf32>, tensor<100x4xf32>, tensor<7xi64>
  %q = linalg.sub ins(%w, %sum : tensor<100x4xf32>, tensor<100x4xf32>) outs(%zero : tensor<100x4xf32>) -> tensor<100x4xf32>
  %r = linalg.sub ins(%q, %most : tensor<100x4xf32>, tensor<100x4xf32>) outs(%zero : tensor<100x4xf32>) -> tensor<100x4xf32>
  return %r : tensor<100x4xf32>
}
