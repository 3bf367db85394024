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
  void receiveFrame(int64_t peer, void *data, int64_t expected,
                    int64_t capacity) override;
  bool progress(bool sleep) override;
  int64_t receiving(int64_t peer) const override {
    return peers[peer].receives.size();
  }
  int64_t sending(int64_t peer) const override {
    return peers[peer].sends.size();
  }
  std::string lost(int64_t peer) const override { return peers[peer].lost; }
  bool isEncrypted() const override { return job.tls; }
  void finish() override;

private:
  struct Message {
    char *data;
    int64_t bytes;        ///< of a frame whose size is not known, expected ones
    int64_t capacity = 0; ///< of a frame; 0: it is none
    int64_t done = 0;     ///< bytes that have moved
  };
  /// A queue of messages that keeps its memory.
  class Queue {
  public:
    bool empty() const { return first == messages.size(); }
    int64_t size() const {
      return static_cast<int64_t>(messages.size() - first);
    }
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
    std::string surplus; ///< received beyond the end of a frame
    std::string lost;
  };

  bool move(Peer &peer);
  bool moveOut(Peer &peer);
  bool moveIn(Peer &peer);
  ssize_t receiveSome(Peer &peer, char *to, size_t bytes);
  void findEnd(Peer &peer, Message &frame);

  TcpJob job;
  std::vector<Peer> peers;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_TCPTRANSPORT_H
