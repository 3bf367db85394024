//===- Compare.h - Results of N devices against those of one ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_OUTPUTS_COMPARE_H
#define DP_TOOLS_DP_RUN_OUTPUTS_COMPARE_H

#include "Recorder.h"

namespace dp {

/// Runs each step on one device as well (`--verify`). Before a step the single
/// device gets the state of the N, so that differences do not accumulate over
/// steps.
class Verifier {
public:
  /// `here`: whether this process has the results; the others only take part in
  /// reading the states.
  Verifier(const Program &program, bool here,
           const dp_session_options &settings);

  /// Copies the state before a step; `like` has the states' dtypes and shapes.
  void synchronize(Session &session, const NpzFile &like);

  /// Runs the step on one device and compares results and new state. Throws
  /// Failure if they differ by more than the bound.
  void compare(int64_t step, const std::vector<dp_array> &arguments,
               StepResults &results, Session &session);

  /// Describes the compared results, the bound and the worst difference.
  std::string summary() const;

private:
  void compareArrays(int64_t step, const std::string &what,
                     const NpyArray &many, const NpyArray &one);

  const Program &program;
  bool here;
  Session one;
  StepResults oneResults;
  NpzFile many, single; ///< states, of the N devices and of the one
  int64_t steps = 0, bothNaN = 0;
  double worst = 0; ///< as a fraction of the bound
  std::string worstText;
};

/// |many - one| <= tolerance * max(1, max |one|); 0 for integers.
double verifyTolerance(dp_dtype dtype);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_OUTPUTS_COMPARE_H
