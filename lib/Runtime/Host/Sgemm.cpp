//===- Sgemm.cpp - Products of f32 matrices on one thread -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Sgemm.h"
#include "Blas.h"
#include "Dnnl.h"

#include <cstdint>

using namespace dp;

/// Measured with oneDNN 2.6 and OpenBLAS 0.3.21 on Zen 4: oneDNN is faster by a
/// tenth, but not for small or narrow products, nor where B is transposed.
static bool isForDnnl(int order, int transB, int64_t m, int64_t n, int64_t k) {
  constexpr int64_t leastRows = 16, leastColumns = 64;
  return order == Blas::rowMajor && transB == Blas::noTrans && m >= leastRows &&
         n >= leastColumns &&
         double(m) * double(n) * double(k) >= leastDnnlWork;
}

void dp::sgemm(int order, int transA, int transB, int m, int n, int k,
               float alpha, const float *a, int lda, const float *b, int ldb,
               float beta, float *c, int ldc) {
  const Dnnl *library = isForDnnl(order, transB, m, n, k) ? dnnl() : nullptr;
  if (library) {
    OneThread one(*library);
    // Without memory for its copies it leaves C alone.
    if (library->dnnl_sgemm(transA == Blas::trans ? 'T' : 'N', 'N', m, n, k,
                            alpha, a, lda, b, ldb, beta, c,
                            ldc) == dnnl_success)
      return;
  }
  blas().sgemm(order, transA, transB, m, n, k, alpha, a, lda, b, ldb, beta, c,
               ldc);
}
