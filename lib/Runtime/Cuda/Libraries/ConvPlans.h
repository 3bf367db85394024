//===- ConvPlans.h - Convolutions by cuDNN ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_LIBRARIES_CONVPLANS_H
#define DP_LIB_RUNTIME_CUDA_LIBRARIES_CONVPLANS_H

#include "ConvGraph.h"
#include "CudnnPlanner.h"

#include <map>
#include <vector>

namespace dp::cuda {

/// Computes convolutions. A deterministic plan is chosen once per shape.
class ConvPlans {
public:
  /// `choices`: measured plans; null: the first one of cuDNN's proposals that
  /// is deterministic and can be built is taken.
  explicit ConvPlans(Gpu &gpu, KernelChoices *choices = nullptr)
      : gpu(gpu), planner(gpu, choices) {}

  /// Enqueues the convolution on the compute stream. Throws Error.
  void run(const ConvCall &call);

private:
  CudnnGraph::Plan choose(const ConvCall &call,
                          const std::vector<int64_t> &key);
  void execute(const CudnnGraph::Plan &plan, const ConvCall &call);

  Gpu &gpu;
  CudnnPlanner planner;
  std::map<std::vector<int64_t>, CudnnGraph::Plan> plans;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_LIBRARIES_CONVPLANS_H
