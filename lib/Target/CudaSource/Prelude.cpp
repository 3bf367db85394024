//===- Prelude.cpp - The fixed parts of a CUDA C++ file -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Sections.h"

using namespace mlir;
using namespace mlir::dp;

static constexpr StringLiteral kHelpers = R"cuda(
// A data-parallel program, written by dp-compile --emit cuda-src.
//
//   nvcc -std=c++17 step.cu -o step -lnccl
//   ./step [devices] [steps] [entry]
//
// One thread per GPU runs the same step. Kernels and contractions go to the stream
// `compute`, NCCL's collectives to `comm`; events order the two.

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <nccl.h>

#define CHECK_CUDA(call)                                                       \
  do {                                                                         \
    if (cudaError_t error = (call)) {                                          \
      std::fprintf(stderr, "%s:%d: CUDA: %s\n", __FILE__, __LINE__,            \
                   cudaGetErrorString(error));                                 \
      std::exit(1);                                                            \
    }                                                                          \
  } while (false)

#define CHECK_NCCL(call)                                                       \
  do {                                                                         \
    if (ncclResult_t error = (call)) {                                         \
      std::fprintf(stderr, "%s:%d: NCCL: %s\n", __FILE__, __LINE__,            \
                   ncclGetErrorString(error));                                 \
      std::exit(1);                                                            \
    }                                                                          \
  } while (false)

/// A GPU, its rank and the number of devices.
struct Device {
  int64_t rank = 0, devices = 1;
  cudaStream_t compute = nullptr, comm = nullptr;
  ncclComm_t nccl = nullptr;
  std::vector<cudaEvent_t> events;
};

template <typename T>
__host__ __device__ T least(T a, T b) {
  return b < a ? b : a;
}

template <typename T>
__host__ __device__ T greatest(T a, T b) {
  return a < b ? b : a;
}

__host__ __device__ inline int64_t ceilDiv(int64_t a, int64_t b) {
  return (a + b - 1) / b;
}

/// Returns the first index of the chunk of `rank`. Chunks are cut as torch.chunk
/// cuts, at multiples of `unit`: ceil(blocks / devices) blocks each, the last ones
/// shorter or empty.
inline int64_t shardOffset(int64_t extent, int64_t unit, int64_t rank,
                           int64_t devices) {
  int64_t blocks = extent / unit;
  return least(rank * ceilDiv(blocks, devices), blocks) * unit;
}

inline int64_t shardSize(int64_t extent, int64_t unit, int64_t rank,
                         int64_t devices) {
  return shardOffset(extent, unit, rank + 1, devices) -
         shardOffset(extent, unit, rank, devices);
}

/// Elements that are loaded and stored at once.
template <typename T, int N>
struct alignas(sizeof(T) * N) Vec {
  T elements[N];
  __device__ T operator[](int i) const { return elements[i]; }
};

template <typename V, typename T>
__device__ V loadVec(const T *from) {
  return *reinterpret_cast<const V *>(from);
}

template <typename V, typename T>
__device__ void storeVec(T *to, V value) {
  *reinterpret_cast<V *>(to) = value;
}

template <typename To, typename From>
__device__ To bitCast(From from) {
  static_assert(sizeof(To) == sizeof(From), "types of one size");
  To to;
  memcpy(&to, &from, sizeof(To));
  return to;
}

/// Returns NaN if an operand is NaN; -0 is less than +0.
template <typename T>
__device__ T maximum(T a, T b) {
  if (a != a || b != b)
    return a + b;
  return a == b ? (signbit(a) ? b : a) : (a > b ? a : b);
}

template <typename T>
__device__ T minimum(T a, T b) {
  if (a != a || b != b)
    return a + b;
  return a == b ? (signbit(a) ? a : b) : (a < b ? a : b);
}

)cuda";

static constexpr StringLiteral kGemm = R"cuda(
//===-- Contractions --===//
//
// Plain kernels in place of cuBLASLt, which the executable calls: slower, and
// with the terms of a sum in another order.

