// RUN: dp-opt %s --dp-simplify-linalg --split-input-file | FileCheck %s

// Heads are read where they lie, and written to where the next op has them.

// CHECK-DAG: #[[$HEADS:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
// CHECK-DAG: #[[$COLUMNS:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
// CHECK-DAG: #[[$SCORES:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @heads(
// CHECK-SAME: %[[Q:[a-z0-9]*]]: tensor<?x7x3x4xf32>, %[[K:[a-z0-9]*]]: tensor<?x7x3x4xf32>
// CHECK: %[[S:.*]] = linalg.generic {indexing_maps = [#[[$HEADS]], #[[$COLUMNS]], #[[$SCORES]]], {{.*}} ins(%[[Q]], %[[K]] : {{.*}}) outs(%{{.*}} : tensor<?x3x7x7xf32>)
// CHECK: %[[Y:.*]] = linalg.generic {indexing_maps = [#[[$SCORES]], #[[$COLUMNS]], #[[$HEADS]]], {{.*}} ins(%[[S]], %[[K]] : {{.*}}) outs(%{{.*}} : tensor<?x7x3x4xf32>)
// CHECK: return %[[S]], %[[Y]]
#from = affine_map<(b, h, t, d) -> (b, t, h, d)>
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
#q = affine_map<(b, h, m, n, k) -> (b, h, m, k)>
#k = affine_map<(b, h, m, n, k) -> (b, h, n, k)>
#s = affine_map<(b, h, m, n, k) -> (b, h, m, n)>
func.func @heads(%q: tensor<?x7x3x4xf32>, %k: tensor<?x7x3x4xf32>, %b: index)
    -> (tensor<?x3x7x7xf32>, tensor<?x7x3x4xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%b) : tensor<?x3x7x4xf32>
  %qh = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%q : tensor<?x7x3x4xf32>) outs(%e : tensor<?x3x7x4xf32>) {
    ^bb0(%a: f32, %o: f32):
      linalg.yield %a : f32
  } -> tensor<?x3x7x4xf32>
  %kh = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%k : tensor<?x7x3x4xf32>) outs(%e : tensor<?x3x7x4xf32>) {
    ^bb0(%a: f32, %o: f32):
      linalg.yield %a : f32
  } -> tensor<?x3x7x4xf32>
  %es = tensor.empty(%b) : tensor<?x3x7x7xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<?x3x7x7xf32>) -> tensor<?x3x7x7xf32>
  %s = linalg.generic {indexing_maps = [#q, #k, #s], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%qh, %kh : tensor<?x3x7x4xf32>, tensor<?x3x7x4xf32>) outs(%zs : tensor<?x3x7x7xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %p = arith.mulf %x, %y : f32
      %r = arith.addf %o, %p : f32
      linalg.yield %r : f32
  } -> tensor<?x3x7x7xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%e : tensor<?x3x7x4xf32>) -> tensor<?x3x7x4xf32>
  %o = linalg.generic {indexing_maps = [#s, #k, #q], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]}
      ins(%s, %kh : tensor<?x3x7x7xf32>, tensor<?x3x7x4xf32>) outs(%zo : tensor<?x3x7x4xf32>) {
    ^bb0(%x: f32, %y: f32, %c: f32):
      %p = arith.mulf %x, %y : f32
      %r = arith.addf %c, %p : f32
      linalg.yield %r : f32
  } -> tensor<?x3x7x4xf32>
  %et = tensor.empty(%b) : tensor<?x7x3x4xf32>
  %t = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%o : tensor<?x3x7x4xf32>) outs(%et : tensor<?x7x3x4xf32>) {
    ^bb0(%a: f32, %c: f32):
      linalg.yield %a : f32
  } -> tensor<?x7x3x4xf32>
  return %s, %t : tensor<?x3x7x7xf32>, tensor<?x7x3x4xf32>
}

// -----

