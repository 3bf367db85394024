//===- CudaConvTest.cpp - Convolutions on GPUs ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Against a loop over the definition; small integers, so that every sum is
// exact.
//
//===----------------------------------------------------------------------===//

#include "Cuda/CudaDevice.h"
#include "Gpus.h"

#include <gtest/gtest.h>
#include <optional>

using namespace dp;

namespace {

struct Shape {
  int64_t n, h, w, c, k, r, s, strideH, strideW, dilationH, dilationW;

  int64_t outH() const { return (h - dilationH * (r - 1) - 1) / strideH + 1; }
  int64_t outW() const { return (w - dilationW * (s - 1) - 1) / strideW + 1; }
};

std::vector<float> numbers(int64_t count, int64_t seed) {
  std::vector<float> values(static_cast<size_t>(count));
  for (int64_t i = 0; i < count; ++i)
    values[static_cast<size_t>(i)] =
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
                f(static_cast<size_t>(((n * p.h + y) * p.w + x) * p.c + c),
                  static_cast<size_t>(
                      ((n * p.outH() + i) * p.outW() + j) * p.k + k),
                  static_cast<size_t>(((k * p.r + r) * p.s + s) * p.c + c));
              }
}

class CudaConv : public testing::Test {
protected:
  std::string run(const Shape &p, int32_t kind, bool accumulate);
  void SetUp() override {
    std::string reason = whyNot(1, Placing::Nccl);
    if (!reason.empty())
      GTEST_SKIP() << reason;
    gpus.emplace(1, Placing::Nccl);
  }
  std::optional<Gpus> gpus;
};

std::string CudaConv::run(const Shape &p, int32_t kind, bool accumulate) {
  bool forward = kind == DP_CONV_FORWARD;
  int64_t sizeX = p.n * p.h * p.w * p.c, sizeFilter = p.k * p.r * p.s * p.c,
          sizeY = p.n * p.outH() * p.outW() * p.k;
  std::vector<float> x = numbers(sizeX, 1);
  std::vector<float> b = numbers(forward ? sizeFilter : sizeY, 4);
  std::vector<float> out = numbers(forward ? sizeY : sizeFilter, 9);
  std::vector<float> want = out;
  if (!accumulate)
    want.assign(want.size(), 0);
  forTerms(p, [&](size_t at, size_t y, size_t filter) {
    if (forward)
      want[y] += x[at] * b[filter];
    else
      want[filter] += x[at] * b[y];
  });
  return runGpuStep(gpus->devices, [&](dp_device &d) {
    OnDevice<float> onX(d, x), onB(d, b), onOut(d, out);
    dp_status status =
        dp_rt_conv(&d, DP_F32, kind, p.n, p.h, p.w, p.c, p.k, p.r, p.s,
                   p.strideH, p.strideW, p.dilationH, p.dilationW, onX.data(),
                   onB.data(), onOut.data(), accumulate, DP_COMPUTE_FULL);
    if (status == DP_SUCCESS) {
      auto &device = static_cast<cuda::CudaDevice &>(d);
      device.drain(device.compute());
      EXPECT_EQ(onOut.read(), want) << "kind " << kind;
    }
    return status;
  });
}

} // namespace

TEST_F(CudaConv, EqualsTheDefinition) {
  for (Shape p : {Shape{1, 3, 3, 1, 1, 2, 2, 1, 1, 1, 1},
                  {2, 7, 5, 3, 4, 3, 2, 1, 1, 1, 1},
                  {3, 8, 9, 2, 5, 3, 3, 2, 3, 1, 1},
                  {1, 9, 8, 2, 3, 2, 3, 1, 2, 3, 2},
                  {0, 5, 5, 2, 3, 2, 2, 1, 1, 1, 1}})
    for (int32_t kind : {DP_CONV_FORWARD, DP_CONV_FILTER_GRADIENT})
      for (bool accumulate : {false, true})
        for (int again = 0; again < 2; ++again) // chosen anew, then known
          ASSERT_EQ(run(p, kind, accumulate), "");
}

TEST_F(CudaConv, RefusesWhatIsNone) {
  Shape p = {1, 3, 3, 1, 1, 4, 2, 1, 1, 1, 1};
  auto errorOf = [&](const Shape &s, dp_dtype dtype, int32_t kind) {
    return runGpuStep(gpus->devices, [&](dp_device &d) {
      return dp_rt_conv(&d, dtype, kind, s.n, s.h, s.w, s.c, s.k, s.r, s.s,
                        s.strideH, s.strideW, s.dilationH, s.dilationW, nullptr,
                        nullptr, nullptr, 0, 0);
    });
  };
  EXPECT_EQ(errorOf(p, DP_F32, 0),
            "rank 0: conv: the filter is larger than the image");
  p.r = 2;
  EXPECT_EQ(errorOf(p, DP_F64, 0), "rank 0: conv of a dtype other than f32");
  EXPECT_EQ(errorOf(p, DP_F32, 2), "rank 0: conv of unknown kind 2");
  p.strideW = 0;
  EXPECT_EQ(errorOf(p, DP_F32, 1), "rank 0: conv of a size below 1");
}
