//===- BatchStatistics.cpp - Means over the batch that feed back ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// mean = sum over rows / number of rows, spread over the rows again: the mean
// and the variance of a batch normalization, and the means in its derivative.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/PlacementAnalysis.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

/// How many ops a statistic is followed through, backward and forward.
static constexpr unsigned kMaxOps = 32;

/// The number that all elements of `value` are, as far as constants and simple
/// arithmetic on them say: frontends compute the number of rows.
static std::optional<double> getNumber(Value value, unsigned depth = 0) {
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant))) {
    if (auto dense = dyn_cast<DenseElementsAttr>(constant))
      constant = dense.isSplat() ? dense.getSplatValue<Attribute>() : nullptr;
    if (auto number = dyn_cast_if_present<FloatAttr>(constant))
      return number.getValueAsDouble();
    if (auto number = dyn_cast_if_present<IntegerAttr>(constant))
      return number.getValue().getSExtValue();
    return std::nullopt;
  }
  if (depth == 8)
    return std::nullopt;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto structured =
        dyn_cast<linalg::LinalgOp>(argument.getOwner()->getParentOp());
    if (!structured || argument.getArgNumber() >= structured.getNumDpsInputs())
      return std::nullopt;
    return getNumber(structured->getOperand(argument.getArgNumber()),
                     depth + 1);
  }
  Operation *op = value.getDefiningOp();
  if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
    if (structured.getNumReductionLoops())
      return std::nullopt;
    return getNumber(structured.getBlock()->getTerminator()->getOperand(
                         cast<OpResult>(value).getResultNumber()),
                     depth + 1);
  }
  if (isa<arith::SIToFPOp, arith::UIToFPOp, arith::ExtFOp, arith::TruncFOp,
          tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::ExtractOp>(
          op))
    return getNumber(op->getOperand(0), depth + 1);
  if (!isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp>(op))
    return std::nullopt;
  std::optional<double> lhs = getNumber(op->getOperand(0), depth + 1);
  std::optional<double> rhs = getNumber(op->getOperand(1), depth + 1);
  if (!lhs || !rhs)
    return std::nullopt;
  if (isa<arith::AddFOp>(op))
    return *lhs + *rhs;
  if (isa<arith::SubFOp>(op))
    return *lhs - *rhs;
  return isa<arith::MulFOp>(op) ? *lhs * *rhs : *lhs / *rhs;
}

/// By what `op` scales its operand `part`, if it does nothing else to it; 1 if
/// that is no constant.
static std::optional<double> getScale(Operation *op, Value part) {
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(op))
    return 1.0;
  Operation *scalar = op;
  auto generic = dyn_cast<linalg::GenericOp>(op);
  auto source = [&](Value value) -> Value {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!generic || !argument || argument.getOwner() != generic.getBody())
      return value;
    return generic->getOperand(argument.getArgNumber());
  };
  if (generic) {
    // A sum over loops that go around once is a copy.
    bool isSum = generic.getNumReductionLoops() > 0;
    for (auto [range, iterator] : llvm::zip_equal(
             generic.getStaticLoopRanges(), generic.getIteratorTypesArray()))
      if (iterator != utils::IteratorType::parallel && range != 1)
        return std::nullopt;
    if (generic->getNumResults() != 1)
      return std::nullopt;
    Value yielded = generic.getBody()->getTerminator()->getOperand(0);
    if (isa<BlockArgument>(yielded))
      return source(yielded) == part ? std::optional(1.0) : std::nullopt;
    scalar = yielded.getDefiningOp();
    if (scalar->getBlock() != generic.getBody())
      return std::nullopt;
    if (isSum)
      return isa<arith::AddFOp>(scalar) ? std::optional(1.0) : std::nullopt;
  }
  // The number of rows is checked before it is divided by.
  if (isa<arith::SelectOp>(scalar))
    return source(scalar->getOperand(0)) != part ? std::optional(1.0)
                                                 : std::nullopt;
  if (isa<arith::NegFOp>(scalar))
    return source(scalar->getOperand(0)) == part ? std::optional(-1.0)
                                                 : std::nullopt;
  if (!isa<arith::MulFOp, arith::DivFOp>(scalar))
    return std::nullopt;
  Value lhs = source(scalar->getOperand(0));
  Value rhs = source(scalar->getOperand(1));
  if (lhs != part && isa<arith::MulFOp>(scalar))
    std::swap(lhs, rhs);
  if (lhs != part)
    return std::nullopt;
  std::optional<double> number = getNumber(rhs);
  if (!number || *number == 0)
    return 1.0;
  return isa<arith::DivFOp>(scalar) ? 1 / *number : *number;
}

