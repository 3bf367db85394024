//===- Outputs.h - The files that a run writes ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_OUTPUTS_OUTPUTS_H
#define DP_TOOLS_DP_RUN_OUTPUTS_OUTPUTS_H

#include "Options.h"

#include <functional>
#include <string>
#include <vector>

namespace dp {

/// Throws Failure or FileError if it is known before the run that an output
/// cannot be written: two are one file, one is a file that the run reads (--out
/// may replace that of --state), or a folder forbids it.
void checkOutputs(const Options &options);

/// Runs several attempts, each even if an earlier one failed, and reports each
/// failure at once.
class Attempts {
public:
  void run(const std::function<void()> &attempt);
  const std::vector<std::string> &failures() const { return messages; }

private:
  void add(const std::string &message);

  std::vector<std::string> messages;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_OUTPUTS_OUTPUTS_H
