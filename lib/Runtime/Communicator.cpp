//===- Communicator.cpp - Meeting of the ranks ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The rendezvous, its checks and its failures; Collectives.cpp computes.
//
//===----------------------------------------------------------------------===//

#include "Communicator.h"
#include "DType.h"

#include <algorithm>

using namespace dp;

Communicator::Communicator(int64_t ranks, int spins)
    : spins(spins), published(ranks), scratchStride((ranks + 15) / 8 * 8),
      scratch(ranks * scratchStride) {}

void Communicator::beginStep(const std::vector<std::string> *l) {
  locations = l;
  arrived.store(0, std::memory_order_relaxed);
  isFailed.store(false, std::memory_order_relaxed);
  firstStatus = DP_SUCCESS;
  firstMessage.clear();
}

dp_status Communicator::fail(int64_t rank, dp_status status,
                             const std::string &message) {
  {
    std::lock_guard<std::mutex> lock(failureMutex);
    if (!isFailed.load(std::memory_order_relaxed)) {
      firstStatus = status;
      firstMessage =
          rank < 0 ? message : "rank " + std::to_string(rank) + ": " + message;
    }
    isFailed.store(true, std::memory_order_seq_cst);
  }
  generation.advance();
  return status;
}

/// Returns false if the step has failed.
bool Communicator::barrier(int64_t rank) {
  int mySpins = spins;
  if (spins != 0) {
    ThreadPlace mine = threadPlace();
    published[rank].place.store(mine, std::memory_order_relaxed);
    for (const Published &other : published)
      if (shareCore(mine, other.place.load(std::memory_order_relaxed)))
        mySpins = 0;
  }
  uint32_t present = generation.load();
  // After the load: a failure from here on moves the generation.
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

static const char *kindName(CollectiveKind kind) {
  switch (kind) {
  case CollectiveKind::AllReduce:
    return "all_reduce";
  case CollectiveKind::AllGather:
    return "all_gather";
  case CollectiveKind::ReduceScatter:
    return "reduce_scatter";
  case CollectiveKind::Finish:
    return "the end of the step";
  }
  return "?";
}

std::string Communicator::describe(const CollectiveCall &call) const {
  std::string text = kindName(call.kind);
  if (call.kind == CollectiveKind::Finish)
    return text;
  text += "(";
  if (call.kind != CollectiveKind::AllGather)
    text += std::string(reductionName(call.op)) + ", ";
  text += std::to_string(call.elements()) + " x " + dtypeName(call.dtype) + ")";
  if (locations && call.index >= 0 &&
      call.index < static_cast<int64_t>(locations->size()))
    return text + " at " + (*locations)[call.index];
  return text + " (collective " + std::to_string(call.index) + ")";
}

static bool same(const CollectiveCall &a, const CollectiveCall &b) {
  return a.kind == b.kind && a.dtype == b.dtype && a.op == b.op &&
         a.outer == b.outer && a.blocks == b.blocks &&
         a.blockElems == b.blockElems && a.index == b.index;
}

/// How rank `other`'s calls differ from rank 0's.
std::string Communicator::describeMismatch(int64_t other) const {
  const Published &a = published[0], &b = published[other];
  std::string name = "rank " + std::to_string(other);
  for (int64_t i = 0; i < a.count && i < b.count; ++i) {
    if (same(a.calls[i], b.calls[i]))
      continue;
    if (b.calls[i].kind == CollectiveKind::Finish)
      return name + " ended the step while rank 0 waits in " +
             describe(a.calls[i]);
    if (a.calls[i].kind == CollectiveKind::Finish)
      return "rank 0 ended the step while " + name + " waits in " +
             describe(b.calls[i]);
    return "collective mismatch: rank 0 issued " + describe(a.calls[i]) + ", " +
           name + " issued " + describe(b.calls[i]);
  }
  const Published &longer = a.count > b.count ? a : b;
  return "collective mismatch: rank 0 issued a group of " +
         std::to_string(a.count) + ", " + name + " one of " +
         std::to_string(b.count) + "; the first that is missing is " +
         describe(longer.calls[std::min(a.count, b.count)]);
}

/// Every rank compares all with rank 0, so that all agree on the outcome.
dp_status Communicator::check() {
  const Published &first = published[0];
  for (int64_t r = 1; r < ranks(); ++r) {
    bool equal = published[r].count == first.count;
    for (int64_t i = 0; equal && i < first.count; ++i)
      equal = same(first.calls[i], published[r].calls[i]);
    if (!equal)
      return fail(-1, DP_ERROR_INVALID, describeMismatch(r));
  }
  return DP_SUCCESS;
}

dp_status Communicator::rendezvous(int64_t rank, Team &team,
                                   const CollectiveCall *calls,
                                   int64_t numCalls) {
  published[rank].calls = calls;
  published[rank].count = numCalls;
  if (ranks() > 1) {
    if (!barrier(rank))
      return DP_ERROR_ABORTED;
    if (dp_status status = check())
      return status;
  }
  bool reduces = false;
  for (int64_t i = 0; i < numCalls; ++i) {
    switch (calls[i].kind) {
    case CollectiveKind::AllReduce:
      reduces = true;
      break;
    case CollectiveKind::AllGather:
      allGather(rank, team, i);
      break;
    case CollectiveKind::ReduceScatter:
      reduceScatter(rank, team, i);
      break;
    case CollectiveKind::Finish:
      return DP_SUCCESS; // nobody's buffers are used afterwards
    }
  }
  if (reduces)
    reduceSlice(rank, team, numCalls);
  if (ranks() > 1 && !barrier(rank))
    return DP_ERROR_ABORTED;
  return DP_SUCCESS;
}
