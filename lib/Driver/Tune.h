//===- Tune.h - Choice of options by simulation -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_DRIVER_TUNE_H
#define DP_LIB_DRIVER_TUNE_H

#include "dp/Driver/CompileOptions.h"
#include "dp/Simulate/Simulator.h"

#include "mlir/IR/OwningOpRef.h"

namespace mlir::dp {

/// The question to the simulator while options are chosen.
struct TuneQuestion {
  int64_t devices;
  SimulationOptions simulation;
  /// The schedule as other options make it; null if they cannot.
  llvm::function_ref<OwningOpRef<ModuleOp>(const CompileOptions &)> lower;
};

/// Sets options.bucketCapMb to the size of buckets with which the program's
/// entries together take the least time, and prints the sizes that were tried.
/// The present size stays unless another one saves one per cent.
void tuneBuckets(CompileOptions &options, const TuneQuestion &question,
                 llvm::raw_ostream &os);

/// Sets options.shardState to the first stage with which every entry fits into
/// a device's memory, or to the one that needs least, and prints the
/// attempts. Nothing happens where the program fits as it is.
void tuneStage(CompileOptions &options, const TuneQuestion &question,
               llvm::raw_ostream &os);

} // namespace mlir::dp

#endif // DP_LIB_DRIVER_TUNE_H
