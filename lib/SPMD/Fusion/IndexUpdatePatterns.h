//===- IndexUpdatePatterns.h - Updates that need no buffer ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_INDEXUPDATEPATTERNS_H
#define DP_LIB_SPMD_FUSION_INDEXUPDATEPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Returns the value of all elements of a fill or a splat, else null.
Value getOnlyElement(Value tensor);

/// As getOnlyElement, also for a constant, for which it creates a scalar.
Value buildOnlyElement(OpBuilder &builder, Location loc, Value tensor);

/// Adds patterns that save a tensor of one value that dp.index_update updates.
void populateIndexUpdatePatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_INDEXUPDATEPATTERNS_H
