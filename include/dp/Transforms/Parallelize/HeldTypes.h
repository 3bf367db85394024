//===- HeldTypes.h - What dp-parallelize noted of values --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_PARALLELIZE_HELDTYPES_H
#define DP_TRANSFORMS_PARALLELIZE_HELDTYPES_H

#include "dp/IR/DP.h"

namespace mlir::dp {

/// The tensor that `value`, an op's result in a device's program, is a device's
/// part of, and its placement, as dp-parallelize noted it in `dp.held`; null if
/// it noted none.
PlacedType getHeldType(Value value);

} // namespace mlir::dp

#endif // DP_TRANSFORMS_PARALLELIZE_HELDTYPES_H
