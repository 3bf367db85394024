//===- TcpTransport.h - Bytes between processes by TCP ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_TCPTRANSPORT_H
#define DP_LIB_RUNTIME_TCP_TCPTRANSPORT_H

#include "Connection.h"
#include "Job/Transport.h"

#include <memory>
#include <vector>

namespace dp {

/// Where the processes of a job connect, and how they authenticate each other.
struct TcpJob {
  int64_t process = 0, processes = 1, localProcess = 0;
  std::string host; ///< of process 0
  int port = 0;     ///< at which process 0 listens
  std::string id;   ///< of the job; processes of other jobs are turned away
  std::string secret, secretSource; ///< the same in all processes; its origin
  /// The host name or address at which this process listens. Empty: `host` for
  /// process 0, for another one the address from which it reaches process 0.
  std::string listenAt;
  /// Whether the launcher says that the processes are on several hosts.
  bool severalHosts = false;
  bool tls = false; ///< encrypt all connections
};

/// Connects each two processes of the job, which prove to each other that they
/// know the secret. No process listens any more when it returns. Throws Error,
/// after `timeout` seconds (0: never) with the names of missing processes if
/// they are known.
std::vector<Connection> connectAll(const TcpJob &job, double timeout);

/// Messages over one connection per pair of processes.
class TcpTransport : public Transport {
public:
  /// `connections[p]` is with process p.
  TcpTransport(const TcpJob &job, std::vector<Connection> connections);

  int64_t processes() const override { return job.processes; }
  int64_t process() const override { return job.process; }
  int64_t localProcess() const override { return job.localProcess; }
  void send(int64_t peer, const void *data, int64_t bytes) override;
  void receive(int64_t peer, void *data, int64_t bytes) override;
  bool progress(bool sleep) override;
  bool receiving(int64_t peer) const override {
    return !peers[peer].receives.empty();
  }
  bool sending(int64_t peer) const override {
    return !peers[peer].sends.empty();
  }
  std::string lost(int64_t peer) const override { return peers[peer].lost; }
  bool isEncrypted() const override { return job.tls; }
  void finish() override;

private:
  struct Message {
    char *data;
    int64_t bytes;
  };
  /// A queue of messages that keeps its memory.
  class Queue {
  public:
    bool empty() const { return first == messages.size(); }
    Message &front() { return messages[first]; }
    void push(Message m) { messages.push_back(m); }
    void pop() {
      if (++first == messages.size()) {
        messages.clear();
        first = 0;
      }
    }

  private:
    std::vector<Message> messages;
    size_t first = 0;
  };
  struct Peer {
    Connection connection;
    Queue sends, receives;
    std::string lost;
  };

  bool move(Peer &peer);

  TcpJob job;
  std::vector<Peer> peers;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_TCPTRANSPORT_H
