//===- SlicedRows.h - Reductions of rows of a slice -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_SLICEDROWS_H
#define DP_LIB_SPMD_FUSION_SLICEDROWS_H

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"

namespace mlir::dp {

/// Lets ops read a slice of rows where it lies. A graph collapses the slice,
/// [b, t - 1, v] of [b, t, v], to rows, which are a copy; ops that are no
/// `isLibraryOp` get loops over b and t - 1 instead, and so do the ops after
/// them that use such rows. Returns whether an op has changed.
bool expandSlicedRows(Operation *root,
                      llvm::function_ref<bool(linalg::LinalgOp)> isLibraryOp);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_SLICEDROWS_H
