//===- DnnlConv.cpp - Convolutions of a device by oneDNN ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A tile is some images and some channels: its arrays are reordered into the
// layouts that the code wants and back while they are in the caches.
//
//===----------------------------------------------------------------------===//

#include "DnnlConv.h"
#include "Support/DType.h"
#include "Support/Team.h"

#include <algorithm>
#include <climits>
#include <exception>

using namespace dp;

// Floats of the images of a tile: some of a core's share of the caches. For the
// gradient of a filter more, since it is written once per tile.
static constexpr int64_t floatsPerImageTile = 512 << 10;
static constexpr int64_t floatsPerGradientTile = 2 << 20;
// Floats of an array of a tile: oneDNN's code has offsets of 32 bits, in bytes.
static constexpr int64_t mostFloats = INT_MAX / sizeof(float);
// Plans that are kept; sizes that change from step to step make new ones.
static constexpr size_t mostPlans = 1024;
// Channels that a vector of oneDNN's layouts holds.
static constexpr int64_t channelsPerVector = 16;

/// The number of channels, or groups, that can be divided, and the least number
/// of them that is worth a part.
static int64_t channelsOf(const ConvCall &call) {
  const dp_conv_shape &p = call.shape;
  if (p.groups > 1)
    return p.groups;
  return call.kind == DP_CONV_INPUT_GRADIENT ? p.in_channels : p.out_channels;
}

static int64_t channelUnit(const ConvCall &call) {
  const dp_conv_shape &p = call.shape;
  if (p.groups == 1)
    return channelsPerVector;
  return chunkSize(channelsPerVector, std::min(p.in_channels, p.out_channels));
}

const DnnlConvPlan &DnnlConv::getPlan(const ConvPiece &piece) {
  std::unique_ptr<DnnlConvPlan> &plan = plans[piece.key()];
  if (!plan) {
    OneThread one(dnnl);
    plan = std::make_unique<DnnlConvPlan>(dnnl, piece);
  }
  return *plan;
}

/// Appends the tiles of a part; returns false if one has no fast code.
bool DnnlConv::addTiles(const ConvCall &call, Chunk images, Chunk channels,
                        std::vector<Tile> &tiles) {
  const dp_conv_shape &p = call.shape;
  ConvPiece whole(call), piece = whole;
  bool isOfImage = call.kind == DP_CONV_INPUT_GRADIENT;
  // Channels of the image, of the output and of the filter before the part.
  int64_t x = 0, y = 0, filter = 0;
  int64_t taps = p.window[0] * p.window[1] * p.window[2];
  if (p.groups > 1) {
    piece.shape.groups = channels.size;
    x = channels.offset * p.in_channels;
    y = channels.offset * p.out_channels;
    filter = y * p.in_channels * taps;
  } else if (isOfImage) {
    piece.shape.in_channels = channels.size;
    x = channels.offset;
    filter = channels.offset * (call.channelsFirst ? taps : 1);
  } else {
    piece.shape.out_channels = channels.size;
    y = channels.offset;
    filter = y * p.in_channels * taps;
  }
  piece.shape.n = 1;
  int64_t perImage = piece.imageSize() + piece.outSize();
  if (perImage > mostFloats || piece.filterSize() > mostFloats)
    return false;
  int64_t most = std::min(images.size, mostFloats / perImage);
  piece.shape.n = most;
  if (!getPlan(piece).isFast())
    return false;
  if (!getPlan(piece).takesPlainImages()) {
    int64_t floats = call.kind == DP_CONV_FILTER_GRADIENT
                         ? floatsPerGradientTile
                         : floatsPerImageTile;
    // A tile reads or writes the filter once.
    floats = std::max(floats, 2 * piece.filterSize());
    most = std::clamp<int64_t>(floats / perImage, 1, most);
  }
  int64_t count = chunkSize(images.size, most);
  count = chunkSize(images.size, chunkSize(images.size, count));
  auto pixels = [&](const int64_t *size) {
    return size[0] * size[1] * size[2];
  };
  auto offset = [&](int64_t image, int64_t channel, int64_t allChannels,
                    const int64_t *size) {
    return image * allChannels * pixels(size) +
           channel * (call.channelsFirst ? pixels(size) : 1);
  };
  for (int64_t i = 0; i < count; ++i) {
    Chunk chunk = chunkOf(images.size, count, i);
    piece.shape.n = chunk.size;
    const DnnlConvPlan &plan = getPlan(piece);
    if (!plan.isFast())
      return false;
    int64_t image = images.offset + chunk.offset;
    int64_t xAt = offset(image, x, whole.imageChannels, p.image);
    int64_t yAt = offset(image, y, whole.outChannels, p.out);
    if (isOfImage)
      tiles.push_back({&plan, yAt, filter, xAt, 0});
    else if (call.kind == DP_CONV_FORWARD)
      tiles.push_back({&plan, xAt, filter, yAt, 0});
    else
      tiles.push_back({&plan, xAt, yAt, filter, 0});
  }
  return true;
}

