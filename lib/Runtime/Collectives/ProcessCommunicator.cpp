//===- ProcessCommunicator.cpp - Meeting of processes ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The ranks compare their calls before they use any data: with different sizes
// one of them would wait for ever. The data of a small group travel with the
// compared headers; the data of a large group move afterwards.
//
//===----------------------------------------------------------------------===//

#include "ProcessCommunicator.h"
#include "dp/Runtime/Hash.h"

#include <algorithm>
#include <cassert>
#include <new>

using namespace dp;

ProcessCommunicator::ProcessCommunicator(ControlPlane &control, int64_t sharing)
    : Communicator(control.processes()), control(control),
      self(control.process()), sharing(sharing), sources(control.processes()),
      payloads(control.processes()), pieces(control.processes()),
      pieceBytes(std::clamp<int64_t>(
          (512 << 10) / control.processes() / 64 * 64, 4 << 10, 128 << 10)),
      posted(control.processes()) {}

static uint64_t digestOfCalls(const CollectiveCall *calls, int64_t count) {
  uint64_t hash = hashBasis;
  auto add = [&](int64_t word) {
    hash = hashWord(static_cast<uint64_t>(word), hash);
  };
  for (int64_t i = 0; i < count; ++i) {
    const CollectiveCall &c = calls[i];
    add(static_cast<int64_t>(c.kind) << 16 | c.dtype << 8 | c.op);
    add(c.outer);
    add(c.blocks);
    add(c.blockElems);
    add(c.index);
  }
  return hash;
}

void ProcessCommunicator::tellOthers(const Error &failure) {
  std::thread::id me = std::this_thread::get_id();
  if (me == speaker.load()) {
    control.abort(failure.what(), failure.rank);
    return;
  }
  // Another thread (the watchdog) sends nothing: its process ends, and the
  // others notice that.
  if (me != owner && me != published[self].caller.load())
    return;
  untold.store(true);
  tellWhenFree();
}

/// Tells the others of the failure, unless another thread is in a rendezvous:
/// that thread does it when it leaves.
void ProcessCommunicator::tellWhenFree() {
  if (!untold.load() || !wire.try_lock())
    return;
  if (untold.exchange(false)) {
    Error failure = firstFailure();
    control.abort(failure.what(), failure.rank);
  }
  wire.unlock();
}

dp_status ProcessCommunicator::meet(int64_t, Team &team,
                                    const CollectiveCall *calls,
                                    int64_t numCalls) {
  assert(published[self].calls.load() == calls && "the calls are published");
  if (failed())
    return DP_ERROR_ABORTED;
  dp_status status;
  {
    std::lock_guard<std::mutex> lock(wire);
    speaker.store(std::this_thread::get_id());
    status = meetOthers(team, calls, numCalls);
    speaker.store({});
  }
  tellWhenFree();
  return status;
}

dp_status ProcessCommunicator::meetOthers(Team &team,
                                          const CollectiveCall *calls,
                                          int64_t numCalls) {
  // One pointer: no allocation for the function object.
  struct Group {
    const ProcessCommunicator *comm;
    const CollectiveCall *calls;
    int64_t count;
  } group = {this, calls, numCalls};
  std::function<std::string()> describe = [&group] {
    const ProcessCommunicator &c = *group.comm;
    return c.describeGroup(group.calls, group.count,
                           c.published[c.self].sequence.load());
  };
  bool movesData = calls[0].kind != CallKind::Finish && !calls[0].dry;
  bool small = movesData && isSmall(calls, numCalls);
  try {
    if (small)
      pack(calls, numCalls);
    if (!control.meet({ControlPlane::Collectives,
                       digestOfCalls(calls, numCalls), numCalls},
                      describe, small ? payloads.data() : nullptr))
      return reportMismatch(calls, numCalls, describe);
    if (small) {
      unpack(calls, numCalls);
    } else if (movesData) {
      if (layOut(calls, numCalls) > 0) {
        exchange(calls, numCalls);
        control.complete(describe);
        compute(team, calls, numCalls);
      }
      cut(calls, numCalls);
      reducePieces(team, calls, describe);
    }
    return DP_SUCCESS;
  } catch (const Error &e) {
    // Another rank's message is complete; add where this rank was.
    std::string text = e.what();
    if (e.status == DP_ERROR_ABORTED)
      text += "; rank " + std::to_string(self) + " was in " + describe();
    return fail(Error(text, e.status, e.rank));
  } catch (const std::bad_alloc &) {
    return fail(self, DP_ERROR_MEMORY, "out of memory");
  }
}

/// All ranks have noticed that their calls differ. They exchange their lists of
/// calls and agree on the message.
dp_status ProcessCommunicator::reportMismatch(const CollectiveCall *calls,
                                              int64_t numCalls,
                                              ControlPlane::Describe describe) {
  for (int64_t r = 0; r < ranks(); ++r)
    if (control.signatureOf(r).kind != ControlPlane::Collectives)
      return fail(Error("rank " + std::to_string(r) +
                            " is not in the step while " + "rank " +
                            std::to_string(self) + " waits in " + describe(),
                        DP_ERROR_DIVERGED, r));
  std::vector<std::vector<CollectiveCall>> all(ranks());
  for (int64_t r = 0; r < ranks(); ++r) {
    all[r].resize(control.signatureOf(r).count);
    if (r == self) {
      all[r].assign(calls, calls + numCalls);
      continue;
    }
    control.wire().receive(
        r, all[r].data(),
        static_cast<int64_t>(all[r].size() * sizeof(CollectiveCall)));
    control.wire().send(
        r, calls, numCalls * static_cast<int64_t>(sizeof(CollectiveCall)));
  }
  control.complete(describe);
  control.giveUp();
  // Rank 0 reports the mismatch for all.
  dp_status status = self == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED;
  auto count = [&](int64_t r) { return static_cast<int64_t>(all[r].size()); };
  for (int64_t r = 1; r < ranks(); ++r) {
    bool equal = count(r) == count(0);
    for (int64_t i = 0; equal && i < count(0); ++i)
      equal = same(all[0][i], all[r][i]);
    if (!equal)
      return fail(Error(
          describeMismatch(all[0].data(), count(0), all[r].data(), count(r), r),
          status));
  }
  return fail(Error("collective mismatch in " + describe(), status));
}
