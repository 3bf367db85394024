//===- InsertChecks.cpp - Checks of computed indices and divisors ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Upstream's -generate-runtime-verification checks each access, also those of
// which a clamp or an earlier check proves that they are in bounds, with the
// printed op as message, and knows neither divisors nor ops in linalg bodies
// whose tensors lie outside. The frontends' graphs must not pay for checks, so
// only conditions that cannot be proven are checked.
//
//===----------------------------------------------------------------------===//

#include "ValueRanges.h"

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-insert-checks"

namespace mlir::dp {
#define GEN_PASS_DEF_DPINSERTCHECKS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using arith::CmpIPredicate;

namespace {
/// A condition that an op has and that nothing proves.
struct Check {
  enum Kind {
    index,   ///< operand `number` is an index of dimension `dim` of `tensor`
    slice,   ///< the slice along dimension `dim` lies in `tensor`
    extent,  ///< size `dim` is the extent `number` of `tensor`
    size,    ///< operand `number`, the size `dim` of a result, is not negative
    cast,    ///< the extent `dim` of `tensor` is that of its cast
    expand,  ///< the sizes that dimension `dim` of `tensor` becomes make its
             ///< extent
    reshape, ///< the shape that is computed has the elements of `tensor`, and
             ///< the static extents of the result's type
    rank,    ///< `tensor` has the dimension that tensor.dim asks for
    step,    ///< the step of a loop is positive
    divisor, ///< the divisor is not zero
    quotient ///< the quotient is not greater than the type's greatest number
  };
  Operation *op;
  Kind kind;
  Value tensor;
  int64_t dim = 0;
  int64_t number = 0;
};
} // namespace

/// Returns `number` as an index or integer of the type `type`.
static Value createNumber(ImplicitLocOpBuilder &b, Type type, APInt number) {
  return arith::ConstantOp::create(b, b.getIntegerAttr(type, number));
}

static bool isSignedDivision(Operation *op) {
  return isa<arith::DivSIOp, arith::RemSIOp, arith::FloorDivSIOp,
             arith::CeilDivSIOp>(op);
}

static bool isDivision(Operation *op) {
  return isSignedDivision(op) ||
         isa<arith::DivUIOp, arith::RemUIOp, arith::CeilDivUIOp>(op);
}

namespace {
/// Finds the conditions that need a check.
class CheckFinder {
public:
  explicit CheckFinder(func::FuncOp function) : ranges(function) {}

  LogicalResult visit(Operation *op);

  SmallVector<Check> checks;

private:
  void visitIndices(Operation *op, Value tensor, ValueRange indices);
  void visitSlice(OffsetSizeAndStrideOpInterface slice, Value tensor);
  void visitSizes(Operation *op, OperandRange sizes);
  void visitCast(tensor::CastOp cast);
  void visitExpand(tensor::ExpandShapeOp expand);
  void visitReshape(tensor::ReshapeOp reshape);
  LogicalResult visitDivision(Operation *op);

  /// Returns true if the slice lies in the tensor along `dim`.
  bool isInside(OffsetSizeAndStrideOpInterface slice, Value tensor,
                int64_t dim);
  ConstantIntRanges getRange(OpFoldResult number, Operation *at);

  ValueRanges ranges;
};
} // namespace

void CheckFinder::visitIndices(Operation *op, Value tensor,
                               ValueRange indices) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  for (auto [dim, index] : llvm::enumerate(indices))
    if (type && !ranges.isIndexOf(index, tensor, dim, op))
      checks.push_back({op, Check::index, tensor, int64_t(dim)});
}

ConstantIntRanges CheckFinder::getRange(OpFoldResult number, Operation *at) {
  if (std::optional<int64_t> constant = getConstantIntValue(number))
    return ConstantIntRanges::constant(APInt(64, *constant, /*isSigned=*/true));
  return ranges.getRange(cast<Value>(number), at);
}

