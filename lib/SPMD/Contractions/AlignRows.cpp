//===- AlignRows.cpp - Alignment of matrix rows for GPUs ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The fast products of cuBLASLt read and write 16 bytes at a time. Upstream's
// padding of linalg ops would add columns of zeros to compute with; a distance
// between rows changes no op.
//
// No pattern: the choice for a buffer erases contractions that follow it.
//
//===----------------------------------------------------------------------===//

#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/DebugLog.h"
#include "llvm/Support/MathExtras.h"

#define DEBUG_TYPE "dp-align-rows"

namespace mlir::dp {
#define GEN_PASS_DEF_DPALIGNROWS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Bytes of one access of the libraries' fast kernels.
static constexpr int64_t kAccessBytes = 16;

/// Returns the columns of an aligned row of `type`; none if its rows are
/// aligned, or too short or too few to gain from it.
static std::optional<int64_t> getAlignedColumns(RankedTensorType type,
                                                int64_t minElements) {
  Type element = type.getElementType();
  if (type.getRank() < 2 || type.isDynamicDim(type.getRank() - 1) ||
      !(element.isF16() || element.isBF16() || element.isF32()))
    return std::nullopt;
  int64_t bytes = element.getIntOrFloatBitWidth() / 8;
  int64_t columns = type.getShape().back();
  int64_t aligned = llvm::alignTo(columns, kAccessBytes / bytes);
  // Rows become longer by a sixteenth at most.
  if (aligned == columns || (aligned - columns) * 16 > columns)
    return std::nullopt;
  int64_t elements = 1;
  for (int64_t extent : type.getShape())
    if (!ShapedType::isDynamic(extent))
      elements *= extent;
  if (type.hasStaticShape() && elements < minElements)
    return std::nullopt;
  return aligned;
}

static bool isReshape(Operation *op) {
  return isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(
      op);
}

namespace {

/// Collects the uses of a value and of its reshapes, which share one buffer.
struct Uses {
  bool areKnown = true;
  /// The uses by contractions.
  SmallVector<OpOperand *> factors;

  /// Adds the uses of `value`. Only ops that read rows at a distance are known.
  void add(Value value) {
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      if (isReshape(user)) {
        add(user->getResult(0));
        continue;
      }
      if (isa<tensor::DimOp, tensor::ExtractOp>(user))
        continue;
      auto op = dyn_cast<linalg::LinalgOp>(user);
      if (!op) {
        areKnown = false;
        continue;
      }
      if (op.isDpsInit(&use))
        add(op.getTiedOpResult(&use));
      else if (linalg::isaContractionOpInterface(op))
        factors.push_back(&use);
    }
  }
};

} // namespace

/// Returns true if `op` is a contraction of factors of `type`.
static bool isProduct(linalg::LinalgOp op, Type type) {
  return linalg::isaContractionOpInterface(op) &&
         getElementTypeOrSelf(op.getDpsInputs()[0]) == type;
}

/// Returns true if such a contraction computes `value`, through reshapes.
static bool isProduct(Value value, Type type) {
  while (Operation *op = value.getDefiningOp()) {
    if (auto structured = dyn_cast<linalg::LinalgOp>(op))
      return isProduct(structured, type);
    if (!isReshape(op))
      return false;
    value = op->getOperand(0);
  }
  return false;
}

/// Returns true if a contraction whose factors have the type of `init`, or an
/// op that rounds one, writes into it. The f32 sums of 16-bit factors are
/// rounded where they are written (foldRoundings).
static bool isWrittenByProduct(Value init) {
  Type type = getElementTypeOrSelf(init);
  for (OpOperand &use : init.getUses()) {
    auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
    if (!op || !op.isDpsInit(&use))
      continue;
    if (isProduct(op, type) ||
        llvm::any_of(op.getDpsInputs(),
                     [&](Value input) { return isProduct(input, type); }) ||
        isWrittenByProduct(op.getTiedOpResult(&use)))
      return true;
  }
  return false;
}

/// The fewest terms of a sum that are worth a second product.
static constexpr int64_t kLeastSplit = 1024;

/// Returns the reduction loop of `op` along the last dimension of `factor`, if
/// the terms that fill accesses of `unit` elements are not all.
static std::optional<unsigned> getSplitLoop(linalg::LinalgOp op,
                                            OpOperand *factor, int64_t unit) {
  AffineMap map = op.getMatchingIndexingMap(factor);
  auto last = dyn_cast<AffineDimExpr>(map.getResults().back());
  if (!last || op.getIteratorTypesArray()[last.getPosition()] !=
                   utils::IteratorType::reduction)
    return std::nullopt;
  int64_t terms = op.getStaticLoopRanges()[last.getPosition()];
  if (ShapedType::isDynamic(terms) || terms % unit == 0 || terms < kLeastSplit)
    return std::nullopt;
  return last.getPosition();
}

