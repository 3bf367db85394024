//===- Pipelines.h - From single-device graph to host code ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_PIPELINES_PIPELINES_H
#define DP_PIPELINES_PIPELINES_H

#include "dp/IR/Target.h"
#include "dp/Pipelines/OptionSet.h"
#include "dp/Schedule/Transforms/Options.h"
#include "dp/Transforms/Communication/Options.h"
#include "dp/Transforms/Import/Options.h"
#include "dp/Transforms/Parallelize/Options.h"

#include "mlir/Pass/PassManager.h"

namespace mlir {
class DialectRegistry;
}

namespace mlir::dp {

/// Options of the passes from a single-device graph to dp.parallel.
struct ParallelChoices : virtual OptionSet {
  ListChoice<std::string> scatter{
      *this, "scatter",
      llvm::cl::desc(
          "Arguments to scatter, each with the dimension, or with none to "
          "replicate it; NAME may be a subtree, and begin with an entry's "
          "name and a slash (default: as dp.scatter says)"),
      llvm::cl::value_desc("NAME:DIM|none,...")};
  ListChoice<std::string> state{
      *this, "state",
      llvm::cl::desc("Arguments that stay on the devices between steps "
                     "(default: as dp.state says)"),
      llvm::cl::value_desc("NAME,...")};
  ListChoice<std::string> host{
      *this, "host",
      llvm::cl::desc("Arguments that stay in the host's memory, also with "
                     "GPUs (default: none)"),
      llvm::cl::value_desc("NAME,...")};
  ListChoice<std::string> gatherScalars{
      *this, "gather-scalars",
      llvm::cl::desc("Scalar results that are returned as vectors with one "
                     "element per device; * for all (default: none)"),
      llvm::cl::value_desc("NAME,...")};
  Choice<int64_t> devices{
      *this, "devices",
      llvm::cl::desc("Number of devices; 0 leaves it open until the program "
                     "runs (default 0)"),
      llvm::cl::init(0)};
  Choice<bool> localStatistics{
      *this, "local-statistics",
      llvm::cl::desc("Compute batch statistics from each device's own rows, "
                     "as torch.nn.DataParallel does (default: from the whole "
                     "batch)"),
      llvm::cl::init(false)};
  Choice<RunningStatistics> buffers{
      *this, "buffers",
      llvm::cl::desc("New values of running statistics (default auto):"),
      llvm::cl::init(RunningStatistics::automatic)};
  Choice<bool> noExcessPrecision{
      *this, "no-excess-precision",
      llvm::cl::desc("Round f16 and bf16 wherever the graph rounds, so that "
                     "overflows stay (default: sums are computed in f32 and "
                     "rounded once)"),
      llvm::cl::init(false)};
  Choice<F8Factors> f8{
      *this, "fp8",
      llvm::cl::desc("8-bit floats to which the factors of large contractions "
                     "are rounded, each with a scale for the whole tensor; a "
                     "GPU multiplies them on tensor cores (default none):"),
      llvm::cl::init(F8Factors::none)};
  Choice<bool> noRaiseIndexUpdates{
      *this, "no-raise-index-updates",
      llvm::cl::desc("Keep contractions with one-hot tensors, through which "
                     "infinities and NaNs spread (default: they become "
                     "gathers and dp.index_update)"),
      llvm::cl::init(false)};
  Choice<int64_t> accumulate{
      *this, "accumulate",
      llvm::cl::desc("Number of micro-batches per step; gradients are reduced "
                     "once per step (default 1)"),
      llvm::cl::init(1)};
  Choice<SparseGradientMode> sparseGradients{
      *this, "sparse-gradients",
      llvm::cl::desc("Exchange gradients of embeddings as indices and rows, "
                     "and store the updated rows only (default auto):"),
      llvm::cl::init(SparseGradientMode::automatic)};
  Choice<Compression> compress{
      *this, "compress",
      llvm::cl::desc("Element type in which gradients are sent; they are added "
                     "in f32 (default none):"),
      llvm::cl::init(Compression::none)};
  Choice<StateSharding> shardState{
      *this, "shard-state",
      llvm::cl::desc("State that is sharded over the devices (default 0):"),
      llvm::cl::init(StateSharding::none)};
  Choice<std::string> topology{
      *this, "topology",
      llvm::cl::desc("Machines that the cost model assumes: a preset's name "
                     "or a JSON file (default: h100-nvlink+ib400 for GPUs, "
                     "else host)"),
      llvm::cl::value_desc("name|file")};

