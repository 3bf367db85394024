//===- Proxy.h - Somebody between two processes -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_PROXY_H
#define DP_TEST_UNIT_RUNTIME_PROXY_H

#include "TestJob.h"

#include <atomic>
#include <poll.h>
#include <thread>

namespace dp {

/// Passes one connection with a port on to another port and keeps what went
/// through it. May change a byte.
class Proxy {
public:
  /// `flipped`: the byte to the server one bit of which is flipped; -1: none.
  Proxy(int port, int server, int64_t flipped = -1)
      : flipped(flipped), thread([this, port, server] { run(port, server); }) {}
  ~Proxy() { stop(); }

  /// Returns what the client sent, once the connection has ended or is of no
  /// interest.
  const std::string &toServer() {
    stop();
    return texts[0];
  }
  const std::string &toClient() {
    stop();
    return texts[1];
  }

private:
  void stop() {
    stops = true;
    if (thread.joinable())
      thread.join();
  }

  void run(int port, int server) {
    int status = 0;
    std::string error, lost;
    Address at = Address::resolve("127.0.0.1", port, error).at(0);
    Socket listener = Socket::listenAt(at, status);
    at.port = static_cast<uint32_t>(server);
    Connection ends[2];
    while (!stops && !ends[0].isOpen())
      if (waitFor(listener.fd(), POLLIN, Deadline(0.01)))
        ends[0] = Connection(listener.accept(status));
    while (!stops && !ends[1].isOpen()) {
      Socket s = Socket::connectTo(at, status);
      if (s.isOpen() && waitFor(s.fd(), POLLOUT, Deadline(20)) &&
          s.finishConnect() == 0)
        ends[1] = Connection(std::move(s));
      else
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    while (!stops) {
      pollfd fds[2] = {{ends[0].socket().fd(), POLLIN, 0},
                       {ends[1].socket().fd(), POLLIN, 0}};
      poll(fds, 2, 10);
      for (int from : {0, 1}) {
        char buffer[65536];
        ssize_t n = ends[from].receive(buffer, sizeof buffer, lost);
        if (n <= 0)
          continue;
        int64_t place = flipped - static_cast<int64_t>(texts[from].size());
        if (from == 0 && place >= 0 && place < n)
          buffer[place] ^= 1;
        texts[from].append(buffer, static_cast<size_t>(n));
        ends[1 - from].sendAll(buffer, static_cast<size_t>(n), Deadline(20),
                               lost);
      }
      if (!lost.empty())
        return; // both ends are closed
    }
  }

  int64_t flipped;
  std::atomic<bool> stops{false};
  std::string texts[2];
  std::thread thread;
};

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_PROXY_H
