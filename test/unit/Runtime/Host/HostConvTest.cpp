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

  void check(const Shape &p) {
    for (int32_t kind : {DP_CONV_FORWARD, DP_CONV_FILTER_GRADIENT})
      for (bool accumulate : {false, true}) {
        ConvProblem problem(p, kind, accumulate);
        ASSERT_EQ(dp_rt_conv(&devices[0], DP_F32, kind, p.n, p.h, p.w, p.c, p.k,
                             p.r, p.s, p.strideH, p.strideW, p.dilationH,
                             p.dilationW, problem.x.data(), problem.b.data(),
                             problem.out.data(), accumulate, DP_COMPUTE_FULL),
                  DP_SUCCESS)
            << devices.communicator().failureMessage();
        ASSERT_TRUE(problem.out == problem.want)
            << p.n << " images " << p.h << " x " << p.w << ", kind " << kind
            << ", accumulate " << accumulate;
      }
  }
  Devices devices;
};
} // namespace

TEST_P(Conv, EqualsTheDefinition) {
  for (const Shape &p : {Shape{1, 3, 3, 1, 1, 2, 2, 1, 1, 1, 1},
                         {2, 7, 5, 3, 4, 3, 2, 1, 1, 1, 1},
                         {3, 8, 9, 2, 5, 3, 3, 2, 3, 1, 1},
                         {1, 9, 8, 2, 3, 2, 3, 1, 2, 3, 2},
                         {4, 5, 6, 3, 7, 1, 1, 1, 1, 1, 1},
                         {2, 5, 6, 3, 7, 1, 1, 2, 2, 1, 1}})
    check(p);
}

TEST_P(Conv, DividesWorkAndTiles) {
  // A tile is 2^17 floats: the first needs several, a row of the second more.
  check({5, 30, 30, 16, 8, 3, 3, 1, 1, 1, 1});
  check({1, 9, 130, 120, 3, 3, 3, 1, 1, 1, 1});
  check({40, 6, 6, 16, 32, 3, 3, 1, 1, 1, 1});
  check({3, 40, 40, 24, 20, 1, 1, 1, 1, 1, 1});
}

TEST_P(Conv, OfNoImages) { check({0, 5, 5, 2, 3, 2, 2, 1, 1, 1, 1}); }

INSTANTIATE_TEST_SUITE_P(Threads, Conv, testing::Values(1, 2, 3, 5));
