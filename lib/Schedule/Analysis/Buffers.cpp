//===- Buffers.cpp - Which buffer a memref is part of ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/Buffers.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::dp;

bool mlir::dp::isView(Operation *op) {
  return isa<ViewLikeOpInterface, memref::CastOp, memref::TransposeOp,
             memref::DimOp, memref::ExtractStridedMetadataOp>(op);
}

bool mlir::dp::isCollective(Operation *op) {
  return isa<BufferAllReduceOp, BufferAllGatherOp, BufferReduceScatterOp,
             BufferAllToAllOp>(op);
}

Value mlir::dp::getBase(Value memref) {
  while (Operation *op = memref.getDefiningOp()) {
    if (auto view = dyn_cast<ViewLikeOpInterface>(op))
      memref = view.getViewSource();
    else if (isa<memref::CastOp, memref::TransposeOp>(op))
      memref = op->getOperand(0);
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
      known = false; // in a block around this one
    else if (ancestor->isBeforeInBlock(op) &&
             (!last || last->isBeforeInBlock(ancestor)))
      last = ancestor;
    return known;
  });
  return known ? last : nullptr;
}

bool mlir::dp::writes(Operation *op, OpOperand &operand,
                      SymbolTableCollection &symbols) {
  if (auto gemm = dyn_cast<GemmOp>(op))
    return operand.get() == gemm.getC();
  if (auto conv = dyn_cast<ConvOp>(op))
    return operand.get() == conv.getOut();
  auto launch = dyn_cast<LaunchOp>(op);
  if (!launch)
    return !isa<memref::LoadOp, HostReadOp>(op);
  auto kernel =
      symbols.lookupNearestSymbolFrom<func::FuncOp>(op, launch.getKernelAttr());
  if (!kernel || kernel.isExternal())
    return true;
  unsigned number =
      operand.getOperandNumber() - launch.getParams().getBeginOperandIndex();
  bool written = false;
  forEachAccess(kernel.getArgument(number), [&](Operation *user) {
    if (auto update = dyn_cast<BufferIndexUpdateOp>(user)) {
      written |= getBase(update.getDest()) == kernel.getArgument(number);
      return !written;
    }
    auto structured = dyn_cast<linalg::LinalgOp>(user);
    if (structured)
      written |= llvm::any_of(structured.getDpsInits(), [&](Value output) {
        return getBase(output) == kernel.getArgument(number);
      });
    else
      written |= !isa<memref::LoadOp>(user);
    return !written;
  });
  return written;
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
