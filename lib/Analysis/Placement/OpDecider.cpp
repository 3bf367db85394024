//===- OpDecider.cpp - The placements of one op ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "OpDecider.h"

#include "dp/Analysis/Placement/ByteSizes.h"
#include "dp/IR/AnalysisAttrs.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-placement"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// A sum of tensor sizes, for comparison only. A tensor with more dynamic
/// dimensions is larger than any number of bytes. Bytes are a double, because
/// sums of huge types would overflow an integer.
struct Magnitude {
  int64_t dynamicDims = 0;
  double bytes = 0;

  void add(Type type, double size) {
    auto shaped = dyn_cast<ShapedType>(type);
    int64_t dims = shaped && shaped.hasRank() ? shaped.getNumDynamicDims() : 0;
    if (dims > dynamicDims)
      *this = {dims, size};
    else if (dims == dynamicDims)
      bytes += size;
  }
  bool operator>(const Magnitude &other) const {
    return std::tie(dynamicDims, bytes) >
           std::tie(other.dynamicDims, other.bytes);
  }
};

/// A factor along which an op could run, and the size of the operands that are
/// sharded along it.
struct Candidate {
  int32_t factor;
  int64_t unit;
  Magnitude size;
};

class Candidates {
public:
  void add(int32_t factor, int64_t unit, Type type) {
    auto *candidate = llvm::find_if(list, [&](const Candidate &other) {
      return other.factor == factor && other.unit == unit;
    });
    if (candidate == list.end()) {
      list.push_back({factor, unit, {}});
      candidate = &list.back();
    }
    candidate->size.add(type, getByteSize(type));
  }
  bool empty() const { return list.empty(); }

  /// The first one that no other exceeds.
  std::optional<Candidate> getLargest() const {
    const Candidate *largest = nullptr;
    for (const Candidate &candidate : list)
      if (!largest || candidate.size > largest->size)
        largest = &candidate;
    return largest ? std::optional(*largest) : std::nullopt;
  }

private:
  SmallVector<Candidate, 2> list;
};

/// Decides for one op. decide() runs the steps in order; each step reads
/// the choices of the steps before it.
class OpDecider {
public:
  OpDecider(const PlacementState &state, Operation *op,
            const PlacementRule &rule);
  Decision decide();

private:
  void chooseFactor();
  void keepPartialOperands();
  void placeOperands();
  void placeResults();

  std::optional<int32_t> getForcedFactor() const;
  bool hasPartialOperand() const;
  Candidates getShardedCandidates() const;
  Candidates getGatheredCandidates(bool &isLost) const;
  bool isWorthSlicing(int32_t factor, int64_t unit) const;
  void runAlong(const Candidate &candidate);
  void followDemand();
  bool areSumsNeededWhole() const;
  bool wouldGrowSums() const;

  const PlacementState &state;
  Operation *op;
  const PlacementRule &rule;
  Decision decision;

  /// The factor that kForcedFactorAttr names; kNone: the op runs on whole
  /// operands.
  std::optional<int32_t> forced;
  /// The factor along which the op could run on gathered operands, but does
  /// not, because a later op may slice its results as well.
  std::optional<Candidate> deferred;
  /// True if the op runs on summands: its partial operands stay partial.
  bool keepsPartial = false;
  /// The partial operands, by number, how the results depend on them, and the
  /// kind of all of them.
  llvm::SmallBitVector partial;
  SmallVector<Linearity> linearity;
  ReductionKind kind = ReductionKind::add;
};
} // namespace

Decision dp::decideOp(const PlacementState &state, Operation *op,
                      const PlacementRule &rule) {
  return OpDecider(state, op, rule).decide();
}

OpDecider::OpDecider(const PlacementState &state, Operation *op,
                     const PlacementRule &rule)
    : state(state), op(op), rule(rule), forced(getForcedFactor()),
      partial(rule.operands.size()) {}

Decision OpDecider::decide() {
  chooseFactor();
  keepPartialOperands();
  if (forced && *forced != DimFactor::kNone && !keepsPartial)
    decision.factor = *forced;
  placeOperands();
  placeResults();
  return std::move(decision);
}

std::optional<int32_t> OpDecider::getForcedFactor() const {
  auto attribute = op->getAttrOfType<ForcedFactorAttr>(kForcedFactorAttr);
  if (!attribute)
    return std::nullopt;
  if (!attribute.getFactor())
    return DimFactor::kNone;
  int64_t factor = *attribute.getFactor();
  if (factor >= static_cast<int64_t>(rule.factors.size()) ||
      !rule.factors[factor].shardable)
    return std::nullopt;
  return factor;
}

bool OpDecider::hasPartialOperand() const {
  return llvm::any_of(rule.operands, [&](const OperandRule &operand) {
    return operand.readsElements() &&
           state.getPlacement(operand.value).isPartial();
  });
}

//===----------------------------------------------------------------------===//
// Step 1: the factor along which the op runs
//===----------------------------------------------------------------------===//

