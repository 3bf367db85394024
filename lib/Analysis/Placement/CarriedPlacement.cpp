//===- CarriedPlacement.cpp - Placements carried through control flow ----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A loop-carried variable starts in its init's placement and changes to that of
// the yielded value, a bounded number of times. Every placement is correct:
// values that flow into the variable are converted to it.
//
//===----------------------------------------------------------------------===//

#include "ForwardPlacement.h"

#include "dp/Interfaces/Linearity.h"

#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-placement"

using namespace mlir;
using namespace mlir::dp;

/// The maximum number of visits to a loop's body. After them the loop's
/// variables keep their placements, which bounds the search.
static constexpr unsigned kMaxRounds = 16;

//===----------------------------------------------------------------------===//
// One variable
//===----------------------------------------------------------------------===//

static bool makeReplicated(CarryState &carry, bool CarryState::*rejected) {
  carry.*rejected = true;
  carry.placement = Placement::replicated();
  return true;
}

/// Lets `source`, the init or the yielded value, flow into the variable.
/// Returns whether the variable's placement changed.
static bool join(const PlacementState &state, CarryState &carry, Value source,
                 bool isInit) {
  Placement in = state.getAvailable(source);
  Placement &current = carry.placement;
  if (in == current)
    return false;
  switch (current.kind) {
  case PlacementKind::replicated:
    if (in.isSharded() ? carry.noSharded : carry.noPartial)
      return false;
    current = in;
    return true;
  case PlacementKind::partial:
    if (in.isSharded() && !carry.noSharded) {
      current = in;
      return true;
    }
    // A whole init counts once: it is masked.
    if (in.isReplicated() &&
        (isInit || isIdentityTensor(source, current.reduction)))
      return false;
    return makeReplicated(carry, &CarryState::noPartial);
  case PlacementKind::sharded:
    if (!in.isSharded() || isInit)
      return false;
    if (carry.moved)
      return makeReplicated(carry, &CarryState::noSharded);
    carry.moved = true;
    current = in;
    return true;
  }
  llvm_unreachable("all placement kinds are handled");
}

/// The placement of a variable into which only terminators' operands flow, as a
/// result of a branch.
static Placement merge(const PlacementState &state, const CarrySlot &slot) {
  std::optional<Placement> sharded, partial;
  for (OpOperand *source : slot.sources) {
    Placement in = state.getAvailable(source->get());
    if (in.isSharded() && !sharded)
      sharded = in;
    if (in.isPartial() && !partial)
      partial = in;
  }
  if (sharded)
    return *sharded;
  if (partial && llvm::all_of(slot.sources, [&](OpOperand *source) {
        return state.getAvailable(source->get()) == *partial ||
               isIdentityTensor(source->get(), partial->reduction);
      }))
    return *partial;
  return Placement::replicated();
}

/// Returns true if an op takes `value`, which is not replicated, whole.
static bool isTakenWhole(const PlacementState &state, Value value) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    while (user && !state.getDecision(user))
      user = user->getParentOp();
    return user && llvm::is_contained(state.getDecision(user)->whole, value);
  });
}

/// Records a control flow op or a terminator in one: its results' placements,
/// and the operands that flow into replicated variables or into none.
static void recordFlow(PlacementState &state, Operation *op) {
  Decision decision;
  for (Value result : op->getResults())
    decision.results.push_back(state.getPlacement(result));
  bool isFollowed = hasFlow(op);
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()))
      continue;
    SmallVector<Value, 2> targets;
    if (isFollowed)
      targets = getTargetsInFlow(operand);
    if (targets.empty() ||
        (state.getPlacement(targets.front()).isReplicated() &&
         !state.getPlacement(operand.get()).isReplicated()))
      decision.whole.push_back(operand.get());
  }
  state.record(op, std::move(decision));
}

//===----------------------------------------------------------------------===//
// One control flow op
//===----------------------------------------------------------------------===//

