// dp.routine and its buffer form in their custom form, through generic form and
// bytecode.

// RUN: dp-opt %s | dp-opt | FileCheck %s
// RUN: dp-opt %s --mlir-print-op-generic | dp-opt | FileCheck %s
// RUN: dp-opt %s --emit-bytecode | dp-opt | FileCheck %s

// CHECK-LABEL: func @forms(
func.func @forms(%a: tensor<8x4x4xf32>, %b: tensor<8x4x2xf32>, %l: tensor<8x4x4xf32>, %i: tensor<8xi32>)
    -> (tensor<8x4x4xf32>, tensor<8x4x2xf32>) {
  // CHECK: %[[R:.*]]:2 = dp.routine cholesky ins(%{{.*}} : tensor<8x4x4xf32>) outs(%{{.*}}, %{{.*}} : tensor<8x4x4xf32>, tensor<8xi32>)
  %r:2 = dp.routine cholesky ins(%a : tensor<8x4x4xf32>) outs(%l, %i : tensor<8x4x4xf32>, tensor<8xi32>)
  // CHECK: %[[X:.*]] = dp.routine triangular_solve flags upper|transpose|unit ins(%[[R]]#0, %{{.*}} : tensor<8x4x4xf32>, tensor<8x4x2xf32>) outs(%{{.*}} : tensor<8x4x2xf32>) {dp.reason = "x"}
  %x = dp.routine triangular_solve flags upper|transpose|unit ins(%r#0, %b : tensor<8x4x4xf32>, tensor<8x4x2xf32>)
      outs(%b : tensor<8x4x2xf32>) {dp.reason = "x"}
  // CHECK: return %[[R]]#0, %[[X]]
  return %r#0, %x : tensor<8x4x4xf32>, tensor<8x4x2xf32>
}

// Each routine, with extents that are not known.
// CHECK-LABEL: func @signatures(
func.func @signatures(%a: tensor<?x5x3xf64>, %s: tensor<?x3xf64>, %u: tensor<?x5x3xf64>, %uu: tensor<?x5x5xf64>,
                      %v: tensor<?x3x3xf64>, %i: tensor<?xi32>, %p: tensor<?x3xi32>, %q: tensor<?x5xi32>,
                      %n: tensor<?x?x?xf64>, %w: tensor<?x?xf64>) {
  // CHECK: dp.routine lu
  dp.routine lu ins(%a : tensor<?x5x3xf64>) outs(%a, %p, %i : tensor<?x5x3xf64>, tensor<?x3xi32>, tensor<?xi32>)
  // CHECK: dp.routine pivots_to_permutation
  dp.routine pivots_to_permutation ins(%p : tensor<?x3xi32>) outs(%q : tensor<?x5xi32>)
  // CHECK: dp.routine householder_qr
  dp.routine householder_qr ins(%a : tensor<?x5x3xf64>) outs(%a, %s : tensor<?x5x3xf64>, tensor<?x3xf64>)
  // CHECK: dp.routine householder_product
  dp.routine householder_product ins(%a, %s : tensor<?x5x3xf64>, tensor<?x3xf64>) outs(%a : tensor<?x5x3xf64>)
  // CHECK: dp.routine eigh flags upper|values
  dp.routine eigh flags upper|values ins(%n : tensor<?x?x?xf64>) outs(%n, %w, %i : tensor<?x?x?xf64>, tensor<?x?xf64>, tensor<?xi32>)
  // CHECK: dp.routine svd ins
  dp.routine svd ins(%a : tensor<?x5x3xf64>) outs(%s, %u, %v, %i : tensor<?x3xf64>, tensor<?x5x3xf64>, tensor<?x3x3xf64>, tensor<?xi32>)
  // CHECK: dp.routine svd flags full
  dp.routine svd flags full ins(%a : tensor<?x5x3xf64>) outs(%s, %uu, %v, %i : tensor<?x3xf64>, tensor<?x5x5xf64>, tensor<?x3x3xf64>, tensor<?xi32>)
  // CHECK: dp.routine svd flags values
  dp.routine svd flags values ins(%a : tensor<?x5x3xf64>) outs(%s, %i : tensor<?x3xf64>, tensor<?xi32>)
  // CHECK: dp.routine triangular_solve flags right
  dp.routine triangular_solve flags right ins(%v, %a : tensor<?x3x3xf64>, tensor<?x5x3xf64>) outs(%a : tensor<?x5x3xf64>)
  return
}

// CHECK-LABEL: func @transforms(
func.func @transforms(%x: tensor<7xf32>, %h: tensor<4xf32>) -> tensor<7xf32> {
  // CHECK: dp.routine fft flags inverse ins(%{{.*}}, %{{.*}} : tensor<7xf32>, tensor<7xf32>)
  %f:2 = dp.routine fft flags inverse ins(%x, %x : tensor<7xf32>, tensor<7xf32>) outs(%x, %x : tensor<7xf32>, tensor<7xf32>)
  // CHECK: dp.routine rfft
  %r:2 = dp.routine rfft ins(%f#0 : tensor<7xf32>) outs(%h, %h : tensor<4xf32>, tensor<4xf32>)
  // CHECK: dp.routine irfft
  %i = dp.routine irfft ins(%r#0, %r#1 : tensor<4xf32>, tensor<4xf32>) outs(%x : tensor<7xf32>)
  return %i : tensor<7xf32>
}

// CHECK-LABEL: func @buffers(
func.func @buffers(%a: memref<?x4x4xf32>, %l: memref<?x4x4xf32>, %i: memref<?xi32>) attributes {dp.spmd} {
  // CHECK: dp.buffer.routine cholesky flags upper ins(%{{.*}} : memref<?x4x4xf32>) outs(%{{.*}}, %{{.*}} : memref<?x4x4xf32>, memref<?xi32>)
  dp.buffer.routine cholesky flags upper ins(%a : memref<?x4x4xf32>) outs(%l, %i : memref<?x4x4xf32>, memref<?xi32>)
  return
}

// Calls of libraries, which compute in place; of all batches, also none.
// CHECK-LABEL: func @calls(
func.func @calls(%a: memref<?x3x5xf64>, %s: memref<?x3xf64>, %n: memref<3x3xf64>, %v: memref<?x3x3xf64>, %u: memref<?x3x5xf64>,
                 %i: memref<?xi32>, %one: memref<i32>, %p: memref<?x3xi32>, %x: memref<?x7xf64>, %h: memref<?x4x2xf64>) attributes {dp.spmd} {
  // CHECK: dp.buffer.routine cholesky flags upper|library outs(%{{.*}}, %{{.*}} : memref<3x3xf64>, memref<i32>)
  dp.buffer.routine cholesky flags library|upper outs(%n, %one : memref<3x3xf64>, memref<i32>)
  // CHECK: dp.buffer.routine triangular_solve flags right|library ins(%{{.*}} : memref<?x3x3xf64>) outs(%{{.*}} : memref<?x3x5xf64>)
  dp.buffer.routine triangular_solve flags right|library ins(%v : memref<?x3x3xf64>) outs(%u : memref<?x3x5xf64>)
  // CHECK: dp.buffer.routine lu flags library
  dp.buffer.routine lu flags library outs(%a, %p, %i : memref<?x3x5xf64>, memref<?x3xi32>, memref<?xi32>)
  // CHECK: dp.buffer.routine householder_qr flags library
  dp.buffer.routine householder_qr flags library outs(%a, %s : memref<?x3x5xf64>, memref<?x3xf64>)
  // CHECK: dp.buffer.routine householder_product flags library
  dp.buffer.routine householder_product flags library ins(%s : memref<?x3xf64>) outs(%a : memref<?x3x5xf64>)
  // CHECK: dp.buffer.routine eigh flags values|library
  dp.buffer.routine eigh flags values|library outs(%v, %s, %i : memref<?x3x3xf64>, memref<?x3xf64>, memref<?xi32>)
  // CHECK: dp.buffer.routine svd flags library
  dp.buffer.routine svd flags library outs(%a, %s, %v, %u, %i : memref<?x3x5xf64>, memref<?x3xf64>, memref<?x3x3xf64>, memref<?x3x5xf64>, memref<?xi32>)
  // CHECK: dp.buffer.routine fft flags inverse|library
  dp.buffer.routine fft flags inverse|library outs(%h : memref<?x4x2xf64>)
  // CHECK: dp.buffer.routine rfft flags library
  dp.buffer.routine rfft flags library ins(%x : memref<?x7xf64>) outs(%h : memref<?x4x2xf64>)
  // CHECK: dp.buffer.routine irfft flags library
  dp.buffer.routine irfft flags library outs(%h, %x : memref<?x4x2xf64>, memref<?x7xf64>)
  return
}
