//===- KernelReductions.cpp - Combination in kernels ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/KernelReductions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::dp;

/// The x with op(x, y) = y for every y; null if there is none or it is unknown.
static TypedAttr getIdentity(Operation *op, Type type) {
  OpBuilder builder(op->getContext());
  if (auto floating = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floating.getFloatSemantics();
    auto get = [&](const llvm::APFloat &value) -> TypedAttr {
      return builder.getFloatAttr(type, value);
    };
    if (isa<arith::AddFOp>(op))
      return get(llvm::APFloat::getZero(semantics, /*Negative=*/true));
    if (isa<arith::MulFOp>(op))
      return get(llvm::APFloat::getOne(semantics));
    if (isa<arith::MaximumFOp>(op))
      return get(llvm::APFloat::getInf(semantics, /*Negative=*/true));
    if (isa<arith::MinimumFOp>(op))
      return get(llvm::APFloat::getInf(semantics));
    // These ops prefer a number to NaN, so NaN is neutral.
    if (isa<arith::MaxNumFOp, arith::MinNumFOp>(op))
      return get(llvm::APFloat::getQNaN(semantics));
    return {};
  }
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.getWidth() > 64)
    return {};
  unsigned width = integer.getWidth();
  auto get = [&](const llvm::APInt &value) -> TypedAttr {
    return builder.getIntegerAttr(type, value);
  };
  if (isa<arith::AddIOp, arith::OrIOp, arith::XOrIOp, arith::MaxUIOp>(op))
    return get(llvm::APInt::getZero(width));
  if (isa<arith::MulIOp>(op))
    return get(llvm::APInt(width, 1));
  if (isa<arith::AndIOp, arith::MinUIOp>(op))
    return get(llvm::APInt::getAllOnes(width));
  if (isa<arith::MaxSIOp>(op))
    return get(llvm::APInt::getSignedMinValue(width));
  if (isa<arith::MinSIOp>(op))
    return get(llvm::APInt::getSignedMaxValue(width));
  return {};
}

std::optional<Combiner> mlir::dp::findCombiner(linalg::GenericOp op,
                                               unsigned result) {
  Value value = op.getBody()->getTerminator()->getOperand(result);
  BlockArgument argument = op.getRegionOutputArgs()[result];
  Operation *combine = value.getDefiningOp();
  // Nothing else may read the accumulator.
  if (!combine || combine->getBlock() != op.getBody() ||
      combine->getNumOperands() != 2 || !value.hasOneUse() ||
      !argument.hasOneUse() || *argument.getUsers().begin() != combine)
    return std::nullopt;
  TypedAttr identity = getIdentity(combine, value.getType());
  if (!identity)
    return std::nullopt;
  return Combiner{combine, identity};
}

SmallVector<Combiner> mlir::dp::findCombiners(linalg::GenericOp op) {
  SmallVector<Combiner> combiners;
  for (int64_t result = 0; result < op.getNumDpsInits(); ++result) {
    std::optional<Combiner> combiner = findCombiner(op, result);
    if (!combiner)
      return {};
    combiners.push_back(*combiner);
  }
  return combiners;
}

AffineExpr ReductionParts::getExpr(MLIRContext *context) const {
  return getAffineDimExpr(loop, context).floorDiv(run) % count;
}

/// Returns the parts whose number `expr` is.
static std::optional<ReductionParts> matchParts(AffineExpr expr) {
  auto mod = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!mod || mod.getKind() != AffineExprKind::Mod)
    return std::nullopt;
  AffineExpr number = mod.getLHS();
  int64_t run = 1;
  if (auto div = dyn_cast<AffineBinaryOpExpr>(number);
      div && div.getKind() == AffineExprKind::FloorDiv)
    if (auto size = dyn_cast<AffineConstantExpr>(div.getRHS())) {
      run = size.getValue();
      number = div.getLHS();
    }
  auto loop = dyn_cast<AffineDimExpr>(number);
  auto count = dyn_cast<AffineConstantExpr>(mod.getRHS());
  if (!loop || !count || run < 1 || count.getValue() < 1)
    return std::nullopt;
  return ReductionParts{loop.getPosition(), run, count.getValue()};
}

std::optional<ReductionParts> mlir::dp::findParts(linalg::GenericOp op) {
  std::optional<ReductionParts> parts;
  for (OpOperand &output : op.getDpsInitsMutable()) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    if (map.getNumResults() == 0)
      return std::nullopt;
    AffineExpr expr = map.getResult(0);
    if (!parts)
      parts = matchParts(expr);
    if (!parts || parts->getExpr(op.getContext()) != expr ||
        op.getIteratorTypesArray()[parts->loop] !=
            utils::IteratorType::reduction)
      return std::nullopt;
  }
  return parts;
}

std::optional<arith::AtomicRMWKind>
mlir::dp::getExactAtomic(Operation *combiner) {
  Type type = combiner->getResult(0).getType();
  if (!type.isSignlessInteger(32) && !type.isSignlessInteger(64))
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, std::optional<arith::AtomicRMWKind>>(
             combiner)
      .Case([](arith::AddIOp) { return arith::AtomicRMWKind::addi; })
      .Case([](arith::MaxSIOp) { return arith::AtomicRMWKind::maxs; })
      .Case([](arith::MinSIOp) { return arith::AtomicRMWKind::mins; })
      .Case([](arith::MaxUIOp) { return arith::AtomicRMWKind::maxu; })
      .Case([](arith::MinUIOp) { return arith::AtomicRMWKind::minu; })
      .Case([](arith::AndIOp) { return arith::AtomicRMWKind::andi; })
      .Case([](arith::OrIOp) { return arith::AtomicRMWKind::ori; })
      .Default(std::nullopt);
}

bool mlir::dp::isExactReduction(linalg::GenericOp op) {
  SmallVector<Combiner> combiners = findCombiners(op);
  return op.getNumReductionLoops() != 0 &&
         op.getNumReductionLoops() == op.getNumLoops() && !combiners.empty() &&
         llvm::all_of(combiners,
                      [](const Combiner &combiner) {
                        return getExactAtomic(combiner.op).has_value();
                      }) &&
         llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
           return op.getMatchingIndexingMap(&output).getNumResults() == 0;
         });
}

ArrayRef<AffineExpr>
mlir::dp::getResultExprs(AffineMap output,
                         const std::optional<ReductionParts> &parts) {
  return output.getResults().drop_front(parts ? 1 : 0);
}
