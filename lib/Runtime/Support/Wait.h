//===- Wait.h - Waiting for another thread ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A wait that spins while that is cheap and then sleeps: a dispatch between
// running threads takes well under a microsecond, an idle process takes no CPU.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SUPPORT_WAIT_H
#define DP_LIB_RUNTIME_SUPPORT_WAIT_H

#include <atomic>
#include <cstdint>

namespace dp {

/// A thread and the core it was on when it asked.
using ThreadPlace = uint64_t;

/// The calling thread's; never 0.
ThreadPlace threadPlace();

/// Whether `other` was another thread on the core of the caller's `mine`. A
/// thread that spins there keeps the one it waits for from running; it happens
/// on a machine that is busy with other work.
inline bool shareCore(ThreadPlace mine, ThreadPlace other) {
  return other != 0 && other != mine &&
         static_cast<uint32_t>(other) == static_cast<uint32_t>(mine);
}

/// A 32-bit word that threads wait on.
class WaitWord {
public:
  uint32_t load() const { return value.load(std::memory_order_acquire); }

  /// Moves the word on and wakes every sleeper.
  void advance();

  /// Returns once the word is not `old`, after at most `spins` polls asleep;
  /// without polling where the thread that moved the word last shares the
  /// caller's core.
  void waitWhile(uint32_t old, int spins);

private:
  std::atomic<uint32_t> value{0};
  std::atomic<uint32_t> sleepers{0};
  std::atomic<ThreadPlace> advancer{0};
};

/// Polls before a waiting thread sleeps: about 100 us where every thread of the
/// session has a core, else none.
int spinBudget(int64_t totalThreads);

/// Cores this process may run on (its affinity mask), at least 1.
int64_t availableCores();

inline void cpuRelax() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

} // namespace dp

#endif // DP_LIB_RUNTIME_SUPPORT_WAIT_H
