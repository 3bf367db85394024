//===- StateInputs.h - Initial states ---------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_STATEINPUTS_H
#define DP_TOOLS_DP_RUN_INPUTS_STATEINPUTS_H

#include "Options.h"
#include "Program.h"

#include <map>

namespace dp {

/// The states before the first step, found by name in the file of --state or in
/// a checkpoint, or made by --random.
class StateInputs {
public:
  /// `file` is the content of --state. `resumed`, the states of a checkpoint,
  /// replaces those in it; `resumedPaths` is paths() of that run. Throws
  /// Failure.
  StateInputs(const Program &program, const Options &options, NpzFile file,
              NpzFile resumed,
              const std::map<std::string, std::string> &resumedPaths);

  NpzFile &values() { return states; }
  /// Per state that the file of --state names by a path, that path.
  const std::map<std::string, std::string> &paths() const { return statePaths; }

  /// The arrays of the file, by argument name, until they are dropped.
  const NpzFile &file() const { return given; }
  void dropFile() { given.clear(); }

  /// The states that no source has.
  const std::vector<std::string> &missing() const { return missingStates; }

private:
  NpzFile given, states;
  std::map<std::string, std::string> statePaths; ///< by name
  std::vector<std::string> missingStates;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_STATEINPUTS_H
