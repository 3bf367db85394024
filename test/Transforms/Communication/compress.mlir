// RUN: dp-opt %s --dp-parallelize --dp-compress --canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize --dp-compress=type=f16 --canonicalize | FileCheck %s --check-prefix=F16
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-parallelize=devices=2 --dp-compress=min-bytes=0 --canonicalize | FileCheck %s --check-prefix=TWO
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-parallelize=devices=4 --dp-compress=min-bytes=0 --canonicalize | FileCheck %s --check-prefix=FOUR
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-parallelize --dp-compress=min-bytes=0 --canonicalize | FileCheck %s --check-prefix=OPEN
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-parallelize=devices=5 --dp-compress=min-bytes=0 --canonicalize | FileCheck %s --check-prefix=EVEN
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-parallelize=devices=64 --dp-compress=min-bytes=0 --canonicalize | FileCheck %s --check-prefix=NODES
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-parallelize=devices=4 --dp-compress --canonicalize | FileCheck %s --check-prefix=SMALL
// RUN: dp-opt %s --dp-parallelize=devices=1 --dp-compress | FileCheck %s --check-prefix=SMALL
// RUN: not dp-opt %s --dp-compress=type=i8 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: dp-opt %s --dp-shard-state=stage=2 --dp-parallelize --dp-compress --canonicalize | FileCheck %s --check-prefix=RANGES
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-shard-state=stage=2 --dp-parallelize --dp-compress=min-bytes=0 --canonicalize | FileCheck %s --check-prefix=CHUNK
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-shard-state=stage=3 --dp-parallelize=devices=2 --dp-compress=min-bytes=0 --canonicalize | FileCheck %s --check-prefix=HALF
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-shard-state=stage=2 --dp-parallelize --dp-compress --canonicalize | FileCheck %s --check-prefix=SMALL
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-shard-state=stage=2 --dp-parallelize=devices=64 --dp-compress=min-bytes=0 --canonicalize | FileCheck %s --check-prefix=KEPT
// RUN: not dp-opt %s --dp-compress=topology=none 2>&1 | FileCheck %s --check-prefix=TOPOLOGY
// TOPOLOGY: error: {{.*}}none
// TYPE: Cannot find option named 'i8'

// The gradient travels rounded; the loss does not, nor the mean of the batch that
// goes back to the rows.

// CHECK-LABEL: func @step
// CHECK-DAG: %[[CONSTANT:.*]] = arith.constant 3.36305068E+38 : f32
// CHECK: dp.all_reduce {{.*}} : tensor<3xf32> -> tensor<3xf32>
// CHECK: %[[FLOAT:.*]] = arith.sitofp %{{.*}} : i32 to f32
// CHECK: %[[QUOTIENT:.*]] = arith.divf %[[CONSTANT]], %[[FLOAT]] : f32
// CHECK: %[[NEGATED:.*]] = arith.negf %[[QUOTIENT]] : f32
// CHECK: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[MAX:.*]] = arith.maximumf %[[IN]], %[[NEGATED]] : f32
// CHECK: arith.minimumf %[[MAX]], %[[QUOTIENT]] : f32
// CHECK: %[[NARROW:.*]] = arith.truncf %{{.*}} : f32 to bf16
// CHECK: %[[SUM:.*]] = dp.all_reduce %{{.*}} {dp.error_bound = 0.0078277587890625 : f64, dp.reason = "{{.*}}"} : tensor<3x5xbf16> -> tensor<3x5xbf16>
// CHECK: ins(%[[SUM]] : tensor<3x5xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: bf16
// CHECK: arith.extf %[[IN]] : bf16 to f32
// CHECK-NOT: bf16> ->
// CHECK: return
// F16: dp.all_reduce %{{.*}} {dp.error_bound = 9.7680091857910156E-4 : f64, {{.*}}} : tensor<3x5xf16> -> tensor<3x5xf16>

// TWO: %[[MINE:.*]] = tensor.expand_shape %{{.*}} : tensor<3x5xbf16> into tensor<1x3x5xbf16>
// TWO: %[[ALL:.*]] = dp.all_gather %[[MINE]] dim 0 {dp.error_bound = 3.906250e-03 : f64, {{.*}}} : tensor<1x3x5xbf16> -> tensor<2x3x5xbf16>
// TWO: iterator_types = ["reduction", "parallel", "parallel"]} ins(%[[ALL]] : tensor<2x3x5xbf16>)
// TWO-NEXT: ^bb0(%[[IN:[^:]*]]: bf16
// TWO: arith.extf %[[IN]] : bf16 to f32
// TWO: arith.addf %{{.*}} : f32

