//===- StepGraph.cpp - A step as one CUDA graph ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "StepGraph.h"
#include "Support/Error.h"

using namespace dp;
using namespace dp::cuda;

/// A rank's vote on the capture of a step; the least vote holds for all ranks.
namespace {
enum Readiness : int32_t { Refused, NotYet, Ready };
} // namespace

void StepGraph::run(dp_entry_fn entry, const std::function<bool()> &step) {
  State &state = states[entry];
  if (state.exec)
    return launch(state);
  if (state.isDeclined) {
    step();
    return;
  }
  int32_t word = vote.least(refused ? Refused : state.hasRun ? Ready : NotYet);
  if (word == Ready)
    return capture(state, step);
  state.isDeclined = word == Refused;
  state.hasRun = step();
}

/// Makes the graph ready such that its launch allocates nothing: another rank's
/// collectives may already wait for this rank's then.
CUresult StepGraph::instantiate(State &state, CUgraph graph) {
  const Driver &d = driver();
  CUresult result = d.cuGraphInstantiateWithFlags(&state.exec, graph, 0);
  if (result != CUDA_SUCCESS) {
    state.exec = nullptr;
    return result;
  }
  return d.cuGraphUpload(state.exec, gpu.compute());
}

void StepGraph::capture(State &state, const std::function<bool()> &step) {
  const Driver &d = driver();
  check(d.cuStreamBeginCapture_v2(gpu.compute(),
                                  CU_STREAM_CAPTURE_MODE_THREAD_LOCAL),
        "CUDA graph on " + gpu.name());
  capturing = true;
  bool worked = false;
  std::string thrown;
  try {
    worked = step();
  } catch (const Error &e) {
    thrown = e.what();
  }
  capturing = false;
  CUgraph graph = nullptr;
  CUresult result = d.cuStreamEndCapture(gpu.compute(), &graph);
  if (worked && result == CUDA_SUCCESS)
    result = instantiate(state, graph);
  if (graph)
    d.cuGraphDestroy(graph);
  if (!thrown.empty())
    throw Error("in the capture of a CUDA graph: " + thrown, DP_ERROR_LIBRARY);
  if (!worked) // the step has recorded why
    return;
  if (result == CUDA_SUCCESS)
    gpu.drain(gpu.compute());
  if (vote.least(result == CUDA_SUCCESS ? Ready : Refused) == Ready)
    return launch(state);
  // Nothing has run yet, on no rank.
  if (state.exec)
    d.cuGraphExecDestroy(state.exec);
  state.exec = nullptr;
  state.isDeclined = true;
  if (result != CUDA_SUCCESS)
    refuse(describe(result));
  step();
}

void StepGraph::launch(const State &state) {
  check(driver().cuGraphLaunch(state.exec, gpu.compute()),
        "CUDA graph on " + gpu.name());
}

void StepGraph::refuse(const std::string &reason) {
  if (!refused && isWanted)
    backend.warn("no CUDA graph is used: " + reason);
  refused = true;
}

void StepGraph::clear() {
  for (auto &state : states)
    if (state.second.exec)
      driver().cuGraphExecDestroy(state.second.exec);
  states.clear();
}
