//===- BatchStatistics.h - Statistics of the batch --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_ANALYSIS_PLACEMENT_BATCHSTATISTICS_H
#define DP_LIB_ANALYSIS_PLACEMENT_BATCHSTATISTICS_H

#include "dp/Analysis/Placement/PlacementState.h"

namespace mlir::dp {

/// Finds the partial values that are means over the batch and that cheap ops
/// spread over the batch again, as batch normalization does, and enters them
/// into `state.statistics`, and into `state.reduced`.
void findBatchStatistics(PlacementState &state);

} // namespace mlir::dp

#endif // DP_LIB_ANALYSIS_PLACEMENT_BATCHSTATISTICS_H
