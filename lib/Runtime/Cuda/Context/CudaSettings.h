//===- CudaSettings.h - Settings of the GPUs of a session -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONTEXT_CUDASETTINGS_H
#define DP_LIB_RUNTIME_CUDA_CONTEXT_CUDASETTINGS_H

#include "CallerGpus.h"
#include "Cuda/Bindings/Nccl.h"
#include "KernelChoices.h"
#include "Program/Executable.h"

#include <memory>
#include <vector>

namespace dp::cuda {

/// The GPUs of the ranks and the settings of their work. CudaBackend owns and
/// fills it.
struct CudaSettings {
  CudaSettings(const dp_executable &executable, double timeoutSeconds)
      : executable(executable), timeoutSeconds(timeoutSeconds) {}

  const dp_executable &executable;
  double timeoutSeconds; ///< of a step; 0: none
  std::vector<int> gpus; ///< per rank of this process
  int64_t firstRank = 0; ///< of this process
  bool isAcross = false; ///< the other ranks are in other processes
  bool usesNccl = false; ///< otherwise collectives go through the host
  bool isAlone = false;  ///< one rank in all, whose collectives are copies
  bool usesGraphs = false;
  bool registersArenas = false; ///< unless a rank cannot
  ncclUniqueId id = {};
  std::unique_ptr<KernelChoices> choices; ///< null: the libraries' own
  CallerGpus callers{gpus};
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONTEXT_CUDASETTINGS_H
