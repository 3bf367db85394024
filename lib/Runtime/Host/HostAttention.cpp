//===- HostAttention.cpp - Attention on the host --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Threads share blocks of queries, in the gradient the items of keys: no sum
// is divided among threads.
//
//===----------------------------------------------------------------------===//

#include "Attention.h"
#include "HostDevice.h"
#include "Support/Team.h"

#include <algorithm>
#include <atomic>
#include <new>

using namespace dp;

/// Runs units [0, units), each part of them by a worker of its own. Returns
/// false if there was no memory for one.
template <typename T, typename F>
static bool runUnits(Team &team, const AttentionCall &call, int64_t units,
                     double work, F run) {
  std::atomic<bool> hasMemory{true};
  auto runPart = [&](int64_t begin, int64_t end) {
    try {
      Attention<T> worker(call);
      for (int64_t unit = begin; unit < end; ++unit)
        run(worker, unit);
    } catch (const std::bad_alloc &) {
      hasMemory = false;
    }
  };
  // Several parts a thread, because causal blocks differ in work.
  int64_t parts =
      std::min({units, 8 * team.size(),
                static_cast<int64_t>(std::min(work / maddsPerPart, 1e9))});
  if (team.size() == 1 || parts <= 1)
    runPart(0, units);
  else
    team.run(parts, [&](int64_t part) {
      runPart(units * part / parts, units * (part + 1) / parts);
    });
  return hasMemory;
}

template <typename T>
static bool runAttention(Team &team, const AttentionCall &call) {
  double work = double(call.batch) * double(call.m) * double(call.n) *
                double(call.k + call.v);
  if (call.isGradient)
    return runUnits<T>(
        team, call, call.batch / call.group, 2.5 * work,
        [](Attention<T> &worker, int64_t item) { worker.backward(item); });
  int64_t rows = getAttentionRows(call), blocks = (call.m + rows - 1) / rows;
  return runUnits<T>(team, call, call.batch * blocks, work,
                     [&](Attention<T> &worker, int64_t unit) {
                       worker.forward(unit / blocks, unit % blocks);
                     });
}

dp_status HostDevice::attention(const AttentionCall &call) {
  double blockWork = double(getAttentionRows(call)) *
                     double(std::min(call.n, attentionKeys)) *
                     double(std::max(call.k, call.v));
  if (dp_status status = prepareBlas(call.dtype == DP_F32 ? blockWork : 0))
    return status;
  bool hasMemory = call.dtype == DP_F32 ? runAttention<float>(team, call)
                                        : runAttention<double>(team, call);
  return hasMemory ? static_cast<dp_status>(DP_SUCCESS)
                   : fail(DP_ERROR_MEMORY, "attention: out of memory");
}
