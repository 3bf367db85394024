//===- Races.cpp - Accesses of a block's threads --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Races.h"

#include <algorithm>

using namespace dp::fake;

void Races::start(uint32_t threads) {
  barriers = 0;
  warpBarriers.assign((threads + warpSize - 1) / warpSize, 0);
  accesses.clear();
}

bool Races::areOrdered(const Access &before, const Access &after) const {
  return before.thread == after.thread || before.barrier != after.barrier ||
         (before.thread / warpSize == after.thread / warpSize &&
          before.warpBarrier != after.warpBarrier);
}

std::optional<std::string> Races::find() {
  bool hasBarriers =
      barriers || std::any_of(warpBarriers.begin(), warpBarriers.end(),
                              [](uint32_t count) { return count != 0; });
  if (!hasBarriers)
    return std::nullopt;
  std::stable_sort(
      accesses.begin(), accesses.end(),
      [](const Access &a, const Access &b) { return a.address < b.address; });
  std::vector<const Access *> reads;
  const Access *write = nullptr;
  for (const Access &access : accesses) {
    if (write && write->address != access.address)
      write = nullptr;
    if (!reads.empty() && reads.front()->address != access.address)
      reads.clear();
    const Access *other =
        write && !areOrdered(*write, access) ? write : nullptr;
    if (access.isWrite) {
      for (const Access *read : reads)
        if (!areOrdered(*read, access))
          other = read;
      reads.clear();
      write = &access;
    } else {
      reads.push_back(&access);
    }
    if (other)
      return "thread " + std::to_string(access.thread) +
             (access.isWrite ? " writes" : " reads") + " what thread " +
             std::to_string(other->thread) +
             (other->isWrite ? " writes" : " reads") +
             ", and no barrier orders the two";
  }
  return std::nullopt;
}
