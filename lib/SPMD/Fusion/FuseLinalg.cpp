//===- FuseLinalg.cpp - Fusion of elementwise linalg ops ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CastPatterns.h"
#include "Contractions/NarrowFactors.h"
#include "Destinations.h"
#include "EmptyReductions.h"
#include "FillPatterns.h"
#include "FusionChoice.h"
#include "IndexUpdatePatterns.h"
#include "ReshapePatterns.h"
#include "SlicePatterns.h"
#include "SlicedRows.h"
#include "TransposePatterns.h"

#include "dp/IR/Target.h"
#include "dp/Interfaces/RowProduct.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
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
      resolveResultSizes(getOperation());
    emptyDestinations(getOperation());
    RewritePatternSet patterns(context);
    populateFillPatterns(patterns);
    populateLargeConstantPatterns(patterns);
    populateSlicePatterns(patterns);
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
