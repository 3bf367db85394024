//===- DecomposeAggregates.cpp - Aggregate ops to structured ops ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-decompose-aggregates"

namespace mlir::dp {
#define GEN_PASS_DEF_DPDECOMPOSEAGGREGATES
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static bool isAggregate(Operation *op) {
  return isa<linalg::AggregatedOpInterface>(op) &&
         isa_and_nonnull<linalg::LinalgDialect>(op->getDialect());
}

namespace {
struct DecomposeAggregate
    : OpInterfaceRewritePattern<linalg::AggregatedOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::AggregatedOpInterface op,
                                PatternRewriter &rewriter) const override {
    if (!isAggregate(op))
      return failure();
    LDBG() << "decompose " << op->getName() << " at " << op->getLoc();
    FailureOr<SmallVector<Value>> parts = op.decomposeOperation(rewriter);
    if (failed(parts))
      return failure();
    rewriter.replaceOp(op, *parts);
    return success();
  }
};

/// Cuts an operand to the part that a window of one position reaches (`i * 2 +
/// k`, one i). Without the unit loop, `k` alone would run over the whole
/// dimension.
struct CutWindows : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics())
      return failure();
    SmallVector<int64_t> extents = op.getStaticLoopRanges();
    bool isChanged = false;
    for (OpOperand *operand : op.getDpsInputOperands()) {
      std::optional<SmallVector<int64_t>> cut = getCut(op, operand, extents);
      if (!cut)
        continue;
      LDBG() << "cut operand " << operand->getOperandNumber() << " of "
             << op->getName() << " at " << op.getLoc();
      SmallVector<OpFoldResult> sizes =
          tensor::getMixedSizes(rewriter, op.getLoc(), operand->get());
      for (auto [size, extent] : llvm::zip_equal(sizes, *cut))
        if (!ShapedType::isDynamic(extent))
          size = rewriter.getIndexAttr(extent);
      SmallVector<OpFoldResult> zeros(sizes.size(), rewriter.getIndexAttr(0));
      SmallVector<OpFoldResult> ones(sizes.size(), rewriter.getIndexAttr(1));
      Value part = tensor::ExtractSliceOp::create(
          rewriter, op.getLoc(), operand->get(), zeros, sizes, ones);
      rewriter.modifyOpInPlace(op, [&] { operand->set(part); });
      isChanged = true;
    }
    return success(isChanged);
  }

private:
  /// Returns the extents to which `operand` is cut, dynamic where it stays;
  /// none if it is read whole.
  static std::optional<SmallVector<int64_t>>
  getCut(linalg::GenericOp op, OpOperand *operand, ArrayRef<int64_t> extents) {
    auto type = dyn_cast<RankedTensorType>(operand->get().getType());
    if (!type)
      return std::nullopt;
    SmallVector<AffineExpr> loops;
    for (auto [loop, extent] : llvm::enumerate(extents))
      loops.push_back(extent == 1 ? getAffineConstantExpr(0, op.getContext())
                                  : getAffineDimExpr(loop, op.getContext()));
    SmallVector<int64_t> cut(type.getRank(), ShapedType::kDynamic);
    bool isCut = false;
    AffineMap map = op.getMatchingIndexingMap(operand);
    for (auto [dim, expression] : llvm::enumerate(map.getResults())) {
      auto alone = dyn_cast<AffineDimExpr>(expression.replaceDims(loops));
      if (isa<AffineDimExpr>(expression) || !alone || type.isDynamicDim(dim))
        continue;
      int64_t extent = extents[alone.getPosition()];
      if (ShapedType::isDynamic(extent) || extent == type.getDimSize(dim))
        continue;
      cut[dim] = extent;
      isCut = true;
    }
    return isCut ? std::optional(cut) : std::nullopt;
  }
};

struct DecomposeAggregates
    : dp::impl::DPDecomposeAggregatesBase<DecomposeAggregates> {
  void runOnStage() override {
    RewritePatternSet aggregates(&getContext()), windows(&getContext());
    aggregates.add<DecomposeAggregate>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(aggregates));
    WalkResult left = getOperation()->walk([](Operation *op) {
      if (!isAggregate(op))
        return WalkResult::advance();
      op->emitOpError() << "cannot be decomposed into structured ops";
      return WalkResult::interrupt();
    });
    if (left.wasInterrupted())
      return signalPassFailure();
    // A second walk: the driver does not visit the ops of an aggregate.
    windows.add<CutWindows>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(windows));
  }
};
} // namespace
