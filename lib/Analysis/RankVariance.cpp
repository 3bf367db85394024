//===- RankVariance.cpp - Values that differ between devices --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/RankVariance.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `placed` becomes the new value of a state argument.
static bool updatesState(Value placed) {
  for (Operation *user : placed.getUsers()) {
    if (!isa<TakeOp, GatherOp>(user))
      continue;
    for (OpOperand &use : user->getResult(0).getUses()) {
      auto function = use.getOwner()->getParentOfType<func::FuncOp>();
      if (isa<func::ReturnOp>(use.getOwner()) && function &&
          function.getResultAttr(use.getOperandNumber(), kUpdatesAttr))
        return true;
    }
  }
  return false;
}

RankVariance::RankVariance(ParallelOp parallel) {
  Block *body = parallel.getBodyBlock();
  for (auto [input, argument] :
       llvm::zip_equal(parallel.getInputs(), body->getArguments()))
    if (auto placed = dyn_cast<PlacedType>(input.getType()))
      if (placed.getPlacement().getKind() != PlacementKind::replicated)
        varying.insert(argument);
  for (Operation &op : body->without_terminator()) {
    if (auto collective = dyn_cast<CollectiveOpInterface>(op);
        collective && collective.isUniform())
      continue;
    bool differs = op.walk([](Operation *inner) {
                       auto collective = dyn_cast<CollectiveOpInterface>(inner);
                       return (collective && !collective.isUniform()) ||
                                      isa<RankOp, ShardSizeOp, ShardOffsetOp,
                                          LocalSliceOp>(inner)
                                  ? WalkResult::interrupt()
                                  : WalkResult::advance();
                     }).wasInterrupted();
    forEachRead(&op, [&](Value value) { differs |= varies(value); });
    if (differs)
      varying.insert(op.result_begin(), op.result_end());
  }

  auto *yield = body->getTerminator();
  for (auto [value, result] :
       llvm::zip_equal(yield->getOperands(), parallel.getResults()))
    if (updatesState(result))
      toState.insert(value);
  for (Operation &op : llvm::reverse(body->without_terminator())) {
    auto isIn = [&](const llvm::DenseSet<Value> &set) {
      return llvm::any_of(op.getResults(),
                          [&](Value result) { return set.contains(result); });
    };
    bool chunks = isIn(varying) || isIn(toChunks);
    bool state = isIn(toState);
    if (chunks || state)
      forEachRead(&op, [&](Value value) {
        if (chunks)
          toChunks.insert(value);
        if (state)
          toState.insert(value);
      });
  }
}
