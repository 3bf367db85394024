//===- ErrorReport.h - The error that ends a process ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_ERRORREPORT_H
#define DP_TOOLS_DP_RUN_ERRORREPORT_H

#include <cstdint>

namespace dp {

/// Returns true once: a process reports one error. May be called by a signal
/// handler.
bool claimReport();

/// Prints `dp-run: error: message`, only once in a process.
void reportError(const char *message);

/// The session's on_timeout: prints the message and ends the process.
void endOnTimeout(void *, const char *message, int64_t rank);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_ERRORREPORT_H
