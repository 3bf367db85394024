//===- DTypeTest.cpp - Element types --------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Support/DType.h"
#include "dp/Runtime/Half.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <limits>

using namespace dp;

TEST(DType, SpellingsAreRead) {
  for (dp_dtype d = DP_BOOL; d <= DP_C128; ++d) {
    EXPECT_EQ(parseDType(dtypeName(d)), d);
    EXPECT_GT(dtypeSize(d), 0);
  }
  EXPECT_EQ(parseDType("f31"), -1);
  EXPECT_EQ(dtypeSize(DP_C128 + 1), 0);
  EXPECT_EQ(dtypeSize(-1), 0);
}

TEST(DType, ReductionsAreRead) {
  for (dp_reduction op = DP_REDUCE_ADD; op <= DP_REDUCE_XOR; ++op)
    EXPECT_EQ(parseReduction(reductionName(op)), op);
  EXPECT_EQ(parseReduction("avg"), -1);
  EXPECT_FALSE(reductionSupports(DP_REDUCE_AND, DP_F32));
  EXPECT_FALSE(reductionSupports(DP_REDUCE_AND, DP_C64));
  EXPECT_FALSE(reductionSupports(DP_REDUCE_MAXNUM, DP_I32));
  EXPECT_FALSE(reductionSupports(DP_REDUCE_UMAX, DP_F64));
  EXPECT_FALSE(reductionSupports(99, DP_F32));
  EXPECT_FALSE(reductionSupports(DP_REDUCE_ADD, 99));
}

TEST(DType, HalfIsExactBothWays) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    float value = halfToFloat(static_cast<uint16_t>(bits));
    if (std::isnan(value))
      EXPECT_TRUE(std::isnan(halfToFloat(floatToHalf(value))));
    else
      EXPECT_EQ(floatToHalf(value), bits);
  }
}

TEST(DType, BFloatIsExactBothWays) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    float value = bfloatToFloat(static_cast<uint16_t>(bits));
    if (std::isnan(value))
      EXPECT_TRUE(std::isnan(bfloatToFloat(floatToBFloat(value))));
    else
      EXPECT_EQ(floatToBFloat(value), bits);
  }
}

// A value between two neighbours is rounded to the nearer one, the middle to
// the even one.
TEST(DType, HalfRoundsToNearestEven) {
  for (uint32_t bits = 0; bits < 0x7bff; ++bits) {
    float low = halfToFloat(static_cast<uint16_t>(bits));
    float high = halfToFloat(static_cast<uint16_t>(bits + 1));
    float middle = (low + high) / 2; // exact in f32
    EXPECT_EQ(floatToHalf(middle), bits + (bits & 1));
    EXPECT_EQ(floatToHalf(std::nextafter(middle, 0.0f)), bits);
    EXPECT_EQ(floatToHalf(std::nextafter(middle, high)), bits + 1);
    EXPECT_EQ(floatToHalf(-middle), (bits + (bits & 1)) | 0x8000);
  }
  EXPECT_EQ(floatToHalf(65519.0f), 0x7bff);
  EXPECT_EQ(floatToHalf(65520.0f), 0x7c00); // the middle to what would be 2^16
  EXPECT_EQ(floatToHalf(std::numeric_limits<float>::infinity()), 0x7c00);
  EXPECT_EQ(floatToHalf(1e-10f), 0);
}

TEST(DType, BFloatRoundsToNearestEven) {
  for (uint32_t bits = 0; bits < 0x7f7f; ++bits) {
    uint32_t middleBits = bits << 16 | 0x8000;
    float middle;
    std::memcpy(&middle, &middleBits, sizeof middle);
    EXPECT_EQ(floatToBFloat(middle), bits + (bits & 1));
    EXPECT_EQ(floatToBFloat(std::nextafter(middle, 0.0f)), bits);
  }
}
