//===- Compare.h - Results of N devices against those of one ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_COMPARE_H
#define DP_TOOLS_DP_RUN_COMPARE_H

#include "Recorder.h"

namespace dp {

/// Runs each step on one device as well (`--verify`). Before a step the one
/// device gets the state of the N, so that a difference is that step's own and
/// does not grow over the steps.
class Verifier {
public:
  /// `here`: in the process that has the results; the others only take part in
  /// reading the states.
  Verifier(const Program &program, bool here,
           const dp_session_options &settings);

  /// Takes the state before a step; `like` has the states' dtypes and shapes.
  void synchronize(Session &session, const NpzFile &like);

  /// Runs the step on one device and compares results and new state. Throws
  /// Failure where they differ by more than the bound.
  void compare(int64_t step, const std::vector<dp_array> &arguments,
               StepResults &results, Session &session);

  /// What was compared, the bound and the worst difference, for people.
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

#endif // DP_TOOLS_DP_RUN_COMPARE_H
