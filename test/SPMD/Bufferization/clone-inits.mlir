// RUN: dp-opt %s --dp-clone-inits | FileCheck %s

// Two products onto one fill: a fill for each.

// CHECK-LABEL: func.func private @two_products
// CHECK-SAME: %[[N:[^:]*]]: index)
// CHECK: %[[E0:.*]] = tensor.empty(%[[N]]) : tensor<?x8xf32>
// CHECK-NEXT: %[[F0:.*]] = linalg.fill {{.*}} outs(%[[E0]]
// CHECK: linalg.matmul {{.*}} outs(%[[F0]]
// CHECK: %[[E1:.*]] = tensor.empty(%[[N]]) : tensor<?x8xf32>
// CHECK: %[[F1:.*]] = linalg.fill {{.*}} outs(%[[E1]]
// CHECK: linalg.matmul {{.*}} outs(%[[F1]]
// CHECK-NOT: linalg.fill
func.func private @two_products(%x: tensor<?x8xf32>, %w: tensor<8x8xf32>,
    %n: index) -> (tensor<?x8xf32>, tensor<?x8xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x8xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<8x8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>)
      -> tensor<?x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x8xf32>)
      outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = linalg.matmul ins(%0, %w : tensor<?x8xf32>, tensor<8x8xf32>)
      outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0, %1 : tensor<?x8xf32>, tensor<?x8xf32>
}

// A fill before a loop is one of each iteration, and of each carry.

// CHECK-LABEL: func.func private @loop
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[A0:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK: %[[B0:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[B0]], %{{.*}} = %[[A0]])
// CHECK: %[[F:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK: linalg.matmul {{.*}} outs(%[[F]]
func.func private @loop(%x: tensor<8x8xf32>, %n: index)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<8x8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %f, %b = %f)
      -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %p = linalg.matmul ins(%a, %x : tensor<8x8xf32>, tensor<8x8xf32>)
        outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    scf.yield %b, %p : tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %0#0, %0#1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// A splat and a constant of one value: a fill for each op that begins with it,
// also for one. What only reads them goes on reading them.

