// RUN: dp-opt %s --dp-simplify-linalg --dp-fuse-linalg -canonicalize -cse -split-input-file | FileCheck %s
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-simplify-linalg --dp-fuse-linalg -canonicalize -cse -split-input-file | FileCheck %s --check-prefixes=CHECK,GPU

// A rounding moves in front of the reshape to the op that computes what is
// rounded, and an extension behind it to its reader.

// CHECK-LABEL: func.func private @around_reshapes
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x4x8xf32>, %[[G:[^:]*]]: tensor<?x8xbf16>
// CHECK: %[[Y:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<?x4x8xf32>) outs({{.*}} : tensor<?x4x8xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[IN]], %[[IN]] : f32
// CHECK-NEXT: %[[NARROW:.*]] = arith.truncf %[[PRODUCT]] : f32 to bf16
// CHECK-NEXT: linalg.yield %[[NARROW]] :
// CHECK: %[[ROWS:.*]] = tensor.collapse_shape %[[Y]] {{.*}} : tensor<?x4x8xbf16> into tensor<?x8xbf16>
// CHECK: %[[H:.*]] = tensor.expand_shape %[[G]] {{.*}} : tensor<?x8xbf16> into tensor<?x4x8xbf16>
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[H]], %[[X]] : tensor<?x4x8xbf16>, tensor<?x4x8xf32>) outs({{.*}} : tensor<?x4x8xf32>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: bf16, %[[IN1:[^:]*]]: f32
// CHECK: %[[WIDE:.*]] = arith.extf %[[IN0]] : bf16 to f32
// CHECK-NEXT: arith.addf %[[WIDE]], %[[IN1]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return %[[ROWS]], %[[S]]
#id = affine_map<(d0, d1) -> (d0, d1)>
#id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
func.func private @around_reshapes(%x: tensor<?x4x8xf32>, %g: tensor<?x8xbf16>,
    %b: index, %n: index)
    -> (tensor<?x8xbf16>, tensor<?x4x8xf32>) attributes {dp.spmd} {
  %e3 = tensor.empty(%b) : tensor<?x4x8xf32>
  %y = linalg.generic {indexing_maps = [#id3, #id3],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<?x4x8xf32>) outs(%e3 : tensor<?x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %m = arith.mulf %in, %in : f32
      linalg.yield %m : f32
  } -> tensor<?x4x8xf32>
  %c = tensor.collapse_shape %y [[0, 1], [2]] : tensor<?x4x8xf32> into tensor<?x8xf32>
  %eb = tensor.empty(%n) : tensor<?x8xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<?x8xf32>) outs(%eb : tensor<?x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<?x8xbf16>
  %ef = tensor.empty(%n) : tensor<?x8xf32>
  %w = linalg.generic {indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%g : tensor<?x8xbf16>) outs(%ef : tensor<?x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %t = arith.extf %in : bf16 to f32
      linalg.yield %t : f32
  } -> tensor<?x8xf32>
  %h = tensor.expand_shape %w [[0, 1], [2]] output_shape [%b, 4, 8]
      : tensor<?x8xf32> into tensor<?x4x8xf32>
  %s = linalg.generic {indexing_maps = [#id3, #id3, #id3],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%h, %x : tensor<?x4x8xf32>, tensor<?x4x8xf32>) outs(%e3 : tensor<?x4x8xf32>) {
    ^bb0(%l: f32, %q: f32, %out: f32):
      %m = arith.addf %l, %q : f32
      linalg.yield %m : f32
  } -> tensor<?x4x8xf32>
  return %r, %s : tensor<?x8xbf16>, tensor<?x4x8xf32>
}

// -----

// A bias in 16 bits, which a library adds to its product: on a GPU it stays in
// memory, and the relu does not take the sum from the library.

// CHECK-LABEL: func.func private @bias
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xbf16>, %[[W:[^:]*]]: tensor<8x16xbf16>
// GPU-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// GPU-DAG: %[[ZERO2:.*]] = arith.constant 0.000000e+00 : bf16
// GPU: %[[B:.*]] = linalg.generic {{.*}} ins({{.*}} : tensor<16xf32>) outs({{.*}} : tensor<16xbf16>)
// GPU: %[[INIT:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<?x16xf32>) -> tensor<?x16xf32>
// GPU: %[[P:.*]] = linalg.matmul ins(%[[X]], %[[W]] : tensor<?x8xbf16>, tensor<8x16xbf16>) outs(%[[INIT]] : tensor<?x16xf32>) -> tensor<?x16xf32>
// GPU: %[[Y:.*]] = linalg.generic {{.*}} ins(%[[P]], %[[B]] : tensor<?x16xf32>, tensor<16xbf16>)
// GPU: linalg.generic {{.*}} ins(%[[Y]] : tensor<?x16xbf16>)
// GPU-NEXT: ^bb0(%[[IN:[^:]*]]: bf16
// GPU: %[[MAX:.*]] = arith.maximumf %[[IN]], %[[ZERO2]] : bf16
// GPU-NEXT: linalg.yield %[[MAX]] :
// CHECK: return
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#one = affine_map<(d0) -> (d0)>
func.func private @bias(%x: tensor<?x8xbf16>, %w: tensor<8x16xbf16>, %b: tensor<16xf32>, %n: index)
    -> tensor<?x16xbf16> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %zb = arith.constant 0.0 : bf16
  %be = tensor.empty() : tensor<16xbf16>
  %bias = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%b : tensor<16xf32>) outs(%be : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<16xbf16>
  %e = tensor.empty(%n) : tensor<?x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %p = linalg.matmul ins(%x, %w : tensor<?x8xbf16>, tensor<8x16xbf16>) outs(%z : tensor<?x16xf32>) -> tensor<?x16xf32>
  %ye = tensor.empty(%n) : tensor<?x16xbf16>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %bias : tensor<?x16xf32>, tensor<16xbf16>) outs(%ye : tensor<?x16xbf16>) {
    ^bb0(%l: f32, %r: bf16, %out: bf16):
      %rw = arith.extf %r : bf16 to f32
      %s = arith.addf %l, %rw : f32
      %t = arith.truncf %s : f32 to bf16
      linalg.yield %t : bf16
  } -> tensor<?x16xbf16>
  %relu = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<?x16xbf16>) outs(%ye : tensor<?x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %m = arith.maximumf %in, %zb : bf16
      linalg.yield %m : bf16
  } -> tensor<?x16xbf16>
  return %relu : tensor<?x16xbf16>
}

