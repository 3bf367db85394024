//===- SmallGroups.cpp - Collectives within a meeting ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A small group costs one exchange: each rank sends every other one all data
// that it needs, with the headers to compare, and each reduces everything
// itself, in rank order. So all ranks compute the same bits.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "ProcessCommunicator.h"
#include "Reduce.h"

using namespace dp;

/// Bytes that travel faster in one exchange than by halves in the two that a
/// division of the work over the ranks takes.
static constexpr int64_t bytesPerExchange = 32 << 10;

/// Returns true if the group travels with the meeting. The answer is the same
/// on all ranks that issue the same.
bool ProcessCommunicator::isSmall(const CollectiveCall *calls,
                                  int64_t numCalls) const {
  int64_t reduced = 0, most = 0;
  for (int64_t i = 0; i < numCalls; ++i) {
    const CollectiveCall &c = calls[i];
    int64_t size = dtypeSize(c.dtype);
    if (c.kind == CallKind::AllReduce)
      reduced += c.elements() * size;
    else
      most += c.outer * chunkSize(c.blocks, ranks()) * c.blockElems * size;
    if (most + reduced > control.maxPayload())
      return false;
  }
  // Divided over the ranks, 2 / N of an all_reduce go to each.
  return reduced * (ranks() - 2) <= bytesPerExchange * ranks();
}

/// Appends the data of a call for rank `r` to its payload.
void ProcessCommunicator::pack(const CollectiveCall &c, int64_t r) {
  ControlPlane::Payload &payload = payloads[r];
  char *from = static_cast<char *>(const_cast<void *>(c.send));
  char *to = control.payloadTo(r) + payload.sent;
  int64_t block = c.outer * c.blockElems * dtypeSize(c.dtype);
  Chunk mine = chunkOf(c.blocks, ranks(), self);
  Chunk theirs = chunkOf(c.blocks, ranks(), r);
  if (c.kind == CallKind::ReduceScatter || c.kind == CallKind::AllToAll) {
    copyChunk(c, theirs, from, to, true);
    payload.sent += theirs.size * block;
    payload.received += mine.size * block;
    return;
  }
  if (c.kind == CallKind::AllReduce)
    mine = theirs = {0, c.blocks};
  if (mine.size * block > 0)
    std::memcpy(to, from, mine.size * block);
  payload.sent += mine.size * block;
  payload.received += theirs.size * block;
}

/// Fills the payloads for the others.
void ProcessCommunicator::pack(const CollectiveCall *calls, int64_t numCalls) {
  for (int64_t r = 0; r < ranks(); ++r) {
    payloads[r] = {0, 0};
    for (int64_t i = 0; i < numCalls && r != self; ++i)
      pack(calls[i], r);
  }
}

/// Computes the results from the payloads of the others.
void ProcessCommunicator::unpack(const CollectiveCall *calls,
                                 int64_t numCalls) {
  for (int64_t r = 0; r < ranks(); ++r)
    sources[r] = control.payloadFrom(r);
  for (int64_t i = 0; i < numCalls; ++i)
    unpack(calls[i]);
}

/// `sources` are the data of the others, beginning with those of this call;
/// afterwards with the data of the next.
void ProcessCommunicator::unpack(const CollectiveCall &c) {
  int64_t size = dtypeSize(c.dtype), block = c.outer * c.blockElems * size;
  Chunk mine = chunkOf(c.blocks, ranks(), self);
  char *own = static_cast<char *>(const_cast<void *>(c.send));
  auto whole = static_cast<char *>(c.recv);
  auto consume = [&](int64_t r, int64_t bytes) {
    if (r != self)
      sources[r] = at(sources[r], bytes);
  };
  switch (c.kind) {
  case CallKind::AllReduce:
  case CallKind::ReduceScatter: {
    int64_t count = c.elements();
    if (c.kind == CallKind::ReduceScatter) {
      count = mine.size * c.outer * c.blockElems;
      if (static_cast<int64_t>(scratch.size()) < count * size)
        scratch.resize(count * size);
      copyChunk(c, mine, own, scratch.data(), true);
      own = scratch.data();
    }
    sources[self] = own;
    reduceBuffers(c.recv, sources.data(), ranks(), 0, count, c.dtype, c.op);
    for (int64_t r = 0; r < ranks(); ++r)
      consume(r, count * size);
    return;
  }
  case CallKind::AllGather:
    for (int64_t r = 0; r < ranks(); ++r) {
      Chunk chunk = chunkOf(c.blocks, ranks(), r);
      auto dense = static_cast<char *>(const_cast<void *>(sources[r]));
      if (r != self)
        copyChunk(c, chunk, whole, dense, false);
      else if (c.outer != 1)
        copyChunk(c, chunk, whole, own, false);
      else if (chunk.size * block > 0) // it may be in its place already
        std::memmove(whole + chunk.offset * block, own, chunk.size * block);
      consume(r, chunk.size * block);
    }
    return;
  case CallKind::AllToAll: {
    int64_t bytes = mine.size * block;
    for (int64_t r = 0; r < ranks() && bytes > 0; ++r) {
      std::memcpy(whole + r * bytes,
                  r == self ? own + mine.offset * block : sources[r], bytes);
      consume(r, bytes);
    }
    return;
  }
  case CallKind::Finish:
    return; // moves no data
  }
}
