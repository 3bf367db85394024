//===- LinalgIndexing.h - Global indices in a chunk of a loop ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_EXTENSIONS_LINALGINDEXING_H
#define DP_LIB_EXTENSIONS_LINALGINDEXING_H

#include "dp/Interfaces/PlacementRule.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// The loop of `op` whose index `value` is: linalg.index, without arithmetic.
std::optional<int64_t> getLoopIndex(linalg::LinalgOp op, Value value);

/// The only loop of `op` on whose linalg.index `value`, computed in its body,
/// depends; none if there are several or none.
std::optional<int64_t> getOnlyLoop(linalg::LinalgOp op, Value value);

/// Rebuilds `clone`, the localized form of `original`, so that each iteration
/// of the chunk computes what the same iteration of the whole loop does.
/// linalg.index counts from the chunk's offset. Inputs that are read elsewhere
/// than in their own chunk (windows, reversals, strides, diagonals) are read
/// whole.
linalg::LinalgOp globalizeReads(linalg::LinalgOp original,
                                linalg::LinalgOp clone, OpBuilder &builder,
                                const Localization &localization);

} // namespace mlir::dp

#endif // DP_LIB_EXTENSIONS_LINALGINDEXING_H
