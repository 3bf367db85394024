//===- ControlFlow.cpp - Variables of loops and branches -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/ControlFlow.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::dp;

bool CarrySlot::isTensor() const {
  return isa<RankedTensorType>(targets.front().getType());
}

static bool isSupported(Type type) {
  if (!isa<ShapedType>(type))
    return true;
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.getEncoding();
}

bool dp::isControlFlow(Operation *op) {
  if (!isa<scf::ForOp, scf::WhileOp, scf::IfOp, scf::IndexSwitchOp,
           scf::ExecuteRegionOp>(op))
    return false;
  if (!llvm::all_of(op->getResultTypes(), isSupported))
    return false;
  return llvm::all_of(op->getRegions(), [](Region &region) {
    return region.empty() ||
           (region.hasOneBlock() &&
            isa<scf::YieldOp, scf::ConditionOp>(region.front().back()) &&
            llvm::all_of(region.getArgumentTypes(), isSupported));
  });
}

bool dp::isLoop(Operation *op) { return isa<scf::ForOp, scf::WhileOp>(op); }

SmallVector<CarrySlot> dp::getCarrySlots(Operation *op) {
  SmallVector<CarrySlot> slots;
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    Operation *yield = loop.getBody()->getTerminator();
    for (auto [i, init] : llvm::enumerate(loop.getInitArgsMutable()))
      slots.push_back({{loop.getRegionIterArg(i), loop.getResult(i)},
                       {&init, &yield->getOpOperand(i)},
                       true});
  } else if (auto loop = dyn_cast<scf::WhileOp>(op)) {
    Operation *yield = loop.getAfterBody()->getTerminator();
    Operation *condition = loop.getBeforeBody()->getTerminator();
    for (auto [i, argument] : llvm::enumerate(loop.getBeforeArguments()))
      slots.push_back(
          {{argument}, {&op->getOpOperand(i), &yield->getOpOperand(i)}, true});
    for (auto [i, argument] : llvm::enumerate(loop.getAfterArguments()))
      slots.push_back({{argument, loop.getResult(i)},
                       {&condition->getOpOperand(i + 1)},
                       false});
  } else {
    for (OpResult result : op->getResults()) {
      CarrySlot slot{{result}, {}, false};
      for (Region &region : op->getRegions())
        if (!region.empty())
          slot.sources.push_back(&region.front().getTerminator()->getOpOperand(
              result.getResultNumber()));
      slots.push_back(std::move(slot));
    }
  }
  return slots;
}

bool dp::hasFlow(Operation *op) {
  return isControlFlow(op) ||
         (op->hasTrait<OpTrait::IsTerminator>() && op->getParentOp() &&
          isControlFlow(op->getParentOp()));
}

SmallVector<Value, 2> dp::getFlowTargets(OpOperand &operand) {
  return hasFlow(operand.getOwner()) ? getTargetsInFlow(operand)
                                     : SmallVector<Value, 2>();
}

SmallVector<Value, 2> dp::getTargetsInFlow(OpOperand &operand) {
  Operation *owner = operand.getOwner();
  unsigned number = operand.getOperandNumber();
  if (!owner->hasTrait<OpTrait::IsTerminator>()) {
    if (auto loop = dyn_cast<scf::ForOp>(owner)) {
      if (number < loop.getNumControlOperands())
        return {};
      unsigned i = number - loop.getNumControlOperands();
      return {loop.getRegionIterArg(i), loop.getResult(i)};
    }
    if (auto loop = dyn_cast<scf::WhileOp>(owner))
      return {loop.getBeforeArguments()[number]};
    return {};
  }
  Operation *parent = owner->getParentOp();
  if (auto loop = dyn_cast<scf::ForOp>(parent))
    return {loop.getRegionIterArg(number), loop.getResult(number)};
  if (auto loop = dyn_cast<scf::WhileOp>(parent)) {
    if (isa<scf::YieldOp>(owner))
      return {loop.getBeforeArguments()[number]};
    if (number == 0)
      return {};
    return {loop.getAfterArguments()[number - 1], loop.getResult(number - 1)};
  }
  return {parent->getResult(number)};
}
