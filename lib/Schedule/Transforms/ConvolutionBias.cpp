//===- ConvolutionBias.cpp - Biases that convolutions begin with ----------===//
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

Value mlir::dp::findRepeatedVector(Value init, int64_t dim) {
  auto op = init.getDefiningOp<linalg::LinalgOp>();
  if (!op || op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op.getNumParallelLoops() != op.getNumLoops() ||
      !op.getIndexingMapsArray()[1].isIdentity())
    return {};
  Value vector = op.getDpsInputs()[0];
  AffineMap map = op.getIndexingMapsArray()[0];
  auto type = dyn_cast<RankedTensorType>(vector.getType());
  if (!type || map != AffineMap::get(op.getNumLoops(), 0,
                                     getAffineDimExpr(dim, op.getContext())))
    return {};
  Block *body = op.getBlock();
  Value element = body->getTerminator()->getOperand(0);
  if (auto extension = element.getDefiningOp<arith::ExtFOp>())
    element = extension.getIn();
  bool isNumber = type.getElementType().isF32() ||
                  type.getElementType().isF16() ||
                  type.getElementType().isBF16();
  return isNumber && element == body->getArgument(0) ? vector : Value();
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
