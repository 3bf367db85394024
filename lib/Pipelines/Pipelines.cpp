//===- Pipelines.cpp - From single-device graph to host code --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Pipelines/Pipelines.h"

#include "dp/Conversion/Passes.h"
#include "dp/SPMD/Passes.h"
#include "dp/Schedule/Transforms/Passes.h"
#include "dp/Schedule/Verify/Passes.h"
#include "dp/Transforms/Communication/Passes.h"
#include "dp/Transforms/Import/Passes.h"
#include "dp/Transforms/Parallelize/Passes.h"

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

StringRef mlir::dp::getTopologyName(StringRef asked, bool gpu) {
  if (!asked.empty())
    return asked;
  return gpu ? "h100-nvlink+ib400" : "host";
}

void mlir::dp::buildParallelPipeline(OpPassManager &pm,
                                     const ParallelOptions &options) {
  pm.addPass(createDPVerifyInput());
  pm.addPass(createDPInlineResources());
  pm.addPass(createDPDropSignedness());
  pm.addPass(createDPIndexToArith());
  // Before any fold: upstream's takes a pad that drops as much as it adds for
  // its source.
  pm.addNestedPass<func::FuncOp>(createDPCropPads());
  // Before the inliner, which asks every op's dialect.
  pm.addNestedPass<func::FuncOp>(createDPSplitLoops());
  pm.addNestedPass<func::FuncOp>(createDPRaiseScatter());
  pm.addPass(createInlinerPass());
  pm.addPass(createSymbolDCEPass());
  pm.addPass(createDPBoxScalars());
  // arith and math on tensors have no lowering to buffers of their own.
  pm.addNestedPass<func::FuncOp>(createConvertElementwiseToLinalgPass());
  pm.addNestedPass<func::FuncOp>(createDPDecomposeGatherScatter());
  if (options.raiseIndexUpdates)
    pm.addNestedPass<func::FuncOp>(createDPRaiseIndexUpdate());
  DPAnnotateOptions annotate;
  annotate.scatter.assign(options.scatter.begin(), options.scatter.end());
  annotate.state.assign(options.state.begin(), options.state.end());
  annotate.host.assign(options.host.begin(), options.host.end());
  annotate.perDevice.assign(options.perDevice.begin(), options.perDevice.end());
  pm.addPass(createDPAnnotate(annotate));
  pm.addPass(createDPSplitComplex());
  pm.addNestedPass<func::FuncOp>(createDPSplitCollapsed());
  if (options.excessPrecision)
    pm.addNestedPass<func::FuncOp>(createDPWidenSums());
  if (options.shardState != 0) {
    DPShardStateOptions shard;
    shard.stage = options.shardState;
    shard.localStatistics = options.localStatistics;
    pm.addPass(createDPShardState(shard));
  }
  DPParallelizeOptions parallelize;
  bool inPieces = options.accumulate != 1;
  if (!inPieces)
    parallelize.devices = options.devices;
  parallelize.keepPlacements = true;
  parallelize.localStatistics = options.localStatistics;
  parallelize.averageBuffers = options.averageBuffers;
  parallelize.fixedExtents = true;
  pm.addPass(createDPParallelize(parallelize));
  DPVerifyReadsOptions verify;
  verify.keepPlacements = inPieces;
  pm.addNestedPass<func::FuncOp>(createDPVerifyReads(verify));
  if (inPieces) {
    DPAccumulateOptions accumulate;
    accumulate.pieces = options.accumulate;
    accumulate.devices = options.devices;
    pm.addNestedPass<func::FuncOp>(createDPAccumulate(accumulate));
  }
  DPSparseGradientsOptions sparse;
  sparse.when = options.sparseGradients;
  sparse.topology = getTopologyName(options.topology, options.gpu);
  pm.addNestedPass<func::FuncOp>(createDPSparseGradients(sparse));
  if (!options.compress.empty()) {
    DPCompressOptions compress;
    compress.type = options.compress;
    compress.exchange = options.gpu;
    compress.topology = getTopologyName(options.topology, options.gpu);
    pm.addNestedPass<func::FuncOp>(createDPCompress(compress));
  }
}

void ScheduleChoices::take(const ScheduleChoices &other) {
  convolutions = other.convolutions.getValue();
  precision = other.precision.getValue();
  noNaNs = other.noNaNs.getValue();
  firstBucketBytes = other.firstBucketBytes.getValue();
  bucketBytes = other.bucketBytes.getValue();
  overlap = other.overlap.getValue();
}

void mlir::dp::buildSPMDPipeline(OpPassManager &pm) {
  pm.addPass(createDPOutlineSPMD());
  OpPassManager &function = pm.nest<func::FuncOp>();
  function.addPass(createDPWidenCollectives());
  function.addPass(createDPDecomposeAggregates());
  // Sizes that are known become static first: upstream drops a dynamic
  // dimension of a slice without its unit dimensions where it finds that it
  // is 1.
  function.addPass(createCanonicalizerPass());
  function.addPass(createLinalgFoldUnitExtentDimsPass());
  function.addPass(createCanonicalizerPass());
  function.addPass(createCSEPass());
  function.addPass(createDPFuseLinalg());
  function.addPass(createCanonicalizerPass());
  function.addPass(createCSEPass());
  function.addPass(createDPScheduleCollectives());
  function.addPass(createDPCloneInits());
  function.addPass(createDPPlaceCarries());
}