// -----

// Rows times a vector: on a GPU one pass over the rows, with what computes them.

// CHECK-LABEL: func.func private @rows_times_vector
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xf32>, %[[V:[^:]*]]: tensor<8xf32>
// CHECK: linalg.generic {{.*}} ins(%[[X]]
// GPU-SAME: , %[[V]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32
// GPU-SAME: , %[[IN1:[^:]*]]: f32, %[[OUT:[^:]*]]: f32):
// CHECK: %[[EXP:.*]] = math.exp %[[IN0]] : f32
// GPU-NEXT: %[[PRODUCT:.*]] = arith.mulf %[[EXP]], %[[IN1]] : f32
// GPU-NEXT: arith.addf %[[OUT]], %[[PRODUCT]] : f32
// GPU-NOT: linalg.generic
// CHECK: return
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
func.func private @rows_times_vector(%x: tensor<?x8xf32>, %v: tensor<8xf32>, %n: index)
    -> tensor<?xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %m = math.exp %in : f32
      linalg.yield %m : f32
  } -> tensor<?x8xf32>
  %se = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%se : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.matvec ins(%y, %v : tensor<?x8xf32>, tensor<8xf32>) outs(%z : tensor<?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// -----

// A cast that widens stays behind a static reshape, and the ops that take the
// tensors as they were before do not take it there again.
// CHECK-LABEL: func.func @stays
// CHECK-SAME: %[[X:[^:]*]]: tensor<6x4x1xbf16>
// CHECK: tensor.collapse_shape %[[X]] {{\[}}[0, 1, 2]] : tensor<6x4x1xbf16> into tensor<24xbf16>
// CHECK: ^bb0(%[[IN:[^:]*]]: bf16
// CHECK: %[[WIDE:.*]] = arith.extf %[[IN]] : bf16 to f32
// CHECK-NEXT: linalg.yield %[[WIDE]] :
// CHECK: return
#id = affine_map<(a) -> (a)>
func.func @stays(%x: tensor<6x4x1xbf16>) -> tensor<24xf32> attributes {dp.spmd} {
  %c = tensor.collapse_shape %x [[0, 1, 2]] : tensor<6x4x1xbf16> into tensor<24xbf16>
  %e = tensor.empty() : tensor<24xf32>
  %w = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%c : tensor<24xbf16>) outs(%e : tensor<24xf32>) {
    ^bb0(%a: bf16, %o: f32):
      %0 = arith.extf %a : bf16 to f32
      linalg.yield %0 : f32
  } -> tensor<24xf32>
  return %w : tensor<24xf32>
}
