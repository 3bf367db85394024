//===- DnnlConvPlan.cpp - A part of a convolution, by oneDNN --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "DnnlConvPlan.h"
#include "DnnlExecution.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

using namespace dp;

// A cache line, and oneDNN's longest vector.
static constexpr size_t lineBytes = 64;

static int64_t volumeOf(const int64_t *size) {
  return size[0] * size[1] * size[2];
}

ConvPiece::Key ConvPiece::key() const {
  static_assert(sizeof shape == 22 * sizeof(int64_t),
                "all sizes belong to the key");
  Key key = {dtype,         outDtype,    kind,          channelsFirst,
             imageChannels, outChannels, filterChannels};
  std::memcpy(key.data() + 7, &shape, sizeof shape);
  return key;
}

int64_t ConvPiece::imageSize() const {
  return shape.n * shape.groups * shape.in_channels * volumeOf(shape.image);
}

int64_t ConvPiece::filterSize() const {
  return shape.groups * shape.out_channels * shape.in_channels *
         volumeOf(shape.window);
}

int64_t ConvPiece::outSize() const {
  return shape.n * shape.groups * shape.out_channels * volumeOf(shape.out);
}

namespace {
/// Sizes and strides of an array as oneDNN wants them: images or output
/// channels first, then channels, then two or three spatial dimensions; in
/// front the groups of a filter that has several.
struct Dims {
  int rank = 0;
  dnnl_data_type_t type;
  dnnl_dims_t sizes, strides;

  void push(int64_t size, int64_t stride) {
    sizes[rank] = size;
    strides[rank++] = stride;
  }
  dnnl_memory_desc_t describe(const Dnnl &dnnl, bool anyLayout) const {
    dnnl_memory_desc_t desc;
    Dnnl::check(anyLayout ? dnnl.dnnl_memory_desc_init_by_tag(
                                &desc, rank, sizes, type, dnnl_format_tag_any)
                          : dnnl.dnnl_memory_desc_init_by_strides(
                                &desc, rank, sizes, type, strides),
                "the description of an array");
    return desc;
  }
};
} // namespace

/// The first of the three spatial dimensions that the piece has; a line is
/// computed as a plane.
static int firstDim(const dp_conv_shape &p) {
  bool isVolume = p.image[0] != 1 || p.window[0] != 1 || p.out[0] != 1;
  return isVolume ? 0 : 1;
}

static Dims imageDims(const ConvPiece &piece, int64_t channels,
                      int64_t allChannels, const int64_t *size) {
  Dims dims;
  int64_t pixels = volumeOf(size);
  bool first = piece.channelsFirst;
  dims.push(piece.shape.n, allChannels * pixels);
  dims.push(channels, first ? pixels : 1);
  int64_t stride = first ? pixels : pixels * allChannels;
  for (int i = 0; i < 3; ++i) {
    stride /= size[i];
    if (i >= firstDim(piece.shape))
      dims.push(size[i], stride);
  }
  return dims;
}

static Dims filterDims(const ConvPiece &piece) {
  const dp_conv_shape &p = piece.shape;
  Dims dims;
  int64_t taps = volumeOf(p.window), line = piece.filterChannels * taps;
  bool first = piece.channelsFirst;
  if (p.groups > 1)
    dims.push(p.groups, p.out_channels * line);
  dims.push(p.out_channels, line);
  dims.push(p.in_channels, first ? taps : 1);
  int64_t stride = first ? taps : line;
  for (int i = 0; i < 3; ++i) {
    stride /= p.window[i];
    if (i >= firstDim(p))
      dims.push(p.window[i], stride);
  }
  return dims;
}

/// Returns true for code that is slower than ours: loops, and products of
/// matrices after an unfolding of whole images.
static bool isSlow(const char *implementation) {
  return std::strncmp(implementation, "ref", 3) == 0 ||
         std::strstr(implementation, "gemm:") != nullptr;
}

