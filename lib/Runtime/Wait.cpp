//===- Wait.cpp - Waiting for another thread ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Wait.h"

#include <algorithm>
#include <climits>
#include <linux/futex.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace dp;

static_assert(sizeof(std::atomic<uint32_t>) == 4, "a futex is 32 bits");

// Some microseconds of polling, then about 100 us of offering the core to
// others: on a machine that is busy, the thread that is waited for may well be
// queued behind the one that waits.
static constexpr int busyPolls = 128, yieldingPolls = 256;

void WaitWord::advance() {
  // Ordered before the look at `sleepers`: either this sees the sleeper or the
  // sleeper sees the new value.
  value.fetch_add(1, std::memory_order_seq_cst);
  if (sleepers.load(std::memory_order_seq_cst) != 0)
    syscall(SYS_futex, reinterpret_cast<uint32_t *>(&value), FUTEX_WAKE_PRIVATE,
            INT_MAX, nullptr, nullptr, 0);
}

void WaitWord::waitWhile(uint32_t old, int spins) {
  for (int i = 0; i < spins; ++i) {
    if (load() != old)
      return;
    if (i < busyPolls)
      cpuRelax();
    else
      sched_yield();
  }
  sleepers.fetch_add(1, std::memory_order_seq_cst);
  while (value.load(std::memory_order_seq_cst) == old)
    syscall(SYS_futex, reinterpret_cast<uint32_t *>(&value), FUTEX_WAIT_PRIVATE,
            old, nullptr, nullptr, 0);
  sleepers.fetch_sub(1, std::memory_order_relaxed);
}

int64_t dp::availableCores() {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0)
    return std::max(1, CPU_COUNT(&set));
  return std::max(1L, sysconf(_SC_NPROCESSORS_ONLN));
}

int dp::spinBudget(int64_t totalThreads) {
  return totalThreads <= availableCores() ? busyPolls + yieldingPolls : 0;
}
