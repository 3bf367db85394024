//===- EliminateEmptyTensors.cpp - Results in place of insertions ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "InPlaceAnalysis.h"
#include "InsertPatterns.h"

#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-eliminate-empty-tensors"

namespace mlir::dp {
#define GEN_PASS_DEF_DPELIMINATEEMPTYTENSORS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using namespace mlir::bufferization;

namespace {
/// Counts the uses of empty tensors that become uses of a destination. Upstream
/// replaces them in place; no other op is modified.
struct EliminationListener : RewriterBase::Listener {
  void notifyOperationModified(Operation *op) override {
    LDBG() << op->getName() << " at " << op->getLoc()
           << " writes into its destination instead of an empty tensor";
    ++numEliminated;
  }
  unsigned numEliminated = 0;
};

struct EliminateEmptyTensors
    : dp::impl::DPEliminateEmptyTensorsBase<EliminateEmptyTensors> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateInsertPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    OneShotBufferizationOptions options;
    options.allowReturnAllocsFromLoops = true;
    options.bufferizeFunctionBoundaries = true;
    OneShotAnalysisState state(getOperation(), options);
    EliminationListener listener;
    IRRewriter rewriter(&getContext(), &listener);
    if (failed(analyzeInPlace(getOperation(), state)) ||
        failed(eliminateEmptyTensors(rewriter, getOperation(), state)))
      return signalPassFailure();
    numEliminated += listener.numEliminated;
  }
};
} // namespace
