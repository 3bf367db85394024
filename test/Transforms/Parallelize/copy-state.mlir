// RUN: dp-opt %s --dp-copy-state | FileCheck %s
// RUN: dp-opt %s --dp-copy-state --dp-shard-state=stage=1 --dp-parallelize --canonicalize | FileCheck %s --check-prefix=SHARD
// RUN: dp-opt %s --dp-copy-state --dp-copy-state | FileCheck %s

#m = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>

// What is read and updated has a copy that is read and updated; what is only
// read is not updated, and the new value of what stays is the old copy.
// CHECK-LABEL: func.func @step
// CHECK-SAME: %[[W:.*]]: tensor<5x3xf32> {dp.name = "w", dp.state}, %[[V:.*]]: tensor<5x3xf32> {dp.name = "v", dp.state}, %[[U:.*]]: tensor<5x3xf32> {dp.name = "u", dp.state}, %{{.*}}: tensor<8x5xbf16>
// CHECK-SAME: %[[WB:.*]]: tensor<5x3xbf16> {dp.copy_of = 0 : i64, dp.name = "w in bf16", dp.state}
// CHECK-SAME: %[[VB:.*]]: tensor<5x3xbf16> {dp.copy_of = 1 : i64, dp.name = "v in bf16", dp.state}
// CHECK-SAME: %[[UB:.*]]: tensor<5x3xbf16> {dp.copy_of = 2 : i64, dp.name = "u in bf16", dp.state}
// CHECK-SAME: -> (tensor<5x3xf32> {dp.updates = 0 : i64}, tensor<5x3xf32> {dp.updates = 2 : i64}, tensor<8x3xf32>, tensor<5x3xbf16> {dp.name = "w in bf16", dp.updates = 4 : i64}, tensor<5x3xbf16> {dp.name = "u in bf16", dp.updates = 6 : i64})
// CHECK-NOT: truncf
// CHECK: linalg.matmul ins(%{{.*}}, %[[WB]] :
// CHECK: linalg.matmul ins(%{{.*}}, %[[VB]] :
// CHECK: linalg.matmul ins(%{{.*}}, %[[UB]] :
// CHECK: %[[N:.*]] = linalg.add ins(%[[W]], %{{.*}} : tensor<5x3xf32>, tensor<5x3xf32>) outs(%{{.*}} : tensor<5x3xf32>) -> tensor<5x3xf32>
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[N]] : tensor<5x3xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: arith.truncf %[[IN]] : f32 to bf16
// CHECK-NOT: truncf
// CHECK: return %[[N]], %[[U]], %{{.*}}, %[[R]], %[[UB]]

// The whole copy is gathered in bf16, and the state is a range.
// SHARD-LABEL: func.func @step
// SHARD-SAME: tensor<15xf32> {dp.name = "w", dp.scatter = 0 : i64, dp.shape = array<i64: 5, 3>, dp.state}
// SHARD-SAME: tensor<5x3xbf16> {dp.copy_of = 0 : i64
// SHARD-NOT: dp.all_gather {{.*}}xf32>
// SHARD: dp.all_gather {{.*}} -> tensor<15xbf16>
// SHARD-NOT: dp.all_gather
// SHARD-LABEL: func.func @decay
func.func @step(%w: tensor<5x3xf32> {dp.name = "w", dp.state}, %v: tensor<5x3xf32> {dp.name = "v", dp.state},
    %u: tensor<5x3xf32> {dp.name = "u", dp.state}, %x: tensor<8x5xbf16> {dp.name = "x", dp.scatter = 0 : i64})
    -> (tensor<5x3xf32> {dp.updates = 0 : i64}, tensor<5x3xf32> {dp.updates = 2 : i64}, tensor<8x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant dense<1.0> : tensor<5x3xf32>
  %e = tensor.empty() : tensor<5x3xf32>
  %eb = tensor.empty() : tensor<5x3xbf16>
  %wb = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<5x3xf32>) outs(%eb : tensor<5x3xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %r = arith.truncf %a : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<5x3xbf16>
  %vb = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%v : tensor<5x3xf32>) outs(%eb : tensor<5x3xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %r = arith.truncf %a : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<5x3xbf16>
  %ub = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%u : tensor<5x3xf32>) outs(%eb : tensor<5x3xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %r = arith.truncf %a : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<5x3xbf16>
  %ey = tensor.empty() : tensor<8x3xf32>
  %zy = linalg.fill ins(%zero : f32) outs(%ey : tensor<8x3xf32>) -> tensor<8x3xf32>
  %y1 = linalg.matmul ins(%x, %wb : tensor<8x5xbf16>, tensor<5x3xbf16>) outs(%zy : tensor<8x3xf32>) -> tensor<8x3xf32>
  %y2 = linalg.matmul ins(%x, %vb : tensor<8x5xbf16>, tensor<5x3xbf16>) outs(%y1 : tensor<8x3xf32>) -> tensor<8x3xf32>
  %y3 = linalg.matmul ins(%x, %ub : tensor<8x5xbf16>, tensor<5x3xbf16>) outs(%y2 : tensor<8x3xf32>) -> tensor<8x3xf32>
  %n = linalg.add ins(%w, %one : tensor<5x3xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3xf32>) -> tensor<5x3xf32>
  return %n, %u, %y3 : tensor<5x3xf32>, tensor<5x3xf32>, tensor<8x3xf32>
}

