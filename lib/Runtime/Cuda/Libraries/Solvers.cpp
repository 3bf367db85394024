//===- Solvers.cpp - Linear algebra by cuBLAS and cuSOLVER ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Solvers.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <algorithm>
#include <climits>
#include <type_traits>
#include <vector>

using namespace dp;
using namespace dp::cuda;

// As GemmPlans: NVIDIA recommends this size for Hopper.
static constexpr size_t blasWorkspaceBytes = size_t(32) << 20;
/// cuSOLVER's batched Jacobi methods take matrices up to this size.
static constexpr int64_t maxJacobiBatched = 32;
/// Larger ones keep a GPU busy one by one.
static constexpr int64_t maxLuBatched = 512, maxQrBatched = 256;

static void requireBlas(cublasStatus_t status, const std::string &what) {
  if (status != CUBLAS_STATUS_SUCCESS)
    throw Error(what + ": cuBLAS says " +
                    cublas().cublasGetStatusString(status),
                DP_ERROR_LIBRARY);
}

static void requireSolver(cusolverStatus_t status, const std::string &what) {
  if (status != CUSOLVER_STATUS_SUCCESS)
    throw Error(what + ": cuSOLVER says " + describe(status), DP_ERROR_LIBRARY);
}

/// `eigh of 16 matrices of f32, sizes 4`.
static std::string nameOf(const RoutineCall &call) {
  static const char *const names[] = {
      "cholesky",       "triangular_solve",    "lu",   "pivots_to_permutation",
      "householder_qr", "householder_product", "eigh", "svd"};
  std::string text = std::string(names[call.routine]) + " of " +
                     std::to_string(call.batch) + " matrices of " +
                     dtypeName(call.dtype) + ", sizes";
  for (int64_t i = 0; i < call.numSizes; ++i)
    text += " " + std::to_string(call.sizes[i]);
  return text;
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

Solvers::~Solvers() {
  if (blasHandle)
    cublas().cublasDestroy_v2(blasHandle);
  if (eighSettings)
    cusolver().cusolverDnDestroySyevjInfo(eighSettings);
  if (svdSettings)
    cusolver().cusolverDnDestroyGesvdjInfo(svdSettings);
  if (solverHandle)
    cusolver().cusolverDnDestroy(solverHandle);
}

cublasHandle_t Solvers::blas() {
  if (blasHandle)
    return blasHandle;
  const Cublas &b = cublas();
  std::string what = "on " + gpu.name();
  gpu.drainAll();
  requireBlas(b.cublasCreate_v2(&blasHandle), what);
  requireBlas(b.cublasSetStream_v2(blasHandle, gpu.compute()), what);
  // A workspace of its own would differ between captured and other steps.
  requireBlas(b.cublasSetWorkspace_v2(blasHandle,
                                      gpu.workspace(blasWorkspaceBytes),
                                      blasWorkspaceBytes),
              what);
  return blasHandle;
}

cusolverDnHandle_t Solvers::solver() {
  if (solverHandle)
    return solverHandle;
  std::string reason = "a routine of cuSOLVER may wait for the GPU";
  if (graph.isCapturing())
    throw Error(reason + ", which a CUDA graph cannot");
  graph.refuse(reason);
  const Cusolver &s = cusolver();
  std::string what = "on " + gpu.name();
  gpu.drainAll();
  requireSolver(s.cusolverDnCreate(&solverHandle), what);
  requireSolver(s.cusolverDnSetStream(solverHandle, gpu.compute()), what);
  requireSolver(s.cusolverDnSetDeterministicMode(
                    solverHandle, CUSOLVER_DETERMINISTIC_RESULTS),
                what);
  requireSolver(s.cusolverDnCreateSyevjInfo(&eighSettings), what);
  requireSolver(s.cusolverDnCreateGesvdjInfo(&svdSettings), what);
  return solverHandle;
}

//===----------------------------------------------------------------------===//
// Routines
//===----------------------------------------------------------------------===//

/// One call, on numbers of type T.
template <typename T>
class Solvers::Call {
public:
  Call(Solvers &solvers, const RoutineCall &call)
      : solvers(solvers), gpu(solvers.gpu), call(call),
        batch(static_cast<int>(call.batch)),
        uplo(call.has(DP_ROUTINE_UPPER) ? CUBLAS_FILL_MODE_UPPER
                                        : CUBLAS_FILL_MODE_LOWER) {}
  void run();

private:
  void cholesky();
  void triangularSolve();
  void lu();
  void householderQr();
  void householderProduct();
  void eigh();
  void svd();
  void svdOneByOne(int m, int n, bool hasVectors);
  void svdBatched(int m, int n, bool hasVectors);

  int size(int number) const { return static_cast<int>(call.sizes[number]); }
  T *at(int number, int64_t item = 0, int64_t elements = 0) const {
    return static_cast<T *>(call.buffers[number]) + item * elements;
  }
  int *integersAt(int number, int64_t item = 0, int64_t elements = 0) const {
    return static_cast<int *>(call.buffers[number]) + item * elements;
  }
  T **addresses(int number, int64_t elements) const {
    return static_cast<T **>(
        solvers.tables.get(call.buffers[number], {bytes(elements), batch}));
  }
  /// Parts of the scratch memory, of these bytes.
  std::vector<void *> scratch(std::initializer_list<int64_t> bytes);
  void clear(int number, int64_t bytes);
  void require(cublasStatus_t status) const {
    if (status != CUBLAS_STATUS_SUCCESS)
      requireBlas(status, nameOf(call));
  }
  void require(cusolverStatus_t status) const {
    if (status != CUSOLVER_STATUS_SUCCESS)
      requireSolver(status, nameOf(call));
  }
  static constexpr int64_t bytes(int64_t count) {
    return count * static_cast<int64_t>(sizeof(T));
  }

  Solvers &solvers;
  Gpu &gpu;
  const RoutineCall &call;
  int batch;
  cublasFillMode_t uplo;
};

// The function of a library for numbers of type T.
#define DP_BLAS(function)                                                      \
  [] {                                                                         \
    if constexpr (std::is_same_v<T, float>)                                    \
      return cublas().cublasS##function;                                       \
    else                                                                       \
      return cublas().cublasD##function;                                       \
  }()
#define DP_SOLVER(function)                                                    \
  [] {                                                                         \
    if constexpr (std::is_same_v<T, float>)                                    \
      return cusolver().cusolverDnS##function;                                 \
    else                                                                       \
      return cusolver().cusolverDnD##function;                                 \
  }()

template <typename T>
std::vector<void *>
Solvers::Call<T>::scratch(std::initializer_list<int64_t> parts) {
  constexpr int64_t alignment = 256;
  std::vector<int64_t> offsets;
  int64_t total = 0;
  for (int64_t part : parts) {
    offsets.push_back(total);
    total += (part + alignment - 1) / alignment * alignment;
  }
  auto *base = static_cast<char *>(gpu.workspace(std::max<int64_t>(total, 1)));
  std::vector<void *> result;
  for (int64_t offset : offsets)
    result.push_back(base + offset);
  return result;
}

template <typename T>
void Solvers::Call<T>::clear(int number, int64_t count) {
  if (count != 0)
    check(driver().cuMemsetD8Async(address(call.buffers[number]), 0,
                                   static_cast<size_t>(count), gpu.compute()),
          gpu.name());
}

template <typename T>
void Solvers::Call<T>::cholesky() {
  int n = size(0);
  if (n == 0)
    return clear(1, batch * int64_t(sizeof(int)));
  cusolverDnHandle_t handle = solvers.solver();
  int64_t elements = int64_t(n) * n;
  if (batch > 1)
    return require(DP_SOLVER(potrfBatched)(
        handle, uplo, n, addresses(0, elements), n, integersAt(1), batch));
  int lwork = 0;
  require(DP_SOLVER(potrf_bufferSize)(handle, uplo, n, at(0), n, &lwork));
  auto work = scratch({bytes(lwork)});
  require(DP_SOLVER(potrf)(handle, uplo, n, at(0), n, static_cast<T *>(work[0]),
                           lwork, integersAt(1)));
}

template <typename T>
void Solvers::Call<T>::triangularSolve() {
  int m = size(0), n = size(1);
  if (m == 0 || n == 0)
    return;
  bool right = call.has(DP_ROUTINE_RIGHT);
  int order = right ? n : m;
  auto side = right ? CUBLAS_SIDE_RIGHT : CUBLAS_SIDE_LEFT;
  auto op = call.has(DP_ROUTINE_TRANSPOSE) ? CUBLAS_OP_T : CUBLAS_OP_N;
  auto diagonal =
      call.has(DP_ROUTINE_UNIT) ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT;
  cublasHandle_t handle = solvers.blas();
  T one = 1;
  if (batch == 1)
    return require(DP_BLAS(trsm_v2)(handle, side, uplo, op, diagonal, m, n,
                                    &one, at(0), order, at(1), m));
  T **triangles = addresses(0, int64_t(order) * order);
  T **sides = addresses(1, int64_t(m) * n);
  require(DP_BLAS(trsmBatched)(handle, side, uplo, op, diagonal, m, n, &one,
                               triangles, order, sides, m, batch));
}

template <typename T>
void Solvers::Call<T>::lu() {
  int k = size(0), m = size(1), n = size(2);
  if (k == 0)
    return clear(2, batch * int64_t(sizeof(int)));
  int64_t elements = int64_t(m) * n;
  if (batch > 1 && m == n && n < maxLuBatched) {
    cublasHandle_t handle = solvers.blas();
    return require(DP_BLAS(getrfBatched)(handle, n, addresses(0, elements), n,
                                         integersAt(1), integersAt(2), batch));
  }
  cusolverDnHandle_t handle = solvers.solver();
  int lwork = 0;
  require(DP_SOLVER(getrf_bufferSize)(handle, m, n, at(0), m, &lwork));
  auto work = scratch({bytes(lwork)});
  for (int item = 0; item < batch; ++item)
    require(DP_SOLVER(getrf)(handle, m, n, at(0, item, elements), m,
                             static_cast<T *>(work[0]), integersAt(1, item, k),
                             integersAt(2, item, 1)));
}

template <typename T>
void Solvers::Call<T>::householderQr() {
  int k = size(0), m = size(1), n = size(2), longest = std::max(m, n);
  if (k == 0)
    return;
  int64_t elements = int64_t(m) * n;
  if (longest <= maxQrBatched && batch >= std::max(2, longest / 16)) {
    cublasHandle_t handle = solvers.blas();
    T **matrices = addresses(0, elements), **factors = addresses(1, k);
    int info = 0; // of the arguments, on the host
    return require(DP_BLAS(geqrfBatched)(handle, m, n, matrices, m, factors,
                                         &info, batch));
  }
  cusolverDnHandle_t handle = solvers.solver();
  int lwork = 0;
  require(DP_SOLVER(geqrf_bufferSize)(handle, m, n, at(0), m, &lwork));
  auto work = scratch({bytes(lwork), sizeof(int)});
  for (int item = 0; item < batch; ++item)
    require(DP_SOLVER(geqrf)(handle, m, n, at(0, item, elements), m,
                             at(1, item, k), static_cast<T *>(work[0]), lwork,
                             static_cast<int *>(work[1])));
}

template <typename T>
void Solvers::Call<T>::householderProduct() {
  int m = size(0), n = size(1), p = size(2);
  if (m == 0 || n == 0)
    return;
  int64_t elements = int64_t(m) * n;
  cusolverDnHandle_t handle = solvers.solver();
  int lwork = 0;
  require(
      DP_SOLVER(orgqr_bufferSize)(handle, m, n, p, at(1), m, at(0), &lwork));
  auto work = scratch({bytes(lwork), sizeof(int)});
  for (int item = 0; item < batch; ++item)
    require(DP_SOLVER(orgqr)(handle, m, n, p, at(1, item, elements), m,
                             at(0, item, p), static_cast<T *>(work[0]), lwork,
                             static_cast<int *>(work[1])));
}

template <typename T>
void Solvers::Call<T>::eigh() {
  int n = size(0);
  if (n == 0)
    return clear(2, batch * int64_t(sizeof(int)));
  cusolverDnHandle_t handle = solvers.solver();
  auto job = call.has(DP_ROUTINE_VALUES) ? CUSOLVER_EIG_MODE_NOVECTOR
                                         : CUSOLVER_EIG_MODE_VECTOR;
  int lwork = 0;
  if (batch > 1 && n <= maxJacobiBatched) {
    syevjInfo_t settings = solvers.eighSettings;
    require(DP_SOLVER(syevjBatched_bufferSize)(handle, job, uplo, n, at(0), n,
                                               at(1), &lwork, settings, batch));
    auto work = scratch({bytes(lwork)});
    return require(DP_SOLVER(syevjBatched)(
        handle, job, uplo, n, at(0), n, at(1), static_cast<T *>(work[0]), lwork,
        integersAt(2), settings, batch));
  }
  // The library waits for the GPU; this way, no longer than the step may take.
  gpu.drain(gpu.compute());
  require(DP_SOLVER(syevd_bufferSize)(handle, job, uplo, n, at(0), n, at(1),
                                      &lwork));
  auto work = scratch({bytes(lwork)});
  for (int item = 0; item < batch; ++item)
    require(DP_SOLVER(syevd)(handle, job, uplo, n, at(0, item, int64_t(n) * n),
                             n, at(1, item, n), static_cast<T *>(work[0]),
                             lwork, integersAt(2, item, 1)));
}

template <typename T>
void Solvers::Call<T>::svd() {
  // The row-major m x n matrix is the column-major n x m one, whose left and
  // right singular vectors are exchanged.
  int64_t k = call.sizes[0];
  int m = size(2), n = size(1);
  bool hasVectors = !call.has(DP_ROUTINE_VALUES);
  if (k == 0) {
    if (hasVectors && call.has(DP_ROUTINE_FULL)) {
      clear(2, bytes(batch * int64_t(n) * n));
      clear(3, bytes(batch * int64_t(m) * m));
    }
    return clear(hasVectors ? 4 : 2, batch * int64_t(sizeof(int)));
  }
  solvers.solver();
  if (batch > 1 && std::max(m, n) <= maxJacobiBatched)
    svdBatched(m, n, hasVectors);
  else
    svdOneByOne(m, n, hasVectors);
}

/// Of column-major m x n matrices.
template <typename T>
void Solvers::Call<T>::svdOneByOne(int m, int n, bool hasVectors) {
  cusolverDnHandle_t handle = solvers.solver();
  gesvdjInfo_t settings = solvers.svdSettings;
  int64_t k = std::min(m, n);
  bool full = call.has(DP_ROUTINE_FULL);
  auto job = hasVectors ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
  int64_t leftSize = int64_t(m) * (full ? m : k);
  int64_t rightSize = int64_t(n) * (full ? n : k);
  // The library waits for the GPU; this way, no longer than the step may take.
  gpu.drain(gpu.compute());
  int lwork = 0;
  T *left = hasVectors ? at(3) : nullptr, *right = hasVectors ? at(2) : nullptr;
  require(DP_SOLVER(gesvdj_bufferSize)(handle, job, !full, m, n, at(0), m,
                                       at(1), left, m, right, n, &lwork,
                                       settings));
  // Without vectors the library still wants memory for them.
  auto work = scratch({bytes(lwork), hasVectors ? 0 : bytes(leftSize),
                       hasVectors ? 0 : bytes(rightSize)});
  for (int item = 0; item < batch; ++item)
    require(DP_SOLVER(gesvdj)(
        handle, job, !full, m, n, at(0, item, int64_t(m) * n), m,
        at(1, item, k),
        hasVectors ? at(3, item, leftSize) : static_cast<T *>(work[1]), m,
        hasVectors ? at(2, item, rightSize) : static_cast<T *>(work[2]), n,
        static_cast<T *>(work[0]), lwork,
        integersAt(hasVectors ? 4 : 2, item, 1), settings));
}

/// The same by one call, whose matrices of vectors are square.
template <typename T>
void Solvers::Call<T>::svdBatched(int m, int n, bool hasVectors) {
  cusolverDnHandle_t handle = solvers.solver();
  gesvdjInfo_t settings = solvers.svdSettings;
  int64_t k = std::min(m, n);
  bool full = call.has(DP_ROUTINE_FULL);
  auto job = hasVectors ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
  int64_t leftSize = int64_t(m) * m, rightSize = int64_t(n) * n;
  bool inPlaceLeft = hasVectors && (full || m == k);
  bool inPlaceRight = hasVectors && (full || n == k);
  int lwork = 0;
  require(DP_SOLVER(gesvdjBatched_bufferSize)(handle, job, m, n, at(0), m,
                                              at(1), nullptr, m, nullptr, n,
                                              &lwork, settings, batch));
  auto work = scratch({bytes(lwork), inPlaceLeft ? 0 : bytes(batch * leftSize),
                       inPlaceRight ? 0 : bytes(batch * rightSize)});
  T *left = inPlaceLeft ? at(3) : static_cast<T *>(work[1]);
  T *right = inPlaceRight ? at(2) : static_cast<T *>(work[2]);
  require(DP_SOLVER(gesvdjBatched)(handle, job, m, n, at(0), m, at(1), left, m,
                                   right, n, static_cast<T *>(work[0]), lwork,
                                   integersAt(hasVectors ? 4 : 2), settings,
                                   batch));
  if (!hasVectors)
    return;
  // The first k vectors of each matrix.
  auto copy = [&](const T *from, int64_t order, int number) {
    int64_t part = bytes(order * k);
    gpu.copyRows({address(at(number)), part},
                 {address(from), static_cast<int64_t>(bytes(order * order))},
                 part, batch, gpu.compute());
  };
  if (!inPlaceLeft)
    copy(left, m, 3);
  if (!inPlaceRight)
    copy(right, n, 2);
}

template <typename T>
void Solvers::Call<T>::run() {
  switch (call.routine) {
  case DP_ROUTINE_CHOLESKY:
    return cholesky();
  case DP_ROUTINE_TRIANGULAR_SOLVE:
    return triangularSolve();
  case DP_ROUTINE_LU:
    return lu();
  case DP_ROUTINE_HOUSEHOLDER_QR:
    return householderQr();
  case DP_ROUTINE_HOUSEHOLDER_PRODUCT:
    return householderProduct();
  case DP_ROUTINE_EIGH:
    return eigh();
  case DP_ROUTINE_SVD:
    return svd();
  }
}

void Solvers::run(const RoutineCall &call) {
  if (call.batch > INT_MAX)
    throw Error(nameOf(call) + ": more than 2^31 - 1 matrices",
                DP_ERROR_INVALID);
  if (call.dtype == DP_F32)
    Call<float>(*this, call).run();
  else
    Call<double>(*this, call).run();
}
