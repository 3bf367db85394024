//===- Bufferize.cpp - Tensors to buffers ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "InPlaceAnalysis.h"

#include "dp/IR/FunctionSignature.h"
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

/// Removes the attributes of the analysis. bufferizeModuleOp would remove them
/// one argument after the other, and the context keeps a copy of all arguments'
/// attributes each time.
static void removeWritable(func::FuncOp function) {
  auto name = StringAttr::get(function.getContext(),
                              BufferizationDialect::kWritableAttrName);
  FunctionSignature signature(function);
  for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
    signature.removeArgAttr(i, name);
  signature.write();
}

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
    for (auto function : getOperation().getOps<func::FuncOp>())
      removeWritable(function);
    if (failed(bufferizeModuleOp(getOperation(), options, buffers)))
      signalPassFailure();
  }
};
} // namespace
