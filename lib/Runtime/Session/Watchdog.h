//===- Watchdog.h - Deadline of a step --------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_WATCHDOG_H
#define DP_LIB_RUNTIME_SESSION_WATCHDOG_H

#include "Collectives/Communicator.h"
#include "Job/ControlPlane.h"

#include <condition_variable>
#include <functional>
#include <thread>

namespace dp {

/// A thread that makes a step fail if no rank has come to a rendezvous or left
/// one for some time. The message names the ranks that keep the others waiting.
class Watchdog {
public:
  /// Called once for a step, from the watchdog's thread, when it has failed. A
  /// rank that is stuck cannot be stopped, so the step itself may never return.
  using OnTimeout = std::function<void(const Error &failure)>;

  /// seconds > 0. `onTimeout` may be empty, `control` null.
  Watchdog(Communicator &comm, const ControlPlane *control, double seconds,
           OnTimeout onTimeout);
  ~Watchdog();

  /// Enclose a step.
  void beginStep();
  void endStep();

private:
  void main();

  Communicator &comm;
  const ControlPlane *control;
  double seconds;
  OnTimeout onTimeout;
  // Odd while a step runs.
  std::atomic<uint64_t> steps{0};
  std::mutex mutex;
  std::condition_variable wake;
  bool stop = false;
  std::thread thread;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_WATCHDOG_H
