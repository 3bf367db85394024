//===- DeviceCalls.cpp - The calls of a running program -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Argument checks and dispatch. No call allocates once a device has seen its
// largest group, and none lets an exception out.
//
//===----------------------------------------------------------------------===//

#include "DType.h"
#include "Device.h"
#include "dp/Runtime/Chunk.h"

#include <cstring>
#include <new>

using namespace dp;

// Element operations that are worth a part of their own: below twice this, a
// dispatch (about 1 us) costs more than it saves.
static constexpr int64_t costPerPart = 16 << 10;

static dp_status invalid(dp_device *device, const std::string &message) {
  return device->comm.fail(device->rank, DP_ERROR_INVALID, message);
}

dp_status dp_device::finish() {
  if (inGroup)
    return invalid(this, "the step returned inside a group of collectives");
  static const CollectiveCall call = {
      CollectiveKind::Finish, DP_BOOL, 0, 0, 0, 0, -1, nullptr, nullptr};
  return comm.rendezvous(rank, team, &call, 1);
}

int64_t dp_rt_rank(dp_device *device) { return device->rank; }

int64_t dp_rt_device_count(dp_device *device) { return device->comm.ranks(); }

dp_status dp_rt_launch(dp_device *device, const dp_kernel *kernel,
                       void *const *params, int64_t tripCount, int64_t cost) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (tripCount <= 0)
    return DP_SUCCESS;
  int64_t threads = device->team.size();
  if (threads == 1 || cost < 2 * costPerPart || tripCount == 1) {
    kernel->host(params, 0, tripCount);
    return DP_SUCCESS;
  }
  // Twice as many parts as threads where the work allows it: a thread that has
  // lost its core then delays the others less.
  int64_t parts =
      std::min({cost / costPerPart, threads * 2, tripCount, Team::maxParts});
  // Long ranges are cut at multiples of 64 iterations: whole vectors, and no
  // cache line shared by two threads.
  int64_t unit = tripCount >= 64 * parts ? 64 : 1;
  int64_t units = (tripCount + unit - 1) / unit;
  device->team.run(parts, [&](int64_t part) {
    // Even parts rather than chunks: none is empty.
    int64_t begin = units * part / parts * unit;
    int64_t end = std::min(tripCount, units * (part + 1) / parts * unit);
    kernel->host(params, begin, end);
  });
  return DP_SUCCESS;
}

dp_status dp_rt_group_start(dp_device *device) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (device->inGroup)
    return invalid(device, "group_start inside a group of collectives");
  device->inGroup = true;
  device->group.clear();
  return DP_SUCCESS;
}

dp_status dp_rt_group_end(dp_device *device) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (!device->inGroup)
    return invalid(device, "group_end without group_start");
  device->inGroup = false;
  if (device->group.empty())
    return DP_SUCCESS;
  return device->comm.rendezvous(device->rank, device->team,
                                 device->group.data(),
                                 static_cast<int64_t>(device->group.size()));
}

static dp_status issue(dp_device *device, const CollectiveCall &call,
                       const char *name) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (dtypeSize(call.dtype) == 0)
    return invalid(device, std::string(name) + " of unknown dtype " +
                               std::to_string(call.dtype));
  if (call.kind != CollectiveKind::AllGather &&
      !reductionSupports(call.op, call.dtype))
    return invalid(device, std::string(name) + ": reduction '" +
                               reductionName(call.op) + "' of " +
                               dtypeName(call.dtype) + " is not defined");
  if (call.outer < 0 || call.blocks < 0 || call.blockElems < 0)
    return invalid(device, std::string(name) + " of a negative size");
  try {
    if (!device->inGroup)
      device->group.clear();
    device->group.push_back(call);
  } catch (const std::bad_alloc &) {
    return device->comm.fail(device->rank, DP_ERROR_MEMORY, "out of memory");
  }
  if (device->inGroup)
    return DP_SUCCESS;
  return device->comm.rendezvous(device->rank, device->team,
                                 device->group.data(), 1);
}

dp_status dp_rt_all_reduce(dp_device *device, const void *send, void *recv,
                           int64_t count, dp_dtype dtype, dp_reduction op,
                           int64_t collective) {
  return issue(device,
               {CollectiveKind::AllReduce, dtype, op, 1, count, 1, collective,
                send, recv},
               "all_reduce");
}

dp_status dp_rt_all_gather(dp_device *device, const void *send, void *recv,
                           int64_t outer, int64_t blocks, int64_t blockElems,
                           dp_dtype dtype, int64_t collective) {
  return issue(device,
               {CollectiveKind::AllGather, dtype, 0, outer, blocks, blockElems,
                collective, send, recv},
               "all_gather");
}

dp_status dp_rt_reduce_scatter(dp_device *device, const void *send, void *recv,
                               int64_t outer, int64_t blocks,
                               int64_t blockElems, dp_dtype dtype,
                               dp_reduction op, int64_t collective) {
  return issue(device,
               {CollectiveKind::ReduceScatter, dtype, op, outer, blocks,
                blockElems, collective, send, recv},
               "reduce_scatter");
}

dp_status dp_rt_memcpy(dp_device *device, void *dst, const void *src,
                       int64_t bytes) {
  if (bytes < 0)
    return invalid(device, "memcpy of a negative size");
  constexpr int64_t bytesPerPart = 512 << 10;
  int64_t parts = std::min(bytes / bytesPerPart, device->team.size());
  if (parts <= 1) {
    if (bytes != 0)
      std::memcpy(dst, src, static_cast<size_t>(bytes));
    return DP_SUCCESS;
  }
  device->team.run(parts, [&](int64_t part) {
    Chunk c = chunkOf(bytes, parts, part, 1);
    std::memcpy(static_cast<char *>(dst) + c.offset,
                static_cast<const char *>(src) + c.offset,
                static_cast<size_t>(c.size));
  });
  return DP_SUCCESS;
}

dp_status dp_rt_fail(dp_device *device, const char *message) {
  return device->comm.fail(device->rank, DP_ERROR_PROGRAM,
                           message ? message : "the program failed");
}
