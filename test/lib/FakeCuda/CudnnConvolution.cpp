//===- CudnnConvolution.cpp - Convolutions of cuDNN's graphs --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Dense tensors of one type, f16, bf16 or f32, but for sums in f32 that the
// graph reads; added up in f64.
//
//===----------------------------------------------------------------------===//

#include "CudnnGraph.h"
#include "Floats.h"

using namespace dp::fake;

bool dp::fake::isConvolution(const GraphOperation &o) {
  return o.kind == CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR ||
         o.kind ==
             CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR ||
         o.kind == CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR;
}

namespace {

/// The tensors x, filter and y of a convolution or of a gradient of it.
struct Roles {
  explicit Roles(const GraphOperation &o)
      : isForward(o.kind ==
                  CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR),
        isFilterGradient(
            o.kind ==
            CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR),
        x(isForward || isFilterGradient ? o.x : o.y),
        filter(isFilterGradient ? o.y : o.b), y(isForward          ? o.y
                                                : isFilterGradient ? o.b
                                                                   : o.x) {}
  bool isForward, isFilterGradient;
  const GraphTensor &x, &filter, &y;

  int64_t groups() const { return x.size[1] / filter.size[1]; }
};

int64_t countOf(const GraphTensor &tensor) {
  int64_t count = 1;
  for (int64_t size : tensor.size)
    count *= size;
  return count;
}

/// Calls f with the indices of the spatial dimensions from `first` on.
template <typename F>
void forSpatial(const GraphTensor &tensor, F f) {
  std::array<int64_t, 3> i;
  for (i[0] = 0; i[0] < tensor.size[2]; ++i[0])
    for (i[1] = 0; i[1] < tensor.size[3]; ++i[1])
      for (i[2] = 0; i[2] < tensor.size[4]; ++i[2])
        f(i);
}

int64_t placeOf(const GraphTensor &tensor, int64_t outer, int64_t channel,
                const std::array<int64_t, 3> &spatial) {
  int64_t place = outer * tensor.stride[0] + channel * tensor.stride[1];
  for (int i = 0; i < 3; ++i)
    place += spatial[i] * tensor.stride[2 + i];
  return place;
}

/// Calls f with the places in x, the filter and y of each term.
template <typename F>
void forTerms(const GraphOperation &o, F f) {
  Roles roles(o);
  const GraphTensor &x = roles.x, &filter = roles.filter, &y = roles.y;
  int64_t perGroup = filter.size[0] / roles.groups();
  size_t spatial = o.windows.stride.size();
  for (int64_t n = 0; n < y.size[0]; ++n)
    forSpatial(y, [&](const std::array<int64_t, 3> &out) {
      forSpatial(filter, [&](const std::array<int64_t, 3> &tap) {
        std::array<int64_t, 3> in = {};
        for (size_t i = 0; i < spatial; ++i) {
          in[i] = out[i] * o.windows.stride[i] +
                  tap[i] * o.windows.dilation[i] - o.windows.padding[i];
          if (in[i] < 0 || in[i] >= x.size[2 + i])
            return;
        }
        for (int64_t k = 0; k < filter.size[0]; ++k)
          for (int64_t c = 0; c < filter.size[1]; ++c)
            f(placeOf(x, n, k / perGroup * filter.size[1] + c, in),
              placeOf(filter, k, c, tap), placeOf(y, n, k, out));
      });
    });
}

} // namespace

bool dp::fake::checkConvolution(const GraphOperation &o) {
  Roles roles(o);
  const GraphTensor &x = roles.x, &filter = roles.filter, &y = roles.y;
  size_t spatial = o.windows.stride.size();
  if (spatial < 2 || spatial > 3 || o.windows.padding.size() != spatial ||
      o.windows.dilation.size() != spatial)
    return false;
  for (const GraphTensor *tensor : {&x, &filter, &y})
    if (tensor->rank != static_cast<int>(2 + spatial) || tensor->isByValue ||
        tensor->span() != countOf(*tensor))
      return false;
  // Sums of f32 that operations of the same graph read have no memory.
  const GraphTensor &result = o.y;
  for (const GraphTensor *factor : {&o.x, &o.b})
    if (factor->isVirtual || factor->type != o.x.type)
      return false;
  if (result.type != (result.isVirtual ? CUDNN_DATA_FLOAT : o.x.type) ||
      (result.isVirtual && (!roles.isForward || o.beta != 0)))
    return false;
  if (x.size[1] % filter.size[1] != 0 || x.size[0] != y.size[0] ||
      y.size[1] != filter.size[0] || filter.size[0] % roles.groups() != 0)
    return false;
  for (size_t i = 0; i < spatial; ++i) {
    int64_t reach = o.windows.dilation[i] * (filter.size[2 + i] - 1) + 1;
    int64_t room = x.size[2 + i] + 2 * o.windows.padding[i] - reach;
    if (o.windows.padding[i] < 0 || o.windows.stride[i] < 1 ||
        o.windows.dilation[i] < 1 || room < 0 ||
        y.size[2 + i] != room / o.windows.stride[i] + 1)
      return false;
  }
  return true;
}

std::vector<double> dp::fake::convolve(const GraphOperation &o,
                                       const Elements &x, const Elements &b,
                                       bool isTF32) {
  Roles roles(o);
  // Tensor cores take 16 bits as they are.
  isTF32 &= o.x.type == CUDNN_DATA_FLOAT;
  auto factors = [&](const Elements &elements) {
    Elements result = elements;
    for (float &element : result)
      element = isTF32 ? roundToTF32(element) : element;
    return result;
  };
  Elements left = factors(x), right = factors(b);
  std::vector<double> sums(static_cast<size_t>(o.y.span()));
  forTerms(o, [&](int64_t atX, int64_t atFilter, int64_t atY) {
    int64_t atA = roles.isForward || roles.isFilterGradient ? atX : atY;
    int64_t atB = roles.isFilterGradient ? atY : atFilter;
    int64_t at = roles.isForward          ? atY
                 : roles.isFilterGradient ? atFilter
                                          : atX;
    sums[at] += static_cast<double>(left[atA]) * right[atB];
  });
  return sums;
}
