//===- ProcessCollectives.cpp - Data between processes --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Each rank first receives what it reduces or gathers from all ranks, then
// reduces its share in rank order, then sends its share of the all_reduces to
// all. Both ends process the calls in order, so messages need no tags.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "ProcessCommunicator.h"
#include "Reduce.h"
#include "Support/DType.h"

#include <cstring>

using namespace dp;

/// Returns the share of `rank` in a call of `count` elements, which follow
/// `offset` elements of the group's other all_reduces.
ProcessCommunicator::Range ProcessCommunicator::shareOf(int64_t rank,
                                                        int64_t offset,
                                                        int64_t count) const {
  Chunk share = chunkOf((reduceTotal + 63) / 64, ranks(), rank);
  int64_t begin = std::max<int64_t>(0, share.offset * 64 - offset);
  int64_t end = std::min(count, (share.offset + share.size) * 64 - offset);
  return {begin, std::max(begin, end)};
}

/// Assigns each call its part of the scratch.
void ProcessCommunicator::layOut(const CollectiveCall *calls,
                                 int64_t numCalls) {
  reduceTotal = 0;
  for (int64_t i = 0; i < numCalls; ++i)
    if (calls[i].kind == CallKind::AllReduce)
      reduceTotal += calls[i].elements();
  int64_t bytes = 0, offset = 0;
  scratchAt.clear();
  for (int64_t i = 0; i < numCalls; ++i) {
    const CollectiveCall &c = calls[i];
    int64_t size = dtypeSize(c.dtype);
    scratchAt.push_back(bytes);
    if (c.kind == CallKind::AllReduce) {
      bytes += shareOf(self, offset, c.elements()).count() * ranks() * size;
      offset += c.elements();
    } else if (c.kind == CallKind::ReduceScatter) {
      // The received data of this rank, then the packed data for the others.
      Chunk mine = chunkOf(c.blocks, ranks(), self);
      bytes += c.outer * mine.size * c.blockElems * ranks() * size;
      bytes += c.outer == 1 ? 0 : c.elements() * size;
    } else if (c.outer != 1) {
      bytes += c.elements() * size;
    }
    bytes = (bytes + 63) / 64 * 64;
  }
  if (static_cast<int64_t>(scratch.size()) < bytes)
    scratch.resize(bytes);
}

/// Sends all ranks what they reduce or gather, and receives the same from them.
void ProcessCommunicator::exchange(const CollectiveCall *calls,
                                   int64_t numCalls) {
  Transport &wire = control.wire();
  int64_t offset = 0;
  for (int64_t i = 0; i < numCalls; ++i) {
    const CollectiveCall &c = calls[i];
    char *room = scratch.data() + scratchAt[i];
    if (c.kind == CallKind::AllGather) {
      allGather(c, room);
      continue;
    }
    if (c.kind == CallKind::ReduceScatter) {
      reduceScatter(c, room);
      continue;
    }
    if (c.kind == CallKind::AllToAll) {
      allToAll(c);
      continue;
    }
    int64_t size = dtypeSize(c.dtype);
    int64_t mine = shareOf(self, offset, c.elements()).count() * size;
    for (int64_t k = 1; k < ranks(); ++k) {
      int64_t r = (self + k) % ranks();
      Range theirs = shareOf(r, offset, c.elements());
      if (mine > 0)
        wire.receive(r, room + r * mine, mine);
      if (theirs.count() > 0)
        wire.send(r, at(c.send, theirs.begin * size), theirs.count() * size);
    }
    offset += c.elements();
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

/// Copies the columns of chunk `c` between the whole [outer, ...] array and a
/// dense array of the chunk.
static void copyChunk(const CollectiveCall &call, Chunk c, char *whole,
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
    char *from = whole + theirs.offset * block;
    if (c.outer != 1) {
      from = packed + theirs.offset * block;
      copyChunk(c, theirs, whole, from, true);
    }
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

/// Reduces this rank's shares in rank order and moves the other received data
/// to its place.
void ProcessCommunicator::compute(Team &team, const CollectiveCall *calls,
                                  int64_t numCalls) {
  int64_t offset = 0;
  // dst[i] = the reduction of element i of what all ranks sent at `room`.
  auto reduce = [&](const CollectiveCall &c, char *room, const void *own,
                    char *dst, int64_t count) {
    int64_t size = dtypeSize(c.dtype);
    for (int64_t r = 0; r < ranks(); ++r)
      sources[r] = r == self ? own : room + r * count * size;
    forParts(team, count, size * (ranks() + 1), [&](int64_t b, int64_t e) {
      reduceBuffers(dst + b * size, sources.data(), ranks(), b, e - b, c.dtype,
                    c.op);
    });
  };
  for (int64_t i = 0; i < numCalls; ++i) {
    const CollectiveCall &c = calls[i];
    char *room = scratch.data() + scratchAt[i];
    int64_t size = dtypeSize(c.dtype), block = c.blockElems * size;
    if (c.kind == CallKind::AllReduce) {
      Range mine = shareOf(self, offset, c.elements());
      offset += c.elements();
      reduce(c, room, at(c.send, mine.begin * size),
             at(c.recv, mine.begin * size), mine.count());
      continue;
    }
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
      char *own = whole + mine.offset * block;
      if (c.outer != 1) {
        own = room + self * count * size;
        copyChunk(c, mine, whole, own, true);
      }
      reduce(c, room, own, static_cast<char *>(c.recv), count);
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

/// Sends this rank's share of the all_reduces to all ranks and receives theirs.
void ProcessCommunicator::shareResults(const CollectiveCall *calls,
                                       int64_t numCalls) {
  Transport &wire = control.wire();
  int64_t offset = 0;
  for (int64_t i = 0; i < numCalls; ++i) {
    const CollectiveCall &c = calls[i];
    if (c.kind != CallKind::AllReduce)
      continue;
    int64_t size = dtypeSize(c.dtype);
    Range mine = shareOf(self, offset, c.elements());
    for (int64_t k = 1; k < ranks(); ++k) {
      int64_t r = (self + k) % ranks();
      Range theirs = shareOf(r, offset, c.elements());
      if (theirs.count() > 0)
        wire.receive(r, at(c.recv, theirs.begin * size), theirs.count() * size);
      if (mine.count() > 0)
        wire.send(r, at(c.recv, mine.begin * size), mine.count() * size);
    }
    offset += c.elements();
  }
}
