//===- Wait.cpp - Waiting for another thread ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Wait.h"

#include <algorithm>
#include <chrono>
#include <climits>
#include <linux/futex.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace dp;

static_assert(sizeof(std::atomic<uint32_t>) == 4, "a futex is 32 bits");

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
    cpuRelax();
  }
  sleepers.fetch_add(1, std::memory_order_seq_cst);
  while (value.load(std::memory_order_seq_cst) == old)
    syscall(SYS_futex, reinterpret_cast<uint32_t *>(&value), FUTEX_WAIT_PRIVATE,
            old, nullptr, nullptr, 0);
  sleepers.fetch_sub(1, std::memory_order_relaxed);
}

// How long a pause takes differs 10-fold among CPUs.
static int measureSpinsPer100us() {
  using Clock = std::chrono::steady_clock;
  constexpr int sample = 2000;
  auto begin = Clock::now();
  for (int i = 0; i < sample; ++i)
    cpuRelax();
  double ns =
      std::chrono::duration<double, std::nano>(Clock::now() - begin).count() /
      sample;
  return static_cast<int>(std::clamp(100e3 / std::max(ns, 0.1), 500.0, 1e6));
}

int64_t dp::availableCores() {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0)
    return std::max(1, CPU_COUNT(&set));
  return std::max(1L, sysconf(_SC_NPROCESSORS_ONLN));
}

int dp::spinBudget(int64_t totalThreads) {
  static const int spins = measureSpinsPer100us();
  return totalThreads <= availableCores() ? spins : 0;
}
