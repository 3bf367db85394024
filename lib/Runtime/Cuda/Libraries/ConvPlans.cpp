//===- ConvPlans.cpp - Convolutions by cuDNN ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ConvPlans.h"
#include "Device/Buffer.h"
#include "Support/DType.h"

using namespace dp;
using namespace dp::cuda;

void ConvPlans::execute(const CudnnGraph::Plan &plan, const ConvCall &p) {
  bool isForward = p.kind == DP_CONV_FORWARD;
  bool isInputGradient = p.kind == DP_CONV_INPUT_GRADIENT;
  std::vector<int64_t> ids{convTensor::X, convTensor::Filter, convTensor::Y};
  std::vector<const void *> pointers{isInputGradient ? p.out : p.a,
                                     isForward || isInputGradient ? p.b : p.out,
                                     isForward         ? p.out
                                     : isInputGradient ? p.a
                                                       : p.b};
  if (p.bias) {
    ids.push_back(convTensor::Bias);
    pointers.push_back(p.bias);
  }
  cudnnStatus_t status =
      planner.execute(plan, ids, pointers, gpu.workspace(plan.workspace));
  if (status != CUDNN_STATUS_SUCCESS)
    requireCudnn(status, nameOf(p));
}

/// The bytes of the result.
static int64_t outBytes(const ConvCall &p) {
  const dp_conv_shape &s = p.shape;
  auto images = [&](int64_t channels, const int64_t *extents) {
    return s.n * s.groups * channels * extents[0] * extents[1] * extents[2];
  };
  int64_t elements = p.kind == DP_CONV_FORWARD ? images(s.out_channels, s.out)
                     : p.kind == DP_CONV_INPUT_GRADIENT
                         ? images(s.in_channels, s.image)
                         : p.filterSize();
  return elements * dtypeSize(p.outDtype);
}

CudnnGraph::Plan ConvPlans::choose(const ConvCall &p,
                                   const std::vector<int64_t> &key) {
  CudnnGraph graph = buildConvGraph(p);
  // Plans that are measured have a result of their own.
  Buffer result;
  return planner.choose("conv", key, graph, nameOf(p),
                        [&](const CudnnGraph::Plan &plan) {
                          if (!result.data())
                            result.reserve(gpu, outBytes(p));
                          ConvCall call = p;
                          call.out = result.data();
                          execute(plan, call);
                        });
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
