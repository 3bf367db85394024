//===- Reductions.h - Reductions of partial values ---------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_ANALYSIS_PLACEMENT_REDUCTIONS_H
#define DP_LIB_ANALYSIS_PLACEMENT_REDUCTIONS_H

#include "dp/Analysis/Placement/PlacementState.h"

namespace mlir::dp {

/// Sets `state.reduced` to the partial values that an op or an updated state
/// argument needs whole, by the decisions of the last forward pass.
void findReducedValues(PlacementState &state);

/// Adds to `state.reduced` partial values that are cheaper to reduce than the
/// values that are linear in them and needed whole.
void addCheaperReductions(PlacementState &state);

} // namespace mlir::dp

#endif // DP_LIB_ANALYSIS_PLACEMENT_REDUCTIONS_H
