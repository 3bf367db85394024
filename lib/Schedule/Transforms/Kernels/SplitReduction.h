//===- SplitReduction.h - A reduction by many blocks ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_SPLITREDUCTION_H
#define DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_SPLITREDUCTION_H

#include "dp/Schedule/Analysis/SizeEvaluator.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Two ops in place of a reduction.
struct SplitReduction {
  /// Combines fixed parts of the summands in buffers of their own, which
  /// `fills` fill with the neutral value.
  linalg::GenericOp parts;
  SmallVector<linalg::FillOp, 1> fills;
  /// Combines the parts of each result with its value so far, in order.
  linalg::GenericOp combination;
};

/// Replaces `op`, which is on buffers, if a GPU's blocks that reduce for
/// different results are too few to fill it, and each thread of them would
/// combine many summands. The number of parts depends on static sizes and, for
/// dynamic ones, on those of the whole batch, if `sizes` knows it; so each run
/// combines in the same order. A part without summands has the neutral value.
///
/// Iteration i of the loop that is split is in part (i floordiv run) mod
/// count, which the indexing map of the partial results says: a structured op
/// with any extents, dynamic ones as well. The first dimension of a buffer of
/// partial results is the part.
///
/// Upstream's linalg::splitReduction needs a static extent that the number of
/// parts divides, one result, and knows neither a dynamic extent nor a rest;
/// PartialReductionOpInterface makes loops of tiles, whose sizes depend on the
/// iteration, and these would hide the parallel loops from a kernel.
std::optional<SplitReduction> splitReduction(RewriterBase &rewriter,
                                             linalg::GenericOp op,
                                             SizeEvaluator &sizes);

/// Returns true if `op` should be computed by many blocks that combine their
/// integers in memory (isExactReduction): then its result is filled by another
/// kernel.
bool shouldReduceByGrid(linalg::GenericOp op, SizeEvaluator &sizes);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_SPLITREDUCTION_H
