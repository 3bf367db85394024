//===- SlicePatterns.cpp - Slices of tensors ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "SlicePatterns.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

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

} // namespace

void mlir::dp::populateSlicePatterns(RewritePatternSet &patterns) {
  patterns.add<ComputeSlice, LowerLocalSlice>(patterns.getContext());
}
