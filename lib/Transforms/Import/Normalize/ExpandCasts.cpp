//===- ExpandCasts.cpp - Casts that upstream folds or lowers wrongly ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-normalize"

using namespace mlir;
using namespace mlir::dp;

/// Returns `type`, a tensor, vector or scalar, with elements of `element`.
static Type withElement(Type type, Type element) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(element);
  return element;
}

Value dp::createNarrowing(OpBuilder &builder, Location loc, Type type,
                          Value index) {
  assert(isNarrowInteger(type) && getElementTypeOrSelf(index).isIndex() &&
         "expected an index and a narrow type");
  Value wide = arith::IndexCastOp::create(
      builder, loc, withElement(type, builder.getI64Type()), index);
  return arith::TruncIOp::create(builder, loc, type, wide);
}

bool dp::isNarrowInteger(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isInteger() && element.getIntOrFloatBitWidth() < 64;
}

namespace {
/// Upstream folds a cast to a narrow type and back to its operand.
template <typename OpT>
struct ExpandNarrowing : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (!isNarrowInteger(op.getType()))
      return failure();
    LDBG() << "expand " << op;
    rewriter.replaceOp(
        op, createNarrowing(rewriter, op.getLoc(), op.getType(), op.getIn()));
    return success();
  }
};

/// Upstream has neither a lowering to loops nor to buffers.
struct ExpandBitcast : OpRewritePattern<tensor::BitcastOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::BitcastOp op,
                                PatternRewriter &rewriter) const override {
    LDBG() << "expand " << op;
    Value value = op.getSource();
    Type element = getElementTypeOrSelf(op.getType());
    if (getElementTypeOrSelf(value) != element)
      value = arith::BitcastOp::create(
          rewriter, op.getLoc(), withElement(value.getType(), element), value);
    if (value.getType() != op.getType())
      value =
          tensor::CastOp::create(rewriter, op.getLoc(), op.getType(), value);
    rewriter.replaceOp(op, value);
    return success();
  }
};

/// Upstream lowers the sizes of a shape as numbers of 64 bits.
struct WidenShape : OpRewritePattern<tensor::ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    if (getElementTypeOrSelf(op.getShape()).isIndex())
      return failure();
    LDBG() << "widen the shape of " << op;
    Value shape = arith::IndexCastOp::create(
        rewriter, op.getLoc(),
        withElement(op.getShape().getType(), rewriter.getIndexType()),
        op.getShape());
    rewriter.modifyOpInPlace(op, [&] { op.getShapeMutable().assign(shape); });
    return success();
  }
};
} // namespace

void dp::populateExpandCastsPatterns(RewritePatternSet &patterns) {
  patterns
      .add<ExpandNarrowing<arith::IndexCastOp>,
           ExpandNarrowing<arith::IndexCastUIOp>, ExpandBitcast, WidenShape>(
          patterns.getContext());
}
