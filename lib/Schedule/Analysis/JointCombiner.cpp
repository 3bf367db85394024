//===- JointCombiner.cpp - Reductions with several results ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A body of comparisons and selections only tells numbers apart by their order.
// So a few numbers show its results for all: three that differ for each result,
// zeros of both signs, the extremes and NaN.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/JointCombiner.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/bit.h"

#include <cmath>
#include <limits>
#include <vector>

using namespace mlir;
using namespace mlir::dp;

// Combinations of values that are looked at; their cube is checked.
static constexpr size_t kMaxStates = 72;
static constexpr unsigned kMaxOps = 32;

namespace {

/// The part of a body that combines.
struct Slice {
  SmallVector<Value> terms;                 ///< one per result
  llvm::SmallSetVector<Operation *, 8> ops; ///< in the order of the block
};

/// One value of each result. Integers are whole numbers.
using State = SmallVector<double, 2>;

} // namespace

/// Returns the operand of the op that yields `value` which does not depend on
/// an accumulator; null if there is not exactly one beside `accumulator`.
static Value findTerm(Value value, BlockArgument accumulator) {
  Operation *op = value.getDefiningOp();
  if (!isa_and_nonnull<arith::SelectOp, arith::MaximumFOp, arith::MinimumFOp,
                       arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp,
                       arith::MinUIOp>(op))
    return {};
  OperandRange operands = op->getOperands().take_back(2);
  if (operands[0] == accumulator)
    return operands[1];
  return operands[1] == accumulator ? operands[0] : Value();
}

/// Returns true if `op` only tells numbers apart by their order. `isSigned` is
/// that of the comparisons of integers so far.
static bool isOrderOp(Operation *op, std::optional<bool> &isSigned) {
  auto hasSign = [&](bool sign) {
    bool agrees = !isSigned || *isSigned == sign;
    isSigned = sign;
    return agrees;
  };
  bool isBit =
      op->getNumResults() == 1 && op->getResult(0).getType().isInteger(1);
  if (isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op))
    return isBit;
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    if (!compare.getLhs().getType().isInteger() ||
        compare.getLhs().getType().isInteger(1))
      return false;
    switch (compare.getPredicate()) {
    case arith::CmpIPredicate::eq:
    case arith::CmpIPredicate::ne:
      return true;
    case arith::CmpIPredicate::slt:
    case arith::CmpIPredicate::sle:
    case arith::CmpIPredicate::sgt:
    case arith::CmpIPredicate::sge:
      return hasSign(true);
    default:
      return hasSign(false);
    }
  }
  if (isa<arith::MaxSIOp, arith::MinSIOp>(op))
    return !isBit && hasSign(true);
  if (isa<arith::MaxUIOp, arith::MinUIOp>(op))
    return !isBit && hasSign(false);
  auto fast = dyn_cast<arith::ArithFastMathInterface>(op);
  if (fast && fast.getFastMathFlagsAttr() &&
      fast.getFastMathFlagsAttr().getValue() != arith::FastMathFlags::none)
    return false;
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return select.getCondition().getType().isInteger(1);
  return isa<arith::CmpFOp, arith::MaximumFOp, arith::MinimumFOp>(op);
}

/// Finds the ops that compute the yielded values from accumulators and terms.
static std::optional<Slice> findSlice(linalg::GenericOp op) {
  Block *body = op.getBody();
  Slice slice;
  auto accumulators = op.getRegionOutputArgs();
  llvm::SmallDenseSet<Value> changing(accumulators.begin(), accumulators.end());
  for (Operation &nested : body->without_terminator()) {
    if (nested.getNumRegions() != 0)
      return std::nullopt;
    if (llvm::any_of(nested.getOperands(),
                     [&](Value value) { return changing.contains(value); }))
      changing.insert(nested.getResults().begin(), nested.getResults().end());
  }
  OperandRange yielded = body->getTerminator()->getOperands();
  for (auto [value, accumulator] : llvm::zip_equal(yielded, accumulators)) {
    Value term = findTerm(value, accumulator);
    if (!term || changing.contains(term))
      return std::nullopt;
    slice.terms.push_back(term);
  }
  llvm::SmallDenseSet<Value> known(slice.terms.begin(), slice.terms.end());
  known.insert(accumulators.begin(), accumulators.end());
  llvm::SmallDenseSet<Operation *> needed;
  SmallVector<Value> work(yielded);
  std::optional<bool> isSigned;
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (known.contains(value))
      continue;
    Operation *def = value.getDefiningOp();
    if (def && matchPattern(def, m_Constant()) &&
        value.getType().isInteger(1)) {
      known.insert(value);
      continue;
    }
    if (!def || def->getBlock() != body || !isOrderOp(def, isSigned) ||
        needed.size() == kMaxOps)
      return std::nullopt;
    if (needed.insert(def).second)
      llvm::append_range(work, def->getOperands());
  }
  for (Operation &nested : *body)
    if (needed.contains(&nested))
      slice.ops.insert(&nested);
  return slice;
}

