//===- Transport.h - Bytes between processes --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What MPI and TCP have in common, as far as it is needed: ordered messages
// between each two processes of a job, none of which ever blocks.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_JOB_TRANSPORT_H
#define DP_LIB_RUNTIME_JOB_TRANSPORT_H

#include <cstdint>
#include <string>

namespace dp {

/// The processes of a job, connected to each other. The messages from one
/// process to another arrive in the order in which they were sent, and are
/// received with the sizes they were sent with. Used by one thread at a time;
/// errors are thrown as dp::Error.
class Transport {
public:
  virtual ~Transport() = default;

  virtual int64_t processes() const = 0;
  virtual int64_t process() const = 0;
  /// This process's number among those on its host.
  virtual int64_t localProcess() const = 0;

  /// Begin a message; `data` is in use until nothing is pending with `peer`.
  /// bytes > 0; `peer` is not this process.
  virtual void send(int64_t peer, const void *data, int64_t bytes) = 0;
  virtual void receive(int64_t peer, void *data, int64_t bytes) = 0;

  /// Moves what can be moved. Returns whether anything is still pending; where
  /// nothing moved it may first sleep, for at most a millisecond if `sleep`.
  virtual bool progress(bool sleep) = 0;

  /// Messages of this kind that have not completed.
  virtual bool receiving(int64_t peer) const = 0;
  virtual bool sending(int64_t peer) const = 0;

  /// Why nothing more can come from `peer`; empty while it is connected.
  virtual std::string lost(int64_t peer) const = 0;

  /// Whether nobody but the processes of the job can read what they send.
  virtual bool isEncrypted() const { return false; }

  /// Ends the connection in order, after all processes agreed to end it.
  /// Without it the destructor leaves the others to find out.
  virtual void finish() = 0;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_JOB_TRANSPORT_H
