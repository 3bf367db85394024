//===- Cusolver.cpp - Factorizations of matrices --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What the real library leaves unspecified is NaN here: the other triangle, a
// matrix that was destroyed. Calls wait for the stream, as the real ones may.
//
//===----------------------------------------------------------------------===//

#include "CusolverApi.h"
#include "LibraryCall.h"
#include "LinearAlgebra.h"

#include <algorithm>

using namespace dp::fake;

struct FakeSolverHandle : LibraryHandle {};
struct FakeEighSettings {};
struct FakeSvdSettings {};

using SolverCall = LibraryCall<cusolverStatus_t>;

#define SOLVER_CALL(name)                                                      \
  SolverCall call(name);                                                       \
  if (call.status)                                                             \
  return call.status

cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle) {
  SOLVER_CALL("cusolverDnCreate");
  if (currentDevice() < 0)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  *handle = new FakeSolverHandle;
  (*handle)->device = currentDevice();
  return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle) {
  delete handle;
  return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle,
                                     CUstream stream) {
  handle->stream = stream;
  return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t
cusolverDnSetDeterministicMode(cusolverDnHandle_t,
                               cusolverDeterministicMode_t mode) {
  return mode == CUSOLVER_DETERMINISTIC_RESULTS ||
                 mode == CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS
             ? CUSOLVER_STATUS_SUCCESS
             : CUSOLVER_STATUS_INVALID_VALUE;
}

cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *info) {
  *info = new FakeEighSettings;
  return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info) {
  delete info;
  return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *info) {
  *info = new FakeSvdSettings;
  return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info) {
  delete info;
  return CUSOLVER_STATUS_SUCCESS;
}

/// Numbers in the workspace of a call on m x n matrices.
static int workspaceOf(int m, int n) { return 16 + 3 * std::max(m, n); }

static cusolverStatus_t answerSize(cusolverDnHandle_t handle, int m, int n,
                                   int lda, int *lwork, bool isSound = true) {
  if (!handle || m < 0 || n < 0 || lda < std::max(1, m) || !lwork || !isSound)
    return CUSOLVER_STATUS_INVALID_VALUE;
  *lwork = workspaceOf(m, n);
  return CUSOLVER_STATUS_SUCCESS;
}

/// Runs `run` in the handle's stream; with `waits` it is complete on return.
static cusolverStatus_t enqueueSolver(SolverCall &call,
                                      cusolverDnHandle_t handle,
                                      const std::string &name, bool waits,
                                      std::function<void(OpContext &)> run) {
  Stream *stream = streamOf(*handle);
  if (!stream)
    return CUSOLVER_STATUS_INVALID_VALUE;
  if (engine().faultOf(stream->device))
    return CUSOLVER_STATUS_EXECUTION_FAILED;
  if (stream->capture) {
    violation(name + " is captured, which cuSOLVER does not promise to allow");
    return CUSOLVER_STATUS_EXECUTION_FAILED;
  }
  enqueueWork(*stream, name, std::move(run));
  if (waits)
    engine().synchronize(call.lock, *stream);
  return CUSOLVER_STATUS_SUCCESS;
}

/// The other triangle, which the real library may use.
static void scribbleTriangle(Matrix64 &a, bool upper) {
  for (int64_t j = 0; j < a.cols; ++j)
    for (int64_t i = 0; i < a.rows; ++i)
      if (upper ? i > j : i < j)
        a(i, j) = NAN;
}

/// The symmetric matrix of one triangle.
static void mirrorTriangle(Matrix64 &a, bool upper) {
  for (int64_t j = 0; j < a.cols; ++j)
    for (int64_t i = 0; i < a.rows; ++i)
      if (upper ? i > j : i < j)
        a(i, j) = a(j, i);
}

/// The real library may not come to an end with such numbers.
static void refuseNonFinite(const char *name, const Matrix64 &a) {
  if (!std::all_of(a.values.begin(), a.values.end(),
                   [](double value) { return std::isfinite(value); }))
    violation(std::string(name) + " gets a number that is not finite");
}

