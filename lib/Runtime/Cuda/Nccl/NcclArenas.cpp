//===- NcclArenas.cpp - Arenas registered with NCCL -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "NcclArenas.h"

#include <cassert>

using namespace dp;
using namespace dp::cuda;

void *NcclArenas::allocate(int64_t bytes) {
  if (isGivenUp)
    return nullptr;
  void *data = nullptr;
  ncclResult_t result = nccl().ncclMemAlloc(&data, static_cast<size_t>(bytes));
  if (result != ncclSuccess || !data) {
    hasForeign = true;
    why = "ncclMemAlloc of " + std::to_string(bytes) +
          " bytes: " + nccl().ncclGetErrorString(result);
    return nullptr;
  }
  arenas[data] = {bytes};
  return data;
}

bool NcclArenas::release(void *data) noexcept {
  auto found = arenas.find(data);
  if (found == arenas.end())
    return false;
  // Graphs hold the registration, and the registration the memory.
  graph.clear();
  if (found->second.handle)
    nccl().ncclCommDeregister(comm, found->second.handle);
  nccl().ncclMemFree(data);
  arenas.erase(found);
  return true;
}

NcclArenas::Kind NcclArenas::registerAll(ncclComm_t with) {
  assert(with && "no communicator");
  comm = with;
  if (hasForeign)
    return Foreign;
  if (isGivenUp)
    return Unregistered;
  for (auto &[data, arena] : arenas) {
    if (arena.handle)
      continue;
    ncclResult_t result = nccl().ncclCommRegister(
        comm, data, static_cast<size_t>(arena.bytes), &arena.handle);
    if (result != ncclSuccess) {
      arena.handle = nullptr;
      why =
          std::string("ncclCommRegister: ") + nccl().ncclGetErrorString(result);
      return Unregistered;
    }
    if (!arena.handle) // NCCL_LOCAL_REGISTER=0 in one of NCCL's own files
      return Unregistered;
  }
  return Registered;
}

bool NcclArenas::hasRegistered(const void *pointer) const {
  auto next = arenas.upper_bound(const_cast<void *>(pointer));
  if (next == arenas.begin())
    return false;
  auto &[data, arena] = *std::prev(next);
  // One past the end is the place of an empty buffer.
  return arena.handle &&
         address(pointer) - address(data) <= static_cast<uint64_t>(arena.bytes);
}

void NcclArenas::deregisterAll() noexcept {
  graph.clear();
  for (auto &item : arenas)
    if (void *&handle = item.second.handle) {
      nccl().ncclCommDeregister(comm, handle);
      handle = nullptr;
    }
}

void NcclArenas::forget() noexcept {
  for (auto &item : arenas)
    item.second.handle = nullptr;
  comm = nullptr;
}
