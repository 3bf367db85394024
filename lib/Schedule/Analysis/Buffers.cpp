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

bool mlir::dp::isDense(Value memref) {
  return cast<MemRefType>(memref.getType()).getLayout().isIdentity();
}

std::optional<int64_t> mlir::dp::getRowDistance(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (type.getRank() < 2 || failed(type.getStridesAndOffset(strides, offset)) ||
      strides.back() != 1 || ShapedType::isDynamic(strides.end()[-2]))
    return std::nullopt;
  for (int64_t i = 0; i + 2 < type.getRank(); ++i)
    if (ShapedType::isDynamic(strides[i]) || type.isDynamicDim(i + 1) ||
        strides[i] != strides[i + 1] * type.getDimSize(i + 1))
      return std::nullopt;
  return strides.end()[-2];
}

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

bool mlir::dp::isReshapeOf(Value view, Value base) {
  while (view != base) {
    Operation *op = view.getDefiningOp();
    if (!isa_and_nonnull<memref::CollapseShapeOp, memref::ExpandShapeOp,
                         memref::CastOp>(op))
      return false;
    view = op->getOperand(0);
  }
  return true;
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

bool KernelEffects::mayWrite(OpOperand &memref) {
  Operation *op = memref.getOwner();
  auto find = [&](FlatSymbolRefAttr name) {
    auto kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(op, name);
    return kernel && !kernel.isExternal() ? kernel : func::FuncOp();
  };
  if (auto launch = dyn_cast<LaunchOp>(op)) {
    if (func::FuncOp kernel = find(launch.getKernelAttr()))
      return getWritten(kernel)[memref.getOperandNumber() -
                                launch.getParams().getBeginOperandIndex()];
  } else if (auto batch = dyn_cast<LaunchBatchOp>(op)) {
    unsigned number =
        memref.getOperandNumber() - batch.getParams().getBeginOperandIndex();
    if (func::FuncOp kernel = find(batch.getKernelAttr()))
      return getWritten(kernel)[number % batch.getSet(0).size()];
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

/// Calls `visit` with the base of each buffer that `op`, or an op in it,
/// accesses.
static void forEachAccessedBase(Operation *op,
                                llvm::function_ref<void(Value)> visit) {
  op->walk([&](Operation *nested) {
    if (!isView(nested))
      for (Value operand : nested->getOperands())
        if (isa<BaseMemRefType>(operand.getType()))
          visit(getBase(operand));
  });
}

ZeroFills::ZeroFills(func::FuncOp function) {
  forEachAccessedBase(function, [&](Value base) { ++numAccesses[base]; });
  function.walk([&](Block *block) {
    if (!isa<linalg::LinalgOp>(block->getParentOp()))
      find(*block);
  });
}

/// Finds the fills of `block` for ops of `block`.
void ZeroFills::find(Block &block) {
  struct Accesses {
    unsigned count = 0;
    Operation *last = nullptr;
  };
  DenseMap<Value, Accesses> accesses;
  SmallVector<std::pair<Operation *, Value>> found;
  for (Operation &op : block) {
    if (auto structured = dyn_cast<linalg::LinalgOp>(op))
      for (Value init : structured.getDpsInits()) {
        Value base = isa<MemRefType>(init.getType()) ? getBase(init) : Value();
        auto fill =
            dyn_cast_or_null<linalg::FillOp>(accesses.lookup(base).last);
        if (fill && &op != fill &&
            matchPattern(fill.getInputs().front(), m_AnyZeroFloat())) {
          fills[{&op, base}] = fill;
          found.push_back({&op, base});
        }
      }
    forEachAccessedBase(&op, [&](Value base) {
      Accesses &known = accesses[base];
      ++known.count;
      known.last = &op;
    });
  }
  // An access outside of the block may come in between.
  for (auto [op, base] : found)
    if (accesses.lookup(base).count != numAccesses.lookup(base))
      fills.erase({op, base});
}

bool ZeroFills::take(Operation *op, Value memref) {
  auto found = fills.find({op, getBase(memref)});
  if (found == fills.end() || found->second.getOutputs().front() != memref)
    return false;
  found->second.erase();
  fills.erase(found);
  return true;
}
