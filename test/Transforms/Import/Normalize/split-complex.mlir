// RUN: dp-opt %s --split-input-file --dp-split-complex --canonicalize | FileCheck %s

// Arguments and results are one tensor each, the parts along its last dimension.
// CHECK-LABEL: func @scale(
// CHECK-SAME: %[[A:.*]]: tensor<?x3x2xf32> {dp.dtype = complex<f32>, dp.scatter = 0 : i64})
// CHECK-SAME: -> (tensor<?x3x2xf32> {dp.dtype = complex<f32>})
// CHECK-DAG: %[[RE:.*]] = tensor.extract_slice %[[A]][0, 0, 0] [%{{.*}}, 3, 1] [1, 1, 1] : tensor<?x3x2xf32> to tensor<?x3xf32>
// CHECK-DAG: %[[IM:.*]] = tensor.extract_slice %[[A]][0, 0, 1] [%{{.*}}, 3, 1] [1, 1, 1] : tensor<?x3x2xf32> to tensor<?x3xf32>
// CHECK: linalg.generic {{.*}} ins(%[[RE]], %[[IM]] : tensor<?x3xf32>, tensor<?x3xf32>)
// CHECK-NOT: complex
func.func @scale(%a: tensor<?x3xcomplex<f32>> {dp.scatter = 0 : i64}) -> tensor<?x3xcomplex<f32>> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x3xcomplex<f32>>
  %e = tensor.empty(%n) : tensor<?x3xcomplex<f32>>
  %r = linalg.map ins(%a : tensor<?x3xcomplex<f32>>) outs(%e : tensor<?x3xcomplex<f32>>) (%x: complex<f32>, %o: complex<f32>) {
    %i = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
    %p = complex.mul %x, %i : complex<f32>
    linalg.yield %p : complex<f32>
  }
  return %r : tensor<?x3xcomplex<f32>>
}

// -----

// A sum is one sum of each part, which a collective has.
// CHECK-LABEL: func @sum(
// CHECK-SAME: %[[A:[^:]*]]: tensor<8x2xf64>
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[A]][0, 0] [8, 1] [1, 1] : tensor<8x2xf64> to tensor<8xf64>
// CHECK: %[[SLICE2:.*]] = tensor.extract_slice %[[A]][0, 1] [8, 1] [1, 1] : tensor<8x2xf64> to tensor<8xf64>
// CHECK: %[[S:.*]]:2 = linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%[[SLICE]], %[[SLICE2]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f64, %[[IN1:[^:]*]]: f64, %[[OUT0:[^:]*]]: f64, %[[OUT1:[^:]*]]: f64):
// CHECK: arith.addf %[[IN0]], %[[OUT0]] : f64
// CHECK: arith.addf %[[IN1]], %[[OUT1]] : f64
// CHECK: linalg.yield %{{.*}}, %{{.*}} : f64, f64
func.func @sum(%a: tensor<8xcomplex<f64>>) -> tensor<complex<f64>> {
  %z = arith.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %s = linalg.reduce ins(%a : tensor<8xcomplex<f64>>) outs(%z : tensor<complex<f64>>) dimensions = [0]
      (%x: complex<f64>, %y: complex<f64>) {
    %w = complex.add %x, %y : complex<f64>
    linalg.yield %w : complex<f64>
  }
  return %s : tensor<complex<f64>>
}

// -----

// Moves, control flow, regions that yield, scalars.
// CHECK-LABEL: func @moves(
// CHECK-SAME: dp.dtype = complex<f32>{{.*}} {{[{]$}}
// CHECK-NOT: complex
func.func @moves(%a: tensor<4xcomplex<f32>>, %p: tensor<i1>, %w: tensor<2xcomplex<f32>>)
    -> (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2x2xcomplex<f32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %re = arith.constant 1.0 : f32
  %one = complex.create %re, %re : complex<f32>
  %pad = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    %m = complex.mul %one, %one : complex<f32>
    tensor.yield %m : complex<f32>
  } : tensor<4xcomplex<f32>> to tensor<6xcomplex<f32>>
  %x = tensor.extract %a[%c1] : tensor<4xcomplex<f32>>
  %t = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %a) -> (tensor<4xcomplex<f32>>) {
    %n = tensor.insert %x into %acc[%i] : tensor<4xcomplex<f32>>
    scf.yield %n : tensor<4xcomplex<f32>>
  }
  %q = tensor.extract %p[] : tensor<i1>
  %u = scf.if %q -> (tensor<4xcomplex<f32>>) {
    %v = tensor.insert_slice %w into %t[1] [2] [1] : tensor<2xcomplex<f32>> into tensor<4xcomplex<f32>>
    scf.yield %v : tensor<4xcomplex<f32>>
  } else {
    scf.yield %t : tensor<4xcomplex<f32>>
  }
  %s = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : tensor<4xcomplex<f32>> into tensor<2x2xcomplex<f32>>
  return %pad, %u, %s : tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2x2xcomplex<f32>>
}
