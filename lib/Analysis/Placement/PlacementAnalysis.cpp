//===- PlacementAnalysis.cpp - A placement for every value ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/PlacementAnalysis.h"

#include "Demand.h"

#include "dp/IR/ElementTypes.h"
#include "dp/Interfaces/PlacementOpInterface.h"

using namespace mlir;
using namespace mlir::dp;

/// How often a loop is assumed to go around.
static constexpr double kAssumedTrips = 8;

int64_t dp::getByteSize(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  Type element = shaped ? shaped.getElementType() : type;
  int64_t bytes = 8;
  if (isa<IntegerType, FloatType, ComplexType>(element))
    bytes = getElementBytes(element);
  if (!shaped || !shaped.hasRank())
    return bytes;
  for (int64_t extent : shaped.getShape())
    if (!ShapedType::isDynamic(extent) &&
        llvm::MulOverflow(bytes, extent, bytes))
      return std::numeric_limits<int64_t>::max();
  return bytes;
}

/// What a sum of `type` sends: f16 and bf16 travel in f32, so widening them
/// sends no more.
static double getSentBytes(Type type) {
  Type element = getElementTypeOrSelf(type);
  double scale = element.isF16() || element.isBF16() ? 2 : 1;
  return scale * getByteSize(type);
}

bool PlacementAnalysis::hasRule(Operation *op) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  return op->getNumRegions() || llvm::any_of(op->getOperandTypes(), isTensor) ||
         llvm::any_of(op->getResultTypes(), isTensor);
}

PlacementRule PlacementAnalysis::getRule(Operation *op) {
  if (auto interface = dyn_cast<PlacementOpInterface>(op))
    return interface.getPlacementRule();
  if (OpTrait::hasElementwiseMappableTraits(op))
    return getElementwiseRule(op);
  return getFallbackRule(op);
}

PlacementAnalysis::PlacementAnalysis(
    FunctionOpInterface function, bool localStatistics,
    const llvm::SmallPtrSetImpl<Operation *> *keepWhole)
    : function(function), keepWhole(keepWhole) {
  for (BlockArgument argument : function.getArguments()) {
    auto dim = function.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                      kScatterAttr);
    if (dim)
      placements[argument] = Placement::sharded(dim.getInt());
  }
  run();
  reduced = getNeededWhole();
  // A second pass changes only what is computed from summands all of which are
  // reduced anyway.
  if (localStatistics)
    findStatistics();
  Demand(*this, demands).compute(function.getFunctionBody().front());
  if (!reduced.empty() || !demands.empty() || !scattered.empty()) {
    addCheaper(reduced);
    run();
    reduced = getNeededWhole();
  }
}

std::optional<Placement>
PlacementAnalysis::getRequiredResult(unsigned index) const {
  auto updates = function.getResultAttrOfType<IntegerAttr>(index, kUpdatesAttr);
  if (!updates)
    return std::nullopt;
  return placements.lookup(function.getArgument(updates.getInt()));
}

void PlacementAnalysis::place(Value value, const Placement &placement) {
  if (!placement.isReplicated() || placements.contains(value))
    placements[value] = placement;
}

void PlacementAnalysis::record(Operation *op, Decision decision) {
  auto [it, isNew] = numbers.try_emplace(op, decisions.size());
  if (isNew)
    decisions.push_back(std::move(decision));
  else
    decisions[it->second] = std::move(decision);
}

void PlacementAnalysis::analyze(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (isControlFlow(&op)) {
      analyzeControlFlow(&op);
      continue;
    }
    if (!hasRule(&op))
      continue;
    PlacementRule rule = getRule(&op);
    Decision decision = decide(&op, rule);
    if (op.hasAttr(kAlongAttr))
      for (auto [operand, wanted] :
           llvm::zip_equal(rule.operands, decision.operands))
        if (wanted.isSharded() && getPlacement(operand.value).isPartial())
          scattered.insert(operand.value);
    for (auto [operand, wanted] :
         llvm::zip_equal(rule.operands, decision.operands))
      if (operand.use != OperandUse::shapeOnly && wanted.isReplicated() &&
          !getPlacement(operand.value).isReplicated())
        decision.whole.push_back(operand.value);
    for (auto [result, placement] :
         llvm::zip_equal(op.getResults(), decision.results))
      place(result, placement);
    for (auto [result, hint] : llvm::zip_equal(op.getResults(), decision.hints))
      if (hint.isSharded() || hints.contains(result))
        hints[result] = hint;
    record(&op, std::move(decision));
  }
}

