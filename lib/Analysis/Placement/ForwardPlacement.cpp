//===- ForwardPlacement.cpp - Placements in program order -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ForwardPlacement.h"

#include "OpDecider.h"

#include "dp/Analysis/Placement/PlacementState.h"
#include "dp/IR/AnalysisAttrs.h"

using namespace mlir;
using namespace mlir::dp;

void ForwardPlacement::run() {
  state.decisions.clear();
  state.numbers.clear();
  carries.clear();
  visitBlock(state.getBody());
}

void ForwardPlacement::visitBlock(Block &block) {
  for (Operation &op : block.without_terminator())
    if (isControlFlow(&op))
      visitControlFlow(&op);
    else if (hasPlacementRule(&op))
      visitOp(&op);
}

void ForwardPlacement::visitOp(Operation *op) {
  PlacementRule rule = getPlacementRule(op);
  Decision decision = decideOp(state, op, rule);
  for (auto [operand, wanted] :
       llvm::zip_equal(rule.operands, decision.operands)) {
    Placement placement = state.getPlacement(operand.value);
    if (op->hasAttr(kForcedFactorAttr) && wanted.isSharded() &&
        placement.isPartial())
      state.scattered.insert(operand.value);
    if (operand.use != OperandUse::shapeOnly && wanted.isReplicated() &&
        !placement.isReplicated())
      decision.whole.push_back(operand.value);
  }
  for (auto [result, placement] :
       llvm::zip_equal(op->getResults(), decision.results))
    state.place(result, placement);
  for (auto [result, hint] : llvm::zip_equal(op->getResults(), decision.hints))
    if (hint.isSharded() || state.hints.contains(result))
      state.hints[result] = hint;
  state.record(op, std::move(decision));
}
