//===- FuseLinalg.cpp - Fusion of elementwise linalg ops ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CastPatterns.h"
#include "Contractions/NarrowFactors.h"
#include "EmptyReductions.h"
#include "FusedBody.h"
#include "IndexUpdatePatterns.h"
#include "ReshapePatterns.h"
#include "SlicedRows.h"
#include "TransposePatterns.h"

#include "dp/IR/DP.h"
#include "dp/IR/Target.h"
#include "dp/Interfaces/BodyCost.h"
#include "dp/Interfaces/RowProduct.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fuse-linalg"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFUSELINALG
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

//===----------------------------------------------------------------------===//
// Choice of producers
//===----------------------------------------------------------------------===//

/// Returns true if running the body twice costs more than reading a buffer.
static bool isExpensive(linalg::GenericOp op) {
  return countSimpleOps(*op.getBody()) > 8;
}

/// The number of inputs with as many elements as the op has iterations.
static int64_t countFullInputs(linalg::GenericOp op) {
  return llvm::count_if(op.getDpsInputOperands(), [&](OpOperand *operand) {
    return op.getMatchingIndexingMap(operand).getNumResults() ==
           op.getNumLoops();
  });
}

/// Returns true if a library computes `op`. On a GPU a kernel multiplies rows.
static bool isLibraryOp(linalg::LinalgOp op, bool gpu) {
  return linalg::isaConvolutionOpInterface(op) ||
         (linalg::isaContractionOpInterface(op) && !(gpu && isRowProduct(op)));
}

/// Returns true if it is better to compute a producer in each of several ops
/// that read it.
static bool isCheapToRepeat(linalg::GenericOp producer, bool gpu) {
  if (isExpensive(producer) || countFullInputs(producer) > 1)
    return false;
  // Only if its result then need not be stored at all.
  return llvm::all_of(producer->getUsers(), [&](Operation *user) {
    auto generic = dyn_cast<linalg::GenericOp>(user);
    return generic && generic->getBlock() == producer->getBlock() &&
           (!linalg::isaContractionOpInterface(generic) ||
            !isLibraryOp(generic, gpu));
  });
}

/// Returns true if `consumer` alone reads the producer, and no element more
/// than once on average, as where it takes two numbers of each tuple.
static bool isReadByParts(linalg::GenericOp producer,
                          linalg::GenericOp consumer) {
  // Elements read for each one that is computed.
  double reads = 0;
  for (OpOperand &use : producer->getUses()) {
    if (use.getOwner() != consumer || !consumer.isDpsInput(&use))
      return false;
    AffineMap map = consumer.getMatchingIndexingMap(&use);
    auto type = cast<RankedTensorType>(use.get().getType());
    double share = 1;
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      if (isa<AffineConstantExpr>(expr))
        share /= type.isDynamicDim(dim) ? 1 : type.getDimSize(dim);
      else if (!isa<AffineDimExpr>(expr))
        return false;
    }
    for (auto [loop, extent] : llvm::enumerate(consumer.getStaticLoopRanges()))
      if (!map.isFunctionOfDim(loop)) {
        if (ShapedType::isDynamic(extent))
          return false;
        share *= extent;
      }
    reads += share;
  }
  return reads <= 1;
}

static bool shouldFuse(OpOperand *operand, bool gpu) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  // Do not move a producer into a loop, which would run it in each iteration.
  if (!producer || !consumer || producer->getBlock() != consumer->getBlock())
    return false;
  if (isLibraryOp(consumer, gpu))
    return false;
  // The library adds the bias that it finds in memory, and writes the sum.
  if (gpu && (addsBiasToProduct(producer) || addsBiasToProduct(consumer)))
    return false;
  if (!operand->get().hasOneUse() && !isCheapToRepeat(producer, gpu) &&
      !isReadByParts(producer, consumer))
    return false;
  if (isTooLongFused(producer, consumer))
    return false;
  // Do not fuse an expensive op into a loop that it does not depend on.
  return !isExpensive(producer) ||
         producer.getNumLoops() >= consumer.getNumLoops();
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {

/// Replaces an input all of whose elements are one value by that value.
struct InlineFillInput : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    bool changed = false;
    for (OpOperand *operand : op.getDpsInputOperands()) {
      Value element = getOnlyElement(operand->get());
      BlockArgument argument = op.getMatchingBlockArgument(operand);
      if (!element || argument.use_empty())
        continue;
      rewriter.modifyOpInPlace(op,
                               [&] { argument.replaceAllUsesWith(element); });
      changed = true;
    }
    return success(changed);
  }
};

