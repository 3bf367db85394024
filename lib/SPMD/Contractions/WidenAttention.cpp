//===- WidenAttention.cpp - Attention of 16 bits in f32 -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "WidenAttention.h"
#include "NarrowFactors.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns a destination with the extents of `like` and elements of `element`.
static Value createDest(OpBuilder &builder, Location loc, Value like,
                        Type element) {
  return tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, like), element);
}

/// Builds the elements of `tensor`, which has the extents of `like`, in the
/// type `element`.
static Value createConversion(OpBuilder &builder, Location loc, Value tensor,
                              Value like, Type element) {
  auto type = cast<RankedTensorType>(tensor.getType());
  Value dest = createDest(builder, loc, like, element);
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  return linalg::GenericOp::create(
             builder, loc, dest.getType(), tensor, dest,
             ArrayRef<AffineMap>{map, map},
             SmallVector<utils::IteratorType>(type.getRank(),
                                              utils::IteratorType::parallel),
             [&](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
               Value made = isNarrow(element)
                                ? arith::TruncFOp::create(body, bodyLoc,
                                                          element, arguments[0])
                                      .getResult()
                                : arith::ExtFOp::create(body, bodyLoc, element,
                                                        arguments[0])
                                      .getResult();
               linalg::YieldOp::create(body, bodyLoc, made);
             })
      .getResult(0);
}

SmallVector<Value> mlir::dp::buildWideAttention(OpBuilder &builder,
                                                Operation *op) {
  Location loc = op->getLoc();
  auto call = cast<DestinationStyleOpInterface>(op);
  Type wide = builder.getF32Type();
  Operation *made = builder.clone(*op);
  builder.setInsertionPoint(made);
  llvm::SmallDenseMap<Value, Value> copies;
  for (OpOperand &operand : made->getOpOperands()) {
    Value value = operand.get();
    if (!isNarrow(value.getType()))
      continue;
    if (operand.getOperandNumber() >= call.getNumDpsInputs()) {
      operand.set(createDest(builder, loc, value, wide));
      continue;
    }
    Value &copy = copies[value];
    if (!copy)
      copy = createConversion(builder, loc, value, value, wide);
    operand.set(copy);
  }
  builder.setInsertionPointAfter(made);
  SmallVector<Value> results;
  for (OpResult result : op->getResults()) {
    auto type = cast<RankedTensorType>(result.getType());
    Value value = made->getResult(result.getResultNumber());
    if (isNarrow(type)) {
      value.setType(type.clone(wide));
      value = createConversion(builder, loc, value,
                               call.getTiedOpOperand(result)->get(),
                               type.getElementType());
    }
    results.push_back(value);
  }
  return results;
}
