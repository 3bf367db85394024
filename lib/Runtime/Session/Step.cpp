//===- Step.cpp - A step on one rank --------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Step.h"
#include "Support/Team.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <utility>

using namespace dp;

/// A thread copies at least `partBytes`. A piece travels to the device while
/// the next one is copied: one core copies some 6 GB/s, and PCIe some 50.
static constexpr int64_t partBytes = 256 << 10, pieceBytes = 4 << 20;

/// Copies the rank's part of an input to `local`, in the order of its bytes.
/// Returns false if `isKept`, so that `local` has the values of the last step,
/// and they are the same.
static bool copyInput(Team &team, const LocalPart &part, void *local,
                      const dp_array &argument, int64_t begin, int64_t end,
                      bool isKept) {
  int64_t parts =
      std::min((end - begin + partBytes - 1) / partBytes, Team::maxParts);
  std::atomic<bool> isNew{!isKept};
  team.run(parts, [&](int64_t number) {
    Chunk share = chunkOf(end - begin, parts, number, 1);
    int64_t first = begin + share.offset;
    if (isKept && std::memcmp(static_cast<char *>(local) + first,
                              static_cast<const char *>(argument.data) + first,
                              static_cast<size_t>(share.size)) == 0)
      return;
    part.scatter(local, argument.data, first, first + share.size);
    isNew.store(true, std::memory_order_relaxed);
  });
  return isNew;
}

/// Returns the rank's part of an array in the memory of a GPU.
static CallersRows rowsOf(const LocalPart &part, const dp_array &array) {
  return {static_cast<char *>(array.data) + part.offset, array.gpu,
          part.stride};
}

/// Copies the rank's part of an argument between GPUs, unless the program reads
/// the caller's.
static dp_status copyFromGpu(Device &device, const LocalPart &part,
                             const dp_array &argument, void *buffer) {
  CallersRows rows = rowsOf(part, argument);
  return buffer == rows.begin
             ? DP_SUCCESS
             : device.enqueueRowsIn(buffer, rows, part.bytes, part.outer);
}

/// The same, unless the device has the values of the last step, and they are
/// the same. `hasCopied`: whether copies of that step have ended.
static dp_status copyChanged(const EntryPlan &plan, size_t i, Device &device,
                             const RankLayout &r, const dp_array &argument,
                             bool hasCopied) {
  std::optional<uint64_t> digest = plan.copiedDigest(i);
  RankLayout::Copied last = std::exchange(r.copied[i], {});
  const void *buffer = r.buffers[i];
  if (digest && hasCopied && last.buffer == buffer && last.digest == *digest) {
    r.copied[i] = last;
    return DP_SUCCESS;
  }
  dp_status status =
      copyFromGpu(device, r.arguments[i], argument, r.buffers[i]);
  if (status == DP_SUCCESS && digest && buffer != argument.data)
    r.copied[i] = {buffer, *digest};
  return status;
}

/// The same for a result.
static dp_status copyToGpu(Device &device, const LocalPart &part,
                           const dp_array &result, const void *buffer) {
  CallersRows rows = rowsOf(part, result);
  return buffer == rows.begin
             ? DP_SUCCESS
             : device.enqueueRowsOut(rows, buffer, part.bytes, part.outer);
}

