//===- Backends.cpp - Backend of an executable ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Backends.h"
#include "Cuda/CudaBackend.h"
#include "Host/Bindings/Blas.h"
#include "Host/HostDevice.h"
#include "Program/Executable.h"
#include "Support/Error.h"

using namespace dp;

namespace {
class HostBackend final : public DeviceBackend {
public:
  explicit HostBackend(const dp_executable &executable) {
    if ((executable.uses.gemm || executable.uses.conv) && !blas().error.empty())
      throw Error(blas().error, DP_ERROR_LIBRARY);
  }
  std::unique_ptr<Device> makeDevice(int64_t rank, Communicator &comm,
                                     Team &team) override {
    return std::make_unique<HostDevice>(rank, comm, team);
  }
};
} // namespace

std::unique_ptr<DeviceBackend>
dp::makeDeviceBackend(const dp_executable &executable,
                      const dp_session_options &options,
                      ControlPlane *control) {
  const std::string &target = executable.descriptor.target;
  static const char *const names[] = {"", "host", "cuda"};
  if (options.backend < DP_BACKEND_DEFAULT || options.backend > DP_BACKEND_CUDA)
    throw Error("there is no backend " + std::to_string(options.backend));
  // The kernels of an executable are code for one target only.
  if (options.backend != DP_BACKEND_DEFAULT && target != names[options.backend])
    throw Error("the executable is for target '" + target + "'; the backend '" +
                names[options.backend] + "' cannot run it");
  if (target == "cuda")
    return std::make_unique<cuda::CudaBackend>(executable, options, control);
  if (options.num_device_ids != 0 || options.output_device ||
      options.loopback || options.cuda_graph || options.kernel_choices ||
      options.tune_kernels)
    throw Error(
        "device ids, an output device, loopback, CUDA graphs and kernel "
        "choices are for executables of target 'cuda'; this one is for "
        "'" +
        target + "'");
  return std::make_unique<HostBackend>(executable);
}
