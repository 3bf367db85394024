//===- Cublas.cpp - Triangular solves and batched factorizations ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CublasApi.h"
#include "LibraryCall.h"
#include "LinearAlgebra.h"

using namespace dp::fake;

struct FakeBlasHandle : LibraryHandle {
  void *workspace = nullptr; ///< of the user; null: the library's own
};

using BlasCall = LibraryCall<cublasStatus_t>;

static constexpr int64_t blasWorkspaceNeeded = 1024;

#define BLAS_CALL(name)                                                        \
  BlasCall call(name);                                                         \
  if (call.status)                                                             \
  return call.status

cublasStatus_t cublasCreate_v2(cublasHandle_t *handle) {
  BLAS_CALL("cublasCreate");
  if (currentDevice() < 0)
    return CUBLAS_STATUS_NOT_INITIALIZED;
  *handle = new FakeBlasHandle;
  (*handle)->device = currentDevice();
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasDestroy_v2(cublasHandle_t handle) {
  delete handle;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, CUstream stream) {
  handle->stream = stream;
  handle->workspace = nullptr; // as the real one: back to its own
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace,
                                     size_t bytes) {
  if (reinterpret_cast<uintptr_t>(workspace) % 256 != 0 ||
      bytes < static_cast<size_t>(blasWorkspaceNeeded))
    return CUBLAS_STATUS_INVALID_VALUE;
  handle->workspace = workspace;
  return CUBLAS_STATUS_SUCCESS;
}

const char *cublasGetStatusString(cublasStatus_t status) {
  return cublasLtGetStatusString(status);
}

/// Runs `run` in the handle's stream.
static cublasStatus_t enqueueBlas(cublasHandle_t handle,
                                  const std::string &name,
                                  std::function<void(OpContext &)> run) {
  Stream *stream = streamOf(*handle);
  if (!stream)
    return CUBLAS_STATUS_INVALID_VALUE;
  if (engine().faultOf(stream->device))
    return CUBLAS_STATUS_EXECUTION_FAILED;
  if (stream->capture && !handle->workspace)
    violation(name + " is captured with a workspace of the library's own");
  void *workspace = handle->workspace;
  enqueueWork(*stream, name, [=](OpContext &op) {
    if (!workspace ||
        accessArray(op, workspace, blasWorkspaceNeeded, Memory::Write))
      run(op);
  });
  return CUBLAS_STATUS_SUCCESS;
}

namespace {
/// A triangular solve without its matrices.
struct TriangularSolve {
  bool right, upper, transposed, unit;
  int m, n, lda, ldb;

  int order() const { return right ? n : m; }
  bool isSound(const void *alpha, const void *a, const void *b) const {
    return m >= 0 && n >= 0 && lda >= std::max(1, order()) &&
           ldb >= std::max(1, m) && alpha && a && b;
  }
  template <typename T>
  void run(OpContext &op, const T *a, T *b) const {
    MatrixView<T> triangle{const_cast<T *>(a), order(), order(), lda};
    MatrixView<T> sides{b, m, n, ldb};
    if (!triangle.access(op, Memory::Read) || !sides.change(op))
      return;
    Matrix64 x = sides.load();
    solveTriangular(triangle.load(), x, upper, right, transposed, unit);
    sides.store(x);
  }
};
} // namespace

template <typename T>
static cublasStatus_t solve(cublasHandle_t handle, const TriangularSolve &p,
                            const T *alpha, const T *a, T *b) {
  BLAS_CALL("cublasTrsm");
  if (!handle || !p.isSound(alpha, a, b))
    return CUBLAS_STATUS_INVALID_VALUE;
  if (*alpha != 1)
    return CUBLAS_STATUS_NOT_SUPPORTED;
  return enqueueBlas(handle, "cublas trsm",
                     [=](OpContext &op) { p.run(op, a, b); });
}

template <typename T>
static cublasStatus_t solveBatched(cublasHandle_t handle,
                                   const TriangularSolve &p, const T *alpha,
                                   const T *const *a, T *const *b, int batch) {
  BLAS_CALL("cublasTrsmBatched");
  if (!handle || !p.isSound(alpha, a, b) || batch < 0)
    return CUBLAS_STATUS_INVALID_VALUE;
  if (*alpha != 1)
    return CUBLAS_STATUS_NOT_SUPPORTED;
  return enqueueBlas(handle, "cublas trsmBatched", [=](OpContext &op) {
    int64_t bytes = batch * int64_t(sizeof(T *));
    if (!accessArray(op, a, bytes, Memory::Read) ||
        !accessArray(op, b, bytes, Memory::Read))
      return;
    for (int item = 0; item < batch; ++item)
      p.run(op, a[item], b[item]);
  });
}

template <typename T>
static cublasStatus_t factorizeLuBatched(cublasHandle_t handle, int n,
                                         T *const *a, int lda, int *pivots,
                                         int *info, int batch) {
  BLAS_CALL("cublasGetrfBatched");
  if (!handle || n < 0 || batch < 0 || lda < std::max(1, n) || !a || !info)
    return CUBLAS_STATUS_INVALID_VALUE;
  if (!pivots)
    return CUBLAS_STATUS_NOT_SUPPORTED;
  return enqueueBlas(handle, "cublas getrfBatched", [=](OpContext &op) {
    if (!accessArray(op, a, batch * int64_t(sizeof(T *)), Memory::Read) ||
        !accessArray(op, pivots, int64_t(batch) * n * 4, Memory::Write) ||
        !accessArray(op, info, batch * int64_t(4), Memory::Write))
      return;
    for (int item = 0; item < batch; ++item) {
      MatrixView<T> matrix{a[item], n, n, lda};
      if (!matrix.change(op))
        return;
      Matrix64 factors = matrix.load();
      std::vector<int> rows;
      info[item] = luInPlace(factors, rows);
      matrix.store(factors);
      std::copy(rows.begin(), rows.end(), pivots + int64_t(item) * n);
    }
  });
}

template <typename T>
static cublasStatus_t
factorizeQrBatched(cublasHandle_t handle, int m, int n, T *const *a, int lda,
                   T *const *factors, int *info, int batch) {
  BLAS_CALL("cublasGeqrfBatched");
  // The real one writes `info`, on the host, for the arguments.
  if (info)
    *info = 0;
  if (!handle || m < 0 || n < 0 || batch < 0 || lda < std::max(1, m) || !a ||
      !factors || !info)
    return CUBLAS_STATUS_INVALID_VALUE;
  return enqueueBlas(handle, "cublas geqrfBatched", [=](OpContext &op) {
    int64_t bytes = batch * int64_t(sizeof(T *));
    if (!accessArray(op, a, bytes, Memory::Read) ||
        !accessArray(op, factors, bytes, Memory::Read))
      return;
    for (int item = 0; item < batch; ++item) {
      MatrixView<T> matrix{a[item], m, n, lda};
      MatrixView<T> tau{factors[item], std::min(m, n), 1, std::min(m, n)};
      if (!matrix.change(op) || !tau.access(op, Memory::Write, Memory::Allowed))
        return;
      Matrix64 packed = matrix.load(), found(tau.rows, 1);
      qrInPlace(packed, found.values);
      matrix.store(packed);
      tau.store(found);
    }
  });
}

#define DP_FAKE_BLAS_BODIES(X, T)                                              \
  cublasStatus_t cublas##X##trsm_v2(                                           \
      cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,     \
      cublasOperation_t trans, cublasDiagType_t diag, int m, int n,            \
      const T *alpha, const T *a, int lda, T *b, int ldb) {                    \
    return solve(handle,                                                       \
                 {side == CUBLAS_SIDE_RIGHT, uplo == CUBLAS_FILL_MODE_UPPER,   \
                  trans == CUBLAS_OP_T, diag == CUBLAS_DIAG_UNIT, m, n, lda,   \
                  ldb},                                                        \
                 alpha, a, b);                                                 \
  }                                                                            \
  cublasStatus_t cublas##X##trsmBatched(                                       \
      cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,     \
      cublasOperation_t trans, cublasDiagType_t diag, int m, int n,            \
      const T *alpha, const T *const a[], int lda, T *const b[], int ldb,      \
      int batch) {                                                             \
    return solveBatched(handle,                                                \
                        {side == CUBLAS_SIDE_RIGHT,                            \
                         uplo == CUBLAS_FILL_MODE_UPPER, trans == CUBLAS_OP_T, \
                         diag == CUBLAS_DIAG_UNIT, m, n, lda, ldb},            \
                        alpha, a, b, batch);                                   \
  }                                                                            \
  cublasStatus_t cublas##X##getrfBatched(cublasHandle_t handle, int n,         \
                                         T *const a[], int lda, int *pivots,   \
                                         int *info, int batch) {               \
    return factorizeLuBatched(handle, n, a, lda, pivots, info, batch);         \
  }                                                                            \
  cublasStatus_t cublas##X##geqrfBatched(                                      \
      cublasHandle_t handle, int m, int n, T *const a[], int lda,              \
      T *const factors[], int *info, int batch) {                              \
    return factorizeQrBatched(handle, m, n, a, lda, factors, info, batch);     \
  }
DP_FAKE_BLAS_BODIES(S, float)
DP_FAKE_BLAS_BODIES(D, double)
