//===- Tls.h - Encryption of a connection -----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_TLS_H
#define DP_LIB_RUNTIME_TCP_TLS_H

#include "Crypto.h"

#include <cstdint>
#include <memory>
#include <string>
#include <sys/types.h>

struct ssl_st;
struct bio_method_st;

namespace dp {

/// TLS 1.3 over a socket that never blocks. Both sides have the same external
/// pre-shared key, so that no certificates are needed; the traffic keys come
/// from a fresh Diffie-Hellman exchange, too.
class Tls {
public:
  /// `fd` stays open for longer. After `bytesPerKey` bytes each side changes
  /// its traffic key: AES-GCM is safe for 2^24.5 records of 2^14 bytes (RFC
  /// 8446, 5.5). Throws Error.
  Tls(int fd, bool isServer, const Key &key,
      uint64_t bytesPerKey = uint64_t(1) << 36);
  ~Tls();
  Tls(const Tls &) = delete;

  /// What an operation that moved nothing waits for.
  enum class Wait { Nothing, Read, Write };

  /// Goes on with the handshake. Returns true when it is complete; else
  /// `wait` or `lost` is set.
  bool shakeHands(Wait &wait, std::string &lost);

  /// As send and recv: the bytes moved, or -1 with `lost` set if the
  /// connection has ended and empty if nothing can be moved now.
  ssize_t send(const void *data, size_t bytes, std::string &lost);
  ssize_t receive(void *data, size_t bytes, std::string &lost);

  /// Tells the other side that nothing more comes.
  void close();

private:
  ssize_t check(int result, Wait &wait, std::string &lost);

  void changeKey();

  /// What OpenSSL writes to and reads from.
  struct Wire {
    int fd;
    bool holds = false; ///< keep what the socket does not take
    std::string held;   ///< to be sent before anything else

    bool flush();
    static bio_method_st *makeMethod();
  };

  ssl_st *ssl = nullptr;
  Wire wire;
  Key key;
  uint64_t bytesPerKey, sent = 0; ///< since the key was last changed
};

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_TLS_H