namespace {
/// The search for the placements of a control flow op's tensor variables.
class CarrySearch {
public:
  CarrySearch(ForwardPlacement &pass, PlacementState &state, Operation *op,
              bool keepsWhole, SmallVector<CarryState> known)
      : pass(pass), state(state), op(op), keepsWhole(keepsWhole),
        slots(getCarrySlots(op)), carries(std::move(known)) {
    llvm::erase_if(slots,
                   [](const CarrySlot &slot) { return !slot.isTensor(); });
    carries.resize(slots.size());
  }

  SmallVector<CarryState> run() {
    enterInits();
    for (unsigned round = 0;; ++round) {
      placeTargets();
      visitRegions();
      if (!isLoop(op) || round >= kMaxRounds)
        break;
      if (!joinYields() && !makeAccumulatorsPartial(state, op, slots, carries))
        break;
    }
    recordFlow(state, op);
    return std::move(carries);
  }

private:
  void enterInits();
  void placeTargets();
  void visitRegions();
  bool joinYields();

  ForwardPlacement &pass;
  PlacementState &state;
  Operation *op;
  bool keepsWhole;
  SmallVector<CarrySlot> slots;
  SmallVector<CarryState> carries; ///< by slots
};
} // namespace

void CarrySearch::enterInits() {
  for (auto [slot, carry] : llvm::zip_equal(slots, carries)) {
    if (!slot.isCarry)
      continue;
    Value init = slot.sources.front()->get();
    if (carry.known) {
      join(state, carry, init, /*isInit=*/true);
      continue;
    }
    carry.known = true;
    carry.placement = state.getAvailable(init);
    auto demand = state.demands.find(slot.targets.front());
    if (demand != state.demands.end() && carry.placement.isReplicated())
      carry.placement = demand->second;
  }
}

void CarrySearch::placeTargets() {
  for (auto [slot, carry] : llvm::zip_equal(slots, carries)) {
    auto type = cast<RankedTensorType>(slot.targets.front().getType());
    if (keepsWhole && carry.placement.isSharded() &&
        type.isDynamicDim(carry.placement.dim)) {
      state.keptWhole.insert({op, {type, carry.placement}});
      makeReplicated(carry, &CarryState::noSharded);
    }
    for (Value target : slot.targets)
      state.place(target, carry.placement);
  }
}

void CarrySearch::visitRegions() {
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    pass.visitBlock(region.front());
    // The operands of a while loop's condition flow into the next region, those
    // of branches into results when all branches are known.
    bool isLast = &region == &op->getRegions().back();
    if (isLast || isLoop(op))
      for (auto [slot, carry] : llvm::zip_equal(slots, carries))
        if (!slot.isCarry)
          carry.placement = merge(state, slot);
    placeTargets();
  }
  for (Region &region : op->getRegions())
    if (!region.empty())
      recordFlow(state, region.front().getTerminator());
}

/// Lets the yielded values flow into the variables. Returns whether a placement
/// changed, so that the body must be visited again.
bool CarrySearch::joinYields() {
  bool changed = false;
  for (auto [slot, carry] : llvm::zip_equal(slots, carries)) {
    if (!slot.isCarry)
      continue;
    Value argument = slot.targets.front();
    Value yielded = slot.sources.back()->get();
    changed |= join(state, carry, yielded, /*isInit=*/false);
    bool isStable = !carry.placement.isReplicated() &&
                    carry.placement == state.getPlacement(argument);
    if (!isStable || !isTakenWhole(state, argument))
      continue;
    // The body would reduce or gather the variable in each iteration. It is
    // better whole from the start, unless a sharded value is yielded.
    if (carry.placement.isPartial())
      makeReplicated(carry, &CarryState::noPartial);
    else if (state.getAvailable(yielded).isReplicated())
      makeReplicated(carry, &CarryState::noSharded);
    else
      continue;
    LDBG() << op->getName() << ": carried tensor " << (&slot - slots.begin())
           << " is replicated, because the body takes it whole";
    changed = true;
  }
  return changed;
}

void ForwardPlacement::visitControlFlow(Operation *op) {
  // Moved out, because visiting the regions changes the map.
  SmallVector<CarryState> known = std::move(carries[op]);
  bool keepsWhole = keepWhole && keepWhole->contains(op);
  carries[op] =
      CarrySearch(*this, state, op, keepsWhole, std::move(known)).run();
}
