//===- Races.h - Accesses of a block's threads -------------------*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Finds two threads of a block that access the same element of global memory,
// one of them writing, without a barrier between them. Only of blocks that have
// barriers: without any, threads have nothing to exchange.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_RACES_H
#define DP_TEST_FAKECUDA_RACES_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dp::fake {

constexpr uint32_t warpSize = 32;

class Races {
public:
  /// Begins a block of `threads`.
  void start(uint32_t threads);
  void addBarrier() { ++barriers; }
  void addWarpBarrier(uint32_t warp) { ++warpBarriers[warp]; }
  void addAccess(uint32_t thread, uintptr_t address, int64_t bytes,
                 bool isWrite) {
    // The elements of a vector, of at most four bytes each.
    for (int64_t at = 0; at < bytes; at += 4)
      accesses.push_back({address + at, thread, isWrite, barriers,
                          warpBarriers[thread / warpSize]});
  }
  /// Describes a race of the block, if there is one.
  std::optional<std::string> find();

private:
  /// Small: a block makes millions of them.
  struct Access {
    Access(uintptr_t address, uint32_t thread, bool isWrite, uint32_t barrier,
           uint32_t warpBarrier)
        : address(address), thread(thread), isWrite(isWrite), barrier(barrier),
          warpBarrier(warpBarrier) {}
    uint64_t address : 48, thread : 15, isWrite : 1;
    uint32_t barrier, warpBarrier;
  };
  bool areOrdered(const Access &before, const Access &after) const;

  uint32_t barriers = 0;
  std::vector<uint32_t> warpBarriers;
  std::vector<Access> accesses; // in the order of execution
};

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_RACES_H
