//===- HostConv.cpp - Convolutions on the host ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// oneDNN computes the convolutions that it has fast code for. Otherwise this
// unfolds the image (im2col) a few rows at a time, so that they stay in the
// cache, and multiplies them with the filter by BLAS; the gradient of the image
// goes the other way. The division depends on the sizes and the number of
// threads only, so a result does not depend on timing.
//
//===----------------------------------------------------------------------===//

#include "Host/Bindings/Blas.h"
#include "Host/Libraries/DnnlConv.h"
#include "HostDevice.h"
#include "Host/Libraries/Sgemm.h"
#include "Support/DType.h"
#include "Support/Error.h"
#include "Support/Team.h"
#include "dp/Runtime/Chunk.h"

#include <atomic>
#include <climits>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

using namespace dp;

// Number of floats of the image that are unfolded at a time: half of a small
// L2.
static constexpr int64_t floatsPerTile = 128 << 10;
// Number of floats that are copied one by one.
static constexpr int64_t shortCopy = 8;

namespace {
/// A line of the unfolded image: unit i of `length` lies in the image at start
/// + i * step. Units before `begin` and from `end` on are outside.
struct Segment {
  int64_t start, step, unit, begin, end, length; ///< in floats; in units

  Segment(int64_t start, int64_t step, int64_t length, int64_t limit,
          int64_t unit)
      : start(start * unit), step(step * unit), unit(unit), length(length) {
    // Divisions would take longer than to copy a small window.
    int64_t before = -start, behind = limit - start;
    if (step > 1) {
      before = (before + step - 1) / step;
      behind = behind > 0 ? (behind - 1) / step + 1 : 0;
    }
    begin = std::min(std::max<int64_t>(before, 0), length);
    end = std::min(behind, length);
    end = std::max(begin, end);
  }
};

/// The rows of all images' outputs, outW pixels each.
class Conv {
public:
  explicit Conv(const ConvCall &call);

  int64_t rows() const { return p.n * rowsPerImage; }
  /// Returns true if this is a product of matrices where they lie: as fast as
  /// oneDNN's code with its reorders.
  bool isProduct() const {
    return isPlain && call.channelsFirst && p.groups == 1;
  }
  double work() const {
    return double(rows()) * double(outW) * double(call.filterSize());
  }
  /// Output rows [begin, begin + size) of a forward convolution.
  void forward(Chunk range) const;
  /// Adds the gradient over the rows to `sum`, or stores it there.
  void filterGradient(Chunk range, float *sum, bool add) const;
  /// The gradient of the images in the range.
  void inputGradient(Chunk images) const;

private:
  template <typename F>
  void forTiles(Chunk range, F f) const;
  template <typename F>
  void forSegments(int64_t row, int64_t count, int64_t group, F f) const;
  void unfold(int64_t row, int64_t count, int64_t group, float *tile) const;
  void fold(int64_t row, int64_t count, int64_t group, float *tile) const;
  /// Row `row` of the image of `group`, where a filter of one pixel reads it.
  int64_t plainOffset(int64_t row, int64_t group) const;
  int64_t outOffset(int64_t row, int64_t group) const;

  const ConvCall &call;
  const dp_conv_shape &p;
  int64_t outW, rowsPerImage, taps, imageSize;
  bool isPlain;
};
} // namespace

Conv::Conv(const ConvCall &call)
    : call(call), p(call.shape), outW(p.out[2]),
      rowsPerImage(p.out[0] * p.out[1]),
      taps(p.in_channels * p.window[0] * p.window[1] * p.window[2]),
      imageSize(p.image[0] * p.image[1] * p.image[2]), isPlain(true) {
  // A filter of one pixel needs no unfolding.
  for (int i = 0; i < 3; ++i)
    isPlain &= p.window[i] == 1 && p.stride[i] == 1 && p.low[i] == 0 &&
               p.image[i] == p.out[i];
}

