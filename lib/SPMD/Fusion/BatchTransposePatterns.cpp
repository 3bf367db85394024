//===- BatchTransposePatterns.cpp - Transposes of outer dimensions --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A graph brings the heads of an attention from [batch, rows, heads, columns]
// to [batch, heads, rows, columns] and back by copies. A product of batches of
// batches (dp.gemm) takes the matrices where they are.
//
//===----------------------------------------------------------------------===//

#include "TransposePatterns.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/RowProduct.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// Uses of a tensor that are looked at, so that the passes stay linear.
static constexpr unsigned kMaxUses = 16;

/// Returns the map from an index of the result to one of the input if `op` only
/// exchanges dimensions and the last one stays, so that neighbors in memory
/// stay neighbors; else null.
static AffineMap getBatchTranspose(linalg::GenericOp op) {
  if (op.getNumLoops() < 3 || op.getNumDpsInputs() != 1 ||
      op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0 ||
      !isa<RankedTensorType>(op->getOperand(0).getType()))
    return {};
  auto yield = cast<linalg::YieldOp>(op.getBody()->getTerminator());
  AffineMap in = op.getIndexingMapsArray()[0];
  AffineMap out = op.getIndexingMapsArray()[1];
  if (yield.getOperand(0) != op.getBody()->getArgument(0) ||
      !in.isPermutation() || !out.isPermutation() || in == out ||
      in.getResults().back() != out.getResults().back())
    return {};
  return in.compose(inversePermutation(out));
}

/// Returns true if `op` is a contraction of matrices, one for each index of one
/// or two batch loops, that a library reads and writes wherever they lie.
static FailureOr<linalg::ContractionDimensions>
inferBatchOfMatrices(linalg::LinalgOp op) {
  if (!linalg::isaContractionOpInterface(op))
    return failure();
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  if (failed(dims) || dims->batch.empty() || dims->batch.size() > 2 ||
      dims->m.size() != 1 || dims->n.size() != 1 || dims->k.size() != 1)
    return failure();
  return dims;
}

/// Returns true if the elements of the operand's matrices that lie side by side
/// are those of a row or a column.
static bool isMatrixInner(OpOperand &operand,
                          const linalg::ContractionDimensions &dims) {
  AffineMap map = cast<linalg::LinalgOp>(operand.getOwner())
                      .getMatchingIndexingMap(&operand);
  auto last = dyn_cast<AffineDimExpr>(map.getResults().back());
  return last && !llvm::is_contained(dims.batch, last.getPosition());
}

/// Returns true if the op of this operand may read it with its outer dimensions
/// exchanged.
static bool canReadTransposed(OpOperand &operand) {
  auto op = dyn_cast<linalg::LinalgOp>(operand.getOwner());
  if (!op || !op.isDpsInput(&operand))
    return false;
  if (!linalg::isaContractionOpInterface(op) || isRowProduct(op))
    return isa<linalg::GenericOp>(op.getOperation());
  FailureOr<linalg::ContractionDimensions> dims = inferBatchOfMatrices(op);
  return succeeded(dims) && isMatrixInner(operand, *dims);
}

/// Returns true if `op` comes after `first` in the block of that, or in a
/// region of such an op.
static bool isBehind(Operation &op, Operation *first) {
  Operation *ancestor = first->getBlock()->findAncestorOpInBlock(op);
  return ancestor && first->isBeforeInBlock(ancestor);
}

/// Makes `operand` read `source` where it read the tensor whose element at an
/// index is that of `source` at `map` of the index.
static void readThrough(RewriterBase &rewriter, OpOperand &operand,
                        Value source, AffineMap map) {
  unsigned number = operand.getOperandNumber();
  auto structured = cast<linalg::LinalgOp>(operand.getOwner());
  rewriter.setInsertionPoint(structured);
  linalg::GenericOp op = toGeneric(rewriter, structured);
  rewriter.modifyOpInPlace(op, [&] {
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    maps[number] = map.compose(maps[number]);
    op->setOperand(number, source);
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  });
}

namespace {

/// Lets an op read the source of a copy that transposes outer dimensions.
struct ReadBatchTransposed : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    for (OpOperand *operand : op.getDpsInputOperands()) {
      auto copy = operand->get().getDefiningOp<linalg::GenericOp>();
      AffineMap map = copy ? getBatchTranspose(copy) : AffineMap();
      if (!map || !canReadTransposed(*operand))
        continue;
      readThrough(rewriter, *operand, copy.getDpsInputs().front(), map);
      return success();
    }
    return failure();
  }
};

