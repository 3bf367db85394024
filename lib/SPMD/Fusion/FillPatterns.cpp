//===- FillPatterns.cpp - Tensors of one value ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FillPatterns.h"
#include "IndexUpdatePatterns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Replaces an input all of whose elements are one value by that value.
struct InlineFillInput : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    bool changed = false;
    for (OpOperand *operand : op.getDpsInputOperands()) {
      Value element = getOnlyElement(operand->get());
      BlockArgument argument = op.getMatchingBlockArgument(operand);
      if (!element || argument.use_empty())
        continue;
      rewriter.modifyOpInPlace(op,
                               [&] { argument.replaceAllUsesWith(element); });
      changed = true;
    }
    return success(changed);
  }
};

/// Replaces an op that writes one value to all elements by a fill.
struct MakeFill : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0 ||
        !op.getIndexingMapsArray().back().isPermutation())
      return failure();
    Value value = op.getBody()->getTerminator()->getOperand(0);
    if (value.getParentBlock() == op.getBody()) {
      Attribute constant;
      if (!matchPattern(value, m_Constant(&constant)))
        return failure();
      value = arith::ConstantOp::create(rewriter, op.getLoc(),
                                        cast<TypedAttr>(constant));
    }
    rewriter.replaceOpWithNewOp<linalg::FillOp>(op, value, op.getDpsInits());
    return success();
  }
};

/// Elements of the largest constant of one value that stays in the executable.
constexpr int64_t kLargestSplat = 1 << 18;

/// Fills a tensor of one value that the executable would have in full.
struct FillLargeConstant : OpRewritePattern<arith::ConstantOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::ConstantOp op,
                                PatternRewriter &rewriter) const override {
    auto splat = dyn_cast<SplatElementsAttr>(op.getValue());
    if (!splat || !isa<RankedTensorType>(splat.getType()) ||
        splat.getNumElements() <= kLargestSplat || op->use_empty())
      return failure();
    auto type = cast<RankedTensorType>(splat.getType());
    auto value = dyn_cast<TypedAttr>(splat.getSplatValue<Attribute>());
    if (type.getEncoding() || !value ||
        !isa<IntegerType, FloatType, IndexType>(value.getType()))
      return failure();
    Value element = arith::ConstantOp::create(rewriter, op.getLoc(), value);
    Value empty = tensor::EmptyOp::create(
        rewriter, op.getLoc(), type.getShape(), type.getElementType());
    rewriter.replaceOpWithNewOp<linalg::FillOp>(op, element, empty);
    return success();
  }
};

} // namespace

void mlir::dp::populateFillPatterns(RewritePatternSet &patterns) {
  patterns.add<InlineFillInput, MakeFill>(patterns.getContext());
}

void mlir::dp::populateLargeConstantPatterns(RewritePatternSet &patterns) {
  patterns.add<FillLargeConstant>(patterns.getContext());
}
