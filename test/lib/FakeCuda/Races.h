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
                 bool isWrite);
  /// Describes a race of the block, if there is one.
  std::optional<std::string> find();

private:
  struct Access {
    uintptr_t address;
    uint32_t thread, barrier, warpBarrier;
    bool isWrite;
  };
  bool areOrdered(const Access &before, const Access &after) const;

  uint32_t barriers = 0;
  std::vector<uint32_t> warpBarriers;
  std::vector<Access> accesses; // in the order of execution
};

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_RACES_H
