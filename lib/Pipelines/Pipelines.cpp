//===- Pipelines.cpp - From single-device graph to host code --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Pipelines/Pipelines.h"

#include "dp/Conversion/Passes.h"
#include "dp/Pipelines/CudaCode.h"
#include "dp/Transforms/Passes.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVMPass.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::dp;

void mlir::dp::buildParallelPipeline(OpPassManager &pm,
                                     const ParallelOptions &options) {
  pm.addPass(createInlinerPass());
  pm.addPass(createSymbolDCEPass());
  // arith and math on tensors have no lowering to buffers of their own.
  pm.addNestedPass<func::FuncOp>(createConvertElementwiseToLinalgPass());
  DPAnnotateOptions annotate;
  annotate.scatter.assign(options.scatter.begin(), options.scatter.end());
  annotate.state.assign(options.state.begin(), options.state.end());
  pm.addPass(createDPAnnotate(annotate));
  DPParallelizeOptions parallelize;
  parallelize.devices = options.devices;
  pm.addPass(createDPParallelize(parallelize));
}

void mlir::dp::buildSPMDPipeline(OpPassManager &pm) {
  pm.addPass(createDPOutlineSPMD());
  OpPassManager &function = pm.nest<func::FuncOp>();
  function.addPass(createDPDecomposeAggregates());
  function.addPass(createLinalgFoldUnitExtentDimsPass());
  function.addPass(createCanonicalizerPass());
  function.addPass(createCSEPass());
  function.addPass(createDPFuseLinalg());
  function.addPass(createCanonicalizerPass());
  function.addPass(createCSEPass());
  function.addPass(createDPScheduleCollectives());
  function.addPass(createDPCloneInits());
}

void mlir::dp::buildSchedulePipeline(OpPassManager &pm) {
  pm.addPass(bufferization::createEmptyTensorEliminationPass());
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.bufferizeFunctionBoundaries = true;
  bufferize.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  pm.addPass(bufferization::createOneShotBufferizePass(bufferize));
  pm.addPass(bufferization::createDropEquivalentBufferResultsPass());
  pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
  pm.addPass(createDPOutlineKernels());
  pm.addNestedPass<func::FuncOp>(createDPGroupCollectives());
  pm.addPass(createDPPlanMemory());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
}

void mlir::dp::buildHostLLVMPipeline(OpPassManager &pm) {
  {
    OpPassManager &function = pm.nest<func::FuncOp>();
    function.addPass(createConvertDPKernelsToLoops());
    function.addPass(createDPExpandBF16());
    function.addPass(memref::createExpandStridedMetadataPass());
    function.addPass(createLowerAffinePass());
    function.addPass(createSCFToControlFlowPass());
  }
  pm.addPass(createConvertDPToRuntime());
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createConvertMathToLibmPass());
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createConvertFuncToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
}

void mlir::dp::registerPipelines() {
  PassPipelineRegistration<ParallelOptions>("dp-parallel-pipeline",
                                            "inline, annotate, parallelize",
                                            buildParallelPipeline);
  PassPipelineRegistration<>("dp-spmd-pipeline",
                             "dp.parallel to one device's fused program",
                             buildSPMDPipeline);
  PassPipelineRegistration<>("dp-schedule-pipeline",
                             "one device's program to a schedule on buffers",
                             buildSchedulePipeline);
  PassPipelineRegistration<>("dp-host-llvm-pipeline",
                             "a schedule to the LLVM dialect",
                             buildHostLLVMPipeline);
  PassPipelineRegistration<>(
      "dp-gpu-pipeline", "gpu.modules to the NVVM dialect", buildGpuPipeline);
  PassPipelineRegistration<>("dp-host-pipeline",
                             "dp.parallel to the LLVM dialect",
                             [](OpPassManager &pm) {
                               buildSPMDPipeline(pm);
                               buildSchedulePipeline(pm);
                               buildHostLLVMPipeline(pm);
                             });
}
