//===- DnnlMatmul.h - Products of f32 matrices by oneDNN --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLMATMUL_H
#define DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLMATMUL_H

#include "Host/Bindings/Dnnl.h"

namespace dp {

/// C = alpha A B or C += alpha A B of row-major f32 matrices: A is m x k, or
/// transposed k x m in memory, B k x n or n x k, C m x n; `lda`, `ldb` and
/// `ldc` are the elements from one row in memory to the next.
struct MatmulCall {
  bool transA, transB, accumulate;
  int64_t m, n, k, lda, ldb, ldc;
  float alpha = 1;
};

/// Computes the product on the calling thread by a matmul primitive. It packs
/// the factors as it goes through them. Primitives are kept for each
/// thread, by size. Returns false, and has changed nothing, if oneDNN has no
/// fast code for it. Throws Error or std::bad_alloc.
bool dnnlMatmul(const Dnnl &dnnl, const MatmulCall &call, const float *a,
                const float *b, float *c);

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLMATMUL_H
