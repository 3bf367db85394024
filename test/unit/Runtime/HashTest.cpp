//===- HashTest.cpp - FNV-1a ----------------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Runtime/Hash.h"

#include <gtest/gtest.h>
#include <set>

using namespace dp;

// The values of the reference implementation.
TEST(Hash, IsFnv1a) {
  EXPECT_EQ(hashBytes(""), 0xcbf29ce484222325u);
  EXPECT_EQ(hashBytes("a"), 0xaf63dc4c8601ec8cu);
  EXPECT_EQ(hashBytes("foobar"), 0x85944171f73967e8u);
  EXPECT_EQ(hashBytes("bar", hashBytes("foo")), hashBytes("foobar"));
}

TEST(Hash, OfWordsSeesEveryBitAndTheirOrder) {
  std::set<uint64_t> seen = {hashWord(0)};
  for (int bit = 0; bit < 64; ++bit)
    seen.insert(hashWord(uint64_t(1) << bit));
  EXPECT_EQ(seen.size(), 65u);
  EXPECT_NE(hashWord(1, hashWord(2)), hashWord(2, hashWord(1)));
}