/// `outer` batches of `size` products each.
struct Batch {
  Batch(int64_t size, int64_t outer = 1) : size(size), outer(outer) {}
  int64_t size, outer;
};

/// The row-major matrices of a batch; distances in elements, `outer` from one
/// batch to the next.
template <typename T>
struct Matrix {
  using Element = T;
  T *data;
  int64_t ld, stride, outer = 0;
  __device__ T *at(int64_t product, int64_t batch) const {
    return data + product / batch * outer + product % batch * stride;
  }
};

constexpr int kTile = 16;

/// Computes C = op(A) op(B); each block computes a tile of C. Products of 16-bit
/// factors are added in float.
template <bool transA, bool transB, typename T, typename C>
__global__ void gemmKernel(int64_t batch, int64_t m, int64_t n, int64_t k,
                           Matrix<T> a, Matrix<T> b, Matrix<C> c,
                           bool accumulate, const C *bias, bool relu) {
  using Sum = std::conditional_t<sizeof(T) == 2, float, T>;
  __shared__ Sum tileA[kTile][kTile + 1];
  __shared__ Sum tileB[kTile][kTile + 1];
  const int x = threadIdx.x % kTile, y = threadIdx.x / kTile;
  const int64_t row = int64_t(blockIdx.x) * kTile + y;
  const int64_t column = int64_t(blockIdx.y) * kTile + x;
  const T *pa = a.at(blockIdx.z, batch);
  const T *pb = b.at(blockIdx.z, batch);
  Sum sum = 0;
  for (int64_t k0 = 0; k0 < k; k0 += kTile) {
    const int64_t ka = k0 + x, kb = k0 + y;
    tileA[y][x] =
        row < m && ka < k ? Sum(pa[transA ? ka * a.ld + row : row * a.ld + ka]) : Sum(0);
    tileB[y][x] = kb < k && column < n
                      ? Sum(pb[transB ? column * b.ld + kb : kb * b.ld + column])
                      : Sum(0);
    __syncthreads();
    for (int i = 0; i < kTile; ++i)
      sum += tileA[y][i] * tileB[i][x];
    __syncthreads();
  }
  if (row >= m || column >= n)
    return;
  C &element = c.at(blockIdx.z, batch)[row * c.ld + column];
  if (accumulate)
    sum += Sum(element);
  if (bias)
    sum += Sum(bias[column]);
  element = C(relu ? maximum(sum, Sum(0)) : sum);
}

template <bool transA, bool transB, typename T, typename C>
void gemm(cudaStream_t stream, Batch batch, int64_t m, int64_t n, int64_t k,
          Matrix<T> a, Matrix<T> b, Matrix<C> c, bool accumulate = false,
          const typename Matrix<C>::Element *bias = nullptr, bool relu = false) {
  const int64_t products = batch.size * batch.outer;
  if (products == 0 || m == 0 || n == 0)
    return;
  const dim3 grid(ceilDiv(m, kTile), ceilDiv(n, kTile), products);
  gemmKernel<transA, transB><<<grid, kTile * kTile, 0, stream>>>(
      batch.size, m, n, k, a, b, c, accumulate, bias, relu);
  CHECK_CUDA(cudaGetLastError());
}

/// Adds up a factor along k: each thread takes elements at distances of
/// `stride`. Blocks have 256 threads.
template <typename T>
__global__ void addUpKernel(int64_t count, int64_t k, const T *factor, int64_t next,
                            int64_t stride, float *sums) {
  const int64_t i = int64_t(blockIdx.x) * 256 + threadIdx.x;
  if (i >= count)
    return;
  float sum = 0;
  for (int64_t l = 0; l < k; ++l)
    sum += float(factor[i * next + l * stride]);
  sums[i] = sum;
}

template <typename T>
void addUp(cudaStream_t stream, int64_t count, int64_t k, const T *factor,
           int64_t next, int64_t stride, float *sums) {
  addUpKernel<<<ceilDiv(count, 256), 256, 0, stream>>>(count, k, factor, next, stride,
                                                       sums);
  CHECK_CUDA(cudaGetLastError());
}

)cuda";