static bool compareFloats(arith::CmpFPredicate predicate, double a, double b) {
  bool isUnordered = std::isnan(a) || std::isnan(b);
  switch (predicate) {
  case arith::CmpFPredicate::AlwaysFalse:
    return false;
  case arith::CmpFPredicate::OEQ:
    return a == b;
  case arith::CmpFPredicate::OGT:
    return a > b;
  case arith::CmpFPredicate::OGE:
    return a >= b;
  case arith::CmpFPredicate::OLT:
    return a < b;
  case arith::CmpFPredicate::OLE:
    return a <= b;
  case arith::CmpFPredicate::ONE:
    return a < b || a > b;
  case arith::CmpFPredicate::ORD:
    return !isUnordered;
  case arith::CmpFPredicate::UEQ:
    return a == b || isUnordered;
  case arith::CmpFPredicate::UGT:
    return !(a <= b);
  case arith::CmpFPredicate::UGE:
    return !(a < b);
  case arith::CmpFPredicate::ULT:
    return !(a >= b);
  case arith::CmpFPredicate::ULE:
    return !(a > b);
  case arith::CmpFPredicate::UNE:
    return !(a == b);
  case arith::CmpFPredicate::UNO:
    return isUnordered;
  case arith::CmpFPredicate::AlwaysTrue:
    return true;
  }
  llvm_unreachable("all cases return");
}

static bool compareIntegers(arith::CmpIPredicate predicate, double a,
                            double b) {
  switch (predicate) {
  case arith::CmpIPredicate::eq:
    return a == b;
  case arith::CmpIPredicate::ne:
    return a != b;
  case arith::CmpIPredicate::slt:
  case arith::CmpIPredicate::ult:
    return a < b;
  case arith::CmpIPredicate::sle:
  case arith::CmpIPredicate::ule:
    return a <= b;
  case arith::CmpIPredicate::sgt:
  case arith::CmpIPredicate::ugt:
    return a > b;
  case arith::CmpIPredicate::sge:
  case arith::CmpIPredicate::uge:
    return a >= b;
  }
  llvm_unreachable("all cases return");
}

static double evaluate(Operation *op, ArrayRef<double> operands) {
  double a = operands[0], b = operands[1];
  bool isLess = a < b || (a == b && std::signbit(a) > std::signbit(b));
  if (auto compare = dyn_cast<arith::CmpFOp>(op))
    return compareFloats(compare.getPredicate(), a, b);
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return compareIntegers(compare.getPredicate(), a, b);
  if (isa<arith::SelectOp>(op))
    return a != 0 ? b : operands[2];
  if (isa<arith::AndIOp>(op))
    return a != 0 && b != 0;
  if (isa<arith::OrIOp>(op))
    return a != 0 || b != 0;
  if (isa<arith::XOrIOp>(op))
    return (a != 0) != (b != 0);
  if (std::isnan(a) || std::isnan(b))
    return std::numeric_limits<double>::quiet_NaN();
  bool isMaximum = isa<arith::MaximumFOp, arith::MaxSIOp, arith::MaxUIOp>(op);
  return isMaximum == isLess ? b : a;
}

