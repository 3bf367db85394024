//===- AttentionPlansTest.cpp - Attention on GPUs -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Of one key and of none, where results are exact. cuda-attention-halves.test
// compares programs with numpy.
//
//===----------------------------------------------------------------------===//

#include "Cuda/CudaDevice.h"
#include "Gpus.h"
#include "Matrices.h"

#include <gtest/gtest.h>
#include <limits>
#include <optional>

using namespace dp;

namespace {

constexpr int64_t kRows = 3, kSize = 8;

class CudaAttention : public testing::Test {
protected:
  void SetUp() override {
    std::string reason = whyNot(1, Placing::Nccl);
    if (!reason.empty())
      GTEST_SKIP() << reason;
    gpus.emplace(1, Placing::Nccl);
  }
  /// Returns the error, if any, of one head with `keys` keys.
  std::string run(dp_dtype dtype, int64_t keys, int64_t size, bool isGradient);

  std::optional<Gpus> gpus;
  std::vector<uint16_t> output, queryGradient, valueGradient;
  std::vector<float> logsumexp;
};

std::vector<uint16_t> count(dp_dtype dtype, int64_t size, float first) {
  std::vector<float> values(static_cast<size_t>(size));
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = first + static_cast<float>(i);
  return toHalves(dtype, values);
}

std::string CudaAttention::run(dp_dtype dtype, int64_t keys, int64_t size,
                               bool isGradient) {
  return runGpuStep(gpus->devices, [&](Device &d) {
    auto make = [&](int64_t rows, float first) {
      return count(dtype, rows * size, first);
    };
    OnDevice<uint16_t> q(d, make(kRows, 1)), k(d, make(keys, 0)),
        v(d, make(keys, 2)), o(d, make(kRows, 2)), doutput(d, make(kRows, 1)),
        dq(d, make(kRows, 9)), dk(d, make(keys, 9)), dv(d, make(keys, 9));
    OnDevice<float> l(d, std::vector<float>(kRows, 140.0f));
    void *buffers[] = {q.data(),  k.data(), v.data(),       nullptr,
                       o.data(),  l.data(), doutput.data(), dq.data(),
                       dk.data(), dv.data()};
    int64_t sizes[] = {kRows, keys, size, size, 1};
    dp_status status =
        dp_rt_attention(&d, dtype, isGradient, /*causal=*/0, /*scale=*/1.0,
                        /*rank=*/0, sizes, /*strides=*/nullptr, buffers);
    if (status == DP_SUCCESS) {
      auto &gpu = static_cast<cuda::Gpu &>(d.memory());
      gpu.drain(gpu.compute());
      output = o.read(), logsumexp = l.read();
      queryGradient = dq.read(), valueGradient = dv.read();
    }
    return status;
  });
}

} // namespace

TEST_F(CudaAttention, OfOneKeyIsItsValue) {
  for (dp_dtype dtype : {DP_F16, DP_BF16}) {
    for (int again = 0; again < 2; ++again) // planned, then known
      ASSERT_EQ(run(dtype, 1, kSize, false), "");
    std::vector<uint16_t> value = count(dtype, kSize, 2), want;
    for (int64_t row = 0; row < kRows; ++row)
      want.insert(want.end(), value.begin(), value.end());
    EXPECT_EQ(output, want);
    // Products of 1, 2, ... with 0, 1, ...
    EXPECT_EQ(logsumexp, (std::vector<float>{168, 392, 616}));
  }
}

TEST_F(CudaAttention, OfNoKeyIsZero) {
  float none = -std::numeric_limits<float>::infinity();
  std::vector<uint16_t> zeros(kRows * kSize);
  ASSERT_EQ(run(DP_BF16, 0, kSize, false), "");
  EXPECT_EQ(output, zeros);
  EXPECT_EQ(logsumexp, std::vector<float>(kRows, none));
  ASSERT_EQ(run(DP_BF16, 0, kSize, true), "");
  EXPECT_EQ(queryGradient, zeros);
}

TEST_F(CudaAttention, IsRefused) {
  EXPECT_NE(run(DP_F32, 2, kSize, false)
                .find("cuDNN's attention takes f16 and "
                      "bf16"),
            std::string::npos);
  EXPECT_NE(run(DP_F16, 2, 12, true).find("takes rows of a multiple of 8"),
            std::string::npos);
}