/// Lets a contraction write its matrices in the order of a copy of its result;
/// later readers of the contraction's result read that.
struct WriteBatchTransposed : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp copy,
                                PatternRewriter &rewriter) const override {
    AffineMap map = getBatchTranspose(copy);
    if (!map)
      return failure();
    Value input = copy.getDpsInputs().front();
    auto contraction = input.getDefiningOp<linalg::LinalgOp>();
    if (!contraction || contraction->getBlock() != copy->getBlock() ||
        input.hasNUsesOrMore(kMaxUses) ||
        !llvm::all_of(input.getUses(), [&](OpOperand &use) {
          return use.getOwner() == copy ||
                 (canReadTransposed(use) && isBehind(*use.getOwner(), copy));
        }))
      return failure();
    OpOperand *init = contraction.getDpsInitOperand(0);
    FailureOr<linalg::ContractionDimensions> dims =
        inferBatchOfMatrices(contraction);
    if (failed(dims) || !isMatrixInner(*init, *dims))
      return failure();
    rewriter.setInsertionPoint(copy);
    Value number = getInitialValue(rewriter, init->get());
    if (!number)
      return failure();
    auto fill = linalg::FillOp::create(rewriter, init->get().getLoc(), number,
                                       copy.getDpsInits());
    SmallVector<AffineMap> maps = contraction.getIndexingMapsArray();
    maps.back() = inversePermutation(map).compose(maps.back());
    auto product = linalg::GenericOp::create(
        rewriter, contraction.getLoc(), copy->getResultTypes(),
        contraction.getDpsInputs(), fill.getResults(), maps,
        contraction.getIteratorTypesArray());
    rewriter.cloneRegionBefore(contraction->getRegion(0), product.getRegion(),
                               product.getRegion().end());
    if (Attribute reason = contraction->getAttr(kReasonAttr))
      product->setAttr(kReasonAttr, reason);
    Value result = product.getResult(0);
    rewriter.replaceOp(copy, result);
    for (OpOperand &use : llvm::make_early_inc_range(input.getUses()))
      readThrough(rewriter, use, result, inversePermutation(map));
    return success();
  }
};

/// If one user of an elementwise op transposes its result, the op writes the
/// transposed tensor and the other users read that.
struct WriteElementwiseTransposed : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp copy,
                                PatternRewriter &rewriter) const override {
    AffineMap map = getBatchTranspose(copy);
    if (!map)
      return failure();
    Value input = copy.getDpsInputs().front();
    auto op = input.getDefiningOp<linalg::GenericOp>();
    if (!op || op->getBlock() != copy->getBlock() || !isElementwiseOp(op) ||
        op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) ||
        input.hasNUsesOrMore(kMaxUses) ||
        !llvm::all_of(input.getUses(), canReadTransposed))
      return failure();
    auto empty = op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>();
    if (!empty)
      return failure();

    rewriter.setInsertionPoint(op);
    AffineMap back = inversePermutation(map);
    SmallVector<OpFoldResult> sizes =
        applyPermutation(empty.getMixedSizes(), [&] {
          return llvm::map_to_vector(back.getResults(), [](AffineExpr expr) {
            return static_cast<int64_t>(
                cast<AffineDimExpr>(expr).getPosition());
          });
        }());
    auto destination = tensor::EmptyOp::create(
        rewriter, empty.getLoc(), sizes, empty.getType().getElementType());
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    maps.back() = back.compose(maps.back());
    auto written = linalg::GenericOp::create(
        rewriter, op.getLoc(), TypeRange(destination.getType()),
        op.getDpsInputs(), ValueRange(destination), maps,
        op.getIteratorTypesArray());
    rewriter.inlineRegionBefore(op.getRegion(), written.getRegion(),
                                written.getRegion().end());
    written->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    // The loops in the order of the result.
    SmallVector<unsigned> order =
        llvm::map_to_vector(maps.back().getResults(), [](AffineExpr expr) {
          return cast<AffineDimExpr>(expr).getPosition();
        });
    written = *linalg::interchangeGenericOp(rewriter, written, order);
    Value result = written.getResult(0);
    rewriter.replaceOp(copy, result);
    for (OpOperand &use : llvm::make_early_inc_range(input.getUses()))
      readThrough(rewriter, use, result, back);
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void mlir::dp::populateBatchTransposePatterns(RewritePatternSet &patterns) {
  patterns.add<ReadBatchTransposed, WriteBatchTransposed,
               WriteElementwiseTransposed>(patterns.getContext());
}
