// RUN: dp-opt %s --dp-fuse-linalg -cse -split-input-file | FileCheck %s

// bias, relu and the relu's mask read the product; what they share is computed
// twice rather than stored.

// CHECK-DAG: #[[$ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func private @cheap_to_repeat
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xf32>, %[[B:[^:]*]]: tensor<8xf32>, %[[G:[^:]*]]: tensor<?x8xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[B]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[SUM:.*]] = arith.addf %[[IN0]], %[[IN1]] : f32
// CHECK-NEXT: %[[MAX:.*]] = arith.maximumf %[[SUM]], %[[ZERO]] : f32
// CHECK-NEXT: linalg.yield %[[MAX]] :
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[B]], %[[G]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32, %[[IN2:[^:]*]]: f32
// CHECK: %[[SUM2:.*]] = arith.addf %[[IN0]], %[[IN1]] : f32
// CHECK-NEXT: %[[IS:.*]] = arith.cmpf ogt, %[[SUM2]], %[[ZERO]] : f32
// CHECK-NEXT: arith.select %[[IS]], %[[IN2]], %[[ZERO]] : f32
// CHECK-NOT: linalg.generic
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
func.func private @cheap_to_repeat(%x: tensor<?x8xf32>, %b: tensor<8xf32>,
    %g: tensor<?x8xf32>, %n: index)
    -> (tensor<?x8xf32>, tensor<?x8xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %h = linalg.generic {indexing_maps = [#id, #row, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : tensor<?x8xf32>, tensor<8xf32>) outs(%e : tensor<?x8xf32>) {
    ^bb0(%in: f32, %bias: f32, %out: f32):
      %s = arith.addf %in, %bias : f32
      linalg.yield %s : f32
  } -> tensor<?x8xf32>
  %relu = linalg.generic {indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%h : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %m = arith.maximumf %in, %zero : f32
      linalg.yield %m : f32
  } -> tensor<?x8xf32>
  %mask = linalg.generic {indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%h, %g : tensor<?x8xf32>, tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) {
    ^bb0(%in: f32, %grad: f32, %out: f32):
      %c = arith.cmpf ogt, %in, %zero : f32
      %s = arith.select %c, %grad, %zero : f32
      linalg.yield %s : f32
  } -> tensor<?x8xf32>
  return %relu, %mask : tensor<?x8xf32>, tensor<?x8xf32>
}

// -----

// An exponential that two ops read is stored; one that runs along a smaller loop
// stays there.

// CHECK-LABEL: func.func private @expensive
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel"]
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[EXP:.*]] = math.exp %[[IN]] : f32
// CHECK-NEXT: linalg.yield %[[EXP]] :
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]
// CHECK-NOT: math.exp
// CHECK: return
#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0)>
#v = affine_map<(d0) -> (d0)>
func.func private @expensive(%x: tensor<?xf32>, %y: tensor<?x8xf32>, %n: index)
    -> tensor<?x8xf32> attributes {dp.spmd} {
  %e = tensor.empty(%n) : tensor<?xf32>
  %e2 = tensor.empty(%n) : tensor<?x8xf32>
  %exp = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %m = math.exp %in : f32
      linalg.yield %m : f32
  } -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#col, #id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%exp, %y : tensor<?xf32>, tensor<?x8xf32>) outs(%e2 : tensor<?x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %m = arith.mulf %a, %b : f32
      linalg.yield %m : f32
  } -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

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

// What stands before a loop is computed once, not in every iteration; in a body
// fusion is what it is elsewhere.

// CHECK-LABEL: func.func private @loop
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>, %[[N:[^:]*]]: index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[QUOTIENTS:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<8xf32>) outs(%{{.*}} : tensor<8xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[QUOTIENT:.*]] = arith.divf %[[IN]], %[[IN]] : f32
// CHECK-NEXT: linalg.yield %[[QUOTIENT]] :
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[X]]) -> (tensor<8xf32>)
// CHECK: %[[EXPS:.*]] = linalg.generic {{.*}} ins(%[[ACC]], %[[QUOTIENTS]] : tensor<8xf32>, tensor<8xf32>) outs(%{{.*}} : tensor<8xf32>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[SUM:.*]] = arith.addf %[[IN0]], %[[IN1]] : f32
// CHECK: math.exp %[[SUM]] : f32
// CHECK-NOT: linalg.generic
// CHECK: scf.yield %[[EXPS]] : tensor<8xf32>
#row = affine_map<(d0) -> (d0)>
func.func private @loop(%x: tensor<8xf32>, %n: index) -> tensor<8xf32>
    attributes {dp.spmd} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<8xf32>
  %d = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.divf %in, %in : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<8xf32>) {
    %s = linalg.generic {indexing_maps = [#row, #row, #row], iterator_types = ["parallel"]}
        ins(%a, %d : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%u: f32, %v: f32, %out: f32):
      %0 = arith.addf %u, %v : f32
      linalg.yield %0 : f32
    } -> tensor<8xf32>
    %t = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel"]}
        ins(%s : tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%u: f32, %out: f32):
      %0 = math.exp %u : f32
      linalg.yield %0 : f32
    } -> tensor<8xf32>
    scf.yield %t : tensor<8xf32>
  }
  return %r : tensor<8xf32>
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
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[G]] : tensor<?x3x4xf32>)
// CHECK: tensor.extract %[[RATE]][]
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

