//===- GeneralizeComparisons.cpp - Comparisons as linalg.generic ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-generalize-comparisons"

namespace mlir::dp {
#define GEN_PASS_DEF_DPGENERALIZECOMPARISONS
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

namespace {
struct GeneralizeComparisons
    : dp::impl::DPGeneralizeComparisonsBase<GeneralizeComparisons> {
  void runOnStage() override {
    unsigned found = 0;
    getOperation().walk([&](Operation *op) {
      if (!mayLoseExtents(op))
        return;
      LDBG() << "generalize " << op->getName() << " at " << op->getLoc();
      ++found;
    });
    if (found == 0)
      return markAllAnalysesPreserved();
    numGeneralized += found;
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseToLinalgConversionPatterns(patterns);
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal(
        [](Operation *op) { return !mayLoseExtents(op); });
    ConversionConfig config;
    config.foldingMode = DialectConversionFoldingMode::Never;
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns), config)))
      signalPassFailure();
  }
};
} // namespace
