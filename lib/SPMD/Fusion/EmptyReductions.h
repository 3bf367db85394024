//===- EmptyReductions.h - Reductions over no elements ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_EMPTYREDUCTIONS_H
#define DP_LIB_SPMD_FUSION_EMPTYREDUCTIONS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Makes reductions over no elements give their initial values. Upstream drops
/// the initial value if the body does not read it, as that of a product with a
/// constant zero after folding: the result of a loop without iterations is then
/// memory that nothing has written.
void populateEmptyReductionPatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_EMPTYREDUCTIONS_H
