//===- HostDevice.cpp - A device made of threads of the host --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "HostDevice.h"
#include "Host/Bindings/Blas.h"
#include "Host/Libraries/DnnlConv.h"
#include "Host/Libraries/Sgemm.h"
#include "Support/Error.h"
#include "dp/Runtime/Chunk.h"

#include <cassert>
#include <cstdlib>
#include <cstring>
#include <new>
#include <system_error>

using namespace dp;

// Least number of element operations of a part. Below twice this, a dispatch
// (about 1 us) costs more than it saves.
static constexpr int64_t costPerPart = 16 << 10;

HostDevice::HostDevice(int64_t rank, Communicator &comm, Team &team)
    : Device(rank, comm), team(team) {
  blasThreads += team.size();
}

HostDevice::~HostDevice() { blasThreads -= team.size(); }

dp_status HostDevice::launch(const dp_kernel &kernel, void *const *params,
                             int64_t tripCount, int64_t cost) {
  int64_t threads = team.size();
  if (threads == 1 || cost < 2 * costPerPart || tripCount == 1) {
    kernel.host(params, 0, tripCount);
    return DP_SUCCESS;
  }
  // Twice as many parts as threads if there is enough work, so that a thread
  // that has lost its core delays the others less.
  int64_t parts =
      std::min({cost / costPerPart, threads * 2, tripCount, Team::maxParts});
  // Long ranges are cut at multiples of 64 iterations: whole vectors, and no
  // cache line shared by two threads.
  int64_t unit = tripCount >= 64 * parts ? 64 : 1;
  int64_t units = (tripCount + unit - 1) / unit;
  team.run(parts, [&](int64_t part) {
    // Unlike chunks, none of these parts is empty.
    int64_t begin = units * part / parts * unit;
    int64_t end = std::min(tripCount, units * (part + 1) / parts * unit);
    RunsFor runs(*this);
    kernel.host(params, begin, end);
  });
  return DP_SUCCESS;
}

dp_status HostDevice::launchGrid(const dp_gpu_kernel &kernel, int64_t, int64_t,
                                 int64_t, void *const *) {
  return fail(DP_ERROR_INVALID, std::string("kernel '") + kernel.name +
                                    "' is GPU code; the host backend cannot "
                                    "run it");
}

void HostDevice::prepare(int64_t slots) {
  // A single device never waits.
  if (slots == 0 || comm.ranks() == 1)
    return;
  if (static_cast<int64_t>(events.size()) < slots)
    events.resize(slots);
  if (collectiveThread)
    return;
  int spins = spinBudget(comm.ranksOnCores() * (team.size() + 1));
  comm.setPolls(spins); // a wait must not take the core of a kernel
  try {
    collectiveThread = std::make_unique<CollectiveThread>(rank, comm, spins);
  } catch (const std::system_error &e) {
    throw Error(std::string("cannot start a thread for collectives: ") +
                    e.what(),
                DP_ERROR_MEMORY);
  }
}

dp_status HostDevice::recordEvent(int32_t event, int32_t stream) {
  if (!overlaps())
    return DP_SUCCESS;
  if (event >= eventSlots)
    return fail(DP_ERROR_INVALID, "event " + std::to_string(event) + " of " +
                                      std::to_string(eventSlots));
  // Kernels and products are complete when their call returns.
  events[event] = stream == DP_STREAM_COMM ? collectiveThread->submitted() : 0;
  return DP_SUCCESS;
}

dp_status HostDevice::waitEvent(int32_t stream, int32_t event) {
  // Collectives run in order, so they need not wait for each other.
  if (!overlaps() || stream == DP_STREAM_COMM)
    return DP_SUCCESS;
  if (event >= eventSlots)
    return fail(DP_ERROR_INVALID, "event " + std::to_string(event) + " of " +
                                      std::to_string(eventSlots));
  ActivityScope activity(activities, DP_ACTIVITY_WAIT, "wait");
  collectiveThread->waitFor(events[event]);
  return comm.failed() ? DP_ERROR_ABORTED : DP_SUCCESS;
}

