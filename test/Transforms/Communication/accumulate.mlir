// RUN: dp-opt %s --split-input-file --dp-parallelize=keep-placements --dp-accumulate="pieces=4 devices=2" --canonicalize | FileCheck %s
// RUN: dp-opt %s --split-input-file --dp-parallelize=keep-placements --dp-accumulate="pieces=4" --canonicalize | FileCheck %s --check-prefix=OPEN
// RUN: dp-opt %s --split-input-file --dp-parallelize=keep-placements --dp-accumulate --canonicalize | FileCheck %s --check-prefix=ONE

// Eight rows a device in a loop over three pieces of two rows and a last one; one
// all_reduce.

// CHECK-LABEL: func @step
// CHECK: dp.parallel (%[[W:.*]] = %{{.*}}, %[[X:.*]] = %{{.*}}, %[[Y:.*]] = %{{.*}}) devices 2
// CHECK-DAG: %[[THREE:.*]] = arith.constant 3 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.0
// CHECK: %[[NONE:.*]] = linalg.fill ins(%[[ZERO]]
// CHECK: %[[LOOP:.*]] = scf.for %[[I:.*]] = %{{.*}} to %[[THREE]] step %{{.*}} iter_args(%[[SO_FAR:.*]] = %[[NONE]]) -> (tensor<3x4xf32>)
// CHECK:   %[[AT:.*]] = arith.muli %[[I]], %c2
// CHECK:   %[[XI:.*]] = tensor.extract_slice %[[X]][%[[AT]], 0] [2, 3] [1, 1] : tensor<8x3xf32> to tensor<2x3xf32>
// CHECK:   %[[YI:.*]] = tensor.extract_slice %[[Y]][%{{.*}}, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
// CHECK:   %[[GI:.*]] = linalg.matmul {{.*}} ins(%[[XI]], %[[YI]]
// CHECK:   %[[SUMS:.*]] = linalg.generic {{.*}} ins(%[[GI]] : {{.*}}) outs(%[[SO_FAR]] :
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32, %[[OUT:[^:]*]]: f32):
// CHECK:   %[[SUM1:.*]] = arith.addf %[[OUT]], %[[IN]] : f32
// CHECK-NEXT: linalg.yield %[[SUM1]] :
// CHECK:   scf.yield %[[SUMS]] : tensor<3x4xf32>
// CHECK: %[[XL:.*]] = tensor.extract_slice %[[X]][6, 0] [2, 3] [1, 1]
// CHECK: %[[YL:.*]] = tensor.extract_slice %[[Y]][6, 0] [2, 4] [1, 1]
// CHECK: %[[GL:.*]] = linalg.matmul {{.*}} ins(%[[XL]], %[[YL]]
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[GL]] : {{.*}}) outs(%[[LOOP]]
// CHECK: %[[G:.*]] = dp.all_reduce %[[SUM]]
// CHECK-NOT: dp.all_reduce
// CHECK: %[[NEW:.*]] = linalg.sub ins(%{{.*}}, %[[G]] : tensor<3x4xf32>, tensor<3x4xf32>)
// CHECK-NEXT: dp.yield %[[NEW]] : tensor<3x4xf32>

// With an open number of devices sizes are the rank's: a quarter of its rows,
// rounded up, and in the end what is left.

// OPEN-LABEL: func @step
// OPEN: %[[ROWS:.*]] = tensor.dim %[[X:.*]], %{{.*}} : tensor<?x3xf32>
// OPEN: %[[QUARTER:.*]] = arith.ceildivui %[[ROWS]], %c4
// OPEN: %[[SOME:.*]] = arith.maxui %[[QUARTER]], %c1
// OPEN: %[[NUMBER:.*]] = arith.ceildivui %[[ROWS]], %[[SOME]]
// OPEN: %[[ANY:.*]] = arith.maxui %[[NUMBER]], %c1
// OPEN: %[[FULL:.*]] = arith.subi %[[ANY]], %c1
// OPEN: %[[LOOP:.*]] = scf.for %{{.*}} = %c0 to %[[FULL]] step %c1
// OPEN: %[[SUMS:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<3x4xf32>) outs(%[[LOOP]] : tensor<3x4xf32>)
// OPEN: dp.all_reduce %[[SUMS]] {{.*}} : tensor<3x4xf32> -> tensor<3x4xf32>

// ONE-LABEL: func @step
// ONE-NOT: scf.for
// ONE-NOT: dp.placed_types
// ONE: dp.all_reduce %{{.*}} {{.*}} : tensor<3x4xf32> -> tensor<3x4xf32>
func.func @step(%w: tensor<3x4xf32> {dp.state},
                %x: tensor<16x3xf32> {dp.scatter = 0 : i64},
                %y: tensor<16x4xf32> {dp.scatter = 0 : i64})
    -> (tensor<3x4xf32> {dp.updates = 0 : i64}) {
  %z = arith.constant dense<0.0> : tensor<3x4xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %y : tensor<16x3xf32>, tensor<16x4xf32>) outs(%z : tensor<3x4xf32>) -> tensor<3x4xf32>
  %r = linalg.sub ins(%w, %g : tensor<3x4xf32>, tensor<3x4xf32>) outs(%z : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// -----

// Rows and largest values: put together, and the larger of two.

// CHECK-LABEL: func @rows
// CHECK-DAG: %[[INFINITY:.*]] = arith.constant dense<0xFF800000> : tensor<3xf32>
// CHECK: %[[LOOP:.*]]:2 = scf.for {{.*}} iter_args(%[[ROWS:.*]] = %{{.*}}, %[[TOP:.*]] = %{{.*}}) -> (tensor<8x3xf32>, tensor<3xf32>)
// CHECK:   tensor.insert_slice %{{.*}} into %[[ROWS]][%{{.*}}, 0] [2, 3] [1, 1]
// CHECK:   linalg.generic {{.*}} outs(%[[TOP]]
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32, %[[OUT:[^:]*]]: f32):
// CHECK:   %[[MAX:.*]] = arith.maximumf %[[OUT]], %[[IN]] : f32
// CHECK-NEXT: linalg.yield %[[MAX]] :
// CHECK: %[[SQUARE:.*]] = linalg.square ins(%{{.*}} : tensor<2x3xf32>) outs(%{{.*}} : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: %[[TOTAL:.*]] = linalg.reduce { arith.maximumf } ins(%[[SQUARE]] : tensor<2x3xf32>) outs(%[[INFINITY]] : tensor<3xf32>) dimensions = [0]
// CHECK: %[[INSERTED:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[6, 0] [2, 3] [1, 1]
// CHECK: %[[MAXIMA:.*]] = linalg.generic {{.*}} ins(%[[TOTAL]] : tensor<3xf32>) outs(%[[LOOP]]#1 : tensor<3xf32>)
// CHECK: dp.yield %[[INSERTED]], %[[MAXIMA]] : tensor<8x3xf32>, tensor<3xf32>
func.func @rows(%x: tensor<16x3xf32> {dp.scatter = 0 : i64}) -> (tensor<16x3xf32>, tensor<3xf32>) {
  %low = arith.constant dense<0xFF800000> : tensor<3xf32>
  %e = tensor.empty() : tensor<16x3xf32>
  %q = linalg.square ins(%x : tensor<16x3xf32>) outs(%e : tensor<16x3xf32>) -> tensor<16x3xf32>
  %top = linalg.reduce { arith.maximumf } ins(%q : tensor<16x3xf32>) outs(%low : tensor<3xf32>) dimensions = [0]
  return %q, %top : tensor<16x3xf32>, tensor<3xf32>
}

// -----

// The offset of a piece's rows is that of the device's and of the piece in it.

// OPEN-LABEL: func @numbered
// OPEN-DAG: %[[C1:.*]] = arith.constant 1 : index
// OPEN-DAG: %[[C0:.*]] = arith.constant dense<0> : tensor<i64>
// OPEN: %[[DIFFERENCE:.*]] = arith.subi %{{.*}}, %[[C1]] : index
// OPEN: scf.for %[[I:.*]] = %c0 to
// OPEN:   %[[MIN:.*]] = arith.minui %{{.*}}, %{{.*}} : index
// OPEN:   %[[PRODUCT:.*]] = arith.muli %[[I]], %[[MIN]] : index
// OPEN:   %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[%[[PRODUCT]]] [%[[MIN]]] [1] : tensor<?xi64> to tensor<?xi64>
// OPEN:   %[[DEVICE:.*]] = dp.shard_offset %c16
// OPEN:   %[[HAS:.*]] = dp.shard_size %c16
// OPEN:   %[[QUOTIENT:.*]] = arith.ceildivui %[[HAS]], %c4
// OPEN:   %[[MAX:.*]] = arith.maxui %[[DIFFERENCE]], %[[C1]] : index
// OPEN:   %[[QUOTIENT2:.*]] = arith.divui %[[HAS]], %[[MAX]] : index
// OPEN:   %[[SIZE:.*]] = arith.minui %[[QUOTIENT]], %[[QUOTIENT2]] : index
// OPEN:   %[[PIECE:.*]] = arith.muli %[[I]], %[[SIZE]]
// OPEN:   %[[AT:.*]] = arith.addi %[[DEVICE]], %[[PIECE]]
// OPEN:   linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%[[SLICE]] : tensor<?xi64>) outs(%[[C0]] : tensor<i64>)
// OPEN:   %[[ROW:.*]] = linalg.index 0
// OPEN:   arith.addi %[[ROW]], %[[AT]]
func.func @numbered(%x: tensor<16xi64> {dp.scatter = 0 : i64}) -> tensor<i64> {
  %z = arith.constant dense<0> : tensor<i64>
  %s = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<16xi64>) outs(%z : tensor<i64>) {
  ^bb0(%a: i64, %o: i64):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    %p = arith.muli %a, %n : i64
    %t = arith.addi %o, %p : i64
    linalg.yield %t : i64
  } -> tensor<i64>
  return %s : tensor<i64>
}
