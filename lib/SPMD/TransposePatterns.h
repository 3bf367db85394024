//===- TransposePatterns.h - Transposes around contractions -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_TRANSPOSEPATTERNS_H
#define DP_LIB_SPMD_TRANSPOSEPATTERNS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Returns true if `op` only transposes a matrix.
bool isMatrixTranspose(linalg::GenericOp op);

/// Adds patterns that make a contraction read or write its matrices in the
/// order that the ops around it have them in.
void populateTransposePatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_TRANSPOSEPATTERNS_H
