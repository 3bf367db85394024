//===- PlacedTypes.h - Placed types recorded by dp-parallelize --*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_PARALLELIZE_PLACEDTYPES_H
#define DP_TRANSFORMS_PARALLELIZE_PLACEDTYPES_H

#include "dp/IR/DP.h"

namespace mlir::dp {

/// Returns the whole tensor and the placement of `value`, an op's result in a
/// device's program, as `dp.placed_types` has them; null if dp-parallelize kept
/// none for it.
PlacedType getPlacedType(Value value);

} // namespace mlir::dp

#endif // DP_TRANSFORMS_PARALLELIZE_PLACEDTYPES_H