/// Copies the rank's part of the inputs to its device, unless it reads the
/// caller's, or memory to which they were uploaded.
static dp_status uploadInputs(const EntryPlan &plan, int64_t rank,
                              Device &device, Team &team, const RankLayout &r,
                              const dp_array *arguments,
                              const UploadedArguments *uploaded) {
  ActivityScope activity(device.activities, DP_ACTIVITY_COPY, "arguments");
  bool hasCopied = std::exchange(r.hasCopied, false);
  if (uploaded)
    if (dp_status status = device.useUploads(uploaded->slot))
      return status;
  for (size_t i = 0; i < r.arguments.size(); ++i) {
    if (plan.isState(i))
      continue;
    if (uploaded && uploaded->has[i]) {
      const void *buffer = uploaded->buffers[rank][i].data();
      int64_t bytes = r.arguments[i].localBytes();
      if (buffer == r.buffers[i] || bytes == 0)
        continue;
      if (dp_status status = device.copy(r.buffers[i], buffer, bytes))
        return status;
      continue;
    }
    if (plan.isArgumentOnGpu(i)) {
      if (dp_status status =
              copyChanged(plan, i, device, r, arguments[i], hasCopied))
        return status;
      continue;
    }
    auto *host = static_cast<char *>(r.hostBuffers[i]);
    if (host == static_cast<char *>(arguments[i].data) + r.arguments[i].offset)
      continue; // The program reads the caller's array.
    auto *onDevice = static_cast<char *>(r.buffers[i]);
    int64_t bytes = r.arguments[i].localBytes();
    bool isMirror = host != onDevice;
    const char *callers =
        static_cast<char *>(arguments[i].data) + r.arguments[i].offset;
    // Nobody changes the array before the step has ended.
    if (isMirror && bytes >= partBytes && r.arguments[i].isDense() &&
        plan.entry().arguments[i].role == DP_ROLE_BATCH &&
        !plan.entry().arguments[i].onHost && device.isPinned(callers, bytes)) {
      if (dp_status status = device.enqueueUpload(onDevice, callers, bytes))
        return status;
      continue;
    }
    int64_t piece = isMirror ? pieceBytes : bytes;
    // Parameters of a module that is called several times stay on the device.
    bool isWhole = plan.entry().arguments[i].placement.kind == DP_REPLICATED;
    bool isKept = isMirror && isWhole && std::exchange(r.uploaded[i], false);
    for (int64_t begin = 0; begin < bytes; begin += piece) {
      int64_t end = std::min(bytes, begin + piece);
      if (!copyInput(team, r.arguments[i], host, arguments[i], begin, end,
                     isKept) ||
          !isMirror)
        continue;
      if (dp_status status =
              device.enqueueUpload(onDevice + begin, host + begin, end - begin))
        return status;
    }
    r.uploaded[i] = isMirror && isWhole;
  }
  return DP_SUCCESS;
}

/// Enqueues copies of the wanted results to host memory, unless the host can
/// read the device's, or to the caller's arrays on GPUs; they are complete once
/// the device has finished.
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
    if (plan.isResultOnGpu(i)) {
      // All ranks have the reduced one.
      if (v.placement.kind == DP_PARTIAL && !readsReplicated)
        continue;
      if (dp_status status =
              copyToGpu(device, r.results[i], results[i], r.buffers[at]))
        return status;
      continue;
    }
    if (dp_status status = device.enqueueDownload(
            r.hostBuffers[at], r.buffers[at], r.results[i].localBytes()))
      return status;
  }
  return DP_SUCCESS;
}

/// Enqueues the reductions of results that are in the memory of GPUs.
static dp_status reduceResults(const EntryPlan &plan, Device &device,
                               const RankLayout &r, int64_t ranks,
                               const dp_array *results) {
  const Entry &e = plan.entry();
  std::vector<CollectiveCall> calls;
  size_t position = e.inputBuffers();
  for (size_t i = 0; ranks > 1 && i < e.results.size(); ++i) {
    const Value &v = e.results[i];
    if (v.updates >= 0)
      continue;
    void *buffer = r.buffers[position++];
    int64_t count = plan.layout().counts[i];
    if (v.placement.kind == DP_PARTIAL && results[i].data &&
        plan.isResultOnGpu(i) && count > 0)
      calls.push_back({CallKind::AllReduce, v.dtype, v.placement.reduction, 1,
                       count, 1, -1, buffer, buffer});
  }
  return calls.empty() ? DP_SUCCESS
                       : device.reduceResults(
                             calls.data(), static_cast<int64_t>(calls.size()));
}

void dp::runStep(const SessionContext &context, const EntryPlan &plan,
                 int64_t rank, const dp_array *arguments,
                 const dp_array *results, const UploadedArguments *uploaded,
                 const Results &collector) {
  const RankLayout &r = plan.layout().ranks[rank];
  Device &device = context.devices[rank];
  StepScope scope(device, plan.entry().events);
  if (device.awaitCaller() != DP_SUCCESS ||
      uploadInputs(plan, rank, device, context.devices.team(rank), r, arguments,
                   uploaded) != DP_SUCCESS)
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
  bool isOutput = rank == context.outputRank();
  int64_t ranks = context.devices.count();
  if (reduceResults(plan, device, r, ranks, results) == DP_SUCCESS &&
      downloadResults(plan, device, r, isOutput, results) == DP_SUCCESS &&
      device.finish() == DP_SUCCESS && !context.isAcross()) {
    r.hasCopied = true;
    ActivityScope activity(device.activities, DP_ACTIVITY_COPY, "results");
    collector.collect(plan, rank, results);
  }
}
