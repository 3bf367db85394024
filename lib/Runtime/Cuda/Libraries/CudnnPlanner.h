//===- CudnnPlanner.h - Plans of cuDNN's graphs on a GPU --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_LIBRARIES_CUDNNPLANNER_H
#define DP_LIB_RUNTIME_CUDA_LIBRARIES_CUDNNPLANNER_H

#include "CudnnGraph.h"
#include "Cuda/Context/Gpu.h"
#include "Cuda/Context/KernelChoices.h"

#include <functional>

namespace dp::cuda {

/// Chooses plans of graphs and enqueues them on the compute stream of a GPU.
class CudnnPlanner {
public:
  /// `choices`: measured plans; null: the first one of cuDNN's proposals that
  /// is allowed and can be built is taken. Throws Error.
  CudnnPlanner(Gpu &gpu, KernelChoices *choices);
  ~CudnnPlanner();
  CudnnPlanner(const CudnnPlanner &) = delete;

  /// Returns the plan of the choices for `key`, calls of `library` ("conv",
  /// "attention"), or the first plan. `execute` enqueues a call with a plan:
  /// plans are measured where the choices have none yet. `what` begins the text
  /// of errors. Throws Error.
  CudnnGraph::Plan
  choose(const char *library, const std::vector<int64_t> &key,
         CudnnGraph &graph, const std::string &what,
         const std::function<void(const CudnnGraph::Plan &)> &execute);

  /// Enqueues a plan on the buffers and numbers `pointers` with these unique
  /// ids. Returns cuDNN's status. The caller names the call in errors, because
  /// composing the name takes longer than the call. Throws Error.
  cudnnStatus_t execute(const CudnnGraph::Plan &plan,
                        const std::vector<int64_t> &ids,
                        const std::vector<const void *> &pointers,
                        void *workspace);

private:
  Gpu &gpu;
  KernelChoices *choices;
  cudnnHandle_t handle = nullptr;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_LIBRARIES_CUDNNPLANNER_H
