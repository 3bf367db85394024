//===- Options.h - Choices in the passes to dp.parallel ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_PARALLELIZE_OPTIONS_H
#define DP_TRANSFORMS_PARALLELIZE_OPTIONS_H

#include "dp/Support/OptionValues.h"

namespace mlir::dp {

/// The state that is sharded over the devices. Each value includes those before
/// it.
enum class StateSharding { none, optimizer, gradients, parameters };

/// The new values of running statistics, which are state.
enum class RunningStatistics { automatic, sync, broadcast, average };

template <>
inline llvm::cl::ValuesClass getOptionValues<StateSharding>() {
  return llvm::cl::values(
      clEnumValN(StateSharding::none, "0", "nothing"),
      clEnumValN(StateSharding::optimizer, "1", "the optimizer's state"),
      clEnumValN(StateSharding::gradients, "2", "the reduced gradients, too"),
      clEnumValN(StateSharding::parameters, "3", "the parameters, too"));
}

template <>
inline llvm::cl::ValuesClass getOptionValues<RunningStatistics>() {
  return llvm::cl::values(
      clEnumValN(RunningStatistics::automatic, "auto",
                 "sync, or broadcast with local statistics"),
      clEnumValN(RunningStatistics::sync, "sync",
                 "those of the whole batch; needs statistics of it"),
      clEnumValN(RunningStatistics::broadcast, "broadcast",
                 "the first device's, with local statistics"),
      clEnumValN(RunningStatistics::average, "average",
                 "the devices' average, with local statistics"));
}

} // namespace mlir::dp

#endif // DP_TRANSFORMS_PARALLELIZE_OPTIONS_H
