//===- PlacementFixpoint.cpp - Placements carried through control flow ---===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A variable of a loop starts in its init's placement and moves to what comes
// around the loop, a bounded number of times. Whatever it ends in is right:
// what flows in is brought into that placement.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/Interfaces/Linearity.h"

using namespace mlir;
using namespace mlir::dp;

/// How often a loop's body is analyzed at most before its variables stay as
/// they are.
static constexpr unsigned kMaxRounds = 16;

Placement PlacementAnalysis::getAvailable(Value value) const {
  Placement placement = getPlacement(value);
  if (placement.isPartial() && reduced.contains(value))
    return Placement::replicated();
  return placement;
}

bool PlacementAnalysis::isTakenWhole(Value value) const {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    while (user && !numbers.contains(user))
      user = user->getParentOp();
    return user && llvm::is_contained(getDecision(user)->whole, value);
  });
}

bool PlacementAnalysis::join(CarryState &state, Value source,
                             bool isInit) const {
  Placement in = getAvailable(source);
  Placement &current = state.placement;
  if (in == current)
    return false;
  auto becomeReplicated = [&] {
    state.noPartial = true;
    current = Placement::replicated();
    return true;
  };
  switch (current.kind) {
  case PlacementKind::replicated:
    if (in.isSharded() ? state.noSharded : state.noPartial)
      return false;
    current = in;
    return true;
  case PlacementKind::partial:
    if (in.isSharded() && !state.noSharded) {
      current = in;
      return true;
    }
    // A whole init counts once: it is masked.
    if (in.isReplicated() &&
        (isInit || isIdentityTensor(source, current.reduction)))
      return false;
    return becomeReplicated();
  case PlacementKind::sharded:
    if (!in.isSharded() || isInit)
      return false;
    if (state.moved) {
      state.noSharded = true;
      current = Placement::replicated();
      return true;
    }
    state.moved = true;
    current = in;
    return true;
  }
  llvm_unreachable("all placement kinds are handled");
}

Placement PlacementAnalysis::merge(const CarrySlot &slot) const {
  std::optional<Placement> sharded, partial;
  for (OpOperand *source : slot.sources) {
    Placement in = getAvailable(source->get());
    if (in.isSharded() && !sharded)
      sharded = in;
    if (in.isPartial() && !partial)
      partial = in;
  }
  if (sharded)
    return *sharded;
  if (partial && llvm::all_of(slot.sources, [&](OpOperand *source) {
        return getAvailable(source->get()) == *partial ||
               isIdentityTensor(source->get(), partial->reduction);
      }))
    return *partial;
  return Placement::replicated();
}

/// The values among those that `op` hands on that are taken whole.
static void addWhole(Decision &decision, Operation *op,
                     llvm::function_ref<Placement(Value)> getPlacement) {
  bool isFollowed = hasFlow(op);
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()))
      continue;
    SmallVector<Value, 2> targets;
    if (isFollowed)
      targets = getTargetsInFlow(operand);
    if (targets.empty() || (getPlacement(targets.front()).isReplicated() &&
                            !getPlacement(operand.get()).isReplicated()))
      decision.whole.push_back(operand.get());
  }
}

void PlacementAnalysis::decideTerminator(Operation *terminator) {
  Decision decision;
  addWhole(decision, terminator,
           [&](Value value) { return getPlacement(value); });
  record(terminator, std::move(decision));
}

void PlacementAnalysis::analyzeControlFlow(Operation *op) {
  SmallVector<CarrySlot> slots = getCarrySlots(op);
  llvm::erase_if(slots, [](const CarrySlot &slot) { return !slot.isTensor(); });
  // Taken out: analyzing the regions changes the map.
  SmallVector<CarryState> states = std::move(carries[op]);
  states.resize(slots.size());

  bool staysWhole = keepWhole && keepWhole->contains(op);
  auto placeAll = [&] {
    for (auto [slot, state] : llvm::zip_equal(slots, states)) {
      auto type = cast<RankedTensorType>(slot.targets.front().getType());
      if (staysWhole && state.placement.isSharded() &&
          type.isDynamicDim(state.placement.dim)) {
        keptWhole.insert({op, {type, state.placement}});
        state.noSharded = true;
        state.placement = Placement::replicated();
      }
      for (Value target : slot.targets)
        place(target, state.placement);
    }
  };
  for (auto [slot, state] : llvm::zip_equal(slots, states)) {
    if (!slot.isCarry)
      continue;
    Value init = slot.sources.front()->get();
    if (state.known)
      join(state, init, /*isInit=*/true);
    else
      state.placement = getAvailable(init);
    if (auto it = demands.find(slot.targets.front());
        it != demands.end() && !state.known && state.placement.isReplicated())
      state.placement = it->second;
    state.known = true;
  }

  for (unsigned round = 0;; ++round) {
    placeAll();
    for (Region &region : op->getRegions()) {
      if (region.empty())
        continue;
      analyze(region.front());
      bool isLast = &region == &op->getRegions().back();
      // What a while loop's condition hands on goes into the next region.
      if (isLast || isLoop(op))
        for (auto [slot, state] : llvm::zip_equal(slots, states))
          if (!slot.isCarry)
            state.placement = merge(slot);
      placeAll();
    }
    for (Region &region : op->getRegions())
      if (!region.empty())
        decideTerminator(region.front().getTerminator());
    if (!isLoop(op) || round >= kMaxRounds)
      break;

    bool changed = false;
    for (auto [slot, state] : llvm::zip_equal(slots, states)) {
      if (!slot.isCarry)
        continue;
      Value next = slot.sources.back()->get();
      changed |= join(state, next, /*isInit=*/false);
      bool isWanted = !state.placement.isReplicated() &&
                      state.placement == getPlacement(slot.targets.front());
      if (!isWanted || !isTakenWhole(slot.targets.front()))
        continue;
      // Reduced or gathered each time around: whole from the start is better,
      // unless it comes around in parts anyway.
      if (state.placement.isPartial()) {
        state.noPartial = true;
      } else if (getAvailable(next).isReplicated()) {
        state.noSharded = true;
      } else {
        continue;
      }
      state.placement = Placement::replicated();
      changed = true;
    }
    if (!changed)
      changed = accumulate(op, slots, states);
    if (!changed)
      break;
  }

  Decision decision;
  for (Value result : op->getResults())
    decision.results.push_back(getPlacement(result));
  addWhole(decision, op, [&](Value value) { return getPlacement(value); });
  record(op, std::move(decision));
  carries[op] = std::move(states);
}
