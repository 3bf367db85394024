//===- ConvPlansTest.cpp - Convolutions on GPUs ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Compares with a loop over the definition. Values are small integers, so that
// every sum is exact.
//
//===----------------------------------------------------------------------===//

#include "Convolutions.h"
#include "Cuda/CudaDevice.h"
#include "Gpus.h"
#include "Matrices.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <limits>
#include <optional>

using namespace dp;

namespace {

constexpr int32_t epilogues[] = {DP_EPILOGUE_BIAS,
                                 DP_EPILOGUE_BIAS | DP_EPILOGUE_RELU};

/// With T as the type of the numbers' bits.
template <typename T>
std::vector<T> getBits(dp_dtype dtype, const std::vector<float> &from) {
  if constexpr (sizeof(T) == sizeof(float))
    return from;
  else
    return toHalves(dtype, from);
}

/// cuDNN pads both sides of a dimension alike.
bool isPaddedAlike(const dp_conv_shape &p) {
  for (int i = 0; i < 3; ++i)
    if (p.out[i] !=
        (p.image[i] + 2 * p.low[i] - p.dilation[i] * (p.window[i] - 1) - 1) /
                p.stride[i] +
            1)
      return false;
  return true;
}

/// Applies the epilogue to what is wanted, with a bias of its own.
void applyEpilogue(ConvProblem &problem, const dp_conv_shape &p,
                   bool channelsFirst, int32_t epilogue,
                   std::vector<float> &bias) {
  int64_t channels = p.groups * p.out_channels,
          pixels = p.out[0] * p.out[1] * p.out[2];
  for (int64_t channel = 0; channel < channels; ++channel)
    bias.push_back(static_cast<float>(5 * channel % 17 - 8));
  for (size_t i = 0; i < problem.want.size(); ++i) {
    auto place = static_cast<int64_t>(i);
    int64_t channel = (channelsFirst ? place / pixels : place) % channels;
    float &value = problem.want[i];
    if (epilogue & DP_EPILOGUE_BIAS)
      value += bias[static_cast<size_t>(channel)];
    if (epilogue & DP_EPILOGUE_RELU)
      value = std::max(value, 0.0f);
  }
}

class CudaConv : public testing::Test {
protected:
  template <typename T = float>
  std::string run(const dp_conv_shape &p, bool channelsFirst, int32_t kind,
                  bool accumulate, dp_dtype dtype = DP_F32,
                  int32_t compute = DP_COMPUTE_FULL, int32_t epilogue = 0);
  void SetUp() override {
    std::string reason = whyNot(1, Placing::Nccl);
    if (!reason.empty())
      GTEST_SKIP() << reason;
    gpus.emplace(1, Placing::Nccl);
  }
  std::optional<Gpus> gpus;
};

template <typename T>
std::string CudaConv::run(const dp_conv_shape &p, bool channelsFirst,
                          int32_t kind, bool accumulate, dp_dtype dtype,
                          int32_t compute, int32_t epilogue) {
  ConvProblem problem(p, channelsFirst, kind, accumulate);
  std::vector<float> bias;
  applyEpilogue(problem, p, channelsFirst, epilogue, bias);
  return runGpuStep(gpus->devices, [&](Device &d) {
    OnDevice<T> onA(d, getBits<T>(dtype, problem.a)),
        onB(d, getBits<T>(dtype, problem.b)),
        onOut(d, getBits<T>(dtype, problem.out)),
        onBias(d, getBits<T>(dtype, bias));
    dp_status status =
        dp_rt_conv(&d, dtype, dtype, kind, channelsFirst, &p, onA.data(),
                   onB.data(), onOut.data(), accumulate, compute, epilogue,
                   epilogue & DP_EPILOGUE_BIAS ? onBias.data() : nullptr);
    if (status == DP_SUCCESS) {
      auto &gpu = static_cast<cuda::Gpu &>(d.memory());
      gpu.drain(gpu.compute());
      EXPECT_EQ(onOut.read(), getBits<T>(dtype, problem.want))
          << "kind " << kind;
    }
    return status;
  });
}

} // namespace

