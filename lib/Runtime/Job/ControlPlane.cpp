//===- ControlPlane.cpp - The processes of one job ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Every process sends a frame to every other and reads theirs: a header, and
// the data of small collectives. A failed process sends a header that says so.
// Messages between two processes arrive in order, so the reader always knows
// what comes next.
//
//===----------------------------------------------------------------------===//

#include "ControlPlane.h"
#include "Support/RankList.h"
#include "dp/Runtime/Hash.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstdio>
#include <cstring>

using namespace dp;
using Clock = std::chrono::steady_clock;

static constexpr uint64_t headerMagic = 0x64705f72616e6b34; // "dp_rank4"
// Bytes of payload to one process, and to all together.
static constexpr int64_t mostPayload = 256 << 10, allPayloads = 4 << 20;
// Longest text of a failure that is sent.
static constexpr int64_t maxText = 2000;
// More than any group of a program has.
static constexpr int64_t mostCollectives = 1 << 20;

static std::atomic<bool> interrupted{false}, continued{false};
// Seconds. If two polls are closer than this, the process was not stopped
// between them.
static constexpr double notStopped = 0.2;
// Seconds from a signal until a wait ends, so that processes that still come
// are not named.
static constexpr double settleTime = 0.4;
// By then a launcher has ended this process, if it wants to.
static constexpr double suspicionEnds = 2;
static std::atomic<int32_t> requestedStop{0};
// Seconds from a request to stop until a wait ends. The current step can
// finish, but a rank that waits for one that is gone reports it before a
// launcher kills it: srun and torchrun do so after 30 seconds.
static constexpr double stopGrace = 25;
static_assert(std::atomic<bool>::is_always_lock_free &&
                  std::atomic<int32_t>::is_always_lock_free,
              "a signal handler writes them");

void dp::requestStop(int32_t reason) noexcept {
  assert(reason >= 0 && "a reason is positive, and 0 takes it back");
  requestedStop.store(reason, std::memory_order_relaxed);
}

int32_t ControlPlane::stopReason() const {
  return (transport ? agreedStop : requestedStop)
      .load(std::memory_order_relaxed);
}

void dp::interruptWaits() noexcept {
  interrupted.store(true, std::memory_order_relaxed);
}

bool dp::wasInterrupted() noexcept {
  return interrupted.load(std::memory_order_relaxed);
}

void dp::interruptIfNotStopped() noexcept {
  continued.store(true, std::memory_order_relaxed);
}

ControlPlane::ControlPlane(std::unique_ptr<Transport> t)
    : transport(std::move(t)) {
  count = transport ? transport->processes() : 1;
  self = transport ? transport->process() : 0;
  payloadRoom = transport ? std::min(mostPayload, allPayloads / count) : 0;
  payloadRoom -= payloadRoom % static_cast<int64_t>(sizeof(Header));
  incoming.reset(new Header[count * stride()]);
  outgoing.reset(new Header[count * stride()]);
  examined.resize(count);
}

ControlPlane::~ControlPlane() = default;

int64_t ControlPlane::localProcess() const {
  return transport ? transport->localProcess() : 0;
}

void ControlPlane::fail(dp_status status, const std::string &message,
                        int64_t rank) {
  broken = true;
  throw Error(message, status, rank);
}

/// Returns the processes whose message is missing; if none, those that do not
/// receive what they are sent.
std::vector<int64_t> ControlPlane::missing() const {
  std::vector<int64_t> from, to;
  for (int64_t p = 0; p < processes(); ++p) {
    if (p == self)
      continue;
    if (transport->receiving(p))
      from.push_back(p);
    if (transport->sending(p))
      to.push_back(p);
  }
  return from.empty() ? to : from;
}

