//===- Launch.h - Detection of the launcher ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_LAUNCH_H
#define DP_LIB_RUNTIME_SESSION_LAUNCH_H

#include "Job/ControlPlane.h"

namespace dp {

/// JobKind says what started the processes of a job, and so how they connect.
enum class JobKind {
  Host, ///< this process alone
  Mpi,  ///< mpirun, srun --mpi
  Tcp,  ///< torchrun, srun: RANK and WORLD_SIZE, or SLURM_*
};

const char *jobKindName(JobKind kind);

/// Returns the kind of that name. "auto", null or "": Mpi under mpirun or a
/// launcher that uses PMI, Tcp under torchrun or srun, else Host. Throws Error,
/// also if only some of a launcher's variables are set: a process that ran
/// alone then would compute the wrong thing.
JobKind chooseJobKind(const char *name);

struct JobPlace {
  int64_t process = 0; ///< the rank
  int64_t processes = 1;
};

/// Returns the place of this process in a job of that kind, as the launcher's
/// variables say it, and connects to nobody. Throws Error.
JobPlace findJobPlace(JobKind kind);

struct JoinOptions {
  JoinOptions(double timeout = 0) : timeout(timeout) {}

  double timeout;         ///< seconds to wait for the others; 0: no limit
  std::string secretFile; ///< empty: see findSecret
  std::string listenAt;   ///< empty: see TcpJob
  bool tls = false;       ///< encrypt the connections; not with Mpi
};

/// Joins the job that the environment describes. Throws Error.
std::unique_ptr<ControlPlane> joinJob(JobKind kind, const JoinOptions &options);

} // namespace dp

struct dp_job {
  dp::JobKind kind;
  std::unique_ptr<dp::ControlPlane> control;
};

#endif // DP_LIB_RUNTIME_SESSION_LAUNCH_H
