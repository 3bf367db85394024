//===- DelayScaling.cpp - Scaling of 8-bit products after reductions ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/RankVariance.h"
#include "dp/IR/DP.h"
#include "dp/Interfaces/F8Product.h"
#include "dp/Transforms/Communication/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-delay-scaling"

namespace mlir::dp {
#define GEN_PASS_DEF_DPDELAYSCALING
#include "dp/Transforms/Communication/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `op` multiplies its first input, sums of 8-bit products,
/// possibly reshaped, by a value equal on all devices, and does nothing else.
static bool scalesProduct(linalg::GenericOp op, const RankVariance &variance) {
  if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0 ||
      !op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isIdentity())
    return false;
  auto scaled = op.getBody()
                    ->getTerminator()
                    ->getOperand(0)
                    .getDefiningOp<arith::MulFOp>();
  Value sums = op.getInputs()[0];
  while (Operation *reshape = sums.getDefiningOp()) {
    if (!isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(reshape))
      break;
    sums = reshape->getOperand(0);
  }
  auto product = sums.getDefiningOp<linalg::LinalgOp>();
  Value element = op.getBody()->getArgument(0);
  if (!scaled || !product || !findF8Product(product) || !element.hasOneUse() ||
      (scaled.getLhs() != element && scaled.getRhs() != element) ||
      !op.getIndexingMapsArray().front().isIdentity())
    return false;
  for (OpOperand *input : op.getDpsInputOperands())
    if (input->getOperandNumber() != 0 &&
        (op.getMatchingIndexingMap(input).getNumResults() != 0 ||
         variance.varies(input->get())))
      return false;
  return true;
}

/// Returns the reduction that adds the result of `scaling`, in the body of a
/// dp.parallel, if that is its only use; null otherwise.
static Operation *getReduction(linalg::GenericOp scaling) {
  if (!isa<ParallelOp>(scaling->getParentOp()) || !scaling->hasOneUse())
    return nullptr;
  Operation *user = *scaling->user_begin();
  auto reduce = dyn_cast<AllReduceOp>(user);
  auto scatter = dyn_cast<ReduceScatterOp>(user);
  bool adds = (reduce && reduce.getKind() == ReductionKind::add) ||
              (scatter && scatter.getKind() == ReductionKind::add);
  return adds && user->getBlock() == scaling->getBlock() ? user : nullptr;
}

namespace {
/// Scales the sum of a reduction instead of its summands.
struct ScaleAfterReduction : OpRewritePattern<linalg::GenericOp> {
  ScaleAfterReduction(MLIRContext *context, const RankVariance &variance,
                      Pass::Statistic &numDelayed)
      : OpRewritePattern(context), variance(variance), numDelayed(numDelayed) {}

  LogicalResult matchAndRewrite(linalg::GenericOp scaling,
                                PatternRewriter &rewriter) const override {
    Operation *reduce = getReduction(scaling);
    if (!reduce || !scalesProduct(scaling, variance))
      return failure();
    LDBG() << "scale after " << *reduce;
    ++numDelayed;
    rewriter.setInsertionPointAfter(reduce);
    rewriter.modifyOpInPlace(
        reduce, [&] { reduce->setOperand(0, scaling.getInputs()[0]); });
    Value sum = reduce->getResult(0);
    auto type = cast<RankedTensorType>(sum.getType());
    Value empty = tensor::EmptyOp::create(
        rewriter, reduce->getLoc(),
        tensor::getMixedSizes(rewriter, reduce->getLoc(), sum),
        type.getElementType());
    SmallVector<Value> operands(scaling->getOperands());
    operands.front() = sum;
    operands.back() = empty;
    Operation *scaled =
        mlir::clone(rewriter, scaling, TypeRange{type}, operands);
    rewriter.replaceUsesWithIf(sum, scaled->getResult(0), [&](OpOperand &use) {
      return use.getOwner() != scaled && !isa<tensor::DimOp>(use.getOwner());
    });
    rewriter.eraseOp(scaling);
    return success();
  }

private:
  const RankVariance &variance;
  Pass::Statistic &numDelayed;
};

struct DelayScaling : dp::impl::DPDelayScalingBase<DelayScaling> {
  void runOnStage() override {
    getOperation().walk([&](ParallelOp parallel) {
      RankVariance variance(parallel);
      RewritePatternSet patterns(&getContext());
      patterns.add<ScaleAfterReduction>(&getContext(), variance, numDelayed);
      walkAndApplyPatterns(parallel, std::move(patterns));
    });
  }
};
} // namespace
