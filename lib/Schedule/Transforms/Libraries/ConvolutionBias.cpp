//===- ConvolutionBias.cpp - Biases of convolutions -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ConvolutionBias.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns the op that gives each element of `value` one of its only input, at
/// most widened; null if there is none.
static linalg::LinalgOp findMove(Value value) {
  auto op = value.getDefiningOp<linalg::LinalgOp>();
  if (!op || op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op.getNumParallelLoops() != op.getNumLoops() ||
      !op.getIndexingMapsArray()[1].isIdentity())
    return {};
  Value element = op.getBlock()->getTerminator()->getOperand(0);
  if (auto extension = element.getDefiningOp<arith::ExtFOp>())
    element = extension.getIn();
  return element == op.getBlock()->getArgument(0) ? op : linalg::LinalgOp();
}

Value mlir::dp::getNarrowSource(Value value) {
  while (linalg::LinalgOp op = findMove(value)) {
    if (!op.getIndexingMapsArray()[0].isIdentity())
      break;
    value = op.getDpsInputs()[0];
  }
  return value;
}

Value mlir::dp::findRepeatedVector(Value init, int64_t dim) {
  linalg::LinalgOp op = findMove(getNarrowSource(init));
  if (!op)
    return {};
  Value vector = op.getDpsInputs()[0];
  AffineMap map = op.getIndexingMapsArray()[0];
  auto type = dyn_cast<RankedTensorType>(vector.getType());
  if (!type || map != AffineMap::get(op.getNumLoops(), 0,
                                     getAffineDimExpr(dim, op.getContext())))
    return {};
  Type element = type.getElementType();
  return element.isF32() || element.isF16() || element.isBF16() ? vector
                                                                : Value();
}

Value mlir::dp::createVectorOf(OpBuilder &builder, Location loc, Value vector,
                               Type element) {
  auto type = cast<RankedTensorType>(vector.getType());
  if (type.getElementType() == element)
    return vector;
  if (!element.isF32())
    return {};
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, vector), element);
  AffineMap map = builder.getMultiDimIdentityMap(1);
  return linalg::GenericOp::create(
             builder, loc, empty.getType(), vector, empty, ArrayRef{map, map},
             utils::IteratorType::parallel,
             [&](OpBuilder &body, Location loc, ValueRange args) {
               linalg::YieldOp::create(
                   body, loc,
                   Value(arith::ExtFOp::create(body, loc, element, args[0])));
             })
      .getResult(0);
}
