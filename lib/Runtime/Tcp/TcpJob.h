//===- TcpJob.h - A job of processes connected by TCP -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_TCPJOB_H
#define DP_LIB_RUNTIME_TCP_TCPJOB_H

#include <cstdint>
#include <string>

namespace dp {

/// The addresses at which the processes of a job connect, and the key with
/// which they authenticate each other.
struct TcpJob {
  int64_t process = 0, processes = 1, localProcess = 0;
  std::string host; ///< of process 0
  int port = 0;     ///< at which process 0 listens
  std::string id;   ///< of the job; processes of other jobs are turned away
  std::string secret, secretSource; ///< the same in all processes; its origin
  /// The host name or address at which this process listens. Empty: `host` for
  /// process 0, for another one the address from which it reaches process 0.
  std::string listenAt;
  /// True if the launcher says that the processes are on several hosts.
  bool severalHosts = false;
  bool tls = false; ///< encrypt all connections
};

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_TCPJOB_H
