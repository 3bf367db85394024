// Routines that are rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<8x4x4xf32>, %i: tensor<8xi32>) {
  // routine-C1
  // expected-error@+1 {{expected flags of cholesky (upper), found upper|unit}}
  dp.routine cholesky flags upper|unit ins(%a : tensor<8x4x4xf32>) outs(%a, %i : tensor<8x4x4xf32>, tensor<8xi32>)
  return
}

// -----

func.func @f(%a: tensor<8x4x4xf32>, %i: tensor<8xi32>) {
  // routine-C2
  // expected-error@+1 {{expected 1 inputs and 2 destinations of cholesky, found 1 and 1}}
  dp.routine cholesky ins(%a : tensor<8x4x4xf32>) outs(%a : tensor<8x4x4xf32>)
  return
}

// -----

func.func @f(%a: tensor<8x4x4xf16>, %i: tensor<8xi32>) {
  // routine-C3
  // expected-error@+1 {{expected elements of type f32 or f64, of all alike, found 'tensor<8x4x4xf16>'}}
  dp.routine cholesky ins(%a : tensor<8x4x4xf16>) outs(%a, %i : tensor<8x4x4xf16>, tensor<8xi32>)
  return
}

// -----

func.func @f(%a: tensor<8x4x4xf32>, %i: tensor<8xi64>) {
  // routine-C3
  // expected-error@+1 {{expected elements of type i32, found 'tensor<8xi64>'}}
  dp.routine cholesky ins(%a : tensor<8x4x4xf32>) outs(%a, %i : tensor<8x4x4xf32>, tensor<8xi64>)
  return
}

// -----

func.func @f(%a: tensor<8x4x4xf32>, %b: tensor<8x4x4xf64>) {
  // routine-C3
  // expected-error@+1 {{found 'tensor<8x4x4xf64>'}}
  dp.routine triangular_solve ins(%a, %b : tensor<8x4x4xf32>, tensor<8x4x4xf64>) outs(%a : tensor<8x4x4xf32>)
  return
}

// -----

func.func @f(%a: tensor<8x4x4xf32>, %b: tensor<4x2xf32>) {
  // routine-C4
  // expected-error@+1 {{expected 2 dimensions after a batch that all operands have alike, found 'tensor<4x2xf32>' beside 'tensor<8x4x4xf32>'}}
  dp.routine triangular_solve ins(%a, %b : tensor<8x4x4xf32>, tensor<4x2xf32>) outs(%b : tensor<4x2xf32>)
  return
}

// -----

