//===- Watchdog.cpp - Deadline of a step ----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The thread polls now and then whether any rank has made progress; it costs a
// step two stores.
//
//===----------------------------------------------------------------------===//

#include "Watchdog.h"

#include <algorithm>
#include <cassert>
#include <chrono>

using namespace dp;
using Clock = std::chrono::steady_clock;

Watchdog::Watchdog(Communicator &comm, const ControlPlane *control,
                   double seconds, OnTimeout onTimeout)
    : comm(comm), control(control), seconds(seconds),
      onTimeout(std::move(onTimeout)), thread([this] { main(); }) {
  assert(seconds > 0 && "no deadline");
}

Watchdog::~Watchdog() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    stop = true;
  }
  wake.notify_one();
  thread.join();
}

void Watchdog::beginStep() {
  assert(steps.load() % 2 == 0 && "a step runs");
  steps.fetch_add(1, std::memory_order_release);
}

void Watchdog::endStep() {
  assert(steps.load() % 2 == 1 && "no step runs");
  steps.fetch_add(1, std::memory_order_release);
}

void Watchdog::main() {
  auto tick =
      std::chrono::duration<double>(std::clamp(seconds / 20, 0.01, 1.0));
  uint64_t lastStep = 0, lastProgress = 0, reported = 0;
  Clock::time_point moved = Clock::now();
  std::unique_lock<std::mutex> lock(mutex);
  while (!wake.wait_for(lock, tick, [this] { return stop; })) {
    uint64_t step = steps.load(std::memory_order_acquire);
    uint64_t progress = comm.progress();
    Clock::time_point now = Clock::now();
    // A wait for other processes has a deadline of its own and a better
    // message.
    if (step % 2 == 0 || step != lastStep || progress != lastProgress ||
        (control && control->isWaiting()))
      moved = now;
    lastStep = step;
    lastProgress = progress;
    if (std::chrono::duration<double>(now - moved).count() < seconds)
      continue;
    // If a rank has failed already, another one has not noticed it.
    comm.fail(comm.describeStuck(seconds));
    moved = now;
    // A step that never ends is reported once: the caller may be about to end,
    // and have nothing left that could be called.
    if (onTimeout && step != reported)
      onTimeout(comm.firstFailure());
    reported = step;
  }
}
