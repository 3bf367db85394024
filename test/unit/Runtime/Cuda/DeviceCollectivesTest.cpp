//===- DeviceCollectivesTest.cpp - Collectives of ranks on GPUs -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Compares collectives by NCCL and through the host with the definition. Values
// are distinct per rank and element and small enough that every sum is exact.
//
//===----------------------------------------------------------------------===//

#include "Collectives/Reduce.h"
#include "Cuda/CudaDevice.h"
#include "Gpus.h"
#include "Support/DType.h"
#include "dp/Runtime/Chunk.h"
#include "dp/Runtime/Half.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <optional>

using namespace dp;

namespace {

class CudaCollectives
    : public testing::TestWithParam<std::tuple<int64_t, Placing>> {
protected:
  void SetUp() override {
    std::string reason = whyNot(ranks(), std::get<1>(GetParam()));
    if (!reason.empty())
      GTEST_SKIP() << reason;
    gpus.emplace(ranks(), std::get<1>(GetParam()));
  }
  int64_t ranks() const { return std::get<0>(GetParam()); }
  std::optional<Gpus> gpus;
};

template <typename T>
T valueOf(int64_t rank, int64_t i) {
  return static_cast<T>((rank * 37 + i * 11) % 53 - 20);
}

/// Whether the bits are the same, or both NaN.
bool sameNumbers(const std::vector<char> &a, const std::vector<char> &b,
                 dp_dtype dtype) {
  dtype = partType(dtype);
  int64_t size = dtypeSize(dtype);
  auto isNaN = [&](const char *at) {
    uint16_t narrow;
    float f;
    double wide;
    std::memcpy(&narrow, at, sizeof narrow);
    if (dtype == DP_F16)
      return std::isnan(halfToFloat(narrow));
    if (dtype == DP_BF16)
      return std::isnan(bfloatToFloat(narrow));
    if (dtype == DP_F32)
      return std::memcpy(&f, at, sizeof f), std::isnan(f);
    if (dtype == DP_F64)
      return std::memcpy(&wide, at, sizeof wide), std::isnan(wide);
    return false;
  };
  for (size_t i = 0; i < a.size(); i += static_cast<size_t>(size))
    if (std::memcmp(&a[i], &b[i], static_cast<size_t>(size)) != 0 &&
        !(isFloat(dtype) && isNaN(&a[i]) && isNaN(&b[i])))
      return false;
  return true;
}

/// Waits for the device's collectives.
void drain(Device &d) {
  auto &gpu = static_cast<cuda::Gpu &>(d.memory());
  gpu.drain(gpu.commStream());
}

struct Shape {
  int64_t outer, blocks, elems;
};
const Shape shapes[] = {{1, 8, 1}, {1, 7, 3}, {3, 8, 2}, {2, 5, 3},
                        {1, 0, 4}, {4, 1, 1}, {1, 56, 5}};

/// The sum over ranks of element i of what each sends.
template <typename T>
T sumOf(int64_t ranks, int64_t i) {
  T sum = 0;
  for (int64_t r = 0; r < ranks; ++r)
    sum += valueOf<T>(r, i);
  return sum;
}

} // namespace