void mlir::dp::buildSchedulePipeline(OpPassManager &pm,
                                     const ScheduleOptions &options) {
  pm.addPass(createDPEliminateEmptyTensors());
  pm.addPass(createDPBufferize());
  pm.addPass(bufferization::createDropEquivalentBufferResultsPass());
  // A copy onto itself is one only when its two views are one.
  pm.addNestedPass<func::FuncOp>(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(createDPGatherInPlace());
  if (options.gpu) {
    pm.addNestedPass<func::FuncOp>(createDPDecomposeCollectives());
    pm.addNestedPass<func::FuncOp>(createDPSinkLoads());
  }
  DPOutlineKernelsOptions outline;
  outline.convolutions = options.convolutions;
  pm.addPass(createDPOutlineKernels(outline));
  if (options.gpu) {
    DPFuseGemmEpilogueOptions gemm;
    gemm.precision = options.precision;
    gemm.noNaNs = options.noNaNs;
    pm.addPass(createDPFuseGemmEpilogue(gemm));
  }
  DPBucketOptions bucket;
  bucket.firstBytes =
      std::min<int64_t>(options.firstBucketBytes, options.bucketBytes);
  bucket.bytes = options.bucketBytes;
  if (options.bucketBytes == 0)
    bucket.buffersBytes = 0; // each alone
  // GPU kernels access vectors of 16 bytes.
  bucket.alignment = options.gpu ? 16 : 1;
  pm.addNestedPass<func::FuncOp>(createDPBucket(bucket));
  if (options.overlap) {
    DPOverlapOptions overlap;
    overlap.smallBytes = std::min<int64_t>(bucket.firstBytes, 64 << 10);
    overlap.firstBytes = static_cast<int64_t>(bucket.firstBytes);
    overlap.bytes = static_cast<int64_t>(bucket.bytes);
    pm.addPass(createDPOverlap(overlap));
  } else {
    pm.addNestedPass<func::FuncOp>(createDPGroupCollectives());
  }
  if (options.gpu || options.overlap) {
    pm.addPass(createDPAssignStreams());
    pm.addPass(createDPVerifyStreams());
  }
  // The order is final; what follows only says where buffers lie.
  pm.addPass(createDPVerifyCollectives());
  pm.addPass(createDPPlanMemory());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
}

/// What the sizes and views of a schedule are made of, to plain arithmetic.
static void addScheduleArithmetic(OpPassManager &function) {
  function.addPass(memref::createExpandStridedMetadataPass());
  function.addPass(createLowerAffinePass());
  function.addPass(createSCFToControlFlowPass());
}

void mlir::dp::buildHostLLVMPipeline(OpPassManager &pm) {
  {
    OpPassManager &function = pm.nest<func::FuncOp>();
    function.addPass(createConvertDPKernelsToLoops());
    function.addPass(createDPExpandBF16());
    addScheduleArithmetic(function);
  }
  pm.addPass(createConvertDPToRuntime());
  buildLLVMDialectPipeline(pm);
}

void mlir::dp::buildGpuSchedulePipeline(OpPassManager &pm) {
  pm.addPass(createConvertDPKernelsToGPU());
  pm.addNestedPass<func::FuncOp>(createConvertDPToNCCL());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void mlir::dp::buildGpuRuntimePipeline(OpPassManager &pm) {
  addScheduleArithmetic(pm.nest<func::FuncOp>());
  pm.addPass(createConvertDPToRuntime());
}

void mlir::dp::buildLLVMDialectPipeline(OpPassManager &pm) {
  pm.addPass(createDPLowerAsserts());
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createConvertMathToLibmPass());
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createConvertFuncToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
}

void mlir::dp::registerPipelines() {
  PassPipelineRegistration<TosaOptions>(
      "dp-tosa-pipeline", "TOSA to linalg on tensors", buildTosaPipeline);
  PassPipelineRegistration<ParallelOptions>("dp-parallel-pipeline",
                                            "inline, annotate, parallelize",
                                            buildParallelPipeline);
  PassPipelineRegistration<>("dp-spmd-pipeline",
                             "dp.parallel to one device's fused program",
                             buildSPMDPipeline);
  PassPipelineRegistration<ScheduleOptions>(
      "dp-schedule-pipeline", "one device's program to a schedule on buffers",
      buildSchedulePipeline);
  PassPipelineRegistration<>("dp-gpu-schedule-pipeline",
                             "a schedule to GPU kernels and NCCL's collectives",
                             buildGpuSchedulePipeline);
  PassPipelineRegistration<>("dp-host-llvm-pipeline",
                             "a schedule to the LLVM dialect",
                             buildHostLLVMPipeline);
  PassPipelineRegistration<>(
      "dp-gpu-pipeline", "gpu.modules to the NVVM dialect", buildGpuPipeline);
  PassPipelineRegistration<>("dp-host-pipeline",
                             "dp.parallel to the LLVM dialect",
                             [](OpPassManager &pm) {
                               buildSPMDPipeline(pm);
                               buildSchedulePipeline(pm, ScheduleOptions());
                               buildHostLLVMPipeline(pm);
                             });
  PassPipelineRegistration<CudaOptions>(
      "dp-cuda-pipeline",
      "dp.parallel to calls of the runtime in the LLVM dialect and kernels in "
      "the NVVM dialect",
      [](OpPassManager &pm, const CudaOptions &options) {
        ScheduleOptions gpu;
        gpu.take(options);
        gpu.gpu = true;
        buildSPMDPipeline(pm);
        buildSchedulePipeline(pm, gpu);
        buildGpuSchedulePipeline(pm);
        buildGpuRuntimePipeline(pm);
        buildGpuPipeline(pm);
        buildLLVMDialectPipeline(pm);
      });
}
