//===- WidenCollectives.cpp - Reductions of integers of odd widths --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/Transforms/Communication/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-widen-collectives"

namespace mlir::dp {
#define GEN_PASS_DEF_DPWIDENCOLLECTIVES
#include "dp/Transforms/Communication/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Converts the elements of `value` to `element` by extension (signed if
/// `isSigned`) or truncation.
static Value convert(OpBuilder &builder, Location loc, Value value,
                     Type element, bool isSigned) {
  auto type = cast<RankedTensorType>(value.getType());
  bool extends = element.getIntOrFloatBitWidth() >
                 type.getElementType().getIntOrFloatBitWidth();
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, value), element);
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  return linalg::GenericOp::create(
             builder, loc, TypeRange{type.clone(element)}, ValueRange{value},
             ValueRange{empty}, ArrayRef<AffineMap>{map, map},
             SmallVector<utils::IteratorType>(type.getRank(),
                                              utils::IteratorType::parallel),
             [&](OpBuilder &body, Location at, ValueRange arguments) {
               Value result;
               if (!extends)
                 result =
                     arith::TruncIOp::create(body, at, element, arguments[0]);
               else if (isSigned)
                 result =
                     arith::ExtSIOp::create(body, at, element, arguments[0]);
               else
                 result =
                     arith::ExtUIOp::create(body, at, element, arguments[0]);
               linalg::YieldOp::create(body, at, result);
             })
      .getResult(0);
}

namespace {
/// Reduces integers without a type in memory in one that has.
template <typename OpT>
struct WidenReduction : OpRewritePattern<OpT> {
  WidenReduction(MLIRContext *context, Pass::Statistic &numWidened)
      : OpRewritePattern<OpT>(context), numWidened(numWidened) {}

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    auto element =
        type ? dyn_cast<IntegerType>(type.getElementType()) : IntegerType();
    if (!element || isStorageType(element))
      return failure();
    LDBG() << "widen " << op;
    ++numWidened;
    IntegerType storage = getStorageType(element);
    bool isSigned = op.getKind() == ReductionKind::max ||
                    op.getKind() == ReductionKind::min;
    Operation *wide = rewriter.clone(*op);
    Type resultType = op->getResult(0).getType();
    rewriter.modifyOpInPlace(wide, [&] {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPoint(wide);
      wide->setOperand(0, convert(rewriter, op.getLoc(), op->getOperand(0),
                                  storage, isSigned));
      wide->getResult(0).setType(
          cast<RankedTensorType>(resultType).clone(storage));
    });
    Value narrow = convert(rewriter, op.getLoc(), wide->getResult(0), element,
                           /*isSigned=*/false);
    // The clone must not infer a static size that the result does not have.
    if (narrow.getType() != resultType)
      narrow =
          tensor::CastOp::create(rewriter, op.getLoc(), resultType, narrow);
    rewriter.replaceOp(op, narrow);
    return success();
  }

private:
  Pass::Statistic &numWidened;
};

struct WidenCollectives : dp::impl::DPWidenCollectivesBase<WidenCollectives> {
  void runOnStage() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<WidenReduction<AllReduceOp>, WidenReduction<ReduceScatterOp>>(
        &getContext(), numWidened);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
