//===- Sgemm.cpp - Products of f32 matrices on one thread -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Sgemm.h"
#include "Host/Bindings/Blas.h"
#include "Host/Bindings/Dnnl.h"
#include "DnnlMatmul.h"

#include <cassert>
#include <cstdint>

using namespace dp;

namespace {
enum class Way { blas, dnnlSgemm, dnnlMatmul };
} // namespace

/// Measured with oneDNN 2.6 and OpenBLAS 0.3.21 on Zen 4, one thread: where B
/// is not transposed oneDNN's sgemm takes 0.3 (few rows) to 0.95 of the time of
/// OpenBLAS; where it is, its matmul 0.65 to 0.9, and its sgemm of few rows
/// half.
static Way choose(int order, int transA, int transB, int64_t m, int64_t n,
                  int64_t k, float beta) {
  constexpr int64_t leastRows = 4, fewRows = 16, leastColumns = 64;
  if (order != Blas::rowMajor || m < leastRows || n < leastColumns ||
      double(m) * double(n) * double(k) < leastDnnlWork)
    return Way::blas;
  if (transB == Blas::noTrans || (m < fewRows && transA == Blas::noTrans))
    return Way::dnnlSgemm;
  return beta == 0 || beta == 1 ? Way::dnnlMatmul : Way::blas;
}

void dp::sgemm(int order, int transA, int transB, int m, int n, int k,
               float alpha, const float *a, int lda, const float *b, int ldb,
               float beta, float *c, int ldc) {
  assert(blas().error.empty() && "the BLAS is not loaded");
  Way way = choose(order, transA, transB, m, n, k, beta);
  const Dnnl *library = way == Way::blas ? nullptr : dnnl();
  if (library && way == Way::dnnlSgemm) {
    OneThread one(*library);
    // Without memory for its copies it leaves C alone.
    if (library->dnnl_sgemm(transA == Blas::trans ? 'T' : 'N',
                            transB == Blas::trans ? 'T' : 'N', m, n, k, alpha,
                            a, lda, b, ldb, beta, c, ldc) == dnnl_success)
      return;
  } else if (library &&
             dnnlMatmul(*library,
                        {transA == Blas::trans, transB == Blas::trans,
                         beta == 1, m, n, k, lda, ldb, ldc, alpha},
                        a, b, c)) {
    return;
  }
  blas().sgemm(order, transA, transB, m, n, k, alpha, a, lda, b, ldb, beta, c,
               ldc);
}