// A one-hot tensor is computed where it is read, and so is a splat; not one with
// several values in a row.

// CHECK-DAG: #[[$ROW:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func private @one_hot
// CHECK-SAME: %[[V:[^:]*]]: tensor<?xf32>, %[[I:[^:]*]]: tensor<?x1xi64>, %[[X:[^:]*]]: tensor<?x9xf32>
// CHECK: %[[HALF:.*]] = arith.constant 5.0
// CHECK: %[[ROWS:.*]] = tensor.collapse_shape %[[I]] {{\[}}[0, 1]]
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #[[$ROW]], #[[$ROW]], #{{.*}}]
// CHECK-SAME: ins(%[[X]], %[[V]], %[[ROWS]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: %[[HOT:.*]] = arith.cmpi eq, %[[J]],
// CHECK: %[[CHOSEN:.*]] = arith.select %[[HOT]], %{{.*}}, %[[HALF]]
// CHECK: arith.subf %[[IN0]], %[[CHOSEN]] : f32
// CHECK: arith.mulf %{{.*}}, %{{.*}} : f32
// CHECK-NOT: dp.index_update
// CHECK: return
// CHECK-LABEL: func.func private @several
// CHECK-SAME: %[[V:[^:]*]]: tensor<?x2xf32>, %[[I:[^:]*]]: tensor<?x2xi64>
// CHECK-DAG: %[[HALF:.*]] = arith.constant 5.000000e-01 : f32
// CHECK: %[[INIT:.*]] = linalg.fill ins(%[[HALF]] : f32) outs(%{{.*}} : tensor<?x9xf32>) -> tensor<?x9xf32>
// CHECK: %[[UPDATED:.*]] = dp.index_update %[[V]] into %[[INIT]] at %[[I]] dims [1] batching [0] : tensor<?x2xf32>, tensor<?x9xf32>, tensor<?x2xi64>
// CHECK-NEXT: return %[[UPDATED]] :
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func private @one_hot(%v: tensor<?xf32>, %i: tensor<?x1xi64>, %x: tensor<?x9xf32>, %s: f32, %n: index)
    -> tensor<?x9xf32> attributes {dp.spmd} {
  %half = arith.constant 0.5 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %z = linalg.fill ins(%half : f32) outs(%e : tensor<?x9xf32>) -> tensor<?x9xf32>
  %u = dp.index_update %v into %z at %i dims [1] batching [0] : tensor<?xf32>, tensor<?x9xf32>, tensor<?x1xi64>
  %splat = tensor.splat %s[%n] : tensor<?x9xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %u, %splat : tensor<?x9xf32>, tensor<?x9xf32>, tensor<?x9xf32>) outs(%e : tensor<?x9xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    %1 = arith.mulf %0, %c : f32
    linalg.yield %1 : f32
  } -> tensor<?x9xf32>
  return %r : tensor<?x9xf32>
}
func.func private @several(%v: tensor<?x2xf32>, %i: tensor<?x2xi64>, %n: index) -> tensor<?x9xf32> attributes {dp.spmd} {
  %half = arith.constant 0.5 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %z = linalg.fill ins(%half : f32) outs(%e : tensor<?x9xf32>) -> tensor<?x9xf32>
  %u = dp.index_update %v into %z at %i dims [1] batching [0] : tensor<?x2xf32>, tensor<?x9xf32>, tensor<?x2xi64>
  return %u : tensor<?x9xf32>
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

// The sum of a one-hot row is the row's value, if its index is that of a column;
// NaN where zero times the row's factor is.

// CHECK-LABEL: func.func private @sum_of_one_hot
// CHECK-SAME: %[[V:[^:]*]]: tensor<?xf32>, %[[I:[^:]*]]: tensor<?xi64>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel"]} ins(%[[V]], %[[I]] : tensor<?xf32>, tensor<?xi64>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: i64
// CHECK-DAG: %[[COLUMN:.*]] = arith.index_cast %[[IN1]] : i64 to index
// CHECK-DAG: %[[LOW:.*]] = arith.cmpi sge, %[[COLUMN]], %c0
// CHECK-DAG: %[[HIGH:.*]] = arith.cmpi slt, %[[COLUMN]], %c9
// CHECK: %[[EXISTS:.*]] = arith.andi %[[LOW]], %[[HIGH]]
// CHECK: %[[CHOSEN:.*]] = arith.select %[[EXISTS]]
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[CHOSEN]], %[[IN0]] : f32
// CHECK: %[[SUM:.*]] = arith.addf %[[PRODUCT]], %[[ZERO]] : f32
// CHECK: %[[PRODUCT2:.*]] = arith.mulf %[[IN0]], %[[ZERO]] : f32
// CHECK: arith.addf %[[SUM]], %[[PRODUCT2]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func private @sum_of_one_hot(%v: tensor<?xf32>, %i: tensor<?xi64>, %n: index)
    -> tensor<?xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant -1.0 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %x = linalg.generic {indexing_maps = [#row, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%v, %i : tensor<?xf32>, tensor<?xi64>) outs(%e : tensor<?x9xf32>) {
    ^bb0(%in: f32, %l: i64, %out: f32):
      %j = linalg.index 1 : index
      %k = arith.index_cast %l : i64 to index
      %c = arith.cmpi eq, %j, %k : index
      %t = arith.select %c, %one, %zero : f32
      %m = arith.mulf %t, %in : f32
      linalg.yield %m : f32
  } -> tensor<?x9xf32>
  %se = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%se : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x9xf32>) outs(%z : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %a = arith.addf %in, %out : f32
      linalg.yield %a : f32
  } -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// -----

