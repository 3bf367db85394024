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

/// Clones `scaling` after `reduce`, which then adds the unscaled sums.
static void delay(linalg::GenericOp scaling, Operation *reduce) {
  OpBuilder builder(reduce->getContext());
  builder.setInsertionPointAfter(reduce);
  reduce->setOperand(0, scaling.getInputs()[0]);
  Value sum = reduce->getResult(0);
  auto type = cast<RankedTensorType>(sum.getType());
  Value empty = tensor::EmptyOp::create(
      builder, reduce->getLoc(),
      tensor::getMixedSizes(builder, reduce->getLoc(), sum),
      type.getElementType());
  SmallVector<Value> operands(scaling->getOperands());
  operands.front() = sum;
  operands.back() = empty;
  Operation *clone = mlir::clone(builder, scaling, TypeRange{type}, operands);
  sum.replaceUsesWithIf(clone->getResult(0), [&](OpOperand &use) {
    return use.getOwner() != clone && !isa<tensor::DimOp>(use.getOwner());
  });
}

namespace {
struct DelayScaling : dp::impl::DPDelayScalingBase<DelayScaling> {
  void runOnStage() override {
    getOperation().walk([&](ParallelOp parallel) {
      SmallVector<std::pair<linalg::GenericOp, Operation *>> found;
      RankVariance variance(parallel);
      for (Operation &op : *parallel.getBodyBlock()) {
        auto reduce = dyn_cast<AllReduceOp>(op);
        auto scatter = dyn_cast<ReduceScatterOp>(op);
        bool adds = (reduce && reduce.getKind() == ReductionKind::add) ||
                    (scatter && scatter.getKind() == ReductionKind::add);
        if (!adds)
          continue;
        auto scaling = op.getOperand(0).getDefiningOp<linalg::GenericOp>();
        if (scaling && scaling->hasOneUse() &&
            scaling->getBlock() == op.getBlock() &&
            scalesProduct(scaling, variance))
          found.push_back({scaling, &op});
      }
      for (auto [scaling, reduce] : found) {
        LDBG() << "scale after " << *reduce;
        delay(scaling, reduce);
        scaling.erase();
        ++numDelayed;
      }
    });
  }
};
} // namespace
