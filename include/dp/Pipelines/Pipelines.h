//===- Pipelines.h - From single-device graph to host code ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_PIPELINES_PIPELINES_H
#define DP_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace mlir {
class DialectRegistry;
}

namespace mlir::dp {

/// What a user says about a program.
struct ParallelOptions : PassPipelineOptions<ParallelOptions> {
  ListOption<std::string> scatter{*this, "scatter",
                                  llvm::cl::desc("NAME:DIM to scatter")};
  ListOption<std::string> state{
      *this, "state", llvm::cl::desc("NAME that stays on the devices")};
  ListOption<std::string> host{
      *this, "host", llvm::cl::desc("NAME that stays in the host's memory")};
  ListOption<std::string> perDevice{
      *this, "per-device",
      llvm::cl::desc("NAME of a number of which each device gives its own")};
  Option<int64_t> devices{*this, "devices",
                          llvm::cl::desc("device count; 0 leaves it open"),
                          llvm::cl::init(0)};
  Option<bool> localStatistics{
      *this, "local-statistics",
      llvm::cl::desc("each device normalizes by its own rows"),
      llvm::cl::init(false)};
  Option<bool> averageBuffers{
      *this, "average-buffers",
      llvm::cl::desc("what leaves of local statistics is the average"),
      llvm::cl::init(false)};
  Option<int64_t> accumulate{*this, "accumulate",
                             llvm::cl::desc("pieces of a device's rows"),
                             llvm::cl::init(1)};
  Option<std::string> sparseGradients{
      *this, "sparse-gradients",
      llvm::cl::desc("updates at indices travel as such: auto, always, never"),
      llvm::cl::init("auto")};
  Option<std::string> topology{
      *this, "topology",
      llvm::cl::desc("for the cost model; by default the target's"),
      llvm::cl::init("")};
  Option<std::string> compress{
      *this, "compress",
      llvm::cl::desc("in what sums for the state travel: bf16 or f16"),
      llvm::cl::init("")};
  Option<bool> gpu{*this, "gpu", llvm::cl::desc("collectives are NCCL's"),
                   llvm::cl::init(false)};
  Option<bool> excessPrecision{
      *this, "excess-precision",
      llvm::cl::desc(
          "sums of f16 and bf16 are computed in f32 and rounded once "
          "(dp-widen-sums), instead of where the graph rounds"),
      llvm::cl::init(true)};
  Option<int64_t> shardState{
      *this, "shard-state",
      llvm::cl::desc("stage of dp-shard-state, 1 to 3; 0 leaves state whole"),
      llvm::cl::init(0)};
  Option<bool> raiseIndexUpdates{
      *this, "raise-index-updates",
      llvm::cl::desc("contractions with one-hot tensors become indexed"),
      llvm::cl::init(true)};
};

/// The topology that is meant if `asked` is empty: one H100 machine after the
/// other for a GPU, one process for the host.
StringRef getTopologyName(StringRef asked, bool gpu);

/// Options of a schedule that exist for every target.
struct ScheduleChoices : virtual ::mlir::detail::PassOptions {
  Option<bool> convolutions{*this, "convolutions",
                            llvm::cl::desc("dp.conv instead of kernels"),
                            llvm::cl::init(false)};
  Option<std::string> precision{
      *this, "matmul-precision",
      llvm::cl::desc("of f32 contractions: ieee, tf32 or bf16"),
      llvm::cl::init("ieee")};
  Option<bool> noNaNs{*this, "no-nans",
                      llvm::cl::desc("no value of the program is NaN"),
                      llvm::cl::init(false)};
  Option<int64_t> firstBucketBytes{
      *this, "first-bucket-bytes",
      llvm::cl::desc("bytes of the first bucket of reductions"),
      llvm::cl::init(1 << 20)};
  Option<int64_t> bucketBytes{*this, "bucket-bytes",
                              llvm::cl::desc("bytes of the other buckets"),
                              llvm::cl::init(25 << 20)};
  Option<bool> overlap{*this, "overlap",
                       llvm::cl::desc("collectives run beside the program"),
                       llvm::cl::init(false)};

  /// Takes the values of `other`, whichever pipeline's they are.
  void take(const ScheduleChoices &other);
};

/// Options of dp-schedule-pipeline: those of every target, and the target.
struct ScheduleOptions : PassPipelineOptions<ScheduleOptions>, ScheduleChoices {
  Option<bool> gpu{*this, "gpu",
                   llvm::cl::desc("device memory, streams and NCCL"),
                   llvm::cl::init(false)};
};

/// Of a program for CUDA, whose schedule is one for GPUs.
struct CudaOptions : PassPipelineOptions<CudaOptions>, ScheduleChoices {};

/// How a graph in TOSA is read.
struct TosaOptions : PassPipelineOptions<TosaOptions> {
  Option<bool> validate{
      *this, "validate",
      llvm::cl::desc("refuse what TOSA's specification does not have (f64, "
                     "tensors of many dimensions) even if it can be lowered"),
      llvm::cl::init(false)};
};

/// Whether `root` holds ops of TOSA, which buildTosaPipeline takes to linalg.
bool containsTosa(Operation *root);

/// TOSA on tensors to linalg, arith, tensor and scf, by upstream's passes.
void buildTosaPipeline(OpPassManager &pm,
                       const TosaOptions &options = TosaOptions());

/// Single-device functions to dp.parallel: inline, annotate, parallelize.
void buildParallelPipeline(OpPassManager &pm, const ParallelOptions &options);

/// dp.parallel to one device's program on tensors, fused.
void buildSPMDPipeline(OpPassManager &pm);

/// One device's program on tensors to a schedule on buffers in one arena.
void buildSchedulePipeline(OpPassManager &pm, const ScheduleOptions &options);

/// A schedule for a GPU with its kernels as gpu.modules and its collectives by
/// NCCL's names.
void buildGpuSchedulePipeline(OpPassManager &pm);

/// The schedule of buildGpuSchedulePipeline to calls of the runtime. The
/// gpu.modules stay; from here on nothing in the schedule needs them.
void buildGpuRuntimePipeline(OpPassManager &pm);

/// Calls of the runtime and what computes their operands to the LLVM dialect.
void buildLLVMDialectPipeline(OpPassManager &pm);

/// A schedule and its kernels to the LLVM dialect, for the host.
void buildHostLLVMPipeline(OpPassManager &pm);

/// Runs on a module with gpu.modules: each becomes the NVVM dialect, its
/// kernels' parameters what a launch passes (a pointer to the first element,
/// dynamic sizes, dynamic strides; an index as i64). What is outside of them
/// stays.
void buildGpuPipeline(OpPassManager &pm);

/// Registers the pipelines for dp-opt: dp-tosa-pipeline, dp-parallel-pipeline,
/// dp-spmd-pipeline, dp-schedule-pipeline, dp-host-llvm-pipeline and all of
/// them after parallelization as dp-host-pipeline or dp-cuda-pipeline;
/// dp-gpu-pipeline.
void registerPipelines();

/// The dialects and interfaces that the pipelines need, no more: what a
/// compiler that starts in milliseconds registers.
void registerPipelineDialects(DialectRegistry &registry);

} // namespace mlir::dp

#endif // DP_PIPELINES_PIPELINES_H
