//===- LinalgIndexing.h - Global indices in a chunk of a loop -----*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_EXTENSIONS_LINALGINDEXING_H
#define DP_LIB_EXTENSIONS_LINALGINDEXING_H

#include "dp/Interfaces/PlacementRule.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// The loop of `op` whose index `value` is, as it stands.
std::optional<int64_t> getLoopIndex(linalg::LinalgOp op, Value value);

/// The one loop of `op` that `value`, computed in its body, depends on by
/// linalg.index; none if there are several or none.
std::optional<int64_t> getOnlyLoop(linalg::LinalgOp op, Value value);

/// Rebuilds `clone`, the localized form of `original`, so that a chunk of the
/// sharded loop reads and computes what these iterations of the whole loop do:
/// linalg.index counts from the chunk's offset, and what is read elsewhere than
/// in the operand's own chunk (windows, reversals, strides, diagonals) is read
/// from the whole tensor.
linalg::LinalgOp globalizeReads(linalg::LinalgOp original,
                                linalg::LinalgOp clone, OpBuilder &builder,
                                const Localization &localization);

} // namespace mlir::dp

#endif // DP_LIB_EXTENSIONS_LINALGINDEXING_H
