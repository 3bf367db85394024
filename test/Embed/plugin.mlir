// A stock mlir-opt runs dp's passes and pipelines when it has loaded the plugin,
// beside its own; without it, it knows neither dialect nor passes.
//
// REQUIRES: mlir-opt
// UNSUPPORTED: sanitizer
// RUN: mlir-opt %s %load_dp '--pass-pipeline=builtin.module(dp-parallelize{devices=4},canonicalize)' | FileCheck %s
// RUN: mlir-opt %s %load_dp '--pass-pipeline=builtin.module(dp-parallel-pipeline{devices=4},dp-spmd-pipeline,dp-schedule-pipeline)' | FileCheck %s --check-prefix=SCHEDULE
// RUN: mlir-opt %s %load_dp '--pass-pipeline=builtin.module(dp-parallelize)' | dp-opt --verify-roundtrip -o /dev/null
// RUN: mlir-opt %s %load_dp '--pass-pipeline=builtin.module(dp-print-placement)' -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLACEMENT
// RUN: not mlir-opt %s '--pass-pipeline=builtin.module(dp-parallelize)' 2>&1 | FileCheck %s --check-prefix=WITHOUT

// WITHOUT: 'dp-parallelize' does not refer to a registered pass
// PLACEMENT: remark: {{.*}}partial<add>

// CHECK-LABEL: func.func @step
// CHECK: dp.scatter
// CHECK: dp.parallel
// CHECK: linalg.matmul {{.*}} ins({{.*}} : tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK: dp.all_reduce
// CHECK: dp.take
// SCHEDULE: dp.spmd
// SCHEDULE: dp.buffer.all_reduce
func.func @step(%w: tensor<3x3xf32> {dp.name = "w", dp.state},
                %x: tensor<8x3xf32> {dp.name = "x", dp.scatter = 0 : i64})
    -> (tensor<3x3xf32> {dp.name = "new", dp.updates = 0 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<3x3xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>,
                                      affine_map<(m, n, k) -> (k, n)>,
                                      affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %x : tensor<8x3xf32>, tensor<8x3xf32>)
      outs(%zero : tensor<3x3xf32>) -> tensor<3x3xf32>
  %0 = arith.subf %w, %g : tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
