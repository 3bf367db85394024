//===- ExpandPoison.cpp - Expansion of ops that may be poison -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// LLVM has saturating conversions (llvm.fptosi.sat), but its x86 backend
// neither vectorizes all of them nor computes them by minima and maxima, NVPTX
// expands them, too, and CUDA C++ has none. So comparisons and selections of
// arith are the one form for all targets.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"

#include "mlir/Analysis/DataFlow/IntegerRangeAnalysis.h"
#include "mlir/Analysis/DataFlow/Utils.h"
#include "mlir/Analysis/DataFlowFramework.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-expand-poison"

namespace mlir::dp {
#define GEN_PASS_DEF_DPEXPANDPOISON
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

static unsigned getWidth(Value value) {
  return ConstantIntRanges::getStorageBitwidth(value.getType());
}

/// Returns true if `op` computes numbers or vectors, as kernels do. Tensors may
/// have extents that no constant has.
static bool isOnNumbers(Operation *op) {
  Type type = op->getResult(0).getType();
  return (!isa<ShapedType>(type) || isa<VectorType>(type)) &&
         getWidth(op->getResult(0)) != 0;
}

namespace {
/// Proves that operands are in range. Upstream's analysis of integers runs once
/// for a function, and only where an operand is no constant.
class OperandRanges {
public:
  /// Returns true if the amount of the shift `op` is less than the width.
  bool isBounded(Operation *op) {
    unsigned width = getWidth(op->getResult(0));
    return getRange(op->getOperand(1)).umax().ult(width);
  }

  /// Returns true if the integer type has the result of the conversion `op`.
  bool isRepresentable(Operation *op) {
    Value source = op->getOperand(0);
    if (!isa<FloatType>(getElementTypeOrSelf(source)))
      return false;
    std::optional<Bounds> bounds = getBounds(source);
    unsigned width = getWidth(op->getResult(0));
    auto fits = [&](const APFloat &number) {
      llvm::APSInt integer(width, isa<arith::FPToUIOp>(op));
      bool isExact;
      return number.convertToInteger(integer, APFloat::rmTowardZero,
                                     &isExact) != APFloat::opInvalidOp;
    };
    return bounds && fits(bounds->least) && fits(bounds->greatest);
  }

private:
  struct Bounds {
    APFloat least, greatest;
  };

  ConstantIntRanges getRange(Value value) {
    APInt constant;
    if (matchPattern(value, m_ConstantInt(&constant)))
      return ConstantIntRanges::constant(constant);
    auto unknown = ConstantIntRanges::maxRange(getWidth(value));
    Operation *function = value.getParentBlock()->getParentOp();
    if (!isa<FunctionOpInterface>(function))
      function = function->getParentOfType<FunctionOpInterface>();
    if (!function)
      return unknown;
    std::unique_ptr<DataFlowSolver> &solver = solvers[function];
    if (!solver) {
      LDBG() << "analyze the integers of a function at " << function->getLoc();
      solver = std::make_unique<DataFlowSolver>();
      dataflow::loadBaselineAnalyses(*solver);
      solver->load<dataflow::IntegerRangeAnalysis>();
      if (failed(solver->initializeAndRun(function)))
        return unknown;
    }
    auto *lattice =
        solver->lookupState<dataflow::IntegerValueRangeLattice>(value);
    if (!lattice || lattice->getValue().isUninitialized())
      return unknown;
    return lattice->getValue().getValue();
  }

