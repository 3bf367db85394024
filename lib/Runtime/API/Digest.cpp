//===- Digest.cpp - The digest of an array --------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Runtime/Runtime.h"

#define XXH_INLINE_ALL
#include <cstdio>
#include <xxhash.h>

void dp_digest(const void *data, int64_t bytes, char text[33]) {
  XXH128_hash_t hash =
      XXH3_128bits(bytes > 0 ? data : "", static_cast<size_t>(bytes));
  std::snprintf(text, 33, "%016llx%016llx",
                static_cast<unsigned long long>(hash.high64),
                static_cast<unsigned long long>(hash.low64));
}
