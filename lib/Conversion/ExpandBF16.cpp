//===- ExpandBF16.cpp - bf16 arithmetic in f32 ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"

#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPEXPANDBF16
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Whether some op makes a bf16 value.
static bool hasBF16(func::FuncOp function) {
  return function
      .walk([](Operation *op) {
        for (Type type : op->getResultTypes())
          if (getElementTypeOrSelf(type).isBF16())
            return WalkResult::interrupt();
        return WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
struct ExpandBF16 : dp::impl::DPExpandBF16Base<ExpandBF16> {
  void runOnOperation() override {
    // Both passes touch more than bf16; other kernels stay as they are.
    if (!hasBF16(getOperation()))
      return;
    OpPassManager pipeline(func::FuncOp::getOperationName());
    arith::ArithEmulateUnsupportedFloatsOptions emulate;
    emulate.sourceTypeStrs = {"bf16"};
    emulate.targetTypeStr = "f32";
    pipeline.addPass(arith::createArithEmulateUnsupportedFloats(emulate));
    arith::ArithExpandOpsPassOptions expand;
    expand.includeBf16 = true;
    pipeline.addPass(arith::createArithExpandOpsPass(expand));
    if (failed(runPipeline(pipeline, getOperation())))
      signalPassFailure();
  }
};
} // namespace
