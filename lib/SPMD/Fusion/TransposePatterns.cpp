//===- TransposePatterns.cpp - Transposes around contractions -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "TransposePatterns.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

bool mlir::dp::isMatrixTranspose(linalg::GenericOp op) {
  if (op.getNumLoops() != 2 || op.getNumDpsInputs() != 1 ||
      op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0)
    return false;
  auto yield = cast<linalg::YieldOp>(op.getBody()->getTerminator());
  if (yield.getOperand(0) != op.getBody()->getArgument(0))
    return false;
  AffineMap in = op.getIndexingMapsArray()[0];
  AffineMap out = op.getIndexingMapsArray()[1];
  return in.isPermutation() && out.isPermutation() && in != out;
}

/// Returns `map` with its last two results exchanged.
static AffineMap swapMatrix(AffineMap map) {
  SmallVector<AffineExpr> results(map.getResults());
  std::swap(results[results.size() - 2], results[results.size() - 1]);
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                        map.getContext());
}

/// Returns `type` with its last two dimensions exchanged.
static RankedTensorType swapMatrix(RankedTensorType type) {
  SmallVector<int64_t> shape(type.getShape());
  std::swap(shape[shape.size() - 2], shape[shape.size() - 1]);
  return RankedTensorType::get(shape, type.getElementType());
}

Value mlir::dp::getInitialValue(OpBuilder &builder, Value init) {
  if (auto fill = init.getDefiningOp<linalg::FillOp>())
    return fill.getInputs()[0];
  SplatElementsAttr splat;
  if (!matchPattern(init, m_Constant(&splat)))
    return {};
  return arith::ConstantOp::create(builder, init.getLoc(),
                                   splat.getSplatValue<TypedAttr>());
}

/// Returns the contraction's loops if it multiplies matrices, with any number
/// of batch loops.
static FailureOr<linalg::ContractionDimensions>
inferMatrices(linalg::LinalgOp op) {
  if (!linalg::isaContractionOpInterface(op))
    return failure();
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  if (failed(dims) || dims->m.size() != 1 || dims->n.size() != 1 ||
      dims->k.size() != 1)
    return failure();
  return dims;
}

/// Returns true if the contraction makes one matrix, with any number of loops
/// to add over: the gradient of a weight adds over rows and batch.
static bool isMatrixProduct(linalg::LinalgOp op) {
  if (!linalg::isaContractionOpInterface(op))
    return false;
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  return succeeded(dims) && dims->batch.empty() && dims->m.size() == 1 &&
         dims->n.size() == 1;
}

/// Returns true if the last two dimensions of `map` are those of a matrix, and
/// not of the batch.
static bool isMatrixLast(AffineMap map,
                         const linalg::ContractionDimensions &dims) {
  if (map.getNumResults() < 2)
    return false;
  return llvm::all_of(map.getResults().take_back(2), [&](AffineExpr expr) {
    auto loop = dyn_cast<AffineDimExpr>(expr);
    return loop && !llvm::is_contained(dims.batch, loop.getPosition());
  });
}

bool mlir::dp::isElementwiseOp(linalg::GenericOp op) {
  return op.getNumDpsInits() == 1 && op.getNumReductionLoops() == 0 &&
         op.getIndexingMapsArray().back().isPermutation() &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation();
         });
}

/// Returns true if the last two dimensions of a reshaped tensor are the last
/// two of the tensor.
static bool keepsMatrix(ArrayRef<ReassociationIndices> groups) {
  return groups.size() >= 2 && groups.back().size() == 1 &&
         groups[groups.size() - 2].size() == 1;
}

linalg::GenericOp mlir::dp::toGeneric(RewriterBase &rewriter,
                                      linalg::LinalgOp op) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op.getOperation()))
    return generic;
  return *linalg::generalizeNamedOp(rewriter, op);
}

