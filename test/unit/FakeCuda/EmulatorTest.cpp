//===- EmulatorTest.cpp - Kernels of emulated images ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Gpu.h"

#include <cmath>
#include <numeric>

namespace {

class Emulator : public Gpu {};

std::vector<int32_t> range(size_t count, int32_t first = 0) {
  std::vector<int32_t> result(count);
  std::iota(result.begin(), result.end(), first);
  return result;
}

TEST_F(Emulator, RunsAGridLaterWithTheParametersOfTheCall) {
  constexpr int64_t n = 1000;
  std::vector<float> x(n), y(n), expected(n);
  for (int i = 0; i < n; ++i) {
    x[i] = 0.5f * i;
    y[i] = 3.0f * i + 1;
    expected[i] = 2 * x[i] + y[i];
  }
  CUdeviceptr dx = upload(x), dy = upload(y);
  CUstream s = stream();
  CU(launch(kernel("axpy"), 8, 128, s, dx, dy, n, 2.0f));
  CU(cuStreamSynchronize(s));
  EXPECT_EQ(download<float>(dy, n), expected);
}

TEST_F(Emulator, SumsBlocksWithShufflesAndBarriers) {
  constexpr int blocks = 5, threads = 256;
  std::vector<float> x(blocks * threads), expected(blocks);
  for (size_t i = 0; i < x.size(); ++i) {
    x[i] = static_cast<float>(i % 97) - 13;
    expected[i / threads] += x[i];
  }
  for (uint64_t seed = 1; seed < 9; ++seed) { // forwards and backwards
    dp_fake_order(0, seed);
    CUdeviceptr dx = upload(x), dy = upload(std::vector<float>(blocks, -1));
    CU(launch(kernel("blockSum"), blocks, threads, nullptr, dx, dy));
    EXPECT_EQ(download<float>(dy, blocks), expected);
  }
}

TEST_F(Emulator, ShufflesAsPtxSays) {
  std::vector<int32_t> x = range(64, 100);
  auto run = [&](int32_t b, int32_t c, int32_t mode) {
    CUdeviceptr dx = upload(x), dy = upload(range(64));
    CU(launch(kernel("shuffle"), 1, 64, nullptr, dx, dy, b, c, mode));
    std::vector<int32_t> result = download<int32_t>(dy, 64);
    for (int32_t &value : result)
      value -= 100;
    return result;
  };
  std::vector<int32_t> up = run(3, 0, 0), down = run(3, 31, 1),
                       bfly = run(5, 31, 2), idx = run(7, 31, 3),
                       // 8 lanes wide: segment mask 24, clamp 7
      narrow = run(3, 24 << 8 | 7, 1), narrowUp = run(3, 24 << 8, 0);
  for (int i = 0; i < 64; ++i) {
    int lane = i % 32, warp = i - lane;
    EXPECT_EQ(up[i], lane >= 3 ? i - 3 : i);
    EXPECT_EQ(down[i], lane + 3 < 32 ? i + 3 : i);
    EXPECT_EQ(bfly[i], warp + (lane ^ 5));
    EXPECT_EQ(idx[i], warp + 7);
    EXPECT_EQ(narrow[i], lane % 8 + 3 < 8 ? i + 3 : i);
    EXPECT_EQ(narrowUp[i], lane % 8 >= 3 ? i - 3 : i);
  }
}

TEST_F(Emulator, BallotsInEachWarp) {
  // The last warp is not whole.
  std::vector<int32_t> x(80), expected(80);
  for (int i = 0; i < 80; ++i)
    x[i] = i * i / 3;
  for (int i = 0; i < 80; ++i)
    for (int other = i / 32 * 32; other < std::min(80, i / 32 * 32 + 32);
         ++other)
      expected[i] |= (x[other] & 1) << other % 32;
  CUdeviceptr dx = upload(x), dy = upload(std::vector<int32_t>(80));
  CU(launch(kernel("ballot"), 1, 80, nullptr, dx, dy));
  EXPECT_EQ(download<int32_t>(dy, 80), expected);
}

TEST_F(Emulator, GivesDynamicSharedMemory) {
  CUdeviceptr x = upload(range(96));
  CUfunction f = kernel("reverse");
  void *params[] = {&x};
  CU(cuLaunchKernel(f, 3, 1, 1, 32, 1, 1, 128, nullptr, params, nullptr));
  std::vector<int32_t> result = download<int32_t>(x, 96);
  for (int i = 0; i < 96; ++i)
    EXPECT_EQ(result[i], i / 32 * 32 + 31 - i % 32);
  // Less than the kernel uses.
  CU(cuLaunchKernel(f, 3, 1, 1, 32, 1, 1, 64, nullptr, params, nullptr));
  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"kernel reverse", "dynamic shared memory of 128 bytes"});
}

