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

} // namespace mlir::dp

#endif // DP_LIB_ANALYSIS_PLACEMENT_OPDECIDER_H
