//===- Socket.cpp - TCP connections with deadlines ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Socket.h"
#include "../Error.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace dp;
using Clock = std::chrono::steady_clock;

Deadline::Deadline(double seconds)
    : never(seconds <= 0),
      end(Clock::now() +
          std::chrono::duration_cast<Clock::duration>(
              std::chrono::duration<double>(std::clamp(seconds, 0.0, 1e9)))) {}

int Deadline::left(int most) const {
  if (never)
    return most;
  auto ms = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
  return static_cast<int>(
      std::clamp<int64_t>(ms.count(), 0, static_cast<int64_t>(most)));
}

bool Address::isLoopback() const {
  static const unsigned char six[16] = {0, 0, 0, 0, 0, 0, 0, 0,
                                        0, 0, 0, 0, 0, 0, 0, 1};
  return family == 4 ? bytes[0] == 127 : std::memcmp(bytes, six, 16) == 0;
}

Socket::~Socket() {
  if (handle >= 0)
    close(handle);
}

static void prepare(int fd) {
  int one = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &one, sizeof one);
  fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
}

Socket Socket::listenAt(int port) {
  constexpr int flags = SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK;
  int one = 1, zero = 0, result;
  Socket s(socket(AF_INET6, flags, 0)); // takes IPv4 too
  if (s.isOpen()) {
    setsockopt(s.fd(), SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    setsockopt(s.fd(), IPPROTO_IPV6, IPV6_V6ONLY, &zero, sizeof zero);
    sockaddr_in6 any = {};
    any.sin6_family = AF_INET6;
    any.sin6_port = htons(static_cast<uint16_t>(port));
    result = bind(s.fd(), reinterpret_cast<sockaddr *>(&any), sizeof any);
  } else {
    s = Socket(socket(AF_INET, flags, 0));
    setsockopt(s.fd(), SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    sockaddr_in any = {};
    any.sin_family = AF_INET;
    any.sin_port = htons(static_cast<uint16_t>(port));
    result = bind(s.fd(), reinterpret_cast<sockaddr *>(&any), sizeof any);
  }
  if (result != 0 || listen(s.fd(), 1024) != 0)
    throw Error("cannot listen at port " + std::to_string(port) + ": " +
                    std::strerror(errno),
                DP_ERROR_LIBRARY);
  return s;
}

static Address toAddress(const sockaddr_storage &from) {
  Address a;
  if (from.ss_family == AF_INET) {
    auto &four = reinterpret_cast<const sockaddr_in &>(from);
    a.family = 4;
    a.port = ntohs(four.sin_port);
    std::memcpy(a.bytes, &four.sin_addr, 4);
    return a;
  }
  auto &six = reinterpret_cast<const sockaddr_in6 &>(from);
  bool mapped = IN6_IS_ADDR_V4MAPPED(&six.sin6_addr);
  a.family = mapped ? 4 : 6;
  a.port = ntohs(six.sin6_port);
  std::memcpy(a.bytes, six.sin6_addr.s6_addr + (mapped ? 12 : 0),
              mapped ? 4 : 16);
  return a;
}

int Socket::port() const {
  sockaddr_storage name = {};
  socklen_t size = sizeof name;
  getsockname(fd(), reinterpret_cast<sockaddr *>(&name), &size);
  return static_cast<int>(toAddress(name).port);
}

Address Socket::peer() const {
  sockaddr_storage name = {};
  socklen_t size = sizeof name;
  getpeername(fd(), reinterpret_cast<sockaddr *>(&name), &size);
  return toAddress(name);
}

/// Waits until the socket is ready; false when the deadline has passed.
static bool ready(int fd, short events, const Deadline &deadline) {
  for (;;) {
    pollfd p = {fd, events, 0};
    if (poll(&p, 1, deadline.left()) > 0)
      return true;
    if (deadline.passed())
      return false;
  }
}

Socket Socket::accept(const Deadline &deadline) const {
  while (ready(fd(), POLLIN, deadline)) {
    int accepted = accept4(fd(), nullptr, nullptr, SOCK_CLOEXEC);
    if (accepted >= 0) {
      prepare(accepted);
      return Socket(accepted);
    }
  }
  return Socket();
}

static Socket connectTo(const sockaddr *address, socklen_t size,
                        const Deadline &deadline, std::string &error) {
  Socket s(socket(address->sa_family,
                  SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  if (!s.isOpen()) {
    error = std::strerror(errno);
    return s;
  }
  int result = connect(s.fd(), address, size);
  if (result != 0 && errno == EINPROGRESS) {
    int status = ETIMEDOUT;
    socklen_t length = sizeof status;
    if (ready(s.fd(), POLLOUT, deadline))
      getsockopt(s.fd(), SOL_SOCKET, SO_ERROR, &status, &length);
    errno = status;
    result = status;
  }
  if (result != 0) {
    error = std::strerror(errno);
    return Socket();
  }
  prepare(s.fd());
  return s;
}

Socket Socket::connectTo(const std::string &host, int port,
                         const Deadline &deadline, std::string &error) {
  addrinfo hints = {}, *found = nullptr;
  hints.ai_socktype = SOCK_STREAM;
  int result =
      getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
  if (result != 0) {
    error = gai_strerror(result);
    return Socket();
  }
  std::unique_ptr<addrinfo, void (*)(addrinfo *)> owner(found, freeaddrinfo);
  for (addrinfo *a = found; a; a = a->ai_next)
    if (Socket s = ::connectTo(a->ai_addr, a->ai_addrlen, deadline, error);
        s.isOpen())
      return s;
  return Socket();
}

Socket Socket::connectTo(const Address &to, const Deadline &deadline,
                         std::string &error) {
  if (to.family == 4) {
    sockaddr_in four = {};
    four.sin_family = AF_INET;
    four.sin_port = htons(static_cast<uint16_t>(to.port));
    std::memcpy(&four.sin_addr, to.bytes, 4);
    return ::connectTo(reinterpret_cast<sockaddr *>(&four), sizeof four,
                       deadline, error);
  }
  sockaddr_in6 six = {};
  six.sin6_family = AF_INET6;
  six.sin6_port = htons(static_cast<uint16_t>(to.port));
  std::memcpy(six.sin6_addr.s6_addr, to.bytes, 16);
  return ::connectTo(reinterpret_cast<sockaddr *>(&six), sizeof six, deadline,
                     error);
}

bool Socket::write(const void *data, size_t bytes,
                   const Deadline &deadline) const {
  for (const char *at = static_cast<const char *>(data); bytes > 0;) {
    ssize_t n = ::send(fd(), at, bytes, MSG_NOSIGNAL);
    if (n > 0) {
      at += n;
      bytes -= static_cast<size_t>(n);
    } else if (errno != EAGAIN && errno != EINTR) {
      return false;
    } else if (!ready(fd(), POLLOUT, deadline)) {
      return false;
    }
  }
  return true;
}

bool Socket::read(void *data, size_t bytes, const Deadline &deadline) const {
  for (char *at = static_cast<char *>(data); bytes > 0;) {
    ssize_t n = ::recv(fd(), at, bytes, 0);
    if (n > 0) {
      at += n;
      bytes -= static_cast<size_t>(n);
    } else if (n == 0 || (errno != EAGAIN && errno != EINTR)) {
      return false;
    } else if (!ready(fd(), POLLIN, deadline)) {
      return false;
    }
  }
  return true;
}