// Other elements than zero are added.

// CHECK-LABEL: func.func private @sum_of_others
// CHECK-SAME: %[[V:[^:]*]]: tensor<?xf32>, %[[I:[^:]*]]: tensor<?xindex>
// CHECK: linalg.generic {{.*}} ins(%[[V]], %[[I]] : tensor<?xf32>, tensor<?xindex>) outs(%{{.*}} : tensor<?x9xf32>)
// CHECK: linalg.index 1
// CHECK: iterator_types = ["parallel", "reduction"]
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func private @sum_of_others(%v: tensor<?xf32>, %i: tensor<?xindex>, %n: index)
    -> tensor<?xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %x = linalg.generic {indexing_maps = [#row, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%v, %i : tensor<?xf32>, tensor<?xindex>) outs(%e : tensor<?x9xf32>) {
    ^bb0(%in: f32, %k: index, %out: f32):
      %j = linalg.index 1 : index
      %c = arith.cmpi eq, %j, %k : index
      %t = arith.select %c, %in, %one : f32
      linalg.yield %t : f32
  } -> tensor<?x9xf32>
  %se = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%se : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x9xf32>) outs(%z : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %a = arith.addf %in, %out : f32
      linalg.yield %a : f32
  } -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// -----

// Two numbers of each tuple of four are read: the tuples are not stored, although their op divides.

// CHECK-LABEL: func.func private @parts_of_tuples(
// CHECK-SAME: %[[I:[^:]*]]: tensor<?xindex>
// CHECK-DAG: %[[C7:.*]] = arith.constant 7 : index
// CHECK: linalg.generic {{.*}} ins(%[[I]] : tensor<?xindex>) outs({{.*}} : tensor<?x2xindex>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: index
// CHECK-DAG: arith.remsi %[[IN]], %[[C7]] : index
// CHECK-DAG: arith.floordivsi %[[IN]], %[[C7]] : index
// CHECK-NOT: linalg.generic
// CHECK: return
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func private @parts_of_tuples(%i: tensor<?xindex>, %n: index) -> tensor<?x2xindex> attributes {dp.spmd} {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %e = tensor.empty(%n) : tensor<?x4xindex>
  %t = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<?xindex>) outs(%e : tensor<?x4xindex>) {
    ^bb0(%in: index, %out: index):
      %j = linalg.index 1 : index
      %isHigh = arith.cmpi eq, %j, %c2 : index
      %high = arith.floordivsi %in, %c7 : index
      %low = arith.remsi %in, %c7 : index
      %k = arith.select %isHigh, %high, %low : index
      linalg.yield %k : index
  } -> tensor<?x4xindex>
  %f = tensor.empty(%n) : tensor<?x2xindex>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 2)>, affine_map<(d0, d1) -> (d0, 3)>, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%t, %t : tensor<?x4xindex>, tensor<?x4xindex>) outs(%f : tensor<?x2xindex>) {
    ^bb0(%high: index, %low: index, %out: index):
      %j = linalg.index 1 : index
      %isLow = arith.cmpi eq, %j, %c1 : index
      %k = arith.select %isLow, %low, %high : index
      linalg.yield %k : index
  } -> tensor<?x2xindex>
  return %r : tensor<?x2xindex>
}

