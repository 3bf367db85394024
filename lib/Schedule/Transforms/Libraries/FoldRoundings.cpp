//===- FoldRoundings.cpp - Library results in 16 bits ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FoldRoundings.h"

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `gemm` has one distance of rows for all of its result.
static bool isOneMatrix(GemmOp gemm) {
  return getConstantIntValue(gemm.getBatch()) == 1 && gemm.getOuter().empty();
}

/// Returns true if `op` stores its input, element by element, in a 16-bit
/// float, and does nothing else.
static bool isRounding(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() != 0 ||
      !llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }))
    return false;
  auto rounded = op.getBody()
                     ->getTerminator()
                     ->getOperand(0)
                     .getDefiningOp<arith::TruncFOp>();
  return rounded && rounded.getIn() == op.getBody()->getArgument(0) &&
         op.getBody()->getOperations().size() == 2;
}

/// Returns the op that rounds `result` of `call` if nothing else reads it.
static linalg::GenericOp findRounding(Operation *call, Value result) {
  Value base = getBase(result);
  if (!base.getDefiningOp<memref::AllocOp>() || !isReshapeOf(result, base) ||
      !isDense(result))
    return {};
  linalg::GenericOp rounding;
  bool isAlone = true;
  forEachAccess(base, [&](Operation *user) {
    if (user == call)
      return true;
    isAlone = !rounding && isa<linalg::GenericOp>(user);
    rounding = dyn_cast<linalg::GenericOp>(user);
    return isAlone;
  });
  if (!isAlone || !rounding || !isRounding(rounding) ||
      rounding->getBlock() != call->getBlock() ||
      !call->isBeforeInBlock(rounding))
    return {};
  Value in = rounding.getInputs()[0], out = rounding.getOutputs()[0];
  if (!isReshapeOf(in, base) || !isDense(in))
    return {};
  auto gemm = dyn_cast<GemmOp>(call);
  if (!isDense(out) && !(gemm && isOneMatrix(gemm) &&
                         getRowDistance(cast<MemRefType>(out.getType()))))
    return {};
  return rounding;
}

/// The most ops between a product and the rounding of its result.
static constexpr unsigned kMaxBetween = 1 << 14;

/// Returns true if an op between the two may write a factor of `call`.
static bool mayChangeFactors(Operation *call, Value a, Value b, Operation *end,
                             KernelEffects &effects) {
  auto isWrite = [&](OpOperand &operand) {
    if (!isa<BaseMemRefType>(operand.get().getType()))
      return false;
    Value base = getBase(operand.get());
    return (base == a || base == b) && !isView(operand.getOwner()) &&
           effects.mayWrite(operand);
  };
  unsigned numSeen = 0;
  for (Operation *op = call->getNextNode(); op != end; op = op->getNextNode())
    if (++numSeen > kMaxBetween ||
        op->walk([&](Operation *nested) {
            return llvm::any_of(nested->getOpOperands(), isWrite)
                       ? WalkResult::interrupt()
                       : WalkResult::advance();
          }).wasInterrupted())
      return true;
  return false;
}

/// Erases an allocation that only views are left of.
static void eraseUnused(Value base) {
  SmallVector<Value> views{base};
  for (size_t i = 0; i < views.size(); ++i)
    for (Operation *user : views[i].getUsers())
      if (isView(user) && user->getNumResults() == 1)
        views.push_back(user->getResult(0));
  for (Value view : llvm::reverse(views))
    if (view.use_empty())
      view.getDefiningOp()->erase();
}

/// Folds the op that rounds `result`, which `call` computes from `a` and `b`.
static bool foldRounding(Operation *call, Value a, Value b, OpOperand &result,
                         KernelEffects &effects) {
  auto getElement = [](Value memref) {
    return cast<MemRefType>(memref.getType()).getElementType();
  };
  Type factor = getElement(a);
  if ((!factor.isF16() && !factor.isBF16()) ||
      !getElement(result.get()).isF32())
    return false;
  linalg::GenericOp rounding = findRounding(call, result.get());
  if (!rounding)
    return false;
  Value out = rounding.getOutputs()[0];
  // The shape of a convolution's result is a part of it.
  if (isa<ConvOp>(call) && rounding.getInputs()[0] != result.get())
    return false;
  // The call must not overwrite its operands.
  Value baseA = getBase(a), baseB = getBase(b);
  if (getElement(out) != factor || getBase(out) == baseA ||
      getBase(out) == baseB ||
      mayChangeFactors(call, baseA, baseB, rounding, effects))
    return false;
  Value base = getBase(result.get());
  call->moveBefore(rounding);
  result.set(out);
  if (!isDense(out)) {
    OpBuilder builder(call);
    cast<GemmOp>(call).getLdcMutable().assign(arith::ConstantIndexOp::create(
        builder, call->getLoc(),
        *getRowDistance(cast<MemRefType>(out.getType()))));
  }
  rounding.erase();
  eraseUnused(base);
  return true;
}

unsigned mlir::dp::foldRoundings(func::FuncOp entry) {
  SmallVector<Operation *> calls;
  entry.walk([&](Operation *op) {
    if (isa<GemmOp, ConvOp>(op))
      calls.push_back(op);
  });
  KernelEffects effects;
  unsigned folded = 0;
  for (Operation *call : calls) {
    if (auto gemm = dyn_cast<GemmOp>(call)) {
      if (!gemm.getAccumulate() && !gemm.getBias() && !gemm.getRelu())
        folded += foldRounding(gemm, gemm.getA(), gemm.getB(),
                               gemm.getCMutable(), effects);
    } else if (auto conv = dyn_cast<ConvOp>(call); !conv.getAccumulate()) {
      folded += foldRounding(conv, conv.getA(), conv.getB(),
                             conv.getOutMutable(), effects);
    }
  }
  return folded;
}
