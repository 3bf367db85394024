//===- CusolverApi.h - cuSOLVER as far as it is faked -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// As CudaApi.h: AbiTest compares it with cusolverDn.h where that is.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CUSOLVERAPI_H
#define DP_TEST_FAKECUDA_CUSOLVERAPI_H

#include "CublasApi.h"

using cusolverDnHandle_t = struct FakeSolverHandle *;
using syevjInfo_t = struct FakeEighSettings *;
using gesvdjInfo_t = struct FakeSvdSettings *;

enum cusolverStatus_t : unsigned {
  CUSOLVER_STATUS_SUCCESS = 0,
  CUSOLVER_STATUS_NOT_INITIALIZED = 1,
  CUSOLVER_STATUS_INVALID_VALUE = 3,
  CUSOLVER_STATUS_EXECUTION_FAILED = 6,
};
enum cusolverEigMode_t : unsigned {
  CUSOLVER_EIG_MODE_NOVECTOR = 0,
  CUSOLVER_EIG_MODE_VECTOR = 1,
};
enum cusolverDeterministicMode_t : unsigned {
  CUSOLVER_DETERMINISTIC_RESULTS = 1,
  CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS = 2,
};

DP_FAKE_API cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle);
DP_FAKE_API cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle);
DP_FAKE_API cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle,
                                                 CUstream stream);
DP_FAKE_API cusolverStatus_t cusolverDnSetDeterministicMode(
    cusolverDnHandle_t handle, cusolverDeterministicMode_t mode);
DP_FAKE_API cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *info);
DP_FAKE_API cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info);
DP_FAKE_API cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *info);
DP_FAKE_API cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info);

#define DP_FAKE_SOLVER(X, T)                                                   \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##potrf_bufferSize(                \
      cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a, int lda,  \
      int *lwork);                                                             \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##potrf(                           \
      cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a, int lda,  \
      T *work, int lwork, int *info);                                          \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##potrfBatched(                    \
      cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a[],         \
      int lda, int *info, int batch);                                          \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##getrf_bufferSize(                \
      cusolverDnHandle_t handle, int m, int n, T *a, int lda, int *lwork);     \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##getrf(                           \
      cusolverDnHandle_t handle, int m, int n, T *a, int lda, T *work,         \
      int *pivots, int *info);                                                 \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##geqrf_bufferSize(                \
      cusolverDnHandle_t handle, int m, int n, T *a, int lda, int *lwork);     \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##geqrf(                           \
      cusolverDnHandle_t handle, int m, int n, T *a, int lda, T *factors,      \
      T *work, int lwork, int *info);                                          \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##orgqr_bufferSize(                \
      cusolverDnHandle_t handle, int m, int n, int k, const T *a, int lda,     \
      const T *factors, int *lwork);                                           \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##orgqr(                           \
      cusolverDnHandle_t handle, int m, int n, int k, T *a, int lda,           \
      const T *factors, T *work, int lwork, int *info);                        \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##syevd_bufferSize(                \
      cusolverDnHandle_t handle, cusolverEigMode_t job, cublasFillMode_t uplo, \
      int n, const T *a, int lda, const T *w, int *lwork);                     \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##syevd(                           \
      cusolverDnHandle_t handle, cusolverEigMode_t job, cublasFillMode_t uplo, \
      int n, T *a, int lda, T *w, T *work, int lwork, int *info);              \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##syevjBatched_bufferSize(         \
      cusolverDnHandle_t handle, cusolverEigMode_t job, cublasFillMode_t uplo, \
      int n, const T *a, int lda, const T *w, int *lwork,                      \
      syevjInfo_t settings, int batch);                                        \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##syevjBatched(                    \
      cusolverDnHandle_t handle, cusolverEigMode_t job, cublasFillMode_t uplo, \
      int n, T *a, int lda, T *w, T *work, int lwork, int *info,               \
      syevjInfo_t settings, int batch);                                        \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##gesvdj_bufferSize(               \
      cusolverDnHandle_t handle, cusolverEigMode_t job, int econ, int m,       \
      int n, const T *a, int lda, const T *s, const T *u, int ldu, const T *v, \
      int ldv, int *lwork, gesvdjInfo_t settings);                             \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##gesvdj(                          \
      cusolverDnHandle_t handle, cusolverEigMode_t job, int econ, int m,       \
      int n, T *a, int lda, T *s, T *u, int ldu, T *v, int ldv, T *work,       \
      int lwork, int *info, gesvdjInfo_t settings);                            \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##gesvdjBatched_bufferSize(        \
      cusolverDnHandle_t handle, cusolverEigMode_t job, int m, int n,          \
      const T *a, int lda, const T *s, const T *u, int ldu, const T *v,        \
      int ldv, int *lwork, gesvdjInfo_t settings, int batch);                  \
  DP_FAKE_API cusolverStatus_t cusolverDn##X##gesvdjBatched(                   \
      cusolverDnHandle_t handle, cusolverEigMode_t job, int m, int n, T *a,    \
      int lda, T *s, T *u, int ldu, T *v, int ldv, T *work, int lwork,         \
      int *info, gesvdjInfo_t settings, int batch);
DP_FAKE_SOLVER(S, float)
DP_FAKE_SOLVER(D, double)

#endif // DP_TEST_FAKECUDA_CUSOLVERAPI_H
