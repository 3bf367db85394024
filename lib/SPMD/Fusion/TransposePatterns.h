//===- TransposePatterns.h - Transposes around contractions -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_TRANSPOSEPATTERNS_H
#define DP_LIB_SPMD_FUSION_TRANSPOSEPATTERNS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Returns true if `op` only transposes a matrix.
bool isMatrixTranspose(linalg::GenericOp op);

/// Returns the value of all elements of `init` before a contraction adds to
/// them, as a scalar; null if it is not known.
Value getInitialValue(OpBuilder &builder, Value init);

/// Returns `op` as a generic op.
linalg::GenericOp toGeneric(RewriterBase &rewriter, linalg::LinalgOp op);

/// Returns true if `op` computes each element of its one result from one
/// element of each of its inputs.
bool isElementwiseOp(linalg::GenericOp op);

/// Adds patterns that make a contraction read or write its matrices in the
/// order that the ops around it have them in.
void populateTransposePatterns(RewritePatternSet &patterns);

/// Adds patterns that remove copies which transpose outer dimensions only, for
/// example the heads of an attention: contractions and other structured ops
/// read the copy's source and write its result.
void populateBatchTransposePatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_TRANSPOSEPATTERNS_H