// An update keeps the copy that another function reads.
// CHECK-LABEL: func.func @decay
// CHECK-SAME: %{{.*}}: tensor<5x3xbf16> {dp.copy_of = 0 : i64, dp.name = "v in bf16", dp.state}
// CHECK-SAME: tensor<5x3xbf16> {dp.name = "v in bf16", dp.updates = 1 : i64}
// CHECK: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[NARROW:.*]] = arith.truncf %[[IN]] : f32 to bf16
// CHECK-NEXT: linalg.yield %[[NARROW]] :
func.func @decay(%v: tensor<5x3xf32> {dp.name = "v", dp.state}) -> (tensor<5x3xf32> {dp.updates = 0 : i64}) {
  %half = arith.constant dense<0.5> : tensor<5x3xf32>
  %e = tensor.empty() : tensor<5x3xf32>
  %n = linalg.mul ins(%v, %half : tensor<5x3xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3xf32>) -> tensor<5x3xf32>
  return %n : tensor<5x3xf32>
}

// Two types are two copies. A transposition is none, nor is f64 or what has
// other names for the copy.
// CHECK-LABEL: func.func @others
// CHECK-SAME: %{{[^:]*}}: tensor<4xbf16> {dp.name = "k in bf16"}, %{{[^:]*}}: tensor<4x4xf16> {dp.copy_of = 0 : i64, dp.name = "s in f16", dp.state}, %{{[^:]*}}: tensor<4x4xbf16> {dp.copy_of = 0 : i64, dp.name = "s in bf16", dp.state}) ->
// CHECK-COUNT-3: arith.truncf
func.func @others(%s: tensor<4x4xf32> {dp.name = "s", dp.state}, %d: tensor<4xf64> {dp.name = "d", dp.state},
    %k: tensor<4xf32> {dp.name = "k", dp.state}, %kb: tensor<4xbf16> {dp.name = "k in bf16"})
    -> (tensor<4x4xbf16>, tensor<4x4xf16>, tensor<4x4xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
  %e = tensor.empty() : tensor<4x4xbf16>
  %eh = tensor.empty() : tensor<4x4xf16>
  %e1 = tensor.empty() : tensor<4xbf16>
  %b = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<4x4xf32>) outs(%e : tensor<4x4xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %r = arith.truncf %a : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<4x4xbf16>
  %h = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<4x4xf32>) outs(%eh : tensor<4x4xf16>) {
  ^bb0(%a: f32, %o: f16):
    %r = arith.truncf %a : f32 to f16
    linalg.yield %r : f16
  } -> tensor<4x4xf16>
  %t = linalg.generic {indexing_maps = [#t, #m], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<4x4xf32>) outs(%e : tensor<4x4xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %r = arith.truncf %a : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<4x4xbf16>
  %f = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%d : tensor<4xf64>) outs(%e1 : tensor<4xbf16>) {
  ^bb0(%a: f64, %o: bf16):
    %r = arith.truncf %a : f64 to bf16
    linalg.yield %r : bf16
  } -> tensor<4xbf16>
  %g = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%k : tensor<4xf32>) outs(%e1 : tensor<4xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %r = arith.truncf %a : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<4xbf16>
  return %b, %h, %t, %f, %g : tensor<4x4xbf16>, tensor<4x4xf16>, tensor<4x4xbf16>, tensor<4xbf16>, tensor<4xbf16>
}

// Of a table only the rows that the step reads need be rounded.
// CHECK-LABEL: func.func @lookup
// CHECK-NOT: dp.copy_of
// CHECK: return
func.func @lookup(%w: tensor<100x3xf32> {dp.name = "table", dp.state}, %x: tensor<8xi32> {dp.name = "i", dp.scatter = 0 : i64}) -> tensor<8x3xbf16> {
  %e = tensor.empty() : tensor<100x3xbf16>
  %b = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<100x3xf32>) outs(%e : tensor<100x3xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %r = arith.truncf %a : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<100x3xbf16>
  %ey = tensor.empty() : tensor<8x3xbf16>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, #m], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8xi32>) outs(%ey : tensor<8x3xbf16>) {
  ^bb0(%a: i32, %o: bf16):
    %i = arith.index_cast %a : i32 to index
    %j = linalg.index 1 : index
    %r = tensor.extract %b[%i, %j] : tensor<100x3xbf16>
    linalg.yield %r : bf16
  } -> tensor<8x3xbf16>
  return %y : tensor<8x3xbf16>
}

// A function that is called keeps its interface, and so do those that share its
// state.
// CHECK-LABEL: func.func @called
// CHECK-NOT: dp.copy_of
// CHECK-LABEL: func.func @shares
// CHECK-NOT: dp.copy_of
func.func @called(%c: tensor<5x3xf32> {dp.name = "c", dp.state}) -> (tensor<5x3xf32> {dp.updates = 0 : i64}) {
  %e = tensor.empty() : tensor<5x3xf32>
  %n = linalg.add ins(%c, %c : tensor<5x3xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3xf32>) -> tensor<5x3xf32>
  return %n : tensor<5x3xf32>
}
func.func @shares(%c: tensor<5x3xf32> {dp.name = "c", dp.state}) -> (tensor<5x3xf32>, tensor<5x3xbf16>) {
  %e = tensor.empty() : tensor<5x3xbf16>
  %b = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<5x3xf32>) outs(%e : tensor<5x3xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %r = arith.truncf %a : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<5x3xbf16>
  %r = func.call @called(%c) : (tensor<5x3xf32>) -> tensor<5x3xf32>
  return %r, %b : tensor<5x3xf32>, tensor<5x3xbf16>
}
