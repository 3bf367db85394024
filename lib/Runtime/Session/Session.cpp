//===- Session.cpp - A program on its devices -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "Backends.h"
#include "CallArrays.h"
#include "Launch.h"
#include "RankAgreement.h"
#include "Step.h"
#include "Support/Error.h"

#include <algorithm>
#include <optional>

using namespace dp;

static ControlPlane *controlOf(const dp_session_options &options) {
  return options.job ? options.job->control.get() : nullptr;
}

dp_session::dp_session(const dp_executable &executable,
                       const dp_session_options &options)
    : backend(makeDeviceBackend(executable, options, controlOf(options))),
      devices(agreeOnRanks(executable, options.devices, controlOf(options)),
              options.threads,
              [this](int64_t rank, Communicator &comm, Team &team) {
                return backend->makeDevice(rank, comm, team);
              }),
      context{executable, controlOf(options), *backend, devices,
              options.local_batches != 0},
      states(context), results(context), join(context), uploads(context) {
  devices.communicator().setFault(Fault::ofEnvironment(), context.isAcross());
  int64_t fixed = executable.descriptor.devices;
  if (fixed != 0 && fixed != options.devices)
    throw Error("the executable was compiled for " + std::to_string(fixed) +
                " devices and cannot run on " +
                std::to_string(options.devices));
  connect();
  for (size_t i = 0; i < executable.descriptor.entries.size(); ++i)
    plans.emplace_back(context, static_cast<int64_t>(i), states);
  watch(options);
}

/// Connects all devices. A device that cannot connect stops the devices that
/// wait for it.
void dp_session::connect() {
  backend->exchange(context.control);
  connectAll([](Device &device) { device.connect(); });
}

template <typename F>
void dp_session::connectAll(F connectOne) {
  Communicator &comm = devices.communicator();
  comm.beginStep(nullptr);
  devices.run([&](int64_t rank) {
    try {
      connectOne(devices[rank]);
    } catch (const Error &e) {
      devices[rank].fail(e);
    } catch (const std::bad_alloc &) {
      devices[rank].fail(DP_ERROR_MEMORY, "out of memory");
    }
  });
  if (comm.failed())
    throw comm.firstFailure();
}

/// Returns true if the devices reduce results that are in the memory of GPUs.
/// They are connected for the first such results: programs without collectives
/// need no connection else.
bool dp_session::devicesReduce(const Entry &entry, const dp_array *results) {
  if (reductions || devices.count() == 1 || context.isAcross())
    return reductions.value_or(false);
  for (size_t i = 0; i < entry.results.size(); ++i) {
    const Value &v = entry.results[i];
    if (v.updates >= 0 || v.placement.kind != DP_PARTIAL ||
        !isOnGpu(results[i]) || !backend->usesGpus())
      continue;
    reductions = false; // Also if a device cannot be connected.
    if (!backend->beginReductions())
      return false;
    connectAll([](Device &device) { device.connectReductions(); });
    reductions = true;
    return true;
  }
  return false;
}

void dp_session::watch(const dp_session_options &options) {
  if (!(options.timeout_seconds > 0))
    return;
  Watchdog::OnTimeout call;
  if (options.on_timeout)
    call = [handler = options.on_timeout,
            context = options.on_timeout_context](const Error &failure) {
      handler(context, failure.what(), failure.rank);
    };
  watchdog = std::make_unique<Watchdog>(devices.communicator(), context.control,
                                        options.timeout_seconds, call);
}

dp_session::~dp_session() {
  devices.communicator().beginStep(nullptr);
  devices.run([&](int64_t rank) { devices[rank].disconnect(); });
}

const EntryPlan &dp_session::planOf(int64_t entry) const {
  if (entry < 0 || entry >= static_cast<int64_t>(plans.size()))
    throw Error("entry " + std::to_string(entry) + " does not exist");
  return plans[entry];
}

const char *dp_session::takeWarning() {
  warning = backend->takeWarning();
  return warning.empty() ? nullptr : warning.c_str();
}

void dp_session::prepare(int64_t entry, const dp_array *arguments) {
  states.compare();
  EntryPlan &plan = planOf(entry);
  CallArrays arrays(context, plan.entry(), arguments, nullptr,
                    /*withData=*/false, /*devicesReduce=*/false);
  plan.prepare(arrays.arguments());
}

int64_t dp_session::joinBatches(int64_t entry, const dp_array *arguments,
                                dp_array *joined) {
  const Entry &e = context.abortJobOnError([&]() -> const Entry & {
    const Entry &found = entryAt(entry);
    for (size_t i = 0; i < found.arguments.size(); ++i)
      if (found.arguments[i].role != DP_ROLE_STATE)
        requireHostMemory(arguments[i], found.arguments[i].name);
    return found;
  });
  return join.join(e, arguments, joined);
}

void dp_session::setProfiled(bool on) {
  for (int64_t rank = devices.first(); rank < devices.end(); ++rank)
    devices[rank].setProfiled(on);
  isProfiled = on;
}

void dp_session::beginProfile() {
  if (!isProfiled)
    return;
  auto now = Activities::Clock::now();
  for (int64_t rank = devices.first(); rank < devices.end(); ++rank)
    devices[rank].beginProfile(now);
}

void dp_session::endProfile() {
  if (!isProfiled)
    return;
  activities.clear();
  for (int64_t rank = devices.first(); rank < devices.end(); ++rank)
    devices[rank].appendProfile(activities);
  std::stable_sort(activities.begin(), activities.end(),
                   [](const dp_activity &a, const dp_activity &b) {
                     return std::pair(a.rank, a.end) < std::pair(b.rank, b.end);
                   });
}

void dp_session::run(int64_t entry, const dp_array *givenArguments,
                     const dp_array *givenResults, bool takesUpload) {
  states.compare();
  EntryPlan &plan = planOf(entry);
  std::optional<CallArrays> arrays;
  const UploadedArguments *uploaded = nullptr;
  context.abortJobOnError([&] {
    if (takesUpload)
      uploaded = &uploads.take(entry);
    arrays.emplace(context, plan.entry(), givenArguments, givenResults,
                   /*withData=*/true,
                   devicesReduce(plan.entry(), givenResults));
    plan.prepareStep(arrays->arguments(), arrays->results(), uploaded);
    std::vector<CallersStream> streams = arrays->streams();
    states.addStreams(streams);
    backend->awaitCaller(streams);
  });
  const dp_array *arguments = arrays->arguments();
  const dp_array *resultArrays = arrays->results();
  Communicator &comm = devices.communicator();
  comm.beginStep(&plan.entry().collectiveLocations);
  if (watchdog)
    watchdog->beginStep();
  beginProfile();
  devices.run([&](int64_t rank) {
    runStep(context, plan, rank, arguments, resultArrays, uploaded, results);
  });
  endProfile();
  if (watchdog)
    watchdog->endStep();
  if (!comm.failed()) {
    if (context.isAcross())
      results.gather(plan, resultArrays);
    return arrays->finish();
  }
  // Some ranks may have updated a state and others not.
  states.invalidate();
  throw comm.firstFailure();
}
