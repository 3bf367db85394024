//===- HalfTest.cpp - f16 and bf16 to and from f32 ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Runtime/Half.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <limits>

using namespace dp;

TEST(Half, IsExactBothWays) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    float value = halfToFloat(static_cast<uint16_t>(bits));
    if (std::isnan(value))
      EXPECT_TRUE(std::isnan(halfToFloat(floatToHalf(value))));
    else
      EXPECT_EQ(floatToHalf(value), bits);
  }
}

TEST(Half, BFloatIsExactBothWays) {
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
TEST(Half, RoundsToNearestEven) {
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

TEST(Half, BFloatRoundsToNearestEven) {
  for (uint32_t bits = 0; bits < 0x7f7f; ++bits) {
    uint32_t middleBits = bits << 16 | 0x8000;
    float middle;
    std::memcpy(&middle, &middleBits, sizeof middle);
    EXPECT_EQ(floatToBFloat(middle), bits + (bits & 1));
    EXPECT_EQ(floatToBFloat(std::nextafter(middle, 0.0f)), bits);
  }
}
