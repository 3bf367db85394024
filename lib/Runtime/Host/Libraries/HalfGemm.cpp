//===- HalfGemm.cpp - Products of 16-bit matrices on one thread -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "HalfGemm.h"
#include "Host/Bindings/Blas.h"
#include "Host/Bindings/Dnnl.h"
#include "Halves.h"
#include "Sgemm.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <memory>

using namespace dp;

// The blocks that are converted to f32: as many rows of C, columns of C and
// terms. The two factors' stay in the L2 cache.
static constexpr int64_t blockRows = 256, blockColumns = 512, blockTerms = 256;
// The part of a 16-bit C that is in f32 at a time.
static constexpr int64_t partRows = 512, partColumns = 1024;
// Least multiply-adds for which oneDNN's gain exceeds the cost of its call.
static constexpr double leastDnnlCall = 1 << 15;

namespace {
/// f32 numbers of a thread, kept from product to product, since fresh memory
/// costs a page fault every 4 KiB.
class ThreadFloats {
public:
  float *get(int64_t count) {
    if (count > size) {
      size = 0;
      floats.reset(new float[static_cast<size_t>(count)]);
      size = count;
    }
    return floats.get();
  }

private:
  std::unique_ptr<float[]> floats;
  int64_t size = 0;
};
} // namespace

/// Converts a block of a stored matrix to a dense one.
static void widenBlock(const HalfProduct &p, const uint16_t *from, int64_t ld,
                       int64_t rows, int64_t columns, float *to) {
  for (int64_t row = 0; row < rows; ++row)
    widenHalves(p.dtype, from + row * ld, to + row * columns, columns);
}

/// The product by sgemm, block by block.
static void multiplyWidened(const HalfProduct &p, float *c, int64_t ldc) {
  static thread_local ThreadFloats memory;
  float *aBlock = memory.get((blockRows + blockColumns) * blockTerms);
  float *bBlock = aBlock + blockRows * blockTerms;
  int transA = p.transA ? Blas::trans : Blas::noTrans,
      transB = p.transB ? Blas::trans : Blas::noTrans;
  for (int64_t column = 0; column < p.n; column += blockColumns) {
    int64_t n = std::min(blockColumns, p.n - column);
    for (int64_t term = 0; term < p.k; term += blockTerms) {
      int64_t k = std::min(blockTerms, p.k - term);
      widenBlock(
          p, p.b + (p.transB ? column * p.ldb + term : term * p.ldb + column),
          p.ldb, p.transB ? n : k, p.transB ? k : n, bBlock);
      float beta = p.accumulate || term > 0 ? 1.0f : 0.0f;
      for (int64_t row = 0; row < p.m; row += blockRows) {
        int64_t m = std::min(blockRows, p.m - row);
        widenBlock(p,
                   p.a + (p.transA ? term * p.lda + row : row * p.lda + term),
                   p.lda, p.transA ? k : m, p.transA ? m : k, aBlock);
        sgemm(Blas::rowMajor, transA, transB, static_cast<int>(m),
              static_cast<int>(n), static_cast<int>(k), 1.0f, aBlock,
              static_cast<int>(p.transA ? m : k), bBlock,
              static_cast<int>(p.transB ? k : n), beta, c + row * ldc + column,
              static_cast<int>(ldc));
      }
    }
  }
}

/// Computes C in f32, in `c`.
static void multiplyToFloats(const HalfProduct &p, float *c, int64_t ldc) {
  double work = double(p.m) * double(p.n) * double(p.k);
  const Dnnl *library =
      p.dtype == DP_BF16 && p.mayCallDnnl && work >= leastDnnlCall ? dnnl()
                                                                   : nullptr;
  if (library && library->multipliesBFloats) {
    OneThread one(*library);
    // Without memory for its copies it leaves C alone.
    if (library->gemmBFloats(p.transA ? 'T' : 'N', p.transB ? 'T' : 'N', p.m,
                             p.n, p.k, 1.0f, p.a, p.lda, p.b, p.ldb,
                             p.accumulate ? 1.0f : 0.0f, c,
                             ldc) == dnnl_success)
      return;
  }
  multiplyWidened(p, c, ldc);
}

/// Adds the bias to rows of f32 and makes negative elements zero.
static void applyEpilogue(const HalfProduct &p, float *row, const float *bias) {
  if (p.epilogue & DP_EPILOGUE_BIAS)
    for (int64_t i = 0; i < p.n; ++i)
      row[i] += bias[i];
  if (p.epilogue & DP_EPILOGUE_RELU)
    for (int64_t i = 0; i < p.n; ++i)
      row[i] = row[i] <= 0 ? 0 : row[i]; // a NaN stays
}

/// Computes a part of a 16-bit C in `floats`, of p.m rows, and rounds it once.
static void multiplyPart(const HalfProduct &p, float *floats) {
  auto *c = static_cast<uint16_t *>(p.c);
  if (p.accumulate)
    for (int64_t row = 0; row < p.m; ++row)
      widenHalves(p.outDtype, c + row * p.ldc, floats + row * p.n, p.n);
  else if (p.k == 0)
    std::fill_n(floats, p.m * p.n, 0.0f);
  if (p.k > 0)
    multiplyToFloats(p, floats, p.n);
  float bias[partColumns];
  if (p.epilogue & DP_EPILOGUE_BIAS)
    widenHalves(p.outDtype, p.bias, bias, p.n);
  for (int64_t row = 0; row < p.m; ++row) {
    applyEpilogue(p, floats + row * p.n, bias);
    narrowToHalves(p.outDtype, floats + row * p.n, c + row * p.ldc, p.n);
  }
}

void dp::halfGemm(const HalfProduct &p) {
  assert(blas().error.empty() && "the BLAS is not loaded");
  if (p.outDtype == DP_F32)
    return multiplyToFloats(p, static_cast<float *>(p.c), p.ldc);
  static thread_local ThreadFloats memory;
  float *floats =
      memory.get(std::min(p.m, partRows) * std::min(p.n, partColumns));
  for (int64_t row = 0; row < p.m; row += partRows)
    for (int64_t column = 0; column < p.n; column += partColumns) {
      HalfProduct part = p;
      part.m = std::min(partRows, p.m - row);
      part.n = std::min(partColumns, p.n - column);
      part.a += p.transA ? row : row * p.lda;
      part.b += p.transB ? column * p.ldb : column;
      part.c = static_cast<uint16_t *>(p.c) + row * p.ldc + column;
      if (p.bias)
        part.bias += column;
      multiplyPart(part, floats);
    }
}
