//===- HostConvTest.cpp - Convolutions on the host ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Compares with a loop over the definition, with teams that divide the rows and
// images of several tiles.
//
//===----------------------------------------------------------------------===//

#include "Convolutions.h"
#include "Host/Bindings/Blas.h"
#include "Host/Libraries/DnnlConv.h"
#include "Host/Libraries/Halves.h"
#include "Matrices.h"
#include "Ranks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <thread>

using namespace dp;

static std::string describe(const dp_conv_shape &p) {
  std::string text = std::to_string(p.n) + " images, " +
                     std::to_string(p.groups) + " groups of " +
                     std::to_string(p.in_channels) + " to " +
                     std::to_string(p.out_channels) + " channels";
  auto add = [&](const char *what, const int64_t *sizes) {
    text += std::string(", ") + what;
    for (int i = 0; i < 3; ++i)
      text += " " + std::to_string(sizes[i]);
  };
  add("image", p.image);
  add("window", p.window);
  add("out", p.out);
  add("stride", p.stride);
  add("dilation", p.dilation);
  add("low", p.low);
  return text;
}

namespace {
class Conv : public testing::TestWithParam<int64_t> {
protected:
  Conv() : devices(1, GetParam()) { devices.communicator().beginStep(nullptr); }
  void SetUp() override { ASSERT_EQ(blas().error, ""); }

  void check(const std::vector<dp_conv_shape> &shapes, bool channelsFirst) {
    forConvolutions(
        shapes, channelsFirst,
        [&](const dp_conv_shape &p, bool first, int32_t kind, bool accumulate) {
          ConvProblem problem(p, first, kind, accumulate);
          std::vector<float> before = problem.out;
          ASSERT_EQ(dp_rt_conv(&devices[0], DP_F32, DP_F32, kind, first, &p,
                               problem.a.data(), problem.b.data(),
                               problem.out.data(), accumulate, DP_COMPUTE_FULL,
                               /*epilogue=*/0, /*bias=*/nullptr),
                    DP_SUCCESS)
              << failureMessage(devices.communicator());
          ASSERT_TRUE(
              isRight(problem.out, problem.want, !isByTransforms(p, kind)))
              << describe(p) << ", kind " << kind << ", channels first "
              << first << ", accumulate " << accumulate;
          for (dp_dtype dtype : {DP_F16, DP_BF16})
            for (bool isRounded : {false, true})
              checkHalves(problem, before, p, first, kind, accumulate, dtype,
                          isRounded);
        });
  }
  /// Sums are exact in f32 but for transforms.
  void checkHalves(const ConvProblem &problem, std::vector<float> floats,
                   const dp_conv_shape &p, bool first, int32_t kind,
                   bool accumulate, dp_dtype dtype, bool isRounded) {
    std::vector<uint16_t> a = toHalves(dtype, problem.a),
                          b = toHalves(dtype, problem.b),
                          out = toHalves(dtype, floats);
    ASSERT_EQ(
        dp_rt_conv(&devices[0], dtype, isRounded ? dtype : DP_F32, kind, first,
                   &p, a.data(), b.data(),
                   isRounded ? static_cast<void *>(out.data()) : floats.data(),
                   accumulate, DP_COMPUTE_FULL, /*epilogue=*/0,
                   /*bias=*/nullptr),
        DP_SUCCESS)
        << failureMessage(devices.communicator());
    bool isExact = !isByTransforms(p, kind);
    std::vector<uint16_t> want = toHalves(dtype, problem.want);
    if (isRounded && !isExact) {
      // Rounding may go to the neighbor.
      std::vector<float> rounded(out.size());
      widenHalves(dtype, out.data(), rounded.data(),
                  static_cast<int64_t>(out.size()));
      for (std::size_t i = 0; i < out.size(); ++i)
        ASSERT_NEAR(rounded[i], problem.want[i],
                    1e-2f * std::max(1.0f, std::abs(problem.want[i])));
      return;
    }
    ASSERT_TRUE(isRounded ? out == want
                          : isRight(floats, problem.want, isExact))
        << describe(p) << ", kind " << kind << ", channels first " << first
        << ", accumulate " << accumulate
        << (dtype == DP_F16 ? ", f16" : ", bf16") << ", rounded " << isRounded;
  }
  Devices devices;
};
} // namespace

TEST_P(Conv, EqualsTheDefinition) {
  check(getPlainShapes(), false);
  check(getPlainShapes(), true);
  check(getGroupedShapes(), true);
}

