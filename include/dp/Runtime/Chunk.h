//===- Chunk.h - Division of a dimension over devices -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The only definition of the chunk arithmetic in the runtime: chunks are
// torch.chunk's, the last ones shorter or empty.
//
//===----------------------------------------------------------------------===//

#ifndef DP_RUNTIME_CHUNK_H
#define DP_RUNTIME_CHUNK_H

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace dp {

/// The half-open range [offset, offset + size) of a dimension that one rank
/// holds.
struct Chunk {
  int64_t offset;
  int64_t size;
};

/// Size of a full chunk of `blocks` over `ranks`: ceil(blocks / ranks).
constexpr int64_t chunkSize(int64_t blocks, int64_t ranks) {
  return blocks / ranks + (blocks % ranks != 0);
}

/// The chunk of rank `rank`, 0 <= rank < ranks: the sizes are c, ..., c, rest,
/// 0, ..., 0 with c = ceil(blocks / ranks). 10 over 4 is 3, 3, 3, 1; 5 over 4
/// is 2, 2, 1, 0. The offset of an empty chunk is `blocks`.
constexpr Chunk chunkOf(int64_t blocks, int64_t ranks, int64_t rank) {
  assert(0 <= rank && rank < ranks && "no such rank");
  int64_t full = chunkSize(blocks, ranks);
  // full * rank may overflow only where the chunk is empty.
  int64_t offset = full != 0 && rank > blocks / full
                       ? blocks
                       : std::min(blocks, full * rank);
  return {offset, std::min(full, blocks - offset)};
}

/// The same for a dimension of `extent` elements whose chunks are multiples of
/// `unit` elements; `extent` must be a multiple of `unit`.
constexpr Chunk chunkOf(int64_t extent, int64_t ranks, int64_t rank,
                        int64_t unit) {
  assert(unit > 0 && extent % unit == 0 && "chunks are multiples of the unit");
  Chunk c = chunkOf(extent / unit, ranks, rank);
  return {c.offset * unit, c.size * unit};
}

} // namespace dp

#endif // DP_RUNTIME_CHUNK_H