/// Checks the header that `p` has sent.
void ControlPlane::examine(int64_t p, Describe describe) {
  examined[p] = true;
  const Header &header = received(p);
  std::string name = "rank " + std::to_string(p);
  if (header.magic != headerMagic)
    fail(DP_ERROR_INVALID,
         name + " speaks another protocol (another version of the runtime?)",
         p);
  if (header.signature.kind != Failure) {
    if (header.sequence != sequence)
      fail(DP_ERROR_DIVERGED, name + " is out of step in " + describe(), p);
    // The other ranks allocate memory for that many.
    if (header.signature.kind == Collectives &&
        (header.signature.count < 0 ||
         header.signature.count > mostCollectives))
      fail(DP_ERROR_INVALID,
           name + " says that it issues " +
               std::to_string(header.signature.count) +
               " collectives at a time in " + describe(),
           p);
    return;
  }
  theirText.assign(std::clamp<int64_t>(header.signature.count, 1, maxText),
                   '?');
  transport->receive(p, theirText.data(),
                     static_cast<int64_t>(theirText.size()));
  auto end = Clock::now() + std::chrono::seconds(1);
  while (transport->receiving(p) && transport->lost(p).empty() &&
         Clock::now() < end)
    transport->progress(true);
  int64_t rank = static_cast<int64_t>(header.signature.digest);
  fail(DP_ERROR_ABORTED, theirText,
       rank >= 0 && rank < processes() ? rank : -1);
}

static double secondsSince(Clock::time_point t) {
  return std::chrono::duration<double>(Clock::now() - t).count();
}

/// `gap`: seconds since the last poll.
void ControlPlane::noticeSignals(double gap) {
  bool now = interrupted.load(std::memory_order_relaxed) ||
             (continued.exchange(false, std::memory_order_relaxed) &&
              gap < notStopped);
  if (now && !isSignalled)
    signalled = Clock::now();
  isSignalled |= now;
  if (isSignalled && !interrupted.load(std::memory_order_relaxed) &&
      secondsSince(signalled) > suspicionEnds)
    isSignalled = false;
}

bool ControlPlane::isInterrupted() const {
  return isSignalled && secondsSince(signalled) > settleTime;
}

void ControlPlane::wait(Describe describe, bool meeting,
                        const std::function<bool()> *isReady) {
  struct Waiting {
    std::atomic<bool> &flag;
    Waiting(std::atomic<bool> &f) : flag(f) { flag.store(true); }
    ~Waiting() { flag.store(false); }
  } inside(waiting);
  auto begin = Clock::now();
  double looked = 0; // seconds after `begin`
  double stopSince = -1;
  continued.store(false, std::memory_order_relaxed);
  for (int64_t polls = 0; !isReady || !(*isReady)(); ++polls) {
    bool pending;
    try {
      pending = transport->progress(polls >= pollsAwake);
    } catch (const Error &e) {
      fail(e.status, std::string(e.what()) + " in " + describe(), e.rank);
    }
    for (int64_t p = 0; meeting && p < processes(); ++p)
      if (!examined[p] && !transport->receiving(p))
        examine(p, describe);
    if (!pending)
      return;
    if (polls % 64 != 0 && polls < pollsAwake)
      continue;
    std::string gone, why;
    std::vector<int64_t> lost;
    for (int64_t p = 0; p < processes(); ++p)
      if (p != self && (transport->receiving(p) || transport->sending(p)) &&
          !transport->lost(p).empty()) {
        lost.push_back(p);
        why = transport->lost(p);
      }
    if (!lost.empty())
      fail(DP_ERROR_GONE,
           rankList(lost) + (lost.size() == 1 ? " is" : " are") + " gone (" +
               why + ") while rank " + std::to_string(self) + " waits in " +
               describe(),
           lost.front());
    double seconds = secondsSince(begin);
    noticeSignals(seconds - looked);
    looked = seconds;
    // Once all know that they stop, they wait for outputs that are being
    // written.
    if (stopSince < 0 && requestedStop.load(std::memory_order_relaxed) != 0)
      stopSince = seconds;
    bool stopped =
        stopSince >= 0 && seconds - stopSince > stopGrace && stopReason() == 0;
    if (stopped || isInterrupted())
      fail(DP_ERROR_INTERRUPTED, "interrupted while rank " +
                                     std::to_string(self) + " waits for " +
                                     rankList(missing()) + " in " + describe());
    if (timeout > 0 && seconds > timeout) {
      char limit[32];
      std::snprintf(limit, sizeof limit, "%g", timeout);
      std::vector<int64_t> late = missing();
      fail(DP_ERROR_TIMEOUT,
           rankList(late) + " did not come to " + describe() + " within " +
               limit + " s",
           late.empty() ? -1 : late.front());
    }
  }
}

