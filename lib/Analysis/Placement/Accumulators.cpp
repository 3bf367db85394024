//===- Accumulators.cpp - Sums accumulated by a loop ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// sum = sum + partial: while sum is whole, the partial term is reduced in each
// iteration. If sum may be partial, too, it is reduced once, after the loop.
// Each variable is followed from the body's argument to the yielded values, to
// find out whether it may be partial.
//
//===----------------------------------------------------------------------===//

#include "ForwardPlacement.h"

#include "dp/Analysis/Placement/PlacementState.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-placement"

using namespace mlir;
using namespace mlir::dp;

/// The largest number of ops that a variable is followed through. It keeps the
/// analysis linear. The sums that frontends write are shorter.
static constexpr unsigned kMaxCycleOps = 64;

namespace {
/// The variables that one variable of a loop flows into, if all ops on the way
/// are linear in it.
struct Reach {
  bool linear = false;
  /// The variables, and whether partial terms were added on the way.
  SmallVector<std::pair<unsigned, bool>, 2> slots;
};

class Follower {
public:
  Follower(const PlacementState &state, Operation *loop,
           ArrayRef<CarrySlot> slots, ReductionKind kind,
           llvm::function_ref<bool(Operation *)> addsTerm)
      : state(state), loop(loop), kind(kind), addsTerm(addsTerm) {
    for (auto [index, slot] : llvm::enumerate(slots))
      if (slot.isCarry)
        for (Value target : slot.targets)
          slotOf[target] = index;
  }

  Reach follow(Value argument) {
    Reach reach;
    llvm::DenseMap<Value, bool> reached; // whether terms were added
    llvm::SmallSetVector<Operation *, 16> ops;
    SmallVector<std::pair<Value, bool>> work = {{argument, false}};
    while (!work.empty()) {
      auto [value, added] = work.pop_back_val();
      auto [it, isNew] = reached.try_emplace(value, added);
      if (!isNew && (it->second || !added))
        continue;
      it->second |= added;
      for (OpOperand &use : value.getUses()) {
        SmallVector<Value, 2> targets = getFlowTargets(use);
        for (Value target : targets) {
          auto slot = slotOf.find(target);
          if (slot != slotOf.end())
            reach.slots.push_back({slot->second, added});
          else if (target.getDefiningOp() != loop)
            work.push_back({target, added});
        }
        if (!targets.empty())
          continue;
        Operation *user = use.getOwner();
        while (user && !state.getDecision(user))
          user = user->getParentOp();
        if (!user || isControlFlow(user) ||
            user->hasTrait<OpTrait::IsTerminator>())
          return {};
        ops.insert(user);
        if (ops.size() > kMaxCycleOps)
          return {};
        for (Value result : user->getResults())
          work.push_back({result, added || addsTerm(user)});
      }
    }
    reach.linear =
        llvm::all_of(ops, [&](Operation *op) { return isLinear(op, reached); });
    return reach;
  }

private:
  /// Returns true if `op` is linear in all reached and partial operands
  /// together.
  bool isLinear(Operation *op, const llvm::DenseMap<Value, bool> &reached) {
    PlacementRule rule = getPlacementRule(op);
    llvm::SmallBitVector partial(rule.operands.size());
    for (auto [index, operand] : llvm::enumerate(rule.operands)) {
      if (operand.use == OperandUse::shapeOnly ||
          operand.use == OperandUse::any)
        continue;
      Placement placement = state.getPlacement(operand.value);
      if (placement.isSharded() ||
          (placement.isPartial() && placement.reduction != kind))
        return false;
      if (placement.isPartial() || reached.contains(operand.value))
        partial.set(index);
    }
    auto interface = dyn_cast<PlacementOpInterface>(op);
    if (partial.none())
      return true;
    if (rule.fallback || !interface)
      return false;
    return llvm::none_of(
        interface.getLinearity(rule, partial, kind),
        [](Linearity result) { return result == Linearity::nonlinear; });
  }

  const PlacementState &state;
  Operation *loop;
  ReductionKind kind;
  llvm::function_ref<bool(Operation *)> addsTerm;
  llvm::DenseMap<Value, unsigned> slotOf;
};
} // namespace

/// The kind of a partial value that is reduced for `op` alone: a term.
static std::optional<ReductionKind> getTermKind(const PlacementState &state,
                                                Operation *op) {
  const Decision *decision = state.getDecision(op);
  if (decision && !isControlFlow(op))
    for (Value value : decision->whole)
      if (state.getPlacement(value).isPartial() &&
          !state.reduced.contains(value))
        return state.getPlacement(value).reduction;
  return std::nullopt;
}

/// The variables, of those in `candidates`, into which terms flow, directly or
/// through another variable, and all of whose targets are partial, too
/// (`isPartial`).
static llvm::SmallDenseSet<unsigned>
findSums(const llvm::MapVector<unsigned, Reach> &candidates,
         llvm::function_ref<bool(unsigned)> isPartial) {
  llvm::SmallDenseSet<unsigned> sums;
  bool grows = true;
  while (grows) {
    grows = false;
    for (auto &[index, reach] : candidates)
      for (auto [to, added] : reach.slots)
        if (added || sums.contains(index))
          grows |= sums.insert(to).second;
  }
  auto staysPartial = [&](std::pair<unsigned, bool> to) {
    return isPartial(to.first) ||
           (candidates.contains(to.first) && sums.contains(to.first));
  };
  bool shrinks = true;
  while (shrinks) {
    shrinks = false;
    for (auto &[index, reach] : candidates)
      if (sums.contains(index) && !llvm::all_of(reach.slots, staysPartial)) {
        sums.erase(index);
        shrinks = true;
      }
  }
  return sums;
}

bool dp::makeAccumulatorsPartial(const PlacementState &state, Operation *loop,
                                 ArrayRef<CarrySlot> slots,
                                 MutableArrayRef<CarryState> carries) {
  llvm::SmallSetVector<ReductionKind, 2> kinds;
  for (Region &region : loop->getRegions())
    region.walk([&](Operation *op) {
      if (std::optional<ReductionKind> kind = getTermKind(state, op))
        kinds.insert(*kind);
    });

  bool changed = false;
  for (ReductionKind kind : kinds) {
    auto addsTerm = [&](Operation *op) {
      return getTermKind(state, op) == kind;
    };
    Follower follower(state, loop, slots, kind, addsTerm);
    llvm::MapVector<unsigned, Reach> candidates;
    for (auto [index, slot] : llvm::enumerate(slots)) {
      if (!slot.isCarry || !carries[index].placement.isReplicated() ||
          carries[index].noPartial)
        continue;
      Reach reach = follower.follow(slot.targets.front());
      if (reach.linear)
        candidates[index] = std::move(reach);
    }
    llvm::SmallDenseSet<unsigned> sums =
        findSums(candidates, [&](unsigned index) {
          return carries[index].placement == Placement::partial(kind);
        });
    for (auto &[index, reach] : candidates)
      if (sums.contains(index)) {
        LDBG() << loop->getName() << ": carried tensor " << index
               << " is partial, because the body adds partial terms to it";
        carries[index].placement = Placement::partial(kind);
        changed = true;
      }
  }
  return changed;
}
