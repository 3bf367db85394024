//===- HalfConv.cpp - Convolutions of 16-bit arrays on the host -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// oneDNN computes convolutions of bf16 where the CPU multiplies bf16. All
// others are computed in f32, a few images at a time.
//
//===----------------------------------------------------------------------===//

#include "Host/Libraries/DnnlConv.h"
#include "Host/Libraries/Halves.h"
#include "HostDevice.h"
#include "Support/Error.h"
#include "Support/Team.h"
#include "dp/Runtime/Chunk.h"

#include <algorithm>
#include <new>

using namespace dp;

// Floats of the images that are converted at a time, if that gives each thread
// an image.
static constexpr int64_t mostWidened = 4 << 20;

/// Calls f(range) for parts of `count` elements on the threads of the team.
template <typename F>
static void forRanges(Team &team, int64_t count, F f) {
  constexpr int64_t perPart = 64 << 10;
  int64_t parts = std::min(team.size(), chunkSize(count, perPart));
  team.run(parts, [&](int64_t part) { f(chunkOf(count, parts, part)); });
}

static void widen(Team &team, dp_dtype dtype, const uint16_t *from, float *to,
                  int64_t count) {
  forRanges(team, count, [&](Chunk range) {
    widenHalves(dtype, from + range.offset, to + range.offset, range.size);
  });
}

static void narrow(Team &team, dp_dtype dtype, const float *from, uint16_t *to,
                   int64_t count) {
  forRanges(team, count, [&](Chunk range) {
    narrowToHalves(dtype, from + range.offset, to + range.offset, range.size);
  });
}

/// Returns true if oneDNN may compute it in bf16.
static bool hasBFloatCode(const ConvCall &p) {
  if (p.dtype != DP_BF16)
    return false;
  const Dnnl *library = dnnl();
  bool isRounded = p.outDtype == DP_BF16;
  return library && library->multipliesBFloats &&
         !(isRounded && (p.accumulate || p.kind == DP_CONV_FILTER_GRADIENT));
}

namespace {
/// The elements of an array of the call: of all images, or of the filter.
struct Extent {
  Extent(const ConvCall &p, bool isFilter, bool isImage) : isFilter(isFilter) {
    const dp_conv_shape &s = p.shape;
    const int64_t *size = isImage ? s.image : s.out;
    int64_t pixels = size[0] * size[1] * size[2];
    each = isFilter
               ? p.filterSize()
               : s.groups * (isImage ? s.in_channels : s.out_channels) * pixels;
  }
  int64_t of(int64_t images) const { return isFilter ? each : images * each; }
  /// Returns the index of the first element of image `first`; a filter has no
  /// images, so all calls share its elements.
  int64_t at(int64_t first) const { return isFilter ? 0 : first * each; }

  bool isFilter;
  int64_t each;
};
} // namespace

dp_status HostDevice::convHalves(const ConvCall &p) {
  try {
    dp_status status;
    if (hasBFloatCode(p) && convByDnnl(p, status))
      return status;
    bool isForward = p.kind == DP_CONV_FORWARD,
         isOfFilter = p.kind == DP_CONV_FILTER_GRADIENT,
         isRounded = isHalf(p.outDtype);
    Extent a(p, false, p.kind != DP_CONV_INPUT_GRADIENT),
        b(p, !isOfFilter, false), out(p, isOfFilter, !isForward);
    int64_t images =
        std::clamp<int64_t>(mostWidened / (a.of(1) + out.of(1)),
                            std::min(team.size(), p.shape.n), p.shape.n);
    auto take = [&](AlignedMemory &memory, int64_t count) {
      return reinterpret_cast<float *>(
          memory.get(static_cast<size_t>(count) * sizeof(float)));
    };
    float *wideA = take(widened[0], a.of(images)),
          *wideB = take(widened[1], b.of(images)),
          *wideOut = isRounded ? take(widened[2], out.of(images)) : nullptr;
    auto *halfA = static_cast<const uint16_t *>(p.a),
         *halfB = static_cast<const uint16_t *>(p.b);
    auto *halfOut = static_cast<uint16_t *>(p.out);
    for (int64_t first = 0; first < p.shape.n; first += images) {
      int64_t count = std::min(images, p.shape.n - first);
      ConvCall part = p;
      part.dtype = part.outDtype = DP_F32;
      part.shape.n = count;
      part.a = wideA;
      part.b = wideB;
      part.out =
          isRounded ? wideOut : static_cast<float *>(p.out) + out.at(first);
      // The gradient of a filter is a sum over all images.
      bool isNew = first == 0 || !isOfFilter;
      part.accumulate = p.accumulate || !isNew;
      widen(team, p.dtype, halfA + a.at(first), wideA, a.of(count));
      if (first == 0 || !b.isFilter)
        widen(team, p.dtype, halfB + b.at(first), wideB, b.of(count));
      if (isRounded && p.accumulate && isNew)
        widen(team, p.dtype, halfOut + out.at(first), wideOut, out.of(count));
      if ((status = convFloats(part)))
        return status;
      if (isRounded && (!isOfFilter || first + count == p.shape.n))
        narrow(team, p.dtype, wideOut, halfOut + out.at(first), out.of(count));
    }
  } catch (const Error &error) {
    return fail(error.status, error.what());
  } catch (const std::bad_alloc &) {
    return fail(DP_ERROR_MEMORY, "conv: out of memory");
  }
  return DP_SUCCESS;
}
