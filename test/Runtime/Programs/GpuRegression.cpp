//===- GpuRegression.cpp - An executable for GPUs, written by hand --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The training step of Regression.cpp for target 'cuda': kernels, a product,
// collectives on a stream of their own. `undefined` names a kernel that its
// module lacks, `mixed` issues a reduction that NCCL does not have.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

static constexpr int64_t features = 3;

// clang-format off
#define STATE(name, shape)                                                     \
  "{\"name\": \"" name "\", \"shape\": [" shape "], \"dtype\": \"f32\","       \
  " \"role\": \"state\", \"placement\": {\"kind\": \"replicated\"}}"
#define ENTRY(name)                                                            \
  "{\"name\": \"" name "\", \"symbol\": \"" name "\", \"arena\": \"arena\","   \
  "\"arguments\": [" STATE("w", "3") "," STATE("b", "") ","                    \
    "{\"name\": \"x\", \"shape\": [-1, 3], \"dtype\": \"f32\","                \
    " \"role\": \"batch\","                                                    \
    " \"placement\": {\"kind\": \"sharded\", \"dim\": 0}},"                    \
    "{\"name\": \"y\", \"shape\": [-1], \"dtype\": \"f32\","                   \
    " \"role\": \"batch\","                                                    \
    " \"placement\": {\"kind\": \"sharded\", \"dim\": 0}},"                    \
    "{\"name\": \"rate\", \"shape\": [], \"dtype\": \"f32\","                  \
    " \"role\": \"input\", \"placement\": {\"kind\": \"replicated\"}}],"       \
  "\"results\": ["                                                             \
    "{\"name\": \"w\", \"shape\": [3], \"dtype\": \"f32\", \"updates\": 0,"    \
    " \"placement\": {\"kind\": \"replicated\"}},"                             \
    "{\"name\": \"b\", \"shape\": [], \"dtype\": \"f32\", \"updates\": 1,"     \
    " \"placement\": {\"kind\": \"replicated\"}},"                             \
    "{\"name\": \"loss\", \"shape\": [], \"dtype\": \"f32\","                  \
    " \"placement\": {\"kind\": \"partial\", \"reduction\": \"add\"}},"        \
    "{\"name\": \"predicted\", \"shape\": [-1], \"dtype\": \"f32\","           \
    " \"result_dims\": [0],"                                                   \
    " \"placement\": {\"kind\": \"sharded\", \"dim\": 0}}],"                   \
  "\"dims\": [{\"argument\": 2, \"dim\": 0}, {\"argument\": 3, \"dim\": 0}],"  \
  "\"events\": 2, \"collectives\": ["                                          \
    "{\"location\": \"model.py:7:1\"}, {\"location\": \"model.py:8:1\"}]}"

DP_EXPORT const uint32_t dp_executable_abi_version = DP_ABI_VERSION;
DP_EXPORT const char dp_executable_descriptor[] =
    "{\"format\": \"dp-executable\", \"abi\": 10, \"target\": \"cuda\","
    "\"arch\": [\"emulated\"], \"devices\": null, \"entries\": ["
    ENTRY("train") "," ENTRY("mixed") "," ENTRY("undefined") ","
    ENTRY("uneven") "]}";

asm(".pushsection .rodata\n.balign 64\nkernels_image:\n"
    ".incbin \"" DP_TEST_IMAGE "\"\nkernels_end:\n.popsection\n");
// clang-format on
extern "C" const char kernels_image[], kernels_end[];

static const dp_gpu_module module = {"kernels", kernels_image,
                                     kernels_end - kernels_image};
static const dp_gpu_kernel predictKernel = {"predict", &module},
                           sumsKernel = {"sums", &module},
                           updateKernel = {"update", &module},
                           missingKernel = {"missing", &module};

DP_EXPORT int64_t arena(int64_t rank, int64_t devices, const int64_t *dims) {
  return 128 + localRows(dims[0], devices, rank) * 4;
}

template <typename... T>
static dp_status launch(dp_device *device, const dp_gpu_kernel &kernel,
                        int64_t threads, T... values) {
  void *params[] = {&values...};
  return dp_rt_launch_grid(device, &kernel, (threads + 31) / 32, 32, 0, params,
                           sizeof...(values));
}

/// The gradient of w in the arena's first elements and that of b after them.
static dp_status gradients(dp_device *device, void *const *buffers,
                           const int64_t *dims, float *arena) {
  auto f = [&](int i) { return static_cast<float *>(buffers[i]); };
  int64_t local =
      localRows(dims[0], dp_rt_device_count(device), dp_rt_rank(device));
  float *error = arena + 32;
  DP_TRY(launch(device, predictKernel, local, f(0), f(1), f(2), f(3), f(6),
                error, local));
  DP_TRY(
      launch(device, sumsKernel, 1, error, f(5), arena + 16, local, dims[0]));
  dp_gemm product = weightGradient(features, local);
  return dp_rt_gemm(device, &product, f(2), error, arena, nullptr, nullptr);
}

static dp_status step(dp_device *device, void *const *buffers,
                      const int64_t *dims, void *memory, bool extraReduction,
                      int64_t size) {
  auto f = [&](int i) { return static_cast<float *>(buffers[i]); };
  auto *arena = static_cast<float *>(memory);
  DP_TRY(gradients(device, buffers, dims, arena));
  DP_TRY(dp_rt_event_record(device, 0, DP_STREAM_COMPUTE));
  DP_TRY(dp_rt_stream_wait(device, DP_STREAM_COMM, 0));
  DP_TRY(dp_rt_group_start(device));
  DP_TRY(
      dp_rt_all_reduce(device, arena, arena, size, DP_F32, DP_REDUCE_ADD, 0));
  DP_TRY(dp_rt_all_reduce(device, arena + 16, arena + 16, 1, DP_F32,
                          DP_REDUCE_ADD, 1));
  if (extraReduction) // the same on all ranks: the maximum changes nothing
    DP_TRY(dp_rt_all_reduce(device, f(4), arena + 17, 1, DP_F32, DP_REDUCE_MAX,
                            1));
  DP_TRY(dp_rt_group_end(device));
  DP_TRY(dp_rt_event_record(device, 1, DP_STREAM_COMM));
  DP_TRY(dp_rt_stream_wait(device, DP_STREAM_COMPUTE, 1));
  return launch(device, updateKernel, 4, f(0), f(1), arena, arena + 16,
                extraReduction ? arena + 17 : f(4), dims[0]);
}

DP_EXPORT dp_status train(dp_device *device, void *const *buffers,
                          const int64_t *dims, void *arena) {
  return step(device, buffers, dims, arena, false, features);
}

DP_EXPORT dp_status mixed(dp_device *device, void *const *buffers,
                          const int64_t *dims, void *arena) {
  return step(device, buffers, dims, arena, true, features);
}

DP_EXPORT dp_status undefined(dp_device *device, void *const *, const int64_t *,
                              void *) {
  return launch(device, missingKernel, 1, int64_t(0));
}

/// The last rank asks for another size than the others.
DP_EXPORT dp_status uneven(dp_device *device, void *const *buffers,
                           const int64_t *dims, void *arena) {
  bool last = dp_rt_rank(device) == dp_rt_device_count(device) - 1;
  return step(device, buffers, dims, arena, false, last ? 2 : features);
}
