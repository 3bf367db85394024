//===- CublasLtTest.cpp - Matrix products ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CublasLtApi.h"
#include "Gpu.h"

#define LT(call) EXPECT_EQ(call, CUBLAS_STATUS_SUCCESS) << #call

namespace {

constexpr int m = 5, n = 3, k = 4, batch = 2;

/// op(A) is m x k, op(B) k x n, column-major, in a batch of two.
struct Case {
  bool transA, transB;
  float alpha, beta;
  cublasLtEpilogue_t epilogue;
};

class CublasLt : public Gpu, public ::testing::WithParamInterface<Case> {
protected:
  void SetUp() override {
    Gpu::SetUp();
    LT(cublasLtCreate(&handle));
  }
  void TearDown() override {
    for (cublasLtMatrixLayout_t layout : layouts)
      LT(cublasLtMatrixLayoutDestroy(layout));
    for (cublasLtMatmulDesc_t desc : descs)
      LT(cublasLtMatmulDescDestroy(desc));
    LT(cublasLtDestroy(handle));
    Gpu::TearDown();
  }

  cublasLtMatrixLayout_t layout(cudaDataType type, int rows, int cols,
                                int items) {
    cublasLtMatrixLayout_t result;
    LT(cublasLtMatrixLayoutCreate(&result, type, rows, cols, rows));
    layouts.push_back(result);
    int32_t count = items;
    int64_t stride = rows * cols;
    LT(cublasLtMatrixLayoutSetAttribute(
        result, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &count, 4));
    LT(cublasLtMatrixLayoutSetAttribute(
        result, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &stride, 8));
    return result;
  }
  cublasLtMatmulDesc_t description(cublasComputeType_t compute) {
    cublasLtMatmulDesc_t result;
    LT(cublasLtMatmulDescCreate(&result, compute, CUDA_R_32F));
    descs.push_back(result);
    return result;
  }
  template <typename T>
  void set(cublasLtMatmulDesc_t desc, cublasLtMatmulDescAttributes_t attribute,
           T value) {
    LT(cublasLtMatmulDescSetAttribute(desc, attribute, &value, sizeof(value)));
  }

  cublasLtHandle_t handle;
  std::vector<cublasLtMatrixLayout_t> layouts;
  std::vector<cublasLtMatmulDesc_t> descs;
};

std::vector<float> values(int count, int seed) {
  std::vector<float> result;
  for (int i = 0; i < count; ++i)
    result.push_back(static_cast<float>((i * 7 + seed * 5) % 11) - 5);
  return result;
}

TEST_P(CublasLt, MultipliesAsBlasDoes) {
  const Case &p = GetParam();
  std::vector<float> a = values(batch * m * k, 1), b = values(batch * k * n, 2),
                     c = values(batch * m * n, 3), bias = values(m, 4);
  cublasLtMatmulDesc_t desc = description(CUBLAS_COMPUTE_32F);
  CUdeviceptr da = upload(a), db = upload(b), dc = upload(c),
              dbias = upload(bias), work = upload(std::vector<char>(4096));
  set(desc, CUBLASLT_MATMUL_DESC_TRANSA, int32_t(p.transA));
  set(desc, CUBLASLT_MATMUL_DESC_TRANSB, int32_t(p.transB));
  set(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, p.epilogue);
  set(desc, CUBLASLT_MATMUL_DESC_BIAS_POINTER, dbias);
  auto la = layout(CUDA_R_32F, p.transA ? k : m, p.transA ? m : k, batch),
       lb = layout(CUDA_R_32F, p.transB ? n : k, p.transB ? k : n, batch),
       lc = layout(CUDA_R_32F, m, n, batch);
  cublasLtMatmulPreference_t preference;
  LT(cublasLtMatmulPreferenceCreate(&preference));
  uint64_t workspace = 4096;
  LT(cublasLtMatmulPreferenceSetAttribute(
      preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &workspace, 8));
  cublasLtMatmulHeuristicResult_t best;
  int found = 0;
  LT(cublasLtMatmulAlgoGetHeuristic(handle, desc, la, lb, lc, lc, preference, 1,
                                    &best, &found));
  LT(cublasLtMatmulPreferenceDestroy(preference));
  ASSERT_EQ(found, 1);
  CUstream s = stream();
  auto pointer = [](CUdeviceptr p) { return reinterpret_cast<void *>(p); };
  auto multiply = [&](size_t bytes, CUstream stream) {
    return cublasLtMatmul(handle, desc, &p.alpha, pointer(da), la, pointer(db),
                          lb, &p.beta, pointer(dc), lc, pointer(dc), lc,
                          &best.algo, pointer(work), bytes, stream);
  };
  EXPECT_EQ(multiply(best.workspaceSize - 1, s), CUBLAS_STATUS_INVALID_VALUE);
  LT(multiply(4096, s));
  CU(cuStreamSynchronize(s));
  std::vector<float> result = download<float>(dc, batch * m * n);
  for (int t = 0; t < batch; ++t)
    for (int i = 0; i < m; ++i)
      for (int j = 0; j < n; ++j) {
        float sum = 0;
        for (int l = 0; l < k; ++l)
          sum += a[t * m * k + (p.transA ? l + i * k : i + l * m)] *
                 b[t * k * n + (p.transB ? j + l * n : l + j * k)];
        int at = t * m * n + i + j * m;
        float expected = p.alpha * sum + p.beta * c[at];
        if (p.epilogue & CUBLASLT_EPILOGUE_BIAS)
          expected += bias[i];
        if (p.epilogue & CUBLASLT_EPILOGUE_RELU)
          expected = std::max(expected, 0.0f);
        EXPECT_EQ(result[at], expected) << t << " " << i << " " << j;
      }
  // Two streams share the workspace.
  LT(multiply(4096, s));
  LT(multiply(4096, stream()));
  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"cublasLtMatmul 5x3x4 batch 2", "nothing orders the two"});
}