/// Calls f(segment, line) for each line of the unfolded rows, in their order;
/// `line` is where that of the image begins, or -1 if it is outside.
template <typename F>
void Conv::forSegments(int64_t row, int64_t count, int64_t group, F f) const {
  const int64_t *size = p.image, *step = p.stride, *dilation = p.dilation;
  int64_t unit = call.channelsFirst ? 1 : p.in_channels;
  auto lineOf = [&](int64_t plane, int64_t i0, int64_t i1) {
    bool isOutside = i0 < 0 || i0 >= size[0] || i1 < 0 || i1 >= size[1];
    return isOutside ? -1
                     : ((plane * size[0] + i0) * size[1] + i1) * size[2] * unit;
  };
  int64_t image = row / rowsPerImage, o0 = row % rowsPerImage / p.out[1],
          o1 = row % p.out[1];
  if (!call.channelsFirst) {
    std::vector<int64_t> lines(static_cast<size_t>(p.window[0] * p.window[1]));
    for (int64_t left = count; left > 0; --left) {
      auto line = lines.begin();
      for (int64_t r0 = 0; r0 < p.window[0]; ++r0)
        for (int64_t r1 = 0; r1 < p.window[1]; ++r1)
          *line++ = lineOf(image, o0 * step[0] + r0 * dilation[0] - p.low[0],
                           o1 * step[1] + r1 * dilation[1] - p.low[1]);
      for (int64_t j = 0; j < outW; ++j) {
        Segment segment(j * step[2] - p.low[2], dilation[2], p.window[2],
                        size[2], unit);
        for (int64_t line : lines)
          f(segment, line);
      }
      if (++o1 == p.out[1])
        o1 = 0, ++o0;
      if (o0 == p.out[0])
        o0 = 0, ++image;
    }
    return;
  }
  for (int64_t channel = 0; channel < p.in_channels; ++channel) {
    int64_t plane = (image * p.groups + group) * p.in_channels + channel;
    for (int64_t r0 = 0; r0 < p.window[0]; ++r0)
      for (int64_t r1 = 0; r1 < p.window[1]; ++r1)
        for (int64_t r2 = 0; r2 < p.window[2]; ++r2) {
          Segment segment(r2 * dilation[2] - p.low[2], step[2], outW, size[2],
                          unit);
          int64_t i = o0, j = o1;
          for (int64_t left = count; left > 0; --left) {
            f(segment, lineOf(plane, i * step[0] + r0 * dilation[0] - p.low[0],
                              j * step[1] + r1 * dilation[1] - p.low[1]));
            if (++j == p.out[1])
              j = 0, ++i;
          }
        }
  }
}

void Conv::unfold(int64_t row, int64_t count, int64_t group,
                  float *tile) const {
  auto *x = static_cast<const float *>(call.a);
  auto clear = [](float *begin, const float *end) {
    if (begin != end)
      std::memset(begin, 0, static_cast<size_t>(end - begin) * sizeof(float));
  };
  forSegments(row, count, group, [&](const Segment &s, int64_t line) {
    float *next = tile + s.length * s.unit, *to = tile + s.begin * s.unit;
    // A call takes longer than to copy a few numbers.
    if (line >= 0 && s.step == s.unit && s.end - s.begin == s.length &&
        next - tile <= shortCopy) {
      for (const float *from = x + line + s.start; tile != next;)
        *tile++ = *from++;
      return;
    }
    if (line < 0 || s.begin == s.end) {
      clear(tile, next);
      tile = next;
      return;
    }
    clear(tile, to);
    const float *from = x + line + s.start + s.begin * s.step;
    float *end = tile + s.end * s.unit;
    if (s.step == s.unit)
      std::memcpy(to, from, static_cast<size_t>(end - to) * sizeof(float));
    else if (s.unit == 1)
      for (; to != end; ++to, from += s.step)
        *to = *from;
    else
      for (; to != end; to += s.unit, from += s.step)
        std::memcpy(to, from, static_cast<size_t>(s.unit) * sizeof(float));
    clear(end, next);
    tile = next;
  });
}

/// Adds to the elements that unfold reads.
void Conv::fold(int64_t row, int64_t count, int64_t group, float *tile) const {
  auto *x = static_cast<float *>(call.out);
  forSegments(row, count, group, [&](const Segment &s, int64_t line) {
    if (line >= 0) {
      const float *from = tile + s.begin * s.unit;
      float *to = x + line + s.start + s.begin * s.step;
      for (int64_t i = 0; i < s.end - s.begin; ++i)
        for (int64_t c = 0; c < s.unit; ++c)
          to[i * s.step + c] += from[i * s.unit + c];
    }
    tile += s.length * s.unit;
  });
}

int64_t Conv::plainOffset(int64_t row, int64_t group) const {
  if (!call.channelsFirst)
    return row * outW * p.in_channels;
  int64_t plane = (row / rowsPerImage * p.groups + group) * p.in_channels;
  return plane * imageSize + row % rowsPerImage * outW;
}

