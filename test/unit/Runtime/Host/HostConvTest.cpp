//===- HostConvTest.cpp - Convolutions on the host ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Compares with a loop over the definition, with teams that divide the rows and
// images of several tiles.
//
//===----------------------------------------------------------------------===//

#include "Convolutions.h"
#include "Host/Blas.h"
#include "Ranks.h"

#include <gtest/gtest.h>

using namespace dp;

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
          ASSERT_EQ(dp_rt_conv(&devices[0], DP_F32, kind, first, &p,
                               problem.a.data(), problem.b.data(),
                               problem.out.data(), accumulate, DP_COMPUTE_FULL),
                    DP_SUCCESS)
              << devices.communicator().failureMessage();
          ASSERT_TRUE(problem.out == problem.want)
              << p.n << " images " << p.image[1] << " x " << p.image[2]
              << ", kind " << kind << ", accumulate " << accumulate;
        });
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

INSTANTIATE_TEST_SUITE_P(Threads, Conv, testing::Values(1, 2, 3, 5));
