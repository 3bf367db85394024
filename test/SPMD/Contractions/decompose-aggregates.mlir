// RUN: dp-opt %s --dp-decompose-aggregates | FileCheck %s

// CHECK-LABEL: func @softmax
// CHECK-NOT: linalg.softmax
// The sum and the maximum run along the dimension that softmax names.
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32, %[[OUT:[^:]*]]: f32):
// CHECK: %[[MAX:.*]] = arith.maxnumf %[[IN]], %[[OUT]] : f32
// CHECK-NEXT: linalg.yield %[[MAX]] :
// CHECK: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[DIFFERENCE:.*]] = arith.subf %[[IN0]], %[[IN1]] : f32
// CHECK: %[[EXP:.*]] = math.exp %[[DIFFERENCE]] : f32
// CHECK-NEXT: linalg.yield %[[EXP]] :
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32, %[[OUT:[^:]*]]: f32):
// CHECK: %[[SUM:.*]] = arith.addf %[[IN]], %[[OUT]] : f32
// CHECK-NEXT: linalg.yield %[[SUM]] :
// CHECK: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[QUOTIENT:.*]] = arith.divf %[[IN0]], %[[IN1]] : f32
// CHECK-NEXT: linalg.yield %[[QUOTIENT]] :
func.func @softmax(%x: tensor<4x?xf32>, %n: index) -> tensor<4x?xf32> {
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %r = linalg.softmax dimension(0) ins(%x : tensor<4x?xf32>)
      outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// One position of a window of 3 over 4: what it does not reach is cut off, or
// the unit loop's removal would make the window 4 long.
// CHECK-LABEL: func @window
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x4x7xf32>
// CHECK: %[[CUT:.*]] = tensor.extract_slice %[[X]][0, 0, 0] [%{{.*}}, 3, 7] [1, 1, 1] : tensor<?x4x7xf32> to tensor<?x3x7xf32>
// CHECK: linalg.generic {{.*}} ins(%[[CUT]]
func.func @window(%x: tensor<?x4x7xf32>, %y: tensor<?x1x2xf32>, %w: tensor<3x7x2xf32>) -> tensor<3x7x2xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(k, c, f, n, i) -> (n, i * 2 + k, c)>,
                                        affine_map<(k, c, f, n, i) -> (n, i, f)>,
                                        affine_map<(k, c, f, n, i) -> (k, c, f)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %y : tensor<?x4x7xf32>, tensor<?x1x2xf32>) outs(%w : tensor<3x7x2xf32>) {
  ^bb0(%a: f32, %b: f32, %acc: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<3x7x2xf32>
  return %r : tensor<3x7x2xf32>
}
