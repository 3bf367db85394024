//===- ExtentSource.cpp - Sources of dynamic extents ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ExtentSource.h"

#include "dp/IR/InterfaceAttrs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Where an extent comes from: it is `factor` times that of dimension `dim` of
/// the tensor `value`, the index `value` if `dim` is negative, or the rows of
/// the batch if there is no value.
struct ExtentSource {
  Value value;
  int64_t dim;
  int64_t factor = 1;

  bool operator==(const ExtentSource &other) const {
    return value == other.value && dim == other.dim && factor == other.factor;
  }
  /// Returns false if the factor is too large.
  bool multiply(int64_t number) {
    return !llvm::MulOverflow(factor, number, factor);
  }
};
} // namespace

/// The value that is the extent of dimension `dim` of a result of `op`; null if
/// the op does not take it as an operand.
static Value getExtentOperand(Operation *op, int64_t dim) {
  OpFoldResult size;
  if (auto empty = dyn_cast<tensor::EmptyOp>(op))
    size = empty.getMixedSizes()[dim];
  else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    size = expand.getMixedOutputShape()[dim];
  else if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
           slice && slice.getDroppedDims().none())
    size = slice.getMixedSizes()[dim];
  return dyn_cast_if_present<Value>(size);
}

/// The tensor whose dimension `dim` is as large as that of the result of `op`;
/// null if that is not shown.
static Value getTensorOfEqualExtent(Operation *op, int64_t dim) {
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    return isConstantIntValue(pad.getMixedLowPad()[dim], 0) &&
                   isConstantIntValue(pad.getMixedHighPad()[dim], 0)
               ? pad.getSource()
               : Value();
  if (auto concat = dyn_cast<tensor::ConcatOp>(op))
    return static_cast<int64_t>(concat.getDim()) != dim
               ? concat.getInputs().front()
               : Value();
  return {};
}

/// Moves `source` to the operand from which its tensor has the extent. Returns
/// false if there is none.
static bool moveToOperand(ExtentSource &source) {
  auto result = dyn_cast<OpResult>(source.value);
  if (!result)
    return false;
  Operation *op = result.getOwner();
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(op)) {
    source.value = dps.getTiedOpOperand(result)->get();
    return true;
  }
  if (auto cast = dyn_cast<tensor::CastOp>(op)) {
    source.value = cast.getSource();
    return isa<RankedTensorType>(source.value.getType());
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    RankedTensorType type = collapse.getSrcType();
    ExtentSource whole{collapse.getSrc(), -1, source.factor};
    for (int64_t dim : collapse.getReassociationIndices()[source.dim]) {
      if (type.isDynamicDim(dim) ? whole.dim >= 0
                                 : !whole.multiply(type.getDimSize(dim)))
        return false;
      if (type.isDynamicDim(dim))
        whole.dim = dim;
    }
    if (whole.dim < 0)
      return false;
    source = whole;
    return true;
  }
  if (Value tensor = getTensorOfEqualExtent(op, source.dim)) {
    source.value = tensor;
    return true;
  }
  Value size = getExtentOperand(op, source.dim);
  if (!size)
    return false;
  source.value = size;
  source.dim = -1;
  return true;
}

static ExtentSource trace(ExtentSource source);

/// Moves `source`, an index, to the operand of which it is a multiple or a
/// whole part. Returns false if there is none.
static bool moveToFactor(ExtentSource &source) {
  Operation *op = source.value.getDefiningOp();
  if (!isa_and_nonnull<arith::MulIOp, arith::DivUIOp, arith::DivSIOp>(op))
    return false;
  std::optional<int64_t> number = getConstantIntValue(op->getOperand(1));
  if (!number || *number < 1)
    return false;
  ExtentSource moved{op->getOperand(0), -1, source.factor};
  if (isa<arith::MulIOp>(op)) {
    if (!moved.multiply(*number))
      return false;
  } else {
    moved = trace({op->getOperand(0), -1});
    if (moved.factor % *number != 0)
      return false;
    moved.factor /= *number;
    if (!moved.multiply(source.factor))
      return false;
  }
  source = moved;
  return true;
}

static ExtentSource trace(ExtentSource source) {
  while (source.value) {
    if (source.dim >= 0) {
      if (moveToOperand(source))
        continue;
      auto argument = dyn_cast<BlockArgument>(source.value);
      bool isRows = argument && getDynamicRowsDim(argument) == source.dim;
      return isRows ? ExtentSource{Value(), 0, source.factor} : source;
    }
    if (moveToFactor(source))
      continue;
    auto size = source.value.getDefiningOp<tensor::DimOp>();
    std::optional<int64_t> number =
        size ? size.getConstantIndex() : std::nullopt;
    if (!number || !isa<RankedTensorType>(size.getSource().getType()))
      return source;
    source.value = size.getSource();
    source.dim = *number;
  }
  return source;
}

bool dp::isExtentOf(Value size, Value tensor, int64_t dim) {
  return trace({size, -1}) == trace({tensor, dim});
}

bool dp::coversDim(linalg::LinalgOp op, int64_t loop, Value tensor,
                   int64_t dim) {
  int64_t extent = cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(extent))
    return op.getStaticLoopRanges()[loop] == extent;
  ExtentSource source = trace({tensor, dim});
  return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
    if (!isa<RankedTensorType>(operand.get().getType()))
      return false;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    return llvm::any_of(llvm::enumerate(map.getResults()), [&](auto result) {
      auto index = dyn_cast<AffineDimExpr>(result.value());
      return index && index.getPosition() == loop &&
             trace({operand.get(), static_cast<int64_t>(result.index())}) ==
                 source;
    });
  });
}
