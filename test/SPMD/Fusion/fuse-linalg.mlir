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
