//===- CollectiveThread.cpp - Collectives beside a program ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A queue with one writer and one reader. A slot belongs to the reader from the
// time that `queued` counts it until `completed` does, and else to the writer.
//
//===----------------------------------------------------------------------===//

#include "CollectiveThread.h"

#include <cassert>

using namespace dp;

CollectiveThread::CollectiveThread(int64_t rank, Communicator &comm, int spins)
    : rank(rank), comm(comm), spins(spins), team(1, 0) {
  for (std::vector<CollectiveCall> &group : groups)
    group.reserve(16);
  thread = std::thread([this] { main(); });
}

CollectiveThread::~CollectiveThread() {
  stop.store(true);
  wake.advance();
  thread.join();
}

void CollectiveThread::submit(const CollectiveCall *calls, int64_t count) {
  assert(count >= 1 && "a group of nothing");
  if (numSubmitted >= slots)
    waitFor(numSubmitted - slots + 1);
  groups[numSubmitted % slots].assign(calls, calls + count);
  queued.store(++numSubmitted, std::memory_order_release);
  wake.advance();
}

void CollectiveThread::waitFor(uint64_t count) {
  assert(count <= numSubmitted && "these groups will not come");
  while (true) {
    uint32_t present = done.load();
    if (completed.load(std::memory_order_acquire) >= count)
      return;
    done.waitWhile(present, spins);
  }
}

void CollectiveThread::main() {
  uint64_t next = 0;
  while (true) {
    uint32_t present = wake.load();
    if (queued.load(std::memory_order_acquire) == next) {
      if (stop.load())
        return;
      wake.waitWhile(present, spins);
      continue;
    }
    // After a failure the remaining groups of the step are dropped.
    const std::vector<CollectiveCall> &group = groups[next % slots];
    if (!comm.failed()) {
      auto count = static_cast<int64_t>(group.size());
      ActivityScope activity(activities, DP_ACTIVITY_COLLECTIVE, "collectives",
                             group.front().index, count);
      (void)comm.rendezvous(rank, team, group.data(), count);
    }
    completed.store(++next, std::memory_order_release);
    done.advance();
  }
}
