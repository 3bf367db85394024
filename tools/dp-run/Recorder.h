//===- Recorder.h - The results of the steps --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_RECORDER_H
#define DP_TOOLS_DP_RUN_RECORDER_H

#include "Program.h"

namespace dp {

/// The results of one step, those that update state left out.
class StepResults {
public:
  /// `all`: all results, or only the scalars. `here`: in this process; else
  /// they are only asked for.
  StepResults(const Program &program, bool all, bool here = true)
      : program(program), all(all), here(here) {}

  /// Room for the results of a step with these arguments.
  const std::vector<dp_array> &allocate(const Session &session,
                                        const std::vector<dp_array> &arguments);

  /// Arrays by result number; empty where nothing was asked for.
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

  /// One array per result: steps first, where every step's has the same shape;
  /// else the steps' arrays one after the other along the batch.
  NpzFile metrics() const;

  /// What was recorded, as arrays that restore() takes: of each result all
  /// steps' elements and their shapes.
  NpzFile save() const;
  /// Goes on behind what another run of `steps` steps has saved. Throws
  /// Failure if that is of other results or steps.
  void restore(const NpzFile &saved, int64_t steps);

private:
  const Program &program;
  std::vector<std::vector<NpyArray>> recorded; ///< by result, then step
};

/// The value of a scalar, for people.
std::string formatScalar(const NpyArray &array);

/// Element `i` as a number; of a complex array part `i`.
double elementAsDouble(const NpyArray &array, int64_t i);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_RECORDER_H
