//===- Socket.h - TCP connections with deadlines ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_SOCKET_H
#define DP_LIB_RUNTIME_TCP_SOCKET_H

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

namespace dp {

/// A point in time, or never.
class Deadline {
public:
  explicit Deadline(double seconds);
  bool passed() const { return left() == 0; }
  /// Milliseconds until then, at most `most`.
  int left(int most = 1000) const;

private:
  bool never;
  std::chrono::steady_clock::time_point end;
};

/// An address of a host as it travels between processes.
struct Address {
  uint32_t family = 0; ///< 4 or 6
  uint32_t port = 0;
  unsigned char bytes[16] = {};

  bool isLoopback() const;
};

/// An open socket, closed at the end.
class Socket {
public:
  Socket() = default;
  explicit Socket(int fd) : handle(fd) {}
  Socket(Socket &&o) : handle(std::exchange(o.handle, -1)) {}
  Socket &operator=(Socket &&o) {
    std::swap(handle, o.handle);
    return *this;
  }
  ~Socket();

  int fd() const { return handle; }
  bool isOpen() const { return handle >= 0; }

  /// Listens at `port` (0: any) of all of the host's addresses. Throws Error.
  static Socket listenAt(int port);
  /// The port it listens at.
  int port() const;
  /// A connection that came in; not open if none came by the deadline.
  Socket accept(const Deadline &deadline) const;

  /// Connects; not open, with `error` set, if it cannot be done now.
  static Socket connectTo(const std::string &host, int port,
                          const Deadline &deadline, std::string &error);
  static Socket connectTo(const Address &address, const Deadline &deadline,
                          std::string &error);
  /// The address of the other end.
  Address peer() const;

  /// Whole buffers; false if the connection ended or the deadline passed.
  bool write(const void *data, size_t bytes, const Deadline &deadline) const;
  bool read(void *data, size_t bytes, const Deadline &deadline) const;

private:
  int handle = -1;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_SOCKET_H
