// RUN: dp-opt %s --allow-unregistered-dialect --dp-convert-stablehlo --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @ops(
// CHECK-SAME: %[[A:[^:]*]]: tensor<?x4x4xf32>, %[[B:[^:]*]]: tensor<?x4x2xf32>
func.func @ops(%a: tensor<?x4x4xf32>, %b: tensor<?x4x2xf32>) -> (tensor<?x4x4xf32>, tensor<?x4x2xf32>) {
  // CHECK: %[[N:.*]] = tensor.dim %[[A]]
  // CHECK: %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?x4x4xf32>
  // CHECK: %[[I:.*]] = tensor.empty(%{{.*}}) : tensor<?xi32>
  // CHECK: %[[L:.*]]:2 = dp.routine cholesky ins(%[[A]] : tensor<?x4x4xf32>) outs(%[[E]], %[[I]] : tensor<?x4x4xf32>, tensor<?xi32>)
  %l = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
  // CHECK: %[[X:.*]] = dp.routine triangular_solve flags transpose|unit ins(%[[L]]#0, %[[B]] : tensor<?x4x4xf32>, tensor<?x4x2xf32>)
  %x = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}>
      : (tensor<?x4x4xf32>, tensor<?x4x2xf32>) -> tensor<?x4x2xf32>
  // CHECK: dp.routine triangular_solve flags upper|right ins(%[[L]]#0, %[[A]]
  %y = "stablehlo.triangular_solve"(%l, %a) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}>
      : (tensor<?x4x4xf32>, tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
  return %y, %x : tensor<?x4x4xf32>, tensor<?x4x2xf32>
}

// -----

