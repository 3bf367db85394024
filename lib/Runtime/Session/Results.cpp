//===- Results.cpp - The results of a step --------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Results.h"
#include "Collectives/Reduce.h"
#include "Support/DType.h"

#include <cassert>
#include <cstring>
#include <numeric>

using namespace dp;

void Results::collect(const EntryPlan &plan, int64_t rank,
                      const dp_array *results) const {
  assert(!context.isAcross() && "some ranks are elsewhere");
  const Entry &e = plan.entry();
  const EntryLayout &layout = plan.layout();
  int64_t ranks = context.devices.count();
  for (size_t i = 0; i < e.results.size(); ++i) {
    const Value &v = e.results[i];
    if (v.updates >= 0 || !results[i].data || plan.isResultOnGpu(i))
      continue;
    if (v.placement.kind == DP_PARTIAL) {
      // Each rank reduces a range of the elements over all ranks in order.
      int64_t count = layout.counts[i];
      Chunk c = chunkOf((count + 63) / 64, ranks, rank);
      int64_t begin = std::min(count, c.offset * 64);
      int64_t end = std::min(count, (c.offset + c.size) * 64);
      reduceBuffers(static_cast<char *>(results[i].data) +
                        begin * dtypeSize(v.dtype),
                    layout.sources[i].data(), ranks, begin, end - begin,
                    v.dtype, v.placement.reduction);
    } else if (v.placement.kind == DP_SHARDED || rank == context.outputRank()) {
      const LocalPart &part = layout.ranks[rank].results[i];
      const void *source = layout.sources[i][rank];
      // The program may have written the caller's array itself.
      if (source != static_cast<char *>(results[i].data) + part.offset)
        part.gather(results[i].data, source);
    }
  }
}

static LocalPart partOf(const EntryPlan &plan, size_t i, int64_t ranks,
                        int64_t rank) {
  return localPart(plan.entry().results[i],
                   plan.layout().resultShapes[i].data(), ranks, rank);
}

/// Returns true if the parts of result `v` travel to process 0; it has
/// replicated results itself.
static bool isGathered(const Value &v, const dp_array &result) {
  return v.updates < 0 && result.data && v.placement.kind != DP_REPLICATED;
}

/// Packs this process's part of all results into one message and computes the
/// sizes of all messages; returns their sum.
int64_t Results::pack(const EntryPlan &plan, const dp_array *results) {
  const Entry &e = plan.entry();
  int64_t self = context.devices.first(), ranks = context.devices.count();
  bytes.assign(ranks, 0);
  for (size_t i = 0; i < e.results.size(); ++i)
    for (int64_t r = 0; isGathered(e.results[i], results[i]) && r < ranks; ++r)
      bytes[r] += partOf(plan, i, ranks, r).localBytes();
  packed.resize(bytes[self]);
  int64_t at = 0;
  for (size_t i = 0; i < e.results.size(); ++i) {
    if (!isGathered(e.results[i], results[i]))
      continue;
    int64_t size = partOf(plan, i, ranks, self).localBytes();
    if (size > 0)
      std::memcpy(packed.data() + at, plan.layout().sources[i][self], size);
    at += size;
  }
  return std::accumulate(bytes.begin(), bytes.end(), int64_t(0));
}

/// On process 0: puts together the results in the messages at `places`.
void Results::unpack(const EntryPlan &plan, const dp_array *results) {
  const Entry &e = plan.entry();
  int64_t ranks = context.devices.count();
  sources.resize(ranks);
  for (size_t i = 0; i < e.results.size(); ++i) {
    const Value &v = e.results[i];
    if (!isGathered(v, results[i]))
      continue;
    for (int64_t r = 0; r < ranks; ++r) {
      LocalPart part = partOf(plan, i, ranks, r);
      sources[r] = places[r];
      places[r] = static_cast<char *>(places[r]) + part.localBytes();
      if (v.placement.kind == DP_SHARDED)
        part.gather(results[i].data, sources[r]);
    }
    if (v.placement.kind == DP_PARTIAL)
      reduceBuffers(results[i].data, sources.data(), ranks, 0,
                    plan.layout().counts[i], v.dtype, v.placement.reduction);
  }
}

void Results::gather(const EntryPlan &plan, const dp_array *results) {
  const Entry &e = plan.entry();
  int64_t self = context.devices.first(), ranks = context.devices.count();
  for (size_t i = 0; self == 0 && i < e.results.size(); ++i)
    if (e.results[i].updates < 0 && results[i].data &&
        !isGathered(e.results[i], results[i]))
      partOf(plan, i, ranks, 0)
          .gather(results[i].data, plan.layout().sources[i][0]);
  int64_t total = pack(plan, results);
  if (total == 0)
    return;
  places.assign(ranks, nullptr);
  if (self == 0)
    gathered.resize(total);
  int64_t at = 0;
  for (int64_t r = 0; self == 0 && r < ranks; at += bytes[r++])
    places[r] = gathered.data() + at;
  // All results that process 0 wants travel as one message per process.
  context.control->gather("the gathering of results", packed.data(), bytes,
                          places);
  if (self == 0)
    unpack(plan, results);
}
