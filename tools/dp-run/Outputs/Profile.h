//===- Profile.h - Timelines of the devices ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_OUTPUTS_PROFILE_H
#define DP_TOOLS_DP_RUN_OUTPUTS_PROFILE_H

#include "Job.h"

namespace dp {

/// Returns the last step's activities on the devices of all processes in
/// Chrome's trace event format: a process per rank, with a row for the program
/// and one for collectives. All processes call it; only the first gets the
/// text.
std::string gatherProfile(Job &job, const Program &program,
                          const Session &session);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_OUTPUTS_PROFILE_H