// An elementwise result that a sum and a copy read is written as the copy has it.
// CHECK-DAG: #[[$OUT:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-DAG: #[[$IN:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
// CHECK-LABEL: func.func @several(
// CHECK: %[[Y:.*]] = linalg.generic {indexing_maps = [#[[$IN]], #[[$OUT]]], {{.*}} outs(%{{.*}} : tensor<5x7x3x4xf32>)
// CHECK-NEXT: ^bb0(%[[IN2:[^:]*]]: f32
// CHECK: %[[EXP:.*]] = math.exp %[[IN2]] : f32
// CHECK-NEXT: linalg.yield %[[EXP]] :
// CHECK: linalg.generic {indexing_maps = [#[[$IN]], {{.*}} ins(%[[Y]] : tensor<5x7x3x4xf32>) outs(%{{.*}} : tensor<5x3xf32>)
// CHECK: return %[[Y]]
#from = affine_map<(b, h, t, d) -> (b, t, h, d)>
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
#rows = affine_map<(b, h, t, d) -> (b, h)>
func.func @several(%x: tensor<5x3x7x4xf32>) -> (tensor<5x7x3x4xf32>, tensor<5x3xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x3x7x4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<5x3x7x4xf32>) outs(%e : tensor<5x3x7x4xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = math.exp %a : f32
      linalg.yield %m : f32
  } -> tensor<5x3x7x4xf32>
  %et = tensor.empty() : tensor<5x7x3x4xf32>
  %t = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y : tensor<5x3x7x4xf32>) outs(%et : tensor<5x7x3x4xf32>) {
    ^bb0(%a: f32, %o: f32):
      linalg.yield %a : f32
  } -> tensor<5x7x3x4xf32>
  %er = tensor.empty() : tensor<5x3xf32>
  %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<5x3xf32>) -> tensor<5x3xf32>
  %r = linalg.generic {indexing_maps = [#id, #rows], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%y : tensor<5x3x7x4xf32>) outs(%zr : tensor<5x3xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.addf %a, %o : f32
      linalg.yield %m : f32
  } -> tensor<5x3xf32>
  return %t, %r : tensor<5x7x3x4xf32>, tensor<5x3xf32>
}

// -----

// A matrix whose rows and columns are not contiguous must be copied, and so must
// what an op reads that is not structured.
// CHECK-LABEL: func.func @left_alone(
// CHECK: %[[H:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<3x7x2xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[H]], %{{.*}} : {{.*}}) outs(%{{.*}} : tensor<2x7x7xf32>)
// CHECK: tensor.pad %[[H]] low[0, 0, 0] high[1, 0, 0]
#from = affine_map<(a, b, c) -> (b, a, c)>
#id = affine_map<(a, b, c) -> (a, b, c)>
#x = affine_map<(b, m, n, k) -> (k, m, b)>
#y = affine_map<(b, m, n, k) -> (b, n, k)>
#z = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @left_alone(%k: tensor<7x3x2xf32>, %l: tensor<2x7x3xf32>)
    -> (tensor<2x7x7xf32>, tensor<4x7x2xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x7x2xf32>
  %h = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%k : tensor<7x3x2xf32>) outs(%e : tensor<3x7x2xf32>) {
    ^bb0(%a: f32, %o: f32):
      linalg.yield %a : f32
  } -> tensor<3x7x2xf32>
  %es = tensor.empty() : tensor<2x7x7xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<2x7x7xf32>) -> tensor<2x7x7xf32>
  %s = linalg.generic {indexing_maps = [#x, #y, #z], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%h, %l : tensor<3x7x2xf32>, tensor<2x7x3xf32>) outs(%zs : tensor<2x7x7xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %p = arith.mulf %a, %b : f32
      %r = arith.addf %o, %p : f32
      linalg.yield %r : f32
  } -> tensor<2x7x7xf32>
  %p = tensor.pad %h low[0, 0, 0] high[1, 0, 0] {
    ^bb0(%i: index, %j: index, %c: index):
      tensor.yield %zero : f32
  } : tensor<3x7x2xf32> to tensor<4x7x2xf32>
  return %s, %p : tensor<2x7x7xf32>, tensor<4x7x2xf32>
}

// -----

