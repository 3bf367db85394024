//===- Columns.cpp - A static batch along dimension 1 ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// x: 2 x 6 x 2, its rows along dimension 1; tokens: 12, two to a row. The one
// entry returns x + key along with sums, maxima and the tokens' count.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include <algorithm>

DP_EXPORT const uint32_t dp_executable_abi_version = DP_ABI_VERSION;
DP_EXPORT const char dp_executable_descriptor[] = R"({
  "format": "dp-executable", "abi": 10, "target": "host", "devices": null,
  "entries": [{"name": "columns", "symbol": "columns", "arena": "noArena",
    "arguments": [
      {"name": "x", "shape": [2, 6, 2], "dtype": "i32", "role": "batch",
       "placement": {"kind": "sharded", "dim": 1, "unit": 1}},
      {"name": "tokens", "shape": [12], "dtype": "i64", "role": "batch",
       "placement": {"kind": "sharded", "dim": 0, "unit": 2}},
      {"name": "key", "shape": [2], "dtype": "i32", "role": "input",
       "placement": {"kind": "replicated"}},
      {"name": "moved", "shape": [3], "dtype": "i64", "role": "state",
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}}],
    "results": [
      {"name": "shifted", "shape": [2, 6, 2], "dtype": "i32",
       "placement": {"kind": "sharded", "dim": 1, "unit": 1}},
      {"name": "sum", "shape": [2], "dtype": "i32",
       "placement": {"kind": "partial", "reduction": "add"}},
      {"name": "largest", "shape": [], "dtype": "i64",
       "placement": {"kind": "partial", "reduction": "max"}},
      {"name": "moved", "shape": [3], "dtype": "i64", "updates": 3,
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}}],
    "index_bounds": [{"argument": 1, "min": 5, "max": 7}]}]})";

DP_EXPORT int64_t noArena(int64_t, int64_t, const int64_t *) { return 0; }

DP_EXPORT dp_status columns(dp_device *device, void *const *buffers,
                            const int64_t *, void *) {
  int64_t devices = dp_rt_device_count(device), rank = dp_rt_rank(device);
  auto x = static_cast<const int32_t *>(buffers[0]);
  auto tokens = static_cast<const int64_t *>(buffers[1]);
  auto key = static_cast<const int32_t *>(buffers[2]);
  auto moved = static_cast<int64_t *>(buffers[3]);
  auto shifted = static_cast<int32_t *>(buffers[4]);
  auto sum = static_cast<int32_t *>(buffers[5]);
  auto largest = static_cast<int64_t *>(buffers[6]);
  int64_t rows = localRows(6, devices, rank);
  sum[0] = sum[1] = 0;
  for (int64_t i = 0; i < 2 * rows * 2; ++i) {
    shifted[i] = x[i] + key[i % 2];
    sum[i % 2] += x[i];
  }
  *largest = INT64_MIN;
  for (int64_t i = 0; i < rows * 2; ++i)
    *largest = std::max(*largest, tokens[i]);
  for (int64_t i = 0; i < localRows(3, devices, rank); ++i)
    moved[i] += 10;
  return DP_SUCCESS;
}
