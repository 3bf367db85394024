//===- InsertChecks.cpp - Checks of extents, indices and divisors ---------===//
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

#include "Conditions.h"
#include "ExtentChecks.h"
#include "ValueRanges.h"

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
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
  Operation *op;
  std::string message; ///< says what `op` does if the condition does not hold
  std::function<Value(ImplicitLocOpBuilder &b)> createCondition;
};
} // namespace

/// Describes a dimension in a message.
static std::string describe(int64_t dim) {
  return "dimension " + std::to_string(dim);
}

/// Returns `number` as an index or integer of the type `type`.
static Value createNumber(ImplicitLocOpBuilder &b, Type type, APInt number) {
  return arith::ConstantOp::create(b, b.getIntegerAttr(type, number));
}

/// Creates the condition that a signed quotient of `width` bits is not greater
/// than the type's greatest number.
static Value createIsQuotient(ImplicitLocOpBuilder &b, Operation *division,
                              unsigned width) {
  Value divisor = division->getOperand(1);
  Type type = divisor.getType();
  Value isOther =
      arith::CmpIOp::create(b, CmpIPredicate::ne, divisor,
                            createNumber(b, type, APInt::getAllOnes(width)));
  Value isGreater = arith::CmpIOp::create(
      b, CmpIPredicate::ne, division->getOperand(0),
      createNumber(b, type, APInt::getSignedMinValue(width)));
  return arith::OrIOp::create(b, isOther, isGreater);
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
      checks.push_back(
          {op,
           "has an index that " + describe(dim) +
               " of its tensor does not have",
           [op, tensor, dim = dim, index = index](ImplicitLocOpBuilder &b) {
             return arith::CmpIOp::create(b, CmpIPredicate::ult, index,
                                          createExtent(b, op, tensor, dim));
           }});
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
      checks.push_back(
          {slice,
           "has a slice that is not within " + describe(dim) + " of its tensor",
           [slice, tensor, dim](ImplicitLocOpBuilder &b) mutable {
             return createIsInside(b, slice.getMixedOffsets()[dim],
                                   slice.getMixedSizes()[dim],
                                   slice.getMixedStrides()[dim],
                                   createExtent(b, slice, tensor, dim));
           }});
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
          {slice,
           "inserts another number of elements along " + describe(dim) +
               " than its source has",
           [insert, dim = dim, number](ImplicitLocOpBuilder &b) mutable {
             Value size = getValueOrCreateConstantIndexOp(
                 b, b.getLoc(), insert.getMixedSizes()[dim]);
             return arith::CmpIOp::create(
                 b, CmpIPredicate::eq, size,
                 createExtent(b, insert, insert.getSource(), number));
           }});
    ++number;
  }
}

void CheckFinder::visitSizes(Operation *op, OperandRange sizes) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  unsigned number = sizes.empty() ? 0 : sizes.getBeginOperandIndex();
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim))
      continue;
    Value size = op->getOperand(number++);
    if (ranges.getRange(size, op).smin().isNegative())
      checks.push_back({op, "has a negative size of " + describe(dim),
                        [size](ImplicitLocOpBuilder &b) {
                          return arith::CmpIOp::create(
                              b, CmpIPredicate::sge, size,
                              arith::ConstantIndexOp::create(b, 0));
                        }});
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
      checks.push_back(
          {cast, "casts to a type of another extent of " + describe(dim),
           [cast, dim,
            extent = result.getDimSize(dim)](ImplicitLocOpBuilder &b) mutable {
             return arith::CmpIOp::create(
                 b, CmpIPredicate::eq,
                 createExtent(b, cast, cast.getSource(), dim),
                 arith::ConstantIndexOp::create(b, extent));
           }});
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
      checks.push_back({expand,
                        "has sizes that do not make the extent of " +
                            describe(dim) + " of its source",
                        [expand, dim = dim](ImplicitLocOpBuilder &b) {
                          return createIsExpanded(b, expand, dim);
                        }});
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
  checks.push_back({reshape,
                    "has a shape that does not make the elements of its source",
                    [reshape](ImplicitLocOpBuilder &b) {
                      return createIsReshaped(b, reshape);
                    }});
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
    checks.push_back(
        {op, "divides by zero", [divisor, width](ImplicitLocOpBuilder &b) {
           return arith::CmpIOp::create(
               b, CmpIPredicate::ne, divisor,
               createNumber(b, divisor.getType(), APInt::getZero(width)));
         }});
  }
  if (isSignedDivision(op) &&
      !ranges.isNot(divisor, APInt::getAllOnes(width), op) &&
      !ranges.isNot(op->getOperand(0), APInt::getSignedMinValue(width), op))
    checks.push_back({op, "divides the type's least number by -1",
                      [op, width](ImplicitLocOpBuilder &b) {
                        return createIsQuotient(b, op, width);
                      }});
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
          checks.push_back(
              {op, "asks for a dimension that its tensor does not have",
               [dim, rank = type.getRank()](ImplicitLocOpBuilder &b) mutable {
                 return arith::CmpIOp::create(
                     b, CmpIPredicate::ult, dim.getIndex(),
                     arith::ConstantIndexOp::create(b, rank));
               }});
      })
      .Case([&](scf::ForOp loop) {
        if (!ranges.getRange(loop.getStep(), op).smin().isStrictlyPositive())
          checks.push_back(
              {op, "has a step that is not positive",
               [step = loop.getStep()](ImplicitLocOpBuilder &b) {
                 unsigned width =
                     ConstantIntRanges::getStorageBitwidth(step.getType());
                 return arith::CmpIOp::create(
                     b, CmpIPredicate::sgt, step,
                     createNumber(b, step.getType(), APInt::getZero(width)));
               }});
      });
  return success();
}

namespace {
struct InsertChecks : dp::impl::DPInsertChecksBase<InsertChecks> {
  void runOnStage() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    // Their asserts prove conditions of the others.
    FailureOr<int64_t> numExtentChecks = insertExtentChecks(function);
    if (failed(numExtentChecks))
      return signalPassFailure();
    numChecks += *numExtentChecks;
    CheckFinder finder(function);
    WalkResult result = function.walk(
        [&](Operation *op) { return WalkResult(finder.visit(op)); });
    if (result.wasInterrupted())
      return signalPassFailure();
    for (const Check &check : finder.checks) {
      LDBG() << "check " << check.op->getName() << " at " << check.op->getLoc();
      ImplicitLocOpBuilder b(check.op->getLoc(), check.op);
      Value holds = check.createCondition(b);
      std::string name =
          "'" + check.op->getName().getStringRef().str() + "' op ";
      cf::AssertOp::create(b, holds, b.getStringAttr(name + check.message));
      ++numChecks;
    }
  }
};
} // namespace
