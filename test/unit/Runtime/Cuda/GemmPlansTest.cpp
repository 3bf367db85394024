//===- GemmPlansTest.cpp - Matrix products on GPUs ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Compares with a loop over the definition, as HostGemmTest.cpp: every
// flag, padding in every matrix, epilogues, products of nothing. The products
// are exact, and nothing is written beside the matrix.
//
//===----------------------------------------------------------------------===//

#include "Cuda/CudaDevice.h"
#include "Gpus.h"
#include "Matrices.h"

#include <cmath>
#include <gtest/gtest.h>
#include <optional>

using namespace dp;

namespace {

class CudaGemm : public testing::Test {
protected:
  template <typename T>
  void check(Sizes s, int flags, int epilogue, int64_t padding);
  /// Of 16-bit factors; T is the type of C: float, or uint16_t for theirs.
  template <typename T>
  void checkHalves(dp_dtype dtype, Sizes s, int flags, int epilogue,
                   int64_t padding);
  /// With the sums of each factor.
  template <typename T>
  void checkSums(dp_dtype dtype, Sizes s, int flags);
  void checkF8(dp_dtype typeA, dp_dtype typeB, Sizes s, bool accumulate);
  void SetUp() override {
    std::string reason = whyNot(1, Placing::Nccl);
    if (!reason.empty())
      GTEST_SKIP() << reason;
    gpus.emplace(1, Placing::Nccl);
  }
  std::optional<Gpus> gpus;
};

} // namespace

template <typename T>
void CudaGemm::check(Sizes s, int flags, int epilogue, int64_t padding) {
  bool transA = flags & 1, transB = flags & 2, accumulate = flags & 4;
  Matrices<T> a(s.items(), transA ? s.k : s.m, transA ? s.m : s.k, padding, 1);
  Matrices<T> b(s.items(), transB ? s.n : s.k, transB ? s.k : s.n, padding, 5);
  Matrices<T> c(s.items(), s.m, s.n, padding, 3), want = c;
  std::vector<T> bias(static_cast<size_t>(s.n));
  for (size_t i = 0; i < bias.size(); ++i)
    bias[i] = static_cast<T>(i * 5 % 9) - 4;
  for (int64_t i = 0; i < s.items(); ++i)
    for (int64_t row = 0; row < s.m; ++row)
      for (int64_t column = 0; column < s.n; ++column) {
        T sum = accumulate ? c.at(s.place(i), row, column) : 0;
        for (int64_t l = 0; l < s.k; ++l)
          sum +=
              (transA ? a.at(s.place(i), l, row) : a.at(s.place(i), row, l)) *
              (transB ? b.at(i, column, l) : b.at(i, l, column));
        if (epilogue & DP_EPILOGUE_BIAS)
          sum += bias[static_cast<size_t>(column)];
        if (epilogue & DP_EPILOGUE_RELU)
          sum = sum > 0 ? sum : 0;
        want.at(s.place(i), row, column) = sum;
      }
  std::string message = runGpuStep(gpus->devices, [&](Device &d) {
    OnDevice<T> onA(d, a.data), onB(d, b.data), onC(d, c.data), onBias(d, bias);
    dp_gemm gemm = makeGemm(s, flags, a, b, c);
    gemm.epilogue = epilogue;
    dp_status status = dp_rt_gemm(&d, &gemm, onA.data(), onB.data(), onC.data(),
                                  onBias.data(), nullptr);
    if (status == DP_SUCCESS) {
      auto &gpu = static_cast<cuda::Gpu &>(d.memory());
      gpu.drain(gpu.compute());
      EXPECT_TRUE(onC.read() == want.data)
          << s.outer << " x " << s.batch << " x " << s.m << " x " << s.n
          << " x " << s.k << " flags " << flags << " epilogue " << epilogue
          << " padding " << padding;
    }
    return status;
  });
  ASSERT_EQ(message, "");
}

static void getElements(dp_dtype, const std::vector<float> &from,
                        std::vector<float> &to) {
  to = from;
}

