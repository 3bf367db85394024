//===- SettingsTest.cpp - What the environment steers ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The library reads its settings once, so each test makes a child process, and
// the parent must not have called it: a program of its own.
//
//===----------------------------------------------------------------------===//

#include "CudaApi.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

/// The exit status of a child of this process that runs `f` with the setting;
/// the library there has read nothing before.
template <typename F>
static int statusWith(const char *name, const char *value, F &&f) {
  pid_t child = fork();
  if (child == 0) {
    setenv("DP_FAKE_CUDA_DEVICES", "4", 1);
    setenv(name, value, 1);
    std::exit(f());
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Settings, GiveDevicesAndTheirProperties) {
  EXPECT_EQ(statusWith("DP_FAKE_CUDA_MULTIPROCESSORS", "10,20",
                       [] {
                         int a = 0, b = 0;
                         cuInit(0);
                         auto count = CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT;
                         cuDeviceGetAttribute(&a, count, 0);
                         cuDeviceGetAttribute(&b, count, 3);
                         return a + b;
                       }),
            30);
  EXPECT_EQ(statusWith("DP_FAKE_CUDA_MEMORY", "8K,3K",
                       [] {
                         size_t bytes = 0;
                         cuInit(0);
                         cuDeviceTotalMem_v2(&bytes, 1);
                         return static_cast<int>(bytes >> 10);
                       }),
            3);
  EXPECT_EQ(
      statusWith("DP_FAKE_CUDA_CAPABILITY", "89",
                 [] {
                   int major = 0, minor = 0;
                   cuInit(0);
                   cuDeviceGetAttribute(
                       &major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 0);
                   cuDeviceGetAttribute(
                       &minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 0);
                   return 10 * major + minor;
                 }),
      89);
  EXPECT_EQ(statusWith("DP_FAKE_CUDA_DEVICES", "0", [] { return cuInit(0); }),
            CUDA_ERROR_NO_DEVICE);
  EXPECT_EQ(statusWith("DP_FAKE_CUDA_MEMORY", "8Q",
                       [] {
                         cuInit(0);
                         return 0;
                       }),
            2);
}

TEST(Settings, LetTheNthCallFail) {
  EXPECT_EQ(statusWith("DP_FAKE_CUDA_FAIL", "cuMemAlloc:2:2",
                       [] {
                         CUcontext context;
                         cuInit(0);
                         cuDevicePrimaryCtxRetain(&context, 0);
                         cuCtxSetCurrent(context);
                         CUdeviceptr p;
                         int codes = 0;
                         for (int i = 0; i < 3; ++i)
                           codes = codes * 10 + cuMemAlloc_v2(&p, 4);
                         return codes;
                       }),
            20);
}

TEST(Settings, AViolationFailsTheProcess) {
  EXPECT_EQ(statusWith("DP_FAKE_CUDA_SEED", "1",
                       [] {
                         cuInit(0);
                         cuStreamDestroy_v2(nullptr);
                         return 0;
                       }),
            98);
}

static int twoWaits() {
  CUcontext context;
  cuInit(0);
  cuDevicePrimaryCtxRetain(&context, 0);
  cuCtxSetCurrent(context);
  CUdeviceptr p;
  CUstream s, t;
  CUevent e;
  cuMemAlloc_v2(&p, 64);
  cuStreamCreate(&s, CU_STREAM_NON_BLOCKING);
  cuStreamCreate(&t, CU_STREAM_NON_BLOCKING);
  cuEventCreate(&e, CU_EVENT_DISABLE_TIMING);
  for (int i = 0; i < 2; ++i) {
    cuMemsetD8Async(p, 1, 64, s);
    cuEventRecord(e, s);
    cuStreamWaitEvent(t, e, 0);
    cuMemsetD8Async(p, 2, 64, t);
    cuStreamSynchronize(t);
  }
  return 0;
}

TEST(Settings, IgnoreTheNthWait) {
  auto status = [](const char *value) {
    return statusWith("DP_FAKE_CUDA_IGNORE_WAIT", value, twoWaits);
  };
  EXPECT_EQ(status("1"), 98);
  EXPECT_EQ(status("2"), 98);
  EXPECT_EQ(status("3"), 0); // there are only two
  EXPECT_EQ(status("0:2"), 98);
  EXPECT_EQ(status("1:2"), 0); // those of another device
}

TEST(Settings, KeepTheHostFromTheDevicesMemory) {
  auto readFromHost = [] {
    CUcontext context;
    CUdeviceptr data = 0;
    int before = 5, after = 0;
    cuInit(0);
    cuDevicePrimaryCtxRetain(&context, 0);
    cuCtxPushCurrent_v2(context);
    cuMemAlloc_v2(&data, sizeof before);
    cuMemcpyHtoDAsync_v2(data, &before, sizeof before, nullptr);
    cuMemcpyDtoHAsync_v2(&after, data, sizeof after, nullptr);
    cuStreamSynchronize(nullptr);
    return after == 5 ? *reinterpret_cast<volatile int *>(data) : 1;
  };
  EXPECT_EQ(statusWith("DP_FAKE_CUDA_GUARD", "", readFromHost), 5);
  EXPECT_EQ(statusWith("DP_FAKE_CUDA_GUARD", "1", readFromHost), 98);
}