/// Chooses the factor on which most bytes of sharded operands agree. Operands
/// that are sharded another way will be gathered.
void OpDecider::chooseFactor() {
  Candidates sharded = getShardedCandidates();
  if (forced) {
    // Partial operands may stay partial if no operand is sharded: step 2.
    bool mayStayPartial = sharded.empty() && hasPartialOperand();
    if (*forced != DimFactor::kNone && !mayStayPartial)
      runAlong({*forced, 1, {}});
    return;
  }
  if (std::optional<Candidate> candidate = sharded.getLargest())
    return runAlong(*candidate);

  // Whole operands can be sliced without communication, which shards the values
  // after a gather again.
  bool isLost = false;
  std::optional<Candidate> gathered =
      getGatheredCandidates(isLost).getLargest();
  // Ops that only move elements and cheap ops do not slice for their own sake,
  // so that a chain of them gathers once. A later op may slice their results.
  if (gathered && (rule.moves || (rule.cheap && !isLost)))
    deferred = gathered;
  else if (gathered)
    return runAlong(*gathered);
  followDemand();
}

void OpDecider::runAlong(const Candidate &candidate) {
  decision.factor = candidate.factor;
  decision.unit = candidate.unit;
  LDBG() << op->getName() << " runs along factor " << decision.factor
         << ", unit " << decision.unit
         << (forced ? ", as dp.forced_factor says" : "");
}

/// The factors along which operands are sharded.
Candidates OpDecider::getShardedCandidates() const {
  Candidates candidates;
  for (const OperandRule &operand : rule.operands) {
    Placement placement = state.getPlacement(operand.value);
    if (!operand.readsElements() || !placement.isSharded())
      continue;
    const DimFactor &dim = operand.dims[placement.dim];
    if (dim.factor != DimFactor::kNone && rule.factors[dim.factor].shardable &&
        placement.unit % dim.inner == 0)
      candidates.add(dim.factor, placement.unit / dim.inner,
                     operand.value.getType());
  }
  return candidates;
}

/// The factors along which the op can run although its operands are taken
/// whole: sharded operands in a dimension that the op cannot follow (then
/// `isLost` is set), and whole operands that were computed from gathered ones.
Candidates OpDecider::getGatheredCandidates(bool &isLost) const {
  Candidates candidates;
  for (const OperandRule &operand : rule.operands) {
    if (operand.use != OperandUse::read)
      continue;
    Placement placement = state.getPlacement(operand.value);
    bool isWhole = placement.isReplicated();
    if (isWhole)
      placement = state.hints.lookup(operand.value);
    if (!placement.isSharded())
      continue;
    const DimFactor &dim = operand.dims[placement.dim];
    int32_t factor = dim.lost;
    int64_t unit = placement.unit * dim.lostUnit;
    if (isWhole && dim.factor != DimFactor::kNone &&
        placement.unit % dim.inner == 0) {
      factor = dim.factor;
      unit = placement.unit / dim.inner;
    }
    if (factor == DimFactor::kNone || !rule.factors[factor].isSlicedFreely() ||
        !isWorthSlicing(factor, unit))
      continue;
    candidates.add(factor, unit, operand.value.getType());
    isLost |= !isWhole;
  }
  return candidates;
}

/// Returns true if the op, on whole operands, should run on chunks of `unit`
/// along `factor`. A reduction over the factor must read two tensors along it
/// (a contraction), because its sum is sent. Else the results that have the
/// factor must have static extents of several units.
bool OpDecider::isWorthSlicing(int32_t factor, int64_t unit) const {
  if (rule.factors[factor].reduction)
    return llvm::count_if(rule.operands, [&](const OperandRule &operand) {
             return operand.use == OperandUse::read &&
                    llvm::any_of(operand.dims, [&](const DimFactor &dim) {
                      return dim.factor == factor;
                    });
           }) > 1;
  bool found = false;
  for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule.results))
    for (auto [position, dim] : llvm::enumerate(dims.dims)) {
      if (dim.factor != factor && dim.lost != factor)
        continue;
      int64_t chunk = unit * (dim.factor == factor ? dim.inner : 1);
      int64_t extent =
          cast<RankedTensorType>(result.getType()).getDimSize(position);
      if (ShapedType::isDynamic(extent) || extent % chunk != 0 ||
          extent == chunk)
        return false;
      found = true;
    }
  return found;
}

/// Runs along the factor in which all users want a result (Demand).
void OpDecider::followDemand() {
  for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule.results)) {
    auto demand = state.demands.find(result);
    if (demand == state.demands.end())
      continue;
    const Placement &wanted = demand->second;
    const DimFactor &dim = dims.dims[wanted.dim];
    LDBG() << op->getName() << ": all users want its result sharded";
    return runAlong({dim.factor, wanted.unit / dim.inner, {}});
  }
}

