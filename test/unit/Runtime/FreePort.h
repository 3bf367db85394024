//===- FreePort.h - A port that a test may listen at ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_FREEPORT_H
#define DP_TEST_UNIT_RUNTIME_FREEPORT_H

#include "Tcp/Socket.h"

#include <netinet/in.h>
#include <sys/socket.h>

namespace dp {

/// No other process is given the port while this object lives. It does not
/// listen, and both sides reuse addresses, so the test's Socket::listenAt may
/// have it.
class FreePort {
public:
  FreePort() : held(::socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    if (!held.isOpen())
      held = Socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    int one = 1;
    setsockopt(held.fd(), SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    sockaddr_in6 any = {};
    socklen_t length = sizeof any;
    getsockname(held.fd(), reinterpret_cast<sockaddr *>(&any), &length);
    bind(held.fd(), reinterpret_cast<sockaddr *>(&any), length);
  }

  int number() const { return held.port(); }

private:
  Socket held;
};

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_FREEPORT_H
