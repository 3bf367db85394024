//===- IndexVectors.cpp - The indices of dp.index_update ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "IndexVectors.h"

#include "TensorTypes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

Value dp::castToIndex(OpBuilder &builder, Location loc, Value value) {
  Type type = value.getType();
  if (type.isIndex())
    return value;
  value = castSign(builder, loc, value, getSignless(type));
  if (type.isUnsignedInteger())
    return arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                        value);
  return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                    value);
}

/// Emits the element of `values` whose number is the index of dimension `dim`.
static Value selectByIndex(OpBuilder &body, Location loc, ValueRange values,
                           int64_t dim) {
  Value selected = values.front();
  for (size_t i = 1; i < values.size(); ++i) {
    Value isThis =
        arith::CmpIOp::create(body, loc, arith::CmpIPredicate::eq,
                              linalg::IndexOp::create(body, loc, dim),
                              arith::ConstantIndexOp::create(body, loc, i));
    selected = arith::SelectOp::create(body, loc, isThis, values[i], selected);
  }
  return selected;
}

Value IndexVectors::create(OpBuilder &builder, Location loc,
                           EmitNumbers emitNumbers) const {
  int64_t last = counted.size();
  SmallVector<OpFoldResult> sizes(counted);
  sizes.push_back(builder.getIndexAttr(numIndexed));
  Value empty =
      tensor::EmptyOp::create(builder, loc, sizes, builder.getIndexType());
  SmallVector<AffineMap> indexingMaps;
  for (AffineMap map : maps)
    indexingMaps.push_back(
        AffineMap::get(last + 1, 0, map.getResults(), builder.getContext()));
  indexingMaps.push_back(builder.getMultiDimIdentityMap(last + 1));
  auto emitBody = [&](OpBuilder &body, Location at, ValueRange arguments) {
    ValueRange elements = arguments.drop_back();
    SmallVector<Value> numbers;
    if (emitNumbers)
      numbers = emitNumbers(body, at, elements);
    else
      for (Value element : elements)
        numbers.push_back(castToIndex(body, at, element));
    linalg::YieldOp::create(body, at, selectByIndex(body, at, numbers, last));
  };
  return linalg::GenericOp::create(builder, loc, TypeRange{empty.getType()},
                                   inputs, ValueRange{empty}, indexingMaps,
                                   SmallVector<utils::IteratorType>(
                                       last + 1, utils::IteratorType::parallel),
                                   emitBody)
      .getResult(0);
}
