//===- Gemm.h - Contractions as dp.gemm -------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_GEMM_H
#define DP_LIB_SCHEDULE_TRANSFORMS_GEMM_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Whether `op` adds the product of its two inputs to its init and does nothing
/// else. What upstream takes for a contraction may have other ops of one
/// operand in between, what it takes for a convolution any body at all.
bool isSumOfProducts(linalg::LinalgOp op);

/// Replaces a contraction on buffers by dp.gemm if BLAS can express it: f32 or
/// f64, a sum of products, each of batch, m, n, k one dimension or several that
/// lie in memory as one, a unit stride where BLAS wants one. A fill of the
/// result with zero just before goes away. Returns failure, with nothing
/// changed, if not.
LogicalResult lowerToGemm(linalg::LinalgOp op);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_GEMM_H
