//===- HostAttentionTest.cpp - Attention on the host ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Checks that results do not depend on the number of threads, several chunks of
// queries, rows without keys, and what dp_rt_attention refuses.
// test/Integration/attention.mlir compares it with numpy.
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

using namespace dp;

namespace {
/// A batch of 2 with 4 heads, of which two share keys.
struct Problem {
  int64_t m, n, k = 16, v = 8;
  std::vector<float> query, key, value, mask, output, logsumexp, gradient, dq,
      dk, dv;

  Problem(int64_t m, int64_t n) : m(m), n(n) {
    auto fill = [](std::vector<float> &values, int64_t size, float step) {
      values.resize(static_cast<size_t>(size));
      for (int64_t i = 0; i < size; ++i)
        values[static_cast<size_t>(i)] = std::sin(step * float(i + 1));
    };
    fill(query, 8 * m * k, 0.7f), fill(key, 4 * n * k, 0.3f);
    fill(value, 4 * n * v, 0.9f), fill(gradient, 8 * m * v, 1.1f);
    fill(mask, 2 * n, 1.3f);
    output.assign(static_cast<size_t>(8 * m * v), -1);
    logsumexp.assign(static_cast<size_t>(8 * m), -1);
    dq.assign(query.size(), -1), dk.assign(key.size(), -1);
    dv.assign(value.size(), -1);
  }

  dp_status run(Devices &devices, bool causal, int64_t group = 2) {
    int64_t sizes[] = {2, 4, m, n, k, v, group, 2, 1, 1, n};
    void *buffers[] = {query.data(),    key.data(),    value.data(),
                       mask.data(),     output.data(), logsumexp.data(),
                       gradient.data(), dq.data(),     dk.data(),
                       dv.data()};
    for (int32_t isGradient : {0, 1})
      if (dp_status status =
              dp_rt_attention(&devices[0], DP_F32, isGradient, causal, 0.25,
                              /*rank=*/2, sizes, /*strides=*/nullptr, buffers))
        return status;
    return DP_SUCCESS;
  }
};
} // namespace

/// Computes two sizes on `threads` threads and on one, and compares all bits.
static void expectSameBits(int64_t threads) {
  for (bool causal : {false, true})
    for (auto [m, n] : {std::pair(300, 1100), std::pair(1300, 600)}) {
      Problem one(m, n), many(m, n);
      Devices alone(1, 1), team(1, threads);
      alone.communicator().beginStep(nullptr);
      team.communicator().beginStep(nullptr);
      ASSERT_EQ(one.run(alone, causal), DP_SUCCESS);
      ASSERT_EQ(many.run(team, causal), DP_SUCCESS);
      EXPECT_EQ(one.output, many.output);
      EXPECT_EQ(one.logsumexp, many.logsumexp);
      EXPECT_EQ(one.dq, many.dq);
      EXPECT_EQ(one.dk, many.dk);
      EXPECT_EQ(one.dv, many.dv);
    }
}

TEST(Attention, ThreadsChangeNoBit) { expectSameBits(3); }

// The gradient of four matrices of keys: their queries are divided.
TEST(Attention, MoreThreadsThanKeysChangeNoBit) { expectSameBits(5); }

/// Computes attention and its gradient in f64 as the formulas say.
static void computePlainly(Problem &p, bool causal) {
  std::vector<double> dq(p.dq.size()), dk(p.dk.size()), dv(p.dv.size());
  std::vector<double> probability(p.n), inner(p.n);
  auto at = [](const std::vector<float> &values, int64_t row, int64_t size) {
    return values.data() + row * size;
  };
  auto dot = [](const float *a, const float *b, int64_t size) {
    double sum = 0;
    for (int64_t i = 0; i < size; ++i)
      sum += double(a[i]) * b[i];
    return sum;
  };
  for (int64_t item = 0; item < 8; ++item)
    for (int64_t i = 0; i < p.m; ++i) {
      int64_t row = item * p.m + i, keys = item / 2 * p.n;
      int64_t end = causal ? std::min(p.n, i + 1) : p.n;
      double sum = 0, mean = 0;
      for (int64_t j = 0; j < end; ++j) {
        probability[j] = std::exp(
            0.25 * dot(at(p.query, row, p.k), at(p.key, keys + j, p.k), p.k) +
            p.mask[item / 4 * p.n + j]);
        sum += probability[j];
      }
      for (int64_t j = 0; j < end; ++j) {
        probability[j] /= sum;
        inner[j] =
            dot(at(p.gradient, row, p.v), at(p.value, keys + j, p.v), p.v);
        mean += probability[j] * inner[j];
      }
      p.logsumexp[row] = float(std::log(sum));
      for (int64_t x = 0; x < p.v; ++x) {
        double output = 0;
        for (int64_t j = 0; j < end; ++j) {
          output += probability[j] * p.value[(keys + j) * p.v + x];
          dv[(keys + j) * p.v + x] +=
              probability[j] * p.gradient[row * p.v + x];
        }
        p.output[row * p.v + x] = float(output);
      }
      for (int64_t j = 0; j < end; ++j)
        for (int64_t x = 0; x < p.k; ++x) {
          double score = 0.25 * probability[j] * (inner[j] - mean);
          dq[row * p.k + x] += score * p.key[(keys + j) * p.k + x];
          dk[(keys + j) * p.k + x] += score * p.query[row * p.k + x];
        }
    }
  p.dq.assign(dq.begin(), dq.end());
  p.dk.assign(dk.begin(), dk.end());
  p.dv.assign(dv.begin(), dv.end());
}

