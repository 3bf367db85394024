//===- HostRoutineTest.cpp - Linear algebra and ffts on the host ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Checks that batches are divided among threads, and what dp_rt_routine
// refuses. test/Integration/routines.mlir compares all routines with numpy.
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace dp;

namespace {
class Routine : public testing::TestWithParam<int64_t> {
protected:
  Routine() : devices(1, GetParam()) {
    devices.communicator().beginStep(nullptr);
  }

  dp_status run(int32_t routine, dp_dtype dtype, int64_t batch,
                std::vector<int64_t> sizes, std::vector<void *> buffers) {
    return dp_rt_routine(&devices[0], routine, dtype, /*flags=*/0, batch,
                         static_cast<int64_t>(sizes.size()), sizes.data(),
                         static_cast<int64_t>(buffers.size()), buffers.data());
  }

  Devices devices;
};
} // namespace

// Each matrix is its number on the diagonal, so that exchanged items differ.
TEST_P(Routine, DividesABatchOfMatrices) {
  constexpr int64_t n = 24, batch = 40;
  std::vector<double> a(batch * n * n, 0), l(a.size(), -1);
  std::vector<int32_t> status(batch, -1);
  for (int64_t item = 0; item < batch; ++item)
    for (int64_t i = 0; i < n; ++i)
      a[(item * n + i) * n + i] = double((item + 1) * (item + 1));
  a[(7 * n + 3) * n + 3] = -1;
  ASSERT_EQ(run(DP_ROUTINE_CHOLESKY, DP_F64, batch, {n},
                {a.data(), l.data(), status.data()}),
            DP_SUCCESS)
      << failureMessage(devices.communicator());
  for (int64_t item = 0; item < batch; ++item) {
    EXPECT_EQ(status[item], item == 7 ? 4 : 0);
    for (int64_t i = 0; i < n * n; ++i) {
      double value = l[item * n * n + i];
      if (item == 7)
        ASSERT_TRUE(std::isnan(value));
      else
        ASSERT_EQ(value, i % (n + 1) == 0 ? double(item + 1) : 0.0);
    }
  }
}

// The transform of a constant row is its sum at 0.
TEST_P(Routine, DividesABatchOfRows) {
  constexpr int64_t n = 9, h = n / 2 + 1, batch = 5000;
  std::vector<float> x(batch * n), re(batch * h, -1), im(batch * h, -1);
  for (int64_t i = 0; i < batch * n; ++i)
    x[i] = float(i / n);
  ASSERT_EQ(run(DP_ROUTINE_RFFT, DP_F32, batch, {h, n},
                {x.data(), re.data(), im.data()}),
            DP_SUCCESS)
      << failureMessage(devices.communicator());
  for (int64_t i = 0; i < batch * h; ++i) {
    ASSERT_NEAR(re[i], i % h == 0 ? float(i / h * n) : 0.0f, 1e-2);
    ASSERT_NEAR(im[i], 0.0f, 1e-2);
  }
}

TEST_P(Routine, RefusesWrongArguments) {
  float x[4] = {};
  int32_t status[1];
  auto message = [&] { return failureMessage(devices.communicator()); };
  auto again = [&] { devices.communicator().beginStep(nullptr); };
  EXPECT_EQ(run(11, DP_F32, 1, {1}, {x}), DP_ERROR_INVALID);
  EXPECT_NE(message().find("routine 11 is not known"), std::string::npos);
  again();
  EXPECT_EQ(run(DP_ROUTINE_CHOLESKY, DP_F32, 1, {2}, {x, x}), DP_ERROR_INVALID);
  EXPECT_NE(message().find("routine 0 of 1 sizes and 2 buffers"),
            std::string::npos);
  again();
  EXPECT_EQ(run(DP_ROUTINE_CHOLESKY, DP_I32, 1, {2}, {x, x, status}),
            DP_ERROR_INVALID);
  again();
  EXPECT_EQ(run(DP_ROUTINE_CHOLESKY, DP_F32, 1, {-1}, {x, x, status}),
            DP_ERROR_INVALID);
  again();
  EXPECT_EQ(
      run(DP_ROUTINE_CHOLESKY, DP_F32, 1, {int64_t(1) << 31}, {x, x, status}),
      DP_ERROR_INVALID);
  again();
  // A form of GPUs only, which pivots_to_permutation does not have.
  int64_t n = 2;
  void *call[] = {x, status};
  EXPECT_EQ(dp_rt_routine(&devices[0], DP_ROUTINE_CHOLESKY, DP_F32,
                          DP_ROUTINE_LIBRARY, 1, 1, &n, 2, call),
            DP_ERROR_INVALID);
  EXPECT_NE(message().find("a call of a GPU's library on the host"),
            std::string::npos);
  again();
  EXPECT_EQ(dp_rt_routine(&devices[0], DP_ROUTINE_PIVOTS_TO_PERMUTATION, DP_I32,
                          DP_ROUTINE_LIBRARY, 1, 0, &n, 0, call),
            DP_ERROR_INVALID);
  EXPECT_NE(message().find("routine 3 is in no library"), std::string::npos);
  again();
  // Without items nothing is computed.
  EXPECT_EQ(run(DP_ROUTINE_CHOLESKY, DP_F32, 0, {2}, {x, x, status}),
            DP_SUCCESS);
}

INSTANTIATE_TEST_SUITE_P(Threads, Routine, testing::Values(1, 3));