/// Divides the images where they are larger than the filter, else the channels,
/// so that several threads reorder or add the smaller one.
bool DnnlConv::divide(const ConvCall &call, Division &division) {
  ConvPiece whole(call);
  const dp_conv_shape &p = call.shape;
  double work = double(whole.outSize()) * double(whole.filterSize()) /
                double(p.groups * p.out_channels);
  // Twice as many parts as threads, so that a thread that has lost its core
  // delays the others less.
  int64_t wanted = team.size() == 1 ? 1 : 2 * team.size();
  wanted = std::min(wanted, static_cast<int64_t>(work / maddsPerPart) + 1);
  int64_t unit = channelUnit(call);
  int64_t units = chunkSize(channelsOf(call), unit);
  bool isUneven = p.n % wanted != 0 && p.n < 4 * wanted;
  bool byChannels = whole.filterSize() > whole.imageSize() + whole.outSize() ||
                    (isUneven && units % wanted == 0);
  if (byChannels) {
    division.channels = std::min(wanted, units);
    division.images = std::min(p.n, chunkSize(wanted, division.channels));
  } else {
    division.images = std::min(p.n, wanted);
    // Sums of gradients take no more memory than the images.
    if (call.kind == DP_CONV_FILTER_GRADIENT)
      division.images =
          std::min(division.images,
                   (whole.imageSize() + whole.outSize()) / whole.filterSize());
    division.channels = std::min(units, chunkSize(wanted, division.images));
  }
  // No part is empty.
  division.images = chunkSize(p.n, chunkSize(p.n, division.images));
  division.channels = chunkSize(units, chunkSize(units, division.channels));
  for (int64_t i = 0; i < division.images; ++i)
    for (int64_t c = 0; c < division.channels; ++c) {
      Chunk channels = chunkOf(units, division.channels, c);
      channels.offset *= unit;
      channels.size =
          std::min(channels.size * unit, channelsOf(call) - channels.offset);
      Chunk images = chunkOf(p.n, division.images, i);
      division.parts.emplace_back();
      if (!addTiles(call, images, channels, division.parts.back()))
        return false;
    }
  return true;
}

template <typename F>
void DnnlConv::forParts(int64_t parts, F f) {
  std::exception_ptr failure;
  team.run(parts, [&](int64_t part) {
    AlignedMemory memory;
    {
      std::lock_guard<std::mutex> lock(mutex);
      if (!scratch.empty()) {
        memory = std::move(scratch.back());
        scratch.pop_back();
      }
    }
    std::exception_ptr thrown;
    try {
      f(part, memory);
    } catch (...) {
      thrown = std::current_exception();
    }
    std::lock_guard<std::mutex> lock(mutex);
    // As many as there are threads fit; see run().
    scratch.push_back(std::move(memory));
    if (thrown && !failure)
      failure = thrown;
  });
  if (failure)
    std::rethrow_exception(failure);
}

