// RUN: dp-opt %s --dp-unroll-loops | FileCheck %s
// RUN: dp-opt %s "--dp-unroll-loops=max-trips=2" | FileCheck %s --check-prefix=FEWER
// RUN: dp-opt %s "--dp-unroll-loops=max-ops=5" | FileCheck %s --check-prefix=SHORTER

// Tables that the iterations exchange are constants of each.
// CHECK-LABEL: func.func @rounds(
// CHECK-NOT: scf.for
// CHECK-DAG: arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-COUNT-3: linalg.generic
// CHECK-NOT: linalg.generic
// FEWER-LABEL: func.func @rounds(
// FEWER-SAME: %[[X:[^:]*]]: tensor<2xi32>
// FEWER-DAG: %[[C0:.*]] = arith.constant 0 : index
// FEWER-DAG: %[[C1:.*]] = arith.constant 1 : index
// FEWER-DAG: %[[C3:.*]] = arith.constant 3 : index
// FEWER-DAG: %[[CONSTANT:.*]] = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
// FEWER-DAG: %[[CONSTANT2:.*]] = arith.constant dense<[4, 5, 6]> : tensor<3xi32>
// FEWER: scf.for %[[I:.*]] = %[[C0]] to %[[C3]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[X]], %[[ACC2:.*]] = %[[CONSTANT]], %[[ACC3:.*]] = %[[CONSTANT2]]) -> (tensor<2xi32>, tensor<3xi32>, tensor<3xi32>)
// SHORTER-LABEL: func.func @rounds(
// SHORTER-SAME: %[[X:[^:]*]]: tensor<2xi32>
// SHORTER-DAG: %[[C0:.*]] = arith.constant 0 : index
// SHORTER-DAG: %[[C1:.*]] = arith.constant 1 : index
// SHORTER-DAG: %[[C3:.*]] = arith.constant 3 : index
// SHORTER-DAG: %[[CONSTANT:.*]] = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
// SHORTER-DAG: %[[CONSTANT2:.*]] = arith.constant dense<[4, 5, 6]> : tensor<3xi32>
// SHORTER: scf.for %[[I:.*]] = %[[C0]] to %[[C3]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[X]], %[[ACC2:.*]] = %[[CONSTANT]], %[[ACC3:.*]] = %[[CONSTANT2]]) -> (tensor<2xi32>, tensor<3xi32>, tensor<3xi32>)
#id = affine_map<(d0) -> (d0)>
func.func @rounds(%x: tensor<2xi32>) -> tensor<2xi32> attributes {dp.spmd} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %t = arith.constant dense<[4, 5, 6]> : tensor<3xi32>
  %r:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x, %now = %s, %next = %t) -> (tensor<2xi32>, tensor<3xi32>, tensor<3xi32>) {
    %k = tensor.extract_slice %now[0] [2] [1] : tensor<3xi32> to tensor<2xi32>
    %e = tensor.empty() : tensor<2xi32>
    %b = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
        ins(%a, %k : tensor<2xi32>, tensor<2xi32>) outs(%e : tensor<2xi32>) {
    ^bb0(%p: i32, %q: i32, %o: i32):
      %0 = arith.xori %p, %q : i32
      linalg.yield %0 : i32
    } -> tensor<2xi32>
    scf.yield %b, %next, %now : tensor<2xi32>, tensor<3xi32>, tensor<3xi32>
  }
  return %r#0 : tensor<2xi32>
}

// Not loops with a reduction, with a number of iterations that is not known, or in a
// function of one device.
// CHECK-LABEL: func.func @left(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2xf32>, %[[N:[^:]*]]: index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[LOOP:.*]] = scf.for %[[I:.*]] = %[[C0]] to %[[C3]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[X]]) -> (tensor<2xf32>)
// CHECK: scf.for %[[I2:.*]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ACC2:.*]] = %[[LOOP]]) -> (tensor<2xf32>)
func.func @left(%x: tensor<2xf32>, %n: index) -> tensor<2xf32> attributes {dp.spmd} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = arith.constant dense<1.0> : tensor<2x2xf32>
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> (tensor<2xf32>) {
    %b = linalg.matvec ins(%m, %x : tensor<2x2xf32>, tensor<2xf32>) outs(%a : tensor<2xf32>) -> tensor<2xf32>
    scf.yield %b : tensor<2xf32>
  }
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<2xf32>) {
    %b = linalg.add ins(%a, %x : tensor<2xf32>, tensor<2xf32>) outs(%a : tensor<2xf32>) -> tensor<2xf32>
    scf.yield %b : tensor<2xf32>
  }
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @single(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2xf32>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[X]]) -> (tensor<2xf32>)
func.func @single(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %x) -> (tensor<2xf32>) {
    %b = linalg.add ins(%a, %x : tensor<2xf32>, tensor<2xf32>) outs(%a : tensor<2xf32>) -> tensor<2xf32>
    scf.yield %b : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}
