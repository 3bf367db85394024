//===- ProgressLine.h - Progress of a run on standard output ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_OUTPUTS_PROGRESSLINE_H
#define DP_TOOLS_DP_RUN_OUTPUTS_PROGRESSLINE_H

#include <chrono>
#include <cstdint>
#include <string>

namespace dp {

/// Prints a progress bar if standard output is a terminal, else a line per
/// epoch.
class ProgressLine {
public:
  /// `done`: number of steps that an earlier run has done.
  ProgressLine(int64_t steps, int64_t epochs, int64_t done = 0);

  /// Ends the bar of a run that ends before its last step.
  void end();

  /// Called after each step. `metrics` returns the text of its metrics; it is
  /// called only if a line is printed.
  template <typename F>
  void step(int64_t done, int64_t epoch, bool lastOfEpoch, double seconds,
            F &&metrics) {
    total += seconds;
    if (terminal ? isDue(done) : lastOfEpoch)
      show(done, epoch, metrics());
  }

private:
  bool isDue(int64_t done);
  void show(int64_t done, int64_t epoch, const std::string &metrics);

  using Clock = std::chrono::steady_clock;
  int64_t steps, epochs, shownSteps;
  bool terminal, isOpen = false;
  double total = 0, shownTotal = 0;
  Clock::time_point lastShown;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_OUTPUTS_PROGRESSLINE_H
