// Routines as calls of a GPU's libraries, with kernels around them.

// RUN: dp-opt %s --dp-lower-routines | FileCheck %s

// The lower triangle of rows is the upper one of columns. No transposed copy.
// CHECK-LABEL: func.func private @cholesky(
// CHECK-SAME: %[[A:[^:]*]]: memref<2x5x4xf32>, %[[S:[^:]*]]: memref<2x4x4xf32>, %[[L:[^:]*]]: memref<2x4x4xf32>, %[[INFO:[^:]*]]: memref<2xi32>
// CHECK: memref.copy %[[S]], %[[L]]
// CHECK-NEXT: dp.buffer.routine cholesky flags upper|library outs(%[[L]], %[[INFO]] :
// CHECK: linalg.fill ins(%{{.*}} : i32) outs(%[[NAN:.*]] : memref<2xi32>)
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[L]] : {{.*}}) outs(%[[NAN]] :
// CHECK-NEXT: ^bb0(%{{[^:]*}}: f32, %[[OUT:[^:]*]]: i32):
// CHECK: %[[IS:.*]] = arith.cmpf uno
// CHECK: %[[INDEX:.*]] = linalg.index 1 : index
// CHECK: %[[INDEX2:.*]] = arith.index_cast %[[INDEX]] : index to i32
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : i32
// CHECK: %[[SUM:.*]] = arith.addi %[[INDEX2]], %[[C1]] : i32
// CHECK-DAG: %[[HIGHEST:.*]] = arith.constant 2147483647 : i32
// CHECK: %[[CHOSEN:.*]] = arith.select %[[IS]], %[[SUM]], %[[HIGHEST]] : i32
// CHECK: %[[MIN:.*]] = arith.minsi %[[CHOSEN]], %[[OUT]] : i32
// CHECK-NEXT: linalg.yield %[[MIN]] :
// CHECK: linalg.generic {{.*}} ins(%[[NAN]] : {{.*}}) outs(%[[INFO]] :
// CHECK: linalg.generic {{.*}} ins(%[[INFO]] : {{.*}}) outs(%[[L]] :
// CHECK: arith.cmpi uge
// CHECK: arith.constant 0x7FC00000
// CHECK-NOT: dp.buffer.routine
func.func private @cholesky(%a: memref<2x5x4xf32>, %s: memref<2x4x4xf32>, %l: memref<2x4x4xf32>, %i: memref<2xi32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [
    <name = "a", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "s", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "l", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "i", type = tensor<2xi32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  dp.buffer.routine cholesky ins(%s : memref<2x4x4xf32>) outs(%l, %i : memref<2x4x4xf32>, memref<2xi32>)
  return
}

// On the other side, with the other triangle.
// CHECK-LABEL: func.func private @triangular_solve(
// CHECK-SAME: %[[A:[^:]*]]: memref<2x5x4xf32>, %[[S:[^:]*]]: memref<2x4x4xf32>, %[[X:[^:]*]]: memref<2x5x4xf32>
// CHECK: memref.copy %[[A]], %[[X]]
// CHECK-NEXT: dp.buffer.routine triangular_solve flags upper|transpose|unit|library ins(%[[S]] : {{.*}}) outs(%[[X]] :
// CHECK-NEXT: return
func.func private @triangular_solve(%a: memref<2x5x4xf32>, %s: memref<2x4x4xf32>, %x: memref<2x5x4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [
    <name = "a", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "s", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "x", type = tensor<2x5x4xf32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  dp.buffer.routine triangular_solve flags right|transpose|unit ins(%s, %a : memref<2x4x4xf32>, memref<2x5x4xf32>) outs(%x : memref<2x5x4xf32>)
  return
}

// CHECK-LABEL: func.func private @lu(
// CHECK-SAME: %[[A:[^:]*]]: memref<2x5x4xf32>, %{{.*}}: memref<2x4x4xf32>, %[[LU:[^:]*]]: memref<2x5x4xf32>, %[[P:[^:]*]]: memref<2x4xi32>, %[[INFO:[^:]*]]: memref<2xi32>, %[[ROWS:[^:]*]]: memref<2x5xi32>
// CHECK: %[[T:.*]] = memref.alloc() : memref<2x4x5xf32>
// CHECK: linalg.generic {{.*}} ins(%[[A]] : {{.*}}) outs(%[[T]] :
// CHECK: dp.buffer.routine lu flags library outs(%[[T]], %[[P]], %[[INFO]] :
// CHECK: linalg.generic {{.*}} ins(%[[T]] : {{.*}}) outs(%[[LU]] :
// No library has the permutation: each place goes back through the exchanges.
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: linalg.generic {{.*}} outs(%[[ROWS]] :
// CHECK: %[[INDEX:.*]] = linalg.index 1 : index
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[INDEX]]) -> (index)
// CHECK: memref.load %[[P]]
func.func private @lu(%a: memref<2x5x4xf32>, %s: memref<2x4x4xf32>, %lu: memref<2x5x4xf32>, %p: memref<2x4xi32>, %i: memref<2xi32>, %r: memref<2x5xi32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [
    <name = "a", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "s", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "lu", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "p", type = tensor<2x4xi32>, placement = replicated, role = input>,
    <name = "i", type = tensor<2xi32>, placement = replicated, role = input>,
    <name = "r", type = tensor<2x5xi32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  dp.buffer.routine lu ins(%a : memref<2x5x4xf32>) outs(%lu, %p, %i : memref<2x5x4xf32>, memref<2x4xi32>, memref<2xi32>)
  dp.buffer.routine pivots_to_permutation ins(%p : memref<2x4xi32>) outs(%r : memref<2x5xi32>)
  return
}

// CHECK-LABEL: func.func private @qr(
// CHECK-SAME: %[[A:[^:]*]]: memref<2x5x4xf32>, %{{.*}}: memref<2x4x4xf32>, %[[QR:[^:]*]]: memref<2x5x4xf32>, %[[TAU:[^:]*]]: memref<2x4xf32>, %[[Q:[^:]*]]: memref<2x5x4xf32>
// CHECK: linalg.generic {{.*}} ins(%[[A]] : {{.*}}) outs(%[[T:.*]] :
// CHECK: dp.buffer.routine householder_qr flags library outs(%[[T]], %[[TAU]] :
// CHECK: linalg.generic {{.*}} ins(%[[T]] : {{.*}}) outs(%[[QR]] :
// CHECK: linalg.generic {{.*}} ins(%[[QR]] : {{.*}}) outs(%[[T2:.*]] :
// CHECK: dp.buffer.routine householder_product flags library ins(%[[TAU]] : {{.*}}) outs(%[[T2]] :
// CHECK: linalg.generic {{.*}} ins(%[[T2]] : {{.*}}) outs(%[[Q]] :
func.func private @qr(%a: memref<2x5x4xf32>, %s: memref<2x4x4xf32>, %qr: memref<2x5x4xf32>, %tau: memref<2x4xf32>, %q: memref<2x5x4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [
    <name = "a", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "s", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "qr", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "tau", type = tensor<2x4xf32>, placement = replicated, role = input>,
    <name = "q", type = tensor<2x5x4xf32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  dp.buffer.routine householder_qr ins(%a : memref<2x5x4xf32>) outs(%qr, %tau : memref<2x5x4xf32>, memref<2x4xf32>)
  dp.buffer.routine householder_product ins(%qr, %tau : memref<2x5x4xf32>, memref<2x4xf32>) outs(%q : memref<2x5x4xf32>)
  return
}

// The library gets zeros for a matrix that is not finite.
// CHECK-LABEL: func.func private @eigh(
// CHECK-SAME: %{{.*}}: memref<2x5x4xf32>, %[[S:[^:]*]]: memref<2x4x4xf32>, %[[V:[^:]*]]: memref<2x4x4xf32>, %[[W:[^:]*]]: memref<2x4xf32>, %[[INFO:[^:]*]]: memref<2xi32>
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction", "reduction"]} ins(%[[S]] : {{.*}}) outs(%[[BAD:.*]] :
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32, %[[OUT:[^:]*]]: i32):
// CHECK-DAG: %[[INFINITY:.*]] = arith.constant 0x7F800000 : f32
// CHECK: %[[ABSOLUTE:.*]] = math.absf %[[IN]] : f32
// CHECK: %[[IS:.*]] = arith.cmpf olt, %[[ABSOLUTE]], %[[INFINITY]] : f32
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : i32
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : i32
// CHECK: %[[CHOSEN:.*]] = arith.select %[[IS]], %[[C0]], %[[C1]] : i32
// CHECK: %[[MAX:.*]] = arith.maxsi %[[CHOSEN]], %[[OUT]] : i32
// CHECK-NEXT: linalg.yield %[[MAX]] :
// CHECK: linalg.generic {{.*}} ins(%[[S]], %[[BAD]] : {{.*}}) outs(%[[T:.*]] :
// CHECK: dp.buffer.routine eigh flags upper|library outs(%[[T]], %[[W]], %[[INFO]] :
// CHECK: linalg.generic {{.*}} ins(%[[BAD]] : {{.*}}) outs(%[[INFO]] :
// CHECK: linalg.generic {{.*}} ins(%[[INFO]] : {{.*}}) outs(%[[W]] :
// CHECK: linalg.generic {{.*}} ins(%[[T]], %[[INFO]] : {{.*}}) outs(%[[V]] :
func.func private @eigh(%a: memref<2x5x4xf32>, %s: memref<2x4x4xf32>, %v: memref<2x4x4xf32>, %w: memref<2x4xf32>, %i: memref<2xi32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [
    <name = "a", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "s", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "v", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "w", type = tensor<2x4xf32>, placement = replicated, role = input>,
    <name = "i", type = tensor<2xi32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  dp.buffer.routine eigh ins(%s : memref<2x4x4xf32>) outs(%v, %w, %i : memref<2x4x4xf32>, memref<2x4xf32>, memref<2xi32>)
  return
}

// Only U is transposed.
// CHECK-LABEL: func.func private @svd(
// CHECK-SAME: %[[A:[^:]*]]: memref<2x5x4xf32>, %{{.*}}: memref<2x4x4xf32>, %[[W:[^:]*]]: memref<2x4xf32>, %[[U:[^:]*]]: memref<2x5x4xf32>, %[[V:[^:]*]]: memref<2x4x4xf32>, %[[INFO:[^:]*]]: memref<2xi32>
// CHECK: linalg.generic {{.*}} ins(%[[A]], %[[BAD:.*]] : {{.*}}) outs(%[[COPY:.*]] : memref<2x5x4xf32>)
// CHECK: dp.buffer.routine svd flags library outs(%[[COPY]], %[[W]], %[[T:.*]], %[[V]], %[[INFO]] : memref<2x5x4xf32>, memref<2x4xf32>, memref<2x4x5xf32>,
// CHECK: linalg.generic {{.*}} ins(%[[T]], %[[INFO]] : {{.*}}) outs(%[[U]] :
// CHECK: linalg.generic {{.*}} ins(%[[INFO]] : {{.*}}) outs(%[[V]] :
// CHECK: dp.buffer.routine svd flags values|library outs(%{{.*}}, %[[W]], %[[INFO]] :
func.func private @svd(%a: memref<2x5x4xf32>, %s: memref<2x4x4xf32>, %w: memref<2x4xf32>, %u: memref<2x5x4xf32>, %v: memref<2x4x4xf32>, %i: memref<2xi32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [
    <name = "a", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "s", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "w", type = tensor<2x4xf32>, placement = replicated, role = input>,
    <name = "u", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "v", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "i", type = tensor<2xi32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  dp.buffer.routine svd ins(%a : memref<2x5x4xf32>) outs(%w, %u, %v, %i : memref<2x4xf32>, memref<2x5x4xf32>, memref<2x4x4xf32>, memref<2xi32>)
  dp.buffer.routine svd flags values ins(%a : memref<2x5x4xf32>) outs(%w, %i : memref<2x4xf32>, memref<2xi32>)
  return
}

// The vectors of a matrix without elements are those of the identity.
// CHECK-LABEL: func.func private @no_elements(
// CHECK-SAME: %{{[^:]*}}: memref<2x0x3xf64>, %[[W:[^:]*]]: memref<2x0xf64>, %{{[^:]*}}: memref<2x0x0xf64>, %{{[^:]*}}: memref<2x3x3xf64>, %[[I:[^:]*]]: memref<2xi32>
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<2xi32>
// CHECK: dp.buffer.routine svd flags full|library
// CHECK: linalg.generic {{.*}} ins(%[[BUFFER]] : memref<2xi32>) outs(%[[I]] : memref<2xi32>)
// CHECK: linalg.generic {{.*}} ins(%[[I]] : memref<2xi32>) outs(%[[W]] : memref<2x0xf64>)
// CHECK: arith.constant 1.0
func.func private @no_elements(%a: memref<2x0x3xf64>, %w: memref<2x0xf64>, %u: memref<2x0x0xf64>, %v: memref<2x3x3xf64>, %i: memref<2xi32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [
    <name = "a", type = tensor<2x0x3xf64>, placement = replicated, role = input>,
    <name = "w", type = tensor<2x0xf64>, placement = replicated, role = input>,
    <name = "u", type = tensor<2x0x0xf64>, placement = replicated, role = input>,
    <name = "v", type = tensor<2x3x3xf64>, placement = replicated, role = input>,
    <name = "i", type = tensor<2xi32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  dp.buffer.routine svd flags full ins(%a : memref<2x0x3xf64>) outs(%w, %u, %v, %i : memref<2x0xf64>, memref<2x0x0xf64>, memref<2x3x3xf64>, memref<2xi32>)
  return
}

// Complex numbers are joined in front of the call and split behind it. The
// imaginary parts that do not count are zero.
// CHECK-LABEL: func.func private @fft(
// CHECK-SAME: %[[A:[^:]*]]: memref<2x5x4xf32>, %{{.*}}: memref<2x4x4xf32>, %[[RE:[^:]*]]: memref<2x5x4xf32>, %[[IM:[^:]*]]: memref<2x5x4xf32>
// CHECK: %[[Z:.*]] = memref.alloc() : memref<2x5x4x2xf32>
// CHECK: %[[Z_RE:.*]] = memref.subview %[[Z]][0, 0, 0, 0]
// CHECK: %[[Z_IM:.*]] = memref.subview %[[Z]][0, 0, 0, 1]
// CHECK: linalg.generic {{.*}} ins(%[[A]], %[[A]] : {{.*}}) outs(%[[Z_RE]], %[[Z_IM]] :
// CHECK: dp.buffer.routine fft flags inverse|library outs(%[[Z]] : memref<2x5x4x2xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[Z_RE]], %[[Z_IM]] : {{.*}}) outs(%[[RE]], %[[IM]] :
func.func private @fft(%a: memref<2x5x4xf32>, %s: memref<2x4x4xf32>, %re: memref<2x5x4xf32>, %im: memref<2x5x4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [
    <name = "a", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "s", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "re", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "im", type = tensor<2x5x4xf32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  dp.buffer.routine fft flags inverse ins(%a, %a : memref<2x5x4xf32>, memref<2x5x4xf32>) outs(%re, %im : memref<2x5x4xf32>, memref<2x5x4xf32>)
  return
}

// CHECK-LABEL: func.func private @rfft(
// CHECK-SAME: %[[A:[^:]*]]: memref<2x5x4xf32>, %{{.*}}: memref<2x4x4xf32>, %[[RE:[^:]*]]: memref<2x5x3xf32>, %[[IM:[^:]*]]: memref<2x5x3xf32>, %[[X:[^:]*]]: memref<2x5x4xf32>
// CHECK: dp.buffer.routine rfft flags library ins(%[[A]] : {{.*}}) outs(%[[Z:.*]] : memref<2x5x3x2xf32>)
// CHECK: linalg.generic {{.*}} outs(%[[RE]], %[[IM]] :
// CHECK: linalg.generic {{.*}} ins(%[[RE]], %[[IM]] :
// CHECK: linalg.index 2
// CHECK: dp.buffer.routine irfft flags library outs(%{{.*}}, %[[X]] : memref<2x5x3x2xf32>, memref<2x5x4xf32>)
// CHECK-NEXT: return
func.func private @rfft(%a: memref<2x5x4xf32>, %s: memref<2x4x4xf32>, %re: memref<2x5x3xf32>, %im: memref<2x5x3xf32>, %x: memref<2x5x4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [
    <name = "a", type = tensor<2x5x4xf32>, placement = replicated, role = input>,
    <name = "s", type = tensor<2x4x4xf32>, placement = replicated, role = input>,
    <name = "re", type = tensor<2x5x3xf32>, placement = replicated, role = input>,
    <name = "im", type = tensor<2x5x3xf32>, placement = replicated, role = input>,
    <name = "x", type = tensor<2x5x4xf32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  dp.buffer.routine rfft ins(%a : memref<2x5x4xf32>) outs(%re, %im : memref<2x5x3xf32>, memref<2x5x3xf32>)
  dp.buffer.routine irfft ins(%re, %im : memref<2x5x3xf32>, memref<2x5x3xf32>) outs(%x : memref<2x5x4xf32>)
  return
}