int64_t Conv::outOffset(int64_t row, int64_t group) const {
  if (!call.channelsFirst)
    return row * outW * p.out_channels;
  int64_t plane = (row / rowsPerImage * p.groups + group) * p.out_channels;
  return (plane * rowsPerImage + row % rowsPerImage) * outW;
}

/// Calls f(row, count, group, tile) for tiles of the rows, with memory for them
/// unless the filter is of one pixel. Tiles of images with the channels first
/// do not go beyond an image.
template <typename F>
void Conv::forTiles(Chunk range, F f) const {
  int64_t perTile = isPlain
                        ? INT_MAX / outW
                        : std::max<int64_t>(floatsPerTile / (outW * taps), 1);
  perTile = std::min(perTile, range.size);
  if (call.channelsFirst)
    perTile = std::min(perTile, rowsPerImage);
  std::unique_ptr<float[]> tile;
  if (!isPlain)
    tile.reset(new float[static_cast<size_t>(perTile * outW * taps)]);
  for (int64_t row = range.offset, end = row + range.size; row < end;) {
    int64_t count = std::min(perTile, end - row);
    if (call.channelsFirst)
      count = std::min(count, rowsPerImage - row % rowsPerImage);
    for (int64_t group = 0; group < p.groups; ++group)
      f(row, count, group, tile.get());
    row += count;
  }
}

void Conv::forward(Chunk range) const {
  auto *x = static_cast<const float *>(call.a);
  auto *filter = static_cast<const float *>(call.b);
  float beta = call.accumulate ? 1.0f : 0.0f;
  int k = static_cast<int>(p.out_channels), t = static_cast<int>(taps);
  forTiles(range, [&](int64_t row, int64_t count, int64_t group, float *tile) {
    int pixels = static_cast<int>(count * outW);
    if (!isPlain)
      unfold(row, count, group, tile);
    const float *unfolded = isPlain ? x + plainOffset(row, group) : tile;
    float *y = static_cast<float *>(call.out) + outOffset(row, group);
    if (!call.channelsFirst)
      sgemm(Blas::rowMajor, Blas::noTrans, Blas::trans, pixels, k, t, 1.0f,
            unfolded, t, filter, t, beta, y, k);
    else
      sgemm(Blas::rowMajor, Blas::noTrans, Blas::noTrans, k, pixels, t, 1.0f,
            filter + group * p.out_channels * taps, t, unfolded,
            isPlain ? static_cast<int>(imageSize) : pixels, beta, y,
            static_cast<int>(rowsPerImage * outW));
  });
}

void Conv::filterGradient(Chunk range, float *sum, bool add) const {
  auto *x = static_cast<const float *>(call.a);
  int k = static_cast<int>(p.out_channels), t = static_cast<int>(taps);
  forTiles(range, [&](int64_t row, int64_t count, int64_t group, float *tile) {
    int pixels = static_cast<int>(count * outW);
    if (!isPlain)
      unfold(row, count, group, tile);
    const float *unfolded = isPlain ? x + plainOffset(row, group) : tile;
    const float *dy =
        static_cast<const float *>(call.b) + outOffset(row, group);
    float beta = add || row != range.offset ? 1.0f : 0.0f;
    if (!call.channelsFirst)
      sgemm(Blas::rowMajor, Blas::trans, Blas::noTrans, k, t, pixels, 1.0f, dy,
            k, unfolded, t, beta, sum, t);
    else
      sgemm(Blas::rowMajor, Blas::noTrans, Blas::trans, k, t, pixels, 1.0f, dy,
            static_cast<int>(rowsPerImage * outW), unfolded,
            isPlain ? static_cast<int>(imageSize) : pixels, beta,
            sum + group * p.out_channels * taps, t);
  });
}