TEST_F(CudaConv, EqualsTheDefinition) {
  auto check = [&](const dp_conv_shape &p, bool channelsFirst, int32_t kind,
                   bool accumulate) {
    if (!isPaddedAlike(p))
      return;
    for (int again = 0; again < 2; ++again) // chosen anew, then known
      ASSERT_EQ(run(p, channelsFirst, kind, accumulate), "");
    // 16-bit numbers in f32 are exact in TF32.
    ASSERT_EQ(run(p, channelsFirst, kind, accumulate, DP_F32, DP_COMPUTE_TF32),
              "");
    for (dp_dtype half : {DP_F16, DP_BF16})
      if (!accumulate)
        ASSERT_EQ(run<uint16_t>(p, channelsFirst, kind, accumulate, half), "");
  };
  forConvolutions(getPlainShapes(), false, check);
  forConvolutions(getPlainShapes(), true, check);
  forConvolutions(getGroupedShapes(), true, check);
}

TEST_F(CudaConv, AddsABiasAndTakesPositiveParts) {
  auto check = [&](const dp_conv_shape &p, bool channelsFirst, int32_t kind,
                   bool accumulate) {
    if (kind != DP_CONV_FORWARD || accumulate || !isPaddedAlike(p))
      return;
    for (int32_t epilogue : epilogues) {
      ASSERT_EQ(run(p, channelsFirst, kind, accumulate, DP_F32, DP_COMPUTE_FULL,
                    epilogue),
                "");
      ASSERT_EQ(run(p, channelsFirst, kind, accumulate, DP_F32, DP_COMPUTE_TF32,
                    epilogue),
                "");
      for (dp_dtype half : {DP_F16, DP_BF16})
        ASSERT_EQ(run<uint16_t>(p, channelsFirst, kind, accumulate, half,
                                DP_COMPUTE_FULL, epilogue),
                  "");
    }
  };
  forConvolutions(getPlainShapes(), false, check);
  forConvolutions(getPlainShapes(), true, check);
  forConvolutions(getGroupedShapes(), true, check);
}

// 256 + 1 is 256 in bf16; only the sum with the bias is 1.
TEST_F(CudaConv, RoundsBehindTheBias) {
  dp_conv_shape p = makeShape(1, 1, 2, 1, 1, 1, 2);
  ASSERT_EQ(runGpuStep(gpus->devices,
                       [&](Device &d) {
                         OnDevice<uint16_t> x(d, toHalves(DP_BF16, {256, 1})),
                             w(d, toHalves(DP_BF16, {1, 1})),
                             bias(d, toHalves(DP_BF16, {-256})),
                             y(d, toHalves(DP_BF16, {7}));
                         dp_status status = dp_rt_conv(
                             &d, DP_BF16, DP_BF16, DP_CONV_FORWARD, false, &p,
                             x.data(), w.data(), y.data(), false,
                             DP_COMPUTE_FULL, DP_EPILOGUE_BIAS, bias.data());
                         auto &gpu = static_cast<cuda::Gpu &>(d.memory());
                         gpu.drain(gpu.compute());
                         EXPECT_EQ(y.read(), toHalves(DP_BF16, {1}));
                         return status;
                       }),
            "");
}

// TF32 has 11 of the 24 digits of f32.
TEST_F(CudaConv, MultipliesWithAllDigitsOfF32) {
  dp_conv_shape p = makeShape(1, 5, 6, 1, 1, 2, 3);
  std::vector<float> x(30, 1 + 0x1p-20f), w(6, 0), y(16, -1);
  w[4] = 3;
  auto errorOf = [&](int32_t compute) {
    return runGpuStep(gpus->devices, [&](Device &d) {
      OnDevice<float> onX(d, x), onW(d, w), onY(d, y);
      dp_status status =
          dp_rt_conv(&d, DP_F32, DP_F32, DP_CONV_FORWARD, true, &p, onX.data(),
                     onW.data(), onY.data(), false, compute,
                     /*epilogue=*/0, /*bias=*/nullptr);
      auto &gpu = static_cast<cuda::Gpu &>(d.memory());
      gpu.drain(gpu.compute());
      y = onY.read();
      return status;
    });
  };
  ASSERT_EQ(errorOf(DP_COMPUTE_FULL), "");
  EXPECT_EQ(y, std::vector<float>(16, 3 * (1 + 0x1p-20f)));
  ASSERT_EQ(errorOf(DP_COMPUTE_TF32), "");
  for (float each : y)
    EXPECT_NEAR(each, 3, 1e-2);
}

