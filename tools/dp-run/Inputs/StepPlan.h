//===- StepPlan.h - The steps of a run and their rows -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_STEPPLAN_H
#define DP_TOOLS_DP_RUN_INPUTS_STEPPLAN_H

#include "BatchFeed.h"

namespace dp {

/// The number of steps of a run, and the epoch and the rows of each.
class StepPlan {
public:
  /// Throws Failure if the options do not fit the batches of `feed`.
  StepPlan(const Program &program, const Options &options,
           const BatchFeed &feed);

  /// With --join: the steps in which this process takes all of its rows once.
  /// setStepsPerEpoch then sets the steps of an epoch of all processes; batches
  /// of the remaining steps are empty.
  int64_t ownStepsPerEpoch() const { return ownPerEpoch; }
  void setStepsPerEpoch(int64_t count);
  int64_t stepsPerEpoch() const { return perEpoch; }

  int64_t steps() const { return stepCount; }
  /// Return the epoch in which a step begins, and the number of epochs of the
  /// run.
  int64_t epochOf(int64_t step) const;
  int64_t epochs() const { return epochOf(stepCount - 1) + 1; }

  /// Returns the rows of a step in order; valid until the next call. For
  /// entries with batches.
  const std::vector<int64_t> &rowsOf(int64_t step);

private:
  const Options &options;
  std::optional<RowOrder> order;
  int64_t stepCount = 1;
  int64_t ownPerEpoch = 0, perEpoch = 0; ///< with --join
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_STEPPLAN_H
