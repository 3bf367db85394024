//===- Step.cpp - A step on one rank --------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Step.h"

using namespace dp;

/// Copies the rank's part of the inputs to its device.
static dp_status uploadInputs(const EntryPlan &plan, Device &device,
                              const RankLayout &r, const dp_array *arguments) {
  ActivityScope activity(device.activities, DP_ACTIVITY_COPY, "arguments");
  for (size_t i = 0; i < r.arguments.size(); ++i) {
    if (plan.isState(i))
      continue;
    r.arguments[i].scatter(r.hostBuffers[i], arguments[i].data);
    if (r.hostBuffers[i] == r.buffers[i])
      continue;
    if (dp_status status = device.enqueueUpload(r.buffers[i], r.hostBuffers[i],
                                                r.arguments[i].localBytes()))
      return status;
  }
  return DP_SUCCESS;
}

/// Enqueues copies of the wanted results to host memory unless the host can
/// read the device's; they are complete once the device has finished.
static dp_status downloadResults(const EntryPlan &plan, Device &device,
                                 const RankLayout &r, bool readsReplicated,
                                 const dp_array *results) {
  if (device.memory().isHostAddressable())
    return DP_SUCCESS;
  const Entry &e = plan.entry();
  size_t position = e.inputBuffers();
  for (size_t i = 0; i < e.results.size(); ++i) {
    const Value &v = e.results[i];
    if (v.updates >= 0)
      continue;
    size_t at = position++;
    if (!results[i].data || v.copyOf >= 0 ||
        (v.placement.kind == DP_REPLICATED && !readsReplicated))
      continue;
    if (dp_status status = device.enqueueDownload(
            r.hostBuffers[at], r.buffers[at], r.results[i].localBytes()))
      return status;
  }
  return DP_SUCCESS;
}

void dp::runStep(const SessionContext &context, const EntryPlan &plan,
                 int64_t rank, const dp_array *arguments,
                 const dp_array *results, const Results &collector) {
  const RankLayout &r = plan.layout().ranks[rank];
  Device &device = context.devices[rank];
  StepScope scope(device, plan.entry().events);
  if (uploadInputs(plan, device, r, arguments) != DP_SUCCESS)
    return;
  dp_status status = device.run(plan.code().run, r.buffers.data(),
                                plan.layout().dims.data(), r.arena.data());
  if (device.checkStatus() != DP_SUCCESS)
    return;
  if (status != DP_SUCCESS) {
    // This is not recorded if the program, or another rank, has failed already
    // and said why.
    device.fail(status,
                "the program returned status " + std::to_string(status));
    return;
  }
  if (downloadResults(plan, device, r, rank == context.outputRank(), results) ==
          DP_SUCCESS &&
      device.finish() == DP_SUCCESS && !context.isAcross()) {
    ActivityScope activity(device.activities, DP_ACTIVITY_COPY, "results");
    collector.collect(plan, rank, results);
  }
}
