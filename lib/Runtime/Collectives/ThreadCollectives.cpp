//===- ThreadCollectives.cpp - Collectives between threads ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Exactly one rank reduces each element, over all ranks in rank order, so the
// result depends neither on timing nor on which rank computes it.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "Reduce.h"
#include "Support/DType.h"
#include "ThreadCommunicator.h"

#include <cstring>

using namespace dp;

/// Divides the elements of all all_reduces of the group evenly over the ranks,
/// reduces this rank's share and writes it to every rank.
void ThreadCommunicator::reduceSlice(int64_t rank, Team &team,
                                     int64_t numCalls) {
  int64_t total = 0;
  const CollectiveCall *mine = callsOf(rank);
  for (int64_t i = 0; i < numCalls; ++i)
    if (mine[i].kind == CallKind::AllReduce && !mine[i].dry)
      total += mine[i].elements();
  Chunk share = chunkOf((total + 63) / 64, ranks(), rank);
  int64_t shareBegin = share.offset * 64;
  int64_t shareEnd = shareBegin + share.size * 64;

  int64_t offset = 0;
  for (int64_t i = 0; i < numCalls; ++i) {
    if (mine[i].kind != CallKind::AllReduce || mine[i].dry)
      continue;
    int64_t count = mine[i].elements();
    int64_t begin = std::max<int64_t>(0, shareBegin - offset);
    int64_t end = std::min(count, shareEnd - offset);
    offset += count;
    if (begin >= end)
      continue;
    const void *const *sources = gatherSources(rank, i);
    int64_t bytesPerElement = dtypeSize(mine[i].dtype) * ranks() * 2;
    forParts(team, end - begin, bytesPerElement, [&](int64_t b, int64_t e) {
      reduceToAll(sources, i, begin + b, e - b);
    });
  }
}

/// Returns the send buffers of call `i` of all ranks, in the scratch of `rank`.
const void *const *ThreadCommunicator::gatherSources(int64_t rank, int64_t i) {
  const void **sources = scratch.data() + rank * scratchStride;
  for (int64_t r = 0; r < ranks(); ++r)
    sources[r] = callsOf(r)[i].send;
  return sources;
}

/// Reduces elements [begin, begin + count) of call `i` and writes them to
/// every rank's recv.
void ThreadCommunicator::reduceToAll(const void *const *sources, int64_t i,
                                     int64_t begin, int64_t count) {
  const CollectiveCall &call = callsOf(0)[i];
  int64_t size = dtypeSize(call.dtype);
  // If the call is in place, `first` is also the first source.
  char *first = at(call.recv, begin * size);
  reduceBuffers(first, sources, ranks(), begin, count, call.dtype, call.op);
  for (int64_t r = 1; r < ranks(); ++r)
    std::memcpy(at(callsOf(r)[i].recv, begin * size), first, count * size);
}

void ThreadCommunicator::allGather(int64_t rank, Team &team, int64_t i) {
  const CollectiveCall &mine = callsOf(rank)[i];
  int64_t block = mine.blockElems * dtypeSize(mine.dtype);
  int64_t whole = mine.blocks * block;
  for (int64_t r = 0; r < ranks(); ++r) {
    Chunk c = chunkOf(mine.blocks, ranks(), r);
    const void *source = callsOf(r)[i].send;
    int64_t bytes = c.size * block;
    if (bytes == 0)
      continue;
    if (mine.outer == 1) {
      forParts(team, bytes, 2, [&](int64_t b, int64_t e) {
        std::memcpy(at(mine.recv, c.offset * block + b), at(source, b), e - b);
      });
      continue;
    }
    forParts(team, mine.outer, 2 * bytes, [&](int64_t b, int64_t e) {
      for (int64_t o = b; o < e; ++o)
        std::memcpy(at(mine.recv, o * whole + c.offset * block),
                    at(source, o * bytes), bytes);
    });
  }
}

void ThreadCommunicator::reduceScatter(int64_t rank, Team &team, int64_t i) {
  const CollectiveCall &mine = callsOf(rank)[i];
  int64_t size = dtypeSize(mine.dtype), n = ranks();
  Chunk c = chunkOf(mine.blocks, n, rank);
  int64_t row = mine.blocks * mine.blockElems; // elements of the whole
  int64_t offset = c.offset * mine.blockElems, count = c.size * mine.blockElems;
  if (count == 0)
    return;
  const void *const *sources = gatherSources(rank, i);
  auto reduce = [&](int64_t o, int64_t begin, int64_t end) {
    reduceBuffers(at(mine.recv, (o * count + begin) * size), sources, n,
                  o * row + offset + begin, end - begin, mine.dtype, mine.op);
  };
  if (mine.outer == 1)
    return forParts(team, count, size * (n + 1),
                    [&](int64_t b, int64_t e) { reduce(0, b, e); });
  forParts(team, mine.outer, count * size * (n + 1), [&](int64_t b, int64_t e) {
    for (int64_t o = b; o < e; ++o)
      reduce(o, 0, count);
  });
}

void ThreadCommunicator::allToAll(int64_t rank, Team &team, int64_t i) {
  const CollectiveCall &mine = callsOf(rank)[i];
  int64_t block = mine.blockElems * dtypeSize(mine.dtype);
  Chunk c = chunkOf(mine.blocks, ranks(), rank);
  int64_t bytes = c.size * block;
  if (bytes == 0)
    return;
  for (int64_t r = 0; r < ranks(); ++r) {
    const void *source = callsOf(r)[i].send;
    forParts(team, bytes, 2, [&](int64_t b, int64_t e) {
      std::memcpy(at(mine.recv, r * bytes + b),
                  at(source, c.offset * block + b), e - b);
    });
  }
}
