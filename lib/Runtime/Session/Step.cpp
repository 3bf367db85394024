//===- Step.cpp - One step of a session -----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Collectives/Reduce.h"
#include "Session.h"
#include "Support/DType.h"
#include "Support/Error.h"

using namespace dp;

void dp_session::checkResults(int64_t entry, const dp_array *results) const {
  const Entry &e = executable.descriptor.entries[entry];
  for (size_t i = 0; i < e.results.size(); ++i) {
    if (e.results[i].updates >= 0 || !results[i].data)
      continue;
    checkArray(e.results[i], results[i], "result");
    const std::vector<int64_t> &shape = plans[entry].resultShapes[i];
    if (!std::equal(shape.begin(), shape.end(), results[i].shape))
      throw Error(
          "result '" + e.results[i].name + "' is " +
          describeType(e.results[i].dtype, shape.data(), results[i].rank) +
          ", not " +
          describeType(results[i].dtype, results[i].shape, results[i].rank));
  }
}

/// Copies this rank's share of the results to the host.
void dp_session::collectResults(int64_t entry, int64_t rank,
                                const dp_array *results) {
  const Entry &e = executable.descriptor.entries[entry];
  const Plan &p = plans[entry];
  for (size_t i = 0; i < e.results.size(); ++i) {
    const Value &v = e.results[i];
    if (v.updates >= 0 || !results[i].data)
      continue;
    if (v.placement.kind == DP_PARTIAL) {
      // Every rank adds up a slice of the elements, over all ranks in order.
      int64_t count = p.counts[i];
      Chunk c = chunkOf((count + 63) / 64, devices.count(), rank);
      int64_t begin = std::min(count, c.offset * 64);
      int64_t end = std::min(count, (c.offset + c.size) * 64);
      reduceBuffers(static_cast<char *>(results[i].data) +
                        begin * dtypeSize(v.dtype),
                    p.sources[i].data(), devices.count(), begin, end - begin,
                    v.dtype, v.placement.reduction);
    } else if (v.placement.kind == DP_SHARDED || rank == outputRank()) {
      p.ranks[rank].results[i].gather(results[i].data, p.sources[i][rank]);
    }
  }
}

/// Puts this rank's part of the inputs on its device.
dp_status dp_session::feed(int64_t entry, int64_t rank,
                           const dp_array *arguments) {
  Plan &p = plans[entry];
  RankPlan &r = p.ranks[rank];
  for (size_t i = 0; i < p.states.size(); ++i) {
    if (p.states[i])
      continue;
    r.arguments[i].scatter(r.hostBuffers[i], arguments[i].data);
    if (r.hostBuffers[i] == r.buffers[i])
      continue;
    if (dp_status status = devices[rank].enqueueUpload(
            r.buffers[i], r.hostBuffers[i], r.arguments[i].localBytes()))
      return status;
  }
  return DP_SUCCESS;
}

/// Asks for the results that the host reads, where it cannot read the device's
/// memory; they are there once the device has finished.
dp_status dp_session::fetch(int64_t entry, int64_t rank,
                            const dp_array *results) {
  const Entry &e = executable.descriptor.entries[entry];
  RankPlan &r = plans[entry].ranks[rank];
  if (devices[rank].hostAddressable())
    return DP_SUCCESS;
  size_t position = e.arguments.size();
  for (size_t i = 0; i < e.results.size(); ++i) {
    const Value &v = e.results[i];
    if (v.updates >= 0)
      continue;
    size_t at = position++;
    if (!results[i].data || v.copyOf >= 0 ||
        (v.placement.kind == DP_REPLICATED && rank != outputRank()))
      continue;
    if (dp_status status = devices[rank].enqueueDownload(
            r.hostBuffers[at], r.buffers[at], r.results[i].localBytes()))
      return status;
  }
  return DP_SUCCESS;
}

void dp_session::runRank(int64_t entry, int64_t rank, const dp_array *arguments,
                         const dp_array *results) {
  Plan &p = plans[entry];
  RankPlan &r = p.ranks[rank];
  dp_device &device = devices[rank];
  StepScope scope(device, executable.descriptor.entries[entry].events);
  if (feed(entry, rank, arguments) != DP_SUCCESS)
    return;
  dp_status status = device.run(executable.code[entry].run, r.buffers.data(),
                                p.dims.data(), r.arena.data());
  if (device.checkStatus() != DP_SUCCESS)
    return;
  if (status != DP_SUCCESS) {
    // Recorded unless the program, or another rank, said more already.
    device.fail(status,
                "the program returned status " + std::to_string(status));
    return;
  }
  if (fetch(entry, rank, results) == DP_SUCCESS &&
      device.finish() == DP_SUCCESS && !isAcross())
    collectResults(entry, rank, results);
}

/// Throws unless every argument that is not empty has data.
void dp_session::checkData(int64_t entry, const dp_array *arguments) const {
  const Entry &e = executable.descriptor.entries[entry];
  const Plan &p = plans[entry];
  for (size_t i = 0; i < e.arguments.size(); ++i)
    if (!p.states[i] && !arguments[i].data &&
        p.ranks[devices.first()].arguments[i].stride != 0)
      throw Error("argument '" + e.arguments[i].name + "' has no data");
}

void dp_session::run(int64_t entry, const dp_array *arguments,
                     const dp_array *results) {
  compareStates();
  try {
    checkArguments(entry, arguments);
    layOut(entry, arguments);
    checkResults(entry, results);
    checkData(entry, arguments);
    compareSizes(entry);
    compareInputs(entry, arguments);
  } catch (const std::exception &e) {
    if (isAcross()) // the others would wait
      control->abort("rank " + std::to_string(devices.first()) + ": " +
                     e.what());
    throw;
  }
  const Entry &e = executable.descriptor.entries[entry];
  Communicator &comm = devices.communicator();
  comm.beginStep(&e.collectiveLocations);
  if (watchdog)
    watchdog->beginStep();
  devices.run([&](int64_t rank) { runRank(entry, rank, arguments, results); });
  if (watchdog)
    watchdog->endStep();
  if (!comm.failed()) {
    if (isAcross())
      gatherResults(entry, results);
    return;
  }
  // Some ranks may have updated a state and others not.
  for (auto &state : states)
    state.second.isSet = false;
  throw Error(comm.firstFailure(), comm.failureStatus());
}