INSTANTIATE_TEST_SUITE_P(
    Each, CublasLt,
    ::testing::Values(Case{false, false, 1, 0, CUBLASLT_EPILOGUE_DEFAULT},
                      Case{true, false, 2, 1, CUBLASLT_EPILOGUE_BIAS},
                      Case{false, true, 1, -1, CUBLASLT_EPILOGUE_RELU},
                      Case{true, true, 1, 0, CUBLASLT_EPILOGUE_RELU_BIAS}));

TEST_F(CublasLt, AddsUpAFactor) {
  std::vector<float> a = values(m * k, 1), b = values(k * n, 2);
  CUdeviceptr da = upload(a), db = upload(b),
              dc = upload(std::vector<float>(m * n));
  for (bool transA : {false, true})
    for (bool transB : {false, true})
      for (cublasLtEpilogue_t epilogue :
           {CUBLASLT_EPILOGUE_BGRADA, CUBLASLT_EPILOGUE_BGRADB}) {
        bool isA = epilogue == CUBLASLT_EPILOGUE_BGRADA;
        int count = isA ? m : n;
        CUdeviceptr dsums = upload(std::vector<float>(count));
        cublasLtMatmulDesc_t desc = description(CUBLAS_COMPUTE_32F);
        set(desc, CUBLASLT_MATMUL_DESC_TRANSA, int32_t(transA));
        set(desc, CUBLASLT_MATMUL_DESC_TRANSB, int32_t(transB));
        set(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, epilogue);
        set(desc, CUBLASLT_MATMUL_DESC_BIAS_POINTER, dsums);
        auto la = layout(CUDA_R_32F, transA ? k : m, transA ? m : k, 1),
             lb = layout(CUDA_R_32F, transB ? n : k, transB ? k : n, 1),
             lc = layout(CUDA_R_32F, m, n, 1);
        cublasLtMatmulHeuristicResult_t best;
        int found = 0;
        cublasLtMatmulPreference_t preference;
        LT(cublasLtMatmulPreferenceCreate(&preference));
        LT(cublasLtMatmulAlgoGetHeuristic(handle, desc, la, lb, lc, lc,
                                          preference, 1, &best, &found));
        auto pointer = [](CUdeviceptr p) {
          return reinterpret_cast<void *>(p);
        };
        float alpha = 1, beta = 0;
        CUstream s = stream();
        LT(cublasLtMatmul(handle, desc, &alpha, pointer(da), la, pointer(db),
                          lb, &beta, pointer(dc), lc, pointer(dc), lc,
                          &best.algo, nullptr, 0, s));
        CU(cuStreamSynchronize(s));
        std::vector<float> sums = download<float>(dsums, count);
        for (int i = 0; i < count; ++i) {
          float sum = 0;
          for (int l = 0; l < k; ++l)
            sum += isA ? a[transA ? l + i * k : i + l * m]
                       : b[transB ? i + l * n : l + i * k];
          EXPECT_EQ(sums[i], sum) << transA << transB << isA << " " << i;
        }
        // By no algorithm, if the user says so, and of no batch.
        setenv("DP_FAKE_CUBLASLT_SUMS", "0", 1);
        EXPECT_EQ(cublasLtMatmulAlgoGetHeuristic(handle, desc, la, lb, lc, lc,
                                                 preference, 1, &best, &found),
                  CUBLAS_STATUS_NOT_SUPPORTED);
        unsetenv("DP_FAKE_CUBLASLT_SUMS");
        auto la2 = layout(CUDA_R_32F, transA ? k : m, transA ? m : k, 2),
             lb2 = layout(CUDA_R_32F, transB ? n : k, transB ? k : n, 2),
             lc2 = layout(CUDA_R_32F, m, n, 2);
        EXPECT_EQ(cublasLtMatmulAlgoGetHeuristic(handle, desc, la2, lb2, lc2,
                                                 lc2, preference, 1, &best,
                                                 &found),
                  CUBLAS_STATUS_NOT_SUPPORTED);
        LT(cublasLtMatmulPreferenceDestroy(preference));
      }
}

