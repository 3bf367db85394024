//===- WinogradConv.cpp - Convolutions of 3 x 3 by transforms -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A block is some rows of tiles, of one image or several. Its transformed tiles
// are 16 matrices [channel][tile].
//
//===----------------------------------------------------------------------===//

#include "WinogradConv.h"
#include "WinogradKernels.h"
#include "dp/Runtime/Chunk.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace dp;

static constexpr int64_t numbersPerTile = 16;
static constexpr size_t lineFloats = 16;

namespace {
/// Images [n, channels, height, width], and where their tiles begin: `top` and
/// `left` pixels before the first.
struct Images {
  int64_t channels, height, width, top, left;

  int64_t offset(int64_t image, int64_t channel) const {
    return (image * channels + channel) * height * width;
  }
};

/// The tiles of all images.
struct Grid {
  int64_t images, rows, columns;

  Grid(int64_t images, int64_t height, int64_t width)
      : images(images), rows((height + 1) / 2), columns((width + 1) / 2) {}
  int64_t allRows() const { return images * rows; }
};

/// Rows of a block that are of one image.
struct Strip {
  int64_t image, row, rows;
  int64_t tile; ///< the first one's number in the block
};

/// 16 matrices [rows][tile] of a block.
struct TileMatrices {
  int64_t tiles, pitch, stride;

  TileMatrices(int64_t rows, int64_t tiles) : tiles(tiles) {
    constexpr int64_t unit = TileProduct::columnUnit;
    pitch = chunkSize(tiles + tileSpill, unit) * unit;
    // Not a multiple of what a set of the cache repeats by, so that the 16
    // numbers of a tile do not fall into one.
    stride = rows * pitch + unit;
  }
  size_t floats() const { return size_t(numbersPerTile * stride); }
};

/// A padded plane of pixels that holds the tiles of a strip.
class PaddedPlane {
public:
  PaddedPlane(const Images &images, const Grid &grid, int64_t tileSize)
      : images(images), tileSize(tileSize),
        pitch(2 * grid.columns + tileSize + planeSpill) {}

  /// Floats for `rows` rows of tiles.
  size_t floats(int64_t rows) const {
    return size_t((2 * rows + tileSize) * pitch + planeSpill);
  }
  /// Chooses the rows, and clears what is outside of the images.
  void begin(const Strip &strip, float *memory) {
    at = memory;
    int64_t first = 2 * strip.row - images.top;
    int64_t count = 2 * strip.rows - 2 + tileSize;
    skipped = std::max<int64_t>(0, -first);
    row = std::max<int64_t>(0, first);
    rows = std::max<int64_t>(0, std::min(images.height, first + count) - row);
    width = std::min(images.width, pitch - planeSpill - images.left);
    std::memset(at, 0, floats(strip.rows) * sizeof(float));
  }
  void read(const float *channel) const {
    for (int64_t i = 0; i < rows; ++i)
      std::memcpy(line(i), channel + (row + i) * images.width,
                  size_t(width) * sizeof(float));
  }
  void write(float *channel, bool add) const {
    for (int64_t i = 0; i < rows; ++i) {
      float *to = channel + (row + i) * images.width;
      const float *from = line(i);
      if (!add)
        std::memcpy(to, from, size_t(width) * sizeof(float));
      else
        for (int64_t x = 0; x < width; ++x)
          to[x] += from[x];
    }
  }

  const Images &images;
  int64_t tileSize, pitch;
  float *at = nullptr;

private:
  float *line(int64_t i) const {
    return at + (skipped + i) * pitch + images.left;
  }

  int64_t skipped = 0, row = 0, rows = 0, width = 0;
};
} // namespace

/// Calls f(strip) for the rows [range) of tiles.
template <typename F>
static void forStrips(const Grid &grid, Chunk range, F f) {
  int64_t tile = 0;
  for (int64_t at = range.offset, end = at + range.size; at < end;) {
    int64_t row = at % grid.rows, rows = std::min(grid.rows - row, end - at);
    f(Strip{at / grid.rows, row, rows, tile});
    tile += rows * grid.columns;
    at += rows;
  }
}

