//===- Digests.h - Digests of arrays on a GPU -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONTEXT_DIGESTS_H
#define DP_LIB_RUNTIME_CUDA_CONTEXT_DIGESTS_H

#include "Cuda/Bindings/Driver.h"
#include "Device/DeviceBackend.h"

#include <map>
#include <string>
#include <vector>

namespace dp::cuda {

/// Computes 64-bit digests of arrays in the memory of one GPU: the sum of a
/// bijection of each word and its place, so that a change of one word always
/// changes it. The GPU's context is current in all calls.
class Digests {
public:
  explicit Digests(std::string gpu) : gpu(std::move(gpu)) {}
  Digests(const Digests &) = delete;

  /// Writes the digests of `count` arrays, after the present work of `stream`,
  /// and waits for them. Throws Error.
  void compute(const CallersBytes *arrays, size_t count, CUstream stream,
               uint64_t *digests);

  /// Frees all memory and unloads the kernels.
  void clear() noexcept;

private:
  CUfunction find(int64_t wordBytes);
  void reserve(size_t bytes);
  void release() noexcept;

  std::string gpu;
  CUmodule module = nullptr;
  std::map<int64_t, CUfunction> functions;
  size_t capacity = 0;  ///< bytes of `sums` and `read`
  CUdeviceptr sums = 0; ///< of the blocks
  void *read = nullptr; ///< pinned memory
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONTEXT_DIGESTS_H
