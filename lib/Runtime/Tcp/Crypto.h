//===- Crypto.h - Keys and message authentication codes ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// OpenSSL's HMAC-SHA-256, random bytes and comparison. All functions load
// OpenSSL at the first call and throw Error if that fails.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_CRYPTO_H
#define DP_LIB_RUNTIME_TCP_CRYPTO_H

#include <array>
#include <string>
#include <string_view>

namespace dp {

/// A key, a nonce, or a message authentication code.
using Key = std::array<unsigned char, 32>;

inline std::string_view bytesOf(const Key &key) {
  return {reinterpret_cast<const char *>(key.data()), key.size()};
}

/// Returns the HMAC-SHA-256 of `label`, a zero byte and `message`. Different
/// labels derive independent keys and codes from one key.
Key hmac(std::string_view key, std::string_view label,
         std::string_view message = {});

/// Returns true if both are equal. The time does not depend on where they
/// differ.
bool areEqual(const Key &a, const Key &b);

/// Returns a random key.
Key makeRandomKey();

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_CRYPTO_H
