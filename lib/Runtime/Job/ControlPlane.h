//===- ControlPlane.h - The processes of one job ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The messages between the processes of a job. Every operation begins with a
// meeting: all processes announce their next operation. So a process
// that does something else, has failed or is gone is named within a deadline.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_JOB_CONTROLPLANE_H
#define DP_LIB_RUNTIME_JOB_CONTROLPLANE_H

#include "Support/Error.h"
#include "Transport.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace dp {

/// All operations are collective: every process calls the same ones in the same
/// order, from one thread at a time. They throw Error: DP_ERROR_TIMEOUT with
/// the processes that did not come within the deadline, DP_ERROR_GONE with
/// those that are gone, DP_ERROR_INTERRUPTED after interruptWaits(),
/// DP_ERROR_ABORTED with the message of a process that called abort(),
/// DP_ERROR_DIVERGED if the processes call different operations. After an error
/// every operation fails at once.
class ControlPlane {
public:
  /// `transport` is null if this process is the whole job.
  explicit ControlPlane(std::unique_ptr<Transport> transport);
  ~ControlPlane();
  ControlPlane(const ControlPlane &) = delete;

  int64_t processes() const { return count; }
  int64_t process() const { return self; }
  /// The number of this process on its host, by which it chooses a GPU.
  int64_t localProcess() const;

  /// Seconds that an operation may take; 0: no limit.
  void setTimeout(double seconds) { timeout = seconds; }

  /// Number of polls of a wait before it sleeps: about 100 us by default; 0 if
  /// the processes do not have a core each.
  void setPolls(int count) { pollsAwake = count; }

  /// Copies the `bytes` bytes at `mine` of every process to `all`, in process
  /// order. `what` names the operation in messages ("the NCCL unique id") and
  /// must be the same in all processes.
  void allGather(const char *what, const void *mine, int64_t bytes, void *all);

  /// Copies `data` of process `root` to all others.
  void broadcast(const char *what, void *data, int64_t bytes, int64_t root);

  /// Copies `bytes[p]` bytes at `mine` of each process p to `all[p]` of process
  /// 0. All processes know all sizes; only process 0 needs `all`.
  void gather(const char *what, const void *mine,
              const std::vector<int64_t> &bytes,
              const std::vector<void *> &all);

  /// Sends `sent[p]` bytes at `from[p]` to each process p, and puts the
  /// `received[p]` bytes that it sends to this one at `to[p]`; nothing goes
  /// from a process to itself.
  void exchange(const char *what, const std::vector<int64_t> &sent,
                const std::vector<const void *> &from,
                const std::vector<int64_t> &received,
                const std::vector<void *> &to);

  /// Returns once every process has called it.
  void barrier(const char *what);

  /// Throws on all processes if `error` is not null on any: on process 0 the
  /// error of the lowest such process, on the others DP_ERROR_ABORTED.
  void agree(const char *error);

  /// Tells the other processes that `rank` has failed (-1: an unknown one) and
  /// why; their current or next operation throws. Waits for them for at most a
  /// second.
  void abort(const std::string &message, int64_t rank) noexcept;

  /// The largest reason to stop (requestStop) that any process had when it came
  /// to the last meeting; 0: none. It is the same in all processes after the
  /// same operation. Without other processes, the reason that this one has now.
  int32_t stopReason() const;

  /// Returns true if an operation has failed.
  bool isBroken() const { return broken; }
  /// Makes every later operation fail. For errors that all processes have
  /// noticed, so that none has to be told.
  void giveUp() { broken = true; }

  /// Ends the job in order: waits until all processes call it.
  void finish();

  //===--------------------------------------------------------------------===//
  // For collectives (ProcessCommunicator): a meeting, then any messages.
  //===--------------------------------------------------------------------===//

  enum Kind : int32_t { Failure, Control, Collectives };

