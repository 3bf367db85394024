//===- CarriedExtents.cpp - Extents that control flow changes -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CarriedExtents.h"

#include "dp/Analysis/Placement/ControlFlow.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Computes extents for one sample of the values that they depend on: dimension
/// `dim` of `argument` (a loop-carried value or null) and values from outside.
class ExtentEvaluator {
public:
  /// Numbers of the values from outside.
  using Leaves = llvm::SmallDenseMap<std::pair<Value, int64_t>, int64_t>;

  ExtentEvaluator(Leaves &leaves, unsigned sample, Value argument, int64_t dim)
      : leaves(leaves), sample(sample), argument(argument), dim(dim) {}

  std::optional<int64_t> getExtent(Value tensor, int64_t of) {
    auto type = dyn_cast<RankedTensorType>(tensor.getType());
    if (!type || of < 0 || of >= type.getRank() || ++steps > kMaxSteps)
      return std::nullopt;
    if (!type.isDynamicDim(of))
      return type.getDimSize(of);
    if (auto block = dyn_cast<BlockArgument>(tensor))
      return getArgumentExtent(block, of);
    Operation *op = tensor.getDefiningOp();
    auto result = cast<OpResult>(tensor);
    if (auto structured = dyn_cast<linalg::LinalgOp>(op))
      return getStructuredExtent(structured, result, of);
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
    if (OpTrait::hasElementwiseMappableTraits(op)) {
      SmallVector<std::pair<Value, int64_t>> alike;
      for (Value operand : op->getOperands())
        if (isa<RankedTensorType>(operand.getType()))
          alike.push_back({operand, of});
      return getExtentOfOne(alike);
    }
    return sampleOf(tensor, of);
  }

  /// Returns a sample for a number or an extent from outside. Each has another
  /// sample, odd and even ones, so that a division by two changes the result.
  int64_t sampleOf(Value value, int64_t of = 0) {
    constexpr int64_t samples[] = {5, 12, 97};
    auto number = leaves.try_emplace({value, of}, leaves.size()).first->second;
    return samples[sample] + 210 * number;
  }

private:
  /// Returns the extent of values that have one extent: the sampled one of the
  /// loop-carried value if one of them has it.
  std::optional<int64_t>
  getExtentOfOne(ArrayRef<std::pair<Value, int64_t>> alike) {
    std::optional<int64_t> any;
    for (auto [tensor, of] : alike) {
      std::optional<int64_t> extent = getExtent(tensor, of);
      if (argument && extent == sampleOf(argument, dim))
        return extent;
      if (!any)
        any = extent;
    }
    return any;
  }

  std::optional<int64_t> getStructuredExtent(linalg::LinalgOp op,
                                             OpResult result, int64_t of) {
    OpOperand *init = op.getTiedOpOperand(result);
    SmallVector<std::pair<Value, int64_t>> alike{{init->get(), of}};
    AffineExpr loop = op.getMatchingIndexingMap(init).getResult(of);
    for (OpOperand *input : op.getDpsInputOperands())
      for (auto [number, expr] :
           llvm::enumerate(op.getMatchingIndexingMap(input).getResults()))
        if (expr == loop && isa<AffineDimExpr>(loop))
          alike.push_back({input->get(), number});
    return getExtentOfOne(alike);
  }

  /// Bounds the evaluations, because a shared operand is evaluated per user.
  static constexpr int kMaxSteps = 256;

  std::optional<int64_t> getArgumentExtent(BlockArgument block, int64_t of) {
    Operation *parent = block.getOwner()->getParentOp();
    if (auto loop = dyn_cast<scf::WhileOp>(parent);
        loop && block.getOwner() == loop.getAfterBody())
      return getExtent(loop.getConditionOp().getArgs()[block.getArgNumber()],
                       of);
    return sampleOf(block, of);
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
    auto leaf = cast<Value>(index);
    Operation *op = leaf.getDefiningOp();
    if (++steps > kMaxSteps)
      return std::nullopt;
    if (!op)
      return sampleOf(leaf);
    if (auto size = dyn_cast<tensor::DimOp>(op)) {
      std::optional<int64_t> number = size.getConstantIndex();
      return number ? getExtent(size.getSource(), *number) : std::nullopt;
    }
    if (op->getNumRegions() || op->getNumResults() != 1 ||
        !isMemoryEffectFree(op))
      return sampleOf(leaf);
    SmallVector<Attribute> operands;
    for (Value operand : op->getOperands()) {
      if (!operand.getType().isIntOrIndex())
        return sampleOf(leaf);
      std::optional<int64_t> value = getIndex(operand);
      if (!value)
        return std::nullopt;
      operands.push_back(IntegerAttr::get(operand.getType(), *value));
    }
    SmallVector<OpFoldResult> results;
    // A fold in place would change the program.
    Operation *copy = op->clone();
    bool folds = succeeded(copy->fold(operands, results));
    std::optional<int64_t> value;
    if (folds && results.size() == 1)
      if (auto constant = dyn_cast<Attribute>(results.front()))
        value = getConstantIntValue(constant);
    copy->erase();
    return value;
  }

  Leaves &leaves;
  unsigned sample;
  Value argument;
  int64_t dim;
  int steps = 0;
};
} // namespace

/// Whether dimension `dim` has the same extent in all sources of `slot`.
static bool keepsExtent(const CarrySlot &slot, int64_t dim) {
  Value target = slot.targets.front();
  ArrayRef<OpOperand *> sources = slot.sources;
  ExtentEvaluator::Leaves leaves;
  for (unsigned sample : {0, 1, 2}) {
    std::optional<int64_t> first;
    if (slot.isCarry)
      first =
          ExtentEvaluator(leaves, sample, target, dim).sampleOf(target, dim);
    for (OpOperand *source : sources.drop_front(slot.isCarry)) {
      ExtentEvaluator evaluator(leaves, sample, slot.isCarry ? target : Value(),
                                dim);
      std::optional<int64_t> extent = evaluator.getExtent(source->get(), dim);
      if (!extent || (first && first != extent))
        return false;
      first = extent;
    }
  }
  return true;
}

SmallVector<CarriedExtent> dp::getChangingExtents(Operation *op) {
  SmallVector<CarriedExtent> changing;
  for (const CarrySlot &slot : getCarrySlots(op)) {
    auto type = dyn_cast<RankedTensorType>(slot.targets.front().getType());
    if (!type || type.hasStaticShape())
      continue;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim) && !keepsExtent(slot, dim))
        changing.push_back({slot.targets.front(), dim});
  }
  return changing;
}
