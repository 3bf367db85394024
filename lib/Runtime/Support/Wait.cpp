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

// About 100 us: longer than the gaps inside a step, so that its threads stay
// awake.
static constexpr int maxPolls = 2000;

ThreadPlace dp::threadPlace() {
  // Both are cheap reads of thread-local memory.
  static std::atomic<uint32_t> count{0};
  static thread_local uint64_t thread =
      count.fetch_add(1, std::memory_order_relaxed) + 1;
  return thread << 32 | static_cast<uint32_t>(sched_getcpu());
}

void WaitWord::advance() {
  advancer.store(threadPlace(), std::memory_order_relaxed);
  // Ordered before the load of `sleepers`: either this sees the sleeper or the
  // sleeper sees the new value.
  value.fetch_add(1, std::memory_order_seq_cst);
  if (sleepers.load(std::memory_order_seq_cst) != 0)
    syscall(SYS_futex, reinterpret_cast<uint32_t *>(&value), FUTEX_WAKE_PRIVATE,
            INT_MAX, nullptr, nullptr, 0);
}

void WaitWord::waitWhile(uint32_t old, int spins) {
  if (load() != old)
    return;
  if (spins != 0 &&
      shareCore(threadPlace(), advancer.load(std::memory_order_relaxed)))
    spins = 0;
  for (int i = 0; i < spins; ++i) {
    if (load() != old)
      return;
    cpuRelax();
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
  return totalThreads <= availableCores() ? maxPolls : 0;
}
