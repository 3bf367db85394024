//===- ElementReads.h - Reads of single elements ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_ELEMENTREADS_H
#define DP_LIB_SPMD_FUSION_ELEMENTREADS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Returns true if `use` of a result of `producer`, an elementwise op, is a
/// tensor.extract in a linalg op that reads a few of its elements, or a
/// tensor.collapse_shape for such ops only.
bool isElementRead(OpOperand &use, linalg::GenericOp producer);

/// Computes the elements that `use`, for which isElementRead is true, reads.
void computeElements(RewriterBase &rewriter, OpOperand &use,
                     linalg::GenericOp producer);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_ELEMENTREADS_H
