//===- Cublas.h - cuBLAS as far as it is used -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The functions that cuBLASLt lacks, of CUDA 12 or 13. DeclarationsTest
// compares with cublas_v2.h.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_BINDINGS_CUBLAS_H
#define DP_LIB_RUNTIME_CUDA_BINDINGS_CUBLAS_H

#include "CublasLt.h"

namespace dp::cuda {

using cublasHandle_t = struct cublasContext *;

enum cublasFillMode_t : unsigned {
  CUBLAS_FILL_MODE_LOWER = 0,
  CUBLAS_FILL_MODE_UPPER = 1,
};
enum cublasDiagType_t : unsigned {
  CUBLAS_DIAG_NON_UNIT = 0,
  CUBLAS_DIAG_UNIT = 1,
};
enum cublasSideMode_t : unsigned {
  CUBLAS_SIDE_LEFT = 0,
  CUBLAS_SIDE_RIGHT = 1
};

// clang-format off
// X is the letter of type T.
#define DP_CUBLAS_TYPED_FUNCTIONS(F, X, T)                                     \
  F(cublas##X##trsm_v2, cublasStatus_t, cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const T *, const T *, int, T *, int) \
  F(cublas##X##trsmBatched, cublasStatus_t, cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const T *, const T *const *, int, T *const *, int, int) \
  F(cublas##X##getrfBatched, cublasStatus_t, cublasHandle_t, int, T *const *, int, int *, int *, int) \
  F(cublas##X##geqrfBatched, cublasStatus_t, cublasHandle_t, int, int, T *const *, int, T *const *, int *, int)
#define DP_CUBLAS_FUNCTIONS(F)                                                 \
  F(cublasCreate_v2, cublasStatus_t, cublasHandle_t *)                         \
  F(cublasDestroy_v2, cublasStatus_t, cublasHandle_t)                          \
  F(cublasSetStream_v2, cublasStatus_t, cublasHandle_t, CUstream)              \
  F(cublasSetWorkspace_v2, cublasStatus_t, cublasHandle_t, void *, size_t)     \
  F(cublasGetStatusString, const char *, cublasStatus_t)                       \
  DP_CUBLAS_TYPED_FUNCTIONS(F, S, float)                                       \
  DP_CUBLAS_TYPED_FUNCTIONS(F, D, double)
// clang-format on

struct Cublas {
  DP_CUBLAS_FUNCTIONS(DP_DECLARE_FUNCTION)
};

/// Loads cuBLAS on the first call. Throws Error if it cannot be loaded.
const Cublas &cublas();

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_BINDINGS_CUBLAS_H