/// Replaces an op that writes one value to all elements by a fill.
struct MakeFill : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0 ||
        !op.getIndexingMapsArray().back().isPermutation())
      return failure();
    Value value = op.getBody()->getTerminator()->getOperand(0);
    if (value.getParentBlock() == op.getBody()) {
      Attribute constant;
      if (!matchPattern(value, m_Constant(&constant)))
        return failure();
      value = arith::ConstantOp::create(rewriter, op.getLoc(),
                                        cast<TypedAttr>(constant));
    }
    rewriter.replaceOpWithNewOp<linalg::FillOp>(op, value, op.getDpsInits());
    return success();
  }
};

/// Computes no more of a result than a slice reads, if nothing else reads it.
/// An input must not become a slice for that, whose rows would lie apart, and
/// an assertion holds for all elements, whether they are read or not.
struct ComputeSlice : OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::ExtractSliceOp slice,
                                PatternRewriter &rewriter) const override {
    auto op = slice.getSource().getDefiningOp<linalg::GenericOp>();
    RankedTensorType type = slice.getType();
    if (!op || !op->hasOneUse() || op->getBlock() != slice->getBlock() ||
        op.getNumResults() != 1 || op.getNumReductionLoops() != 0 ||
        type.getRank() != slice.getSourceType().getRank() ||
        !slice.hasUnitStride() ||
        !op.getIndexingMapsArray().back().isIdentity() ||
        op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) ||
        !llvm::all_of(
            op.getBody()->without_terminator(),
            [](Operation &nested) { return isMemoryEffectFree(&nested); }))
      return failure();
    SmallVector<OpFoldResult> offsets = slice.getMixedOffsets();
    for (auto [loop, extent] : llvm::enumerate(op.getStaticLoopRanges()))
      if (ShapedType::isDynamic(extent) || extent != type.getDimSize(loop) ||
          !isZeroInteger(offsets[loop]))
        for (OpOperand *input : op.getDpsInputOperands())
          if (op.getMatchingIndexingMap(input).isFunctionOfDim(loop))
            return failure();
    Value empty = tensor::EmptyOp::create(
        rewriter, op.getLoc(), slice.getMixedSizes(), type.getElementType());
    auto computed = linalg::GenericOp::create(
        rewriter, op.getLoc(), type, op.getInputs(), empty,
        op.getIndexingMapsArray(), op.getIteratorTypesArray());
    rewriter.inlineRegionBefore(op.getRegion(), computed.getRegion(),
                                computed.getRegion().end());
    linalg::offsetIndices(rewriter, computed, offsets);
    rewriter.replaceOp(slice, computed.getResults());
    rewriter.eraseOp(op);
    return success();
  }
};

/// Elements of the largest constant of one value that stays in the executable.
constexpr int64_t kLargestSplat = 1 << 18;

