//===- CublasApi.h - cuBLAS as far as it is faked ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// As CudaApi.h: AbiTest compares it with cublas_v2.h where that is.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CUBLASAPI_H
#define DP_TEST_FAKECUDA_CUBLASAPI_H

#include "CublasLtApi.h"

using cublasHandle_t = struct FakeBlasHandle *;

enum cublasOperation_t : unsigned { CUBLAS_OP_N = 0, CUBLAS_OP_T = 1 };
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

DP_FAKE_API cublasStatus_t cublasCreate_v2(cublasHandle_t *handle);
DP_FAKE_API cublasStatus_t cublasDestroy_v2(cublasHandle_t handle);
DP_FAKE_API cublasStatus_t cublasSetStream_v2(cublasHandle_t handle,
                                              CUstream stream);
DP_FAKE_API cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle,
                                                 void *workspace, size_t bytes);
DP_FAKE_API const char *cublasGetStatusString(cublasStatus_t status);

#define DP_FAKE_BLAS(X, T)                                                     \
  DP_FAKE_API cublasStatus_t cublas##X##trsm_v2(                               \
      cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,     \
      cublasOperation_t trans, cublasDiagType_t diag, int m, int n,            \
      const T *alpha, const T *a, int lda, T *b, int ldb);                     \
  DP_FAKE_API cublasStatus_t cublas##X##trsmBatched(                           \
      cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,     \
      cublasOperation_t trans, cublasDiagType_t diag, int m, int n,            \
      const T *alpha, const T *const a[], int lda, T *const b[], int ldb,      \
      int batch);                                                              \
  DP_FAKE_API cublasStatus_t cublas##X##getrfBatched(                          \
      cublasHandle_t handle, int n, T *const a[], int lda, int *pivots,        \
      int *info, int batch);                                                   \
  DP_FAKE_API cublasStatus_t cublas##X##geqrfBatched(                          \
      cublasHandle_t handle, int m, int n, T *const a[], int lda,              \
      T *const factors[], int *info, int batch);
DP_FAKE_BLAS(S, float)
DP_FAKE_BLAS(D, double)

#endif // DP_TEST_FAKECUDA_CUBLASAPI_H
