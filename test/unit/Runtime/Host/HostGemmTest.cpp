//===- HostGemmTest.cpp - Matrix products on the host ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Compares with a loop over the definition, with every flag, odd sizes, padding
// in every matrix and teams that divide the product. Small integers as values:
// the products are exact, whatever the order of the sum.
//
//===----------------------------------------------------------------------===//

#include "Host/Bindings/Blas.h"
#include "Host/Bindings/Dnnl.h"
#include "Host/Libraries/Sgemm.h"
#include "Matrices.h"
#include "Ranks.h"

#include <cmath>
#include <functional>
#include <gtest/gtest.h>

using namespace dp;

namespace {

template <typename T>
void checkProduct(dp_device &device, Sizes s, int flags, int64_t padding) {
  bool transA = flags & 1, transB = flags & 2, accumulate = flags & 4;
  Matrices<T> a(s.items(), transA ? s.k : s.m, transA ? s.m : s.k, padding, 1);
  Matrices<T> b(s.items(), transB ? s.n : s.k, transB ? s.k : s.n, padding, 5);
  Matrices<T> c(s.items(), s.m, s.n, padding, 3), want = c;
  for (int64_t i = 0; i < s.items(); ++i)
    for (int64_t row = 0; row < s.m; ++row)
      for (int64_t column = 0; column < s.n; ++column) {
        T sum = accumulate ? c.at(s.place(i), row, column) : 0;
        for (int64_t l = 0; l < s.k; ++l)
          sum +=
              (transA ? a.at(s.place(i), l, row) : a.at(s.place(i), row, l)) *
              (transB ? b.at(i, column, l) : b.at(i, l, column));
        want.at(s.place(i), row, column) = sum;
      }
  dp_gemm gemm = makeGemm(s, flags, a, b, c);
  dp_status status = dp_rt_gemm(&device, &gemm, a.data.data(), b.data.data(),
                                c.data.data(), nullptr, nullptr);
  ASSERT_EQ(status, DP_SUCCESS) << failureMessage(device.comm);
  // The padding of C too: nothing is written beside the matrix.
  ASSERT_TRUE(c.data == want.data)
      << s.outer << " x " << s.batch << " x " << s.m << " x " << s.n << " x "
      << s.k << " trans " << transA << transB << " accumulate " << accumulate
      << " padding " << padding;
}

/// As checkProduct, of 16-bit factors.
void checkHalves(dp_device &device, dp_dtype dtype, bool isRounded, Sizes s,
                 int flags, int epilogue, int64_t padding) {
  HalfProblem p(dtype, s, flags, epilogue, padding);
  std::vector<uint16_t> c = toHalves(dtype, p.c.data),
                        bias = toHalves(dtype, p.bias);
  if (isRounded)
    p.gemm.out_dtype = dtype;
  dp_status status = dp_rt_gemm(
      &device, &p.gemm, p.a.data(), p.b.data(),
      isRounded ? static_cast<void *>(c.data()) : p.c.data.data(),
      isRounded ? static_cast<void *>(bias.data()) : p.bias.data(), nullptr);
  ASSERT_EQ(status, DP_SUCCESS) << failureMessage(device.comm);
  ASSERT_TRUE(isRounded ? c == toHalves(dtype, p.want.data)
                        : p.c.data == p.want.data)
      << (dtype == DP_F16 ? "f16 " : "bf16 ") << s.batch << " x " << s.m
      << " x " << s.n << " x " << s.k << " flags " << flags << " rounded "
      << isRounded << " epilogue " << epilogue << " padding " << padding;
}

class Gemm : public testing::TestWithParam<int64_t> {
protected:
  Gemm() : devices(1, GetParam()) { devices.communicator().beginStep(nullptr); }
  void SetUp() override { ASSERT_EQ(blas().error, ""); }
  Devices devices;
};

} // namespace

TEST_P(Gemm, EqualsTheDefinition) {
  for (Sizes s : {Sizes{1, 1, 1, 1},
                  {1, 3, 5, 7},
                  {1, 60, 10, 64},
                  {1, 64, 1, 60},
                  {1, 1, 33, 20},
                  {3, 17, 9, 4},
                  {7, 2, 3, 5},
                  {1, 130, 70, 33},
                  {2, 65, 129, 40},
                  {40, 16, 16, 16},
                  {3, 5, 9, 4, 2},
                  {1, 4, 6, 5, 7},
                  {4, 33, 40, 50, 5}})
    for (int flags = 0; flags < 8; ++flags)
      for (int64_t padding : {0, 3}) {
        checkProduct<float>(devices[0], s, flags, padding);
        checkProduct<double>(devices[0], s, flags, padding);
      }
}