DnnlConvPlan::DnnlConvPlan(const Dnnl &dnnl, const ConvPiece &piece)
    : dnnl(dnnl), kind(piece.kind), outDtype(piece.outDtype) {
  std::lock_guard<std::mutex> lock(dnnl.describing);
  const dp_conv_shape &p = piece.shape;
  Dims xDims = imageDims(piece, p.groups * p.in_channels, piece.imageChannels,
                         p.image),
       yDims = imageDims(piece, p.groups * p.out_channels, piece.outChannels,
                         p.out),
       fDims = filterDims(piece);
  auto getType = [&](bool isOut) {
    int64_t dtype = isOut ? piece.outDtype : piece.dtype;
    return dtype == DP_BF16 ? dnnl_bf16 : dnnl_f32;
  };
  xDims.type = getType(kind == DP_CONV_INPUT_GRADIENT);
  yDims.type = getType(kind == DP_CONV_FORWARD);
  fDims.type = getType(kind == DP_CONV_FILTER_GRADIENT);
  auto describe = [&](const Dims &dims, int argument) {
    Array array;
    array.plain = dims.describe(dnnl, false);
    array.argument = argument;
    return array;
  };
  bool isForward = kind == DP_CONV_FORWARD;
  bool isOfFilter = kind == DP_CONV_FILTER_GRADIENT;
  bool isOfImage = kind == DP_CONV_INPUT_GRADIENT;
  Array x = describe(xDims, isOfImage ? DNNL_ARG_DIFF_SRC : DNNL_ARG_SRC),
        y = describe(yDims, isForward ? DNNL_ARG_DST : DNNL_ARG_DIFF_DST),
        f = describe(fDims,
                     isOfFilter ? DNNL_ARG_DIFF_WEIGHTS : DNNL_ARG_WEIGHTS);
  a = isOfImage ? y : x;
  b = isOfFilter ? y : f;
  out = isForward ? y : isOfFilter ? f : x;
  // Its code for channels last is as fast as that for layouts of its own; for
  // channels first it is not.
  dnnl_memory_desc_t any = fDims.describe(dnnl, true);
  bool isDense = piece.imageChannels == p.groups * p.in_channels &&
                 piece.outChannels == p.groups * p.out_channels;
  try {
    bool isMade = !piece.channelsFirst && isDense &&
                  makeConvolution(piece, x.plain, any, y.plain);
    if (isMade || makeConvolution(piece, xDims.describe(dnnl, true), any,
                                  yDims.describe(dnnl, true)))
      makeReorders();
  } catch (...) {
    release();
    throw;
  }
}

/// The padding after dimension `i`. It is negative, down to 1 - stride, where
/// windows leave pixels out.
static int64_t highPadding(const dp_conv_shape &p, int i) {
  return (p.out[i] - 1) * p.stride[i] + (p.window[i] - 1) * p.dilation[i] + 1 -
         p.image[i] - p.low[i];
}

/// Returns true for the gradient of images of so few channels that most of a
/// vector of oneDNN's layouts is padding.
static bool isMostlyPadding(const ConvPiece &piece) {
  constexpr int64_t fewChannels = 4;
  return piece.kind == DP_CONV_INPUT_GRADIENT && piece.shape.groups == 1 &&
         piece.filterChannels <= fewChannels;
}

/// Returns false for paddings that oneDNN 2.6 computes wrong results with:
/// windows in the padding only, and in volumes more than half of a window.
static bool isPaddedAsUsual(const dp_conv_shape &p) {
  for (int i = 0; i < 3; ++i) {
    int64_t most = (p.window[i] - 1) * p.dilation[i];
    if (firstDim(p) == 0)
      most = (most + 1) / 2;
    if (std::max(p.low[i], highPadding(p, i)) > most)
      return false;
  }
  return true;
}

/// Returns true for gradients of filters that Winograd's transforms are for:
/// 3 x 3 with as many channels as pay for them. A filter's gradient is a sum
/// over all pixels. An image is a sum over a window for each pixel, and the
/// transforms of oneDNN, F(4 x 4, 3 x 3), would carry the rounding of great
/// pixels, and NaN, to windows that do not contain them.
static bool isForWinograd(const ConvPiece &piece) {
  constexpr int64_t fewChannels = 32;
  const dp_conv_shape &p = piece.shape;
  auto isAll = [](const int64_t *size, int64_t value) {
    return size[1] == value && size[2] == value;
  };
  return piece.kind == DP_CONV_FILTER_GRADIENT && piece.dtype == DP_F32 &&
         firstDim(p) == 1 && p.groups == 1 && isAll(p.window, 3) &&
         isAll(p.stride, 1) && isAll(p.dilation, 1) &&
         std::min(p.in_channels, p.out_channels) >= fewChannels;
}

