//===- Buffers.cpp - Buffers of memrefs and their accesses ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/Buffers.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::dp;

bool mlir::dp::isView(Operation *op) {
  return isa<ViewLikeOpInterface, memref::TransposeOp, memref::DimOp>(op);
}

Value mlir::dp::getBase(Value memref) {
  while (Operation *op = memref.getDefiningOp()) {
    if (auto view = dyn_cast<ViewLikeOpInterface>(op))
      memref = view.getViewSource();
    else if (auto transpose = dyn_cast<memref::TransposeOp>(op))
      memref = transpose.getIn(); // It lacks ViewLikeOpInterface in MLIR 22.
    else
      break;
  }
  return memref;
}

void mlir::dp::forEachAccess(Value base,
                             llvm::function_ref<bool(Operation *)> visit) {
  SmallVector<Value> worklist{base};
  while (!worklist.empty()) {
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      if (isView(user)) {
        for (Value result : user->getResults())
          if (isa<MemRefType>(result.getType()))
            worklist.push_back(result);
        continue;
      }
      if (!visit(user))
        return;
    }
  }
}

Operation *mlir::dp::getLastAccessBefore(Operation *op, Value base) {
  Operation *last = nullptr;
  bool known = true;
  forEachAccess(base, [&](Operation *user) {
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    if (!ancestor)
      known = false; // The access is in a block around this one.
    else if (ancestor->isBeforeInBlock(op) &&
             (!last || last->isBeforeInBlock(ancestor)))
      last = ancestor;
    return known;
  });
  return known ? last : nullptr;
}

bool KernelEffects::mayWrite(OpOperand &memref) {
  Operation *op = memref.getOwner();
  if (auto launch = dyn_cast<LaunchOp>(op)) {
    auto kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(
        op, launch.getKernelAttr());
    if (kernel && !kernel.isExternal())
      return getWritten(kernel)[memref.getOperandNumber() -
                                launch.getParams().getBeginOperandIndex()];
  }
  // The op may pass the memory on as another value, which any op may write.
  if (op->hasTrait<OpTrait::IsTerminator>() ||
      (!isView(op) &&
       llvm::any_of(op->getResultTypes(), llvm::IsaPred<MemRefType>)))
    return true;
  auto interface = dyn_cast<MemoryEffectOpInterface>(op);
  if (!interface)
    return true;
  SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffectsOnResource(SideEffects::DefaultResource::get(), effects);
  return llvm::any_of(
      effects, [&](const MemoryEffects::EffectInstance &effect) {
        if (isa<MemoryEffects::Read>(effect.getEffect()))
          return false;
        if (auto *operand = effect.getEffectValue<OpOperand *>())
          return operand == &memref;
        return !effect.getValue() || effect.getValue() == memref.get();
      });
}

const llvm::SmallBitVector &KernelEffects::getWritten(func::FuncOp kernel) {
  auto [it, isFirst] = written.try_emplace(kernel);
  if (!isFirst)
    return it->second;
  llvm::SmallBitVector isWritten(kernel.getNumArguments());
  for (BlockArgument argument : kernel.getArguments()) {
    if (!isa<MemRefType>(argument.getType()))
      continue;
    forEachAccess(argument, [&](Operation *user) {
      for (OpOperand &operand : user->getOpOperands())
        if (isa<MemRefType>(operand.get().getType()) &&
            getBase(operand.get()) == argument && mayWrite(operand))
          isWritten.set(argument.getArgNumber());
      return !isWritten[argument.getArgNumber()];
    });
  }
  return written[kernel] = std::move(isWritten);
}

bool mlir::dp::isOverwrittenBy(Value memref, Operation *op) {
  auto interface = dyn_cast<MemoryEffectOpInterface>(op);
  if (!interface)
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffectsOnValue(memref, effects);
  return llvm::all_of(effects,
                      [](const MemoryEffects::EffectInstance &effect) {
                        return isa<MemoryEffects::Write>(effect.getEffect()) &&
                               effect.getEffectOnFullRegion();
                      }) &&
         !effects.empty();
}

static linalg::FillOp findZeroFill(Operation *op, Value memref) {
  auto fill = dyn_cast_or_null<linalg::FillOp>(
      getLastAccessBefore(op, getBase(memref)));
  if (!fill || fill.getOutputs().front() != memref ||
      !matchPattern(fill.getInputs().front(), m_AnyZeroFloat()))
    return {};
  return fill;
}

bool mlir::dp::isZeroFilled(Operation *op, Value memref) {
  return static_cast<bool>(findZeroFill(op, memref));
}

bool mlir::dp::takeZeroFill(Operation *op, Value memref) {
  linalg::FillOp fill = findZeroFill(op, memref);
  if (!fill)
    return false;
  fill.erase();
  return true;
}
