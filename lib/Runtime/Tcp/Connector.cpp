//===- Connector.cpp - The connections of one process of a job ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Connector.h"
#include "Job/ControlPlane.h"
#include "Listen.h"
#include "Support/Error.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <poll.h>

using namespace dp;

// Seconds until the peer of an incoming connection must have proved itself, and
// that of an outgoing one must have answered.
static constexpr double strangerTime = 10, answerTime = 60;
// Largest number of unproven connections beyond the number of missing ones;
// beyond it the oldest is dropped.
static constexpr int64_t mostStrangers = 512;
// Seconds after which no more connections are expected.
static constexpr double withoutDescriptors = 10;

std::string Connector::limit() const {
  char text[48];
  std::snprintf(text, sizeof text, "within %g s", timeout);
  return text;
}

/// Begins to connect to the target.
void Connector::begin(Target &target) {
  if (target.rank == 0 && target.turn >= target.addresses.size()) {
    // The name may become known, or change, during the wait.
    target.addresses = Address::resolve(job.host, job.port, target.error);
    target.turn = 0;
  }
  // The pause grows with each try: many processes wait for one.
  target.next = Deadline(std::min(0.25, 0.05 + 0.01 * double(target.tries++)));
  if (target.addresses.empty())
    return;
  Address to = target.addresses[target.turn++ % target.addresses.size()];
  int status = 0;
  Socket s = Socket::connectTo(to, status);
  if (!s.isOpen()) {
    target.error = std::strerror(status);
    return;
  }
  target.isTried = true;
  candidates.push_back({Connection(std::move(s)), to, target.rank, true,
                        Candidate::Connecting, Deadline(answerTime)});
}

/// Handles a failed try. Process 0 may not listen yet; the others do.
void Connector::failed(Candidate &c, const std::string &reason) {
  for (Target &target : targets)
    if (c.isOutgoing && target.rank == c.rank) {
      target.isTried = false;
      target.error = reason;
    }
}

/// Drops the connection that has been silent for the longest time.
bool Connector::dropStranger() {
  auto oldest =
      std::find_if(candidates.begin(), candidates.end(), [](Candidate &c) {
        return !c.isOutgoing && c.stage == Candidate::Proving;
      });
  if (oldest == candidates.end())
    return false;
  candidates.erase(oldest);
  return true;
}

void Connector::acceptAll() {
  // Not for ever, even if many connections come in.
  for (int count = 0; count < 64; ++count) {
    int status = 0;
    Socket s = listener.accept(status);
    if (s.isOpen()) {
      giveUpAccepting.reset();
      if (std::count_if(candidates.begin(), candidates.end(), [](Candidate &c) {
            return !c.isOutgoing;
          }) >= missing + mostStrangers)
        dropStranger();
      Address from = s.peer();
      candidates.push_back({Connection(std::move(s)), from, -1, false,
                            Candidate::Proving, Deadline(strangerTime)});
      candidates.back().handshake.emplace(key);
      continue;
    }
    if (status == ECONNABORTED || status == EINTR)
      continue;
    if (status != EMFILE && status != ENFILE && status != ENOBUFS &&
        status != ENOMEM)
      return; // none is there
    if (dropStranger())
      continue;
    // poll() would report the connection again at once.
    pause.emplace(0.1);
    if (!giveUpAccepting)
      giveUpAccepting.emplace(withoutDescriptors);
    if (giveUpAccepting->passed())
      throw Error(self() +
                      " cannot accept connections: " + std::strerror(status) +
                      (status == EMFILE ? " (ulimit -n)" : ""),
                  DP_ERROR_LIBRARY);
    return;
  }
}

Verdict Connector::judge(const Claim &claim) const {
  if (!areEqual(claim.job, jobDigest))
    return Verdict::OtherJob;
  if (claim.processes != job.processes)
    return Verdict::OtherSize;
  if (claim.tls != job.tls)
    return Verdict::OtherTls;
  if (claim.server != job.process || claim.process < firstIncoming ||
      claim.process >= job.processes)
    return Verdict::OtherRank;
  return Verdict::Welcome;
}

void Connector::refused(const Candidate &c, Verdict verdict) const {
  std::string there = "rank " + std::to_string(c.rank) + " at " +
                      (c.rank == 0 ? place() : c.to.text());
  std::string text;
  switch (verdict) {
  case Verdict::OtherJob:
    text = there + " is of another job than " + self() +
           ": they were started with different ids (DP_JOB_ID, or the "
           "launcher's); take another MASTER_PORT for each job";
    break;
  case Verdict::OtherSize:
    text = there + " is of a job of another number of processes than the " +
           std::to_string(job.processes) + " of " + self();
    break;
  case Verdict::OtherTls:
    text = there +
           (job.tls ? " does not encrypt its connections, but " + self()
                    : " encrypts its connections by TLS, but " + self() +
                          " does not") +
           (job.tls ? " does, by TLS" : "") + ": ask for it in all processes";
    break;
  case Verdict::OtherRank:
    text = there + " is another rank";
    break;
  case Verdict::Taken:
    text = there + " already has a " + self() +
           ": two processes have the same RANK, or two jobs the same "
           "MASTER_PORT";
    break;
  default:
    text = there + " has another secret than " + self() +
           ", which has it from " + job.secretSource +
           ": the processes of a job need the same, by DP_JOB_SECRET or "
           "DP_JOB_SECRET_FILE, and each job another MASTER_PORT";
  }
  throw Error(text);
}

