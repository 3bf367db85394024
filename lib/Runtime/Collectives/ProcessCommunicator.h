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

/// The communicator of ranks that are processes of a job. It has the results of
/// ThreadCommunicator, bit for bit: each element is reduced over all ranks in
/// rank order.
class ProcessCommunicator final : public Communicator {
public:
  /// One thread runs a step, and the same or another one its collectives. Other
  /// threads may call only fail(). `sharing`: processes on the cores of this
  /// one.
  ProcessCommunicator(ControlPlane &control, int64_t sharing);

  int64_t ranksOnCores() const override { return sharing; }
  void setPolls(int count) override { control.setPolls(count); }

private:
  dp_status meet(int64_t rank, Team &team, const CollectiveCall *calls,
                 int64_t numCalls) override;
  void tellOthers(const Error &failure) override;
  void prepareStep() override {
    owner = std::this_thread::get_id();
    untold.store(false);
  }
  bool isHere(int64_t rank) const override { return rank == self; }

  dp_status meetOthers(Team &team, const CollectiveCall *calls,
                       int64_t numCalls);
  void tellWhenFree();
  dp_status reportMismatch(const CollectiveCall *calls, int64_t numCalls,
                           ControlPlane::Describe describe);

  // A small group travels with the meeting (SmallGroups.cpp).
  bool isSmall(const CollectiveCall *calls, int64_t numCalls) const;
  void pack(const CollectiveCall *calls, int64_t numCalls);
  void pack(const CollectiveCall &call, int64_t rank);
  void unpack(const CollectiveCall *calls, int64_t numCalls);
  void unpack(const CollectiveCall &call);

  // Large ones are reduced in pieces (PiecewiseReductions.cpp).
  static bool isPiecewise(const CollectiveCall &call) {
    return call.kind == CallKind::AllReduce ||
           (call.kind == CallKind::ReduceScatter && call.outer == 1);
  }
  /// The elements [begin, begin + count) of a call, reduced by one rank.
  struct Piece {
    int64_t call, begin, count;
  };
  void cut(const CollectiveCall *calls, int64_t numCalls);
  void cut(int64_t rank, int64_t call, int64_t begin, int64_t end,
           int64_t elementBytes);
  void reducePieces(Team &team, const CollectiveCall *calls,
                    ControlPlane::Describe describe);
  void exchangeSummands(const CollectiveCall *calls, int64_t number);
  void exchangeResults(const CollectiveCall *calls, int64_t number);
  void reducePiece(Team &team, const CollectiveCall *calls, int64_t number);
  char *slot(int64_t number, int64_t rank);

  // The others (ProcessCollectives.cpp).
  int64_t layOut(const CollectiveCall *calls, int64_t numCalls);
  void exchange(const CollectiveCall *calls, int64_t numCalls);
  void compute(Team &team, const CollectiveCall *calls, int64_t numCalls);
  void allGather(const CollectiveCall &call, char *scratch);
  void reduceScatter(const CollectiveCall &call, char *scratch);
  void allToAll(const CollectiveCall &call);

  /// dst[i] = the reduction, in rank order, of element i of `sources`.
  void reduce(Team &team, const CollectiveCall &call, void *dst, int64_t count);

  ControlPlane &control;
  int64_t self, sharing;
  std::thread::id owner; ///< the thread of the current step
  std::mutex wire;       ///< held by the thread that talks to the others
  std::atomic<std::thread::id> speaker{}; ///< that thread, in a meeting
  std::atomic<bool> untold{false}; ///< a failure that the others must be told
  // Received data that must still be reduced or moved to its place.
  std::vector<char> scratch;
  std::vector<int64_t> scratchAt; ///< per call its offset in the scratch
  std::vector<const void *> sources;
  std::vector<ControlPlane::Payload> payloads; ///< of a small group
  std::vector<std::vector<Piece>> pieces; ///< per rank, the elements it reduces
  int64_t pieceBytes;
  std::vector<char> slots;
  std::vector<int64_t> posted;   ///< per rank, messages to be received
  std::vector<int64_t> arrivals; ///< per slot, the number of its message
};

} // namespace dp

#endif // DP_LIB_RUNTIME_COLLECTIVES_PROCESSCOMMUNICATOR_H