static size_t roundToLine(size_t floats) {
  return (floats + lineFloats - 1) / lineFloats * lineFloats;
}

static float *getFloats(AlignedMemory &memory, size_t floats) {
  return reinterpret_cast<float *>(memory.get(floats * sizeof(float)));
}

/// Whether the variable DP_WINOGRAD allows it.
static bool isAllowed() {
  static const bool allowed = [] {
    const char *value = std::getenv("DP_WINOGRAD");
    return !value || std::strcmp(value, "off") != 0;
  }();
  return allowed;
}

bool WinogradConv::isFast(const ConvCall &call) {
  // With fewer channels the transforms take longer than they save.
  constexpr int64_t leastChannels = 32;
  const dp_conv_shape &p = call.shape;
  bool isPlane = p.image[0] == 1 && p.window[0] == 1 && p.out[0] == 1;
  for (int i = 1; i < 3; ++i)
    isPlane &= p.window[i] == 3 && p.stride[i] == 1 && p.dilation[i] == 1 &&
               p.low[i] <= 2 && p.image[i] >= 3 && p.out[i] >= 3;
  return isPlane && call.dtype == DP_F32 && call.channelsFirst &&
         p.groups == 1 &&
         std::min(p.in_channels, p.out_channels) >= leastChannels &&
         isAllowed();
}

const float *WinogradConv::transformAllFilters(const ConvCall &call,
                                               const PackedFilters &packed) {
  float *to = getFloats(filters, size_t(numbersPerTile * packed.stride()));
  auto *from = static_cast<const float *>(call.b);
  int64_t groups = packed.rowGroups();
  int64_t parts = std::min(2 * scratch.team.size(), groups);
  scratch.team.run(parts, [&](int64_t part) {
    Chunk range = chunkOf(groups, parts, part);
    for (int64_t group = range.offset; group < range.offset + range.size;
         ++group)
      transformFilters(from, group, packed, call.kind == DP_CONV_INPUT_GRADIENT,
                       to);
  });
  return to;
}

/// The number of a tile's element after both its dimensions are reversed in the
/// filter.
static int64_t flip(int64_t number) {
  auto swapEnds = [](int64_t i) { return i == 0 ? 3 : i == 3 ? 0 : i; };
  return 4 * swapEnds(number / 4) + swapEnds(number % 4);
}

/// Rows of tiles of a block: as many as fit a core's cache with all their
/// numbers, but enough to make up for reading the filters, and some for each
/// thread.
static int64_t getBlockRows(const Grid &grid, int64_t channels,
                            int64_t threads) {
  constexpr int64_t floatsPerBlock = 192 << 10, leastTiles = 96;
  int64_t tiles =
      std::max(floatsPerBlock / (numbersPerTile * channels), leastTiles);
  int64_t rows = std::max<int64_t>(1, tiles / grid.columns);
  rows = std::min(rows, chunkSize(grid.allRows(), threads));
  return std::max(rows, chunkSize(grid.allRows(), Team::maxParts));
}