// Several blocks and chunks of queries, blocks of keys, shared keys.
TEST(Attention, LongSequencesMatchTheFormulas) {
  auto expectNear = [](const std::vector<float> &found,
                       const std::vector<float> &want) {
    float worst = 0;
    for (size_t i = 0; i < found.size(); ++i)
      worst = std::max(worst, std::abs(found[i] - want[i]) /
                                  std::max(1.0f, std::abs(want[i])));
    EXPECT_LT(worst, 2e-5f);
  };
  for (bool causal : {false, true}) {
    Problem found(1300, 600), want(1300, 600);
    Devices devices(1, 5);
    devices.communicator().beginStep(nullptr);
    ASSERT_EQ(found.run(devices, causal), DP_SUCCESS);
    computePlainly(want, causal);
    expectNear(found.output, want.output);
    expectNear(found.logsumexp, want.logsumexp);
    expectNear(found.dq, want.dq);
    expectNear(found.dk, want.dk);
    expectNear(found.dv, want.dv);
  }
}

TEST(Attention, RowsWithoutKeysAreZero) {
  Problem problem(5, 600);
  Devices devices(1, 1);
  devices.communicator().beginStep(nullptr);
  // Of the first of two batches.
  std::fill_n(problem.mask.begin(), problem.n,
              -std::numeric_limits<float>::infinity());
  ASSERT_EQ(problem.run(devices, /*causal=*/false), DP_SUCCESS);
  auto first = [](const std::vector<float> &values) {
    return std::vector<float>(values.begin(),
                              values.begin() + int64_t(values.size() / 2));
  };
  auto zeros = [](size_t size) { return std::vector<float>(size, 0.0f); };
  EXPECT_EQ(first(problem.output), zeros(problem.output.size() / 2));
  EXPECT_EQ(first(problem.dq), zeros(problem.dq.size() / 2));
  EXPECT_EQ(first(problem.dk), zeros(problem.dk.size() / 2));
  EXPECT_EQ(first(problem.dv), zeros(problem.dv.size() / 2));
  EXPECT_EQ(problem.logsumexp[0], -std::numeric_limits<float>::infinity());
  EXPECT_TRUE(std::isfinite(problem.logsumexp.back()));
  EXPECT_NE(problem.output.back(), 0.0f);
}

TEST(Attention, NoKeysOrNoQueries) {
  Devices devices(1, 1);
  devices.communicator().beginStep(nullptr);
  Problem keyless(5, 0), queryless(0, 5);
  ASSERT_EQ(keyless.run(devices, /*causal=*/true), DP_SUCCESS);
  EXPECT_EQ(keyless.output, std::vector<float>(keyless.output.size(), 0.0f));
  EXPECT_EQ(keyless.dq, std::vector<float>(keyless.dq.size(), 0.0f));
  ASSERT_EQ(queryless.run(devices, /*causal=*/false), DP_SUCCESS);
  EXPECT_EQ(queryless.dv, std::vector<float>(queryless.dv.size(), 0.0f));
}

// A NaN reaches its own row and no other one.
TEST(Attention, NanStaysInItsRow) {
  Problem problem(5, 600);
  Devices devices(1, 1);
  devices.communicator().beginStep(nullptr);
  problem.query[static_cast<size_t>(2 * problem.k)] = NAN;
  ASSERT_EQ(problem.run(devices, /*causal=*/false), DP_SUCCESS);
  for (int64_t row = 0; row < 5; ++row)
    EXPECT_EQ(std::isnan(problem.output[static_cast<size_t>(row * problem.v)]),
              row == 2);
}

TEST(Attention, RefusesWrongArguments) {
  Devices devices(1, 1);
  devices.communicator().beginStep(nullptr);
  Problem problem(5, 6);
  EXPECT_EQ(problem.run(devices, /*causal=*/false, /*group=*/3),
            DP_ERROR_INVALID);
  EXPECT_NE(failureMessage(devices.communicator())
                .find("attention of 4 heads in groups of 3"),
            std::string::npos);
  devices.communicator().beginStep(nullptr);
  int64_t sizes[] = {1, 2, 2, -1, 1, 1};
  void *buffers[10] = {};
  EXPECT_EQ(dp_rt_attention(&devices[0], DP_F32, 0, 0, 1.0, 1, sizes, nullptr,
                            buffers),
            DP_ERROR_INVALID);
  devices.communicator().beginStep(nullptr);
  sizes[3] = 1;
  EXPECT_EQ(dp_rt_attention(&devices[0], DP_F16, 0, 0, 1.0, 1, sizes, nullptr,
                            buffers),
            DP_ERROR_INVALID);
  // Strides are of two batch dimensions, and of GPUs.
  int64_t twice[] = {1, 2, 2, 1, 1, 1, 1}, strides[18] = {};
  for (int64_t rank : {1, 2}) {
    devices.communicator().beginStep(nullptr);
    EXPECT_EQ(dp_rt_attention(&devices[0], DP_F32, 0, 0, 1.0, rank,
                              rank == 1 ? sizes : twice, strides, buffers),
              DP_ERROR_INVALID);
  }
}
