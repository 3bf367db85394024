//===- Pipelines.cpp - From single-device graph to host code --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Pipelines/Pipelines.h"

#include "dp/Analysis/Cost/CostModel.h"
#include "dp/Conversion/Passes.h"
#include "dp/SPMD/Passes.h"
#include "dp/Schedule/Analysis/KernelLoops.h"
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
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::dp;

std::string ParallelChoices::getTopology(const Target &target) const {
  if (!topology.empty())
    return topology;
  return target.isGpu() ? kGpuTopology : kHostTopology;
}

LogicalResult ScheduleChoices::check(const Target &target,
                                     OptionErrorFn error) const {
  for (const Choice<double> *size : {&bucketCapMb, &firstBucketMb})
    if (!(*size >= 0 && *size <= 0x1p20))
      return error("expected --" + size->ArgStr +
                   " to be from 0 to 2^20 MiB, found " +
                   llvm::formatv("{0}", size->getValue()).str());
  if (!target.isGpu() && cudnnAttention.hasValue())
    return error("--cudnn-attention goes with a GPU; the host's runtime has an "
                 "attention of its own");
  if (!target.isGpu() && (precision.hasValue() || noNaNs.hasValue()))
    return error("--matmul-precision and --no-nans go with a GPU; on the host "
                 "contractions are in IEEE arithmetic");
  return success();
}

static Target getGpu(bool convolution, bool attention) {
  Target target{TargetKind::gpu, TargetLibraries::none,
                TargetCollectives::nccl};
  if (convolution)
    target.libraries = target.libraries | TargetLibraries::convolution;
  if (attention)
    target.libraries = target.libraries | TargetLibraries::attention;
  return target;
}

Target ParallelOptions::getTarget() const {
  return gpu ? getGpu(/*convolution=*/false, /*attention=*/false) : Target();
}

Target ScheduleOptions::getTarget() const {
  if (gpu)
    return getGpu(convolutions, cudnnAttention);
  Target host;
  if (convolutions)
    host.libraries = TargetLibraries::convolution;
  return host;
}

Target CudaOptions::getTarget() const {
  return getGpu(convolutions, cudnnAttention);
}

static void addAttachTarget(OpPassManager &pm, const Target &target) {
  DPAttachTargetOptions options;
  options.kind = target.kind;
  options.convolution = target.hasLibrary(TargetLibraries::convolution);
  options.attention = target.hasLibrary(TargetLibraries::attention);
  pm.addPass(createDPAttachTarget(options));
}

void mlir::dp::buildImportPipeline(OpPassManager &pm, bool raiseIndexUpdates) {
  pm.addPass(createDPVerifyInput());
  pm.addPass(createDPInlineResources());
  // Before types lose their signs, which indices need, and before the inliner,
  // which asks every op's dialect.
  pm.addPass(createDPConvertStablehlo());
  pm.addPass(createDPDropSignedness());
  // Before any fold.
  pm.addNestedPass<func::FuncOp>(createDPNormalize());
  // Before the inliner, which asks every op's dialect.
  pm.addNestedPass<func::FuncOp>(createDPSplitLoops());
  pm.addNestedPass<func::FuncOp>(createDPConvertTMTensor());
  pm.addPass(createDPFuseCallees());
  pm.addPass(createInlinerPass());
  pm.addNestedPass<func::FuncOp>(createDPLocateInlined());
  pm.addPass(createSymbolDCEPass());
  // arith and math on tensors have no lowering to buffers of their own.
  pm.addNestedPass<func::FuncOp>(createConvertElementwiseToLinalgPass());
  pm.addNestedPass<func::FuncOp>(createDPExpandPowers());
  pm.addNestedPass<func::FuncOp>(createDPRaiseWindowScan());
  if (raiseIndexUpdates)
    pm.addNestedPass<func::FuncOp>(createDPRaiseIndexUpdate());
}

