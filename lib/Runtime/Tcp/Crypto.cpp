//===- Crypto.cpp - Keys and message authentication codes -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Crypto.h"
#include "OpenSsl.h"
#include "Support/Error.h"

using namespace dp;

Key dp::hmac(std::string_view key, std::string_view label,
             std::string_view message) {
  std::string text(label);
  text += '\0';
  text += message;
  Key code;
  unsigned int size = 0;
  if (!openSsl().HMAC(openSsl().EVP_sha256(), key.data(),
                      static_cast<int>(key.size()),
                      reinterpret_cast<const unsigned char *>(text.data()),
                      text.size(), code.data(), &size) ||
      size != code.size())
    throw Error("OpenSSL cannot compute HMAC-SHA-256", DP_ERROR_LIBRARY);
  return code;
}

bool dp::areEqual(const Key &a, const Key &b) {
  return openSsl().CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

Key dp::makeRandomKey() {
  Key key;
  if (openSsl().RAND_bytes(key.data(), static_cast<int>(key.size())) != 1)
    throw Error("OpenSSL has no random bytes", DP_ERROR_LIBRARY);
  return key;
}
