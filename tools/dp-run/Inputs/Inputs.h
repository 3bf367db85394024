//===- Inputs.h - The arguments of an entry ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_INPUTS_H
#define DP_TOOLS_DP_RUN_INPUTS_INPUTS_H

#include "BatchFeed.h"
#include "ReplicatedInputs.h"
#include "StateInputs.h"
#include "StepPlan.h"

namespace dp {

/// The arguments of an entry, found in the files by name and checked before the
/// first step.
class Inputs {
public:
  /// Reads the files except that of --state, whose content is `states`. Of the
  /// rows it reads those of `rank` of `ranks`. `resumed` and `resumedPaths` are
  /// as for StateInputs. Throws Failure or NpzError.
  Inputs(const Program &program, const Options &options, NpzFile states,
         int64_t rank, int64_t ranks, NpzFile resumed = {},
         const std::map<std::string, std::string> &resumedPaths = {});

  StateInputs &states() { return stateInputs; }
  BatchFeed &batches() { return feed; }
  const BatchFeed &batches() const { return feed; }
  const ReplicatedInputs &replicated() const { return replicatedInputs; }
  const StepPlan &plan() const { return stepPlan; }

  /// With --join, once: see StepPlan.
  void setStepsPerEpoch(int64_t count);

  /// Returns the arguments of a step, one per argument of the entry (state:
  /// null); valid until the next call. Batches have the shape of the rows of
  /// all ranks and the data of this one's.
  const std::vector<dp_array> &argumentsOf(int64_t step);

private:
  StateInputs stateInputs;
  BatchFeed feed;
  ReplicatedInputs replicatedInputs;
  StepPlan stepPlan;
  std::vector<dp_array> current;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_INPUTS_H
