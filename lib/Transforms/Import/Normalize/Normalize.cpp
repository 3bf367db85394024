//===- Normalize.cpp - Ops that upstream folds or lowers wrongly ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"

#include "dp/IR/DP.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-normalize"

namespace mlir::dp {
#define GEN_PASS_DEF_DPNORMALIZE
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if upstream's fold can make a constant without extents of `op`.
static bool mayLoseExtents(Operation *op) {
  if (!isa<arith::CmpIOp, arith::CmpFOp, arith::XOrIOp>(op))
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return type && !type.hasStaticShape();
}

/// Makes linalg ops of the comparisons that may lose their extents. A
/// conversion selects them: upstream's pattern takes every elementwise op.
static LogicalResult generalizeComparisons(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  RewritePatternSet patterns(context);
  linalg::populateElementwiseToLinalgConversionPatterns(patterns);
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal(
      [](Operation *op) { return !mayLoseExtents(op); });
  ConversionConfig config;
  config.foldingMode = DialectConversionFoldingMode::Never;
  return applyPartialConversion(function, target, std::move(patterns), config);
}

/// Refuses a pack that its pattern could not decompose.
static LogicalResult checkPacks(func::FuncOp function) {
  WalkResult result =
      function.walk(
          [](Operation *op) {
            if (!isa<linalg::PackOp, linalg::UnPackOp>(op))
              return WalkResult::advance();
            op->emitOpError()
                << "cannot be decomposed into a pad, a reshape and a transpose";
            return WalkResult::interrupt();
          });
  return failure(result.wasInterrupted());
}

namespace {
struct Normalize : dp::impl::DPNormalizeBase<Normalize> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet all(context), pads(context);
    populateExpandCastsPatterns(all);
    populateIndexToArithPatterns(all);
    populateSplitPartialWritesPatterns(all);
    populateDecomposeGatherScatterPatterns(all);
    populateDecomposePacksPatterns(all);
    populateCropPadsPatterns(pads);
    patterns = std::move(all);
    padPatterns = std::move(pads);
    return success();
  }

  void runOnStage() override {
    func::FuncOp function = getOperation();
    LDBG() << "normalize " << function.getSymName();
    // The driver does not visit blocks that nothing reaches.
    IRRewriter rewriter(&getContext());
    (void)eraseUnreachableBlocks(rewriter, function->getRegions());
    if (failed(generalizeComparisons(function)))
      return signalPassFailure();
    walkAndApplyPatterns(function, patterns);
    if (failed(checkPacks(function)))
      return signalPassFailure();
    // A second walk: the driver does not visit the pads of decomposed packs.
    walkAndApplyPatterns(function, padPatterns);
  }

private:
  FrozenRewritePatternSet patterns, padPatterns;
};
} // namespace
