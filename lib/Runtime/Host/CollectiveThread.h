//===- CollectiveThread.h - Collectives beside a program --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_COLLECTIVETHREAD_H
#define DP_LIB_RUNTIME_HOST_COLLECTIVETHREAD_H

#include "Collectives/Communicator.h"
#include "Device/Activities.h"

#include <array>

namespace dp {

/// A thread that runs a device's collectives while the device's own thread
/// continues with the program. Groups run in the order of their submission,
/// which is the same on all ranks. Only the device's thread calls
/// it.
class CollectiveThread {
public:
  /// `spins`: number of polls before a wait sleeps. Throws std::system_error.
  CollectiveThread(int64_t rank, Communicator &comm, int spins);
  ~CollectiveThread();
  CollectiveThread(const CollectiveThread &) = delete;

  /// Submits a group to the thread. Waits if too many groups are pending.
  /// Allocates nothing once it has seen the largest group.
  void submit(const CollectiveCall *calls, int64_t count);

  /// Number of groups submitted so far.
  uint64_t submitted() const { return numSubmitted; }

  /// Returns once the first `count` groups are complete, or the step has failed
  /// and the thread has left its rendezvous.
  void waitFor(uint64_t count);

  /// Receives the activities of this thread in a profiled step; else null. Set
  /// between steps only.
  Activities *activities = nullptr;

private:
  void main();

  static constexpr uint64_t slots = 64;

  int64_t rank;
  Communicator &comm;
  int spins;
  Team team; ///< of this thread alone
  std::array<std::vector<CollectiveCall>, slots> groups;
  uint64_t numSubmitted = 0;
  alignas(64) WaitWord wake; ///< advances with every submitted group
  alignas(64) std::atomic<uint64_t> queued{0}; ///< groups
  alignas(64) std::atomic<uint64_t> completed{0};
  WaitWord done; ///< advances with `completed`
  std::atomic<bool> stop{false};
  std::thread thread;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_COLLECTIVETHREAD_H
