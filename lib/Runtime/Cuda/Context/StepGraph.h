//===- StepGraph.h - A step as one CUDA graph -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONTEXT_STEPGRAPH_H
#define DP_LIB_RUNTIME_CUDA_CONTEXT_STEPGRAPH_H

#include "Device/DeviceBackend.h"
#include "Gpu.h"
#include "RankVote.h"

#include <functional>
#include <map>

namespace dp::cuda {

/// Captures an entry's step the second time it runs and replays it from then
/// on. The first run loads modules, chooses algorithms and allocates
/// workspaces, and no capture can have that. All ranks replay a step or none
/// does: each captures its own streams in its own thread, and they vote before
/// and after that.
class StepGraph {
public:
  /// `isWanted`: the user asked for graphs, and is warned through `backend` if
  /// none is used.
  StepGraph(Gpu &gpu, DeviceBackend &backend, RankVote &vote, bool isWanted)
      : gpu(gpu), backend(backend), vote(vote), isWanted(isWanted) {}

  /// Runs `step`: it enqueues the step's work from the compute stream, joins it
  /// there and returns whether that worked. Throws Error.
  void run(dp_entry_fn entry, const std::function<bool()> &step);

  /// Makes all later steps run without a graph, because of `reason`.
  void refuse(const std::string &reason);
  bool isCapturing() const { return capturing; }

  /// Drops all captured graphs: buffers have changed, or the communicator goes,
  /// whose destruction waits for the graphs that hold its collectives.
  void clear();

private:
  struct State {
    bool hasRun = false;
    bool isDeclined = false; ///< a rank cannot capture it
    CUgraphExec exec = nullptr;
  };
  void capture(State &state, const std::function<bool()> &step);
  CUresult instantiate(State &state, CUgraph graph);
  void launch(const State &state);

  Gpu &gpu;
  DeviceBackend &backend;
  RankVote &vote;
  bool isWanted;
  bool refused = false, capturing = false;
  std::map<dp_entry_fn, State> states;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONTEXT_STEPGRAPH_H
