//===- HostGemm.cpp - Matrix products on the host -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A large product is divided into rows or columns of C, each one a
// single-threaded call of BLAS. The division depends on the sizes and the
// number of threads only, so a result does not depend on timing.
//
//===----------------------------------------------------------------------===//

#include "Host/Bindings/Blas.h"
#include "Host/Libraries/HalfGemm.h"
#include "Host/Libraries/Halves.h"
#include "HostDevice.h"
#include "Host/Libraries/Sgemm.h"
#include "Support/DType.h"
#include "Support/Team.h"
#include "dp/Runtime/Chunk.h"

#include <atomic>
#include <cassert>
#include <cstring>
#include <new>

using namespace dp;

/// Multiply-adds of the whole batch.
static double workOf(const GemmCall &p) {
  return double(p.items()) * double(p.m) * double(p.n) * double(p.k);
}

template <typename T, typename Gemm>
static void product(Gemm gemm, const GemmCall &p, int64_t item, Chunk rows,
                    Chunk columns) {
  if (rows.size == 0 || columns.size == 0)
    return;
  auto *a = static_cast<const T *>(p.a) + p.offsetA(item) +
            rows.offset * (p.trans_a ? 1 : p.lda);
  auto *b = static_cast<const T *>(p.b) + p.offsetB(item) +
            columns.offset * (p.trans_b ? p.ldb : 1);
  auto *c = static_cast<T *>(p.c) + p.offsetC(item) + rows.offset * p.ldc +
            columns.offset;
  gemm(Blas::rowMajor, p.trans_a ? Blas::trans : Blas::noTrans,
       p.trans_b ? Blas::trans : Blas::noTrans, static_cast<int>(rows.size),
       static_cast<int>(columns.size), static_cast<int>(p.k), T(1), a,
       static_cast<int>(p.lda), b, static_cast<int>(p.ldb),
       T(p.accumulate ? 1 : 0), c, static_cast<int>(p.ldc));
}

/// The same of 16-bit factors.
static void halfProduct(const GemmCall &p, int64_t item, Chunk rows,
                        Chunk columns) {
  if (rows.size == 0 || columns.size == 0)
    return;
  int64_t toC = p.offsetC(item) + rows.offset * p.ldc + columns.offset;
  HalfProduct part;
  part.dtype = p.dtype_a;
  part.outDtype = p.out_dtype;
  part.transA = p.trans_a;
  part.transB = p.trans_b;
  part.accumulate = p.accumulate;
  part.m = rows.size;
  part.n = columns.size;
  part.k = p.k;
  part.a = static_cast<const uint16_t *>(p.a) + p.offsetA(item) +
           rows.offset * (p.trans_a ? 1 : p.lda);
  part.lda = p.lda;
  part.b = static_cast<const uint16_t *>(p.b) + p.offsetB(item) +
           columns.offset * (p.trans_b ? p.ldb : 1);
  part.ldb = p.ldb;
  part.c = static_cast<char *>(p.c) + toC * dtypeSize(p.out_dtype);
  part.ldc = p.ldc;
  part.epilogue = isHalf(p.out_dtype) ? p.epilogue : 0;
  part.bias = p.bias && isHalf(p.out_dtype)
                  ? static_cast<const uint16_t *>(p.bias) + columns.offset
                  : nullptr;
  part.mayCallDnnl = workOf(p) >= leastDnnlWork;
  halfGemm(part);
}

