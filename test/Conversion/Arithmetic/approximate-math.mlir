// RUN: dp-opt %s --pass-pipeline="builtin.module(func.func(dp-approximate-math))" | FileCheck %s

// Only f32, only what a polynomial keeps the digits of, and only in kernels.

// CHECK-LABEL: func.func private @kernel(
// CHECK-NOT: math.{{exp|tanh|log|erf}}
// CHECK: math.fma
// CHECK-NOT: math.{{exp|tanh|log|erf}}
// CHECK: math.sin %{{.*}} : f32
// CHECK: math.exp %{{.*}} : f64
// CHECK: return
func.func private @kernel(%x: memref<5xf32>, %d: memref<2xf64>, %i: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %v = memref.load %x[%c0] : memref<5xf32>
  %0 = math.exp %v : f32
  memref.store %0, %x[%c1] : memref<5xf32>
  %1 = math.tanh %v : f32
  memref.store %1, %x[%c2] : memref<5xf32>
  %2 = math.log1p %v : f32
  memref.store %2, %x[%c3] : memref<5xf32>
  %3 = math.sin %v : f32
  memref.store %3, %x[%c4] : memref<5xf32>
  %w = memref.load %d[%c0] : memref<2xf64>
  %4 = math.exp %w : f64
  memref.store %4, %d[%c1] : memref<2xf64>
  return
}

// CHECK-LABEL: func.func @other(
// CHECK-SAME: %[[X:[^:]*]]: f32
// CHECK: %[[EXP:.*]] = math.exp %[[X]] : f32
// CHECK-NEXT: return %[[EXP]] :
func.func @other(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  return %0 : f32
}
