//===- ProcessCommunicator.h - Collectives between processes ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_COLLECTIVES_PROCESSCOMMUNICATOR_H
#define DP_LIB_RUNTIME_COLLECTIVES_PROCESSCOMMUNICATOR_H

#include "Communicator.h"
#include "Job/ControlPlane.h"

#include <thread>

namespace dp {

/// The communicator of ranks that are processes of a job. It computes what
/// ThreadCommunicator does, bit for bit: one rank reduces each element, over
/// all ranks in rank order.
class ProcessCommunicator final : public Communicator {
public:
  /// One thread runs a step, and the same or another one its collectives. Other
  /// threads may call only fail().
  explicit ProcessCommunicator(ControlPlane &control);

private:
  dp_status meet(int64_t rank, Team &team, const CollectiveCall *calls,
                 int64_t numCalls) override;
  void tellOthers(const std::string &message) override;
  void prepareStep() override {
    owner = std::this_thread::get_id();
    untold.store(false);
  }
  bool isHere(int64_t rank) const override { return rank == self; }

  /// Elements [begin, end) of a call that a rank reduces.
  struct Range {
    int64_t begin, end;
    int64_t count() const { return end - begin; }
  };
  Range shareOf(int64_t rank, int64_t offset, int64_t count) const;

  dp_status meetOthers(Team &team, const CollectiveCall *calls,
                       int64_t numCalls);
  void tellWhenFree();
  dp_status reportMismatch(const CollectiveCall *calls, int64_t numCalls,
                           ControlPlane::Describe describe);
  void layOut(const CollectiveCall *calls, int64_t numCalls);
  void exchange(const CollectiveCall *calls, int64_t numCalls);
  void compute(Team &team, const CollectiveCall *calls, int64_t numCalls);
  void shareResults(const CollectiveCall *calls, int64_t numCalls);
  void allGather(const CollectiveCall &call, char *scratch);
  void reduceScatter(const CollectiveCall &call, char *scratch);
  void allToAll(const CollectiveCall &call);

  ControlPlane &control;
  int64_t self;
  std::thread::id owner; ///< the thread of the current step
  std::mutex wire;       ///< held by the thread that talks to the others
  std::atomic<std::thread::id> speaker{}; ///< that thread, in a meeting
  std::atomic<bool> untold{false}; ///< a failure that the others must be told
  // Received data that must still be moved to its place.
  std::vector<char> scratch;
  std::vector<int64_t> scratchAt; ///< per call its offset in the scratch
  int64_t reduceTotal = 0;        ///< elements of all all_reduces of the group
  std::vector<const void *> sources;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_COLLECTIVES_PROCESSCOMMUNICATOR_H
