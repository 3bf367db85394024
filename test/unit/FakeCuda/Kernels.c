//===- Kernels.c - Kernels of an emulated image ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// As the compiler writes them: one thread of the grid, parameters as
// cuLaunchKernel takes them, every global access announced.
//
//===----------------------------------------------------------------------===//

#include <stdint.h>

int32_t dp_emu_sreg(int32_t which);
void dp_emu_barrier(void);
int32_t dp_emu_shfl(int32_t mask, int32_t value, int32_t lane, int32_t clamp,
                    int32_t mode);
int32_t dp_emu_ballot(int32_t mask, int32_t predicate);
void dp_emu_load(const void *pointer, int64_t bytes);
void dp_emu_store(const void *pointer, int64_t bytes);
void *dp_emu_shared(int64_t bytes);

#define PARAM(type, i) (*(type *)params[i])

static int64_t globalIndex(void) {
  return (int64_t)dp_emu_sreg(6) * dp_emu_sreg(3) + dp_emu_sreg(0);
}

/// y[i] = a * x[i] + y[i], i < n: (x, y, n, a)
void axpy(void *const *params) {
  const float *x = PARAM(const float *, 0);
  float *y = PARAM(float *, 1);
  int64_t i = globalIndex();
  if (i >= PARAM(int64_t, 2))
    return;
  dp_emu_load(x + i, 4);
  dp_emu_load(y + i, 4);
  float value = PARAM(float, 3) * x[i] + y[i];
  dp_emu_store(y + i, 4);
  y[i] = value;
}

/// y[i] = x[i], with no look at the size: (x, y)
void copy(void *const *params) {
  const int32_t *x = PARAM(const int32_t *, 0);
  int32_t *y = PARAM(int32_t *, 1);
  int64_t i = globalIndex();
  dp_emu_load(x + i, 4);
  dp_emu_store(y + i, 4);
  y[i] = x[i];
}

/// y[block] = sum of the block's elements of x, by shuffles within a warp and
/// static shared memory between them: (x, y)
static float partials[32];
void blockSum(void *const *params) {
  const float *x = PARAM(const float *, 0);
  float *y = PARAM(float *, 1);
  int32_t thread = dp_emu_sreg(0), lane = dp_emu_sreg(12);
  union {
    float f;
    int32_t i;
  } value, other;
  dp_emu_load(x + globalIndex(), 4);
  value.f = x[globalIndex()];
  for (int32_t offset = 16; offset > 0; offset /= 2) {
    other.i = dp_emu_shfl(-1, value.i, offset, 31, 1);
    value.f += other.f;
  }
  if (lane == 0)
    partials[thread / 32] = value.f;
  dp_emu_barrier();
  if (thread == 0) {
    float sum = 0;
    for (int32_t i = 0; i < dp_emu_sreg(3) / 32; ++i)
      sum += partials[i];
    dp_emu_store(y + dp_emu_sreg(6), 4);
    y[dp_emu_sreg(6)] = sum;
  }
  dp_emu_barrier(); // before the next block's threads write
}

/// y[i] = x of the lane that a shuffle gives: (x, y, b, c, mode)
void shuffle(void *const *params) {
  const int32_t *x = PARAM(const int32_t *, 0);
  int32_t *y = PARAM(int32_t *, 1);
  int64_t i = globalIndex();
  dp_emu_load(x + i, 4);
  int32_t value = dp_emu_shfl(-1, x[i], PARAM(int32_t, 2), PARAM(int32_t, 3),
                              PARAM(int32_t, 4));
  dp_emu_store(y + i, 4);
  y[i] = value;
}

/// y[i] = which threads of its warp have an odd x: (x, y)
void ballot(void *const *params) {
  const int32_t *x = PARAM(const int32_t *, 0);
  int32_t *y = PARAM(int32_t *, 1);
  int64_t i = globalIndex();
  dp_emu_load(x + i, 4);
  int32_t value = dp_emu_ballot(-1, x[i] & 1);
  dp_emu_store(y + i, 4);
  y[i] = value;
}

/// Reverses each block through dynamic shared memory: (x)
void reverse(void *const *params) {
  int32_t *x = PARAM(int32_t *, 0);
  int32_t thread = dp_emu_sreg(0), threads = dp_emu_sreg(3);
  int32_t *shared = dp_emu_shared(4 * threads);
  int64_t i = globalIndex();
  dp_emu_load(x + i, 4);
  shared[threads - 1 - thread] = x[i];
  dp_emu_barrier();
  dp_emu_store(x + i, 4);
  x[i] = shared[thread];
}

/// Half of the threads never come to the barrier.
void divergentBarrier(void *const *params) {
  (void)params;
  if (dp_emu_sreg(0) % 2)
    return;
  dp_emu_barrier();
}

/// Lane 3 never comes to the shuffle.
void divergentShuffle(void *const *params) {
  (void)params;
  if (dp_emu_sreg(12) != 3)
    dp_emu_shfl(-1, 0, 1, 31, 2);
}

/// All three dimensions of block and grid: y[linear] = packed index: (y)
void indices(void *const *params) {
  int32_t *y = PARAM(int32_t *, 0);
  int32_t t[3], nt[3], c[3], nc[3];
  for (int i = 0; i < 3; ++i) {
    t[i] = dp_emu_sreg(i);
    nt[i] = dp_emu_sreg(3 + i);
    c[i] = dp_emu_sreg(6 + i);
    nc[i] = dp_emu_sreg(9 + i);
  }
  int32_t block = c[0] + nc[0] * (c[1] + nc[1] * c[2]);
  int32_t thread = t[0] + nt[0] * (t[1] + nt[1] * t[2]);
  int32_t i = block * nt[0] * nt[1] * nt[2] + thread;
  dp_emu_store(y + i, 4);
  y[i] = t[0] + 10 * t[1] + 100 * t[2] + 1000 * c[0] + 10000 * c[1] +
         100000 * c[2];
}
