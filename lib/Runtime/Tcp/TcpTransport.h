//===- TcpTransport.h - Bytes between processes by TCP ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_TCPTRANSPORT_H
#define DP_LIB_RUNTIME_TCP_TCPTRANSPORT_H

#include "Connection.h"
#include "Job/Transport.h"
#include "TcpJob.h"

#include <vector>

namespace dp {

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
