//===- IndexToArith.cpp - The index dialect's ops as arith's --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-index-to-arith"

namespace mlir::dp {
#define GEN_PASS_DEF_DPINDEXTOARITH
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

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

/// Replaces `op`, if it is a From, by a To with its operands.
template <typename From, typename To>
static bool replace(Operation *op, IRRewriter &rewriter) {
  if (!isa<From>(op))
    return false;
  rewriter.replaceOpWithNewOp<To>(op, op->getResultTypes(), op->getOperands());
  return true;
}

static void replace(Operation *op, IRRewriter &rewriter) {
  rewriter.setInsertionPoint(op);
  if (replace<index::AddOp, arith::AddIOp>(op, rewriter) ||
      replace<index::SubOp, arith::SubIOp>(op, rewriter) ||
      replace<index::MulOp, arith::MulIOp>(op, rewriter) ||
      replace<index::DivSOp, arith::DivSIOp>(op, rewriter) ||
      replace<index::DivUOp, arith::DivUIOp>(op, rewriter) ||
      replace<index::CeilDivSOp, arith::CeilDivSIOp>(op, rewriter) ||
      replace<index::CeilDivUOp, arith::CeilDivUIOp>(op, rewriter) ||
      replace<index::FloorDivSOp, arith::FloorDivSIOp>(op, rewriter) ||
      replace<index::RemSOp, arith::RemSIOp>(op, rewriter) ||
      replace<index::RemUOp, arith::RemUIOp>(op, rewriter) ||
      replace<index::MaxSOp, arith::MaxSIOp>(op, rewriter) ||
      replace<index::MaxUOp, arith::MaxUIOp>(op, rewriter) ||
      replace<index::MinSOp, arith::MinSIOp>(op, rewriter) ||
      replace<index::MinUOp, arith::MinUIOp>(op, rewriter) ||
      replace<index::ShlOp, arith::ShLIOp>(op, rewriter) ||
      replace<index::ShrSOp, arith::ShRSIOp>(op, rewriter) ||
      replace<index::ShrUOp, arith::ShRUIOp>(op, rewriter) ||
      replace<index::AndOp, arith::AndIOp>(op, rewriter) ||
      replace<index::OrOp, arith::OrIOp>(op, rewriter) ||
      replace<index::XOrOp, arith::XOrIOp>(op, rewriter) ||
      replace<index::CastSOp, arith::IndexCastOp>(op, rewriter) ||
      replace<index::CastUOp, arith::IndexCastUIOp>(op, rewriter))
    return;
  if (auto compare = dyn_cast<index::CmpOp>(op))
    rewriter.replaceOpWithNewOp<arith::CmpIOp>(
        op, convert(compare.getPred()), compare.getLhs(), compare.getRhs());
  else if (auto constant = dyn_cast<index::ConstantOp>(op))
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(
        op, constant.getValue().getSExtValue());
  else if (auto constant = dyn_cast<index::BoolConstantOp>(op))
    rewriter.replaceOpWithNewOp<arith::ConstantIntOp>(op, constant.getValue(),
                                                      1);
  else if (isa<index::SizeOfOp>(op))
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, 64);
}

namespace {
struct IndexToArith : dp::impl::DPIndexToArithBase<IndexToArith> {
  void runOnStage() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa_and_nonnull<index::IndexDialect>(op->getDialect()))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (Operation *op : ops) {
      LDBG() << "replace " << *op;
      replace(op, rewriter);
    }
  }
};
} // namespace
