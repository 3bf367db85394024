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

/// Returns a tensor of which `value` is the collapsed one, with the parts of
/// dimension `dim` as its dimensions; null if there is none.
using FindParts = llvm::function_ref<Value(Value value, int64_t dim)>;

/// Replaces `op` by an op with loops of the extents `sizes`, outermost first,
/// for loop number `loop`, whose extent is their product. Operands are expanded
/// or, with the tensors that its body reads at the loop's index, replaced by
/// those of `findParts`; results are collapsed. Returns null, and changes
/// nothing, if an operand is indexed by an expression of the loop.
linalg::GenericOp splitLoop(RewriterBase &rewriter, linalg::GenericOp op,
                            unsigned loop, ArrayRef<OpFoldResult> sizes,
                            FindParts findParts);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_RAISE_SPLITLOOPS_H
