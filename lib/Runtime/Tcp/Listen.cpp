//===- Listen.cpp - Addresses of a listening process ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Listen.h"
#include "Support/Error.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <dirent.h>
#include <sys/resource.h>
#include <thread>

using namespace dp;

// Seconds for which an outgoing connection may occupy the port.
static constexpr double portTime = 1;
// Descriptors that a process opens for other things meanwhile.
static constexpr int64_t spareDescriptors = 8;

static std::string nameOf(const TcpJob &job) {
  return "rank " + std::to_string(job.process);
}

void dp::checkDescriptors(const TcpJob &job) {
  rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
    return;
  int64_t open = 0;
  if (DIR *all = opendir("/proc/self/fd")) {
    while (readdir(all))
      ++open;
    closedir(all);
    open -= 3; // ".", ".." and the directory itself
  }
  int64_t needed =
      std::max<int64_t>(open, 3) + job.processes + spareDescriptors;
  if (needed > static_cast<int64_t>(limit.rlim_cur))
    throw Error("a process of a job of " + std::to_string(job.processes) +
                " needs about " + std::to_string(needed) +
                " file descriptors, but may open " +
                std::to_string(limit.rlim_cur) +
                ": raise the limit (ulimit -n " + std::to_string(needed) + ")");
}

static Address anyAddress(uint32_t family) {
  Address any;
  any.family = family;
  return any;
}

Socket dp::listenAsFirst(const TcpJob &job) {
  std::string host = job.listenAt.empty() ? job.host : job.listenAt, error;
  std::vector<Address> at = Address::resolve(host, job.port, error);
  if (at.empty())
    throw Error("rank 0 cannot listen at '" + host + "': " + error);
  // Debian maps a host's own name to a loopback address.
  if (job.listenAt.empty() && at[0].isLoopback() && job.severalHosts) {
    at = {anyAddress(6), anyAddress(4)};
    at[0].port = at[1].port = static_cast<uint32_t>(job.port);
  }
  int status = 0;
  for (const Address &address : at) {
    // The port may be the local port of an outgoing connection.
    for (Deadline end(portTime);;) {
      Socket listener = Socket::listenAt(address, status);
      if (listener.isOpen())
        return listener;
      if (status != EADDRINUSE || end.passed())
        break;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    if (status == EADDRINUSE)
      throw Error("rank 0 cannot listen at " + address.text() +
                  ": the port is in use, by another job or by another program; "
                  "choose another MASTER_PORT");
  }
  throw Error(
      "rank 0 cannot listen at " + at.back().text() + ": " +
          std::strerror(status) +
          (status == EADDRNOTAVAIL
               ? "; '" + host +
                     "' is no address of this host: rank 0 must run "
                     "there, or be given the address to listen at (dp-run "
                     "--listen)"
               : ""),
      DP_ERROR_LIBRARY);
}

Socket dp::listenBeside(const TcpJob &job, const Address &local) {
  Address at = local;
  if (!job.listenAt.empty()) {
    std::string error;
    std::vector<Address> all = Address::resolve(job.listenAt, 0, error);
    if (all.empty())
      throw Error(nameOf(job) + " cannot listen at '" + job.listenAt +
                  "': " + error);
    at = all[0];
  } else if (at.isLoopback() && job.severalHosts) {
    at = anyAddress(at.family);
  }
  at.port = 0;
  int status = 0;
  Socket listener = Socket::listenAt(at, status);
  if (!listener.isOpen())
    throw Error(nameOf(job) + " cannot listen at " + at.text() + ": " +
                    std::strerror(status),
                DP_ERROR_LIBRARY);
  return listener;
}
