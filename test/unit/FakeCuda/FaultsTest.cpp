//===- FaultsTest.cpp - Handles, limits, errors ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Gpu.h"

namespace {

TEST_F(Gpu, DestroyedHandlesAreNoHandles) {
  CUstream s = stream();
  CUevent e = event();
  CU(cuStreamDestroy_v2(s));
  CU(cuEventDestroy_v2(e));
  EXPECT_EQ(cuStreamSynchronize(s), CUDA_ERROR_INVALID_HANDLE);
  expectViolation({"cuStreamSynchronize: there is no such stream"});
  EXPECT_EQ(cuEventRecord(e, nullptr), CUDA_ERROR_INVALID_HANDLE);
  expectViolation({"cuEventRecord: there is no such event"});
}

TEST_F(Gpu, MemoryIsLimited) {
  size_t before, after, total;
  CU(cuMemGetInfo_v2(&before, &total));
  CUdeviceptr p;
  EXPECT_EQ(cuMemAlloc_v2(&p, total + 1), CUDA_ERROR_OUT_OF_MEMORY);
  CU(cuMemAlloc_v2(&p, 1 << 20));
  CU(cuMemGetInfo_v2(&after, &total));
  EXPECT_EQ(before - after, size_t(1) << 20);
  CU(cuMemFree_v2(p));
}

TEST_F(Gpu, ErrorsHaveNames) {
  const char *text;
  CU(cuGetErrorName(CUDA_ERROR_ILLEGAL_ADDRESS, &text));
  EXPECT_STREQ(text, "CUDA_ERROR_ILLEGAL_ADDRESS");
  CU(cuGetErrorString(CUDA_ERROR_OUT_OF_MEMORY, &text));
  EXPECT_STREQ(text, "out of memory");
  EXPECT_EQ(cuGetErrorName(static_cast<CUresult>(4711), &text),
            CUDA_ERROR_INVALID_VALUE);
}

TEST_F(Gpu, SymbolsAreFoundByName) {
  void *function = nullptr;
  CU(cuGetProcAddress_v2("cuMemAlloc", &function, 13000, 0, nullptr));
  EXPECT_EQ(function, reinterpret_cast<void *>(&cuMemAlloc_v2));
  EXPECT_EQ(cuGetProcAddress_v2("cuNoSuchThing", &function, 13000, 0, nullptr),
            CUDA_ERROR_NOT_FOUND);
}

} // namespace
