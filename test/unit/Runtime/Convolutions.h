//===- Convolutions.h - Convolutions by their definition ---------*- C++-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Of small integers, so that every sum is exact but those of transforms.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_CONVOLUTIONS_H
#define DP_TEST_UNIT_RUNTIME_CONVOLUTIONS_H

#include "dp/Runtime/DeviceABI.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace dp {

/// The sizes of a convolution of one group with images of two dimensions.
inline dp_conv_shape makeShape(int64_t n, int64_t h, int64_t w, int64_t c,
                               int64_t k, int64_t r, int64_t s,
                               int64_t strideH = 1, int64_t strideW = 1,
                               int64_t dilationH = 1, int64_t dilationW = 1) {
  return {n,
          1,
          c,
          k,
          {1, h, w},
          {1, r, s},
          {1, (h - dilationH * (r - 1) - 1) / strideH + 1,
           (w - dilationW * (s - 1) - 1) / strideW + 1},
          {1, strideH, strideW},
          {1, dilationH, dilationW},
          {0, 0, 0}};
}

/// Shapes with the channels last, and further ones with the channels first.
inline std::vector<dp_conv_shape> getPlainShapes() {
  return {makeShape(1, 3, 3, 1, 1, 2, 2),
          makeShape(2, 7, 5, 3, 4, 3, 2),
          makeShape(3, 8, 9, 2, 5, 3, 3, 2, 3),
          makeShape(1, 9, 8, 2, 3, 2, 3, 1, 2, 3, 2),
          makeShape(4, 5, 6, 3, 7, 1, 1),
          makeShape(2, 5, 6, 3, 7, 1, 1, 2, 2),
          // Padded, on one side more than on the other.
          {2,
           1,
           3,
           2,
           {1, 5, 6},
           {1, 3, 3},
           {1, 5, 6},
           {1, 1, 1},
           {1, 1, 1},
           {0, 1, 1}},
          {2,
           1,
           2,
           3,
           {1, 6, 7},
           {1, 3, 4},
           {1, 4, 5},
           {1, 2, 2},
           {1, 1, 2},
           {0, 1, 3}},
          {1,
           1,
           2,
           3,
           {1, 1, 9},
           {1, 1, 5},
           {1, 1, 9},
           {1, 1, 1},
           {1, 1, 1},
           {0, 0, 2}},
          {0,
           1,
           2,
           3,
           {1, 5, 5},
           {1, 2, 2},
           {1, 4, 4},
           {1, 1, 1},
           {1, 1, 1},
           {0, 0, 0}}};
}

inline std::vector<dp_conv_shape> getGroupedShapes() {
  return {{2,
           3,
           2,
           4,
           {1, 5, 6},
           {1, 3, 3},
           {1, 5, 6},
           {1, 1, 1},
           {1, 1, 1},
           {0, 1, 1}},
          {3,
           4,
           1,
           1,
           {1, 7, 7},
           {1, 3, 3},
           {1, 4, 4},
           {1, 2, 2},
           {1, 1, 1},
           {0, 1, 1}},
          {2,
           2,
           3,
           2,
           {1, 4, 5},
           {1, 1, 1},
           {1, 4, 5},
           {1, 1, 1},
           {1, 1, 1},
           {0, 0, 0}},
          {2,
           2,
           2,
           3,
           {5, 4, 6},
           {3, 2, 3},
           {3, 3, 6},
           {2, 1, 1},
           {1, 1, 1},
           {1, 0, 1}},
          {1,
           1,
           2,
           2,
           {4, 5, 3},
           {2, 3, 1},
           {2, 3, 2},
           {2, 1, 2},
           {2, 1, 1},
           {1, 0, 0}}};
}

inline std::vector<float> numbers(int64_t count, int64_t seed) {
  std::vector<float> values(static_cast<std::size_t>(count));
  for (int64_t i = 0; i < count; ++i)
    values[static_cast<std::size_t>(i)] =
        static_cast<float>((i * 7 + seed) % 11 - 5);
  return values;
}

/// Returns true if oneDNN may compute this by transforms with factors as 1/6.
inline bool isByTransforms(const dp_conv_shape &p, int32_t kind) {
  auto isAll = [](const int64_t *size, int64_t value) {
    return size[1] == value && size[2] == value;
  };
  return kind == DP_CONV_FILTER_GRADIENT && isAll(p.window, 3) &&
         isAll(p.stride, 1) && isAll(p.dilation, 1) &&
         std::min(p.in_channels, p.out_channels) >= 32;
}

/// Returns true if `got` is `want`, with `isExact` bit by bit.
inline bool isRight(const std::vector<float> &got,
                    const std::vector<float> &want, bool isExact) {
  float most = 1;
  for (float value : want)
    most = std::max(most, std::abs(value));
  return std::equal(got.begin(), got.end(), want.begin(), want.end(),
                    [&](float a, float b) {
                      return isExact ? a == b : std::abs(a - b) <= 1e-5f * most;
                    });
}