// A product is written as a copy has it; the sum behind the copy reads that. It
// stays where an op in front of the copy reads it.
// CHECK-DAG: #[[$LEFT:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
// CHECK-DAG: #[[$OUT:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3)>
// CHECK-DAG: #[[$SWAPPED:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
// CHECK-LABEL: func.func @product(
// CHECK: %[[P:.*]] = linalg.generic {indexing_maps = [#[[$LEFT]], {{.*}}, #[[$OUT]]], {{.*}} outs(%{{.*}} : tensor<5x7x3x4xf32>)
// CHECK: %[[S:.*]] = linalg.generic {indexing_maps = [#[[$SWAPPED]], {{.*}} ins(%[[P]] : tensor<5x7x3x4xf32>) outs(%{{.*}} : tensor<5x3xf32>)
// CHECK: return %[[P]], %[[S]]
// CHECK-LABEL: func.func @early_reader(
// CHECK: %[[P:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<5x3x7x4xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[P]] : tensor<5x3x7x4xf32>) outs(%{{.*}} : tensor<5x3xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[P]] : tensor<5x3x7x4xf32>) outs(%{{.*}} : tensor<5x7x3x4xf32>)
#from = affine_map<(b, h, t, d) -> (b, t, h, d)>
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
#sum = affine_map<(a, b, c, d) -> (a, b)>
#l = affine_map<(b, h, m, n, k) -> (b, h, m, k)>
#r = affine_map<(b, h, m, n, k) -> (b, h, k, n)>
#o = affine_map<(b, h, m, n, k) -> (b, h, m, n)>
func.func @product(%x: tensor<5x3x7x6xf32>, %y: tensor<5x3x6x4xf32>) -> (tensor<5x7x3x4xf32>, tensor<5x3xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x3x7x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<5x3x7x4xf32>) -> tensor<5x3x7x4xf32>
  %p = linalg.generic {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %y : tensor<5x3x7x6xf32>, tensor<5x3x6x4xf32>) outs(%z : tensor<5x3x7x4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %0 = arith.mulf %a, %b : f32
      %1 = arith.addf %c, %0 : f32
      linalg.yield %1 : f32
  } -> tensor<5x3x7x4xf32>
  %et = tensor.empty() : tensor<5x7x3x4xf32>
  %t = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%p : tensor<5x3x7x4xf32>) outs(%et : tensor<5x7x3x4xf32>) {
    ^bb0(%a: f32, %c: f32):
      linalg.yield %a : f32
  } -> tensor<5x7x3x4xf32>
  %es = tensor.empty() : tensor<5x3xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<5x3xf32>) -> tensor<5x3xf32>
  %s = linalg.generic {indexing_maps = [#id, #sum], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p : tensor<5x3x7x4xf32>) outs(%zs : tensor<5x3xf32>) {
    ^bb0(%a: f32, %c: f32):
      %0 = arith.addf %c, %a : f32
      linalg.yield %0 : f32
  } -> tensor<5x3xf32>
  return %t, %s : tensor<5x7x3x4xf32>, tensor<5x3xf32>
}

func.func @early_reader(%x: tensor<5x3x7x6xf32>, %y: tensor<5x3x6x4xf32>) -> (tensor<5x7x3x4xf32>, tensor<5x3xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x3x7x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<5x3x7x4xf32>) -> tensor<5x3x7x4xf32>
  %p = linalg.generic {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %y : tensor<5x3x7x6xf32>, tensor<5x3x6x4xf32>) outs(%z : tensor<5x3x7x4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %0 = arith.mulf %a, %b : f32
      %1 = arith.addf %c, %0 : f32
      linalg.yield %1 : f32
  } -> tensor<5x3x7x4xf32>
  %es = tensor.empty() : tensor<5x3xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<5x3xf32>) -> tensor<5x3xf32>
  %s = linalg.generic {indexing_maps = [#id, #sum], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p : tensor<5x3x7x4xf32>) outs(%zs : tensor<5x3xf32>) {
    ^bb0(%a: f32, %c: f32):
      %0 = arith.addf %c, %a : f32
      linalg.yield %0 : f32
  } -> tensor<5x3xf32>
  %et = tensor.empty() : tensor<5x7x3x4xf32>
  %t = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%p : tensor<5x3x7x4xf32>) outs(%et : tensor<5x7x3x4xf32>) {
    ^bb0(%a: f32, %c: f32):
      linalg.yield %a : f32
  } -> tensor<5x7x3x4xf32>
  return %t, %s : tensor<5x7x3x4xf32>, tensor<5x3xf32>
}
