//===- Connection.h - Bytes to and from one process -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_CONNECTION_H
#define DP_LIB_RUNTIME_TCP_CONNECTION_H

#include "Socket.h"
#include "Tls.h"

#include <memory>

namespace dp {

/// A connected socket, encrypted or not.
class Connection {
public:
  Connection() = default;
  explicit Connection(Socket socket) : theSocket(std::move(socket)) {}

  const Socket &socket() const { return theSocket; }
  Socket &socket() { return theSocket; }
  bool isOpen() const { return theSocket.isOpen(); }

  /// Encrypts everything that follows, once shakeHands() has returned true.
  void encrypt(bool isServer, const Key &key) {
    tls = std::make_unique<Tls>(theSocket.fd(), isServer, key);
  }
  bool shakeHands(Tls::Wait &wait, std::string &lost) {
    return tls->shakeHands(wait, lost);
  }

  /// Return the number of bytes moved, or -1. `lost` is then set if the
  /// connection has ended, and empty if nothing can be moved now.
  ssize_t send(const void *data, size_t bytes, std::string &lost);
  ssize_t receive(void *data, size_t bytes, std::string &lost);

  /// Move whole buffers. Return false, with `lost` set, if the connection ended
  /// or the deadline passed.
  bool sendAll(const void *data, size_t bytes, const Deadline &deadline,
               std::string &lost);
  bool receiveAll(void *data, size_t bytes, const Deadline &deadline,
                  std::string &lost);

  void close();

private:
  Socket theSocket;
  std::unique_ptr<Tls> tls;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_CONNECTION_H
