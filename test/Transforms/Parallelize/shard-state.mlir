// RUN: dp-opt %s --dp-shard-state=stage=1 --dp-parallelize --canonicalize --cse | FileCheck %s --check-prefixes=CHECK,ONE
// RUN: dp-opt %s --dp-shard-state --dp-parallelize --canonicalize --cse | FileCheck %s --check-prefixes=CHECK,TWO
// RUN: dp-opt %s --dp-shard-state=stage=3 --dp-parallelize --canonicalize --cse | FileCheck %s --check-prefixes=CHECK,THREE
// RUN: dp-opt %s --dp-shard-state=stage=3 -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-shard-state=stage=3 --dp-parallelize --canonicalize --dp-spmd-pipeline | FileCheck %s --check-prefix=USE
// RUN: not dp-opt %s --dp-shard-state=stage=4 2>&1 | FileCheck %s --check-prefix=STAGE
// STAGE: Cannot find option named '4'

// Momentum, scaled by the global norm. The parameters' gradient is read by the
// norm, which is not linear in it, and by the update.
#m = affine_map<(i, j) -> (i, j)>
#s = affine_map<(i, j) -> ()>
func.func @step(%w: tensor<5x3xf32> {dp.name = "w", dp.state}, %m: tensor<5x3xf32> {dp.name = "m", dp.state},
    %x: tensor<8x5xf32> {dp.name = "x", dp.scatter = 0}, %y: tensor<8x3xf32> {dp.name = "y", dp.scatter = 0})
    -> (tensor<5x3xf32> {dp.updates = 0}, tensor<5x3xf32> {dp.updates = 1}) {
  %zero = arith.constant 0.0 : f32
  %tenth = arith.constant dense<0.1> : tensor<5x3xf32>
  %e2 = tensor.empty() : tensor<8x3xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<8x3xf32>) -> tensor<8x3xf32>
  %h = linalg.matmul ins(%x, %w : tensor<8x5xf32>, tensor<5x3xf32>) outs(%f2 : tensor<8x3xf32>) -> tensor<8x3xf32>
  %d = linalg.sub ins(%h, %y : tensor<8x3xf32>, tensor<8x3xf32>) outs(%e2 : tensor<8x3xf32>) -> tensor<8x3xf32>
  %et = tensor.empty() : tensor<5x8xf32>
  %xt = linalg.transpose ins(%x : tensor<8x5xf32>) outs(%et : tensor<5x8xf32>) permutation = [1, 0]
  %e = tensor.empty() : tensor<5x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<5x3xf32>) -> tensor<5x3xf32>
  %g = linalg.matmul ins(%xt, %d : tensor<5x8xf32>, tensor<8x3xf32>) outs(%f : tensor<5x3xf32>) -> tensor<5x3xf32>
  // The global norm.
  %s0 = arith.constant dense<0.0> : tensor<f32>
  %sq = linalg.mul ins(%g, %g : tensor<5x3xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3xf32>) -> tensor<5x3xf32>
  %n2 = linalg.reduce {arith.addf} ins(%sq : tensor<5x3xf32>) outs(%s0 : tensor<f32>) dimensions = [0, 1]
  %es = tensor.empty() : tensor<f32>
  %n = linalg.rsqrt ins(%n2 : tensor<f32>) outs(%es : tensor<f32>) -> tensor<f32>
  %c = linalg.generic {indexing_maps = [#m, #s, #m], iterator_types = ["parallel", "parallel"]}
      ins(%g, %n : tensor<5x3xf32>, tensor<f32>) outs(%e : tensor<5x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<5x3xf32>
  %m1 = linalg.add ins(%m, %c : tensor<5x3xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3xf32>) -> tensor<5x3xf32>
  %u = linalg.mul ins(%m1, %tenth : tensor<5x3xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3xf32>) -> tensor<5x3xf32>
  %w1 = linalg.sub ins(%w, %u : tensor<5x3xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3xf32>) -> tensor<5x3xf32>
  return %w1, %m1 : tensor<5x3xf32>, tensor<5x3xf32>
}
// CHECK-LABEL: func.func @step
// ONE-SAME: tensor<5x3xf32> {dp.name = "w", dp.state}
// TWO-SAME: tensor<5x3xf32> {dp.name = "w", dp.state}
// THREE-SAME: tensor<15xf32> {dp.name = "w", dp.scatter = 0 : i64, dp.shape = array<i64: 5, 3>, dp.state}
// CHECK-SAME: tensor<15xf32> {dp.name = "m", dp.scatter = 0 : i64, dp.shape = array<i64: 5, 3>, dp.state}
// THREE: %[[W:.*]] = dp.all_gather {{.*}}dp.per_use = {{.*}} tensor<?xf32> -> tensor<15xf32>
// THREE: tensor.expand_shape %[[W]]
// ONE-NOT: dp.all_gather
// TWO-NOT: dp.all_gather
// CHECK: %[[PRODUCT:.*]] = linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<?x5xf32>, tensor<5x3xf32>) outs(%{{.*}} : tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK: %[[DIFFERENCE:.*]] = linalg.sub ins(%[[PRODUCT]], %{{.*}} : tensor<?x3xf32>, tensor<?x3xf32>) outs(%{{.*}} : tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK: %[[TRANSPOSED:.*]] = linalg.transpose ins(%{{.*}} : tensor<?x5xf32>) outs(%{{.*}} : tensor<5x?xf32>) permutation = [1, 0]
// CHECK: %[[INIT:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<5x3xf32>) -> tensor<5x3xf32>
// CHECK: linalg.matmul ins(%[[TRANSPOSED]], %[[DIFFERENCE]] : tensor<5x?xf32>, tensor<?x3xf32>) outs(%[[INIT]] : tensor<5x3xf32>) -> tensor<5x3xf32>
// ONE: %[[REDUCED:.*]] = dp.all_reduce {{.*}} tensor<15xf32> -> tensor<15xf32>
// ONE: iterator_types = ["reduction"]} ins({{.*}} : tensor<15xf32>)
// ONE-NOT: dp.all_reduce
// ONE: dp.local_slice %[[REDUCED]] dim 0 : tensor<15xf32> -> tensor<?xf32>
// TWO: %[[G:.*]] = dp.reduce_scatter {{.*}} tensor<15xf32> -> tensor<?xf32>
// TWO: ins(%[[G]], %[[G]] : tensor<?xf32>, tensor<?xf32>)
// TWO: iterator_types = ["reduction"]} ins({{.*}} : tensor<?xf32>)
// TWO: dp.all_reduce {{.*}} tensor<f32> -> tensor<f32>
// TWO-NOT: dp.forced_factor
// ONE: %[[NEW:.*]] = dp.all_gather {{.*}} tensor<?xf32> -> tensor<15xf32>
// TWO: %[[NEW:.*]] = dp.all_gather {{.*}} tensor<?xf32> -> tensor<15xf32>
// THREE: dp.reduce_scatter {{.*}} tensor<15xf32> -> tensor<?xf32>
// THREE: dp.all_reduce {{.*}} tensor<f32> -> tensor<f32>
// THREE-NOT: dp.all_gather
// ONE: dp.yield {{.*}} : tensor<5x3xf32>, tensor<?xf32>
// TWO: dp.yield {{.*}} : tensor<5x3xf32>, tensor<?xf32>
// THREE: dp.yield {{.*}} : tensor<?xf32>, tensor<?xf32>

// State is placed alike wherever it is read.
func.func @eval(%w: tensor<5x3xf32> {dp.name = "w", dp.state}, %x: tensor<8x5xf32> {dp.name = "x", dp.scatter = 0}) -> tensor<8x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x3xf32>) -> tensor<8x3xf32>
  %h = linalg.matmul ins(%x, %w : tensor<8x5xf32>, tensor<5x3xf32>) outs(%f : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %h : tensor<8x3xf32>
}
// CHECK-LABEL: func.func @eval
// ONE-SAME: tensor<5x3xf32> {dp.name = "w", dp.state}
// TWO-SAME: tensor<5x3xf32> {dp.name = "w", dp.state}
// THREE-SAME: tensor<15xf32> {dp.name = "w", dp.scatter = 0 : i64, dp.shape = array<i64: 5, 3>, dp.state}

// Gathered for each use, right before it. A bias, too, is whole where it is
// read: a chunk of it would cut the rows' features.
func.func @twice(%v: tensor<3x3xf32> {dp.name = "v", dp.state}, %b: tensor<3xf32> {dp.name = "b", dp.state}, %x: tensor<8x3xf32> {dp.name = "x", dp.scatter = 0})
    -> (tensor<3x3xf32> {dp.updates = 0}, tensor<3xf32> {dp.updates = 1}, tensor<8x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x3xf32>) -> tensor<8x3xf32>
  %h = linalg.matmul ins(%x, %v : tensor<8x3xf32>, tensor<3x3xf32>) outs(%f : tensor<8x3xf32>) -> tensor<8x3xf32>
  %t = linalg.tanh ins(%h : tensor<8x3xf32>) outs(%e : tensor<8x3xf32>) -> tensor<8x3xf32>
  %y = linalg.matmul ins(%t, %v : tensor<8x3xf32>, tensor<3x3xf32>) outs(%f : tensor<8x3xf32>) -> tensor<8x3xf32>
  %bs = linalg.broadcast ins(%b : tensor<3xf32>) outs(%e : tensor<8x3xf32>) dimensions = [0]
  %z = linalg.add ins(%y, %bs : tensor<8x3xf32>, tensor<8x3xf32>) outs(%e : tensor<8x3xf32>) -> tensor<8x3xf32>
  %ev = tensor.empty() : tensor<3x3xf32>
  %v1 = linalg.add ins(%v, %v : tensor<3x3xf32>, tensor<3x3xf32>) outs(%ev : tensor<3x3xf32>) -> tensor<3x3xf32>
  %eb = tensor.empty() : tensor<3xf32>
  %b1 = linalg.add ins(%b, %b : tensor<3xf32>, tensor<3xf32>) outs(%eb : tensor<3xf32>) -> tensor<3xf32>
  return %v1, %b1, %z : tensor<3x3xf32>, tensor<3xf32>, tensor<8x3xf32>
}
// CHECK-LABEL: func.func @twice
// THREE: dp.all_gather {{.*}} tensor<?xf32> -> tensor<3xf32>
// THREE: dp.yield {{.*}} : tensor<?xf32>, tensor<?xf32>, tensor<?x3xf32>
// USE-LABEL: func.func private @twice
// USE-SAME: %{{[^:]*}}: tensor<?xf32>, %{{[^:]*}}: tensor<?xf32>, %[[ARG2:[^:]*]]: tensor<?x3xf32>
// USE-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// USE: %[[GATHERED:.*]] = dp.all_gather {{.*}} tensor<?xf32> -> tensor<9xf32>
// USE-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[GATHERED]] {{\[}}[0, 1]] output_shape [3, 3] : tensor<9xf32> into tensor<3x3xf32>
// USE-NOT: dp.
// USE: linalg.matmul ins(%[[ARG2]], %[[EXPANDED]] : tensor<?x3xf32>, tensor<3x3xf32>) outs(%{{.*}} : tensor<?x3xf32>) -> tensor<?x3xf32>
// USE-NOT: linalg.matmul
// USE: %[[GATHERED2:.*]] = dp.all_gather {{.*}} tensor<?xf32> -> tensor<9xf32>
// USE-NEXT: %[[EXPANDED2:.*]] = tensor.expand_shape %[[GATHERED2]] {{\[}}[0, 1]] output_shape [3, 3] : tensor<9xf32> into tensor<3x3xf32>
// USE: %[[INIT:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<?x3xf32>) -> tensor<?x3xf32>
// USE: linalg.matmul ins(%{{.*}}, %[[EXPANDED2]] : tensor<?x3xf32>, tensor<3x3xf32>) outs(%[[INIT]] : tensor<?x3xf32>) -> tensor<?x3xf32>
// USE: dp.all_gather {{.*}} tensor<?xf32> -> tensor<3xf32>