dp_status HostDevice::collectives(const CollectiveCall *calls, int64_t count) {
  assert(count >= 1 && "a group of nothing");
  if (!overlaps()) {
    ActivityScope activity(activities, DP_ACTIVITY_COLLECTIVE, "collectives",
                           calls->index, count);
    return comm.rendezvous(rank, team, calls, count);
  }
  try {
    collectiveThread->submit(calls, count);
  } catch (const std::bad_alloc &) {
    return fail(DP_ERROR_MEMORY, "out of memory");
  }
  return DP_SUCCESS;
}

void HostDevice::endStep() noexcept {
  // Afterwards no thread uses the step's buffers.
  if (collectiveThread)
    collectiveThread->waitFor(collectiveThread->submitted());
}

dp_status HostDevice::copy(void *dst, const void *src, int64_t bytes) {
  constexpr int64_t bytesPerPart = 512 << 10;
  int64_t parts = std::min(bytes / bytesPerPart, team.size());
  if (parts <= 1) {
    std::memcpy(dst, src, static_cast<size_t>(bytes));
    return DP_SUCCESS;
  }
  team.run(parts, [&](int64_t part) {
    Chunk c = chunkOf(bytes, parts, part, 1);
    std::memcpy(static_cast<char *>(dst) + c.offset,
                static_cast<const char *>(src) + c.offset,
                static_cast<size_t>(c.size));
  });
  return DP_SUCCESS;
}

dp_status HostDevice::readBack(void *dst, const void *src, int64_t bytes) {
  std::memcpy(dst, src, static_cast<size_t>(bytes));
  return DP_SUCCESS;
}

dp_status HostDevice::finish() {
  if (inGroup)
    return fail(DP_ERROR_INVALID,
                "the step returned inside a group of collectives");
  ActivityScope activity(activities, DP_ACTIVITY_WAIT, "end of the step");
  if (overlaps()) {
    collectiveThread->waitFor(collectiveThread->submitted());
    if (comm.failed())
      return DP_ERROR_ABORTED;
  }
  static const CollectiveCall call = {CallKind::Finish, DP_BOOL, 0, 0, 0, 0, -1,
                                      nullptr,          nullptr};
  return comm.rendezvous(rank, team, &call, 1);
}

void HostDevice::setProfiled(bool on) {
  activities = on ? &ownActivities : nullptr;
  if (collectiveThread && !on)
    collectiveThread->activities = nullptr;
}

void HostDevice::beginProfile(Activities::Clock::time_point begin) {
  ownActivities.reset(rank, begin);
  collectiveActivities.reset(rank, begin);
  if (collectiveThread)
    collectiveThread->activities = &collectiveActivities;
}

void HostDevice::appendProfile(std::vector<dp_activity> &all) const {
  for (const Activities *list : {&ownActivities, &collectiveActivities})
    all.insert(all.end(), list->all().begin(), list->all().end());
}

std::atomic<int64_t> HostDevice::blasThreads{0};

dp_status HostDevice::prepareBlas(double sgemmWork) {
  if (!blas().error.empty())
    return fail(DP_ERROR_LIBRARY, blas().error);
  if (!reserveBlasBuffers(blasThreads))
    return fail(DP_ERROR_MEMORY,
                "out of memory: OpenBLAS needs 128 MiB of address space for "
                "each of " +
                    std::to_string(blasThreads.load()) +
                    " threads; a limit of the process (ulimit -v) may be too "
                    "low");
  try {
    // A library that the user names is an error soon, if it is unsuitable.
    if (sgemmWork >= leastDnnlWork || std::getenv("DP_DNNL"))
      dnnl();
  } catch (const Error &error) {
    return fail(error.status, error.what());
  }
  return DP_SUCCESS;
}
