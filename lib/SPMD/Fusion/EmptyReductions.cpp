//===- EmptyReductions.cpp - Reductions over no elements ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "EmptyReductions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns the loops over which `op` reduces.
static SmallVector<unsigned> getReductionLoops(linalg::LinalgOp op) {
  SmallVector<unsigned> loops;
  op.getReductionDims(loops);
  return loops;
}

namespace {

/// Replaces the results of a loop that never runs by their initial values.
struct FoldEmptyReduction : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<int64_t> ranges = op.getStaticLoopRanges();
    if (!op.hasPureTensorSemantics() ||
        llvm::none_of(getReductionLoops(op),
                      [&](unsigned loop) { return ranges[loop] == 0; }))
      return failure();
    rewriter.replaceOp(op, llvm::to_vector(op.getDpsInits()));
    return success();
  }
};

/// Lets the body of a reduction that may have no elements read the initial
/// values that it ignores: it yields them if the loop does not run.
struct ReadInitOfEmptyReduction : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<int64_t> ranges = op.getStaticLoopRanges();
    SmallVector<unsigned> loops = getReductionLoops(op);
    llvm::erase_if(loops, [&](unsigned loop) {
      return !ShapedType::isDynamic(ranges[loop]);
    });
    SmallVector<OpOperand *> ignored;
    for (OpOperand &init : op.getDpsInitsMutable())
      if (!op.payloadUsesValueFromOperand(&init))
        ignored.push_back(&init);
    if (!op.hasPureTensorSemantics() || loops.empty() || ignored.empty())
      return failure();

    Location loc = op.getLoc();
    SmallVector<Range> extents = op.createLoopRanges(rewriter, loc);
    Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    Value runs;
    for (unsigned loop : loops) {
      Value extent =
          getValueOrCreateConstantIndexOp(rewriter, loc, extents[loop].size);
      Value some = arith::CmpIOp::create(
          rewriter, loc, arith::CmpIPredicate::ne, extent, zero);
      runs = runs ? arith::AndIOp::create(rewriter, loc, runs, some) : some;
    }
    Operation *yield = op.getBlock()->getTerminator();
    rewriter.setInsertionPoint(yield);
    rewriter.modifyOpInPlace(yield, [&] {
      for (OpOperand *init : ignored) {
        OpOperand &value =
            yield->getOpOperand(op.getTiedOpResult(init).getResultNumber());
        value.set(arith::SelectOp::create(rewriter, loc, runs, value.get(),
                                          op.getMatchingBlockArgument(init)));
      }
    });
    return success();
  }
};

} // namespace

void mlir::dp::populateEmptyReductionPatterns(RewritePatternSet &patterns) {
  // Before the patterns that drop operands that the body does not read.
  patterns.add<FoldEmptyReduction, ReadInitOfEmptyReduction>(
      patterns.getContext(), PatternBenefit(8));
}
