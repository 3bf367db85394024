//===- Lapack.h - LAPACK from the library of the BLAS -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_BINDINGS_LAPACK_H
#define DP_LIB_RUNTIME_HOST_BINDINGS_LAPACK_H

#include <string>

namespace dp {

/// LAPACK's functions on numbers of type T, by their names without the first
/// letter. Matrices are column-major and integers 32 bits wide. Fortran's
/// hidden lengths of texts of one letter are left out, as all callers in C do.
template <typename T>
struct Lapack {
  using Int = const int *;
  using Text = const char *;
  void (*trsm)(Text side, Text uplo, Text trans, Text diag, Int m, Int n,
               const T *alpha, const T *a, Int lda, T *b, Int ldb);
  void (*potrf)(Text uplo, Int n, T *a, Int lda, int *info);
  void (*getrf)(Int m, Int n, T *a, Int lda, int *pivots, int *info);
  void (*geqrf)(Int m, Int n, T *a, Int lda, T *tau, T *work, Int lwork,
                int *info);
  void (*orgqr)(Int m, Int n, Int k, T *a, Int lda, const T *tau, T *work,
                Int lwork, int *info);
  void (*syevd)(Text jobz, Text uplo, Int n, T *a, Int lda, T *w, T *work,
                Int lwork, int *iwork, Int liwork, int *info);
  void (*gesdd)(Text jobz, Int m, Int n, T *a, Int lda, T *s, T *u, Int ldu,
                T *vt, Int ldvt, T *work, Int lwork, int *iwork, int *info);
  std::string error; ///< why there is none; empty if there is one
};

/// Loads the functions on the first call, in any thread. T is float or double.
template <typename T>
const Lapack<T> &lapack();

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_BINDINGS_LAPACK_H