/// Names and marks arguments, widens sums and shards state, as the options say.
static void addAnnotations(OpPassManager &pm, const ParallelChoices &options,
                           const Target &target, bool stateCopies) {
  DPAnnotateOptions annotate;
  annotate.scatter = llvm::to_vector(*options.scatter);
  annotate.state = llvm::to_vector(*options.state);
  annotate.host = llvm::to_vector(*options.host);
  annotate.gatherScalars = llvm::to_vector(*options.gatherScalars);
  pm.addPass(createDPAnnotate(annotate));
  // Operands need no checks.
  pm.addNestedPass<func::FuncOp>(createDPRaiseBroadcasts());
  // After what raises ops from their indices, and where it is known which
  // arguments have the rows of a batch.
  pm.addNestedPass<func::FuncOp>(createDPInsertChecks());
  pm.addPass(createDPSplitComplex());
  pm.addNestedPass<func::FuncOp>(createDPSplitCollapsed());
  if (!options.noExcessPrecision) {
    DPWidenSumsOptions widen;
    widen.wholeSums = options.devices == 1 && options.accumulate == 1;
    pm.addNestedPass<func::FuncOp>(createDPWidenSums(widen));
    if (target.isGpu())
      pm.addNestedPass<func::FuncOp>(createDPDelayRoundings());
  }
  // After it: sums are in f32.
  if (options.f8 != F8Factors::none) {
    DPQuantizeContractionsOptions quantize;
    quantize.factors = options.f8;
    pm.addNestedPass<func::FuncOp>(createDPQuantizeContractions(quantize));
  }
  // Before state is sharded: the copy is then what is gathered.
  if (stateCopies)
    pm.addPass(createDPCopyState());
  if (options.shardState == StateSharding::none)
    return;
  DPShardStateOptions shard;
  shard.stage = options.shardState;
  shard.localStatistics = options.localStatistics;
  pm.addPass(createDPShardState(shard));
}

void mlir::dp::buildParallelPipeline(OpPassManager &pm,
                                     const ParallelChoices &options,
                                     const Target &target, bool stateCopies) {
  buildImportPipeline(pm, !options.noRaiseIndexUpdates);
  pm.addPass(createDPBoxScalars());
  addAnnotations(pm, options, target, stateCopies);
  DPParallelizeOptions parallelize;
  bool inPieces = options.accumulate != 1;
  if (!inPieces)
    parallelize.devices = options.devices;
  parallelize.keepPlacements = true;
  parallelize.localStatistics = options.localStatistics;
  parallelize.buffers = options.buffers;
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
  sparse.topology = options.getTopology(target);
  pm.addNestedPass<func::FuncOp>(createDPSparseGradients(sparse));
  if (options.compress != Compression::none) {
    DPCompressOptions compress;
    compress.type = options.compress;
    compress.topology = options.getTopology(target);
    pm.addNestedPass<func::FuncOp>(createDPCompress(compress));
  }
  pm.addNestedPass<func::FuncOp>(createDPDelayScaling());
}

void mlir::dp::buildParallelPipeline(OpPassManager &pm,
                                     const ParallelOptions &options) {
  // Otherwise the target is left open: a schedule decides.
  Target target = options.getTarget();
  if (target.isGpu())
    addAttachTarget(pm, target);
  buildParallelPipeline(pm, options, target, options.stateCopies);
}

/// Canonicalizes one device's program. Its functions and bodies are one block
/// each, whose dead ops the driver erases: upstream's default looks for
/// unreachable and equal blocks in each body once more.
static std::unique_ptr<Pass> createProgramCanonicalizer() {
  GreedyRewriteConfig config;
  config.setUseTopDownTraversal();
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  return createCanonicalizerPass(config);
}

void mlir::dp::buildSPMDPipeline(OpPassManager &pm, const Target &target,
                                 SparseGradientMode sparseGradients) {
  pm.addPass(createDPOutlineSPMD());
  OpPassManager &function = pm.nest<func::FuncOp>();
  function.addPass(createDPWidenCollectives());
  function.addPass(createDPDecomposeAggregates());
  function.addPass(createDPDecomposeAttention());
  function.addPass(createDPUnrollLoops());
  // Sizes that are known become static first: upstream drops a dynamic
  // dimension of a slice without its unit dimensions where it finds that it
  // is 1.
  function.addPass(createProgramCanonicalizer());
  function.addPass(createLinalgFoldUnitExtentDimsPass());
  function.addPass(createProgramCanonicalizer());
  function.addPass(createDPCSE());
  function.addPass(createDPMergeContractions());
  function.addPass(createDPSimplifyLinalg());
  function.addPass(createDPFuseLinalg());
  function.addPass(createDPFuseMultiUse());
  if (target.isGpu()) {
    function.addPass(createDPMergeSiblings());
    function.addPass(createDPRecomputeInputs());
  }
  // The readers of a gradient are one op now.
  if (sparseGradients != SparseGradientMode::never) {
    DPCompactIndexUpdatesOptions compact;
    // A GPU moves as much in the time of the four kernels that the table takes.
    if (target.isGpu())
      compact.minBytes = 24 << 20;
    if (sparseGradients == SparseGradientMode::always)
      compact.minBytes = 0;
    function.addPass(createDPCompactIndexUpdates(compact));
  }
  function.addPass(createProgramCanonicalizer());
  function.addPass(createDPCSE());
  function.addPass(createDPDropZeroTerms());
  function.addPass(createDPScheduleCollectives());
  function.addPass(createDPCloneInits());
  function.addPass(createDPPlaceCarries());
}

