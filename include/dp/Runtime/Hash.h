//===- Hash.h - FNV-1a ------------------------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The hash of short data: names, seeds, and values that ranks compare. Arrays
// and files are hashed by faster functions.
//
//===----------------------------------------------------------------------===//

#ifndef DP_RUNTIME_HASH_H
#define DP_RUNTIME_HASH_H

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace dp {

constexpr uint64_t hashBasis = 0xcbf29ce484222325, hashPrime = 0x100000001b3;

/// FNV-1a of 64 bits. `hash` is the hash of the bytes before `bytes`.
constexpr uint64_t hashBytes(std::string_view bytes,
                             uint64_t hash = hashBasis) {
  for (char c : bytes)
    hash = (hash ^ static_cast<unsigned char>(c)) * hashPrime;
  return hash;
}

/// The same by words. The shift lets the high bits of a word reach the low bits
/// of the hash, which the multiplication alone does not.
constexpr uint64_t hashWord(uint64_t word, uint64_t hash = hashBasis) {
  hash = (hash ^ word) * hashPrime;
  return hash ^ hash >> 29;
}

} // namespace dp

#endif // DP_RUNTIME_HASH_H