/// Whether `op` adds or subtracts, element by element, and does nothing else.
static bool isSumOfTwo(Operation *op) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    Operation *scalar =
        generic.getBody()->getTerminator()->getOperand(0).getDefiningOp();
    return generic.getNumResults() == 1 && !generic.getNumReductionLoops() &&
           isa_and_present<arith::AddFOp, arith::SubFOp>(scalar) &&
           llvm::all_of(scalar->getOperands(), llvm::IsaPred<BlockArgument>);
  }
  return isa<arith::AddFOp, arith::SubFOp, linalg::AddOp, linalg::SubOp>(op);
}

Operation *PlacementAnalysis::getMeanOf(Value value) const {
  unsigned budget = kMaxOps;
  return getMeanOf(value, {1}, budget);
}

/// `scales`: that of all ops that `value` has gone through, and each one's.
Operation *PlacementAnalysis::getMeanOf(Value value, SmallVector<double> scales,
                                        unsigned &budget) const {
  while (budget) {
    --budget;
    Operation *op = value.getDefiningOp();
    const Decision *decision = op ? getDecision(op) : nullptr;
    if (!decision)
      return nullptr;
    if (decision->factor != DimFactor::kNone) {
      auto reduction = dyn_cast<linalg::LinalgOp>(op);
      if (!reduction || op->getNumResults() != 1)
        return nullptr;
      double count = 1;
      for (auto [range, iterator] :
           llvm::zip_equal(reduction.getStaticLoopRanges(),
                           reduction.getIteratorTypesArray())) {
        if (iterator == utils::IteratorType::parallel)
          continue;
        if (ShapedType::isDynamic(range))
          return nullptr;
        count *= range;
      }
      // Divided by that many, or by as many more as were added up before.
      bool isMean = llvm::any_of(scales, [&](double scale) {
        double times = std::abs(1 / (scale * count));
        double whole = std::round(times);
        return whole >= 1 && std::abs(times - whole) < 1e-5 * whole;
      });
      return count > 1 && isMean ? op : nullptr;
    }
    Value part, other;
    for (const OperandRule &operand : getRule(op).operands)
      if (operand.use != OperandUse::shapeOnly &&
          getPlacement(operand.value).isPartial()) {
        if (other)
          return nullptr;
        (part ? other : part) = operand.value;
      }
    // A mean of two terms, as the derivative by the mean has.
    if (other) {
      Operation *first =
          isSumOfTwo(op) ? getMeanOf(part, scales, budget) : nullptr;
      return first && getMeanOf(other, scales, budget) ? first : nullptr;
    }
    std::optional<double> by = part ? getScale(op, part) : std::nullopt;
    if (!by)
      return nullptr;
    scales.push_back(*by);
    scales.front() *= *by;
    value = part;
  }
  return nullptr;
}

/// Whether cheap ops spread `value` over a sharded one.
bool PlacementAnalysis::feedsBack(Value value) const {
  SmallVector<Value> work = {value};
  llvm::SmallDenseSet<Operation *> seen;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    for (Operation *user : next.getUsers()) {
      while (user && !getDecision(user))
        user = user->getParentOp();
      if (!user || isControlFlow(user) || !seen.insert(user).second ||
          user->hasTrait<OpTrait::IsTerminator>() || !getRule(user).cheap)
        continue;
      if (seen.size() > kMaxOps)
        return false;
      if (getDecision(user)->factor != DimFactor::kNone)
        return true;
      llvm::append_range(work, user->getResults());
    }
  }
  return false;
}

void PlacementAnalysis::findStatistics() {
  for (auto [op, number] : numbers)
    for (Value result : op->getResults())
      if (getPlacement(result) == Placement::partial(ReductionKind::add) &&
          isa<FloatType>(getElementTypeOrSelf(result.getType())))
        if (Operation *reduction = getMeanOf(result);
            reduction && feedsBack(result))
          statistics[result] = reduction;
  // What is scaled further, 0.1 * mean, is of the mean.
  for (auto [mean, reduction] : statistics)
    reduced.insert(mean);
}
