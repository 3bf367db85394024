//===- ConvGraph.cpp - Convolutions as graphs of cuDNN --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ConvGraph.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <algorithm>
#include <climits>

using namespace dp;
using namespace dp::cuda;

static constexpr int64_t maxWorkspace = int64_t(256) << 20;

static std::string times(std::vector<int64_t> sizes) {
  std::string text;
  for (int64_t size : sizes)
    text += (text.empty() ? "" : "x") + std::to_string(size);
  return text;
}

std::string dp::cuda::nameOf(const ConvCall &call) {
  const dp_conv_shape &p = call.shape;
  const char *kind = call.kind == DP_CONV_FORWARD ? "conv"
                     : call.kind == DP_CONV_FILTER_GRADIENT
                         ? "filter gradient of conv"
                         : "input gradient of conv";
  return std::string(kind) + " of " + std::to_string(p.n) + " images of " +
         times({p.image[0], p.image[1], p.image[2]}) + " with " +
         times({p.window[0], p.window[1], p.window[2]}) + ", " +
         std::to_string(p.groups) + " groups of " +
         times({p.in_channels, p.out_channels}) + " channels" +
         (call.bias ? ", bias" : "") +
         (call.epilogue & DP_EPILOGUE_RELU ? ", relu" : "");
}

/// The largest number of bytes, up to 16, that divides all addresses.
static int64_t alignmentOf(const ConvCall &call) {
  uintptr_t bits = reinterpret_cast<uintptr_t>(call.a) |
                   reinterpret_cast<uintptr_t>(call.b) |
                   reinterpret_cast<uintptr_t>(call.out) |
                   reinterpret_cast<uintptr_t>(call.bias) | 16;
  return static_cast<int64_t>(bits & -bits);
}

std::vector<int64_t> dp::cuda::keyOf(const ConvCall &call) {
  std::vector<int64_t> key{call.dtype,   call.kind,       call.channelsFirst,
                           call.compute, call.accumulate, alignmentOf(call),
                           call.epilogue};
  auto *numbers = reinterpret_cast<const int64_t *>(&call.shape);
  key.insert(key.end(), numbers, numbers + sizeof call.shape / sizeof *numbers);
  return key;
}

static cudnnDataType_t typeOf(const ConvCall &p) {
  if (p.outDtype != p.dtype)
    throw Error(nameOf(p) + ": of " + dtypeName(p.dtype) + " to " +
                    dtypeName(p.outDtype) +
                    "; cuDNN's results have the type of the factors",
                DP_ERROR_INVALID);
  if (p.accumulate && p.outDtype != DP_F32)
    throw Error(nameOf(p) + ": cuDNN rounds what it adds to a result of " +
                    dtypeName(p.outDtype),
                DP_ERROR_INVALID);
  return p.dtype == DP_F16    ? CUDNN_DATA_HALF
         : p.dtype == DP_BF16 ? CUDNN_DATA_BFLOAT16
                              : CUDNN_DATA_FLOAT;
}

static bool isTrivial(const dp_conv_shape &p, int dim) {
  return std::max({p.image[dim], p.window[dim], p.out[dim]}) == 1 &&
         p.low[dim] == 0;
}

namespace {

/// Sizes and strides of a tensor.
struct Layout {
  std::vector<int64_t> sizes, strides;
};

/// Adds the tensors and operations of a call. Sizes are [n, c, spatial...], of
/// a filter [k, c, spatial...]. cuDNN has two or three spatial dimensions; a
/// first one that does nothing is left out.
class ConvGraphBuilder {
public:
  explicit ConvGraphBuilder(const ConvCall &call)
      : call(call), graph(nameOf(call)), first(isTrivial(call.shape, 0)) {}
  CudnnGraph build();

private:
  std::vector<int64_t> takeSpatial(const int64_t *numbers) const {
    return {numbers + first, numbers + 3};
  }
  Layout makeLayout(int64_t outer, int64_t channels,
                    const int64_t *spatial) const;
  CudnnGraph::Tensor addBuffer(int64_t id, const Layout &layout) {
    return graph.addBuffer(id, typeOf(call), layout.sizes, layout.strides,
                           alignmentOf(call));
  }
  /// Adds a result that has no memory.
  CudnnGraph::Tensor addSums(const Layout &layout) {
    return graph.addVirtual(CUDNN_DATA_FLOAT, layout.sizes, layout.strides);
  }
  void addEpilogue(CudnnGraph::Tensor sums, const Layout &layout);
  void restrictEngines();

