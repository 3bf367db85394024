//===- InsertPatterns.h - Insertions that need no copy ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_INSERTPATTERNS_H
#define DP_LIB_SPMD_INSERTPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Adds patterns that insert what is collapsed before it is collapsed, and what
/// is padded into a fill, so that their producers can write into the
/// destination; and that fill only the rest of a destination.
void populateInsertPatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_INSERTPATTERNS_H
