//===- Connect.h - Connection of the processes of a job ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_CONNECT_H
#define DP_LIB_RUNTIME_TCP_CONNECT_H

#include "Connection.h"
#include "TcpJob.h"

#include <vector>

namespace dp {

/// Connects each two processes of the job. They prove to each other that they
/// know the secret. No process listens any more when it returns. Throws Error,
/// after `timeout` seconds (0: never) with the names of missing processes if
/// they are known.
std::vector<Connection> connectAll(const TcpJob &job, double timeout);

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_CONNECT_H
