//===- Conditions.cpp - Conditions of checked ops -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Conditions.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::dp;
using arith::CmpIPredicate;

static Value compare(ImplicitLocOpBuilder &b, CmpIPredicate predicate,
                     Value left, Value right) {
  return arith::CmpIOp::create(b, predicate, left, right);
}

static Value both(ImplicitLocOpBuilder &b, Value left, Value right) {
  return arith::AndIOp::create(b, left, right);
}

Value dp::createExtent(ImplicitLocOpBuilder &b, Operation *op, Value tensor,
                       int64_t dim) {
  int64_t extent = cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(extent))
    return arith::ConstantIndexOp::create(b, extent);
  OpBuilder::InsertionGuard guard(b);
  Operation *before = op;
  while (Operation *parent = before->getParentOp()) {
    if (!isa<linalg::LinalgOp, tensor::GenerateOp, tensor::PadOp>(parent) ||
        parent->isProperAncestor(tensor.getParentBlock()->getParentOp()) ||
        parent == tensor.getParentBlock()->getParentOp())
      break;
    before = parent;
  }
  b.setInsertionPoint(before);
  return tensor::DimOp::create(b, tensor, dim);
}

// Nothing overflows: quotients and differences count only where they are not
// negative.
Value dp::createIsInside(ImplicitLocOpBuilder &b, OpFoldResult begin,
                         OpFoldResult count, OpFoldResult step, Value extent) {
  auto toValue = [&](OpFoldResult number) {
    return getValueOrCreateConstantIndexOp(b, b.getLoc(), number);
  };
  Value first = toValue(begin), size = toValue(count);
  if (isConstantIntValue(step, 1)) {
    // A negative number is a large one without a sign.
    Value room = arith::SubIOp::create(b, extent, size);
    return both(b, compare(b, CmpIPredicate::ule, size, extent),
                compare(b, CmpIPredicate::ule, first, room));
  }
  Value zero = toValue(b.getIndexAttr(0)), one = toValue(b.getIndexAttr(1));
  Value holds = compare(b, CmpIPredicate::ult, first, extent);
  std::optional<int64_t> number = getConstantIntValue(step);
  Value room, distance;
  if (number && *number <= 0) {
    room = first;
    // The negative of the least number is that number, without a sign.
    distance = toValue(b.getIndexAttr(-uint64_t(*number)));
  } else {
    Value last = arith::SubIOp::create(b, extent, one);
    room = arith::SubIOp::create(b, last, first);
    distance = toValue(step);
  }
  if (!number) {
    holds = both(b, holds, compare(b, CmpIPredicate::sgt, distance, zero));
    distance = arith::MaxSIOp::create(b, distance, one);
  }
  if (number != 0) {
    Value steps = arith::DivUIOp::create(b, room, distance);
    Value needed = arith::SubIOp::create(b, size, one);
    holds = both(b, holds, compare(b, CmpIPredicate::ule, needed, steps));
  }
  Value isNone = compare(b, CmpIPredicate::eq, size, zero);
  return arith::OrIOp::create(
      b, isNone, both(b, compare(b, CmpIPredicate::sgt, size, zero), holds));
}

Value dp::createIsExpanded(ImplicitLocOpBuilder &b,
                           tensor::ExpandShapeOp expand, int64_t dim) {
  SmallVector<OpFoldResult> sizes = expand.getMixedOutputShape();
  Value extent = createExtent(b, expand, expand.getSrc(), dim);
  Value zero = arith::ConstantIndexOp::create(b, 0);
  Value isEmpty = arith::CmpIOp::create(b, CmpIPredicate::eq, extent, zero);
  Value product;
  SmallVector<Value> conditions;
  for (int64_t number : expand.getReassociationIndices()[dim]) {
    Value size = getValueOrCreateConstantIndexOp(b, b.getLoc(), sizes[number]);
    if (product)
      product = arith::MulIOp::create(b, product, size);
    else
      product = size;
    if (isa<Attribute>(sizes[number]))
      continue;
    // So the product does not overflow.
    conditions.push_back(
        arith::CmpIOp::create(b, CmpIPredicate::sge, size, zero));
    Value isSmall = arith::CmpIOp::create(b, CmpIPredicate::sle, size, extent);
    conditions.push_back(arith::OrIOp::create(b, isEmpty, isSmall));
  }
  Value holds = arith::CmpIOp::create(b, CmpIPredicate::eq, product, extent);
  for (Value condition : conditions)
    holds = arith::AndIOp::create(b, holds, condition);
  return holds;
}

Value dp::createIsReshaped(ImplicitLocOpBuilder &b, tensor::ReshapeOp op) {
  Value zero = arith::ConstantIndexOp::create(b, 0);
  Value one = arith::ConstantIndexOp::create(b, 1);
  Value elements = one;
  auto source = cast<RankedTensorType>(op.getSource().getType());
  for (int64_t dim = 0; dim < source.getRank(); ++dim)
    elements = arith::MulIOp::create(b, elements,
                                     createExtent(b, op, op.getSource(), dim));
  auto result = cast<RankedTensorType>(op.getType());
  // `fits` says that `product` is not more than `elements`; if those are some,
  // no product overflows.
  Value holds = arith::ConstantOp::create(b, b.getBoolAttr(true));
  Value fits = holds, product = one;
  Value isNone = arith::ConstantOp::create(b, b.getBoolAttr(false));
  for (int64_t dim = 0; dim < result.getRank(); ++dim) {
    Value size = tensor::ExtractOp::create(
        b, op.getShape(), Value(arith::ConstantIndexOp::create(b, dim)));
    if (!size.getType().isIndex())
      size = arith::IndexCastOp::create(b, b.getIndexType(), size);
    holds = both(b, holds,
                 result.isDynamicDim(dim)
                     ? compare(b, CmpIPredicate::sge, size, zero)
                     : compare(b, CmpIPredicate::eq, size,
                               arith::ConstantIndexOp::create(
                                   b, result.getDimSize(dim))));
    isNone = arith::OrIOp::create(b, isNone,
                                  compare(b, CmpIPredicate::eq, size, zero));
    Value room = arith::DivUIOp::create(b, elements,
                                        arith::MaxSIOp::create(b, size, one));
    fits = both(b, fits, compare(b, CmpIPredicate::ule, product, room));
    product = arith::MulIOp::create(b, product, size);
  }
  Value isSame =
      both(b, fits, compare(b, CmpIPredicate::eq, product, elements));
  return both(
      b, holds,
      arith::SelectOp::create(b, compare(b, CmpIPredicate::eq, elements, zero),
                              isNone, isSame));
}
