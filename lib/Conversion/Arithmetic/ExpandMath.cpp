//===- ExpandMath.cpp - Expansion of math ops without a lowering ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Upstream expands math.ipowi to a function (convert-math-to-funcs), which the
// kernels of a gpu.module cannot call and which divides by zero.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-expand-math"

namespace mlir::dp {
#define GEN_PASS_DEF_DPEXPANDMATH
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

namespace {
/// Powers of one base: squares it for each bit of the exponent, and multiplies
/// those whose bit is set. Products wrap, so bits that a loop reads of a
/// negative exponent do no harm.
class PowerBuilder {
public:
  PowerBuilder(PatternRewriter &rewriter, math::IPowIOp op)
      : b(op.getLoc(), rewriter), type(op.getType()), base(op.getLhs()),
        width(type.isIndex() ? 64 : type.getIntOrFloatBitWidth()) {}

  Value create(Value exponent) {
    if (width == 1) // The numbers are 0 and -1.
      return arith::OrIOp::create(
          b, base, arith::XOrIOp::create(b, exponent, constant(-1)));
    APInt number;
    bool isConstant = matchPattern(exponent, m_ConstantInt(&number));
    if (isConstant && !number.isNegative())
      return createProducts(number);
    Value power = isConstant ? createParity(number) : createLoop(exponent);
    // 1 and -1 have all powers; of other numbers, negative ones are 0.
    Value next = arith::AddIOp::create(b, base, constant(1));
    Value isUnit =
        arith::AndIOp::create(b, compare(CmpIPredicate::ule, next, 2),
                              compare(CmpIPredicate::ne, base, 0));
    if (!isConstant)
      isUnit = arith::OrIOp::create(b, compare(CmpIPredicate::sge, exponent, 0),
                                    isUnit);
    return arith::SelectOp::create(b, isUnit, power, constant(0));
  }

private:
  Value constant(int64_t value) {
    APInt number(64, value, /*isSigned=*/true);
    return arith::ConstantOp::create(
        b, b.getIntegerAttr(type, number.sextOrTrunc(width)));
  }
  Value compare(CmpIPredicate predicate, Value value, int64_t with) {
    return arith::CmpIOp::create(b, predicate, value, constant(with));
  }

  /// The power of 1 or -1.
  Value createParity(const APInt &exponent) {
    return exponent[0] ? base : constant(1);
  }

  Value createProducts(const APInt &exponent) {
    Value result, square = base;
    for (unsigned bit = 0, e = exponent.getActiveBits(); bit < e; ++bit) {
      if (bit != 0)
        square = arith::MulIOp::create(b, square, square);
      if (exponent[bit])
        result = result ? arith::MulIOp::create(b, result, square) : square;
    }
    return result ? result : constant(1);
  }

  Value createLoop(Value exponent) {
    Value from = arith::ConstantIndexOp::create(b, 0),
          to = arith::ConstantIndexOp::create(b, width),
          step = arith::ConstantIndexOp::create(b, 1), one = constant(1);
    auto loop = scf::ForOp::create(
        b, from, to, step, ValueRange{one, base, exponent},
        [&](OpBuilder &at, Location loc, Value, ValueRange carried) {
          Value power = carried[0], square = carried[1], rest = carried[2];
          Value bit = arith::AndIOp::create(at, loc, rest, one);
          Value isSet =
              arith::CmpIOp::create(at, loc, CmpIPredicate::eq, bit, one);
          Value product = arith::MulIOp::create(at, loc, power, square);
          Value next = arith::SelectOp::create(at, loc, isSet, product, power);
          Value nextSquare = arith::MulIOp::create(at, loc, square, square);
          Value nextRest = arith::ShRUIOp::create(at, loc, rest, one);
          scf::YieldOp::create(at, loc, ValueRange{next, nextSquare, nextRest});
        });
    return loop.getResult(0);
  }

  ImplicitLocOpBuilder b;
  Type type;
  Value base;
  unsigned width;
};

struct ExpandIntegerPower : OpRewritePattern<math::IPowIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::IPowIOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isIntOrIndex() || op.getType().isInteger(0))
      return rewriter.notifyMatchFailure(op, "expected a scalar");
    rewriter.replaceOp(op, PowerBuilder(rewriter, op).create(op.getRhs()));
    return success();
  }
};

struct ExpandIsInf : OpRewritePattern<math::IsInfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::IsInfOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<FloatType>(op.getOperand().getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "expected a scalar");
    Location loc = op.getLoc();
    Value size = math::AbsFOp::create(rewriter, loc, op.getOperand());
    Value infinity = arith::ConstantOp::create(
        rewriter, loc,
        rewriter.getFloatAttr(type, APFloat::getInf(type.getFloatSemantics())));
    rewriter.replaceOpWithNewOp<arith::CmpFOp>(op, CmpFPredicate::OEQ, size,
                                               infinity);
    return success();
  }
};

struct ExpandIsNormal : OpRewritePattern<math::IsNormalOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::IsNormalOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<FloatType>(op.getOperand().getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "expected a scalar");
    Location loc = op.getLoc();
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    auto compare = [&](CmpFPredicate predicate, Value size, APFloat bound) {
      Value constant = arith::ConstantOp::create(
          rewriter, loc, rewriter.getFloatAttr(type, bound));
      return arith::CmpFOp::create(rewriter, loc, predicate, size, constant);
    };
    Value size = math::AbsFOp::create(rewriter, loc, op.getOperand());
    rewriter.replaceOpWithNewOp<arith::AndIOp>(
        op,
        compare(CmpFPredicate::OGE, size,
                APFloat::getSmallestNormalized(semantics)),
        compare(CmpFPredicate::OLT, size, APFloat::getInf(semantics)));
    return success();
  }
};

struct ExpandSincos : OpRewritePattern<math::SincosOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::SincosOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto flags = op.getFastmathAttr();
    Value sine = math::SinOp::create(rewriter, loc, op.getOperand(), flags);
    Value cosine = math::CosOp::create(rewriter, loc, op.getOperand(), flags);
    rewriter.replaceOp(op, {sine, cosine});
    return success();
  }
};

/// Upstream's expansion follows the formula of the op's documentation, which
/// has minimum and maximum in the wrong order: it makes `max` of every number.
struct ExpandClamp : OpRewritePattern<math::ClampFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::ClampFOp op,
                                PatternRewriter &rewriter) const override {
    auto flags = op.getFastmathAttr();
    Value raised = arith::MaximumFOp::create(rewriter, op.getLoc(),
                                             op.getValue(), op.getMin(), flags);
    rewriter.replaceOpWithNewOp<arith::MinimumFOp>(op, raised, op.getMax(),
                                                   flags);
    return success();
  }
};

struct ExpandMath : dp::impl::DPExpandMathBase<ExpandMath> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (!isa<math::IPowIOp, math::IsInfOp, math::IsNormalOp, math::SincosOp,
               math::ClampFOp>(op))
        return;
      LDBG() << "expand " << *op;
      ++numExpanded;
      ops.push_back(op);
    });
    if (ops.empty())
      return;
    RewritePatternSet patterns(&getContext());
    patterns.add<ExpandIntegerPower, ExpandIsInf, ExpandIsNormal, ExpandSincos,
                 ExpandClamp>(&getContext());
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingOps);
    (void)applyOpPatternsGreedily(ops, std::move(patterns), config);
  }
};
} // namespace
