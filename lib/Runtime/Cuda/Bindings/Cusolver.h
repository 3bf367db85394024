//===- Cusolver.h - cuSOLVER as far as it is used ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// CUDA 12.2 or later. DeclarationsTest compares with cusolverDn.h.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_BINDINGS_CUSOLVER_H
#define DP_LIB_RUNTIME_CUDA_BINDINGS_CUSOLVER_H

#include "Cublas.h"

namespace dp::cuda {

using cusolverDnHandle_t = struct cusolverDnContext *;
using syevjInfo_t = struct syevjInfo *;
using gesvdjInfo_t = struct gesvdjInfo *;

enum cusolverStatus_t : unsigned { CUSOLVER_STATUS_SUCCESS = 0 };
enum cusolverEigMode_t : unsigned {
  CUSOLVER_EIG_MODE_NOVECTOR = 0,
  CUSOLVER_EIG_MODE_VECTOR = 1,
};
enum cusolverDeterministicMode_t : unsigned {
  CUSOLVER_DETERMINISTIC_RESULTS = 1,
};

// clang-format off
// X is the letter of type T.
#define DP_CUSOLVER_TYPED_FUNCTIONS(F, X, T)                                   \
  F(cusolverDn##X##potrf_bufferSize, cusolverStatus_t, cusolverDnHandle_t, cublasFillMode_t, int, T *, int, int *) \
  F(cusolverDn##X##potrf, cusolverStatus_t, cusolverDnHandle_t, cublasFillMode_t, int, T *, int, T *, int, int *) \
  F(cusolverDn##X##potrfBatched, cusolverStatus_t, cusolverDnHandle_t, cublasFillMode_t, int, T **, int, int *, int) \
  F(cusolverDn##X##getrf_bufferSize, cusolverStatus_t, cusolverDnHandle_t, int, int, T *, int, int *) \
  F(cusolverDn##X##getrf, cusolverStatus_t, cusolverDnHandle_t, int, int, T *, int, T *, int *, int *) \
  F(cusolverDn##X##geqrf_bufferSize, cusolverStatus_t, cusolverDnHandle_t, int, int, T *, int, int *) \
  F(cusolverDn##X##geqrf, cusolverStatus_t, cusolverDnHandle_t, int, int, T *, int, T *, T *, int, int *) \
  F(cusolverDn##X##orgqr_bufferSize, cusolverStatus_t, cusolverDnHandle_t, int, int, int, const T *, int, const T *, int *) \
  F(cusolverDn##X##orgqr, cusolverStatus_t, cusolverDnHandle_t, int, int, int, T *, int, const T *, T *, int, int *) \
  F(cusolverDn##X##syevd_bufferSize, cusolverStatus_t, cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const T *, int, const T *, int *) \
  F(cusolverDn##X##syevd, cusolverStatus_t, cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, T *, int, T *, T *, int, int *) \
  F(cusolverDn##X##syevjBatched_bufferSize, cusolverStatus_t, cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const T *, int, const T *, int *, syevjInfo_t, int) \
  F(cusolverDn##X##syevjBatched, cusolverStatus_t, cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, T *, int, T *, T *, int, int *, syevjInfo_t, int) \
  F(cusolverDn##X##gesvdj_bufferSize, cusolverStatus_t, cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const T *, int, const T *, const T *, int, const T *, int, int *, gesvdjInfo_t) \
  F(cusolverDn##X##gesvdj, cusolverStatus_t, cusolverDnHandle_t, cusolverEigMode_t, int, int, int, T *, int, T *, T *, int, T *, int, T *, int, int *, gesvdjInfo_t) \
  F(cusolverDn##X##gesvdjBatched_bufferSize, cusolverStatus_t, cusolverDnHandle_t, cusolverEigMode_t, int, int, const T *, int, const T *, const T *, int, const T *, int, int *, gesvdjInfo_t, int) \
  F(cusolverDn##X##gesvdjBatched, cusolverStatus_t, cusolverDnHandle_t, cusolverEigMode_t, int, int, T *, int, T *, T *, int, T *, int, T *, int, int *, gesvdjInfo_t, int)
#define DP_CUSOLVER_FUNCTIONS(F)                                               \
  F(cusolverDnCreate, cusolverStatus_t, cusolverDnHandle_t *)                  \
  F(cusolverDnDestroy, cusolverStatus_t, cusolverDnHandle_t)                   \
  F(cusolverDnSetStream, cusolverStatus_t, cusolverDnHandle_t, CUstream)       \
  F(cusolverDnSetDeterministicMode, cusolverStatus_t, cusolverDnHandle_t, cusolverDeterministicMode_t) \
  F(cusolverDnCreateSyevjInfo, cusolverStatus_t, syevjInfo_t *)                \
  F(cusolverDnDestroySyevjInfo, cusolverStatus_t, syevjInfo_t)                 \
  F(cusolverDnCreateGesvdjInfo, cusolverStatus_t, gesvdjInfo_t *)              \
  F(cusolverDnDestroyGesvdjInfo, cusolverStatus_t, gesvdjInfo_t)               \
  DP_CUSOLVER_TYPED_FUNCTIONS(F, S, float)                                     \
  DP_CUSOLVER_TYPED_FUNCTIONS(F, D, double)
// clang-format on

struct Cusolver {
  DP_CUSOLVER_FUNCTIONS(DP_DECLARE_FUNCTION)
};

/// Loads cuSOLVER on the first call. Throws Error if it cannot be loaded.
const Cusolver &cusolver();

/// `CUSOLVER_STATUS_INVALID_VALUE`.
std::string describe(cusolverStatus_t status);

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_BINDINGS_CUSOLVER_H
