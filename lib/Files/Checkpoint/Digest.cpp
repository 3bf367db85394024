//===- Digest.cpp - Digests of files and arrays ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/Digest.h"
#include "dp/Files/Npy.h"

#define XXH_INLINE_ALL
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <vector>
#include <xxhash.h>

using namespace dp;

struct Digest::State {
  XXH3_state_t hash;
};

Digest::Digest() : state(new State) { XXH3_128bits_reset(&state->hash); }
Digest::~Digest() = default;

void Digest::add(const void *bytes, size_t size) {
  if (size > 0)
    XXH3_128bits_update(&state->hash, bytes, size);
}

std::string Digest::text() const {
  XXH128_hash_t hash = XXH3_128bits_digest(&state->hash);
  char text[33];
  std::snprintf(text, sizeof text, "%016llx%016llx",
                static_cast<unsigned long long>(hash.high64),
                static_cast<unsigned long long>(hash.low64));
  return text;
}

std::string dp::digestOf(const void *bytes, size_t size) {
  Digest digest;
  digest.add(bytes, size);
  return digest.text();
}

std::string dp::digestOfData(const NpyArray &array, size_t count) {
  return digestOf(array.data.data(), count);
}

std::string dp::digestOfData(const NpyArray &array) {
  return digestOfData(array, array.data.size());
}

std::string dp::digestOfFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  Digest digest;
  std::vector<char> part(1 << 20);
  while (file.read(part.data(), static_cast<std::streamsize>(part.size())) ||
         file.gcount() > 0)
    digest.add(part.data(), static_cast<size_t>(file.gcount()));
  if (!file.eof())
    throw FileError("cannot read '" + path + "': " + std::strerror(errno));
  return digest.text();
}