void PlacementAnalysis::run() {
  decisions.clear();
  numbers.clear();
  carries.clear();
  analyze(function.getFunctionBody().front());
}

llvm::DenseSet<Value> PlacementAnalysis::getNeededWhole() const {
  llvm::DenseSet<Value> needed;
  for (const Decision &decision : decisions)
    for (Value value : decision.whole)
      if (getPlacement(value).isPartial())
        needed.insert(value);
  Operation *terminator = function.getFunctionBody().front().getTerminator();
  for (auto [index, value] : llvm::enumerate(terminator->getOperands()))
    if (std::optional<Placement> required = getRequiredResult(index))
      if (required->isReplicated() && getPlacement(value).isPartial())
        needed.insert(value);
  return needed;
}

void PlacementAnalysis::addCheaper(llvm::DenseSet<Value> &needed) const {
  // What it costs to reduce all that is linear in a value, rather than itself.
  llvm::DenseMap<Value, double> costs;
  auto getCost = [&](Value value) -> double {
    if (statistics.contains(value))
      return 0; // each device has its own
    return needed.contains(value) ? getSentBytes(value.getType())
                                  : costs.lookup(value);
  };
  Operation *terminator = function.getFunctionBody().front().getTerminator();
  for (Value value : terminator->getOperands())
    if (getPlacement(value).isPartial())
      costs[value] = getSentBytes(value.getType());
  auto getLoopDepth = [](Block *block) {
    unsigned depth = 0;
    for (Operation *op = block->getParentOp(); op; op = op->getParentOp())
      depth += isLoop(op);
    return depth;
  };
  // The ops through which sums flow, users before what they use.
  SmallVector<std::pair<unsigned, Operation *>> kept;
  for (auto [op, number] : numbers)
    if (decisions[number].factor == DimFactor::kNone && !isControlFlow(op) &&
        llvm::any_of(decisions[number].results, [](const Placement &placement) {
          return placement.isPartial();
        }))
      kept.push_back({number, op});
  llvm::sort(kept, std::greater<>());
  for (auto [number, op] : kept) {
    Value only;
    bool several = false;
    for (const OperandRule &operand : getRule(op).operands) {
      if (operand.use == OperandUse::shapeOnly ||
          !getPlacement(operand.value).isPartial() || operand.value == only ||
          needed.contains(operand.value))
        continue;
      several |= static_cast<bool>(only);
      only = operand.value;
    }
    // Reducing one of several summands saves nothing, but where all the others
    // are reduced anyway.
    if (!only || several ||
        !cast<RankedTensorType>(only.getType()).hasStaticShape())
      continue;
    double cost = 0;
    for (Value result : op->getResults())
      cost += getCost(result);
    // What a loop does not change is reduced once.
    for (unsigned depth = getLoopDepth(only.getParentBlock()),
                  e = getLoopDepth(op->getBlock());
         depth < e; ++depth)
      cost *= kAssumedTrips;
    double &sum = costs[only];
    sum += cost;
    if (sum > getSentBytes(only.getType()))
      needed.insert(only);
  }
}

namespace {
/// Sizes for comparison: more dynamic dimensions are larger than any number of
/// bytes. Bytes as a double: sums of huge types do not overflow.
struct Magnitude {
  int64_t dynamicDims = 0;
  double bytes = 0;

