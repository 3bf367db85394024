// RUN: dp-opt %s --dp-simplify-linalg -cse -split-input-file | FileCheck %s

// The transposed result of a contraction is the contraction with its result's
// map transposed.

// CHECK-DAG: #[[$A:.*]] = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-DAG: #[[$B:.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[$C:.*]] = affine_map<(d0, d1, d2) -> (d1, d0)>
// CHECK-LABEL: func.func private @transposed_result
// CHECK: %[[F:.*]] = linalg.fill {{.*}} -> tensor<16x8xf32>
// CHECK: %[[R:.*]] = linalg.generic {indexing_maps = [#[[$A]], #[[$B]], #[[$C]]]
// CHECK-SAME: outs(%[[F]] : tensor<16x8xf32>)
// CHECK: return %[[R]]
#a = affine_map<(d0, d1, d2) -> (d2, d0)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func private @transposed_result(%x: tensor<?x8xf32>, %g: tensor<?x16xf32>)
    -> tensor<16x8xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>)
      -> tensor<8x16xf32>
  %p = linalg.generic {indexing_maps = [#a, #b, #c],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %g : tensor<?x8xf32>, tensor<?x16xf32>)
      outs(%f : tensor<8x16xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %m = arith.mulf %l, %r : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  } -> tensor<8x16xf32>
  %e2 = tensor.empty() : tensor<16x8xf32>
  %q = linalg.generic {indexing_maps = [#t, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x16xf32>) outs(%e2 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<16x8xf32>
  return %q : tensor<16x8xf32>
}

// -----

// Also of a sum over two loops, as of all tokens of a batch.

// CHECK-DAG: #[[$C:.*]] = affine_map<(d0, d1, d2, d3) -> (d1, d0)>
// CHECK-LABEL: func.func private @transposed_gradient
// CHECK: %[[R:.*]] = linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}, #[[$C]]], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
// CHECK-SAME: outs(%{{.*}} : tensor<16x8xf32>)
// CHECK: return %[[R]]
func.func private @transposed_gradient(%x: tensor<?x5x8xf32>, %g: tensor<?x5x16xf32>) -> tensor<16x8xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, b, t) -> (b, t, m)>, affine_map<(m, n, b, t) -> (b, t, n)>, affine_map<(m, n, b, t) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %g : tensor<?x5x8xf32>, tensor<?x5x16xf32>) outs(%f : tensor<8x16xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %m = arith.mulf %l, %r : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  } -> tensor<8x16xf32>
  %e2 = tensor.empty() : tensor<16x8xf32>
  %q = linalg.transpose ins(%p : tensor<8x16xf32>) outs(%e2 : tensor<16x8xf32>) permutation = [1, 0]
  return %q : tensor<16x8xf32>
}

// -----

// Also where its init is a constant, as that of a sum that was widened to f32.

// CHECK-LABEL: func.func private @transposed_sum
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xbf16>, %[[G:[^:]*]]: tensor<?x16xbf16>
// CHECK: %[[F:.*]] = linalg.fill {{.*}} -> tensor<16x8xf32>
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[G]] : {{.*}}) outs(%[[F]] : tensor<16x8xf32>)
// CHECK: return %[[R]]
#a = affine_map<(d0, d1, d2) -> (d2, d0)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func private @transposed_sum(%x: tensor<?x8xbf16>, %g: tensor<?x16xbf16>) -> tensor<16x8xf32> attributes {dp.spmd} {
  %z = arith.constant dense<0.0> : tensor<8x16xf32>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %g : tensor<?x8xbf16>, tensor<?x16xbf16>) outs(%z : tensor<8x16xf32>) {
    ^bb0(%l: bf16, %r: bf16, %out: f32):
      %lw = arith.extf %l : bf16 to f32
      %rw = arith.extf %r : bf16 to f32
      %m = arith.mulf %lw, %rw : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  } -> tensor<8x16xf32>
  %e = tensor.empty() : tensor<16x8xf32>
  %q = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x16xf32>) outs(%e : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<16x8xf32>
  return %q : tensor<16x8xf32>
}

// -----

// A transposed operand, here the embedding that scores each token of a batch.

