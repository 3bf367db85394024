//===- Listen.h - Where a process of a job listens --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_LISTEN_H
#define DP_LIB_RUNTIME_TCP_LISTEN_H

#include "TcpTransport.h"

namespace dp {

/// Throws Error unless this process may open a connection with each other one:
/// better at once than when the last one comes.
void checkDescriptors(const TcpJob &job);

/// Process 0 listens where the others look for it, at no other address. Throws
/// Error, also where the port is in use.
Socket listenAsFirst(const TcpJob &job);

/// Another process listens at the address that it reaches process 0 from,
/// `local`: there the others reach it. Throws Error.
Socket listenBeside(const TcpJob &job, const Address &local);

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_LISTEN_H
