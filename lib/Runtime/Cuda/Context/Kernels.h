//===- Kernels.h - Modules loaded on a GPU ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONTEXT_KERNELS_H
#define DP_LIB_RUNTIME_CUDA_CONTEXT_KERNELS_H

#include "Gpu.h"

#include <optional>
#include <unordered_map>

namespace dp::cuda {

/// Finds kernels by the executable's structs and loads their modules when they
/// are first used.
class Kernels {
public:
  /// `archs`: the architectures of the executable, for messages.
  Kernels(Gpu &gpu, const std::vector<std::string> &archs, int64_t rank,
          const Communicator &comm)
      : gpu(gpu), archs(archs), rank(rank), comm(comm) {}

  /// Returns the function of `kernel` and lets it use `sharedBytes` of dynamic
  /// shared memory. Throws Error.
  CUfunction find(const dp_gpu_kernel &kernel, int64_t sharedBytes);

  /// A check that has failed in a kernel of `rank`, and ended the context.
  struct FailedCheck {
    int64_t rank;
    std::string text; ///< message and place
  };
  /// Returns the one that has failed in the context, perhaps of another rank of
  /// `comm`; none if none has.
  std::optional<FailedCheck> failedCheck() const;

  /// Unloads all modules. The context is current.
  void clear();

private:
  struct Kernel {
    CUfunction function = nullptr;
    int64_t sharedBytes = 48 << 10; ///< bytes that every kernel may use
  };
  CUmodule load(const dp_gpu_module &module);
  void prepareChecks(CUmodule module);

  Gpu &gpu;
  const std::vector<std::string> &archs;
  int64_t rank;
  const Communicator &comm;
  std::unordered_map<const dp_gpu_kernel *, Kernel> kernels;
  std::unordered_map<const dp_gpu_module *, CUmodule> modules;
  /// Pinned memory of the host with a Checks each.
  std::vector<Buffer> checks;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONTEXT_KERNELS_H