/// A convolution is one of x with the filters, the gradient of the image one of
/// dy with the filters flipped and their channels exchanged.
void WinogradConv::convolve(const ConvCall &call) {
  const dp_conv_shape &p = call.shape;
  bool isForward = call.kind == DP_CONV_FORWARD;
  Images x{p.in_channels, p.image[1], p.image[2], p.low[1], p.low[2]};
  Images y{p.out_channels, p.out[1], p.out[2], 2 - p.low[1], 2 - p.low[2]};
  Images in = isForward ? x : y, out = isForward ? y : x;
  out.top = out.left = 0;
  Grid grid(p.n, out.height, out.width);
  PackedFilters packed{out.channels, in.channels};
  const float *u = transformAllFilters(call, packed);
  int64_t perBlock =
      getBlockRows(grid, in.channels + out.channels, scratch.team.size());
  int64_t blocks = chunkSize(grid.allRows(), perBlock);
  auto *from = static_cast<const float *>(call.a);
  auto *to = static_cast<float *>(call.out);
  scratch.run(blocks, [&](int64_t block, AlignedMemory &memory) {
    Chunk range = chunkOf(grid.allRows(), blocks, block);
    if (range.size == 0)
      return;
    TileMatrices v(in.channels, range.size * grid.columns);
    TileMatrices m(packed.rowGroups() * packed.rowUnit, v.tiles);
    PaddedPlane source(in, grid, 4), result(out, grid, 2);
    int64_t stripRows = std::min(range.size, grid.rows);
    float *vAt =
        getFloats(memory, roundToLine(v.floats()) + roundToLine(m.floats()) +
                              source.floats(stripRows));
    float *mAt = vAt + roundToLine(v.floats());
    float *pixels = mAt + roundToLine(m.floats());
    forStrips(grid, range, [&](const Strip &strip) {
      source.begin(strip, pixels);
      for (int64_t c = 0; c < in.channels; ++c) {
        source.read(from + in.offset(strip.image, c));
        transformImage(pixels, source.pitch, strip.rows, grid.columns,
                       vAt + c * v.pitch + strip.tile, v.stride);
      }
    });
    constexpr int64_t unit = TileProduct::columnUnit;
    TileProduct product{chunkSize(v.tiles, unit) * unit, v.pitch, m.pitch};
    for (int64_t e = 0; e < numbersPerTile; ++e)
      multiplyTiles(packed, u + (isForward ? e : flip(e)) * packed.stride(),
                    product, vAt + e * v.stride, mAt + e * m.stride, false);
    forStrips(grid, range, [&](const Strip &strip) {
      result.begin(strip, pixels);
      for (int64_t c = 0; c < out.channels; ++c) {
        transformToPixels(mAt + c * m.pitch + strip.tile, m.stride, strip.rows,
                          grid.columns, pixels, result.pitch);
        result.write(to + out.offset(strip.image, c), call.accumulate);
      }
    });
  });
}

namespace {
/// Transforms images or their gradients with the channels side by side.
class ChannelTransform {
public:
  ChannelTransform(const Images &images, const Grid &grid, Chunk range,
                   bool isGradient)
      : images(images), grid(grid), range(range), isGradient(isGradient),
        plane(images, grid, isGradient ? 2 : 4) {
    // Few tiles stay in the first cache until they are exchanged.
    constexpr int64_t mostTiles = 64;
    rowsPerStep = std::clamp<int64_t>(mostTiles / grid.columns, 1, grid.rows);
    pitch = rowsPerStep * grid.columns + tileSpill;
  }

  /// Transforms the channels of `group`; number e of a tile goes to out[e *
  /// stride + tile * tilePitch + channel in the group].
  void run(const float *from, int64_t group, float *out, int64_t stride,
           int64_t tilePitch, AlignedMemory &memory) {
    constexpr int64_t unit = PackedFilters::rowUnit;
    size_t planeFloats = roundToLine(plane.floats(rowsPerStep));
    size_t tileFloats = size_t(unit * numbersPerTile * pitch);
    float *pixels = getFloats(memory, planeFloats + tileFloats);
    float *numbers = pixels + planeFloats;
    std::memset(numbers, 0, tileFloats * sizeof(float));
    int64_t size = std::min(unit, images.channels - group * unit);
    for (int64_t row = 0; row < range.size; row += rowsPerStep) {
      Chunk rows{range.offset + row, std::min(rowsPerStep, range.size - row)};
      forStrips(grid, rows, [&](const Strip &strip) {
        plane.begin(strip, pixels);
        for (int64_t i = 0; i < size; ++i) {
          plane.read(from + images.offset(strip.image, group * unit + i));
          (isGradient ? transformPixelGradient : transformImage)(
              pixels, plane.pitch, strip.rows, grid.columns,
              numbers + i * numbersPerTile * pitch + strip.tile, pitch);
        }
      });
      exchangeChannels(numbers, pitch, rows.size * grid.columns,
                       out + row * grid.columns * tilePitch, stride, tilePitch);
    }
  }

private:
  const Images &images;
  const Grid &grid;
  Chunk range;
  bool isGradient;
  PaddedPlane plane;
  int64_t rowsPerStep, pitch;
};
} // namespace

