//===- Progress.cpp - Collectives beside a device's program ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// One queue with one writer and one reader: a slot belongs to the writer until
// it counts in `queued`, and again once it counts in `completed`.
//
//===----------------------------------------------------------------------===//

#include "Progress.h"

using namespace dp;

Progress::Progress(int64_t rank, Communicator &comm, int spins)
    : rank(rank), comm(comm), spins(spins), team(1, 0) {
  for (std::vector<CollectiveCall> &group : groups)
    group.reserve(16);
  thread = std::thread([this] { main(); });
}

Progress::~Progress() {
  stop.store(true);
  wake.advance();
  thread.join();
}

void Progress::submit(const CollectiveCall *calls, int64_t count) {
  if (given >= slots)
    waitFor(given - slots + 1);
  groups[given % slots].assign(calls, calls + count);
  queued.store(++given, std::memory_order_release);
  wake.advance();
}

void Progress::waitFor(uint64_t count) {
  while (true) {
    uint32_t present = done.load();
    if (completed.load(std::memory_order_acquire) >= count)
      return;
    done.waitWhile(present, spins);
  }
}

void Progress::main() {
  uint64_t next = 0;
  while (true) {
    uint32_t present = wake.load();
    if (queued.load(std::memory_order_acquire) == next) {
      if (stop.load())
        return;
      wake.waitWhile(present, spins);
      continue;
    }
    // After a failure the rest of the step's groups are dropped; the failure
    // says why.
    const std::vector<CollectiveCall> &group = groups[next % slots];
    if (!comm.failed())
      (void)comm.rendezvous(rank, team, group.data(),
                            static_cast<int64_t>(group.size()));
    completed.store(++next, std::memory_order_release);
    done.advance();
  }
}