static void getElements(dp_dtype dtype, const std::vector<float> &from,
                        std::vector<uint16_t> &to) {
  to = toHalves(dtype, from);
}

template <typename T>
void CudaGemm::checkHalves(dp_dtype dtype, Sizes s, int flags, int epilogue,
                           int64_t padding) {
  HalfProblem p(dtype, s, flags, epilogue, padding);
  std::vector<T> c, want, bias;
  getElements(dtype, p.c.data, c);
  getElements(dtype, p.want.data, want);
  getElements(dtype, p.bias, bias);
  std::string message = runGpuStep(gpus->devices, [&](Device &d) {
    OnDevice<uint16_t> onA(d, p.a), onB(d, p.b);
    OnDevice<T> onC(d, c), onBias(d, bias);
    if (sizeof(T) != 4)
      p.gemm.out_dtype = dtype;
    dp_status status = dp_rt_gemm(&d, &p.gemm, onA.data(), onB.data(),
                                  onC.data(), onBias.data(), nullptr);
    if (status == DP_SUCCESS) {
      auto &gpu = static_cast<cuda::Gpu &>(d.memory());
      gpu.drain(gpu.compute());
      EXPECT_TRUE(onC.read() == want)
          << "dtype " << dtype << ", " << s.batch << " x " << s.m << " x "
          << s.n << " x " << s.k << " flags " << flags << " epilogue "
          << epilogue << " bytes of C " << sizeof(T);
    }
    return status;
  });
  ASSERT_EQ(message, "");
}

template <typename T>
void CudaGemm::checkSums(dp_dtype dtype, Sizes s, int flags) {
  bool transA = flags & 1, transB = flags & 2;
  Matrices<float> a(1, transA ? s.k : s.m, transA ? s.m : s.k, 3, 1);
  Matrices<float> b(1, transB ? s.n : s.k, transB ? s.k : s.n, 3, 5);
  Matrices<float> c(1, s.m, s.n, 3, 3), want = c;
  auto getA = [&](int64_t row, int64_t l) {
    return transA ? a.at(0, l, row) : a.at(0, row, l);
  };
  auto getB = [&](int64_t l, int64_t column) {
    return transB ? b.at(0, column, l) : b.at(0, l, column);
  };
  for (int64_t row = 0; row < s.m; ++row)
    for (int64_t column = 0; column < s.n; ++column) {
      float sum = flags & 4 ? c.at(0, row, column) : 0;
      for (int64_t l = 0; l < s.k; ++l)
        sum += getA(row, l) * getB(l, column);
      want.at(0, row, column) = sum;
    }
  for (int epilogue : {DP_EPILOGUE_SUMS_A, DP_EPILOGUE_SUMS_B}) {
    bool isA = epilogue == DP_EPILOGUE_SUMS_A;
    int64_t count = isA ? s.m : s.n;
    std::vector<float> sums(static_cast<size_t>(count));
    for (int64_t i = 0; i < count; ++i)
      for (int64_t l = 0; l < s.k; ++l)
        sums[static_cast<size_t>(i)] += isA ? getA(i, l) : getB(l, i);
    std::vector<T> elementsA, elementsB;
    getElements(dtype, a.data, elementsA);
    getElements(dtype, b.data, elementsB);
    std::string message = runGpuStep(gpus->devices, [&](Device &d) {
      OnDevice<T> onA(d, elementsA), onB(d, elementsB);
      OnDevice<float> onC(d, c.data);
      OnDevice<float> onSums(d, std::vector<float>(sums.size(), 99));
      dp_gemm gemm = makeGemm(s, flags, a, b, c);
      gemm.dtype_a = gemm.dtype_b = dtype;
      gemm.epilogue = epilogue;
      dp_status status =
          dp_rt_gemm(&d, &gemm, onA.data(), onB.data(), onC.data(), nullptr,
                     static_cast<float *>(onSums.data()));
      if (status == DP_SUCCESS) {
        auto &gpu = static_cast<cuda::Gpu &>(d.memory());
        gpu.drain(gpu.compute());
        EXPECT_TRUE(onC.read() == want.data && onSums.read() == sums)
            << "dtype " << dtype << ", " << s.m << " x " << s.n << " x " << s.k
            << " flags " << flags << " of A " << isA;
      }
      return status;
    });
    ASSERT_EQ(message, "");
  }
}

