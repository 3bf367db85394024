//===- ExpandPowers.cpp - Powers of floats to integers --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// LLVM and libdevice have such a power for exponents of 32 bits only.
//
//===----------------------------------------------------------------------===//

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-expand-powers"

namespace mlir::dp {
#define GEN_PASS_DEF_DPEXPANDPOWERS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// The largest exponent that becomes products: at most 11 of them.
static constexpr int64_t kMaxProducts = 64;

/// The number that `exponent` is, also where it is the element of a tensor of
/// one number.
static std::optional<int64_t> getExponent(Value exponent) {
  if (auto argument = dyn_cast<BlockArgument>(exponent)) {
    auto op = dyn_cast<linalg::LinalgOp>(argument.getOwner()->getParentOp());
    if (!op || argument.getArgNumber() >= op.getNumDpsInputs())
      return std::nullopt;
    exponent = op->getOperand(argument.getArgNumber());
  }
  APInt number;
  if (!matchPattern(exponent, m_ConstantInt(&number)) ||
      number.getSignificantBits() > 32)
    return std::nullopt;
  return number.getSExtValue();
}

static Value createOne(ImplicitLocOpBuilder &b, Type type) {
  return arith::ConstantOp::create(b, b.getFloatAttr(type, 1.0));
}

/// Multiplies squares of `base`, in the order in which LLVM does.
static Value createProducts(ImplicitLocOpBuilder &b, Value base,
                            int64_t exponent) {
  Value result, square = base;
  for (int64_t rest = std::abs(exponent); rest != 0; rest >>= 1) {
    if (rest & 1)
      result = result ? arith::MulFOp::create(b, result, square) : square;
    if (rest > 1)
      square = arith::MulFOp::create(b, square, square);
  }
  if (!result)
    return createOne(b, base.getType());
  return exponent > 0
             ? result
             : arith::DivFOp::create(b, createOne(b, base.getType()), result);
}

/// Computes the power of |base| in f64, which has all exponents of 32 bits, and
/// gives it the sign of `base` if the exponent is odd.
static Value createPower(ImplicitLocOpBuilder &b, Value base, Value exponent) {
  Type type = base.getType(), wide = b.getF64Type();
  if (exponent.getType().isIndex())
    exponent = arith::IndexCastOp::create(b, b.getI64Type(), exponent);
  Value power = arith::SIToFPOp::create(b, wide, exponent);
  Value number =
      type.isF64() ? base : arith::ExtFOp::create(b, wide, base).getResult();
  Value size = math::PowFOp::create(b, math::AbsFOp::create(b, number), power);
  Value isOdd = exponent;
  if (!exponent.getType().isInteger(1))
    isOdd = arith::TruncIOp::create(b, b.getI1Type(), exponent);
  Value result = arith::SelectOp::create(
      b, isOdd, math::CopySignOp::create(b, size, number), size);
  return type.isF64() ? result
                      : arith::TruncFOp::create(b, type, result).getResult();
}

static Value expand(OpBuilder &builder, math::FPowIOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), builder);
  Value base = op.getLhs();
  std::optional<int64_t> exponent = getExponent(op.getRhs());
  if (!exponent || std::abs(*exponent) > kMaxProducts)
    return createPower(b, base, op.getRhs());
  Type type = base.getType();
  bool isNarrow = type.getIntOrFloatBitWidth() < 32;
  if (isNarrow) // It is rounded once.
    base = arith::ExtFOp::create(b, b.getF32Type(), base);
  Value result = createProducts(b, base, *exponent);
  return isNarrow ? arith::TruncFOp::create(b, type, result).getResult()
                  : result;
}

namespace {
struct ExpandPower : OpRewritePattern<math::FPowIOp> {
  ExpandPower(MLIRContext *context, Pass::Statistic &numExpanded)
      : OpRewritePattern(context), numExpanded(numExpanded) {}

  LogicalResult matchAndRewrite(math::FPowIOp op,
                                PatternRewriter &rewriter) const override {
    if (!isa<FloatType>(op.getType()))
      return failure();
    LDBG() << "expand " << op;
    ++numExpanded;
    rewriter.replaceOp(op, expand(rewriter, op));
    return success();
  }

private:
  Pass::Statistic &numExpanded;
};

struct ExpandPowers : dp::impl::DPExpandPowersBase<ExpandPowers> {
  void runOnStage() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ExpandPower>(&getContext(), numExpanded);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