bool ControlPlane::meet(Signature signature, Describe describe,
                        const Payload *payloads) {
  if (broken || ended)
    throw Error("the job has " + std::string(broken ? "failed" : "ended"),
                DP_ERROR_ABORTED);
  assert((!payloads || std::all_of(payloads, payloads + count,
                                   [&](const Payload &p) {
                                     return p.sent <= payloadRoom &&
                                            p.received <= payloadRoom;
                                   })) &&
         "a payload has no room");
  constexpr int64_t size = sizeof(Header);
  Header mine = {size, headerMagic, ++sequence,
                 requestedStop.load(std::memory_order_relaxed), signature};
  incoming[self * stride()] = mine;
  std::fill(examined.begin(), examined.end(), 0);
  examined[self] = true;
  if (!transport)
    return true;
  // Begins after this process, so that not all send to the same one first.
  for (int64_t i = 1; i < processes(); ++i) {
    int64_t p = (self + i) % processes();
    Header &theirs = incoming[p * stride()], &ours = outgoing[p * stride()];
    theirs.magic = 0;
    transport->receiveFrame(p, &theirs,
                            size + (payloads ? payloads[p].received : 0),
                            size + payloadRoom);
    ours = mine;
    ours.bytes = size + (payloads ? payloads[p].sent : 0);
    transport->send(p, &ours, ours.bytes);
  }
  wait(describe, true);
  bool same = true;
  for (int64_t p = 0; p < processes(); ++p) {
    const Header &h = received(p);
    agreedStop.store(std::max(stopReason(), static_cast<int32_t>(h.stopReason)),
                     std::memory_order_relaxed);
    same &= h.signature.kind == signature.kind &&
            h.signature.digest == signature.digest &&
            h.signature.count == signature.count;
  }
  for (int64_t p = 0; same && p < processes(); ++p)
    if (p != self &&
        received(p).bytes != size + (payloads ? payloads[p].received : 0))
      fail(DP_ERROR_INVALID,
           "rank " + std::to_string(p) + " sent data of another size in " +
               describe(),
           p);
  return same;
}

void ControlPlane::complete(Describe describe) {
  busy = true; // a peer that reads does not expect a header now
  wait(describe, false);
  busy = false;
}

void ControlPlane::waitUntil(Describe describe,
                             const std::function<bool()> &isReady) {
  busy = true;
  wait(describe, false, &isReady);
}

static uint64_t digestOfText(const char *text, int64_t bytes) {
  return hashBytes(text) ^ static_cast<uint64_t>(bytes);
}

void ControlPlane::requireSame(uint64_t digest, const char *what) {
  if (meet({Control, digest, 0}, [&] { return std::string(what); }))
    return;
  std::vector<int64_t> elsewhere;
  for (int64_t p = 0; p < processes(); ++p)
    if (received(p).signature.digest != digest)
      elsewhere.push_back(p);
  fail(DP_ERROR_DIVERGED, "rank " + std::to_string(self) + " is at " + what +
                              " while " + rankList(elsewhere) +
                              " called something else");
}

void ControlPlane::allGather(const char *what, const void *data, int64_t bytes,
                             void *all) {
  char *to = static_cast<char *>(all);
  if (bytes > 0)
    std::memmove(to + self * bytes, data, bytes);
  requireSame(digestOfText(what, bytes), what);
  for (int64_t i = 1; bytes > 0 && i < processes(); ++i) {
    int64_t p = (self + i) % processes();
    transport->receive(p, to + p * bytes, bytes);
    transport->send(p, data, bytes);
  }
  if (transport)
    complete([&] { return std::string(what); });
}

void ControlPlane::broadcast(const char *what, void *data, int64_t bytes,
                             int64_t root) {
  assert(0 <= root && root < processes() && "no such process");
  requireSame(digestOfText(what, bytes + root), what);
  if (!transport || bytes == 0)
    return;
  if (self != root)
    transport->receive(root, data, bytes);
  for (int64_t p = 0; self == root && p < processes(); ++p)
    if (p != root)
      transport->send(p, data, bytes);
  complete([&] { return std::string(what); });
}

