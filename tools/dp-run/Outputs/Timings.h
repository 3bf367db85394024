//===- Timings.h - The seconds of every step --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_OUTPUTS_TIMINGS_H
#define DP_TOOLS_DP_RUN_OUTPUTS_TIMINGS_H

#include <string>
#include <vector>

namespace dp {

/// The seconds that each step took.
struct Timings {
  std::vector<double> steps; ///< measured by the caller
  std::vector<double>
      deviceSteps; ///< by the device's clock; empty if it has none

  /// Writes them to the file at `path` as JSON. Throws FileError.
  void write(const std::string &path) const;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_OUTPUTS_TIMINGS_H