static constexpr StringLiteral kChunks = R"cuda(
//===-- Collectives on chunks --===//
//
// A whole tensor is [outer, blocks, elems], and its blocks are chunked. NCCL's own
// calls require contiguous chunks of equal size; any other collective is a group of
// one call per rank.

inline int64_t bytesOf(ncclDataType_t type) {
  switch (type) {
  case ncclInt8:
  case ncclUint8:
    return 1;
  case ncclFloat16:
  case ncclBfloat16:
    return 2;
  case ncclInt64:
  case ncclUint64:
  case ncclFloat64:
    return 8;
  default:
    return 4;
  }
}

inline void allGather(const Device &d, const void *send, void *recv,
                      int64_t outer, int64_t blocks, int64_t elems,
                      ncclDataType_t type) {
  if (outer == 1 && blocks % d.devices == 0) {
    CHECK_NCCL(ncclAllGather(send, recv, blocks / d.devices * elems, type,
                             d.nccl, d.comm));
    return;
  }
  const int64_t bytes = bytesOf(type) * elems;
  CHECK_NCCL(ncclGroupStart());
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t root = 0; root < d.devices; ++root) {
      const int64_t size = shardSize(blocks, 1, root, d.devices);
      const int64_t first = shardOffset(blocks, 1, root, d.devices);
      CHECK_NCCL(ncclBroadcast(
          static_cast<const char *>(send) + o * size * bytes,
          static_cast<char *>(recv) + (o * blocks + first) * bytes,
          size * elems, type, root, d.nccl, d.comm));
    }
  CHECK_NCCL(ncclGroupEnd());
}

inline void reduceScatter(const Device &d, const void *send, void *recv,
                          int64_t outer, int64_t blocks, int64_t elems,
                          ncclDataType_t type, ncclRedOp_t op) {
  if (outer == 1 && blocks % d.devices == 0) {
    CHECK_NCCL(ncclReduceScatter(send, recv, blocks / d.devices * elems, type,
                                 op, d.nccl, d.comm));
    return;
  }
  const int64_t bytes = bytesOf(type) * elems;
  CHECK_NCCL(ncclGroupStart());
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t root = 0; root < d.devices; ++root) {
      const int64_t size = shardSize(blocks, 1, root, d.devices);
      const int64_t first = shardOffset(blocks, 1, root, d.devices);
      CHECK_NCCL(ncclReduce(
          static_cast<const char *>(send) + (o * blocks + first) * bytes,
          static_cast<char *>(recv) + o * size * bytes, size * elems, type, op,
          root, d.nccl, d.comm));
    }
  CHECK_NCCL(ncclGroupEnd());
}

/// Every device receives all devices' versions of its own chunk, in rank order.
inline void allToAll(const Device &d, const void *send, void *recv,
                     int64_t blocks, int64_t elems, ncclDataType_t type) {
  const int64_t bytes = bytesOf(type) * elems;
  const int64_t mine = shardSize(blocks, 1, d.rank, d.devices);
  CHECK_NCCL(ncclGroupStart());
  for (int64_t peer = 0; peer < d.devices; ++peer) {
    const int64_t size = shardSize(blocks, 1, peer, d.devices);
    const int64_t first = shardOffset(blocks, 1, peer, d.devices);
    if (size != 0)
      CHECK_NCCL(ncclSend(static_cast<const char *>(send) + first * bytes,
                          size * elems, type, peer, d.nccl, d.comm));
    if (mine != 0)
      CHECK_NCCL(ncclRecv(static_cast<char *>(recv) + peer * mine * bytes,
                          mine * elems, type, peer, d.nccl, d.comm));
  }
  CHECK_NCCL(ncclGroupEnd());
}

)cuda";

void mlir::dp::printPrelude(raw_ostream &os, const PreludeParts &parts) {
  os << kHelpers.drop_front();
  if (parts.gemm)
    os << kGemm.drop_front();
  if (parts.chunks)
    os << kChunks.drop_front();
}
