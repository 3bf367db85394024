//===- Linearity.cpp - Linearity of scalar code in its operands -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/Linearity.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

static bool isIndependent(Linearity state) {
  return state == Linearity::zero || state == Linearity::independent;
}

static bool isZeroConstant(Value value) {
  return matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat());
}

/// a + b: a sum of summands, or of a summand and zero, is linear.
static Linearity addStates(Linearity a, Linearity b) {
  if (a == Linearity::nonlinear || b == Linearity::nonlinear)
    return Linearity::nonlinear;
  if (a == Linearity::zero)
    return b;
  if (b == Linearity::zero || a == b)
    return a;
  return Linearity::nonlinear; // affine: the constant would count N times
}

/// a * b is linear if at most one side depends on the summands.
static Linearity mulStates(Linearity a, Linearity b) {
  if (a == Linearity::nonlinear || b == Linearity::nonlinear)
    return Linearity::nonlinear;
  if (a == Linearity::linear && b == Linearity::linear)
    return Linearity::nonlinear;
  if (a == Linearity::linear || b == Linearity::linear)
    return Linearity::linear;
  return a == Linearity::zero && b == Linearity::zero ? Linearity::zero
                                                      : Linearity::independent;
}

Linearity dp::getScalarLinearity(Operation *op, ArrayRef<Linearity> operands,
                                 ReductionKind kind) {
  if (llvm::all_of(operands, isIndependent))
    return Linearity::independent;
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    if (!isIndependent(operands[0]))
      return Linearity::nonlinear;
    if (kind == ReductionKind::add)
      return addStates(operands[1], operands[2]);
    return operands[1] == operands[2] ? operands[1] : Linearity::nonlinear;
  }
  if (kind == ReductionKind::add) {
    if (isa<arith::AddFOp, arith::AddIOp, arith::SubFOp, arith::SubIOp>(op))
      return addStates(operands[0], operands[1]);
    if (isa<arith::MulFOp, arith::MulIOp>(op))
      return mulStates(operands[0], operands[1]);
    if (isa<arith::DivFOp>(op))
      return isIndependent(operands[1]) ? operands[0] : Linearity::nonlinear;
    if (isa<arith::NegFOp, arith::ExtFOp>(op))
      return operands[0];
    return Linearity::nonlinear;
  }
  // The kind distributes over itself: max(max(a, b), c).
  if (op->getNumOperands() == 2 && !isa<arith::SubFOp, arith::SubIOp>(op) &&
      getCombinerKind(op, true) == kind && operands[0] == operands[1])
    return operands[0];
  return Linearity::nonlinear;
}

SmallVector<Linearity>
dp::getBlockLinearity(Block *block, ArrayRef<Linearity> arguments,
                      llvm::function_ref<Linearity(Value)> captured,
                      ReductionKind kind) {
  llvm::SmallDenseMap<Value, Linearity, 16> states;
  for (auto [argument, state] :
       llvm::zip_equal(block->getArguments(), arguments))
    states[argument] = state;
  auto stateOf = [&](Value value) {
    auto it = states.find(value);
    if (it != states.end())
      return it->second;
    // A value from outside of the block is a constant or a whole scalar.
    return isZeroConstant(value) ? Linearity::zero : Linearity::independent;
  };
  for (Operation &op : block->without_terminator()) {
    SmallVector<Linearity, 4> operands;
    for (Value operand : op.getOperands())
      operands.push_back(stateOf(operand));
    Linearity state;
    if (op.getNumRegions()) {
      // Nested control flow is independent if it reads nothing that depends on
      // the summands, else nonlinear.
      state = Linearity::independent;
      forEachRead(&op, [&](Value value) {
        if (!isIndependent(stateOf(value)) ||
            (isa<RankedTensorType>(value.getType()) &&
             !isIndependent(captured(value))))
          state = Linearity::nonlinear;
      });
    } else if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
      bool indices =
          llvm::all_of(ArrayRef(operands).drop_front(), isIndependent);
      state = indices ? captured(extract.getTensor()) : Linearity::nonlinear;
    } else if (op.getNumResults() == 1 && isZeroConstant(op.getResult(0))) {
      state = Linearity::zero;
    } else {
      state = getScalarLinearity(&op, operands, kind);
    }
    for (Value result : op.getResults())
      states[result] = state;
  }
  SmallVector<Linearity> results;
  for (Value value : block->getTerminator()->getOperands())
    results.push_back(stateOf(value));
  return results;
}