// All kinds in one group, of every shape: even and uneven parts, parts
// that are no single range of the whole, empty ones.
TEST_P(CudaCollectives, EqualTheDefinition) {
  for (Shape s : shapes) {
    std::string message = runGpuStep(gpus->devices, [&](Device &d) {
      int64_t n = ranks(), whole = s.outer * s.blocks * s.elems;
      Chunk mine = chunkOf(s.blocks, n, d.rank);
      int64_t part = s.outer * mine.size * s.elems;
      std::vector<float> sums(whole);
      std::vector<int32_t> parts(part), all(whole, -1);
      for (int64_t i = 0; i < whole; ++i)
        sums[i] = valueOf<float>(d.rank, i);
      // Element (o, b, e) of the whole is its index.
      for (int64_t o = 0, at = 0; o < s.outer; ++o)
        for (int64_t i = 0; i < mine.size * s.elems; ++i)
          parts[at++] =
              static_cast<int32_t>((o * s.blocks + mine.offset) * s.elems + i);
      OnDevice<float> reduced(d, sums), scattered(d, std::vector<float>(part)),
          inputs(d, sums);
      OnDevice<int32_t> sent(d, parts), gathered(d, all);
      // An all_to_all has no dimension in front of the blocks.
      int64_t blocks = s.outer * s.blocks;
      Chunk own = chunkOf(blocks, n, d.rank);
      std::vector<int16_t> versions(whole);
      for (int64_t i = 0; i < whole; ++i)
        versions[i] = valueOf<int16_t>(d.rank, i);
      OnDevice<int16_t> version(d, versions),
          rows(d, std::vector<int16_t>(n * own.size * s.elems, -77));
      dp_rt_group_start(&d);
      dp_rt_all_reduce(&d, reduced.data(), reduced.data(), whole, DP_F32,
                       DP_REDUCE_ADD, 0);
      dp_rt_all_gather(&d, sent.data(), gathered.data(), s.outer, s.blocks,
                       s.elems, DP_I32, 1);
      dp_rt_reduce_scatter(&d, inputs.data(), scattered.data(), s.outer,
                           s.blocks, s.elems, DP_F32, DP_REDUCE_ADD, 1);
      dp_rt_all_to_all(&d, version.data(), rows.data(), blocks, s.elems, DP_I16,
                       1);
      if (dp_status status = dp_rt_group_end(&d))
        return status;
      drain(d);
      std::vector<float> total = reduced.read(), chunk = scattered.read();
      std::vector<int32_t> together = gathered.read();
      for (int64_t i = 0; i < whole; ++i) {
        EXPECT_EQ(total[i], sumOf<float>(n, i));
        EXPECT_EQ(together[i], i);
      }
      for (int64_t i = 0; i < part; ++i)
        EXPECT_EQ(chunk[i], sumOf<float>(n, parts[i]));
      std::vector<int16_t> received = rows.read();
      for (int64_t r = 0, at = 0; r < n; ++r)
        for (int64_t i = 0; i < own.size * s.elems; ++i)
          EXPECT_EQ(received[at++],
                    valueOf<int16_t>(r, own.offset * s.elems + i));
      return dp_status(DP_SUCCESS);
    });
    ASSERT_EQ(message, "") << s.outer << " x " << s.blocks << " x " << s.elems;
  }
}

/// A program's step: an all_reduce, an all_gather, a reduce_scatter and an
/// all_to_all of dims[0] blocks of dims[1] elements, as one group.
static dp_status collectivesStep(dp_device *d, void *const *buffers,
                                 const int64_t *dims, void *) {
  int64_t blocks = dims[0], elems = dims[1];
  dp_rt_group_start(d);
  dp_rt_all_reduce(d, buffers[0], buffers[1], blocks * elems, DP_I32,
                   DP_REDUCE_ADD, 0);
  dp_rt_all_gather(d, buffers[2], buffers[3], 1, blocks, elems, DP_I32, 1);
  dp_rt_reduce_scatter(d, buffers[4], buffers[5], 1, blocks, elems, DP_I32,
                       DP_REDUCE_ADD, 1);
  dp_rt_all_to_all(d, buffers[6], buffers[7], blocks, elems, DP_I32, 1);
  return dp_rt_group_end(d);
}

// Each side of each collective in an arena, which is registered, or not. The
// emulated NCCL finds buffers that are registered on some ranks only.
TEST_P(CudaCollectives, MixRegisteredBuffersWithOthers) {
  constexpr int64_t elems = 3;
  for (int64_t blocks : {8, 7, 56})
    for (unsigned sides = 0; sides < 16; ++sides) {
      std::string message = runGpuStep(gpus->devices, [&](Device &d) {
        int64_t n = ranks(), whole = blocks * elems;
        Chunk mine = chunkOf(blocks, n, d.rank);
        int64_t part = mine.size * elems;
        auto kind = [&](unsigned send, unsigned bit) {
          return sides >> (2 * send + bit) & 1 ? MemoryKind::Arena
                                               : MemoryKind::Device;
        };
        std::vector<int32_t> own(whole), parts(part);
        for (int64_t i = 0; i < whole; ++i)
          own[i] = valueOf<int32_t>(d.rank, i);
        for (int64_t i = 0; i < part; ++i)
          parts[i] = static_cast<int32_t>(mine.offset * elems + i);
        auto room = [](int64_t size) {
          return std::vector<int32_t>(static_cast<size_t>(size), -1);
        };
        // Sides 0 and 1 decide for the reductions, 2 and 3 for the others.
        OnDevice<int32_t> sums(d, own, kind(0, 0)),
            total(d, room(whole), kind(0, 1)), sent(d, parts, kind(1, 0)),
            gathered(d, room(whole), kind(1, 1)), inputs(d, own, kind(0, 0)),
            scattered(d, room(part), kind(0, 1)), versions(d, own, kind(1, 0)),
            rows(d, room(n * part), kind(1, 1));
        d.prepare(0);
        void *buffers[] = {sums.data(),     total.data(),  sent.data(),
                           gathered.data(), inputs.data(), scattered.data(),
                           versions.data(), rows.data()};
        const int64_t dims[] = {blocks, elems};
        if (dp_status status = d.run(collectivesStep, buffers, dims, nullptr))
          return status;
        drain(d);
        std::vector<int32_t> all = gathered.read(), added = total.read(),
                             chunk = scattered.read(), received = rows.read();
        for (int64_t i = 0; i < whole; ++i) {
          EXPECT_EQ(added[i], sumOf<int32_t>(n, i));
          EXPECT_EQ(all[i], i);
        }
        for (int64_t i = 0; i < part; ++i)
          EXPECT_EQ(chunk[i], sumOf<int32_t>(n, parts[i]));
        for (int64_t r = 0, at = 0; r < n; ++r)
          for (int64_t i = 0; i < part; ++i)
            EXPECT_EQ(received[at++],
                      valueOf<int32_t>(r, mine.offset * elems + i));
        // Ranks must not free what others still use.
        return d.finish();
      });
      ASSERT_EQ(message, "") << blocks << " blocks, sides " << sides;
    }
}

