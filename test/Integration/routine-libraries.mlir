// A library that is missing is an error of a step that computes a routine of it.

// RUN: dp-compile %s -o %t.so
// RUN: env DP_FFTWF=%t.none not dp-run %t.so --entry spectrum --random 1 --batch 8 2>&1 | FileCheck %s --check-prefix=FFTW
// FFTW: dp-run: error: rank 0: FFTW cannot be loaded: {{.*}}none: cannot open shared object file: No such file or directory (DP_FFTWF can name the library)
// RUN: env DP_BLAS=%t.none not dp-run %t.so --entry factor --random 1 --batch 8 2>&1 | FileCheck %s --check-prefix=LAPACK
// LAPACK: dp-run: error: rank 0: no BLAS found
// RUN: env DP_BLAS=%t.none dp-run %t.so --entry spectrum --random 1 --batch 8

func.func @spectrum(%x: tensor<8x4xf32> {dp.name = "x", dp.scatter = 0}) -> (tensor<8x3xf32> {dp.name = "re"}) {
  %e = tensor.empty() : tensor<8x3xf32>
  %r:2 = dp.routine rfft ins(%x : tensor<8x4xf32>) outs(%e, %e : tensor<8x3xf32>, tensor<8x3xf32>)
  return %r#0 : tensor<8x3xf32>
}

func.func @factor(%x: tensor<8x4x4xf32> {dp.name = "x", dp.scatter = 0}) -> (tensor<8x4x4xf32> {dp.name = "l"}) {
  %e = tensor.empty() : tensor<8x4x4xf32>
  %i = tensor.empty() : tensor<8xi32>
  %r:2 = dp.routine cholesky ins(%x : tensor<8x4x4xf32>) outs(%e, %i : tensor<8x4x4xf32>, tensor<8xi32>)
  return %r#0 : tensor<8x4x4xf32>
}