  /// The bounds of a float that no rounding makes infinite or NaN. Roundings
  /// keep the order of numbers, so the ends suffice.
  std::optional<Bounds> getBounds(Value value) {
    const llvm::fltSemantics &semantics =
        cast<FloatType>(getElementTypeOrSelf(value)).getFloatSemantics();
    APFloat constant(semantics);
    if (matchPattern(value, m_ConstantFloat(&constant)))
      return Bounds{constant, constant};
    Operation *op = value.getDefiningOp();
    if (isa_and_present<arith::SIToFPOp, arith::UIToFPOp>(op)) {
      ConstantIntRanges range = getRange(op->getOperand(0));
      bool isSigned = isa<arith::SIToFPOp>(op);
      auto round = [&](const APInt &integer) {
        APFloat number(semantics);
        number.convertFromAPInt(integer, isSigned,
                                APFloat::rmNearestTiesToEven);
        return number;
      };
      return Bounds{round(isSigned ? range.smin() : range.umin()),
                    round(isSigned ? range.smax() : range.umax())};
    }
    if (!isa_and_present<arith::ExtFOp, arith::TruncFOp>(op))
      return std::nullopt;
    std::optional<Bounds> bounds = getBounds(op->getOperand(0));
    if (!bounds)
      return std::nullopt;
    for (APFloat *end : {&bounds->least, &bounds->greatest}) {
      bool losesInfo;
      end->convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
    }
    return bounds;
  }

  DenseMap<Operation *, std::unique_ptr<DataFlowSolver>> solvers;
};
} // namespace

/// Creates a constant of `type`, with the same number in all elements.
static Value createConstant(ImplicitLocOpBuilder &b, Type type,
                            TypedAttr number) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    number = DenseElementsAttr::get(shaped, Attribute(number));
  return arith::ConstantOp::create(b, number);
}

static Value createFloat(ImplicitLocOpBuilder &b, Type type,
                         const APFloat &number) {
  return createConstant(b, type,
                        b.getFloatAttr(getElementTypeOrSelf(type), number));
}

static Value createInteger(ImplicitLocOpBuilder &b, Type type,
                           const APInt &number) {
  return createConstant(b, type,
                        b.getIntegerAttr(getElementTypeOrSelf(type), number));
}

static Type withElement(Type type, Type element) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(element);
  return element;
}

/// Clamps the operand to the numbers that the integer type has. NaN becomes 0.
static Value saturate(ImplicitLocOpBuilder &b, Operation *op) {
  bool isSigned = isa<arith::FPToSIOp>(op);
  Value x = op->getOperand(0);
  // A 16-bit float has no 2^31, not even all of them 2^16.
  if (getElementTypeOrSelf(x).getIntOrFloatBitWidth() < 32)
    x = arith::ExtFOp::create(b, withElement(x.getType(), b.getF32Type()), x);
  Type type = x.getType(), integer = op->getResult(0).getType();
  unsigned width = getWidth(op->getResult(0));
  auto compare = [&](CmpFPredicate predicate, Value left, Value right) {
    return arith::CmpFOp::create(b, predicate, left, right).getResult();
  };
  auto select = [&](Value condition, Value left, Value right) {
    return arith::SelectOp::create(b, condition, left, right).getResult();
  };
  const llvm::fltSemantics &semantics =
      cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
  if (width == 1) {
    APFloat one = APFloat::getOne(semantics, /*Negative=*/isSigned);
    return compare(isSigned ? CmpFPredicate::OLE : CmpFPredicate::OGE, x,
                   createFloat(b, type, one));
  }
  APInt least =
      isSigned ? APInt::getSignedMinValue(width) : APInt::getMinValue(width);
  APInt greatest =
      isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width);
  APFloat low(semantics), high(semantics);
  low.convertFromAPInt(least, isSigned, APFloat::rmTowardZero);
  bool isExact = high.convertFromAPInt(greatest, isSigned,
                                       APFloat::rmTowardZero) == APFloat::opOK;
  Value lowest = createFloat(b, type, low);
  Value highest = createFloat(b, type, high);
  // These are the minimum and maximum of x86: NaN becomes `lowest`, which is 0
  // if that is unsigned.
  Value number = select(compare(CmpFPredicate::OGT, x, lowest), x, lowest);
  number =
      select(compare(CmpFPredicate::OLT, number, highest), number, highest);
  if (isSigned)
    number = select(compare(CmpFPredicate::OEQ, x, x), number,
                    createFloat(b, type, APFloat::getZero(semantics)));
  Value result = isSigned
                     ? arith::FPToSIOp::create(b, integer, number).getResult()
                     : arith::FPToUIOp::create(b, integer, number).getResult();
  if (isExact)
    return result;
  // No float is between `highest` and the integer, which is none.
  return select(compare(CmpFPredicate::OGT, x, highest),
                createInteger(b, integer, greatest), result);
}

