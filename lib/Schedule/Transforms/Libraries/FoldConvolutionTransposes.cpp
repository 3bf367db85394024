//===- FoldConvolutionTransposes.cpp - Orders of images -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FoldConvolutionTransposes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Drops a transpose after the one that gives a result the order of its
/// linalg op, as of PyTorch's gradients of filters.
struct DropTransposePair : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
        op.getNumReductionLoops() != 0)
      return failure();
    auto first = op.getInputs()[0].getDefiningOp<linalg::TransposeOp>();
    AffineMap in = op.getIndexingMapsArray()[0],
              out = op.getIndexingMapsArray()[1];
    if (!first || !in.isPermutation() ||
        op.getBody()->getTerminator()->getOperand(0) !=
            op.getBody()->getArgument(0) ||
        first.getInput().getType() != op.getResultTypes()[0])
      return failure();
    SmallVector<AffineExpr> indices(in.getNumResults());
    for (auto [dim, index] :
         llvm::zip_equal(first.getPermutation(), in.getResults()))
      indices[dim] = index;
    if (out.getResults() != ArrayRef(indices))
      return failure();
    rewriter.replaceOp(op, first.getInput());
    return success();
  }
};

/// Lets an elementwise op write its result in the order of the transpose that
/// alone reads it, as where PyTorch writes the gradient of a filter as a
/// convolution over the batch.
struct FoldTransposeIntoProducer : OpRewritePattern<linalg::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto producer = op.getInput().getDefiningOp<linalg::GenericOp>();
    if (!producer || producer->getNumResults() != 1 ||
        producer->getBlock() != op->getBlock() ||
        producer.getNumReductionLoops() != 0 ||
        producer.payloadUsesValueFromOperand(producer.getDpsInitOperand(0)) ||
        !producer.getIndexingMapsArray().back().isPermutation() ||
        llvm::any_of(producer->getUsers(), [&](Operation *user) {
          return user != op && !isa<tensor::DimOp>(user);
        }))
      return failure();
    SmallVector<AffineMap> maps = producer.getIndexingMapsArray();
    maps.back() = AffineMap::get(
        maps.back().getNumDims(), 0,
        applyPermutation(maps.back().getResults(), op.getPermutation()),
        op.getContext());
    auto transposed = linalg::GenericOp::create(
        rewriter, producer.getLoc(), op->getResultTypes(), producer.getInputs(),
        op.getInit(), maps, producer.getIteratorTypesArray());
    rewriter.cloneRegionBefore(producer.getRegion(), transposed.getRegion(),
                               transposed.getRegion().end());
    rewriter.replaceOp(op, transposed);
    return success();
  }
};

} // namespace

void mlir::dp::populateFoldConvolutionTransposePatterns(
    RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.add<DropTransposePair, FoldTransposeIntoProducer>(context);
  linalg::TransposeOp::getCanonicalizationPatterns(patterns, context);
  linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
}