  /// The topology, by default that of the target.
  std::string getTopology(const Target &target) const;
};

/// Options of dp-parallel-pipeline: those above, and parts of the target.
struct ParallelOptions : PassPipelineOptions<ParallelOptions>, ParallelChoices {
  Choice<bool> gpu{*this, "gpu",
                   llvm::cl::desc("Prepare collectives for NCCL, which adds "
                                  "16-bit numbers in 16 bits (default: for "
                                  "the host)"),
                   llvm::cl::init(false)};
  Choice<bool> stateCopies{
      *this, "state-copies",
      llvm::cl::desc("Keep state that each step rounds to f16 or bf16 rounded, "
                     "too, as arguments that its runtime makes (default: as "
                     "the graph has it)"),
      llvm::cl::init(false)};

  Target getTarget() const;
};

/// Options of the passes from one device's program to a schedule.
struct ScheduleChoices : virtual OptionSet {
  Choice<double> bucketCapMb{
      *this, "bucket-cap-mb",
      llvm::cl::desc("Size of a bucket of reductions in MiB; 0 sends each "
                     "tensor alone (default 25)"),
      llvm::cl::value_desc("MiB"), llvm::cl::init(25)};
  Choice<double> firstBucketMb{
      *this, "first-bucket-mb",
      llvm::cl::desc("Size of the first bucket in MiB, at most that of the "
                     "others; a small one starts early (default 1)"),
      llvm::cl::value_desc("MiB"), llvm::cl::init(1)};
  Choice<bool> overlap{
      *this, "overlap",
      llvm::cl::desc("Run collectives beside the program (default: on GPUs)"),
      llvm::cl::init(false)};
  Choice<MatmulPrecision> precision{
      *this, "matmul-precision",
      llvm::cl::desc("Precision of f32 matrix products on a GPU, to which "
                     "their factors are rounded; convolutions always compute "
                     "in f32 (default ieee):"),
      llvm::cl::init(MatmulPrecision::ieee)};
  Choice<bool> noNaNs{
      *this, "no-nans",
      llvm::cl::desc("Assume that no value is NaN, so that a contraction on a "
                     "GPU may include a relu, which makes zero of NaN "
                     "(default: relu keeps NaN)"),
      llvm::cl::init(false)};

  Choice<bool> cudnnAttention{
      *this, "cudnn-attention",
      llvm::cl::desc("Compute attention of f16 and bf16 on a GPU by cuDNN "
                     "where it can (default true; false: by contractions and "
                     "kernels, with the scores in memory)"),
      llvm::cl::init(true)};

  /// Returns true if collectives run beside the program: the default is the
  /// target's.
  bool isOverlapping(const Target &target) const {
    return overlap.hasValue() ? overlap.getValue() : target.isGpu();
  }
  /// Refuses sizes out of range, and options of GPUs without one.
  LogicalResult check(const Target &target, OptionErrorFn error) const;
};

/// Options of dp-schedule-pipeline: those above, and parts of the target.
struct ScheduleOptions : PassPipelineOptions<ScheduleOptions>, ScheduleChoices {
  Choice<bool> gpu{*this, "gpu",
                   llvm::cl::desc("Make a schedule for a GPU, with streams and "
                                  "device memory (default: for the host)"),
                   llvm::cl::init(false)};
  Choice<bool> convolutions{
      *this, "convolutions",
      llvm::cl::desc("Outline convolutions as dp.conv, which needs cuDNN on a "
                     "GPU (default: as kernels)"),
      llvm::cl::init(false)};

