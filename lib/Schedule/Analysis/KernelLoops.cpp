//===- KernelLoops.cpp - The loops of a kernel ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/KernelLoops.h"

#include "dp/Schedule/Analysis/KernelReductions.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::dp;

std::optional<unsigned> mlir::dp::getPartitionedLoop(linalg::LinalgOp op) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray()))
    if (type == utils::IteratorType::parallel && ranges[loop] != 1)
      return loop;
  return std::nullopt;
}

int64_t mlir::dp::scoreInnermost(linalg::LinalgOp op, unsigned loop) {
  int64_t score = 0;
  auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
  std::optional<ReductionParts> parts;
  if (generic)
    parts = findParts(generic);
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    // The tensor that has a pool's window as its shape is never read.
    if (!type || (op.isDpsInput(&operand) &&
                  op.getMatchingBlockArgument(&operand).use_empty()))
      continue;
    // A thread has one part.
    AffineMap map = op.getMatchingIndexingMap(&operand);
    ArrayRef<AffineExpr> exprs = map.getResults();
    if (op.isDpsInit(&operand))
      exprs = getResultExprs(map, parts);
    if (llvm::none_of(exprs, [&](AffineExpr expr) {
          return expr.isFunctionOfDim(loop);
        })) {
      score += 1;
      continue;
    }
    SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(type.getStridesAndOffset(strides, offset)))
      continue;
    bool alongLast = type.getRank() > 0 && strides.back() == 1 &&
                     exprs.back() == getAffineDimExpr(loop, op.getContext());
    for (AffineExpr expr : exprs.drop_back())
      alongLast &= !expr.isFunctionOfDim(loop);
    score += alongLast ? 2 : 0;
  }
  return score;
}

SmallVector<unsigned>
mlir::dp::getLoopOrder(linalg::LinalgOp op, std::optional<unsigned> partitioned,
                       unsigned first) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  std::optional<unsigned> innermost;
  int64_t best = -1;
  for (unsigned loop = first; loop < ranges.size(); ++loop) {
    if (ranges[loop] == 1)
      continue;
    // Of several loops with the same score the last one is chosen.
    if (int64_t score = scoreInnermost(op, loop); score >= best) {
      best = score;
      innermost = loop;
    }
  }
  SmallVector<unsigned> order;
  if (partitioned && partitioned != innermost)
    order.push_back(*partitioned);
  for (unsigned loop = first; loop < ranges.size(); ++loop)
    if (loop != innermost && loop != partitioned)
      order.push_back(loop);
  if (innermost)
    order.push_back(*innermost);
  return order;
}

SmallVector<Value> mlir::dp::getElementIndices(OpBuilder &builder,
                                               OpOperand &operand,
                                               ValueRange ivs) {
  auto op = cast<linalg::LinalgOp>(operand.getOwner());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<Value> indices;
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      indices.push_back(ivs[dim.getPosition()]);
    else
      indices.push_back(affine::AffineApplyOp::create(
          builder, op.getLoc(), AffineMap::get(map.getNumDims(), 0, expr),
          ivs));
  }
  return indices;
}

Value mlir::dp::loadElement(OpBuilder &builder, OpOperand &operand,
                            ValueRange ivs) {
  if (!isa<MemRefType>(operand.get().getType()))
    return operand.get();
  return memref::LoadOp::create(builder, operand.getOwner()->getLoc(),
                                operand.get(),
                                getElementIndices(builder, operand, ivs));
}

SmallVector<Value> mlir::dp::cloneBody(
    OpBuilder &builder, linalg::GenericOp op, ValueRange ivs,
    llvm::function_ref<Value(OpBuilder &, OpOperand &)> getElement) {
  IRMapping mapping;
  Block *body = op.getBody();
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = body->getArgument(operand.getOperandNumber());
    if (!argument.use_empty())
      mapping.map(argument, getElement(builder, operand));
  }
  for (Operation &nested : body->without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(nested)) {
      mapping.map(index.getResult(), ivs[index.getDim()]);
      continue;
    }
    Operation *clone = builder.clone(nested, mapping);
    // linalg.index may also stand in a nested region.
    clone->walk([&](linalg::IndexOp index) {
      index.replaceAllUsesWith(ivs[index.getDim()]);
      index.erase();
    });
  }
  SmallVector<Value> yielded;
  for (Value value : body->getTerminator()->getOperands())
    yielded.push_back(mapping.lookupOrDefault(value));
  return yielded;
}

void mlir::dp::relaxFloats(linalg::GenericOp op) {
  // A product and a sum may become one operation, which rounds once. Not in f16
  // and bf16, where a product that overflows must be infinite. The order of a
  // reduction's sum or product is free.
  auto allow = [&](Operation *user, arith::FastMathFlags flags) {
    auto fast = cast<arith::ArithFastMathInterface>(user);
    flags = flags | fast.getFastMathFlagsAttr().getValue();
    user->setAttr(fast.getFastMathAttrName(),
                  arith::FastMathFlagsAttr::get(op.getContext(), flags));
  };
  op.getBody()->walk([&](Operation *nested) {
    if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp>(nested) &&
        nested->getResult(0).getType().getIntOrFloatBitWidth() >= 32)
      allow(nested, arith::FastMathFlags::contract);
  });
  if (op.getNumReductionLoops() == 0)
    return;
  for (BlockArgument output : op.getRegionOutputArgs())
    for (Operation *user : output.getUsers())
      if (isa<arith::AddFOp, arith::MulFOp>(user))
        allow(user, arith::FastMathFlags::reassoc);
}