//===----------------------------------------------------------------------===//
// Factorizations
//===----------------------------------------------------------------------===//

template <typename T>
static void runCholesky(OpContext &op, const MatrixView<T> &a, bool upper,
                        int *info) {
  if (!a.change(op) || !accessArray(op, info, 4, Memory::Write))
    return;
  Matrix64 factor = a.load();
  *info = choleskyInPlace(factor, upper);
  scribbleTriangle(factor, upper);
  a.store(factor);
}

template <typename T>
static cusolverStatus_t cholesky(cusolverDnHandle_t handle,
                                 cublasFillMode_t uplo, int n, T *a, int lda,
                                 T *work, int lwork, int *info) {
  SOLVER_CALL("cusolverDnPotrf");
  if (!handle || n < 0 || lda < std::max(1, n) || !a || !info ||
      lwork < workspaceOf(n, n) || !work)
    return CUSOLVER_STATUS_INVALID_VALUE;
  bool upper = uplo == CUBLAS_FILL_MODE_UPPER;
  return enqueueSolver(
      call, handle, "cusolverDn potrf", false, [=](OpContext &op) {
        if (accessArray(op, work, lwork * int64_t(sizeof(T)), Memory::Write))
          runCholesky(op, MatrixView<T>{a, n, n, lda}, upper, info);
      });
}

template <typename T>
static cusolverStatus_t choleskyBatched(cusolverDnHandle_t handle,
                                        cublasFillMode_t uplo, int n, T **a,
                                        int lda, int *info, int batch) {
  SOLVER_CALL("cusolverDnPotrfBatched");
  if (!handle || n < 0 || lda < std::max(1, n) || !a || !info || batch < 1)
    return CUSOLVER_STATUS_INVALID_VALUE;
  bool upper = uplo == CUBLAS_FILL_MODE_UPPER;
  return enqueueSolver(
      call, handle, "cusolverDn potrfBatched", false, [=](OpContext &op) {
        if (!accessArray(op, a, batch * int64_t(sizeof(T *)), Memory::Read))
          return;
        for (int item = 0; item < batch; ++item)
          runCholesky(op, MatrixView<T>{a[item], n, n, lda}, upper,
                      info + item);
      });
}

template <typename T>
static cusolverStatus_t factorizeLu(cusolverDnHandle_t handle, int m, int n,
                                    T *a, int lda, T *work, int *pivots,
                                    int *info) {
  SOLVER_CALL("cusolverDnGetrf");
  if (!handle || m < 0 || n < 0 || lda < std::max(1, m) || !a || !work ||
      !pivots || !info)
    return CUSOLVER_STATUS_INVALID_VALUE;
  return enqueueSolver(
      call, handle, "cusolverDn getrf", false, [=](OpContext &op) {
        MatrixView<T> view{a, m, n, lda};
        int64_t k = std::min(m, n);
        if (!accessArray(op, work, workspaceOf(m, n) * int64_t(sizeof(T)),
                         Memory::Write) ||
            !view.change(op) ||
            !accessArray(op, pivots, 4 * k, Memory::Write) ||
            !accessArray(op, info, 4, Memory::Write))
          return;
        Matrix64 factors = view.load();
        std::vector<int> rows;
        *info = luInPlace(factors, rows);
        view.store(factors);
        std::copy(rows.begin(), rows.end(), pivots);
      });
}

template <typename T>
static cusolverStatus_t factorizeQr(cusolverDnHandle_t handle, int m, int n,
                                    T *a, int lda, T *factors, T *work,
                                    int lwork, int *info) {
  SOLVER_CALL("cusolverDnGeqrf");
  if (!handle || m < 0 || n < 0 || lda < std::max(1, m) || !a || !factors ||
      !work || lwork < workspaceOf(m, n) || !info)
    return CUSOLVER_STATUS_INVALID_VALUE;
  return enqueueSolver(
      call, handle, "cusolverDn geqrf", false, [=](OpContext &op) {
        int64_t k = std::min(m, n);
        MatrixView<T> view{a, m, n, lda}, tau{factors, k, 1, k};
        if (!accessArray(op, work, lwork * int64_t(sizeof(T)), Memory::Write) ||
            !view.change(op) ||
            !tau.access(op, Memory::Write, Memory::Allowed) ||
            !accessArray(op, info, 4, Memory::Write))
          return;
        Matrix64 packed = view.load(), found(k, 1);
        qrInPlace(packed, found.values);
        view.store(packed);
        tau.store(found);
        *info = 0;
      });
}

