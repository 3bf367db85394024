//===- SimplifyPatterns.cpp - Simplification of linalg ops --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "SimplifyPatterns.h"
#include "EmptyReductions.h"
#include "FillPatterns.h"
#include "IndexUpdatePatterns.h"
#include "ReshapePatterns.h"
#include "TransposePatterns.h"

#include "dp/Interfaces/RowProduct.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

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

} // namespace

static constexpr int64_t kMaxRewritesPerOp = 100;

int64_t mlir::dp::getMaxRewrites(Operation *root) {
  int64_t numOps = 0;
  root->walk([&](Operation *) { ++numOps; });
  return kMaxRewritesPerOp * numOps;
}

void mlir::dp::populateSimplifyPatterns(RewritePatternSet &patterns, bool gpu) {
  MLIRContext *context = patterns.getContext();
  patterns.add<Generalize>(context, gpu);
  populateFillPatterns(patterns);
  populateEmptyReductionPatterns(patterns);
  populateTransposePatterns(patterns);
  populateBatchTransposePatterns(patterns);
  populateReshapePatterns(patterns);
  populateIndexUpdatePatterns(patterns);
  linalg::populateMoveInitOperandsToInputPattern(patterns);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
  tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::EmptyOp::getCanonicalizationPatterns(patterns, context);
  context->getLoadedDialect<linalg::LinalgDialect>()
      ->getCanonicalizationPatterns(patterns);
}
