//===- FuseEpilogues.cpp - Kernels as part of library calls ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FuseEpilogues.h"

#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fuse-epilogues"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFUSEEPILOGUES
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

LogicalResult FuseEpilogue::matchAndRewrite(LaunchOp launch,
                                            PatternRewriter &rewriter) const {
  Operation *call = findCallBefore(launch);
  if (!call || !canFuse(call))
    return failure();
  std::optional<EpilogueKernel> kernel =
      matchEpilogueKernel(fusion.symbols.lookupNearestSymbolFrom<func::FuncOp>(
                              launch, launch.getKernelAttr()),
                          fusion.noNaNs);
  if (!kernel || !fuse(rewriter, call, launch, *kernel))
    return failure();
  LDBG() << "fuse " << launch.getKernelAttr() << " into " << *call;
  ++fusion.numFused;
  rewriter.eraseOp(launch);
  return success();
}

namespace {
struct FuseEpilogues : dp::impl::DPFuseEpiloguesBase<FuseEpilogues> {
  using Base::Base;

  void runOnStage() override {
    EpilogueFusion fusion;
    fusion.precision = precision;
    fusion.noNaNs = noNaNs;
    RewritePatternSet patterns(&getContext());
    populateGemmEpiloguePatterns(patterns, fusion);
    populateConvEpiloguePatterns(patterns, fusion);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    numFused += fusion.numFused;
    eraseUnusedKernels(getOperation(), fusion.symbols);
  }
};
} // namespace
