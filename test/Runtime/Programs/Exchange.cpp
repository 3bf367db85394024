//===- Exchange.cpp - Every kind of collective ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A step written by hand that gathers rows, and scatters and gathers columns of
// a sum, with a dynamic batch: what an optimizer sharded over ranks does.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

static constexpr int64_t columns = 5;

DP_EXPORT const uint32_t dp_executable_abi_version = DP_ABI_VERSION;
DP_EXPORT const char dp_executable_descriptor[] = R"({
  "format": "dp-executable", "abi": 10, "target": "host", "devices": null,
  "entries": [
   {"name": "exchange", "symbol": "exchange", "arena": "exchangeArena",
    "arguments": [
      {"name": "total", "shape": [2, 5], "dtype": "f32", "role": "state",
       "placement": {"kind": "replicated"}},
      {"name": "part", "shape": [7], "dtype": "f32", "role": "state",
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}},
      {"name": "x", "shape": [-1, 5], "dtype": "f32", "role": "batch",
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}}],
    "results": [
      {"name": "total", "shape": [2, 5], "dtype": "f32", "updates": 0,
       "placement": {"kind": "replicated"}},
      {"name": "part", "shape": [7], "dtype": "f32", "updates": 1,
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}},
      {"name": "sums", "shape": [-1], "dtype": "f32", "result_dims": [0],
       "placement": {"kind": "replicated"}},
      {"name": "halves", "shape": [-1, 5], "dtype": "f32", "result_dims": [0],
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}},
      {"name": "rows", "shape": [], "dtype": "i64",
       "placement": {"kind": "partial", "reduction": "add"}}],
    "dims": [{"argument": 2, "dim": 0}],
    "collectives": [
      {"kind": "reduce_scatter", "dtype": "f32", "location": "model.py:4:1"},
      {"kind": "all_gather", "dtype": "f32", "location": "model.py:5:1"},
      {"kind": "all_gather", "dtype": "f32", "location": "model.py:6:1"}]}]})";

DP_EXPORT int64_t exchangeArena(int64_t rank, int64_t devices,
                                const int64_t *dims) {
  return (4 * 2 * columns + localRows(dims[0], devices, rank)) * 4;
}

DP_EXPORT dp_status exchange(dp_device *device, void *const *buffers,
                             const int64_t *dims, void *arena) {
  auto f = [&](int i) { return static_cast<float *>(buffers[i]); };
  int64_t devices = dp_rt_device_count(device), rank = dp_rt_rank(device);
  int64_t local = localRows(dims[0], devices, rank);
  float *total = f(0), *part = f(1), *x = f(2), *halves = f(4);
  float *moments = static_cast<float *>(arena), *mine = moments + 2 * columns;
  float *whole = mine + 2 * columns, *own = whole + 2 * columns;
  // The sums of each column's values and of their squares: [2, columns].
  for (int64_t j = 0; j < columns; ++j) {
    moments[j] = moments[columns + j] = 0;
    for (int64_t i = 0; i < local; ++i) {
      float value = x[i * columns + j];
      moments[j] += value;
      moments[columns + j] += value * value;
      halves[i * columns + j] = value / 2;
    }
  }
  DP_TRY(dp_rt_reduce_scatter(device, moments, mine, 2, columns, 1, DP_F32,
                              DP_REDUCE_ADD, 0));
  int64_t chunk = localRows(columns, devices, rank);
  for (int64_t i = 0; i < 2 * chunk; ++i)
    mine[i] *= 0.5f;
  for (int64_t i = 0; i < local; ++i) {
    own[i] = 0;
    for (int64_t j = 0; j < columns; ++j)
      own[i] += x[i * columns + j];
  }
  DP_TRY(dp_rt_group_start(device));
  DP_TRY(dp_rt_all_gather(device, mine, whole, 2, columns, 1, DP_F32, 1));
  DP_TRY(dp_rt_all_gather(device, own, buffers[3], 1, dims[0], 1, DP_F32, 2));
  DP_TRY(dp_rt_group_end(device));
  for (int64_t i = 0; i < 2 * columns; ++i)
    total[i] += whole[i];
  for (int64_t i = 0, n = localRows(7, devices, rank); i < n; ++i)
    part[i] += whole[0];
  *static_cast<int64_t *>(buffers[5]) = local;
  return DP_SUCCESS;
}
