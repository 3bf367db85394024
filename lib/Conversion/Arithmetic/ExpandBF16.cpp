//===- ExpandBF16.cpp - bf16 arithmetic in f32 ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/F8.h"
#include "dp/Conversion/Passes.h"

#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-expand-bf16"

namespace mlir::dp {
#define GEN_PASS_DEF_DPEXPANDBF16
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if some op has a bf16 operand or result.
static bool hasBF16(func::FuncOp function) {
  return function
      .walk([](Operation *op) {
        auto isBF16 = [](Type type) {
          return getElementTypeOrSelf(type).isBF16();
        };
        return llvm::any_of(op->getResultTypes(), isBF16) ||
                       llvm::any_of(op->getOperandTypes(), isBF16)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

static bool isNarrow(Type type) { return type.isBF16() || type.isF16(); }

Value mlir::dp::createRoundingToOdd(ImplicitLocOpBuilder &b, Value wide) {
  Type i32 = b.getI32Type(), f32 = b.getF32Type(), f64 = b.getF64Type();
  Value one = arith::ConstantIntOp::create(b, 1, 32);
  Value nearest = arith::TruncFOp::create(b, f32, wide);
  Value back = arith::ExtFOp::create(b, f64, nearest);
  Value inexact =
      arith::CmpFOp::create(b, arith::CmpFPredicate::UNE, back, wide);
  Value zero = arith::ConstantFloatOp::create(b, b.getF64Type(), APFloat(0.0));
  auto compare = [&](arith::CmpFPredicate predicate, Value x, Value y) {
    return arith::CmpFOp::create(b, predicate, x, y).getResult();
  };
  Value away =
      arith::SelectOp::create(b, compare(arith::CmpFPredicate::OLT, wide, zero),
                              compare(arith::CmpFPredicate::OLT, back, wide),
                              compare(arith::CmpFPredicate::OGT, back, wide));
  Value bits = arith::BitcastOp::create(b, i32, nearest);
  Value less = arith::SubIOp::create(
      b, bits, arith::ExtUIOp::create(b, i32, away)); // towards zero
  Value odd = arith::OrIOp::create(b, less, one);
  Value chosen = arith::SelectOp::create(b, inexact, odd, bits);
  return arith::BitcastOp::create(b, f32, chosen);
}

namespace {
/// Computes math on f16 and bf16, and conversions of these to integers, in f32:
/// LLVM calls a library for some math ops, and upstream's emulation leaves the
/// conversions.
struct WidenMath : RewritePattern {
  WidenMath(MLIRContext *context, Pass::Statistic &numWidened)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        numWidened(numWidened) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!(isa_and_present<math::MathDialect>(op->getDialect()) ||
          isa<arith::FPToSIOp, arith::FPToUIOp>(op)) ||
        !llvm::any_of(op->getOperandTypes(), isNarrow))
      return failure();
    LDBG() << "compute " << op->getName() << " in f32, at " << op->getLoc();
    ++numWidened;
    Type f32 = rewriter.getF32Type();
    rewriter.modifyOpInPlace(op, [&] {
      for (OpOperand &operand : op->getOpOperands())
        if (isNarrow(operand.get().getType()))
          operand.set(arith::ExtFOp::create(rewriter, op->getLoc(), f32,
                                            operand.get()));
    });
    rewriter.setInsertionPointAfter(op);
    for (OpResult result : op->getResults()) {
      Type type = result.getType();
      if (!isNarrow(type))
        continue;
      rewriter.modifyOpInPlace(op, [&] { result.setType(f32); });
      auto narrow =
          arith::TruncFOp::create(rewriter, op->getLoc(), type, result);
      rewriter.replaceAllUsesExcept(result, narrow, narrow);
    }
    return success();
  }

private:
  Pass::Statistic &numWidened;
};

/// Rounds f64 to f16 or bf16 through f32. The first rounding is to odd, so that
/// the second gives the result of a single one.
struct RoundOnce : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    Value wide = op.getIn();
    if (!isNarrow(op.getType()) || !wide.getType().isF64())
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value rounded = createRoundingToOdd(b, wide);
    rewriter.modifyOpInPlace(op, [&] { op.getInMutable().assign(rounded); });
    return success();
  }
};

/// Converts bf16 to f64 through f32, which integer ops can compute.
struct ExtendTwice : OpRewritePattern<arith::ExtFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::ExtFOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getIn().getType().isBF16() || !op.getType().isF64())
      return failure();
    Value extended = arith::ExtFOp::create(rewriter, op.getLoc(),
                                           rewriter.getF32Type(), op.getIn());
    rewriter.modifyOpInPlace(op, [&] { op.getInMutable().assign(extended); });
    return success();
  }
};
} // namespace

/// Upstream's emulation lets a rounding and the conversion after it cancel.
/// Then overflows would depend on folding.
static void keepRounding(Operation *op) {
  if (auto truncation = dyn_cast<arith::TruncFOp>(op))
    truncation.removeFastmathAttr();
  else if (auto extension = dyn_cast<arith::ExtFOp>(op))
    extension.removeFastmathAttr();
}

namespace {
struct ExpandBF16 : dp::impl::DPExpandBF16Base<ExpandBF16> {
  void runOnStage() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<WidenMath>(&getContext(), numWidened);
    patterns.add<RoundOnce, ExtendTwice>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    // Both passes change other types, too: leave kernels without bf16 alone.
    if (!hasBF16(getOperation()))
      return;
    LDBG() << "emulate the arithmetic on bf16 of " << getOperation().getName();
    OpPassManager emulation(func::FuncOp::getOperationName());
    arith::ArithEmulateUnsupportedFloatsOptions emulate;
    emulate.sourceTypeStrs = {"bf16"};
    emulate.targetTypeStr = "f32";
    emulation.addPass(arith::createArithEmulateUnsupportedFloats(emulate));
    if (failed(runPipeline(emulation, getOperation())))
      return signalPassFailure();
    getOperation().walk(keepRounding);
    OpPassManager expansion(func::FuncOp::getOperationName());
    arith::ArithExpandOpsPassOptions expand;
    expand.includeBf16 = true;
    expansion.addPass(arith::createArithExpandOpsPass(expand));
    if (failed(runPipeline(expansion, getOperation())))
      signalPassFailure();
  }
};
} // namespace
