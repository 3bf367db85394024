//===- Recorder.h - The results of the steps --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_OUTPUTS_RECORDER_H
#define DP_TOOLS_DP_RUN_OUTPUTS_RECORDER_H

#include "Program.h"

namespace dp {

/// The results of one step, except those that update state.
class StepResults {
public:
  /// `all`: all results, or only the scalars. `here`: whether this process
  /// receives them; others only ask for the same ones.
  StepResults(const Program &program, bool all, bool here = true)
      : program(program), all(all), here(here) {}

  /// Returns room for the results of a step with these arguments.
  const std::vector<dp_array> &allocate(const Session &session,
                                        const std::vector<dp_array> &arguments);

  /// Returns arrays by result number; empty for results that are not wanted.
  std::vector<NpyArray> &arrays() { return values; }
  bool has(size_t result) const { return here && wanted(result); }

private:
  bool wanted(size_t result) const;

  const Program &program;
  bool all, here;
  std::vector<NpyArray> values;
  std::vector<dp_array> views;
};

/// Collects the results of all steps.
class Recorder {
public:
  explicit Recorder(const Program &program)
      : program(program), recorded(program.results.size()) {}

  void record(StepResults &results);

  /// Returns one array per result: stacked over the steps if every step's has
  /// the same shape; else concatenated along the batch.
  NpzFile metrics() const;

  /// Returns the recorded results as arrays for restore(): of each result the
  /// elements of all steps and their shapes.
  NpzFile save() const;
  /// Continues after the saved results of another run of `steps` steps. Throws
  /// Failure if it has other results or steps.
  void restore(const NpzFile &saved, int64_t steps);

private:
  const Program &program;
  std::vector<std::vector<NpyArray>> recorded; ///< by result, then step
};

/// Formats the value of a scalar.
std::string formatScalar(const NpyArray &array);

/// Returns element `i`, of a complex array part `i`, as a number.
double elementAsDouble(const NpyArray &array, int64_t i);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_OUTPUTS_RECORDER_H