  void add(Type type, bool isSum = false) {
    auto shaped = dyn_cast<ShapedType>(type);
    int64_t dims = shaped && shaped.hasRank() ? shaped.getNumDynamicDims() : 0;
    double size = isSum ? getSentBytes(type) : getByteSize(type);
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

/// A factor along which an op could run, with what speaks for it.
struct Candidate {
  int32_t factor;
  int64_t unit;
  Magnitude size;
};
} // namespace

/// Whether an op on whole operands can run on chunks of `unit` along `factor`.
/// One that sums it up must read two tensors along it, for the sum is sent;
/// else results that have it are static multiples of the unit, of several.
static bool isWorthCutting(Operation *op, const PlacementRule &rule,
                           int32_t factor, int64_t unit) {
  if (rule.factors[factor].reduction)
    return llvm::count_if(rule.operands, [&](const OperandRule &operand) {
             return operand.use == OperandUse::read &&
                    llvm::any_of(operand.dims, [&](const DimFactor &dim) {
                      return dim.factor == factor;
                    });
           }) > 1;
  bool found = false;
  for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule.results))
    for (auto [dim, of] : llvm::enumerate(dims.dims)) {
      if (of.factor != factor && of.lost != factor)
        continue;
      int64_t inner = of.factor == factor ? of.inner : 1;
      int64_t extent = cast<RankedTensorType>(result.getType()).getDimSize(dim);
      if (ShapedType::isDynamic(extent) || extent % (unit * inner) != 0 ||
          extent == unit * inner)
        return false;
      found = true;
    }
  return found;
}

void PlacementAnalysis::followDemand(Operation *op, const PlacementRule &rule,
                                     Decision &decision) const {
  for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule.results)) {
    auto it = demands.find(result);
    if (it == demands.end())
      continue;
    const DimFactor &dim = dims.dims[it->second.dim];
    decision.factor = dim.factor;
    decision.unit = it->second.unit / dim.inner;
    return;
  }
}

/// The factor along which `op` is told to run, kNone: whole.
static std::optional<int32_t> getTold(Operation *op,
                                      const PlacementRule &rule) {
  auto along = op->getAttrOfType<IntegerAttr>(kAlongAttr);
  if (!along || along.getInt() >= static_cast<int64_t>(rule.factors.size()))
    return std::nullopt;
  if (along.getInt() < 0)
    return DimFactor::kNone;
  if (!rule.factors[along.getInt()].shardable)
    return std::nullopt;
  return along.getInt();
}

