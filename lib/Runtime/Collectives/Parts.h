//===- Parts.h - Work on buffers, divided over a team -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_COLLECTIVES_PARTS_H
#define DP_LIB_RUNTIME_COLLECTIVES_PARTS_H

#include "Communicator.h"
#include "Support/DType.h"
#include "Support/Team.h"
#include "dp/Runtime/Chunk.h"

#include <cstring>

namespace dp {

/// Runs f(begin, end) over parts of [0, count) of about 64 KiB; several parts
/// are divided over the team. Moving 64 KiB takes one thread several times as
/// long as a dispatch. Part boundaries are multiples of 64 elements.
template <typename F>
void forParts(Team &team, int64_t count, int64_t bytesPerElement, F f) {
  constexpr int64_t bytesPerPart = 64 << 10;
  int64_t parts = 1;
  if (team.size() > 1)
    parts = std::min(team.size() * 2, count * bytesPerElement / bytesPerPart);
  if (parts <= 1)
    return f(0, count);
  team.run(parts, [&](int64_t part) {
    Chunk c = chunkOf((count + 63) / 64, parts, part);
    int64_t begin = c.offset * 64;
    f(begin, std::min(count, begin + c.size * 64));
  });
}

inline const char *at(const void *base, int64_t bytes) {
  return static_cast<const char *>(base) + bytes;
}
inline char *at(void *base, int64_t bytes) {
  return static_cast<char *>(base) + bytes;
}

/// Copies the columns of chunk `c` between the whole [outer, ...] array and a
/// dense array of the chunk.
inline void copyChunk(const CollectiveCall &call, Chunk c, char *whole,
                      char *dense, bool toDense) {
  int64_t block = call.blockElems * dtypeSize(call.dtype);
  if (c.size * block == 0) // the buffer of an empty shard may be null
    return;
  for (int64_t o = 0; o < call.outer; ++o) {
    char *there = whole + (o * call.blocks + c.offset) * block;
    char *here = dense + o * c.size * block;
    std::memcpy(toDense ? here : there, toDense ? there : here, c.size * block);
  }
}

} // namespace dp

#endif // DP_LIB_RUNTIME_COLLECTIVES_PARTS_H
