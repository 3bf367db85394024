//===- Wait.h - Waiting for another thread ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A wait polls for a while and then sleeps. So a dispatch between running
// threads takes well under a microsecond, and an idle process takes no CPU.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SUPPORT_WAIT_H
#define DP_LIB_RUNTIME_SUPPORT_WAIT_H

#include <atomic>
#include <cstdint>

namespace dp {

/// A thread and the core on which it called threadPlace().
using ThreadPlace = uint64_t;

/// Returns the place of the calling thread; never 0.
ThreadPlace threadPlace();

/// Returns true if `other` is the place of another thread on the core of
/// `mine`, the caller's place. If so, polling would keep the thread that the
/// caller waits for from running. This happens on a machine that is busy with
/// other work.
inline bool shareCore(ThreadPlace mine, ThreadPlace other) {
  return other != 0 && other != mine &&
         static_cast<uint32_t>(other) == static_cast<uint32_t>(mine);
}

/// A 32-bit counter that threads wait on.
class WaitWord {
public:
  uint32_t load() const { return value.load(std::memory_order_acquire); }

  /// Advances the word and wakes every sleeper.
  void advance();

  /// Returns once the word is not `old`. Sleeps after `spins` polls, or at once
  /// if the thread that advanced the word last shares the caller's core.
  void waitWhile(uint32_t old, int spins);

private:
  std::atomic<uint32_t> value{0};
  std::atomic<uint32_t> sleepers{0};
  std::atomic<ThreadPlace> advancer{0};
};

/// Returns the number of polls before a waiting thread sleeps: about 100 us if
/// every thread of the session has a core, else 0.
int spinBudget(int64_t totalThreads);

/// Returns the number of cores that this process may run on (its affinity
/// mask), at least 1.
int64_t availableCores();

inline void cpuRelax() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

} // namespace dp

#endif // DP_LIB_RUNTIME_SUPPORT_WAIT_H