bool CheckFinder::isInside(OffsetSizeAndStrideOpInterface slice, Value tensor,
                           int64_t dim) {
  OpFoldResult offset = slice.getMixedOffsets()[dim],
               size = slice.getMixedSizes()[dim],
               stride = slice.getMixedStrides()[dim];
  if (isConstantIntValue(offset, 0) && isConstantIntValue(stride, 1) &&
      ranges.isExtentOf(size, tensor, dim))
    return true;
  // One element.
  if (isConstantIntValue(size, 1))
    if (auto index = dyn_cast<Value>(offset))
      return ranges.isIndexOf(index, tensor, dim, slice);
  int64_t extent = cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
  if (ShapedType::isDynamic(extent))
    return false;
  ConstantIntRanges begin = getRange(offset, slice),
                    count = getRange(size, slice),
                    step = getRange(stride, slice);
  for (const ConstantIntRanges &range : {begin, count, step})
    if (range.smin().isNegative())
      return false;
  // 0 <= all of them, so that saturation keeps numbers too large.
  APInt steps = count.smax().isZero() ? count.smax() : count.smax() - 1;
  APInt last = begin.smax().sadd_sat(steps.smul_sat(step.smax()));
  return last.slt(APInt(64, extent)) ||
         (count.smax().isZero() && begin.smax().sle(extent));
}

void CheckFinder::visitSlice(OffsetSizeAndStrideOpInterface slice,
                             Value tensor) {
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!isInside(slice, tensor, dim))
      checks.push_back({slice, Check::slice, tensor, dim});
  auto insert = dyn_cast<tensor::InsertSliceOp>(*slice);
  if (!insert)
    return;
  int64_t number = 0;
  llvm::SmallBitVector dropped = insert.getDroppedDims();
  for (auto [dim, size] : llvm::enumerate(insert.getMixedSizes())) {
    if (dropped.test(dim))
      continue;
    if (!ranges.isExtentOf(size, insert.getSource(), number))
      checks.push_back(
          {slice, Check::extent, insert.getSource(), int64_t(dim), number});
    ++number;
  }
}

void CheckFinder::visitSizes(Operation *op, OperandRange sizes) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  unsigned number = sizes.empty() ? 0 : sizes.getBeginOperandIndex();
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim))
      continue;
    if (ranges.getRange(op->getOperand(number), op).smin().isNegative())
      checks.push_back({op, Check::size, Value(), dim, number});
    ++number;
  }
}

void CheckFinder::visitCast(tensor::CastOp cast) {
  auto source = dyn_cast<RankedTensorType>(cast.getSource().getType());
  auto result = dyn_cast<RankedTensorType>(cast.getType());
  if (!source || !result)
    return;
  for (int64_t dim = 0; dim < result.getRank(); ++dim)
    if (source.isDynamicDim(dim) && !result.isDynamicDim(dim) &&
        !ranges.haveSameExtent(cast.getSource(), dim, cast, dim))
      checks.push_back({cast, Check::cast, cast.getSource(), dim});
}

void CheckFinder::visitExpand(tensor::ExpandShapeOp expand) {
  SmallVector<OpFoldResult> sizes = expand.getMixedOutputShape();
  for (auto [dim, group] : llvm::enumerate(expand.getReassociationIndices())) {
    SmallVector<OpFoldResult> factors;
    for (int64_t number : group)
      factors.push_back(sizes[number]);
    bool isStatic = llvm::all_of(factors, [](OpFoldResult size) {
      return getConstantIntValue(size).has_value();
    });
    if (isStatic && !expand.getSrcType().isDynamicDim(dim))
      continue; // The verifier knows.
    if (!ranges.isProduct(factors, expand.getSrc(), dim))
      checks.push_back({expand, Check::expand, expand.getSrc(), int64_t(dim)});
  }
}