/// Continues the handshake. Returns false if the connection must be dropped.
bool Connector::prove(Candidate &c) {
  Handshake &h = *c.handshake;
  std::string lost;
  for (;;) {
    while (!h.output.empty()) {
      ssize_t n = c.connection.send(h.output.data(), h.output.size(), lost);
      if (n <= 0)
        break;
      h.output.erase(0, static_cast<size_t>(n));
    }
    if (!lost.empty() || !h.output.empty() || h.wanted() == 0)
      break;
    char buffer[256];
    ssize_t n =
        c.connection.receive(buffer, std::min(sizeof buffer, h.wanted()), lost);
    if (n <= 0)
      break;
    if (!h.receive(buffer, static_cast<size_t>(n))) {
      if (c.isOutgoing)
        throw Error("what listens at " + c.to.text() +
                    " is no process of a job of this version: " + self() +
                    " looks for rank " + std::to_string(c.rank) + " there");
      return false;
    }
    if (h.isRefused()) {
      ++withOtherSecret;
      lastStranger = c.to;
    }
    if (!h.hasClaim())
      continue;
    Verdict verdict = judge(h.claim());
    c.rank = h.claim().process;
    bool isTaken = verdict == Verdict::Welcome && connections[c.rank].isOpen();
    for (Candidate &other : candidates)
      isTaken |= verdict == Verdict::Welcome && &other != &c &&
                 other.rank == c.rank && other.stage == Candidate::Encrypting;
    if (verdict != Verdict::Welcome)
      ++ofOtherJob;
    h.answer(isTaken ? Verdict::Taken : verdict);
    if (isTaken) {
      c.connection.send(h.output.data(), h.output.size(), lost);
      throw Error("two processes say that they are rank " +
                  std::to_string(c.rank) + " of the job at " + place() +
                  (connections[c.rank].isOpen()
                       ? ": one at " +
                             connections[c.rank].socket().peer().text() +
                             " and one at " + c.to.text()
                       : ""));
    }
  }
  if (!lost.empty()) {
    failed(c, "it ended the connection without an answer (" + lost + ")");
    return false;
  }
  if (!h.hasVerdict() || !h.output.empty())
    return !(h.isRefused() && h.output.empty());
  if (h.verdict() != Verdict::Welcome) {
    if (c.isOutgoing)
      refused(c, h.verdict());
    return false;
  }
  c.stage = Candidate::Encrypting;
  if (job.tls)
    c.connection.encrypt(!c.isOutgoing, hmac(bytesOf(h.sessionKey()), "tls"));
  return true;
}

/// Returns false once the candidate is proved or must be dropped.
bool Connector::proceed(Candidate &c, bool isReady) {
  if (!isReady && !c.end.passed())
    return true;
  if (!isReady) {
    failed(c, "it did not answer");
    return false;
  }
  if (c.stage == Candidate::Connecting) {
    if (int status = c.connection.socket().finishConnect()) {
      failed(c, std::strerror(status));
      if (c.rank != 0)
        throw Error(self() + " cannot reach rank " + std::to_string(c.rank) +
                        " at " + c.to.text() + ": " + std::strerror(status),
                    DP_ERROR_GONE, c.rank);
      return false;
    }
    Claim claim;
    claim.process = job.process;
    claim.processes = job.processes;
    claim.server = c.rank;
    claim.tls = job.tls;
    claim.job = jobDigest;
    if (c.rank == 0) {
      listener = listenBeside(job, c.connection.socket().local());
      if (!job.listenAt.empty() && !listener.local().isAny())
        claim.listensAt = listener.local();
      claim.listensAt.port = static_cast<uint32_t>(listener.port());
    }
    c.handshake.emplace(key, claim);
    c.stage = Candidate::Proving;
  }
  if (c.stage == Candidate::Proving && !prove(c))
    return false;
  if (c.stage != Candidate::Encrypting)
    return true;
  std::string lost;
  if (job.tls && !c.connection.shakeHands(c.wait, lost)) {
    if (lost.empty())
      return true;
    throw Error(self() + " cannot encrypt its connection with rank " +
                    std::to_string(c.rank) + ": " + lost,
                DP_ERROR_LIBRARY);
  }
  if (c.rank == 0 || job.process == 0) {
    sessionKeys[c.rank] = c.handshake->sessionKey();
    if (!c.isOutgoing) {
      listening[c.rank] = c.handshake->claim().listensAt;
      if (listening[c.rank].family == 0) {
        uint32_t port = listening[c.rank].port;
        listening[c.rank] = c.to;
        listening[c.rank].port = port;
      }
    }
  }
  targets.remove_if([&](const Target &t) { return t.rank == c.rank; });
  connections[c.rank] = std::move(c.connection);
  --missing;
  return false;
}

