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
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
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
static void readAtSlot(RewriterBase &rewriter, OpOperand &use, Value table,
                       Value sums) {
  auto reader = cast<linalg::GenericOp>(use.getOwner());
  Location loc = reader.getLoc();
  BlockArgument argument = reader.getMatchingBlockArgument(&use);
  SmallVector<AffineMap> maps = reader.getIndexingMapsArray();
  maps[use.getOperandNumber()] =
      AffineMap::get(reader.getNumLoops(), /*symbolCount=*/0,
                     rewriter.getAffineDimExpr(0), rewriter.getContext());
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.startOpModification(reader);
  use.set(table);
  reader.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  rewriter.setInsertionPointToStart(reader.getBody());
  SmallVector<Value> indices{arith::IndexCastOp::create(rewriter, loc,
                                                        rewriter.getIndexType(),
                                                        argument)
                                 .getResult()};
  for (unsigned loop = 1; loop < reader.getNumLoops(); ++loop)
    indices.push_back(linalg::IndexOp::create(rewriter, loc, loop));
  auto sum = tensor::ExtractOp::create(rewriter, loc, sums, indices);
  argument.replaceAllUsesExcept(sum, indices.front().getDefiningOp());
  argument.setType(getElementTypeOrSelf(table.getType()));
  rewriter.finalizeOpModification(reader);
}

/// Stores the sums of the rows that `update` updates only.
static void compact(RewriterBase &rewriter, IndexUpdateOp update, Value zero) {
  Location loc = update.getLoc();
  auto fill = [&](ArrayRef<OpFoldResult> sizes, Value element) {
    Value empty =
        tensor::EmptyOp::create(rewriter, loc, sizes, element.getType());
    return linalg::FillOp::create(rewriter, loc, element, empty).getResult(0);
  };
  RowUpdates rows = flattenRowUpdates(rewriter, update);
  // Slot 0 has the zeros that all other rows read.
  Type number = rewriter.getI32Type();
  Value none = arith::ConstantIntOp::create(rewriter, loc, number, 0);
  Value table =
      fill(tensor::getMixedSize(rewriter, loc, update.getDest(), 0), none);
  RowSlots slots = assignRowSlots(rewriter, update, rows, table, /*first=*/1);
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, loc, rows.updates);
  if (auto size = dyn_cast<Value>(sizes[0]))
    sizes[0] =
        arith::AddIOp::create(rewriter, loc, size,
                              arith::ConstantIndexOp::create(rewriter, loc, 1))
            .getResult();
  else
    sizes[0] = rewriter.getIndexAttr(*getConstantIntValue(sizes[0]) + 1);
  Value zeros = fill(sizes, zero);
  Value sums = IndexUpdateOp::create(
      rewriter, loc, zeros.getType(), rows.updates, zeros, slots.slots,
      update.getDimsAttr(), update.getBatchingAttr(), update.getKindAttr());
  while (!update->use_empty())
    readAtSlot(rewriter, *update->use_begin(), slots.table, sums);
  rewriter.eraseOp(update);
}

namespace {
/// Stores the sums of the updated rows of a tensor of zeros only, where each of
/// its readers reads one element in each iteration.
struct CompactZeros : OpRewritePattern<IndexUpdateOp> {
  CompactZeros(MLIRContext *context, int64_t minBytes,
               Pass::Statistic &numCompacted)
      : OpRewritePattern(context), minBytes(minBytes),
        numCompacted(numCompacted) {}

  LogicalResult matchAndRewrite(IndexUpdateOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getKind() != ReductionKind::add || op->use_empty() ||
        !llvm::all_of(op->getUses(), isElementwiseRead) ||
        !isIdentityTensor(op.getDest(), ReductionKind::add))
      return failure();
    std::optional<CompactionTraffic> traffic = estimateCompaction(op);
    if (!traffic)
      return failure();
    if (minBytes > 0 && (!traffic->isMuchLess() ||
                         traffic->whole - traffic->compact < minBytes))
      return failure();
    Value zero = buildOnlyElement(rewriter, op.getLoc(), op.getDest());
    if (!zero)
      return failure();
    LDBG() << "store the updated rows only of " << op;
    compact(rewriter, op, zero);
    ++numCompacted;
    return success();
  }

private:
  int64_t minBytes;
  Pass::Statistic &numCompacted;
};

struct CompactIndexUpdates
    : dp::impl::DPCompactIndexUpdatesBase<CompactIndexUpdates> {
  using DPCompactIndexUpdatesBase::DPCompactIndexUpdatesBase;

  void runOnProgram() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<CompactZeros>(&getContext(), minBytes, numCompacted);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