TEST_P(Gemm, DividesLargeProducts) {
  for (Sizes s : {Sizes{1, 300, 200, 150},
                  {1, 90, 700, 100},
                  {2, 257, 129, 200},
                  {1, 16, 2000, 64},
                  {1, 2000, 10, 64},
                  // Those that oneDNN computes in one way or the other.
                  {1, 8, 1030, 520},
                  {2, 19, 515, 260},
                  {1, 64, 100, 2050}})
    for (int flags = 0; flags < 8; ++flags)
      checkProduct<float>(devices[0], s, flags, 1);
}

// Factors that attention has, in each way that computes a product.
TEST_P(Gemm, Scales) {
  dnnl(); // sgemm takes it where it is loaded
  for (Sizes s : {Sizes{1, 3, 5, 7}, {1, 8, 1030, 520}, {1, 150, 200, 64}})
    for (int flags = 0; flags < 8; ++flags)
      for (float alpha : {0.5f, -2.0f, 1.0f}) {
        bool transA = flags & 1, transB = flags & 2, accumulate = flags & 4;
        Matrices<float> a(1, transA ? s.k : s.m, transA ? s.m : s.k, 3, 1);
        Matrices<float> b(1, transB ? s.n : s.k, transB ? s.k : s.n, 3, 5);
        Matrices<float> c(1, s.m, s.n, 3, 3), want = c;
        for (int64_t row = 0; row < s.m; ++row)
          for (int64_t column = 0; column < s.n; ++column) {
            float sum = 0;
            for (int64_t l = 0; l < s.k; ++l)
              sum += (transA ? a.at(0, l, row) : a.at(0, row, l)) *
                     (transB ? b.at(0, column, l) : b.at(0, l, column));
            want.at(0, row, column) =
                alpha * sum + (accumulate ? c.at(0, row, column) : 0);
          }
        sgemm(Blas::rowMajor, transA ? Blas::trans : Blas::noTrans,
              transB ? Blas::trans : Blas::noTrans, static_cast<int>(s.m),
              static_cast<int>(s.n), static_cast<int>(s.k), alpha,
              a.data.data(), static_cast<int>(a.ld), b.data.data(),
              static_cast<int>(b.ld), accumulate ? 1.0f : 0.0f, c.data.data(),
              static_cast<int>(c.ld));
        ASSERT_TRUE(c.data == want.data)
            << s.m << " x " << s.n << " x " << s.k << " flags " << flags
            << " alpha " << alpha;
      }
}

TEST_P(Gemm, OfNothing) {
  for (Sizes s : {Sizes{0, 3, 4, 5},
                  {1, 0, 4, 5},
                  {1, 3, 0, 5},
                  {1, 3, 4, 0},
                  {2, 3, 4, 0}})
    for (int flags = 0; flags < 8; ++flags)
      checkProduct<float>(devices[0], s, flags, 2);
}

// Of both types, rounded or not: small ones, larger ones than a block in each
// direction, those that oneDNN may compute, nothing.
TEST_P(Gemm, MultipliesHalves) {
  for (Sizes s : {Sizes{1, 1, 1, 1},
                  {1, 3, 5, 7},
                  {3, 17, 9, 4},
                  {1, 130, 70, 33},
                  {40, 16, 16, 16},
                  {2, 100, 100, 100},
                  {1, 520, 40, 60},
                  {1, 20, 1040, 70},
                  {1, 1, 300, 600},
                  {1, 70, 60, 530},
                  {0, 3, 4, 5},
                  {1, 3, 0, 5},
                  {2, 3, 4, 0}})
    for (dp_dtype dtype : {DP_F16, DP_BF16})
      for (bool isRounded : {false, true})
        for (int flags = 0; flags < 8; ++flags)
          checkHalves(devices[0], dtype, isRounded, s, flags, 0, 3);
}

TEST_P(Gemm, AppliesEpiloguesToHalves) {
  for (int64_t k : {0, 5, 300})
    for (dp_dtype dtype : {DP_F16, DP_BF16})
      for (bool isRounded : {false, true})
        for (int epilogue = 1; epilogue < 4; ++epilogue)
          for (int flags : {0, 4})
            checkHalves(devices[0], dtype, isRounded, {2, 30, 1100, k}, flags,
                        epilogue, 1);
}

