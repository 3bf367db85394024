//===- SimplifyLinalg.cpp - Form of linalg ops before fusion ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CastPatterns.h"
#include "Destinations.h"
#include "EmptyReductions.h"
#include "FillPatterns.h"
#include "FusionChoice.h"
#include "SimplifyPatterns.h"
#include "SlicePatterns.h"
#include "SlicedRows.h"

#include "dp/IR/Target.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-simplify-linalg"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSIMPLIFYLINALG
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

struct SimplifyLinalg : dp::impl::DPSimplifyLinalgBase<SimplifyLinalg> {
  void runOnProgram() override {
    MLIRContext *context = &getContext();
    const bool gpu = getTarget(getOperation()).isGpu();
    // Before destinations that bodies do not read are replaced.
    RewritePatternSet empty(context);
    populateEmptyReductionPatterns(empty);
    walkAndApplyPatterns(getOperation(), std::move(empty));
    if (gpu && expandSlicedRows(getOperation(), [](linalg::LinalgOp op) {
          return isLibraryOp(op, /*gpu=*/true);
        })) {
      LDBG() << "read rows of slices where they lie";
      resolveResultSizes(getOperation());
    }
    emptyDestinations(getOperation());
    RewritePatternSet patterns(context);
    populateSimplifyPatterns(patterns, gpu);
    populateLargeConstantPatterns(patterns);
    populateSlicePatterns(patterns);
    populateCastPatterns(patterns);
    tensor::populateDecomposeTensorConcatPatterns(patterns);
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal();
    // A body is one block, whose dead ops the driver erases.
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // The program is right after every rewrite, so that it does not matter if
    // the driver stops early, as it does where two patterns undo each other.
    config.setMaxNumRewrites(getMaxRewrites(getOperation()));
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
};

} // namespace
