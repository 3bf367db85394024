//===- HostAttention.cpp - Attention on the host --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Threads share blocks of queries, in the gradient the items of keys or, if
// these are few, chunks of the queries. Sums are divided by the sizes alone.
//
//===----------------------------------------------------------------------===//

#include "Host/Libraries/Attention.h"
#include "HostDevice.h"
#include "Host/Libraries/SoftmaxRows.h"
#include "Support/Team.h"

#include <algorithm>
#include <atomic>
#include <memory>
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

/// The gradient of fewer items of keys than threads: chunks of the queries in
/// parallel, some at a time. Their terms are added in the order of one thread.
template <typename T>
static bool runChunks(Team &team, const AttentionCall &call, double work) {
  int64_t items = call.batch / call.group, chunks = countAttentionChunks(call);
  int64_t ofKeys = call.n * call.k, ofAll = ofKeys + call.n * call.v;
  int64_t wave = std::min((2 * team.size() + items - 1) / items, chunks);
  std::unique_ptr<T[]> terms(new (std::nothrow)
                                 T[static_cast<size_t>(items * wave * ofAll)]);
  if (!terms)
    return false;
  auto of = [&](int number, int64_t offset) {
    return static_cast<T *>(call.buffers[number]) + offset;
  };
  for (int64_t first = 0; first < chunks; first += wave) {
    int64_t count = std::min(wave, chunks - first);
    bool hasMemory = runUnits<T>(
        team, call, items * count, work * double(count) / double(chunks),
        [&](Attention<T> &worker, int64_t unit) {
          T *own = terms.get() + unit * ofAll;
          worker.backward(unit / count, first + unit % count, own,
                          own + ofKeys);
        });
    if (!hasMemory)
      return false;
    for (int64_t unit = 0; unit < items * count; ++unit) {
      const T *own = terms.get() + unit * ofAll;
      T *key = of(attentionBuffer::KeyGradient, unit / count * ofKeys);
      T *value =
          of(attentionBuffer::ValueGradient, unit / count * (ofAll - ofKeys));
      if (first + unit % count == 0) {
        std::copy_n(own, ofKeys, key);
        std::copy_n(own + ofKeys, ofAll - ofKeys, value);
      } else {
        addRow(key, own, ofKeys);
        addRow(value, own + ofKeys, ofAll - ofKeys);
      }
    }
  }
  return true;
}

template <typename T>
static bool runAttention(Team &team, const AttentionCall &call) {
  double work = double(call.batch) * double(call.m) * double(call.n) *
                double(call.k + call.v);
  if (call.isGradient) {
    work *= 2.5;
    int64_t items = call.batch / call.group;
    if (items < team.size() && countAttentionChunks(call) > 1)
      return runChunks<T>(team, call, work);
    return runUnits<T>(
        team, call, items, work,
        [](Attention<T> &worker, int64_t item) { worker.backward(item); });
  }
  int64_t blocks = countAttentionBlocks(call);
  return runUnits<T>(team, call, call.batch * blocks, work,
                     [&](Attention<T> &worker, int64_t unit) {
                       worker.forward(unit / blocks, unit % blocks);
                     });
}

dp_status HostDevice::attention(const AttentionCall &call) {
  if (call.dtype != DP_F32 && call.dtype != DP_F64)
    return fail(DP_ERROR_INVALID,
                "attention on the host of a dtype other than f32 and f64");
  if (call.strides)
    return fail(DP_ERROR_INVALID, "attention on the host with strides");
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