// Each device adds all summands of its chunk.
// FOUR: %[[FLAT:.*]] = tensor.collapse_shape %{{.*}} : tensor<3x5xbf16> into tensor<15xbf16>
// FOUR: %[[ROWS:.*]] = dp.all_to_all %[[FLAT]] {dp.error_bound = 3.906250e-03 : f64, {{.*}}} : tensor<15xbf16> -> tensor<4x?xbf16>
// FOUR: iterator_types = ["reduction", "parallel"]} ins(%[[ROWS]] : tensor<4x?xbf16>)
// FOUR-NEXT: ^bb0(%[[IN:[^:]*]]: bf16
// FOUR: arith.extf %[[IN]] : bf16 to f32
// FOUR: arith.addf %{{.*}} : f32
// FOUR: arith.truncf %{{.*}} : f32 to bf16
// FOUR: %[[ALL:.*]] = dp.all_gather %{{.*}} dim 0 {dp.error_bound = 0.0078277587890625 : f64, {{.*}}} : tensor<?xbf16> -> tensor<15xbf16>
// FOUR: tensor.expand_shape %[[ALL]] {{.*}} : tensor<15xbf16> into tensor<3x5xbf16>
// FOUR-NOT: dp.reduce_scatter
// OPEN: dp.all_to_all {{.*}} : tensor<15xbf16> -> tensor<?x?xbf16>
// OPEN: dp.all_gather {{.*}} : tensor<?xbf16> -> tensor<15xbf16>
// EVEN: dp.all_to_all {{.*}} : tensor<15xbf16> -> tensor<5x3xbf16>
// EVEN: dp.all_gather {{.*}} : tensor<3xbf16> -> tensor<15xbf16>

// Eight nodes of eight: what leaves a node is added up first.
// NODES: %[[FLAT:.*]] = tensor.collapse_shape %{{.*}} : tensor<3x5xf32> into tensor<15xf32>
// NODES: dp.reduce_scatter %[[FLAT]] dim 0 {{.*}} : tensor<15xf32> -> tensor<?xf32>
// NODES: dp.all_gather %{{.*}} dim 0 {dp.error_bound = 3.906250e-03 : f64, {{.*}}} : tensor<?xbf16> -> tensor<15xbf16>
// SMALL-NOT: bf16

// RANGES: dp.reduce_scatter %{{.*}} dim 0 {dp.error_bound = 0.0078277587890625 : f64, {{.*}}} : tensor<15xbf16> -> tensor<?xbf16>
// RANGES: ^bb0(%[[IN:[^:]*]]: bf16
// RANGES: arith.extf %[[IN]] : bf16 to f32
// CHUNK: %[[ROWS:.*]] = dp.all_to_all %{{.*}} {dp.error_bound = 3.906250e-03 : f64, {{.*}}} : tensor<15xbf16> -> tensor<?x?xbf16>
// CHUNK: iterator_types = ["reduction", "parallel"]} ins(%[[ROWS]] : tensor<?x?xbf16>) outs(%{{.*}} : tensor<?xf32>)
// CHUNK-NOT: dp.reduce_scatter
// CHUNK: dp.yield %{{.*}} : tensor<?xf32>, tensor<f32>
// HALF: dp.all_to_all %{{.*}} : tensor<15xbf16> -> tensor<2x?xbf16>
// HALF-NOT: dp.reduce_scatter
// KEPT: dp.reduce_scatter %{{.*}} dim 0 {{.*}} : tensor<15xf32> -> tensor<?xf32>
// KEPT-NOT: bf16
func.func @step(%w: tensor<3x5xf32> {dp.name = "w", dp.state},
                %x: tensor<7x3xf32> {dp.scatter = 0 : i64},
                %y: tensor<7x5xf32> {dp.scatter = 0 : i64})
    -> (tensor<3x5xf32> {dp.updates = 0 : i64}, tensor<f32>, tensor<7x3xf32>, tensor<3xf32>) {
  %zw = arith.constant dense<0.0> : tensor<3x5xf32>
  %z3 = arith.constant dense<0.0> : tensor<3xf32>
  %z = arith.constant dense<0.0> : tensor<f32>
  %e = tensor.empty() : tensor<7x3xf32>
  %total = linalg.reduce { arith.addf } ins(%x : tensor<7x3xf32>) outs(%z3 : tensor<3xf32>) dimensions = [0]
  %spread = linalg.broadcast ins(%total : tensor<3xf32>) outs(%e : tensor<7x3xf32>) dimensions = [0]
  %c = linalg.sub ins(%x, %spread : tensor<7x3xf32>, tensor<7x3xf32>) outs(%e : tensor<7x3xf32>) -> tensor<7x3xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%c, %y : tensor<7x3xf32>, tensor<7x5xf32>) outs(%zw : tensor<3x5xf32>) -> tensor<3x5xf32>
  %r = linalg.sub ins(%w, %g : tensor<3x5xf32>, tensor<3x5xf32>) outs(%zw : tensor<3x5xf32>) -> tensor<3x5xf32>
  %loss = linalg.reduce { arith.addf } ins(%y : tensor<7x5xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  return %r, %loss, %c, %total : tensor<3x5xf32>, tensor<f32>, tensor<7x3xf32>, tensor<3xf32>
}
