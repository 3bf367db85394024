//===- Signals.h - Ending a run by a signal ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// While steps run, the first SIGTERM, SIGINT or SIGHUP requests a stop after
// the current step (dp_request_stop). A second one ends the process, and so
// does a step that has not ended within the grace (--grace): a kernel that
// loops for ever cannot be stopped. At other times the first one ends it. A
// process of a job first reports the operation that it waits for, within
// seconds.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_SIGNALS_H
#define DP_TOOLS_DP_RUN_SIGNALS_H

#include <cstdint>
#include <string>

namespace dp {

/// Installs the handlers; called first. From then on a write beyond a limit, or
/// to a closed pipe, is an error of that write and no signal.
void handleSignals();

/// Declares that the process is one of a job: before it ends, it reports the
/// operation that it waits for.
void reportWaitsOnSignals();

/// Makes the first signal from now on request a stop of the run of `entry`, and
/// end a step that does not end within `grace` seconds (0: no limit). `rank` is
/// that of this process in its job. Returns a signal that came before and has
/// not ended the process yet, or 0.
int stopOnSignals(const std::string &entry, int64_t rank, double grace);

/// While it lives, step `number`, counted from 1, runs.
class StepInProgress {
public:
  explicit StepInProgress(int64_t number);
  ~StepInProgress();
  StepInProgress(const StepInProgress &) = delete;
  StepInProgress &operator=(const StepInProgress &) = delete;
};

/// `SIGTERM`.
std::string nameOfSignal(int signal);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_SIGNALS_H
