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
#include <vector>

namespace dp {

/// A point in time, or never.
class Deadline {
public:
  explicit Deadline(double seconds);
  bool passed() const { return left() == 0; }
  /// Returns the milliseconds until then, at most `most`.
  int left(int most = 1000) const;

private:
  bool never;
  std::chrono::steady_clock::time_point end;
};

/// An address and a port, in the form in which processes send them.
struct Address {
  uint32_t family = 0; ///< 4 or 6; 0: none
  uint32_t port = 0;
  unsigned char bytes[16] = {};

  bool isLoopback() const;
  /// Returns true if it is the address 0.0.0.0 or ::.
  bool isAny() const;
  /// `10.0.0.1:29500`, `[::1]:29500`.
  std::string text() const;

  /// Returns the addresses of a host, best first; none, with `error` set, if
  /// its name is unknown. Blocks during the lookup.
  static std::vector<Address> resolve(const std::string &host, int port,
                                      std::string &error);
};

/// Owns a non-blocking socket.
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

  /// Listens at the address (port 0: any free one); IPv6's `::` takes IPv4 as
  /// well. Not open, with errno in `status`, if it cannot.
  static Socket listenAt(const Address &address, int &status);
  /// Returns the port at which it listens.
  int port() const { return static_cast<int>(local().port); }
  /// Accepts a connection; the result is not open, with errno in `status`, if
  /// there is none.
  Socket accept(int &status) const;

  /// Begins to connect; the result is not open, with errno in `status`, if it
  /// cannot.
  static Socket connectTo(const Address &address, int &status);
  /// Once the socket is writable: returns 0 if it is connected, else errno. A
  /// connection with itself is refused: TCP makes one if the system picks, as
  /// the local port, the free port that is connected to.
  int finishConnect();

  Address local() const;
  /// Returns the address of the peer.
  Address peer() const;

private:
  int handle = -1;
};

/// Waits until the socket is ready; returns false if the deadline has passed.
bool waitFor(int fd, short events, const Deadline &deadline);

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_SOCKET_H
