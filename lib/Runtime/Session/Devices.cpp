//===- Devices.cpp - The devices of a session -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Devices.h"
#include "Collectives/ProcessCommunicator.h"
#include "Collectives/ThreadCommunicator.h"
#include "Host/HostDevice.h"
#include "Support/Error.h"

#include <algorithm>
#include <system_error>

using namespace dp;

static constexpr int64_t maxDevices = 1024, maxThreads = 4096;

static int64_t checkedCount(int64_t count) {
  if (count < 1 || count > maxDevices)
    throw Error("the device count must be 1 to " + std::to_string(maxDevices) +
                ", not " + std::to_string(count));
  return count;
}

/// Returns the threads per device if `here` devices are in this process, and
/// `sharing` such processes on its cores.
static int64_t threadsFor(int64_t here, int64_t sharing, int64_t threads) {
  if (threads == 0)
    return std::max<int64_t>(1, availableCores() / (here * sharing));
  if (threads < 0 || threads > maxThreads / here)
    throw Error("threads per device must be 1 to " +
                std::to_string(maxThreads / here) + " with " +
                std::to_string(here) + " devices, not " +
                std::to_string(threads));
  return threads;
}

Devices::Devices(int64_t count, int64_t threads)
    : Devices({count}, threads,
              [](int64_t rank, Communicator &comm, Team &team) {
                return std::make_unique<HostDevice>(rank, comm, team);
              }) {}

Devices::Devices(const RankSet &set, int64_t threadsWanted, const Make &make) {
  bool alone = !set.control || set.control->processes() == 1;
  int64_t here = alone ? checkedCount(set.ranks) : 1;
  int64_t perDevice = threadsFor(here, set.sharing, threadsWanted);
  spins = spinBudget(here * perDevice * set.sharing);
  if (alone) {
    comm = std::make_unique<ThreadCommunicator>(here, spins);
  } else {
    comm = std::make_unique<ProcessCommunicator>(*set.control, set.sharing);
    firstRank = set.control->process();
    comm->setPolls(spins);
  }
  thrown.resize(here);
  try {
    for (int64_t i = 0; i < here; ++i) {
      teams.push_back(std::make_unique<Team>(perDevice, spins));
      devices.push_back(make(firstRank + i, *comm, *teams[i]));
    }
    for (int64_t i = 1; i < here; ++i)
      threads.emplace_back([this, i] { threadMain(i); });
  } catch (const std::system_error &e) {
    stopThreads();
    throw Error("cannot start " + std::to_string(here * perDevice) +
                    " threads: " + e.what(),
                DP_ERROR_MEMORY);
  } catch (...) {
    stopThreads();
    throw;
  }
}

Devices::~Devices() { stopThreads(); }

void Devices::stopThreads() {
  stop = true;
  start.advance();
  for (std::thread &t : threads)
    t.join();
}

void Devices::runTask(int64_t i) {
  try {
    task(context, firstRank + i);
  } catch (...) {
    thrown[i] = std::current_exception();
  }
}

void Devices::threadMain(int64_t i) {
  for (uint32_t seen = 0;; ++seen) {
    start.waitWhile(seen, spins);
    if (stop)
      return;
    runTask(i);
    if (running.fetch_sub(1, std::memory_order_acq_rel) == 1)
      finished.advance();
  }
}

void Devices::run(void (*t)(void *, int64_t), void *c) {
  task = t;
  context = c;
  uint32_t before = finished.load();
  if (!threads.empty()) {
    running.store(static_cast<int64_t>(threads.size()),
                  std::memory_order_relaxed);
    start.advance();
  }
  runTask(0);
  if (!threads.empty())
    finished.waitWhile(before, spins);
  for (std::exception_ptr &e : thrown)
    if (e) {
      std::exception_ptr first = e;
      std::fill(thrown.begin(), thrown.end(), nullptr);
      std::rethrow_exception(first);
    }
}
