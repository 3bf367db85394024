//===- HalfGemm.h - Products of 16-bit matrices on one thread ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_LIBRARIES_HALFGEMM_H
#define DP_LIB_RUNTIME_HOST_LIBRARIES_HALFGEMM_H

#include "dp/Runtime/DeviceABI.h"

#include <cstdint>

namespace dp {

/// C = op(A) op(B) of row-major matrices, or C += op(A) op(B). A and B are f16
/// or bf16, C is of their type or f32. Sums are formed in f32.
struct HalfProduct {
  dp_dtype dtype, outDtype; ///< of A and B, and of C and the bias
  bool transA, transB, accumulate;
  int64_t m, n, k;
  const uint16_t *a, *b;
  int64_t lda, ldb;
  void *c;
  int64_t ldc;
  /// The epilogue of a 16-bit C, before C is rounded; else 0.
  int32_t epilogue;
  const uint16_t *bias;
  /// oneDNN is loaded, and may be called if it is there.
  bool mayCallDnnl;
};

/// Computes the product on the calling thread: by oneDNN where the CPU
/// multiplies the type, else by sgemm on blocks that are converted to f32. The
/// BLAS must be loaded before. Throws std::bad_alloc.
void halfGemm(const HalfProduct &product);

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_LIBRARIES_HALFGEMM_H