namespace {

/// Folds a transpose of a matrix into the contraction around it, since BLAS
/// reads and writes either order. Tensors of higher rank are left to
/// BatchTransposePatterns.cpp.
struct FoldTransposeIntoContraction : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp transpose,
                                PatternRewriter &rewriter) const override {
    if (!isMatrixTranspose(transpose))
      return failure();
    Value input = transpose.getDpsInputs().front();
    auto contraction = input.getDefiningOp<linalg::LinalgOp>();
    if (!contraction || !input.hasOneUse() ||
        contraction->getBlock() != transpose->getBlock() ||
        !isMatrixProduct(contraction))
      return failure();
    // Exchange the dimensions of the result, in an init of that shape.
    Value init = contraction.getDpsInits()[0];
    auto fill = init.getDefiningOp<linalg::FillOp>();
    SplatElementsAttr splat;
    if (!fill && !matchPattern(init, m_Constant(&splat)))
      return failure();
    SmallVector<AffineMap> maps = contraction.getIndexingMapsArray();
    AffineMap swap =
        AffineMap::getPermutationMap(ArrayRef<unsigned>{1, 0}, getContext());
    maps.back() = swap.compose(maps.back());
    rewriter.setInsertionPoint(transpose);
    Value number =
        fill ? fill.getInputs()[0]
             : arith::ConstantOp::create(rewriter, init.getLoc(),
                                         splat.getSplatValue<TypedAttr>())
                   .getResult();
    auto newFill = linalg::FillOp::create(rewriter, init.getLoc(), number,
                                          transpose.getDpsInits());
    SmallVector<utils::IteratorType> iterators =
        contraction.getIteratorTypesArray();
    auto result = linalg::GenericOp::create(
        rewriter, contraction.getLoc(), transpose->getResultTypes(),
        contraction.getDpsInputs(), newFill.getResults(), maps, iterators);
    rewriter.cloneRegionBefore(contraction->getRegion(0), result.getRegion(),
                               result.getRegion().end());
    if (Attribute reason = contraction->getAttr(kReasonAttr))
      result->setAttr(kReasonAttr, reason);
    rewriter.replaceOp(transpose, result);
    return success();
  }
};

/// Folds a transposed operand of a contraction.
struct FoldTransposedOperand : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!linalg::isaContractionOpInterface(op))
      return failure();
    for (OpOperand *operand : op.getDpsInputOperands()) {
      auto transpose = operand->get().getDefiningOp<linalg::GenericOp>();
      if (!transpose || !isMatrixTranspose(transpose) ||
          !shouldReadSource(transpose))
        continue;
      // source[in(i)] = operand[out(i)], so source is read at in(out^-1(...)).
      AffineMap in = transpose.getIndexingMapsArray()[0];
      AffineMap out = transpose.getIndexingMapsArray()[1];
      AffineMap map = in.compose(inversePermutation(out))
                          .compose(op.getMatchingIndexingMap(operand));
      SmallVector<AffineMap> maps = op.getIndexingMapsArray();
      maps[operand->getOperandNumber()] = map;
      rewriter.modifyOpInPlace(op, [&] {
        operand->set(transpose.getDpsInputs().front());
        op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
      });
      return success();
    }
    return failure();
  }

private:
  /// Returns false if another op than a structured one reads the copy, which
  /// therefore stays, and the elementwise op that computes the copy's source
  /// may fuse into all of its readers: it cannot if a library is one of them.
  static bool shouldReadSource(linalg::GenericOp transpose) {
    auto source =
        transpose.getDpsInputs().front().getDefiningOp<linalg::GenericOp>();
    return !source || !isElementwiseOp(source) ||
           llvm::all_of(transpose->getUsers(),
                        llvm::IsaPred<linalg::LinalgOp>) ||
           !llvm::all_of(source->getUsers(), [](Operation *user) {
             auto op = dyn_cast<linalg::LinalgOp>(user);
             return op && !linalg::isaContractionOpInterface(op);
           });
  }
};