void ControlPlane::gather(const char *what, const void *data,
                          const std::vector<int64_t> &bytes,
                          const std::vector<void *> &all) {
  assert(static_cast<int64_t>(bytes.size()) == processes() &&
         (self != 0 || all.size() == bytes.size()) && "a number per process");
  uint64_t sizes = 0;
  for (int64_t size : bytes)
    sizes = sizes * 31 + static_cast<uint64_t>(size);
  requireSame(digestOfText(what, static_cast<int64_t>(sizes)), what);
  if (self == 0 && bytes[0] > 0 && all[0] != data)
    std::memcpy(all[0], data, bytes[0]);
  if (!transport)
    return;
  if (self != 0 && bytes[self] > 0)
    transport->send(0, data, bytes[self]);
  for (int64_t p = 1; self == 0 && p < processes(); ++p)
    if (bytes[p] > 0)
      transport->receive(p, all[p], bytes[p]);
  complete([&] { return std::string(what); });
}

void ControlPlane::exchange(const char *what, const std::vector<int64_t> &sent,
                            const std::vector<const void *> &from,
                            const std::vector<int64_t> &received,
                            const std::vector<void *> &to) {
  for ([[maybe_unused]] size_t size :
       {sent.size(), from.size(), received.size(), to.size()})
    assert(static_cast<int64_t>(size) == processes() && "one per process");
  requireSame(digestOfText(what, 0), what);
  for (int64_t i = 1; i < processes(); ++i) {
    int64_t p = (self + i) % processes();
    if (received[p] > 0)
      transport->receive(p, to[p], received[p]);
    if (sent[p] > 0)
      transport->send(p, from[p], sent[p]);
  }
  if (transport)
    complete([&] { return std::string(what); });
}

void ControlPlane::barrier(const char *what) {
  requireSame(digestOfText(what, 0), what);
}

void ControlPlane::agree(const char *error) {
  if (broken && error) // the others have been told
    throw Error(error);
  char mine[512] = "";
  if (error)
    std::snprintf(mine, sizeof mine, "%s", *error ? error : "failed");
  std::vector<char> all(sizeof mine * processes());
  allGather("the check whether all are well", mine, sizeof mine, all.data());
  int64_t bad = -1;
  bool everywhere = true; // all processes have the same error
  for (int64_t p = 0; p < processes(); ++p) {
    const char *theirs = &all[p * sizeof mine];
    if (*theirs && bad < 0)
      bad = p;
    everywhere &= std::strcmp(theirs, all.data()) == 0;
  }
  if (bad < 0)
    return;
  std::string text = &all[bad * sizeof mine];
  if (!everywhere)
    text = "rank " + std::to_string(bad) + ": " + text;
  fail(self == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED, text,
       everywhere ? -1 : bad);
}

void ControlPlane::abort(const std::string &message, int64_t rank) noexcept {
  if (!transport || broken || busy || ended)
    return;
  broken = true;
  try {
    std::string text = message.substr(0, maxText);
    if (text.empty())
      text = "failed";
    // Neither is freed: the transport may still read what it could not send
    // within a second.
    auto *header = new Header{sizeof(Header),
                              headerMagic,
                              sequence + 1,
                              0,
                              {Failure, static_cast<uint64_t>(rank),
                               static_cast<int64_t>(text.size())}};
    auto *bytes = new std::string(std::move(text));
    for (int64_t p = 0; p < processes(); ++p)
      if (p != self && transport->lost(p).empty()) {
        transport->send(p, header, sizeof *header);
        transport->send(p, bytes->data(), static_cast<int64_t>(bytes->size()));
      }
    auto end = Clock::now() + std::chrono::seconds(1);
    while (transport->progress(true) && Clock::now() < end)
      ;
  } catch (...) { // the others notice it by their deadlines
  }
}

void ControlPlane::finish() {
  if (broken || ended)
    return;
  barrier("the end of the job");
  ended = true;
  if (transport)
    transport->finish();
}
