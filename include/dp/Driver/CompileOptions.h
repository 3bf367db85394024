//===- CompileOptions.h - Options of a compilation --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_DRIVER_COMPILEOPTIONS_H
#define DP_DRIVER_COMPILEOPTIONS_H

#include "dp/Pipelines/Pipelines.h"

#include <functional>
#include <string>

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace mlir::dp {

/// The text or file that is written.
enum class CompileStage {
  parsed,
  parallel,
  spmd,
  schedule,
  gpu,
  ptx,
  cudaSource,
  llvmDialect,
  llvm,
  object,
  executable
};

template <>
inline llvm::cl::ValuesClass getOptionValues<CompileStage>() {
  using Stage = CompileStage;
  return llvm::cl::values(
      clEnumValN(Stage::parsed, "mlir", "the graph as parsed"),
      clEnumValN(Stage::parallel, "parallel", "one dp.parallel per entry"),
      clEnumValN(Stage::spmd, "spmd", "one device's program, fused"),
      clEnumValN(Stage::schedule, "schedule",
                 "launches, contractions and collectives on buffers"),
      clEnumValN(Stage::gpu, "gpu", "cuda: GPU kernels, NCCL's collectives"),
      clEnumValN(Stage::ptx, "ptx", "cuda: the kernels' PTX"),
      clEnumValN(Stage::cudaSource, "cuda-src",
                 "cuda: one CUDA C++ file with a main, for nvcc"),
      clEnumValN(Stage::llvmDialect, "llvm-dialect", "MLIR's LLVM dialect"),
      clEnumValN(Stage::llvm, "llvm", "optimized LLVM IR"),
      clEnumValN(Stage::object, "obj", "object file"),
      clEnumValN(Stage::executable, "so",
                 "shared object that the runtime loads"));
}

enum class CompileTarget { host, cuda };

template <>
inline llvm::cl::ValuesClass getOptionValues<CompileTarget>() {
  return llvm::cl::values(
      clEnumValN(CompileTarget::host, "host", "the CPU"),
      clEnumValN(CompileTarget::cuda, "cuda", "NVIDIA GPUs with NCCL"));
}

/// Options for the target and for the stage at which compilation ends.
struct TargetChoices : virtual OptionSet {
  Choice<CompileTarget> target{
      *this, "target",
      llvm::cl::desc("Processors that run the program (default host):"),
      llvm::cl::init(CompileTarget::host)};
  Choice<CompileStage> stage{
      *this, "emit", llvm::cl::desc("Stage at which to write (default so):"),
      llvm::cl::init(CompileStage::executable)};
  Choice<std::string> cpu{
      *this, "mcpu",
      llvm::cl::desc("CPU of the host code, by LLVM's name (default native, "
                     "this machine's)"),
      llvm::cl::value_desc("cpu"), llvm::cl::init("native")};
  ListChoice<std::string> archs{
      *this, "arch",
      llvm::cl::desc("GPU architectures; or, alone, ptx for kernels that the "
                     "driver compiles, or emulated for kernels that run on the "
                     "CPU (default sm_80,sm_90,sm_100)"),
      llvm::cl::value_desc("sm_90,...")};
  Choice<std::string> toolkit{
      *this, "cuda-toolkit",
      llvm::cl::desc("Folder of the CUDA toolkit that assembles kernels "
                     "(default: searched)"),
      llvm::cl::value_desc("dir")};

  Choice<bool> noStateCopies{
      *this, "no-state-copies",
      llvm::cl::desc("Round parameters to f16 or bf16 in each step (default: "
                     "on GPUs, each update rounds them for the next step)"),
      llvm::cl::init(false)};

  bool isCuda() const { return target == CompileTarget::cuda; }
};

/// Options of the cache of compiled code (dp/Driver/ProgramCache.h). The keys
/// do not have LLVM's own command line options: dp-compile goes without the
/// cache if one of them is given.
struct CacheChoices : virtual OptionSet {
  Choice<std::string> cache{
      *this, "cache",
      llvm::cl::desc("Folder in which compiled code is kept, or off (default: "
                     "DP_CACHE, else dp in XDG_CACHE_HOME or ~/.cache; off for "
                     "compilers that embed dp)"),
      llvm::cl::value_desc("dir|off")};
  Choice<std::string> cacheLimit{
      *this, "cache-limit",
      llvm::cl::desc("Size of the cache in bytes, with K, M or G after it or "
                     "nothing (default: DP_CACHE_SIZE, else 2G)"),
      llvm::cl::value_desc("size"), llvm::cl::init("2G")};
};

/// Options of the simulator (dp/Simulate/Simulator.h).
struct SimulateChoices : virtual OptionSet {
  ListChoice<int64_t> simulate{
      *this, "simulate",
      llvm::cl::desc("Print the predicted time of a step on these numbers of "
                     "devices; needs no -o (default: none)"),
      llvm::cl::value_desc("N,...")};
  Choice<bool> simulateWeak{
      *this, "simulate-weak",
      llvm::cl::desc("Simulate with the graph's batch on each device (default: "
                     "the devices share it)"),
      llvm::cl::init(false)};
  Choice<int64_t> simulateTrips{
      *this, "simulate-trips",
      llvm::cl::desc("Number of iterations of a loop whose trip count depends "
                     "on data (default 1)"),
      llvm::cl::value_desc("N"), llvm::cl::init(1)};
  Choice<std::string> simulateTrace{
      *this, "simulate-trace",
      llvm::cl::desc("File for the simulated timelines, in chrome://tracing's "
                     "format (default: none)"),
      llvm::cl::value_desc("file")};
  Choice<bool> tune{
      *this, "tune",
      llvm::cl::desc("Choose --bucket-cap-mb, and --shard-state where memory "
                     "lacks, by the simulator for the last number of "
                     "--simulate (default: as given)"),
      llvm::cl::init(false)};
};

/// All options of a compilation, by the names that `dp-compile --help` lists.
struct CompileOptions : ParallelChoices,
                        ScheduleChoices,
                        TargetChoices,
                        CacheChoices,
                        SimulateChoices {
  CompileOptions() = default;
  CompileOptions(const CompileOptions &other);

  Choice<bool> explain{
      *this, "explain",
      llvm::cl::desc("Emit a remark for each collective: its payload in bytes, "
                     "its cause and its source location (default: none)"),
      llvm::cl::init(false)};
  /// Adds passes between parallelization and bufferization: they take ops of
  /// other dialects, which by then work on what one device holds, to linalg,
  /// tensor, arith and scf.
  std::function<void(OpPassManager &)> lowerForeignOps;

  /// Returns true if the program may call libraries other than NCCL, as CUDA
  /// C++ does not.
  bool usesLibraries() const;
  /// The target that the options name.
  Target getTarget() const;
};

} // namespace mlir::dp

#endif // DP_DRIVER_COMPILEOPTIONS_H