namespace {

/// Evaluates combinations of few values.
class Model {
public:
  Model(linalg::GenericOp op, const Slice &slice);
  /// Returns identities with which a parallel reduction gives the sequential
  /// result.
  std::optional<State> findNeutral();

  std::vector<State> states;
  /// The extremes of each result.
  SmallVector<std::pair<double, double>> extremes;

private:
  struct Step {
    Operation *op;
    SmallVector<unsigned, 3> operands; ///< slots
  };
  /// Returns the number of the state combine(left, right).
  unsigned combine(unsigned left, unsigned right) {
    return table[left * states.size() + right];
  }
  bool isNeutral(unsigned neutral);

  SmallVector<Step> steps;
  SmallVector<double> slots;
  SmallVector<unsigned> results;
  std::vector<unsigned> table;
};

} // namespace

/// Returns the values of a result that a body may tell apart, where `count`
/// results may be compared with each other; the extremes are the first two.
static SmallVector<double> getSamples(Type type, unsigned count) {
  if (type.isInteger(1))
    return {0, 1};
  constexpr double infinite = std::numeric_limits<double>::infinity();
  SmallVector<double> samples{-infinite, infinite};
  for (unsigned number = 0; number < 3 * count; ++number)
    samples.push_back(static_cast<double>(number) - 1);
  if (isa<FloatType>(type)) {
    samples.push_back(-0.0);
    samples.push_back(std::numeric_limits<double>::quiet_NaN());
  }
  return samples;
}

static uint64_t getBits(double value) {
  return llvm::bit_cast<uint64_t>(value);
}

Model::Model(linalg::GenericOp op, const Slice &slice) {
  llvm::SmallDenseMap<Value, unsigned> slotOf;
  auto addSlot = [&](Value value, double initial = 0) {
    slotOf[value] = slots.size();
    slots.push_back(initial);
  };
  auto accumulators = op.getRegionOutputArgs();
  unsigned numResults = accumulators.size();
  for (Value value : accumulators)
    addSlot(value);
  // Two results may have one term.
  for (Value term : slice.terms)
    addSlot(term);
  for (Operation *nested : slice.ops) {
    Step step{nested, {}};
    for (Value operand : nested->getOperands()) {
      APInt bit;
      if (!slotOf.contains(operand) &&
          matchPattern(operand, m_ConstantInt(&bit)))
        addSlot(operand, bit.getZExtValue());
      step.operands.push_back(slotOf.at(operand));
    }
    steps.push_back(std::move(step));
    addSlot(nested->getResult(0));
  }
  for (Value value : op.getBody()->getTerminator()->getOperands())
    results.push_back(slotOf.at(value));

  states.emplace_back();
  for (Value accumulator : accumulators) {
    Type type = accumulator.getType();
    unsigned count = llvm::count_if(
        accumulators, [&](Value other) { return other.getType() == type; });
    SmallVector<double> samples = getSamples(type, count);
    extremes.push_back({samples[0], samples[1]});
    std::vector<State> longer;
    for (const State &state : states)
      for (double sample : samples) {
        longer.push_back(state);
        longer.back().push_back(sample);
      }
    states = std::move(longer);
    if (states.size() > kMaxStates)
      return;
  }
  llvm::StringMap<unsigned> numbers;
  auto getKey = [](ArrayRef<double> state) {
    std::string key;
    for (double value : state)
      key += std::to_string(std::isnan(value) ? 1 : getBits(value)) + ",";
    return key;
  };
  for (auto [number, state] : llvm::enumerate(states))
    numbers[getKey(state)] = number;
  for (const State &left : states)
    for (const State &right : states) {
      llvm::copy(left, slots.begin());
      llvm::copy(right, slots.begin() + numResults);
      for (const Step &step : steps) {
        SmallVector<double, 3> operands;
        for (unsigned slot : step.operands)
          operands.push_back(slots[slot]);
        slots[slotOf.at(step.op->getResult(0))] = evaluate(step.op, operands);
      }
      State result;
      for (unsigned slot : results)
        result.push_back(slots[slot]);
      table.push_back(numbers.at(getKey(result)));
    }
}