// CHECK-DAG: #[[$W:.*]] = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// CHECK-LABEL: func.func private @transposed_embedding
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x5x8xf32>, %[[E:[^:]*]]: tensor<16x8xf32>
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #[[$W]], #{{.*}}], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[X]], %[[E]] :
func.func private @transposed_embedding(%x: tensor<?x5x8xf32>, %embedding: tensor<16x8xf32>, %init: tensor<?x5x16xf32>) -> tensor<?x5x16xf32> attributes {dp.spmd} {
  %e = tensor.empty() : tensor<8x16xf32>
  %t = linalg.transpose ins(%embedding : tensor<16x8xf32>) outs(%e : tensor<8x16xf32>) permutation = [1, 0]
  %y = linalg.generic {indexing_maps = [affine_map<(b, t, n, k) -> (b, t, k)>, affine_map<(b, t, n, k) -> (k, n)>, affine_map<(b, t, n, k) -> (b, t, n)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %t : tensor<?x5x8xf32>, tensor<8x16xf32>) outs(%init : tensor<?x5x16xf32>) {
    ^bb0(%l: f32, %r: f32, %out: f32):
      %m = arith.mulf %l, %r : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  } -> tensor<?x5x16xf32>
  return %y : tensor<?x5x16xf32>
}

// -----

// A transposed operand of a named contraction.

// CHECK-DAG: #[[$A:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[$B:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-LABEL: func.func private @transposed_operand
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xf32>, %[[W:[^:]*]]: tensor<16x8xf32>
// CHECK: linalg.generic {indexing_maps = [#[[$A]], #[[$B]],
// CHECK-SAME: ins(%[[X]], %[[W]] :
// CHECK-NOT: linalg.generic
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func private @transposed_operand(%x: tensor<?x8xf32>,
    %w: tensor<16x8xf32>, %acc: tensor<?x16xf32>) -> tensor<?x16xf32>
    attributes {dp.spmd} {
  %e = tensor.empty() : tensor<8x16xf32>
  %t = linalg.generic {indexing_maps = [#t, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<16x8xf32>) outs(%e : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<8x16xf32>
  %r = linalg.matmul ins(%x, %t : tensor<?x8xf32>, tensor<8x16xf32>)
      outs(%acc : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %r : tensor<?x16xf32>
}

// -----

// CHECK-LABEL: func.func private @local_slice
// CHECK-SAME: %[[X:[^:]*]]: tensor<10x3xf32>
// CHECK: %[[N:.*]] = arith.constant 10 : index
// CHECK-DAG: %[[O:.*]] = dp.shard_offset %[[N]]
// CHECK-DAG: %[[S:.*]] = dp.shard_size %[[N]]
// CHECK: tensor.extract_slice %[[X]][%[[O]], 0] [%[[S]], 3] [1, 1]
func.func private @local_slice(%x: tensor<10x3xf32>) -> tensor<?x3xf32>
    attributes {dp.spmd} {
  %0 = dp.local_slice %x dim 0 : tensor<10x3xf32> -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// A slice of no elements would be out of bounds.

// CHECK-LABEL: func.func private @local_slice_of_nothing
// CHECK-DAG: %[[C10:.*]] = arith.constant 10 : index
// CHECK: %[[N:.*]] = dp.shard_size %[[C10]] : index
// CHECK: %[[R:.*]] = tensor.empty(%[[N]]) : tensor<?x0xf32>
// CHECK: return %[[R]]
func.func private @local_slice_of_nothing(%x: tensor<10x0xf32>) -> tensor<?x0xf32>
    attributes {dp.spmd} {
  %0 = dp.local_slice %x dim 0 : tensor<10x0xf32> -> tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}

// -----

// Updates of zeros that are added to a tensor are updates of the tensor, after the
// updates of each row are added up at the place of the last one, which a table
// tells; not where something else reads them, or where each update would be
// rounded to 16 bits.

// CHECK-LABEL: func.func private @updates
// CHECK-SAME: %[[G:[^:]*]]: tensor<?x4xf32>, %[[I:[^:]*]]: tensor<?xindex>, %[[X:[^:]*]]: tensor<9x4xf32>
// CHECK-SAME: %{{[^:]*}}: tensor<?x4xbf16>, %[[Y:[^:]*]]: tensor<9x4xbf16>
// CHECK: %[[PLACES:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<?xi64>)
// CHECK: linalg.index 0
// CHECK: %[[TABLE:.*]] = dp.index_update %[[PLACES]] into %{{.*}} at %[[I]] dims [0] : tensor<?xi64>, tensor<9xi64>
// CHECK: %[[LAST:.*]] = linalg.generic {{.*}} ins(%[[I]] :
// CHECK: tensor.extract %[[TABLE]]
// CHECK: arith.select %{{.*}}, %{{.*}}, %c-1_i64
// CHECK: %[[SUMS:.*]] = dp.index_update %[[G]] into %{{.*}} at %[[LAST]] dims [0] kind add : tensor<?x4xf32>, tensor<?x4xf32>
// CHECK: %[[R:.*]] = dp.index_update %[[SUMS]] into %[[X]] at %[[I]]
// CHECK: %[[U:.*]] = dp.index_update %[[G]] into %{{.*}} at %[[I]]
// CHECK: %[[S:.*]] = linalg.generic {{.*}}ins(%[[U]], %[[X]] :
// CHECK: %[[H:.*]] = dp.index_update %{{.*}} : tensor<?x4xbf16>
// CHECK: %[[T:.*]] = linalg.generic {{.*}} ins(%[[H]], %[[Y]] : tensor<9x4xbf16>, tensor<9x4xbf16>) outs(%{{.*}} : tensor<9x4xbf16>)
// CHECK: return %[[R]], %[[U]], %[[S]], %[[T]]
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func private @updates(%g: tensor<?x4xf32>, %ids: tensor<?xindex>, %x: tensor<9x4xf32>,
    %h: tensor<?x4xbf16>, %y: tensor<9x4xbf16>)
    -> (tensor<9x4xf32>, tensor<9x4xf32>, tensor<9x4xf32>, tensor<9x4xbf16>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<9x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<9x4xf32>) -> tensor<9x4xf32>
  %u = dp.index_update %g into %z at %ids dims [0] kind add : tensor<?x4xf32>, tensor<9x4xf32>, tensor<?xindex>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %u : tensor<9x4xf32>, tensor<9x4xf32>) outs(%e : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<9x4xf32>
  %c = arith.constant dense<0.0> : tensor<9x4xf32>
  %v = dp.index_update %g into %c at %ids dims [0] kind add : tensor<?x4xf32>, tensor<9x4xf32>, tensor<?xindex>
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%v, %x : tensor<9x4xf32>, tensor<9x4xf32>) outs(%e : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<9x4xf32>
  %cb = arith.constant dense<0.0> : tensor<9x4xbf16>
  %eb = tensor.empty() : tensor<9x4xbf16>
  %p = dp.index_update %h into %cb at %ids dims [0] kind add : tensor<?x4xbf16>, tensor<9x4xbf16>, tensor<?xindex>
  %t = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %y : tensor<9x4xbf16>, tensor<9x4xbf16>) outs(%eb : tensor<9x4xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<9x4xbf16>
  return %r, %v, %s, %t : tensor<9x4xf32>, tensor<9x4xf32>, tensor<9x4xf32>, tensor<9x4xbf16>
}

// -----

// What scales updates of zeros scales the updates; not with a tensor, nor what is
// not linear. Updates over two dimensions are rows of one.

// CHECK-LABEL: func.func private @scaled
// CHECK-SAME: %[[G:[^:]*]]: tensor<?x3x4xf32>, %[[I:[^:]*]]: tensor<?x3xi64>, %[[X:[^:]*]]: tensor<9x4xf32>, %[[RATE:[^:]*]]: tensor<f64>
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[G]], %[[RATE]] : tensor<?x3x4xf32>, tensor<f64>)
// CHECK: %[[ROWS:.*]] = tensor.collapse_shape %[[I]] {{\[}}[0, 1]]
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[S]] {{\[}}[0, 1], [2]]
// CHECK: %[[SUMS:.*]] = dp.index_update %[[FLAT]] into
// CHECK: %[[R:.*]] = dp.index_update %[[SUMS]] into %[[X]] at %[[ROWS]] dims [0] kind add : tensor
// CHECK: %[[T:.*]] = dp.index_update %[[G]] into %{{.*}} at %[[I]]
// CHECK: %[[Q:.*]] = linalg.generic {{.*}} ins(%[[T]] :
// CHECK: return %[[R]], %[[Q]]
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>
func.func private @scaled(%g: tensor<?x3x4xf32>, %ids: tensor<?x3xi64>, %x: tensor<9x4xf32>, %rate: tensor<f64>)
    -> (tensor<9x4xf32>, tensor<9x4xf32>) attributes {dp.spmd} {
  %zero = arith.constant dense<0.0> : tensor<9x4xf32>
  %e = tensor.empty() : tensor<9x4xf32>
  %u = dp.index_update %g into %zero at %ids dims [0] kind add {dp.chunk = #dp.chunk<dim = 1, unit = 1, extent = 3>} : tensor<?x3x4xf32>, tensor<9x4xf32>, tensor<?x3xi64>
  %s = linalg.generic {indexing_maps = [#id2, #none, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%u, %rate : tensor<9x4xf32>, tensor<f64>) outs(%e : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f64, %o: f32):
    %0 = arith.truncf %b : f64 to f32
    %1 = arith.mulf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<9x4xf32>
  %r = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<9x4xf32>, tensor<9x4xf32>) outs(%e : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<9x4xf32>
  %t = dp.index_update %g into %zero at %ids dims [0] kind add : tensor<?x3x4xf32>, tensor<9x4xf32>, tensor<?x3xi64>
  %q = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%t : tensor<9x4xf32>) outs(%e : tensor<9x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.exp %a : f32
    linalg.yield %0 : f32
  } -> tensor<9x4xf32>
  return %r, %q : tensor<9x4xf32>, tensor<9x4xf32>
}

// -----

// The update of a filter of one pixel runs on its own shape, also where a second op
// reads the result. Not where another tensor was not collapsed.

// CHECK-LABEL: func.func private @collapsed
// CHECK-SAME: %[[W:[^:]*]]: tensor<6x4x1x1xf32>, %[[G:[^:]*]]: tensor<6x4x1x1xf32>, %[[B:[^:]*]]: tensor<6x4xf32>
// CHECK-DAG: %[[R:.*]] = linalg.generic {{.*}} ins(%[[W]], %[[G]] : tensor<6x4x1x1xf32>, tensor<6x4x1x1xf32>) outs(%{{.*}} : tensor<6x4x1x1xf32>)
// CHECK-DAG: %[[C:.*]] = tensor.collapse_shape %[[W]]
// CHECK-DAG: %[[S:.*]] = linalg.generic {{.*}} ins(%[[C]], %[[B]] : tensor<6x4xf32>, tensor<6x4xf32>)
// CHECK: return %[[R]], %[[S]]
#all = affine_map<(i, j) -> (i, j)>
func.func private @collapsed(%w: tensor<6x4x1x1xf32>, %g: tensor<6x4x1x1xf32>, %b: tensor<6x4xf32>)
    -> (tensor<6x4x1x1xf32>, tensor<6x4xf32>) attributes {dp.spmd} {
  %e = tensor.empty() : tensor<6x4xf32>
  %cw = tensor.collapse_shape %w [[0], [1, 2, 3]] : tensor<6x4x1x1xf32> into tensor<6x4xf32>
  %cg = tensor.collapse_shape %g [[0], [1, 2, 3]] : tensor<6x4x1x1xf32> into tensor<6x4xf32>
  %r = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%cw, %cg : tensor<6x4xf32>, tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.subf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<6x4xf32>
  %er = tensor.expand_shape %r [[0], [1, 2, 3]] output_shape [6, 4, 1, 1] : tensor<6x4xf32> into tensor<6x4x1x1xf32>
  %s = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%cw, %b : tensor<6x4xf32>, tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<6x4xf32>
  return %er, %s : tensor<6x4x1x1xf32>, tensor<6x4xf32>
}

// -----

// A copy that another op than a linalg op reads stays, and the product reads it, too: the
// op that computes its source fuses with it, which it would not if the product read that.

// CHECK-LABEL: func.func private @transposed_for_two
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xf32>, %[[W:[^:]*]]: tensor<16x8xf32>
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[W]] : tensor<16x8xf32>)
// CHECK: %[[T:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<16x8xf32>) outs(%{{.*}} : tensor<8x16xf32>)
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[T]] : tensor<?x8xf32>, tensor<8x16xf32>)
// CHECK: return %[[R]], %[[T]]
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func private @transposed_for_two(%x: tensor<?x8xf32>, %w: tensor<16x8xf32>, %acc: tensor<?x16xf32>)
    -> (tensor<?x16xf32>, tensor<8x16xf32>) attributes {dp.spmd} {
  %e = tensor.empty() : tensor<16x8xf32>
  %s = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<16x8xf32>) outs(%e : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %in : f32
      linalg.yield %0 : f32
  } -> tensor<16x8xf32>
  %et = tensor.empty() : tensor<8x16xf32>
  %t = linalg.transpose ins(%s : tensor<16x8xf32>) outs(%et : tensor<8x16xf32>) permutation = [1, 0]
  %r = linalg.matmul ins(%x, %t : tensor<?x8xf32>, tensor<8x16xf32>) outs(%acc : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %r, %t : tensor<?x16xf32>, tensor<8x16xf32>
}
