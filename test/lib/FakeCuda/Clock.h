//===- Clock.h - Vector clocks ----------------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// One component per stream. An operation with tick t of stream s happened
// before whatever has a clock whose component s is at least t; nothing else
// orders two operations, in particular not that one did run first.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CLOCK_H
#define DP_TEST_FAKECUDA_CLOCK_H

#include <algorithm>
#include <cstdint>
#include <vector>

namespace dp::fake {

class Clock {
public:
  uint32_t operator[](size_t stream) const {
    return stream < ticks.size() ? ticks[stream] : 0;
  }

  void raise(size_t stream, uint32_t tick) {
    if (stream >= ticks.size())
      ticks.resize(stream + 1, 0);
    ticks[stream] = std::max(ticks[stream], tick);
  }

  /// Forgets the last operation of `stream`.
  void stepBack(size_t stream) { --ticks[stream]; }

  void join(const Clock &other) {
    if (other.ticks.size() > ticks.size())
      ticks.resize(other.ticks.size(), 0);
    for (size_t i = 0; i < other.ticks.size(); ++i)
      ticks[i] = std::max(ticks[i], other.ticks[i]);
  }

private:
  std::vector<uint32_t> ticks;
};

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_CLOCK_H
