//===- CarriedExtents.h - Extents that control flow changes ------*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
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

/// Returns the dynamic dimensions of values that `op`, control flow, carries or
/// returns whose extent may differ between iterations or branches. Extents are
/// evaluated for a few samples of the values that they depend on.
SmallVector<CarriedExtent> getChangingExtents(Operation *op);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_CARRIEDEXTENTS_H
