//===- Reductions.cpp - Reductions of partial values ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Reductions.h"

#include "dp/Analysis/Placement/ByteSizes.h"
#include "dp/Analysis/Placement/ControlFlow.h"

#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-placement"

using namespace mlir;
using namespace mlir::dp;

/// The assumed trip count of a loop, since the real one may depend on data.
static constexpr double kAssumedTrips = 8;

void dp::findReducedValues(PlacementState &state) {
  state.reduced.clear();
  for (const Decision &decision : state.decisions)
    for (Value value : decision.whole)
      if (state.getPlacement(value).isPartial())
        state.reduced.insert(value);
  Operation *terminator = state.getBody().getTerminator();
  for (auto [index, value] : llvm::enumerate(terminator->getOperands()))
    if (std::optional<Placement> required = state.getRequiredResult(index))
      if (required->isReplicated() && state.getPlacement(value).isPartial())
        state.reduced.insert(value);
}

static unsigned getLoopDepth(Block *block) {
  unsigned depth = 0;
  for (Operation *op = block->getParentOp(); op; op = op->getParentOp())
    depth += isLoop(op);
  return depth;
}

/// The ops that compute partial results from partial operands, users before the
/// ops that they use.
static SmallVector<Operation *> getOpsOnSummands(const PlacementState &state) {
  SmallVector<std::pair<unsigned, Operation *>> ops;
  for (auto [op, number] : state.numbers) {
    const Decision &decision = state.decisions[number];
    if (decision.factor == DimFactor::kNone && !isControlFlow(op) &&
        llvm::any_of(decision.results, [](const Placement &placement) {
          return placement.isPartial();
        }))
      ops.push_back({number, op});
  }
  llvm::sort(ops, std::greater<>());
  return llvm::to_vector(llvm::make_second_range(ops));
}

/// The partial operand of `op` that is not reduced already, if there is one
/// only: reducing one of several summands saves nothing.
static Value getOnlySummand(const PlacementState &state, Operation *op) {
  Value only;
  for (const OperandRule &operand : getPlacementRule(op).operands) {
    if (operand.use == OperandUse::shapeOnly ||
        !state.getPlacement(operand.value).isPartial() ||
        operand.value == only || state.reduced.contains(operand.value))
      continue;
    if (only)
      return nullptr;
    only = operand.value;
  }
  return only;
}

void dp::addCheaperReductions(PlacementState &state) {
  // Per value: the bytes that reducing the values computed from it sends.
  llvm::DenseMap<Value, double> costs;
  auto getCost = [&](Value value) -> double {
    if (state.statistics.contains(value))
      return 0; // each device has its own
    return state.reduced.contains(value) ? getReducedBytes(value.getType())
                                         : costs.lookup(value);
  };
  for (Value value : state.getBody().getTerminator()->getOperands())
    if (state.getPlacement(value).isPartial())
      costs[value] = getReducedBytes(value.getType());

  for (Operation *op : getOpsOnSummands(state)) {
    Value summand = getOnlySummand(state, op);
    if (!summand || !cast<RankedTensorType>(summand.getType()).hasStaticShape())
      continue;
    double cost = 0;
    for (Value result : op->getResults())
      cost += getCost(result);
    // A summand from outside of a loop is reduced once.
    for (unsigned depth = getLoopDepth(summand.getParentBlock()),
                  e = getLoopDepth(op->getBlock());
         depth < e; ++depth)
      cost *= kAssumedTrips;
    double &sum = costs[summand];
    sum += cost;
    if (sum <= getReducedBytes(summand.getType()))
      continue;
    LDBG() << "reducing a summand of type " << summand.getType() << " at "
           << summand.getLoc() << " is cheaper than reducing " << sum
           << " bytes of values computed from it";
    state.reduced.insert(summand);
  }
}