// The sum of numbers that are no integers is as near to the exact one as sums
// in f32 are, and rounded once.
TEST_P(Gemm, AddsHalvesInFloat) {
  constexpr int64_t m = 64, n = 96, k = 1000;
  std::vector<float> a(m * k), b(k * n);
  for (size_t i = 0; i < a.size(); ++i)
    a[i] = bfloatToFloat(floatToBFloat(static_cast<float>(i % 1009) / 7 - 70));
  for (size_t i = 0; i < b.size(); ++i)
    b[i] = bfloatToFloat(floatToBFloat(static_cast<float>(i % 997) / 9 - 50));
  std::vector<uint16_t> halfA = toHalves(DP_BF16, a),
                        halfB = toHalves(DP_BF16, b), rounded(m * n);
  std::vector<float> c(m * n);
  for (bool isRounded : {false, true}) {
    dp_gemm gemm = makeGemm(DP_BF16, isRounded ? DP_BF16 : DP_F32, m, n, k);
    ASSERT_EQ(
        dp_rt_gemm(&devices[0], &gemm, halfA.data(), halfB.data(),
                   isRounded ? static_cast<void *>(rounded.data()) : c.data(),
                   nullptr, nullptr),
        DP_SUCCESS);
  }
  for (int64_t row = 0; row < m; ++row)
    for (int64_t column = 0; column < n; ++column) {
      double sum = 0, magnitude = 0;
      for (int64_t l = 0; l < k; ++l) {
        double term = double(a[row * k + l]) * double(b[l * n + column]);
        sum += term;
        magnitude += std::fabs(term);
      }
      size_t at = static_cast<size_t>(row * n + column);
      double error = magnitude * double(k) * 0x1p-24;
      ASSERT_NEAR(c[at], sum, error);
      ASSERT_NEAR(bfloatToFloat(rounded[at]), sum,
                  error + std::fabs(sum) * 0x1p-8);
    }
}

// An empty shard's matrices need not have an address.
TEST_P(Gemm, OfNothingAtNoAddress) {
  float c[4] = {1, 2, 3, 4};
  dp_gemm gemm = makeGemm(DP_F32, DP_F32, 0, 2, 2);
  EXPECT_EQ(
      dp_rt_gemm(&devices[0], &gemm, nullptr, c, nullptr, nullptr, nullptr),
      DP_SUCCESS);
  for (bool accumulate : {true, false}) {
    gemm = makeGemm(DP_F32, DP_F32, 2, 2, 0);
    gemm.trans_a = 1;
    gemm.lda = 2;
    gemm.accumulate = accumulate;
    EXPECT_EQ(
        dp_rt_gemm(&devices[0], &gemm, nullptr, nullptr, c, nullptr, nullptr),
        DP_SUCCESS);
    EXPECT_EQ(c[0], accumulate ? 1 : 0);
    EXPECT_EQ(c[3], accumulate ? 4 : 0);
  }
}

// Bias and relu after accumulation, also without a product; nothing beside the
// matrix changes.
TEST_P(Gemm, AppliesEpilogues) {
  for (int64_t k : {0, 5})
    for (int flags = 0; flags < 8; ++flags) {
      constexpr int64_t batch = 2, m = 3, n = 4;
      Matrices<float> a(batch, m, k, 1, 1), b(batch, k, n, 2, 5),
          c(batch, m, n, 3, 3), want = c;
      std::vector<float> bias = {1, -9, 4, 30};
      bool accumulate = flags & 4;
      int epilogue = flags & 3;
      for (int64_t i = 0; i < batch; ++i)
        for (int64_t row = 0; row < m; ++row)
          for (int64_t column = 0; column < n; ++column) {
            float sum = accumulate ? c.at(i, row, column) : 0;
            for (int64_t l = 0; l < k; ++l)
              sum += a.at(i, row, l) * b.at(i, l, column);
            if (epilogue & DP_EPILOGUE_BIAS)
              sum += bias[column];
            if (epilogue & DP_EPILOGUE_RELU)
              sum = std::max(sum, 0.0f);
            want.at(i, row, column) = sum;
          }
      dp_gemm gemm = makeGemm({batch, m, n, k}, flags & 4, a, b, c);
      gemm.compute = DP_COMPUTE_TF32;
      gemm.epilogue = epilogue;
      ASSERT_EQ(dp_rt_gemm(&devices[0], &gemm, a.data.data(), b.data.data(),
                           c.data.data(), bias.data(), nullptr),
                DP_SUCCESS);
      ASSERT_TRUE(c.data == want.data) << "k " << k << " flags " << flags;
    }
}

// The old content of C has no effect, not even a NaN.
TEST_P(Gemm, OverwritesNaN) {
  for (int64_t size : {1, 8, 100, 200}) {
    std::vector<float> a(size * size, 1), c(size * size, NAN);
    dp_gemm gemm = makeGemm(DP_F32, DP_F32, size, size, size);
    dp_rt_gemm(&devices[0], &gemm, a.data(), a.data(), c.data(), nullptr,
               nullptr);
    for (float v : c)
      ASSERT_EQ(v, static_cast<float>(size));
  }
}

