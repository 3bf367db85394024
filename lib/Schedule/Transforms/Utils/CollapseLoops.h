//===- CollapseLoops.h - Collapse of contiguous loops -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_UTILS_COLLAPSELOOPS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_UTILS_COLLAPSELOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Returns true if the loops of `run` are one dimension in memory, or none, of
/// each buffer.
bool isContiguous(linalg::GenericOp op, ReassociationIndicesRef run);

/// Makes each run of loops one loop that every buffer of `op` has as contiguous
/// dimensions, or not at all, so that the innermost loops are long. The first
/// `rows` loops are not merged with the others. Returns the new op, or `op`.
linalg::GenericOp collapseLoops(RewriterBase &rewriter, linalg::GenericOp op,
                                unsigned rows = 0);

/// Makes the first `rows` loops of all `ops` one, and those after them as
/// collapseLoops does. Returns the number of loops over rows, which is still
/// `rows` if a buffer does not have them as contiguous dimensions. Views of one
/// buffer remain one value.
unsigned collapseRows(RewriterBase &rewriter,
                      MutableArrayRef<linalg::GenericOp> ops, unsigned rows);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_UTILS_COLLAPSELOOPS_H
