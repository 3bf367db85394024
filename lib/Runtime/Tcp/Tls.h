//===- Tls.h - Encryption of a connection -----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_TLS_H
#define DP_LIB_RUNTIME_TCP_TLS_H

#include "Crypto.h"

#include <cstdint>
#include <string>
#include <sys/types.h>

struct ssl_st;
struct bio_method_st;

namespace dp {

/// TLS 1.3 over a non-blocking socket. Both sides have the same external
/// pre-shared key, so that no certificates are needed; the traffic keys come
/// from a fresh Diffie-Hellman exchange, too.
class Tls {
public:
  /// `fd` must outlive this object. After `bytesPerKey` bytes each side changes
  /// its traffic key: AES-GCM is safe for 2^24.5 records of 2^14 bytes (RFC
  /// 8446, 5.5). Throws Error.
  Tls(int fd, bool isServer, const Key &key,
      uint64_t bytesPerKey = uint64_t(1) << 36);
  ~Tls();
  Tls(const Tls &) = delete;

  /// The event that an operation that moved nothing waits for.
  enum class Wait { Nothing, Read, Write };

  /// Continues the handshake. Returns true when it is complete; else `wait` or
  /// `lost` is set.
  bool shakeHands(Wait &wait, std::string &lost);

  /// Like send and recv: return the number of bytes moved, or -1. `lost` is
  /// then set if the connection has ended, and empty if nothing can be moved
  /// now.
  ssize_t send(const void *data, size_t bytes, std::string &lost);
  ssize_t receive(void *data, size_t bytes, std::string &lost);

  /// Tells the peer that this side sends no more.
  void close();

private:
  ssize_t check(int result, Wait &wait, std::string &lost);

  void changeKey();

  /// The BIO through which OpenSSL writes and reads.
  struct Wire {
    int fd;
    bool holds = false; ///< keep bytes that the socket does not accept
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