// -----

// Whole rows of the table are read twice by each element: it is stored.

// CHECK-LABEL: func.func private @rows_read_often(
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[EXP:.*]] = math.exp %[[IN]] : f32
// CHECK-NEXT: linalg.yield %[[EXP]] :
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<4x4xf32>)
// CHECK-NOT: math.exp
// CHECK: return
#element = affine_map<(d0) -> (d0)>
func.func private @rows_read_often(%x: tensor<4xf32>) -> tensor<4x4xf32> attributes {dp.spmd} {
  %e = tensor.empty() : tensor<4xf32>
  %t = linalg.generic {indexing_maps = [#element, #element], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %y = math.exp %in : f32
      linalg.yield %y : f32
  } -> tensor<4xf32>
  %f = tensor.empty() : tensor<4x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %d = arith.subf %a, %b : f32
      linalg.yield %d : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

// Updates that JAX adds to zeros, counted with a last dimension of 1, are such
// a one-hot tensor, and the negated sum of its rows needs no tensor either.

// CHECK-DAG: #[[$NEXT:.*]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-LABEL: func.func private @added_one_hot
// CHECK-SAME: %[[V:[^:]*]]: tensor<?x1xf32>, %[[I:[^:]*]]: tensor<?x1x1xi32>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[VALUES:.*]] = tensor.collapse_shape %[[V]] {{\[}}[0, 1]]
// CHECK-DAG: %[[ROWS:.*]] = tensor.collapse_shape %[[I]] {{\[}}[0, 1, 2]]
// CHECK: %[[S:.*]] = linalg.generic {{.*}}iterator_types = ["parallel"]} ins(%[[VALUES]], %[[ROWS]] : tensor<?xf32>, tensor<?xi32>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: i32
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[IN1]] : i32 to index
// CHECK: %[[IS2:.*]] = arith.cmpi slt
// CHECK: %[[IS:.*]] = arith.cmpi sge, %[[INDEX]], %[[C0]] : index
// CHECK: %[[AND:.*]] = arith.andi %[[IS]], %[[IS2]] : i1
// CHECK: %[[SUM2:.*]] = arith.addf %[[IN0]], %[[ZERO]] : f32
// CHECK: %[[CHOSEN:.*]] = arith.select %[[AND]], %[[SUM2]], %[[ZERO]] : f32
// CHECK: arith.negf %[[CHOSEN]] : f32
// CHECK: %[[Y:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[VALUES]], %[[ROWS]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK-DAG: %[[SUM:.*]] = arith.addf %[[IN1]], %[[ZERO]] : f32
// CHECK-DAG: arith.cmpi eq, %[[J]],
// CHECK: %[[CHOSEN2:.*]] = arith.select %{{.*}}, %[[SUM]]
// CHECK: arith.mulf %[[IN0]], %[[CHOSEN2]] : f32
// CHECK-NOT: dp.index_update
// CHECK: return %[[S]], %[[Y]]
// Updates with a kind do not begin with another number than zero.
// CHECK-LABEL: func.func private @added_to_ones
// CHECK-SAME: %[[V:[^:]*]]: tensor<?x1xf32>, %[[I:[^:]*]]: tensor<?x1x1xi32>
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[INIT:.*]] = linalg.fill ins(%[[ONE]] : f32) outs(%{{.*}} : tensor<?x9xf32>) -> tensor<?x9xf32>
// CHECK: %[[UPDATED:.*]] = dp.index_update %[[V]] into %[[INIT]] at %[[I]] dims [1] batching [0] kind add : tensor<?x1xf32>, tensor<?x9xf32>, tensor<?x1x1xi32>
// CHECK-NEXT: return %[[UPDATED]] :
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func private @added_one_hot(%v: tensor<?x1xf32>, %i: tensor<?x1x1xi32>, %x: tensor<?x9xf32>, %n: index)
    -> (tensor<?xf32>, tensor<?x9xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x9xf32>) -> tensor<?x9xf32>
  %u = dp.index_update %v into %z at %i dims [1] batching [0] kind add : tensor<?x1xf32>, tensor<?x9xf32>, tensor<?x1x1xi32>
  %m = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%u : tensor<?x9xf32>) outs(%e : tensor<?x9xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<?x9xf32>
  %se = tensor.empty(%n) : tensor<?xf32>
  %sz = linalg.fill ins(%zero : f32) outs(%se : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%m : tensor<?x9xf32>) outs(%sz : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %u : tensor<?x9xf32>, tensor<?x9xf32>) outs(%e : tensor<?x9xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<?x9xf32>
  return %s, %y : tensor<?xf32>, tensor<?x9xf32>
}
func.func private @added_to_ones(%v: tensor<?x1xf32>, %i: tensor<?x1x1xi32>, %n: index) -> tensor<?x9xf32> attributes {dp.spmd} {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %z = linalg.fill ins(%one : f32) outs(%e : tensor<?x9xf32>) -> tensor<?x9xf32>
  %u = dp.index_update %v into %z at %i dims [1] batching [0] kind add : tensor<?x1xf32>, tensor<?x9xf32>, tensor<?x1x1xi32>
  return %u : tensor<?x9xf32>
}

// No more of a result is computed than its slice reads; its indices are those of
// the slice's place. Not if the rows of an input would be those of a slice, or if
// something else reads the rest.
// CHECK-LABEL: func.func private @sliced(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x6xi32>, %[[T:[^:]*]]: tensor<64xf32>
// CHECK: %[[R:.*]] = linalg.generic {indexing_maps = [#[[$ID:.*]]], iterator_types = ["parallel", "parallel"]} outs(%{{.*}} : tensor<?x4xf32>)
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: affine.apply #[[$NEXT]]()[%[[J]]]
// CHECK: tensor.extract %[[T]]
// CHECK: %[[N:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<8x6xi32>)
// CHECK: %[[M:.*]] = tensor.extract_slice %[[N]][0, 1] [8, 4] [1, 1]
// CHECK: return %[[R]], %[[M]]
func.func private @sliced(%x: tensor<8x6xi32>, %t: tensor<64xf32>, %b: index) -> (tensor<?x4xf32>, tensor<8x4xi32>) attributes {dp.spmd} {
  %c6 = arith.constant 6 : index
  %e = tensor.empty(%b) : tensor<?x6xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x6xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %i, %c6 : index
    %l = arith.addi %k, %j : index
    %v = tensor.extract %t[%l] : tensor<64xf32>
    linalg.yield %v : f32
  } -> tensor<?x6xf32>
  %r = tensor.extract_slice %g[0, 1] [%b, 4] [1, 1] : tensor<?x6xf32> to tensor<?x4xf32>
  %f = tensor.empty() : tensor<8x6xi32>
  %n = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x6xi32>) outs(%f : tensor<8x6xi32>) {
  ^bb0(%in: i32, %out: i32):
    %0 = arith.muli %in, %in : i32
    linalg.yield %0 : i32
  } -> tensor<8x6xi32>
  %m = tensor.extract_slice %n[0, 1] [8, 4] [1, 1] : tensor<8x6xi32> to tensor<8x4xi32>
  return %r, %m : tensor<?x4xf32>, tensor<8x4xi32>
}

// An assertion about an element that no slice reads still holds.
// CHECK-LABEL: func.func private @asserted(
// CHECK-SAME: %[[N:[^:]*]]: index
// CHECK: %[[R:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<8x6xindex>)
// CHECK: %[[INDEX:.*]] = linalg.index 1 : index
// CHECK: %[[IS:.*]] = arith.cmpi ult, %[[INDEX]], %[[N]] : index
// CHECK: cf.assert %[[IS]], "too long"
// CHECK-NEXT: linalg.yield %[[INDEX]] :
// CHECK: tensor.extract_slice %[[R]][0, 1] [8, 4] [1, 1]
func.func private @asserted(%n: index) -> tensor<8x4xindex> attributes {dp.spmd} {
  %e = tensor.empty() : tensor<8x6xindex>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x6xindex>) {
  ^bb0(%out: index):
    %i = linalg.index 1 : index
    %is = arith.cmpi ult, %i, %n : index
    cf.assert %is, "too long"
    linalg.yield %i : index
  } -> tensor<8x6xindex>
  %r = tensor.extract_slice %g[0, 1] [8, 4] [1, 1] : tensor<8x6xindex> to tensor<8x4xindex>
  return %r : tensor<8x4xindex>
}
