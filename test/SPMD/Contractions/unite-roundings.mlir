// RUN: dp-opt %s --dp-unite-roundings | FileCheck %s

#a = affine_map<(m, n) -> (m, n)>
#n = affine_map<(m, n) -> (n)>

// Two users round the sum, one of them behind a reshape and one that does
// nothing else; all read one rounded tensor.

// CHECK-LABEL: func.func @shared(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xbf16>, %[[W:[^:]*]]: tensor<8x4xbf16>
// CHECK: %[[S:.*]] = linalg.matmul ins(%[[X]], %[[W]]
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<?x4xf32>) outs(%{{.*}} : tensor<?x4xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: f32, %{{.*}}: bf16):
// CHECK-NEXT: %[[T:.*]] = arith.truncf %[[IN]] : f32 to bf16
// CHECK-NEXT: linalg.yield %[[T]]
// CHECK: %[[E:.*]] = tensor.expand_shape %[[R]] {{.*}} : tensor<?x4xbf16> into tensor<?x2x2xbf16>
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[E]] : tensor<?x2x2xbf16>) outs(%{{.*}} : tensor<?x2x2xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16,
// CHECK-NEXT: arith.negf %[[IN]] : bf16
// CHECK: %[[Q:.*]] = linalg.generic {{.*}} ins(%[[R]] : tensor<?x4xbf16>) outs(%{{.*}} : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16, %[[OUT:.*]]: f32):
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[IN]] : bf16 to f32
// CHECK-NEXT: arith.addf %[[OUT]], %[[WIDE]]
// CHECK: return %[[P]], %[[Q]], %[[R]]
func.func @shared(%x: tensor<?x8xbf16>, %w: tensor<8x4xbf16>, %z: tensor<?x4xf32>, %y: tensor<?x2x2xbf16>, %c: tensor<4xf32>, %r: tensor<?x4xbf16>)
    -> (tensor<?x2x2xbf16>, tensor<4xf32>, tensor<?x4xbf16>) attributes {dp.spmd} {
  %c0 = arith.constant 0 : index
  %s = linalg.matmul ins(%x, %w : tensor<?x8xbf16>, tensor<8x4xbf16>) outs(%z : tensor<?x4xf32>) -> tensor<?x4xf32>
  %m = tensor.dim %s, %c0 : tensor<?x4xf32>
  %e = tensor.expand_shape %s [[0], [1, 2]] output_shape [%m, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%e : tensor<?x2x2xf32>) outs(%y : tensor<?x2x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      %neg = arith.negf %t : bf16
      linalg.yield %neg : bf16
  } -> tensor<?x2x2xbf16>
  %q = linalg.generic {indexing_maps = [#a, #n], iterator_types = ["reduction", "parallel"]} ins(%s : tensor<?x4xf32>) outs(%c : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %t = arith.truncf %in : f32 to bf16
      %wide = arith.extf %t : bf16 to f32
      %sum = arith.addf %out, %wide : f32
      linalg.yield %sum : f32
  } -> tensor<4xf32>
  %u = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<?x4xf32>) outs(%r : tensor<?x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<?x4xbf16>
  return %p, %q, %u : tensor<?x2x2xbf16>, tensor<4xf32>, tensor<?x4xbf16>
}

// Left alone: a user that reads the sum as it is, one that rounds to another
// type, factors of two types, and a sum that only one op rounds already.

// CHECK-LABEL: func.func @left(
// CHECK-NOT: outs(%{{.*}} : tensor<4x4xbf16>)
// CHECK: linalg.matmul {{.*}} -> tensor<4x4xf32>
// CHECK-NEXT: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4x4xf32>)
// CHECK: linalg.matmul {{.*}} -> tensor<4x4xf32>
// CHECK-NEXT: linalg.generic {{.*}} ins(%{{.*}} : tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xf16>)
// CHECK: linalg.matmul {{.*}} -> tensor<4x4xf32>
// CHECK-NEXT: linalg.generic {{.*}} ins(%{{.*}} : tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[NARROW:.*]] = arith.truncf %[[IN]] : f32 to bf16
// CHECK: %[[NEGATED:.*]] = arith.negf %[[NARROW]] : bf16
// CHECK-NEXT: linalg.yield %[[NEGATED]] :
// CHECK: linalg.matmul {{.*}} -> tensor<4x4xf32>
// CHECK-NEXT: linalg.generic {{.*}} ins(%{{.*}} : tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xbf16>)
// CHECK-NOT: linalg.generic
func.func @left(%x: tensor<4x8xbf16>, %w: tensor<8x4xbf16>, %v: tensor<8x4xf16>, %z: tensor<4x4xf32>, %h: tensor<4x4xf16>, %b: tensor<4x4xbf16>)
    -> (tensor<4x4xf32>, tensor<4x4xf16>, tensor<4x4xbf16>, tensor<4x4xbf16>) attributes {dp.spmd} {
  %s = linalg.matmul ins(%x, %w : tensor<4x8xbf16>, tensor<8x4xbf16>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = linalg.generic {indexing_maps = [#a, #a, #a], iterator_types = ["parallel", "parallel"]} ins(%s, %s : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in2: f32, %out: f32):
      %t = arith.truncf %in : f32 to bf16
      %wide = arith.extf %t : bf16 to f32
      %sum = arith.addf %wide, %in2 : f32
      linalg.yield %sum : f32
  } -> tensor<4x4xf32>
  %s2 = linalg.matmul ins(%x, %w : tensor<4x8xbf16>, tensor<8x4xbf16>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %q = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel"]} ins(%s2 : tensor<4x4xf32>) outs(%h : tensor<4x4xf16>) {
    ^bb0(%in: f32, %out: f16):
      %t = arith.truncf %in : f32 to f16
      linalg.yield %t : f16
  } -> tensor<4x4xf16>
  %s3 = linalg.matmul ins(%x, %v : tensor<4x8xbf16>, tensor<8x4xf16>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel"]} ins(%s3 : tensor<4x4xf32>) outs(%b : tensor<4x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      %neg = arith.negf %t : bf16
      linalg.yield %neg : bf16
  } -> tensor<4x4xbf16>
  %s4 = linalg.matmul ins(%x, %w : tensor<4x8xbf16>, tensor<8x4xbf16>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %u = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel"]} ins(%s4 : tensor<4x4xf32>) outs(%b : tensor<4x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<4x4xbf16>
  return %p, %q, %r, %u : tensor<4x4xf32>, tensor<4x4xf16>, tensor<4x4xbf16>, tensor<4x4xbf16>
}

// A gradient that is inserted between zeros is rounded before; between other numbers it is not.

// CHECK-LABEL: func.func @between_zeros(
// CHECK: %[[S:.*]] = linalg.matmul {{.*}} -> tensor<4x4xf32>
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xbf16>)
// CHECK: %[[ZEROS:.*]] = linalg.fill ins(%{{.*}} : bf16) outs(%{{.*}} : tensor<8x8xbf16>)
// CHECK: %[[I:.*]] = tensor.insert_slice %[[R]] into %[[ZEROS]][0, 1] [4, 4] [2, 2] : tensor<4x4xbf16> into tensor<8x8xbf16>
// CHECK: linalg.generic {{.*}} ins(%[[I]] : tensor<8x8xbf16>) outs(%{{.*}} : tensor<8x8xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16,
// CHECK-NEXT: arith.negf %[[IN]] : bf16
// CHECK: tensor.insert_slice {{.*}} : tensor<4x4xf32> into tensor<8x8xf32>
func.func @between_zeros(%x: tensor<4x8xbf16>, %w: tensor<8x4xbf16>, %z: tensor<4x4xf32>, %e: tensor<8x8xf32>, %o: tensor<8x8xbf16>)
    -> (tensor<8x8xbf16>, tensor<8x8xbf16>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %s = linalg.matmul ins(%x, %w : tensor<4x8xbf16>, tensor<8x4xbf16>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %i = tensor.insert_slice %s into %f[0, 1] [4, 4] [2, 2] : tensor<4x4xf32> into tensor<8x8xf32>
  %r = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<8x8xf32>) outs(%o : tensor<8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      %neg = arith.negf %t : bf16
      linalg.yield %neg : bf16
  } -> tensor<8x8xbf16>
  %s2 = linalg.matmul ins(%x, %w : tensor<4x8xbf16>, tensor<8x4xbf16>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %f2 = linalg.fill ins(%one : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %i2 = tensor.insert_slice %s2 into %f2[0, 1] [4, 4] [2, 2] : tensor<4x4xf32> into tensor<8x8xf32>
  %r2 = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel"]} ins(%i2 : tensor<8x8xf32>) outs(%o : tensor<8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      %neg = arith.negf %t : bf16
      linalg.yield %neg : bf16
  } -> tensor<8x8xbf16>
  return %r, %r2 : tensor<8x8xbf16>, tensor<8x8xbf16>
}

// A result that is widened behind its computation is stored as it was, and its
// readers widen it, one of them behind a reshape. A result that something else
// reads stays in f32, and so does one that is an accumulator.

// CHECK-LABEL: func.func @widened(
// CHECK: %[[R:.*]]:2 = linalg.generic {{.*}} outs(%{{.*}}, %{{.*}} : tensor<?x4xbf16>, tensor<?x4xf32>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16, %{{.*}}: bf16, %{{.*}}: f32):
// CHECK-NEXT: %[[NEG:.*]] = arith.negf %[[IN]] : bf16
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[NEG]]
// CHECK-NEXT: linalg.yield %[[NEG]], %[[WIDE]] : bf16, f32
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[R]]#0 {{.*}} : tensor<?x4xbf16> into tensor<?xbf16>
// CHECK: linalg.generic {{.*}} ins(%[[FLAT]] : tensor<?xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16, %[[OUT:.*]]: f32):
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[IN]] : bf16 to f32
// CHECK-NEXT: arith.addf %[[OUT]], %[[WIDE]] : f32
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[R]]#0 : tensor<?x4xbf16>) outs(%{{.*}} : tensor<?x4xf32>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16, %{{.*}}: f32):
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[IN]] : bf16 to f32
// CHECK-NEXT: math.exp %[[WIDE]]
// CHECK: return %{{.*}}, %[[S]], %[[R]]#1
func.func @widened(%x: tensor<?x4xbf16>, %e: tensor<?x4xf32>, %c: tensor<f32>)
    -> (tensor<f32>, tensor<?x4xf32>, tensor<?x4xf32>) attributes {dp.spmd} {
  %r:2 = linalg.generic {indexing_maps = [#a, #a, #a], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x4xbf16>) outs(%e, %e : tensor<?x4xf32>, tensor<?x4xf32>) {
    ^bb0(%in: bf16, %out: f32, %out2: f32):
      %neg = arith.negf %in : bf16
      %wide = arith.extf %neg : bf16 to f32
      linalg.yield %wide, %wide : f32, f32
  } -> (tensor<?x4xf32>, tensor<?x4xf32>)
  %flat = tensor.collapse_shape %r#0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> ()>], iterator_types = ["reduction"]}
      ins(%flat : tensor<?xf32>) outs(%c : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %sum = arith.addf %out, %in : f32
      linalg.yield %sum : f32
  } -> tensor<f32>
  %s = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel"]}
      ins(%r#0 : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %exp = math.exp %in : f32
      linalg.yield %exp : f32
  } -> tensor<?x4xf32>
  return %p, %s, %r#1 : tensor<f32>, tensor<?x4xf32>, tensor<?x4xf32>
}
