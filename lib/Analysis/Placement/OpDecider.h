//===- OpDecider.h - The placements of one op --------------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_ANALYSIS_PLACEMENT_OPDECIDER_H
#define DP_LIB_ANALYSIS_PLACEMENT_OPDECIDER_H

#include "dp/Analysis/Placement/PlacementState.h"

namespace mlir::dp {

/// Decides how `op`, whose rule is `rule`, runs, from the placements of its
/// operands in `state`. Decision::whole is left empty.
Decision decideOp(const PlacementState &state, Operation *op,
                  const PlacementRule &rule);

/// The bytes that an all_reduce of `type` sends: f16 and bf16 are summed in
/// f32, so that widening a sum does not make it larger.
double getReducedBytes(Type type);

} // namespace mlir::dp

#endif // DP_LIB_ANALYSIS_PLACEMENT_OPDECIDER_H
