//===- CudaBackend.h - The GPUs of a session --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CUDABACKEND_H
#define DP_LIB_RUNTIME_CUDA_CUDABACKEND_H

#include "Device/DeviceBackend.h"
#include "Nccl.h"
#include "Program/Executable.h"

namespace dp::cuda {

/// Which GPUs the ranks run on, and how.
class CudaBackend final : public DeviceBackend {
public:
  /// Loads the driver and the libraries that the program calls. Throws Error.
  CudaBackend(const dp_executable &executable,
              const dp_session_options &options, ControlPlane *control);

  int64_t threads(int64_t wanted) const override {
    return wanted == 0 ? 1 : wanted;
  }
  std::unique_ptr<dp_device> makeDevice(int64_t rank, Communicator &comm,
                                        Team &team) override;
  void exchange(ControlPlane *control) override;
  int64_t outputRank() const override { return output; }

  /// What the devices read.
  const dp_executable &executable;
  std::vector<int> gpus; ///< per rank of this process
  int64_t firstRank = 0; ///< of this process
  bool isAcross = false; ///< the other ranks are in other processes
  bool usesNccl = false; ///< else collectives go through the host
  bool usesGraphs = false;
  double timeoutSeconds = 0; ///< for a step; 0: any time
  ncclUniqueId id = {};

private:
  void chooseGpus(const dp_session_options &options, ControlPlane *control);
  void chooseCommunicator(const dp_session_options &options);

  int64_t output = 0;
};

/// The warning about GPUs that differ much in memory or multiprocessors, in the
/// words of torch.nn.DataParallel; empty if they do not.
std::string imbalanceWarning(const std::vector<int> &gpus);

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CUDABACKEND_H