//===----------------------------------------------------------------------===//
// Step 2: partial operands
//===----------------------------------------------------------------------===//

/// Keeps partial operands partial if the op, which runs along no factor, is
/// linear in all of them together and its results are not larger.
void OpDecider::keepPartialOperands() {
  if (decision.factor != DimFactor::kNone || rule.fallback)
    return;
  auto collect = [&](bool onlySums) {
    bool isOneKind = true;
    partial.reset();
    for (auto [index, operand] : llvm::enumerate(rule.operands)) {
      Placement placement = state.getPlacement(operand.value);
      bool isLeftOut = onlySums && !operand.value.hasOneUse() &&
                       placement.reduction != ReductionKind::add;
      if (!operand.readsElements() || !placement.isPartial() || isLeftOut)
        continue;
      isOneKind &= partial.none() || placement.reduction == kind;
      kind = placement.reduction;
      partial.set(index);
    }
    return isOneKind;
  };
  // A sum that is scaled by a maximum, which is whole for other ops, may stay a
  // partial sum. Without them both are made whole by one rendezvous.
  bool isOneKind = collect(/*onlySums=*/false) || collect(/*onlySums=*/true);
  auto interface = dyn_cast<PlacementOpInterface>(op);
  if (partial.none() || !isOneKind || !interface || areSumsNeededWhole())
    return;
  linearity = interface.getLinearity(rule, partial, kind);
  bool isNonlinear = llvm::is_contained(linearity, Linearity::nonlinear);
  keepsPartial = !isNonlinear && !wouldGrowSums();
  LDBG() << op->getName() << " takes its partial operands "
         << (keepsPartial  ? "as they are"
             : isNonlinear ? "whole: it is not linear in them"
                           : "whole: its results are larger");
}

/// Returns true if all partial operands are reduced for some other op anyway,
/// so that this op uses the reduced values. A mean that each device computes of
/// its own rows must not be computed from the sums of all devices.
bool OpDecider::areSumsNeededWhole() const {
  for (unsigned index : partial.set_bits()) {
    Value value = rule.operands[index].value;
    if (!state.reduced.contains(value) &&
        !(forced && state.scattered.contains(value)))
      return false;
  }
  return llvm::none_of(op->getResults(), [&](Value result) {
    return state.statistics.contains(result);
  });
}

/// Returns true if reducing the partial results sends more than reducing the
/// partial operands.
bool OpDecider::wouldGrowSums() const {
  Magnitude before, after;
  llvm::SmallDenseSet<Value, 4> counted;
  for (unsigned index : partial.set_bits()) {
    Value value = rule.operands[index].value;
    if (counted.insert(value).second)
      before.add(value.getType(), getReducedBytes(value.getType()));
  }
  for (auto [result, dependence] : llvm::zip(op->getResults(), linearity))
    if (dependence == Linearity::linear)
      after.add(result.getType(), getReducedBytes(result.getType()));
  return after > before;
}

//===----------------------------------------------------------------------===//
// Steps 3 and 4: operands and results
//===----------------------------------------------------------------------===//

void OpDecider::placeOperands() {
  bool isReduced = decision.factor != DimFactor::kNone &&
                   rule.factors[decision.factor].reduction;
  for (auto [index, operand] : llvm::enumerate(rule.operands)) {
    Placement placement = state.getPlacement(operand.value);
    // The init of a reduction is a summand as the op's partial result is.
    bool isPartialInit =
        isReduced && operand.use == OperandUse::reductionInit &&
        placement.isPartial() &&
        rule.results[operand.result].reduction == placement.reduction;
    bool staysAsIs = operand.use == OperandUse::any || isPartialInit ||
                     (keepsPartial && partial.test(index));
    decision.operands.push_back(
        staysAsIs ? placement : decision.getPlacement(operand.dims));
  }
}

/// The placement of a result with `dims` when the op runs along `factor`.
static Placement getResultPlacement(ArrayRef<DimFactor> dims, int32_t factor,
                                    int64_t unit) {
  for (auto [position, dim] : llvm::enumerate(dims)) {
    if (dim.factor == factor)
      return Placement::sharded(position, unit * dim.inner);
    if (dim.lost == factor)
      return Placement::sharded(position, unit);
  }
  return Placement::replicated();
}

void OpDecider::placeResults() {
  for (auto [index, result] : llvm::enumerate(rule.results)) {
    Placement placement, hint;
    if (keepsPartial) {
      if (linearity[index] == Linearity::linear)
        placement = Placement::partial(kind);
    } else if (decision.factor != DimFactor::kNone) {
      placement =
          rule.factors[decision.factor].reduction
              ? Placement::partial(*result.reduction)
              : getResultPlacement(result.dims, decision.factor, decision.unit);
    } else if (deferred) {
      hint = getResultPlacement(result.dims, deferred->factor, deferred->unit);
    }
    decision.results.push_back(placement);
    decision.hints.push_back(hint);
  }
}
