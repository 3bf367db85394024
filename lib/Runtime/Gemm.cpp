//===- Gemm.cpp - Matrix products on a device's threads -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A large product is divided into rows or columns of C, each one a
// single-threaded BLAS call. The division depends on the sizes and the number
// of threads only, so a result does not depend on timing.
//
//===----------------------------------------------------------------------===//

#include "Blas.h"
#include "Device.h"
#include "dp/Runtime/Chunk.h"

#include <climits>
#include <cstring>

using namespace dp;

// Multiply-adds that are worth a part of their own, some 10 us of one core:
// with smaller parts, moving the matrices between the cores' caches takes
// longer than what is gained.
static constexpr int64_t maddsPerPart = 1 << 20;

namespace {
/// One product of the batch and the part of C that is asked for.
struct Problem {
  bool transA, transB, accumulate;
  int64_t m, n, k;
  const void *a, *b;
  void *c;
  int64_t lda, ldb, ldc, strideA, strideB, strideC;
};
} // namespace

template <typename T, typename Gemm>
static void product(Gemm gemm, const Problem &p, int64_t item, Chunk rows,
                    Chunk columns) {
  if (rows.size == 0 || columns.size == 0)
    return;
  auto *a = static_cast<const T *>(p.a) + item * p.strideA +
            rows.offset * (p.transA ? 1 : p.lda);
  auto *b = static_cast<const T *>(p.b) + item * p.strideB +
            columns.offset * (p.transB ? p.ldb : 1);
  auto *c = static_cast<T *>(p.c) + item * p.strideC + rows.offset * p.ldc +
            columns.offset;
  gemm(Blas::rowMajor, p.transA ? Blas::trans : Blas::noTrans,
       p.transB ? Blas::trans : Blas::noTrans, static_cast<int>(rows.size),
       static_cast<int>(columns.size), static_cast<int>(p.k), T(1), a,
       static_cast<int>(p.lda), b, static_cast<int>(p.ldb),
       T(p.accumulate ? 1 : 0), c, static_cast<int>(p.ldc));
}

template <typename T, typename Gemm>
static void run(Team &team, Gemm gemm, const Problem &p, int64_t batch) {
  int64_t threads = team.size();
  double work = double(p.m) * double(p.n) * double(p.k);
  int64_t wanted = 1;
  if (threads > 1)
    wanted = static_cast<int64_t>(
        std::min(double(threads), work * double(batch) / maddsPerPart));
  if (wanted <= 1) {
    for (int64_t item = 0; item < batch; ++item)
      product<T>(gemm, p, item, {0, p.m}, {0, p.n});
    return;
  }
  if (batch >= wanted) {
    int64_t parts = std::min(batch, 4 * wanted);
    team.run(parts, [&](int64_t part) {
      for (int64_t item = batch * part / parts;
           item < batch * (part + 1) / parts; ++item)
        product<T>(gemm, p, item, {0, p.m}, {0, p.n});
    });
    return;
  }
  // Divide the longer side of C, in multiples of what a BLAS kernel takes.
  constexpr int64_t unit = 16;
  bool byRows = p.m >= p.n;
  int64_t side = byRows ? p.m : p.n, units = (side + unit - 1) / unit;
  int64_t pieces = std::min((wanted + batch - 1) / batch, units);
  team.run(batch * pieces, [&](int64_t part) {
    Chunk c = chunkOf(units, pieces, part % pieces);
    Chunk range = {c.offset * unit, std::min(side, (c.offset + c.size) * unit) -
                                        c.offset * unit};
    if (range.size <= 0)
      return;
    product<T>(gemm, p, part / pieces, byRows ? range : Chunk{0, p.m},
               byRows ? Chunk{0, p.n} : range);
  });
}

/// C = 0, or C as it is: a product over nothing.
static void clear(const Problem &p, int64_t batch, int64_t size) {
  if (p.accumulate)
    return;
  for (int64_t item = 0; item < batch; ++item)
    for (int64_t row = 0; row < p.m; ++row)
      std::memset(static_cast<char *>(p.c) +
                      (item * p.strideC + row * p.ldc) * size,
                  0, p.n * size);
}

dp_status dp_rt_gemm(dp_device *device, dp_dtype dtype, int32_t transA,
                     int32_t transB, int64_t batch, int64_t m, int64_t n,
                     int64_t k, const void *a, int64_t lda, int64_t strideA,
                     const void *b, int64_t ldb, int64_t strideB, void *c,
                     int64_t ldc, int64_t strideC, int32_t accumulate) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  auto invalid = [&](const char *message) {
    return device->comm.fail(device->rank, DP_ERROR_INVALID, message);
  };
  if (dtype != DP_F32 && dtype != DP_F64)
    return invalid("gemm of a dtype other than f32 and f64");
  if (batch < 0 || m < 0 || n < 0 || k < 0)
    return invalid("gemm of a negative size");
  if (batch == 0 || m == 0 || n == 0)
    return DP_SUCCESS;
  // The stride of a single row is never used, but BLAS checks it.
  int64_t colsA = transA ? m : k, rowsA = transA ? k : m;
  int64_t colsB = transB ? k : n, rowsB = transB ? n : k;
  if (rowsA <= 1)
    lda = std::max(lda, colsA);
  if (rowsB <= 1)
    ldb = std::max(ldb, colsB);
  if (m == 1)
    ldc = std::max(ldc, n);
  if (lda < colsA || ldb < colsB || ldc < n)
    return invalid("gemm: a leading dimension is smaller than the row");
  if (std::max({m, n, k, lda, ldb, ldc}) > INT_MAX)
    return invalid("gemm: a size above 2^31 - 1");
  Problem p = {transA != 0, transB != 0, accumulate != 0,
               m,           n,           k,
               a,           b,           c,
               lda,         ldb,         ldc,
               strideA,     strideB,     strideC};
  if (k == 0) {
    clear(p, batch, dtype == DP_F32 ? 4 : 8);
    return DP_SUCCESS;
  }
  const Blas &library = blas();
  if (!library.error.empty())
    return device->comm.fail(device->rank, DP_ERROR_LIBRARY, library.error);
  if (dtype == DP_F32)
    run<float>(device->team, library.sgemm, p, batch);
  else
    run<double>(device->team, library.dgemm, p, batch);
  return DP_SUCCESS;
}
