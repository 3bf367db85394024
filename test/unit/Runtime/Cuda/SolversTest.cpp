//===- SolversTest.cpp - Routines on GPUs ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What dp_rt_routine computes again with the addresses it has kept, and what it
// refuses. test/Integration/cuda-routines.test compares all routines with
// numpy.
//
//===----------------------------------------------------------------------===//

#include "Cuda/CudaDevice.h"
#include "Gpus.h"

#include <cmath>
#include <gtest/gtest.h>
#include <optional>

using namespace dp;

namespace {

class CudaRoutine : public testing::Test {
protected:
  void SetUp() override {
    std::string reason = whyNot(1, Placing::Nccl);
    if (!reason.empty())
      GTEST_SKIP() << reason;
    gpus.emplace(1, Placing::Nccl);
  }
  template <typename F>
  std::string run(F f) {
    return runGpuStep(gpus->devices, f);
  }
  static void finish(Device &d) {
    auto &gpu = static_cast<cuda::Gpu &>(d.memory());
    gpu.drain(gpu.compute());
  }
  std::optional<Gpus> gpus;
};

} // namespace

// A diagonal of the item's number, so that exchanged items differ.
TEST_F(CudaRoutine, SolvesABatchInTheSameBuffersAndInOthers) {
  constexpr int64_t m = 3, n = 2, batch = 5;
  std::vector<double> a(batch * m * m), b(batch * m * n, 1), want(b.size());
  for (int64_t item = 0; item < batch; ++item)
    for (int64_t i = 0; i < m; ++i)
      a[(item * m + i) * m + i] = double(int64_t(1) << item);
  std::string error = run([&](Device &d) {
    OnDevice<double> onA(d, a);
    std::optional<OnDevice<double>> onB(std::in_place, d, b);
    int64_t sizes[] = {m, n};
    for (int time = 1; time <= 3; ++time) {
      if (time == 3) { // New buffers may have the old addresses.
        d.prepare(0);
        onB.emplace(d, b);
      }
      void *buffers[] = {onA.data(), onB->data()};
      if (dp_status status =
              dp_rt_routine(&d, DP_ROUTINE_TRIANGULAR_SOLVE, DP_F64,
                            DP_ROUTINE_UPPER | DP_ROUTINE_LIBRARY, batch, 2,
                            sizes, 2, buffers))
        return status;
      finish(d);
      for (int64_t i = 0; i < batch * m * n; ++i)
        want[i] =
            std::pow(double(int64_t(1) << i / (m * n)), time == 3 ? -1 : -time);
      EXPECT_EQ(onB->read(), want) << "time " << time;
    }
    return dp_status(DP_SUCCESS);
  });
  EXPECT_EQ(error, "");
}

TEST_F(CudaRoutine, RefusesWhatIsNoCall) {
  int64_t sizes[] = {2, 2};
  void *none[4] = {};
  EXPECT_EQ(run([&](Device &d) {
              return dp_rt_routine(&d, DP_ROUTINE_CHOLESKY, DP_F32, 0, 1, 1,
                                   sizes, 3, none);
            }),
            "rank 0: a routine that is no call of a GPU's library");
  EXPECT_EQ(run([&](Device &d) {
              return dp_rt_routine(&d, DP_ROUTINE_CHOLESKY, DP_F32,
                                   DP_ROUTINE_LIBRARY, 1, 1, sizes, 3, none);
            }),
            "rank 0: routine 0 of 1 sizes and 3 buffers");
  EXPECT_EQ(run([&](Device &d) {
              return dp_rt_routine(&d, DP_ROUTINE_CHOLESKY, DP_F32,
                                   DP_ROUTINE_LIBRARY, int64_t(1) << 31, 1,
                                   sizes, 2, none);
            }),
            "rank 0: cholesky of 2147483648 matrices of f32, sizes 2: more "
            "than 2^31 - 1 matrices");
}