  Target getTarget() const;
};

/// Options of dp-cuda-pipeline, whose schedule is one for a GPU.
struct CudaOptions : PassPipelineOptions<CudaOptions>, ScheduleChoices {
  Choice<bool> convolutions{
      *this, "convolutions",
      llvm::cl::desc("Outline convolutions as dp.conv, which needs cuDNN "
                     "(default: as kernels)"),
      llvm::cl::init(false)};

  Target getTarget() const;
};

/// Options of dp-tosa-pipeline.
struct TosaOptions : PassPipelineOptions<TosaOptions> {
  Option<bool> validate{
      *this, "validate",
      llvm::cl::desc("Refuse what TOSA's specification does not have (f64, "
                     "tensors of many dimensions) even if it can be lowered "
                     "(default: accept it)"),
      llvm::cl::init(false)};
};

/// Returns true if `root` holds ops of TOSA, which buildTosaPipeline takes to
/// linalg.
bool containsTosa(Operation *root);

/// TOSA on tensors to linalg, arith, tensor and scf, by upstream's passes.
void buildTosaPipeline(OpPassManager &pm,
                       const TosaOptions &options = TosaOptions());

/// Single-device functions to functions of linalg, tensor, arith, math and scf
/// that call nothing: what dp-parallel-pipeline and parallelApply begin with.
/// Scalar arguments and results stay scalars.
void buildImportPipeline(OpPassManager &pm, bool raiseIndexUpdates);

// A builder takes the target that the module has (dp-attach-target), which
// selects passes; the passes ask the module themselves. A form with the options
// of a pipeline of dp-opt attaches the target first.

/// Single-device functions to dp.parallel: import, annotate, parallelize. With
/// `stateCopies` they get arguments that a runtime makes (dp-copy-state). The
/// second form leaves the target open unless it is a GPU.
void buildParallelPipeline(OpPassManager &pm, const ParallelChoices &options,
                           const Target &target, bool stateCopies);
void buildParallelPipeline(OpPassManager &pm, const ParallelOptions &options);

/// dp.parallel to one device's program on tensors, fused. `sparseGradients`
/// says when only updated rows are stored.
void buildSPMDPipeline(
    OpPassManager &pm, const Target &target = {},
    SparseGradientMode sparseGradients = SparseGradientMode::automatic);

/// One device's program on tensors to a schedule on buffers in one arena: with
/// streams and device memory for a GPU, with dp.conv instead of kernels if the
/// target has a library for it.
void buildSchedulePipeline(OpPassManager &pm, const ScheduleChoices &options,
                           const Target &target);
void buildSchedulePipeline(OpPassManager &pm, const ScheduleOptions &options);

/// A schedule for a GPU with its kernels as gpu.modules and its collectives by
/// NCCL's names.
void buildGpuSchedulePipeline(OpPassManager &pm);

/// The schedule of buildGpuSchedulePipeline to calls of the runtime. The
/// gpu.modules stay; from here on nothing in the schedule needs them.
void buildGpuRuntimePipeline(OpPassManager &pm);

/// Calls of the runtime, and the arithmetic of their operands, to the LLVM
/// dialect.
void buildLLVMDialectPipeline(OpPassManager &pm);

/// A schedule and its kernels to the LLVM dialect, for the host.
void buildHostLLVMPipeline(OpPassManager &pm);

/// Runs on a module with gpu.modules: lowers each to the NVVM dialect. Its
/// kernels take the parameters that a launch passes: for a buffer the pointer
/// to its first element, dynamic sizes and dynamic strides; an index as i64.
/// Code outside of the gpu.modules stays.
void buildGpuPipeline(OpPassManager &pm);

/// Registers the pipelines for dp-opt: dp-tosa-pipeline, dp-parallel-pipeline,
/// dp-spmd-pipeline, dp-schedule-pipeline, dp-gpu-schedule-pipeline,
/// dp-host-llvm-pipeline and dp-gpu-pipeline; dp-host-pipeline and
/// dp-cuda-pipeline run those of a target that follow parallelization.
void registerPipelines();

/// Registers only the dialects and interfaces that the pipelines need, for a
/// compiler that starts in milliseconds.
void registerPipelineDialects(DialectRegistry &registry);

} // namespace mlir::dp

#endif // DP_PIPELINES_PIPELINES_H
