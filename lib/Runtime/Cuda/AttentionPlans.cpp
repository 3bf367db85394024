//===- AttentionPlans.cpp - Attention by cuDNN ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "AttentionPlans.h"
#include "Stopwatch.h"
#include "Support/Error.h"

#include <limits>

using namespace dp;
using namespace dp::cuda;

// Before it the gradient needs a workaround for keys that are no multiple of
// 128, and has no deterministic form on Blackwell.
static constexpr size_t oldestVersion = 91800;

static void requireAttention(cudnnStatus_t status, const std::string &what) {
  if (status != CUDNN_STATUS_SUCCESS)
    throw Error(what + ": cuDNN says " + cudnn().cudnnGetErrorString(status),
                DP_ERROR_LIBRARY);
}

AttentionPlans::AttentionPlans(Gpu &gpu, KernelChoices *choices)
    : gpu(gpu), choices(choices) {
  size_t version = cudnn().cudnnGetVersion();
  if (version < oldestVersion)
    throw Error("attention needs cuDNN 9.18 or newer, found " +
                    std::to_string(version / 10000) + "." +
                    std::to_string(version / 100 % 100) +
                    "; install one, or compile with --cudnn-attention=false",
                DP_ERROR_LIBRARY);
  requireAttention(cudnn().cudnnCreate(&handle), "on " + gpu.name());
  requireAttention(cudnn().cudnnSetStream(handle, gpu.compute()),
                   "on " + gpu.name());
}

AttentionPlans::~AttentionPlans() {
  plans.clear();
  if (handle)
    cudnn().cudnnDestroy(handle);
}

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
  std::string what = shape.getName();
  int64_t sumBytes = (shape.getSumBytes() + 255) / 256 * 256;
  char *workspace =
      static_cast<char *>(gpu.workspace(sumBytes + plan.workspace));
  float scale = static_cast<float>(call.scale), one = 1;
  float forbidden = -std::numeric_limits<float>::infinity();
  std::vector<int64_t> ids;
  std::vector<void *> pointers;
  auto pass = [&](int64_t id, void *pointer) {
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
  CudnnDescriptor pack(CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR, what);
  auto count = static_cast<int64_t>(ids.size());
  void *rest = workspace + sumBytes;
  pack.set(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, count,
           ids.data());
  pack.set(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, count,
           pointers.data());
  pack.set(CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, rest);
  pack.finalize();
  requireAttention(
      cudnn().cudnnBackendExecute(handle, plan.plan.get(), pack.get()), what);
}

CudnnGraph::Plan AttentionPlans::choose(const AttentionShape &shape,
                                        const AttentionCall &call) {
  CudnnGraph graph = buildAttentionGraph(shape);
  std::vector<int64_t> key = shape.getKey();
  std::optional<KernelChoices::Choice> choice;
  if (choices)
    choice = choices->find("attention", key, [&] {
      // Each plan writes what the call is to write.
      Stopwatch stopwatch(gpu);
      double least = std::numeric_limits<double>::infinity();
      KernelChoices::Choice fastest;
      for (const CudnnGraph::Plan &plan : graph.buildAll(handle)) {
        double seconds = stopwatch.measure([&] { execute(plan, shape, call); });
        if (seconds >= least)
          continue;
        least = seconds;
        fastest = {static_cast<uint64_t>(plan.proposal)};
      }
      return fastest;
    });
  if (!choice)
    return graph.build(handle);
  std::optional<CudnnGraph::Plan> plan;
  if (choice->size() == 1)
    plan = graph.buildProposal(handle, choice->front());
  // Another plan could round as no other rank does.
  if (!plan)
    throw Error(shape.getName() + ": the kernel choices have no deterministic "
                                  "plan of cuDNN for it");
  return std::move(*plan);
}

void AttentionPlans::run(const AttentionCall &call) {
  AttentionShape shape(call);
  if (call.m == 0 || call.n == 0)
    return runWithoutScores(call);
  auto found = plans.find(shape);
  if (found == plans.end())
    found = plans.emplace(shape, choose(shape, call)).first;
  execute(found->second, shape, call);
}