bool DnnlConvPlan::makeConvolution(const ConvPiece &piece, dnnl_memory_desc_t x,
                                   dnnl_memory_desc_t f, dnnl_memory_desc_t y) {
  return (isForWinograd(piece) &&
          makeConvolution(piece, dnnl_convolution_winograd, x, f, y)) ||
         makeConvolution(piece, dnnl_convolution_direct, x, f, y);
}

bool DnnlConvPlan::makeConvolution(const ConvPiece &piece,
                                   dnnl_alg_kind_t algorithm,
                                   dnnl_memory_desc_t x, dnnl_memory_desc_t f,
                                   dnnl_memory_desc_t y) {
  const dp_conv_shape &p = piece.shape;
  if (!isPaddedAsUsual(p) || isMostlyPadding(piece))
    return false;
  dnnl_dims_t stride, dilation, low, high;
  int first = firstDim(p);
  for (int i = first; i < 3; ++i) {
    int at = i - first;
    stride[at] = p.stride[i];
    dilation[at] = p.dilation[i] - 1;
    low[at] = p.low[i];
    high[at] = highPadding(p, i);
  }
  dnnl_convolution_desc_t desc;
  Attributes attributes(dnnl);
  Owned<dnnl_primitive_desc_t> hint(dnnl.dnnl_primitive_desc_destroy),
      made(dnnl.dnnl_primitive_desc_destroy);
  auto make = [&](dnnl_status_t described, auto &to) {
    return described == dnnl_success &&
           dnnl.dnnl_primitive_desc_create(&to.object, &desc, attributes.object,
                                           dnnl.engine, hint) == dnnl_success;
  };
  bool isMade = make(dnnl.dnnl_dilated_convolution_forward_desc_init(
                         &desc, dnnl_forward_training, algorithm, &x, &f,
                         nullptr, &y, stride, dilation, low, high),
                     kind == DP_CONV_FORWARD ? made : hint);
  if (isMade && kind == DP_CONV_FILTER_GRADIENT)
    isMade = make(
        dnnl.dnnl_dilated_convolution_backward_weights_desc_init(
            &desc, algorithm, &x, &f, nullptr, &y, stride, dilation, low, high),
        made);
  else if (isMade && kind == DP_CONV_INPUT_GRADIENT)
    isMade =
        make(dnnl.dnnl_dilated_convolution_backward_data_desc_init(
                 &desc, algorithm, &x, &f, &y, stride, dilation, low, high),
             made);
  if (!isMade)
    return false;
  const char *implementation = "";
  dnnl.dnnl_primitive_desc_query(made, dnnl_query_impl_info_str, 0,
                                 &implementation);
  if (isSlow(implementation))
    return false;
  for (Array *array : {&a, &b, &out})
    array->inner = *dnnl.dnnl_primitive_desc_query_md(
        made, dnnl_query_exec_arg_md, array->argument);
  conv = create(made);
  return true;
}

void DnnlConvPlan::makeReorders() {
  Attributes plain(dnnl), add(dnnl);
  Owned<dnnl_post_ops_t> sum(dnnl.dnnl_post_ops_destroy);
  Dnnl::check(dnnl.dnnl_post_ops_create(&sum.object), "a sum");
  Dnnl::check(dnnl.dnnl_post_ops_append_sum(sum, 1), "a sum");
  Dnnl::check(dnnl.dnnl_primitive_attr_set_post_ops(add.object, sum), "a sum");
  for (Array *array : {&a, &b})
    if (!dnnl.dnnl_memory_desc_equal(&array->plain, &array->inner))
      array->reorder = makeReorder(array->plain, array->inner, plain.object);
  if (!dnnl.dnnl_memory_desc_equal(&out.plain, &out.inner))
    out.reorder = makeReorder(out.inner, out.plain, plain.object);
  // 16-bit results are not added to.
  if (outDtype == DP_F32)
    addToOut = makeReorder(out.inner, out.plain, add.object);
}