void Conv::inputGradient(Chunk images) const {
  auto *x = static_cast<float *>(call.out);
  auto *filter = static_cast<const float *>(call.b);
  int64_t imageFloats = p.groups * p.in_channels * imageSize;
  if (!isPlain && !call.accumulate)
    std::memset(x + images.offset * imageFloats, 0,
                static_cast<size_t>(images.size * imageFloats) * sizeof(float));
  float beta = isPlain && call.accumulate ? 1.0f : 0.0f;
  int k = static_cast<int>(p.out_channels), t = static_cast<int>(taps);
  Chunk range{images.offset * rowsPerImage, images.size * rowsPerImage};
  forTiles(range, [&](int64_t row, int64_t count, int64_t group, float *tile) {
    int pixels = static_cast<int>(count * outW);
    float *unfolded = isPlain ? x + plainOffset(row, group) : tile;
    const float *dy =
        static_cast<const float *>(call.a) + outOffset(row, group);
    if (!call.channelsFirst)
      sgemm(Blas::rowMajor, Blas::noTrans, Blas::noTrans, pixels, t, k, 1.0f,
            dy, k, filter, t, beta, unfolded, t);
    else
      sgemm(Blas::rowMajor, Blas::trans, Blas::noTrans, t, pixels, k, 1.0f,
            filter + group * p.out_channels * taps, t, dy,
            static_cast<int>(rowsPerImage * outW), beta, unfolded,
            isPlain ? static_cast<int>(imageSize) : pixels);
    if (!isPlain)
      fold(row, count, group, tile);
  });
}

/// Says which size BLAS cannot take; nothing if there is none.
static const char *whyTooLarge(const ConvCall &call) {
  const dp_conv_shape &p = call.shape;
  auto isLarge = [](int64_t a, int64_t b, int64_t c) {
    return double(a) * double(b) * double(c) > INT_MAX;
  };
  if (double(p.in_channels) * double(p.window[0]) * double(p.window[1]) *
          double(p.window[2]) >
      INT_MAX)
    return "conv: a filter of over 2^31 - 1 numbers";
  if (isLarge(p.image[0], p.image[1], p.image[2]) ||
      isLarge(p.out[0], p.out[1], p.out[2]))
    return "conv: an image of over 2^31 - 1 pixels";
  return nullptr;
}

bool HostDevice::convByDnnl(const ConvCall &call, dp_status &status) {
  status = DP_SUCCESS;
  try {
    const Dnnl *library = dnnl();
    if (!library)
      return false;
    if (!dnnlConv)
      dnnlConv = std::make_unique<DnnlConv>(*library, team);
    return dnnlConv->run(call);
  } catch (const Error &error) {
    status = fail(error.status, error.what());
  } catch (const std::bad_alloc &) {
    status = fail(DP_ERROR_MEMORY, "conv: out of memory");
  }
  return true;
}

dp_status HostDevice::conv(const ConvCall &p) {
  if (p.epilogue != 0)
    return fail(DP_ERROR_INVALID, "conv: the host has no epilogues");
  if (p.shape.n == 0) {
    if (p.kind == DP_CONV_FILTER_GRADIENT && !p.accumulate)
      std::memset(p.out, 0,
                  static_cast<size_t>(p.filterSize() * dtypeSize(p.outDtype)));
    return DP_SUCCESS;
  }
  return p.dtype == DP_F32 ? convFloats(p) : convHalves(p);
}

dp_status HostDevice::convFloats(const ConvCall &p) {
  auto *out = static_cast<float *>(p.out);
  auto size = static_cast<size_t>(p.filterSize());
  Conv conv(p);
  dp_status status;
  if (!conv.isProduct() && convByDnnl(p, status))
    return status;
  if (const char *reason = whyTooLarge(p))
    return fail(DP_ERROR_INVALID, reason);
  if ((status = prepareBlas(conv.work())))
    return status;
  // Rows of one image add to one gradient.
  int64_t units = p.kind == DP_CONV_INPUT_GRADIENT ? p.shape.n : conv.rows();
  int64_t parts =
      std::min({team.size(), units,
                static_cast<int64_t>(conv.work() / maddsPerPart) + 1});
  // A part without memory is reported after the others are done.
  std::atomic<bool> hasMemory{true};
  auto run = [&](auto body) {
    team.run(parts, [&](int64_t part) {
      try {
        body(part, chunkOf(units, parts, part));
      } catch (const std::bad_alloc &) {
        hasMemory = false;
      }
    });
  };
  if (p.kind == DP_CONV_FORWARD) {
    run([&](int64_t, Chunk rows) { conv.forward(rows); });
  } else if (p.kind == DP_CONV_INPUT_GRADIENT) {
    run([&](int64_t, Chunk images) { conv.inputGradient(images); });
  } else if (parts == 1) {
    run([&](int64_t, Chunk rows) {
      conv.filterGradient(rows, out, p.accumulate);
    });
  } else {
    // The first part accumulates into the output; the sums of the others follow
    // in order.
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