void mlir::dp::buildSchedulePipeline(OpPassManager &pm,
                                     const ScheduleChoices &options,
                                     const Target &target) {
  const bool gpu = target.isGpu();
  const bool hasConvolutions = target.hasLibrary(TargetLibraries::convolution);
  if (gpu) {
    pm.addNestedPass<func::FuncOp>(createDPUniteRoundings());
    // Factors of two types, which cuDNN takes in f32 only. After CSE, which
    // would keep a factor in f32 from one use to the last.
    pm.addNestedPass<func::FuncOp>(createDPWidenFactors());
  }
  if (hasConvolutions)
    pm.addNestedPass<func::FuncOp>(createDPRaiseConvolutions());
  if (!gpu || hasConvolutions) {
    DPWidenFactorsOptions left;
    left.afterConvolutions = true;
    pm.addNestedPass<func::FuncOp>(createDPWidenFactors(left));
  }
  // Of programs that were lowered before the target was known.
  pm.addNestedPass<func::FuncOp>(createDPDecomposeAttention());
  pm.addPass(createDPEliminateEmptyTensors());
  if (gpu) {
    DPAlignRowsOptions align;
    align.fastF32 = options.precision != MatmulPrecision::ieee;
    pm.addNestedPass<func::FuncOp>(createDPAlignRows(align));
  }
  pm.addPass(createDPBufferize());
  pm.addPass(bufferization::createDropEquivalentBufferResultsPass());
  // A copy onto itself is one only when its two views are one.
  pm.addNestedPass<func::FuncOp>(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createProgramCanonicalizer());
  pm.addNestedPass<func::FuncOp>(createDPGatherInPlace());
  if (gpu) {
    pm.addNestedPass<func::FuncOp>(createDPDecomposeCollectives());
    pm.addNestedPass<func::FuncOp>(createDPLowerRoutines());
    pm.addNestedPass<func::FuncOp>(createDPSinkLoads());
    pm.addNestedPass<func::FuncOp>(createDPFoldAttentionLayouts());
  }
  DPLowerContractionsOptions contractions;
  contractions.precision = options.precision;
  pm.addNestedPass<func::FuncOp>(createDPLowerContractions(contractions));
  pm.addNestedPass<func::FuncOp>(createDPFormKernels());
  pm.addPass(createDPOutlineKernels());
  if (gpu) {
    DPFuseEpiloguesOptions epilogues;
    epilogues.precision = options.precision;
    epilogues.noNaNs = options.noNaNs;
    pm.addPass(createDPFuseEpilogues(epilogues));
  }
  auto toBytes = [](double mb) { return static_cast<int64_t>(mb * 0x1p20); };
  DPBucketOptions bucket;
  bucket.bytes = toBytes(options.bucketCapMb);
  bucket.firstBytes = std::min(toBytes(options.firstBucketMb), bucket.bytes);
  if (bucket.bytes == 0)
    bucket.buffersBytes = 0; // each alone
  pm.addNestedPass<func::FuncOp>(createDPBucket(bucket));
  bool isOverlapping = options.isOverlapping(target);
  if (isOverlapping) {
    DPOverlapOptions overlap;
    overlap.smallBytes = std::min<int64_t>(bucket.firstBytes, 64 << 10);
    overlap.firstBytes = bucket.firstBytes;
    overlap.bytes = bucket.bytes;
    pm.addPass(createDPOverlap(overlap));
  } else {
    pm.addPass(createDPAdvanceUpdates());
    pm.addNestedPass<func::FuncOp>(createDPGroupCollectives());
  }
  // The order is final. Before waits are events, over which nothing moves.
  if (gpu)
    pm.addPass(createDPBatchLaunches());
  if (gpu || isOverlapping) {
    pm.addPass(createDPAssignStreams());
    pm.addPass(createDPVerifyStreams());
  }
  // What follows only says where buffers lie.
  pm.addPass(createDPVerifyCollectives());
  pm.addPass(createDPPlanMemory());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createProgramCanonicalizer());
}

void mlir::dp::buildSchedulePipeline(OpPassManager &pm,
                                     const ScheduleOptions &options) {
  addAttachTarget(pm, options.getTarget());
  buildSchedulePipeline(pm, options, options.getTarget());
}

