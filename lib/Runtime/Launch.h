//===- Launch.h - How this process was started ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_LAUNCH_H
#define DP_LIB_RUNTIME_LAUNCH_H

#include "ControlPlane.h"

namespace dp {

/// How the processes of a job are connected.
enum class Backend {
  Host, ///< this process alone
  Mpi,  ///< mpirun, srun --mpi
  Tcp,  ///< torchrun, srun: RANK and WORLD_SIZE, or SLURM_*
};

const char *backendName(Backend backend);

/// The backend of that name. "auto", null or "": Mpi under mpirun or a launcher
/// that speaks PMI, Tcp under torchrun or srun, else Host. Throws Error.
Backend chooseBackend(const char *name);

/// Joins the job that the environment describes, waiting for the others for
/// `timeout` seconds (0: any time). Throws Error.
std::unique_ptr<ControlPlane> joinJob(Backend backend, double timeout);

} // namespace dp

struct dp_job {
  dp::Backend backend;
  std::unique_ptr<dp::ControlPlane> control;
};

#endif // DP_LIB_RUNTIME_LAUNCH_H
