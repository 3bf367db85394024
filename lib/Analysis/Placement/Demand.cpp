//===- Demand.cpp - In which placement users want a value ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Demand.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

/// How often a loop's body is visited at most before its variables stay whole.
static constexpr unsigned kMaxRounds = 4;

static bool canCut(Value value, const Placement &placement) {
  int64_t extent =
      cast<RankedTensorType>(value.getType()).getDimSize(placement.dim);
  return !ShapedType::isDynamic(extent) && extent % placement.unit == 0;
}

void Demand::use(Wants &wants, Value value, const Want &want) const {
  if (want.kind == Want::unused || !analysis.getPlacement(value).isReplicated())
    return;
  Want &known = wants[value];
  if (known.kind == Want::unused)
    known = want;
  else if (known.kind != want.kind || known.placement != want.placement)
    known = {Want::whole, {}};
}

void Demand::use(Wants &wants, Value value, const Placement &placement) const {
  if (placement.isSharded())
    use(wants, value, Want{Want::sharded, placement});
  else
    use(wants, value, Want{Want::whole, {}});
}

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
    if (!factor.shardable || factor.reduction ||
        (!isFirst && (along.factor != dim.factor || along.unit != unit)))
      return false;
    along.factor = dim.factor;
    along.unit = unit;
  }
  if (along.factor == DimFactor::kNone)
    return false;
  auto alongFactor = [&](ArrayRef<DimFactor> dims) {
    for (auto [position, dim] : llvm::enumerate(dims))
      if (dim.factor == along.factor)
        return Placement::sharded(position, along.unit * dim.inner);
    return Placement::replicated();
  };
  for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule.results)) {
    along.results.push_back(alongFactor(dims.dims));
    if (along.results.back().isSharded() &&
        !canCut(result, along.results.back()))
      return false;
  }
  for (const OperandRule &operand : rule.operands) {
    along.operands.push_back(alongFactor(operand.dims));
    // A sum that is whole for others is not sent in parts as well.
    if (!analysis.getPlacement(operand.value).isReplicated() &&
        along.operands.back().isSharded() && operand.use != OperandUse::any &&
        operand.use != OperandUse::shapeOnly)
      return false;
  }
  return true;
}

void Demand::visit(Operation *op, Wants &wants) {
  const Decision *decision = analysis.getDecision(op);
  if (!decision)
    return;
  for (Value result : op->getResults())
    demands.erase(result);
  PlacementRule rule = PlacementAnalysis::getRule(op);
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
          demands[result] = placement;
      decision = &along;
    }
  }
  for (auto [operand, wanted] :
       llvm::zip_equal(rule.operands, decision->operands))
    if (operand.use != OperandUse::any && operand.use != OperandUse::shapeOnly)
      use(wants, operand.value, wanted);
}

void Demand::visitControlFlow(Operation *op, Wants &wants) {
  SmallVector<CarrySlot> slots = getCarrySlots(op);
  llvm::erase_if(slots, [](const CarrySlot &slot) { return !slot.isTensor(); });
  // Taken out: visiting the regions changes the map.
  SmallVector<Want> states = std::move(assumed[op]);
  states.resize(slots.size());
  auto isWhole = [&](const CarrySlot &slot) {
    return analysis.getPlacement(slot.targets.front()).isReplicated();
  };
  auto useResult = [&](const CarrySlot &slot, Want &state) {
    Want want = wants.lookup(slot.targets.back());
    if (!isa<OpResult>(slot.targets.back()) || want.kind == Want::unused)
      return;
    if (state.kind == Want::unused)
      state = want;
    else if (state.kind != want.kind || state.placement != want.placement)
      state = {Want::whole, {}};
    if (state.kind == Want::sharded &&
        !canCut(slot.targets.back(), state.placement))
      state = {Want::whole, {}};
  };
  // What is wanted of the source of a variable.
  auto useSource = [&](Wants &into, const CarrySlot &slot, const Want &state,
                       Value source) {
    Placement placement = analysis.getPlacement(slot.targets.front());
    if (placement.isReplicated())
      use(into, source, state);
    else
      use(into, source, placement);
  };

  for (unsigned round = 0;; ++round) {
    bool again = false;
    for (auto [slot, state] : llvm::zip_equal(slots, states)) {
      useResult(slot, state);
      if (round >= kMaxRounds && slot.isCarry)
        state = {Want::whole, {}};
    }
    Wants inside;
    for (Region &region : llvm::reverse(op->getRegions())) {
      if (region.empty())
        continue;
      for (auto [slot, state] : llvm::zip_equal(slots, states)) {
        // What a while loop's condition hands on is wanted by the next region.
        if (!slot.isCarry && isLoop(op) && region.getRegionNumber() == 0) {
          Want want = inside.lookup(slot.targets.front());
          if (state.kind == Want::unused)
            state = want;
          else if (want.kind != Want::unused &&
                   (want.kind != state.kind ||
                    want.placement != state.placement))
            state = {Want::whole, {}};
        }
        for (OpOperand *source : slot.sources)
          if (source->getOwner() == region.front().getTerminator())
            useSource(inside, slot, state, source->get());
      }
      walk(region.front(), inside);
    }
    for (auto [slot, state] : llvm::zip_equal(slots, states)) {
      Value argument = slot.targets.front();
      if (!slot.isCarry || !isWhole(slot))
        continue;
      Want want = inside.lookup(argument);
      if (want.kind == Want::unused || state.kind == Want::whole ||
          (state.kind == want.kind && state.placement == want.placement))
        continue;
      bool isNew = state.kind == Want::unused && want.kind == Want::sharded &&
                   canCut(argument, want.placement);
      state = isNew ? want : Want{Want::whole, {}};
      again = true;
    }
    if (again)
      continue;
    for (auto &[value, want] : inside)
      use(wants, value, want);
    break;
  }

  for (auto [slot, state] : llvm::zip_equal(slots, states)) {
    if (slot.isCarry)
      useSource(wants, slot, state, slot.sources.front()->get());
    for (Value target : slot.targets)
      if (isWhole(slot) && state.kind == Want::sharded)
        demands[target] = state.placement;
      else
        demands.erase(target);
  }
  assumed[op] = std::move(states);
}

void Demand::walk(Block &block, Wants &wants) {
  for (Operation &op : llvm::reverse(block.without_terminator()))
    if (isControlFlow(&op))
      visitControlFlow(&op, wants);
    else
      visit(&op, wants);
}

void Demand::compute(Block &block) {
  Wants wants;
  // What leaves the function leaves as it is.
  for (Value value : block.getTerminator()->getOperands())
    if (isa<RankedTensorType>(value.getType()))
      use(wants, value, Placement::replicated());
  walk(block, wants);
}
