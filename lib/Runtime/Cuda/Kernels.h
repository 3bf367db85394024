//===- Kernels.h - The modules that a GPU has loaded ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_KERNELS_H
#define DP_LIB_RUNTIME_CUDA_KERNELS_H

#include "Driver.h"
#include "dp/Runtime/DeviceABI.h"

#include <unordered_map>

namespace dp::cuda {

class CudaDevice;

/// Kernels by the executable's structs; modules are loaded when first used.
class Kernels {
public:
  /// The function of `kernel`, which may use `sharedBytes` of dynamic shared
  /// memory. Throws Error.
  CUfunction find(const CudaDevice &device, const dp_gpu_kernel &kernel,
                  int64_t sharedBytes);

  /// Unloads all; the context is current.
  void clear();

private:
  struct Kernel {
    CUfunction function = nullptr;
    int64_t sharedBytes = 48 << 10; ///< what every kernel may use
  };
  CUmodule load(const CudaDevice &device, const dp_gpu_module &module);

  std::unordered_map<const dp_gpu_kernel *, Kernel> kernels;
  std::unordered_map<const dp_gpu_module *, CUmodule> modules;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_KERNELS_H
