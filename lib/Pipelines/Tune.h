//===- Tune.h - Choose options by the simulator -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_PIPELINES_TUNE_H
#define DP_LIB_PIPELINES_TUNE_H

#include "dp/Pipelines/Compile.h"
#include "dp/Simulate/Simulator.h"

#include "mlir/IR/OwningOpRef.h"

namespace mlir::dp {

/// Sets options.bucketCapMb to the size of buckets with which the program's
/// entries together take the least time on `devices` devices, and prints what
/// was tried. `lower` makes the schedule for other options; null if it cannot.
/// What is there stays unless another size saves one per cent.
void tuneBuckets(
    CompileOptions &options, int64_t devices,
    const SimulationOptions &simulation,
    llvm::function_ref<OwningOpRef<ModuleOp>(const CompileOptions &)> lower,
    llvm::raw_ostream &os);

} // namespace mlir::dp

#endif // DP_LIB_PIPELINES_TUNE_H