void CheckFinder::visitReshape(tensor::ReshapeOp reshape) {
  auto source = dyn_cast<RankedTensorType>(reshape.getSource().getType());
  auto result = dyn_cast<RankedTensorType>(reshape.getType());
  auto shape = cast<RankedTensorType>(reshape.getShape().getType());
  if (!source || !result || !shape.hasStaticShape())
    return;
  SmallVector<int64_t> sizes;
  DenseIntElementsAttr constant;
  if (matchPattern(reshape.getShape(), m_Constant(&constant)))
    for (const APInt &size : constant.getValues<APInt>())
      sizes.push_back(size.getSExtValue());
  else if (auto made =
               reshape.getShape().getDefiningOp<tensor::FromElementsOp>())
    for (Value size : made.getElements())
      sizes.push_back(getConstantIntValue(size).value_or(-1));
  // The verifier has compared static types.
  if (source.hasStaticShape() && result.hasStaticShape() &&
      result.getShape() == ArrayRef(sizes))
    return;
  checks.push_back({reshape, Check::reshape, reshape.getSource()});
}

LogicalResult CheckFinder::visitDivision(Operation *op) {
  Value divisor = op->getOperand(1);
  if (!divisor.getType().isIntOrIndex())
    return success();
  unsigned width = ConstantIntRanges::getStorageBitwidth(divisor.getType());
  if (!ranges.isNot(divisor, APInt::getZero(width), op)) {
    std::optional<APInt> number =
        ranges.getRange(divisor, op).getConstantValue();
    if (number && number->isZero())
      return op->emitError() << "'" << op->getName() << "' op divides by zero";
    checks.push_back({op, Check::divisor});
  }
  if (isSignedDivision(op) &&
      !ranges.isNot(divisor, APInt::getAllOnes(width), op) &&
      !ranges.isNot(op->getOperand(0), APInt::getSignedMinValue(width), op))
    checks.push_back({op, Check::quotient});
  return success();
}

LogicalResult CheckFinder::visit(Operation *op) {
  if (isOpTriviallyDead(op))
    return success();
  if (isDivision(op))
    return visitDivision(op);
  TypeSwitch<Operation *>(op)
      .Case([&](tensor::ExtractOp extract) {
        visitIndices(op, extract.getTensor(), extract.getIndices());
      })
      .Case([&](tensor::InsertOp insert) {
        visitIndices(op, insert.getDest(), insert.getIndices());
      })
      .Case([&](tensor::ExtractSliceOp slice) {
        visitSlice(slice, slice.getSource());
      })
      .Case([&](tensor::InsertSliceOp slice) {
        visitSlice(slice, slice.getDest());
      })
      .Case<tensor::EmptyOp, tensor::SplatOp>(
          [&](auto made) { visitSizes(op, made.getDynamicSizes()); })
      .Case([&](tensor::GenerateOp made) {
        visitSizes(op, made.getDynamicExtents());
      })
      .Case([&](tensor::CastOp cast) { visitCast(cast); })
      .Case([&](tensor::ExpandShapeOp expand) { visitExpand(expand); })
      .Case([&](tensor::ReshapeOp reshape) { visitReshape(reshape); })
      .Case([&](tensor::DimOp dim) {
        auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
        if (type && !ranges.getRange(dim.getIndex(), op)
                         .umax()
                         .ult(APInt(64, type.getRank())))
          checks.push_back({op, Check::rank, dim.getSource()});
      })
      .Case([&](scf::ForOp loop) {
        if (!ranges.getRange(loop.getStep(), op).smin().isStrictlyPositive())
          checks.push_back({op, Check::step});
      });
  return success();
}

