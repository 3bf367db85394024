//===- FillPatterns.h - Tensors of one value --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_FILLPATTERNS_H
#define DP_LIB_SPMD_FUSION_FILLPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Adds patterns that read the value of a fill where its elements are read, and
/// make a fill of an op that writes one value.
void populateFillPatterns(RewritePatternSet &patterns);

/// Adds a pattern that fills a tensor of one value that the executable would
/// have in full.
void populateLargeConstantPatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_FILLPATTERNS_H
