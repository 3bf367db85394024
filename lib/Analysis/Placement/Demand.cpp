//===- Demand.cpp - Placements that the users of a value want -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Demand.h"

#include "dp/Analysis/Placement/PlacementState.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

/// The maximum number of visits to a loop's body. After them the loop's
/// variables stay whole, which bounds the search.
static constexpr unsigned kMaxDemandRounds = 4;

static bool canSlice(Value value, const Placement &placement) {
  int64_t extent =
      cast<RankedTensorType>(value.getType()).getDimSize(placement.dim);
  return !ShapedType::isDynamic(extent) && extent % placement.unit == 0;
}

void Demand::Want::join(const Want &other) {
  if (kind == unused)
    *this = other;
  else if (other.kind != unused && !(*this == other))
    *this = {whole, {}};
}

void Demand::use(Wants &wants, Value value, const Want &want) const {
  if (want.kind != Want::unused && state.getPlacement(value).isReplicated())
    wants[value].join(want);
}

void Demand::use(Wants &wants, Value value, const Placement &placement) const {
  if (placement.isSharded())
    use(wants, value, Want{Want::sharded, placement});
  else
    use(wants, value, Want{Want::whole, {}});
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Returns true if `op` can compute its results in the placements in which they
/// are wanted; `along` is then how it runs.
bool Demand::runsAlong(Operation *op, const PlacementRule &rule,
                       const Wants &wants, Decision &along) const {
  if (rule.fallback)
    return false;
  for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule.results)) {
    Want want = wants.lookup(result);
    if (want.kind == Want::unused && isa<RankedTensorType>(result.getType()))
      continue;
    if (want.kind != Want::sharded)
      return false;
    const DimFactor &dim = dims.dims[want.placement.dim];
    if (dim.factor == DimFactor::kNone || want.placement.unit % dim.inner != 0)
      return false;
    const Factor &factor = rule.factors[dim.factor];
    int64_t unit = want.placement.unit / dim.inner;
    bool isFirst = along.factor == DimFactor::kNone;
    if (!factor.isSlicedFreely() || factor.reduction ||
        (!isFirst && (along.factor != dim.factor || along.unit != unit)))
      return false;
    along.factor = dim.factor;
    along.unit = unit;
  }
  if (along.factor == DimFactor::kNone)
    return false;
  for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule.results)) {
    along.results.push_back(along.getPlacement(dims.dims));
    if (along.results.back().isSharded() &&
        !canSlice(result, along.results.back()))
      return false;
  }
  for (const OperandRule &operand : rule.operands) {
    along.operands.push_back(along.getPlacement(operand.dims));
    // A sum that is whole for other ops is not sent in chunks as well.
    if (operand.readsElements() && along.operands.back().isSharded() &&
        !state.getPlacement(operand.value).isReplicated())
      return false;
  }
  return true;
}

