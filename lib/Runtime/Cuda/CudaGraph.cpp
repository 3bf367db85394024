//===- CudaGraph.cpp - A step as one CUDA graph ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CudaGraph.h"
#include "CudaDevice.h"

using namespace dp;
using namespace dp::cuda;

void StepGraph::run(CudaDevice &device, dp_entry_fn entry,
                    const std::function<bool()> &step) {
  State &state = states[entry];
  if (state.exec)
    return check(driver().cuGraphLaunch(state.exec, device.compute()),
                 "CUDA graph on " + device.name());
  if (refused || !state.hasRun)
    state.hasRun = step();
  else
    capture(device, state, step);
}

void StepGraph::capture(CudaDevice &device, State &state,
                        const std::function<bool()> &step) {
  const Driver &d = driver();
  check(d.cuStreamBeginCapture_v2(device.compute(),
                                  CU_STREAM_CAPTURE_MODE_THREAD_LOCAL),
        "CUDA graph on " + device.name());
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
  CUresult result = d.cuStreamEndCapture(device.compute(), &graph);
  if (worked && result == CUDA_SUCCESS)
    result = d.cuGraphInstantiateWithFlags(&state.exec, graph, 0);
  if (graph)
    d.cuGraphDestroy(graph);
  if (!thrown.empty())
    throw Error("in the capture of a CUDA graph: " + thrown, DP_ERROR_LIBRARY);
  if (!worked) // said by the step itself
    return;
  if (result != CUDA_SUCCESS) {
    // Nothing has run yet.
    state.exec = nullptr;
    refuse(device, describe(result));
    step();
    return;
  }
  check(d.cuGraphLaunch(state.exec, device.compute()),
        "CUDA graph on " + device.name());
}

void StepGraph::refuse(CudaDevice &device, const std::string &reason) {
  if (!refused && device.backend.usesGraphs)
    device.backend.warn("no CUDA graph is used: " + reason);
  refused = true;
}

void StepGraph::clear() {
  for (auto &state : states)
    if (state.second.exec)
      driver().cuGraphExecDestroy(state.second.exec);
  states.clear();
}
