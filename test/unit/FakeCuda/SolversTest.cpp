//===- SolversTest.cpp - Linear algebra and Fourier transforms ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What the fake libraries refuse and destroy. The tests of programs compare
// their results with numpy's.
//
//===----------------------------------------------------------------------===//

#include "CufftApi.h"
#include "CusolverApi.h"
#include "Gpu.h"

#include <cmath>

#define BLAS(call) EXPECT_EQ(call, CUBLAS_STATUS_SUCCESS) << #call
#define SOLVER(call) EXPECT_EQ(call, CUSOLVER_STATUS_SUCCESS) << #call
#define FFT(call) EXPECT_EQ(call, CUFFT_SUCCESS) << #call

namespace {

class Solvers : public Gpu {
protected:
  void SetUp() override {
    Gpu::SetUp();
    work = stream();
    BLAS(cublasCreate_v2(&blas));
    BLAS(cublasSetStream_v2(blas, work));
    SOLVER(cusolverDnCreate(&solver));
    SOLVER(cusolverDnSetStream(solver, work));
    // [4 2; 2 10] = L Lᵀ with L = [2 0; 1 3], by columns.
    matrix = upload<float>({4, 2, 2, 10});
    scratch = upload(std::vector<float>(64));
    info = upload<int>({-1});
  }
  void TearDown() override {
    BLAS(cublasDestroy_v2(blas));
    SOLVER(cusolverDnDestroy(solver));
    Gpu::TearDown();
  }

  template <typename T = float>
  static T *at(CUdeviceptr p) {
    return reinterpret_cast<T *>(p);
  }
  cusolverStatus_t factorize(int lda, int lwork) {
    return cusolverDnSpotrf(solver, CUBLAS_FILL_MODE_LOWER, 2, at(matrix), lda,
                            at(scratch), lwork, at<int>(info));
  }

  CUstream work;
  cublasHandle_t blas;
  cusolverDnHandle_t solver;
  CUdeviceptr matrix, scratch, info;
};

} // namespace

TEST_F(Solvers, FactorizesAndLeavesNaNInTheOtherTriangle) {
  int lwork = 0;
  SOLVER(cusolverDnSpotrf_bufferSize(solver, CUBLAS_FILL_MODE_LOWER, 2,
                                     at(matrix), 2, &lwork));
  ASSERT_LE(lwork, 64);
  SOLVER(factorize(2, lwork));
  CU(cuStreamSynchronize(work));
  std::vector<float> l = download<float>(matrix, 4);
  EXPECT_EQ(l[0], 2);
  EXPECT_EQ(l[1], 1);
  EXPECT_EQ(l[3], 3);
  EXPECT_TRUE(std::isnan(l[2]));
  EXPECT_EQ(download<int>(info, 1)[0], 0);
}

TEST_F(Solvers, RefusesWrongArguments) {
  int lwork = 0;
  SOLVER(cusolverDnSpotrf_bufferSize(solver, CUBLAS_FILL_MODE_LOWER, 2,
                                     at(matrix), 2, &lwork));
  EXPECT_EQ(factorize(1, lwork), CUSOLVER_STATUS_INVALID_VALUE);
  EXPECT_EQ(factorize(2, lwork - 1), CUSOLVER_STATUS_INVALID_VALUE);
  float one = 1;
  EXPECT_EQ(cublasStrsm_v2(blas, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_LOWER,
                           CUBLAS_OP_N, CUBLAS_DIAG_UNIT, 2, 1, &one,
                           at(matrix), 2, at(scratch), 1),
            CUBLAS_STATUS_INVALID_VALUE);
}

TEST_F(Solvers, FindsAWorkspaceThatTwoStreamsShare) {
  CUstream other = stream();
  SOLVER(factorize(2, 64));
  CU(cuMemsetD8Async(scratch, 0, 64, other));
  // Either may fail: a violation is a fault of the device.
  cuStreamSynchronize(work);
  cuStreamSynchronize(other);
  expectViolation({"potrf"});
}

TEST_F(Solvers, IsNotCaptured) {
  CU(cuStreamBeginCapture_v2(work, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
  EXPECT_EQ(factorize(2, 64), CUSOLVER_STATUS_EXECUTION_FAILED);
  CUgraph graph = nullptr;
  cuStreamEndCapture(work, &graph);
  expectViolation({"potrf", "captured"});
}

TEST_F(Solvers, WantsFiniteNumbersForEigenvalues) {
  CUdeviceptr bad = upload<float>({1, NAN, NAN, 1}),
              values = upload<float>({0, 0});
  SOLVER(cusolverDnSsyevd(solver, CUSOLVER_EIG_MODE_VECTOR,
                          CUBLAS_FILL_MODE_LOWER, 2, at(bad), 2, at(values),
                          at(scratch), 64, at<int>(info)));
  expectViolation({"syevd", "not finite"});
}

// A constant of two has its sum at frequency 0.
TEST_F(Solvers, TransformsAndDestroysTheInputOfC2R) {
  cufftHandle plan;
  size_t bytes = 0;
  long long n = 4;
  FFT(cufftCreate(&plan));
  FFT(cufftSetAutoAllocation(plan, 0));
  FFT(cufftMakePlanMany64(plan, 1, &n, nullptr, 1, 0, nullptr, 1, 0, CUFFT_C2R,
                          1, &bytes));
  FFT(cufftSetStream(plan, work));
  CUdeviceptr in = upload<float>({8, 0, 0, 0, 0, 0});
  CUdeviceptr out = upload(std::vector<float>(4));
  EXPECT_EQ(cufftExecC2R(plan, at(in), at(out)), CUFFT_NO_WORKSPACE);
  CUdeviceptr area = upload(std::vector<char>(bytes));
  FFT(cufftSetWorkArea(plan, at<void>(area)));
  EXPECT_EQ(cufftExecC2C(plan, at(in), at(in), -1), CUFFT_INVALID_TYPE);
  EXPECT_EQ(cufftExecC2R(plan, at(in + 4), at(out)), CUFFT_UNALIGNED_DATA);
  FFT(cufftExecC2R(plan, at(in), at(out)));
  CU(cuStreamSynchronize(work));
  EXPECT_EQ(download<float>(out, 4), (std::vector<float>{8, 8, 8, 8}));
  EXPECT_TRUE(std::isnan(download<float>(in, 6)[0]));
  FFT(cufftDestroy(plan));
  EXPECT_EQ(cufftDestroy(plan), CUFFT_INVALID_PLAN);
}
