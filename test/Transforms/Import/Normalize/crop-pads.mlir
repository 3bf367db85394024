// RUN: dp-opt %s --dp-normalize | FileCheck %s

// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[X:[^:]*]]: tensor<5x6xf32>
// CHECK: %[[KEPT:.*]] = tensor.extract_slice %[[X]][0, 1] [3, 5] [1, 1] : tensor<5x6xf32> to tensor<3x5xf32>
// CHECK: tensor.pad %[[KEPT]] low[2, 0] high[0, 3] {
// CHECK: } : tensor<3x5xf32> to tensor<5x8xf32>
func.func @both(%x: tensor<5x6xf32>, %c: f32) -> tensor<5x8xf32> {
  %y = tensor.pad %x low[2, -1] high[-2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<5x6xf32> to tensor<5x8xf32>
  return %y : tensor<5x8xf32>
}

// Of a dynamic dimension, beside a padding that only the program knows.
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x6xf32>, %[[N:[^:]*]]: index
// CHECK: %[[SIZE:.*]] = tensor.dim %[[X]]
// CHECK: %[[LEFT:.*]] = arith.subi %[[SIZE]], %{{.*}}
// CHECK: %[[KEPT:.*]] = tensor.extract_slice %[[X]][2, 0] [%[[LEFT]], 6] [1, 1]
// CHECK: tensor.pad %[[KEPT]] low[0, %[[N]]] high[0, 0] {
func.func @dynamic(%x: tensor<?x6xf32>, %n: index, %c: f32) -> tensor<?x?xf32> {
  %y = tensor.pad %x low[-2, %n] high[-1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<?x6xf32> to tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// Nothing is left of the source; two of the three padded ones stay.
// CHECK-LABEL: func.func @nothing(
// CHECK: %[[KEPT:.*]] = tensor.extract_slice %{{.*}}[0] [0] [1] : tensor<6xf32> to tensor<0xf32>
// CHECK: tensor.pad %[[KEPT]] low[0] high[2] {
func.func @nothing(%x: tensor<6xf32>, %c: f32) -> tensor<2xf32> {
  %y = tensor.pad %x low[-7] high[3] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<6xf32> to tensor<2xf32>
  return %y : tensor<2xf32>
}

// CHECK-LABEL: func.func @positive(
// CHECK-NOT: tensor.extract_slice
// CHECK: tensor.pad %{{.*}} low[0, 1] high[2, 0] {
func.func @positive(%x: tensor<5x6xf32>, %c: f32) -> tensor<7x7xf32> {
  %y = tensor.pad %x low[0, 1] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<5x6xf32> to tensor<7x7xf32>
  return %y : tensor<7x7xf32>
}

// Upstream folds it to its source: the pass comes first.
// CHECK-LABEL: func.func @moved(
// CHECK-SAME: %[[X:[^:]*]]: tensor<6xf32>
// CHECK: %[[KEPT:.*]] = tensor.extract_slice %[[X]][0] [4] [1] : tensor<6xf32> to tensor<4xf32>
// CHECK: %[[MOVED:.*]] = tensor.pad %[[KEPT]] low[2] high[0] {
// CHECK: return %[[MOVED]]
func.func @moved(%x: tensor<6xf32>, %c: f32) -> tensor<6xf32> {
  %y = tensor.pad %x low[2] high[-2] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<6xf32> to tensor<6xf32>
  return %y : tensor<6xf32>
}

// What the program computes must not be negative, and must make the result.
// CHECK-LABEL: func.func @computed(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x6xf32>, %[[LOW:[^:]*]]: index, %[[HIGH:[^:]*]]: index
// CHECK-DAG: %[[TEN:.*]] = arith.constant 10 : index
// CHECK: %[[IN:.*]] = arith.cmpi ule, %[[LOW]], %[[TEN]]
// CHECK: cf.assert %[[IN]], "the low padding of dimension 0 is negative at run time, which only constant padding may be, or greater than the result's extent"
// CHECK: %[[IN:.*]] = arith.cmpi ule, %[[HIGH]], %[[TEN]]
// CHECK: cf.assert %[[IN]], "the high padding of dimension 0
// CHECK: %[[SIZE:.*]] = tensor.dim %[[X]]
// CHECK: %[[BEGIN:.*]] = arith.addi %[[SIZE]], %[[LOW]]
// CHECK: %[[END:.*]] = arith.addi %[[BEGIN]], %[[HIGH]]
// CHECK: %[[EQUAL:.*]] = arith.cmpi eq, %[[END]], %[[TEN]]
// CHECK: cf.assert %[[EQUAL]], "the source's extent and the padding of dimension 0 do not add up to the result's extent"
// CHECK: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK: %[[POSITIVE:.*]] = arith.cmpi sge, %[[HIGH]], %[[ZERO]]
// CHECK: cf.assert %[[POSITIVE]], "the high padding of dimension 1 is negative at run time; only constant padding may be"
// CHECK-NOT: cf.assert
// CHECK: tensor.pad %[[X]] low[%[[LOW]], 1] high[%[[HIGH]], %[[HIGH]]]
func.func @computed(%x: tensor<?x6xf32>, %low: index, %high: index, %c: f32)
    -> tensor<10x?xf32> {
  %y = tensor.pad %x low[%low, 1] high[%high, %high] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<?x6xf32> to tensor<10x?xf32>
  return %y : tensor<10x?xf32>
}

// A slice that has no element of the padding is one of the source.
// CHECK-LABEL: func.func @beside(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x6x7xf32>, %[[N:[^:]*]]: index
// CHECK-NOT: tensor.pad
// CHECK: %[[KEPT:.*]] = tensor.extract_slice %[[X]][0, 1, 0] [%[[N]], 3, 4] [1, 2, 2] : tensor<?x6x7xf32> to tensor<?x3x4xf32>
// CHECK: return %[[KEPT]]
func.func @beside(%x: tensor<?x6x7xf32>, %n: index, %c: f32) -> tensor<?x3x4xf32> {
  %y = tensor.pad %x low[0, 2, 0] high[0, 3, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %c : f32
  } : tensor<?x6x7xf32> to tensor<?x11x8xf32>
  %s = tensor.extract_slice %y[0, 3, 0] [%n, 3, 4] [1, 2, 2] : tensor<?x11x8xf32> to tensor<?x3x4xf32>
  return %s : tensor<?x3x4xf32>
}

// One that has some is not: the last of a row, and the first.
// CHECK-LABEL: func.func @with_padding(
// CHECK-SAME: %[[X:[^:]*]]: tensor<6x7xf32>
// CHECK: %[[PADDED:.*]] = tensor.pad %[[X]] low[2, 0] high[0, 2]
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[PADDED]][3, 1] [3, 4] [1, 2] : tensor<8x9xf32> to tensor<3x4xf32>
// CHECK: %[[SLICE1:.*]] = tensor.extract_slice %[[PADDED]][1, 0] [3, 4] [1, 2] : tensor<8x9xf32> to tensor<3x4xf32>
// CHECK-NEXT: return %[[SLICE]], %[[SLICE1]] :
func.func @with_padding(%x: tensor<6x7xf32>, %c: f32) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %y = tensor.pad %x low[2, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<6x7xf32> to tensor<8x9xf32>
  %s = tensor.extract_slice %y[3, 1] [3, 4] [1, 2] : tensor<8x9xf32> to tensor<3x4xf32>
  %t = tensor.extract_slice %y[1, 0] [3, 4] [1, 2] : tensor<8x9xf32> to tensor<3x4xf32>
  return %s, %t : tensor<3x4xf32>, tensor<3x4xf32>
}