// CHECK-LABEL: func.func private @splats
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xf32>, %[[W:[^:]*]]: tensor<8x8xf32>, %[[N:[^:]*]]: index)
// CHECK-DAG: %[[Z:.*]] = arith.constant 0.0
// CHECK-DAG: %[[C:.*]] = arith.constant dense<1.0
// CHECK: %[[E0:.*]] = tensor.empty(%[[N]]) : tensor<?x8xf32>
// CHECK: %[[F0:.*]] = linalg.fill ins(%[[Z]] : f32) outs(%[[E0]]
// CHECK: linalg.matmul {{.*}} outs(%[[F0]]
// CHECK: %[[ONE:.*]] = arith.constant 1.0
// CHECK: %[[E1:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK: %[[F1:.*]] = linalg.fill ins(%[[ONE]] : f32) outs(%[[E1]]
// CHECK: linalg.matmul ins(%[[W]], %[[C]] : {{.*}} outs(%[[F1]]
func.func private @splats(%x: tensor<?x8xf32>, %w: tensor<8x8xf32>, %n: index)
    -> (tensor<?x8xf32>, tensor<8x8xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x8xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<8x8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<argument = 0, dim = 0>]>} {
  %zero = arith.constant 0.0 : f32
  %s = tensor.splat %zero[%n] : tensor<?x8xf32>
  %c = arith.constant dense<1.0> : tensor<8x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x8xf32>)
      outs(%s : tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = linalg.matmul ins(%w, %c : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1 : tensor<?x8xf32>, tensor<8x8xf32>
}

// A constant of several values is copied.

// CHECK-LABEL: func.func private @values
// CHECK: %[[C:.*]] = arith.constant dense<[1.0
// CHECK-NOT: linalg.fill
// CHECK: outs(%[[C]]
func.func private @values(%x: tensor<2xf32>) -> tensor<2xf32> attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "x", type = tensor<2xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = linalg.add ins(%x, %x : tensor<2xf32>, tensor<2xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// Ops that write over one empty tensor: one for each.

// CHECK-LABEL: func.func private @empties
// CHECK: %[[A:.*]] = tensor.empty()
// CHECK: linalg.exp {{.*}} outs(%[[A]]
// CHECK: %[[B:.*]] = tensor.empty()
// CHECK: linalg.exp {{.*}} outs(%[[B]]
// CHECK-NOT: tensor.empty
func.func private @empties(%x: tensor<2xf32>) -> tensor<2xf32> attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "x", type = tensor<2xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %e = tensor.empty() : tensor<2xf32>
  %0 = linalg.exp ins(%x : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %1 = linalg.exp ins(%0 : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// A device's part of zeros that an op adds to is a fill of that size.

// CHECK-LABEL: func.func private @slices(
// CHECK-SAME: %[[X:[^:]*]]: tensor<5x?x8xf32>, %{{[^:]*}}: tensor<?x8xf32>, %{{[^:]*}}: index, %[[SIZE:[^:]*]]: index
// CHECK-NOT: tensor.extract_slice
// CHECK-NOT: tensor<5x6xf32>
// CHECK: %[[E:.*]] = tensor.empty(%[[SIZE]]) : tensor<5x?xf32>
// CHECK: %[[Z:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%[[E]] : tensor<5x?xf32>)
// CHECK: linalg.reduce {{.*}} ins(%[[X]] : tensor<5x?x8xf32>) outs(%[[Z]] : tensor<5x?xf32>)
// CHECK: %[[F:.*]] = tensor.empty(%[[SIZE]]) : tensor<?xf32>
// CHECK: %[[Y:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%[[F]] : tensor<?xf32>)
// CHECK: linalg.reduce {{.*}} ins(%{{.*}} : tensor<?x8xf32>) outs(%[[Y]] : tensor<?xf32>)
func.func private @slices(%x: tensor<5x?x8xf32>, %y: tensor<?x8xf32>, %offset: index, %size: index) -> (tensor<5x?xf32>, tensor<?xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<5x?x8xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<?x8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<argument = 0, dim = 1>, <argument = 1, dim = 0>]>} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<5x6xf32>) -> tensor<5x6xf32>
  %s = tensor.extract_slice %z[0, %offset] [5, %size] [1, 1] : tensor<5x6xf32> to tensor<5x?xf32>
  %r = linalg.reduce { arith.addf } ins(%x : tensor<5x?x8xf32>) outs(%s : tensor<5x?xf32>) dimensions = [2]
  %c = arith.constant dense<1.0> : tensor<5x6xf32>
  %t = tensor.extract_slice %c[2, %offset] [1, %size] [1, 1] : tensor<5x6xf32> to tensor<?xf32>
  %q = linalg.reduce { arith.addf } ins(%y : tensor<?x8xf32>) outs(%t : tensor<?xf32>) dimensions = [1]
  return %r, %q : tensor<5x?xf32>, tensor<?xf32>
}

// Two fills stand in front of what begins with them.

// CHECK-LABEL: func.func private @late(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-NOT: linalg.fill
// CHECK: linalg.exp ins(%[[X]] : tensor<2x3xf32>) outs(%{{.*}} : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[A:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %[[B:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: linalg.generic {{.*}} outs(%[[A]], %[[B]] :
func.func private @late(%x: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "x", type = tensor<2x3xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %a = tensor.empty() : tensor<2xf32>
  %b = tensor.empty() : tensor<2xf32>
  %e = tensor.empty() : tensor<2x3xf32>
  %s = linalg.fill ins(%zero : f32) outs(%a : tensor<2xf32>) -> tensor<2xf32>
  %p = linalg.fill ins(%one : f32) outs(%b : tensor<2xf32>) -> tensor<2xf32>
  %y = linalg.exp ins(%x : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                         iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<2x3xf32>) outs(%s, %p : tensor<2xf32>, tensor<2xf32>) {
    ^bb0(%in: f32, %sum: f32, %product: f32):
      %q = arith.addf %sum, %in : f32
      %t = arith.mulf %product, %in : f32
      linalg.yield %q, %t : f32, f32
  } -> (tensor<2xf32>, tensor<2xf32>)
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xf32>
}
