// RUN: dp-opt %s --dp-insert-checks --split-input-file --verify-diagnostics | FileCheck %s

// The check stands in front of the program, and once for a pair.
// CHECK-LABEL: func.func @arguments(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>, %[[Y:.*]]: tensor<?xf32>)
// CHECK-DAG: %[[M:.*]] = tensor.dim %[[X]]
// CHECK-DAG: %[[N:.*]] = tensor.dim %[[Y]]
// CHECK: %[[OK:.*]] = arith.cmpi eq, %[[M]], %[[N]] : index
// CHECK: cf.assert %[[OK]], "'linalg.add' op has operands of different extents: dimension 0 of operand #0 and dimension 0 of operand #1"
// CHECK: linalg.exp ins(%[[X]] : tensor<?xf32>) outs(%[[X]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NOT: cf.assert
// CHECK: return
func.func @arguments(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %e = linalg.exp ins(%x : tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  %a = linalg.add ins(%e, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %b = linalg.mul ins(%y, %x : tensor<?xf32>, tensor<?xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  return %a, %b : tensor<?xf32>, tensor<?xf32>
}

// -----

// The runtime compares the rows of scattered arguments. A state is not one.
// CHECK-LABEL: func.func @scattered(
// CHECK-COUNT-1: cf.assert
// CHECK-NOT: cf.assert
// CHECK: return
func.func @scattered(%x: tensor<?x4xf32> {dp.scatter = 0 : i64}, %y: tensor<4x?xf32> {dp.scatter = 1 : i64},
    %s: tensor<?xf32> {dp.scatter = 0 : i64, dp.state}, %t: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n, %n) : tensor<?x?xf32>
  %a = linalg.matmul ins(%x, %y : tensor<?x4xf32>, tensor<4x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %b = linalg.add ins(%s, %t : tensor<?xf32>, tensor<?xf32>) outs(%s : tensor<?xf32>) -> tensor<?xf32>
  return %a, %b : tensor<?x?xf32>, tensor<?xf32>
}

// -----

// Reshapes, casts, slices, pads without padding, products and joins keep extents.
// CHECK-LABEL: func.func @kept(
// CHECK-NOT: cf.assert
// CHECK: return
func.func @kept(%x: tensor<?x4x64xf32>, %w: tensor<64x96xf32>) -> (tensor<?x96xf32>, tensor<?x4x64xf32>, tensor<?x8x64xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : tensor<?x4x64xf32>
  %n = arith.muli %b, %c4 : index
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x4x64xf32> into tensor<?x64xf32>
  %e = tensor.empty(%n) : tensor<?x96xf32>
  %p = linalg.matmul ins(%rows, %w : tensor<?x64xf32>, tensor<64x96xf32>) outs(%e : tensor<?x96xf32>) -> tensor<?x96xf32>
  %wide = tensor.pad %x low[0, 0, 1] high[0, 0, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %zero : f32
  } : tensor<?x4x64xf32> to tensor<?x4x66xf32>
  %slice = tensor.extract_slice %wide[0, 0, 1] [%b, 4, 64] [1, 1, 1] : tensor<?x4x66xf32> to tensor<?x4x64xf32>
  %cast = tensor.cast %slice : tensor<?x4x64xf32> to tensor<?x?x64xf32>
  %sum = linalg.add ins(%x, %cast : tensor<?x4x64xf32>, tensor<?x?x64xf32>) outs(%x : tensor<?x4x64xf32>) -> tensor<?x4x64xf32>
  %joined = tensor.concat dim(1) %x, %sum : (tensor<?x4x64xf32>, tensor<?x4x64xf32>) -> tensor<?x8x64xf32>
  return %p, %sum, %joined : tensor<?x96xf32>, tensor<?x4x64xf32>, tensor<?x8x64xf32>
}

// -----

// A loop keeps the extents of what it carries, also exchanged.
// CHECK-LABEL: func.func @loop(
// CHECK-NOT: cf.assert
// CHECK: return
func.func @loop(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (tensor<?xf32>, tensor<?xf32>) {
    %s = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %b, %s : tensor<?xf32>, tensor<?xf32>
  }
  %s = linalg.add ins(%r#0, %x : tensor<?xf32>, tensor<?xf32>) outs(%r#1 : tensor<?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// -----

// A loop that makes what it carries longer.
// CHECK-LABEL: func.func @grows(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>, %[[N:[^:]*]]: index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[LOOP:.*]] = scf.for %[[I:.*]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[X]]) -> (tensor<?xf32>)
// CHECK-DAG: %[[C0_3:.*]] = arith.constant 0 : index
// CHECK: %[[EXTENT2:.*]] = tensor.dim %[[X]], %[[C0_3]] : tensor<?xf32>
// CHECK-DAG: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK: %[[EXTENT:.*]] = tensor.dim %[[ACC]], %[[C0_2]] : tensor<?xf32>
// CHECK: %[[IS:.*]] = arith.cmpi eq, %[[EXTENT]], %[[EXTENT2]] : index
// CHECK: cf.assert %[[IS]], "'linalg.add' op has operands of different extents: dimension 0 of operand #0 and dimension 0 of operand #1"
// CHECK: linalg.add ins(%[[ACC]], %[[X]] : tensor<?xf32>, tensor<?xf32>) outs(%[[ACC]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-DAG: %[[C0_5:.*]] = arith.constant 0 : index
// CHECK: %[[EXTENT4:.*]] = tensor.dim %[[X]], %[[C0_5]] : tensor<?xf32>
// CHECK-DAG: %[[C0_4:.*]] = arith.constant 0 : index
// CHECK: %[[EXTENT3:.*]] = tensor.dim %[[LOOP]], %[[C0_4]] : tensor<?xf32>
// CHECK: %[[IS2:.*]] = arith.cmpi eq, %[[EXTENT3]], %[[EXTENT4]] : index
// CHECK: cf.assert %[[IS2]], "'linalg.mul' op has operands of different extents: dimension 0 of operand #0 and dimension 0 of operand #1"
// CHECK: %[[PRODUCT:.*]] = linalg.mul ins(%[[LOOP]], %[[X]] : tensor<?xf32>, tensor<?xf32>) outs(%[[LOOP]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %[[PRODUCT]] :
func.func @grows(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<?xf32> {
    %s = linalg.add ins(%a, %x : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
    %t = tensor.concat dim(0) %s, %s : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %t : tensor<?xf32>
  }
  %s = linalg.mul ins(%r, %x : tensor<?xf32>, tensor<?xf32>) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// -----

// What a branch needs is checked in the branch; the program's own check counts.
// CHECK-LABEL: func.func @branch(
// CHECK-SAME: %{{[^:]*}}: tensor<?xf32>, %{{[^:]*}}: tensor<?xf32>, %[[P:[^:]*]]: i1
// CHECK: scf.if %[[P]] -> (tensor<?xf32>)
// CHECK-DAG: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK: %[[EXTENT2:.*]] = tensor.dim %{{.*}}, %[[C0_2]] : tensor<?xf32>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[EXTENT:.*]] = tensor.dim %{{.*}}, %[[C0]] : tensor<?xf32>
// CHECK: %[[IS:.*]] = arith.cmpi eq, %[[EXTENT]], %[[EXTENT2]] : index
// CHECK: cf.assert %[[IS]], "'linalg.add' op has operands of different extents: dimension 0 of operand #0 and dimension 0 of operand #1"
// CHECK: %[[SUM:.*]] = linalg.add ins(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<?xf32>) outs(%{{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: scf.yield %[[SUM]] :
// CHECK: else
// CHECK: cf.assert %{{.*}}, "own"
// CHECK-NOT: cf.assert
// CHECK: return
func.func @branch(%x: tensor<?xf32>, %y: tensor<?xf32>, %p: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %same = arith.cmpi eq, %n, %m : index
  %r = scf.if %p -> tensor<?xf32> {
    %s = linalg.add ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  } else {
    cf.assert %same, "own"
    %s = linalg.sub ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @window(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>, %[[F:[^:]*]]: tensor<3xf32>, %[[Y:[^:]*]]: tensor<?xf32>
// CHECK: cf.assert %{{.*}}, "'linalg.generic' op reads or writes elements that dimension 0 of operand #0 does not have"
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[X]], %[[F]] : tensor<?xf32>, tensor<3xf32>) outs(%[[Y]] : tensor<?xf32>)
#window = affine_map<(i, j) -> (i * 2 + j)>
#filter = affine_map<(i, j) -> (j)>
#out = affine_map<(i, j) -> (i)>
func.func @window(%x: tensor<?xf32>, %f: tensor<3xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#window, #filter, #out], iterator_types = ["parallel", "reduction"]}
      ins(%x, %f : tensor<?xf32>, tensor<3xf32>) outs(%y : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// dp's own ops.
// CHECK-LABEL: func.func @updates(
// CHECK-SAME: %[[U:[^:]*]]: tensor<?x4xf32>, %[[X:[^:]*]]: tensor<8x4xf32>, %[[I:[^:]*]]: tensor<?xi64>
// CHECK: cf.assert %{{.*}}, "'dp.index_update' op has operands of different extents: dimension 0 of operand #0 and dimension 0 of operand #2"
// CHECK: %[[UPDATED:.*]] = dp.index_update %[[U]] into %[[X]] at %[[I]] dims [0] kind add : tensor<?x4xf32>, tensor<8x4xf32>, tensor<?xi64>
// CHECK-NEXT: return %[[UPDATED]] :
func.func @updates(%u: tensor<?x4xf32>, %x: tensor<8x4xf32>, %i: tensor<?xi64>) -> tensor<8x4xf32> {
  %r = dp.index_update %u into %x at %i dims [0] kind add : tensor<?x4xf32>, tensor<8x4xf32>, tensor<?xi64>
  return %r : tensor<8x4xf32>
}

// -----

// CHECK-LABEL: func.func @sort(
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x?xf32>, %[[Y:[^:]*]]: tensor<4x?xi64>
// CHECK: cf.assert %{{.*}}, "'dp.sort' op has operands of different extents: dimension 1 of operand #0 and dimension 1 of operand #1"
// CHECK: dp.sort outs(%[[X]], %[[Y]] : tensor<4x?xf32>, tensor<4x?xi64>) dim 1
func.func @sort(%x: tensor<4x?xf32>, %y: tensor<4x?xi64>) -> tensor<4x?xi64> {
  %r:2 = "dp.sort"(%x, %y) <{dim = 1 : i64}> ({
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %less = arith.cmpf olt, %a, %b : f32
    "dp.yield"(%less) : (i1) -> ()
  }) : (tensor<4x?xf32>, tensor<4x?xi64>) -> (tensor<4x?xf32>, tensor<4x?xi64>)
  return %r#1 : tensor<4x?xi64>
}

// -----

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x4xf32>, %[[Y:[^:]*]]: tensor<?x4xf32>
// CHECK: cf.assert %{{.*}}, "'linalg.softmax' op has operands of different extents: dimension 0 of operand #0 and dimension 0 of operand #1"
// CHECK: %[[SOFTMAX:.*]] = linalg.softmax dimension(1) ins(%[[X]] : tensor<?x4xf32>) outs(%[[Y]] : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[SOFTMAX]] :
func.func @softmax(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %z = linalg.softmax dimension(1) ins(%x : tensor<?x4xf32>) outs(%y : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %z : tensor<?x4xf32>
}

// -----

func.func @numbers(%x: tensor<3xf32>, %y: tensor<4xf32>) -> tensor<?xf32> {
  %a = tensor.cast %x : tensor<3xf32> to tensor<?xf32>
  %b = tensor.cast %y : tensor<4xf32> to tensor<?xf32>
  // expected-error @below {{'linalg.add' op has operands of different extents: dimension 0 of operand #0 and dimension 0 of operand #1, 3 and 4}}
  %s = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}