/// Lets an elementwise op write factors in the order in which it reads its
/// input, if it would only transpose the matrices of a batch. Then neighbors in
/// memory are read and written together, and a contraction takes either order.
struct SwapElementwiseFactor : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<OpOperand *> factors;
    if (!isTransposing(op) || op->use_empty() ||
        failed(findFactors(op.getResult(0), factors)))
      return failure();

    auto init = op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>();
    SmallVector<OpFoldResult> sizes = init.getMixedSizes();
    std::swap(sizes[sizes.size() - 2], sizes[sizes.size() - 1]);
    rewriter.setInsertionPoint(op);
    auto empty = tensor::EmptyOp::create(rewriter, init.getLoc(), sizes,
                                         init.getType().getElementType());
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    maps.back() = swapMatrix(maps.back());
    auto swapped = linalg::GenericOp::create(
        rewriter, op.getLoc(), TypeRange(empty.getType()), op.getDpsInputs(),
        ValueRange(empty), maps, op.getIteratorTypesArray());
    rewriter.inlineRegionBefore(op.getRegion(), swapped.getRegion(),
                                swapped.getRegion().end());
    swapped->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    // In the order of the result, as a factor that is not swapped.
    SmallVector<unsigned> order =
        llvm::map_to_vector(maps.back().getResults(), [](AffineExpr expr) {
          return cast<AffineDimExpr>(expr).getPosition();
        });
    swapped = *linalg::interchangeGenericOp(rewriter, swapped, order);
    for (OpOperand *factor : factors)
      replaceFactor(rewriter, factor, swapped.getResult(0));
    // Reshapes are left.
    for (Operation *user : llvm::make_early_inc_range(op->getUsers()))
      rewriter.eraseOp(user);
    rewriter.eraseOp(op);
    return success();
  }

private:
  /// Returns true if the last dimension of all inputs that have as many
  /// elements as the result is the last but one of the result.
  static bool isTransposing(linalg::GenericOp op) {
    if (!isElementwiseOp(op) || op.getNumLoops() < 3 ||
        op.hasIndexSemantics() ||
        !op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>() ||
        op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)))
      return false;
    AffineMap out = op.getIndexingMapsArray().back();
    AffineExpr last = out.getResult(out.getNumResults() - 2);
    unsigned numFull = 0;
    for (OpOperand *input : op.getDpsInputOperands()) {
      AffineMap map = op.getMatchingIndexingMap(input);
      if (map.getNumResults() != op.getNumLoops())
        continue;
      if (map.getResults().back() != last)
        return false;
      ++numFull;
    }
    return numFull > 0;
  }

  /// Finds the operands of contractions that `value` is, also through a
  /// reshape of the batch. Fails if it is used otherwise, or twice in one of
  /// them.
  static LogicalResult findFactors(Value value,
                                   SmallVectorImpl<OpOperand *> &factors,
                                   bool isReshaped = false) {
    for (OpOperand &use : value.getUses()) {
      auto collapse = dyn_cast<tensor::CollapseShapeOp>(use.getOwner());
      if (collapse && !isReshaped &&
          keepsMatrix(collapse.getReassociationIndices())) {
        if (failed(findFactors(collapse.getResult(), factors, true)))
          return failure();
        continue;
      }
      auto contraction = dyn_cast<linalg::LinalgOp>(use.getOwner());
      if (!contraction || contraction.isDpsInit(&use) ||
          llvm::any_of(factors, [&](OpOperand *other) {
            return other->getOwner() == use.getOwner();
          }))
        return failure();
      FailureOr<linalg::ContractionDimensions> dims =
          inferMatrices(contraction);
      if (failed(dims) ||
          !isMatrixLast(contraction.getMatchingIndexingMap(&use), *dims))
        return failure();
      factors.push_back(&use);
    }
    return success();
  }

  /// Makes the contraction read `swapped`, or the same reshape of it.
  static void replaceFactor(PatternRewriter &rewriter, OpOperand *factor,
                            Value swapped) {
    auto op = cast<linalg::LinalgOp>(factor->getOwner());
    unsigned number = factor->getOperandNumber();
    rewriter.setInsertionPoint(op);
    if (auto reshape = factor->get().getDefiningOp<tensor::CollapseShapeOp>())
      swapped = tensor::CollapseShapeOp::create(
          rewriter, reshape.getLoc(), swapMatrix(reshape.getResultType()),
          swapped, reshape.getReassociationIndices());
    linalg::GenericOp contraction = toGeneric(rewriter, op);
    rewriter.modifyOpInPlace(contraction, [&] {
      SmallVector<AffineMap> maps = contraction.getIndexingMapsArray();
      maps[number] = swapMatrix(maps[number]);
      contraction.setOperand(number, swapped);
      contraction.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
    });
  }
};

