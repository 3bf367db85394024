//===- AttentionPlans.h - Attention by cuDNN --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_LIBRARIES_ATTENTIONPLANS_H
#define DP_LIB_RUNTIME_CUDA_LIBRARIES_ATTENTIONPLANS_H

#include "AttentionGraph.h"
#include "CudnnPlanner.h"

#include <map>

namespace dp::cuda {

/// Computes attention and its gradient in f16 and bf16. cuDNN compiles a
/// deterministic plan once per shape: its first one, or that of `choices`.
class AttentionPlans {
public:
  AttentionPlans(Gpu &gpu, KernelChoices *choices);

  /// Enqueues the call on the compute stream. Throws Error.
  void run(const AttentionCall &call);

private:
  void runWithoutScores(const AttentionCall &call);
  void execute(const CudnnGraph::Plan &plan, const AttentionShape &shape,
               const AttentionCall &call);

  Gpu &gpu;
  CudnnPlanner planner;
  std::map<AttentionShape, CudnnGraph::Plan> plans;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_LIBRARIES_ATTENTIONPLANS_H
