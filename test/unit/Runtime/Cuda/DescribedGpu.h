//===- DescribedGpu.h - Real cuDNN without a GPU ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// cuDNN plans for a GPU that is described to it, without one: it matches the
// graph with its engines and compiles the kernels. Only to load them it needs
// the driver, for which the toolkit's stub stands in, which refuses.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_CUDA_DESCRIBEDGPU_H
#define DP_TEST_UNIT_RUNTIME_CUDA_DESCRIBEDGPU_H

#include "Cuda/Libraries/CudnnGraph.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <string>

/// As cuDNN describes these GPUs itself.
inline std::string describeGpu(int version) {
  int shared = version == 800 ? 166912 : 232448;
  std::string text =
      R"("driverVer":13000,"cudaDeviceId":0,"totalGlobalMem":85017624576,)"
      R"("maxGridSize":[2147483647,65535,65535],"maxBlockSize":[1024,1024,64],)"
      R"("regsPerBlock":65536,"multiProcessorCount":108,"warpSize":32,)"
      R"("maxSharedMemoryPerBlock":49152,"reservedSharedMemoryPerBlock":1024,)"
      R"("maxRegistersPerSM":65536,"maxCtasPerSM":32,"maxThreadsPerBlock":1024,)"
      R"("maxThreadsPerSM":2048,"pciDeviceId":0,"isTccDriver":0,)"
      R"("supportCoopLaunch":1,"smClockRateKHz":1410000,)"
      R"("memClockRateKHz":1512000,"l2CacheSize":41943040,"deviceName":"GPU")";
  return R"({"deviceVer":)" + std::to_string(version) +
         R"(,"maxSharedMemoryPerBlockOptin":)" + std::to_string(shared) + "," +
         text + "}";
}

/// The parameter is the compute capability times 100.
class DescribedGpu : public testing::TestWithParam<int> {
protected:
  static void SetUpTestSuite() {
#ifdef DP_TEST_CUDNN
    hasLibraries = dlopen(DP_TEST_CUDA_STUB, RTLD_NOW | RTLD_GLOBAL) != nullptr;
    if (!hasLibraries)
      return;
    setenv("DP_CUDNN_LIBRARY", DP_TEST_CUDNN, /*overwrite=*/1);
    hasLibraries = dp::cuda::cudnn().cudnnGetVersion() >= 91800;
#endif
  }
  void SetUp() override {
    if (!hasLibraries)
      GTEST_SKIP() << "no cuDNN 9.18 or newer with the driver's stub here";
  }

  dp::cuda::CudnnDescriptor describe() {
    dp::cuda::CudnnDescriptor gpu(dp::cuda::CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR,
                                  "device");
    std::string text = describeGpu(GetParam());
    gpu.set(dp::cuda::CUDNN_ATTR_DEVICEPROP_JSON_REPRESENTATION,
            dp::cuda::CUDNN_TYPE_CHAR, static_cast<int64_t>(text.size()),
            text.data());
    gpu.finalize();
    return gpu;
  }

  /// Whether this architecture plans the next shape of its test: another third
  /// for each, since cuDNN compiles kernels for up to 3 s a plan.
  /// DP_TEST_ALL_PLANS=1 makes each plan all.
  bool isMine() {
    static const bool all = std::getenv("DP_TEST_ALL_PLANS") != nullptr;
    return next++ % 3 == GetParam() / 100 - 8 || all;
  }

  static inline bool hasLibraries = false;

private:
  int next = 0;
};

#endif // DP_TEST_UNIT_RUNTIME_CUDA_DESCRIBEDGPU_H