// What is no elementwise update leaves its state whole.
// expected-remark @+1 {{state 'q' is whole on every device: its update is made by 'linalg.matmul', not elementwise}}
func.func @product(%q: tensor<3x3xf32> {dp.name = "q", dp.state}) -> (tensor<3x3xf32> {dp.updates = 0}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x3xf32>) -> tensor<3x3xf32>
  %h = linalg.matmul ins(%q, %q : tensor<3x3xf32>, tensor<3x3xf32>) outs(%f : tensor<3x3xf32>) -> tensor<3x3xf32>
  return %h : tensor<3x3xf32>
}
// CHECK-LABEL: func.func @product
// CHECK-SAME: tensor<3x3xf32> {dp.name = "q", dp.state}

// expected-remark @+1 {{state 's' is whole on every device: another argument becomes it}}
func.func @replaced(%s: tensor<3xf32> {dp.name = "s", dp.state}, %n: tensor<3xf32>) -> (tensor<3xf32> {dp.updates = 0}) {
  return %n : tensor<3xf32>
}

// Another function adds up all elements; linalg.reduce makes its maps from its
// operand's type, which becomes another.
func.func @changed(%r: tensor<2x3xf32> {dp.name = "r", dp.state}) -> (tensor<2x3xf32> {dp.updates = 0}) {
  %e = tensor.empty() : tensor<2x3xf32>
  %r1 = linalg.add ins(%r, %r : tensor<2x3xf32>, tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r1 : tensor<2x3xf32>
}
// CHECK-LABEL: func.func @total
// CHECK-SAME: tensor<6xf32> {dp.name = "r", {{.*}}dp.shape = array<i64: 2, 3>
// CHECK: %[[PARALLEL:.*]] = dp.parallel (%[[R_HERE:.*]] = %{{.*}}) : (!dp.placed<tensor<6xf32>, sharded<0>>) -> !dp.placed<tensor<f32>, partial<add>>
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%{{.*}} : tensor<?xf32>)
// CHECK: %[[ADDED:.*]] = dp.reduce_add %[[PARALLEL]] : <tensor<f32>, partial<add>> -> tensor<f32>
// CHECK-NEXT: return %[[ADDED]] :
func.func @total(%r: tensor<2x3xf32> {dp.name = "r", dp.state}) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %s = linalg.reduce { arith.addf } ins(%r : tensor<2x3xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  return %s : tensor<f32>
}