/// Creates the extent `dim` of `tensor`, outside of the bodies of ops on whole
/// tensors, in which it is the same for each element.
static Value createExtent(ImplicitLocOpBuilder &b, Operation *op, Value tensor,
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

/// Creates the condition that `count` elements from `begin`, each `step` after
/// the one before, are among `extent`. Nothing overflows: quotients and
/// differences count only where they are not negative.
static Value createIsInside(ImplicitLocOpBuilder &b, OpFoldResult begin,
                            OpFoldResult count, OpFoldResult step,
                            Value extent) {
  auto toValue = [&](OpFoldResult number) {
    return getValueOrCreateConstantIndexOp(b, b.getLoc(), number);
  };
  auto compare = [&](CmpIPredicate predicate, Value left, Value right) {
    return arith::CmpIOp::create(b, predicate, left, right).getResult();
  };
  auto both = [&](Value left, Value right) {
    return arith::AndIOp::create(b, left, right).getResult();
  };
  Value first = toValue(begin), size = toValue(count);
  if (isConstantIntValue(step, 1)) {
    // A negative number is a large one without a sign.
    Value room = arith::SubIOp::create(b, extent, size);
    return both(compare(CmpIPredicate::ule, size, extent),
                compare(CmpIPredicate::ule, first, room));
  }
  Value zero = toValue(b.getIndexAttr(0)), one = toValue(b.getIndexAttr(1));
  Value holds = compare(CmpIPredicate::ult, first, extent);
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
    holds = both(holds, compare(CmpIPredicate::sgt, distance, zero));
    distance = arith::MaxSIOp::create(b, distance, one);
  }
  if (number != 0) {
    Value steps = arith::DivUIOp::create(b, room, distance);
    Value needed = arith::SubIOp::create(b, size, one);
    holds = both(holds, compare(CmpIPredicate::ule, needed, steps));
  }
  Value isNone = compare(CmpIPredicate::eq, size, zero);
  return arith::OrIOp::create(
      b, isNone, both(compare(CmpIPredicate::sgt, size, zero), holds));
}

/// Creates the condition that the sizes that dimension `dim` of the source
/// becomes make its extent.
static Value createIsExpanded(ImplicitLocOpBuilder &b,
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

/// Creates the condition that the numbers in the shape of a tensor.reshape are
/// extents of the result's type and make as many elements as the source has.
static Value createIsReshaped(ImplicitLocOpBuilder &b, tensor::ReshapeOp op) {
  auto compare = [&](CmpIPredicate predicate, Value left, Value right) {
    return arith::CmpIOp::create(b, predicate, left, right).getResult();
  };
  auto both = [&](Value left, Value right) {
    return arith::AndIOp::create(b, left, right).getResult();
  };
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
    holds = both(holds, result.isDynamicDim(dim)
                            ? compare(CmpIPredicate::sge, size, zero)
                            : compare(CmpIPredicate::eq, size,
                                      arith::ConstantIndexOp::create(
                                          b, result.getDimSize(dim))));
    isNone =
        arith::OrIOp::create(b, isNone, compare(CmpIPredicate::eq, size, zero));
    Value room = arith::DivUIOp::create(b, elements,
                                        arith::MaxSIOp::create(b, size, one));
    fits = both(fits, compare(CmpIPredicate::ule, product, room));
    product = arith::MulIOp::create(b, product, size);
  }
  Value isSame = both(fits, compare(CmpIPredicate::eq, product, elements));
  return both(holds, arith::SelectOp::create(
                         b, compare(CmpIPredicate::eq, elements, zero), isNone,
                         isSame));
}

