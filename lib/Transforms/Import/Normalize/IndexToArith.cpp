//===- IndexToArith.cpp - The index dialect's ops as arith's --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::dp;

static arith::CmpIPredicate convert(index::IndexCmpPredicate predicate) {
  switch (predicate) {
  case index::IndexCmpPredicate::EQ:
    return arith::CmpIPredicate::eq;
  case index::IndexCmpPredicate::NE:
    return arith::CmpIPredicate::ne;
  case index::IndexCmpPredicate::SGE:
    return arith::CmpIPredicate::sge;
  case index::IndexCmpPredicate::SGT:
    return arith::CmpIPredicate::sgt;
  case index::IndexCmpPredicate::SLE:
    return arith::CmpIPredicate::sle;
  case index::IndexCmpPredicate::SLT:
    return arith::CmpIPredicate::slt;
  case index::IndexCmpPredicate::UGE:
    return arith::CmpIPredicate::uge;
  case index::IndexCmpPredicate::UGT:
    return arith::CmpIPredicate::ugt;
  case index::IndexCmpPredicate::ULE:
    return arith::CmpIPredicate::ule;
  case index::IndexCmpPredicate::ULT:
    return arith::CmpIPredicate::ult;
  }
  llvm_unreachable("all predicates return");
}

namespace {
template <typename From, typename To>
struct ReplaceOp : OpRewritePattern<From> {
  using OpRewritePattern<From>::OpRewritePattern;

  LogicalResult matchAndRewrite(From op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<To>(op, op->getResultTypes(),
                                    op->getOperands());
    return success();
  }
};

template <typename From, typename To>
struct ReplaceCast : OpRewritePattern<From> {
  using OpRewritePattern<From>::OpRewritePattern;

  LogicalResult matchAndRewrite(From op,
                                PatternRewriter &rewriter) const override {
    // The driver does not visit the cast that this would make.
    if (isNarrowInteger(op.getType()))
      rewriter.replaceOp(op, createNarrowing(rewriter, op.getLoc(),
                                             op.getType(), op.getInput()));
    else
      rewriter.replaceOpWithNewOp<To>(op, op.getType(), op.getInput());
    return success();
  }
};

struct ReplaceCompare : OpRewritePattern<index::CmpOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(index::CmpOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<arith::CmpIOp>(op, convert(op.getPred()),
                                               op.getLhs(), op.getRhs());
    return success();
  }
};

template <typename OpT>
struct ReplaceConstant : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if constexpr (std::is_same_v<OpT, index::ConstantOp>)
      rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(
          op, op.getValue().getSExtValue());
    else if constexpr (std::is_same_v<OpT, index::SizeOfOp>)
      rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, 64);
    else
      rewriter.replaceOpWithNewOp<arith::ConstantIntOp>(op, op.getValue(), 1);
    return success();
  }
};
} // namespace

void dp::populateIndexToArithPatterns(RewritePatternSet &patterns) {
  patterns.add<ReplaceOp<index::AddOp, arith::AddIOp>,
               ReplaceOp<index::SubOp, arith::SubIOp>,
               ReplaceOp<index::MulOp, arith::MulIOp>,
               ReplaceOp<index::DivSOp, arith::DivSIOp>,
               ReplaceOp<index::DivUOp, arith::DivUIOp>,
               ReplaceOp<index::CeilDivSOp, arith::CeilDivSIOp>,
               ReplaceOp<index::CeilDivUOp, arith::CeilDivUIOp>,
               ReplaceOp<index::FloorDivSOp, arith::FloorDivSIOp>,
               ReplaceOp<index::RemSOp, arith::RemSIOp>,
               ReplaceOp<index::RemUOp, arith::RemUIOp>,
               ReplaceOp<index::MaxSOp, arith::MaxSIOp>,
               ReplaceOp<index::MaxUOp, arith::MaxUIOp>,
               ReplaceOp<index::MinSOp, arith::MinSIOp>,
               ReplaceOp<index::MinUOp, arith::MinUIOp>,
               ReplaceOp<index::ShlOp, arith::ShLIOp>,
               ReplaceOp<index::ShrSOp, arith::ShRSIOp>,
               ReplaceOp<index::ShrUOp, arith::ShRUIOp>,
               ReplaceOp<index::AndOp, arith::AndIOp>,
               ReplaceOp<index::OrOp, arith::OrIOp>,
               ReplaceOp<index::XOrOp, arith::XOrIOp>,
               ReplaceCast<index::CastSOp, arith::IndexCastOp>,
               ReplaceCast<index::CastUOp, arith::IndexCastUIOp>,
               ReplaceCompare, ReplaceConstant<index::ConstantOp>,
               ReplaceConstant<index::BoolConstantOp>,
               ReplaceConstant<index::SizeOfOp>>(patterns.getContext());
}
