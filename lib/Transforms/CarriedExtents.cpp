//===- CarriedExtents.cpp - Do loops keep the extents they carry? --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CarriedExtents.h"

#include "dp/Analysis/ControlFlow.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Computes extents in a loop's body, where dimension `dim` of `argument`, a
/// variable of the loop, has `extent` elements. Nothing where more is asked
/// than that says.
class ExtentEvaluator {
public:
  ExtentEvaluator(Value argument, int64_t dim, int64_t extent)
      : argument(argument), dim(dim), extent(extent) {}

  std::optional<int64_t> getExtent(Value tensor, int64_t of) {
    if (tensor == argument && of == dim)
      return extent;
    auto type = dyn_cast<RankedTensorType>(tensor.getType());
    if (!type || of < 0 || of >= type.getRank() || ++steps > kMaxSteps)
      return std::nullopt;
    if (!type.isDynamicDim(of))
      return type.getDimSize(of);
    if (auto block = dyn_cast<BlockArgument>(tensor))
      return getArgumentExtent(block, of);
    Operation *op = tensor.getDefiningOp();
    auto result = cast<OpResult>(tensor);
    if (auto dps = dyn_cast<DestinationStyleOpInterface>(op))
      return getExtent(dps.getTiedOpOperand(result)->get(), of);
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
      return getExtent(insert.getDest(), of);
    if (auto empty = dyn_cast<tensor::EmptyOp>(op))
      return getIndex(empty.getDynamicSize(of));
    if (auto cast = dyn_cast<tensor::CastOp>(op))
      return getExtent(cast.getSource(), of);
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
      return slice.getSourceType().getRank() == type.getRank()
                 ? getIndex(slice.getMixedSizes()[of])
                 : std::nullopt;
    if (auto pad = dyn_cast<tensor::PadOp>(op))
      return add({getExtent(pad.getSource(), of),
                  getIndex(pad.getMixedLowPad()[of]),
                  getIndex(pad.getMixedHighPad()[of])});
    if (auto concat = dyn_cast<tensor::ConcatOp>(op)) {
      if (static_cast<int64_t>(concat.getDim()) != of)
        return getExtent(concat.getInputs().front(), of);
      SmallVector<std::optional<int64_t>> parts;
      for (Value input : concat.getInputs())
        parts.push_back(getExtent(input, of));
      return add(parts);
    }
    if (OpTrait::hasElementwiseMappableTraits(op))
      for (Value operand : op->getOperands())
        if (isa<RankedTensorType>(operand.getType()))
          return getExtent(operand, of);
    return std::nullopt;
  }

private:
  /// Shared operands are computed again each time: this bounds them.
  static constexpr int kMaxSteps = 256;

  std::optional<int64_t> getArgumentExtent(BlockArgument block, int64_t of) {
    Operation *parent = block.getOwner()->getParentOp();
    if (auto loop = dyn_cast<scf::WhileOp>(parent);
        loop && block.getOwner() == loop.getAfterBody())
      return getExtent(loop.getConditionOp().getArgs()[block.getArgNumber()],
                       of);
    return std::nullopt;
  }

  static std::optional<int64_t> add(ArrayRef<std::optional<int64_t>> parts) {
    int64_t sum = 0;
    for (std::optional<int64_t> part : parts)
      if (!part || llvm::AddOverflow(sum, *part, sum))
        return std::nullopt;
    return sum;
  }

  std::optional<int64_t> getIndex(OpFoldResult index) {
    if (std::optional<int64_t> constant = getConstantIntValue(index))
      return constant;
    Operation *op = cast<Value>(index).getDefiningOp();
    if (!op || ++steps > kMaxSteps)
      return std::nullopt;
    if (auto size = dyn_cast<tensor::DimOp>(op)) {
      std::optional<int64_t> number = size.getConstantIndex();
      return number ? getExtent(size.getSource(), *number) : std::nullopt;
    }
    if (op->getNumRegions() || op->getNumResults() != 1)
      return std::nullopt;
    SmallVector<Attribute> operands;
    for (Value operand : op->getOperands()) {
      if (!operand.getType().isIntOrIndex())
        return std::nullopt;
      std::optional<int64_t> value = getIndex(operand);
      if (!value)
        return std::nullopt;
      operands.push_back(IntegerAttr::get(operand.getType(), *value));
    }
    SmallVector<OpFoldResult> results;
    // Folding in place would change the program.
    Operation *copy = op->clone();
    bool folds = succeeded(copy->fold(operands, results));
    std::optional<int64_t> value;
    if (folds && results.size() == 1)
      if (auto constant = dyn_cast<Attribute>(results.front()))
        value = getConstantIntValue(constant);
    copy->erase();
    return value;
  }

  Value argument;
  int64_t dim, extent;
  int steps = 0;
};
} // namespace

bool dp::keepsExtents(Operation *op) {
  if (!isControlFlow(op) || !isLoop(op))
    return false;
  for (const CarrySlot &slot : getCarrySlots(op)) {
    auto type = dyn_cast<RankedTensorType>(slot.targets.front().getType());
    if (!slot.isCarry || !type)
      continue;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      for (int64_t extent : {5, 12, 97})
        if (type.isDynamicDim(dim) &&
            ExtentEvaluator(slot.targets.front(), dim, extent)
                    .getExtent(slot.sources.back()->get(), dim) != extent)
          return false;
  }
  return true;
}
