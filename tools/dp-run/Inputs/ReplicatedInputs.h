//===- ReplicatedInputs.h - Inputs that all devices share -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_REPLICATEDINPUTS_H
#define DP_TOOLS_DP_RUN_INPUTS_REPLICATEDINPUTS_H

#include "BatchFeed.h"
#include "StateInputs.h"

namespace dp {

/// The arguments that are neither state nor batch, by argument number: the same
/// in all steps, or a row of --per-step in each.
class ReplicatedInputs {
public:
  /// Finds them in the files of --per-step, --state and --data. Throws Failure
  /// or NpzError.
  ReplicatedInputs(const Program &program, const Options &options,
                   const StateInputs &states, const BatchFeed &feed);

  const std::map<size_t, NpyArray> &constants() const { return sameInAll; }
  const std::map<size_t, NpyArray> &perStep() const { return ofEach; }

  /// Throws Failure if --per-step has fewer rows than there are steps.
  void checkRows(int64_t steps) const;

  /// Puts the inputs of a step into `arguments`.
  void select(int64_t step, std::vector<dp_array> &arguments);

  /// The arrays of the file of --per-step, by argument name, until they are
  /// dropped.
  const NpzFile &file() const { return perStepFile; }
  void dropFile() { perStepFile.clear(); }
  /// The inputs that no source has.
  const std::vector<std::string> &missing() const { return missingInputs; }

private:
  const Program &program;
  const Options &options;
  NpzFile perStepFile;
  std::map<size_t, NpyArray> sameInAll, ofEach;
  std::vector<std::string> missingInputs;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_REPLICATEDINPUTS_H
