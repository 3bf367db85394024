//===- Compile.h - From a graph to an executable ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What dp-compile does, as one call for compilers that embed the library.
//
//===----------------------------------------------------------------------===//

#ifndef DP_DRIVER_COMPILE_H
#define DP_DRIVER_COMPILE_H

#include "dp/Target/Cuda/CudaExecutable.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"

#include <functional>
#include <optional>
#include <string>

namespace mlir {
class OpPassManager;
class TimingScope;
} // namespace mlir

namespace mlir::dp {

/// How far to go; each stage is a text or file of its own.
enum class CompileStage {
  parallel,    ///< one dp.parallel per entry
  spmd,        ///< one device's program on tensors, fused
  schedule,    ///< launches, contractions and collectives on buffers
  gpu,         ///< CUDA: GPU kernels, NCCL's collectives
  ptx,         ///< CUDA: the kernels' PTX
  cudaSource,  ///< CUDA: one CUDA C++ file with a main
  llvmDialect, ///< MLIR's LLVM dialect
  llvm,        ///< optimized LLVM IR
  object,      ///< object file
  executable   ///< shared object that the runtime loads
};

enum class CompileTarget { host, cuda };

/// What to ask the simulator (dp/Simulate/Simulator.h).
struct SimulateOptions {
  /// Device counts to simulate the schedule for; empty: none.
  SmallVector<int64_t> devices;
  /// A preset or a file; empty: one H100 machine after the other for CUDA, one
  /// process for the host.
  std::string topology;
  bool weak = false;        ///< the graph's batch is that of each device
  int64_t unknownTrips = 1; ///< of loops for which only data says it
  std::string trace;        ///< file for the timelines; empty: none
  /// Take the size of buckets that is fastest on the last of `devices`.
  bool tune = false;
};

struct CompileOptions {
  /// NAME:DIM of each argument to scatter, by name or number; NAME may be the
  /// subtree of a nested input, and begin with an entry's name and a slash.
  SmallVector<std::string> scatter;
  /// NAME of each argument that stays on the devices between steps.
  SmallVector<std::string> state;
  /// NAME of each argument that stays in the host's memory (CUDA).
  SmallVector<std::string> host;
  /// NAME of each result of rank 0 of which the caller gets a vector of each
  /// device's own, or "*" for all.
  SmallVector<std::string> gatherScalars;
  /// Number of devices; 0 leaves it open until the program runs.
  int64_t devices = 0;
  /// Each device normalizes by the mean and variance of its own rows.
  bool localStatistics = false;
  /// Sums of f16 and bf16 are computed and travel in f32 and are rounded once
  /// (dp-widen-sums). Without, values are rounded where the graph rounds them;
  /// between devices a sum is rounded once then, too.
  bool excessPrecision = true;
  /// What leaves of such statistics, as running ones: empty or "broadcast", the
  /// first device's; "average", the devices' average. "sync", statistics of the
  /// whole batch, is what is there without localStatistics.
  std::string buffers;
  /// In how many pieces each device takes its rows, one after the other.
  int64_t accumulate = 1;
  /// Whether updates at indices travel as indices and rows: "auto" (as the cost
  /// model for simulate.topology says), "always" or "never".
  std::string sparseGradients = "auto";
  /// In what sums for the state travel: empty (as they are), "bf16" or "f16".
  std::string compress;
  /// Each device keeps a part of the optimizer's state (1), computes a part of
  /// the gradients (2), keeps a part of the parameters (3); 0: all of each.
  int64_t shardState = 0;
  CompileTarget target = CompileTarget::host;
  /// CPU of the host code, by LLVM's name; "native" is this machine's.
  std::string cpu = "native";
  /// CUDA: architectures and toolkit; its cpu is the one above.
  GpuImageOptions gpu;
  /// CUDA: of f32 contractions: ieee, tf32 or bf16.
  std::string precision = "ieee";
  /// Contractions with one-hot tensors become indexed (dp-raise-index-update).
  bool raiseIndexUpdates = true;
  /// CUDA: promises that no value is NaN.
  bool noNaNs = false;
  /// MiB of a bucket of reductions, and of the first one; what is larger goes
  /// alone.
  double bucketCapMb = 25, firstBucketMb = 1;
  /// Collectives run beside the program. By default only where the target has
  /// streams.
  std::optional<bool> overlap;
  /// Remarks at each collective: its bytes and its reason.
  bool explain = false;
  CompileStage stage = CompileStage::executable;
  SimulateOptions simulate;
  /// Adds passes between parallelization and bufferization: they take ops of
  /// other dialects, which by then work on what one device holds, to linalg,
  /// tensor, arith and scf.
  std::function<void(OpPassManager &)> lowerForeignOps;
};

/// The dialects, interfaces and translations that compileGraph needs; to be
/// appended to the context's registry before the graph is built or parsed.
void registerCompileDialects(DialectRegistry &registry);

/// Compiles the public functions of `graph`, single-device programs on tensors
/// (or in TOSA), to `output`, a path ("-": standard output, but for an
/// executable). Changes `graph`. Writes what travels in a step to `report` if
/// it is not empty, as JSON. Prints what options.simulate asks for to standard
/// output (standard error if the result goes there); then `output` may be empty
/// and nothing else is made. Reports errors as diagnostics at the op they are
/// about, those about options and files at `graph`'s location. Times its parts
/// under `timing` if given.
LogicalResult compileGraph(ModuleOp graph, const CompileOptions &options,
                           StringRef output, StringRef report = "",
                           TimingScope *timing = nullptr);

} // namespace mlir::dp

#endif // DP_DRIVER_COMPILE_H