Decision PlacementAnalysis::decide(Operation *op,
                                   const PlacementRule &rule) const {
  Decision decision;
  // Which factor: the one that most sharded bytes agree on.
  SmallVector<Candidate, 2> candidates;
  auto addCandidate = [&](int32_t factor, int64_t unit, Type type) {
    auto *same = llvm::find_if(candidates, [&](const Candidate &candidate) {
      return candidate.factor == factor && candidate.unit == unit;
    });
    if (same == candidates.end()) {
      candidates.push_back({factor, unit, {}});
      same = &candidates.back();
    }
    same->size.add(type);
  };
  bool anyPartial = false;
  for (const OperandRule &operand : rule.operands) {
    Placement placement = getPlacement(operand.value);
    if (operand.use == OperandUse::any || operand.use == OperandUse::shapeOnly)
      continue;
    anyPartial |= placement.isPartial();
    if (!placement.isSharded())
      continue;
    const DimFactor &dim = operand.dims[placement.dim];
    if (dim.factor == DimFactor::kNone || !rule.factors[dim.factor].shardable ||
        placement.unit % dim.inner != 0)
      continue;
    addCandidate(dim.factor, placement.unit / dim.inner,
                 operand.value.getType());
  }
  // What the op is told counts; but sums that nothing cuts may stay sums.
  std::optional<int32_t> told = getTold(op, rule);
  bool isCut = !candidates.empty();
  if (told) {
    candidates.clear();
    if (*told != DimFactor::kNone && (isCut || !anyPartial))
      candidates.push_back({*told, 1, {}});
  }
  // Nothing to follow: what is gathered, or was before, may still be worked on
  // in chunks.
  bool fromWhole = candidates.empty() && !told, isLost = false;
  if (fromWhole)
    for (const OperandRule &operand : rule.operands) {
      if (operand.use != OperandUse::read)
        continue;
      Placement placement = getPlacement(operand.value);
      bool isWhole = placement.isReplicated();
      if (isWhole)
        placement = hints.lookup(operand.value);
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
      if (factor == DimFactor::kNone || !rule.factors[factor].shardable ||
          !isWorthCutting(op, rule, factor, unit))
        continue;
      addCandidate(factor, unit, operand.value.getType());
      isLost |= !isWhole;
    }
  const Candidate *best = nullptr;
  for (const Candidate &candidate : candidates)
    if (!best || candidate.size > best->size)
      best = &candidate;
  // What only moves or is cheap is not cut for its own sake: several in a row
  // gather once. A later op may cut what they make.
  Candidate later{DimFactor::kNone, 1, {}};
  if (best && fromWhole && (rule.moves || (rule.cheap && !isLost))) {
    later = *best;
    best = nullptr;
  }
  bool overReduction = false;
  if (best) {
    decision.factor = best->factor;
    decision.unit = best->unit;
    overReduction = rule.factors[best->factor].reduction;
  } else if (!demands.empty() && !told) {
    followDemand(op, rule, decision);
  }

  // In which placement each operand is taken when the op runs along the factor.
  auto alongFactor = [&](const OperandRule &operand) {
    if (decision.factor != DimFactor::kNone)
      for (auto [dim, factor] : llvm::enumerate(operand.dims))
        if (factor.factor == decision.factor)
          return Placement::sharded(dim, decision.unit * factor.inner);
    return Placement::replicated();
  };

  // Partial operands that the op is linear in stay partial.
  bool keepPartial = false;
  llvm::SmallBitVector partial(rule.operands.size());
  SmallVector<Linearity> linearity;
  ReductionKind kind = ReductionKind::add;
  if (anyPartial && decision.factor == DimFactor::kNone && !rule.fallback) {
    Magnitude before;
    bool oneKind = true, allReduced = true, first = true;
    llvm::SmallDenseSet<Value, 4> counted;
    for (auto [index, operand] : llvm::enumerate(rule.operands)) {
      Placement placement = getPlacement(operand.value);
      if (operand.use == OperandUse::any ||
          operand.use == OperandUse::shapeOnly || !placement.isPartial())
        continue;
      partial.set(index);
      if (!first && placement.reduction != kind)
        oneKind = false;
      kind = placement.reduction;
      first = false;
      allReduced &= reduced.contains(operand.value) ||
                    (told && scattered.contains(operand.value));
      if (counted.insert(operand.value).second)
        before.add(operand.value.getType(), /*isSum=*/true);
    }
    // A mean of each device's own is not that of the sum of all.
    if (!statistics.empty())
      allReduced &= llvm::none_of(op->getResults(), [&](Value result) {
        return statistics.contains(result);
      });
    if (auto interface = dyn_cast<PlacementOpInterface>(op);
        interface && oneKind && !allReduced) {
      linearity = interface.getLinearity(rule, partial, kind);
      keepPartial = llvm::none_of(linearity, [](Linearity state) {
        return state == Linearity::nonlinear;
      });
      // What grows is reduced before it grows.
      Magnitude after;
      for (auto [result, state] : llvm::zip(op->getResults(), linearity))
        if (state == Linearity::linear)
          after.add(result.getType(), /*isSum=*/true);
      keepPartial &= !(after > before);
    }
  }

  if (told && *told != DimFactor::kNone && !keepPartial) {
    decision.factor = *told;
    overReduction = rule.factors[*told].reduction;
  }

  for (auto [index, operand] : llvm::enumerate(rule.operands)) {
    Placement placement = getPlacement(operand.value);
    if (operand.use == OperandUse::any)
      decision.operands.push_back(placement);
    else if (keepPartial && partial.test(index))
      decision.operands.push_back(placement);
    else if (operand.use == OperandUse::reductionInit && overReduction &&
             placement.isPartial() &&
             rule.results[operand.result].reduction == placement.reduction)
      decision.operands.push_back(placement);
    else
      decision.operands.push_back(alongFactor(operand));
  }
  for (auto [index, result] : llvm::enumerate(rule.results)) {
    auto cut = [&](int32_t along, int64_t unit) {
      for (auto [dim, factor] : llvm::enumerate(result.dims)) {
        if (factor.factor == along)
          return Placement::sharded(dim, unit * factor.inner);
        if (factor.lost == along)
          return Placement::sharded(dim, unit);
      }
      return Placement::replicated();
    };
    Placement placement, hint;
    if (keepPartial) {
      if (linearity[index] == Linearity::linear)
        placement = Placement::partial(kind);
    } else if (overReduction) {
      placement = Placement::partial(*result.reduction);
    } else if (decision.factor != DimFactor::kNone) {
      placement = cut(decision.factor, decision.unit);
    } else if (later.factor != DimFactor::kNone) {
      hint = cut(later.factor, later.unit);
    }
    decision.hints.push_back(hint);
    decision.results.push_back(placement);
  }
  return decision;
}
