//===- Team.cpp - The threads of one device -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Team.h"

#include <cassert>
#include <sched.h>

using namespace dp;

static constexpr uint64_t unclaimedMask = 0xffff;

Team::Team(int64_t threads, int spins) : spins(spins) {
  helpers.reserve(threads - 1);
  try {
    for (int64_t i = 1; i < threads; ++i)
      helpers.emplace_back([this] { helperMain(); });
  } catch (...) { // if a thread cannot be started, end the others
    stop.store(true);
    wake.advance();
    for (std::thread &t : helpers)
      t.join();
    throw;
  }
}

Team::~Team() {
  stop.store(true);
  wake.advance();
  for (std::thread &t : helpers)
    t.join();
}

void Team::work() {
  uint64_t seen = claims.load(std::memory_order_acquire);
  while ((seen & unclaimedMask) != 0) {
    if (!claims.compare_exchange_weak(seen, seen - 1, std::memory_order_acq_rel,
                                      std::memory_order_acquire))
      continue;
    part(context, static_cast<int64_t>(seen & unclaimedMask) - 1);
    finished.fetch_add(1, std::memory_order_release);
    seen = claims.load(std::memory_order_acquire);
  }
}

void Team::helperMain() {
  uint32_t seen = 0;
  while (true) {
    wake.waitWhile(seen, spins);
    seen = wake.load();
    if (stop.load(std::memory_order_relaxed))
      return;
    work();
  }
}

void Team::run(int64_t parts, Part p, void *c) {
  assert(parts <= maxParts && "too many parts for the count of claims");
  if (helpers.empty() || parts <= 1) {
    for (int64_t i = 0; i < parts; ++i)
      p(c, i);
    return;
  }
  part = p;
  context = c;
  finished.store(0, std::memory_order_relaxed);
  uint64_t job = (claims.load(std::memory_order_relaxed) >> 16) + 1;
  claims.store(job << 16 | static_cast<uint64_t>(parts),
               std::memory_order_release);
  wake.advance();
  work();
  // The remaining parts run on helpers. They are short, but a helper may have
  // lost its core.
  for (int polls = 0; finished.load(std::memory_order_acquire) != parts;)
    if (++polls < 1000)
      cpuRelax();
    else
      sched_yield();
}
