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

/// A dynamic dimension of a variable of control flow.
struct CarriedExtent {
  Value target; ///< the first of CarrySlot::targets
  int64_t dim;
};

/// The dynamic dimensions of what `op`, control flow, carries or gives whose
/// extent may be another after an iteration or in another branch. Extents are
/// computed for some samples of what they are made of.
SmallVector<CarriedExtent> getChangingExtents(Operation *op);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_CARRIEDEXTENTS_H
