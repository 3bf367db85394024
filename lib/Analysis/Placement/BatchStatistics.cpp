//===- BatchStatistics.cpp - Statistics of the batch ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// mean = sum over rows / number of rows, spread over the rows again: the mean
// and the variance of a batch normalization, and the means in its derivative.
//
//===----------------------------------------------------------------------===//

#include "BatchStatistics.h"

#include "dp/Analysis/Placement/PlacementState.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

/// The number of ops that a statistic is followed through, backward and
/// forward.
static constexpr unsigned kMaxStatisticOps = 32;

/// The number that every element of `value` is, if constants and simple
/// arithmetic on them show it. Frontends compute the number of rows so.
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

/// The factor by which `op` scales its operand `part`, if it does nothing else
/// to it; 1 if the factor is not a constant.
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
    // A sum over loops of one iteration is a copy.
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

/// Returns true if `op` adds or subtracts, element by element, and does nothing
/// else.
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

namespace {
/// Follows a partial value backward, through ops that only scale it, to the
/// reduction over the batch that it may be the mean of.
class MeanFinder {
public:
  explicit MeanFinder(const PlacementState &state) : state(state) {}

  /// The reduction, or null. `scales` begins with the product of the scales of
  /// all ops between `value` and its users seen so far; the others are each
  /// op's own.
  Operation *find(Value value, SmallVector<double> scales = {1});

private:
  Operation *matchMean(Operation *op, ArrayRef<double> scales) const;

  const PlacementState &state;
  unsigned budget = kMaxStatisticOps;
};
} // namespace

Operation *MeanFinder::find(Value value, SmallVector<double> scales) {
  while (budget) {
    --budget;
    Operation *op = value.getDefiningOp();
    const Decision *decision = op ? state.getDecision(op) : nullptr;
    if (!decision)
      return nullptr;
    if (decision->factor != DimFactor::kNone)
      return matchMean(op, scales);
    Value part, other;
    for (const OperandRule &operand : getPlacementRule(op).operands)
      if (operand.use != OperandUse::shapeOnly &&
          state.getPlacement(operand.value).isPartial()) {
        if (other)
          return nullptr;
        (part ? other : part) = operand.value;
      }
    // A mean of two terms, as in the derivative with respect to the mean.
    if (other) {
      Operation *first = isSumOfTwo(op) ? find(part, scales) : nullptr;
      return first && find(other, scales) ? first : nullptr;
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

/// Returns `op` if it is a reduction, and scaling its sum by one of `scales`
/// divides it by the number of its terms, or by a multiple if sums of other
/// dimensions were reduced before.
Operation *MeanFinder::matchMean(Operation *op, ArrayRef<double> scales) const {
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
  bool isMean = llvm::any_of(scales, [&](double scale) {
    double times = std::abs(1 / (scale * count));
    double whole = std::round(times);
    return whole >= 1 && std::abs(times - whole) < 1e-5 * whole;
  });
  return count > 1 && isMean ? op : nullptr;
}

/// Returns true if cheap ops spread `value` over a sharded tensor.
static bool feedsBack(const PlacementState &state, Value value) {
  SmallVector<Value> work = {value};
  llvm::SmallDenseSet<Operation *> seen;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    for (Operation *user : next.getUsers()) {
      while (user && !state.getDecision(user))
        user = user->getParentOp();
      if (!user || isControlFlow(user) || !seen.insert(user).second ||
          user->hasTrait<OpTrait::IsTerminator>() ||
          !getPlacementRule(user).cheap)
        continue;
      if (seen.size() > kMaxStatisticOps)
        return false;
      if (state.getDecision(user)->factor != DimFactor::kNone)
        return true;
      llvm::append_range(work, user->getResults());
    }
  }
  return false;
}

void dp::findBatchStatistics(PlacementState &state) {
  for (auto [op, number] : state.numbers)
    for (Value result : op->getResults()) {
      if (state.getPlacement(result) !=
              Placement::partial(ReductionKind::add) ||
          !isa<FloatType>(getElementTypeOrSelf(result.getType())))
        continue;
      Operation *reduction = MeanFinder(state).find(result);
      if (reduction && feedsBack(state, result))
        state.statistics[result] = reduction;
    }
  // A value that scales a statistic further, as 0.1 * mean of a running mean,
  // is computed from the reduced statistic.
  for (auto [mean, reduction] : state.statistics)
    state.reduced.insert(mean);
}
