//===- FusionChoice.h - Choice of ops to fuse -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_FUSIONCHOICE_H
#define DP_LIB_SPMD_FUSION_FUSIONCHOICE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Returns true if a library computes `op`. On a GPU a kernel multiplies rows.
bool isLibraryOp(linalg::LinalgOp op, bool gpu);

/// Returns true if the op that computes `operand` should be fused into the
/// operand's owner.
bool shouldFuse(OpOperand *operand, bool gpu);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_FUSIONCHOICE_H
