//===- ConvPlans.cpp - Convolutions by cuDNN ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ConvPlans.h"
#include "Support/Error.h"

using namespace dp;
using namespace dp::cuda;

// Largest workspace of a convolution.
static constexpr size_t maxWorkspace = size_t(256) << 20;
static constexpr int maxAlgorithms = 8;

static std::string nameOf(const ConvCall &p) {
  auto times = [](std::initializer_list<int64_t> sizes) {
    std::string text;
    for (int64_t size : sizes)
      text += (text.empty() ? "" : " x ") + std::to_string(size);
    return text;
  };
  return std::string(p.kind == DP_CONV_FORWARD ? "conv"
                                               : "filter gradient of conv") +
         " of " + times({p.n, p.h, p.w, p.c}) + " with " +
         times({p.k, p.r, p.s, p.c});
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

ConvPlans::ConvPlans(Gpu &gpu) : gpu(gpu) {
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

void ConvPlans::describeShapes(Plan &plan, const ConvCall &p) {
  const Cudnn &d = cudnn();
  auto i = [](int64_t size) { return static_cast<int>(size); };
  requireDnn(d.cudnnCreateTensorDescriptor(&plan.x), p);
  requireDnn(d.cudnnSetTensor4dDescriptor(plan.x, CUDNN_TENSOR_NHWC,
                                          CUDNN_DATA_FLOAT, i(p.n), i(p.c),
                                          i(p.h), i(p.w)),
             p);
  requireDnn(d.cudnnCreateTensorDescriptor(&plan.y), p);
  requireDnn(d.cudnnSetTensor4dDescriptor(plan.y, CUDNN_TENSOR_NHWC,
                                          CUDNN_DATA_FLOAT, i(p.n), i(p.k),
                                          i(p.outH()), i(p.outW())),
             p);
  requireDnn(d.cudnnCreateFilterDescriptor(&plan.filter), p);
  requireDnn(d.cudnnSetFilter4dDescriptor(plan.filter, CUDNN_DATA_FLOAT,
                                          CUDNN_TENSOR_NHWC, i(p.k), i(p.c),
                                          i(p.r), i(p.s)),
             p);
  requireDnn(d.cudnnCreateConvolutionDescriptor(&plan.operation), p);
  requireDnn(d.cudnnSetConvolution2dDescriptor(
                 plan.operation, 0, 0, i(p.strideH), i(p.strideW),
                 i(p.dilationH), i(p.dilationW), CUDNN_CROSS_CORRELATION,
                 CUDNN_DATA_FLOAT),
             p);
  // The default of cuDNN rounds f32 to TF32.
  static const cudnnMathType_t modes[] = {
      CUDNN_FMA_MATH, CUDNN_DEFAULT_MATH,
      CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION};
  requireDnn(d.cudnnSetConvolutionMathType(plan.operation, modes[p.compute]),
             p);
}

/// Chooses the fastest of cuDNN's proposals that is deterministic.
template <typename Perf>
static const Perf *firstUsable(const Perf *found, int count) {
  for (int i = 0; i < count; ++i)
    if (found[i].status == CUDNN_STATUS_SUCCESS &&
        found[i].determinism == CUDNN_DETERMINISTIC &&
        found[i].memory <= maxWorkspace)
      return &found[i];
  return nullptr;
}

void ConvPlans::choose(Plan &plan, const ConvCall &p) {
  const Cudnn &d = cudnn();
  int count = 0;
  auto take = [&](const auto *best, auto &algorithm) {
    if (!best)
      throw Error(nameOf(p) +
                      ": cuDNN has no deterministic algorithm for it "
                      "on " +
                      gpu.name(),
                  DP_ERROR_LIBRARY);
    algorithm = best->algo;
    plan.workspace = best->memory;
    requireDnn(d.cudnnSetConvolutionMathType(plan.operation, best->mathType),
               p);
  };
  if (p.kind == DP_CONV_FORWARD) {
    cudnnConvolutionFwdAlgoPerf_t found[maxAlgorithms];
    requireDnn(d.cudnnGetConvolutionForwardAlgorithm_v7(
                   handle, plan.x, plan.filter, plan.operation, plan.y,
                   maxAlgorithms, &count, found),
               p);
    take(firstUsable(found, count), plan.forward);
    return;
  }
  cudnnConvolutionBwdFilterAlgoPerf_t found[maxAlgorithms];
  requireDnn(d.cudnnGetConvolutionBackwardFilterAlgorithm_v7(
                 handle, plan.x, plan.y, plan.operation, plan.filter,
                 maxAlgorithms, &count, found),
             p);
  take(firstUsable(found, count), plan.backward);
}

ConvPlans::Plan &ConvPlans::planFor(const ConvCall &p) {
  Key key = {p.kind,      p.n,         p.h,      p.w,       p.c,
             p.k,         p.r,         p.s,      p.strideH, p.strideW,
             p.dilationH, p.dilationW, p.compute};
  Plan &plan = plans[key];
  if (plan.ready)
    return plan;
  try {
    describeShapes(plan, p);
    choose(plan, p);
  } catch (...) {
    destroy(plan);
    plans.erase(key);
    throw;
  }
  plan.ready = true;
  return plan;
}

void ConvPlans::run(const ConvCall &p) {
  if (p.n == 0) {
    if (p.kind == DP_CONV_FILTER_GRADIENT && !p.accumulate)
      check(driver().cuMemsetD8Async(
                address(p.out), 0,
                static_cast<size_t>(p.k * p.r * p.s * p.c) * sizeof(float),
                gpu.compute()),
            nameOf(p));
    return;
  }
  Plan &plan = planFor(p);
  void *workspace = gpu.workspace(static_cast<int64_t>(plan.workspace));
  float one = 1, beta = p.accumulate ? 1 : 0;
  cudnnStatus_t status;
  if (p.kind == DP_CONV_FORWARD)
    status = cudnn().cudnnConvolutionForward(
        handle, &one, plan.x, p.a, plan.filter, p.b, plan.operation,
        plan.forward, workspace, plan.workspace, &beta, plan.y, p.out);
  else
    status = cudnn().cudnnConvolutionBackwardFilter(
        handle, &one, plan.x, p.a, plan.y, p.b, plan.operation, plan.backward,
        workspace, plan.workspace, &beta, plan.filter, p.out);
  requireDnn(status, p);
}