std::string Connector::turnedAway() const {
  std::string text;
  if (withOtherSecret > 0)
    text += "; " + std::to_string(withOtherSecret) +
            " that had another secret than this rank's, which is from " +
            job.secretSource + ", were turned away, the last from " +
            lastStranger.text();
  if (ofOtherJob > 0)
    text +=
        "; " + std::to_string(ofOtherJob) + " of another job were turned away";
  return text;
}

/// If the name of a host is a loopback address on that host, it is unknown
/// whether the others use another address.
std::string Connector::reach() const {
  if (job.process != 0 || job.host == "localhost" ||
      !listener.local().isLoopback())
    return {};
  return "; rank 0 listens at " + listener.local().text() +
         ", which other hosts do not reach (dp-run --listen)";
}

void Connector::timedOut() const {
  for (const Target &target : targets)
    throw Error(self() + " cannot reach rank " + std::to_string(target.rank) +
                    " at " +
                    (target.rank == 0 ? place() : target.addresses[0].text()) +
                    " " + limit() + ": " +
                    (target.error.empty() ? "it did not answer" : target.error),
                DP_ERROR_TIMEOUT, target.rank);
  std::string ranks;
  int64_t lowest = -1;
  for (int64_t p = firstIncoming; p < job.processes; ++p)
    if (!connections[p].isOpen()) {
      lowest = lowest < 0 ? p : lowest;
      ranks += (ranks.empty() ? "" : ", ") + std::to_string(p);
    }
  throw Error("ranks that did not connect to " + self() + " " + limit() +
                  " (job at " + place() + "): " + ranks + turnedAway() +
                  reach(),
              DP_ERROR_TIMEOUT, lowest);
}

/// Connects to all targets and accepts a connection from every process from
/// `first` on, if this process listens.
void Connector::collect(int64_t first) {
  firstIncoming = first;
  accepts = listener.isOpen();
  missing = static_cast<int64_t>(targets.size()) +
            (accepts ? job.processes - first : 0);
  std::vector<pollfd> fds;
  std::vector<Candidate *> ready;
  while (missing > 0) {
    if (wasInterrupted())
      throw Error("interrupted while " + self() + " waits for the others",
                  DP_ERROR_INTERRUPTED);
    if (deadline.passed())
      timedOut();
    int nap = deadline.left();
    for (Target &target : targets) {
      if (!target.isTried && target.next.passed())
        begin(target);
      if (!target.isTried)
        nap = std::min(nap, target.next.left());
    }
    if (pause && pause->passed())
      pause.reset();
    if (pause)
      nap = std::min(nap, pause->left());
    fds.clear();
    if (accepts && !pause)
      fds.push_back({listener.fd(), POLLIN, 0});
    size_t firstCandidate = fds.size();
    for (Candidate &c : candidates) {
      bool writes =
          c.stage == Candidate::Connecting ||
          (c.stage == Candidate::Proving && !c.handshake->output.empty()) ||
          (c.stage == Candidate::Encrypting && c.wait == Tls::Wait::Write);
      fds.push_back({c.connection.socket().fd(),
                     static_cast<short>(writes ? POLLOUT : POLLIN), 0});
      nap = std::min(nap, c.end.left());
    }
    size_t firstMember = fds.size();
    std::vector<int64_t> members;
    for (int64_t p = 0; p < job.processes; ++p)
      if (connections[p].isOpen()) {
        fds.push_back({connections[p].socket().fd(), POLLRDHUP, 0});
        members.push_back(p);
      }
    if (poll(fds.data(), static_cast<nfds_t>(fds.size()), nap) < 0 &&
        errno != EINTR)
      throw Error(std::string("poll failed: ") + std::strerror(errno),
                  DP_ERROR_LIBRARY);
    for (size_t i = 0; i < members.size(); ++i)
      if (fds[firstMember + i].revents != 0)
        throw Error("rank " + std::to_string(members[i]) +
                        " ended while the processes of the job at " + place() +
                        " were meeting",
                    DP_ERROR_GONE, members[i]);
    size_t i = firstCandidate;
    for (auto c = candidates.begin(); c != candidates.end(); ++i)
      c = proceed(*c, fds[i].revents != 0) ? std::next(c) : candidates.erase(c);
    if (accepts && firstCandidate > 0 && fds[0].revents != 0)
      acceptAll();
  }
  candidates.clear();
}
