// RUN: dp-opt %s --dp-parallelize --canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=3 -o /dev/null

// What is linear in sums that are reduced already is computed from them, not
// sent again: the number of sums that travel is that of the independent ones.

// The difference of two sums that are needed whole.
// CHECK-LABEL: func @difference(
// CHECK-COUNT-2: dp.all_reduce
// CHECK-NOT: dp.{{all_reduce|reduce_add|reduce_scatter}}
// CHECK: return
func.func @difference(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<8x4xf32> {dp.scatter = 0}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %q = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %a = math.exp %p : tensor<4xf32>
  %b = math.exp %q : tensor<4xf32>
  %d = arith.subf %p, %q : tensor<4xf32>
  return %a, %b, %d : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// The difference is needed whole, and so is one of its sides; the other is a
// result. Of three two travel, and that is the other side, not the difference.
// CHECK-LABEL: func @remaining(
// CHECK-COUNT-2: dp.all_reduce
// CHECK-NOT: dp.{{all_reduce|reduce_add|reduce_scatter}}
// CHECK: return
func.func @remaining(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<8x4xf32> {dp.scatter = 0}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %q = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %d = arith.subf %p, %q : tensor<4xf32>
  %a = math.exp %p : tensor<4xf32>
  %b = math.exp %d : tensor<4xf32>
  return %a, %b, %q : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Both sides and their sum.
// CHECK-LABEL: func @third(
// CHECK-COUNT-2: dp.all_reduce
// CHECK-NOT: dp.{{all_reduce|reduce_add|reduce_scatter}}
// CHECK: return
func.func @third(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<8x4xf32> {dp.scatter = 0}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %q = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %d = arith.addf %p, %q : tensor<4xf32>
  %a = math.exp %p : tensor<4xf32>
  %b = math.exp %d : tensor<4xf32>
  %c = math.exp %q : tensor<4xf32>
  return %a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// A scaled sum.
// CHECK-LABEL: func @scaled(
// CHECK-COUNT-1: dp.all_reduce
// CHECK-NOT: dp.{{all_reduce|reduce_add|reduce_scatter}}
// CHECK: return
func.func @scaled(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %s = arith.mulf %p, %c : tensor<4xf32>
  %a = math.exp %p : tensor<4xf32>
  %b = math.exp %s : tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// Transposed, cut out, reshaped.
// CHECK-LABEL: func @moved(
// CHECK-COUNT-1: dp.all_reduce
// CHECK-NOT: dp.{{all_reduce|reduce_add|reduce_scatter}}
// CHECK: return
func.func @moved(%x: tensor<8x4x2xf32> {dp.scatter = 0}) -> (tensor<4x2xf32>, tensor<2x4xf32>, tensor<2x2xf32>, tensor<8xf32>) {
  %z = arith.constant dense<0.0> : tensor<4x2xf32>
  %o = tensor.empty() : tensor<2x4xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4x2xf32>) outs(%z : tensor<4x2xf32>) dimensions = [0]
  %t = linalg.transpose ins(%p : tensor<4x2xf32>) outs(%o : tensor<2x4xf32>) permutation = [1, 0]
  %s = tensor.extract_slice %t[0, 1] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %f = tensor.collapse_shape %t [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %a = math.exp %p : tensor<4x2xf32>
  %b = math.exp %t : tensor<2x4xf32>
  %c = math.exp %s : tensor<2x2xf32>
  %d = math.exp %f : tensor<8xf32>
  return %a, %b, %c, %d : tensor<4x2xf32>, tensor<2x4xf32>, tensor<2x2xf32>, tensor<8xf32>
}

// Only what it is moved to is needed whole: together that is more than it.
// CHECK-LABEL: func @moved_only(
// CHECK-COUNT-1: dp.all_reduce
// CHECK-NOT: dp.{{all_reduce|reduce_add|reduce_scatter}}
// CHECK: return
func.func @moved_only(%x: tensor<8x4x2xf32> {dp.scatter = 0}) -> (tensor<2x4xf32>, tensor<2x2xf32>) {
  %z = arith.constant dense<0.0> : tensor<4x2xf32>
  %o = tensor.empty() : tensor<2x4xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4x2xf32>) outs(%z : tensor<4x2xf32>) dimensions = [0]
  %t = linalg.transpose ins(%p : tensor<4x2xf32>) outs(%o : tensor<2x4xf32>) permutation = [1, 0]
  %s = tensor.extract_slice %p[0, 0] [2, 2] [1, 1] : tensor<4x2xf32> to tensor<2x2xf32>
  %b = math.exp %t : tensor<2x4xf32>
  %c = math.exp %s : tensor<2x2xf32>
  return %b, %c : tensor<2x4xf32>, tensor<2x2xf32>
}

// Two scalings of one sum that is not needed itself.
// CHECK-LABEL: func @siblings(
// CHECK-COUNT-1: dp.all_reduce
// CHECK-NOT: dp.{{all_reduce|reduce_add|reduce_scatter}}
// CHECK: return
func.func @siblings(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: tensor<4xf32>, %e: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %s = arith.mulf %p, %c : tensor<4xf32>
  %t = arith.mulf %p, %e : tensor<4xf32>
  %a = math.exp %s : tensor<4xf32>
  %b = math.exp %t : tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// Two combinations of two sums, and a scaled one.
// CHECK-LABEL: func @combinations(
// CHECK-COUNT-2: dp.all_reduce
// CHECK-NOT: dp.{{all_reduce|reduce_add|reduce_scatter}}
// CHECK: return
func.func @combinations(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<8x4xf32> {dp.scatter = 0}, %c: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %q = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %s = arith.addf %p, %q : tensor<4xf32>
  %t = arith.subf %p, %q : tensor<4xf32>
  %u = arith.mulf %s, %c : tensor<4xf32>
  %a = math.exp %s : tensor<4xf32>
  %b = math.exp %t : tensor<4xf32>
  %d = math.exp %u : tensor<4xf32>
  return %a, %b, %d : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// The sum of copies.
// CHECK-LABEL: func @copies(
// CHECK-COUNT-2: dp.all_reduce
// CHECK-NOT: dp.{{all_reduce|reduce_add|reduce_scatter}}
// CHECK: return
func.func @copies(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<8x4xf32> {dp.scatter = 0}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %q = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %s = arith.addf %p, %p : tensor<4xf32>
  %t = arith.addf %s, %q : tensor<4xf32>
  %a = math.exp %p : tensor<4xf32>
  %b = math.exp %q : tensor<4xf32>
  %c = math.exp %t : tensor<4xf32>
  return %a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Not linear in what is reduced: the second moment travels, too. The product
// of two sums is computed from both.
// CHECK-LABEL: func @other(
// CHECK-COUNT-2: dp.all_reduce
// CHECK-NOT: dp.{{all_reduce|reduce_add|reduce_scatter}}
// CHECK: return
func.func @other(%x: tensor<8x4xf32> {dp.scatter = 0}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %xx = arith.mulf %x, %x : tensor<8x4xf32>
  %q = linalg.reduce { arith.addf } ins(%xx : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %pp = arith.mulf %p, %p : tensor<4xf32>
  %v = arith.subf %q, %pp : tensor<4xf32>
  %d = arith.mulf %p, %q : tensor<4xf32>
  return %p, %v, %d : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
