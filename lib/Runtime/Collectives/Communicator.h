//===- Communicator.h - The ranks of a program ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The ranks of a session meet in a rendezvous: each publishes the collectives
// that it issues, all compare them, each computes its part, and all leave
// together. Ranks that wait notice a rank that fails or ends the step, so
// nothing hangs.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_COLLECTIVES_COMMUNICATOR_H
#define DP_LIB_RUNTIME_COLLECTIVES_COMMUNICATOR_H

#include "Fault.h"
#include "Support/Error.h"
#include "Support/Team.h"
#include "dp/Runtime/DeviceABI.h"

#include <mutex>
#include <string>
#include <vector>

namespace dp {

/// The purpose of a rendezvous: a collective, or the end of the step. The
/// compiler has its own CollectiveKind of ops (dp/IR/CollectiveKind.h); a
/// program calls one function of the ABI per kind, so no number of either
/// passes between them.
enum class CallKind : int32_t {
  AllReduce,
  AllGather,
  ReduceScatter,
  AllToAll,
  Finish, ///< the rank has returned from the step
};

/// Returns true if the collective combines elements of several ranks.
inline bool reduces(CallKind kind) {
  return kind == CallKind::AllReduce || kind == CallKind::ReduceScatter;
}

/// One collective as a rank issues it. An all_reduce of n elements is
/// outer = 1, blocks = n, blockElems = 1; an all_to_all has outer = 1.
struct CollectiveCall {
  CallKind kind;
  dp_dtype dtype;
  dp_reduction op; ///< 0 if nothing is reduced
  int64_t outer, blocks, blockElems;
  int64_t index; ///< in the descriptor's "collectives" of the entry
  const void *send;
  void *recv;
  bool dry =
      false; ///< only compared with the other ranks' calls; no data moves

  int64_t elements() const { return outer * blocks * blockElems; }
};

/// Returns true if two ranks issue the same collective.
bool same(const CollectiveCall &a, const CollectiveCall &b);

class Communicator {
public:
  explicit Communicator(int64_t ranks);
  virtual ~Communicator() = default;
  Communicator(const Communicator &) = delete;

  int64_t ranks() const { return static_cast<int64_t>(published.size()); }

  /// The ranks whose threads share the cores of this process.
  virtual int64_t ranksOnCores() const { return ranks(); }

  /// Number of polls of a wait before it sleeps, from the next rendezvous on.
  /// Waits of threads keep theirs.
  virtual void setPolls(int) {}

  /// Makes `fault.rank` fail for a test; if `processes`, its process fails.
  void setFault(const Fault &f, bool processes) {
    fault = f;
    faultEndsProcess = processes;
  }

  /// Prepares for a step in which collective i has source location
  /// `locations[i]`. No rank is inside a call.
  void beginStep(const std::vector<std::string> *locations);

  /// Issues `calls` as one group on `rank` and waits for all ranks to do so.
  /// Allocates nothing once it has seen the largest group. The calls' buffers
  /// are read and written by other ranks until it returns.
  dp_status rendezvous(int64_t rank, Team &team, const CollectiveCall *calls,
                       int64_t numCalls);

  /// Records a failure, whose message names the ranks, unless another came
  /// first, and wakes the ranks that wait. Returns its status.
  dp_status fail(const Error &failure);
  /// The same for one of `rank`; the message begins with its name.
  dp_status fail(int64_t rank, dp_status status, const std::string &message);

  bool failed() const { return isFailed.load(std::memory_order_acquire); }

  /// The first failure of the step; DP_SUCCESS if there is none. Any thread may
  /// call it.
  Error firstFailure() const;

  /// `all_reduce(add, 4 x f32) at model.py:3:5`.
  std::string describe(const CollectiveCall &call) const;

  /// Changes whenever a rank comes to a rendezvous or leaves one.
  uint64_t progress() const;
  /// Returns the failure of a step without progress for `seconds`: which ranks
  /// keep the others waiting, and where.
  Error describeStuck(double seconds) const;

protected:
  struct alignas(64) Published {
    std::atomic<const CollectiveCall *> calls{nullptr};
    std::atomic<int64_t> count{0};
    std::atomic<ThreadPlace> place{0};     ///< of the rank's thread
    std::atomic<uint64_t> sequence{0};     ///< of its last rendezvous
    std::atomic<bool> inside{false};       ///< it waits in a rendezvous
    std::atomic<std::thread::id> caller{}; ///< the thread of its last one
  };

  /// Runs the rendezvous; published[rank] is set.
  virtual dp_status meet(int64_t rank, Team &team, const CollectiveCall *calls,
                         int64_t numCalls) = 0;
  /// Called with the first failure of a step, after it is recorded.
  virtual void tellOthers(const Error &failure) = 0;
  virtual void prepareStep() {}
  /// Returns true if `rank` is in this process.
  virtual bool isHere(int64_t rank) const = 0;

  /// Describes the collectives of a group and its sequence number.
  std::string describeGroup(const CollectiveCall *calls, int64_t count,
                            uint64_t sequence) const;
  /// Describes how the calls `b` of rank `other` differ from the calls `a` of
  /// rank 0.
  std::string describeMismatch(const CollectiveCall *a, int64_t numA,
                               const CollectiveCall *b, int64_t numB,
                               int64_t other) const;

  std::vector<Published> published;

private:
  dp_status inject(int64_t rank, const CollectiveCall *calls, int64_t numCalls,
                   uint64_t sequence);

  std::atomic<const std::vector<std::string> *> locations{nullptr};
  std::atomic<bool> isFailed{false};
  mutable std::mutex failureMutex;
  Error first{"", DP_SUCCESS};
  Fault fault;
  bool faultEndsProcess = false;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_COLLECTIVES_COMMUNICATOR_H
