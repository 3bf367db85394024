//===- ProcessCollectives.cpp - Data between processes --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The collectives of a large group that are not reduced in pieces: each rank
// receives its operands of reductions and gathers from all ranks. Both ends
// process the calls in order, so messages need no tags.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "ProcessCommunicator.h"
#include "Reduce.h"
#include "Support/DType.h"

#include <cstring>

using namespace dp;

/// Assigns each call its part of the scratch. Returns the number of calls that
/// are exchanged here.
int64_t ProcessCommunicator::layOut(const CollectiveCall *calls,
                                    int64_t numCalls) {
  int64_t bytes = 0, count = 0;
  scratchAt.clear();
  for (int64_t i = 0; i < numCalls; ++i) {
    const CollectiveCall &c = calls[i];
    scratchAt.push_back(bytes);
    if (isPiecewise(c))
      continue;
    ++count;
    int64_t size = dtypeSize(c.dtype);
    if (c.kind == CallKind::ReduceScatter) {
      // The received data of this rank, then the packed data for the others.
      Chunk mine = chunkOf(c.blocks, ranks(), self);
      bytes += c.outer * mine.size * c.blockElems * ranks() * size;
      bytes += c.elements() * size;
    } else if (c.outer != 1) {
      bytes += c.elements() * size;
    }
    bytes = (bytes + 63) / 64 * 64;
  }
  if (static_cast<int64_t>(scratch.size()) < bytes)
    scratch.resize(bytes);
  return count;
}

/// Sends all ranks the operands of their reductions and gathers, and receives
/// its own from them.
void ProcessCommunicator::exchange(const CollectiveCall *calls,
                                   int64_t numCalls) {
  for (int64_t i = 0; i < numCalls; ++i) {
    const CollectiveCall &c = calls[i];
    if (isPiecewise(c))
      continue;
    char *room = scratch.data() + scratchAt[i];
    if (c.kind == CallKind::AllGather)
      allGather(c, room);
    else if (c.kind == CallKind::ReduceScatter)
      reduceScatter(c, room);
    else
      allToAll(c);
  }
}

void ProcessCommunicator::allGather(const CollectiveCall &c, char *room) {
  int64_t block = c.outer * c.blockElems * dtypeSize(c.dtype);
  int64_t mine = chunkOf(c.blocks, ranks(), self).size * block;
  for (int64_t k = 1; k < ranks(); ++k) {
    int64_t r = (self + k) % ranks();
    Chunk theirs = chunkOf(c.blocks, ranks(), r);
    // Chunks of whole rows need no copy.
    char *to = c.outer == 1 ? static_cast<char *>(c.recv) : room;
    if (theirs.size * block > 0)
      control.wire().receive(r, to + theirs.offset * block,
                             theirs.size * block);
    if (mine > 0)
      control.wire().send(r, c.send, mine);
  }
}

void ProcessCommunicator::reduceScatter(const CollectiveCall &c, char *room) {
  int64_t block = c.outer * c.blockElems * dtypeSize(c.dtype);
  int64_t mine = chunkOf(c.blocks, ranks(), self).size * block;
  char *packed = room + mine * ranks();
  char *whole = static_cast<char *>(const_cast<void *>(c.send));
  for (int64_t k = 1; k < ranks(); ++k) {
    int64_t r = (self + k) % ranks();
    Chunk theirs = chunkOf(c.blocks, ranks(), r);
    if (mine > 0)
      control.wire().receive(r, room + r * mine, mine);
    if (theirs.size * block == 0)
      continue;
    char *from = packed + theirs.offset * block;
    copyChunk(c, theirs, whole, from, true);
    control.wire().send(r, from, theirs.size * block);
  }
}

/// The rows of an all_to_all need no copy.
void ProcessCommunicator::allToAll(const CollectiveCall &c) {
  int64_t block = c.blockElems * dtypeSize(c.dtype);
  int64_t mine = chunkOf(c.blocks, ranks(), self).size * block;
  for (int64_t k = 1; k < ranks(); ++k) {
    int64_t r = (self + k) % ranks();
    Chunk theirs = chunkOf(c.blocks, ranks(), r);
    if (mine > 0)
      control.wire().receive(r, at(c.recv, r * mine), mine);
    if (theirs.size * block > 0)
      control.wire().send(r, at(c.send, theirs.offset * block),
                          theirs.size * block);
  }
}

void ProcessCommunicator::reduce(Team &team, const CollectiveCall &c, void *dst,
                                 int64_t count) {
  int64_t size = dtypeSize(c.dtype);
  forParts(team, count, size * (ranks() + 1), [&](int64_t b, int64_t e) {
    reduceBuffers(at(dst, b * size), sources.data(), ranks(), b, e - b, c.dtype,
                  c.op);
  });
}

/// Reduces this rank's chunks in rank order and moves the other received data
/// to its place.
void ProcessCommunicator::compute(Team &team, const CollectiveCall *calls,
                                  int64_t numCalls) {
  for (int64_t i = 0; i < numCalls; ++i) {
    const CollectiveCall &c = calls[i];
    if (isPiecewise(c))
      continue;
    char *room = scratch.data() + scratchAt[i];
    int64_t size = dtypeSize(c.dtype), block = c.blockElems * size;
    Chunk mine = chunkOf(c.blocks, ranks(), self);
    if (c.kind == CallKind::AllToAll) {
      int64_t bytes = mine.size * block;
      if (bytes > 0)
        std::memcpy(at(c.recv, self * bytes), at(c.send, mine.offset * block),
                    bytes);
      continue;
    }
    if (c.kind == CallKind::ReduceScatter) {
      char *whole = static_cast<char *>(const_cast<void *>(c.send));
      int64_t count = c.outer * mine.size * c.blockElems;
      copyChunk(c, mine, whole, room + self * count * size, true);
      for (int64_t r = 0; r < ranks(); ++r)
        sources[r] = room + r * count * size;
      reduce(team, c, c.recv, count);
      continue;
    }
    char *whole = static_cast<char *>(c.recv);
    if (c.outer == 1) {
      if (mine.size > 0)
        std::memmove(whole + mine.offset * block, c.send, mine.size * block);
      continue;
    }
    for (int64_t r = 0; r < ranks(); ++r) {
      Chunk chunk = chunkOf(c.blocks, ranks(), r);
      const void *from =
          r == self ? c.send : room + chunk.offset * c.outer * block;
      copyChunk(c, chunk, whole, static_cast<char *>(const_cast<void *>(from)),
                false);
    }
  }
}