TEST_F(CublasLt, RefusesWhatDoesNotFit) {
  cublasLtMatmulDesc_t desc = description(CUBLAS_COMPUTE_32F);
  cublasLtMatmulHeuristicResult_t best;
  int found = 0;
  auto a = layout(CUDA_R_32F, m, k, 1), b = layout(CUDA_R_32F, k, n, 1),
       c = layout(CUDA_R_32F, m, n, 1), wide = layout(CUDA_R_64F, m, n, 1);
  auto ask = [&](cublasLtMatrixLayout_t x, cublasLtMatrixLayout_t y,
                 cublasLtMatrixLayout_t z) {
    return cublasLtMatmulAlgoGetHeuristic(handle, desc, x, y, z, z, nullptr, 1,
                                          &best, &found);
  };
  LT(ask(a, b, c));
  EXPECT_EQ(ask(b, a, c), CUBLAS_STATUS_INVALID_VALUE);
  EXPECT_EQ(ask(a, b, wide), CUBLAS_STATUS_NOT_SUPPORTED);
  int64_t tooSmall = m - 1;
  LT(cublasLtMatrixLayoutSetAttribute(a, CUBLASLT_MATRIX_LAYOUT_LD, &tooSmall,
                                      8));
  EXPECT_EQ(ask(a, b, c), CUBLAS_STATUS_INVALID_VALUE);
  EXPECT_EQ(cublasLtMatrixLayoutSetAttribute(a, CUBLASLT_MATRIX_LAYOUT_LD,
                                             &tooSmall, 4),
            CUBLAS_STATUS_INVALID_VALUE);
}

