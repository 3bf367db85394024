//===- Blas.h - The BLAS, loaded at run time --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_BINDINGS_BLAS_H
#define DP_LIB_RUNTIME_HOST_BINDINGS_BLAS_H

#include <cstdint>
#include <string>

namespace dp {

/// The CBLAS entry points in use, with CBLAS's own numbering of enums.
struct Blas {
  using Sgemm = void (*)(int order, int transA, int transB, int m, int n, int k,
                         float alpha, const float *a, int lda, const float *b,
                         int ldb, float beta, float *c, int ldc);
  using Dgemm = void (*)(int order, int transA, int transB, int m, int n, int k,
                         double alpha, const double *a, int lda,
                         const double *b, int ldb, double beta, double *c,
                         int ldc);
  Sgemm sgemm = nullptr;
  Dgemm dgemm = nullptr;
  void *library = nullptr; ///< may also have LAPACK
  std::string error;       ///< why none is loaded; empty if one is
  /// OpenBLAS's functions for its buffers; null in other libraries. Each thread
  /// that computes a product uses a buffer; all are kept until the process
  /// ends.
  void *(*takeBuffer)(int) = nullptr;
  void (*giveBuffer)(void *) = nullptr;

  static constexpr int rowMajor = 101, noTrans = 111, trans = 112;
};

/// Loads the library on the first call, in any thread: the one that the
/// environment variable DP_BLAS names, else libdp_blas.so beside this library,
/// an OpenBLAS under a name of its own (it shares neither kernels nor threads
/// with one that the process has loaded), else the system's OpenBLAS. It is set
/// to one thread, since the runtime divides the work itself. The environment is
/// afterwards as before.
const Blas &blas();

/// Lets OpenBLAS allocate the buffers of products on `threads` threads at a
/// time, once; called by each of them before its first product. Returns false
/// if there is no memory for that: OpenBLAS itself would try for ever.
bool reserveBlasBuffers(int64_t threads);

/// Returns the OPENBLAS_CORETYPE that suits this CPU, or null to let OpenBLAS
/// choose.
const char *openblasCoreType();

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_BINDINGS_BLAS_H
