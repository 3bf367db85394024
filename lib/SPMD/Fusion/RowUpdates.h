//===- RowUpdates.h - Updates of a tensor's rows ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_ROWUPDATES_H
#define DP_LIB_SPMD_FUSION_ROWUPDATES_H

#include "dp/IR/DP.h"

#include "mlir/IR/Builders.h"

#include <optional>

namespace mlir::dp {

/// Updates of rows and the rows' numbers, both counted over one dimension.
struct RowUpdates {
  Value updates, indices;
};

/// Slots of updates: each row that is updated has one.
struct RowSlots {
  Value table; ///< the slot of each row that is updated
  Value slots; ///< the slot of each update's row; -1 if there is no such row
};

/// Drops the last dimension, of one element.
Value dropLastDim(OpBuilder &builder, Location loc, Value tensor);

/// Returns true if `update` updates rows, which are numbered along dimension 0.
bool updatesRows(IndexUpdateOp update);

/// Returns the operands of an op that updates rows.
RowUpdates flattenRowUpdates(OpBuilder &builder, IndexUpdateOp update);

/// Gives each row that is updated a slot: the number of its last update, of
/// which the first one has the number `first`. They are written into `table`,
/// one number for each row of the destination.
RowSlots assignRowSlots(OpBuilder &builder, IndexUpdateOp update,
                        const RowUpdates &rows, Value table, int64_t first);

/// The bytes that are moved if all rows of an updated tensor are stored, and if
/// only the updated ones are, side by side, with a table of their slots.
struct CompactionTraffic {
  double whole, compact;
  /// Returns true if so much less is moved that it pays to look slots up.
  bool isMuchLess() const { return compact <= whole / 2; }
};

/// Returns the traffic of the fills and of all readers; none if `op` does not
/// update rows, or if a size has no bound.
std::optional<CompactionTraffic> estimateCompaction(IndexUpdateOp op);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_ROWUPDATES_H
