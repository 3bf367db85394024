//===- Transport.h - Bytes between processes --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The common interface of MPI and TCP: ordered, non-blocking messages between
// each two processes of a job.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_JOB_TRANSPORT_H
#define DP_LIB_RUNTIME_JOB_TRANSPORT_H

#include <cstdint>
#include <string>

namespace dp {

/// The processes of a job, connected to each other. The messages from one
/// process to another arrive and complete in the order in which they were sent,
/// and are received with the sizes they were sent with. Used by one thread at a
/// time; errors are thrown as dp::Error.
class Transport {
public:
  virtual ~Transport() = default;

  virtual int64_t processes() const = 0;
  virtual int64_t process() const = 0;
  /// The number of this process on its host.
  virtual int64_t localProcess() const = 0;

  /// Begin a message; `data` is in use until nothing is pending with `peer`.
  /// bytes > 0; `peer` is not this process.
  virtual void send(int64_t peer, const void *data, int64_t bytes) = 0;
  virtual void receive(int64_t peer, void *data, int64_t bytes) = 0;
  /// Begins to receive a frame: a message that begins with its size in bytes,
  /// an int64_t. It probably has `expected` bytes; there is room for
  /// `capacity`. A frame without a possible size completes early.
  virtual void receiveFrame(int64_t peer, void *data, int64_t expected,
                            int64_t capacity) = 0;

  /// Makes progress on pending messages; returns whether any is still pending.
  /// If none made progress and `sleep` is set, it may sleep for at most a
  /// millisecond first.
  virtual bool progress(bool sleep) = 0;

  /// Number of messages of this kind that have not completed.
  virtual int64_t receiving(int64_t peer) const = 0;
  virtual int64_t sending(int64_t peer) const = 0;

  /// Returns why the connection to `peer` has ended; empty while it is
  /// connected.
  virtual std::string lost(int64_t peer) const = 0;

  /// Returns true if messages are encrypted.
  virtual bool isEncrypted() const { return false; }

  /// Closes the connections in order, after all processes agreed to. Otherwise
  /// the other processes notice the end of this one by themselves.
  virtual void finish() = 0;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_JOB_TRANSPORT_H
