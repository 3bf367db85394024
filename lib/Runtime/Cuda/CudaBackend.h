//===- CudaBackend.h - The GPUs of a session --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CUDABACKEND_H
#define DP_LIB_RUNTIME_CUDA_CUDABACKEND_H

#include "Cuda/Context/CudaSettings.h"
#include "Device/DeviceBackend.h"

namespace dp::cuda {

/// Chooses the GPUs of the ranks and makes their devices.
class CudaBackend final : public DeviceBackend {
public:
  /// Loads the driver and the libraries that the program calls. Throws Error.
  CudaBackend(const dp_executable &executable,
              const dp_session_options &options, ControlPlane *control);

  std::unique_ptr<Device> makeDevice(int64_t rank, Communicator &comm,
                                     Team &team) override;
  void exchange(ControlPlane *control) override;
  int64_t outputRank() const override { return output; }
  bool usesGpus() const override { return true; }
  bool beginReductions() override;
  void awaitCaller(const std::vector<CallersStream> &streams) override {
    settings.callers.record(streams);
  }
  std::vector<uint64_t>
  digestCallers(const std::vector<CallersBytes> &arrays) override {
    return settings.callers.digest(arrays);
  }
  void readCallers(void *host, const void *data, CallersStream stream,
                   int64_t bytes) override {
    settings.callers.read(host, data, stream, bytes);
  }
  void writeCallers(void *data, CallersStream stream, const void *host,
                    int64_t bytes) override {
    settings.callers.write(data, stream, host, bytes);
  }
  void saveKernelChoices(const std::string &path) const override;

private:
  void chooseGpus(const dp_session_options &options, ControlPlane *control);
  void chooseCommunicator(const dp_session_options &options);
  void readKernelChoices(const dp_session_options &options);

  CudaSettings settings;
  bool isLoopback = false;
  int64_t output = 0; ///< the rank that replicated results are read from
};

/// Returns a warning, in the words of torch.nn.DataParallel, if the GPUs differ
/// much in memory or multiprocessors; else an empty text.
std::string imbalanceWarning(const std::vector<int> &gpus);

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CUDABACKEND_H
