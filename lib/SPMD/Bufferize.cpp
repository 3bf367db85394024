//===- Bufferize.cpp - Tensors to buffers ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "InPlaceAnalysis.h"

#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-bufferize"

namespace mlir::dp {
#define GEN_PASS_DEF_DPBUFFERIZE
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using namespace mlir::bufferization;

namespace {
struct Bufferize : dp::impl::DPBufferizeBase<Bufferize> {
  void runOnOperation() override {
    OneShotBufferizationOptions options;
    options.bufferizeFunctionBoundaries = true;
    options.setFunctionBoundaryTypeConversion(
        LayoutMapOption::IdentityLayoutMap);
    BufferizationState buffers;
    {
      OneShotAnalysisState state(getOperation(), options);
      if (failed(analyzeInPlace(getOperation(), state)) ||
          failed(insertTensorCopies(getOperation(), state, buffers)))
        return signalPassFailure();
      numInPlace += state.getStatNumTensorInPlace();
      numCopied += state.getStatNumTensorOutOfPlace();
      LDBG() << state.getStatNumTensorInPlace() << " operands in place, "
             << state.getStatNumTensorOutOfPlace() << " copied";
    }
    if (failed(bufferizeModuleOp(getOperation(), options, buffers)))
      signalPassFailure();
  }
};
} // namespace
