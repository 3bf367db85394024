//===- OptionChecks.h - Checks of a compilation's options -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_DRIVER_OPTIONCHECKS_H
#define DP_LIB_DRIVER_OPTIONCHECKS_H

#include "dp/Driver/CompileOptions.h"
#include "dp/Simulate/Simulator.h"
#include "dp/Support/EmitError.h"

namespace mlir::dp {

/// Refuses options that contradict each other, the paths for the result and the
/// report, or the stage at which the compilation ends.
LogicalResult checkOptions(const CompileOptions &options, StringRef output,
                           StringRef report, EmitErrorFn emitError);

/// Returns the simulator's options, with the topology that `options` name.
FailureOr<SimulationOptions> getSimulation(const CompileOptions &options,
                                           EmitErrorFn emitError);

} // namespace mlir::dp

#endif // DP_LIB_DRIVER_OPTIONCHECKS_H
