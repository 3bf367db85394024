//===- WarpOps.h - Ops of the lanes of a warp -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The header of the NVVM dialect takes a compiler 50 s to parse, so a source
// that makes or reads one of these ops includes this one.
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_WARPOPS_H
#define DP_CONVERSION_WARPOPS_H

#include "mlir/IR/Builders.h"

namespace mlir {
namespace dp {

/// Creates a vote of all lanes. Returns the lanes with the condition, as bits.
Value createWarpBallot(OpBuilder &builder, Location loc, Value condition);

/// Creates a barrier of all lanes.
void createWarpBarrier(OpBuilder &builder, Location loc);

bool isWarpBarrier(Operation *op);

/// Returns the condition that lanes vote on, or null if `op` is no such vote.
Value getWarpBallotCondition(Operation *op);

} // namespace dp
} // namespace mlir

#endif // DP_CONVERSION_WARPOPS_H