  /// The operation that a process is about to begin.
  struct Signature {
    Kind kind;
    uint64_t digest; ///< of everything that must be the same on all; of a
                     ///< failure the rank
    int64_t count;   ///< of collectives; bytes of a failure's text
  };
  using Describe = const std::function<std::string()> &;

  /// Data that travel with the signatures, to and from one process. Their sizes
  /// follow from the signature: where it is the same, so are they.
  struct Payload {
    int64_t sent, received; ///< bytes, at most maxPayload()
  };

  /// Exchanges signatures, and one payload for each process if `payloads` is
  /// not null. `describe` names the operation, for messages. Returns whether
  /// all signatures are the same; signatureOf(p) returns the signature of
  /// process p.
  bool meet(Signature mine, Describe describe,
            const Payload *payloads = nullptr);
  const Signature &signatureOf(int64_t p) const {
    return received(p).signature;
  }

  int64_t maxPayload() const { return payloadRoom; }
  /// Where the payload for process p is put before a meeting.
  char *payloadTo(int64_t p) {
    return reinterpret_cast<char *>(&outgoing[p * stride() + 1]);
  }
  /// Where the one from process p is after a meeting of equal signatures.
  const char *payloadFrom(int64_t p) const {
    return reinterpret_cast<const char *>(&incoming[p * stride() + 1]);
  }

  Transport &wire() { return *transport; }
  /// Waits until no message is pending.
  void complete(Describe describe);
  /// Makes progress on messages until `isReady` returns true. The deadline is
  /// that of this wait.
  void waitUntil(Describe describe, const std::function<bool()> &isReady);

  /// Returns true if this process waits for others; if so, the wait itself
  /// reports a timeout.
  bool isWaiting() const { return waiting.load(std::memory_order_relaxed); }

private:
  /// The beginning of a frame; the payload follows.
  struct alignas(64) Header {
    int64_t bytes; ///< of the frame
    uint64_t magic;
    uint64_t sequence;
    int64_t stopReason;
    Signature signature;
  };

  /// Headers from one frame to the next.
  int64_t stride() const {
    return 1 + payloadRoom / static_cast<int64_t>(sizeof(Header));
  }
  const Header &received(int64_t p) const { return incoming[p * stride()]; }

  void wait(Describe describe, bool meeting,
            const std::function<bool()> *isReady = nullptr);
  void examine(int64_t p, Describe describe);
  [[noreturn]] void fail(dp_status status, const std::string &message,
                         int64_t rank = -1);
  std::vector<int64_t> missing() const;
  void noticeSignals(double gap);
  bool isInterrupted() const;
  void requireSame(uint64_t digest, const char *what);

  int64_t self = 0, count = 1;
  int64_t payloadRoom = 0;
  // They outlive the transport: it may still read and write them. Memory
  // that no payload has used is not touched.
  std::string theirText;
  std::unique_ptr<Header[]> incoming, outgoing; ///< a frame per process
  std::unique_ptr<Transport> transport;
  double timeout = 0;
  int pollsAwake = 2000;
  uint64_t sequence = 0;
  bool broken = false, busy = false, ended = false;
  std::atomic<int32_t> agreedStop{0};
  std::atomic<bool> waiting{false};
  bool isSignalled = false;
  std::chrono::steady_clock::time_point signalled;
  std::vector<char> examined;
};

/// Asks all processes of the job to stop after the same operation; `reason` is
/// positive. From then on, a wait for processes that do not come fails after
/// half a minute. May be called by a signal handler.
void requestStop(int32_t reason) noexcept;

/// Makes every wait for other processes fail soon. May be called by a signal
/// handler.
void interruptWaits() noexcept;

/// Returns true if interruptWaits() was called. Waits in other classes ask it.
bool wasInterrupted() noexcept;

/// Interrupts a wait, unless the process was stopped (SIGSTOP) during it.
void interruptIfNotStopped() noexcept;

} // namespace dp

#endif // DP_LIB_RUNTIME_JOB_CONTROLPLANE_H
