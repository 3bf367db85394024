//===- GpuKernels.c - Kernels of an emulated GPU --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The emulated image of GpuRegression.cpp, as `dp-compile --arch emulated`
// would write it: each function runs one thread of the grid, whose accesses the
// fake driver checks.
//
//===----------------------------------------------------------------------===//

#include <stdint.h>

int32_t dp_emu_sreg(int32_t which);
void dp_emu_load(const void *p, int64_t bytes);
void dp_emu_store(const void *p, int64_t bytes);

#define KERNEL __attribute__((visibility("default"))) void

static int64_t thread(void) {
  return (int64_t)dp_emu_sreg(6) * dp_emu_sreg(3) + dp_emu_sreg(0);
}
static float load(const float *p) {
  dp_emu_load(p, sizeof *p);
  return *p;
}
static void store(float *p, float value) {
  dp_emu_store(p, sizeof *p);
  *p = value;
}
static float *pointer(void *const *params, int i) {
  return *(float *const *)params[i];
}
static int64_t integer(void *const *params, int i) {
  return *(const int64_t *)params[i];
}

/// predicted = x w + b; error = predicted - y. (w, b, x, y, predicted, error,
/// rows)
KERNEL predict(void *const *params) {
  int64_t i = thread();
  if (i >= integer(params, 6))
    return;
  float sum = load(pointer(params, 1));
  for (int j = 0; j < 3; ++j)
    sum += load(pointer(params, 2) + i * 3 + j) * load(pointer(params, 0) + j);
  store(pointer(params, 4) + i, sum);
  store(pointer(params, 5) + i, sum - load(pointer(params, 3) + i));
}

/// loss = sum of error^2 / all; bias = sum of error. (error, loss, bias, rows,
/// all)
KERNEL sums(void *const *params) {
  if (thread() != 0)
    return;
  float loss = 0, bias = 0;
  for (int64_t i = 0; i < integer(params, 3); ++i) {
    float error = load(pointer(params, 0) + i);
    loss += error * error / (float)integer(params, 4);
    bias += error;
  }
  store(pointer(params, 1), loss);
  store(pointer(params, 2), bias);
}

/// w and b go against the gradient of 3 + 1 elements. (w, b, gradient, bias,
/// rate, all)
KERNEL update(void *const *params) {
  int64_t i = thread();
  if (i > 3)
    return;
  float scale = load(pointer(params, 4)) * 2 / (float)integer(params, 5);
  float *value = i < 3 ? pointer(params, 0) + i : pointer(params, 1);
  float *gradient = i < 3 ? pointer(params, 2) + i : pointer(params, 3);
  store(value, load(value) - scale * load(gradient));
}