// By cuBLASLt's epilogue, and where that has none by a product with ones, which
// are more than before from case to case.
TEST_F(CudaGemm, AddsUpAFactor) {
  for (const char *sums : {"1", "0"}) {
    setenv("DP_FAKE_CUBLASLT_SUMS", sums, 1);
    SetUp();
    for (int64_t k : {0, 1, 7, 64})
      for (int flags = 0; flags < 8; ++flags) {
        checkSums<float>(DP_F32, {1, 6, 4, k}, flags);
        checkSums<uint16_t>(DP_BF16, {1, 6, 4, k}, flags);
        checkSums<uint16_t>(DP_F16, {1, 3, 5, k}, flags);
      }
  }
  unsetenv("DP_FAKE_CUBLASLT_SUMS");
}

TEST_F(CudaGemm, RefusesSumsThatDoNotFit) {
  auto refusal = [&](dp_dtype c, int64_t batch, int64_t m, int epilogue) {
    float sums;
    dp_gemm gemm = makeGemm(DP_F32, c, m, 1, 1);
    gemm.batch = batch;
    gemm.epilogue = epilogue;
    return runGpuStep(gpus->devices, [&](Device &d) {
      return dp_rt_gemm(&d, &gemm, nullptr, nullptr, nullptr, nullptr, &sums);
    });
  };
  std::string text = "rank 0: gemm with sums of a factor, but not of one "
                     "product in f32 that has elements";
  EXPECT_EQ(refusal(DP_F32, 2, 1, DP_EPILOGUE_SUMS_A), text);
  EXPECT_EQ(refusal(DP_F32, 1, 0, DP_EPILOGUE_SUMS_B), text);
  EXPECT_EQ(refusal(DP_F32, 1, 1, DP_EPILOGUE_SUMS_A | DP_EPILOGUE_RELU),
            "rank 0: gemm of unknown epilogue 6");
}

TEST_F(CudaGemm, MultipliesHalves) {
  for (dp_dtype dtype : {DP_F16, DP_BF16}) {
    for (Sizes s : {Sizes{1, 3, 5, 7}, {1, 60, 10, 64}, {3, 17, 9, 4}})
      for (int flags = 0; flags < 8; ++flags) {
        checkHalves<float>(dtype, s, flags, 0, 3);
        checkHalves<uint16_t>(dtype, s, flags, 0, 3);
      }
    // A rest of columns, and of rows of a transposed factor.
    for (Sizes s : {Sizes{1, 6, 1030, 6}, {1, 1030, 6, 6}})
      for (int flags = 0; flags < 8; ++flags)
        for (int epilogue : {0, 3})
          checkHalves<uint16_t>(dtype, s, flags, epilogue, 2);
    for (int64_t k : {0, 5})
      for (int epilogue = 1; epilogue < 4; ++epilogue) {
        checkHalves<float>(dtype, {1, 6, 4, k}, 0, epilogue, 0);
        checkHalves<uint16_t>(dtype, {1, 6, 4, k}, 4, epilogue, 0);
      }
  }
}

/// The bits of small integers in 8-bit floats, whose mantissas hold them.
static std::vector<uint8_t> toF8(dp_dtype dtype,
                                 const std::vector<float> &from) {
  bool isE4M3 = dtype == DP_F8E4M3;
  int bits = isE4M3 ? 3 : 2, bias = isE4M3 ? 7 : 15;
  std::vector<uint8_t> to;
  for (float x : from) {
    int exponent;
    float mantissa = std::frexp(std::fabs(x), &exponent); // from 0.5 below 1
    int code = x == 0 ? 0
                      : (exponent - 1 + bias) * (1 << bits) +
                            static_cast<int>((2 * mantissa - 1) * (1 << bits));
    to.push_back(static_cast<uint8_t>(code | (x < 0 ? 0x80 : 0)));
  }
  return to;
}