// JAX's calls on the CPU. A Cholesky factorization leaves the other triangle, and
// the first result of the svd is what is left of the operand.
// CHECK-LABEL: func @lapack(
func.func @lapack(%a: tensor<8x5x4xf64>, %s: tensor<8x4x4xf64>) -> (tensor<8x5x4xf64>, tensor<8x4xf64>, tensor<8xi32>, tensor<8x4xf64>, tensor<8xi32>) {
  // CHECK: %[[U:.*]]:2 = dp.routine cholesky flags upper ins(%[[M:.*]] : tensor<8x4x4xf64>)
  // CHECK: linalg.generic {{.*}} ins(%[[U]]#0, %[[M]]
  // CHECK-DAG: %[[ROW:.*]] = linalg.index 1
  // CHECK-DAG: %[[COLUMN:.*]] = linalg.index 2
  // CHECK: arith.cmpi ule, %[[ROW]], %[[COLUMN]]
  %0:2 = "stablehlo.custom_call"(%s) <{call_target_name = "lapack_dpotrf_ffi"}> {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<8x4x4xf64>) -> (tensor<8x4x4xf64>, tensor<8xi32>)
  // CHECK: dp.routine triangular_solve flags upper|right|transpose|unit
  %1 = "stablehlo.custom_call"(%s, %a) <{call_target_name = "lapack_dtrsm_ffi"}> {mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}} : (tensor<8x4x4xf64>, tensor<8x5x4xf64>) -> tensor<8x5x4xf64>
  // CHECK: dp.routine lu
  %2:3 = "stablehlo.custom_call"(%1) <{call_target_name = "lapack_dgetrf_ffi"}> {mhlo.backend_config = {}} : (tensor<8x5x4xf64>) -> (tensor<8x5x4xf64>, tensor<8x4xi32>, tensor<8xi32>)
  // CHECK: %[[H:.*]]:2 = dp.routine householder_qr
  %3:2 = "stablehlo.custom_call"(%2#0) <{call_target_name = "lapack_dgeqrf_ffi"}> {mhlo.backend_config = {}} : (tensor<8x5x4xf64>) -> (tensor<8x5x4xf64>, tensor<8x4xf64>)
  // CHECK: %[[Q:.*]] = dp.routine householder_product ins(%[[H]]#0, %[[H]]#1
  %4 = "stablehlo.custom_call"(%3#0, %3#1) <{call_target_name = "lapack_dorgqr_ffi"}> {mhlo.backend_config = {}} : (tensor<8x5x4xf64>, tensor<8x4xf64>) -> tensor<8x5x4xf64>
  // CHECK: %[[E:.*]]:3 = dp.routine eigh flags values
  %5:3 = "stablehlo.custom_call"(%0#0) <{call_target_name = "lapack_dsyevd_ffi"}> {mhlo.backend_config = {mode = 78 : ui8, uplo = 76 : ui8}} : (tensor<8x4x4xf64>) -> (tensor<8x4x4xf64>, tensor<8x4xf64>, tensor<8xi32>)
  // CHECK: %[[S:.*]]:4 = dp.routine svd flags full
  %6:5 = "stablehlo.custom_call"(%4) <{call_target_name = "lapack_dgesdd_ffi"}> {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<8x5x4xf64>) -> (tensor<8x5x4xf64>, tensor<8x4xf64>, tensor<8x5x5xf64>, tensor<8x4x4xf64>, tensor<8xi32>)
  // CHECK: %[[V:.*]]:2 = dp.routine svd flags values
  %7:5 = "stablehlo.custom_call"(%4) <{call_target_name = "lapack_dgesdd_ffi"}> {mhlo.backend_config = {mode = 78 : ui8}} : (tensor<8x5x4xf64>) -> (tensor<8x5x4xf64>, tensor<8x4xf64>, tensor<8x5x5xf64>, tensor<8x4x4xf64>, tensor<8xi32>)
  // CHECK: return %[[Q]], %[[S]]#0, %[[S]]#3, %[[V]]#0, %[[V]]#1
  return %4, %6#1, %6#4, %7#1, %7#4 : tensor<8x5x4xf64>, tensor<8x4xf64>, tensor<8xi32>, tensor<8x4xf64>, tensor<8xi32>
}

// -----

// One transform for each dimension, from the last one on.
// CHECK-LABEL: func @inverse(
// CHECK: ^bb0(%[[IN:[^:]*]]: complex<f32>
// CHECK: %[[REAL:.*]] = complex.re %[[IN]] : complex<f32>
// CHECK-NEXT: linalg.yield %[[REAL]] :
// CHECK: ^bb0(%[[IN:[^:]*]]: complex<f32>
// CHECK: %[[IMAGINARY:.*]] = complex.im %[[IN]] : complex<f32>
// CHECK-NEXT: linalg.yield %[[IMAGINARY]] :
// CHECK: dp.routine fft flags inverse ins(%{{.*}}, %{{.*}} : tensor<8x6x5xf32>, tensor<8x6x5xf32>)
// CHECK: linalg.transpose {{.*}} permutation = [0, 2, 1]
// CHECK: dp.routine fft flags inverse ins(%{{.*}}, %{{.*}} : tensor<8x5x6xf32>, tensor<8x5x6xf32>)
// CHECK: linalg.transpose {{.*}} permutation = [0, 2, 1]
// CHECK: arith.constant 0.0333333351 : f32
// CHECK: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32, %[[OUT:[^:]*]]: complex<f32>):
// CHECK: %[[COMPLEX:.*]] = complex.create %[[IN0]], %[[IN1]] : complex<f32>
// CHECK-NEXT: linalg.yield %[[COMPLEX]] :
func.func @inverse(%x: tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>> {
  %y = "stablehlo.fft"(%x) <{fft_length = array<i64: 6, 5>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
  return %y : tensor<8x6x5xcomplex<f32>>
}

// -----

// CHECK-LABEL: func @real(
// CHECK: dp.routine rfft ins(%{{.*}} : tensor<8x5xf32>) outs(%{{.*}}, %{{.*}} : tensor<8x3xf32>, tensor<8x3xf32>)
// CHECK: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[COMPLEX:.*]] = complex.create %[[IN0]], %[[IN1]] : complex<f32>
// CHECK-NEXT: linalg.yield %[[COMPLEX]] :
// CHECK: dp.routine irfft ins(%{{.*}}, %{{.*}} : tensor<8x3xf32>, tensor<8x3xf32>) outs(%{{.*}} : tensor<8x5xf32>)
func.func @real(%x: tensor<8x5xf32>) -> tensor<8x5xf32> {
  %y = "stablehlo.fft"(%x) <{fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<8x5xf32>) -> tensor<8x3xcomplex<f32>>
  %z = "stablehlo.fft"(%y) <{fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<8x3xcomplex<f32>>) -> tensor<8x5xf32>
  return %z : tensor<8x5xf32>
}

// -----

// A block that nothing reaches goes, whatever it has.
// CHECK-LABEL: func private @unreachable(
// CHECK-SAME: %[[X:.*]]: tensor<4x4xf32>)
// CHECK-NEXT: return %[[X]]
// CHECK-NEXT: }
func.func private @unreachable(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  return %x : tensor<4x4xf32>
^bb1(%y: tensor<4x4xf32>):
  %0 = "stablehlo.cholesky"(%y) <{lower = true}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// Each that is refused has an error.
func.func @others(%x: tensor<4x4xf32>, %c: tensor<4x4xcomplex<f32>>) {
  // expected-error@+1 {{'stablehlo.custom_call' op calls 'lapack_sgees_ffi', which dp does not have}}
  %0 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_sgees_ffi"}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-error@+1 {{'stablehlo.custom_call' op calls 'lapack_cpotrf_ffi', which dp does not have}}
  %1:2 = "stablehlo.custom_call"(%c) <{call_target_name = "lapack_cpotrf_ffi"}> : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<i32>)
  return
}

// -----

func.func @rank(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.cholesky' op cannot become dp.routine: expected a result that is a tensor of matrices}}
  %0 = "stablehlo.cholesky"(%x) <{lower = true}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @operands(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{expected 2 operands and 1 results that are ranked tensors, each with the routine's dimensions}}
  %0 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_strsm_ffi"}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// In f32.
// CHECK-LABEL: func @half(
// CHECK: ^bb0(%[[IN:[^:]*]]: bf16
// CHECK: %[[WIDE:.*]] = arith.extf %[[IN]] : bf16 to f32
// CHECK-NEXT: linalg.yield %[[WIDE]] :
// CHECK: dp.routine triangular_solve flags right ins(%{{.*}}, %{{.*}} : tensor<?x4x4xf32>, tensor<?x2x4xf32>)
// CHECK: arith.truncf {{.*}} f32 to bf16
func.func @half(%x: tensor<?x4x4xbf16>, %b: tensor<?x2x4xbf16>) -> tensor<?x2x4xbf16> {
  %0 = "stablehlo.triangular_solve"(%x, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}>
      : (tensor<?x4x4xbf16>, tensor<?x2x4xbf16>) -> tensor<?x2x4xbf16>
  return %0 : tensor<?x2x4xbf16>
}

// -----

func.func @integers(%x: tensor<4x4xi16>) -> tensor<4x4xi16> {
  // expected-error@+1 {{'dp.routine' op expected elements of type f32 or f64, of all alike, found 'tensor<4x4xi16>'}}
  %0 = "stablehlo.cholesky"(%x) <{lower = true}> : (tensor<4x4xi16>) -> tensor<4x4xi16>
  return %0 : tensor<4x4xi16>
}

// -----

func.func @left(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{it has a result in use that the routine does not compute}}
  %0:5 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_sgesdd_ffi"}> {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
  return %0#0 : tensor<4x4xf32>
}

// -----

func.func @length(%x: tensor<8x5xf32>) -> tensor<8x3xcomplex<f32>> {
  // expected-error@+1 {{expected 'fft_length' to be the last extents of 'tensor<8x5xf32>'}}
  %0 = "stablehlo.fft"(%x) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<8x5xf32>) -> tensor<8x3xcomplex<f32>>
  return %0 : tensor<8x3xcomplex<f32>>
}

// -----

func.func @type(%x: tensor<8x5xf32>) -> tensor<8x5xcomplex<f32>> {
  // expected-error@+1 {{expected an 'fft_type' of StableHLO for complex numbers, or real ones on one side}}
  %0 = "stablehlo.fft"(%x) <{fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<8x5xf32>) -> tensor<8x5xcomplex<f32>>
  return %0 : tensor<8x5xcomplex<f32>>
}
