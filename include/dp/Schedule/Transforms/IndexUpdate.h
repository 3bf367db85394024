//===- IndexUpdate.h - The loops of an indexed update -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// An indexed update has a loop for each dimension of its updates. Along the
// batching and the window's dimensions its iterations are independent; along
// the others, which only count updates, they run in order, so that results are
// deterministic.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_TRANSFORMS_INDEXUPDATE_H
#define DP_SCHEDULE_TRANSFORMS_INDEXUPDATE_H

#include "dp/Interfaces/Combiner.h"

namespace mlir::dp {

/// The loops of independent iterations, the window's last.
SmallVector<unsigned> getParallelLoops(BufferIndexUpdateOp op);

/// The loop whose iterations a launch may split over threads: the outermost
/// parallel one of more than one iteration.
std::optional<unsigned> getPartitionedLoop(BufferIndexUpdateOp op);

/// The element of the destination that an update targets.
struct IndexUpdateTarget {
  SmallVector<Value> indices; ///< in the order of `dims`
  Value exists;               ///< i1: all indices are in range
};

/// Loads the indices of the update at `ivs`, which has all loops; only those
/// that count updates matter.
IndexUpdateTarget loadTarget(OpBuilder &builder, BufferIndexUpdateOp op,
                             ValueRange ivs);

/// Updates the element at `ivs`. The target must exist.
void updateElement(OpBuilder &builder, BufferIndexUpdateOp op, ValueRange ivs,
                   const IndexUpdateTarget &target);

/// Replaces `op`, alone in a kernel, by the host's loops.
void emitIndexUpdateLoops(BufferIndexUpdateOp op);

} // namespace mlir::dp

#endif // DP_SCHEDULE_TRANSFORMS_INDEXUPDATE_H
