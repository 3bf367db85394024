//===- Convolutions.h - Convolutions by their definition ---------*- C++-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Of small integers, so that every sum is exact.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_CONVOLUTIONS_H
#define DP_TEST_UNIT_RUNTIME_CONVOLUTIONS_H

#include "dp/Runtime/DeviceABI.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace dp {

struct Shape {
  int64_t n, h, w, c, k, r, s, strideH, strideW, dilationH, dilationW;

  int64_t outH() const { return (h - dilationH * (r - 1) - 1) / strideH + 1; }
  int64_t outW() const { return (w - dilationW * (s - 1) - 1) / strideW + 1; }
};

inline std::vector<float> numbers(int64_t count, int64_t seed) {
  std::vector<float> values(static_cast<std::size_t>(count));
  for (int64_t i = 0; i < count; ++i)
    values[static_cast<std::size_t>(i)] =
        static_cast<float>((i * 7 + seed) % 11 - 5);
  return values;
}

/// Calls f(x, y, filter) with the places of all factors of each term.
template <typename F>
void forTerms(const Shape &p, F f) {
  for (int64_t n = 0; n < p.n; ++n)
    for (int64_t i = 0; i < p.outH(); ++i)
      for (int64_t j = 0; j < p.outW(); ++j)
        for (int64_t k = 0; k < p.k; ++k)
          for (int64_t r = 0; r < p.r; ++r)
            for (int64_t s = 0; s < p.s; ++s)
              for (int64_t c = 0; c < p.c; ++c) {
                int64_t y = i * p.strideH + r * p.dilationH;
                int64_t x = j * p.strideW + s * p.dilationW;
                f(static_cast<std::size_t>(((n * p.h + y) * p.w + x) * p.c + c),
                  static_cast<std::size_t>(
                      ((n * p.outH() + i) * p.outW() + j) * p.k + k),
                  static_cast<std::size_t>(((k * p.r + r) * p.s + s) * p.c +
                                           c));
              }
}

/// The operands of a call and what it is to give.
struct ConvProblem {
  ConvProblem(const Shape &p, int32_t kind, bool accumulate) {
    bool forward = kind == DP_CONV_FORWARD;
    int64_t sizeX = p.n * p.h * p.w * p.c, sizeFilter = p.k * p.r * p.s * p.c,
            sizeY = p.n * p.outH() * p.outW() * p.k;
    x = numbers(sizeX, 1);
    b = numbers(forward ? sizeFilter : sizeY, 4);
    out = numbers(forward ? sizeY : sizeFilter, 9);
    want = out;
    if (!accumulate)
      want.assign(want.size(), 0);
    forTerms(p, [&](std::size_t at, std::size_t y, std::size_t filter) {
      if (forward)
        want[y] += x[at] * b[filter];
      else
        want[filter] += x[at] * b[y];
    });
  }
  std::vector<float> x, b, out, want;
};

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_CONVOLUTIONS_H
