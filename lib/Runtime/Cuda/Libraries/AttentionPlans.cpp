//===- AttentionPlans.cpp - Attention by cuDNN ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "AttentionPlans.h"
#include "Support/Error.h"

#include <limits>

using namespace dp;
using namespace dp::cuda;

// Before it the gradient needs a workaround for keys that are no multiple of
// 128, and has no deterministic form on Blackwell.
static constexpr size_t oldestVersion = 91800;

static void requireVersion() {
  size_t version = cudnn().cudnnGetVersion();
  if (version < oldestVersion)
    throw Error("attention needs cuDNN 9.18 or newer, found " +
                    std::to_string(version / 10000) + "." +
                    std::to_string(version / 100 % 100) +
                    "; install one, or compile with --cudnn-attention=false",
                DP_ERROR_LIBRARY);
}

AttentionPlans::AttentionPlans(Gpu &gpu, KernelChoices *choices)
    : gpu(gpu), planner((requireVersion(), gpu), choices) {}

/// Without queries or keys: gradients and outputs are 0, and the logarithm of
/// no sum is -inf.
void AttentionPlans::runWithoutScores(const AttentionCall &call) {
  auto fill = [&](int number, int64_t bytes) {
    if (bytes > 0)
      check(driver().cuMemsetD8Async(address(call.buffers[number]), 0,
                                     static_cast<size_t>(bytes), gpu.compute()),
            gpu.name());
  };
  int64_t keyBatch = call.batch / call.group;
  if (call.isGradient) {
    fill(7, call.batch * call.m * call.k * 2);
    fill(8, keyBatch * call.n * call.k * 2);
    fill(9, keyBatch * call.n * call.v * 2);
    return;
  }
  fill(4, call.batch * call.m * call.v * 2);
  if (call.batch * call.m > 0)
    check(driver().cuMemsetD32Async(address(call.buffers[5]), 0xFF800000u,
                                    static_cast<size_t>(call.batch * call.m),
                                    gpu.compute()),
          gpu.name());
}

void AttentionPlans::execute(const CudnnGraph::Plan &plan,
                             const AttentionShape &shape,
                             const AttentionCall &call) {
  int64_t sumBytes = (shape.getSumBytes() + 255) / 256 * 256;
  char *workspace =
      static_cast<char *>(gpu.workspace(sumBytes + plan.workspace));
  float scale = static_cast<float>(call.scale), one = 1;
  float forbidden = -std::numeric_limits<float>::infinity();
  std::vector<int64_t> ids;
  std::vector<const void *> pointers;
  auto pass = [&](int64_t id, const void *pointer) {
    ids.push_back(id);
    pointers.push_back(pointer);
  };
  for (int64_t number = 0; number < (call.isGradient ? 10 : 6); ++number)
    if (call.buffers[number])
      pass(number + 1, call.buffers[number]);
  pass(attentionTensor::Scale, &scale);
  if (call.isCausal)
    pass(attentionTensor::Forbidden, &forbidden);
  if (call.isGradient) {
    pass(attentionTensor::One, &one);
    pass(attentionTensor::Sums, workspace);
  }
  cudnnStatus_t status =
      planner.execute(plan, ids, pointers, workspace + sumBytes);
  if (status != CUDNN_STATUS_SUCCESS)
    requireCudnn(status, shape.getName());
}

void AttentionPlans::run(const AttentionCall &call) {
  AttentionShape shape(call);
  if (call.m == 0 || call.n == 0)
    return runWithoutScores(call);
  auto found = plans.find(shape);
  if (found == plans.end()) {
    CudnnGraph graph = buildAttentionGraph(shape);
    // Each plan that is measured writes the call's results.
    CudnnGraph::Plan plan = planner.choose(
        "attention", shape.getKey(), graph, shape.getName(),
        [&](const CudnnGraph::Plan &plan) { execute(plan, shape, call); });
    found = plans.emplace(shape, std::move(plan)).first;
  }
  execute(found->second, shape, call);
}
