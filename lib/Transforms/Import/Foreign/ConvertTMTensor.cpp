//===- ConvertTMTensor.cpp - Ops of torch-mlir's tm_tensor ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"

#include "dp/IR/DP.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-convert-tm-tensor"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCONVERTTMTENSOR
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static const StringRef kTorchDialects[] = {"tm_tensor"};

namespace {
struct ConvertTMTensor : dp::impl::DPConvertTMTensorBase<ConvertTMTensor> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet all(context);
    populateForeignPatterns(all, kTorchDialects);
    patterns = std::move(all);
    return success();
  }

  void runOnStage() override {
    LDBG() << "convert " << getOperation().getSymName();
    if (failed(convertForeignOps(getOperation(), patterns, kTorchDialects)))
      signalPassFailure();
  }

private:
  FrozenRewritePatternSet patterns;
};
} // namespace
