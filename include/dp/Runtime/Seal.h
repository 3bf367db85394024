//===- Seal.h - The checksum of an executable -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The last bytes of an executable. dp-compile appends them to the shared
// object, where a dynamic loader ignores them, and the runtime compares them
// with the file before it loads any of it. They protect from damage, not from
// people, who can seal a file again.
//
//===----------------------------------------------------------------------===//

#ifndef DP_RUNTIME_SEAL_H
#define DP_RUNTIME_SEAL_H

#include <stdint.h>

namespace dp {

/// The layout in the file, little endian.
struct Seal {
  char magic[16];
  uint64_t bytes;    ///< of the file before the seal
  uint64_t checksum; ///< XXH3, 64 bits, seed 0, of these bytes
};
static_assert(sizeof(Seal) == 32, "the seal has no padding");

constexpr char sealMagic[sizeof(Seal::magic) + 1] = "dp executable 1\n";

} // namespace dp

#endif // DP_RUNTIME_SEAL_H