/// A product of dense 8-bit factors.
static dp_gemm makeF8Gemm(dp_dtype a, dp_dtype b, dp_dtype c, int64_t m,
                          int64_t n, int64_t k) {
  dp_gemm gemm = makeGemm(a, c, m, n, k);
  gemm.dtype_b = b;
  gemm.trans_b = 1;
  gemm.ldb = k;
  return gemm;
}

void CudaGemm::checkF8(dp_dtype typeA, dp_dtype typeB, Sizes s,
                       bool accumulate) {
  Matrices<float> a(s.batch, s.m, s.k, 16, 1), b(s.batch, s.n, s.k, 16, 5);
  // A batch stride is a multiple of 16 where the rows are.
  Matrices<float> c(s.batch, s.m, s.n, 16, 3), want = c;
  for (int64_t i = 0; i < s.batch; ++i)
    for (int64_t row = 0; row < s.m; ++row)
      for (int64_t column = 0; column < s.n; ++column) {
        float sum = accumulate ? c.at(i, row, column) : 0;
        for (int64_t l = 0; l < s.k; ++l)
          sum += a.at(i, row, l) * b.at(i, column, l);
        want.at(i, row, column) = sum;
      }
  std::string message = runGpuStep(gpus->devices, [&](Device &d) {
    OnDevice<uint8_t> onA(d, toF8(typeA, a.data)), onB(d, toF8(typeB, b.data));
    OnDevice<float> onC(d, c.data);
    dp_gemm gemm = makeF8Gemm(typeA, typeB, DP_F32, s.m, s.n, s.k);
    gemm.accumulate = accumulate;
    gemm.batch = s.batch;
    gemm.lda = a.ld;
    gemm.ldb = b.ld;
    gemm.ldc = c.ld;
    gemm.stride_a = a.stride;
    gemm.stride_b = b.stride;
    gemm.stride_c = c.stride;
    dp_status status =
        dp_rt_gemm_f8(&d, &gemm, onA.data(), onB.data(), onC.data());
    if (status == DP_SUCCESS) {
      auto &gpu = static_cast<cuda::Gpu &>(d.memory());
      gpu.drain(gpu.compute());
      EXPECT_TRUE(onC.read() == want.data)
          << typeA << " by " << typeB << ", " << s.batch << " x " << s.m
          << " x " << s.n << " x " << s.k << " accumulate " << accumulate;
    }
    return status;
  });
  ASSERT_EQ(message, "");
}

TEST_F(CudaGemm, MultipliesF8) {
  for (auto [a, b] : {std::pair(DP_F8E4M3, DP_F8E4M3),
                      {DP_F8E4M3, DP_F8E5M2},
                      {DP_F8E5M2, DP_F8E4M3}})
    for (Sizes s : {Sizes{1, 16, 16, 16},
                    {1, 3, 32, 48},
                    {2, 7, 16, 32},
                    {1, 5, 16, 0},
                    {1, 0, 16, 16}})
      for (bool accumulate : {false, true})
        checkF8(a, b, s, accumulate);
}

