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

#include <limits>

using namespace dp;
using namespace dp::cuda;

static void requireConv(cudnnStatus_t status, const std::string &what) {
  if (status != CUDNN_STATUS_SUCCESS)
    throw Error(what + ": cuDNN says " + cudnn().cudnnGetErrorString(status),
                DP_ERROR_LIBRARY);
}

ConvPlans::ConvPlans(Gpu &gpu, KernelChoices *choices)
    : gpu(gpu), choices(choices) {
  requireConv(cudnn().cudnnCreate(&handle), "on " + gpu.name());
  requireConv(cudnn().cudnnSetStream(handle, gpu.compute()),
              "on " + gpu.name());
}

ConvPlans::~ConvPlans() {
  plans.clear();
  if (handle)
    cudnn().cudnnDestroy(handle);
}

void ConvPlans::execute(const CudnnGraph::Plan &plan, const ConvCall &p) {
  bool isForward = p.kind == DP_CONV_FORWARD;
  bool isInputGradient = p.kind == DP_CONV_INPUT_GRADIENT;
  const int64_t ids[] = {convTensor::X, convTensor::Filter, convTensor::Y,
                         convTensor::Bias};
  const void *pointers[] = {isInputGradient ? p.out : p.a,
                            isForward || isInputGradient ? p.b : p.out,
                            isForward         ? p.out
                            : isInputGradient ? p.a
                                              : p.b,
                            p.bias};
  int64_t count = p.bias ? 4 : 3;
  void *workspace = gpu.workspace(plan.workspace);
  CudnnDescriptor pack(CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR, "conv");
  pack.set(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, count, ids);
  pack.set(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, count,
           pointers);
  pack.set(CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, workspace);
  pack.finalize();
  cudnnStatus_t status =
      cudnn().cudnnBackendExecute(handle, plan.plan.get(), pack.get());
  if (status != CUDNN_STATUS_SUCCESS)
    requireConv(status, nameOf(p));
}

/// Measures the proposals, with a result of their own.
uint64_t ConvPlans::findFastest(CudnnGraph &graph, const ConvCall &p) {
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
  uint64_t fastest = 0;
  double least = std::numeric_limits<double>::infinity();
  for (const CudnnGraph::Plan &plan : graph.buildAll(handle)) {
    double seconds = stopwatch.measure([&] { execute(plan, call); });
    if (seconds < least) {
      least = seconds;
      fastest = static_cast<uint64_t>(plan.proposal);
    }
  }
  return fastest;
}

CudnnGraph::Plan ConvPlans::choose(const ConvCall &p,
                                   const std::vector<int64_t> &key) {
  CudnnGraph graph = buildConvGraph(p);
  std::optional<KernelChoices::Choice> choice;
  if (choices)
    choice = choices->find("conv", key, [&] {
      return KernelChoices::Choice{findFastest(graph, p)};
    });
  if (!choice)
    return graph.build(handle);
  std::optional<CudnnGraph::Plan> plan;
  if (choice->size() == 1)
    plan = graph.buildProposal(handle, choice->front());
  // Another plan could round as no other rank does.
  if (!plan)
    throw Error(nameOf(p) + ": the kernel choices have no deterministic plan "
                            "of cuDNN for it");
  return std::move(*plan);
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
  std::vector<int64_t> key = keyOf(p);
  auto found = plans.find(key);
  if (found == plans.end())
    found = plans.emplace(key, choose(p, key)).first;
  execute(found->second, p);
}
