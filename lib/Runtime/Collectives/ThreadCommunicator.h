//===- ThreadCommunicator.h - Collectives over shared memory ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_COLLECTIVES_THREADCOMMUNICATOR_H
#define DP_LIB_RUNTIME_COLLECTIVES_THREADCOMMUNICATOR_H

#include "Communicator.h"

namespace dp {

/// The communicator of ranks that are threads of this process.
class ThreadCommunicator final : public Communicator {
public:
  ThreadCommunicator(int64_t ranks, int spins);

private:
  dp_status meet(int64_t rank, Team &team, const CollectiveCall *calls,
                 int64_t numCalls) override;
  void tellOthers(const Error &) override { generation.advance(); }
  void prepareStep() override { arrived.store(0, std::memory_order_relaxed); }
  bool isHere(int64_t) const override { return true; }

  const CollectiveCall *callsOf(int64_t rank) const {
    return published[rank].calls.load(std::memory_order_relaxed);
  }
  int64_t countOf(int64_t rank) const {
    return published[rank].count.load(std::memory_order_relaxed);
  }
  bool barrier(int64_t rank);
  dp_status check();
  void reduceSlice(int64_t rank, Team &team, int64_t numCalls);
  const void *const *gatherSources(int64_t rank, int64_t call);
  void reduceToAll(const void *const *sources, int64_t call, int64_t begin,
                   int64_t count);
  void allGather(int64_t rank, Team &team, int64_t call);
  void reduceScatter(int64_t rank, Team &team, int64_t call);
  void allToAll(int64_t rank, Team &team, int64_t call);

  int spins;
  // Per rank, a list of all ranks' pointers; each list has its own cache lines.
  int64_t scratchStride;
  std::vector<const void *> scratch;
  alignas(64) std::atomic<int64_t> arrived{0};
  alignas(64) WaitWord generation;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_COLLECTIVES_THREADCOMMUNICATOR_H
