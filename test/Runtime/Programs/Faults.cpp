//===- Faults.cpp - Entries that go wrong ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Each entry breaks one rule on one rank, the last one or rank 1, while the
// other ranks wait in an all_reduce: none may hang, and each must report what
// happened.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

// clang-format off
#define ENTRY(name)                                                            \
  "{\"name\": \"" #name "\", \"symbol\": \"" #name "\", \"arena\": \"noArena\",  \
     \"arguments\": [{\"name\": \"count\", \"shape\": [4],                       \
        \"dtype\": \"i32\", \"role\": \"state\",                                 \
        \"placement\": {\"kind\": \"replicated\"}}],                             \
     \"results\": [{\"name\": \"count\", \"shape\": [4], \"dtype\": \"i32\",      \
        \"updates\": 0, \"placement\": {\"kind\": \"replicated\"}}],             \
     \"collectives\": [{\"location\": \"model.py:3:5\"},                       \
                       {\"location\": \"model.py:9:5\"}]}"

DP_EXPORT const uint32_t dp_executable_abi_version = DP_ABI_VERSION;
DP_EXPORT const char dp_executable_descriptor[] =
    "{\"format\": \"dp-executable\", \"abi\": 10, \"target\": \"host\","
    "\"devices\": null, \"entries\": ["
    ENTRY(good) "," ENTRY(failing) "," ENTRY(status) "," ENTRY(early) ","
    ENTRY(other_size) "," ENTRY(other_op) "," ENTRY(other_kind) ","
    ENTRY(other_place) "," ENTRY(longer_group) "," ENTRY(open_group) ","
    ENTRY(bad_dtype) "," ENTRY(deaf) "]}";
// clang-format on

DP_EXPORT int64_t noArena(int64_t, int64_t, const int64_t *) { return 0; }

static dp_status reduce(dp_device *device, void *const *buffers,
                        int64_t count = 4, dp_reduction op = DP_REDUCE_ADD,
                        int64_t collective = 0, dp_dtype dtype = DP_I32) {
  return dp_rt_all_reduce(device, buffers[0], buffers[0], count, dtype, op,
                          collective);
}

#define DP_ENTRY(name)                                                         \
  DP_EXPORT dp_status name(dp_device *device, void *const *buffers,            \
                           const int64_t *, void *)

DP_ENTRY(good) { return reduce(device, buffers); }

DP_ENTRY(failing) {
  if (dp_rt_rank(device) == 1)
    return dp_rt_fail(device, "assertion failed: x is finite");
  return reduce(device, buffers);
}

DP_ENTRY(status) {
  if (dp_rt_rank(device) == 1)
    return DP_ERROR_PROGRAM;
  return reduce(device, buffers);
}

DP_ENTRY(early) {
  if (dp_rt_rank(device) == 1)
    return DP_SUCCESS;
  return reduce(device, buffers);
}

DP_ENTRY(other_size) {
  return reduce(device, buffers, dp_rt_rank(device) == 1 ? 3 : 4);
}

DP_ENTRY(other_op) {
  return reduce(device, buffers, 4,
                dp_rt_rank(device) == 1 ? DP_REDUCE_MAX : DP_REDUCE_ADD);
}

DP_ENTRY(other_kind) {
  int32_t whole[16], part[4] = {};
  if (dp_rt_rank(device) == 1)
    return dp_rt_all_gather(device, part, whole, 1, 2, 2, DP_I32, 0);
  return reduce(device, buffers);
}

DP_ENTRY(other_place) {
  return reduce(device, buffers, 4, DP_REDUCE_ADD, dp_rt_rank(device) == 1);
}

DP_ENTRY(longer_group) {
  DP_TRY(dp_rt_group_start(device));
  DP_TRY(reduce(device, buffers));
  if (dp_rt_rank(device) == 1)
    DP_TRY(reduce(device, buffers, 4, DP_REDUCE_ADD, 1));
  return dp_rt_group_end(device);
}

DP_ENTRY(open_group) {
  DP_TRY(dp_rt_group_start(device));
  return reduce(device, buffers);
}

DP_ENTRY(bad_dtype) {
  if (dp_rt_rank(device) == 1)
    return reduce(device, buffers, 4, DP_REDUCE_ADD, 0, 99);
  return reduce(device, buffers);
}

// Ignores that its calls fail and continues.
DP_ENTRY(deaf) {
  for (int i = 0; i < 100; ++i)
    reduce(device, buffers, 4, DP_REDUCE_ADD, dp_rt_rank(device) == 1);
  return DP_SUCCESS;
}
