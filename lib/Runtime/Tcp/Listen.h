//===- Listen.h - Addresses of a listening process --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_LISTEN_H
#define DP_LIB_RUNTIME_TCP_LISTEN_H

#include "Socket.h"
#include "TcpJob.h"

namespace dp {

/// Throws Error unless this process may open a connection to each other one, so
/// that a low limit is reported at once.
void checkDescriptors(const TcpJob &job);

/// Makes process 0 listen at the address that the others connect to, and no
/// other. Throws Error, also if the port is in use.
Socket listenAsFirst(const TcpJob &job);

/// Makes another process listen at `local`, the address from which it reaches
/// process 0: the others can reach it there. Throws Error.
Socket listenBeside(const TcpJob &job, const Address &local);

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_LISTEN_H