TEST_F(CudaConv, KeepsWhatIsNotFinite) {
  const float infinity = std::numeric_limits<float>::infinity(),
              nan = std::numeric_limits<float>::quiet_NaN();
  dp_conv_shape p = makeShape(1, 1, 6, 1, 1, 1, 2);
  for (dp_dtype dtype : {DP_F16, DP_BF16}) {
    // Two large numbers are finite, and their sum is not.
    float large = dtype == DP_F16 ? 60000.0f : 3e38f;
    std::vector<uint16_t> bits;
    ASSERT_EQ(runGpuStep(gpus->devices,
                         [&](Device &d) {
                           OnDevice<uint16_t> x(
                               d, toHalves(dtype, {infinity, 1, 1, nan, large,
                                                   large})),
                               w(d, toHalves(dtype, {1, 1})),
                               y(d, std::vector<uint16_t>(5));
                           dp_status status =
                               dp_rt_conv(&d, dtype, dtype, DP_CONV_FORWARD,
                                          false, &p, x.data(), w.data(),
                                          y.data(), false, DP_COMPUTE_FULL,
                                          /*epilogue=*/0, /*bias=*/nullptr);
                           auto &gpu = static_cast<cuda::Gpu &>(d.memory());
                           gpu.drain(gpu.compute());
                           bits = y.read();
                           return status;
                         }),
              "");
    uint16_t exponent = dtype == DP_F16 ? 0x7c00 : 0x7f80;
    EXPECT_EQ(bits[0], exponent);
    EXPECT_EQ(bits[1], toHalves(dtype, {2})[0]);
    EXPECT_GT(bits[2] & 0x7fff, exponent);
    EXPECT_GT(bits[3] & 0x7fff, exponent);
    EXPECT_EQ(bits[4], exponent);
  }
}

TEST_F(CudaConv, RefusesWhatIsNone) {
  dp_conv_shape p = makeShape(1, 3, 3, 1, 1, 2, 2);
  dp_dtype outDtype = DP_F32;
  auto errorOf = [&](const dp_conv_shape &s, dp_dtype dtype, int32_t kind,
                     int32_t channelsFirst = 0, int32_t accumulate = 0,
                     int32_t epilogue = 0) {
    return runGpuStep(gpus->devices, [&](Device &d) {
      return dp_rt_conv(&d, dtype, outDtype, kind, channelsFirst, &s, nullptr,
                        nullptr, nullptr, accumulate, DP_COMPUTE_FULL, epilogue,
                        nullptr);
    });
  };
  EXPECT_EQ(errorOf(p, DP_F64, 0),
            "rank 0: conv of f64; expected f16, bf16 or f32");
  EXPECT_EQ(errorOf(p, DP_I32, 0),
            "rank 0: conv of i32 to f32; expected a float of up to 64 bits to "
            "itself, or one of 16 bits to f32");
  EXPECT_EQ(errorOf(p, DP_BF16, 0),
            "rank 0: conv of 1 images of 1x3x3 with 1x2x2, 1 groups of 1x1 "
            "channels: of bf16 to f32; cuDNN's results have the type of the "
            "factors");
  EXPECT_EQ(run<uint16_t>(p, false, DP_CONV_FORWARD, true, DP_BF16),
            "rank 0: conv of 1 images of 1x3x3 with 1x2x2, 1 groups of 1x1 "
            "channels: cuDNN rounds what it adds to a result of bf16");
  EXPECT_EQ(errorOf(p, DP_F32, 3), "rank 0: conv of unknown kind 3");
  EXPECT_EQ(errorOf(p, DP_F32, 0, 0, 0, DP_EPILOGUE_SUMS_A),
            "rank 0: conv of unknown epilogue 4");
  EXPECT_EQ(errorOf(p, DP_F32, 0, 0, 0, DP_EPILOGUE_RELU),
            "rank 0: conv of unknown epilogue 2");
  for (auto [kind, accumulate] : {std::pair(1, 0), {2, 0}, {0, 1}})
    EXPECT_EQ(errorOf(p, DP_F32, kind, 0, accumulate, DP_EPILOGUE_BIAS),
              "rank 0: conv: an epilogue of a gradient or of a sum");
  p.n = int64_t(1) << 31;
  EXPECT_EQ(errorOf(p, DP_F32, 0), "rank 0: conv: a size above 2^31 - 1");
  p.n = 1;
  p.groups = 2;
  EXPECT_EQ(errorOf(p, DP_F32, 0),
            "rank 0: conv of several groups with the channels last");
  p.stride[2] = 0;
  EXPECT_EQ(errorOf(p, DP_F32, 1), "rank 0: conv of a size below 1");
}
