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

/// Where the processes of a job meet, and how they know each other.
struct TcpJob {
  int64_t process = 0, processes = 1, localProcess = 0;
  std::string host; ///< of process 0
  int port = 0;     ///< that process 0 listens at
  std::string id;   ///< of the job: others at this port are turned away
  std::string secret, secretSource; ///< the same in all; where it is from
  /// A host name or address that this process listens at. Empty: process 0 at
  /// `host`, another one at the address that it reaches process 0 from.
  std::string listenAt;
  /// Whether not all processes are on one host, as far as the launcher says.
  bool severalHosts = false;
  bool tls = false; ///< encrypt all connections
};

/// Connects each two processes of the job, which prove to each other that they
/// know the secret. Nobody listens any more when it returns. Throws Error:
/// after `timeout` seconds (0: never), naming who is missing where that can be
/// known.
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
  /// Messages in order; keeps its memory.
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