bool Model::isNeutral(unsigned neutral) {
  unsigned count = states.size();
  for (unsigned a = 0; a < count; ++a)
    if (combine(a, neutral) != a)
      return false;
  // The values that a thread can have.
  llvm::SmallSetVector<unsigned, 32> reached;
  reached.insert(neutral);
  for (unsigned next = 0; next < reached.size(); ++next)
    for (unsigned x = 0; x < count; ++x)
      reached.insert(combine(reached[next], x));
  for (unsigned s : reached)
    for (unsigned a = 0; a < count; ++a)
      for (unsigned x = 0; x < count; ++x)
        if (combine(a, combine(s, x)) != combine(combine(a, s), x))
          return false;
  return true;
}

std::optional<State> Model::findNeutral() {
  if (states.size() > kMaxStates)
    return std::nullopt;
  for (auto [number, state] : llvm::enumerate(states)) {
    bool isExtreme = llvm::all_of(llvm::zip(state, extremes), [](auto pair) {
      auto [value, extreme] = pair;
      return value == extreme.first || value == extreme.second;
    });
    if (isExtreme && isNeutral(number))
      return state;
  }
  return std::nullopt;
}

/// Returns the lower or upper extreme of `type`.
static TypedAttr getExtreme(Type type, bool isUpper, bool isSigned) {
  OpBuilder builder(type.getContext());
  if (auto floating = dyn_cast<FloatType>(type))
    return builder.getFloatAttr(
        type, llvm::APFloat::getInf(floating.getFloatSemantics(), !isUpper));
  unsigned width = type.getIntOrFloatBitWidth();
  llvm::APInt value = isSigned && width > 1
                          ? (isUpper ? llvm::APInt::getSignedMaxValue(width)
                                     : llvm::APInt::getSignedMinValue(width))
                          : (isUpper ? llvm::APInt::getMaxValue(width)
                                     : llvm::APInt::getMinValue(width));
  return builder.getIntegerAttr(type, value);
}

/// Returns false if the ops compare integers without their sign.
static bool comparesSigned(const Slice &slice) {
  std::optional<bool> isSigned;
  for (Operation *op : slice.ops)
    (void)isOrderOp(op, isSigned);
  return isSigned.value_or(true);
}

SmallVector<Combiner> mlir::dp::findJointCombiners(linalg::GenericOp op) {
  for (Value accumulator : op.getRegionOutputArgs()) {
    Type type = accumulator.getType();
    auto floating = dyn_cast<FloatType>(type);
    // A type without infinity has other extremes.
    if (floating ? !llvm::APFloat::semanticsHasInf(floating.getFloatSemantics())
                 : !type.isInteger())
      return {};
    if (type.getIntOrFloatBitWidth() > 64)
      return {};
  }
  std::optional<Slice> slice = findSlice(op);
  if (!slice)
    return {};
  Model model(op, *slice);
  std::optional<State> neutral = model.findNeutral();
  if (!neutral)
    return {};
  SmallVector<Combiner> combiners;
  OperandRange yielded = op.getBody()->getTerminator()->getOperands();
  for (auto [value, state, extremes] :
       llvm::zip_equal(yielded, *neutral, model.extremes))
    combiners.push_back({value.getDefiningOp(),
                         getExtreme(value.getType(), state == extremes.second,
                                    comparesSigned(*slice)),
                         /*isJoint=*/true});
  return combiners;
}

SmallVector<Value> mlir::dp::createJointCombination(OpBuilder &builder,
                                                    linalg::GenericOp op,
                                                    ValueRange left,
                                                    ValueRange right) {
  std::optional<Slice> slice = findSlice(op);
  IRMapping mapping;
  mapping.map(op.getRegionOutputArgs(), left);
  mapping.map(slice->terms, right);
  for (Operation *nested : slice->ops) {
    for (Value operand : nested->getOperands())
      if (!mapping.contains(operand) && matchPattern(operand, m_Constant()))
        mapping.map(operand,
                    builder.clone(*operand.getDefiningOp())->getResult(0));
    builder.clone(*nested, mapping);
  }
  return llvm::map_to_vector(
      op.getBody()->getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookup(value); });
}