template <typename T>
static cusolverStatus_t multiply(cusolverDnHandle_t handle, int m, int n, int k,
                                 T *a, int lda, const T *factors, T *work,
                                 int lwork, int *info) {
  SOLVER_CALL("cusolverDnOrgqr");
  if (!handle || m < 0 || n < 0 || n > m || k < 0 || k > n ||
      lda < std::max(1, m) || !a || !work || lwork < workspaceOf(m, n) || !info)
    return CUSOLVER_STATUS_INVALID_VALUE;
  return enqueueSolver(
      call, handle, "cusolverDn orgqr", false, [=](OpContext &op) {
        MatrixView<T> view{a, m, n, lda},
            tau{const_cast<T *>(factors), k, 1, k};
        if (!accessArray(op, work, lwork * int64_t(sizeof(T)), Memory::Write) ||
            !view.change(op) || !tau.access(op, Memory::Read) ||
            !accessArray(op, info, 4, Memory::Write))
          return;
        Matrix64 product = view.load();
        multiplyReflectors(product, tau.load().values);
        view.store(product);
        *info = 0;
      });
}

//===----------------------------------------------------------------------===//
// Eigenvalues and singular values
//===----------------------------------------------------------------------===//

template <typename T>
static void runEigh(OpContext &op, const char *name, const MatrixView<T> &a,
                    bool upper, bool hasVectors, T *values, int *info) {
  MatrixView<T> w{values, a.rows, 1, a.rows};
  if (!a.change(op) || !w.access(op, Memory::Write, Memory::Allowed) ||
      !accessArray(op, info, 4, Memory::Write))
    return;
  Matrix64 matrix = a.load(), found(a.rows, 1);
  mirrorTriangle(matrix, upper);
  refuseNonFinite(name, matrix);
  eighInPlace(matrix, found.values);
  *info = 0;
  w.store(found);
  a.store(matrix);
  if (!hasVectors)
    a.scribble();
}

template <typename T>
static cusolverStatus_t eigh(const char *name, cusolverDnHandle_t handle,
                             cusolverEigMode_t job, cublasFillMode_t uplo,
                             int n, T *a, int lda, T *w, T *work, int lwork,
                             int *info, int batch, bool isBatched) {
  SOLVER_CALL(name);
  if (!handle || n < 0 || lda < std::max(1, n) || !a || !w || !work ||
      lwork < workspaceOf(n, n) || !info || batch < 1)
    return CUSOLVER_STATUS_INVALID_VALUE;
  bool upper = uplo == CUBLAS_FILL_MODE_UPPER;
  bool hasVectors = job == CUSOLVER_EIG_MODE_VECTOR;
  return enqueueSolver(call, handle, name, !isBatched, [=](OpContext &op) {
    if (!accessArray(op, work, lwork * int64_t(sizeof(T)), Memory::Write))
      return;
    for (int64_t item = 0; item < batch; ++item)
      runEigh(op, name, MatrixView<T>{a + item * lda * n, n, n, lda}, upper,
              hasVectors, w + item * n, info + item);
  });
}

namespace {
/// The shapes of singular value decompositions and their vectors.
struct SvdShape {
  bool hasVectors, isEconomic;
  int m, n, lda, ldu, ldv, batch;

  int64_t k() const { return std::min(m, n); }
  int64_t leftCols() const { return isEconomic ? k() : m; }
  int64_t rightCols() const { return isEconomic ? k() : n; }
  bool isSound() const {
    return m >= 0 && n >= 0 && lda >= std::max(1, m) && ldu >= std::max(1, m) &&
           ldv >= std::max(1, n) && batch >= 1;
  }
};
} // namespace