/// Inserts the check before its op.
static void insert(const Check &check) {
  Operation *op = check.op;
  ImplicitLocOpBuilder b(op->getLoc(), op);
  Value holds;
  std::string name = "'" + op->getName().getStringRef().str() + "' op ";
  std::string message, where = "dimension " + std::to_string(check.dim);
  switch (check.kind) {
  case Check::index: {
    unsigned first = isa<tensor::InsertOp>(op) ? 2 : 1;
    holds = arith::CmpIOp::create(b, CmpIPredicate::ult,
                                  op->getOperand(first + check.dim),
                                  createExtent(b, op, check.tensor, check.dim));
    message = "has an index that " + where + " of its tensor does not have";
    break;
  }
  case Check::slice: {
    auto slice = cast<OffsetSizeAndStrideOpInterface>(op);
    holds = createIsInside(b, slice.getMixedOffsets()[check.dim],
                           slice.getMixedSizes()[check.dim],
                           slice.getMixedStrides()[check.dim],
                           createExtent(b, op, check.tensor, check.dim));
    message = "has a slice that is not within " + where + " of its tensor";
    break;
  }
  case Check::extent: {
    Value size = getValueOrCreateConstantIndexOp(
        b, b.getLoc(),
        cast<OffsetSizeAndStrideOpInterface>(op).getMixedSizes()[check.dim]);
    holds =
        arith::CmpIOp::create(b, CmpIPredicate::eq, size,
                              createExtent(b, op, check.tensor, check.number));
    message = "inserts another number of elements along " + where +
              " than its source has";
    break;
  }
  case Check::size:
    holds = arith::CmpIOp::create(b, CmpIPredicate::sge,
                                  op->getOperand(check.number),
                                  arith::ConstantIndexOp::create(b, 0));
    message = "has a negative size of " + where;
    break;
  case Check::cast: {
    int64_t extent = cast<RankedTensorType>(op->getResult(0).getType())
                         .getDimSize(check.dim);
    holds = arith::CmpIOp::create(b, CmpIPredicate::eq,
                                  createExtent(b, op, check.tensor, check.dim),
                                  arith::ConstantIndexOp::create(b, extent));
    message = "casts to a type of another extent of " + where;
    break;
  }
  case Check::expand:
    holds = createIsExpanded(b, cast<tensor::ExpandShapeOp>(op), check.dim);
    message =
        "has sizes that do not make the extent of " + where + " of its source";
    break;
  case Check::reshape:
    holds = createIsReshaped(b, cast<tensor::ReshapeOp>(op));
    message = "has a shape that does not make the elements of its source";
    break;
  case Check::rank: {
    auto dim = cast<tensor::DimOp>(op);
    int64_t rank = cast<RankedTensorType>(check.tensor.getType()).getRank();
    holds = arith::CmpIOp::create(b, CmpIPredicate::ult, dim.getIndex(),
                                  arith::ConstantIndexOp::create(b, rank));
    message = "asks for a dimension that its tensor does not have";
    break;
  }
  case Check::step: {
    Value step = cast<scf::ForOp>(op).getStep();
    unsigned width = ConstantIntRanges::getStorageBitwidth(step.getType());
    holds = arith::CmpIOp::create(
        b, CmpIPredicate::sgt, step,
        createNumber(b, step.getType(), APInt::getZero(width)));
    message = "has a step that is not positive";
    break;
  }
  case Check::divisor: {
    Value divisor = op->getOperand(1);
    unsigned width = ConstantIntRanges::getStorageBitwidth(divisor.getType());
    holds = arith::CmpIOp::create(
        b, CmpIPredicate::ne, divisor,
        createNumber(b, divisor.getType(), APInt::getZero(width)));
    message = "divides by zero";
    break;
  }
  case Check::quotient: {
    Value divisor = op->getOperand(1);
    Type type = divisor.getType();
    unsigned width = ConstantIntRanges::getStorageBitwidth(type);
    Value isOther =
        arith::CmpIOp::create(b, CmpIPredicate::ne, divisor,
                              createNumber(b, type, APInt::getAllOnes(width)));
    Value isGreater = arith::CmpIOp::create(
        b, CmpIPredicate::ne, op->getOperand(0),
        createNumber(b, type, APInt::getSignedMinValue(width)));
    holds = arith::OrIOp::create(b, isOther, isGreater);
    message = "divides the type's least number by -1";
    break;
  }
  }
  cf::AssertOp::create(b, holds, b.getStringAttr(name + message));
}

namespace {
struct InsertChecks : dp::impl::DPInsertChecksBase<InsertChecks> {
  void runOnStage() override {
    func::FuncOp function = getOperation();
    CheckFinder finder(function);
    WalkResult result = function.walk(
        [&](Operation *op) { return WalkResult(finder.visit(op)); });
    if (result.wasInterrupted())
      return signalPassFailure();
    for (const Check &check : finder.checks) {
      LDBG() << "check " << check.op->getName() << " at " << check.op->getLoc();
      ++numChecks;
      insert(check);
    }
  }
};
} // namespace