/// Calls part(item, rows, columns) for parts of C on the threads of the team.
template <typename F>
static void forParts(Team &team, const GemmCall &p, F part) {
  int64_t batch = p.items();
  int64_t threads = team.size();
  int64_t wanted = 1;
  if (threads > 1)
    wanted = static_cast<int64_t>(
        std::min(double(threads), workOf(p) / maddsPerPart));
  if (wanted <= 1) {
    for (int64_t item = 0; item < batch; ++item)
      part(item, Chunk{0, p.m}, Chunk{0, p.n});
    return;
  }
  if (batch >= wanted) {
    int64_t parts = std::min(batch, 4 * wanted);
    team.run(parts, [&](int64_t i) {
      for (int64_t item = batch * i / parts; item < batch * (i + 1) / parts;
           ++item)
        part(item, Chunk{0, p.m}, Chunk{0, p.n});
    });
    return;
  }
  // Divide the longer side of C, in multiples of a BLAS kernel's tile.
  constexpr int64_t unit = 16;
  bool byRows = p.m >= p.n;
  int64_t side = byRows ? p.m : p.n, units = (side + unit - 1) / unit;
  int64_t pieces = std::min((wanted + batch - 1) / batch, units);
  team.run(batch * pieces, [&](int64_t i) {
    Chunk c = chunkOf(units, pieces, i % pieces);
    Chunk range = {c.offset * unit, std::min(side, (c.offset + c.size) * unit) -
                                        c.offset * unit};
    if (range.size <= 0)
      return;
    part(i / pieces, byRows ? range : Chunk{0, p.m},
         byRows ? Chunk{0, p.n} : range);
  });
}

/// Computes a product with k = 0: sets C to zero, or leaves it if it
/// accumulates.
static void clear(const GemmCall &p, int64_t size) {
  if (p.accumulate)
    return;
  for (int64_t item = 0; item < p.items(); ++item)
    for (int64_t row = 0; row < p.m; ++row)
      std::memset(static_cast<char *>(p.c) +
                      (p.offsetC(item) + row * p.ldc) * size,
                  0, p.n * size);
}

template <typename T>
static void applyEpilogue(const GemmCall &p) {
  auto *bias = static_cast<const T *>(p.bias);
  for (int64_t item = 0; item < p.items(); ++item)
    for (int64_t row = 0; row < p.m; ++row) {
      T *c = static_cast<T *>(p.c) + p.offsetC(item) + row * p.ldc;
      if (bias)
        for (int64_t i = 0; i < p.n; ++i)
          c[i] += bias[i];
      if (p.epilogue & DP_EPILOGUE_RELU)
        for (int64_t i = 0; i < p.n; ++i)
          c[i] = c[i] <= 0 ? 0 : c[i]; // a NaN stays
    }
}

template <typename T, typename Gemm>
static void multiply(Team &team, Gemm gemm, const GemmCall &p) {
  forParts(team, p, [&](int64_t item, Chunk rows, Chunk columns) {
    product<T>(gemm, p, item, rows, columns);
  });
}

/// Returns false if a thread had no memory.
static bool multiplyHalves(Team &team, const GemmCall &p) {
  std::atomic<bool> hasMemory{true};
  forParts(team, p, [&](int64_t item, Chunk rows, Chunk columns) {
    try {
      halfProduct(p, item, rows, columns);
    } catch (const std::bad_alloc &) {
      hasMemory = false;
    }
  });
  return hasMemory;
}

dp_status HostDevice::gemm(const GemmCall &p) {
  assert(p.isChecked() && "the call is not checked");
  if (isF8(p.dtype_a))
    return fail(DP_ERROR_INVALID,
                "gemm_f8: the host has no products of 8-bit floats");
  if (p.epilogue & (DP_EPILOGUE_SUMS_A | DP_EPILOGUE_SUMS_B))
    return fail(DP_ERROR_INVALID,
                "gemm: the host has no products with sums of a factor");
  if (p.k == 0 && !isHalf(p.out_dtype)) {
    clear(p, dtypeSize(p.out_dtype));
  } else {
    if (dp_status status = prepareBlas(p.dtype_a == DP_F64 ? 0 : workOf(p)))
      return status;
    if (p.dtype_a == DP_F32)
      multiply<float>(team, sgemm, p);
    else if (p.dtype_a == DP_F64)
      multiply<double>(team, blas().dgemm, p);
    else if (!multiplyHalves(team, p))
      return fail(DP_ERROR_MEMORY, "gemm: no memory for blocks in f32");
  }
  if (p.epilogue != 0 && p.out_dtype == DP_F32)
    applyEpilogue<float>(p);
  else if (p.epilogue != 0 && p.out_dtype == DP_F64)
    applyEpilogue<double>(p);
  return DP_SUCCESS;
}