std::optional<ReductionKind> dp::getCombinerKind(Operation *op,
                                                 bool accumulatorIsLhs) {
  if (isa<arith::AddFOp, arith::AddIOp>(op))
    return ReductionKind::add;
  if (isa<arith::SubFOp, arith::SubIOp>(op) && accumulatorIsLhs)
    return ReductionKind::add;
  if (isa<arith::MulFOp, arith::MulIOp>(op))
    return ReductionKind::mul;
  if (isa<arith::MaximumFOp, arith::MaxSIOp>(op))
    return ReductionKind::max;
  if (isa<arith::MinimumFOp, arith::MinSIOp>(op))
    return ReductionKind::min;
  if (isa<arith::MaxNumFOp>(op))
    return ReductionKind::maxnum;
  if (isa<arith::MinNumFOp>(op))
    return ReductionKind::minnum;
  if (isa<arith::MaxUIOp>(op))
    return ReductionKind::umax;
  if (isa<arith::MinUIOp>(op))
    return ReductionKind::umin;
  if (isa<arith::AndIOp>(op))
    return ReductionKind::and_;
  if (isa<arith::OrIOp>(op))
    return ReductionKind::or_;
  if (isa<arith::XOrIOp>(op))
    return ReductionKind::xor_;
  return std::nullopt;
}

TypedAttr dp::getIdentity(OpBuilder &builder, Type type, ReductionKind kind) {
  if (auto floating = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floating.getFloatSemantics();
    switch (kind) {
    case ReductionKind::add:
      return builder.getFloatAttr(type, APFloat::getZero(semantics));
    case ReductionKind::mul:
      return builder.getFloatAttr(type, APFloat::getOne(semantics));
    case ReductionKind::max:
    case ReductionKind::min:
      if (!APFloat::semanticsHasInf(semantics))
        return {};
      return builder.getFloatAttr(
          type, APFloat::getInf(semantics, kind == ReductionKind::max));
    case ReductionKind::maxnum:
    case ReductionKind::minnum:
      if (!APFloat::semanticsHasNaN(semantics))
        return {};
      return builder.getFloatAttr(type, APFloat::getQNaN(semantics));
    default:
      return {};
    }
  }
  if (!type.isIntOrIndex())
    return {};
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  APInt value(width, 0);
  switch (kind) {
  case ReductionKind::mul:
    value = APInt(width, 1, /*isSigned=*/false, /*implicitTrunc=*/true);
    break;
  case ReductionKind::max:
    value = APInt::getSignedMinValue(width);
    break;
  case ReductionKind::min:
    value = APInt::getSignedMaxValue(width);
    break;
  case ReductionKind::umin:
  case ReductionKind::and_:
    value = APInt::getAllOnes(width);
    break;
  case ReductionKind::maxnum:
  case ReductionKind::minnum:
    return {};
  default:
    break;
  }
  return builder.getIntegerAttr(type, value);
}

/// The value of all elements of `value`, if they are known to be the same.
static Attribute getSplat(Value value) {
  // The depth is bounded: frontends put a few ops around a fill.
  for (int depth = 0; depth < 8; ++depth) {
    Attribute constant;
    if (matchPattern(value, m_Constant(&constant))) {
      if (auto dense = dyn_cast<DenseElementsAttr>(constant))
        return dense.isSplat() ? dense.getSplatValue<Attribute>() : Attribute();
      return isa<TypedAttr>(constant) ? constant : Attribute();
    }
    Operation *op = value.getDefiningOp();
    if (!op)
      return {};
    if (auto fill = dyn_cast<linalg::FillOp>(op))
      value = fill.getInputs()[0];
    else if (isa<tensor::SplatOp, tensor::ExpandShapeOp,
                 tensor::CollapseShapeOp, tensor::CastOp,
                 tensor::ExtractSliceOp, linalg::BroadcastOp,
                 linalg::TransposeOp>(op))
      value = op->getOperand(0);
    else if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
      auto yielded = generic.getBody()->getTerminator()->getOperand(
          cast<OpResult>(value).getResultNumber());
      auto argument = dyn_cast<BlockArgument>(yielded);
      if (argument && argument.getOwner() == generic.getBody() &&
          argument.getArgNumber() < generic.getNumDpsInputs())
        value = generic.getDpsInputs()[argument.getArgNumber()];
      else if (!argument && !yielded.getDefiningOp<tensor::ExtractOp>())
        value = yielded;
      else
        return {};
    } else
      return {};
  }
  return {};
}

bool dp::isIdentityTensor(Value value, ReductionKind kind) {
  Attribute splat = getSplat(value);
  if (!splat)
    return false;
  OpBuilder opBuilder(value.getContext());
  Type type = getElementTypeOrSelf(value.getType());
  TypedAttr identity = getIdentity(opBuilder, type, kind);
  if (!identity)
    return false;
  if (auto number = dyn_cast<FloatAttr>(splat)) {
    auto wanted = dyn_cast<FloatAttr>(identity);
    if (!wanted || wanted.getType() != number.getType())
      return false;
    // -0.0 adds nothing either.
    if (kind == ReductionKind::add)
      return number.getValue().isZero();
    return number.getValue().bitwiseIsEqual(wanted.getValue());
  }
  return splat == identity;
}
