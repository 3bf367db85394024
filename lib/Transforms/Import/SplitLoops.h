//===- SplitLoops.h - A loop of a linalg.generic as several -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_SPLITLOOPS_H
#define DP_LIB_TRANSFORMS_IMPORT_SPLITLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Replaces `op` by one that has loops of the extents `sizes`, outermost first,
/// for its loop number `loop`, whose extent is their product. Its operands are
/// expanded, its results collapsed to what they were. Null, and nothing is
/// changed, where an operand is not indexed by the loop alone.
linalg::GenericOp splitLoop(linalg::GenericOp op, unsigned loop,
                            ArrayRef<int64_t> sizes);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_SPLITLOOPS_H
