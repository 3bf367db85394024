//===- Secret.h - Secret shared by the processes of a job -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_SECRET_H
#define DP_LIB_RUNTIME_TCP_SECRET_H

#include <string>

namespace dp {

struct Secret {
  std::string bytes;
  std::string source; ///< its origin, for messages
};

/// Returns the job's secret from the first of these that exists: the file
/// `path` (empty: none), the file that DP_JOB_SECRET_FILE names, DP_JOB_SECRET,
/// the key that Open MPI's mpirun makes for the connections of a job, and the
/// user's own file, created if it is missing. Throws Error, also if
/// others may read a file.
Secret findSecret(const std::string &path);

/// Returns the path of the user's own file: dp/job-secret in XDG_CONFIG_HOME,
/// or in ~/.config. Throws Error if the user has no home.
std::string pathOfUserSecret();

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_SECRET_H