void Demand::visitOp(Operation *op, Wants &wants) {
  const Decision *decision = state.getDecision(op);
  if (!decision)
    return;
  for (Value result : op->getResults())
    state.demands.erase(result);
  PlacementRule rule = getPlacementRule(op);
  Decision along;
  bool isWhole = decision->factor == DimFactor::kNone &&
                 llvm::all_of(decision->results, [](const Placement &result) {
                   return result.isReplicated();
                 });
  if (isWhole) {
    bool isUnused = llvm::all_of(op->getResults(), [&](Value result) {
      return isa<RankedTensorType>(result.getType()) &&
             wants.lookup(result).kind == Want::unused;
    });
    if (isUnused && isMemoryEffectFree(op))
      return;
    if (runsAlong(op, rule, wants, along)) {
      for (auto [result, placement] :
           llvm::zip_equal(op->getResults(), along.results))
        if (placement.isSharded())
          state.demands[result] = placement;
      decision = &along;
    }
  }
  for (auto [operand, wanted] :
       llvm::zip_equal(rule.operands, decision->operands))
    if (operand.readsElements())
      use(wants, operand.value, wanted);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Adds the demand for a variable to that for its source.
void Demand::useSource(Wants &wants, const CarrySlot &slot, const Want &want,
                       Value source) const {
  Placement placement = state.getPlacement(slot.targets.front());
  if (placement.isReplicated())
    use(wants, source, want);
  else
    use(wants, source, placement);
}

/// Adds the demands of the results' users to the variables.
void Demand::joinResults(ArrayRef<CarrySlot> slots,
                         MutableArrayRef<Want> states,
                         const Wants &wants) const {
  for (auto [slot, want] : llvm::zip_equal(slots, states)) {
    Value result = slot.targets.back();
    Want wanted = wants.lookup(result);
    if (!isa<OpResult>(result) || wanted.kind == Want::unused)
      continue;
    want.join(wanted);
    if (want.kind == Want::sharded && !canSlice(result, want.placement))
      want = {Want::whole, {}};
  }
}

/// Collects the wants of the ops in the regions, the last region first.
Demand::Wants Demand::visitRegions(Operation *op, ArrayRef<CarrySlot> slots,
                                   MutableArrayRef<Want> states) {
  Wants inside;
  for (Region &region : llvm::reverse(op->getRegions())) {
    if (region.empty())
      continue;
    for (auto [slot, want] : llvm::zip_equal(slots, states)) {
      // The operands of a while loop's condition flow into the next region.
      if (!slot.isCarry && isLoop(op) && region.getRegionNumber() == 0)
        want.join(inside.lookup(slot.targets.front()));
      for (OpOperand *source : slot.sources)
        if (source->getOwner() == region.front().getTerminator())
          useSource(inside, slot, want, source->get());
    }
    visitBlock(region.front(), inside);
  }
  return inside;
}

/// Adds the body's demands for its arguments to the carried variables. Returns
/// whether the body must be visited again.
bool Demand::joinArguments(ArrayRef<CarrySlot> slots,
                           MutableArrayRef<Want> states,
                           const Wants &inside) const {
  bool changed = false;
  for (auto [slot, want] : llvm::zip_equal(slots, states)) {
    Value argument = slot.targets.front();
    if (!slot.isCarry || !isWhole(slot))
      continue;
    Want wanted = inside.lookup(argument);
    if (wanted.kind == Want::unused || want.kind == Want::whole ||
        want == wanted)
      continue;
    bool isFirst = want.kind == Want::unused && wanted.kind == Want::sharded &&
                   canSlice(argument, wanted.placement);
    want = isFirst ? wanted : Want{Want::whole, {}};
    changed = true;
  }
  return changed;
}

void Demand::visitControlFlow(Operation *op, Wants &wants) {
  SmallVector<CarrySlot> slots = getCarrySlots(op);
  llvm::erase_if(slots, [](const CarrySlot &slot) { return !slot.isTensor(); });
  // Moved out, because visiting the regions changes the map.
  SmallVector<Want> states = std::move(assumed[op]);
  states.resize(slots.size());

  Wants inside;
  for (unsigned round = 0;; ++round) {
    joinResults(slots, states, wants);
    if (round >= kMaxDemandRounds)
      for (auto [slot, want] : llvm::zip_equal(slots, states))
        if (slot.isCarry)
          want = {Want::whole, {}};
    inside = visitRegions(op, slots, states);
    if (!joinArguments(slots, states, inside))
      break;
  }
  for (auto &[value, want] : inside)
    use(wants, value, want);

  for (auto [slot, want] : llvm::zip_equal(slots, states)) {
    if (slot.isCarry)
      useSource(wants, slot, want, slot.sources.front()->get());
    for (Value target : slot.targets)
      if (isWhole(slot) && want.kind == Want::sharded)
        state.demands[target] = want.placement;
      else
        state.demands.erase(target);
  }
  assumed[op] = std::move(states);
}

void Demand::visitBlock(Block &block, Wants &wants) {
  for (Operation &op : llvm::reverse(block.without_terminator()))
    if (isControlFlow(&op))
      visitControlFlow(&op, wants);
    else
      visitOp(&op, wants);
}

void Demand::compute() {
  Wants wants;
  // The function's results keep their placement.
  for (Value value : state.getBody().getTerminator()->getOperands())
    if (isa<RankedTensorType>(value.getType()))
      use(wants, value, Placement::replicated());
  visitBlock(state.getBody(), wants);
}
