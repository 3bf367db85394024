//===- CudaGraph.h - A step as one CUDA graph -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CUDAGRAPH_H
#define DP_LIB_RUNTIME_CUDA_CUDAGRAPH_H

#include "Driver.h"
#include "dp/Runtime/DeviceABI.h"

#include <functional>
#include <map>

namespace dp::cuda {

class CudaDevice;

/// Captures an entry's step the second time it runs and replays it from then
/// on. The first time loads modules, chooses algorithms and allocates
/// workspaces, none of which can be captured.
class StepGraph {
public:
  /// Runs `step`, which enqueues the step's work from the compute stream, joins
  /// it there and returns whether that worked. Throws Error.
  void run(CudaDevice &device, dp_entry_fn entry,
           const std::function<bool()> &step);

  /// From now on steps run as they are, because of `reason`.
  void refuse(CudaDevice &device, const std::string &reason);
  bool isCapturing() const { return capturing; }

  /// Forgets what was captured: buffers have changed.
  void clear();

private:
  struct State {
    bool hasRun = false;
    CUgraphExec exec = nullptr;
  };
  void capture(CudaDevice &device, State &state,
               const std::function<bool()> &step);

  bool refused = false, capturing = false;
  std::map<dp_entry_fn, State> states;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CUDAGRAPH_H
