//===- RankAgreement.h - The ranks of a job's session -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_RANKAGREEMENT_H
#define DP_LIB_RUNTIME_SESSION_RANKAGREEMENT_H

#include "Devices.h"

struct dp_executable;

namespace dp {

/// Returns the ranks of this process in a session of `devices` devices;
/// `control` is null without a job. In a job, all processes call it, and it
/// throws Error on all of them unless they run the same program on one device
/// per process.
RankSet agreeOnRanks(const dp_executable &executable, int64_t devices,
                     ControlPlane *control);

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_RANKAGREEMENT_H
