//===- Sgemm.h - Products of f32 matrices on one thread ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_LIBRARIES_SGEMM_H
#define DP_LIB_RUNTIME_HOST_LIBRARIES_SGEMM_H

namespace dp {

/// The least multiply-adds for which sgemm may choose oneDNN. A program of
/// small products does without the library, whose loading takes as long as many
/// steps of it.
inline constexpr double leastDnnlWork = 1 << 20;

/// Computes as cblas_sgemm does, on the calling thread, by oneDNN or the BLAS,
/// whichever is faster for the sizes. The BLAS must be loaded before, and from
/// leastDnnlWork on oneDNN.
void sgemm(int order, int transA, int transB, int m, int n, int k, float alpha,
           const float *a, int lda, const float *b, int ldb, float beta,
           float *c, int ldc);

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_LIBRARIES_SGEMM_H