dnnl_primitive_t DnnlConvPlan::makeReorder(const dnnl_memory_desc_t &from,
                                           const dnnl_memory_desc_t &to,
                                           dnnl_primitive_attr_t attributes) {
  Owned<dnnl_primitive_desc_t> desc(dnnl.dnnl_primitive_desc_destroy);
  Dnnl::check(dnnl.dnnl_reorder_primitive_desc_create(&desc.object, &from,
                                                      dnnl.engine, &to,
                                                      dnnl.engine, attributes),
              "the description of a reorder");
  return create(desc);
}

dnnl_primitive_t DnnlConvPlan::create(dnnl_primitive_desc_t desc) {
  const dnnl_memory_desc_t *scratchpad =
      dnnl.dnnl_primitive_desc_query_md(desc, dnnl_query_scratchpad_md, 0);
  if (scratchpad)
    scratchpadBytes = std::max(scratchpadBytes, sizeOf(*scratchpad));
  dnnl_primitive_t primitive;
  Dnnl::check(dnnl.dnnl_primitive_create(&primitive, desc),
              "the creation of code");
  return primitive;
}

void DnnlConvPlan::release() noexcept {
  for (dnnl_primitive_t primitive :
       {conv, addToOut, a.reorder, b.reorder, out.reorder})
    if (primitive)
      dnnl.dnnl_primitive_destroy(primitive);
}

bool DnnlConvPlan::takesPlainImages() const {
  const Array &image = kind == DP_CONV_FILTER_GRADIENT ? b : out;
  return !a.reorder && !image.reorder;
}

size_t DnnlConvPlan::filterBytes() const { return sizeOf(b.inner); }

bool DnnlConvPlan::hasFilterOf(const DnnlConvPlan &other) const {
  return dnnl.dnnl_memory_desc_equal(&b.inner, &other.b.inner);
}

static size_t rounded(size_t bytes) {
  return (bytes + lineBytes - 1) / lineBytes * lineBytes;
}

void DnnlConvPlan::reorderFilter(const void *filter, void *reordered,
                                 AlignedMemory &scratch) const {
  OneThread one(dnnl);
  if (!b.reorder) {
    std::memcpy(reordered, filter, sizeOf(b.inner));
    return;
  }
  Execution execute(dnnl, scratch.get(scratchpadBytes), scratchpadBytes);
  execute(b.reorder, {{DNNL_ARG_FROM, &b.plain, filter},
                      {DNNL_ARG_TO, &b.inner, reordered}});
}

void DnnlConvPlan::run(const void *aData, const void *bData, void *outData,
                       bool accumulate, AlignedMemory &scratch) const {
  OneThread one(dnnl);
  bool reordersB = b.reorder && kind == DP_CONV_FILTER_GRADIENT;
  bool copiesOut = accumulate || out.reorder;
  auto bytes = [&](const Array &array, bool isNeeded) {
    return isNeeded ? rounded(sizeOf(array.inner)) : 0;
  };
  size_t aBytes = bytes(a, a.reorder), bBytes = bytes(b, reordersB),
         outBytes = bytes(out, copiesOut);
  char *next = scratch.get(aBytes + bBytes + outBytes + scratchpadBytes);
  auto take = [&](size_t bytes) {
    char *taken = next;
    next += bytes;
    return taken;
  };
  void *aInner = take(aBytes), *bInner = take(bBytes),
       *outInner = take(outBytes);
  Execution execute(dnnl, next, scratchpadBytes);
  auto reorder = [&](const Array &array, const void *data, void *inner) {
    execute(array.reorder, {{DNNL_ARG_FROM, &array.plain, data},
                            {DNNL_ARG_TO, &array.inner, inner}});
  };
  if (a.reorder)
    reorder(a, aData, aInner);
  if (reordersB)
    reorder(b, bData, bInner);
  execute(conv, {{a.argument, &a.inner, a.reorder ? aInner : aData},
                 {b.argument, &b.inner, reordersB ? bInner : bData},
                 {out.argument, &out.inner, copiesOut ? outInner : outData}});
  if (copiesOut)
    execute(accumulate ? addToOut : out.reorder,
            {{DNNL_ARG_FROM, &out.inner, outInner},
             {DNNL_ARG_TO, &out.plain, outData}});
}
