//===- StepGraph.cpp - A step as one CUDA graph ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "StepGraph.h"
#include "Support/Error.h"

using namespace dp;
using namespace dp::cuda;

void StepGraph::run(dp_entry_fn entry, const std::function<bool()> &step) {
  State &state = states[entry];
  if (state.exec)
    return check(driver().cuGraphLaunch(state.exec, gpu.compute()),
                 "CUDA graph on " + gpu.name());
  if (refused || !state.hasRun)
    state.hasRun = step();
  else
    capture(state, step);
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
    result = d.cuGraphInstantiateWithFlags(&state.exec, graph, 0);
  if (graph)
    d.cuGraphDestroy(graph);
  if (!thrown.empty())
    throw Error("in the capture of a CUDA graph: " + thrown, DP_ERROR_LIBRARY);
  if (!worked) // the step has recorded why
    return;
  if (result != CUDA_SUCCESS) {
    // Nothing has run yet.
    state.exec = nullptr;
    refuse(describe(result));
    step();
    return;
  }
  check(d.cuGraphLaunch(state.exec, gpu.compute()),
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
