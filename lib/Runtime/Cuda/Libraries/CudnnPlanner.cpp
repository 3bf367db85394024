//===- CudnnPlanner.cpp - Plans of cuDNN's graphs on a GPU ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CudnnPlanner.h"
#include "Cuda/Context/Stopwatch.h"
#include "Support/Error.h"

#include <limits>

using namespace dp;
using namespace dp::cuda;

CudnnPlanner::CudnnPlanner(Gpu &gpu, KernelChoices *choices)
    : gpu(gpu), choices(choices) {
  requireCudnn(cudnn().cudnnCreate(&handle), "on " + gpu.name());
  requireCudnn(cudnn().cudnnSetStream(handle, gpu.compute()),
               "on " + gpu.name());
}

CudnnPlanner::~CudnnPlanner() {
  if (handle)
    cudnn().cudnnDestroy(handle);
}

CudnnGraph::Plan CudnnPlanner::choose(
    const char *library, const std::vector<int64_t> &key, CudnnGraph &graph,
    const std::string &what,
    const std::function<void(const CudnnGraph::Plan &)> &execute) {
  std::optional<KernelChoices::Choice> choice;
  if (choices)
    choice = choices->find(library, key, [&] {
      Stopwatch stopwatch(gpu);
      double least = std::numeric_limits<double>::infinity();
      KernelChoices::Choice fastest;
      for (const CudnnGraph::Plan &plan : graph.buildAll(handle)) {
        double seconds = stopwatch.measure([&] { execute(plan); });
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
    throw Error(what + ": the kernel choices have no deterministic plan of "
                       "cuDNN for it");
  return std::move(*plan);
}

cudnnStatus_t CudnnPlanner::execute(const CudnnGraph::Plan &plan,
                                    const std::vector<int64_t> &ids,
                                    const std::vector<const void *> &pointers,
                                    void *workspace) {
  CudnnDescriptor pack(CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR,
                       "the buffers of a graph");
  auto count = static_cast<int64_t>(ids.size());
  pack.set(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, count,
           ids.data());
  pack.set(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, count,
           pointers.data());
  pack.set(CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, workspace);
  pack.finalize();
  return cudnn().cudnnBackendExecute(handle, plan.plan.get(), pack.get());
}
