//===- HostConv.cpp - Convolutions on the host ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Unfolds the image (im2col) a few rows at a time, so that they stay in the
// cache, and multiplies them with the filter by BLAS. The division depends on
// the sizes and the number of threads only, so a result does not depend on
// timing.
//
//===----------------------------------------------------------------------===//

#include "Blas.h"
#include "HostDevice.h"
#include "Support/Team.h"
#include "dp/Runtime/Chunk.h"

#include <atomic>
#include <climits>
#include <cstring>
#include <memory>
#include <new>

using namespace dp;

// Number of floats of the image that are unfolded at a time: half of a small
// L2.
static constexpr int64_t floatsPerTile = 128 << 10;

namespace {
/// Rows are those of the output of all images, outW pixels each.
class Conv {
public:
  Conv(const ConvCall &call, Blas::Sgemm sgemm)
      : p(call), sgemm(sgemm), x(static_cast<const float *>(call.a)),
        outH(call.outH()), outW(call.outW()), taps(call.r * call.s * call.c) {}

  int64_t rows() const { return p.n * outH; }
  int64_t filterSize() const { return p.k * taps; }

  /// Output rows [begin, begin + size) of a forward convolution.
  void forward(Chunk range) const;
  /// Adds the gradient over the rows to `sum`, or stores it there.
  void filterGradient(Chunk range, float *sum, bool add) const;

private:
  template <typename F>
  void forTiles(Chunk range, F f) const;
  void unfold(int64_t row, int64_t count, float *tile) const;

  const ConvCall &p;
  Blas::Sgemm sgemm;
  const float *x;
  int64_t outH, outW, taps;
};
} // namespace

void Conv::unfold(int64_t row, int64_t count, float *tile) const {
  for (int64_t end = row + count; row < end; ++row) {
    const float *image =
        x + (row / outH * p.h + row % outH * p.strideH) * p.w * p.c;
    for (int64_t j = 0; j < outW; ++j)
      for (int64_t r = 0; r < p.r; ++r) {
        const float *line =
            image + (r * p.dilationH * p.w + j * p.strideW) * p.c;
        if (p.dilationW == 1) {
          std::memcpy(tile, line,
                      static_cast<size_t>(p.s * p.c) * sizeof(float));
          tile += p.s * p.c;
          continue;
        }
        for (int64_t s = 0; s < p.s; ++s, tile += p.c)
          std::memcpy(tile, line + s * p.dilationW * p.c,
                      static_cast<size_t>(p.c) * sizeof(float));
      }
  }
}

/// Calls f(row, count, unfolded) for tiles of the rows.
template <typename F>
void Conv::forTiles(Chunk range, F f) const {
  // A filter of one pixel needs no unfolding.
  bool isPlain = p.r == 1 && p.s == 1 && p.strideH == 1 && p.strideW == 1;
  int64_t perTile = isPlain
                        ? INT_MAX / outW
                        : std::max<int64_t>(floatsPerTile / (outW * taps), 1);
  perTile = std::min(perTile, range.size);
  std::unique_ptr<float[]> tile;
  if (!isPlain)
    tile.reset(new float[static_cast<size_t>(perTile * outW * taps)]);
  for (int64_t row = range.offset, end = row + range.size; row < end;
       row += perTile) {
    int64_t count = std::min(perTile, end - row);
    if (isPlain) {
      f(row, count, x + row * outW * taps);
      continue;
    }
    unfold(row, count, tile.get());
    f(row, count, tile.get());
  }
}

void Conv::forward(Chunk range) const {
  auto *filter = static_cast<const float *>(p.b);
  auto *out = static_cast<float *>(p.out);
  forTiles(range, [&](int64_t row, int64_t count, const float *unfolded) {
    sgemm(Blas::rowMajor, Blas::noTrans, Blas::trans,
          static_cast<int>(count * outW), static_cast<int>(p.k),
          static_cast<int>(taps), 1.0f, unfolded, static_cast<int>(taps),
          filter, static_cast<int>(taps), p.accumulate ? 1.0f : 0.0f,
          out + row * outW * p.k, static_cast<int>(p.k));
  });
}

void Conv::filterGradient(Chunk range, float *sum, bool add) const {
  auto *dy = static_cast<const float *>(p.b);
  forTiles(range, [&](int64_t row, int64_t count, const float *unfolded) {
    sgemm(Blas::rowMajor, Blas::trans, Blas::noTrans, static_cast<int>(p.k),
          static_cast<int>(taps), static_cast<int>(count * outW), 1.0f,
          dy + row * outW * p.k, static_cast<int>(p.k), unfolded,
          static_cast<int>(taps), add ? 1.0f : 0.0f, sum,
          static_cast<int>(taps));
    add = true;
  });
}

dp_status HostDevice::conv(const ConvCall &p) {
  auto *out = static_cast<float *>(p.out);
  bool isForward = p.kind == DP_CONV_FORWARD;
  if (p.n == 0) {
    if (!isForward && !p.accumulate)
      std::memset(out, 0,
                  static_cast<size_t>(p.k * p.r * p.s * p.c) * sizeof(float));
    return DP_SUCCESS;
  }
  if (p.r * p.s > INT_MAX / p.c)
    return fail(DP_ERROR_INVALID, "conv: a filter of over 2^31 - 1 numbers");
  if (dp_status status = prepareBlas())
    return status;
  Conv conv(p, blas().sgemm);
  double work =
      double(conv.rows()) * double(p.outW()) * double(conv.filterSize());
  int64_t parts = std::min({team.size(), conv.rows(),
                            static_cast<int64_t>(work / maddsPerPart) + 1});
  // A part without memory is reported after the others are done.
  std::atomic<bool> hasMemory{true};
  auto run = [&](auto body) {
    team.run(parts, [&](int64_t part) {
      try {
        body(part, chunkOf(conv.rows(), parts, part));
      } catch (const std::bad_alloc &) {
        hasMemory = false;
      }
    });
  };
  if (isForward) {
    run([&](int64_t, Chunk rows) { conv.forward(rows); });
  } else if (parts == 1) {
    run([&](int64_t, Chunk rows) {
      conv.filterGradient(rows, out, p.accumulate);
    });
  } else {
    // The first part accumulates into the output; the sums of the others follow
    // in order.
    size_t size = static_cast<size_t>(conv.filterSize());
    std::unique_ptr<float[]> sums(
        new (std::nothrow) float[size * static_cast<size_t>(parts - 1)]());
    if (!sums)
      return fail(DP_ERROR_MEMORY, "conv: no memory for partial gradients");
    run([&](int64_t part, Chunk rows) {
      float *sum =
          part == 0 ? out : sums.get() + size * static_cast<size_t>(part - 1);
      conv.filterGradient(rows, sum, part == 0 && p.accumulate);
    });
    for (const float *sum = sums.get();
         sum != sums.get() + size * static_cast<size_t>(parts - 1); sum += size)
      for (size_t i = 0; i < size; ++i)
        out[i] += sum[i];
  }
  if (!hasMemory)
    return fail(DP_ERROR_MEMORY, "conv: no memory to unfold the image");
  return DP_SUCCESS;
}
