//===- Communicator.h - Collectives over shared memory ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The ranks of a session meet in a rendezvous: each publishes the collectives
// it issues, all compare them, each computes its part, all leave together. A
// rank that fails, or ends the step, is seen by those who wait; nothing hangs.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_COMMUNICATOR_H
#define DP_LIB_RUNTIME_COMMUNICATOR_H

#include "Team.h"
#include "dp/Runtime/DeviceABI.h"

#include <mutex>
#include <string>
#include <vector>

namespace dp {

enum class CollectiveKind : int32_t {
  AllReduce,
  AllGather,
  ReduceScatter,
  Finish, ///< the rank has returned from the step
};

/// One collective as a rank issues it. An all_reduce of n elements is
/// outer = 1, blocks = n, blockElems = 1.
struct CollectiveCall {
  CollectiveKind kind;
  dp_dtype dtype;
  dp_reduction op; ///< 0 where nothing is reduced
  int64_t outer, blocks, blockElems;
  int64_t index; ///< in the descriptor's "collectives" of the entry
  const void *send;
  void *recv;

  int64_t elements() const { return outer * blocks * blockElems; }
};

class Communicator {
public:
  Communicator(int64_t ranks, int spins);

  int64_t ranks() const { return static_cast<int64_t>(published.size()); }

  /// Prepares for a step in which collective i has source location
  /// `locations[i]`. No rank is inside a call.
  void beginStep(const std::vector<std::string> *locations);

  /// Issues `calls` as one group on `rank` and waits for all ranks to do so.
  /// Allocates nothing. The calls' buffers are read and written by other ranks
  /// until it returns.
  dp_status rendezvous(int64_t rank, Team &team, const CollectiveCall *calls,
                       int64_t numCalls);

  /// Records that `rank` failed, if it is the first, and wakes those who wait.
  /// Returns `status`.
  dp_status fail(int64_t rank, dp_status status, const std::string &message);

  bool failed() const { return isFailed.load(std::memory_order_acquire); }

  /// The first failure of the step; only when no rank is inside a call.
  dp_status failureStatus() const { return firstStatus; }
  const std::string &failureMessage() const { return firstMessage; }

private:
  struct alignas(64) Published {
    const CollectiveCall *calls = nullptr;
    int64_t count = 0;
    std::atomic<ThreadPlace> place{0}; ///< of the rank's thread
  };

  bool barrier(int64_t rank);
  dp_status check();
  std::string describe(const CollectiveCall &call) const;
  std::string describeMismatch(int64_t other) const;
  void reduceSlice(int64_t rank, Team &team, int64_t numCalls);
  const void *const *gatherSources(int64_t rank, int64_t call);
  void reduceToAll(const void *const *sources, int64_t call, int64_t begin,
                   int64_t count);
  void allGather(int64_t rank, Team &team, int64_t call);
  void reduceScatter(int64_t rank, Team &team, int64_t call);

  int spins;
  std::vector<Published> published;
  // Per rank a list of all ranks' pointers, on cache lines of its own.
  int64_t scratchStride;
  std::vector<const void *> scratch;
  const std::vector<std::string> *locations = nullptr;
  alignas(64) std::atomic<int64_t> arrived{0};
  alignas(64) WaitWord generation;
  std::atomic<bool> isFailed{false};
  std::mutex failureMutex;
  dp_status firstStatus = DP_SUCCESS;
  std::string firstMessage;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_COMMUNICATOR_H
