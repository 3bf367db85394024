//===- Accumulators.cpp - Sums that a loop adds to -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// sum = sum + partial: while sum is whole, the partial term is reduced each
// time around the loop. If sum may be partial too, it is reduced once behind
// the loop. Which variables may be is found here, by following each of them
// from where the loop's body begins to what the body yields.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::dp;

/// How many ops one variable is followed through: longer chains are no sums
/// that frontends write, and the whole stays linear.
static constexpr unsigned kMaxOps = 64;

namespace {
/// Where one variable of a loop leads, if all ops on the way are linear in it.
struct Reach {
  bool linear = false;
  /// The variables that it flows into, and whether partial terms were added on
  /// the way.
  SmallVector<std::pair<unsigned, bool>, 2> slots;
};

class Follower {
public:
  Follower(const PlacementAnalysis &analysis, Operation *loop,
           ArrayRef<CarrySlot> slots, ReductionKind kind,
           llvm::function_ref<bool(Operation *)> addsTerm)
      : analysis(analysis), loop(loop), kind(kind), addsTerm(addsTerm) {
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
        while (user && !analysis.getDecision(user))
          user = user->getParentOp();
        if (!user || isControlFlow(user) ||
            user->hasTrait<OpTrait::IsTerminator>())
          return {};
        ops.insert(user);
        if (ops.size() > kMaxOps)
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
  /// Whether `op` is linear in all reached and partial operands together.
  bool isLinear(Operation *op, const llvm::DenseMap<Value, bool> &reached) {
    PlacementRule rule = PlacementAnalysis::getRule(op);
    llvm::SmallBitVector partial(rule.operands.size());
    for (auto [index, operand] : llvm::enumerate(rule.operands)) {
      if (operand.use == OperandUse::shapeOnly ||
          operand.use == OperandUse::any)
        continue;
      Placement placement = analysis.getPlacement(operand.value);
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
        [](Linearity state) { return state == Linearity::nonlinear; });
  }

  const PlacementAnalysis &analysis;
  Operation *loop;
  ReductionKind kind;
  llvm::function_ref<bool(Operation *)> addsTerm;
  llvm::DenseMap<Value, unsigned> slotOf;
};
} // namespace

bool PlacementAnalysis::accumulate(Operation *loop, ArrayRef<CarrySlot> slots,
                                   MutableArrayRef<CarryState> states) const {
  // The ops for which a partial term is reduced that nobody else needs whole.
  auto getTermKind = [&](Operation *op) -> std::optional<ReductionKind> {
    const Decision *decision = getDecision(op);
    if (decision && !isControlFlow(op))
      for (Value value : decision->whole)
        if (getPlacement(value).isPartial() && !reduced.contains(value))
          return getPlacement(value).reduction;
    return std::nullopt;
  };
  llvm::SmallSetVector<ReductionKind, 2> kinds;
  for (Region &region : loop->getRegions())
    region.walk([&](Operation *op) {
      if (std::optional<ReductionKind> kind = getTermKind(op))
        kinds.insert(*kind);
    });

  bool changed = false;
  for (ReductionKind kind : kinds) {
    auto addsTerm = [&](Operation *op) { return getTermKind(op) == kind; };
    Follower follower(*this, loop, slots, kind, addsTerm);
    llvm::MapVector<unsigned, Reach> candidates;
    for (auto [index, slot] : llvm::enumerate(slots)) {
      if (!slot.isCarry || !states[index].placement.isReplicated() ||
          states[index].noPartial)
        continue;
      Reach reach = follower.follow(slot.targets.front());
      if (reach.linear)
        candidates[index] = std::move(reach);
    }
    // What terms flow into, at once or by way of another variable.
    llvm::SmallDenseSet<unsigned> sums;
    bool grows = true;
    while (grows) {
      grows = false;
      for (auto &[index, reach] : candidates)
        for (auto [to, added] : reach.slots)
          if (added || sums.contains(index))
            grows |= sums.insert(to).second;
    }
    // All that a partial variable flows into must be partial as well.
    auto isPartial = [&](unsigned index) {
      return (candidates.contains(index) && sums.contains(index)) ||
             states[index].placement == Placement::partial(kind);
    };
    bool shrinks = true;
    while (shrinks) {
      shrinks = false;
      for (auto &[index, reach] : candidates)
        if (sums.contains(index) && !llvm::all_of(reach.slots, [&](auto to) {
              return isPartial(to.first);
            })) {
          sums.erase(index);
          shrinks = true;
        }
    }
    for (auto &[index, reach] : candidates)
      if (sums.contains(index)) {
        states[index].placement = Placement::partial(kind);
        changed = true;
      }
  }
  return changed;
}
