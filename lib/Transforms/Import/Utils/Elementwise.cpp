//===- Elementwise.cpp - Elementwise ops on tensors -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

Value dp::createElementwise(
    OpBuilder &builder, Location loc, ValueRange inputs, Type element,
    llvm::function_ref<Value(OpBuilder &, ValueRange)> body) {
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, inputs[0]), element);
  int64_t rank = cast<RankedTensorType>(empty.getType()).getRank();
  SmallVector<AffineMap> maps(inputs.size() + 1,
                              builder.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, empty.getType(), inputs, empty, maps, iterators,
             [&](OpBuilder &at, Location, ValueRange elements) {
               linalg::YieldOp::create(at, loc, body(at, elements.drop_back()));
             })
      .getResult(0);
}