/// Small numbers of every dtype, some of them NaN, negative or of equal size.
static std::vector<char> numbers(dp_dtype dtype, int64_t rank, int64_t count) {
  if (isComplex(dtype))
    return numbers(partType(dtype), rank, 2 * count);
  std::vector<char> bytes(count * dtypeSize(dtype));
  for (int64_t i = 0; i < count; ++i) {
    int64_t value = (rank * 5 + i * 3) % 7 - 3;
    char *at = bytes.data() + i * dtypeSize(dtype);
    float f = i % 11 == rank ? NAN : static_cast<float>(value);
    double wide = f;
    uint16_t half = floatToHalf(f), narrow = floatToBFloat(f);
    bool flag = value > 0;
    const void *from = &value; // little endian: the low bytes
    if (dtype == DP_F32)
      from = &f;
    else if (dtype == DP_F64)
      from = &wide;
    else if (dtype == DP_F16)
      from = &half;
    else if (dtype == DP_BF16)
      from = &narrow;
    else if (dtype == DP_BOOL)
      from = &flag;
    std::memcpy(at, from, static_cast<size_t>(dtypeSize(dtype)));
  }
  return bytes;
}

// Every reduction of every type: those that NCCL lacks go through the host.
TEST_P(CudaCollectives, HaveEveryReduction) {
  constexpr int64_t count = 24;
  for (dp_dtype dtype = DP_BOOL; dtype <= DP_C128; ++dtype)
    for (dp_reduction op = DP_REDUCE_ADD; op <= DP_REDUCE_XOR; ++op) {
      if (!reductionSupports(op, dtype))
        continue;
      std::vector<std::vector<char>> sent;
      std::vector<const void *> sources;
      for (int64_t r = 0; r < ranks(); ++r)
        sent.push_back(numbers(dtype, r, count));
      for (const std::vector<char> &bytes : sent)
        sources.push_back(bytes.data());
      std::vector<char> expected(sent[0].size());
      reduceBuffers(expected.data(), sources.data(), ranks(), 0, count, dtype,
                    op);
      std::string message = runGpuStep(gpus->devices, [&](Device &d) {
        OnDevice<char> buffer(d, sent[d.rank]);
        dp_status status = dp_rt_all_reduce(&d, buffer.data(), buffer.data(),
                                            count, dtype, op, 0);
        if (status == DP_SUCCESS)
          drain(d);
        EXPECT_TRUE(sameNumbers(buffer.read(), expected, dtype))
            << reductionName(op) << " of " << dtypeName(dtype);
        return status;
      });
      ASSERT_EQ(message, "") << reductionName(op) << " of " << dtypeName(dtype);
    }
}

// Unequal collectives are undefined behaviour in NCCL and must not reach it.
TEST_P(CudaCollectives, AreCompared) {
  if (ranks() == 1)
    GTEST_SKIP() << "one rank has nothing to differ from";
  std::string message = runGpuStep(gpus->devices, [&](Device &d) {
    OnDevice<float> buffer(d, std::vector<float>(8, 1));
    return dp_rt_all_reduce(&d, buffer.data(), buffer.data(),
                            d.rank == 1 ? 5 : 4, DP_F32, DP_REDUCE_ADD, 1);
  });
  EXPECT_EQ(message,
            "collective mismatch: rank 0 issued all_reduce(add, 4 x f32) at "
            "model.py:2:2, rank 1 issued all_reduce(add, 5 x f32) at "
            "model.py:2:2");
}

INSTANTIATE_TEST_SUITE_P(Ranks, CudaCollectives,
                         testing::Combine(testing::ValuesIn(deviceCounts),
                                          testing::Values(Placing::Nccl,
                                                          Placing::Loopback)));
