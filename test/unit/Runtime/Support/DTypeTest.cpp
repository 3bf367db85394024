//===- DTypeTest.cpp - Element types --------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Support/DType.h"

#include <gtest/gtest.h>

using namespace dp;

TEST(DType, SpellingsAreRead) {
  for (dp_dtype d = DP_BOOL; d <= DP_F8E5M2; ++d) {
    EXPECT_EQ(parseDType(dtypeName(d)), d);
    EXPECT_GT(dtypeSize(d), 0);
  }
  EXPECT_EQ(parseDType("f31"), -1);
  EXPECT_EQ(dtypeSize(DP_F8E5M2 + 1), 0);
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