/// Fills a tensor of one value that the executable would have in full.
struct FillLargeConstant : OpRewritePattern<arith::ConstantOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::ConstantOp op,
                                PatternRewriter &rewriter) const override {
    auto splat = dyn_cast<SplatElementsAttr>(op.getValue());
    if (!splat || !isa<RankedTensorType>(splat.getType()) ||
        splat.getNumElements() <= kLargestSplat || op->use_empty())
      return failure();
    auto type = cast<RankedTensorType>(splat.getType());
    auto value = dyn_cast<TypedAttr>(splat.getSplatValue<Attribute>());
    if (type.getEncoding() || !value ||
        !isa<IntegerType, FloatType, IndexType>(value.getType()))
      return failure();
    Value element = arith::ConstantOp::create(rewriter, op.getLoc(), value);
    Value empty = tensor::EmptyOp::create(
        rewriter, op.getLoc(), type.getShape(), type.getElementType());
    rewriter.replaceOpWithNewOp<linalg::FillOp>(op, element, empty);
    return success();
  }
};

/// Generalizes elementwise ops, reductions and contractions with a transposed
/// operand, so that they fuse. For a GPU also products of rows and a vector.
struct Generalize : OpInterfaceRewritePattern<linalg::LinalgOp> {
  Generalize(MLIRContext *context, bool gpu)
      : OpInterfaceRewritePattern(context), gpu(gpu) {}

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (isa<linalg::GenericOp, linalg::FillOp>(op) || !isFusable(op))
      return failure();
    return generalizeNamedOp(rewriter, op);
  }

  bool isFusable(linalg::LinalgOp op) const {
    if (!linalg::isaContractionOpInterface(op))
      return op.hasOnlyProjectedPermutations();
    if (gpu && isRowProduct(op))
      return true;
    return op.getNumLoops() == 3 &&
           llvm::any_of(op.getDpsInputs(), [](Value input) {
             auto producer = input.getDefiningOp<linalg::GenericOp>();
             return producer && isMatrixTranspose(producer);
           });
  }

  bool gpu;
};

/// Lowers dp.local_slice to tensor.extract_slice.
struct LowerLocalSlice : OpRewritePattern<LocalSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(LocalSliceOp op,
                                PatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(op.getInput().getType());
    auto result = cast<RankedTensorType>(op.getResult().getType());
    Location loc = op.getLoc();
    int64_t dim = op.getDim();
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, op.getInput());
    SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
    Value extent = getValueOrCreateConstantIndexOp(rewriter, loc, sizes[dim]);
    Type index = rewriter.getIndexType();
    offsets[dim] =
        ShardOffsetOp::create(rewriter, loc, index, extent, op.getUnit())
            .getResult();
    if (result.isDynamicDim(dim))
      sizes[dim] =
          ShardSizeOp::create(rewriter, loc, index, extent, op.getUnit())
              .getResult();
    else
      sizes[dim] = rewriter.getIndexAttr(result.getDimSize(dim));
    // A static slice of no elements is out of bounds at any offset.
    if (llvm::is_contained(type.getShape(), 0))
      rewriter.replaceOpWithNewOp<tensor::EmptyOp>(op, sizes,
                                                   type.getElementType());
    else
      rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
          op, result, op.getInput(), offsets, sizes, strides);
    return success();
  }
};

/// Gives results that do not depend on the contents of their destination an
/// empty tensor as destination. Its sizes are computed without the former
/// destination, since a use of that would keep its producer from being fused.
class DestinationCleaner {
public:
  /// Replaces sizes of results by those of their destinations.
  void resolveSizes(Operation *root) {
    root->walk([&](tensor::DimOp dim) {
      std::optional<int64_t> index = dim.getConstantIndex();
      if (!index || !dim.getSource().getDefiningOp<linalg::LinalgOp>())
        return;
      dim.replaceAllUsesWith(getSize(dim.getSource(), *index));
      dim.erase();
    });
  }

