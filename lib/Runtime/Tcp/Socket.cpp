//===- Socket.cpp - TCP connections with deadlines ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Socket.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cerrno>
#include <cstring>
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

bool Address::isAny() const {
  static const unsigned char zero[16] = {};
  return std::memcmp(bytes, zero, sizeof zero) == 0;
}

std::string Address::text() const {
  char buffer[INET6_ADDRSTRLEN] = "?";
  inet_ntop(family == 4 ? AF_INET : AF_INET6, bytes, buffer, sizeof buffer);
  std::string host = family == 4 ? buffer : "[" + std::string(buffer) + "]";
  return host + ":" + std::to_string(port);
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

/// Returns the size of the address that it writes to `to`.
static socklen_t toSystem(const Address &a, sockaddr_storage &to) {
  to = {};
  if (a.family == 4) {
    auto &four = reinterpret_cast<sockaddr_in &>(to);
    four.sin_family = AF_INET;
    four.sin_port = htons(static_cast<uint16_t>(a.port));
    std::memcpy(&four.sin_addr, a.bytes, 4);
    return sizeof four;
  }
  auto &six = reinterpret_cast<sockaddr_in6 &>(to);
  six.sin6_family = AF_INET6;
  six.sin6_port = htons(static_cast<uint16_t>(a.port));
  std::memcpy(six.sin6_addr.s6_addr, a.bytes, 16);
  return sizeof six;
}

std::vector<Address> Address::resolve(const std::string &host, int port,
                                      std::string &error) {
  addrinfo hints = {}, *found = nullptr;
  hints.ai_socktype = SOCK_STREAM;
  int result =
      getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
  if (result != 0) {
    error = result == EAI_SYSTEM ? std::strerror(errno) : gai_strerror(result);
    return {};
  }
  std::unique_ptr<addrinfo, void (*)(addrinfo *)> owner(found, freeaddrinfo);
  std::vector<Address> addresses;
  for (addrinfo *a = found; a; a = a->ai_next) {
    sockaddr_storage name = {};
    std::memcpy(&name, a->ai_addr,
                std::min<size_t>(a->ai_addrlen, sizeof name));
    if (name.ss_family == AF_INET || name.ss_family == AF_INET6)
      addresses.push_back(toAddress(name));
  }
  return addresses;
}

Socket::~Socket() {
  if (handle >= 0)
    close(handle);
}

static void prepare(int fd) {
  int one = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &one, sizeof one);
}

static Socket makeSocket(const Address &address) {
  return Socket(socket(address.family == 4 ? AF_INET : AF_INET6,
                       SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
}

Socket Socket::listenAt(const Address &address, int &status) {
  int one = 1, zero = 0;
  sockaddr_storage name;
  socklen_t size = toSystem(address, name);
  Socket s = makeSocket(address);
  if (s.isOpen()) {
    setsockopt(s.fd(), SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (address.family == 6)
      setsockopt(s.fd(), IPPROTO_IPV6, IPV6_V6ONLY, &zero, sizeof zero);
  }
  if (!s.isOpen() ||
      bind(s.fd(), reinterpret_cast<sockaddr *>(&name), size) != 0 ||
      listen(s.fd(), SOMAXCONN) != 0) {
    status = errno;
    return Socket();
  }
  return s;
}

Address Socket::local() const {
  sockaddr_storage name = {};
  socklen_t size = sizeof name;
  getsockname(fd(), reinterpret_cast<sockaddr *>(&name), &size);
  return toAddress(name);
}

Address Socket::peer() const {
  sockaddr_storage name = {};
  socklen_t size = sizeof name;
  getpeername(fd(), reinterpret_cast<sockaddr *>(&name), &size);
  return toAddress(name);
}

Socket Socket::accept(int &status) const {
  Socket s(accept4(fd(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
  if (s.isOpen())
    prepare(s.fd());
  else
    status = errno;
  return s;
}

Socket Socket::connectTo(const Address &address, int &status) {
  sockaddr_storage name;
  socklen_t size = toSystem(address, name);
  Socket s = makeSocket(address);
  if (!s.isOpen() ||
      (connect(s.fd(), reinterpret_cast<sockaddr *>(&name), size) != 0 &&
       errno != EINPROGRESS)) {
    status = errno;
    return Socket();
  }
  prepare(s.fd());
  return s;
}

int Socket::finishConnect() {
  int status = 0;
  socklen_t length = sizeof status;
  getsockopt(fd(), SOL_SOCKET, SO_ERROR, &status, &length);
  if (status != 0)
    return status;
  Address mine = local(), theirs = peer();
  if (mine.port != theirs.port || mine.family != theirs.family ||
      std::memcmp(mine.bytes, theirs.bytes, sizeof mine.bytes) != 0)
    return 0;
  // At once, so that rank 0 finds the port free.
  linger reset = {1, 0};
  setsockopt(fd(), SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
  return ECONNREFUSED;
}

bool dp::waitFor(int fd, short events, const Deadline &deadline) {
  for (;;) {
    pollfd p = {fd, events, 0};
    if (poll(&p, 1, deadline.left()) > 0)
      return true;
    if (deadline.passed())
      return false;
  }
}
