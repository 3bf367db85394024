// RUN: dp-opt %s --dp-fuse-siblings -canonicalize -split-input-file | FileCheck %s

// A channel's sum in f64 and its sum of squares, over which nothing decides that
// stands between them: one pass over the image.

// CHECK-DAG: #[[$IMAGE:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-DAG: #[[$CHANNEL:.*]] = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-LABEL: func.func private @statistics
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x6x9xf32>, %[[M:[^:]*]]: tensor<6xf32>
// CHECK: %[[R:.*]]:2 = linalg.generic {indexing_maps = [#[[$IMAGE]], #[[$CHANNEL]], #[[$CHANNEL]], #[[$CHANNEL]]], iterator_types = ["reduction", "parallel", "reduction"]}
// CHECK-SAME: ins(%[[X]], %[[M]] :
// CHECK: arith.extf
// CHECK: %[[S:.*]] = arith.addf
// CHECK: %[[Q:.*]] = arith.addf
// CHECK-NEXT: linalg.yield %[[S]], %[[Q]]
// CHECK-NEXT: -> (tensor<6xf64>, tensor<6xf32>)
// CHECK: %[[T:.*]] = math.exp %[[R]]#0
// CHECK: return %[[T]], %[[R]]#1
#image = affine_map<(n, c, i) -> (n, c, i)>
#channel = affine_map<(n, c, i) -> (c)>
func.func private @statistics(%x: tensor<?x6x9xf32>, %m: tensor<6xf32>) -> (tensor<6xf64>, tensor<6xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<6xf64>
  %z = linalg.fill ins(%zero : f64) outs(%e : tensor<6xf64>) -> tensor<6xf64>
  %s = linalg.generic {indexing_maps = [#image, #channel], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x : tensor<?x6x9xf32>) outs(%z : tensor<6xf64>) {
  ^bb0(%a: f32, %o: f64):
    %0 = arith.extf %a : f32 to f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<6xf64>
  %t = math.exp %s : tensor<6xf64>
  %zero32 = arith.constant 0.0 : f32
  %e32 = tensor.empty() : tensor<6xf32>
  %z32 = linalg.fill ins(%zero32 : f32) outs(%e32 : tensor<6xf32>) -> tensor<6xf32>
  %q = linalg.generic {indexing_maps = [#image, #channel, #channel], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x, %m : tensor<?x6x9xf32>, tensor<6xf32>) outs(%z32 : tensor<6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2 : f32
  } -> tensor<6xf32>
  return %t, %q : tensor<6xf64>, tensor<6xf32>
}

// -----

// Not where one needs the other, along other dimensions, of other elements, or
// beside a contraction.

// CHECK-LABEL: func.func private @kept
// CHECK-COUNT-5: -> tensor<{{[46]}}xf32>
// CHECK-NOT: linalg.generic
#id = affine_map<(i, j) -> (i, j)>
#swapped = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
func.func private @kept(%x: tensor<4x6xf32>, %y: tensor<6x4xf32>, %v: tensor<6xf32>, %z4: tensor<4xf32>, %z6: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) attributes {dp.spmd} {
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x6xf32>) outs(%z4 : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %c = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<4x6xf32>) outs(%z6 : tensor<6xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<6xf32>
  %d = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x, %s : tensor<4x6xf32>, tensor<4xf32>) outs(%z4 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    %1 = arith.maximumf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %t = linalg.generic {indexing_maps = [#swapped, #row], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<6x4xf32>) outs(%z4 : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %p = linalg.generic {indexing_maps = [#id, #column, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x, %v : tensor<4x6xf32>, tensor<6xf32>) outs(%z4 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %s, %c, %d, %t, %p : tensor<4xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
