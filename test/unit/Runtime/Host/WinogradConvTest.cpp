//===- WinogradConvTest.cpp - Convolutions of 3 x 3 by transforms ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Host/WinogradConv.h"
#include "Convolutions.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

using namespace dp;

/// Images of h x w with `low` and `high` zeros before and behind.
static dp_conv_shape makePadded(int64_t n, int64_t c, int64_t k, int64_t h,
                                int64_t w, int64_t lowY, int64_t highY,
                                int64_t lowX, int64_t highX) {
  return {n,
          1,
          c,
          k,
          {1, h, w},
          {1, 3, 3},
          {1, h + lowY + highY - 2, w + lowX + highX - 2},
          {1, 1, 1},
          {1, 1, 1},
          {0, lowY, lowX}};
}

namespace {
class Winograd : public testing::TestWithParam<int64_t> {
protected:
  Winograd() : team(GetParam(), 0), conv(team) {}
  void run(const dp_conv_shape &p, int32_t kind, bool accumulate,
           const std::vector<float> &a, const std::vector<float> &b,
           std::vector<float> &out) {
    conv.run({DP_F32, DP_F32, kind, true, p, a.data(), b.data(), out.data(),
              accumulate, DP_COMPUTE_FULL});
  }
  void check(const std::vector<dp_conv_shape> &shapes) {
    forConvolutions(
        shapes, true,
        [&](const dp_conv_shape &p, bool, int32_t kind, bool accumulate) {
          ConvProblem problem(p, true, kind, accumulate);
          for (int step = 0; step < 2; ++step) { // the second with kept memory
            std::vector<float> out = problem.out;
            run(p, kind, accumulate, problem.a, problem.b, out);
            ASSERT_TRUE(out == problem.want)
                << "image " << p.image[1] << " x " << p.image[2] << ", low "
                << p.low[1] << ", " << p.low[2] << ", kind " << kind
                << ", accumulate " << accumulate;
          }
        });
  }
  Team team;
  WinogradConv conv;
};
} // namespace

TEST_P(Winograd, EqualsTheDefinition) {
  check({makePadded(2, 3, 5, 7, 6, 1, 1, 1, 1),
         makePadded(1, 9, 17, 3, 3, 1, 1, 1, 1),
         makePadded(3, 8, 8, 4, 5, 0, 0, 0, 0),
         makePadded(2, 2, 1, 5, 4, 2, 2, 2, 2),
         makePadded(1, 4, 3, 6, 9, 0, 2, 1, 0),
         makePadded(2, 1, 2, 5, 8, 2, 0, 0, 3)});
}

TEST_P(Winograd, DividesRowsOfTilesAndChannels) {
  check({makePadded(3, 40, 33, 30, 31, 1, 1, 1, 1),
         makePadded(9, 33, 70, 7, 7, 1, 1, 1, 1),
         makePadded(1, 130, 140, 9, 8, 1, 1, 1, 1),
         makePadded(2, 32, 34, 5, 260, 1, 1, 1, 1)});
}

TEST_P(Winograd, TakesWhatItComputes) {
  auto isFast = [](const dp_conv_shape &p, dp_dtype dtype, bool channelsFirst) {
    return WinogradConv::isFast({dtype, DP_F32, DP_CONV_FORWARD, channelsFirst,
                                 p, nullptr, nullptr, nullptr, false,
                                 DP_COMPUTE_FULL});
  };
  dp_conv_shape p = makePadded(2, 64, 64, 14, 14, 1, 1, 1, 1);
  EXPECT_TRUE(isFast(p, DP_F32, true));
  EXPECT_FALSE(isFast(p, DP_F32, false));
  EXPECT_FALSE(isFast(p, DP_BF16, true));
  EXPECT_FALSE(isFast(makePadded(2, 3, 64, 14, 14, 1, 1, 1, 1), DP_F32, true));
  EXPECT_FALSE(isFast(makePadded(2, 64, 64, 14, 14, 3, 0, 1, 1), DP_F32, true));
  dp_conv_shape strided = p, dilated = p, grouped = p, wide = p;
  strided.stride[1] = 2, strided.out[1] = 7;
  EXPECT_FALSE(isFast(strided, DP_F32, true));
  dilated.dilation[2] = 2, dilated.low[2] = 2;
  EXPECT_FALSE(isFast(dilated, DP_F32, true));
  grouped.groups = 2;
  EXPECT_FALSE(isFast(grouped, DP_F32, true));
  wide.window[2] = 5, wide.low[2] = 2;
  EXPECT_FALSE(isFast(wide, DP_F32, true));
}

static double rootMeanSquare(const std::vector<double> &want,
                             const std::vector<float> &got) {
  double sum = 0;
  for (std::size_t i = 0; i < want.size(); ++i)
    sum += (want[i] - got[i]) * (want[i] - got[i]);
  return std::sqrt(sum / double(want.size()));
}

// A loop over the definition in f32 adds the terms one by one. Of many terms
// the error is smaller, of few, as of the 49 pixels of an image, that of the
// transforms shows.
TEST_P(Winograd, HasTheErrorsOfTheDefinitionInSinglePrecision) {
  std::mt19937 random(1);
  std::normal_distribution<float> normal;
  for (bool isPositive : {false, true}) // as behind a relu
    for (dp_conv_shape p : {makePadded(2, 64, 48, 14, 14, 1, 1, 1, 1),
                            makePadded(1, 256, 32, 7, 7, 1, 1, 1, 1)})
      for (int32_t kind :
           {DP_CONV_FORWARD, DP_CONV_FILTER_GRADIENT, DP_CONV_INPUT_GRADIENT}) {
        ConvProblem sizes(p, true, kind, false);
        std::vector<float> a(sizes.a.size()), b(sizes.b.size()),
            out(sizes.out.size()), single(out.size());
        std::vector<double> want(out.size());
        for (float &value : a)
          value = isPositive ? std::max(0.0f, normal(random)) : normal(random);
        for (float &value : b)
          value = normal(random);
        forTerms(p, true, [&](std::size_t x, std::size_t f, std::size_t y) {
          std::size_t to = kind == DP_CONV_FORWARD           ? y
                           : kind == DP_CONV_FILTER_GRADIENT ? f
                                                             : x,
                      atA = kind == DP_CONV_INPUT_GRADIENT ? y : x,
                      atB = kind == DP_CONV_FILTER_GRADIENT ? y : f;
          want[to] += double(a[atA]) * double(b[atB]);
          single[to] += a[atA] * b[atB];
        });
        run(p, kind, false, a, b, out);
        EXPECT_LT(rootMeanSquare(want, out), 2 * rootMeanSquare(want, single))
            << "kind " << kind << ", " << p.in_channels
            << " channels, positive " << isPositive;
      }
}

INSTANTIATE_TEST_SUITE_P(Threads, Winograd, testing::Values(1, 2, 3, 5));
