//===- CompactIndexUpdates.cpp - Compact gradients of indexed updates -----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The gradient of an embedding is zero except in the rows that a batch names:
// 1,024 of the 30,522 of BERT. Its sums are stored side by side, and a table
// says where the sum of a row is.
//
//===----------------------------------------------------------------------===//

#include "IndexUpdatePatterns.h"
#include "RowUpdates.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-compact-index-updates"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCOMPACTINDEXUPDATES
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if an iteration of `use`'s op reads the element of its own
/// index there, and writes such elements.
static bool isElementwiseRead(OpOperand &use) {
  auto reader = dyn_cast<linalg::GenericOp>(use.getOwner());
  return reader && reader.hasPureTensorSemantics() && reader.isDpsInput(&use) &&
         reader.getNumReductionLoops() == 0 &&
         reader.getMatchingIndexingMap(&use).isIdentity() &&
         llvm::all_of(reader.getDpsInitsMutable(), [&](OpOperand &init) {
           return reader.getMatchingIndexingMap(&init).isIdentity();
         });
}

/// Lets `use`'s op read the sum of its row in `sums`, at the slot that `table`
/// has for the row.
static void readAtSlot(OpBuilder &builder, OpOperand &use, Value table,
                       Value sums) {
  auto reader = cast<linalg::GenericOp>(use.getOwner());
  Location loc = reader.getLoc();
  BlockArgument argument = reader.getMatchingBlockArgument(&use);
  SmallVector<AffineMap> maps = reader.getIndexingMapsArray();
  maps[use.getOperandNumber()] =
      AffineMap::get(reader.getNumLoops(), /*symbolCount=*/0,
                     builder.getAffineDimExpr(0), builder.getContext());
  use.set(table);
  reader.setIndexingMapsAttr(builder.getAffineMapArrayAttr(maps));
  builder.setInsertionPointToStart(reader.getBody());
  SmallVector<Value> indices{
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), argument)
          .getResult()};
  for (unsigned loop = 1; loop < reader.getNumLoops(); ++loop)
    indices.push_back(linalg::IndexOp::create(builder, loc, loop));
  auto sum = tensor::ExtractOp::create(builder, loc, sums, indices);
  argument.replaceAllUsesExcept(sum, indices.front().getDefiningOp());
  argument.setType(getElementTypeOrSelf(table.getType()));
}

/// Stores the sums of the rows that `update` updates only.
static void compact(IndexUpdateOp update, Value zero) {
  OpBuilder builder(update);
  Location loc = update.getLoc();
  auto fill = [&](ArrayRef<OpFoldResult> sizes, Value element) {
    Value empty =
        tensor::EmptyOp::create(builder, loc, sizes, element.getType());
    return linalg::FillOp::create(builder, loc, element, empty).getResult(0);
  };
  RowUpdates rows = flattenRowUpdates(builder, update);
  // Slot 0 has the zeros that all other rows read.
  Type number = builder.getI32Type();
  Value none = arith::ConstantIntOp::create(builder, loc, number, 0);
  Value table =
      fill(tensor::getMixedSize(builder, loc, update.getDest(), 0), none);
  RowSlots slots = assignRowSlots(builder, update, rows, table, /*first=*/1);
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, loc, rows.updates);
  if (auto size = dyn_cast<Value>(sizes[0]))
    sizes[0] =
        arith::AddIOp::create(builder, loc, size,
                              arith::ConstantIndexOp::create(builder, loc, 1))
            .getResult();
  else
    sizes[0] = builder.getIndexAttr(*getConstantIntValue(sizes[0]) + 1);
  Value zeros = fill(sizes, zero);
  Value sums = IndexUpdateOp::create(
      builder, loc, zeros.getType(), rows.updates, zeros, slots.slots,
      update.getDimsAttr(), update.getBatchingAttr(), update.getKindAttr());
  while (!update->use_empty())
    readAtSlot(builder, *update->use_begin(), slots.table, sums);
  update->erase();
}

namespace {
struct CompactIndexUpdates
    : dp::impl::DPCompactIndexUpdatesBase<CompactIndexUpdates> {
  using DPCompactIndexUpdatesBase::DPCompactIndexUpdatesBase;

  void runOnProgram() override {
    SmallVector<IndexUpdateOp> updates;
    getOperation().walk([&](IndexUpdateOp op) { updates.push_back(op); });
    for (IndexUpdateOp op : updates) {
      Value zero = getZero(op);
      if (!zero)
        continue;
      LDBG() << "store the updated rows only of " << op;
      ++numCompacted;
      compact(op, zero);
    }
  }

private:
  /// Returns the element of the zeros that `op` adds to, if only the rows that
  /// it updates should be stored.
  Value getZero(IndexUpdateOp op) const {
    if (op.getKind() != ReductionKind::add || op->use_empty() ||
        !llvm::all_of(op->getUses(), isElementwiseRead) ||
        !isIdentityTensor(op.getDest(), ReductionKind::add))
      return nullptr;
    std::optional<CompactionTraffic> traffic = estimateCompaction(op);
    if (!traffic)
      return nullptr;
    if (minBytes > 0 && (!traffic->isMuchLess() ||
                         traffic->whole - traffic->compact < minBytes))
      return nullptr;
    OpBuilder builder(op);
    return buildOnlyElement(builder, op.getLoc(), op.getDest());
  }
};
} // namespace