TEST_P(Conv, DividesWorkAndTiles) {
  // A tile is 2^17 floats: the first needs several, a row of the second more.
  for (bool channelsFirst : {false, true})
    check(
        {makeShape(5, 30, 30, 16, 8, 3, 3), makeShape(1, 9, 130, 120, 3, 3, 3),
         makeShape(40, 6, 6, 16, 32, 3, 3), makeShape(3, 40, 40, 24, 20, 1, 1)},
        channelsFirst);
}

// As networks have them: whole vectors of channels and some over, filters
// larger than the images, lines and volumes.
static std::vector<dp_conv_shape> getWideShapes() {
  return {// Channels are divided.
          {1,
           1,
           48,
           70,
           {1, 5, 4},
           {1, 3, 3},
           {1, 5, 4},
           {1, 1, 1},
           {1, 1, 1},
           {0, 1, 1}},
          {3,
           1,
           64,
           96,
           {1, 7, 7},
           {1, 3, 3},
           {1, 4, 4},
           {1, 2, 2},
           {1, 1, 1},
           {0, 1, 1}},
          // Images are, in several tiles.
          {7,
           1,
           16,
           32,
           {1, 40, 40},
           {1, 3, 3},
           {1, 40, 40},
           {1, 1, 1},
           {1, 1, 1},
           {0, 1, 1}},
          {5,
           1,
           5,
           33,
           {1, 30, 31},
           {1, 7, 7},
           {1, 15, 16},
           {1, 2, 2},
           {1, 1, 1},
           {0, 3, 3}},
          // Dilated; strided, with pixels that no window reads.
          {2,
           1,
           17,
           16,
           {1, 20, 21},
           {1, 3, 2},
           {1, 16, 19},
           {1, 1, 1},
           {1, 2, 3},
           {0, 0, 1}},
          {2,
           1,
           17,
           16,
           {1, 20, 21},
           {1, 3, 2},
           {1, 9, 7},
           {1, 2, 3},
           {1, 1, 1},
           {0, 0, 1}},
          {4,
           1,
           24,
           40,
           {1, 1, 57},
           {1, 1, 5},
           {1, 1, 29},
           {1, 1, 2},
           {1, 1, 1},
           {0, 0, 2}},
          {2,
           1,
           16,
           16,
           {5, 8, 9},
           {3, 3, 3},
           {5, 8, 9},
           {1, 1, 1},
           {1, 1, 1},
           {1, 1, 1}}};
}

/// oneDNN has no fast code for gradients of these.
static std::vector<dp_conv_shape> getSlowShapes() {
  return {{5,
           1,
           3,
           33,
           {1, 30, 31},
           {1, 7, 7},
           {1, 15, 16},
           {1, 2, 2},
           {1, 1, 1},
           {0, 3, 3}},
          {2,
           1,
           17,
           16,
           {1, 20, 21},
           {1, 3, 2},
           {1, 8, 7},
           {1, 2, 3},
           {1, 2, 3},
           {0, 0, 1}}};
}

/// oneDNN 2.6 is wrong about gradients and results of these: windows in the
/// padding only, and a volume with a deep padding.
static std::vector<dp_conv_shape> getOddlyPaddedShapes() {
  return {{4,
           1,
           16,
           32,
           {1, 6, 6},
           {1, 1, 2},
           {1, 4, 3},
           {1, 2, 3},
           {1, 1, 2},
           {0, 1, 3}},
          {4,
           1,
           48,
           32,
           {1, 12, 9},
           {1, 4, 3},
           {1, 3, 6},
           {1, 3, 2},
           {1, 2, 2},
           {0, 0, 1}},
          {1,
           1,
           16,
           21,
           {3, 4, 6},
           {4, 2, 3},
           {3, 2, 3},
           {2, 3, 3},
           {1, 1, 2},
           {3, 1, 1}}};
}