  void run(Operation *root) {
    // In program order, so that a size is found in one step.
    root->walk<WalkOrder::PreOrder>([&](linalg::LinalgOp op) {
      if (op.hasPureTensorSemantics())
        for (OpOperand &init : op.getDpsInitsMutable())
          if (!op.payloadUsesValueFromOperand(&init))
            clean(init);
    });
  }

private:
  void clean(OpOperand &init) {
    Value value = init.get();
    auto type = cast<RankedTensorType>(value.getType());
    if (value.getDefiningOp<tensor::EmptyOp>() || type.getEncoding())
      return;
    OpBuilder builder(init.getOwner());
    SmallVector<OpFoldResult> sizes;
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      sizes.push_back(ShapedType::isDynamic(size)
                          ? OpFoldResult(getSize(value, dim))
                          : builder.getIndexAttr(size));
    init.set(tensor::EmptyOp::create(builder, init.getOwner()->getLoc(), sizes,
                                     type.getElementType()));
  }

  Value getSize(Value value, int64_t dim) {
    while (Operation *op = value.getDefiningOp()) {
      if (auto empty = dyn_cast<tensor::EmptyOp>(op))
        return empty.getDynamicSize(dim);
      auto structured = dyn_cast<linalg::LinalgOp>(op);
      if (!structured)
        break;
      value = structured.getTiedOpOperand(cast<OpResult>(value))->get();
    }
    Value &size = sizes[{value, dim}];
    if (!size) {
      OpBuilder builder(value.getContext());
      builder.setInsertionPointAfterValue(value);
      size = tensor::DimOp::create(builder, value.getLoc(), value, dim);
    }
    return size;
  }

  DenseMap<std::pair<Value, int64_t>, Value> sizes;
};

struct FuseLinalg : dp::impl::DPFuseLinalgBase<FuseLinalg> {
  using Base::Base;

  void runOnProgram() override {
    MLIRContext *context = &getContext();
    const bool gpu = getTarget(getOperation()).isGpu();
    RewritePatternSet empty(context);
    populateEmptyReductionPatterns(empty);
    walkAndApplyPatterns(getOperation(), std::move(empty));
    if (gpu && expandSlicedRows(getOperation(), [](linalg::LinalgOp op) {
          return isLibraryOp(op, /*gpu=*/true);
        }))
      DestinationCleaner().resolveSizes(getOperation());
    DestinationCleaner().run(getOperation());
    RewritePatternSet patterns(context);
    patterns.add<InlineFillInput, MakeFill, ComputeSlice, FillLargeConstant,
                 LowerLocalSlice>(context);
    patterns.add<Generalize>(context, gpu);
    populateEmptyReductionPatterns(patterns);
    populateTransposePatterns(patterns);
    populateBatchTransposePatterns(patterns);
    populateReshapePatterns(patterns);
    populateCastPatterns(patterns);
    populateIndexUpdatePatterns(patterns);
    linalg::populateElementwiseOpsFusionPatterns(
        patterns, [this, gpu](OpOperand *operand) {
          if (!shouldFuse(operand, gpu))
            return false;
          LDBG() << "fuse " << *operand->get().getDefiningOp() << "\n  into "
                 << *operand->getOwner();
          ++numFused;
          return true;
        });
    // The scaling of a product of 8-bit factors is a kernel in any case: a
    // reshape of its result must not keep the next op out of that kernel.
    linalg::populateFoldReshapeOpsByExpansionPatterns(
        patterns, [gpu](OpOperand *operand) {
          auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
          return gpu && producer && operand->get().hasOneUse() &&
                 isa<tensor::ExpandShapeOp>(operand->getOwner()) &&
                 readsF8Product(producer);
        });
    linalg::populateInlineConstantOperandsPatterns(patterns);
    linalg::populateMoveInitOperandsToInputPattern(patterns);
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    tensor::populateDecomposeTensorConcatPatterns(patterns);
    linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
    tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
    tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
    tensor::EmptyOp::getCanonicalizationPatterns(patterns, context);
    context->getLoadedDialect<linalg::LinalgDialect>()
        ->getCanonicalizationPatterns(patterns);
    // Top down, so that a chain grows from its first op.
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal();
    // The program is right after every rewrite, so that it does not matter if
    // the driver stops early.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
};

} // namespace
