//===- Gpu.cpp - Kernels for GPUs in the NVVM dialect ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/F8.h"
#include "dp/Conversion/Passes.h"
#include "dp/Pipelines/Pipelines.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Upstream's emulation of bf16 lets a rounding and the conversion after it
/// cancel. Then the digits would depend on what is folded where; the host
/// rounds after each op. f64 becomes bf16 by two roundings, the first to odd,
/// as NVPTX does it: the emulator's CPU has no such op.
struct KeepRoundings
    : PassWrapper<KeepRoundings, OperationPass<gpu::GPUModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(KeepRoundings)
  void runOnOperation() override {
    getOperation().walk([](Operation *op) {
      if (auto extension = dyn_cast<arith::ExtFOp>(op))
        extension.removeFastmathAttr();
      auto truncation = dyn_cast<arith::TruncFOp>(op);
      if (!truncation)
        return;
      truncation.removeFastmathAttr();
      Value wide = truncation.getIn();
      if (!truncation.getType().isBF16() || !wide.getType().isF64())
        return;
      ImplicitLocOpBuilder b(op->getLoc(), op);
      truncation.getInMutable().assign(createRoundingToOdd(b, wide));
    });
  }
};
} // namespace

void mlir::dp::buildGpuPipeline(OpPassManager &pm) {
  pm.addPass(createDPFlattenKernelParams());
  OpPassManager &module = pm.nest<gpu::GPUModuleOp>();
  module.addPass(createDPRecordAsserts());
  module.addPass(createDPExpandF8());
  arith::ArithEmulateUnsupportedFloatsOptions emulate;
  emulate.sourceTypeStrs = {"bf16"};
  emulate.targetTypeStr = "f32";
  module.addPass(arith::createArithEmulateUnsupportedFloats(emulate));
  module.addPass(std::make_unique<KeepRoundings>());
  module.addPass(memref::createExpandStridedMetadataPass());
  module.addPass(createLowerAffinePass());
  module.addPass(createSCFToControlFlowPass());
  module.addPass(createConvertGpuOpsToNVVMOps());
  // libdevice has no function for some math ops, as trunc, roundeven and ctpop.
  module.addPass(createConvertMathToLLVMPass());
  module.addPass(createCanonicalizerPass());
  module.addPass(createCSEPass());
  module.addPass(createReconcileUnrealizedCastsPass());
}
