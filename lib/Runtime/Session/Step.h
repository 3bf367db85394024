//===- Step.h - A step on one rank ------------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_STEP_H
#define DP_LIB_RUNTIME_SESSION_STEP_H

#include "Results.h"

namespace dp {

/// Runs the step of a prepared entry on `rank`, on its thread: copies the
/// inputs to the device unless they are `uploaded` (which may be null), runs
/// the program, and copies the results to the host. If all ranks are in this
/// process, it also collects the rank's share of them. A failure is recorded in
/// the communicator.
void runStep(const SessionContext &context, const EntryPlan &plan, int64_t rank,
             const dp_array *arguments, const dp_array *results,
             const UploadedArguments *uploaded, const Results &collector);

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_STEP_H
