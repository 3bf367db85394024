//===- Signals.h - Ending a run by a signal ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// While the steps run, the first SIGTERM, SIGINT or SIGHUP asks to stop after
// the present step (dp_request_stop); a second one ends the process. At any
// other time the first one does. A process of a job first says what it waits
// for, within seconds.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_SIGNALS_H
#define DP_TOOLS_DP_RUN_SIGNALS_H

#include <string>

namespace dp {

/// Installs the handlers; to be called first. A write that a limit forbids, or
/// that nobody reads, is an error of that write from now on, no signal.
void handleSignals();

/// The process is one of several: it says what it waits for before it ends.
void reportWaitsOnSignals();

/// From now on the first signal asks to stop. Returns one that has come before
/// and has not ended the process yet, or 0.
int stopOnSignals();

/// `SIGTERM`.
std::string nameOfSignal(int signal);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_SIGNALS_H
