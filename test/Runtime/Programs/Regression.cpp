//===- Regression.cpp - An executable written by hand ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Linear regression by gradient descent with a dynamic batch, in C++ as
// dp-compile would compile it, so that the runtime is tested without the
// compiler. `train` updates w and b; `evaluate` shares them.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

static constexpr int64_t features = 3;

DP_EXPORT const uint32_t dp_executable_abi_version = DP_ABI_VERSION;
DP_EXPORT const char dp_executable_descriptor[] = R"({
  "format": "dp-executable", "abi": 10, "target": "host", "devices": null,
  "entries": [
   {"name": "train", "symbol": "train", "arena": "trainArena",
    "arguments": [
      {"name": "w", "shape": [3], "dtype": "f32", "role": "state",
       "placement": {"kind": "replicated"}},
      {"name": "b", "shape": [], "dtype": "f32", "role": "state",
       "placement": {"kind": "replicated"}},
      {"name": "x", "shape": [-1, 3], "dtype": "f32", "role": "batch",
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}},
      {"name": "y", "shape": [-1], "dtype": "f32", "role": "batch",
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}},
      {"name": "rate", "shape": [], "dtype": "f32", "role": "input",
       "placement": {"kind": "replicated"}}],
    "results": [
      {"name": "w", "shape": [3], "dtype": "f32", "updates": 0,
       "placement": {"kind": "replicated"}},
      {"name": "b", "shape": [], "dtype": "f32", "updates": 1,
       "placement": {"kind": "replicated"}},
      {"name": "loss", "shape": [], "dtype": "f32",
       "placement": {"kind": "partial", "reduction": "add"}},
      {"name": "predicted", "shape": [-1], "dtype": "f32", "result_dims": [0],
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}}],
    "dims": [{"argument": 2, "dim": 0}, {"argument": 3, "dim": 0}],
    "collectives": [
      {"kind": "all_reduce", "dtype": "f32", "location": "model.py:7:1"},
      {"kind": "all_reduce", "dtype": "f32", "location": "model.py:8:1"}]},
   {"name": "evaluate", "symbol": "evaluate", "arena": "evaluateArena",
    "arguments": [
      {"name": "w", "shape": [3], "dtype": "f32", "role": "state",
       "placement": {"kind": "replicated"}},
      {"name": "b", "shape": [], "dtype": "f32", "role": "state",
       "placement": {"kind": "replicated"}},
      {"name": "x", "shape": [-1, 3], "dtype": "f32", "role": "batch",
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}},
      {"name": "y", "shape": [-1], "dtype": "f32", "role": "batch",
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}}],
    "results": [
      {"name": "loss", "shape": [], "dtype": "f32",
       "placement": {"kind": "partial", "reduction": "add"}},
      {"name": "predicted", "shape": [-1], "dtype": "f32", "result_dims": [0],
       "placement": {"kind": "sharded", "dim": 0, "unit": 1}}],
    "dims": [{"argument": 2, "dim": 0}, {"argument": 3, "dim": 0}]}]})";

namespace {
struct Buffers {
  float *w, *b, *x, *y;
};
} // namespace

/// error = x w + b - y for rows [begin, end); predicted = error + y.
static void predictKernel(void *const *params, int64_t begin, int64_t end) {
  auto p = static_cast<const Buffers *>(params[0]);
  auto predicted = static_cast<float *>(params[1]);
  auto error = static_cast<float *>(params[2]);
  for (int64_t i = begin; i < end; ++i) {
    float sum = *p->b;
    for (int64_t j = 0; j < features; ++j)
      sum += p->x[i * features + j] * p->w[j];
    predicted[i] = sum;
    error[i] = sum - p->y[i];
  }
}

static const dp_kernel predict = {"predict", predictKernel};

static dp_status forward(dp_device *device, Buffers b, int64_t local,
                         int64_t rows, float *loss, float *predicted,
                         float *error) {
  void *params[] = {&b, predicted, error};
  DP_TRY(dp_rt_launch(device, &predict, params, local, local * features * 2));
  *loss = 0;
  for (int64_t i = 0; i < local; ++i)
    *loss += error[i] * error[i] / static_cast<float>(rows);
  return DP_SUCCESS;
}

DP_EXPORT int64_t trainArena(int64_t rank, int64_t devices,
                             const int64_t *dims) {
  return 64 + localRows(dims[0], devices, rank) * 4;
}

DP_EXPORT dp_status train(dp_device *device, void *const *buffers,
                          const int64_t *dims, void *arena) {
  auto f = [&](int i) { return static_cast<float *>(buffers[i]); };
  int64_t local =
      localRows(dims[0], dp_rt_device_count(device), dp_rt_rank(device));
  float *gradient = static_cast<float *>(arena), *error = gradient + 16;
  DP_TRY(forward(device, {f(0), f(1), f(2), f(3)}, local, dims[0], f(5), f(6),
                 error));
  // dw = x^T error, db = sum of errors
  dp_gemm product = weightGradient(features, local);
  DP_TRY(dp_rt_gemm(device, &product, f(2), error, gradient, nullptr, nullptr));
  gradient[8] = 0;
  for (int64_t i = 0; i < local; ++i)
    gradient[8] += error[i];
  DP_TRY(dp_rt_group_start(device));
  DP_TRY(dp_rt_all_reduce(device, gradient, gradient, features, DP_F32,
                          DP_REDUCE_ADD, 0));
  DP_TRY(dp_rt_all_reduce(device, gradient + 8, gradient + 8, 1, DP_F32,
                          DP_REDUCE_ADD, 1));
  DP_TRY(dp_rt_group_end(device));
  float scale = *f(4) * 2 / static_cast<float>(dims[0]);
  for (int64_t j = 0; j < features; ++j)
    f(0)[j] -= scale * gradient[j];
  *f(1) -= scale * gradient[8];
  return DP_SUCCESS;
}

DP_EXPORT int64_t evaluateArena(int64_t rank, int64_t devices,
                                const int64_t *dims) {
  return localRows(dims[0], devices, rank) * 4;
}

DP_EXPORT dp_status evaluate(dp_device *device, void *const *buffers,
                             const int64_t *dims, void *arena) {
  auto f = [&](int i) { return static_cast<float *>(buffers[i]); };
  int64_t local =
      localRows(dims[0], dp_rt_device_count(device), dp_rt_rank(device));
  return forward(device, {f(0), f(1), f(2), f(3)}, local, dims[0], f(4), f(5),
                 static_cast<float *>(arena));
}