func.func @f(%a: tensor<8x4x4xf32>, %b: tensor<7x4x2xf32>) {
  // routine-C4
  // expected-error@+1 {{found 'tensor<7x4x2xf32>' beside}}
  dp.routine triangular_solve ins(%a, %b : tensor<8x4x4xf32>, tensor<7x4x2xf32>) outs(%b : tensor<7x4x2xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: tensor<i32>) {
  // routine-C4
  // expected-error@+1 {{expected 2 dimensions after a batch}}
  dp.routine cholesky ins(%a : tensor<4xf32>) outs(%a, %i : tensor<4xf32>, tensor<i32>)
  return
}

// -----

func.func @f(%a: tensor<8x4x5xf32>, %i: tensor<8xi32>) {
  // routine-C5
  // expected-error@+1 {{expected dimensions named 'n' to be alike, found 4 and 5}}
  dp.routine cholesky ins(%a : tensor<8x4x5xf32>) outs(%a, %i : tensor<8x4x5xf32>, tensor<8xi32>)
  return
}

// -----

func.func @f(%a: tensor<8x4x4xf32>, %b: tensor<8x4x2xf32>) {
  // routine-C5
  // expected-error@+1 {{expected dimensions named 'n' to be alike, found 4 and 2}}
  dp.routine triangular_solve flags right ins(%a, %b : tensor<8x4x4xf32>, tensor<8x4x2xf32>) outs(%b : tensor<8x4x2xf32>)
  return
}

// -----

func.func @f(%a: tensor<8x5x3xf32>, %t: tensor<8x5xf32>) {
  // routine-C6
  // expected-error@+1 {{expected k = 3, the smaller one of 5 and 3, found 5}}
  dp.routine householder_qr ins(%a : tensor<8x5x3xf32>) outs(%a, %t : tensor<8x5x3xf32>, tensor<8x5xf32>)
  return
}

// -----

func.func @f(%x: tensor<8x7xf32>, %h: tensor<8x3xf32>) {
  // routine-C6
  // expected-error@+1 {{expected h = 4, n / 2 + 1 with n = 7, found 3}}
  dp.routine rfft ins(%x : tensor<8x7xf32>) outs(%h, %h : tensor<8x3xf32>, tensor<8x3xf32>)
  return
}

// -----

func.func @f(%a: tensor<3x5xf32>, %t: tensor<3xf32>) {
  // routine-C6
  // expected-error@+1 {{expected n <= m, found 5 and 3}}
  dp.routine householder_product ins(%a, %t : tensor<3x5xf32>, tensor<3xf32>) outs(%a : tensor<3x5xf32>)
  return
}

// -----

func.func @f(%p: tensor<5xi32>, %q: tensor<4xi32>) {
  // routine-C6
  // expected-error@+1 {{expected k <= m, found 5 and 4}}
  dp.routine pivots_to_permutation ins(%p : tensor<5xi32>) outs(%q : tensor<4xi32>)
  return
}

// -----

func.func @f(%a: memref<8x4x4xf32, strided<[32, 4, 1]>>, %l: memref<8x4x4xf32>, %i: memref<8xi32>) attributes {dp.spmd} {
  // buffer.routine-C1
  // expected-error@+1 {{expected dense buffers, found 'memref<8x4x4xf32, strided<[32, 4, 1]>>'}}
  dp.buffer.routine cholesky ins(%a : memref<8x4x4xf32, strided<[32, 4, 1]>>) outs(%l, %i : memref<8x4x4xf32>, memref<8xi32>)
  return
}

// -----

func.func @f(%a: tensor<8x4x4xf32>, %i: tensor<8xi32>) {
  // expected-error@+1 {{expected a flag of a routine, found 'lower'}}
  dp.routine cholesky flags lower ins(%a : tensor<8x4x4xf32>) outs(%a, %i : tensor<8x4x4xf32>, tensor<8xi32>)
  return
}

// -----

// A tensor is no library's.
func.func @f(%a: tensor<8x4x4xf32>, %i: tensor<8xi32>) {
  // routine-C1
  // expected-error@+1 {{expected flags of cholesky (upper), found library}}
  dp.routine cholesky flags library ins(%a : tensor<8x4x4xf32>) outs(%a, %i : tensor<8x4x4xf32>, tensor<8xi32>)
  return
}

// -----

func.func @f(%p: memref<8x4xi32>, %q: memref<8x5xi32>) attributes {dp.spmd} {
  // routine-C1
  // expected-error@+1 {{expected flags of pivots_to_permutation (none), found library}}
  dp.buffer.routine pivots_to_permutation flags library ins(%p : memref<8x4xi32>) outs(%q : memref<8x5xi32>)
  return
}

// -----

func.func @f(%x: memref<8x4x3xf32>) attributes {dp.spmd} {
  // routine-C6
  // expected-error@+1 {{expected a complex number to be 2 real ones, found 3}}
  dp.buffer.routine fft flags library outs(%x : memref<8x4x3xf32>)
  return
}

// -----

func.func @f(%a: memref<8x4x4xf32>, %i: memref<8xi32>) attributes {dp.spmd} {
  // routine-C2
  // expected-error@+1 {{expected 0 inputs and 2 destinations of cholesky, found 1 and 2}}
  dp.buffer.routine cholesky flags library ins(%a : memref<8x4x4xf32>) outs(%a, %i : memref<8x4x4xf32>, memref<8xi32>)
  return
}
