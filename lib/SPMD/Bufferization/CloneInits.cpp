//===- CloneInits.cpp - Clones of shared fills ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-clone-inits"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCLONEINITS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `use` is the destination of a result or the init of a loop.
static bool isInit(OpOperand &use) {
  auto dps = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
  auto loop = dyn_cast<LoopLikeOpInterface>(use.getOwner());
  return (dps && dps.isDpsInit(&use)) ||
         (loop && loop.getTiedLoopRegionIterArg(&use));
}

/// The value of all elements of a constant tensor; null if they differ.
static TypedAttr getSplat(Operation *op) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  auto elements = constant ? dyn_cast<SplatElementsAttr>(constant.getValue())
                           : SplatElementsAttr();
  if (!elements || !isa<RankedTensorType>(elements.getType()) ||
      !elements.getElementType().isIntOrIndexOrFloat())
    return {};
  return cast<TypedAttr>(elements.getSplatValue<Attribute>());
}

/// Returns true if the result of `op` costs no more to compute again than to
/// copy.
static bool isMaker(Operation *op) {
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return fill.hasPureTensorSemantics() &&
           fill.getOutputs().front().getDefiningOp<tensor::EmptyOp>();
  return isa<tensor::EmptyOp, tensor::SplatOp>(op) || getSplat(op);
}

/// The value of all elements of a maker that is no empty tensor.
static Value getElement(OpBuilder &builder, Operation *op) {
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return fill.getInputs()[0];
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    return splat.getInput();
  return arith::ConstantOp::create(builder, op->getLoc(), getSplat(op));
}

/// Clones `op`, a splat or constant as a fill.
static Value cloneMaker(OpBuilder &builder, Operation *op) {
  Location loc = op->getLoc();
  IRMapping mapping;
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    builder.clone(*fill.getOutputs().front().getDefiningOp(), mapping);
  if (isa<linalg::FillOp, tensor::EmptyOp>(op))
    return builder.clone(*op, mapping)->getResult(0);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  ValueRange sizes;
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    sizes = splat.getDynamicSizes();
  Value element = getElement(builder, op);
  Value empty = tensor::EmptyOp::create(builder, loc, type, sizes);
  return linalg::FillOp::create(builder, loc, element, empty).getResult(0);
}

namespace {

/// Replaces a slice of one value, which ops begin with, by a fill of its sizes:
/// the whole tensor would be stored, and the slice copied.
struct FillSlice : OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp slice,
                                PatternRewriter &rewriter) const override {
    Operation *maker = slice.getSource().getDefiningOp();
    if (!maker || !isMaker(maker) || isa<tensor::EmptyOp>(maker) ||
        !llvm::any_of(slice->getUses(), isInit))
      return failure();
    SmallVector<OpFoldResult> sizes;
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    for (auto [dim, size] : llvm::enumerate(slice.getMixedSizes()))
      if (!dropped.test(dim))
        sizes.push_back(size);
    RankedTensorType type = slice.getType();
    SmallVector<int64_t> shape;
    SmallVector<Value> dynamicSizes;
    dispatchIndexOpFoldResults(sizes, dynamicSizes, shape);
    if (RankedTensorType::get(shape, type.getElementType()) != type)
      return failure();
    LDBG() << "fill a slice of " << maker->getName() << " at "
           << slice.getLoc();
    Value empty = tensor::EmptyOp::create(rewriter, slice.getLoc(), sizes,
                                          type.getElementType());
    Value element = getElement(rewriter, maker);
    rewriter.replaceOpWithNewOp<linalg::FillOp>(slice, element, empty);
    return success();
  }
};

/// Clones an empty tensor, or a fill, splat or constant, for each accumulation
/// that begins with it.
struct CloneForInits : RewritePattern {
  CloneForInits(MLIRContext *context, bool isEmpty, Pass::Statistic &numClones)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        isEmpty(isEmpty), numClones(numClones) {}

  LogicalResult matchAndRewrite(Operation *maker,
                                PatternRewriter &rewriter) const override {
    if (!isMaker(maker) || isa<tensor::EmptyOp>(maker) != isEmpty)
      return failure();
    bool isFillOrEmpty = isa<linalg::FillOp, tensor::EmptyOp>(maker);
    bool shared = !maker->hasOneUse();
    bool hasChanged = false;
    for (OpOperand &use : llvm::make_early_inc_range(maker->getUses())) {
      Operation *user = use.getOwner();
      // In a loop each iteration needs a clone of its own.
      bool isOwn = !shared && isFillOrEmpty &&
                   (user->getBlock() == maker->getBlock() || isEmpty);
      if (isOwn || !isInit(use))
        continue;
      LDBG() << "clone " << maker->getName() << " for " << user->getName()
             << " at " << user->getLoc();
      rewriter.setInsertionPoint(user);
      Value clone = cloneMaker(rewriter, maker);
      rewriter.modifyOpInPlace(user, [&] { use.set(clone); });
      ++numClones;
      hasChanged = true;
    }
    if (maker->use_empty()) {
      rewriter.eraseOp(maker);
      hasChanged = true;
    }
    return success(hasChanged);
  }

private:
  bool isEmpty;
  Pass::Statistic &numClones;
};

/// Moves the fills with which an op begins to it, so that they are not kept
/// until then, and one kernel may do both. A fill gets the location of the op:
/// CSE has left that of the first fill of its type, which names the buffer in
/// dumps.
struct MoveFillsToUse : RewritePattern {
  explicit MoveFillsToUse(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    SmallVector<linalg::FillOp> fills;
    for (OpOperand &operand : op->getOpOperands()) {
      auto fill = operand.get().getDefiningOp<linalg::FillOp>();
      if (fill && fill->hasOneUse() && isInit(operand))
        fills.push_back(fill);
    }
    for (linalg::FillOp fill : fills)
      rewriter.modifyOpInPlace(fill, [&] { fill->setLoc(op->getLoc()); });
    size_t numFills = fills.size();
    llvm::erase_if(fills, [&](linalg::FillOp fill) {
      return fill->getBlock() != op->getBlock();
    });
    llvm::sort(fills, [](linalg::FillOp a, linalg::FillOp b) {
      return a->isBeforeInBlock(b);
    });
    for (linalg::FillOp fill : fills)
      rewriter.moveOpBefore(fill, op);
    return success(numFills != 0);
  }
};

/// Gives an empty tensor the location of the op that writes it, as
/// MoveFillsToUse does for a fill.
struct LocateEmptyAtUse : OpRewritePattern<tensor::EmptyOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::EmptyOp empty,
                                PatternRewriter &rewriter) const override {
    if (!empty->hasOneUse() || !isInit(*empty->use_begin()))
      return failure();
    Location loc = empty->use_begin()->getOwner()->getLoc();
    rewriter.modifyOpInPlace(empty, [&] { empty->setLoc(loc); });
    return success();
  }
};

struct CloneInits : dp::impl::DPCloneInitsBase<CloneInits> {
  void runOnEntry() override {
    MLIRContext *context = &getContext();
    apply(std::make_unique<FillSlice>(context));
    // Fills first, since each clone of a fill brings an empty tensor, whose
    // location is then that of the fill.
    for (bool isEmpty : {false, true})
      apply(std::make_unique<CloneForInits>(context, isEmpty, numClones));
    apply(std::make_unique<MoveFillsToUse>(context));
    apply(std::make_unique<LocateEmptyAtUse>(context));
  }

private:
  void apply(std::unique_ptr<RewritePattern> pattern) {
    RewritePatternSet patterns(&getContext(), std::move(pattern));
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
