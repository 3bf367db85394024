//===- DataParallel.h - data_parallel as a library call ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The counterparts of torch::nn::parallel's data_parallel and parallel_apply,
// which take a module and its input. These take functions and make a function.
// Errors that those find when a program runs are found here, and are reported
// at the function or the argument that is wrong. For a compiler that has the
// graph as a func.func and wants to go on with dp.parallel; compileGraph
// (dp/Driver/Compile.h) does all in one.
//
//===----------------------------------------------------------------------===//

#ifndef DP_DRIVER_DATAPARALLEL_H
#define DP_DRIVER_DATAPARALLEL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>

namespace mlir::dp {

struct DataParallelOptions {
  /// N; 0 leaves it open until the program runs. On which GPUs, and from which
  /// of them results are read, is said when it runs (dp_session_options).
  int64_t devices = 0;
  /// For each argument the dimension along which it is scattered; none for what
  /// every device has whole, as parameters. Empty: as `dp.scatter` says.
  SmallVector<std::optional<int64_t>> dims;
  /// Results of rank 0 become vectors of each device's own, as torch's Gather
  /// makes them; else they are the single device's.
  bool gatherScalars = false;
  /// Each device normalizes by the mean and variance of its own rows, as
  /// torch's replicas do.
  bool localStatistics = false;
};

/// A new function `<name>_data_parallel`, after `function` in its module, that
/// computes the same on N devices; `function` and its module stay as they are
/// otherwise. Its types are those of `function`, except gatherScalars. Calls
/// in `function` are inlined; no callee may be parallel already. Not to
/// be called by a pass on functions.
FailureOr<func::FuncOp> dataParallel(func::FuncOp function,
                                     const DataParallelOptions &options);

struct ParallelApplyOptions {
  /// The new function's name; empty: `<name of the first>_parallel_apply`.
  std::string name;
  /// For each argument the dimension along which the replicas' inputs are the
  /// chunks of the new function's; none for what all get whole. Empty: 0 for
  /// every tensor that has a dimension, none for others.
  SmallVector<std::optional<int64_t>> dims;
};

/// A new public function, after the last of `replicas`, that runs replica i on
/// device i of as many devices as there are replicas, of which there is at
/// least one. They are functions of `module`, and of one type: of what a device
/// gets and gives. The new function takes and gives the whole: its arguments
/// are cut along `dims` (a static extent of a replica is that of each chunk, so
/// N times as many), its results are gathered along dimension 0, numbers to a
/// vector. No collectives in replicas. Else as dataParallel.
FailureOr<func::FuncOp>
parallelApply(ModuleOp module, ArrayRef<func::FuncOp> replicas,
              const ParallelApplyOptions &options = ParallelApplyOptions());

} // namespace mlir::dp

#endif // DP_DRIVER_DATAPARALLEL_H