// NVIDIA documents these rules for 8-bit factors on Hopper.
TEST_F(CublasLt, TakesF8AsDocumented) {
  constexpr int rows = 32, cols = 3;
  struct F8 {
    cudaDataType a = CUDA_R_8F_E4M3, b = CUDA_R_8F_E4M3, d = CUDA_R_32F;
    bool transA = true, transB = false;
    cublasComputeType_t compute = CUBLAS_COMPUTE_32F;
    int rows = 32, depth = 16, offset = 0;
    int64_t lda = 16;
  };
  auto ask = [&](const F8 &p) {
    cublasLtMatmulDesc_t desc = description(p.compute);
    set(desc, CUBLASLT_MATMUL_DESC_TRANSA, int32_t(p.transA));
    set(desc, CUBLASLT_MATMUL_DESC_TRANSB, int32_t(p.transB));
    auto a = p.transA ? layout(p.a, p.depth, p.rows, 1)
                      : layout(p.a, p.rows, p.depth, 1);
    auto b = p.transB ? layout(p.b, cols, p.depth, 1)
                      : layout(p.b, p.depth, cols, 1);
    auto d = layout(p.d, p.rows, cols, 1);
    if (p.lda != 16) {
      LT(cublasLtMatrixLayoutSetAttribute(a, CUBLASLT_MATRIX_LAYOUT_LD, &p.lda,
                                          8));
    }
    std::vector<uint8_t> ones(4096, p.a == CUDA_R_8F_E4M3 ? 0x38 : 0x3c);
    CUdeviceptr pa = upload(ones), pd = upload(std::vector<float>(rows * cols));
    std::vector<uint8_t> twos(4096, 0x40); // in both types
    CUdeviceptr pb = upload(twos);
    auto pointer = [](CUdeviceptr p) { return reinterpret_cast<void *>(p); };
    float alpha = 1, beta = 0;
    cublasStatus_t status = cublasLtMatmul(
        handle, desc, &alpha, pointer(pa + p.offset), a, pointer(pb), b, &beta,
        pointer(pd), d, pointer(pd), d, nullptr, nullptr, 0, nullptr);
    if (status == CUBLAS_STATUS_SUCCESS && p.d == CUDA_R_32F) {
      for (float value : download<float>(pd, p.rows * cols))
        EXPECT_EQ(value, 2.0f * p.depth);
    }
    return status;
  };
  auto with = [](auto change) {
    F8 p;
    change(p);
    return p;
  };
  LT(ask(F8()));
  LT(ask(with([](F8 &p) { p.a = CUDA_R_8F_E5M2; })));
  LT(ask(with([](F8 &p) { p.b = CUDA_R_8F_E5M2; })));
  LT(ask(with([](F8 &p) { p.d = CUDA_R_16BF; })));
  LT(ask(with([](F8 &p) { p.lda = 32; })));
  for (const F8 &wrong :
       {with([](F8 &p) { p.a = p.b = CUDA_R_8F_E5M2; }),
        with([](F8 &p) { p.b = CUDA_R_32F; }),
        with([](F8 &p) { p.d = CUDA_R_64F; }),
        with([](F8 &p) { p.transA = false; }),
        with([](F8 &p) { p.transB = true; }),
        with([](F8 &p) { p.compute = CUBLAS_COMPUTE_32F_FAST_TF32; }),
        with([](F8 &p) { p.rows = 24; }), with([](F8 &p) { p.offset = 8; }),
        with([](F8 &p) { p.lda = 24; }),
        with([](F8 &p) { p.depth = 24, p.lda = 32; })})
    EXPECT_EQ(ask(wrong), CUBLAS_STATUS_NOT_SUPPORTED);
}

TEST_F(CublasLt, TensorCoresRoundTheirInputs) {
  // 1 + 2^-12 has more bits than TF32, 1 + 2^-9 than bf16.
  auto product = [&](cublasComputeType_t compute, float x) {
    cublasLtMatmulDesc_t desc = description(compute);
    auto one = layout(CUDA_R_32F, 1, 1, 1);
    CUdeviceptr a = upload(std::vector<float>{x}),
                b = upload(std::vector<float>{1}),
                c = upload(std::vector<float>{0});
    float alpha = 1, beta = 0;
    auto pointer = [](CUdeviceptr p) { return reinterpret_cast<void *>(p); };
    LT(cublasLtMatmul(handle, desc, &alpha, pointer(a), one, pointer(b), one,
                      &beta, pointer(c), one, pointer(c), one, nullptr, nullptr,
                      0, nullptr));
    return download<float>(c, 1)[0];
  };
  float fine = 1 + 1.0f / 4096, coarse = 1 + 1.0f / 512;
  EXPECT_EQ(product(CUBLAS_COMPUTE_32F, fine), fine);
  EXPECT_EQ(product(CUBLAS_COMPUTE_32F_FAST_TF32, fine), 1);
  EXPECT_EQ(product(CUBLAS_COMPUTE_32F_FAST_TF32, coarse), coarse);
  EXPECT_EQ(product(CUBLAS_COMPUTE_32F_FAST_16BF, coarse), 1);
}

} // namespace
