//===- ConvPlans.cpp - Convolutions by cuDNN ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ConvPlans.h"
#include "Device/Buffer.h"
#include "Stopwatch.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <algorithm>
#include <climits>
#include <limits>

using namespace dp;
using namespace dp::cuda;

// Largest workspace of a convolution.
static constexpr size_t maxWorkspace = size_t(256) << 20;
static constexpr int maxAlgorithms = 8;

static std::string times(std::vector<int64_t> sizes) {
  std::string text;
  for (int64_t size : sizes)
    text += (text.empty() ? "" : "x") + std::to_string(size);
  return text;
}

static std::string nameOf(const ConvCall &call) {
  const dp_conv_shape &p = call.shape;
  const char *kind = call.kind == DP_CONV_FORWARD ? "conv"
                     : call.kind == DP_CONV_FILTER_GRADIENT
                         ? "filter gradient of conv"
                         : "input gradient of conv";
  return std::string(kind) + " of " + std::to_string(p.n) + " images of " +
         times({p.image[0], p.image[1], p.image[2]}) + " with " +
         times({p.window[0], p.window[1], p.window[2]}) + ", " +
         std::to_string(p.groups) + " groups of " +
         times({p.in_channels, p.out_channels}) + " channels";
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

static void requireDnn(cudnnStatus_t status, const std::string &what) {
  if (status != CUDNN_STATUS_SUCCESS)
    throw Error(what + ": cuDNN says " + cudnn().cudnnGetErrorString(status),
                DP_ERROR_LIBRARY);
}

/// The same; the text is formatted only on failure.
static void requireDnn(cudnnStatus_t status, const ConvCall &p) {
  if (status != CUDNN_STATUS_SUCCESS)
    requireDnn(status, nameOf(p));
}

ConvPlans::ConvPlans(Gpu &gpu, KernelChoices *choices)
    : gpu(gpu), choices(choices) {
  requireDnn(cudnn().cudnnCreate(&handle), "on " + gpu.name());
  requireDnn(cudnn().cudnnSetStream(handle, gpu.compute()), "on " + gpu.name());
}

ConvPlans::~ConvPlans() {
  for (auto &item : plans)
    destroy(item.second);
  if (handle)
    cudnn().cudnnDestroy(handle);
}

void ConvPlans::destroy(Plan &plan) {
  const Cudnn &d = cudnn();
  for (cudnnTensorDescriptor_t tensor : {plan.x, plan.y})
    if (tensor)
      d.cudnnDestroyTensorDescriptor(tensor);
  if (plan.filter)
    d.cudnnDestroyFilterDescriptor(plan.filter);
  if (plan.operation)
    d.cudnnDestroyConvolutionDescriptor(plan.operation);
}

/// The sizes [n, c, spatial...] and strides of images. cuDNN has two or three
/// spatial dimensions; a first one that does nothing is left out.
struct ConvPlans::Extents {
  Extents(const ConvCall &call, int64_t channels, const int64_t *spatial,
          int first)
      : sizes{static_cast<int>(call.shape.n), static_cast<int>(channels)} {
    for (int i = first; i < 3; ++i)
      sizes.push_back(static_cast<int>(spatial[i]));
    strides.resize(sizes.size());
    int64_t stride = 1;
    auto add = [&](size_t dim) {
      strides[dim] = static_cast<int>(stride);
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
  }
  std::vector<int> sizes, strides;
};

static bool isTrivial(const dp_conv_shape &p, int dim) {
  return std::max({p.image[dim], p.window[dim], p.out[dim]}) == 1 &&
         p.low[dim] == 0;
}

void ConvPlans::describeShapes(Plan &plan, const ConvCall &call) {
  const Cudnn &d = cudnn();
  const dp_conv_shape &p = call.shape;
  int first = isTrivial(p, 0) ? 1 : 0;
  cudnnDataType_t type = typeOf(call);
  Extents x(call, p.groups * p.in_channels, p.image, first);
  Extents y(call, p.groups * p.out_channels, p.out, first);
  int rank = static_cast<int>(x.sizes.size());
  auto describe = [&](cudnnTensorDescriptor_t &tensor, const Extents &extents) {
    requireDnn(d.cudnnCreateTensorDescriptor(&tensor), call);
    requireDnn(d.cudnnSetTensorNdDescriptor(tensor, type, rank,
                                            extents.sizes.data(),
                                            extents.strides.data()),
               call);
  };
  describe(plan.x, x);
  describe(plan.y, y);
  std::vector<int> filter{static_cast<int>(p.groups * p.out_channels),
                          static_cast<int>(p.in_channels)};
  std::vector<int> padding, strides, dilations;
  for (int i = first; i < 3; ++i) {
    filter.push_back(static_cast<int>(p.window[i]));
    padding.push_back(static_cast<int>(p.low[i]));
    strides.push_back(static_cast<int>(p.stride[i]));
    dilations.push_back(static_cast<int>(p.dilation[i]));
  }
  requireDnn(d.cudnnCreateFilterDescriptor(&plan.filter), call);
  requireDnn(d.cudnnSetFilterNdDescriptor(
                 plan.filter, type,
                 call.channelsFirst ? CUDNN_TENSOR_NCHW : CUDNN_TENSOR_NHWC,
                 rank, filter.data()),
             call);
  requireDnn(d.cudnnCreateConvolutionDescriptor(&plan.operation), call);
  requireDnn(d.cudnnSetConvolutionNdDescriptor(
                 plan.operation, rank - 2, padding.data(), strides.data(),
                 dilations.data(), CUDNN_CROSS_CORRELATION, CUDNN_DATA_FLOAT),
             call);
  requireDnn(d.cudnnSetConvolutionGroupCount(plan.operation,
                                             static_cast<int>(p.groups)),
             call);
  // The default of cuDNN rounds f32 to TF32.
  static const cudnnMathType_t modes[] = {
      CUDNN_FMA_MATH, CUDNN_DEFAULT_MATH,
      CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION};
  // That of 16-bit numbers is the same with and without tensor cores.
  cudnnMathType_t mode =
      type == CUDNN_DATA_FLOAT ? modes[call.compute] : CUDNN_TENSOR_OP_MATH;
  requireDnn(d.cudnnSetConvolutionMathType(plan.operation, mode), call);
}

/// Returns cuDNN's proposals that are deterministic, the one that it holds for
/// the fastest first.
std::vector<ConvPlans::Proposal> ConvPlans::propose(Plan &plan,
                                                    const ConvCall &p) {
  const Cudnn &d = cudnn();
  std::vector<Proposal> usable;
  int count = 0;
  auto add = [&](const auto *found) {
    for (int i = 0; i < count; ++i)
      if (found[i].status == CUDNN_STATUS_SUCCESS &&
          found[i].determinism == CUDNN_DETERMINISTIC &&
          found[i].memory <= maxWorkspace)
        usable.push_back({static_cast<uint64_t>(found[i].algo),
                          found[i].mathType, found[i].memory});
  };
  if (p.kind == DP_CONV_FORWARD) {
    cudnnConvolutionFwdAlgoPerf_t found[maxAlgorithms];
    requireDnn(d.cudnnGetConvolutionForwardAlgorithm_v7(
                   handle, plan.x, plan.filter, plan.operation, plan.y,
                   maxAlgorithms, &count, found),
               p);
    add(found);
  } else if (p.kind == DP_CONV_INPUT_GRADIENT) {
    cudnnConvolutionBwdDataAlgoPerf_t found[maxAlgorithms];
    requireDnn(d.cudnnGetConvolutionBackwardDataAlgorithm_v7(
                   handle, plan.filter, plan.y, plan.operation, plan.x,
                   maxAlgorithms, &count, found),
               p);
    add(found);
  } else {
    cudnnConvolutionBwdFilterAlgoPerf_t found[maxAlgorithms];
    requireDnn(d.cudnnGetConvolutionBackwardFilterAlgorithm_v7(
                   handle, plan.x, plan.y, plan.operation, plan.filter,
                   maxAlgorithms, &count, found),
               p);
    add(found);
  }
  if (usable.empty())
    throw Error(nameOf(p) +
                    ": cuDNN has no deterministic algorithm for it on " +
                    gpu.name(),
                DP_ERROR_LIBRARY);
  return usable;
}

void ConvPlans::use(Plan &plan, const ConvCall &p, const Proposal &proposal) {
  plan.algorithm = proposal.algorithm;
  plan.workspace = proposal.workspace;
  requireDnn(cudnn().cudnnSetConvolutionMathType(plan.operation, proposal.math),
             p);
}

void ConvPlans::choose(Plan &plan, const ConvCall &p, const Key &key) {
  std::optional<KernelChoices::Choice> choice;
  if (choices)
    choice = choices->find("conv", {key.begin(), key.end()}, [&] {
      Proposal fastest = findFastest(plan, p);
      return KernelChoices::Choice{fastest.algorithm, fastest.math,
                                   fastest.workspace};
    });
  if (!choice)
    return use(plan, p, propose(plan, p).front());
  // Another algorithm could round as no other rank does.
  if (choice->size() != 3 || (*choice)[2] > maxWorkspace)
    throw Error(nameOf(p) + ": the kernel choices have no algorithm of cuDNN "
                            "for it");
  use(plan, p,
      {(*choice)[0], static_cast<cudnnMathType_t>((*choice)[1]),
       static_cast<size_t>((*choice)[2])});
}

/// Measures the proposals, with a result of their own.
ConvPlans::Proposal ConvPlans::findFastest(Plan &plan, const ConvCall &p) {
  const dp_conv_shape &s = p.shape;
  auto images = [&](int64_t channels, const int64_t *extents) {
    return s.n * s.groups * channels * extents[0] * extents[1] * extents[2];
  };
  int64_t elements = p.kind == DP_CONV_FORWARD ? images(s.out_channels, s.out)
                     : p.kind == DP_CONV_INPUT_GRADIENT
                         ? images(s.in_channels, s.image)
                         : p.filterSize();
  Buffer result;
  result.reserve(gpu, elements * dtypeSize(p.outDtype));
  ConvCall call = p;
  call.out = result.data();
  Stopwatch stopwatch(gpu);
  Proposal fastest = {};
  double least = std::numeric_limits<double>::infinity();
  for (const Proposal &proposal : propose(plan, p)) {
    use(plan, p, proposal);
    double seconds = stopwatch.measure([&] { enqueue(plan, call); });
    if (seconds < least) {
      least = seconds;
      fastest = proposal;
    }
  }
  return fastest;
}

ConvPlans::Plan &ConvPlans::planFor(const ConvCall &p) {
  Key key{p.dtype, p.kind, p.channelsFirst, p.compute};
  auto *numbers = reinterpret_cast<const int64_t *>(&p.shape);
  std::copy_n(numbers, sizeof p.shape / sizeof *numbers, key.begin() + 4);
  Plan &plan = plans[key];
  if (plan.ready)
    return plan;
  try {
    describeShapes(plan, p);
    choose(plan, p, key);
  } catch (...) {
    destroy(plan);
    plans.erase(key);
    throw;
  }
  plan.ready = true;
  return plan;
}

void ConvPlans::run(const ConvCall &p) {
  if (p.shape.n == 0) {
    if (p.kind == DP_CONV_FILTER_GRADIENT && !p.accumulate)
      check(driver().cuMemsetD8Async(
                address(p.out), 0,
                static_cast<size_t>(p.filterSize() * dtypeSize(p.outDtype)),
                gpu.compute()),
            nameOf(p));
    return;
  }
  enqueue(planFor(p), p);
}

void ConvPlans::enqueue(Plan &plan, const ConvCall &p) {
  void *workspace = gpu.workspace(static_cast<int64_t>(plan.workspace));
  float one = 1, beta = p.accumulate ? 1 : 0;
  cudnnStatus_t status;
  if (p.kind == DP_CONV_FORWARD)
    status = cudnn().cudnnConvolutionForward(
        handle, &one, plan.x, p.a, plan.filter, p.b, plan.operation,
        static_cast<cudnnConvolutionFwdAlgo_t>(plan.algorithm), workspace,
        plan.workspace, &beta, plan.y, p.out);
  else if (p.kind == DP_CONV_FILTER_GRADIENT)
    status = cudnn().cudnnConvolutionBackwardFilter(
        handle, &one, plan.x, p.a, plan.y, p.b, plan.operation,
        static_cast<cudnnConvolutionBwdFilterAlgo_t>(plan.algorithm), workspace,
        plan.workspace, &beta, plan.filter, p.out);
  else
    status = cudnn().cudnnConvolutionBackwardData(
        handle, &one, plan.filter, p.b, plan.y, p.a, plan.operation,
        static_cast<cudnnConvolutionBwdDataAlgo_t>(plan.algorithm), workspace,
        plan.workspace, &beta, plan.x, p.out);
  requireDnn(status, p);
}
