//===- SplitLoops.h - Splitting of collapsed loops --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_RAISE_SPLITLOOPS_H
#define DP_LIB_TRANSFORMS_IMPORT_RAISE_SPLITLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Replaces `op` by an op with loops of the extents `sizes`, outermost first,
/// for loop number `loop`, whose extent is their product. Operands are expanded
/// and results collapsed. Returns null, and changes nothing, if an operand is
/// indexed by an expression of the loop.
linalg::GenericOp splitLoop(RewriterBase &rewriter, linalg::GenericOp op,
                            unsigned loop, ArrayRef<int64_t> sizes);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_RAISE_SPLITLOOPS_H