/// Lets a contraction write its matrices in the order in which the elementwise
/// op that reads them writes its result.
struct SwapElementwiseResult : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!isElementwiseOp(op) || op.getNumLoops() < 3)
      return failure();
    AffineExpr last = op.getIndexingMapsArray().back().getResults().back();
    for (OpOperand *operand : op.getDpsInputOperands()) {
      AffineMap map = op.getMatchingIndexingMap(operand);
      if (map.getNumResults() < 3 ||
          map.getResult(map.getNumResults() - 2) != last ||
          !operand->get().hasOneUse())
        continue;
      Value product = operand->get();
      auto expand = product.getDefiningOp<tensor::ExpandShapeOp>();
      if (expand && keepsMatrix(expand.getReassociationIndices()))
        product = expand.getSrc();
      auto contraction = product.getDefiningOp<linalg::LinalgOp>();
      if (!contraction || !product.hasOneUse() ||
          contraction->getBlock() != op->getBlock())
        continue;
      FailureOr<linalg::ContractionDimensions> dims =
          inferMatrices(contraction);
      OpOperand *init = contraction.getDpsInitOperand(0);
      if (failed(dims) ||
          !isMatrixLast(contraction.getMatchingIndexingMap(init), *dims))
        continue;
      rewriter.setInsertionPoint(contraction);
      Value number = getInitialValue(rewriter, init->get());
      if (!number)
        continue;

      Location loc = contraction.getLoc();
      SmallVector<OpFoldResult> sizes =
          tensor::getMixedSizes(rewriter, loc, init->get());
      std::swap(sizes[sizes.size() - 2], sizes[sizes.size() - 1]);
      auto type = cast<RankedTensorType>(product.getType());
      Value empty =
          tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
      Value fill =
          linalg::FillOp::create(rewriter, init->get().getLoc(), number, empty)
              .getResult(0);
      linalg::GenericOp generic = toGeneric(rewriter, contraction);
      SmallVector<AffineMap> maps = generic.getIndexingMapsArray();
      maps.back() = swapMatrix(maps.back());
      auto swapped = linalg::GenericOp::create(
          rewriter, loc, TypeRange(swapMatrix(type)), generic.getDpsInputs(),
          ValueRange(fill), maps, generic.getIteratorTypesArray());
      rewriter.inlineRegionBefore(generic.getRegion(), swapped.getRegion(),
                                  swapped.getRegion().end());
      swapped->setDiscardableAttrs(generic->getDiscardableAttrDictionary());
      Value result = swapped.getResult(0);
      if (expand) {
        rewriter.setInsertionPoint(expand);
        SmallVector<OpFoldResult> expanded = expand.getMixedOutputShape();
        std::swap(expanded[expanded.size() - 2], expanded[expanded.size() - 1]);
        result = tensor::ExpandShapeOp::create(
            rewriter, expand.getLoc(), swapMatrix(expand.getResultType()),
            result, expand.getReassociationIndices(), expanded);
      }
      rewriter.modifyOpInPlace(op, [&] {
        maps = op.getIndexingMapsArray();
        maps[operand->getOperandNumber()] = swapMatrix(map);
        operand->set(result);
        op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
      });
      if (expand)
        rewriter.eraseOp(expand);
      rewriter.eraseOp(generic);
      return success();
    }
    return failure();
  }
};

} // namespace

void mlir::dp::populateTransposePatterns(RewritePatternSet &patterns) {
  patterns.add<FoldTransposeIntoContraction, FoldTransposedOperand,
               SwapElementwiseFactor, SwapElementwiseResult>(
      patterns.getContext());
}