/// Shifts by an amount that is less than the width, and gives 0, or the sign,
/// for all others.
static Value bound(ImplicitLocOpBuilder &b, Operation *op) {
  Value x = op->getOperand(0), amount = op->getOperand(1);
  Type type = x.getType();
  unsigned width = getWidth(x);
  APInt greatest(width, width - 1);
  if (width == 1) { // a bool is its sign; targets do not shift it
    if (isa<arith::ShRSIOp>(op))
      return x;
    Value kept = arith::XOrIOp::create(
        b, amount, createInteger(b, type, APInt::getAllOnes(1)));
    return arith::AndIOp::create(b, x, kept);
  }
  Value last = createInteger(b, type, greatest);
  if (isa<arith::ShRSIOp>(op))
    return arith::ShRSIOp::create(b, x,
                                  arith::MinUIOp::create(b, amount, last));
  Value isLess = arith::CmpIOp::create(b, CmpIPredicate::ule, amount, last);
  // A selection keeps poison away, but a shift that is too far is undefined in
  // C++, where it may be computed before the selection.
  Value less = llvm::isPowerOf2_32(width)
                   ? arith::AndIOp::create(b, amount, last).getResult()
                   : arith::MinUIOp::create(b, amount, last).getResult();
  Value shifted = isa<arith::ShLIOp>(op)
                      ? arith::ShLIOp::create(b, x, less).getResult()
                      : arith::ShRUIOp::create(b, x, less).getResult();
  return arith::SelectOp::create(b, isLess, shifted,
                                 createInteger(b, type, APInt::getZero(width)));
}

namespace {
using Expansion = Value (*)(ImplicitLocOpBuilder &, Operation *);

/// Replaces an op that may be poison by its expansion.
template <typename OpT>
struct ExpandOp : OpRewritePattern<OpT> {
  ExpandOp(MLIRContext *context, const DenseSet<Operation *> &poison,
           Expansion expand, Pass::Statistic &numExpanded)
      : OpRewritePattern<OpT>(context), poison(poison), expand(expand),
        numExpanded(numExpanded) {}

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (!poison.contains(op))
      return failure();
    LDBG() << "expand " << op;
    ++numExpanded;
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    rewriter.replaceOp(op, expand(builder, op));
    return success();
  }

private:
  const DenseSet<Operation *> &poison;
  Expansion expand;
  Pass::Statistic &numExpanded;
};

struct ExpandPoison : dp::impl::DPExpandPoisonBase<ExpandPoison> {
  void runOnOperation() override {
    DenseSet<Operation *> poison = findPoison();
    if (poison.empty())
      return;
    RewritePatternSet patterns(&getContext());
    patterns.add<ExpandOp<arith::FPToSIOp>, ExpandOp<arith::FPToUIOp>>(
        &getContext(), poison, saturate, numConversions);
    patterns.add<ExpandOp<arith::ShLIOp>, ExpandOp<arith::ShRSIOp>,
                 ExpandOp<arith::ShRUIOp>>(&getContext(), poison, bound,
                                           numShifts);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }

  /// Returns the ops that may be poison. All questions come before the
  /// patterns: the analysis knows no op that is added.
  DenseSet<Operation *> findPoison() {
    OperandRanges ranges;
    DenseSet<Operation *> poison;
    getOperation()->walk([&](Operation *op) {
      bool isConversion = isa<arith::FPToSIOp, arith::FPToUIOp>(op);
      bool isShift = isa<arith::ShLIOp, arith::ShRSIOp, arith::ShRUIOp>(op);
      if ((!isConversion && !isShift) || !isOnNumbers(op))
        return;
      if (isConversion ? !ranges.isRepresentable(op) : !ranges.isBounded(op))
        poison.insert(op);
    });
    return poison;
  }
};
} // namespace
