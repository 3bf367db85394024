//===- CudnnAttention.h - Attention for cuDNN -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_CONTRACTIONS_CUDNNATTENTION_H
#define DP_LIB_SPMD_CONTRACTIONS_CUDNNATTENTION_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Returns why cuDNN cannot compute `op`, a dp.attention or
/// dp.attention_gradient; empty if it can.
StringRef findObstacleToCudnn(Operation *op);

/// Replaces the mask of `op` by one without -inf, since cuDNN does not define
/// fully masked rows, and computes their results as the op defines them.
void replaceInfiniteMask(RewriterBase &rewriter, Operation *op);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_CONTRACTIONS_CUDNNATTENTION_H