/// Reorders the filter of each part, once for parts of the same channels whose
/// code wants the same layout.
void DnnlConv::reorderFilters(const ConvCall &call, Division &division) {
  constexpr int64_t unit = 64; // bytes
  std::vector<const Tile *> distinct;
  int64_t bytes = 0;
  for (int64_t c = 0; c < division.channels; ++c) {
    size_t first = distinct.size();
    for (int64_t i = 0; i < division.images; ++i)
      for (Tile &tile : division.parts[i * division.channels + c]) {
        auto same = std::find_if(distinct.begin() + first, distinct.end(),
                                 [&](const Tile *other) {
                                   return other->plan == tile.plan ||
                                          other->plan->hasFilterOf(*tile.plan);
                                 });
        if (same != distinct.end()) {
          tile.filter = (*same)->filter;
          continue;
        }
        tile.filter = bytes;
        bytes += chunkSize(tile.plan->filterBytes(), unit) * unit;
        distinct.push_back(&tile);
      }
  }
  char *to = filters.get(static_cast<size_t>(bytes));
  auto *from = static_cast<const char *>(call.b);
  int64_t size = dtypeSize(call.dtype);
  forParts(static_cast<int64_t>(distinct.size()), [&](int64_t part,
                                                      AlignedMemory &memory) {
    const Tile &tile = *distinct[part];
    tile.plan->reorderFilter(from + tile.b * size, to + tile.filter, memory);
  });
}

/// Adds `count` gradients of the whole filter to the result, in order.
void DnnlConv::addPartials(const ConvCall &call, int64_t count) {
  int64_t size = call.filterSize();
  auto *out = static_cast<float *>(call.out);
  auto *sums = reinterpret_cast<const float *>(partials.get(0));
  constexpr int64_t floatsPerPart = 64 << 10;
  int64_t parts = std::min(team.size(), chunkSize(size, floatsPerPart));
  team.run(parts, [&](int64_t part) {
    Chunk range = chunkOf(size, parts, part);
    for (int64_t i = 0; i < count; ++i)
      for (int64_t at = range.offset; at < range.offset + range.size; ++at)
        out[at] += sums[i * size + at];
  });
}

bool DnnlConv::run(const ConvCall &call) {
  if (plans.size() > mostPlans)
    plans.clear();
  Division division;
  if (!divide(call, division))
    return false;
  bool isOfFilter = call.kind == DP_CONV_FILTER_GRADIENT;
  // The first part of the images adds to the result, others to sums of their
  // own.
  int64_t size = call.filterSize(), sums = isOfFilter ? division.images - 1 : 0;
  // No part may fail for want of a place for its memory.
  scratch.reserve(static_cast<size_t>(team.size()));
  float *partial = reinterpret_cast<float *>(
      partials.get(static_cast<size_t>(sums * size) * sizeof(float)));
  if (!isOfFilter)
    reorderFilters(call, division);
  const char *reordered = filters.get(0);
  int64_t inBytes = dtypeSize(call.dtype), outBytes = dtypeSize(call.outDtype);
  auto *a = static_cast<const char *>(call.a),
       *b = static_cast<const char *>(call.b);
  forParts(static_cast<int64_t>(division.parts.size()),
           [&](int64_t part, AlignedMemory &memory) {
             int64_t image = part / division.channels;
             bool isSum = isOfFilter && image > 0;
             char *out =
                 isSum ? reinterpret_cast<char *>(partial + (image - 1) * size)
                       : static_cast<char *>(call.out);
             bool add = call.accumulate && !isSum;
             for (const Tile &tile : division.parts[part]) {
               tile.plan->run(a + tile.a * inBytes,
                              isOfFilter ? b + tile.b * inBytes
                                         : reordered + tile.filter,
                              out + tile.out * outBytes, add, memory);
               add |= isOfFilter;
             }
           });
  if (sums > 0)
    addPartials(call, sums);
  return true;
}
