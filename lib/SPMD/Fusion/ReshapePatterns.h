//===- ReshapePatterns.h - Elementwise ops on reshaped tensors --*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_RESHAPEPATTERNS_H
#define DP_LIB_SPMD_FUSION_RESHAPEPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Makes elementwise ops, all of whose inputs are tensors from which one static
/// reshape leaves out dimensions of extent 1, run on these tensors. So the new
/// value of a parameter with unit
/// dimensions, which a loop without them computes, is computed in its place.
void populateReshapePatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_RESHAPEPATTERNS_H