template <typename T>
static void runSvd(OpContext &op, const char *name, const SvdShape &p, T *a,
                   T *s, T *u, T *v, int *info) {
  MatrixView<T> matrix{a, p.m, p.n, p.lda}, values{s, p.k(), 1, p.k()};
  MatrixView<T> left{u, p.m, p.leftCols(), p.ldu};
  MatrixView<T> right{v, p.n, p.rightCols(), p.ldv};
  // The real library uses the memory of vectors also where none are wanted.
  if (!matrix.change(op) ||
      !values.access(op, Memory::Write, Memory::Allowed) ||
      !left.access(op, Memory::Write, Memory::Allowed) ||
      !right.access(op, Memory::Write, Memory::Allowed) ||
      !accessArray(op, info, 4, Memory::Write))
    return;
  Matrix64 input = matrix.load(), leftFound(0, 0), rightFound(0, 0);
  Matrix64 found(p.k(), 1);
  refuseNonFinite(name, input);
  singularValues(input, leftFound, found.values, rightFound);
  values.store(found);
  left.store(leftFound);
  right.store(rightFound);
  if (!p.hasVectors) {
    left.scribble();
    right.scribble();
  }
  matrix.scribble();
  *info = 0;
}

template <typename T>
static cusolverStatus_t svd(const char *name, cusolverDnHandle_t handle,
                            const SvdShape &p, T *a, T *s, T *u, T *v, T *work,
                            int lwork, int *info, bool isBatched) {
  SOLVER_CALL(name);
  // The batched one has a limit.
  if (!handle || !p.isSound() || !a || !s || !u || !v || !work ||
      lwork < workspaceOf(p.m, p.n) || !info ||
      (isBatched && (p.m > 32 || p.n > 32)))
    return CUSOLVER_STATUS_INVALID_VALUE;
  return enqueueSolver(call, handle, name, !isBatched, [=](OpContext &op) {
    if (!accessArray(op, work, lwork * int64_t(sizeof(T)), Memory::Write))
      return;
    for (int64_t item = 0; item < p.batch; ++item)
      runSvd(op, name, p, a + item * p.lda * p.n, s + item * p.k(),
             u + item * p.ldu * p.leftCols(), v + item * p.ldv * p.rightCols(),
             info + item);
  });
}