TEST_P(Gemm, IsTheSameInEveryRun) {
  constexpr int64_t m = 400, n = 300, k = 257;
  std::vector<float> a(m * k), b(k * n), first(m * n), again(m * n);
  for (size_t i = 0; i < a.size(); ++i)
    a[i] = static_cast<float>(i % 1009) / 7 - 70;
  for (size_t i = 0; i < b.size(); ++i)
    b[i] = static_cast<float>(i % 997) / 9 - 50;
  for (int run = 0; run < 10; ++run) {
    std::vector<float> &c = run == 0 ? first : again;
    dp_gemm gemm = makeGemm(DP_F32, DP_F32, m, n, k);
    dp_rt_gemm(&devices[0], &gemm, a.data(), b.data(), c.data(), nullptr,
               nullptr);
    ASSERT_TRUE(run == 0 || first == again);
  }
}

INSTANTIATE_TEST_SUITE_P(Threads, Gemm, testing::Values(1, 2, 3, 5));

static std::string failureOf(const std::function<void(dp_device &)> &call) {
  Devices devices(1, 1);
  devices.communicator().beginStep(nullptr);
  call(devices[0]);
  return failureMessage(devices.communicator());
}

TEST(GemmErrors, AreNamed) {
  float x[64] = {};
  dp_gemm plain = makeGemm(DP_F32, DP_F32, 2, 2, 2);
  auto refusal = [&](const dp_gemm &gemm, float *sums = nullptr) {
    return failureOf([&](dp_device &d) {
      EXPECT_EQ(dp_rt_gemm(&d, &gemm, x, x, x, nullptr, sums),
                DP_ERROR_INVALID);
    });
  };
  constexpr const char *expected =
      "; expected a float of up to 64 bits to itself, or one of 16 bits to f32";
  for (auto [dtype, outDtype, types] :
       {std::tuple{DP_I32, DP_I32, "i32 to i32"},
        {DP_F32, DP_F64, "f32 to f64"},
        {DP_F64, DP_F32, "f64 to f32"},
        {DP_F16, DP_BF16, "f16 to bf16"},
        {DP_C64, DP_C64, "c64 to c64"}})
    EXPECT_EQ(refusal(makeGemm(dtype, outDtype, 2, 2, 2)),
              std::string("rank 0: gemm of ") + types + expected);
  dp_gemm gemm = plain;
  gemm.dtype_b = DP_F64;
  EXPECT_EQ(refusal(gemm),
            "rank 0: gemm of f32 by f64; expected factors of one dtype");
  for (int64_t dp_gemm::*size : {&dp_gemm::outer, &dp_gemm::batch, &dp_gemm::m,
                                 &dp_gemm::n, &dp_gemm::k}) {
    gemm = plain;
    gemm.*size = -2;
    EXPECT_EQ(refusal(gemm), "rank 0: gemm of a negative size");
  }
  for (int64_t dp_gemm::*ld : {&dp_gemm::lda, &dp_gemm::ldb, &dp_gemm::ldc}) {
    gemm = plain;
    gemm.*ld = 1;
    EXPECT_EQ(refusal(gemm),
              "rank 0: gemm: a leading dimension is smaller than the row");
    gemm.*ld = int64_t(1) << 31;
    EXPECT_EQ(refusal(gemm), "rank 0: gemm: a size above 2^31 - 1");
  }
  gemm = plain;
  gemm.compute = 3;
  EXPECT_EQ(refusal(gemm), "rank 0: gemm of unknown compute mode 3");
  auto refusalOf = [&](int32_t epilogue, float *sums = nullptr) {
    dp_gemm fused = plain;
    fused.epilogue = epilogue;
    return refusal(fused, sums);
  };
  EXPECT_EQ(refusalOf(16), "rank 0: gemm of unknown epilogue 16");
  EXPECT_EQ(refusalOf(DP_EPILOGUE_SUMS_A | DP_EPILOGUE_SUMS_B),
            "rank 0: gemm of unknown epilogue 12");
  EXPECT_EQ(refusalOf(DP_EPILOGUE_SUMS_A),
            "rank 0: gemm with sums of a factor, but not of one product in f32 "
            "that has elements");
  EXPECT_EQ(refusalOf(DP_EPILOGUE_BIAS | DP_EPILOGUE_RELU),
            "rank 0: gemm with a bias that is null");
  EXPECT_EQ(refusalOf(DP_EPILOGUE_SUMS_B, x),
            "rank 0: gemm: the host has no products with sums of a factor");
}
