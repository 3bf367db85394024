//===- Passes.td - Simulation passes --------------------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SIMULATE_PASSES_TD
#define DP_SIMULATE_PASSES_TD

include "dp/IR/StagePass.td"

def DPSimulate : DP_ModulePass<"dp-simulate", [DP_Buffers, DP_Planned]> {
  let summary = "Predict the time of a step on other numbers of devices";
  let description = [{
    Plays the schedule of each entry through a cost model of devices and links, and
    prints a row for each number of devices: the time of a step, of its kernels and
    of its collectives, the time of collectives that no kernel hides, and the speedup.
    All devices run the same program and the first one has the largest chunk, so the
    pass computes the timeline of that device only, which takes as long for 8 devices
    as for 16,384.

    Strong scaling divides the batch of the graph among the devices; with `weak` every
    device has the whole batch. A program that was compiled for a fixed number of
    devices is simulated for that number only.

    Requires a schedule. Fails at an op that is not one of a schedule. Changes nothing.
  }];
  let options = [
    ListOption<"devices", "devices", "int64_t", "Numbers of devices, in order; required">,
    Option<"topology", "topology", "std::string",
           "::mlir::dp::kGpuTopology",
           "Topology to simulate: a preset's name or a JSON file">,
    Option<"weak", "weak", "bool", "false",
           "Simulate with the graph's batch on each device, instead of a share of "
           "it">,
    Option<"trips", "trips", "int64_t", "1",
           "Number of iterations of a loop whose trip count depends on data">,
    Option<"trace", "trace", "std::string", "\"\"",
           "File for the timelines, in chrome://tracing's format; empty for none">,
    Option<"kernels", "kernels", "bool", "false",
           "Print what each kernel and call moves and computes on the last number of "
           "devices, and the least that it must move">];
}

#endif // DP_SIMULATE_PASSES_TD
