//===- Nccl.h - Communicators and their rendezvous --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Ranks are threads of one process. All collectives that a rank issues in one
// group are one operation of its stream, which is over when all of them are.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_NCCL_H
#define DP_TEST_FAKECUDA_NCCL_H

#include "Engine.h"
#include "NcclApi.h"

namespace dp::fake {

class CollectiveOp;

/// One rank's part in one collective.
struct Transfer {
  enum Kind {
    AllReduce,
    Reduce,
    Broadcast,
    AllGather,
    ReduceScatter,
    Send,
    Recv
  };
  Kind kind;
  const void *send;
  void *recv;
  size_t count;
  ncclDataType_t type;
  ncclRedOp_t op = ncclSum;
  int root = 0;              ///< or the peer
  bool isRegistered = false; ///< all of its buffers are
  size_t offset = 0;         ///< of `send`, or `recv`, in what is registered

  bool isPointToPoint() const { return kind == Send || kind == Recv; }
  bool reduces() const {
    return kind == AllReduce || kind == Reduce || kind == ReduceScatter;
  }
  /// `ncclAllReduce(sum, 10 x f32)`
  std::string name() const;
};

/// Bytes of an element.
size_t sizeOf(ncclDataType_t type);
/// to[i] = sources[0][i] (op) sources[1][i] ..., in this order, each step
/// rounded to the type.
void reduceInOrder(void *to, const std::vector<const void *> &sources,
                   size_t count, ncclDataType_t type, ncclRedOp_t op);

/// Transfers of several ranks that belong together.
struct Meeting {
  struct Part {
    std::shared_ptr<CollectiveOp> op;
    Transfer transfer;
  };
  std::map<int, Part> parts; ///< of those that have arrived, by rank
};

/// What the communicators of all ranks share.
struct Clique {
  int ranks = 0;
  bool complete = false;                      ///< all ranks have joined
  std::map<int, struct ::ncclComm *> members; ///< that still exist
  std::map<uint64_t, Meeting> collectives;    ///< by number
  std::map<std::pair<int, int>, std::deque<Meeting>> pairs; ///< from, to
  /// Enqueued and not done, by rank: whom others may have to wait for.
  std::map<int, std::deque<Stream *>> pending;
};

/// A rank's operation; see above.
class CollectiveOp : public Rendezvous,
                     public std::enable_shared_from_this<CollectiveOp> {
public:
  CollectiveOp(struct ::ncclComm *comm, std::vector<Transfer> transfers,
               Stream &stream, bool isCaptured);

  /// One of a communicator that is gone: it has no effect.
  explicit CollectiveOp(Stream &stream)
      : comm(nullptr), rank(-1), stream(stream), remaining(0), aborted(true) {}

  void arrive(const OpContext &op) override;
  bool isDone() const override { return remaining == 0 || aborted; }
  const Clock &clock() const override { return after; }
  std::vector<Stream *> missing() const override;

  /// It ends without effect; its communicator may be gone after that.
  void abandon() override;

private:
  void join(Meeting &meeting, const Transfer &transfer, size_t needed);
  bool matches(const Meeting &meeting, const Transfer &transfer);
  void complete(Meeting &meeting);
  bool access(const void *pointer, size_t bytes, Memory::Access kind);
  void finishOne(const Clock &learned);
  void leave();

  std::shared_ptr<Clique> clique;
  struct ::ncclComm *comm; // valid until aborted
  int rank;
  std::vector<Transfer> transfers;
  std::vector<uint64_t> numbers; // of the collectives among them
  Stream &stream;
  OpContext context;
  Clock before, after;
  size_t remaining;
  bool isCaptured = false; ///< a graph launched it
  bool aborted = false;
  int injected = -1;
};

/// Whether `pointer` is of ncclMemAlloc.
bool isNcclMemory(const void *pointer);

/// Memory that a communicator has registered.
struct Registration {
  uintptr_t begin;
  size_t bytes;
};

/// What GroupEnd of a communicator that does not block has still to enqueue.
struct Deferred {
  std::vector<Transfer> transfers;
  Stream *stream;
  int polls; ///< how often it is still in progress
};

} // namespace dp::fake

struct ncclComm {
  std::shared_ptr<dp::fake::Clique> clique;
  int rank = 0, device = 0;
  bool blocking = true, finalized = false;
  int polls = 0; ///< how often a nonblocking call is still in progress
  ncclResult_t error = ncclSuccess;
  uint64_t nextCollective = 0;
  int64_t launches = 0;
  std::deque<dp::fake::Deferred> deferred;
  std::vector<std::weak_ptr<dp::fake::CollectiveOp>> ops;
  std::map<uintptr_t, dp::fake::Registration> registered; ///< by handle
  uintptr_t handles = 0;                                  ///< given out
  /// Shared with the graphs that hold its collectives.
  std::shared_ptr<void> inGraphs = std::make_shared<int>();

  bool inProgress() {
    return error == ncclSuccess &&
           (!clique->complete || polls > 0 || !deferred.empty() ||
            (finalized && !isIdle()));
  }
  /// The registration that holds the whole range, or null.
  const dp::fake::Registration *find(const void *pointer, size_t bytes) const;
  bool isRegistered(const dp::fake::Transfer &transfer) const;
  /// Puts the transfers into the stream.
  void enqueue(std::vector<dp::fake::Transfer> transfers,
               dp::fake::Stream &stream);
  /// Whether all that it has enqueued is done.
  bool isIdle();
};

#endif // DP_TEST_FAKECUDA_NCCL_H