/// Clones `op` with the iterations [begin, begin + count) of `loop`, and
/// `init`.
static linalg::LinalgOp cloneTerms(OpBuilder &builder, linalg::LinalgOp op,
                                   unsigned loop, int64_t begin, int64_t count,
                                   Value init) {
  SmallVector<Value> operands;
  for (OpOperand *input : op.getDpsInputOperands()) {
    Value value = input->get();
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
    SmallVector<OpFoldResult> ones(type.getRank(), builder.getIndexAttr(1));
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, op.getLoc(), value);
    for (auto [dim, index] :
         llvm::enumerate(op.getMatchingIndexingMap(input).getResults()))
      if (cast<AffineDimExpr>(index).getPosition() == loop) {
        offsets[dim] = builder.getIndexAttr(begin);
        sizes[dim] = builder.getIndexAttr(count);
      }
    operands.push_back(tensor::ExtractSliceOp::create(
        builder, op.getLoc(), value, offsets, sizes, ones));
  }
  operands.push_back(init);
  return cast<linalg::LinalgOp>(
      mlir::clone(builder, op, op->getResultTypes(), operands));
}

/// Lets two products add up the terms of `op`: those that fill accesses of
/// `unit` elements of a row of its factor, and the few that are left. The sum
/// is rounded after both.
static bool splitTerms(linalg::LinalgOp op, OpOperand *factor, int64_t unit) {
  std::optional<unsigned> loop = getSplitLoop(op, factor, unit);
  if (!loop)
    return false;
  int64_t terms = op.getStaticLoopRanges()[*loop];
  int64_t whole = terms / unit * unit;
  OpBuilder builder(op);
  linalg::LinalgOp first =
      cloneTerms(builder, op, *loop, 0, whole, op.getDpsInits()[0]);
  linalg::LinalgOp second =
      cloneTerms(builder, op, *loop, whole, terms - whole, first->getResult(0));
  op->replaceAllUsesWith(second);
  op.erase();
  return true;
}

namespace {
struct AlignRows : dp::impl::DPAlignRowsBase<AlignRows> {
  using DPAlignRowsBase::DPAlignRowsBase;

  void runOnProgram() override {
    SmallVector<tensor::EmptyOp> empties;
    getOperation().walk([&](tensor::EmptyOp op) { empties.push_back(op); });
    for (tensor::EmptyOp op : empties)
      align(op);
  }

private:
  void align(tensor::EmptyOp op) {
    std::optional<int64_t> columns =
        getAlignedColumns(op.getType(), minElements);
    if (!columns)
      return;
    Uses uses;
    uses.add(op.getResult());
    if (!uses.areKnown || (uses.factors.empty() && !isWrittenByProduct(op)))
      return;
    LDBG() << "rows of " << *columns << " elements for " << op.getType()
           << " at " << op.getLoc();
    OpBuilder builder(op);
    SmallVector<int64_t> shape(op.getType().getShape());
    shape.back() = *columns;
    Value wide = tensor::EmptyOp::create(builder, op.getLoc(), shape,
                                         op.getType().getElementType(),
                                         op.getDynamicSizes());
    unsigned rank = shape.size();
    SmallVector<OpFoldResult> zeros(rank, builder.getIndexAttr(0));
    SmallVector<OpFoldResult> ones(rank, builder.getIndexAttr(1));
    Value rows =
        tensor::ExtractSliceOp::create(builder, op.getLoc(), op.getType(), wide,
                                       zeros, op.getMixedSizes(), ones);
    op.getResult().replaceAllUsesWith(rows);
    op.erase();
    ++numAligned;
    Type element = cast<RankedTensorType>(rows.getType()).getElementType();
    if (element.isF32() && !fastF32)
      return;
    int64_t unit = kAccessBytes * 8 / element.getIntOrFloatBitWidth();
    // A product of the value with itself has two uses.
    llvm::SmallPtrSet<Operation *, 4> seen;
    for (OpOperand *factor : uses.factors)
      if (Operation *product = factor->getOwner(); seen.insert(product).second)
        numSplit += splitTerms(cast<linalg::LinalgOp>(product), factor, unit);
  }
};
} // namespace