/// Calls f(x, nextX, filter, nextFilter, y, channels) for runs of terms, one
/// for each input channel: the places of their factors in the image and the
/// filter are so far apart, and that in the result is one.
template <typename F>
void forRuns(const dp_conv_shape &p, bool channelsFirst, F f) {
  auto count = [](const int64_t *size) { return size[0] * size[1] * size[2]; };
  auto place = [&](int64_t n, int64_t channel, int64_t channels,
                   const int64_t *at, const int64_t *size) {
    int64_t pixel = (at[0] * size[1] + at[1]) * size[2] + at[2];
    return static_cast<std::size_t>(
        channelsFirst ? (n * channels + channel) * count(size) + pixel
                      : (n * count(size) + pixel) * channels + channel);
  };
  std::size_t nextX = channelsFirst ? std::size_t(count(p.image)) : 1;
  std::size_t nextFilter = channelsFirst ? std::size_t(count(p.window)) : 1;
  int64_t pixels = count(p.out), taps = count(p.window);
  for (int64_t n = 0; n < p.n; ++n)
    for (int64_t pixel = 0; pixel < pixels; ++pixel)
      for (int64_t tap = 0; tap < taps; ++tap) {
        int64_t y[3] = {pixel / p.out[2] / p.out[1],
                        pixel / p.out[2] % p.out[1], pixel % p.out[2]};
        int64_t w[3] = {tap / p.window[2] / p.window[1],
                        tap / p.window[2] % p.window[1], tap % p.window[2]};
        int64_t x[3];
        bool isInside = true;
        for (int i = 0; i < 3; ++i) {
          x[i] = y[i] * p.stride[i] + w[i] * p.dilation[i] - p.low[i];
          isInside &= x[i] >= 0 && x[i] < p.image[i];
        }
        for (int64_t g = 0; isInside && g < p.groups; ++g)
          for (int64_t k = 0; k < p.out_channels; ++k) {
            std::size_t atX = place(n, g * p.in_channels,
                                    p.groups * p.in_channels, x, p.image);
            std::size_t atFilter =
                place(g * p.out_channels + k, 0, p.in_channels, w, p.window);
            std::size_t atY = place(n, g * p.out_channels + k,
                                    p.groups * p.out_channels, y, p.out);
            f(atX, nextX, atFilter, nextFilter, atY, p.in_channels);
          }
      }
}

/// Calls f(x, filter, y) with the places of all factors of each term.
template <typename F>
void forTerms(const dp_conv_shape &p, bool channelsFirst, F f) {
  forRuns(p, channelsFirst,
          [&](std::size_t x, std::size_t nextX, std::size_t filter,
              std::size_t nextFilter, std::size_t y, int64_t channels) {
            for (int64_t c = 0; c < channels;
                 ++c, x += nextX, filter += nextFilter)
              f(x, filter, y);
          });
}

/// The operands of a call and what it is to give.
struct ConvProblem {
  ConvProblem(const dp_conv_shape &p, bool channelsFirst, int32_t kind,
              bool accumulate) {
    auto product = [](const int64_t *size) {
      return size[0] * size[1] * size[2];
    };
    int64_t x = p.n * p.groups * p.in_channels * product(p.image);
    int64_t filter =
        p.groups * p.out_channels * p.in_channels * product(p.window);
    int64_t y = p.n * p.groups * p.out_channels * product(p.out);
    a = numbers(kind == DP_CONV_INPUT_GRADIENT ? y : x, 1);
    b = numbers(kind == DP_CONV_FILTER_GRADIENT ? y : filter, 4);
    out = numbers(kind == DP_CONV_FORWARD           ? y
                  : kind == DP_CONV_FILTER_GRADIENT ? filter
                                                    : x,
                  9);
    want = sumsOf(p, channelsFirst, kind);
    if (accumulate)
      for (std::size_t i = 0; i < want.size(); ++i)
        want[i] += out[i];
  }
  std::vector<float> a, b, out, want;

private:
  /// Returns the sums of all terms. The last ones are kept: they are those of a
  /// call that accumulates, too, and take most of the time of the tests.
  const std::vector<float> &sumsOf(const dp_conv_shape &p, bool channelsFirst,
                                   int32_t kind) {
    thread_local dp_conv_shape last = {};
    thread_local bool lastFirst = false;
    thread_local int32_t lastKind = -1;
    thread_local std::vector<float> sums;
    if (kind == lastKind && channelsFirst == lastFirst &&
        std::memcmp(&p, &last, sizeof p) == 0)
      return sums;
    last = p, lastFirst = channelsFirst, lastKind = kind;
    sums.assign(out.size(), 0);
    // Sums are exact, so their order does not count.
    const float *a = this->a.data(), *b = this->b.data();
    float *to = sums.data();
    forRuns(
        p, channelsFirst,
        [=](std::size_t x, std::size_t nextX, std::size_t f,
            std::size_t nextFilter, std::size_t y, int64_t channels) {
          float sum = 0;
          if (kind == DP_CONV_FORWARD) {
            for (int64_t c = 0; c < channels; ++c, x += nextX, f += nextFilter)
              sum += a[x] * b[f];
            to[y] += sum;
          } else if (kind == DP_CONV_FILTER_GRADIENT) {
            for (int64_t c = 0; c < channels; ++c, x += nextX, f += nextFilter)
              to[f] += a[x] * b[y];
          } else {
            for (int64_t c = 0; c < channels; ++c, x += nextX, f += nextFilter)
              to[x] += a[y] * b[f];
          }
        });
    return sums;
  }
};

/// Calls f(shape, channelsFirst, kind, accumulate) for all of them.
template <typename F>
void forConvolutions(const std::vector<dp_conv_shape> &shapes,
                     bool channelsFirst, F f) {
  for (const dp_conv_shape &p : shapes)
    for (int32_t kind :
         {DP_CONV_FORWARD, DP_CONV_FILTER_GRADIENT, DP_CONV_INPUT_GRADIENT})
      for (bool accumulate : {false, true})
        f(p, channelsFirst, kind, accumulate);
}

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_CONVOLUTIONS_H