#define DP_FAKE_SOLVER_BODIES(X, T)                                            \
  cusolverStatus_t cusolverDn##X##potrf_bufferSize(cusolverDnHandle_t handle,  \
                                                   cublasFillMode_t, int n,    \
                                                   T *, int lda, int *lwork) { \
    return answerSize(handle, n, n, lda, lwork);                               \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##potrf(                                       \
      cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a, int lda,  \
      T *work, int lwork, int *info) {                                         \
    return cholesky(handle, uplo, n, a, lda, work, lwork, info);               \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##potrfBatched(                                \
      cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a[],         \
      int lda, int *info, int batch) {                                         \
    return choleskyBatched(handle, uplo, n, a, lda, info, batch);              \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##getrf_bufferSize(                            \
      cusolverDnHandle_t handle, int m, int n, T *, int lda, int *lwork) {     \
    return answerSize(handle, m, n, lda, lwork);                               \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##getrf(cusolverDnHandle_t handle, int m,      \
                                        int n, T *a, int lda, T *work,         \
                                        int *pivots, int *info) {              \
    return factorizeLu(handle, m, n, a, lda, work, pivots, info);              \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##geqrf_bufferSize(                            \
      cusolverDnHandle_t handle, int m, int n, T *, int lda, int *lwork) {     \
    return answerSize(handle, m, n, lda, lwork);                               \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##geqrf(cusolverDnHandle_t handle, int m,      \
                                        int n, T *a, int lda, T *factors,      \
                                        T *work, int lwork, int *info) {       \
    return factorizeQr(handle, m, n, a, lda, factors, work, lwork, info);      \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##orgqr_bufferSize(                            \
      cusolverDnHandle_t handle, int m, int n, int k, const T *, int lda,      \
      const T *, int *lwork) {                                                 \
    return answerSize(handle, m, n, lda, lwork, k >= 0 && k <= n && n <= m);   \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##orgqr(                                       \
      cusolverDnHandle_t handle, int m, int n, int k, T *a, int lda,           \
      const T *factors, T *work, int lwork, int *info) {                       \
    return multiply(handle, m, n, k, a, lda, factors, work, lwork, info);      \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##syevd_bufferSize(                            \
      cusolverDnHandle_t handle, cusolverEigMode_t, cublasFillMode_t, int n,   \
      const T *, int lda, const T *, int *lwork) {                             \
    return answerSize(handle, n, n, lda, lwork);                               \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##syevd(                                       \
      cusolverDnHandle_t handle, cusolverEigMode_t job, cublasFillMode_t uplo, \
      int n, T *a, int lda, T *w, T *work, int lwork, int *info) {             \
    return eigh("cusolverDn syevd", handle, job, uplo, n, a, lda, w, work,     \
                lwork, info, 1, false);                                        \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##syevjBatched_bufferSize(                     \
      cusolverDnHandle_t handle, cusolverEigMode_t, cublasFillMode_t, int n,   \
      const T *, int lda, const T *, int *lwork, syevjInfo_t settings,         \
      int batch) {                                                             \
    return answerSize(handle, n, n, lda, lwork, settings && batch > 0);        \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##syevjBatched(                                \
      cusolverDnHandle_t handle, cusolverEigMode_t job, cublasFillMode_t uplo, \
      int n, T *a, int lda, T *w, T *work, int lwork, int *info,               \
      syevjInfo_t settings, int batch) {                                       \
    return eigh("cusolverDn syevjBatched", settings ? handle : nullptr, job,   \
                uplo, n, a, lda, w, work, lwork, info, batch, true);           \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##gesvdj_bufferSize(                           \
      cusolverDnHandle_t handle, cusolverEigMode_t, int, int m, int n,         \
      const T *, int lda, const T *, const T *, int ldu, const T *, int ldv,   \
      int *lwork, gesvdjInfo_t settings) {                                     \
    return answerSize(handle, m, n, lda, lwork,                                \
                      settings && ldu >= m && ldv >= n);                       \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##gesvdj(                                      \
      cusolverDnHandle_t handle, cusolverEigMode_t job, int econ, int m,       \
      int n, T *a, int lda, T *s, T *u, int ldu, T *v, int ldv, T *work,       \
      int lwork, int *info, gesvdjInfo_t settings) {                           \
    return svd(                                                                \
        "cusolverDn gesvdj", settings ? handle : nullptr,                      \
        {job == CUSOLVER_EIG_MODE_VECTOR, econ != 0, m, n, lda, ldu, ldv, 1},  \
        a, s, u, v, work, lwork, info, false);                                 \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##gesvdjBatched_bufferSize(                    \
      cusolverDnHandle_t handle, cusolverEigMode_t, int m, int n, const T *,   \
      int lda, const T *, const T *, int ldu, const T *, int ldv, int *lwork,  \
      gesvdjInfo_t settings, int batch) {                                      \
    return answerSize(handle, m, n, lda, lwork,                                \
                      settings && batch > 0 && ldu >= m && ldv >= n);          \
  }                                                                            \
  cusolverStatus_t cusolverDn##X##gesvdjBatched(                               \
      cusolverDnHandle_t handle, cusolverEigMode_t job, int m, int n, T *a,    \
      int lda, T *s, T *u, int ldu, T *v, int ldv, T *work, int lwork,         \
      int *info, gesvdjInfo_t settings, int batch) {                           \
    return svd(                                                                \
        "cusolverDn gesvdjBatched", settings ? handle : nullptr,               \
        {job == CUSOLVER_EIG_MODE_VECTOR, false, m, n, lda, ldu, ldv, batch},  \
        a, s, u, v, work, lwork, info, true);                                  \
  }
DP_FAKE_SOLVER_BODIES(S, float)
DP_FAKE_SOLVER_BODIES(D, double)
