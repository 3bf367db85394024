//===- ThreadCommunicator.cpp - Meeting of threads ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Implements the rendezvous and its checks; ThreadCollectives.cpp computes.
//
//===----------------------------------------------------------------------===//

#include "ThreadCommunicator.h"

#include <cassert>

using namespace dp;

ThreadCommunicator::ThreadCommunicator(int64_t ranks, int spins)
    : Communicator(ranks), spins(spins), scratchStride((ranks + 15) / 8 * 8),
      scratch(ranks * scratchStride) {}

/// Returns false if the step has failed.
bool ThreadCommunicator::barrier(int64_t rank) {
  int mySpins = spins;
  if (spins != 0) {
    ThreadPlace mine = threadPlace();
    published[rank].place.store(mine, std::memory_order_relaxed);
    for (const Published &other : published)
      if (shareCore(mine, other.place.load(std::memory_order_relaxed)))
        mySpins = 0;
  }
  uint32_t present = generation.load();
  // After the load: a later failure changes the generation.
  if (failed())
    return false;
  if (arrived.fetch_add(1, std::memory_order_acq_rel) + 1 == ranks()) {
    arrived.store(0, std::memory_order_relaxed);
    generation.advance();
  } else {
    generation.waitWhile(present, mySpins);
  }
  return !failed();
}

/// Each rank compares all ranks with rank 0, so all come to the same outcome.
dp_status ThreadCommunicator::check() {
  const CollectiveCall *first = callsOf(0);
  int64_t count = countOf(0);
  for (int64_t r = 1; r < ranks(); ++r) {
    const CollectiveCall *other = callsOf(r);
    bool equal = countOf(r) == count;
    for (int64_t i = 0; equal && i < count; ++i)
      equal = same(first[i], other[i]);
    if (!equal)
      return fail(Error(describeMismatch(first, count, other, countOf(r), r)));
  }
  return DP_SUCCESS;
}

dp_status ThreadCommunicator::meet(int64_t rank, Team &team,
                                   const CollectiveCall *calls,
                                   int64_t numCalls) {
  assert(callsOf(rank) == calls && "the calls are published");
  if (ranks() > 1) {
    if (!barrier(rank))
      return DP_ERROR_ABORTED;
    if (dp_status status = check())
      return status;
  }
  bool reduces = false;
  for (int64_t i = 0; i < numCalls; ++i) {
    if (calls[i].dry)
      continue;
    switch (calls[i].kind) {
    case CallKind::AllReduce:
      reduces = true;
      break;
    case CallKind::AllGather:
      allGather(rank, team, i);
      break;
    case CallKind::ReduceScatter:
      reduceScatter(rank, team, i);
      break;
    case CallKind::AllToAll:
      allToAll(rank, team, i);
      break;
    case CallKind::Finish:
      return DP_SUCCESS; // no buffer is used afterwards
    }
  }
  if (reduces)
    reduceSlice(rank, team, numCalls);
  if (ranks() > 1 && !barrier(rank))
    return DP_ERROR_ABORTED;
  return DP_SUCCESS;
}
