//===- FormKernels.cpp - Kernels as regions -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FlattenLoops.h"
#include "KernelRegions.h"
#include "ReductionFills.h"
#include "RowGroups.h"
#include "SplitReduction.h"
#include "Utils/CollapseLoops.h"
#include "Utils/WorkOps.h"

#include "dp/IR/DP.h"
#include "dp/IR/Target.h"
#include "dp/Schedule/Analysis/KernelReductions.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-form-kernels"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFORMKERNELS
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Makes a linalg.generic of a copy.
struct GeneralizeCopy : OpRewritePattern<memref::CopyOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::CopyOp copy,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<MemRefType>(copy.getTarget().getType());
    if (!type || !isa<MemRefType>(copy.getSource().getType()))
      return rewriter.notifyMatchFailure(copy, "expected ranks");
    AffineMap identity = rewriter.getMultiDimIdentityMap(type.getRank());
    SmallVector<utils::IteratorType> iterators(type.getRank(),
                                               utils::IteratorType::parallel);
    rewriter.replaceOpWithNewOp<linalg::GenericOp>(
        copy, copy.getSource(), copy.getTarget(),
        ArrayRef<AffineMap>{identity, identity}, iterators,
        [](OpBuilder &builder, Location loc, ValueRange arguments) {
          linalg::YieldOp::create(builder, loc, arguments[0]);
        });
    return success();
  }
};

/// An op and the fills of its results before it.
using OpWithFills =
    std::pair<linalg::GenericOp, SmallVector<linalg::FillOp, 1>>;

struct FormKernels : dp::impl::DPFormKernelsBase<FormKernels> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    set.add<GeneralizeCopy>(context);
    linalg::populateLinalgNamedOpsGeneralizationPatterns(set);
    generalization = std::move(set);
    return success();
  }
  void runOnEntry() override;

private:
  void addRegion(LaunchRegionOp region);

  FrozenRewritePatternSet generalization;
};

} // namespace

/// Collapses the loops of `op`, and makes `fills` those of its new results.
static linalg::GenericOp collapseLoops(RewriterBase &rewriter,
                                       linalg::GenericOp op,
                                       ArrayRef<linalg::FillOp> fills) {
  SmallVector<Value> before(op.getOutputs());
  linalg::GenericOp collapsed = collapseLoops(rewriter, op);
  for (linalg::FillOp fill : fills) {
    auto *result = llvm::find(before, fill.getOutputs().front());
    rewriter.moveOpBefore(fill, collapsed);
    fill.getOutputsMutable().assign(
        collapsed.getOutputs()[result - before.begin()]);
  }
  return collapsed;
}

/// Replaces reductions among `ops` that should be split. Returns their number.
static unsigned splitReductions(RewriterBase &rewriter, func::FuncOp entry,
                                SmallVector<OpWithFills> &ops) {
  // It keeps sizes of buffers, none of which is removed meanwhile.
  SizeEvaluator sizes(entry);
  SmallVector<OpWithFills> all;
  unsigned numSplits = 0;
  for (auto &[op, fills] : ops) {
    std::optional<SplitReduction> split;
    if (!fills.empty() || !isExactReduction(op))
      split = splitReduction(rewriter, op, sizes);
    if (!split) {
      all.push_back({op, fills});
      continue;
    }
    ++numSplits;
    all.push_back({split->parts, split->fills});
    all.push_back({collapseLoops(rewriter, split->combination, fills), fills});
  }
  ops = std::move(all);
  return numSplits;
}

void FormKernels::addRegion(LaunchRegionOp region) {
  LDBG() << region.getKernelName() << " at " << region.getLoc();
  ++numRegions;
}

void FormKernels::runOnEntry() {
  func::FuncOp entry = getOperation();
  const bool gpu = getTarget(entry).isGpu();
  IRRewriter rewriter(&getContext());
  walkAndApplyPatterns(entry, generalization);
  llvm::SetVector<Operation *> singles;
  llvm::SetVector<Block *> blocks;
  for (Operation *op : getWorkOps(entry)) {
    if (!isa<linalg::GenericOp>(op)) {
      op->emitOpError() << "has no loop form";
      return signalPassFailure();
    }
    singles.insert(op);
    blocks.insert(op->getBlock());
  }
  llvm::SmallPtrSet<Operation *, 16> grouped;
  {
    SizeEvaluator sizes(entry);
    for (Block *block : blocks)
      for (RowGroup &group : groupRows(rewriter, *block, sizes, gpu)) {
        for (linalg::GenericOp op : group.ops)
          grouped.insert(op);
        group.rows = collapseRows(rewriter, group.ops, group.rows);
        addRegion(formRegion(group));
        ++numGroups;
      }
  }
  if (!gpu)
    for (Block *block : blocks)
      for (ArrayRef<linalg::GenericOp> group : groupScalars(*block, grouped)) {
        for (linalg::GenericOp op : group)
          grouped.insert(op);
        addRegion(formScalarRegion(group));
        ++numScalarGroups;
      }
  // Those that many blocks of a GPU combine are filled before the first one.
  llvm::SmallPtrSet<Operation *, 16> byGrid;
  if (gpu) {
    SizeEvaluator sizes(entry);
    for (Operation *op : singles)
      if (!grouped.contains(op) &&
          shouldReduceByGrid(cast<linalg::GenericOp>(op), sizes))
        byGrid.insert(op);
    LDBG() << byGrid.size() << " reductions by atomic operations";
    grouped.insert(byGrid.begin(), byGrid.end());
  }
  // On the host, groups have the fills.
  ReductionFills reductions;
  if (gpu)
    for (Block *block : blocks)
      for (auto &[op, found] :
           moveFillsToReductions(rewriter, *block, grouped)) {
        reductions[op] = found;
        numFills += found.size();
      }
  for (Operation *op : byGrid)
    grouped.erase(op);
  SmallVector<OpWithFills> alone;
  for (Operation *op : singles) {
    if (grouped.contains(op))
      continue;
    SmallVector<linalg::FillOp, 1> fills = reductions.lookup(op);
    linalg::GenericOp generic =
        flattenLoops(rewriter, cast<linalg::GenericOp>(op));
    alone.push_back({collapseLoops(rewriter, generic, fills), fills});
  }
  if (gpu)
    numSplits += splitReductions(rewriter, entry, alone);
  for (auto &[generic, fills] : alone)
    addRegion(formRegion(generic, fills));
  SmallVector<KernelOpInterface> kernelOps;
  entry.walk([&](KernelOpInterface op) { kernelOps.push_back(op); });
  for (KernelOpInterface op : kernelOps)
    addRegion(formRegion(op));
}
