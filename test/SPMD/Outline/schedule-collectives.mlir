// RUN: dp-opt %s --dp-schedule-collectives | FileCheck %s

// Three sums, the third of the first: two rendezvous, and what needs none comes
// first. The state is overwritten last.

// CHECK-LABEL: func.func private @levels(
// CHECK-SAME: %[[A:[^:]*]]: tensor<4xf32>, %[[B:[^:]*]]: tensor<4xf32>
// CHECK: %[[LOCAL:.*]] = arith.mulf %[[B]], %[[B]]
// CHECK-NEXT: %[[R0:.*]] = dp.all_reduce %[[A]]
// CHECK-NEXT: %[[R1:.*]] = dp.all_reduce %[[LOCAL]]
// CHECK-NEXT: %[[N:.*]] = arith.addf %[[R0]], %[[R0]]
// CHECK-NEXT: %[[M:.*]] = arith.addf %[[R1]], %[[B]]
// CHECK-NEXT: %[[R2:.*]] = dp.all_reduce %[[N]]
// CHECK-NEXT: %[[Q:.*]] = arith.addf %[[R2]], %[[B]]
// CHECK-NEXT: bufferization.materialize_in_destination %[[A]] in %[[B]]
func.func private @levels(%a: tensor<4xf32>, %b: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<4xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %s = bufferization.materialize_in_destination %a in %b
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %0 = dp.all_reduce %a : tensor<4xf32> -> tensor<4xf32>
  %n = arith.addf %0, %0 : tensor<4xf32>
  %2 = dp.all_reduce %n : tensor<4xf32> -> tensor<4xf32>
  %q = arith.addf %2, %b : tensor<4xf32>
  %local = arith.mulf %b, %b : tensor<4xf32>
  %1 = dp.all_reduce %local : tensor<4xf32> -> tensor<4xf32>
  %m = arith.addf %1, %b : tensor<4xf32>
  return %q, %m, %s : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Without a collective nothing moves.

// CHECK-LABEL: func.func private @none(
// CHECK-SAME: %[[A:[^:]*]]: tensor<4xf32>
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[A]], %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[A]], %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[DIFFERENCE:.*]] = arith.subf %[[PRODUCT]], %[[A]] : tensor<4xf32>
// CHECK-NEXT: return %[[PRODUCT]], %[[SUM]], %[[DIFFERENCE]] :
func.func private @none(%a: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %0 = arith.mulf %a, %a : tensor<4xf32>
  %1 = arith.addf %a, %a : tensor<4xf32>
  %2 = arith.subf %0, %a : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
