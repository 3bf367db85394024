//===- Connect.cpp - Processes find each other by TCP ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Every process tells process 0 where it listens; process 0 tells all of them;
// then each connects to those before it. Only process 0's address must be
// known, and no process needs to be on the same host as another.
//
//===----------------------------------------------------------------------===//

#include "../Error.h"
#include "TcpTransport.h"

#include <thread>

using namespace dp;

namespace {

/// What a process says first on a connection.
struct Hello {
  uint64_t magic = 0x64705f74637031; // "dp_tcp1"
  uint64_t job;                      ///< digest of its id and size
  int64_t process;
  int64_t port; ///< that it listens at
};

uint64_t digestOf(const TcpJob &job) {
  uint64_t hash = 0xcbf29ce484222325; // FNV-1a
  for (unsigned char c : job.id + "/" + std::to_string(job.processes))
    hash = (hash ^ c) * 0x100000001b3;
  return hash;
}

std::string place(const TcpJob &job) {
  return job.host + ":" + std::to_string(job.port);
}

[[noreturn]] void timedOut(const TcpJob &job, const std::vector<Socket> &have,
                           int64_t first, double timeout) {
  std::string missing;
  for (int64_t p = first; p < job.processes; ++p)
    if (p != job.process && !have[p].isOpen())
      missing += (missing.empty() ? "" : ", ") + std::to_string(p);
  char limit[32];
  std::snprintf(limit, sizeof limit, "%g", timeout);
  throw Error("ranks that did not connect to rank " +
                  std::to_string(job.process) + " within " + limit +
                  " s (job at " + place(job) + "): " + missing,
              DP_ERROR_TIMEOUT);
}

/// Takes connections until every process from `first` on has one.
/// Whoever is not of this job is turned away.
void acceptAll(const TcpJob &job, const Socket &listener, int64_t first,
               std::vector<Socket> &sockets, std::vector<Hello> &hellos,
               const Deadline &deadline, double timeout) {
  int64_t wanted = job.processes - first - (job.process >= first);
  while (wanted > 0) {
    Socket s = listener.accept(deadline);
    if (!s.isOpen())
      timedOut(job, sockets, first, timeout);
    Hello h, expected;
    if (!s.read(&h, sizeof h, Deadline(2)) || h.magic != expected.magic ||
        h.job != digestOf(job) || h.process < first ||
        h.process >= job.processes)
      continue;
    if (h.process == job.process || sockets[h.process].isOpen())
      throw Error("two processes say that they are rank " +
                  std::to_string(h.process) + " of the job at " + place(job));
    hellos[h.process] = h;
    sockets[h.process] = std::move(s);
    --wanted;
  }
}

/// Process 0 may not listen yet.
Socket reachFirst(const TcpJob &job, const Deadline &deadline, double timeout) {
  std::string error;
  for (;;) {
    Socket s = Socket::connectTo(job.host, job.port, deadline, error);
    if (s.isOpen())
      return s;
    if (deadline.passed()) {
      char limit[32];
      std::snprintf(limit, sizeof limit, "%g", timeout);
      throw Error("rank " + std::to_string(job.process) +
                      " cannot reach rank 0 at " + place(job) + " within " +
                      limit + " s: " + error,
                  DP_ERROR_TIMEOUT);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
}

} // namespace

std::vector<Socket> dp::connectAll(const TcpJob &job, double timeout) {
  Deadline deadline(timeout);
  std::vector<Socket> sockets(job.processes);
  std::vector<Hello> hellos(job.processes);
  std::vector<Address> addresses(job.processes);
  size_t bytes = addresses.size() * sizeof(Address);
  if (job.process == 0) {
    Socket listener = Socket::listenAt(job.port);
    acceptAll(job, listener, 1, sockets, hellos, deadline, timeout);
    for (int64_t p = 1; p < job.processes; ++p) {
      addresses[p] = sockets[p].peer();
      addresses[p].port = static_cast<uint32_t>(hellos[p].port);
    }
    for (int64_t p = 1; p < job.processes; ++p)
      if (!sockets[p].write(addresses.data(), bytes, deadline))
        throw Error("rank " + std::to_string(p) + " is gone (job at " +
                        place(job) + ")",
                    DP_ERROR_TIMEOUT);
    return sockets;
  }

  Socket listener = Socket::listenAt(0);
  Hello mine;
  mine.job = digestOf(job);
  mine.process = job.process;
  mine.port = listener.port();
  sockets[0] = reachFirst(job, deadline, timeout);
  if (!sockets[0].write(&mine, sizeof mine, deadline) ||
      !sockets[0].read(addresses.data(), bytes, deadline))
    throw Error("rank 0 at " + place(job) +
                    " did not tell where the others are: a rank is missing, "
                    "or belongs to another job",
                DP_ERROR_TIMEOUT);
  for (int64_t p = 1; p < job.process; ++p) {
    Address to = addresses[p];
    // To process 0 it came from its own host: there it is reached as 0 is.
    if (to.isLoopback()) {
      uint32_t port = to.port;
      to = sockets[0].peer();
      to.port = port;
    }
    std::string error;
    sockets[p] = Socket::connectTo(to, deadline, error);
    if (!sockets[p].isOpen() || !sockets[p].write(&mine, sizeof mine, deadline))
      throw Error("rank " + std::to_string(job.process) +
                      " cannot reach rank " + std::to_string(p) + ": " + error,
                  DP_ERROR_TIMEOUT);
  }
  acceptAll(job, listener, job.process + 1, sockets, hellos, deadline, timeout);
  return sockets;
}
