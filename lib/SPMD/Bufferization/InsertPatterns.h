//===- InsertPatterns.h - Insertions that need no copy ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_BUFFERIZATION_INSERTPATTERNS_H
#define DP_LIB_SPMD_BUFFERIZATION_INSERTPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Adds patterns that move insertions before collapse_shape, replace pads by
/// insertions into fills, and fill only the uncovered part of a destination. So
/// producers can write into the destination.
void populateInsertPatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_BUFFERIZATION_INSERTPATTERNS_H
