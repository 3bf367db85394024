//===- SlicePatterns.h - Slices of tensors ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_SLICEPATTERNS_H
#define DP_LIB_SPMD_FUSION_SLICEPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Adds patterns that lower dp.local_slice, and compute no more of a result
/// than a slice reads.
void populateSlicePatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_SLICEPATTERNS_H