TEST_F(Emulator, KnowsThreeDimensions) {
  CUdeviceptr y = upload(range(2 * 3 * 2 * 4 * 2 * 3));
  void *params[] = {&y};
  CU(cuLaunchKernel(kernel("indices"), 2, 3, 2, 4, 2, 3, 0, nullptr, params,
                    nullptr));
  std::vector<int32_t> result = download<int32_t>(y, 288), expected;
  for (int cz = 0; cz < 2; ++cz)
    for (int cy = 0; cy < 3; ++cy)
      for (int cx = 0; cx < 2; ++cx)
        for (int z = 0; z < 3; ++z)
          for (int yy = 0; yy < 2; ++yy)
            for (int x = 0; x < 4; ++x)
              expected.push_back(x + 10 * yy + 100 * z + 1000 * cx +
                                 10000 * cy + 100000 * cz);
  EXPECT_EQ(result, expected);
}

TEST_F(Emulator, FindsBarriersAndShufflesThatNotAllReach) {
  CU(launch(kernel("divergentBarrier"), 2, 64, nullptr));
  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"kernel divergentBarrier", "not all threads reach",
                   "32 of 64 threads have exited, 32 wait at a barrier"});
  CU(launch(kernel("divergentShuffle"), 1, 64, nullptr));
  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"kernel divergentShuffle", "lanes do not all come"});
}

TEST_F(Emulator, FindsAccessesOutOfBounds) {
  CUdeviceptr x = upload(range(100)), y = upload(range(128));
  CUfunction copy = kernel("copy");
  CU(launch(copy, 1, 128, nullptr, x, y));
  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  // The error stays.
  EXPECT_EQ(launch(copy, 1, 1, nullptr, x, y), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation(
      {"kernel copy", "reads 4 bytes", "outside of allocation", "(400 bytes)"});
  // Null, host memory, and freed memory are no better.
  int32_t host[32] = {};
  int32_t *pointer = host;
  CU(launch(copy, 1, 32, nullptr, pointer, y));
  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"reads 4 bytes"});
  CU(launch(copy, 1, 32, nullptr, x, y));
  CU(cuMemFree_v2(x));
  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"which was freed"});
  CU(launch(copy, 1, 31, nullptr, y + 2, y));
  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"misaligned access of 4 bytes"});
}

TEST_F(Emulator, FindsReadsOfWhatNothingWrote) {
  CUdeviceptr x, y = upload(range(32));
  CU(cuMemAlloc_v2(&x, 128));
  CU(cuMemsetD8Async(x, 0, 64, nullptr));
  CU(launch(kernel("copy"), 1, 32, nullptr, x, y));
  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"kernel copy", "offset ", "nothing has ever written"});
  std::vector<float> poison = download<float>(x + 64, 1);
  EXPECT_TRUE(std::isnan(poison[0]));
}

TEST_F(Emulator, GivesEachLoadItsOwnStaticMemory) {
  std::vector<float> x(64, 1.5f);
  CUfunction first = kernel("blockSum"), second = kernel("blockSum");
  CUdeviceptr dx = upload(x), dy = upload(std::vector<float>(2));
  CU(launch(first, 1, 64, nullptr, dx, dy));
  CU(launch(second, 1, 64, nullptr, dx, dy + 4));
  EXPECT_EQ(download<float>(dy, 2), std::vector<float>({96, 96}));
}

TEST_F(Emulator, LoadsRealCodeButDoesNotRunIt) {
  CUmodule module;
  CUfunction f;
  const uint32_t fatbin[] = {0xba55ed50, 0, 0, 0};
  CU(cuModuleLoadData(&module, fatbin));
  CU(cuModuleGetFunction(&f, module, "anything"));
  EXPECT_EQ(launch(f, 1, 1, nullptr), CUDA_ERROR_NO_BINARY_FOR_GPU);
  EXPECT_EQ(cuModuleLoadData(&module, "no code at all"),
            CUDA_ERROR_INVALID_IMAGE);
  CUmodule image;
  std::ifstream file(DP_TEST_KERNELS, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  CU(cuModuleLoadData(&image, bytes.data()));
  EXPECT_EQ(cuModuleGetFunction(&f, image, "missing"), CUDA_ERROR_NOT_FOUND);
  CU(cuModuleUnload(image));
}

TEST_F(Emulator, RefusesImpossibleLaunches) {
  CUfunction f = kernel("reverse");
  CUdeviceptr x = upload(range(1));
  EXPECT_EQ(launch(f, 0, 32, nullptr, x), CUDA_ERROR_INVALID_VALUE);
  EXPECT_EQ(launch(f, 1, 1025, nullptr, x), CUDA_ERROR_INVALID_VALUE);
  void *params[] = {&x};
  auto shared = [&](unsigned bytes) {
    return cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, bytes, nullptr, params, nullptr);
  };
  EXPECT_EQ(shared(100 << 10), CUDA_ERROR_INVALID_VALUE);
  CU(cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                        100 << 10));
  CU(shared(100 << 10));
  CU(cuCtxSynchronize());
}

} // namespace
