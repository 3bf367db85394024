//===- EliminateEmptyTensors.cpp - Results where they are inserted --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "InPlaceAnalysis.h"

#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPELIMINATEEMPTYTENSORS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using namespace mlir::bufferization;

namespace {
struct EliminateEmptyTensors
    : dp::impl::DPEliminateEmptyTensorsBase<EliminateEmptyTensors> {
  void runOnOperation() override {
    OneShotBufferizationOptions options;
    options.allowReturnAllocsFromLoops = true;
    options.bufferizeFunctionBoundaries = true;
    OneShotAnalysisState state(getOperation(), options);
    IRRewriter rewriter(&getContext());
    if (failed(analyzeInPlace(getOperation(), state)) ||
        failed(eliminateEmptyTensors(rewriter, getOperation(), state)))
      signalPassFailure();
  }
};
} // namespace
