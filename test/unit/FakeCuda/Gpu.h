//===- Gpu.h - The fake driver, as the tests use it -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_FAKECUDA_GPU_H
#define DP_TEST_UNIT_FAKECUDA_GPU_H

#include "Control.h"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <vector>

/// Many devices for every test of the process, before the library reads it.
inline bool fourDevices = (setenv("DP_FAKE_CUDA_DEVICES", "4", 0), true);
/// A GPU with products of 8-bit floats.
inline bool isHopper = (setenv("DP_FAKE_CUDA_CAPABILITY", "90", 0), true);

/// Handles of the tests live as long as the process.
extern "C" inline __attribute__((used)) const char *__asan_default_options() {
  return "detect_leaks=0";
}

/// Expects a call to succeed.
#define CU(call) EXPECT_EQ(call, CUDA_SUCCESS) << #call

/// One device as the current context, and its violations forgotten after.
class Gpu : public ::testing::Test {
protected:
  void SetUp() override {
    CU(cuInit(0));
    for (int device :
         {3, 2, 1, 0}) { // complete what an earlier test left behind
      use(device);
      cuCtxSynchronize();
    }
    dp_fake_clear();
    dp_fake_order(0, 1);
  }
  void TearDown() override { expectNoViolations(); }

  void use(int device) {
    CUcontext context;
    CU(cuDevicePrimaryCtxRetain(&context, device));
    CU(cuCtxSetCurrent(context));
  }

  CUstream stream() {
    CUstream result = nullptr;
    CU(cuStreamCreate(&result, CU_STREAM_NON_BLOCKING));
    return result;
  }
  CUevent event() {
    CUevent result = nullptr;
    CU(cuEventCreate(&result, CU_EVENT_DISABLE_TIMING));
    return result;
  }
  void order(CUstream before, CUstream after) {
    CUevent e = event();
    CU(cuEventRecord(e, before));
    CU(cuStreamWaitEvent(after, e, 0));
    CU(cuEventDestroy_v2(e));
  }

  template <typename T>
  CUdeviceptr upload(const std::vector<T> &data) {
    CUdeviceptr result = 0;
    CU(cuMemAlloc_v2(&result, data.size() * sizeof(T)));
    CU(cuMemcpyHtoD_v2(result, data.data(), data.size() * sizeof(T)));
    return result;
  }
  template <typename T>
  std::vector<T> download(CUdeviceptr from, size_t count) {
    std::vector<T> result(count);
    CU(cuMemcpyDtoH_v2(result.data(), from, count * sizeof(T)));
    return result;
  }

  CUfunction kernel(const char *name) {
    std::ifstream file(DP_TEST_KERNELS, std::ios::binary);
    std::string image{std::istreambuf_iterator<char>(file), {}};
    CUmodule module = nullptr;
    CUfunction result = nullptr;
    CU(cuModuleLoadData(&module, image.data()));
    CU(cuModuleGetFunction(&result, module, name));
    return result;
  }
  template <typename... Params>
  CUresult launch(CUfunction f, unsigned grid, unsigned block, CUstream stream,
                  Params... params) {
    void *pointers[] = {&params..., nullptr};
    return cuLaunchKernel(f, grid, 1, 1, block, 1, 1, 0, stream, pointers,
                          nullptr);
  }

  void expectNoViolations() {
    EXPECT_EQ(dp_fake_violations(), 0);
    dp_fake_clear();
  }
  /// Expects at least one, the first of which holds all the texts.
  void expectViolation(std::initializer_list<const char *> texts) {
    ASSERT_GT(dp_fake_violations(), 0);
    std::string message = dp_fake_violation(0);
    for (const char *text : texts)
      EXPECT_NE(message.find(text), std::string::npos)
          << "no '" << text << "' in: " << message;
    dp_fake_clear();
  }
};

#endif // DP_TEST_UNIT_FAKECUDA_GPU_H
