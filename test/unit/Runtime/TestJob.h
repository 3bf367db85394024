//===- TestJob.h - A job of threads, for tests ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_TESTJOB_H
#define DP_TEST_UNIT_RUNTIME_TESTJOB_H

#include "FreePort.h"
#include "Support/Error.h"
#include "Tcp/Connect.h"
#include "Tcp/TcpTransport.h"

namespace dp {

/// Process `process` of `processes` that meet at `port` of this host.
inline TcpJob makeJob(int64_t process, int64_t processes, int port) {
  TcpJob job;
  job.process = process;
  job.processes = processes;
  job.host = "localhost";
  job.port = port;
  job.secret = "known to the unit tests";
  job.secretSource = "the test";
  return job;
}

/// Joins such a job.
inline std::unique_ptr<TcpTransport> join(const TcpJob &job, double timeout) {
  return std::make_unique<TcpTransport>(job, connectAll(job, timeout));
}

/// Returns what `f` throws, or "no error".
template <typename F>
std::string messageOf(F &&f, dp_status *status = nullptr,
                      int64_t *rank = nullptr) {
  try {
    f();
  } catch (const Error &e) {
    if (status)
      *status = e.status;
    if (rank)
      *rank = e.rank;
    return e.what();
  }
  return "no error";
}

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_TESTJOB_H
