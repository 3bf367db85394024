//===- HostGemm.cpp - Matrix products on the host -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A large product is divided into rows or columns of C, each one a
// single-threaded call of BLAS. The division depends on the sizes and the
// number of threads only, so a result does not depend on timing.
//
//===----------------------------------------------------------------------===//

#include "Blas.h"
#include "HostDevice.h"
#include "Sgemm.h"
#include "Support/Team.h"
#include "dp/Runtime/Chunk.h"

#include <cstring>

using namespace dp;

template <typename T, typename Gemm>
static void product(Gemm gemm, const GemmCall &p, int64_t item, Chunk rows,
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
static void multiply(Team &team, Gemm gemm, const GemmCall &p) {
  int64_t batch = p.batch;
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
  // Divide the longer side of C, in multiples of a BLAS kernel's tile.
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

/// Computes a product with k = 0: sets C to zero, or leaves it if it
/// accumulates.
static void clear(const GemmCall &p, int64_t size) {
  if (p.accumulate)
    return;
  for (int64_t item = 0; item < p.batch; ++item)
    for (int64_t row = 0; row < p.m; ++row)
      std::memset(static_cast<char *>(p.c) +
                      (item * p.strideC + row * p.ldc) * size,
                  0, p.n * size);
}

template <typename T>
static void applyEpilogue(const GemmCall &p) {
  auto *bias = static_cast<const T *>(p.bias);
  for (int64_t item = 0; item < p.batch; ++item)
    for (int64_t row = 0; row < p.m; ++row) {
      T *c = static_cast<T *>(p.c) + item * p.strideC + row * p.ldc;
      if (bias)
        for (int64_t i = 0; i < p.n; ++i)
          c[i] += bias[i];
      if (p.epilogue & DP_EPILOGUE_RELU)
        for (int64_t i = 0; i < p.n; ++i)
          c[i] = c[i] <= 0 ? 0 : c[i]; // a NaN stays
    }
}

dp_status HostDevice::gemm(const GemmCall &p) {
  if (p.dtype != DP_F32 && p.dtype != DP_F64)
    return fail(DP_ERROR_INVALID, "gemm of a dtype other than f32 and f64");
  if (p.k == 0) {
    clear(p, p.dtype == DP_F32 ? 4 : 8);
  } else {
    double work =
        p.dtype == DP_F32 ? double(p.m) * double(p.n) * double(p.k) : 0;
    if (dp_status status = prepareBlas(work))
      return status;
    if (p.dtype == DP_F32)
      multiply<float>(team, sgemm, p);
    else
      multiply<double>(team, blas().dgemm, p);
  }
  if (p.epilogue != 0) {
    if (p.dtype == DP_F32)
      applyEpilogue<float>(p);
    else
      applyEpilogue<double>(p);
  }
  return DP_SUCCESS;
}
