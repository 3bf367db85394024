//===- MemoryLayoutTest.cpp - Buffers in one arena ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "MemoryLayout.h"

#include "llvm/ADT/STLExtras.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Where each buffer begins and the size of the arena, with the sizes of
/// `ranges`, which need not be those that the layout was made for.
struct Arena {
  std::vector<int64_t> offsets;
  int64_t bytes = 0;

  Arena(const MemoryLayout &layout, ArrayRef<LiveRange> ranges)
      : offsets(ranges.size(), -1) {
    for (const auto &[buffer, below] : layout.places) {
      offsets[buffer] = endOf(below, ranges);
      EXPECT_GE(offsets[buffer], 0);
    }
    bytes = endOf(layout.top, ranges);
  }

  int64_t endOf(ArrayRef<unsigned> below, ArrayRef<LiveRange> ranges) {
    int64_t end = 0;
    for (unsigned other : below) {
      EXPECT_GE(offsets[other], 0) << "is placed later";
      end = std::max(end, offsets[other] + ranges[other].bytes);
    }
    return end;
  }
};

} // namespace

static std::vector<LiveRange> getRandomRanges(size_t number, uint32_t seed) {
  std::mt19937 random(seed);
  auto draw = [&](int64_t most) {
    return std::uniform_int_distribution<int64_t>(0, most)(random);
  };
  std::vector<LiveRange> ranges;
  for (size_t i = 0; i < number; ++i) {
    int64_t first = draw(number);
    // Few live long, as activations do.
    int64_t length = draw(9) == 0 ? draw(number) : draw(5);
    ranges.push_back({first, first + length, draw(15) << draw(10)});
  }
  return ranges;
}

static int64_t getMostInUse(ArrayRef<LiveRange> ranges) {
  std::map<int64_t, int64_t> changes;
  for (const LiveRange &range : ranges) {
    changes[range.first] += range.bytes;
    changes[range.last + 1] -= range.bytes;
  }
  int64_t now = 0, most = 0;
  for (auto [position, change] : changes)
    most = std::max(most, now += change);
  return most;
}

/// Checks that no two buffers that are live together have a byte in common.
static void checkApart(const Arena &arena, ArrayRef<LiveRange> ranges) {
  for (size_t i = 0; i < ranges.size(); ++i) {
    ASSERT_LE(arena.offsets[i] + ranges[i].bytes, arena.bytes);
    for (size_t j = 0; j < i; ++j) {
      const LiveRange &a = ranges[i], &b = ranges[j];
      if (a.last < b.first || b.last < a.first || !a.bytes || !b.bytes)
        continue;
      ASSERT_TRUE(arena.offsets[i] + a.bytes <= arena.offsets[j] ||
                  arena.offsets[j] + b.bytes <= arena.offsets[i])
          << i << " and " << j;
    }
  }
}

TEST(MemoryLayout, Empty) {
  MemoryLayout layout = layOutMemory({});
  EXPECT_TRUE(layout.places.empty());
  EXPECT_TRUE(layout.top.empty());
}

TEST(MemoryLayout, SmallBuffersShareAPlaceOfALargeOne) {
  // The first is dead when the two others are live.
  std::vector<LiveRange> ranges{{0, 3, 100}, {4, 9, 60}, {5, 9, 40}};
  EXPECT_EQ(Arena(layOutMemory(ranges), ranges).bytes, 100);
}

TEST(MemoryLayout, FillsGaps) {
  std::vector<LiveRange> ranges{{0, 9, 100}, {0, 2, 80}, {3, 9, 70},
                                {0, 2, 30},  {3, 9, 40}, {1, 8, 5}};
  int64_t most = getMostInUse(ranges);
  EXPECT_EQ(most, 215);
  EXPECT_EQ(Arena(layOutMemory(ranges), ranges).bytes, most);
}

TEST(MemoryLayout, BuffersAreApartWithAnySizes) {
  for (uint32_t seed = 0; seed < 40; ++seed) {
    std::vector<LiveRange> ranges = getRandomRanges(10 + 10 * seed, seed);
    MemoryLayout layout = layOutMemory(ranges);
    Arena arena(layout, ranges);
    checkApart(arena, ranges);
    EXPECT_LE(arena.bytes, 2 * getMostInUse(ranges)) << seed;
    std::vector<LiveRange> others = getRandomRanges(ranges.size(), seed + 1000);
    for (auto [range, other] : llvm::zip(ranges, others))
      range.bytes = other.bytes;
    checkApart(Arena(layout, ranges), ranges);
  }
}

TEST(MemoryLayout, ManyBuffers) {
  std::vector<LiveRange> ranges = getRandomRanges(6000, 7);
  MemoryLayout layout = layOutMemory(ranges);
  Arena arena(layout, ranges);
  checkApart(arena, ranges);
  EXPECT_LE(arena.bytes, getMostInUse(ranges) * 5 / 4);
  size_t edges = 0;
  for (const MemoryLayout::Place &place : layout.places)
    edges += place.below.size();
  // The places seen from above are a planar graph.
  EXPECT_LE(edges, 3 * ranges.size());
}
