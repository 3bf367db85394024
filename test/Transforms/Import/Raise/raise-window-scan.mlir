// RUN: dp-opt %s --dp-raise-window-scan --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @cumsum(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x5xf32>
// CHECK: %[[INIT:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<8xf32>)
// CHECK: %[[S:.*]], %{{.*}} = dp.scan ins(%[[X]] : tensor<8x5xf32>) outs(%{{.*}} : tensor<8x5xf32>) init(%[[INIT]] : tensor<8xf32>) dim 1 {
// CHECK-NEXT: ^bb0(%[[SUM:.*]]: f32, %[[E:.*]]: f32):
// CHECK-NEXT: %[[R:.*]] = arith.addf %[[SUM]], %[[E]]
// CHECK-NEXT: dp.yield %[[R]]
// CHECK: return %[[S]]
func.func @cumsum(%x: tensor<8x5xf32>) -> tensor<8x5xf32> {
  %cst = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : tensor<8x5xf32>
  %window = tensor.empty() : tensor<5xf32>
  %p = tensor.pad %x low[0, 4] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<8x5xf32> to tensor<8x9xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j + k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %window : tensor<8x9xf32>, tensor<5xf32>) outs(%zero : tensor<8x5xf32>) {
  ^bb0(%e: f32, %w: f32, %sum: f32):
    %r = arith.addf %sum, %e : f32
    linalg.yield %r : f32
  } -> tensor<8x5xf32>
  return %s : tensor<8x5xf32>
}

// -----

// From the last row to the first.
// CHECK-LABEL: func.func @cummax(
// CHECK: dp.scan ins(%{{.*}} : tensor<8x5xi32>) outs(%{{.*}} : tensor<8x5xi32>) init(%{{.*}} : tensor<5xi32>) dim 0 reverse {
// CHECK-NEXT: ^bb0(%[[ARG0:[^:]*]]: i32, %[[ARG1:[^:]*]]: i32):
// CHECK: %[[MAX:.*]] = arith.maxsi %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT: dp.yield %[[MAX]] :
func.func @cummax(%x: tensor<8x5xi32>) -> tensor<8x5xi32> {
  %cst = arith.constant -2147483648 : i32
  %least = arith.constant dense<-2147483648> : tensor<8x5xi32>
  %window = tensor.empty() : tensor<8xi32>
  %p = tensor.pad %x low[0, 0] high[7, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : i32
  } : tensor<8x5xi32> to tensor<15x5xi32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i + k, j)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %window : tensor<15x5xi32>, tensor<8xi32>) outs(%least : tensor<8x5xi32>) {
  ^bb0(%e: i32, %w: i32, %max: i32):
    %r = arith.maxsi %e, %max : i32
    linalg.yield %r : i32
  } -> tensor<8x5xi32>
  return %s : tensor<8x5xi32>
}

// -----

// A window that is shorter than the row, and padding that counts.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: dp.scan
func.func @others(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %w3 = tensor.empty() : tensor<3xf32>
  %w8 = tensor.empty() : tensor<8xf32>
  %p = tensor.pad %x low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %cst : f32
  } : tensor<8xf32> to tensor<10xf32>
  %q = tensor.pad %x low[7] high[0] {
  ^bb0(%i: index):
    tensor.yield %one : f32
  } : tensor<8xf32> to tensor<15xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i + k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%p, %w3 : tensor<10xf32>, tensor<3xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%e: f32, %w: f32, %sum: f32):
    %r = arith.addf %sum, %e : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i + k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%q, %w8 : tensor<15xf32>, tensor<8xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%e: f32, %w: f32, %sum: f32):
    %r = arith.addf %sum, %e : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %s, %t : tensor<8xf32>, tensor<8xf32>
}
