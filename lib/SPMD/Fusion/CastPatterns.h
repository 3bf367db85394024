//===- CastPatterns.h - Casts of floats around reshapes ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_CASTPATTERNS_H
#define DP_LIB_SPMD_FUSION_CASTPATTERNS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Returns true if `op` only widens each float of its input, or rounds it and
/// widens it again.
bool isWidening(linalg::GenericOp op);

/// Moves a cast that narrows floats before the reshapes of its operand, and one
/// that widens them after the reshapes of its result. There they fuse with the
/// ops that compute and read the tensor, and a stored tensor has the narrower
/// type.
void populateCastPatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_CASTPATTERNS_H
