//===- Progress.h - Collectives beside a device's program -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_PROGRESS_H
#define DP_LIB_RUNTIME_HOST_PROGRESS_H

#include "Collectives/Communicator.h"

#include <array>

namespace dp {

/// The thread that takes part in a device's collectives while the device's own
/// thread goes on with the program. Groups run in the order in which they were
/// given, which is the same on all ranks. Used by the device's thread only.
class Progress {
public:
  /// `spins`: polls before a wait sleeps. Throws std::system_error.
  Progress(int64_t rank, Communicator &comm, int spins);
  ~Progress();
  Progress(const Progress &) = delete;

  /// Gives a group to the thread. May wait for earlier ones to complete.
  /// Allocates nothing once it has seen the largest group.
  void submit(const CollectiveCall *calls, int64_t count);

  /// How many groups it has been given.
  uint64_t submitted() const { return given; }

  /// Returns once the first `count` of them are complete, or the step has
  /// failed and the thread has left its rendezvous.
  void waitFor(uint64_t count);

private:
  void main();

  static constexpr uint64_t slots = 64;

  int64_t rank;
  Communicator &comm;
  int spins;
  Team team; ///< the thread alone
  std::array<std::vector<CollectiveCall>, slots> groups;
  uint64_t given = 0;
  alignas(64) WaitWord wake;                   ///< moves with every group
  alignas(64) std::atomic<uint64_t> queued{0}; ///< groups
  alignas(64) std::atomic<uint64_t> completed{0};
  WaitWord done; ///< moves with `completed`
  std::atomic<bool> stop{false};
  std::thread thread;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_PROGRESS_H
