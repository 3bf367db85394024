//===- CarriedExtents.cpp - Extents changed by control flow ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CarriedExtents.h"

#include "dp/Analysis/Extents/Extents.h"
#include "dp/Analysis/Placement/ControlFlow.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Computes extents for one sample of the leaves that they are computed from:
/// dimension `dim` of `argument` (a loop-carried tensor, or null), and every
/// other extent or index that is not computed here.
class ExtentEvaluator {
public:
  /// The leaves, numbered.
  using Leaves = llvm::SmallDenseMap<std::pair<Value, int64_t>, int64_t>;

  ExtentEvaluator(ScratchBuilder &scratch, Leaves &leaves, unsigned sample,
                  Value argument, int64_t dim)
      : scratch(scratch), leaves(leaves), sample(sample), argument(argument),
        dim(dim) {}

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
    if (OpTrait::hasElementwiseMappableTraits(op)) {
      SmallVector<std::pair<Value, int64_t>> alike;
      for (Value operand : op->getOperands())
        if (isa<RankedTensorType>(operand.getType()))
          alike.push_back({operand, of});
      return getExtentOfOne(alike);
    }
    // A result of control flow is a leaf.
    if (op->getNumRegions() == 0)
      if (Value source = getExtentSource(tensor))
        return getExtent(source, of);
    if (auto cast = dyn_cast<tensor::CastOp>(op))
      return getExtent(cast.getSource(), of);
    if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
      int64_t product = 1;
      for (int64_t part : collapse.getReassociationIndices()[of]) {
        std::optional<int64_t> extent = getExtent(collapse.getSrc(), part);
        if (!extent)
          return std::nullopt;
        product *= *extent;
      }
      return product;
    }
    scratch.setInsertionPoint(op);
    FailureOr<OpFoldResult> size =
        reifyDimOfResult(scratch, op, result.getResultNumber(), of);
    return succeeded(size) ? getIndex(*size) : sampleOf(tensor, of);
  }

  /// The sample of a leaf, which is an index or a tensor's extent. Each leaf
  /// has its own, odd in some samples and even in others, so that a loop that
  /// halves an extent is told from one that keeps it.
  int64_t sampleOf(Value value, int64_t of = 0) {
    constexpr int64_t samples[] = {5, 12, 97};
    auto number = leaves.try_emplace({value, of}, leaves.size()).first->second;
    return samples[sample] + 210 * number;
  }

private:
  /// All of `alike` have one extent, by the semantics of their op. Returns that
  /// of `argument` if one of them has it, else that of the first known one.
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
  static constexpr int kMaxSteps = 1024;

  std::optional<int64_t> getArgumentExtent(BlockArgument block, int64_t of) {
    // A loop-carried tensor has two, and may be as large as either.
    SmallVector<Value> incoming = getIncomingValues(block);
    return incoming.size() == 1 ? getExtent(incoming.front(), of)
                                : sampleOf(block, of);
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

  ScratchBuilder &scratch;
  Leaves &leaves;
  unsigned sample;
  Value argument;
  int64_t dim;
  int steps = 0;
};
} // namespace

/// Returns true if dimension `dim` has the same extent in all sources of
/// `slot`. By induction a loop keeps an extent that each iteration gives as it
/// got it, or as the loop's initial value has it.
static bool keepsExtent(Operation *op, const CarrySlot &slot, int64_t dim) {
  Value target = slot.targets.front();
  ArrayRef<OpOperand *> sources = slot.sources;
  // Leaves are known by their values: none may go before the last sample.
  ScratchBuilder scratch(op);
  ExtentEvaluator::Leaves leaves;
  for (unsigned sample : {0, 1, 2}) {
    auto getExtentOf = [&](OpOperand *source) {
      return ExtentEvaluator(scratch, leaves, sample,
                             slot.isCarry ? target : Value(), dim)
          .getExtent(source->get(), dim);
    };
    std::optional<int64_t> got;
    if (slot.isCarry)
      got = ExtentEvaluator(scratch, leaves, sample, target, dim)
                .sampleOf(target, dim);
    std::optional<int64_t> first = getExtentOf(sources.front());
    for (OpOperand *source : sources.drop_front()) {
      std::optional<int64_t> extent = getExtentOf(source);
      if (!extent || (extent != got && extent != first))
        return false;
    }
    if (!slot.isCarry && !first)
      return false;
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
      if (type.isDynamicDim(dim) && !keepsExtent(op, slot, dim))
        changing.push_back({slot.targets.front(), dim});
  }
  return changing;
}
