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

#include <gtest/gtest.h>
#include <optional>

using namespace dp;

namespace {

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
  ConvProblem problem(p, kind, accumulate);
  return runGpuStep(gpus->devices, [&](Device &d) {
    OnDevice<float> onX(d, problem.x), onB(d, problem.b), onOut(d, problem.out);
    dp_status status =
        dp_rt_conv(&d, DP_F32, kind, p.n, p.h, p.w, p.c, p.k, p.r, p.s,
                   p.strideH, p.strideW, p.dilationH, p.dilationW, onX.data(),
                   onB.data(), onOut.data(), accumulate, DP_COMPUTE_FULL);
    if (status == DP_SUCCESS) {
      auto &gpu = static_cast<cuda::Gpu &>(d.memory());
      gpu.drain(gpu.compute());
      EXPECT_EQ(onOut.read(), problem.want) << "kind " << kind;
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
    return runGpuStep(gpus->devices, [&](Device &d) {
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
