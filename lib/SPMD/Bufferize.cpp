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
    }
    if (failed(bufferizeModuleOp(getOperation(), options, buffers)))
      signalPassFailure();
  }
};
} // namespace