/// The sum over all tiles of products of the transformed gradient with the
/// transformed image, some rows of tiles at a time. All threads share the
/// transforms, then the products.
void WinogradConv::computeFilterGradient(const ConvCall &call) {
  const dp_conv_shape &p = call.shape;
  Images x{p.in_channels, p.image[1], p.image[2], p.low[1], p.low[2]};
  Images y{p.out_channels, p.out[1], p.out[2], 0, 0};
  Grid grid(p.n, y.height, y.width);
  constexpr int64_t floatsPerBlock = 2 << 20;
  int64_t rows = floatsPerBlock / numbersPerTile / (x.channels + y.channels) /
                 grid.columns;
  rows = std::clamp<int64_t>(rows, 1, grid.allRows());
  int64_t blocks = chunkSize(grid.allRows(), rows);
  constexpr int64_t unit = PackedFilters::rowUnit;
  int64_t columns =
      chunkSize(x.channels, TileProduct::columnUnit) * TileProduct::columnUnit;
  PackedFilters most{y.channels, rows * grid.columns};
  TileProduct product{columns, columns, columns};
  int64_t vStride = most.terms * columns + TileProduct::columnUnit;
  int64_t mStride = most.rowGroups() * unit * columns + TileProduct::columnUnit;
  float *sums = getFloats(filters, size_t(numbersPerTile * mStride));
  float *u =
      getFloats(tiles, size_t(numbersPerTile * (most.stride() + vStride)));
  float *v = u + numbersPerTile * most.stride();
  auto *images = static_cast<const float *>(call.a);
  auto *gradients = static_cast<const float *>(call.b);
  for (int64_t block = 0; block < blocks; ++block) {
    Chunk range = chunkOf(grid.allRows(), blocks, block);
    if (range.size == 0)
      break;
    PackedFilters packed{y.channels, range.size * grid.columns};
    int64_t groupsOfX = chunkSize(x.channels, unit);
    scratch.run(groupsOfX + packed.rowGroups(), [&](int64_t part,
                                                    AlignedMemory &memory) {
      int64_t group = part - groupsOfX;
      if (group < 0)
        ChannelTransform(x, grid, range, false)
            .run(images, part, v + part * unit, vStride, columns, memory);
      else
        ChannelTransform(y, grid, range, true)
            .run(gradients, group, u + packed.place(group * unit, 0),
                 packed.stride(), unit, memory);
    });
    scratch.team.run(numbersPerTile, [&](int64_t e) {
      multiplyTiles(packed, u + e * packed.stride(), product, v + e * vStride,
                    sums + e * mStride, block > 0);
    });
  }
  int64_t parts = std::min(2 * scratch.team.size(), y.channels);
  scratch.team.run(parts, [&](int64_t part) {
    Chunk range = chunkOf(y.channels, parts, part);
    for (int64_t k = range.offset; k < range.offset + range.size; ++k)
      transformFilterGradient(
          sums + k * columns, mStride, x.channels,
          static_cast<float *>(call.out) + 9 * k * x.channels, call.accumulate);
  });
}

void WinogradConv::run(const ConvCall &call) {
  if (call.kind == DP_CONV_FILTER_GRADIENT)
    computeFilterGradient(call);
  else
    convolve(call);
}