  const ConvCall &call;
  CudnnGraph graph;
  int first;
};

} // namespace

/// The channels are after the first dimension or innermost.
Layout ConvGraphBuilder::makeLayout(int64_t outer, int64_t channels,
                                    const int64_t *spatial) const {
  std::vector<int64_t> sizes{outer, channels};
  for (int64_t size : takeSpatial(spatial))
    sizes.push_back(size);
  std::vector<int64_t> strides(sizes.size());
  int64_t stride = 1;
  auto add = [&](size_t dim) {
    strides[dim] = stride;
    stride *= sizes[dim];
  };
  if (!call.channelsFirst)
    add(1);
  for (size_t dim = sizes.size() - 1; dim > 1; --dim)
    add(dim);
  if (call.channelsFirst)
    add(1);
  add(0);
  if (stride > INT_MAX)
    throw Error(nameOf(call) + ": more than 2^31 - 1 numbers",
                DP_ERROR_INVALID);
  return {sizes, strides};
}

/// Computes y in this layout, which is that of the f32 sums.
void ConvGraphBuilder::addEpilogue(CudnnGraph::Tensor sums,
                                   const Layout &layout) {
  const int64_t one[] = {1, 1, 1};
  auto bias = addBuffer(convTensor::Bias, makeLayout(1, layout.sizes[1], one));
  auto y = addBuffer(convTensor::Y, layout);
  if ((call.epilogue & DP_EPILOGUE_RELU) == 0) {
    graph.pointwise(CUDNN_POINTWISE_ADD, sums, y, bias);
    return;
  }
  auto biased = addSums(layout);
  graph.pointwise(CUDNN_POINTWISE_ADD, sums, biased, bias);
  graph.pointwise(CUDNN_POINTWISE_RELU_FWD, biased, y);
}

/// An FFT and Winograd's transform spread NaN to elements that have none by
/// definition, and lose digits.
void ConvGraphBuilder::restrictEngines() {
  graph.forbid(CUDNN_NUMERICAL_NOTE_FFT);
  graph.forbid(CUDNN_NUMERICAL_NOTE_WINOGRAD);
  graph.forbid(CUDNN_NUMERICAL_NOTE_REDUCED_PRECISION_REDUCTION);
  if (call.dtype == DP_F32 && call.compute == DP_COMPUTE_FULL) {
    graph.forbid(CUDNN_NUMERICAL_NOTE_TENSOR_CORE);
    graph.forbid(CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS);
  }
  graph.limitWorkspace(maxWorkspace);
  // All that cuDNN proposes for f32 are tensor cores' engines.
  graph.addFallbacks();
}

CudnnGraph ConvGraphBuilder::build() {
  const dp_conv_shape &p = call.shape;
  using Kind = CudnnGraph::Convolution;
  Kind kind = call.kind == DP_CONV_FORWARD           ? Kind::Forward
              : call.kind == DP_CONV_FILTER_GRADIENT ? Kind::FilterGradient
                                                     : Kind::InputGradient;
  auto x = addBuffer(convTensor::X,
                     makeLayout(p.n, p.groups * p.in_channels, p.image));
  auto filter =
      addBuffer(convTensor::Filter,
                makeLayout(p.groups * p.out_channels, p.in_channels, p.window));
  Layout layout = makeLayout(p.n, p.groups * p.out_channels, p.out);
  auto y =
      call.epilogue == 0 ? addBuffer(convTensor::Y, layout) : addSums(layout);
  graph.convolve(
      kind,
      {takeSpatial(p.low), takeSpatial(p.stride), takeSpatial(p.dilation)}, x,
      filter, y, call.accumulate);
  if (call.epilogue != 0)
    addEpilogue(y, layout);
  restrictEngines();
  return std::move(graph);
}

CudnnGraph dp::cuda::buildConvGraph(const ConvCall &call) {
  return ConvGraphBuilder(call).build();
}
