//===- ChunkTest.cpp - The chunk arithmetic -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Runtime/Chunk.h"

#include <gtest/gtest.h>
#include <vector>

using namespace dp;

static std::vector<int64_t> sizes(int64_t blocks, int64_t ranks) {
  std::vector<int64_t> result;
  for (int64_t r = 0; r < ranks; ++r)
    result.push_back(chunkOf(blocks, ranks, r).size);
  return result;
}

using Sizes = std::vector<int64_t>;

TEST(Chunk, IsThatOfTorchChunk) {
  EXPECT_EQ(sizes(10, 4), Sizes({3, 3, 3, 1}));
  EXPECT_EQ(sizes(5, 4), Sizes({2, 2, 1, 0}));
  EXPECT_EQ(sizes(8, 4), Sizes({2, 2, 2, 2}));
  EXPECT_EQ(sizes(7, 2), Sizes({4, 3}));
  EXPECT_EQ(sizes(297, 8), Sizes({38, 38, 38, 38, 38, 38, 38, 31}));
}

TEST(Chunk, LeavesRanksEmptyWhereTheBatchIsSmaller) {
  EXPECT_EQ(sizes(3, 8), Sizes({1, 1, 1, 0, 0, 0, 0, 0}));
  EXPECT_EQ(sizes(1, 3), Sizes({1, 0, 0}));
  EXPECT_EQ(sizes(0, 3), Sizes({0, 0, 0}));
  // 9 over 8 is 2, 2, 2, 2, 1, 0, 0, 0: several empty, none negative.
  EXPECT_EQ(sizes(9, 8), Sizes({2, 2, 2, 2, 1, 0, 0, 0}));
}

TEST(Chunk, PartitionsEveryDimension) {
  for (int64_t blocks = 0; blocks < 70; ++blocks)
    for (int64_t ranks = 1; ranks < 20; ++ranks) {
      int64_t next = 0, full = chunkSize(blocks, ranks);
      for (int64_t r = 0; r < ranks; ++r) {
        Chunk c = chunkOf(blocks, ranks, r);
        EXPECT_EQ(c.offset, next) << blocks << " over " << ranks;
        EXPECT_GE(c.size, 0);
        EXPECT_LE(c.size, full);
        // Only the last that is not empty may be short.
        if (c.size != full) {
          EXPECT_EQ(c.offset + c.size, blocks);
        }
        next += c.size;
      }
      EXPECT_EQ(next, blocks);
    }
}

TEST(Chunk, OfUnitsAreMultiplesOfTheUnit) {
  // 5 rows of 4 elements over 3 ranks: 2, 2, 1 rows.
  Chunk last = chunkOf(20, 3, 2, 4);
  EXPECT_EQ(last.offset, 16);
  EXPECT_EQ(last.size, 4);
  Chunk empty = chunkOf(8, 4, 3, 4);
  EXPECT_EQ(empty.offset, 8);
  EXPECT_EQ(empty.size, 0);
}

TEST(Chunk, DoesNotOverflow) {
  constexpr int64_t huge = INT64_MAX;
  Chunk c = chunkOf(huge, 3, 2);
  EXPECT_EQ(c.offset + c.size, huge);
  EXPECT_EQ(chunkOf(5, huge, huge - 1).size, 0);
  EXPECT_EQ(chunkOf(huge, huge, huge - 1).offset, huge - 1);
}
