//===- Communicator.cpp - The ranks of a program --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The common part of all communicators: sequence numbers, failures, and the
// texts that name ranks and collectives.
//
//===----------------------------------------------------------------------===//

#include "Communicator.h"
#include "Support/DType.h"
#include "Support/RankList.h"

#include <algorithm>
#include <cassert>
#include <csignal>
#include <cstdio>
#include <unistd.h>

using namespace dp;

Communicator::Communicator(int64_t ranks) : published(ranks) {}

void Communicator::beginStep(const std::vector<std::string> *l) {
  assert(std::none_of(published.begin(), published.end(),
                      [](const Published &p) { return p.inside.load(); }) &&
         "a rank is inside a call");
  locations.store(l);
  {
    // A watchdog may still report the previous step.
    std::lock_guard<std::mutex> lock(failureMutex);
    isFailed.store(false, std::memory_order_relaxed);
    first = Error("", DP_SUCCESS);
  }
  prepareStep();
}

dp_status Communicator::fail(const Error &failure) {
  assert(failure.status != DP_SUCCESS && "a failure has a status");
  bool isFirst = false;
  {
    std::lock_guard<std::mutex> lock(failureMutex);
    if (!isFailed.load(std::memory_order_relaxed)) {
      isFirst = true;
      first = failure;
    }
    isFailed.store(true, std::memory_order_seq_cst);
  }
  if (isFirst)
    tellOthers(failure);
  return failure.status;
}

dp_status Communicator::fail(int64_t rank, dp_status status,
                             const std::string &message) {
  return fail(
      Error("rank " + std::to_string(rank) + ": " + message, status, rank));
}

Error Communicator::firstFailure() const {
  std::lock_guard<std::mutex> lock(failureMutex);
  return first;
}

dp_status Communicator::rendezvous(int64_t rank, Team &team,
                                   const CollectiveCall *calls,
                                   int64_t numCalls) {
  assert(isHere(rank) && numCalls >= 1 && "no call of a rank of this process");
  Published &mine = published[rank];
  uint64_t sequence = mine.sequence.load(std::memory_order_relaxed) + 1;
  mine.calls.store(calls, std::memory_order_relaxed);
  mine.count.store(numCalls, std::memory_order_relaxed);
  mine.sequence.store(sequence, std::memory_order_relaxed);
  mine.caller.store(std::this_thread::get_id(), std::memory_order_relaxed);
  if (fault.isDue(rank, sequence))
    return inject(rank, calls, numCalls, sequence);
  mine.inside.store(true, std::memory_order_release);
  dp_status status = meet(rank, team, calls, numCalls);
  mine.inside.store(false, std::memory_order_release);
  return status;
}

dp_status Communicator::inject(int64_t rank, const CollectiveCall *calls,
                               int64_t numCalls, uint64_t sequence) {
  bool isKill = fault.kind == Fault::Kill || fault.kind == Fault::Exit;
  if (isKill && faultEndsProcess) {
    if (fault.kind == Fault::Exit)
      _exit(0);
    raise(SIGKILL);
  }
  while (fault.kind == Fault::Stall)
    pause();
  return fail(rank, DP_ERROR_PROGRAM,
              std::string(isKill ? "ended" : "failed") +
                  " as DP_FAULT says at " +
                  describeGroup(calls, numCalls, sequence));
}

static const char *kindName(CallKind kind) {
  switch (kind) {
  case CallKind::AllReduce:
    return "all_reduce";
  case CallKind::AllGather:
    return "all_gather";
  case CallKind::ReduceScatter:
    return "reduce_scatter";
  case CallKind::AllToAll:
    return "all_to_all";
  case CallKind::Finish:
    return "the end of the step";
  }
  return "?";
}

std::string Communicator::describe(const CollectiveCall &call) const {
  std::string text = kindName(call.kind);
  if (call.kind == CallKind::Finish)
    return text;
  text += "(";
  if (reduces(call.kind))
    text += std::string(reductionName(call.op)) + ", ";
  text += std::to_string(call.elements()) + " x " + dtypeName(call.dtype) + ")";
  const std::vector<std::string> *known = locations.load();
  if (known && call.index >= 0 &&
      call.index < static_cast<int64_t>(known->size()))
    return text + " at " + (*known)[call.index];
  if (call.index < 0)
    return text + " of a result";
  return text + " (collective " + std::to_string(call.index) + ")";
}

std::string Communicator::describeGroup(const CollectiveCall *calls,
                                        int64_t count,
                                        uint64_t sequence) const {
  std::string text = describe(calls[0]);
  if (count > 1)
    text += " and " + std::to_string(count - 1) + " more";
  return text + " (sequence " + std::to_string(sequence) + ")";
}

bool dp::same(const CollectiveCall &a, const CollectiveCall &b) {
  return a.kind == b.kind && a.dtype == b.dtype && a.op == b.op &&
         a.outer == b.outer && a.blocks == b.blocks &&
         a.blockElems == b.blockElems && a.index == b.index;
}

std::string Communicator::describeMismatch(const CollectiveCall *a,
                                           int64_t numA,
                                           const CollectiveCall *b,
                                           int64_t numB, int64_t other) const {
  std::string name = "rank " + std::to_string(other);
  for (int64_t i = 0; i < numA && i < numB; ++i) {
    if (same(a[i], b[i]))
      continue;
    if (b[i].kind == CallKind::Finish)
      return name + " ended the step while rank 0 waits in " + describe(a[i]);
    if (a[i].kind == CallKind::Finish)
      return "rank 0 ended the step while " + name + " waits in " +
             describe(b[i]);
    return "collective mismatch: rank 0 issued " + describe(a[i]) + ", " +
           name + " issued " + describe(b[i]);
  }
  return "collective mismatch: rank 0 issued a group of " +
         std::to_string(numA) + ", " + name + " one of " +
         std::to_string(numB) + "; the first that is missing is " +
         describe((numA > numB ? a : b)[std::min(numA, numB)]);
}

uint64_t Communicator::progress() const {
  uint64_t sum = 0;
  for (const Published &p : published)
    sum += 2 * p.sequence.load(std::memory_order_relaxed) -
           p.inside.load(std::memory_order_relaxed);
  return sum;
}

Error Communicator::describeStuck(double seconds) const {
  std::vector<int64_t> missing;
  const Published *waiting = nullptr;
  uint64_t last = 0;
  for (int64_t r = 0; r < ranks(); ++r) {
    const Published &p = published[r];
    last = std::max(last, p.sequence.load());
    if (p.inside.load(std::memory_order_acquire))
      waiting = &p;
    else if (isHere(r))
      missing.push_back(r);
  }
  char limit[32];
  std::snprintf(limit, sizeof limit, " within %g s", seconds);
  int64_t lowest = missing.empty() ? -1 : missing.front();
  if (waiting)
    return Error(rankList(missing) + " did not come to " +
                     describeGroup(waiting->calls.load(), waiting->count.load(),
                                   waiting->sequence.load()) +
                     limit,
                 DP_ERROR_TIMEOUT, lowest);
  std::string after =
      last ? ", after sequence " + std::to_string(last) : std::string();
  return Error("the step did not end" + std::string(limit) + ": " +
                   rankList(missing) + (missing.size() == 1 ? " is" : " are") +
                   " in the program" + after,
               DP_ERROR_TIMEOUT, lowest);
}