static std::vector<dp_conv_shape> getWideGroupedShapes() {
  return {// Depthwise: 3 x 3, 7 x 7, with several outputs of a channel.
          {3,
           100,
           1,
           1,
           {1, 14, 15},
           {1, 3, 3},
           {1, 7, 8},
           {1, 2, 2},
           {1, 1, 1},
           {0, 1, 1}},
          {2,
           40,
           1,
           1,
           {1, 20, 20},
           {1, 7, 7},
           {1, 20, 20},
           {1, 1, 1},
           {1, 1, 1},
           {0, 3, 3}},
          {2,
           18,
           1,
           3,
           {1, 9, 9},
           {1, 3, 3},
           {1, 9, 9},
           {1, 1, 1},
           {1, 1, 1},
           {0, 1, 1}},
          {3,
           4,
           16,
           8,
           {1, 12, 12},
           {1, 3, 3},
           {1, 12, 12},
           {1, 1, 1},
           {1, 1, 1},
           {0, 1, 1}},
          {2,
           32,
           4,
           4,
           {1, 10, 9},
           {1, 3, 3},
           {1, 5, 5},
           {1, 2, 2},
           {1, 1, 1},
           {0, 1, 1}},
          {1,
           3,
           20,
           20,
           {1, 6, 6},
           {1, 1, 1},
           {1, 6, 6},
           {1, 1, 1},
           {1, 1, 1},
           {0, 0, 0}}};
}

TEST_P(Conv, EqualsTheDefinitionForManyChannels) {
  for (bool channelsFirst : {false, true}) {
    check(getWideShapes(), channelsFirst);
    check(getSlowShapes(), channelsFirst);
    check(getOddlyPaddedShapes(), channelsFirst);
  }
  check(getWideGroupedShapes(), true);
}

TEST_P(Conv, OneDnnComputesWideShapes) {
  const Dnnl *library = dnnl();
  if (!library || std::getenv("DNNL_MAX_CPU_ISA"))
    GTEST_SKIP() << "without oneDNN, or its code for older CPUs";
  Team team(GetParam(), 0);
  DnnlConv conv(*library, team);
  for (bool channelsFirst : {false, true})
    forConvolutions(
        getWideShapes(), channelsFirst,
        [&](const dp_conv_shape &p, bool first, int32_t kind, bool accumulate) {
          ConvProblem problem(p, first, kind, accumulate);
          for (int step = 0; step < 2; ++step) { // the second with kept plans
            std::vector<float> out = problem.out;
            bool isComputed = conv.run(
                {DP_F32, DP_F32, kind, first, p, problem.a.data(),
                 problem.b.data(), out.data(), accumulate, DP_COMPUTE_FULL});
            // For AVX2 oneDNN has slow code for some gradients.
            if (!isComputed && kind != DP_CONV_FORWARD &&
                !__builtin_cpu_supports("avx512f"))
              break;
            ASSERT_TRUE(isComputed)
                << "image " << p.image[1] << " x " << p.image[2] << ", kind "
                << kind << ", channels first " << first;
            ASSERT_TRUE(isRight(out, problem.want, !isByTransforms(p, kind)));
          }
        });
}

static double rootMeanSquare(const std::vector<double> &want,
                             const std::vector<float> &got) {
  double sum = 0;
  for (std::size_t i = 0; i < want.size(); ++i)
    sum += (want[i] - got[i]) * (want[i] - got[i]);
  return std::sqrt(sum / double(want.size()));
}

// Transforms have the errors of a loop that adds the terms in f32 one by one,
// for the 196 pixels of an image, and smaller ones for more.
TEST_P(Conv, TransformsHaveTheErrorsOfALoop) {
  std::mt19937 random(1);
  std::normal_distribution<float> normal;
  for (bool isPositive : {false, true}) // as behind a relu
    for (bool channelsFirst : {false, true}) {
      dp_conv_shape p = makeShape(3, 14, 14, 64, 48, 3, 3);
      p.low[1] = p.low[2] = 1;
      p.out[1] = p.out[2] = 14;
      ConvProblem sizes(p, channelsFirst, DP_CONV_FILTER_GRADIENT, false);
      std::vector<float> a(sizes.a.size()), b(sizes.b.size()),
          out(sizes.out.size()), single(out.size());
      std::vector<double> want(out.size());
      for (float &value : a)
        value = isPositive ? std::max(0.0f, normal(random)) : normal(random);
      for (float &value : b)
        value = normal(random);
      forTerms(p, channelsFirst,
               [&](std::size_t x, std::size_t f, std::size_t y) {
                 want[f] += double(a[x]) * double(b[y]);
                 single[f] += a[x] * b[y];
               });
      ASSERT_EQ(dp_rt_conv(&devices[0], DP_F32, DP_F32, DP_CONV_FILTER_GRADIENT,
                           channelsFirst, &p, a.data(), b.data(), out.data(),
                           false, DP_COMPUTE_FULL, /*epilogue=*/0,
                           /*bias=*/nullptr),
                DP_SUCCESS);
      EXPECT_LT(rootMeanSquare(want, out), 2 * rootMeanSquare(want, single))
          << "channels first " << channelsFirst << ", positive " << isPositive;
    }
}