TEST_F(CudaGemm, RefusesF8ThatDoNotFit) {
  auto refusalOf = [&](const dp_gemm &gemm) {
    return runGpuStep(gpus->devices, [&](Device &d) {
      return dp_rt_gemm_f8(&d, &gemm, nullptr, nullptr, nullptr);
    });
  };
  auto refusal = [&](dp_dtype a, dp_dtype b, dp_dtype c, int64_t n, int64_t k,
                     int64_t lda) {
    dp_gemm gemm = makeF8Gemm(a, b, c, 2, n, k);
    gemm.lda = lda;
    return refusalOf(gemm);
  };
  EXPECT_EQ(refusal(DP_F8E5M2, DP_F8E5M2, DP_F32, 16, 16, 16),
            "rank 0: gemm_f8 of f8e5m2 and f8e5m2 to f32; expected 8-bit "
            "floats, not both f8e5m2, to f16, bf16 or f32");
  EXPECT_EQ(refusal(DP_F8E4M3, DP_F32, DP_F32, 16, 16, 16),
            "rank 0: gemm_f8 of f8e4m3fn and f32 to f32; expected 8-bit "
            "floats, not both f8e5m2, to f16, bf16 or f32");
  for (auto [n, k, lda] : {std::tuple(8, 16, 16), {16, 24, 32}, {16, 16, 24}})
    EXPECT_EQ(
        refusal(DP_F8E4M3, DP_F8E4M3, DP_F32, n, k, lda),
        "rank 0: gemm_f8 of sizes or strides that are no multiples of 16");
  EXPECT_EQ(refusal(DP_F8E4M3, DP_F8E4M3, DP_F32, 16, 32, 16),
            "rank 0: gemm_f8: a leading dimension is smaller than the row");
  EXPECT_EQ(refusal(DP_F8E4M3, DP_F8E4M3, DP_F32, -16, 16, 16),
            "rank 0: gemm_f8 of a negative size");
  // Only what the call supports is in the struct.
  dp_gemm plain = makeF8Gemm(DP_F8E4M3, DP_F8E4M3, DP_F32, 16, 16, 16);
  std::vector<dp_gemm> others(5, plain);
  others[0].trans_a = 1;
  others[1].trans_b = 0;
  others[2].outer = 2;
  others[3].compute = DP_COMPUTE_TF32;
  others[4].epilogue = DP_EPILOGUE_RELU;
  for (const dp_gemm &gemm : others)
    EXPECT_EQ(refusalOf(gemm), "rank 0: gemm_f8 that is not one batch of A and "
                               "a transposed B alone");
}

TEST_F(CudaGemm, EqualsTheDefinition) {
  for (Sizes s : {Sizes{1, 1, 1, 1},
                  {1, 3, 5, 7},
                  {1, 60, 10, 64},
                  {1, 1, 33, 20},
                  {3, 17, 9, 4}})
    for (int flags = 0; flags < 8; ++flags)
      for (int64_t padding : {0, 3}) {
        check<float>(s, flags, 0, padding);
        check<double>(s, flags, 0, padding);
      }
}

TEST_F(CudaGemm, OfBatchesOfBatches) {
  for (Sizes s : {Sizes{3, 5, 9, 4, 2}, {2, 17, 3, 8, 7}, {1, 4, 4, 4, 5}})
    for (int flags = 0; flags < 8; ++flags)
      for (int64_t padding : {0, 3}) {
        check<float>(s, flags, 0, padding);
        check<double>(s, flags, 0, padding);
      }
  check<float>({3, 6, 4, 0, 2}, 0, 0, 1);
  check<float>({3, 6, 4, 5, 2}, 4, 3, 0);
}

TEST_F(CudaGemm, AppliesEpilogues) {
  for (int64_t k : {0, 5})
    for (int epilogue = 1; epilogue < 4; ++epilogue)
      for (int flags : {0, 4})
        check<float>({1, 6, 4, k}, flags, epilogue, 0);
}

TEST_F(CudaGemm, OfNothing) {
  for (Sizes s : {Sizes{0, 3, 4, 5}, {1, 0, 4, 5}, {1, 3, 0, 5}, {2, 3, 4, 0}})
    for (int flags = 0; flags < 8; ++flags)
      check<float>(s, flags, 0, 2);
}

TEST_F(CudaGemm, RefusesIntegers) {
  EXPECT_EQ(runGpuStep(gpus->devices,
                       [&](Device &d) {
                         OnDevice<int32_t> x(d, {1, 2, 3, 4});
                         dp_gemm gemm = makeGemm(DP_I32, DP_I32, 2, 2, 2);
                         return dp_rt_gemm(&d, &gemm, x.data(), x.data(),
                                           x.data(), nullptr, nullptr);
                       }),
            "rank 0: gemm of i32 to i32; expected a float of up to 64 bits to "
            "itself, or one of 16 bits to f32");
}
