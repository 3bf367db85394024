//===- SimplifyPatterns.h - Simplification of linalg ops --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_SIMPLIFYPATTERNS_H
#define DP_LIB_SPMD_FUSION_SIMPLIFYPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Adds the patterns of dp-simplify-linalg that dp-fuse-linalg applies, too,
/// since a fused op may match where its parts do not: it transposes a factor or
/// the heads of an attention that one of its parts computed, it computes a
/// one-hot tensor whose rows are added up, all of its inputs are reshaped, or
/// its body reads no more what it reduces.
void populateSimplifyPatterns(RewritePatternSet &patterns, bool gpu);

/// Returns how many rewrites a greedy driver makes in `root` at most: many for
/// each op, so that only patterns that undo each other reach the number.
int64_t getMaxRewrites(Operation *root);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_SIMPLIFYPATTERNS_H