namespace {
/// Describes and runs convolutions of ever other sizes, on a device of its own.
/// Returns the number of wrong results.
int runConvolutions(dp_dtype dtype, dp_conv_shape p) {
  Devices devices(1, 1);
  devices.communicator().beginStep(nullptr);
  int wrong = 0;
  for (int64_t i = 0; i < 400; ++i) {
    p.n = 1 + i % 4;
    p.out_channels = 1 + i / 4;
    ConvProblem problem(p, /*channelsFirst=*/false, DP_CONV_FORWARD, false);
    std::vector<uint16_t> a = toHalves(dtype, problem.a),
                          b = toHalves(dtype, problem.b);
    bool isHalf = dtype != DP_F32;
    dp_status status =
        dp_rt_conv(&devices[0], dtype, DP_F32, DP_CONV_FORWARD, false, &p,
                   isHalf ? static_cast<void *>(a.data()) : problem.a.data(),
                   isHalf ? static_cast<void *>(b.data()) : problem.b.data(),
                   problem.out.data(), false, DP_COMPUTE_FULL, /*epilogue=*/0,
                   /*bias=*/nullptr);
    wrong += status != DP_SUCCESS || problem.out != problem.want;
  }
  return wrong;
}
} // namespace

// oneDNN's description of one disturbed that of the other, where the CPU has
// instructions for bf16.
TEST(ConvsOfTwoTypes, AtOnceAreRight) {
  int wrong = 0;
  std::thread halves([&] {
    wrong = runConvolutions(DP_BF16, makeShape(1, 8, 8, 16, 32, 3, 3));
  });
  EXPECT_EQ(runConvolutions(DP_F32, makeShape(1, 7, 6, 3, 5, 2, 3)), 0);
  halves.join();
  EXPECT_EQ(wrong, 0);
}

/// Shapes as no list has them: few and many channels, paddings and steps beyond
/// the window, pixels that no window reads.
static dp_conv_shape makeRandomShape(std::mt19937 &random, bool isGrouped) {
  auto draw = [&](int64_t least, int64_t most) {
    return std::uniform_int_distribution<int64_t>(least, most)(random);
  };
  // Often multiples of a vector.
  auto drawChannels = [&](int64_t most) {
    return draw(0, 1) ? draw(1, most) : draw(1, most / 8 + 1) * 8;
  };
  dp_conv_shape p = {};
  p.n = draw(1, 5);
  p.groups = isGrouped ? drawChannels(24) : 1;
  bool isDepthwise = isGrouped && draw(0, 1);
  p.in_channels = isDepthwise ? 1 : drawChannels(isGrouped ? 16 : 40);
  p.out_channels = isDepthwise ? draw(1, 2) : drawChannels(isGrouped ? 16 : 40);
  int64_t rank = draw(1, 3);
  for (int i = 0; i < 3; ++i) {
    bool isThere = i >= 3 - rank;
    p.window[i] = isThere ? draw(1, 4) : 1;
    p.stride[i] = isThere ? draw(1, 3) : 1;
    p.dilation[i] = isThere && p.window[i] > 1 ? draw(1, 2) : 1;
    int64_t reach = (p.window[i] - 1) * p.dilation[i];
    p.low[i] = isThere ? draw(0, reach + 1) : 0;
    int64_t high = isThere ? draw(0, reach + 1) : 0;
    int64_t most = rank == 3 ? 6 : rank == 2 ? 12 : 40;
    p.image[i] = isThere
                     ? draw(std::max<int64_t>(reach + 1 - p.low[i] - high, 1),
                            most + reach)
                     : 1;
    p.out[i] = (p.low[i] + p.image[i] + high - reach - 1) / p.stride[i] + 1;
  }
  return p;
}

TEST_P(Conv, EqualsTheDefinitionForRandomShapes) {
  constexpr int count = 24;
  std::mt19937 random(static_cast<unsigned>(GetParam()));
  for (int i = 0; i < count; ++i)
    for (bool isGrouped : {false, true})
      for (bool channelsFirst : {false, true})
        if (channelsFirst || !isGrouped)
          check({makeRandomShape(random, isGrouped)}, channelsFirst);
}

INSTANTIATE_TEST_SUITE_P(Threads, Conv, testing::Values(1, 2, 3, 5));