/// Lowers the sizes and views of a schedule to plain arithmetic.
static void addScheduleArithmetic(OpPassManager &function) {
  function.addPass(createDPLowerExpandShapes());
  function.addPass(memref::createExpandStridedMetadataPass());
  function.addPass(createLowerAffinePass());
  function.addPass(createSCFToControlFlowPass());
}

void mlir::dp::buildHostLLVMPipeline(OpPassManager &pm) {
  {
    OpPassManager &function = pm.nest<func::FuncOp>();
    function.addPass(createConvertDPKernelsToLoops());
    function.addPass(createDPExpandMath());
    function.addPass(createDPExpandPoison());
    function.addPass(createDPApproximateMath());
    function.addPass(createDPExpandF8());
    function.addPass(createDPExpandBF16());
    addScheduleArithmetic(function);
  }
  pm.addPass(createConvertDPToRuntime());
  buildLLVMDialectPipeline(pm);
}

void mlir::dp::buildGpuSchedulePipeline(OpPassManager &pm) {
  pm.addPass(createConvertDPKernelsToGPU());
  pm.addPass(createDPExpandMath());
  pm.addPass(createDPExpandPoison());
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
  pm.addPass(createDPCallLibm());
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createConvertMathToLibmPass());
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createConvertFuncToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
}

/// Registers a pipeline. PassPipelineRegistration cannot report options that
/// contradict each other.
template <typename Options>
static void registerPipeline(StringRef name, StringRef description,
                             LogicalResult (*check)(const Options &options,
                                                    OptionErrorFn error),
                             void (*build)(OpPassManager &pm,
                                           const Options &options)) {
  registerPassPipeline(
      name, description,
      [check, build](OpPassManager &pm, StringRef text, OptionErrorFn error) {
        Options options;
        if (failed(options.parseFromString(text)) ||
            failed(check(options, error)))
          return failure();
        build(pm, options);
        return success();
      },
      [](function_ref<void(const ::mlir::detail::PassOptions &)> handle) {
        handle(Options());
      });
}

static void buildCudaPipeline(OpPassManager &pm, const CudaOptions &options) {
  addAttachTarget(pm, options.getTarget());
  buildSPMDPipeline(pm, options.getTarget());
  buildSchedulePipeline(pm, options, options.getTarget());
  buildGpuSchedulePipeline(pm);
  buildGpuRuntimePipeline(pm);
  buildGpuPipeline(pm);
  buildLLVMDialectPipeline(pm);
}

void mlir::dp::registerPipelines() {
  PassPipelineRegistration<TosaOptions>(
      "dp-tosa-pipeline", "Lower TOSA to linalg on tensors", buildTosaPipeline);
  PassPipelineRegistration<ParallelOptions>(
      "dp-parallel-pipeline",
      "Import single-device functions, annotate and parallelize them",
      [](OpPassManager &pm, const ParallelOptions &options) {
        buildParallelPipeline(pm, options);
      });
  PassPipelineRegistration<>(
      "dp-spmd-pipeline", "Outline dp.parallel as one device's program, fused",
      [](OpPassManager &pm) { buildSPMDPipeline(pm); });
  registerPipeline<ScheduleOptions>(
      "dp-schedule-pipeline",
      "Lower one device's program to a schedule on buffers",
      [](const ScheduleOptions &options, OptionErrorFn error) {
        return options.check(options.getTarget(), error);
      },
      buildSchedulePipeline);
  PassPipelineRegistration<>(
      "dp-gpu-schedule-pipeline",
      "Lower a schedule to GPU kernels and NCCL's collectives",
      buildGpuSchedulePipeline);
  PassPipelineRegistration<>("dp-host-llvm-pipeline",
                             "Lower a schedule for the host to the LLVM "
                             "dialect",
                             buildHostLLVMPipeline);
  PassPipelineRegistration<>("dp-gpu-pipeline",
                             "Lower gpu.modules to the NVVM dialect",
                             buildGpuPipeline);
  PassPipelineRegistration<>("dp-host-pipeline",
                             "Lower dp.parallel to the LLVM dialect",
                             [](OpPassManager &pm) {
                               buildSPMDPipeline(pm);
                               buildSchedulePipeline(pm, ScheduleOptions());
                               buildHostLLVMPipeline(pm);
                             });
  registerPipeline<CudaOptions>(
      "dp-cuda-pipeline",
      "Lower dp.parallel to runtime calls in the LLVM dialect and kernels in "
      "the NVVM dialect",
      [](const CudaOptions &options, OptionErrorFn error) {
        return options.check(options.getTarget(), error);
      },
      buildCudaPipeline);
}
