//===- CallerGpus.h - The caller's streams and arrays on GPUs ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONTEXT_CALLERGPUS_H
#define DP_LIB_RUNTIME_CUDA_CONTEXT_CALLERGPUS_H

#include "Cuda/Bindings/Driver.h"
#include "Device/DeviceBackend.h"
#include "Digests.h"

#include <map>
#include <memory>
#include <vector>

namespace dp::cuda {

/// The GPUs on which the caller has arrays, those of the ranks and any other.
/// Their primary contexts are those of PyTorch and JAX. One thread changes it,
/// between steps; the devices of the ranks read it.
class CallerGpus {
public:
  /// `ranks`: the GPUs of the session.
  explicit CallerGpus(const std::vector<int> &ranks) : ranks(ranks) {}
  ~CallerGpus();
  CallerGpus(const CallerGpus &) = delete;

  /// Records an event after the present work of each stream, in place of the
  /// events of the last call. Throws Error.
  void record(const std::vector<CallersStream> &streams);
  /// Makes later work of `stream` run after these events. Throws Error.
  void await(CUstream stream) const;
  /// The context of a GPU that a stream was recorded of.
  CUcontext contextOf(int gpu) const { return gpus.at(gpu).context; }

  /// See DeviceBackend.
  void read(void *host, const void *data, CallersStream stream, int64_t bytes);
  void write(void *data, CallersStream stream, const void *host, int64_t bytes);
  std::vector<uint64_t> digest(const std::vector<CallersBytes> &arrays);

private:
  struct CallersGpu {
    CUcontext context = nullptr;
    std::vector<CUevent> events; ///< one for each stream of a call
    std::unique_ptr<Digests> digests;
  };
  CallersGpu &open(int gpu);
  void reachFrom(int gpu, int peer);

  const std::vector<int> &ranks;
  std::map<int, CallersGpu> gpus;
  std::vector<CUevent> recorded; ///< by the last record()
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONTEXT_CALLERGPUS_H
