//===- CarriedExtents.h - Extents changed by control flow -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// ValueBoundsConstraintSet proves equalities of linear expressions only, and
// does not know that the operands of an elementwise or structured op share
// their extents. Loops halve an extent and bring it back, or shift a window, so
// extents are evaluated for samples instead.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_PARALLELIZE_CARRIEDEXTENTS_H
#define DP_LIB_TRANSFORMS_PARALLELIZE_CARRIEDEXTENTS_H

#include "mlir/IR/Operation.h"

namespace mlir::dp {

/// A dynamic dimension of a value that control flow carries or returns.
struct CarriedExtent {
  Value target; ///< the first of CarrySlot::targets
  int64_t dim;
};

/// Returns the dynamic dimensions of the loop-carried tensors and results of
/// `op`, control flow, whose extent may differ after an iteration or between
/// branches.
SmallVector<CarriedExtent> getChangingExtents(Operation *op);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_CARRIEDEXTENTS_H
